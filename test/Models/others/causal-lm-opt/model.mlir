#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d2)>
#map15 = affine_map<(d0, d1) -> (d1)>
#map16 = affine_map<(d0, d1, d2, d3) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map19 = affine_map<() -> ()>
#map20 = affine_map<(d0, d1) -> ()>
#map21 = affine_map<(d0, d1) -> (d0)>
#map22 = affine_map<(d0) -> ()>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "transformers.models.opt.modeling_opt.OPTForCausalLM" bases ["transformers.models.opt.modeling_opt.OPTPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin", "transformers.generation.utils.GenerationMixin", "transformers.generation.continuous_batching.continuous_api.ContinuousMixin"] {
    fsdp.module @model class "transformers.models.opt.modeling_opt.OPTModel" bases ["transformers.models.opt.modeling_opt.OPTPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
      fsdp.module @decoder class "transformers.models.opt.modeling_opt.OPTDecoder" bases ["transformers.models.opt.modeling_opt.OPTPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
        fsdp.module @embed_tokens class "torch.nn.modules.sparse.Embedding" {
          fsdp.param @weight : tensor<128x32xf32>
        }
        fsdp.module @embed_positions class "transformers.models.opt.modeling_opt.OPTLearnedPositionalEmbedding" bases ["torch.nn.modules.sparse.Embedding"] {
          fsdp.param @weight : tensor<66x32xf32>
        }
        fsdp.module @final_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<32xf32>
          fsdp.param @bias : tensor<32xf32>
        }
        fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
          fsdp.module @"0" class "transformers.models.opt.modeling_opt.OPTDecoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
            fsdp.module @self_attn class "transformers.models.opt.modeling_opt.OPTAttention" {
              fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @out_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
            }
            fsdp.module @activation_fn class "torch.nn.modules.activation.ReLU" {
            }
            fsdp.module @self_attn_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
              fsdp.param @bias : tensor<64xf32>
            }
            fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x64xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @final_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
          fsdp.module @"1" class "transformers.models.opt.modeling_opt.OPTDecoderLayer" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
            fsdp.module @self_attn class "transformers.models.opt.modeling_opt.OPTAttention" {
              fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @out_proj class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
            }
            fsdp.module @activation_fn class "torch.nn.modules.activation.ReLU" {
            }
            fsdp.module @self_attn_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<64x32xf32>
              fsdp.param @bias : tensor<64xf32>
            }
            fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x64xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @final_layer_norm class "torch.nn.modules.normalization.LayerNorm" {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
        }
      }
    }
    fsdp.module @lm_head class "torch.nn.modules.linear.Linear" {
      fsdp.alias @weight = @model::@model::@decoder::@embed_tokens::@weight
    }
  }
  func.func @step(%arg0: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@embed_tokens::@weight>}, %arg1: tensor<66x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@embed_positions::@weight>}, %arg2: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@final_layer_norm::@weight>}, %arg3: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@final_layer_norm::@bias>}, %arg4: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@k_proj::@weight>}, %arg5: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@k_proj::@bias>}, %arg6: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@v_proj::@weight>}, %arg7: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@v_proj::@bias>}, %arg8: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@q_proj::@weight>}, %arg9: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@q_proj::@bias>}, %arg10: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, %arg11: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, %arg12: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn_layer_norm::@weight>}, %arg13: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@self_attn_layer_norm::@bias>}, %arg14: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@fc1::@weight>}, %arg15: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@fc1::@bias>}, %arg16: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@fc2::@weight>}, %arg17: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@fc2::@bias>}, %arg18: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@final_layer_norm::@weight>}, %arg19: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"0"::@final_layer_norm::@bias>}, %arg20: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@k_proj::@weight>}, %arg21: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@k_proj::@bias>}, %arg22: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@v_proj::@weight>}, %arg23: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@v_proj::@bias>}, %arg24: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@q_proj::@weight>}, %arg25: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@q_proj::@bias>}, %arg26: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, %arg27: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, %arg28: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn_layer_norm::@weight>}, %arg29: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@self_attn_layer_norm::@bias>}, %arg30: tensor<64x32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@fc1::@weight>}, %arg31: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@fc1::@bias>}, %arg32: tensor<32x64xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@fc2::@weight>}, %arg33: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@fc2::@bias>}, %arg34: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@final_layer_norm::@weight>}, %arg35: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@decoder::@layers::@"1"::@final_layer_norm::@bias>}, %arg36: tensor<2x16xi64> {fsdp.role = #fsdp.input<"input_ids", indices = [0, 128]>}, %arg37: tensor<2x16xi64> {fsdp.role = #fsdp.input<"labels">}, %arg38: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@embed_tokens::@weight>}, tensor<66x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@embed_positions::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@final_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@final_layer_norm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@k_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@k_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@v_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@v_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@q_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@q_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@out_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn::@out_proj::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@self_attn_layer_norm::@bias>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@fc1::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@fc1::@bias>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@fc2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@fc2::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@final_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"0"::@final_layer_norm::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@k_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@k_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@v_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@v_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@q_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@q_proj::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@out_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn::@out_proj::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@self_attn_layer_norm::@bias>}, tensor<64x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@fc1::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@fc1::@bias>}, tensor<32x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@fc2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@fc2::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@final_layer_norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@decoder::@layers::@"1"::@final_layer_norm::@bias>}) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c127_i64 = arith.constant 127 : i64
    %c-100_i64 = arith.constant -100 : i64
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
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<2x4x16x16xf32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<2x16xf32>
    %cst_7 = arith.constant 1.1111111111111112 : f64
    %cst_8 = arith.constant 0xFFF0000000000000 : f64
    %cst_9 = arith.constant 0.35355339059327379 : f64
    %cst_10 = arith.constant 1.000000e-05 : f64
    %cst_11 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<2x1x16xf32>
    %cst_13 = arith.constant 1.000000e+00 : f32
    %cst_14 = arith.constant 3.200000e+01 : f64
    %cst_15 = arith.constant 3.200000e+01 : f32
    %cst_16 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<2x16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg36 : tensor<2x16xi64>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %487 = arith.index_cast %in : i64 to index
      %488 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%487, %488] : tensor<128x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x16x32xf32>
    %2 = tensor.empty() : tensor<16xi64>
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %487 = linalg.index 0 : index
      %488 = arith.index_cast %487 : index to i64
      linalg.yield %488 : i64
    } -> tensor<16xi64>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, 16] : tensor<16xi64> into tensor<1x16xi64>
    %expanded_17 = tensor.expand_shape %3 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %4 = tensor.empty() : tensor<16x16xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_17 : tensor<1x16xi64>, tensor<16x1xi64>) outs(%4 : tensor<16x16xi1>) {
    ^bb0(%in: i64, %in_165: i64, %out: i1):
      %487 = arith.cmpi sle, %in, %in_165 : i64
      linalg.yield %487 : i1
    } -> tensor<16x16xi1>
    %6 = tensor.empty() : tensor<2x16x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %cst_12, %cst_5 : tensor<16x16xi1>, tensor<2x1x16xf32>, tensor<f32>) outs(%6 : tensor<2x16x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x16xf32>
    %8 = tensor.empty() : tensor<2x16xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x16x16xf32>) outs(%9 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x16xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_6 : tensor<2x16xf32>, tensor<2x16xf32>) outs(%8 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x16xf32>) outs(%8 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.subf %in, %cst_13 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16xf32>
    %13 = tensor.empty() : tensor<2x16xi64>
    %14 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<2x16xf32>) outs(%13 : tensor<2x16xi64>) {
    ^bb0(%in: f32, %out: i64):
      %487 = arith.fptosi %in : f32 to i64
      linalg.yield %487 : i64
    } -> tensor<2x16xi64>
    %expanded_18 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xi64> into tensor<1x1x16x1xi64>
    %expanded_19 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xi64> into tensor<1x1x1x16xi64>
    %15 = tensor.empty() : tensor<1x1x16x16xi1>
    %16 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19, %expanded_18 : tensor<1x1x1x16xi64>, tensor<1x1x16x1xi64>) outs(%15 : tensor<1x1x16x16xi1>) {
    ^bb0(%in: i64, %in_165: i64, %out: i1):
      %487 = arith.cmpi sle, %in, %in_165 : i64
      linalg.yield %487 : i1
    } -> tensor<1x1x16x16xi1>
    %17 = tensor.empty() : tensor<2x1x16x16xi1>
    %collapsed = tensor.collapse_shape %16 [[0, 1], [2], [3]] : tensor<1x1x16x16xi1> into tensor<1x16x16xi1>
    %18 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x16x16xi1>) outs(%17 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x16x16xi1>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<2x16xi64>) outs(%13 : tensor<2x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.addi %in, %c2_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16xi64>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x16xi64>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %487 = arith.index_cast %in : i64 to index
      %488 = linalg.index 2 : index
      %extracted = tensor.extract %arg1[%487, %488] : tensor<66x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x16x32xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %20 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %22 = tensor.empty() : tensor<2x16x32xf64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x16x32xf32>) outs(%22 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %487 = arith.extf %in : f32 to f64
      linalg.yield %487 : f64
    } -> tensor<2x16x32xf64>
    %24 = tensor.empty() : tensor<2x16x1xf64>
    %25 = linalg.fill ins(%cst_0 : f64) outs(%24 : tensor<2x16x1xf64>) -> tensor<2x16x1xf64>
    %26 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<2x16x32xf64>) outs(%25 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.addf %in, %out : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x16x1xf64>) outs(%24 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.divf %in, %cst_14 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %28 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %27 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%22 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %487 = arith.subf %in, %in_165 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x32xf64>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %28 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%22 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %487 = arith.mulf %in, %in_165 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x32xf64>
    %30 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%29 : tensor<2x16x32xf64>) outs(%25 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.addf %in, %out : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x16x1xf64>) outs(%24 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.divf %in, %cst_14 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %32 = tensor.empty() : tensor<2x16x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x16x1xf64>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %487 = arith.truncf %in : f64 to f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%32 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%21 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.divf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_10 : f64 to f32
      %488 = arith.addf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<2x16x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = math.rsqrt %in : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %36 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %38 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %arg12 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %arg13 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_20 = tensor.collapse_shape %42 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %43 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg8 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %45 = linalg.matmul ins(%collapsed_20, %transposed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %46 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%45, %46 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %expanded_21 = tensor.expand_shape %47 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_9 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<2x16x32xf32>
    %expanded_22 = tensor.expand_shape %48 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32>
    %49 = tensor.empty() : tensor<2x4x16x8xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x16x4x8xf32>) outs(%49 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_24 = linalg.transpose ins(%arg4 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %50 = linalg.matmul ins(%collapsed_20, %transposed_24 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %51 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %transposed_25 = linalg.transpose ins(%arg6 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %53 = linalg.matmul ins(%collapsed_20, %transposed_25 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %54 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%53, %54 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %expanded_26 = tensor.expand_shape %52 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_27 = tensor.expand_shape %55 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<2x16x4x8xf32>) outs(%49 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %56 = tensor.empty() : tensor<2x1x16x16xf32>
    %57 = linalg.generic {indexing_maps = [#map11, #map16, #map16, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %cst_5, %cst_4 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<f32>) outs(%56 : tensor<2x1x16x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<2x1x16x16xf32>
    %58 = tensor.empty() : tensor<2x4x8x16xf32>
    %transposed_29 = linalg.transpose ins(%expanded_26 : tensor<2x16x4x8xf32>) outs(%58 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_30 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_31 = tensor.collapse_shape %transposed_29 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %59 = tensor.empty() : tensor<8x16x16xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %61 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%60 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_32 = tensor.expand_shape %61 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %62 = tensor.empty() : tensor<2x4x16x16xf32>
    %63 = linalg.generic {indexing_maps = [#map11, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %57 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %64 = tensor.empty() : tensor<2x4x16xi64>
    %65 = linalg.fill ins(%c0_i64 : i64) outs(%64 : tensor<2x4x16xi64>) -> tensor<2x4x16xi64>
    %66 = tensor.empty() : tensor<2x4x16xf32>
    %67 = linalg.fill ins(%cst_1 : f32) outs(%66 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %68:2 = linalg.generic {indexing_maps = [#map11, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<2x4x16x16xf32>) outs(%67, %65 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %487 = linalg.index 3 : index
      %488 = arith.index_cast %487 : index to i64
      %489 = arith.maximumf %in, %out : f32
      %490 = arith.cmpf ogt, %in, %out : f32
      %491 = arith.select %490, %488, %out_165 : i64
      linalg.yield %489, %491 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_33 = tensor.expand_shape %68#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %69 = linalg.generic {indexing_maps = [#map11, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %expanded_33 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %70 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<2x4x16x16xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = math.exp %in : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %71 = tensor.empty() : tensor<2x4x16x1xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32>
    %73 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%70 : tensor<2x4x16x16xf32>) outs(%72 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x1xf32>
    %74 = linalg.generic {indexing_maps = [#map11, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %73 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.divf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %75 = tensor.empty() : tensor<2x4x16x16xi1>
    %76 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %487 = arith.extf %in : f32 to f64
      %488 = arith.cmpf oeq, %487, %cst_8 : f64
      linalg.yield %488 : i1
    } -> tensor<2x4x16x16xi1>
    %77 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x4x16x16xi1>) outs(%75 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %487 = arith.cmpi eq, %in, %false : i1
      linalg.yield %487 : i1
    } -> tensor<2x4x16x16xi1>
    %78 = tensor.empty() : tensor<2x4x16x1xi1>
    %79 = linalg.fill ins(%false : i1) outs(%78 : tensor<2x4x16x1xi1>) -> tensor<2x4x16x1xi1>
    %80 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%77 : tensor<2x4x16x16xi1>) outs(%79 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %487 = arith.ori %in, %out : i1
      linalg.yield %487 : i1
    } -> tensor<2x4x16x1xi1>
    %81 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<2x4x16x1xi1>) outs(%78 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %487 = arith.cmpi eq, %in, %false : i1
      linalg.yield %487 : i1
    } -> tensor<2x4x16x1xi1>
    %82 = linalg.generic {indexing_maps = [#map10, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %cst_3, %74 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_34 = tensor.collapse_shape %82 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_35 = tensor.collapse_shape %transposed_28 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %83 = tensor.empty() : tensor<8x16x8xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %85 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%84 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_36 = tensor.expand_shape %85 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %86 = tensor.empty() : tensor<2x16x4x8xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<2x4x16x8xf32>) outs(%86 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_39 = linalg.transpose ins(%arg10 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %87 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %88 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %expanded_40 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %90 = tensor.empty() : tensor<i64>
    %91 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%arg38 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %92 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%91 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %93 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%92 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %94 = tensor.empty() : tensor<1024xi64>
    %95 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%94 : tensor<1024xi64>) {
    ^bb0(%out: i64):
      %487 = linalg.index 0 : index
      %488 = arith.index_cast %487 : index to i64
      linalg.yield %488 : i64
    } -> tensor<1024xi64>
    %expanded_41 = tensor.expand_shape %95 [[0, 1, 2]] output_shape [2, 16, 32] : tensor<1024xi64> into tensor<2x16x32xi64>
    %96 = tensor.empty() : tensor<2x16x32xi64>
    %97 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %93 : tensor<2x16x32xi64>, tensor<i64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %98 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %102 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %106 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %108 = tensor.empty() : tensor<2x16x32xi1>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x16x32xi64>) outs(%108 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %487 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %487 : i1
    } -> tensor<2x16x32xi1>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_7 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<2x16x32xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %110, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %111 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_42 = tensor.collapse_shape %112 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %113 = tensor.empty() : tensor<32x32xf64>
    %114 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_42 : tensor<32x32xf32>) outs(%113 : tensor<32x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %487 = arith.extf %in : f32 to f64
      linalg.yield %487 : f64
    } -> tensor<32x32xf64>
    %115 = tensor.empty() : tensor<32x1xf64>
    %116 = linalg.fill ins(%cst_0 : f64) outs(%115 : tensor<32x1xf64>) -> tensor<32x1xf64>
    %117 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%114 : tensor<32x32xf64>) outs(%116 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.addf %in, %out : f64
      linalg.yield %487 : f64
    } -> tensor<32x1xf64>
    %118 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<32x1xf64>) outs(%115 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.divf %in, %cst_14 : f64
      linalg.yield %487 : f64
    } -> tensor<32x1xf64>
    %119 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%114, %118 : tensor<32x32xf64>, tensor<32x1xf64>) outs(%113 : tensor<32x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %487 = arith.subf %in, %in_165 : f64
      linalg.yield %487 : f64
    } -> tensor<32x32xf64>
    %120 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%119, %119 : tensor<32x32xf64>, tensor<32x32xf64>) outs(%113 : tensor<32x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %487 = arith.mulf %in, %in_165 : f64
      linalg.yield %487 : f64
    } -> tensor<32x32xf64>
    %121 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%120 : tensor<32x32xf64>) outs(%116 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.addf %in, %out : f64
      linalg.yield %487 : f64
    } -> tensor<32x1xf64>
    %122 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<32x1xf64>) outs(%115 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.divf %in, %cst_14 : f64
      linalg.yield %487 : f64
    } -> tensor<32x1xf64>
    %123 = tensor.empty() : tensor<32x1xf32>
    %124 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<32x1xf64>) outs(%123 : tensor<32x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %487 = arith.truncf %in : f64 to f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %125 = linalg.fill ins(%cst : f32) outs(%123 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %126 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%collapsed_42 : tensor<32x32xf32>) outs(%125 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %127 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%126 : tensor<32x1xf32>) outs(%123 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.divf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<32x1xf32>) outs(%123 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_10 : f64 to f32
      %488 = arith.addf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<32x1xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<32x1xf32>) outs(%123 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = math.rsqrt %in : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %130 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_42, %127 : tensor<32x32xf32>, tensor<32x1xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %131 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%130, %129 : tensor<32x32xf32>, tensor<32x1xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %132 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%131, %arg18 : tensor<32x32xf32>, tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %133 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%132, %arg19 : tensor<32x32xf32>, tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %134 = tensor.empty() : tensor<32x64xf32>
    %transposed_43 = linalg.transpose ins(%arg14 : tensor<64x32xf32>) outs(%134 : tensor<32x64xf32>) permutation = [1, 0] 
    %135 = linalg.fill ins(%cst : f32) outs(%134 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %136 = linalg.matmul ins(%133, %transposed_43 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%135 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %137 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg15 : tensor<64xf32>) outs(%134 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %138 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%136, %137 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%134 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x64xf32>
    %139 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<32x64xf32>) outs(%134 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.cmpf ugt, %in, %cst : f32
      %488 = arith.select %487, %in, %cst : f32
      linalg.yield %488 : f32
    } -> tensor<32x64xf32>
    %140 = tensor.empty() : tensor<64x32xf32>
    %transposed_44 = linalg.transpose ins(%arg16 : tensor<32x64xf32>) outs(%140 : tensor<64x32xf32>) permutation = [1, 0] 
    %141 = linalg.matmul ins(%139, %transposed_44 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %142 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %143 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%141, %142 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %144 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%arg38 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %145 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%144 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %146 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%145 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %expanded_45 = tensor.expand_shape %95 [[0, 1]] output_shape [32, 32] : tensor<1024xi64> into tensor<32x32xi64>
    %147 = tensor.empty() : tensor<32x32xi64>
    %148 = linalg.generic {indexing_maps = [#map5, #map20, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_45, %146 : tensor<32x32xi64>, tensor<i64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %149 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %150 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%148, %149 : tensor<32x32xi64>, tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %151 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%150 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %152 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%151 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %153 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %154 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%152, %153 : tensor<32x32xi64>, tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %155 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%154 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %156 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %157 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%156 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %158 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%156, %157 : tensor<32x32xi64>, tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %159 = tensor.empty() : tensor<32x32xi1>
    %160 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%158 : tensor<32x32xi64>) outs(%159 : tensor<32x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %487 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %487 : i1
    } -> tensor<32x32xi1>
    %161 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_7 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<32x32xf32>
    %162 = linalg.generic {indexing_maps = [#map5, #map5, #map20, #map5], iterator_types = ["parallel", "parallel"]} ins(%160, %161, %cst_5 : tensor<32x32xi1>, tensor<32x32xf32>, tensor<f32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %163 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_42, %162 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %expanded_46 = tensor.expand_shape %163 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<2x16x32xf32>) outs(%22 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %487 = arith.extf %in : f32 to f64
      linalg.yield %487 : f64
    } -> tensor<2x16x32xf64>
    %165 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164 : tensor<2x16x32xf64>) outs(%25 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.addf %in, %out : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<2x16x1xf64>) outs(%24 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.divf %in, %cst_14 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %167 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %166 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%22 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %487 = arith.subf %in, %in_165 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x32xf64>
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %167 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%22 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %487 = arith.mulf %in, %in_165 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x32xf64>
    %169 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<2x16x32xf64>) outs(%25 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.addf %in, %out : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x16x1xf64>) outs(%24 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.divf %in, %cst_14 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x16x1xf64>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %487 = arith.truncf %in : f64 to f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_46 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.divf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_10 : f64 to f32
      %488 = arith.addf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<2x16x1xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = math.rsqrt %in : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %173 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %175 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %arg28 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %arg29 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_47 = tensor.collapse_shape %179 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_48 = linalg.transpose ins(%arg24 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %180 = linalg.matmul ins(%collapsed_47, %transposed_48 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %181 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %182 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%180, %181 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %expanded_49 = tensor.expand_shape %182 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_9 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<2x16x32xf32>
    %expanded_50 = tensor.expand_shape %183 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32>
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<2x16x4x8xf32>) outs(%49 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_52 = linalg.transpose ins(%arg20 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %184 = linalg.matmul ins(%collapsed_47, %transposed_52 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %185 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg21 : tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %186 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%184, %185 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %transposed_53 = linalg.transpose ins(%arg22 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %187 = linalg.matmul ins(%collapsed_47, %transposed_53 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %188 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %189 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%187, %188 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %expanded_54 = tensor.expand_shape %186 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_55 = tensor.expand_shape %189 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<2x16x4x8xf32>) outs(%49 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_57 = linalg.transpose ins(%expanded_54 : tensor<2x16x4x8xf32>) outs(%58 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_58 = tensor.collapse_shape %transposed_51 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_59 = tensor.collapse_shape %transposed_57 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %190 = linalg.batch_matmul ins(%collapsed_58, %collapsed_59 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%60 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_60 = tensor.expand_shape %190 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %191 = linalg.generic {indexing_maps = [#map11, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_60, %57 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %192:2 = linalg.generic {indexing_maps = [#map11, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%191 : tensor<2x4x16x16xf32>) outs(%67, %65 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %487 = linalg.index 3 : index
      %488 = arith.index_cast %487 : index to i64
      %489 = arith.maximumf %in, %out : f32
      %490 = arith.cmpf ogt, %in, %out : f32
      %491 = arith.select %490, %488, %out_165 : i64
      linalg.yield %489, %491 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_61 = tensor.expand_shape %192#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %193 = linalg.generic {indexing_maps = [#map11, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %expanded_61 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %194 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193 : tensor<2x4x16x16xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = math.exp %in : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %195 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%194 : tensor<2x4x16x16xf32>) outs(%72 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x1xf32>
    %196 = linalg.generic {indexing_maps = [#map11, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%194, %195 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.divf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %197 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191 : tensor<2x4x16x16xf32>) outs(%75 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %487 = arith.extf %in : f32 to f64
      %488 = arith.cmpf oeq, %487, %cst_8 : f64
      linalg.yield %488 : i1
    } -> tensor<2x4x16x16xi1>
    %198 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197 : tensor<2x4x16x16xi1>) outs(%75 : tensor<2x4x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %487 = arith.cmpi eq, %in, %false : i1
      linalg.yield %487 : i1
    } -> tensor<2x4x16x16xi1>
    %199 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%198 : tensor<2x4x16x16xi1>) outs(%79 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %487 = arith.ori %in, %out : i1
      linalg.yield %487 : i1
    } -> tensor<2x4x16x1xi1>
    %200 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%199 : tensor<2x4x16x1xi1>) outs(%78 : tensor<2x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %487 = arith.cmpi eq, %in, %false : i1
      linalg.yield %487 : i1
    } -> tensor<2x4x16x1xi1>
    %201 = linalg.generic {indexing_maps = [#map10, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200, %cst_3, %196 : tensor<2x4x16x1xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_62 = tensor.collapse_shape %201 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_63 = tensor.collapse_shape %transposed_56 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %202 = linalg.batch_matmul ins(%collapsed_62, %collapsed_63 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%84 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_64 = tensor.expand_shape %202 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_65 = linalg.transpose ins(%expanded_64 : tensor<2x4x16x8xf32>) outs(%86 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_66 = tensor.collapse_shape %transposed_65 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_67 = linalg.transpose ins(%arg26 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %203 = linalg.matmul ins(%collapsed_66, %transposed_67 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %204 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg27 : tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %205 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%203, %204 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %expanded_68 = tensor.expand_shape %205 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %206 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%arg38 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %207 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%206 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %208 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%207 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %209 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %208 : tensor<2x16x32xi64>, tensor<i64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %210 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %211 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %210 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %212 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %213 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %214 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213, %214 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %216 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %217 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %218 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %219 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %218 : tensor<2x16x32xi64>, tensor<2x16x32xi64>) outs(%96 : tensor<2x16x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<2x16x32xi64>
    %220 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<2x16x32xi64>) outs(%108 : tensor<2x16x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %487 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %487 : i1
    } -> tensor<2x16x32xi1>
    %221 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_68 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_7 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<2x16x32xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %221, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %222 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_69 = tensor.collapse_shape %223 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %224 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_69 : tensor<32x32xf32>) outs(%113 : tensor<32x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %487 = arith.extf %in : f32 to f64
      linalg.yield %487 : f64
    } -> tensor<32x32xf64>
    %225 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%224 : tensor<32x32xf64>) outs(%116 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.addf %in, %out : f64
      linalg.yield %487 : f64
    } -> tensor<32x1xf64>
    %226 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%225 : tensor<32x1xf64>) outs(%115 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.divf %in, %cst_14 : f64
      linalg.yield %487 : f64
    } -> tensor<32x1xf64>
    %227 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%224, %226 : tensor<32x32xf64>, tensor<32x1xf64>) outs(%113 : tensor<32x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %487 = arith.subf %in, %in_165 : f64
      linalg.yield %487 : f64
    } -> tensor<32x32xf64>
    %228 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%227, %227 : tensor<32x32xf64>, tensor<32x32xf64>) outs(%113 : tensor<32x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %487 = arith.mulf %in, %in_165 : f64
      linalg.yield %487 : f64
    } -> tensor<32x32xf64>
    %229 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%228 : tensor<32x32xf64>) outs(%116 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.addf %in, %out : f64
      linalg.yield %487 : f64
    } -> tensor<32x1xf64>
    %230 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%229 : tensor<32x1xf64>) outs(%115 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.divf %in, %cst_14 : f64
      linalg.yield %487 : f64
    } -> tensor<32x1xf64>
    %231 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%230 : tensor<32x1xf64>) outs(%123 : tensor<32x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %487 = arith.truncf %in : f64 to f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %232 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%collapsed_69 : tensor<32x32xf32>) outs(%125 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %233 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%232 : tensor<32x1xf32>) outs(%123 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.divf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %234 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%231 : tensor<32x1xf32>) outs(%123 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_10 : f64 to f32
      %488 = arith.addf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<32x1xf32>
    %235 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%234 : tensor<32x1xf32>) outs(%123 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = math.rsqrt %in : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %236 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_69, %233 : tensor<32x32xf32>, tensor<32x1xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %237 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%236, %235 : tensor<32x32xf32>, tensor<32x1xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %238 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%237, %arg34 : tensor<32x32xf32>, tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %239 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%238, %arg35 : tensor<32x32xf32>, tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %transposed_70 = linalg.transpose ins(%arg30 : tensor<64x32xf32>) outs(%134 : tensor<32x64xf32>) permutation = [1, 0] 
    %240 = linalg.matmul ins(%239, %transposed_70 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%135 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %241 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<64xf32>) outs(%134 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %242 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%240, %241 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%134 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x64xf32>
    %243 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%242 : tensor<32x64xf32>) outs(%134 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.cmpf ugt, %in, %cst : f32
      %488 = arith.select %487, %in, %cst : f32
      linalg.yield %488 : f32
    } -> tensor<32x64xf32>
    %transposed_71 = linalg.transpose ins(%arg32 : tensor<32x64xf32>) outs(%140 : tensor<64x32xf32>) permutation = [1, 0] 
    %244 = linalg.matmul ins(%243, %transposed_71 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %245 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg33 : tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %246 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%244, %245 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %247 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%arg38 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %248 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%247 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %249 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%248 : tensor<i64>) outs(%90 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<i64>
    %250 = linalg.generic {indexing_maps = [#map5, #map20, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_45, %249 : tensor<32x32xi64>, tensor<i64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %251 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%250 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %252 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%250, %251 : tensor<32x32xi64>, tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %253 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%252 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %254 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%253 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %255 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%254 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %256 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%254, %255 : tensor<32x32xi64>, tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %257 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%256 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %258 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%257 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %259 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%258 : tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %260 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%258, %259 : tensor<32x32xi64>, tensor<32x32xi64>) outs(%147 : tensor<32x32xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %487 = arith.xori %in, %in_165 : i64
      linalg.yield %487 : i64
    } -> tensor<32x32xi64>
    %261 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%260 : tensor<32x32xi64>) outs(%159 : tensor<32x32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %487 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %487 : i1
    } -> tensor<32x32xi1>
    %262 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%246 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_7 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<32x32xf32>
    %263 = linalg.generic {indexing_maps = [#map5, #map5, #map20, #map5], iterator_types = ["parallel", "parallel"]} ins(%261, %262, %cst_5 : tensor<32x32xi1>, tensor<32x32xf32>, tensor<f32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %264 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_69, %263 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %expanded_72 = tensor.expand_shape %264 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72 : tensor<2x16x32xf32>) outs(%22 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %487 = arith.extf %in : f32 to f64
      linalg.yield %487 : f64
    } -> tensor<2x16x32xf64>
    %266 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%265 : tensor<2x16x32xf64>) outs(%25 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.addf %in, %out : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<2x16x1xf64>) outs(%24 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.divf %in, %cst_14 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %268 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %267 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%22 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %487 = arith.subf %in, %in_165 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x32xf64>
    %269 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %268 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%22 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %487 = arith.mulf %in, %in_165 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x32xf64>
    %270 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%269 : tensor<2x16x32xf64>) outs(%25 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.addf %in, %out : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %271 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<2x16x1xf64>) outs(%24 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %487 = arith.divf %in, %cst_14 : f64
      linalg.yield %487 : f64
    } -> tensor<2x16x1xf64>
    %272 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<2x16x1xf64>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %487 = arith.truncf %in : f64 to f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_72 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %274 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.divf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %275 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_10 : f64 to f32
      %488 = arith.addf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<2x16x1xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = math.rsqrt %in : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %277 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72, %274 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %276 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %arg2 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %arg3 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %281 = tensor.empty() : tensor<32x128xf32>
    %transposed_73 = linalg.transpose ins(%arg0 : tensor<128x32xf32>) outs(%281 : tensor<32x128xf32>) permutation = [1, 0] 
    %collapsed_74 = tensor.collapse_shape %280 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %282 = linalg.fill ins(%cst : f32) outs(%281 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %283 = linalg.matmul ins(%collapsed_74, %transposed_73 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%282 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %padded = tensor.pad %arg37 low[0, 0] high[0, 1] {
    ^bb0(%arg39: index, %arg40: index):
      tensor.yield %c-100_i64 : i64
    } : tensor<2x16xi64> to tensor<2x17xi64>
    %extracted_slice = tensor.extract_slice %padded[0, 1] [2, 16] [1, 1] : tensor<2x17xi64> to tensor<2x16xi64>
    %collapsed_75 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %284 = tensor.empty() : tensor<32xi64>
    %285 = linalg.fill ins(%c0_i64 : i64) outs(%284 : tensor<32xi64>) -> tensor<32xi64>
    %286 = tensor.empty() : tensor<32xf32>
    %287 = linalg.fill ins(%cst_1 : f32) outs(%286 : tensor<32xf32>) -> tensor<32xf32>
    %288:2 = linalg.generic {indexing_maps = [#map5, #map21, #map21], iterator_types = ["parallel", "reduction"]} ins(%283 : tensor<32x128xf32>) outs(%287, %285 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %487 = linalg.index 1 : index
      %488 = arith.index_cast %487 : index to i64
      %489 = arith.maximumf %in, %out : f32
      %490 = arith.cmpf ogt, %in, %out : f32
      %491 = arith.select %490, %488, %out_165 : i64
      linalg.yield %489, %491 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_76 = tensor.expand_shape %288#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %289 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%283, %expanded_76 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%281 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x128xf32>
    %290 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%289 : tensor<32x128xf32>) outs(%281 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = math.exp %in : f32
      linalg.yield %487 : f32
    } -> tensor<32x128xf32>
    %291 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%290 : tensor<32x128xf32>) outs(%125 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %292 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%291 : tensor<32x1xf32>) outs(%123 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = math.log %in : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %293 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%289, %292 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%281 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x128xf32>
    %294 = tensor.empty() : tensor<32xi1>
    %295 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_75 : tensor<32xi64>) outs(%294 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %487 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %487 : i1
    } -> tensor<32xi1>
    %296 = linalg.generic {indexing_maps = [#map2, #map2, #map22, #map2], iterator_types = ["parallel"]} ins(%295, %collapsed_75, %cst_16 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%284 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_165: i64, %in_166: i64, %out: i64):
      %487 = arith.select %in, %in_165, %in_166 : i64
      linalg.yield %487 : i64
    } -> tensor<32xi64>
    %297 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%296 : tensor<32xi64>) outs(%284 : tensor<32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.maxsi %in, %c0_i64 : i64
      %488 = arith.minsi %487, %c127_i64 : i64
      linalg.yield %488 : i64
    } -> tensor<32xi64>
    %298 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%296, %297 : tensor<32xi64>, tensor<32xi64>) outs(%294 : tensor<32xi1>) {
    ^bb0(%in: i64, %in_165: i64, %out: i1):
      %487 = arith.cmpi ne, %in, %in_165 : i64
      linalg.yield %487 : i1
    } -> tensor<32xi1>
    %299 = tensor.empty() : tensor<i1>
    %300 = linalg.fill ins(%false : i1) outs(%299 : tensor<i1>) -> tensor<i1>
    %301 = linalg.generic {indexing_maps = [#map2, #map22], iterator_types = ["reduction"]} ins(%298 : tensor<32xi1>) outs(%300 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %487 = arith.ori %in, %out : i1
      linalg.yield %487 : i1
    } -> tensor<i1>
    %expanded_77 = tensor.expand_shape %296 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %302 = tensor.empty() : tensor<32x1xi64>
    %303 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_77 : tensor<32x1xi64>) outs(%302 : tensor<32x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %487 = arith.maxsi %in, %c0_i64 : i64
      %488 = arith.minsi %487, %c127_i64 : i64
      linalg.yield %488 : i64
    } -> tensor<32x1xi64>
    %304 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<32x1xi64>) outs(%125 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %487 = linalg.index 0 : index
      %488 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %293[%487, %488] : tensor<32x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_78 = tensor.collapse_shape %304 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %305 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_78 : tensor<32xf32>) outs(%286 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.negf %in : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %306 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%295 : tensor<32xi1>) outs(%286 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %487 = arith.uitofp %in : i1 to f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %307 = linalg.generic {indexing_maps = [#map2, #map2, #map22, #map2], iterator_types = ["parallel"]} ins(%295, %305, %cst_5 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%286 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %308 = tensor.empty() : tensor<f32>
    %309 = linalg.fill ins(%cst : f32) outs(%308 : tensor<f32>) -> tensor<f32>
    %310 = linalg.generic {indexing_maps = [#map2, #map22], iterator_types = ["reduction"]} ins(%306 : tensor<32xf32>) outs(%309 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<f32>
    %311 = linalg.generic {indexing_maps = [#map2, #map22], iterator_types = ["reduction"]} ins(%307 : tensor<32xf32>) outs(%309 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<f32>
    %312 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = []} ins(%311, %310 : tensor<f32>, tensor<f32>) outs(%308 : tensor<f32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.divf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<f32>
    %313 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = []} ins(%301, %cst_2, %312 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%308 : tensor<f32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<f32>
    %314 = tensor.empty() : tensor<128xi64>
    %315 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%314 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %487 = linalg.index 0 : index
      %488 = arith.index_cast %487 : index to i64
      linalg.yield %488 : i64
    } -> tensor<128xi64>
    %expanded_79 = tensor.expand_shape %315 [[0, 1]] output_shape [1, 128] : tensor<128xi64> into tensor<1x128xi64>
    %expanded_80 = tensor.expand_shape %collapsed_75 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %316 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = []} ins(%cst_11, %310 : tensor<f32>, tensor<f32>) outs(%308 : tensor<f32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.divf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<f32>
    %317 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%316 : tensor<f32>) outs(%308 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.negf %in : f32
      linalg.yield %487 : f32
    } -> tensor<f32>
    %318 = tensor.empty() : tensor<32x128xi1>
    %319 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_79, %expanded_80 : tensor<1x128xi64>, tensor<32x1xi64>) outs(%318 : tensor<32x128xi1>) {
    ^bb0(%in: i64, %in_165: i64, %out: i1):
      %487 = arith.cmpi eq, %in, %in_165 : i64
      linalg.yield %487 : i1
    } -> tensor<32x128xi1>
    %320 = tensor.empty() : tensor<32x1xi1>
    %321 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_80 : tensor<32x1xi64>) outs(%320 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %487 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %487 : i1
    } -> tensor<32x1xi1>
    %322 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%319, %321 : tensor<32x128xi1>, tensor<32x1xi1>) outs(%318 : tensor<32x128xi1>) {
    ^bb0(%in: i1, %in_165: i1, %out: i1):
      %487 = arith.andi %in, %in_165 : i1
      linalg.yield %487 : i1
    } -> tensor<32x128xi1>
    %323 = linalg.generic {indexing_maps = [#map5, #map20, #map20, #map5], iterator_types = ["parallel", "parallel"]} ins(%322, %317, %cst_5 : tensor<32x128xi1>, tensor<f32>, tensor<f32>) outs(%281 : tensor<32x128xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<32x128xf32>
    %324 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%293 : tensor<32x128xf32>) outs(%281 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = math.exp %in : f32
      linalg.yield %487 : f32
    } -> tensor<32x128xf32>
    %325 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%323 : tensor<32x128xf32>) outs(%125 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %326 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%324, %325 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%281 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x128xf32>
    %327 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%323, %326 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%281 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x128xf32>
    %328 = tensor.empty() : tensor<128x32xf32>
    %transposed_81 = linalg.transpose ins(%327 : tensor<32x128xf32>) outs(%328 : tensor<128x32xf32>) permutation = [1, 0] 
    %329 = linalg.fill ins(%cst : f32) outs(%328 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %330 = linalg.matmul ins(%transposed_81, %collapsed_74 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%329 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %331 = linalg.matmul ins(%327, %arg0 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_82 = tensor.expand_shape %331 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %332 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_82, %arg2 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %333 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.mulf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %334 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%332 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %278 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%335 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %336 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %338 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %334 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %337 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %340 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.divf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %341 = linalg.generic {indexing_maps = [#map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %339 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_82, %278 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %343 = linalg.fill ins(%cst : f32) outs(%286 : tensor<32xf32>) -> tensor<32xf32>
    %344 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%342 : tensor<2x16x32xf32>) outs(%343 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_82 : tensor<2x16x32xf32>) outs(%343 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %collapsed_83 = tensor.collapse_shape %341 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %346 = linalg.generic {indexing_maps = [#map5, #map5, #map20, #map5], iterator_types = ["parallel", "parallel"]} ins(%261, %collapsed_83, %cst_5 : tensor<32x32xi1>, tensor<32x32xf32>, tensor<f32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %347 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%346 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_7 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<32x32xf32>
    %348 = linalg.matmul ins(%347, %arg32 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%135 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %transposed_84 = linalg.transpose ins(%347 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %349 = linalg.matmul ins(%transposed_84, %243 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%135 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %350 = tensor.empty() : tensor<1x32xf32>
    %351 = linalg.fill ins(%cst : f32) outs(%350 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %352 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%347 : tensor<32x32xf32>) outs(%351 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x32xf32>
    %collapsed_85 = tensor.collapse_shape %352 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %353 = tensor.empty() : tensor<32x64xi1>
    %354 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%243 : tensor<32x64xf32>) outs(%353 : tensor<32x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %487 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %487 : i1
    } -> tensor<32x64xi1>
    %355 = linalg.generic {indexing_maps = [#map5, #map20, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%354, %cst_5, %348 : tensor<32x64xi1>, tensor<f32>, tensor<32x64xf32>) outs(%134 : tensor<32x64xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<32x64xf32>
    %356 = linalg.matmul ins(%355, %arg30 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_86 = linalg.transpose ins(%355 : tensor<32x64xf32>) outs(%140 : tensor<64x32xf32>) permutation = [1, 0] 
    %357 = linalg.fill ins(%cst : f32) outs(%140 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %358 = linalg.matmul ins(%transposed_86, %239 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%357 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %359 = tensor.empty() : tensor<1x64xf32>
    %360 = linalg.fill ins(%cst : f32) outs(%359 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %361 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%355 : tensor<32x64xf32>) outs(%360 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x64xf32>
    %collapsed_87 = tensor.collapse_shape %361 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %362 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%356, %arg34 : tensor<32x32xf32>, tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %363 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%362 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.mulf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %364 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%362 : tensor<32x32xf32>) outs(%125 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %365 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%362, %237 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %366 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%365 : tensor<32x32xf32>) outs(%125 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %367 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%237, %366 : tensor<32x32xf32>, tensor<32x1xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %368 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%363, %364 : tensor<32x32xf32>, tensor<32x1xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %369 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%368, %367 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %370 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%235 : tensor<32x1xf32>) outs(%123 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.divf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %371 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%370, %369 : tensor<32x1xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %372 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%356, %237 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %373 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["reduction", "parallel"]} ins(%372 : tensor<32x32xf32>) outs(%343 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %374 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["reduction", "parallel"]} ins(%356 : tensor<32x32xf32>) outs(%343 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %375 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_83, %371 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %expanded_88 = tensor.expand_shape %375 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %376 = linalg.generic {indexing_maps = [#map1, #map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %expanded_88, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %377 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_7 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_89 = tensor.collapse_shape %377 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %378 = linalg.matmul ins(%collapsed_89, %arg26 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_90 = linalg.transpose ins(%collapsed_89 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %379 = linalg.matmul ins(%transposed_90, %collapsed_66 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %380 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%collapsed_89 : tensor<32x32xf32>) outs(%351 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x32xf32>
    %collapsed_91 = tensor.collapse_shape %380 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_92 = tensor.expand_shape %378 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_93 = linalg.transpose ins(%expanded_92 : tensor<2x16x4x8xf32>) outs(%49 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_94 = tensor.collapse_shape %transposed_93 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_95 = linalg.transpose ins(%collapsed_62 : tensor<8x16x16xf32>) outs(%59 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %381 = linalg.batch_matmul ins(%transposed_95, %collapsed_94 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%84 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %382 = tensor.empty() : tensor<8x8x16xf32>
    %transposed_96 = linalg.transpose ins(%collapsed_63 : tensor<8x16x8xf32>) outs(%382 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %383 = linalg.batch_matmul ins(%collapsed_94, %transposed_96 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%60 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_97 = tensor.expand_shape %381 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_98 = tensor.expand_shape %383 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %384 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_98, %201 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %385 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%384 : tensor<2x4x16x16xf32>) outs(%72 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x1xf32>
    %386 = linalg.generic {indexing_maps = [#map11, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201, %385 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %387 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384, %386 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_99 = tensor.collapse_shape %387 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_100 = linalg.transpose ins(%collapsed_58 : tensor<8x16x8xf32>) outs(%382 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %388 = linalg.fill ins(%cst : f32) outs(%382 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %389 = linalg.batch_matmul ins(%transposed_100, %collapsed_99 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%388 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_101 = linalg.transpose ins(%collapsed_59 : tensor<8x8x16xf32>) outs(%83 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %390 = linalg.batch_matmul ins(%collapsed_99, %transposed_101 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%84 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_102 = tensor.expand_shape %389 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_103 = tensor.expand_shape %390 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_104 = linalg.transpose ins(%expanded_97 : tensor<2x4x16x8xf32>) outs(%86 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_105 = linalg.transpose ins(%expanded_102 : tensor<2x4x8x16xf32>) outs(%86 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_106 = tensor.collapse_shape %transposed_104 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %391 = linalg.matmul ins(%collapsed_106, %arg22 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_107 = linalg.transpose ins(%collapsed_106 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %392 = linalg.matmul ins(%transposed_107, %collapsed_47 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %393 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%collapsed_106 : tensor<32x32xf32>) outs(%351 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x32xf32>
    %collapsed_108 = tensor.collapse_shape %393 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_109 = tensor.expand_shape %391 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %collapsed_110 = tensor.collapse_shape %transposed_105 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %394 = linalg.matmul ins(%collapsed_110, %arg20 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_111 = linalg.transpose ins(%collapsed_110 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %395 = linalg.matmul ins(%transposed_111, %collapsed_47 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %396 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%collapsed_110 : tensor<32x32xf32>) outs(%351 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x32xf32>
    %collapsed_112 = tensor.collapse_shape %396 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_113 = tensor.expand_shape %394 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %397 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_109, %expanded_113 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %transposed_114 = linalg.transpose ins(%expanded_103 : tensor<2x4x16x8xf32>) outs(%86 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_115 = tensor.collapse_shape %transposed_114 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_115 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_9 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_116 = tensor.collapse_shape %398 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %399 = linalg.matmul ins(%collapsed_116, %arg24 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_117 = linalg.transpose ins(%collapsed_116 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %400 = linalg.matmul ins(%transposed_117, %collapsed_47 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %401 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%collapsed_116 : tensor<32x32xf32>) outs(%351 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x32xf32>
    %collapsed_118 = tensor.collapse_shape %401 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_119 = tensor.expand_shape %399 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %expanded_119 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %arg28 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %404 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.mulf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %405 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%403 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %177 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %407 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%406 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %407 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %409 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %405 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %410 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409, %408 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %411 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.divf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %412 = linalg.generic {indexing_maps = [#map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %410 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %413 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %177 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %414 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%413 : tensor<2x16x32xf32>) outs(%343 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %415 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%402 : tensor<2x16x32xf32>) outs(%343 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %416 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88, %412 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_120 = tensor.collapse_shape %416 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %417 = linalg.generic {indexing_maps = [#map5, #map5, #map20, #map5], iterator_types = ["parallel", "parallel"]} ins(%160, %collapsed_120, %cst_5 : tensor<32x32xi1>, tensor<32x32xf32>, tensor<f32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %418 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%417 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_7 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<32x32xf32>
    %419 = linalg.matmul ins(%418, %arg16 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%135 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %transposed_121 = linalg.transpose ins(%418 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %420 = linalg.matmul ins(%transposed_121, %139 : tensor<32x32xf32>, tensor<32x64xf32>) outs(%135 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %421 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%418 : tensor<32x32xf32>) outs(%351 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x32xf32>
    %collapsed_122 = tensor.collapse_shape %421 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %422 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<32x64xf32>) outs(%353 : tensor<32x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %487 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %487 : i1
    } -> tensor<32x64xi1>
    %423 = linalg.generic {indexing_maps = [#map5, #map20, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%422, %cst_5, %419 : tensor<32x64xi1>, tensor<f32>, tensor<32x64xf32>) outs(%134 : tensor<32x64xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<32x64xf32>
    %424 = linalg.matmul ins(%423, %arg14 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_123 = linalg.transpose ins(%423 : tensor<32x64xf32>) outs(%140 : tensor<64x32xf32>) permutation = [1, 0] 
    %425 = linalg.matmul ins(%transposed_123, %133 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%357 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %426 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%423 : tensor<32x64xf32>) outs(%360 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x64xf32>
    %collapsed_124 = tensor.collapse_shape %426 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %427 = linalg.generic {indexing_maps = [#map5, #map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%424, %arg18 : tensor<32x32xf32>, tensor<32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %428 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%427 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.mulf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %429 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%427 : tensor<32x32xf32>) outs(%125 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %430 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%427, %131 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %431 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%430 : tensor<32x32xf32>) outs(%125 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %432 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%131, %431 : tensor<32x32xf32>, tensor<32x1xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %433 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%428, %429 : tensor<32x32xf32>, tensor<32x1xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %434 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%433, %432 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %435 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<32x1xf32>) outs(%123 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.divf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<32x1xf32>
    %436 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%435, %434 : tensor<32x1xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %437 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%424, %131 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %438 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["reduction", "parallel"]} ins(%437 : tensor<32x32xf32>) outs(%343 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %439 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["reduction", "parallel"]} ins(%424 : tensor<32x32xf32>) outs(%343 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %440 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_120, %436 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %expanded_125 = tensor.expand_shape %440 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %441 = linalg.generic {indexing_maps = [#map1, #map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %expanded_125, %cst_5 : tensor<2x16x32xi1>, tensor<2x16x32xf32>, tensor<f32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %442 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_7 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_126 = tensor.collapse_shape %442 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %443 = linalg.matmul ins(%collapsed_126, %arg10 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_127 = linalg.transpose ins(%collapsed_126 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %444 = linalg.matmul ins(%transposed_127, %collapsed_38 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %445 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%collapsed_126 : tensor<32x32xf32>) outs(%351 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x32xf32>
    %collapsed_128 = tensor.collapse_shape %445 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_129 = tensor.expand_shape %443 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_130 = linalg.transpose ins(%expanded_129 : tensor<2x16x4x8xf32>) outs(%49 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_131 = tensor.collapse_shape %transposed_130 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_132 = linalg.transpose ins(%collapsed_34 : tensor<8x16x16xf32>) outs(%59 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %446 = linalg.batch_matmul ins(%transposed_132, %collapsed_131 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%84 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_133 = linalg.transpose ins(%collapsed_35 : tensor<8x16x8xf32>) outs(%382 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %447 = linalg.batch_matmul ins(%collapsed_131, %transposed_133 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%60 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_134 = tensor.expand_shape %446 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_135 = tensor.expand_shape %447 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %448 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_135, %82 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %449 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%448 : tensor<2x4x16x16xf32>) outs(%72 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x1xf32>
    %450 = linalg.generic {indexing_maps = [#map11, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %449 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %451 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%448, %450 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%62 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_136 = tensor.collapse_shape %451 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_137 = linalg.transpose ins(%collapsed_30 : tensor<8x16x8xf32>) outs(%382 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %452 = linalg.batch_matmul ins(%transposed_137, %collapsed_136 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%388 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_138 = linalg.transpose ins(%collapsed_31 : tensor<8x8x16xf32>) outs(%83 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %453 = linalg.batch_matmul ins(%collapsed_136, %transposed_138 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%84 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_139 = tensor.expand_shape %452 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_140 = tensor.expand_shape %453 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_141 = linalg.transpose ins(%expanded_134 : tensor<2x4x16x8xf32>) outs(%86 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_142 = linalg.transpose ins(%expanded_139 : tensor<2x4x8x16xf32>) outs(%86 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_143 = tensor.collapse_shape %transposed_141 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %454 = linalg.matmul ins(%collapsed_143, %arg6 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_144 = linalg.transpose ins(%collapsed_143 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %455 = linalg.matmul ins(%transposed_144, %collapsed_20 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %456 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%collapsed_143 : tensor<32x32xf32>) outs(%351 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x32xf32>
    %collapsed_145 = tensor.collapse_shape %456 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_146 = tensor.expand_shape %454 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %collapsed_147 = tensor.collapse_shape %transposed_142 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %457 = linalg.matmul ins(%collapsed_147, %arg4 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_148 = linalg.transpose ins(%collapsed_147 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %458 = linalg.matmul ins(%transposed_148, %collapsed_20 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %459 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%collapsed_147 : tensor<32x32xf32>) outs(%351 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x32xf32>
    %collapsed_149 = tensor.collapse_shape %459 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_150 = tensor.expand_shape %457 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %460 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_146, %expanded_150 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %transposed_151 = linalg.transpose ins(%expanded_140 : tensor<2x4x16x8xf32>) outs(%86 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_152 = tensor.collapse_shape %transposed_151 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32>
    %461 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_152 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.truncf %cst_9 : f64 to f32
      %488 = arith.mulf %in, %487 : f32
      linalg.yield %488 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_153 = tensor.collapse_shape %461 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %462 = linalg.matmul ins(%collapsed_153, %arg8 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_154 = linalg.transpose ins(%collapsed_153 : tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) permutation = [1, 0] 
    %463 = linalg.matmul ins(%transposed_154, %collapsed_20 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %464 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%collapsed_153 : tensor<32x32xf32>) outs(%351 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<1x32xf32>
    %collapsed_155 = tensor.collapse_shape %464 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_156 = tensor.expand_shape %462 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %465 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %expanded_156 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %466 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %arg12 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %467 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.mulf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %468 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%466 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %469 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %40 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %470 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%469 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %471 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %470 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %472 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467, %468 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %473 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472, %471 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.subf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %474 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x16x1xf32>) outs(%32 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.divf %in, %cst_15 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x1xf32>
    %475 = linalg.generic {indexing_maps = [#map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474, %473 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %476 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %40 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.mulf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %477 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%476 : tensor<2x16x32xf32>) outs(%343 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %478 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%465 : tensor<2x16x32xf32>) outs(%343 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %487 = arith.addf %in, %out : f32
      linalg.yield %487 : f32
    } -> tensor<32xf32>
    %479 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_125, %475 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_157 = tensor.collapse_shape %19 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %collapsed_158 = tensor.collapse_shape %479 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %expanded_159 = tensor.expand_shape %collapsed_157 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_160 = tensor.expand_shape %collapsed_158 [[0], [1, 2]] output_shape [32, 1, 32] : tensor<32x32xf32> into tensor<32x1x32xf32>
    %480 = tensor.empty() : tensor<66x32xf32>
    %481 = linalg.fill ins(%cst : f32) outs(%480 : tensor<66x32xf32>) -> tensor<66x32xf32>
    %482 = scf.for %arg39 = %c0 to %c32 step %c1 iter_args(%arg40 = %481) -> (tensor<66x32xf32>) {
      %extracted = tensor.extract %expanded_159[%arg39, %c0] : tensor<32x1xi64>
      %487 = arith.index_cast %extracted : i64 to index
      %extracted_slice_165 = tensor.extract_slice %expanded_160[%arg39, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<32x1x32xf32> to tensor<32xf32>
      %extracted_slice_166 = tensor.extract_slice %arg40[%487, 0] [1, 32] [1, 1] : tensor<66x32xf32> to tensor<32xf32>
      %488 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_165 : tensor<32xf32>) outs(%extracted_slice_166 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %489 = arith.addf %out, %in : f32
        linalg.yield %489 : f32
      } -> tensor<32xf32>
      %inserted_slice = tensor.insert_slice %488 into %arg40[%487, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<66x32xf32>
      scf.yield %inserted_slice : tensor<66x32xf32>
    }
    %collapsed_161 = tensor.collapse_shape %arg36 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %483 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_161 : tensor<32xi64>) outs(%294 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %487 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %487 : i1
    } -> tensor<32xi1>
    %expanded_162 = tensor.expand_shape %483 [[0, 1]] output_shape [32, 1] : tensor<32xi1> into tensor<32x1xi1>
    %484 = linalg.generic {indexing_maps = [#map4, #map20, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_162, %cst_5, %collapsed_158 : tensor<32x1xi1>, tensor<f32>, tensor<32x32xf32>) outs(%43 : tensor<32x32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %487 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %487 : f32
    } -> tensor<32x32xf32>
    %expanded_163 = tensor.expand_shape %collapsed_161 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_164 = tensor.expand_shape %484 [[0], [1, 2]] output_shape [32, 1, 32] : tensor<32x32xf32> into tensor<32x1x32xf32>
    %485 = scf.for %arg39 = %c0 to %c32 step %c1 iter_args(%arg40 = %329) -> (tensor<128x32xf32>) {
      %extracted = tensor.extract %expanded_163[%arg39, %c0] : tensor<32x1xi64>
      %487 = arith.index_cast %extracted : i64 to index
      %extracted_slice_165 = tensor.extract_slice %expanded_164[%arg39, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<32x1x32xf32> to tensor<32xf32>
      %extracted_slice_166 = tensor.extract_slice %arg40[%487, 0] [1, 32] [1, 1] : tensor<128x32xf32> to tensor<32xf32>
      %488 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_165 : tensor<32xf32>) outs(%extracted_slice_166 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %489 = arith.addf %out, %in : f32
        linalg.yield %489 : f32
      } -> tensor<32xf32>
      %inserted_slice = tensor.insert_slice %488 into %arg40[%487, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<128x32xf32>
      scf.yield %inserted_slice : tensor<128x32xf32>
    }
    %486 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%330, %485 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%328 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %487 = arith.addf %in, %in_165 : f32
      linalg.yield %487 : f32
    } -> tensor<128x32xf32>
    return %313, %486, %482, %344, %345, %458, %collapsed_149, %455, %collapsed_145, %463, %collapsed_155, %444, %collapsed_128, %477, %478, %425, %collapsed_124, %420, %collapsed_122, %438, %439, %395, %collapsed_112, %392, %collapsed_108, %400, %collapsed_118, %379, %collapsed_91, %414, %415, %358, %collapsed_87, %349, %collapsed_85, %373, %374 : tensor<f32>, tensor<128x32xf32>, tensor<66x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
}
