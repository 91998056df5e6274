#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> ()>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1) -> (d0)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<() -> ()>
#map18 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map19 = affine_map<(d0, d1, d2) -> ()>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, 0, d3, d4)>
module @llama {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "llama.Llama" {
    fsdp.buffer transient @cosine : tensor<8x4xf32>
    fsdp.buffer transient @sine : tensor<8x4xf32>
    fsdp.module @embed_tokens class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<31x16xf32>
    }
    fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "llama.Block" {
        fsdp.module @input_layernorm class "torch.nn.modules.normalization.RMSNorm" {
          fsdp.param @weight : tensor<16xf32>
        }
        fsdp.module @self_attn class "llama.Attention" {
          fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x16xf32>
          }
          fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
          }
          fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
          }
          fsdp.module @o_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x16xf32>
          }
        }
        fsdp.module @post_attention_layernorm class "torch.nn.modules.normalization.RMSNorm" {
          fsdp.param @weight : tensor<16xf32>
        }
        fsdp.module @mlp class "llama.FeedForward" {
          fsdp.module @gate_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<24x16xf32>
          }
          fsdp.module @up_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<24x16xf32>
          }
          fsdp.module @down_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x24xf32>
          }
        }
      }
      fsdp.module @"1" class "llama.Block" {
        fsdp.module @input_layernorm class "torch.nn.modules.normalization.RMSNorm" {
          fsdp.param @weight : tensor<16xf32>
        }
        fsdp.module @self_attn class "llama.Attention" {
          fsdp.module @q_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x16xf32>
          }
          fsdp.module @k_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
          }
          fsdp.module @v_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x16xf32>
          }
          fsdp.module @o_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x16xf32>
          }
        }
        fsdp.module @post_attention_layernorm class "torch.nn.modules.normalization.RMSNorm" {
          fsdp.param @weight : tensor<16xf32>
        }
        fsdp.module @mlp class "llama.FeedForward" {
          fsdp.module @gate_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<24x16xf32>
          }
          fsdp.module @up_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<24x16xf32>
          }
          fsdp.module @down_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x24xf32>
          }
        }
      }
    }
    fsdp.module @norm class "torch.nn.modules.normalization.RMSNorm" {
      fsdp.param @weight : tensor<16xf32>
    }
    fsdp.module @lm_head class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<31x16xf32>
    }
  }
  func.func @step(%arg0: tensor<31x16xf32> {fsdp.role = #fsdp.state<@model::@embed_tokens::@weight>}, %arg1: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@input_layernorm::@weight>}, %arg2: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@self_attn::@q_proj::@weight>}, %arg3: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@self_attn::@k_proj::@weight>}, %arg4: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@self_attn::@v_proj::@weight>}, %arg5: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@self_attn::@o_proj::@weight>}, %arg6: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@post_attention_layernorm::@weight>}, %arg7: tensor<24x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@mlp::@gate_proj::@weight>}, %arg8: tensor<24x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@mlp::@up_proj::@weight>}, %arg9: tensor<16x24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@mlp::@down_proj::@weight>}, %arg10: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@input_layernorm::@weight>}, %arg11: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@self_attn::@q_proj::@weight>}, %arg12: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@self_attn::@k_proj::@weight>}, %arg13: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@self_attn::@v_proj::@weight>}, %arg14: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@self_attn::@o_proj::@weight>}, %arg15: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@post_attention_layernorm::@weight>}, %arg16: tensor<24x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@mlp::@gate_proj::@weight>}, %arg17: tensor<24x16xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@mlp::@up_proj::@weight>}, %arg18: tensor<16x24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@mlp::@down_proj::@weight>}, %arg19: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@norm::@weight>}, %arg20: tensor<31x16xf32> {fsdp.role = #fsdp.state<@model::@lm_head::@weight>}, %arg21: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@cosine>}, %arg22: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@sine>}, %arg23: tensor<4x8xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 31]>}, %arg24: tensor<4x8xi64> {fsdp.role = #fsdp.input<"targets", indices = [0, 31, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<31x16xf32> {fsdp.role = #fsdp.grad<@model::@embed_tokens::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@input_layernorm::@weight>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@self_attn::@q_proj::@weight>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@self_attn::@k_proj::@weight>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@self_attn::@v_proj::@weight>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@self_attn::@o_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@post_attention_layernorm::@weight>}, tensor<24x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@mlp::@gate_proj::@weight>}, tensor<24x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@mlp::@up_proj::@weight>}, tensor<16x24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@mlp::@down_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@input_layernorm::@weight>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@self_attn::@q_proj::@weight>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@self_attn::@k_proj::@weight>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@self_attn::@v_proj::@weight>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@self_attn::@o_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@post_attention_layernorm::@weight>}, tensor<24x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@mlp::@gate_proj::@weight>}, tensor<24x16xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@mlp::@up_proj::@weight>}, tensor<16x24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@mlp::@down_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@norm::@weight>}, tensor<31x16xf32> {fsdp.role = #fsdp.grad<@model::@lm_head::@weight>}) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4x4x8x8xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant dense<true> : tensor<8x8xi1>
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %cst_7 = arith.constant 0.70710678118654757 : f64
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = arith.constant 1.600000e+01 : f32
    %cst_10 = arith.constant 9.99999974E-6 : f32
    %cst_11 = arith.constant -5.000000e-01 : f32
    %cst_12 = arith.constant 2.000000e+00 : f32
    %cst_13 = arith.constant dense<1> : tensor<i64>
    %cst_14 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<4x8x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<4x8xi64>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %384 = arith.index_cast %in : i64 to index
      %385 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%384, %385] : tensor<31x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %3 = tensor.empty() : tensor<4x8x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4x8x1xf32>) -> tensor<4x8x1xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.divf %in, %cst_9 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %cst_10 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = math.rsqrt %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %8 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %arg1 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %11 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %10 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %12 = tensor.empty() : tensor<32x16xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %14 = linalg.matmul ins(%collapsed, %transposed : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded = tensor.expand_shape %14 [[0, 1], [2, 3]] output_shape [4, 8, 4, 4] : tensor<32x16xf32> into tensor<4x8x4x4xf32>
    %15 = tensor.empty() : tensor<4x4x8x4xf32>
    %transposed_15 = linalg.transpose ins(%expanded : tensor<4x8x4x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 2, 1, 3] 
    %16 = tensor.empty() : tensor<16x8xf32>
    %transposed_16 = linalg.transpose ins(%arg3 : tensor<8x16xf32>) outs(%16 : tensor<16x8xf32>) permutation = [1, 0] 
    %17 = tensor.empty() : tensor<32x8xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %19 = linalg.matmul ins(%collapsed, %transposed_16 : tensor<32x16xf32>, tensor<16x8xf32>) outs(%18 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %expanded_17 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [4, 8, 2, 4] : tensor<32x8xf32> into tensor<4x8x2x4xf32>
    %20 = tensor.empty() : tensor<4x2x8x4xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<4x8x2x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_19 = linalg.transpose ins(%arg4 : tensor<8x16xf32>) outs(%16 : tensor<16x8xf32>) permutation = [1, 0] 
    %21 = linalg.matmul ins(%collapsed, %transposed_19 : tensor<32x16xf32>, tensor<16x8xf32>) outs(%18 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %expanded_20 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [4, 8, 2, 4] : tensor<32x8xf32> into tensor<4x8x2x4xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<4x8x2x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %extracted_slice_22 = tensor.extract_slice %transposed_15[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %arg21 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %23 = tensor.empty() : tensor<4x4x8x2xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x2xf32>
    %inserted_slice = tensor.insert_slice %24 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_23 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_23, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %25 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_24 = tensor.extract_slice %transposed_18[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_25 = tensor.extract_slice %transposed_18[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %28 = tensor.empty() : tensor<4x2x8x2xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x2xf32>
    %inserted_slice_26 = tensor.insert_slice %29 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_27 = tensor.insert_slice %extracted_slice_24 into %inserted_slice_26[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_27, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.truncf %cst_7 : f64 to f32
      %385 = arith.mulf %in, %384 : f32
      linalg.yield %385 : f32
    } -> tensor<4x4x8x4xf32>
    %33 = tensor.empty() : tensor<8xi64>
    %34 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%33 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %384 = linalg.index 0 : index
      %385 = arith.index_cast %384 : index to i64
      linalg.yield %385 : i64
    } -> tensor<8xi64>
    %expanded_28 = tensor.expand_shape %34 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64>
    %expanded_29 = tensor.expand_shape %34 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %35 = tensor.empty() : tensor<8x8xi64>
    %36 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_28, %expanded_29 : tensor<1x8xi64>, tensor<8x1xi64>) outs(%35 : tensor<8x8xi64>) {
    ^bb0(%in: i64, %in_208: i64, %out: i64):
      %384 = arith.subi %in, %in_208 : i64
      linalg.yield %384 : i64
    } -> tensor<8x8xi64>
    %37 = tensor.empty() : tensor<8x8xi1>
    %38 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<8x8xi64>) outs(%37 : tensor<8x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %384 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %384 : i1
    } -> tensor<8x8xi1>
    %39 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%38, %cst_5 : tensor<8x8xi1>, tensor<8x8xi1>) outs(%37 : tensor<8x8xi1>) {
    ^bb0(%in: i1, %in_208: i1, %out: i1):
      %384 = arith.andi %in, %in_208 : i1
      linalg.yield %384 : i1
    } -> tensor<8x8xi1>
    %40 = tensor.empty() : tensor<8x8xf32>
    %41 = linalg.generic {indexing_maps = [#map9, #map10, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%39, %cst_3, %cst_4 : tensor<8x8xi1>, tensor<f32>, tensor<f32>) outs(%40 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_208: f32, %in_209: f32, %out: f32):
      %384 = arith.select %in, %in_208, %in_209 : f32
      linalg.yield %384 : f32
    } -> tensor<8x8xf32>
    %42 = tensor.empty() : tensor<4x2x2x8x4xf32>
    %43 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<4x2x8x4xf32>) outs(%42 : tensor<4x2x2x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x2x8x4xf32>
    %collapsed_30 = tensor.collapse_shape %43 [[0], [1, 2], [3], [4]] : tensor<4x2x2x8x4xf32> into tensor<4x4x8x4xf32>
    %44 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_21 : tensor<4x2x8x4xf32>) outs(%42 : tensor<4x2x2x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x2x8x4xf32>
    %45 = tensor.empty() : tensor<4x4x4x8xf32>
    %transposed_31 = linalg.transpose ins(%collapsed_30 : tensor<4x4x8x4xf32>) outs(%45 : tensor<4x4x4x8xf32>) permutation = [0, 1, 3, 2] 
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_31 : tensor<4x4x4x8xf32>) outs(%45 : tensor<4x4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.truncf %cst_7 : f64 to f32
      %385 = arith.mulf %in, %384 : f32
      linalg.yield %385 : f32
    } -> tensor<4x4x4x8xf32>
    %collapsed_32 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<4x4x8x4xf32> into tensor<16x8x4xf32>
    %collapsed_33 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<4x4x4x8xf32> into tensor<16x4x8xf32>
    %47 = tensor.empty() : tensor<16x8x8xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<16x8x8xf32>) -> tensor<16x8x8xf32>
    %49 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<16x8x4xf32>, tensor<16x4x8xf32>) outs(%48 : tensor<16x8x8xf32>) -> tensor<16x8x8xf32>
    %expanded_34 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [4, 4, 8, 8] : tensor<16x8x8xf32> into tensor<4x4x8x8xf32>
    %50 = tensor.empty() : tensor<4x4x8x8xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34, %41 : tensor<4x4x8x8xf32>, tensor<8x8xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %52 = tensor.empty() : tensor<4x4x8xi64>
    %53 = linalg.fill ins(%c0_i64 : i64) outs(%52 : tensor<4x4x8xi64>) -> tensor<4x4x8xi64>
    %54 = tensor.empty() : tensor<4x4x8xf32>
    %55 = linalg.fill ins(%cst_0 : f32) outs(%54 : tensor<4x4x8xf32>) -> tensor<4x4x8xf32>
    %56:2 = linalg.generic {indexing_maps = [#map4, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51 : tensor<4x4x8x8xf32>) outs(%55, %53 : tensor<4x4x8xf32>, tensor<4x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_208: i64):
      %384 = linalg.index 3 : index
      %385 = arith.index_cast %384 : index to i64
      %386 = arith.maximumf %in, %out : f32
      %387 = arith.cmpf ogt, %in, %out : f32
      %388 = arith.select %387, %385, %out_208 : i64
      linalg.yield %386, %388 : f32, i64
    } -> (tensor<4x4x8xf32>, tensor<4x4x8xi64>)
    %expanded_35 = tensor.expand_shape %56#0 [[0], [1], [2, 3]] output_shape [4, 4, 8, 1] : tensor<4x4x8xf32> into tensor<4x4x8x1xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %expanded_35 : tensor<4x4x8x8xf32>, tensor<4x4x8x1xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.subf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<4x4x8x8xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = math.exp %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %59 = tensor.empty() : tensor<4x4x8x1xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<4x4x8x1xf32>) -> tensor<4x4x8x1xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<4x4x8x8xf32>) outs(%60 : tensor<4x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x1xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %61 : tensor<4x4x8x8xf32>, tensor<4x4x8x1xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.divf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %63 = tensor.empty() : tensor<4x4x8x8xi1>
    %64 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<4x4x8x8xf32>) outs(%63 : tensor<4x4x8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %384 = arith.extf %in : f32 to f64
      %385 = arith.cmpf oeq, %384, %cst_6 : f64
      linalg.yield %385 : i1
    } -> tensor<4x4x8x8xi1>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<4x4x8x8xi1>) outs(%63 : tensor<4x4x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      %384 = arith.cmpi eq, %in, %false : i1
      linalg.yield %384 : i1
    } -> tensor<4x4x8x8xi1>
    %66 = tensor.empty() : tensor<4x4x8x1xi1>
    %67 = linalg.fill ins(%false : i1) outs(%66 : tensor<4x4x8x1xi1>) -> tensor<4x4x8x1xi1>
    %68 = linalg.generic {indexing_maps = [#map4, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%65 : tensor<4x4x8x8xi1>) outs(%67 : tensor<4x4x8x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %384 = arith.ori %in, %out : i1
      linalg.yield %384 : i1
    } -> tensor<4x4x8x1xi1>
    %69 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<4x4x8x1xi1>) outs(%66 : tensor<4x4x8x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %384 = arith.cmpi eq, %in, %false : i1
      linalg.yield %384 : i1
    } -> tensor<4x4x8x1xi1>
    %70 = linalg.generic {indexing_maps = [#map14, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %cst_2, %62 : tensor<4x4x8x1xi1>, tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: i1, %in_208: f32, %in_209: f32, %out: f32):
      %384 = arith.select %in, %in_208, %in_209 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %collapsed_36 = tensor.collapse_shape %70 [[0, 1], [2], [3]] : tensor<4x4x8x8xf32> into tensor<16x8x8xf32>
    %collapsed_37 = tensor.collapse_shape %44 [[0, 1, 2], [3], [4]] : tensor<4x2x2x8x4xf32> into tensor<16x8x4xf32>
    %71 = tensor.empty() : tensor<16x8x4xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<16x8x4xf32>) -> tensor<16x8x4xf32>
    %73 = linalg.batch_matmul ins(%collapsed_36, %collapsed_37 : tensor<16x8x8xf32>, tensor<16x8x4xf32>) outs(%72 : tensor<16x8x4xf32>) -> tensor<16x8x4xf32>
    %expanded_38 = tensor.expand_shape %73 [[0, 1], [2], [3]] output_shape [4, 4, 8, 4] : tensor<16x8x4xf32> into tensor<4x4x8x4xf32>
    %74 = tensor.empty() : tensor<4x8x4x4xf32>
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<4x4x8x4xf32>) outs(%74 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_40 = linalg.transpose ins(%arg5 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_41 = tensor.collapse_shape %transposed_39 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %75 = linalg.matmul ins(%collapsed_41, %transposed_40 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_42 = tensor.expand_shape %75 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_42 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %76 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.divf %in, %cst_9 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %cst_10 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = math.rsqrt %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %81 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %arg6 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %84 = tensor.empty() : tensor<16x24xf32>
    %transposed_43 = linalg.transpose ins(%arg7 : tensor<24x16xf32>) outs(%84 : tensor<16x24xf32>) permutation = [1, 0] 
    %collapsed_44 = tensor.collapse_shape %83 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %85 = tensor.empty() : tensor<32x24xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %87 = linalg.matmul ins(%collapsed_44, %transposed_43 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%86 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_45 = tensor.expand_shape %87 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %88 = tensor.empty() : tensor<4x8x24xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      %385 = math.exp %384 : f32
      %386 = arith.addf %385, %cst_1 : f32
      %387 = arith.divf %cst_1, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<4x8x24xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45, %89 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %transposed_46 = linalg.transpose ins(%arg8 : tensor<24x16xf32>) outs(%84 : tensor<16x24xf32>) permutation = [1, 0] 
    %91 = linalg.matmul ins(%collapsed_44, %transposed_46 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%86 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_47 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %expanded_47 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %93 = tensor.empty() : tensor<24x16xf32>
    %transposed_48 = linalg.transpose ins(%arg9 : tensor<16x24xf32>) outs(%93 : tensor<24x16xf32>) permutation = [1, 0] 
    %collapsed_49 = tensor.collapse_shape %92 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %94 = linalg.matmul ins(%collapsed_49, %transposed_48 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_50 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %expanded_50 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %95 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.divf %in, %cst_9 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %cst_10 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = math.rsqrt %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %100 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %arg10 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %transposed_51 = linalg.transpose ins(%arg11 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_52 = tensor.collapse_shape %102 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %103 = linalg.matmul ins(%collapsed_52, %transposed_51 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_53 = tensor.expand_shape %103 [[0, 1], [2, 3]] output_shape [4, 8, 4, 4] : tensor<32x16xf32> into tensor<4x8x4x4xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<4x8x4x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_55 = linalg.transpose ins(%arg12 : tensor<8x16xf32>) outs(%16 : tensor<16x8xf32>) permutation = [1, 0] 
    %104 = linalg.matmul ins(%collapsed_52, %transposed_55 : tensor<32x16xf32>, tensor<16x8xf32>) outs(%18 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %expanded_56 = tensor.expand_shape %104 [[0, 1], [2, 3]] output_shape [4, 8, 2, 4] : tensor<32x8xf32> into tensor<4x8x2x4xf32>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<4x8x2x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_58 = linalg.transpose ins(%arg13 : tensor<8x16xf32>) outs(%16 : tensor<16x8xf32>) permutation = [1, 0] 
    %105 = linalg.matmul ins(%collapsed_52, %transposed_58 : tensor<32x16xf32>, tensor<16x8xf32>) outs(%18 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %expanded_59 = tensor.expand_shape %105 [[0, 1], [2, 3]] output_shape [4, 8, 2, 4] : tensor<32x8xf32> into tensor<4x8x2x4xf32>
    %transposed_60 = linalg.transpose ins(%expanded_59 : tensor<4x8x2x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_61 = tensor.extract_slice %transposed_54[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %extracted_slice_62 = tensor.extract_slice %transposed_54[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %106 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_54, %arg21 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %107 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_62 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x2xf32>
    %inserted_slice_63 = tensor.insert_slice %107 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_64 = tensor.insert_slice %extracted_slice_61 into %inserted_slice_63[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %108 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_64, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %109 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %108 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_65 = tensor.extract_slice %transposed_57[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_66 = tensor.extract_slice %transposed_57[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %110 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_57, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %111 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_66 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x2xf32>
    %inserted_slice_67 = tensor.insert_slice %111 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_68 = tensor.insert_slice %extracted_slice_65 into %inserted_slice_67[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %112 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_68, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %113 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %112 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %114 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.truncf %cst_7 : f64 to f32
      %385 = arith.mulf %in, %384 : f32
      linalg.yield %385 : f32
    } -> tensor<4x4x8x4xf32>
    %115 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<4x2x8x4xf32>) outs(%42 : tensor<4x2x2x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x2x8x4xf32>
    %collapsed_69 = tensor.collapse_shape %115 [[0], [1, 2], [3], [4]] : tensor<4x2x2x8x4xf32> into tensor<4x4x8x4xf32>
    %116 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_60 : tensor<4x2x8x4xf32>) outs(%42 : tensor<4x2x2x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x2x8x4xf32>
    %transposed_70 = linalg.transpose ins(%collapsed_69 : tensor<4x4x8x4xf32>) outs(%45 : tensor<4x4x4x8xf32>) permutation = [0, 1, 3, 2] 
    %117 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_70 : tensor<4x4x4x8xf32>) outs(%45 : tensor<4x4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.truncf %cst_7 : f64 to f32
      %385 = arith.mulf %in, %384 : f32
      linalg.yield %385 : f32
    } -> tensor<4x4x4x8xf32>
    %collapsed_71 = tensor.collapse_shape %114 [[0, 1], [2], [3]] : tensor<4x4x8x4xf32> into tensor<16x8x4xf32>
    %collapsed_72 = tensor.collapse_shape %117 [[0, 1], [2], [3]] : tensor<4x4x4x8xf32> into tensor<16x4x8xf32>
    %118 = linalg.batch_matmul ins(%collapsed_71, %collapsed_72 : tensor<16x8x4xf32>, tensor<16x4x8xf32>) outs(%48 : tensor<16x8x8xf32>) -> tensor<16x8x8xf32>
    %expanded_73 = tensor.expand_shape %118 [[0, 1], [2], [3]] output_shape [4, 4, 8, 8] : tensor<16x8x8xf32> into tensor<4x4x8x8xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %41 : tensor<4x4x8x8xf32>, tensor<8x8xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %120:2 = linalg.generic {indexing_maps = [#map4, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119 : tensor<4x4x8x8xf32>) outs(%55, %53 : tensor<4x4x8xf32>, tensor<4x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_208: i64):
      %384 = linalg.index 3 : index
      %385 = arith.index_cast %384 : index to i64
      %386 = arith.maximumf %in, %out : f32
      %387 = arith.cmpf ogt, %in, %out : f32
      %388 = arith.select %387, %385, %out_208 : i64
      linalg.yield %386, %388 : f32, i64
    } -> (tensor<4x4x8xf32>, tensor<4x4x8xi64>)
    %expanded_74 = tensor.expand_shape %120#0 [[0], [1], [2, 3]] output_shape [4, 4, 8, 1] : tensor<4x4x8xf32> into tensor<4x4x8x1xf32>
    %121 = linalg.generic {indexing_maps = [#map4, #map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %expanded_74 : tensor<4x4x8x8xf32>, tensor<4x4x8x1xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.subf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %122 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<4x4x8x8xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = math.exp %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%122 : tensor<4x4x8x8xf32>) outs(%60 : tensor<4x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x1xf32>
    %124 = linalg.generic {indexing_maps = [#map4, #map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %123 : tensor<4x4x8x8xf32>, tensor<4x4x8x1xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.divf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %125 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<4x4x8x8xf32>) outs(%63 : tensor<4x4x8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %384 = arith.extf %in : f32 to f64
      %385 = arith.cmpf oeq, %384, %cst_6 : f64
      linalg.yield %385 : i1
    } -> tensor<4x4x8x8xi1>
    %126 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125 : tensor<4x4x8x8xi1>) outs(%63 : tensor<4x4x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      %384 = arith.cmpi eq, %in, %false : i1
      linalg.yield %384 : i1
    } -> tensor<4x4x8x8xi1>
    %127 = linalg.generic {indexing_maps = [#map4, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%126 : tensor<4x4x8x8xi1>) outs(%67 : tensor<4x4x8x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %384 = arith.ori %in, %out : i1
      linalg.yield %384 : i1
    } -> tensor<4x4x8x1xi1>
    %128 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<4x4x8x1xi1>) outs(%66 : tensor<4x4x8x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %384 = arith.cmpi eq, %in, %false : i1
      linalg.yield %384 : i1
    } -> tensor<4x4x8x1xi1>
    %129 = linalg.generic {indexing_maps = [#map14, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %cst_2, %124 : tensor<4x4x8x1xi1>, tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: i1, %in_208: f32, %in_209: f32, %out: f32):
      %384 = arith.select %in, %in_208, %in_209 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %collapsed_75 = tensor.collapse_shape %129 [[0, 1], [2], [3]] : tensor<4x4x8x8xf32> into tensor<16x8x8xf32>
    %collapsed_76 = tensor.collapse_shape %116 [[0, 1, 2], [3], [4]] : tensor<4x2x2x8x4xf32> into tensor<16x8x4xf32>
    %130 = linalg.batch_matmul ins(%collapsed_75, %collapsed_76 : tensor<16x8x8xf32>, tensor<16x8x4xf32>) outs(%72 : tensor<16x8x4xf32>) -> tensor<16x8x4xf32>
    %expanded_77 = tensor.expand_shape %130 [[0, 1], [2], [3]] output_shape [4, 4, 8, 4] : tensor<16x8x4xf32> into tensor<4x4x8x4xf32>
    %transposed_78 = linalg.transpose ins(%expanded_77 : tensor<4x4x8x4xf32>) outs(%74 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_79 = linalg.transpose ins(%arg14 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_80 = tensor.collapse_shape %transposed_78 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %131 = linalg.matmul ins(%collapsed_80, %transposed_79 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_81 = tensor.expand_shape %131 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %expanded_81 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %132 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%133 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.divf %in, %cst_9 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %cst_10 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = math.rsqrt %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %137 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %arg15 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %transposed_82 = linalg.transpose ins(%arg16 : tensor<24x16xf32>) outs(%84 : tensor<16x24xf32>) permutation = [1, 0] 
    %collapsed_83 = tensor.collapse_shape %139 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %140 = linalg.matmul ins(%collapsed_83, %transposed_82 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%86 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_84 = tensor.expand_shape %140 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84 : tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      %385 = math.exp %384 : f32
      %386 = arith.addf %385, %cst_1 : f32
      %387 = arith.divf %cst_1, %386 : f32
      linalg.yield %387 : f32
    } -> tensor<4x8x24xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84, %141 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %transposed_85 = linalg.transpose ins(%arg17 : tensor<24x16xf32>) outs(%84 : tensor<16x24xf32>) permutation = [1, 0] 
    %143 = linalg.matmul ins(%collapsed_83, %transposed_85 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%86 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_86 = tensor.expand_shape %143 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %expanded_86 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %transposed_87 = linalg.transpose ins(%arg18 : tensor<16x24xf32>) outs(%93 : tensor<24x16xf32>) permutation = [1, 0] 
    %collapsed_88 = tensor.collapse_shape %144 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %145 = linalg.matmul ins(%collapsed_88, %transposed_87 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_89 = tensor.expand_shape %145 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %expanded_89 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %146 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.divf %in, %cst_9 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %cst_10 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = math.rsqrt %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %151 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %arg19 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %154 = tensor.empty() : tensor<16x31xf32>
    %transposed_90 = linalg.transpose ins(%arg20 : tensor<31x16xf32>) outs(%154 : tensor<16x31xf32>) permutation = [1, 0] 
    %collapsed_91 = tensor.collapse_shape %153 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %155 = tensor.empty() : tensor<32x31xf32>
    %156 = linalg.fill ins(%cst : f32) outs(%155 : tensor<32x31xf32>) -> tensor<32x31xf32>
    %157 = linalg.matmul ins(%collapsed_91, %transposed_90 : tensor<32x16xf32>, tensor<16x31xf32>) outs(%156 : tensor<32x31xf32>) -> tensor<32x31xf32>
    %collapsed_92 = tensor.collapse_shape %arg24 [[0, 1]] : tensor<4x8xi64> into tensor<32xi64>
    %158 = tensor.empty() : tensor<32xi64>
    %159 = linalg.fill ins(%c0_i64 : i64) outs(%158 : tensor<32xi64>) -> tensor<32xi64>
    %160 = tensor.empty() : tensor<32xf32>
    %161 = linalg.fill ins(%cst_0 : f32) outs(%160 : tensor<32xf32>) -> tensor<32xf32>
    %162:2 = linalg.generic {indexing_maps = [#map9, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%157 : tensor<32x31xf32>) outs(%161, %159 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_208: i64):
      %384 = linalg.index 1 : index
      %385 = arith.index_cast %384 : index to i64
      %386 = arith.maximumf %in, %out : f32
      %387 = arith.cmpf ogt, %in, %out : f32
      %388 = arith.select %387, %385, %out_208 : i64
      linalg.yield %386, %388 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_93 = tensor.expand_shape %162#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %163 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%157, %expanded_93 : tensor<32x31xf32>, tensor<32x1xf32>) outs(%155 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.subf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<32x31xf32>
    %164 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<32x31xf32>) outs(%155 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = math.exp %in : f32
      linalg.yield %384 : f32
    } -> tensor<32x31xf32>
    %165 = tensor.empty() : tensor<32x1xf32>
    %166 = linalg.fill ins(%cst : f32) outs(%165 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %167 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "reduction"]} ins(%164 : tensor<32x31xf32>) outs(%166 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<32x1xf32>
    %168 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<32x1xf32>) outs(%165 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = math.log %in : f32
      linalg.yield %384 : f32
    } -> tensor<32x1xf32>
    %169 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%163, %168 : tensor<32x31xf32>, tensor<32x1xf32>) outs(%155 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.subf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<32x31xf32>
    %170 = tensor.empty() : tensor<32xi1>
    %171 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_92 : tensor<32xi64>) outs(%170 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %384 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %384 : i1
    } -> tensor<32xi1>
    %172 = linalg.generic {indexing_maps = [#map6, #map6, #map16, #map6], iterator_types = ["parallel"]} ins(%171, %collapsed_92, %cst_14 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%158 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_208: i64, %in_209: i64, %out: i64):
      %384 = arith.select %in, %in_208, %in_209 : i64
      linalg.yield %384 : i64
    } -> tensor<32xi64>
    %expanded_94 = tensor.expand_shape %172 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %173 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_94 : tensor<32x1xi64>) outs(%166 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %384 = linalg.index 0 : index
      %385 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %169[%384, %385] : tensor<32x31xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_95 = tensor.collapse_shape %173 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %174 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_95 : tensor<32xf32>) outs(%160 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      linalg.yield %384 : f32
    } -> tensor<32xf32>
    %175 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%171 : tensor<32xi1>) outs(%160 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %384 = arith.uitofp %in : i1 to f32
      linalg.yield %384 : f32
    } -> tensor<32xf32>
    %176 = linalg.generic {indexing_maps = [#map6, #map6, #map16, #map6], iterator_types = ["parallel"]} ins(%171, %174, %cst_3 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%160 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_208: f32, %in_209: f32, %out: f32):
      %384 = arith.select %in, %in_208, %in_209 : f32
      linalg.yield %384 : f32
    } -> tensor<32xf32>
    %177 = tensor.empty() : tensor<f32>
    %178 = linalg.fill ins(%cst : f32) outs(%177 : tensor<f32>) -> tensor<f32>
    %179 = linalg.generic {indexing_maps = [#map6, #map16], iterator_types = ["reduction"]} ins(%175 : tensor<32xf32>) outs(%178 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<f32>
    %180 = linalg.generic {indexing_maps = [#map6, #map16], iterator_types = ["reduction"]} ins(%176 : tensor<32xf32>) outs(%178 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<f32>
    %181 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%180, %179 : tensor<f32>, tensor<f32>) outs(%177 : tensor<f32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.divf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<f32>
    %182 = tensor.empty() : tensor<31xi64>
    %183 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%182 : tensor<31xi64>) {
    ^bb0(%out: i64):
      %384 = linalg.index 0 : index
      %385 = arith.index_cast %384 : index to i64
      linalg.yield %385 : i64
    } -> tensor<31xi64>
    %expanded_96 = tensor.expand_shape %183 [[0, 1]] output_shape [1, 31] : tensor<31xi64> into tensor<1x31xi64>
    %expanded_97 = tensor.expand_shape %collapsed_92 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %184 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%cst_8, %179 : tensor<f32>, tensor<f32>) outs(%177 : tensor<f32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.divf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<f32>
    %185 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%184 : tensor<f32>) outs(%177 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      linalg.yield %384 : f32
    } -> tensor<f32>
    %186 = tensor.empty() : tensor<32x31xi1>
    %187 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_96, %expanded_97 : tensor<1x31xi64>, tensor<32x1xi64>) outs(%186 : tensor<32x31xi1>) {
    ^bb0(%in: i64, %in_208: i64, %out: i1):
      %384 = arith.cmpi eq, %in, %in_208 : i64
      linalg.yield %384 : i1
    } -> tensor<32x31xi1>
    %188 = tensor.empty() : tensor<32x1xi1>
    %189 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_97 : tensor<32x1xi64>) outs(%188 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %384 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %384 : i1
    } -> tensor<32x1xi1>
    %190 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%187, %189 : tensor<32x31xi1>, tensor<32x1xi1>) outs(%186 : tensor<32x31xi1>) {
    ^bb0(%in: i1, %in_208: i1, %out: i1):
      %384 = arith.andi %in, %in_208 : i1
      linalg.yield %384 : i1
    } -> tensor<32x31xi1>
    %191 = linalg.generic {indexing_maps = [#map9, #map10, #map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%190, %185, %cst_3 : tensor<32x31xi1>, tensor<f32>, tensor<f32>) outs(%155 : tensor<32x31xf32>) {
    ^bb0(%in: i1, %in_208: f32, %in_209: f32, %out: f32):
      %384 = arith.select %in, %in_208, %in_209 : f32
      linalg.yield %384 : f32
    } -> tensor<32x31xf32>
    %192 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<32x31xf32>) outs(%155 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = math.exp %in : f32
      linalg.yield %384 : f32
    } -> tensor<32x31xf32>
    %193 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "reduction"]} ins(%191 : tensor<32x31xf32>) outs(%166 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<32x1xf32>
    %194 = linalg.generic {indexing_maps = [#map9, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%192, %193 : tensor<32x31xf32>, tensor<32x1xf32>) outs(%155 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<32x31xf32>
    %195 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%191, %194 : tensor<32x31xf32>, tensor<32x31xf32>) outs(%155 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.subf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<32x31xf32>
    %196 = tensor.empty() : tensor<31x32xf32>
    %transposed_98 = linalg.transpose ins(%195 : tensor<32x31xf32>) outs(%196 : tensor<31x32xf32>) permutation = [1, 0] 
    %197 = tensor.empty() : tensor<31x16xf32>
    %198 = linalg.fill ins(%cst : f32) outs(%197 : tensor<31x16xf32>) -> tensor<31x16xf32>
    %199 = linalg.matmul ins(%transposed_98, %collapsed_91 : tensor<31x32xf32>, tensor<32x16xf32>) outs(%198 : tensor<31x16xf32>) -> tensor<31x16xf32>
    %200 = linalg.matmul ins(%195, %arg20 : tensor<32x31xf32>, tensor<31x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_99 = tensor.expand_shape %200 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99, %152 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99, %arg19 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %203 = tensor.empty() : tensor<1x1x16xf32>
    %204 = linalg.fill ins(%cst : f32) outs(%203 : tensor<1x1x16xf32>) -> tensor<1x1x16xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%201 : tensor<4x8x16xf32>) outs(%204 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_100 = tensor.collapse_shape %205 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %146 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %151 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%206 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %151 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %151 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.mulf %in, %cst_11 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %210 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_101 = tensor.collapse_shape %212 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_101 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.divf %in, %cst_9 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.mulf %in, %cst_12 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %216 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %215 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %216 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_102 = tensor.collapse_shape %217 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %218 = tensor.empty() : tensor<16x32xf32>
    %transposed_103 = linalg.transpose ins(%collapsed_102 : tensor<32x16xf32>) outs(%218 : tensor<16x32xf32>) permutation = [1, 0] 
    %219 = linalg.fill ins(%cst : f32) outs(%84 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %220 = linalg.matmul ins(%transposed_103, %collapsed_88 : tensor<16x32xf32>, tensor<32x24xf32>) outs(%219 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %221 = linalg.matmul ins(%collapsed_102, %arg18 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%86 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_104 = tensor.expand_shape %221 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104, %142 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104, %expanded_86 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_105 = tensor.collapse_shape %222 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %224 = tensor.empty() : tensor<24x32xf32>
    %transposed_106 = linalg.transpose ins(%collapsed_105 : tensor<32x24xf32>) outs(%224 : tensor<24x32xf32>) permutation = [1, 0] 
    %225 = linalg.fill ins(%cst : f32) outs(%93 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %226 = linalg.matmul ins(%transposed_106, %collapsed_83 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%225 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %227 = linalg.matmul ins(%collapsed_105, %arg17 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_107 = tensor.expand_shape %227 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %141 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %229 = linalg.generic {indexing_maps = [#map19, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13, %141 : tensor<i64>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: i64, %in_208: f32, %out: f32):
      %384 = arith.sitofp %in : i64 to f32
      %385 = arith.subf %384, %in_208 : f32
      linalg.yield %385 : f32
    } -> tensor<4x8x24xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84, %229 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %cst_1 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %231 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_108 = tensor.collapse_shape %232 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %transposed_109 = linalg.transpose ins(%collapsed_108 : tensor<32x24xf32>) outs(%224 : tensor<24x32xf32>) permutation = [1, 0] 
    %233 = linalg.matmul ins(%transposed_109, %collapsed_83 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%225 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %234 = linalg.matmul ins(%collapsed_108, %arg16 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_110 = tensor.expand_shape %234 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_107, %expanded_110 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %236 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %138 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %arg15 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%236 : tensor<4x8x16xf32>) outs(%204 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_111 = tensor.collapse_shape %238 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %132 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %137 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%239 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %240 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %137 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %137 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.mulf %in, %cst_11 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %246 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %244 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_112 = tensor.collapse_shape %246 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %247 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_112 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.divf %in, %cst_9 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.mulf %in, %cst_12 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %249 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %250 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_113 = tensor.collapse_shape %251 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_114 = linalg.transpose ins(%collapsed_113 : tensor<32x16xf32>) outs(%218 : tensor<16x32xf32>) permutation = [1, 0] 
    %252 = linalg.fill ins(%cst : f32) outs(%11 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %253 = linalg.matmul ins(%transposed_114, %collapsed_80 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%252 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %254 = linalg.matmul ins(%collapsed_113, %arg14 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_115 = tensor.expand_shape %254 [[0, 1], [2, 3]] output_shape [4, 8, 4, 4] : tensor<32x16xf32> into tensor<4x8x4x4xf32>
    %transposed_116 = linalg.transpose ins(%expanded_115 : tensor<4x8x4x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_117 = tensor.collapse_shape %transposed_116 [[0, 1], [2], [3]] : tensor<4x4x8x4xf32> into tensor<16x8x4xf32>
    %transposed_118 = linalg.transpose ins(%collapsed_75 : tensor<16x8x8xf32>) outs(%47 : tensor<16x8x8xf32>) permutation = [0, 2, 1] 
    %255 = linalg.batch_matmul ins(%transposed_118, %collapsed_117 : tensor<16x8x8xf32>, tensor<16x8x4xf32>) outs(%72 : tensor<16x8x4xf32>) -> tensor<16x8x4xf32>
    %256 = tensor.empty() : tensor<16x4x8xf32>
    %transposed_119 = linalg.transpose ins(%collapsed_76 : tensor<16x8x4xf32>) outs(%256 : tensor<16x4x8xf32>) permutation = [0, 2, 1] 
    %257 = linalg.batch_matmul ins(%collapsed_117, %transposed_119 : tensor<16x8x4xf32>, tensor<16x4x8xf32>) outs(%48 : tensor<16x8x8xf32>) -> tensor<16x8x8xf32>
    %expanded_120 = tensor.expand_shape %257 [[0, 1], [2], [3]] output_shape [4, 4, 8, 8] : tensor<16x8x8xf32> into tensor<4x4x8x8xf32>
    %258 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_120, %129 : tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %259 = linalg.generic {indexing_maps = [#map4, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%258 : tensor<4x4x8x8xf32>) outs(%60 : tensor<4x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x1xf32>
    %260 = linalg.generic {indexing_maps = [#map4, #map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %259 : tensor<4x4x8x8xf32>, tensor<4x4x8x1xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %261 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258, %260 : tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.subf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %collapsed_121 = tensor.collapse_shape %261 [[0, 1], [2], [3]] : tensor<4x4x8x8xf32> into tensor<16x8x8xf32>
    %transposed_122 = linalg.transpose ins(%collapsed_71 : tensor<16x8x4xf32>) outs(%256 : tensor<16x4x8xf32>) permutation = [0, 2, 1] 
    %262 = linalg.fill ins(%cst : f32) outs(%256 : tensor<16x4x8xf32>) -> tensor<16x4x8xf32>
    %263 = linalg.batch_matmul ins(%transposed_122, %collapsed_121 : tensor<16x4x8xf32>, tensor<16x8x8xf32>) outs(%262 : tensor<16x4x8xf32>) -> tensor<16x4x8xf32>
    %transposed_123 = linalg.transpose ins(%collapsed_72 : tensor<16x4x8xf32>) outs(%71 : tensor<16x8x4xf32>) permutation = [0, 2, 1] 
    %264 = linalg.batch_matmul ins(%collapsed_121, %transposed_123 : tensor<16x8x8xf32>, tensor<16x8x4xf32>) outs(%72 : tensor<16x8x4xf32>) -> tensor<16x8x4xf32>
    %expanded_124 = tensor.expand_shape %263 [[0, 1], [2], [3]] output_shape [4, 4, 4, 8] : tensor<16x4x8xf32> into tensor<4x4x4x8xf32>
    %expanded_125 = tensor.expand_shape %264 [[0, 1], [2], [3]] output_shape [4, 4, 8, 4] : tensor<16x8x4xf32> into tensor<4x4x8x4xf32>
    %265 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_124 : tensor<4x4x4x8xf32>) outs(%45 : tensor<4x4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.truncf %cst_7 : f64 to f32
      %385 = arith.mulf %in, %384 : f32
      linalg.yield %385 : f32
    } -> tensor<4x4x4x8xf32>
    %transposed_126 = linalg.transpose ins(%265 : tensor<4x4x4x8xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 1, 3, 2] 
    %expanded_127 = tensor.expand_shape %255 [[0, 1, 2], [3], [4]] output_shape [4, 2, 2, 8, 4] : tensor<16x8x4xf32> into tensor<4x2x2x8x4xf32>
    %266 = tensor.empty() : tensor<4x2x1x8x4xf32>
    %267 = linalg.fill ins(%cst : f32) outs(%266 : tensor<4x2x1x8x4xf32>) -> tensor<4x2x1x8x4xf32>
    %268 = linalg.generic {indexing_maps = [#map12, #map20], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_127 : tensor<4x2x2x8x4xf32>) outs(%267 : tensor<4x2x1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x1x8x4xf32>
    %collapsed_128 = tensor.collapse_shape %268 [[0], [1], [2, 3], [4]] : tensor<4x2x1x8x4xf32> into tensor<4x2x8x4xf32>
    %expanded_129 = tensor.expand_shape %transposed_126 [[0], [1, 2], [3], [4]] output_shape [4, 2, 2, 8, 4] : tensor<4x4x8x4xf32> into tensor<4x2x2x8x4xf32>
    %269 = linalg.generic {indexing_maps = [#map12, #map20], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_129 : tensor<4x2x2x8x4xf32>) outs(%267 : tensor<4x2x1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x1x8x4xf32>
    %collapsed_130 = tensor.collapse_shape %269 [[0], [1], [2, 3], [4]] : tensor<4x2x1x8x4xf32> into tensor<4x2x8x4xf32>
    %270 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_125 : tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.truncf %cst_7 : f64 to f32
      %385 = arith.mulf %in, %384 : f32
      linalg.yield %385 : f32
    } -> tensor<4x4x8x4xf32>
    %271 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_130, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %extracted_slice_131 = tensor.extract_slice %271[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_132 = tensor.extract_slice %271[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %272 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_131 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x2xf32>
    %273 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_130, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %inserted_slice_133 = tensor.insert_slice %extracted_slice_132 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_134 = tensor.insert_slice %272 into %inserted_slice_133[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %274 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %inserted_slice_134 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %275 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_135 = tensor.extract_slice %275[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %extracted_slice_136 = tensor.extract_slice %275[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %276 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_135 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x2xf32>
    %277 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270, %arg21 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %inserted_slice_137 = tensor.insert_slice %extracted_slice_136 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_138 = tensor.insert_slice %276 into %inserted_slice_137[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %278 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%277, %inserted_slice_138 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %279 = tensor.empty() : tensor<4x8x2x4xf32>
    %transposed_139 = linalg.transpose ins(%collapsed_128 : tensor<4x2x8x4xf32>) outs(%279 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_140 = tensor.collapse_shape %transposed_139 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %280 = tensor.empty() : tensor<8x32xf32>
    %transposed_141 = linalg.transpose ins(%collapsed_140 : tensor<32x8xf32>) outs(%280 : tensor<8x32xf32>) permutation = [1, 0] 
    %281 = tensor.empty() : tensor<8x16xf32>
    %282 = linalg.fill ins(%cst : f32) outs(%281 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %283 = linalg.matmul ins(%transposed_141, %collapsed_52 : tensor<8x32xf32>, tensor<32x16xf32>) outs(%282 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %284 = linalg.matmul ins(%collapsed_140, %arg13 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_142 = tensor.expand_shape %284 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %transposed_143 = linalg.transpose ins(%274 : tensor<4x2x8x4xf32>) outs(%279 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_144 = tensor.collapse_shape %transposed_143 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %transposed_145 = linalg.transpose ins(%collapsed_144 : tensor<32x8xf32>) outs(%280 : tensor<8x32xf32>) permutation = [1, 0] 
    %285 = linalg.matmul ins(%transposed_145, %collapsed_52 : tensor<8x32xf32>, tensor<32x16xf32>) outs(%282 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %286 = linalg.matmul ins(%collapsed_144, %arg12 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_146 = tensor.expand_shape %286 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %287 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_142, %expanded_146 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %transposed_147 = linalg.transpose ins(%278 : tensor<4x4x8x4xf32>) outs(%74 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %transposed_149 = linalg.transpose ins(%collapsed_148 : tensor<32x16xf32>) outs(%218 : tensor<16x32xf32>) permutation = [1, 0] 
    %288 = linalg.matmul ins(%transposed_149, %collapsed_52 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%252 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %289 = linalg.matmul ins(%collapsed_148, %arg11 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_150 = tensor.expand_shape %289 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %expanded_150 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %101 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %arg10 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%291 : tensor<4x8x16xf32>) outs(%204 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_151 = tensor.collapse_shape %293 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %95 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %100 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%294 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %295 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %100 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %100 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.mulf %in, %cst_11 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %299 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_152 = tensor.collapse_shape %301 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %302 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_152 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.divf %in, %cst_9 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %304 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.mulf %in, %cst_12 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303, %304 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %305 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_153 = tensor.collapse_shape %306 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_154 = linalg.transpose ins(%collapsed_153 : tensor<32x16xf32>) outs(%218 : tensor<16x32xf32>) permutation = [1, 0] 
    %307 = linalg.matmul ins(%transposed_154, %collapsed_49 : tensor<16x32xf32>, tensor<32x24xf32>) outs(%219 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %308 = linalg.matmul ins(%collapsed_153, %arg9 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%86 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_155 = tensor.expand_shape %308 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_155, %90 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_155, %expanded_47 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_156 = tensor.collapse_shape %309 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %transposed_157 = linalg.transpose ins(%collapsed_156 : tensor<32x24xf32>) outs(%224 : tensor<24x32xf32>) permutation = [1, 0] 
    %311 = linalg.matmul ins(%transposed_157, %collapsed_44 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%225 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %312 = linalg.matmul ins(%collapsed_156, %arg8 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_158 = tensor.expand_shape %312 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %89 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %314 = linalg.generic {indexing_maps = [#map19, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13, %89 : tensor<i64>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: i64, %in_208: f32, %out: f32):
      %384 = arith.sitofp %in : i64 to f32
      %385 = arith.subf %384, %in_208 : f32
      linalg.yield %385 : f32
    } -> tensor<4x8x24xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45, %314 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %316 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315 : tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %cst_1 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %316 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%88 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_159 = tensor.collapse_shape %317 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %transposed_160 = linalg.transpose ins(%collapsed_159 : tensor<32x24xf32>) outs(%224 : tensor<24x32xf32>) permutation = [1, 0] 
    %318 = linalg.matmul ins(%transposed_160, %collapsed_44 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%225 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %319 = linalg.matmul ins(%collapsed_159, %arg7 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_161 = tensor.expand_shape %319 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_158, %expanded_161 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %82 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %arg6 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%321 : tensor<4x8x16xf32>) outs(%204 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_162 = tensor.collapse_shape %323 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322, %76 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322, %81 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%324 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %325 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %81 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %81 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.mulf %in, %cst_11 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %329 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_163 = tensor.collapse_shape %331 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %332 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_163 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %333 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.divf %in, %cst_9 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %334 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.mulf %in, %cst_12 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %334 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %336 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %335 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_164 = tensor.collapse_shape %336 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_165 = linalg.transpose ins(%collapsed_164 : tensor<32x16xf32>) outs(%218 : tensor<16x32xf32>) permutation = [1, 0] 
    %337 = linalg.matmul ins(%transposed_165, %collapsed_41 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%252 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %338 = linalg.matmul ins(%collapsed_164, %arg5 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_166 = tensor.expand_shape %338 [[0, 1], [2, 3]] output_shape [4, 8, 4, 4] : tensor<32x16xf32> into tensor<4x8x4x4xf32>
    %transposed_167 = linalg.transpose ins(%expanded_166 : tensor<4x8x4x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_168 = tensor.collapse_shape %transposed_167 [[0, 1], [2], [3]] : tensor<4x4x8x4xf32> into tensor<16x8x4xf32>
    %transposed_169 = linalg.transpose ins(%collapsed_36 : tensor<16x8x8xf32>) outs(%47 : tensor<16x8x8xf32>) permutation = [0, 2, 1] 
    %339 = linalg.batch_matmul ins(%transposed_169, %collapsed_168 : tensor<16x8x8xf32>, tensor<16x8x4xf32>) outs(%72 : tensor<16x8x4xf32>) -> tensor<16x8x4xf32>
    %transposed_170 = linalg.transpose ins(%collapsed_37 : tensor<16x8x4xf32>) outs(%256 : tensor<16x4x8xf32>) permutation = [0, 2, 1] 
    %340 = linalg.batch_matmul ins(%collapsed_168, %transposed_170 : tensor<16x8x4xf32>, tensor<16x4x8xf32>) outs(%48 : tensor<16x8x8xf32>) -> tensor<16x8x8xf32>
    %expanded_171 = tensor.expand_shape %340 [[0, 1], [2], [3]] output_shape [4, 4, 8, 8] : tensor<16x8x8xf32> into tensor<4x4x8x8xf32>
    %341 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_171, %70 : tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %342 = linalg.generic {indexing_maps = [#map4, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%341 : tensor<4x4x8x8xf32>) outs(%60 : tensor<4x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x1xf32>
    %343 = linalg.generic {indexing_maps = [#map4, #map14, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %342 : tensor<4x4x8x8xf32>, tensor<4x4x8x1xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %344 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %343 : tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) outs(%50 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.subf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x8xf32>
    %collapsed_172 = tensor.collapse_shape %344 [[0, 1], [2], [3]] : tensor<4x4x8x8xf32> into tensor<16x8x8xf32>
    %transposed_173 = linalg.transpose ins(%collapsed_32 : tensor<16x8x4xf32>) outs(%256 : tensor<16x4x8xf32>) permutation = [0, 2, 1] 
    %345 = linalg.batch_matmul ins(%transposed_173, %collapsed_172 : tensor<16x4x8xf32>, tensor<16x8x8xf32>) outs(%262 : tensor<16x4x8xf32>) -> tensor<16x4x8xf32>
    %transposed_174 = linalg.transpose ins(%collapsed_33 : tensor<16x4x8xf32>) outs(%71 : tensor<16x8x4xf32>) permutation = [0, 2, 1] 
    %346 = linalg.batch_matmul ins(%collapsed_172, %transposed_174 : tensor<16x8x8xf32>, tensor<16x8x4xf32>) outs(%72 : tensor<16x8x4xf32>) -> tensor<16x8x4xf32>
    %expanded_175 = tensor.expand_shape %345 [[0, 1], [2], [3]] output_shape [4, 4, 4, 8] : tensor<16x4x8xf32> into tensor<4x4x4x8xf32>
    %expanded_176 = tensor.expand_shape %346 [[0, 1], [2], [3]] output_shape [4, 4, 8, 4] : tensor<16x8x4xf32> into tensor<4x4x8x4xf32>
    %347 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_175 : tensor<4x4x4x8xf32>) outs(%45 : tensor<4x4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.truncf %cst_7 : f64 to f32
      %385 = arith.mulf %in, %384 : f32
      linalg.yield %385 : f32
    } -> tensor<4x4x4x8xf32>
    %transposed_177 = linalg.transpose ins(%347 : tensor<4x4x4x8xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 1, 3, 2] 
    %expanded_178 = tensor.expand_shape %339 [[0, 1, 2], [3], [4]] output_shape [4, 2, 2, 8, 4] : tensor<16x8x4xf32> into tensor<4x2x2x8x4xf32>
    %348 = linalg.generic {indexing_maps = [#map12, #map20], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_178 : tensor<4x2x2x8x4xf32>) outs(%267 : tensor<4x2x1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x1x8x4xf32>
    %collapsed_179 = tensor.collapse_shape %348 [[0], [1], [2, 3], [4]] : tensor<4x2x1x8x4xf32> into tensor<4x2x8x4xf32>
    %expanded_180 = tensor.expand_shape %transposed_177 [[0], [1, 2], [3], [4]] output_shape [4, 2, 2, 8, 4] : tensor<4x4x8x4xf32> into tensor<4x2x2x8x4xf32>
    %349 = linalg.generic {indexing_maps = [#map12, #map20], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_180 : tensor<4x2x2x8x4xf32>) outs(%267 : tensor<4x2x1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x1x8x4xf32>
    %collapsed_181 = tensor.collapse_shape %349 [[0], [1], [2, 3], [4]] : tensor<4x2x1x8x4xf32> into tensor<4x2x8x4xf32>
    %350 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_176 : tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.truncf %cst_7 : f64 to f32
      %385 = arith.mulf %in, %384 : f32
      linalg.yield %385 : f32
    } -> tensor<4x4x8x4xf32>
    %351 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_181, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %extracted_slice_182 = tensor.extract_slice %351[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_183 = tensor.extract_slice %351[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %352 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_182 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x2xf32>
    %353 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_181, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %inserted_slice_184 = tensor.insert_slice %extracted_slice_183 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_185 = tensor.insert_slice %352 into %inserted_slice_184[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %354 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%353, %inserted_slice_185 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x2x8x4xf32>
    %355 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%350, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_186 = tensor.extract_slice %355[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %extracted_slice_187 = tensor.extract_slice %355[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %356 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_186 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.negf %in : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x2xf32>
    %357 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%350, %arg21 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %inserted_slice_188 = tensor.insert_slice %extracted_slice_187 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_189 = tensor.insert_slice %356 into %inserted_slice_188[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %358 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%357, %inserted_slice_189 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x4x8x4xf32>
    %transposed_190 = linalg.transpose ins(%collapsed_179 : tensor<4x2x8x4xf32>) outs(%279 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_191 = tensor.collapse_shape %transposed_190 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %transposed_192 = linalg.transpose ins(%collapsed_191 : tensor<32x8xf32>) outs(%280 : tensor<8x32xf32>) permutation = [1, 0] 
    %359 = linalg.matmul ins(%transposed_192, %collapsed : tensor<8x32xf32>, tensor<32x16xf32>) outs(%282 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %360 = linalg.matmul ins(%collapsed_191, %arg4 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_193 = tensor.expand_shape %360 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %transposed_194 = linalg.transpose ins(%354 : tensor<4x2x8x4xf32>) outs(%279 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_195 = tensor.collapse_shape %transposed_194 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %transposed_196 = linalg.transpose ins(%collapsed_195 : tensor<32x8xf32>) outs(%280 : tensor<8x32xf32>) permutation = [1, 0] 
    %361 = linalg.matmul ins(%transposed_196, %collapsed : tensor<8x32xf32>, tensor<32x16xf32>) outs(%282 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %362 = linalg.matmul ins(%collapsed_195, %arg3 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_197 = tensor.expand_shape %362 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %363 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_193, %expanded_197 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %transposed_198 = linalg.transpose ins(%358 : tensor<4x4x8x4xf32>) outs(%74 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_199 = tensor.collapse_shape %transposed_198 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %transposed_200 = linalg.transpose ins(%collapsed_199 : tensor<32x16xf32>) outs(%218 : tensor<16x32xf32>) permutation = [1, 0] 
    %364 = linalg.matmul ins(%transposed_200, %collapsed : tensor<16x32xf32>, tensor<32x16xf32>) outs(%252 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %365 = linalg.matmul ins(%collapsed_199, %arg2 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_201 = tensor.expand_shape %365 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %366 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %expanded_201 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %367 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366, %9 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %368 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366, %arg1 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map18], iterator_types = ["reduction", "reduction", "parallel"]} ins(%367 : tensor<4x8x16xf32>) outs(%204 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_202 = tensor.collapse_shape %369 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %370 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %1 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %8 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %372 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%370 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.addf %in, %out : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %373 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %371 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %374 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %375 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374, %8 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %376 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.mulf %in, %cst_11 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %375 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_203 = tensor.collapse_shape %377 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %378 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_203 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %379 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.divf %in, %cst_9 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %380 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %384 = arith.mulf %in, %cst_12 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %381 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %380 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.mulf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %382 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373, %381 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_208: f32, %out: f32):
      %384 = arith.addf %in, %in_208 : f32
      linalg.yield %384 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_204 = tensor.collapse_shape %arg23 [[0, 1]] : tensor<4x8xi64> into tensor<32xi64>
    %collapsed_205 = tensor.collapse_shape %382 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %expanded_206 = tensor.expand_shape %collapsed_204 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_207 = tensor.expand_shape %collapsed_205 [[0], [1, 2]] output_shape [32, 1, 16] : tensor<32x16xf32> into tensor<32x1x16xf32>
    %383 = scf.for %arg25 = %c0 to %c32 step %c1 iter_args(%arg26 = %198) -> (tensor<31x16xf32>) {
      %extracted = tensor.extract %expanded_206[%arg25, %c0] : tensor<32x1xi64>
      %384 = arith.index_cast %extracted : i64 to index
      %extracted_slice_208 = tensor.extract_slice %expanded_207[%arg25, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<32x1x16xf32> to tensor<16xf32>
      %extracted_slice_209 = tensor.extract_slice %arg26[%384, 0] [1, 16] [1, 1] : tensor<31x16xf32> to tensor<16xf32>
      %385 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%extracted_slice_208 : tensor<16xf32>) outs(%extracted_slice_209 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %386 = arith.addf %out, %in : f32
        linalg.yield %386 : f32
      } -> tensor<16xf32>
      %inserted_slice_210 = tensor.insert_slice %385 into %arg26[%384, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<31x16xf32>
      scf.yield %inserted_slice_210 : tensor<31x16xf32>
    }
    return %181, %383, %collapsed_202, %364, %361, %359, %337, %collapsed_162, %318, %311, %307, %collapsed_151, %288, %285, %283, %253, %collapsed_111, %233, %226, %220, %collapsed_100, %199 : tensor<f32>, tensor<31x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<24x16xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<24x16xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<31x16xf32>
  }
}
