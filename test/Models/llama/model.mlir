#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1) -> (0, d1)>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map15 = affine_map<(d0, d1, d2) -> ()>
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
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant 1.600000e+01 : f32
    %cst_5 = arith.constant 9.99999974E-6 : f32
    %cst_6 = arith.constant -5.000000e-01 : f32
    %cst_7 = arith.constant 2.000000e+00 : f32
    %cst_8 = arith.constant dense<1> : tensor<i64>
    %cst_9 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<4x8x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<4x8xi64>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %301 = arith.index_cast %in : i64 to index
      %302 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%301, %302] : tensor<31x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %3 = tensor.empty() : tensor<4x8x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4x8x1xf32>) -> tensor<4x8x1xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.divf %in, %cst_4 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %cst_5 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = math.rsqrt %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %8 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %arg1 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %11 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %10 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %12 = tensor.empty() : tensor<32x16xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %14 = linalg.matmul ins(%collapsed, %transposed : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded = tensor.expand_shape %14 [[0, 1], [2, 3]] output_shape [4, 8, 4, 4] : tensor<32x16xf32> into tensor<4x8x4x4xf32>
    %15 = tensor.empty() : tensor<4x4x8x4xf32>
    %transposed_10 = linalg.transpose ins(%expanded : tensor<4x8x4x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 2, 1, 3] 
    %16 = tensor.empty() : tensor<16x8xf32>
    %transposed_11 = linalg.transpose ins(%arg3 : tensor<8x16xf32>) outs(%16 : tensor<16x8xf32>) permutation = [1, 0] 
    %17 = tensor.empty() : tensor<32x8xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %19 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<32x16xf32>, tensor<16x8xf32>) outs(%18 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %expanded_12 = tensor.expand_shape %19 [[0, 1], [2, 3]] output_shape [4, 8, 2, 4] : tensor<32x8xf32> into tensor<4x8x2x4xf32>
    %20 = tensor.empty() : tensor<4x2x8x4xf32>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<4x8x2x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_14 = linalg.transpose ins(%arg4 : tensor<8x16xf32>) outs(%16 : tensor<16x8xf32>) permutation = [1, 0] 
    %21 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<32x16xf32>, tensor<16x8xf32>) outs(%18 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %expanded_15 = tensor.expand_shape %21 [[0, 1], [2, 3]] output_shape [4, 8, 2, 4] : tensor<32x8xf32> into tensor<4x8x2x4xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<4x8x2x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice = tensor.extract_slice %transposed_10[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %extracted_slice_17 = tensor.extract_slice %transposed_10[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_10, %arg21 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %23 = tensor.empty() : tensor<4x4x8x2xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x2xf32>
    %inserted_slice = tensor.insert_slice %24 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_18 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_18, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %25 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_13[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %28 = tensor.empty() : tensor<4x2x8x2xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x2xf32>
    %inserted_slice_21 = tensor.insert_slice %29 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_22 = tensor.insert_slice %extracted_slice_19 into %inserted_slice_21[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_22, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %32:2 = "fsdp.attention"(%26, %31, %transposed_16) {causal, scale = 5.000000e-01 : f64} : (tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) -> (tensor<4x4x8x4xf32>, tensor<4x4x8xf32>)
    %33 = tensor.empty() : tensor<4x8x4x4xf32>
    %transposed_23 = linalg.transpose ins(%32#0 : tensor<4x4x8x4xf32>) outs(%33 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_24 = linalg.transpose ins(%arg5 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %34 = linalg.matmul ins(%collapsed_25, %transposed_24 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_26 = tensor.expand_shape %34 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_26 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %35 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%36 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.divf %in, %cst_4 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %cst_5 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = math.rsqrt %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %40 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %arg6 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %43 = tensor.empty() : tensor<16x24xf32>
    %transposed_27 = linalg.transpose ins(%arg7 : tensor<24x16xf32>) outs(%43 : tensor<16x24xf32>) permutation = [1, 0] 
    %collapsed_28 = tensor.collapse_shape %42 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %44 = tensor.empty() : tensor<32x24xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %46 = linalg.matmul ins(%collapsed_28, %transposed_27 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%45 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_29 = tensor.expand_shape %46 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %47 = tensor.empty() : tensor<4x8x24xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      %302 = math.exp %301 : f32
      %303 = arith.addf %302, %cst_0 : f32
      %304 = arith.divf %cst_0, %303 : f32
      linalg.yield %304 : f32
    } -> tensor<4x8x24xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %48 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %transposed_30 = linalg.transpose ins(%arg8 : tensor<24x16xf32>) outs(%43 : tensor<16x24xf32>) permutation = [1, 0] 
    %50 = linalg.matmul ins(%collapsed_28, %transposed_30 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%45 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_31 = tensor.expand_shape %50 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %expanded_31 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %52 = tensor.empty() : tensor<24x16xf32>
    %transposed_32 = linalg.transpose ins(%arg9 : tensor<16x24xf32>) outs(%52 : tensor<24x16xf32>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %51 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %53 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_34 = tensor.expand_shape %53 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %expanded_34 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %54 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.divf %in, %cst_4 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %cst_5 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = math.rsqrt %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %59 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %arg10 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %transposed_35 = linalg.transpose ins(%arg11 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_36 = tensor.collapse_shape %61 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %62 = linalg.matmul ins(%collapsed_36, %transposed_35 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_37 = tensor.expand_shape %62 [[0, 1], [2, 3]] output_shape [4, 8, 4, 4] : tensor<32x16xf32> into tensor<4x8x4x4xf32>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<4x8x4x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_39 = linalg.transpose ins(%arg12 : tensor<8x16xf32>) outs(%16 : tensor<16x8xf32>) permutation = [1, 0] 
    %63 = linalg.matmul ins(%collapsed_36, %transposed_39 : tensor<32x16xf32>, tensor<16x8xf32>) outs(%18 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %expanded_40 = tensor.expand_shape %63 [[0, 1], [2, 3]] output_shape [4, 8, 2, 4] : tensor<32x8xf32> into tensor<4x8x2x4xf32>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<4x8x2x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_42 = linalg.transpose ins(%arg13 : tensor<8x16xf32>) outs(%16 : tensor<16x8xf32>) permutation = [1, 0] 
    %64 = linalg.matmul ins(%collapsed_36, %transposed_42 : tensor<32x16xf32>, tensor<16x8xf32>) outs(%18 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %expanded_43 = tensor.expand_shape %64 [[0, 1], [2, 3]] output_shape [4, 8, 2, 4] : tensor<32x8xf32> into tensor<4x8x2x4xf32>
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<4x8x2x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) permutation = [0, 2, 1, 3] 
    %extracted_slice_45 = tensor.extract_slice %transposed_38[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %extracted_slice_46 = tensor.extract_slice %transposed_38[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_38, %arg21 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_46 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x2xf32>
    %inserted_slice_47 = tensor.insert_slice %66 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_48 = tensor.insert_slice %extracted_slice_45 into %inserted_slice_47[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_48, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %67 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_49 = tensor.extract_slice %transposed_41[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_50 = tensor.extract_slice %transposed_41[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %69 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_41, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_50 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x2xf32>
    %inserted_slice_51 = tensor.insert_slice %70 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_52 = tensor.insert_slice %extracted_slice_49 into %inserted_slice_51[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_52, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %71 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %73:2 = "fsdp.attention"(%68, %72, %transposed_44) {causal, scale = 5.000000e-01 : f64} : (tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) -> (tensor<4x4x8x4xf32>, tensor<4x4x8xf32>)
    %transposed_53 = linalg.transpose ins(%73#0 : tensor<4x4x8x4xf32>) outs(%33 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%arg14 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_55 = tensor.collapse_shape %transposed_53 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %74 = linalg.matmul ins(%collapsed_55, %transposed_54 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_56 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %expanded_56 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %75 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.divf %in, %cst_4 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %cst_5 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = math.rsqrt %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %80 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %arg15 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %transposed_57 = linalg.transpose ins(%arg16 : tensor<24x16xf32>) outs(%43 : tensor<16x24xf32>) permutation = [1, 0] 
    %collapsed_58 = tensor.collapse_shape %82 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %83 = linalg.matmul ins(%collapsed_58, %transposed_57 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%45 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_59 = tensor.expand_shape %83 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      %302 = math.exp %301 : f32
      %303 = arith.addf %302, %cst_0 : f32
      %304 = arith.divf %cst_0, %303 : f32
      linalg.yield %304 : f32
    } -> tensor<4x8x24xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %84 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %transposed_60 = linalg.transpose ins(%arg17 : tensor<24x16xf32>) outs(%43 : tensor<16x24xf32>) permutation = [1, 0] 
    %86 = linalg.matmul ins(%collapsed_58, %transposed_60 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%45 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_61 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %expanded_61 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %transposed_62 = linalg.transpose ins(%arg18 : tensor<16x24xf32>) outs(%52 : tensor<24x16xf32>) permutation = [1, 0] 
    %collapsed_63 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %88 = linalg.matmul ins(%collapsed_63, %transposed_62 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_64 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %expanded_64 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %89 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%90 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.divf %in, %cst_4 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %cst_5 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = math.rsqrt %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %94 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %arg19 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %97 = tensor.empty() : tensor<16x31xf32>
    %transposed_65 = linalg.transpose ins(%arg20 : tensor<31x16xf32>) outs(%97 : tensor<16x31xf32>) permutation = [1, 0] 
    %collapsed_66 = tensor.collapse_shape %96 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %98 = tensor.empty() : tensor<32x31xf32>
    %99 = linalg.fill ins(%cst : f32) outs(%98 : tensor<32x31xf32>) -> tensor<32x31xf32>
    %100 = linalg.matmul ins(%collapsed_66, %transposed_65 : tensor<32x16xf32>, tensor<16x31xf32>) outs(%99 : tensor<32x31xf32>) -> tensor<32x31xf32>
    %collapsed_67 = tensor.collapse_shape %arg24 [[0, 1]] : tensor<4x8xi64> into tensor<32xi64>
    %101 = tensor.empty() : tensor<32xi64>
    %102 = linalg.fill ins(%c0_i64 : i64) outs(%101 : tensor<32xi64>) -> tensor<32xi64>
    %103 = tensor.empty() : tensor<32xf32>
    %104 = linalg.fill ins(%cst_1 : f32) outs(%103 : tensor<32xf32>) -> tensor<32xf32>
    %105:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "reduction"]} ins(%100 : tensor<32x31xf32>) outs(%104, %102 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_155: i64):
      %301 = linalg.index 1 : index
      %302 = arith.index_cast %301 : index to i64
      %303 = arith.maximumf %in, %out : f32
      %304 = arith.cmpf ogt, %in, %out : f32
      %305 = arith.select %304, %302, %out_155 : i64
      linalg.yield %303, %305 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_68 = tensor.expand_shape %105#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %106 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%100, %expanded_68 : tensor<32x31xf32>, tensor<32x1xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.subf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<32x31xf32>
    %107 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<32x31xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = math.exp %in : f32
      linalg.yield %301 : f32
    } -> tensor<32x31xf32>
    %108 = tensor.empty() : tensor<32x1xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %110 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "reduction"]} ins(%107 : tensor<32x31xf32>) outs(%109 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<32x1xf32>
    %111 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<32x1xf32>) outs(%108 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = math.log %in : f32
      linalg.yield %301 : f32
    } -> tensor<32x1xf32>
    %112 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%106, %111 : tensor<32x31xf32>, tensor<32x1xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.subf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<32x31xf32>
    %113 = tensor.empty() : tensor<32xi1>
    %114 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%collapsed_67 : tensor<32xi64>) outs(%113 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %301 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %301 : i1
    } -> tensor<32xi1>
    %115 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%114, %collapsed_67, %cst_9 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%101 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_155: i64, %in_156: i64, %out: i64):
      %301 = arith.select %in, %in_155, %in_156 : i64
      linalg.yield %301 : i64
    } -> tensor<32xi64>
    %expanded_69 = tensor.expand_shape %115 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %116 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_69 : tensor<32x1xi64>) outs(%109 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %301 = linalg.index 0 : index
      %302 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %112[%301, %302] : tensor<32x31xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_70 = tensor.collapse_shape %116 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %117 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%collapsed_70 : tensor<32xf32>) outs(%103 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      linalg.yield %301 : f32
    } -> tensor<32xf32>
    %118 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%114 : tensor<32xi1>) outs(%103 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %301 = arith.uitofp %in : i1 to f32
      linalg.yield %301 : f32
    } -> tensor<32xf32>
    %119 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%114, %117, %cst_2 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%103 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_155: f32, %in_156: f32, %out: f32):
      %301 = arith.select %in, %in_155, %in_156 : f32
      linalg.yield %301 : f32
    } -> tensor<32xf32>
    %120 = tensor.empty() : tensor<f32>
    %121 = linalg.fill ins(%cst : f32) outs(%120 : tensor<f32>) -> tensor<f32>
    %122 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%118 : tensor<32xf32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<f32>
    %123 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%119 : tensor<32xf32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<f32>
    %124 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%123, %122 : tensor<f32>, tensor<f32>) outs(%120 : tensor<f32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.divf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<f32>
    %125 = tensor.empty() : tensor<31xi64>
    %126 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%125 : tensor<31xi64>) {
    ^bb0(%out: i64):
      %301 = linalg.index 0 : index
      %302 = arith.index_cast %301 : index to i64
      linalg.yield %302 : i64
    } -> tensor<31xi64>
    %expanded_71 = tensor.expand_shape %126 [[0, 1]] output_shape [1, 31] : tensor<31xi64> into tensor<1x31xi64>
    %expanded_72 = tensor.expand_shape %collapsed_67 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %127 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%cst_3, %122 : tensor<f32>, tensor<f32>) outs(%120 : tensor<f32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.divf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<f32>
    %128 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%127 : tensor<f32>) outs(%120 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      linalg.yield %301 : f32
    } -> tensor<f32>
    %129 = tensor.empty() : tensor<32x31xi1>
    %130 = linalg.generic {indexing_maps = [#map12, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_71, %expanded_72 : tensor<1x31xi64>, tensor<32x1xi64>) outs(%129 : tensor<32x31xi1>) {
    ^bb0(%in: i64, %in_155: i64, %out: i1):
      %301 = arith.cmpi eq, %in, %in_155 : i64
      linalg.yield %301 : i1
    } -> tensor<32x31xi1>
    %131 = tensor.empty() : tensor<32x1xi1>
    %132 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_72 : tensor<32x1xi64>) outs(%131 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %301 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %301 : i1
    } -> tensor<32x1xi1>
    %133 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%130, %132 : tensor<32x31xi1>, tensor<32x1xi1>) outs(%129 : tensor<32x31xi1>) {
    ^bb0(%in: i1, %in_155: i1, %out: i1):
      %301 = arith.andi %in, %in_155 : i1
      linalg.yield %301 : i1
    } -> tensor<32x31xi1>
    %134 = linalg.generic {indexing_maps = [#map6, #map13, #map13, #map6], iterator_types = ["parallel", "parallel"]} ins(%133, %128, %cst_2 : tensor<32x31xi1>, tensor<f32>, tensor<f32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: i1, %in_155: f32, %in_156: f32, %out: f32):
      %301 = arith.select %in, %in_155, %in_156 : f32
      linalg.yield %301 : f32
    } -> tensor<32x31xf32>
    %135 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%112 : tensor<32x31xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = math.exp %in : f32
      linalg.yield %301 : f32
    } -> tensor<32x31xf32>
    %136 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "reduction"]} ins(%134 : tensor<32x31xf32>) outs(%109 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<32x1xf32>
    %137 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%135, %136 : tensor<32x31xf32>, tensor<32x1xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<32x31xf32>
    %138 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%134, %137 : tensor<32x31xf32>, tensor<32x31xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.subf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<32x31xf32>
    %139 = tensor.empty() : tensor<31x32xf32>
    %transposed_73 = linalg.transpose ins(%138 : tensor<32x31xf32>) outs(%139 : tensor<31x32xf32>) permutation = [1, 0] 
    %140 = tensor.empty() : tensor<31x16xf32>
    %141 = linalg.fill ins(%cst : f32) outs(%140 : tensor<31x16xf32>) -> tensor<31x16xf32>
    %142 = linalg.matmul ins(%transposed_73, %collapsed_66 : tensor<31x32xf32>, tensor<32x16xf32>) outs(%141 : tensor<31x16xf32>) -> tensor<31x16xf32>
    %143 = linalg.matmul ins(%138, %arg20 : tensor<32x31xf32>, tensor<31x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_74 = tensor.expand_shape %143 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74, %95 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74, %arg19 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %146 = tensor.empty() : tensor<1x1x16xf32>
    %147 = linalg.fill ins(%cst : f32) outs(%146 : tensor<1x1x16xf32>) -> tensor<1x1x16xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%144 : tensor<4x8x16xf32>) outs(%147 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_75 = tensor.collapse_shape %148 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %89 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %94 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%149 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %94 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %94 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.mulf %in, %cst_6 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %153 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_76 = tensor.collapse_shape %155 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_76 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.divf %in, %cst_4 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.mulf %in, %cst_7 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %158 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %159 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_77 = tensor.collapse_shape %160 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %161 = tensor.empty() : tensor<16x32xf32>
    %transposed_78 = linalg.transpose ins(%collapsed_77 : tensor<32x16xf32>) outs(%161 : tensor<16x32xf32>) permutation = [1, 0] 
    %162 = linalg.fill ins(%cst : f32) outs(%43 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %163 = linalg.matmul ins(%transposed_78, %collapsed_63 : tensor<16x32xf32>, tensor<32x24xf32>) outs(%162 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %164 = linalg.matmul ins(%collapsed_77, %arg18 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%45 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_79 = tensor.expand_shape %164 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79, %85 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79, %expanded_61 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_80 = tensor.collapse_shape %165 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %167 = tensor.empty() : tensor<24x32xf32>
    %transposed_81 = linalg.transpose ins(%collapsed_80 : tensor<32x24xf32>) outs(%167 : tensor<24x32xf32>) permutation = [1, 0] 
    %168 = linalg.fill ins(%cst : f32) outs(%52 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %169 = linalg.matmul ins(%transposed_81, %collapsed_58 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%168 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %170 = linalg.matmul ins(%collapsed_80, %arg17 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_82 = tensor.expand_shape %170 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %84 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %172 = linalg.generic {indexing_maps = [#map15, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %84 : tensor<i64>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: i64, %in_155: f32, %out: f32):
      %301 = arith.sitofp %in : i64 to f32
      %302 = arith.subf %301, %in_155 : f32
      linalg.yield %302 : f32
    } -> tensor<4x8x24xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %172 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %cst_0 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %174 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_83 = tensor.collapse_shape %175 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %transposed_84 = linalg.transpose ins(%collapsed_83 : tensor<32x24xf32>) outs(%167 : tensor<24x32xf32>) permutation = [1, 0] 
    %176 = linalg.matmul ins(%transposed_84, %collapsed_58 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%168 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %177 = linalg.matmul ins(%collapsed_83, %arg16 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_85 = tensor.expand_shape %177 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_82, %expanded_85 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %81 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %arg15 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%179 : tensor<4x8x16xf32>) outs(%147 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_86 = tensor.collapse_shape %181 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %75 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %80 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%182 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %183 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %80 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %80 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.mulf %in, %cst_6 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %187 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_87 = tensor.collapse_shape %189 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_87 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.divf %in, %cst_4 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.mulf %in, %cst_7 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %192 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %193 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_88 = tensor.collapse_shape %194 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_89 = linalg.transpose ins(%collapsed_88 : tensor<32x16xf32>) outs(%161 : tensor<16x32xf32>) permutation = [1, 0] 
    %195 = linalg.fill ins(%cst : f32) outs(%11 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %196 = linalg.matmul ins(%transposed_89, %collapsed_55 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%195 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %197 = linalg.matmul ins(%collapsed_88, %arg14 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_90 = tensor.expand_shape %197 [[0, 1], [2, 3]] output_shape [4, 8, 4, 4] : tensor<32x16xf32> into tensor<4x8x4x4xf32>
    %transposed_91 = linalg.transpose ins(%expanded_90 : tensor<4x8x4x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 2, 1, 3] 
    %198:3 = "fsdp.attention_grad"(%transposed_91, %68, %72, %transposed_44, %73#0, %73#1) {causal, scale = 5.000000e-01 : f64} : (tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x4x8x4xf32>, tensor<4x4x8xf32>) -> (tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>)
    %199 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198#1, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %extracted_slice_92 = tensor.extract_slice %199[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_93 = tensor.extract_slice %199[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %200 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_92 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x2xf32>
    %201 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198#1, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %inserted_slice_94 = tensor.insert_slice %extracted_slice_93 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_95 = tensor.insert_slice %200 into %inserted_slice_94[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %202 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201, %inserted_slice_95 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %203 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198#0, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_96 = tensor.extract_slice %203[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %extracted_slice_97 = tensor.extract_slice %203[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %204 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_96 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x2xf32>
    %205 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198#0, %arg21 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %inserted_slice_98 = tensor.insert_slice %extracted_slice_97 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_99 = tensor.insert_slice %204 into %inserted_slice_98[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %206 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %inserted_slice_99 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %207 = tensor.empty() : tensor<4x8x2x4xf32>
    %transposed_100 = linalg.transpose ins(%198#2 : tensor<4x2x8x4xf32>) outs(%207 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_101 = tensor.collapse_shape %transposed_100 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %208 = tensor.empty() : tensor<8x32xf32>
    %transposed_102 = linalg.transpose ins(%collapsed_101 : tensor<32x8xf32>) outs(%208 : tensor<8x32xf32>) permutation = [1, 0] 
    %209 = tensor.empty() : tensor<8x16xf32>
    %210 = linalg.fill ins(%cst : f32) outs(%209 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %211 = linalg.matmul ins(%transposed_102, %collapsed_36 : tensor<8x32xf32>, tensor<32x16xf32>) outs(%210 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %212 = linalg.matmul ins(%collapsed_101, %arg13 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_103 = tensor.expand_shape %212 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %transposed_104 = linalg.transpose ins(%202 : tensor<4x2x8x4xf32>) outs(%207 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_105 = tensor.collapse_shape %transposed_104 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %transposed_106 = linalg.transpose ins(%collapsed_105 : tensor<32x8xf32>) outs(%208 : tensor<8x32xf32>) permutation = [1, 0] 
    %213 = linalg.matmul ins(%transposed_106, %collapsed_36 : tensor<8x32xf32>, tensor<32x16xf32>) outs(%210 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %214 = linalg.matmul ins(%collapsed_105, %arg12 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_107 = tensor.expand_shape %214 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_103, %expanded_107 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %transposed_108 = linalg.transpose ins(%206 : tensor<4x4x8x4xf32>) outs(%33 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_109 = tensor.collapse_shape %transposed_108 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %transposed_110 = linalg.transpose ins(%collapsed_109 : tensor<32x16xf32>) outs(%161 : tensor<16x32xf32>) permutation = [1, 0] 
    %216 = linalg.matmul ins(%transposed_110, %collapsed_36 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%195 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %217 = linalg.matmul ins(%collapsed_109, %arg11 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_111 = tensor.expand_shape %217 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %expanded_111 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %219 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %60 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %220 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %arg10 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %221 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%219 : tensor<4x8x16xf32>) outs(%147 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_112 = tensor.collapse_shape %221 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %54 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %59 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %224 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %223 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %59 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %59 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.mulf %in, %cst_6 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %227 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_113 = tensor.collapse_shape %229 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %230 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_113 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.divf %in, %cst_4 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.mulf %in, %cst_7 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %232 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %233 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_114 = tensor.collapse_shape %234 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_115 = linalg.transpose ins(%collapsed_114 : tensor<32x16xf32>) outs(%161 : tensor<16x32xf32>) permutation = [1, 0] 
    %235 = linalg.matmul ins(%transposed_115, %collapsed_33 : tensor<16x32xf32>, tensor<32x24xf32>) outs(%162 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %236 = linalg.matmul ins(%collapsed_114, %arg9 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%45 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_116 = tensor.expand_shape %236 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_116, %49 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_116, %expanded_31 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_117 = tensor.collapse_shape %237 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %transposed_118 = linalg.transpose ins(%collapsed_117 : tensor<32x24xf32>) outs(%167 : tensor<24x32xf32>) permutation = [1, 0] 
    %239 = linalg.matmul ins(%transposed_118, %collapsed_28 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%168 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %240 = linalg.matmul ins(%collapsed_117, %arg8 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_119 = tensor.expand_shape %240 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %48 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %242 = linalg.generic {indexing_maps = [#map15, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %48 : tensor<i64>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: i64, %in_155: f32, %out: f32):
      %301 = arith.sitofp %in : i64 to f32
      %302 = arith.subf %301, %in_155 : f32
      linalg.yield %302 : f32
    } -> tensor<4x8x24xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %242 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %cst_0 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %244 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_120 = tensor.collapse_shape %245 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %transposed_121 = linalg.transpose ins(%collapsed_120 : tensor<32x24xf32>) outs(%167 : tensor<24x32xf32>) permutation = [1, 0] 
    %246 = linalg.matmul ins(%transposed_121, %collapsed_28 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%168 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %247 = linalg.matmul ins(%collapsed_120, %arg7 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_122 = tensor.expand_shape %247 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_119, %expanded_122 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %41 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %arg6 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%249 : tensor<4x8x16xf32>) outs(%147 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_123 = tensor.collapse_shape %251 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %35 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %40 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%252 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %253 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %40 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %40 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.mulf %in, %cst_6 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %257 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_124 = tensor.collapse_shape %259 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %260 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_124 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.divf %in, %cst_4 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.mulf %in, %cst_7 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %262 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %263 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_125 = tensor.collapse_shape %264 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_126 = linalg.transpose ins(%collapsed_125 : tensor<32x16xf32>) outs(%161 : tensor<16x32xf32>) permutation = [1, 0] 
    %265 = linalg.matmul ins(%transposed_126, %collapsed_25 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%195 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %266 = linalg.matmul ins(%collapsed_125, %arg5 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_127 = tensor.expand_shape %266 [[0, 1], [2, 3]] output_shape [4, 8, 4, 4] : tensor<32x16xf32> into tensor<4x8x4x4xf32>
    %transposed_128 = linalg.transpose ins(%expanded_127 : tensor<4x8x4x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 2, 1, 3] 
    %267:3 = "fsdp.attention_grad"(%transposed_128, %26, %31, %transposed_16, %32#0, %32#1) {causal, scale = 5.000000e-01 : f64} : (tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x4x8x4xf32>, tensor<4x4x8xf32>) -> (tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>)
    %268 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267#1, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %extracted_slice_129 = tensor.extract_slice %268[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_130 = tensor.extract_slice %268[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %269 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_129 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x2xf32>
    %270 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267#1, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %inserted_slice_131 = tensor.insert_slice %extracted_slice_130 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_132 = tensor.insert_slice %269 into %inserted_slice_131[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %271 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270, %inserted_slice_132 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x2x8x4xf32>
    %272 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267#0, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_133 = tensor.extract_slice %272[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %extracted_slice_134 = tensor.extract_slice %272[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %273 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_133 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.negf %in : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x2xf32>
    %274 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267#0, %arg21 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %inserted_slice_135 = tensor.insert_slice %extracted_slice_134 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_136 = tensor.insert_slice %273 into %inserted_slice_135[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %275 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%274, %inserted_slice_136 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x4x8x4xf32>
    %transposed_137 = linalg.transpose ins(%267#2 : tensor<4x2x8x4xf32>) outs(%207 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_138 = tensor.collapse_shape %transposed_137 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %transposed_139 = linalg.transpose ins(%collapsed_138 : tensor<32x8xf32>) outs(%208 : tensor<8x32xf32>) permutation = [1, 0] 
    %276 = linalg.matmul ins(%transposed_139, %collapsed : tensor<8x32xf32>, tensor<32x16xf32>) outs(%210 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %277 = linalg.matmul ins(%collapsed_138, %arg4 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_140 = tensor.expand_shape %277 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %transposed_141 = linalg.transpose ins(%271 : tensor<4x2x8x4xf32>) outs(%207 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_142 = tensor.collapse_shape %transposed_141 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %transposed_143 = linalg.transpose ins(%collapsed_142 : tensor<32x8xf32>) outs(%208 : tensor<8x32xf32>) permutation = [1, 0] 
    %278 = linalg.matmul ins(%transposed_143, %collapsed : tensor<8x32xf32>, tensor<32x16xf32>) outs(%210 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %279 = linalg.matmul ins(%collapsed_142, %arg3 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_144 = tensor.expand_shape %279 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_140, %expanded_144 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %transposed_145 = linalg.transpose ins(%275 : tensor<4x4x8x4xf32>) outs(%33 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_146 = tensor.collapse_shape %transposed_145 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %transposed_147 = linalg.transpose ins(%collapsed_146 : tensor<32x16xf32>) outs(%161 : tensor<16x32xf32>) permutation = [1, 0] 
    %281 = linalg.matmul ins(%transposed_147, %collapsed : tensor<16x32xf32>, tensor<32x16xf32>) outs(%195 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %282 = linalg.matmul ins(%collapsed_146, %arg2 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_148 = tensor.expand_shape %282 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %expanded_148 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283, %9 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %285 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283, %arg1 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %286 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%284 : tensor<4x8x16xf32>) outs(%147 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_149 = tensor.collapse_shape %286 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %287 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %1 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %288 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %8 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%287 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.addf %in, %out : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %288 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %8 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.mulf %in, %cst_6 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %292 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_150 = tensor.collapse_shape %294 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %295 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_150 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.divf %in, %cst_4 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %301 = arith.mulf %in, %cst_7 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %297 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.mulf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %298 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_155: f32, %out: f32):
      %301 = arith.addf %in, %in_155 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_151 = tensor.collapse_shape %arg23 [[0, 1]] : tensor<4x8xi64> into tensor<32xi64>
    %collapsed_152 = tensor.collapse_shape %299 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %expanded_153 = tensor.expand_shape %collapsed_151 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_154 = tensor.expand_shape %collapsed_152 [[0], [1, 2]] output_shape [32, 1, 16] : tensor<32x16xf32> into tensor<32x1x16xf32>
    %300 = scf.for %arg25 = %c0 to %c32 step %c1 iter_args(%arg26 = %141) -> (tensor<31x16xf32>) {
      %extracted = tensor.extract %expanded_153[%arg25, %c0] : tensor<32x1xi64>
      %301 = arith.index_cast %extracted : i64 to index
      %extracted_slice_155 = tensor.extract_slice %expanded_154[%arg25, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<32x1x16xf32> to tensor<16xf32>
      %extracted_slice_156 = tensor.extract_slice %arg26[%301, 0] [1, 16] [1, 1] : tensor<31x16xf32> to tensor<16xf32>
      %302 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%extracted_slice_155 : tensor<16xf32>) outs(%extracted_slice_156 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %303 = arith.addf %out, %in : f32
        linalg.yield %303 : f32
      } -> tensor<16xf32>
      %inserted_slice_157 = tensor.insert_slice %302 into %arg26[%301, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<31x16xf32>
      scf.yield %inserted_slice_157 : tensor<31x16xf32>
    }
    return %124, %300, %collapsed_149, %281, %278, %276, %265, %collapsed_123, %246, %239, %235, %collapsed_112, %216, %213, %211, %196, %collapsed_86, %176, %169, %163, %collapsed_75, %142 : tensor<f32>, tensor<31x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<24x16xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<24x16xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<31x16xf32>
  }
}
