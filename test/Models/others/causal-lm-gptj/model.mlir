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
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map21 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map24 = affine_map<(d0, d1) -> (d0)>
#map25 = affine_map<(d0) -> ()>
#map26 = affine_map<() -> ()>
#map27 = affine_map<(d0, d1) -> ()>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "transformers.models.gptj.modeling_gptj.GPTJForCausalLM" bases ["transformers.models.gptj.modeling_gptj.GPTJPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin", "transformers.generation.utils.GenerationMixin", "transformers.generation.continuous_batching.continuous_api.ContinuousMixin"] {
    fsdp.module @transformer class "transformers.models.gptj.modeling_gptj.GPTJModel" bases ["transformers.models.gptj.modeling_gptj.GPTJPreTrainedModel", "transformers.modeling_utils.PreTrainedModel", "transformers.modeling_utils.EmbeddingAccessMixin", "transformers.modeling_utils.ModuleUtilsMixin", "transformers.utils.hub.PushToHubMixin", "transformers.integrations.peft.PeftAdapterMixin", "transformers.distributed.mixin.DistributedMixin"] {
      fsdp.module @wte class "torch.nn.modules.sparse.Embedding" {
        fsdp.param @weight : tensor<128x32xf32>
      }
      fsdp.module @drop class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
      }
      fsdp.module @h class "torch.nn.modules.container.ModuleList" {
        fsdp.module @"0" class "transformers.models.gptj.modeling_gptj.GPTJBlock" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @ln_1 class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @attn class "transformers.models.gptj.modeling_gptj.GPTJAttention" {
            fsdp.buffer transient @embed_positions : tensor<64x4xf32>
            fsdp.module @attn_dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @resid_dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
            fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
            fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
            fsdp.module @out_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
          }
          fsdp.module @mlp class "transformers.models.gptj.modeling_gptj.GPTJMLP" {
            fsdp.module @fc_in class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<128x32xf32>
              fsdp.param @bias : tensor<128xf32>
            }
            fsdp.module @fc_out class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x128xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @act class "transformers.activations.NewGELUActivation" {
            }
            fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
          }
        }
        fsdp.module @"1" class "transformers.models.gptj.modeling_gptj.GPTJBlock" bases ["transformers.modeling_layers.GradientCheckpointingLayer"] {
          fsdp.module @ln_1 class "torch.nn.modules.normalization.LayerNorm" {
            fsdp.param @weight : tensor<32xf32>
            fsdp.param @bias : tensor<32xf32>
          }
          fsdp.module @attn class "transformers.models.gptj.modeling_gptj.GPTJAttention" {
            fsdp.buffer transient @embed_positions : tensor<64x4xf32>
            fsdp.module @attn_dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @resid_dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
            }
            fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
            fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
            fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
            fsdp.module @out_proj class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x32xf32>
            }
          }
          fsdp.module @mlp class "transformers.models.gptj.modeling_gptj.GPTJMLP" {
            fsdp.module @fc_in class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<128x32xf32>
              fsdp.param @bias : tensor<128xf32>
            }
            fsdp.module @fc_out class "torch.nn.modules.linear.Linear" {
              fsdp.param @weight : tensor<32x128xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @act class "transformers.activations.NewGELUActivation" {
            }
            fsdp.module @dropout class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
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
      fsdp.param @weight : tensor<128x32xf32>
      fsdp.param @bias : tensor<128xf32>
    }
  }
  func.func @step(%arg0: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@wte::@weight>}, %arg1: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@ln_1::@weight>}, %arg2: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@ln_1::@bias>}, %arg3: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@attn::@k_proj::@weight>}, %arg4: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@attn::@v_proj::@weight>}, %arg5: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@attn::@q_proj::@weight>}, %arg6: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@attn::@out_proj::@weight>}, %arg7: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@mlp::@fc_in::@weight>}, %arg8: tensor<128xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@mlp::@fc_in::@bias>}, %arg9: tensor<32x128xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@mlp::@fc_out::@weight>}, %arg10: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@mlp::@fc_out::@bias>}, %arg11: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@ln_1::@weight>}, %arg12: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@ln_1::@bias>}, %arg13: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@attn::@k_proj::@weight>}, %arg14: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@attn::@v_proj::@weight>}, %arg15: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@attn::@q_proj::@weight>}, %arg16: tensor<32x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@attn::@out_proj::@weight>}, %arg17: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@mlp::@fc_in::@weight>}, %arg18: tensor<128xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@mlp::@fc_in::@bias>}, %arg19: tensor<32x128xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@mlp::@fc_out::@weight>}, %arg20: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@mlp::@fc_out::@bias>}, %arg21: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@ln_f::@weight>}, %arg22: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@transformer::@ln_f::@bias>}, %arg23: tensor<128x32xf32> {fsdp.role = #fsdp.state<@model::@lm_head::@weight>}, %arg24: tensor<128xf32> {fsdp.role = #fsdp.state<@model::@lm_head::@bias>}, %arg25: tensor<64x4xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"0"::@attn::@embed_positions>}, %arg26: tensor<64x4xf32> {fsdp.role = #fsdp.state<@model::@transformer::@h::@"1"::@attn::@embed_positions>}, %arg27: tensor<2x16xi64> {fsdp.role = #fsdp.input<"input_ids", indices = [0, 128]>}, %arg28: tensor<2x16xi64> {fsdp.role = #fsdp.input<"labels">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@wte::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@ln_1::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@ln_1::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@attn::@k_proj::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@attn::@v_proj::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@attn::@q_proj::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@attn::@out_proj::@weight>}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@mlp::@fc_in::@weight>}, tensor<128xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@mlp::@fc_in::@bias>}, tensor<32x128xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@mlp::@fc_out::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"0"::@mlp::@fc_out::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@ln_1::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@ln_1::@bias>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@attn::@k_proj::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@attn::@v_proj::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@attn::@q_proj::@weight>}, tensor<32x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@attn::@out_proj::@weight>}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@mlp::@fc_in::@weight>}, tensor<128xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@mlp::@fc_in::@bias>}, tensor<32x128xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@mlp::@fc_out::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@h::@"1"::@mlp::@fc_out::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@ln_f::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@transformer::@ln_f::@bias>}, tensor<128x32xf32> {fsdp.role = #fsdp.grad<@model::@lm_head::@weight>}, tensor<128xf32> {fsdp.role = #fsdp.grad<@model::@lm_head::@bias>}) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c127_i64 = arith.constant 127 : i64
    %c-100_i64 = arith.constant -100 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<true> : tensor<i1>
    %cst_6 = arith.constant 0.79788456080286541 : f64
    %cst_7 = arith.constant 4.471500e-02 : f64
    %cst_8 = arith.constant 2.8284271247461903 : f64
    %cst_9 = arith.constant 1.000000e-05 : f64
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = arith.constant 3.200000e+01 : f64
    %cst_12 = arith.constant 3.200000e+01 : f32
    %c0 = arith.constant 0 : index
    %cst_13 = arith.constant 5.000000e-01 : f32
    %cst_14 = arith.constant 1.000000e+00 : f32
    %cst_15 = arith.constant 3.000000e+00 : f32
    %cst_16 = arith.constant dense<1> : tensor<i64>
    %cst_17 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<2x16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg27 : tensor<2x16xi64>) outs(%0 : tensor<2x16x32xf32>) {
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
    %inserted_slice_18 = tensor.insert_slice %5 into %inserted_slice[0, 1] [2, 16] [1, 1] : tensor<2x16xi64> into tensor<2x17xi64>
    %extracted_slice_19 = tensor.extract_slice %inserted_slice_18[0, 0] [2, 16] [1, 1] : tensor<2x17xi64> to tensor<2x16xi64>
    %9 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%5, %extracted_slice_19 : tensor<2x16xi64>, tensor<2x16xi64>) outs(%4 : tensor<2x16xi64>) {
    ^bb0(%in: i64, %in_281: i64, %out: i64):
      %399 = arith.subi %in, %in_281 : i64
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
    %expanded_20 = tensor.expand_shape %3 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %13 = tensor.empty() : tensor<16x16xi1>
    %14 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_20 : tensor<1x16xi64>, tensor<16x1xi64>) outs(%13 : tensor<16x16xi1>) {
    ^bb0(%in: i64, %in_281: i64, %out: i1):
      %399 = arith.cmpi sle, %in, %in_281 : i64
      linalg.yield %399 : i1
    } -> tensor<16x16xi1>
    %expanded_21 = tensor.expand_shape %12 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xi64> into tensor<2x1x16xi64>
    %15 = tensor.empty() : tensor<2x16x16xi64>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %expanded_21, %cst_17 : tensor<16x16xi1>, tensor<2x1x16xi64>, tensor<i64>) outs(%15 : tensor<2x16x16xi64>) {
    ^bb0(%in: i1, %in_281: i64, %in_282: i64, %out: i64):
      %399 = arith.select %in, %in_281, %in_282 : i64
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
    %expanded_22 = tensor.expand_shape %20 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_23 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xi64> into tensor<1x1x16x1xi64>
    %expanded_24 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xi64> into tensor<1x1x1x16xi64>
    %21 = tensor.empty() : tensor<2x1x16x1xi64>
    %22 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_23 : tensor<2x1x1x1xi64>, tensor<1x1x16x1xi64>) outs(%21 : tensor<2x1x16x1xi64>) {
    ^bb0(%in: i64, %in_281: i64, %out: i64):
      %399 = arith.cmpi slt, %in, %c0_i64 : i64
      %400 = arith.addi %in, %c2_i64 : i64
      %401 = arith.select %399, %400, %in : i64
      %402 = arith.index_cast %401 : i64 to index
      %403 = arith.cmpi slt, %in_281, %c0_i64 : i64
      %404 = arith.addi %in_281, %c16_i64 : i64
      %405 = arith.select %403, %404, %in_281 : i64
      %406 = arith.index_cast %405 : i64 to index
      %extracted = tensor.extract %18[%402, %406] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x16x1xi64>
    %23 = tensor.empty() : tensor<2x1x1x16xi64>
    %24 = linalg.generic {indexing_maps = [#map10, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_24 : tensor<2x1x1x1xi64>, tensor<1x1x1x16xi64>) outs(%23 : tensor<2x1x1x16xi64>) {
    ^bb0(%in: i64, %in_281: i64, %out: i64):
      %399 = arith.cmpi slt, %in, %c0_i64 : i64
      %400 = arith.addi %in, %c2_i64 : i64
      %401 = arith.select %399, %400, %in : i64
      %402 = arith.index_cast %401 : i64 to index
      %403 = arith.cmpi slt, %in_281, %c0_i64 : i64
      %404 = arith.addi %in_281, %c16_i64 : i64
      %405 = arith.select %403, %404, %in_281 : i64
      %406 = arith.index_cast %405 : i64 to index
      %extracted = tensor.extract %18[%402, %406] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x1x16xi64>
    %25 = tensor.empty() : tensor<2x1x16x16xi1>
    %26 = linalg.generic {indexing_maps = [#map14, #map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %24 : tensor<2x1x16x1xi64>, tensor<2x1x1x16xi64>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i64, %in_281: i64, %out: i1):
      %399 = arith.cmpi eq, %in, %in_281 : i64
      linalg.yield %399 : i1
    } -> tensor<2x1x16x16xi1>
    %27 = linalg.generic {indexing_maps = [#map16, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5, %26 : tensor<i1>, tensor<2x1x16x16xi1>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %in_281: i1, %out: i1):
      %399 = arith.andi %in, %in_281 : i1
      linalg.yield %399 : i1
    } -> tensor<2x1x16x16xi1>
    %28 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_23 : tensor<2x1x1x1xi64>, tensor<1x1x16x1xi64>) outs(%21 : tensor<2x1x16x1xi64>) {
    ^bb0(%in: i64, %in_281: i64, %out: i64):
      %399 = arith.cmpi slt, %in, %c0_i64 : i64
      %400 = arith.addi %in, %c2_i64 : i64
      %401 = arith.select %399, %400, %in : i64
      %402 = arith.index_cast %401 : i64 to index
      %403 = arith.cmpi slt, %in_281, %c0_i64 : i64
      %404 = arith.addi %in_281, %c16_i64 : i64
      %405 = arith.select %403, %404, %in_281 : i64
      %406 = arith.index_cast %405 : i64 to index
      %extracted = tensor.extract %5[%402, %406] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x16x1xi64>
    %29 = linalg.generic {indexing_maps = [#map10, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %expanded_24 : tensor<2x1x1x1xi64>, tensor<1x1x1x16xi64>) outs(%23 : tensor<2x1x1x16xi64>) {
    ^bb0(%in: i64, %in_281: i64, %out: i64):
      %399 = arith.cmpi slt, %in, %c0_i64 : i64
      %400 = arith.addi %in, %c2_i64 : i64
      %401 = arith.select %399, %400, %in : i64
      %402 = arith.index_cast %401 : i64 to index
      %403 = arith.cmpi slt, %in_281, %c0_i64 : i64
      %404 = arith.addi %in_281, %c16_i64 : i64
      %405 = arith.select %403, %404, %in_281 : i64
      %406 = arith.index_cast %405 : i64 to index
      %extracted = tensor.extract %5[%402, %406] : tensor<2x16xi64>
      linalg.yield %extracted : i64
    } -> tensor<2x1x1x16xi64>
    %30 = linalg.generic {indexing_maps = [#map15, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<2x1x1x16xi64>, tensor<2x1x16x1xi64>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i64, %in_281: i64, %out: i1):
      %399 = arith.cmpi sle, %in, %in_281 : i64
      linalg.yield %399 : i1
    } -> tensor<2x1x16x16xi1>
    %31 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<2x1x16x16xi1>, tensor<2x1x16x16xi1>) outs(%25 : tensor<2x1x16x16xi1>) {
    ^bb0(%in: i1, %in_281: i1, %out: i1):
      %399 = arith.andi %in, %in_281 : i1
      linalg.yield %399 : i1
    } -> tensor<2x1x16x16xi1>
    %32 = tensor.empty() : tensor<2x1x16x16xf32>
    %33 = linalg.generic {indexing_maps = [#map12, #map16, #map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %cst_4, %cst_3 : tensor<2x1x16x16xi1>, tensor<f32>, tensor<f32>) outs(%32 : tensor<2x1x16x16xf32>) {
    ^bb0(%in: i1, %in_281: f32, %in_282: f32, %out: f32):
      %399 = arith.select %in, %in_281, %in_282 : f32
      linalg.yield %399 : f32
    } -> tensor<2x1x16x16xf32>
    %34 = tensor.empty() : tensor<2x16x32xf64>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %399 = arith.extf %in : f32 to f64
      linalg.yield %399 : f64
    } -> tensor<2x16x32xf64>
    %36 = tensor.empty() : tensor<2x16x1xf64>
    %37 = linalg.fill ins(%cst : f64) outs(%36 : tensor<2x16x1xf64>) -> tensor<2x16x1xf64>
    %38 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%35 : tensor<2x16x32xf64>) outs(%37 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.addf %in, %out : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x16x1xf64>) outs(%36 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.divf %in, %cst_11 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %40 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %39 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%34 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_281: f64, %out: f64):
      %399 = arith.subf %in, %in_281 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x32xf64>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %40 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%34 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_281: f64, %out: f64):
      %399 = arith.mulf %in, %in_281 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x32xf64>
    %42 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%41 : tensor<2x16x32xf64>) outs(%37 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.addf %in, %out : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x16x1xf64>) outs(%36 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.divf %in, %cst_11 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %44 = tensor.empty() : tensor<2x16x1xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x16x1xf64>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %399 = arith.truncf %in : f64 to f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x16x32xf32>) outs(%46 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_9 : f64 to f32
      %400 = arith.addf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x1xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.rsqrt %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %48 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %50 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %arg1 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %arg2 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %55 = tensor.empty() : tensor<32x32xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %54 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %57 = linalg.matmul ins(%collapsed, %transposed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_25 = linalg.transpose ins(%arg3 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %58 = linalg.matmul ins(%collapsed, %transposed_25 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_26 = linalg.transpose ins(%arg4 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %59 = linalg.matmul ins(%collapsed, %transposed_26 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_27 = tensor.expand_shape %57 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_28 = tensor.expand_shape %58 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_29 = tensor.expand_shape %59 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %60 = tensor.empty() : tensor<2x4x16x8xf32>
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_31 = tensor.expand_shape %arg25 [[0, 1], [2]] output_shape [1, 64, 4] : tensor<64x4xf32> into tensor<1x64x4xf32>
    %61 = tensor.empty() : tensor<1x16x4xi64>
    %62 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x16xi64>) outs(%61 : tensor<1x16x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<1x16x4xi64>
    %63 = tensor.empty() : tensor<1x16x4xf32>
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<1x16x4xf32>) -> tensor<1x16x4xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<1x16x4xi64>) outs(%64 : tensor<1x16x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %399 = arith.index_cast %in : i64 to index
      %400 = linalg.index 2 : index
      %extracted = tensor.extract %expanded_31[%c0, %399, %400] : tensor<1x64x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x16x4xf32>
    %extracted_slice_32 = tensor.extract_slice %65[0, 0, 0] [1, 16, 2] [1, 1, 1] : tensor<1x16x4xf32> to tensor<1x16x2xf32>
    %extracted_slice_33 = tensor.extract_slice %65[0, 0, 2] [1, 16, 2] [1, 1, 1] : tensor<1x16x4xf32> to tensor<1x16x2xf32>
    %extracted_slice_34 = tensor.extract_slice %expanded_28[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_35 = tensor.extract_slice %expanded_28[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_36 = tensor.extract_slice %expanded_27[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_37 = tensor.extract_slice %expanded_27[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %66 = tensor.empty() : tensor<1x16x1x2x2xf32>
    %expanded_38 = tensor.expand_shape %extracted_slice_32 [[0], [1], [2, 3]] output_shape [1, 16, 1, 2] : tensor<1x16x2xf32> into tensor<1x16x1x2xf32>
    %67 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<1x16x1x2xf32>) outs(%66 : tensor<1x16x1x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x1x2x2xf32>
    %collapsed_39 = tensor.collapse_shape %67 [[0], [1], [2], [3, 4]] : tensor<1x16x1x2x2xf32> into tensor<1x16x1x4xf32>
    %expanded_40 = tensor.expand_shape %extracted_slice_33 [[0], [1], [2, 3]] output_shape [1, 16, 1, 2] : tensor<1x16x2xf32> into tensor<1x16x1x2xf32>
    %68 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<1x16x1x2xf32>) outs(%66 : tensor<1x16x1x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x1x2x2xf32>
    %collapsed_41 = tensor.collapse_shape %68 [[0], [1], [2], [3, 4]] : tensor<1x16x1x2x2xf32> into tensor<1x16x1x4xf32>
    %69 = tensor.empty() : tensor<2x16x4x4xf32>
    %70 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_34, %collapsed_41 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %extracted_slice_42 = tensor.extract_slice %extracted_slice_34[0, 0, 0, 0] [2, 16, 4, 2] [1, 1, 1, 2] : tensor<2x16x4x4xf32> to tensor<2x16x4x2xf32>
    %extracted_slice_43 = tensor.extract_slice %extracted_slice_34[0, 0, 0, 1] [2, 16, 4, 2] [1, 1, 1, 2] : tensor<2x16x4x4xf32> to tensor<2x16x4x2xf32>
    %71 = tensor.empty() : tensor<2x16x4x2xf32>
    %72 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_43 : tensor<2x16x4x2xf32>) outs(%71 : tensor<2x16x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x2xf32>
    %expanded_44 = tensor.expand_shape %72 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %expanded_45 = tensor.expand_shape %extracted_slice_42 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %73 = tensor.empty() : tensor<2x16x4x2x2xf32>
    %inserted_slice_46 = tensor.insert_slice %expanded_44 into %73[0, 0, 0, 0, 0] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2x2xf32>
    %inserted_slice_47 = tensor.insert_slice %expanded_45 into %inserted_slice_46[0, 0, 0, 0, 1] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2x2xf32>
    %collapsed_48 = tensor.collapse_shape %inserted_slice_47 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %74 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_48, %collapsed_39 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %75 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %74 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %76 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_36, %collapsed_41 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %extracted_slice_49 = tensor.extract_slice %extracted_slice_36[0, 0, 0, 0] [2, 16, 4, 2] [1, 1, 1, 2] : tensor<2x16x4x4xf32> to tensor<2x16x4x2xf32>
    %extracted_slice_50 = tensor.extract_slice %extracted_slice_36[0, 0, 0, 1] [2, 16, 4, 2] [1, 1, 1, 2] : tensor<2x16x4x4xf32> to tensor<2x16x4x2xf32>
    %77 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_50 : tensor<2x16x4x2xf32>) outs(%71 : tensor<2x16x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x2xf32>
    %expanded_51 = tensor.expand_shape %77 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %expanded_52 = tensor.expand_shape %extracted_slice_49 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %inserted_slice_53 = tensor.insert_slice %expanded_51 into %73[0, 0, 0, 0, 0] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2x2xf32>
    %inserted_slice_54 = tensor.insert_slice %expanded_52 into %inserted_slice_53[0, 0, 0, 0, 1] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2x2xf32>
    %collapsed_55 = tensor.collapse_shape %inserted_slice_54 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %78 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_55, %collapsed_39 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %79 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %78 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %80 = tensor.empty() : tensor<2x16x4x8xf32>
    %inserted_slice_56 = tensor.insert_slice %75 into %80[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x4xf32> into tensor<2x16x4x8xf32>
    %inserted_slice_57 = tensor.insert_slice %extracted_slice_35 into %inserted_slice_56[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x4xf32> into tensor<2x16x4x8xf32>
    %inserted_slice_58 = tensor.insert_slice %79 into %80[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x4xf32> into tensor<2x16x4x8xf32>
    %inserted_slice_59 = tensor.insert_slice %extracted_slice_37 into %inserted_slice_58[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x4xf32> into tensor<2x16x4x8xf32>
    %transposed_60 = linalg.transpose ins(%inserted_slice_59 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %81 = tensor.empty() : tensor<2x4x8x16xf32>
    %transposed_61 = linalg.transpose ins(%inserted_slice_57 : tensor<2x16x4x8xf32>) outs(%81 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_62 = tensor.collapse_shape %transposed_60 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_63 = tensor.collapse_shape %transposed_61 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %82 = tensor.empty() : tensor<8x16x16xf32>
    %83 = linalg.fill ins(%cst_0 : f32) outs(%82 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %84 = linalg.batch_matmul ins(%collapsed_62, %collapsed_63 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%83 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_64 = tensor.expand_shape %84 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %85 = tensor.empty() : tensor<2x4x16x16xf32>
    %86 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_64 : tensor<2x4x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_8 : f64 to f32
      %400 = arith.divf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x16x16xf32>
    %87 = linalg.generic {indexing_maps = [#map12, #map22, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %33 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %88 = tensor.empty() : tensor<2x4x16xi64>
    %89 = linalg.fill ins(%c0_i64 : i64) outs(%88 : tensor<2x4x16xi64>) -> tensor<2x4x16xi64>
    %90 = tensor.empty() : tensor<2x4x16xf32>
    %91 = linalg.fill ins(%cst_1 : f32) outs(%90 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %92:2 = linalg.generic {indexing_maps = [#map12, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%87 : tensor<2x4x16x16xf32>) outs(%91, %89 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_281: i64):
      %399 = linalg.index 3 : index
      %400 = arith.index_cast %399 : index to i64
      %401 = arith.maximumf %in, %out : f32
      %402 = arith.cmpf ogt, %in, %out : f32
      %403 = arith.select %402, %400, %out_281 : i64
      linalg.yield %401, %403 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_65 = tensor.expand_shape %92#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %93 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %expanded_65 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %94 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<2x4x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.exp %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %95 = tensor.empty() : tensor<2x4x16x1xf32>
    %96 = linalg.fill ins(%cst_0 : f32) outs(%95 : tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32>
    %97 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%94 : tensor<2x4x16x16xf32>) outs(%96 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x1xf32>
    %98 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %97 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.divf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_66 = tensor.collapse_shape %98 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_67 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %99 = tensor.empty() : tensor<8x16x8xf32>
    %100 = linalg.fill ins(%cst_0 : f32) outs(%99 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %101 = linalg.batch_matmul ins(%collapsed_66, %collapsed_67 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_68 = tensor.expand_shape %101 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_69 = linalg.transpose ins(%expanded_68 : tensor<2x4x16x8xf32>) outs(%80 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_70 = linalg.transpose ins(%arg6 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_71 = tensor.collapse_shape %transposed_69 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %102 = linalg.matmul ins(%collapsed_71, %transposed_70 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_72 = tensor.expand_shape %102 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %103 = tensor.empty() : tensor<32x128xf32>
    %transposed_73 = linalg.transpose ins(%arg7 : tensor<128x32xf32>) outs(%103 : tensor<32x128xf32>) permutation = [1, 0] 
    %104 = linalg.fill ins(%cst_0 : f32) outs(%103 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %105 = linalg.matmul ins(%collapsed, %transposed_73 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%104 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<128xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %107 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%105, %106 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %expanded_74 = tensor.expand_shape %107 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %108 = tensor.empty() : tensor<2x16x128xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_13 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74, %expanded_74 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %expanded_74 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x128xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74, %112 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_6 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x128xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.tanh %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %cst_14 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %116 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %collapsed_75 = tensor.collapse_shape %117 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    %118 = tensor.empty() : tensor<128x32xf32>
    %transposed_76 = linalg.transpose ins(%arg9 : tensor<32x128xf32>) outs(%118 : tensor<128x32xf32>) permutation = [1, 0] 
    %119 = linalg.matmul ins(%collapsed_75, %transposed_76 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<32xf32>) outs(%55 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %121 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%119, %120 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<32x32xf32>
    %expanded_77 = tensor.expand_shape %121 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72, %expanded_77 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %1 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %399 = arith.extf %in : f32 to f64
      linalg.yield %399 : f64
    } -> tensor<2x16x32xf64>
    %125 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124 : tensor<2x16x32xf64>) outs(%37 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.addf %in, %out : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x16x1xf64>) outs(%36 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.divf %in, %cst_11 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %127 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %126 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%34 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_281: f64, %out: f64):
      %399 = arith.subf %in, %in_281 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x32xf64>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %127 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%34 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_281: f64, %out: f64):
      %399 = arith.mulf %in, %in_281 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x32xf64>
    %129 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<2x16x32xf64>) outs(%37 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.addf %in, %out : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x16x1xf64>) outs(%36 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.divf %in, %cst_11 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x16x1xf64>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %399 = arith.truncf %in : f64 to f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%123 : tensor<2x16x32xf32>) outs(%46 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_9 : f64 to f32
      %400 = arith.addf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x1xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.rsqrt %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %133 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %135 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %arg11 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %arg12 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %transposed_78 = linalg.transpose ins(%arg15 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_79 = tensor.collapse_shape %139 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %140 = linalg.matmul ins(%collapsed_79, %transposed_78 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_80 = linalg.transpose ins(%arg13 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %141 = linalg.matmul ins(%collapsed_79, %transposed_80 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_81 = linalg.transpose ins(%arg14 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %142 = linalg.matmul ins(%collapsed_79, %transposed_81 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_82 = tensor.expand_shape %140 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_83 = tensor.expand_shape %141 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %expanded_84 = tensor.expand_shape %142 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_85 = linalg.transpose ins(%expanded_84 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_86 = tensor.expand_shape %arg26 [[0, 1], [2]] output_shape [1, 64, 4] : tensor<64x4xf32> into tensor<1x64x4xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<1x16x4xi64>) outs(%64 : tensor<1x16x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %399 = arith.index_cast %in : i64 to index
      %400 = linalg.index 2 : index
      %extracted = tensor.extract %expanded_86[%c0, %399, %400] : tensor<1x64x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x16x4xf32>
    %extracted_slice_87 = tensor.extract_slice %143[0, 0, 0] [1, 16, 2] [1, 1, 1] : tensor<1x16x4xf32> to tensor<1x16x2xf32>
    %extracted_slice_88 = tensor.extract_slice %143[0, 0, 2] [1, 16, 2] [1, 1, 1] : tensor<1x16x4xf32> to tensor<1x16x2xf32>
    %extracted_slice_89 = tensor.extract_slice %expanded_83[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_90 = tensor.extract_slice %expanded_83[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_91 = tensor.extract_slice %expanded_82[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_92 = tensor.extract_slice %expanded_82[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %expanded_93 = tensor.expand_shape %extracted_slice_87 [[0], [1], [2, 3]] output_shape [1, 16, 1, 2] : tensor<1x16x2xf32> into tensor<1x16x1x2xf32>
    %144 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_93 : tensor<1x16x1x2xf32>) outs(%66 : tensor<1x16x1x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x1x2x2xf32>
    %collapsed_94 = tensor.collapse_shape %144 [[0], [1], [2], [3, 4]] : tensor<1x16x1x2x2xf32> into tensor<1x16x1x4xf32>
    %expanded_95 = tensor.expand_shape %extracted_slice_88 [[0], [1], [2, 3]] output_shape [1, 16, 1, 2] : tensor<1x16x2xf32> into tensor<1x16x1x2xf32>
    %145 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_95 : tensor<1x16x1x2xf32>) outs(%66 : tensor<1x16x1x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x1x2x2xf32>
    %collapsed_96 = tensor.collapse_shape %145 [[0], [1], [2], [3, 4]] : tensor<1x16x1x2x2xf32> into tensor<1x16x1x4xf32>
    %146 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_89, %collapsed_96 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %extracted_slice_97 = tensor.extract_slice %extracted_slice_89[0, 0, 0, 0] [2, 16, 4, 2] [1, 1, 1, 2] : tensor<2x16x4x4xf32> to tensor<2x16x4x2xf32>
    %extracted_slice_98 = tensor.extract_slice %extracted_slice_89[0, 0, 0, 1] [2, 16, 4, 2] [1, 1, 1, 2] : tensor<2x16x4x4xf32> to tensor<2x16x4x2xf32>
    %147 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_98 : tensor<2x16x4x2xf32>) outs(%71 : tensor<2x16x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x2xf32>
    %expanded_99 = tensor.expand_shape %147 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %expanded_100 = tensor.expand_shape %extracted_slice_97 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %inserted_slice_101 = tensor.insert_slice %expanded_99 into %73[0, 0, 0, 0, 0] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2x2xf32>
    %inserted_slice_102 = tensor.insert_slice %expanded_100 into %inserted_slice_101[0, 0, 0, 0, 1] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2x2xf32>
    %collapsed_103 = tensor.collapse_shape %inserted_slice_102 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %148 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_103, %collapsed_94 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %149 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %148 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %150 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_91, %collapsed_96 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %extracted_slice_104 = tensor.extract_slice %extracted_slice_91[0, 0, 0, 0] [2, 16, 4, 2] [1, 1, 1, 2] : tensor<2x16x4x4xf32> to tensor<2x16x4x2xf32>
    %extracted_slice_105 = tensor.extract_slice %extracted_slice_91[0, 0, 0, 1] [2, 16, 4, 2] [1, 1, 1, 2] : tensor<2x16x4x4xf32> to tensor<2x16x4x2xf32>
    %151 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_105 : tensor<2x16x4x2xf32>) outs(%71 : tensor<2x16x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x2xf32>
    %expanded_106 = tensor.expand_shape %151 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %expanded_107 = tensor.expand_shape %extracted_slice_104 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %inserted_slice_108 = tensor.insert_slice %expanded_106 into %73[0, 0, 0, 0, 0] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2x2xf32>
    %inserted_slice_109 = tensor.insert_slice %expanded_107 into %inserted_slice_108[0, 0, 0, 0, 1] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2x2xf32>
    %collapsed_110 = tensor.collapse_shape %inserted_slice_109 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %152 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_110, %collapsed_94 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %153 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %152 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %inserted_slice_111 = tensor.insert_slice %149 into %80[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x4xf32> into tensor<2x16x4x8xf32>
    %inserted_slice_112 = tensor.insert_slice %extracted_slice_90 into %inserted_slice_111[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x4xf32> into tensor<2x16x4x8xf32>
    %inserted_slice_113 = tensor.insert_slice %153 into %80[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x4xf32> into tensor<2x16x4x8xf32>
    %inserted_slice_114 = tensor.insert_slice %extracted_slice_92 into %inserted_slice_113[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x4xf32> into tensor<2x16x4x8xf32>
    %transposed_115 = linalg.transpose ins(%inserted_slice_114 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_116 = linalg.transpose ins(%inserted_slice_112 : tensor<2x16x4x8xf32>) outs(%81 : tensor<2x4x8x16xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_117 = tensor.collapse_shape %transposed_115 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %collapsed_118 = tensor.collapse_shape %transposed_116 [[0, 1], [2], [3]] : tensor<2x4x8x16xf32> into tensor<8x8x16xf32>
    %154 = linalg.batch_matmul ins(%collapsed_117, %collapsed_118 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%83 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_119 = tensor.expand_shape %154 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %155 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_119 : tensor<2x4x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_8 : f64 to f32
      %400 = arith.divf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x16x16xf32>
    %156 = linalg.generic {indexing_maps = [#map12, #map22, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %33 : tensor<2x4x16x16xf32>, tensor<2x1x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %157:2 = linalg.generic {indexing_maps = [#map12, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%156 : tensor<2x4x16x16xf32>) outs(%91, %89 : tensor<2x4x16xf32>, tensor<2x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_281: i64):
      %399 = linalg.index 3 : index
      %400 = arith.index_cast %399 : index to i64
      %401 = arith.maximumf %in, %out : f32
      %402 = arith.cmpf ogt, %in, %out : f32
      %403 = arith.select %402, %400, %out_281 : i64
      linalg.yield %401, %403 : f32, i64
    } -> (tensor<2x4x16xf32>, tensor<2x4x16xi64>)
    %expanded_120 = tensor.expand_shape %157#0 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32>
    %158 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156, %expanded_120 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %159 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<2x4x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.exp %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %160 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%159 : tensor<2x4x16x16xf32>) outs(%96 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x1xf32>
    %161 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %160 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.divf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_121 = tensor.collapse_shape %161 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_122 = tensor.collapse_shape %transposed_85 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %162 = linalg.batch_matmul ins(%collapsed_121, %collapsed_122 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_123 = tensor.expand_shape %162 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_124 = linalg.transpose ins(%expanded_123 : tensor<2x4x16x8xf32>) outs(%80 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_125 = linalg.transpose ins(%arg16 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %collapsed_126 = tensor.collapse_shape %transposed_124 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %163 = linalg.matmul ins(%collapsed_126, %transposed_125 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_127 = tensor.expand_shape %163 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %transposed_128 = linalg.transpose ins(%arg17 : tensor<128x32xf32>) outs(%103 : tensor<32x128xf32>) permutation = [1, 0] 
    %164 = linalg.matmul ins(%collapsed_79, %transposed_128 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%104 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<128xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %166 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%164, %165 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %expanded_129 = tensor.expand_shape %166 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_129 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_13 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_129, %expanded_129 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %expanded_129 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x128xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_129, %170 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_6 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x128xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.tanh %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %cst_14 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %174 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %collapsed_130 = tensor.collapse_shape %175 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    %transposed_131 = linalg.transpose ins(%arg19 : tensor<32x128xf32>) outs(%118 : tensor<128x32xf32>) permutation = [1, 0] 
    %176 = linalg.matmul ins(%collapsed_130, %transposed_131 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %177 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<32xf32>) outs(%55 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %178 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%176, %177 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<32x32xf32>
    %expanded_132 = tensor.expand_shape %178 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_127, %expanded_132 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %123 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x16x32xf32>) outs(%34 : tensor<2x16x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %399 = arith.extf %in : f32 to f64
      linalg.yield %399 : f64
    } -> tensor<2x16x32xf64>
    %182 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%181 : tensor<2x16x32xf64>) outs(%37 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.addf %in, %out : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x16x1xf64>) outs(%36 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.divf %in, %cst_11 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %184 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %183 : tensor<2x16x32xf64>, tensor<2x16x1xf64>) outs(%34 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_281: f64, %out: f64):
      %399 = arith.subf %in, %in_281 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x32xf64>
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %184 : tensor<2x16x32xf64>, tensor<2x16x32xf64>) outs(%34 : tensor<2x16x32xf64>) {
    ^bb0(%in: f64, %in_281: f64, %out: f64):
      %399 = arith.mulf %in, %in_281 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x32xf64>
    %186 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%185 : tensor<2x16x32xf64>) outs(%37 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.addf %in, %out : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %187 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<2x16x1xf64>) outs(%36 : tensor<2x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %399 = arith.divf %in, %cst_11 : f64
      linalg.yield %399 : f64
    } -> tensor<2x16x1xf64>
    %188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<2x16x1xf64>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %399 = arith.truncf %in : f64 to f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%180 : tensor<2x16x32xf32>) outs(%46 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_9 : f64 to f32
      %400 = arith.addf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x1xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.rsqrt %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %190 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %192 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %arg21 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %196 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %arg22 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_133 = tensor.collapse_shape %196 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %transposed_134 = linalg.transpose ins(%arg23 : tensor<128x32xf32>) outs(%103 : tensor<32x128xf32>) permutation = [1, 0] 
    %197 = linalg.matmul ins(%collapsed_133, %transposed_134 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%104 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %198 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg24 : tensor<128xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %199 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%197, %198 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %padded = tensor.pad %arg28 low[0, 0] high[0, 1] {
    ^bb0(%arg29: index, %arg30: index):
      tensor.yield %c-100_i64 : i64
    } : tensor<2x16xi64> to tensor<2x17xi64>
    %extracted_slice_135 = tensor.extract_slice %padded[0, 1] [2, 16] [1, 1] : tensor<2x17xi64> to tensor<2x16xi64>
    %collapsed_136 = tensor.collapse_shape %extracted_slice_135 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %200 = tensor.empty() : tensor<32xi64>
    %201 = linalg.fill ins(%c0_i64 : i64) outs(%200 : tensor<32xi64>) -> tensor<32xi64>
    %202 = tensor.empty() : tensor<32xf32>
    %203 = linalg.fill ins(%cst_1 : f32) outs(%202 : tensor<32xf32>) -> tensor<32xf32>
    %204:2 = linalg.generic {indexing_maps = [#map4, #map24, #map24], iterator_types = ["parallel", "reduction"]} ins(%199 : tensor<32x128xf32>) outs(%203, %201 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_281: i64):
      %399 = linalg.index 1 : index
      %400 = arith.index_cast %399 : index to i64
      %401 = arith.maximumf %in, %out : f32
      %402 = arith.cmpf ogt, %in, %out : f32
      %403 = arith.select %402, %400, %out_281 : i64
      linalg.yield %401, %403 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_137 = tensor.expand_shape %204#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %205 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%199, %expanded_137 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %206 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%205 : tensor<32x128xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.exp %in : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %207 = tensor.empty() : tensor<32x1xf32>
    %208 = linalg.fill ins(%cst_0 : f32) outs(%207 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %209 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%206 : tensor<32x128xf32>) outs(%208 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<32x1xf32>
    %210 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%209 : tensor<32x1xf32>) outs(%207 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.log %in : f32
      linalg.yield %399 : f32
    } -> tensor<32x1xf32>
    %211 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%205, %210 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %212 = tensor.empty() : tensor<32xi1>
    %213 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_136 : tensor<32xi64>) outs(%212 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %399 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %399 : i1
    } -> tensor<32xi1>
    %214 = linalg.generic {indexing_maps = [#map2, #map2, #map25, #map2], iterator_types = ["parallel"]} ins(%213, %collapsed_136, %cst_17 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%200 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_281: i64, %in_282: i64, %out: i64):
      %399 = arith.select %in, %in_281, %in_282 : i64
      linalg.yield %399 : i64
    } -> tensor<32xi64>
    %215 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%214 : tensor<32xi64>) outs(%200 : tensor<32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %399 = arith.maxsi %in, %c0_i64 : i64
      %400 = arith.minsi %399, %c127_i64 : i64
      linalg.yield %400 : i64
    } -> tensor<32xi64>
    %216 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%214, %215 : tensor<32xi64>, tensor<32xi64>) outs(%212 : tensor<32xi1>) {
    ^bb0(%in: i64, %in_281: i64, %out: i1):
      %399 = arith.cmpi ne, %in, %in_281 : i64
      linalg.yield %399 : i1
    } -> tensor<32xi1>
    %217 = tensor.empty() : tensor<i1>
    %218 = linalg.fill ins(%false : i1) outs(%217 : tensor<i1>) -> tensor<i1>
    %219 = linalg.generic {indexing_maps = [#map2, #map25], iterator_types = ["reduction"]} ins(%216 : tensor<32xi1>) outs(%218 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %399 = arith.ori %in, %out : i1
      linalg.yield %399 : i1
    } -> tensor<i1>
    %expanded_138 = tensor.expand_shape %214 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %220 = tensor.empty() : tensor<32x1xi64>
    %221 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_138 : tensor<32x1xi64>) outs(%220 : tensor<32x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %399 = arith.maxsi %in, %c0_i64 : i64
      %400 = arith.minsi %399, %c127_i64 : i64
      linalg.yield %400 : i64
    } -> tensor<32x1xi64>
    %222 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%221 : tensor<32x1xi64>) outs(%208 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %399 = linalg.index 0 : index
      %400 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %211[%399, %400] : tensor<32x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_139 = tensor.collapse_shape %222 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %223 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_139 : tensor<32xf32>) outs(%202 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %224 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%213 : tensor<32xi1>) outs(%202 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %399 = arith.uitofp %in : i1 to f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %225 = linalg.generic {indexing_maps = [#map2, #map2, #map25, #map2], iterator_types = ["parallel"]} ins(%213, %223, %cst_4 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%202 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_281: f32, %in_282: f32, %out: f32):
      %399 = arith.select %in, %in_281, %in_282 : f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %226 = tensor.empty() : tensor<f32>
    %227 = linalg.fill ins(%cst_0 : f32) outs(%226 : tensor<f32>) -> tensor<f32>
    %228 = linalg.generic {indexing_maps = [#map2, #map25], iterator_types = ["reduction"]} ins(%224 : tensor<32xf32>) outs(%227 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %229 = linalg.generic {indexing_maps = [#map2, #map25], iterator_types = ["reduction"]} ins(%225 : tensor<32xf32>) outs(%227 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %230 = linalg.generic {indexing_maps = [#map26, #map26, #map26], iterator_types = []} ins(%229, %228 : tensor<f32>, tensor<f32>) outs(%226 : tensor<f32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.divf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %231 = linalg.generic {indexing_maps = [#map26, #map26, #map26, #map26], iterator_types = []} ins(%219, %cst_2, %230 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%226 : tensor<f32>) {
    ^bb0(%in: i1, %in_281: f32, %in_282: f32, %out: f32):
      %399 = arith.select %in, %in_281, %in_282 : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %232 = tensor.empty() : tensor<128xi64>
    %233 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%232 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %399 = linalg.index 0 : index
      %400 = arith.index_cast %399 : index to i64
      linalg.yield %400 : i64
    } -> tensor<128xi64>
    %expanded_140 = tensor.expand_shape %233 [[0, 1]] output_shape [1, 128] : tensor<128xi64> into tensor<1x128xi64>
    %expanded_141 = tensor.expand_shape %collapsed_136 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %234 = linalg.generic {indexing_maps = [#map26, #map26, #map26], iterator_types = []} ins(%cst_10, %228 : tensor<f32>, tensor<f32>) outs(%226 : tensor<f32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.divf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %235 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%234 : tensor<f32>) outs(%226 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<f32>
    %236 = tensor.empty() : tensor<32x128xi1>
    %237 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_140, %expanded_141 : tensor<1x128xi64>, tensor<32x1xi64>) outs(%236 : tensor<32x128xi1>) {
    ^bb0(%in: i64, %in_281: i64, %out: i1):
      %399 = arith.cmpi eq, %in, %in_281 : i64
      linalg.yield %399 : i1
    } -> tensor<32x128xi1>
    %238 = tensor.empty() : tensor<32x1xi1>
    %239 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_141 : tensor<32x1xi64>) outs(%238 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %399 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %399 : i1
    } -> tensor<32x1xi1>
    %240 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%237, %239 : tensor<32x128xi1>, tensor<32x1xi1>) outs(%236 : tensor<32x128xi1>) {
    ^bb0(%in: i1, %in_281: i1, %out: i1):
      %399 = arith.andi %in, %in_281 : i1
      linalg.yield %399 : i1
    } -> tensor<32x128xi1>
    %241 = linalg.generic {indexing_maps = [#map4, #map27, #map27, #map4], iterator_types = ["parallel", "parallel"]} ins(%240, %235, %cst_4 : tensor<32x128xi1>, tensor<f32>, tensor<f32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: i1, %in_281: f32, %in_282: f32, %out: f32):
      %399 = arith.select %in, %in_281, %in_282 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %242 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<32x128xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = math.exp %in : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %243 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%241 : tensor<32x128xf32>) outs(%208 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<32x1xf32>
    %244 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%242, %243 : tensor<32x128xf32>, tensor<32x1xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %245 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%241, %244 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%103 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<32x128xf32>
    %246 = linalg.matmul ins(%245, %arg23 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_142 = linalg.transpose ins(%245 : tensor<32x128xf32>) outs(%118 : tensor<128x32xf32>) permutation = [1, 0] 
    %247 = linalg.fill ins(%cst_0 : f32) outs(%118 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %248 = linalg.matmul ins(%transposed_142, %collapsed_133 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%247 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %249 = tensor.empty() : tensor<1x128xf32>
    %250 = linalg.fill ins(%cst_0 : f32) outs(%249 : tensor<1x128xf32>) -> tensor<1x128xf32>
    %251 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "parallel"]} ins(%245 : tensor<32x128xf32>) outs(%250 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<1x128xf32>
    %collapsed_143 = tensor.collapse_shape %251 [[0, 1]] : tensor<1x128xf32> into tensor<128xf32>
    %expanded_144 = tensor.expand_shape %246 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_144, %arg21 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%252 : tensor<2x16x32xf32>) outs(%46 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %194 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%255 : tensor<2x16x32xf32>) outs(%46 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %256 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %254 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %257 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %261 = linalg.generic {indexing_maps = [#map17, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %259 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_144, %194 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %263 = linalg.fill ins(%cst_0 : f32) outs(%202 : tensor<32xf32>) -> tensor<32xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%262 : tensor<2x16x32xf32>) outs(%263 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_144 : tensor<2x16x32xf32>) outs(%263 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %collapsed_145 = tensor.collapse_shape %261 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %266 = linalg.matmul ins(%collapsed_145, %arg19 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%104 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %transposed_146 = linalg.transpose ins(%collapsed_145 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %267 = linalg.matmul ins(%transposed_146, %collapsed_130 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%104 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %268 = tensor.empty() : tensor<1x32xf32>
    %269 = linalg.fill ins(%cst_0 : f32) outs(%268 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %270 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_145 : tensor<32x32xf32>) outs(%269 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<1x32xf32>
    %collapsed_147 = tensor.collapse_shape %270 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_148 = tensor.expand_shape %266 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_148, %167 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_148, %174 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %173 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %274 = linalg.generic {indexing_maps = [#map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16, %273 : tensor<i64>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: i64, %in_281: f32, %out: f32):
      %399 = arith.sitofp %in : i64 to f32
      %400 = arith.subf %399, %in_281 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x128xf32>
    %275 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %274 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_6 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x128xf32>
    %277 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x128xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_15 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %278 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %279 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_13 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %281 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %collapsed_149 = tensor.collapse_shape %282 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    %283 = linalg.matmul ins(%collapsed_149, %arg17 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_150 = linalg.transpose ins(%collapsed_149 : tensor<32x128xf32>) outs(%118 : tensor<128x32xf32>) permutation = [1, 0] 
    %284 = linalg.matmul ins(%transposed_150, %collapsed_79 : tensor<128x32xf32>, tensor<32x32xf32>) outs(%247 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %285 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_149 : tensor<32x128xf32>) outs(%250 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<1x128xf32>
    %collapsed_151 = tensor.collapse_shape %285 [[0, 1]] : tensor<1x128xf32> into tensor<128xf32>
    %expanded_152 = tensor.expand_shape %283 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %286 = linalg.matmul ins(%transposed_146, %collapsed_126 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %287 = linalg.matmul ins(%collapsed_145, %arg16 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_153 = tensor.expand_shape %287 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_154 = linalg.transpose ins(%expanded_153 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_155 = tensor.collapse_shape %transposed_154 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_156 = linalg.transpose ins(%collapsed_121 : tensor<8x16x16xf32>) outs(%82 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %288 = linalg.batch_matmul ins(%transposed_156, %collapsed_155 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %289 = tensor.empty() : tensor<8x8x16xf32>
    %transposed_157 = linalg.transpose ins(%collapsed_122 : tensor<8x16x8xf32>) outs(%289 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %290 = linalg.batch_matmul ins(%collapsed_155, %transposed_157 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%83 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_158 = tensor.expand_shape %288 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_159 = tensor.expand_shape %290 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %291 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_159, %161 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %292 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%291 : tensor<2x4x16x16xf32>) outs(%96 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x1xf32>
    %293 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161, %292 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %294 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%291, %293 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %295 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294 : tensor<2x4x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_8 : f64 to f32
      %400 = arith.divf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_160 = tensor.collapse_shape %295 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_161 = linalg.transpose ins(%collapsed_117 : tensor<8x16x8xf32>) outs(%289 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %296 = linalg.fill ins(%cst_0 : f32) outs(%289 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %297 = linalg.batch_matmul ins(%transposed_161, %collapsed_160 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%296 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_162 = linalg.transpose ins(%collapsed_118 : tensor<8x8x16xf32>) outs(%99 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %298 = linalg.batch_matmul ins(%collapsed_160, %transposed_162 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_163 = tensor.expand_shape %297 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_164 = tensor.expand_shape %298 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_165 = linalg.transpose ins(%expanded_164 : tensor<2x4x16x8xf32>) outs(%80 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_166 = linalg.transpose ins(%expanded_163 : tensor<2x4x8x16xf32>) outs(%80 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %extracted_slice_167 = tensor.extract_slice %transposed_165[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_168 = tensor.extract_slice %transposed_165[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_169 = tensor.extract_slice %transposed_166[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_170 = tensor.extract_slice %transposed_166[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %299 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_167, %collapsed_94 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %expanded_171 = tensor.expand_shape %299 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 2] : tensor<2x16x4x4xf32> into tensor<2x16x4x2x2xf32>
    %extracted_slice_172 = tensor.extract_slice %expanded_171[0, 0, 0, 0, 0] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x2xf32> to tensor<2x16x4x2x1xf32>
    %collapsed_173 = tensor.collapse_shape %extracted_slice_172 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2xf32>
    %extracted_slice_174 = tensor.extract_slice %expanded_171[0, 0, 0, 0, 1] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x2xf32> to tensor<2x16x4x2x1xf32>
    %300 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_173 : tensor<2x16x4x2xf32>) outs(%71 : tensor<2x16x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x2xf32>
    %expanded_175 = tensor.expand_shape %300 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %padded_176 = tensor.pad %expanded_175 low[0, 0, 0, 0, 0] high[0, 0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x2x1xf32> to tensor<2x16x4x2x2xf32>
    %collapsed_177 = tensor.collapse_shape %padded_176 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %extracted_slice_178 = tensor.extract_slice %collapsed_177[0, 0, 0, 0] [2, 16, 4, 3] [1, 1, 1, 1] : tensor<2x16x4x4xf32> to tensor<2x16x4x3xf32>
    %padded_179 = tensor.pad %extracted_slice_178 low[0, 0, 0, 1] high[0, 0, 0, 0] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x3xf32> to tensor<2x16x4x4xf32>
    %padded_180 = tensor.pad %extracted_slice_174 low[0, 0, 0, 0, 0] high[0, 0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x2x1xf32> to tensor<2x16x4x2x2xf32>
    %collapsed_181 = tensor.collapse_shape %padded_180 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %extracted_slice_182 = tensor.extract_slice %collapsed_181[0, 0, 0, 0] [2, 16, 4, 3] [1, 1, 1, 1] : tensor<2x16x4x4xf32> to tensor<2x16x4x3xf32>
    %padded_183 = tensor.pad %extracted_slice_182 low[0, 0, 0, 0] high[0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x3xf32> to tensor<2x16x4x4xf32>
    %301 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_179, %padded_183 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %302 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_167, %collapsed_96 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %303 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%301, %302 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %304 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_169, %collapsed_94 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %expanded_184 = tensor.expand_shape %304 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 2] : tensor<2x16x4x4xf32> into tensor<2x16x4x2x2xf32>
    %extracted_slice_185 = tensor.extract_slice %expanded_184[0, 0, 0, 0, 0] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x2xf32> to tensor<2x16x4x2x1xf32>
    %collapsed_186 = tensor.collapse_shape %extracted_slice_185 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2xf32>
    %extracted_slice_187 = tensor.extract_slice %expanded_184[0, 0, 0, 0, 1] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x2xf32> to tensor<2x16x4x2x1xf32>
    %305 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_186 : tensor<2x16x4x2xf32>) outs(%71 : tensor<2x16x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x2xf32>
    %expanded_188 = tensor.expand_shape %305 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %padded_189 = tensor.pad %expanded_188 low[0, 0, 0, 0, 0] high[0, 0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x2x1xf32> to tensor<2x16x4x2x2xf32>
    %collapsed_190 = tensor.collapse_shape %padded_189 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %extracted_slice_191 = tensor.extract_slice %collapsed_190[0, 0, 0, 0] [2, 16, 4, 3] [1, 1, 1, 1] : tensor<2x16x4x4xf32> to tensor<2x16x4x3xf32>
    %padded_192 = tensor.pad %extracted_slice_191 low[0, 0, 0, 1] high[0, 0, 0, 0] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x3xf32> to tensor<2x16x4x4xf32>
    %padded_193 = tensor.pad %extracted_slice_187 low[0, 0, 0, 0, 0] high[0, 0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x2x1xf32> to tensor<2x16x4x2x2xf32>
    %collapsed_194 = tensor.collapse_shape %padded_193 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %extracted_slice_195 = tensor.extract_slice %collapsed_194[0, 0, 0, 0] [2, 16, 4, 3] [1, 1, 1, 1] : tensor<2x16x4x4xf32> to tensor<2x16x4x3xf32>
    %padded_196 = tensor.pad %extracted_slice_195 low[0, 0, 0, 0] high[0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x3xf32> to tensor<2x16x4x4xf32>
    %306 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_192, %padded_196 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %307 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_169, %collapsed_96 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %308 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306, %307 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %padded_197 = tensor.pad %extracted_slice_168 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
    %padded_198 = tensor.pad %303 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
    %309 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_197, %padded_198 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%80 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x8xf32>
    %padded_199 = tensor.pad %extracted_slice_170 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
    %padded_200 = tensor.pad %308 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
    %310 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_199, %padded_200 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%80 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x8xf32>
    %transposed_201 = linalg.transpose ins(%expanded_158 : tensor<2x4x16x8xf32>) outs(%80 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_202 = tensor.collapse_shape %transposed_201 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_203 = linalg.transpose ins(%collapsed_202 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %311 = linalg.matmul ins(%transposed_203, %collapsed_79 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %312 = linalg.matmul ins(%collapsed_202, %arg14 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_204 = tensor.expand_shape %312 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_152, %expanded_204 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_205 = tensor.collapse_shape %310 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_206 = linalg.transpose ins(%collapsed_205 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %314 = linalg.matmul ins(%transposed_206, %collapsed_79 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %315 = linalg.matmul ins(%collapsed_205, %arg13 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_207 = tensor.expand_shape %315 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %316 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %expanded_207 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_208 = tensor.collapse_shape %309 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_209 = linalg.transpose ins(%collapsed_208 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %317 = linalg.matmul ins(%transposed_209, %collapsed_79 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %318 = linalg.matmul ins(%collapsed_208, %arg15 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_210 = tensor.expand_shape %318 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %319 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %expanded_210 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %arg11 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%320 : tensor<2x16x32xf32>) outs(%46 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %137 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%323 : tensor<2x16x32xf32>) outs(%46 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %324 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %322 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %325 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %329 = linalg.generic {indexing_maps = [#map17, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %327 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %137 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%330 : tensor<2x16x32xf32>) outs(%263 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %332 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%319 : tensor<2x16x32xf32>) outs(%263 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %333 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %329 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_211 = tensor.collapse_shape %333 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %334 = linalg.matmul ins(%collapsed_211, %arg9 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%104 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %transposed_212 = linalg.transpose ins(%collapsed_211 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %335 = linalg.matmul ins(%transposed_212, %collapsed_75 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%104 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %336 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_211 : tensor<32x32xf32>) outs(%269 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<1x32xf32>
    %collapsed_213 = tensor.collapse_shape %336 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_214 = tensor.expand_shape %334 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_214, %109 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %338 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_214, %116 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %339 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %115 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %340 = linalg.generic {indexing_maps = [#map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16, %339 : tensor<i64>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: i64, %in_281: f32, %out: f32):
      %399 = arith.sitofp %in : i64 to f32
      %400 = arith.subf %399, %in_281 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x128xf32>
    %341 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %340 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_6 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x128xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_7 : f64 to f32
      %400 = arith.mulf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x16x128xf32>
    %344 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_15 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %344 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %346 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342, %345 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %347 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338 : tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_13 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %348 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %347 : tensor<2x16x128xf32>, tensor<2x16x128xf32>) outs(%108 : tensor<2x16x128xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x128xf32>
    %collapsed_215 = tensor.collapse_shape %348 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    %349 = linalg.matmul ins(%collapsed_215, %arg7 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %transposed_216 = linalg.transpose ins(%collapsed_215 : tensor<32x128xf32>) outs(%118 : tensor<128x32xf32>) permutation = [1, 0] 
    %350 = linalg.matmul ins(%transposed_216, %collapsed : tensor<128x32xf32>, tensor<32x32xf32>) outs(%247 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %351 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_215 : tensor<32x128xf32>) outs(%250 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<1x128xf32>
    %collapsed_217 = tensor.collapse_shape %351 [[0, 1]] : tensor<1x128xf32> into tensor<128xf32>
    %expanded_218 = tensor.expand_shape %349 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %352 = linalg.matmul ins(%transposed_212, %collapsed_71 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %353 = linalg.matmul ins(%collapsed_211, %arg6 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_219 = tensor.expand_shape %353 [[0, 1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<32x32xf32> into tensor<2x16x4x8xf32>
    %transposed_220 = linalg.transpose ins(%expanded_219 : tensor<2x16x4x8xf32>) outs(%60 : tensor<2x4x16x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_221 = tensor.collapse_shape %transposed_220 [[0, 1], [2], [3]] : tensor<2x4x16x8xf32> into tensor<8x16x8xf32>
    %transposed_222 = linalg.transpose ins(%collapsed_66 : tensor<8x16x16xf32>) outs(%82 : tensor<8x16x16xf32>) permutation = [0, 2, 1] 
    %354 = linalg.batch_matmul ins(%transposed_222, %collapsed_221 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %transposed_223 = linalg.transpose ins(%collapsed_67 : tensor<8x16x8xf32>) outs(%289 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %355 = linalg.batch_matmul ins(%collapsed_221, %transposed_223 : tensor<8x16x8xf32>, tensor<8x8x16xf32>) outs(%83 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_224 = tensor.expand_shape %354 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %expanded_225 = tensor.expand_shape %355 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %356 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_225, %98 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %357 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%356 : tensor<2x4x16x16xf32>) outs(%96 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x1xf32>
    %358 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %357 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %359 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%356, %358 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x4x16x16xf32>
    %360 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%359 : tensor<2x4x16x16xf32>) outs(%85 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.truncf %cst_8 : f64 to f32
      %400 = arith.divf %in, %399 : f32
      linalg.yield %400 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_226 = tensor.collapse_shape %360 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %transposed_227 = linalg.transpose ins(%collapsed_62 : tensor<8x16x8xf32>) outs(%289 : tensor<8x8x16xf32>) permutation = [0, 2, 1] 
    %361 = linalg.batch_matmul ins(%transposed_227, %collapsed_226 : tensor<8x8x16xf32>, tensor<8x16x16xf32>) outs(%296 : tensor<8x8x16xf32>) -> tensor<8x8x16xf32>
    %transposed_228 = linalg.transpose ins(%collapsed_63 : tensor<8x8x16xf32>) outs(%99 : tensor<8x16x8xf32>) permutation = [0, 2, 1] 
    %362 = linalg.batch_matmul ins(%collapsed_226, %transposed_228 : tensor<8x16x16xf32>, tensor<8x16x8xf32>) outs(%100 : tensor<8x16x8xf32>) -> tensor<8x16x8xf32>
    %expanded_229 = tensor.expand_shape %361 [[0, 1], [2], [3]] output_shape [2, 4, 8, 16] : tensor<8x8x16xf32> into tensor<2x4x8x16xf32>
    %expanded_230 = tensor.expand_shape %362 [[0, 1], [2], [3]] output_shape [2, 4, 16, 8] : tensor<8x16x8xf32> into tensor<2x4x16x8xf32>
    %transposed_231 = linalg.transpose ins(%expanded_230 : tensor<2x4x16x8xf32>) outs(%80 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_232 = linalg.transpose ins(%expanded_229 : tensor<2x4x8x16xf32>) outs(%80 : tensor<2x16x4x8xf32>) permutation = [0, 3, 1, 2] 
    %extracted_slice_233 = tensor.extract_slice %transposed_231[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_234 = tensor.extract_slice %transposed_231[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_235 = tensor.extract_slice %transposed_232[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %extracted_slice_236 = tensor.extract_slice %transposed_232[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
    %363 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_233, %collapsed_39 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %expanded_237 = tensor.expand_shape %363 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 2] : tensor<2x16x4x4xf32> into tensor<2x16x4x2x2xf32>
    %extracted_slice_238 = tensor.extract_slice %expanded_237[0, 0, 0, 0, 0] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x2xf32> to tensor<2x16x4x2x1xf32>
    %collapsed_239 = tensor.collapse_shape %extracted_slice_238 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2xf32>
    %extracted_slice_240 = tensor.extract_slice %expanded_237[0, 0, 0, 0, 1] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x2xf32> to tensor<2x16x4x2x1xf32>
    %364 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_239 : tensor<2x16x4x2xf32>) outs(%71 : tensor<2x16x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x2xf32>
    %expanded_241 = tensor.expand_shape %364 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %padded_242 = tensor.pad %expanded_241 low[0, 0, 0, 0, 0] high[0, 0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x2x1xf32> to tensor<2x16x4x2x2xf32>
    %collapsed_243 = tensor.collapse_shape %padded_242 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %extracted_slice_244 = tensor.extract_slice %collapsed_243[0, 0, 0, 0] [2, 16, 4, 3] [1, 1, 1, 1] : tensor<2x16x4x4xf32> to tensor<2x16x4x3xf32>
    %padded_245 = tensor.pad %extracted_slice_244 low[0, 0, 0, 1] high[0, 0, 0, 0] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x3xf32> to tensor<2x16x4x4xf32>
    %padded_246 = tensor.pad %extracted_slice_240 low[0, 0, 0, 0, 0] high[0, 0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x2x1xf32> to tensor<2x16x4x2x2xf32>
    %collapsed_247 = tensor.collapse_shape %padded_246 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %extracted_slice_248 = tensor.extract_slice %collapsed_247[0, 0, 0, 0] [2, 16, 4, 3] [1, 1, 1, 1] : tensor<2x16x4x4xf32> to tensor<2x16x4x3xf32>
    %padded_249 = tensor.pad %extracted_slice_248 low[0, 0, 0, 0] high[0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x3xf32> to tensor<2x16x4x4xf32>
    %365 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_245, %padded_249 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %366 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_233, %collapsed_41 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %367 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%365, %366 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %368 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_235, %collapsed_39 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %expanded_250 = tensor.expand_shape %368 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 2] : tensor<2x16x4x4xf32> into tensor<2x16x4x2x2xf32>
    %extracted_slice_251 = tensor.extract_slice %expanded_250[0, 0, 0, 0, 0] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x2xf32> to tensor<2x16x4x2x1xf32>
    %collapsed_252 = tensor.collapse_shape %extracted_slice_251 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x1xf32> into tensor<2x16x4x2xf32>
    %extracted_slice_253 = tensor.extract_slice %expanded_250[0, 0, 0, 0, 1] [2, 16, 4, 2, 1] [1, 1, 1, 1, 1] : tensor<2x16x4x2x2xf32> to tensor<2x16x4x2x1xf32>
    %369 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_252 : tensor<2x16x4x2xf32>) outs(%71 : tensor<2x16x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.negf %in : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x2xf32>
    %expanded_254 = tensor.expand_shape %369 [[0], [1], [2], [3, 4]] output_shape [2, 16, 4, 2, 1] : tensor<2x16x4x2xf32> into tensor<2x16x4x2x1xf32>
    %padded_255 = tensor.pad %expanded_254 low[0, 0, 0, 0, 0] high[0, 0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x2x1xf32> to tensor<2x16x4x2x2xf32>
    %collapsed_256 = tensor.collapse_shape %padded_255 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %extracted_slice_257 = tensor.extract_slice %collapsed_256[0, 0, 0, 0] [2, 16, 4, 3] [1, 1, 1, 1] : tensor<2x16x4x4xf32> to tensor<2x16x4x3xf32>
    %padded_258 = tensor.pad %extracted_slice_257 low[0, 0, 0, 1] high[0, 0, 0, 0] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x3xf32> to tensor<2x16x4x4xf32>
    %padded_259 = tensor.pad %extracted_slice_253 low[0, 0, 0, 0, 0] high[0, 0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x2x1xf32> to tensor<2x16x4x2x2xf32>
    %collapsed_260 = tensor.collapse_shape %padded_259 [[0], [1], [2], [3, 4]] : tensor<2x16x4x2x2xf32> into tensor<2x16x4x4xf32>
    %extracted_slice_261 = tensor.extract_slice %collapsed_260[0, 0, 0, 0] [2, 16, 4, 3] [1, 1, 1, 1] : tensor<2x16x4x4xf32> to tensor<2x16x4x3xf32>
    %padded_262 = tensor.pad %extracted_slice_261 low[0, 0, 0, 0] high[0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x3xf32> to tensor<2x16x4x4xf32>
    %370 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_258, %padded_262 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %371 = linalg.generic {indexing_maps = [#map12, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_235, %collapsed_41 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %372 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370, %371 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%69 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x4xf32>
    %padded_263 = tensor.pad %extracted_slice_234 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
    %padded_264 = tensor.pad %367 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
    %373 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_263, %padded_264 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%80 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x8xf32>
    %padded_265 = tensor.pad %extracted_slice_236 low[0, 0, 0, 4] high[0, 0, 0, 0] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
    %padded_266 = tensor.pad %372 low[0, 0, 0, 0] high[0, 0, 0, 4] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
    %374 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_265, %padded_266 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%80 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x4x8xf32>
    %transposed_267 = linalg.transpose ins(%expanded_224 : tensor<2x4x16x8xf32>) outs(%80 : tensor<2x16x4x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_268 = tensor.collapse_shape %transposed_267 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_269 = linalg.transpose ins(%collapsed_268 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %375 = linalg.matmul ins(%transposed_269, %collapsed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %376 = linalg.matmul ins(%collapsed_268, %arg4 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_270 = tensor.expand_shape %376 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_218, %expanded_270 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_271 = tensor.collapse_shape %374 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_272 = linalg.transpose ins(%collapsed_271 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %378 = linalg.matmul ins(%transposed_272, %collapsed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %379 = linalg.matmul ins(%collapsed_271, %arg3 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_273 = tensor.expand_shape %379 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %380 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %expanded_273 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_274 = tensor.collapse_shape %373 [[0, 1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<32x32xf32>
    %transposed_275 = linalg.transpose ins(%collapsed_274 : tensor<32x32xf32>) outs(%55 : tensor<32x32xf32>) permutation = [1, 0] 
    %381 = linalg.matmul ins(%transposed_275, %collapsed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %382 = linalg.matmul ins(%collapsed_274, %arg5 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%56 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_276 = tensor.expand_shape %382 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %expanded_276 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %arg1 : tensor<2x16x32xf32>, tensor<32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %385 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384 : tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.mulf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%384 : tensor<2x16x32xf32>) outs(%46 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %52 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %388 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%387 : tensor<2x16x32xf32>) outs(%46 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %389 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %388 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %390 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %386 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %391 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %389 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.subf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %392 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x16x1xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.divf %in, %cst_12 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x1xf32>
    %393 = linalg.generic {indexing_maps = [#map17, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %391 : tensor<2x16x1xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %394 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %52 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.mulf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %395 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%394 : tensor<2x16x32xf32>) outs(%263 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %396 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%383 : tensor<2x16x32xf32>) outs(%263 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %399 = arith.addf %in, %out : f32
      linalg.yield %399 : f32
    } -> tensor<32xf32>
    %397 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %393 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%0 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_281: f32, %out: f32):
      %399 = arith.addf %in, %in_281 : f32
      linalg.yield %399 : f32
    } -> tensor<2x16x32xf32>
    %collapsed_277 = tensor.collapse_shape %arg27 [[0, 1]] : tensor<2x16xi64> into tensor<32xi64>
    %collapsed_278 = tensor.collapse_shape %397 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
    %expanded_279 = tensor.expand_shape %collapsed_277 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_280 = tensor.expand_shape %collapsed_278 [[0], [1, 2]] output_shape [32, 1, 32] : tensor<32x32xf32> into tensor<32x1x32xf32>
    %398 = scf.for %arg29 = %c0 to %c32 step %c1 iter_args(%arg30 = %247) -> (tensor<128x32xf32>) {
      %extracted = tensor.extract %expanded_279[%arg29, %c0] : tensor<32x1xi64>
      %399 = arith.index_cast %extracted : i64 to index
      %extracted_slice_281 = tensor.extract_slice %expanded_280[%arg29, 0, 0] [1, 1, 32] [1, 1, 1] : tensor<32x1x32xf32> to tensor<32xf32>
      %extracted_slice_282 = tensor.extract_slice %arg30[%399, 0] [1, 32] [1, 1] : tensor<128x32xf32> to tensor<32xf32>
      %400 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_281 : tensor<32xf32>) outs(%extracted_slice_282 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %401 = arith.addf %out, %in : f32
        linalg.yield %401 : f32
      } -> tensor<32xf32>
      %inserted_slice_283 = tensor.insert_slice %400 into %arg30[%399, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<128x32xf32>
      scf.yield %inserted_slice_283 : tensor<128x32xf32>
    }
    return %231, %398, %395, %396, %378, %375, %381, %352, %350, %collapsed_217, %335, %collapsed_213, %331, %332, %314, %311, %317, %286, %284, %collapsed_151, %267, %collapsed_147, %264, %265, %248, %collapsed_143 : tensor<f32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32xf32>, tensor<128xf32>
  }
}
