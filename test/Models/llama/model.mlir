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
          fsdp.module @q_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
            fsdp.param @weight : tensor<16x16xf32>
          }
          fsdp.module @k_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
            fsdp.param @weight : tensor<8x16xf32>
          }
          fsdp.module @v_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
            fsdp.param @weight : tensor<8x16xf32>
          }
          fsdp.module @o_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "rowwise"}} {
            fsdp.param @weight : tensor<16x16xf32>
          }
        }
        fsdp.module @post_attention_layernorm class "torch.nn.modules.normalization.RMSNorm" {
          fsdp.param @weight : tensor<16xf32>
        }
        fsdp.module @mlp class "llama.FeedForward" {
          fsdp.module @gate_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
            fsdp.param @weight : tensor<24x16xf32>
          }
          fsdp.module @up_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
            fsdp.param @weight : tensor<24x16xf32>
          }
          fsdp.module @down_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "rowwise"}} {
            fsdp.param @weight : tensor<16x24xf32>
          }
        }
      }
      fsdp.module @"1" class "llama.Block" {
        fsdp.module @input_layernorm class "torch.nn.modules.normalization.RMSNorm" {
          fsdp.param @weight : tensor<16xf32>
        }
        fsdp.module @self_attn class "llama.Attention" {
          fsdp.module @q_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
            fsdp.param @weight : tensor<16x16xf32>
          }
          fsdp.module @k_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
            fsdp.param @weight : tensor<8x16xf32>
          }
          fsdp.module @v_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
            fsdp.param @weight : tensor<8x16xf32>
          }
          fsdp.module @o_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "rowwise"}} {
            fsdp.param @weight : tensor<16x16xf32>
          }
        }
        fsdp.module @post_attention_layernorm class "torch.nn.modules.normalization.RMSNorm" {
          fsdp.param @weight : tensor<16xf32>
        }
        fsdp.module @mlp class "llama.FeedForward" {
          fsdp.module @gate_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
            fsdp.param @weight : tensor<24x16xf32>
          }
          fsdp.module @up_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
            fsdp.param @weight : tensor<24x16xf32>
          }
          fsdp.module @down_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "rowwise"}} {
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
      %300 = arith.index_cast %in : i64 to index
      %301 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%300, %301] : tensor<31x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %3 = tensor.empty() : tensor<4x8x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4x8x1xf32>) -> tensor<4x8x1xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.divf %in, %cst_4 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %cst_5 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = math.rsqrt %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %8 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %arg1 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
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
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %23 = tensor.empty() : tensor<4x4x8x2xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.negf %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x2xf32>
    %inserted_slice = tensor.insert_slice %24 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_18 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_18, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %25 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_19 = tensor.extract_slice %transposed_13[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_20 = tensor.extract_slice %transposed_13[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %28 = tensor.empty() : tensor<4x2x8x2xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.negf %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x2xf32>
    %inserted_slice_21 = tensor.insert_slice %29 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_22 = tensor.insert_slice %extracted_slice_19 into %inserted_slice_21[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_22, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %32:2 = "fsdp.attention"(%26, %31, %transposed_16) {causal, scale = 5.000000e-01 : f64} : (tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) -> (tensor<4x4x8x4xf32>, tensor<4x4x8xf32>)
    %33 = tensor.empty() : tensor<4x8x4x4xf32>
    %transposed_23 = linalg.transpose ins(%32#0 : tensor<4x4x8x4xf32>) outs(%33 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_24 = linalg.transpose ins(%arg5 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %34 = linalg.matmul ins(%collapsed_25, %transposed_24 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_26 = tensor.expand_shape %34 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_26 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %35 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%36 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.divf %in, %cst_4 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %cst_5 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = math.rsqrt %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %40 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %arg6 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
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
      %300 = arith.negf %in : f32
      %301 = math.exp %300 : f32
      %302 = arith.addf %301, %cst_0 : f32
      %303 = arith.divf %cst_0, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<4x8x24xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %48 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %transposed_30 = linalg.transpose ins(%arg8 : tensor<24x16xf32>) outs(%43 : tensor<16x24xf32>) permutation = [1, 0] 
    %50 = linalg.matmul ins(%collapsed_28, %transposed_30 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%45 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_31 = tensor.expand_shape %50 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %expanded_31 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %52 = tensor.empty() : tensor<24x16xf32>
    %transposed_32 = linalg.transpose ins(%arg9 : tensor<16x24xf32>) outs(%52 : tensor<24x16xf32>) permutation = [1, 0] 
    %collapsed_33 = tensor.collapse_shape %51 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %53 = linalg.matmul ins(%collapsed_33, %transposed_32 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_34 = tensor.expand_shape %53 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %expanded_34 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %54 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.divf %in, %cst_4 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %cst_5 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = math.rsqrt %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %59 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %arg10 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
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
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_46 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.negf %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x2xf32>
    %inserted_slice_47 = tensor.insert_slice %66 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_48 = tensor.insert_slice %extracted_slice_45 into %inserted_slice_47[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_48, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %67 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_49 = tensor.extract_slice %transposed_41[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_50 = tensor.extract_slice %transposed_41[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %69 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_41, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_50 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.negf %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x2xf32>
    %inserted_slice_51 = tensor.insert_slice %70 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_52 = tensor.insert_slice %extracted_slice_49 into %inserted_slice_51[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_52, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %71 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %73:2 = "fsdp.attention"(%68, %72, %transposed_44) {causal, scale = 5.000000e-01 : f64} : (tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) -> (tensor<4x4x8x4xf32>, tensor<4x4x8xf32>)
    %transposed_53 = linalg.transpose ins(%73#0 : tensor<4x4x8x4xf32>) outs(%33 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %transposed_54 = linalg.transpose ins(%arg14 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %collapsed_55 = tensor.collapse_shape %transposed_53 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %74 = linalg.matmul ins(%collapsed_55, %transposed_54 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_56 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %expanded_56 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %75 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.divf %in, %cst_4 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %cst_5 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = math.rsqrt %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %80 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %arg15 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %transposed_57 = linalg.transpose ins(%arg16 : tensor<24x16xf32>) outs(%43 : tensor<16x24xf32>) permutation = [1, 0] 
    %collapsed_58 = tensor.collapse_shape %82 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %83 = linalg.matmul ins(%collapsed_58, %transposed_57 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%45 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_59 = tensor.expand_shape %83 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.negf %in : f32
      %301 = math.exp %300 : f32
      %302 = arith.addf %301, %cst_0 : f32
      %303 = arith.divf %cst_0, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<4x8x24xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %84 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %transposed_60 = linalg.transpose ins(%arg17 : tensor<24x16xf32>) outs(%43 : tensor<16x24xf32>) permutation = [1, 0] 
    %86 = linalg.matmul ins(%collapsed_58, %transposed_60 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%45 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_61 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %expanded_61 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %transposed_62 = linalg.transpose ins(%arg18 : tensor<16x24xf32>) outs(%52 : tensor<24x16xf32>) permutation = [1, 0] 
    %collapsed_63 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %88 = linalg.matmul ins(%collapsed_63, %transposed_62 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_64 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %expanded_64 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %89 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%90 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.divf %in, %cst_4 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %cst_5 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = math.rsqrt %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %94 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %arg19 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
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
    ^bb0(%in: f32, %out: f32, %out_156: i64):
      %300 = linalg.index 1 : index
      %301 = arith.index_cast %300 : index to i64
      %302 = arith.maximumf %in, %out : f32
      %303 = arith.cmpf ogt, %in, %out : f32
      %304 = arith.select %303, %301, %out_156 : i64
      linalg.yield %302, %304 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_68 = tensor.expand_shape %105#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %106 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%100, %expanded_68 : tensor<32x31xf32>, tensor<32x1xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.subf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<32x31xf32>
    %107 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<32x31xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = math.exp %in : f32
      linalg.yield %300 : f32
    } -> tensor<32x31xf32>
    %108 = tensor.empty() : tensor<32x1xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %110 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "reduction"]} ins(%107 : tensor<32x31xf32>) outs(%109 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<32x1xf32>
    %111 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<32x1xf32>) outs(%108 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = math.log %in : f32
      linalg.yield %300 : f32
    } -> tensor<32x1xf32>
    %112 = tensor.empty() : tensor<32xi1>
    %113 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%collapsed_67 : tensor<32xi64>) outs(%112 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %300 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %300 : i1
    } -> tensor<32xi1>
    %114 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%113, %collapsed_67, %cst_9 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%101 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_156: i64, %in_157: i64, %out: i64):
      %300 = arith.select %in, %in_156, %in_157 : i64
      linalg.yield %300 : i64
    } -> tensor<32xi64>
    %expanded_69 = tensor.expand_shape %114 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %115 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_69 : tensor<32x1xi64>) outs(%109 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %300 = linalg.index 0 : index
      %301 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %100[%300, %301] : tensor<32x31xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %116 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%115, %expanded_68 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%108 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.subf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<32x1xf32>
    %117 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%111, %116 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%108 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.subf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<32x1xf32>
    %collapsed_70 = tensor.collapse_shape %117 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %118 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%113, %collapsed_70, %cst_2 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%103 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_156: f32, %in_157: f32, %out: f32):
      %300 = arith.select %in, %in_156, %in_157 : f32
      linalg.yield %300 : f32
    } -> tensor<32xf32>
    %119 = tensor.empty() : tensor<f32>
    %120 = linalg.fill ins(%cst : f32) outs(%119 : tensor<f32>) -> tensor<f32>
    %121 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%118 : tensor<32xf32>) outs(%120 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<f32>
    %122 = tensor.empty() : tensor<i64>
    %123 = linalg.fill ins(%c0_i64 : i64) outs(%122 : tensor<i64>) -> tensor<i64>
    %124 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%113 : tensor<32xi1>) outs(%123 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %300 = arith.extui %in : i1 to i64
      %301 = arith.addi %300, %out : i64
      linalg.yield %301 : i64
    } -> tensor<i64>
    %125 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%121, %124 : tensor<f32>, tensor<i64>) outs(%119 : tensor<f32>) {
    ^bb0(%in: f32, %in_156: i64, %out: f32):
      %300 = arith.sitofp %in_156 : i64 to f32
      %301 = arith.divf %in, %300 : f32
      linalg.yield %301 : f32
    } -> tensor<f32>
    %126 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%cst_3, %124 : tensor<f32>, tensor<i64>) outs(%119 : tensor<f32>) {
    ^bb0(%in: f32, %in_156: i64, %out: f32):
      %300 = arith.sitofp %in_156 : i64 to f32
      %301 = arith.divf %in, %300 : f32
      linalg.yield %301 : f32
    } -> tensor<f32>
    %127 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%126 : tensor<f32>) outs(%103 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %128 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%113, %127, %cst_2 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%103 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_156: f32, %in_157: f32, %out: f32):
      %300 = arith.select %in, %in_156, %in_157 : f32
      linalg.yield %300 : f32
    } -> tensor<32xf32>
    %expanded_71 = tensor.expand_shape %128 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %129 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%106, %111 : tensor<32x31xf32>, tensor<32x1xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.subf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<32x31xf32>
    %130 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<32x31xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = math.exp %in : f32
      linalg.yield %300 : f32
    } -> tensor<32x31xf32>
    %131 = tensor.empty() : tensor<31xi64>
    %132 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%131 : tensor<31xi64>) {
    ^bb0(%out: i64):
      %300 = linalg.index 0 : index
      %301 = arith.index_cast %300 : index to i64
      linalg.yield %301 : i64
    } -> tensor<31xi64>
    %expanded_72 = tensor.expand_shape %132 [[0, 1]] output_shape [1, 31] : tensor<31xi64> into tensor<1x31xi64>
    %expanded_73 = tensor.expand_shape %collapsed_67 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %133 = tensor.empty() : tensor<32x31xi1>
    %134 = linalg.generic {indexing_maps = [#map12, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_72, %expanded_73 : tensor<1x31xi64>, tensor<32x1xi64>) outs(%133 : tensor<32x31xi1>) {
    ^bb0(%in: i64, %in_156: i64, %out: i1):
      %300 = arith.cmpi eq, %in, %in_156 : i64
      linalg.yield %300 : i1
    } -> tensor<32x31xi1>
    %135 = linalg.generic {indexing_maps = [#map6, #map13, #map13, #map6], iterator_types = ["parallel", "parallel"]} ins(%134, %cst_3, %cst_2 : tensor<32x31xi1>, tensor<f32>, tensor<f32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: i1, %in_156: f32, %in_157: f32, %out: f32):
      %300 = arith.select %in, %in_156, %in_157 : f32
      linalg.yield %300 : f32
    } -> tensor<32x31xf32>
    %136 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%130, %135 : tensor<32x31xf32>, tensor<32x31xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.subf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<32x31xf32>
    %137 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%136, %expanded_71 : tensor<32x31xf32>, tensor<32x1xf32>) outs(%98 : tensor<32x31xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<32x31xf32>
    %138 = tensor.empty() : tensor<31x32xf32>
    %transposed_74 = linalg.transpose ins(%137 : tensor<32x31xf32>) outs(%138 : tensor<31x32xf32>) permutation = [1, 0] 
    %139 = tensor.empty() : tensor<31x16xf32>
    %140 = linalg.fill ins(%cst : f32) outs(%139 : tensor<31x16xf32>) -> tensor<31x16xf32>
    %141 = linalg.matmul ins(%transposed_74, %collapsed_66 : tensor<31x32xf32>, tensor<32x16xf32>) outs(%140 : tensor<31x16xf32>) -> tensor<31x16xf32>
    %142 = linalg.matmul ins(%137, %arg20 : tensor<32x31xf32>, tensor<31x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_75 = tensor.expand_shape %142 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75, %95 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75, %arg19 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %145 = tensor.empty() : tensor<1x1x16xf32>
    %146 = linalg.fill ins(%cst : f32) outs(%145 : tensor<1x1x16xf32>) -> tensor<1x1x16xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%143 : tensor<4x8x16xf32>) outs(%146 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_76 = tensor.collapse_shape %147 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %89 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %94 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%148 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %94 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %94 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.mulf %in, %cst_6 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %152 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_77 = tensor.collapse_shape %154 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_77 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.divf %in, %cst_4 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.mulf %in, %cst_7 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %157 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %158 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_78 = tensor.collapse_shape %159 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %160 = tensor.empty() : tensor<16x32xf32>
    %transposed_79 = linalg.transpose ins(%collapsed_78 : tensor<32x16xf32>) outs(%160 : tensor<16x32xf32>) permutation = [1, 0] 
    %161 = linalg.fill ins(%cst : f32) outs(%43 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %162 = linalg.matmul ins(%transposed_79, %collapsed_63 : tensor<16x32xf32>, tensor<32x24xf32>) outs(%161 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %163 = linalg.matmul ins(%collapsed_78, %arg18 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%45 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_80 = tensor.expand_shape %163 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %85 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %expanded_61 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_81 = tensor.collapse_shape %164 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %166 = tensor.empty() : tensor<24x32xf32>
    %transposed_82 = linalg.transpose ins(%collapsed_81 : tensor<32x24xf32>) outs(%166 : tensor<24x32xf32>) permutation = [1, 0] 
    %167 = linalg.fill ins(%cst : f32) outs(%52 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %168 = linalg.matmul ins(%transposed_82, %collapsed_58 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%167 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %169 = linalg.matmul ins(%collapsed_81, %arg17 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_83 = tensor.expand_shape %169 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %84 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %171 = linalg.generic {indexing_maps = [#map15, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %84 : tensor<i64>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: i64, %in_156: f32, %out: f32):
      %300 = arith.sitofp %in : i64 to f32
      %301 = arith.subf %300, %in_156 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %171 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %cst_0 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %173 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_84 = tensor.collapse_shape %174 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %transposed_85 = linalg.transpose ins(%collapsed_84 : tensor<32x24xf32>) outs(%166 : tensor<24x32xf32>) permutation = [1, 0] 
    %175 = linalg.matmul ins(%transposed_85, %collapsed_58 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%167 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %176 = linalg.matmul ins(%collapsed_84, %arg16 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_86 = tensor.expand_shape %176 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_83, %expanded_86 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %81 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %arg15 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%178 : tensor<4x8x16xf32>) outs(%146 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_87 = tensor.collapse_shape %180 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %75 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %80 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%181 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %182 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %80 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %80 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.mulf %in, %cst_6 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %186 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_88 = tensor.collapse_shape %188 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_88 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.divf %in, %cst_4 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.mulf %in, %cst_7 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %191 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %192 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_89 = tensor.collapse_shape %193 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_90 = linalg.transpose ins(%collapsed_89 : tensor<32x16xf32>) outs(%160 : tensor<16x32xf32>) permutation = [1, 0] 
    %194 = linalg.fill ins(%cst : f32) outs(%11 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %195 = linalg.matmul ins(%transposed_90, %collapsed_55 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%194 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %196 = linalg.matmul ins(%collapsed_89, %arg14 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_91 = tensor.expand_shape %196 [[0, 1], [2, 3]] output_shape [4, 8, 4, 4] : tensor<32x16xf32> into tensor<4x8x4x4xf32>
    %transposed_92 = linalg.transpose ins(%expanded_91 : tensor<4x8x4x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 2, 1, 3] 
    %197:3 = "fsdp.attention_grad"(%transposed_92, %68, %72, %transposed_44, %73#0, %73#1) {causal, scale = 5.000000e-01 : f64} : (tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x4x8x4xf32>, tensor<4x4x8xf32>) -> (tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>)
    %198 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197#1, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %extracted_slice_93 = tensor.extract_slice %198[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_94 = tensor.extract_slice %198[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %199 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_93 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.negf %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x2xf32>
    %200 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197#1, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %inserted_slice_95 = tensor.insert_slice %extracted_slice_94 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_96 = tensor.insert_slice %199 into %inserted_slice_95[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %201 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200, %inserted_slice_96 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %202 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197#0, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_97 = tensor.extract_slice %202[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %extracted_slice_98 = tensor.extract_slice %202[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %203 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_97 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.negf %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x2xf32>
    %204 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197#0, %arg21 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %inserted_slice_99 = tensor.insert_slice %extracted_slice_98 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_100 = tensor.insert_slice %203 into %inserted_slice_99[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %205 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204, %inserted_slice_100 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %206 = tensor.empty() : tensor<4x8x2x4xf32>
    %transposed_101 = linalg.transpose ins(%197#2 : tensor<4x2x8x4xf32>) outs(%206 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_102 = tensor.collapse_shape %transposed_101 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %207 = tensor.empty() : tensor<8x32xf32>
    %transposed_103 = linalg.transpose ins(%collapsed_102 : tensor<32x8xf32>) outs(%207 : tensor<8x32xf32>) permutation = [1, 0] 
    %208 = tensor.empty() : tensor<8x16xf32>
    %209 = linalg.fill ins(%cst : f32) outs(%208 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %210 = linalg.matmul ins(%transposed_103, %collapsed_36 : tensor<8x32xf32>, tensor<32x16xf32>) outs(%209 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %211 = linalg.matmul ins(%collapsed_102, %arg13 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_104 = tensor.expand_shape %211 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %transposed_105 = linalg.transpose ins(%201 : tensor<4x2x8x4xf32>) outs(%206 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_106 = tensor.collapse_shape %transposed_105 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %transposed_107 = linalg.transpose ins(%collapsed_106 : tensor<32x8xf32>) outs(%207 : tensor<8x32xf32>) permutation = [1, 0] 
    %212 = linalg.matmul ins(%transposed_107, %collapsed_36 : tensor<8x32xf32>, tensor<32x16xf32>) outs(%209 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %213 = linalg.matmul ins(%collapsed_106, %arg12 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_108 = tensor.expand_shape %213 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104, %expanded_108 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %transposed_109 = linalg.transpose ins(%205 : tensor<4x4x8x4xf32>) outs(%33 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_110 = tensor.collapse_shape %transposed_109 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %transposed_111 = linalg.transpose ins(%collapsed_110 : tensor<32x16xf32>) outs(%160 : tensor<16x32xf32>) permutation = [1, 0] 
    %215 = linalg.matmul ins(%transposed_111, %collapsed_36 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%194 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %216 = linalg.matmul ins(%collapsed_110, %arg11 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_112 = tensor.expand_shape %216 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %expanded_112 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %60 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %219 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %arg10 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %220 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%218 : tensor<4x8x16xf32>) outs(%146 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_113 = tensor.collapse_shape %220 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %221 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %54 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %59 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%221 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %224 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %222 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %59 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %59 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.mulf %in, %cst_6 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %226 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_114 = tensor.collapse_shape %228 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_114 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.divf %in, %cst_4 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.mulf %in, %cst_7 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %231 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %232 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_115 = tensor.collapse_shape %233 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_116 = linalg.transpose ins(%collapsed_115 : tensor<32x16xf32>) outs(%160 : tensor<16x32xf32>) permutation = [1, 0] 
    %234 = linalg.matmul ins(%transposed_116, %collapsed_33 : tensor<16x32xf32>, tensor<32x24xf32>) outs(%161 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %235 = linalg.matmul ins(%collapsed_115, %arg9 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%45 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %expanded_117 = tensor.expand_shape %235 [[0, 1], [2]] output_shape [4, 8, 24] : tensor<32x24xf32> into tensor<4x8x24xf32>
    %236 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %49 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %expanded_31 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_118 = tensor.collapse_shape %236 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %transposed_119 = linalg.transpose ins(%collapsed_118 : tensor<32x24xf32>) outs(%166 : tensor<24x32xf32>) permutation = [1, 0] 
    %238 = linalg.matmul ins(%transposed_119, %collapsed_28 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%167 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %239 = linalg.matmul ins(%collapsed_118, %arg8 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_120 = tensor.expand_shape %239 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %48 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %241 = linalg.generic {indexing_maps = [#map15, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %48 : tensor<i64>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: i64, %in_156: f32, %out: f32):
      %300 = arith.sitofp %in : i64 to f32
      %301 = arith.subf %300, %in_156 : f32
      linalg.yield %301 : f32
    } -> tensor<4x8x24xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %241 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %cst_0 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %243 : tensor<4x8x24xf32>, tensor<4x8x24xf32>) outs(%47 : tensor<4x8x24xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x24xf32>
    %collapsed_121 = tensor.collapse_shape %244 [[0, 1], [2]] : tensor<4x8x24xf32> into tensor<32x24xf32>
    %transposed_122 = linalg.transpose ins(%collapsed_121 : tensor<32x24xf32>) outs(%166 : tensor<24x32xf32>) permutation = [1, 0] 
    %245 = linalg.matmul ins(%transposed_122, %collapsed_28 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%167 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %246 = linalg.matmul ins(%collapsed_121, %arg7 : tensor<32x24xf32>, tensor<24x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_123 = tensor.expand_shape %246 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_120, %expanded_123 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %41 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %arg6 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%248 : tensor<4x8x16xf32>) outs(%146 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_124 = tensor.collapse_shape %250 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %35 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %40 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%251 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %252 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %40 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %40 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.mulf %in, %cst_6 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %256 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_125 = tensor.collapse_shape %258 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %259 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_125 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.divf %in, %cst_4 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %261 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.mulf %in, %cst_7 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %261 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %262 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_126 = tensor.collapse_shape %263 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_127 = linalg.transpose ins(%collapsed_126 : tensor<32x16xf32>) outs(%160 : tensor<16x32xf32>) permutation = [1, 0] 
    %264 = linalg.matmul ins(%transposed_127, %collapsed_25 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%194 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %265 = linalg.matmul ins(%collapsed_126, %arg5 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_128 = tensor.expand_shape %265 [[0, 1], [2, 3]] output_shape [4, 8, 4, 4] : tensor<32x16xf32> into tensor<4x8x4x4xf32>
    %transposed_129 = linalg.transpose ins(%expanded_128 : tensor<4x8x4x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) permutation = [0, 2, 1, 3] 
    %266:3 = "fsdp.attention_grad"(%transposed_129, %26, %31, %transposed_16, %32#0, %32#1) {causal, scale = 5.000000e-01 : f64} : (tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x4x8x4xf32>, tensor<4x4x8xf32>) -> (tensor<4x4x8x4xf32>, tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>)
    %267 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266#1, %arg22 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %extracted_slice_130 = tensor.extract_slice %267[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %extracted_slice_131 = tensor.extract_slice %267[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x4xf32> to tensor<4x2x8x2xf32>
    %268 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_130 : tensor<4x2x8x2xf32>) outs(%28 : tensor<4x2x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.negf %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x2xf32>
    %269 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266#1, %arg21 : tensor<4x2x8x4xf32>, tensor<8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %inserted_slice_132 = tensor.insert_slice %extracted_slice_131 into %20[0, 0, 0, 0] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %inserted_slice_133 = tensor.insert_slice %268 into %inserted_slice_132[0, 0, 0, 2] [4, 2, 8, 2] [1, 1, 1, 1] : tensor<4x2x8x2xf32> into tensor<4x2x8x4xf32>
    %270 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269, %inserted_slice_133 : tensor<4x2x8x4xf32>, tensor<4x2x8x4xf32>) outs(%20 : tensor<4x2x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x2x8x4xf32>
    %271 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266#0, %arg22 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %extracted_slice_134 = tensor.extract_slice %271[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %extracted_slice_135 = tensor.extract_slice %271[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x4xf32> to tensor<4x4x8x2xf32>
    %272 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_134 : tensor<4x4x8x2xf32>) outs(%23 : tensor<4x4x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.negf %in : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x2xf32>
    %273 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266#0, %arg21 : tensor<4x4x8x4xf32>, tensor<8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %inserted_slice_136 = tensor.insert_slice %extracted_slice_135 into %15[0, 0, 0, 0] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %inserted_slice_137 = tensor.insert_slice %272 into %inserted_slice_136[0, 0, 0, 2] [4, 4, 8, 2] [1, 1, 1, 1] : tensor<4x4x8x2xf32> into tensor<4x4x8x4xf32>
    %274 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %inserted_slice_137 : tensor<4x4x8x4xf32>, tensor<4x4x8x4xf32>) outs(%15 : tensor<4x4x8x4xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x4x8x4xf32>
    %transposed_138 = linalg.transpose ins(%266#2 : tensor<4x2x8x4xf32>) outs(%206 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_139 = tensor.collapse_shape %transposed_138 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %transposed_140 = linalg.transpose ins(%collapsed_139 : tensor<32x8xf32>) outs(%207 : tensor<8x32xf32>) permutation = [1, 0] 
    %275 = linalg.matmul ins(%transposed_140, %collapsed : tensor<8x32xf32>, tensor<32x16xf32>) outs(%209 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %276 = linalg.matmul ins(%collapsed_139, %arg4 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_141 = tensor.expand_shape %276 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %transposed_142 = linalg.transpose ins(%270 : tensor<4x2x8x4xf32>) outs(%206 : tensor<4x8x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_143 = tensor.collapse_shape %transposed_142 [[0, 1], [2, 3]] : tensor<4x8x2x4xf32> into tensor<32x8xf32>
    %transposed_144 = linalg.transpose ins(%collapsed_143 : tensor<32x8xf32>) outs(%207 : tensor<8x32xf32>) permutation = [1, 0] 
    %277 = linalg.matmul ins(%transposed_144, %collapsed : tensor<8x32xf32>, tensor<32x16xf32>) outs(%209 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %278 = linalg.matmul ins(%collapsed_143, %arg3 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_145 = tensor.expand_shape %278 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_141, %expanded_145 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %transposed_146 = linalg.transpose ins(%274 : tensor<4x4x8x4xf32>) outs(%33 : tensor<4x8x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_147 = tensor.collapse_shape %transposed_146 [[0, 1], [2, 3]] : tensor<4x8x4x4xf32> into tensor<32x16xf32>
    %transposed_148 = linalg.transpose ins(%collapsed_147 : tensor<32x16xf32>) outs(%160 : tensor<16x32xf32>) permutation = [1, 0] 
    %280 = linalg.matmul ins(%transposed_148, %collapsed : tensor<16x32xf32>, tensor<32x16xf32>) outs(%194 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %281 = linalg.matmul ins(%collapsed_147, %arg2 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%13 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_149 = tensor.expand_shape %281 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %expanded_149 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %9 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %284 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %arg1 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %285 = linalg.generic {indexing_maps = [#map1, #map14], iterator_types = ["reduction", "reduction", "parallel"]} ins(%283 : tensor<4x8x16xf32>) outs(%146 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<1x1x16xf32>
    %collapsed_150 = tensor.collapse_shape %285 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %286 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %1 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %287 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %8 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %288 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%286 : tensor<4x8x16xf32>) outs(%4 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.addf %in, %out : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %287 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %8 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288 : tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.mulf %in, %cst_6 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %291 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%3 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x1xf32>
    %collapsed_151 = tensor.collapse_shape %293 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_151 : tensor<4x8xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.divf %in, %cst_4 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %300 = arith.mulf %in, %cst_7 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %296 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.mulf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %297 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %300 = arith.addf %in, %in_156 : f32
      linalg.yield %300 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_152 = tensor.collapse_shape %arg23 [[0, 1]] : tensor<4x8xi64> into tensor<32xi64>
    %collapsed_153 = tensor.collapse_shape %298 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %expanded_154 = tensor.expand_shape %collapsed_152 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_155 = tensor.expand_shape %collapsed_153 [[0], [1, 2]] output_shape [32, 1, 16] : tensor<32x16xf32> into tensor<32x1x16xf32>
    %299 = scf.for %arg25 = %c0 to %c32 step %c1 iter_args(%arg26 = %140) -> (tensor<31x16xf32>) {
      %extracted = tensor.extract %expanded_154[%arg25, %c0] : tensor<32x1xi64>
      %300 = arith.index_cast %extracted : i64 to index
      %extracted_slice_156 = tensor.extract_slice %expanded_155[%arg25, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<32x1x16xf32> to tensor<16xf32>
      %extracted_slice_157 = tensor.extract_slice %arg26[%300, 0] [1, 16] [1, 1] : tensor<31x16xf32> to tensor<16xf32>
      %301 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%extracted_slice_156 : tensor<16xf32>) outs(%extracted_slice_157 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %302 = arith.addf %out, %in : f32
        linalg.yield %302 : f32
      } -> tensor<16xf32>
      %inserted_slice_158 = tensor.insert_slice %301 into %arg26[%300, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<31x16xf32>
      scf.yield %inserted_slice_158 : tensor<31x16xf32>
    }
    return %125, %299, %collapsed_150, %280, %277, %275, %264, %collapsed_124, %245, %238, %234, %collapsed_113, %215, %212, %210, %195, %collapsed_87, %175, %168, %162, %collapsed_76, %141 : tensor<f32>, tensor<31x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<24x16xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<24x16xf32>, tensor<24x16xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<31x16xf32>
  }
}
