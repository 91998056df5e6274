#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
#map11 = affine_map<(d0, d1) -> (d1)>
#map12 = affine_map<(d0, d1) -> (d0, 0)>
#map13 = affine_map<(d0, d1) -> (0, d1)>
#map14 = affine_map<(d0, d1) -> ()>
#map15 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
module @gpt2_checkpoint {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "gpt2_checkpoint.CheckpointedGPT2" bases ["gpt2.GPT2"] {
    fsdp.buffer transient @places : tensor<8xi64>
    fsdp.module @wte class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<29x16xf32>
    }
    fsdp.module @wpe class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<8x16xf32>
    }
    fsdp.module @drop class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
    }
    fsdp.module @h class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "gpt2.Block" attributes {fsdp.checkpoint} {
        fsdp.module @ln_1 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @attn class "gpt2.Attention" {
          fsdp.module @c_attn class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<48x16xf32>
            fsdp.param @bias : tensor<48xf32>
          }
          fsdp.module @c_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @ln_2 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @mlp class "torch.nn.modules.container.ModuleDict" {
          fsdp.module @c_fc class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<64x16xf32>
            fsdp.param @bias : tensor<64xf32>
          }
          fsdp.module @act class "torch.nn.modules.activation.GELU" {
          }
          fsdp.module @c_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x64xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @drop class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
        }
      }
      fsdp.module @"1" class "gpt2.Block" attributes {fsdp.checkpoint} {
        fsdp.module @ln_1 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @attn class "gpt2.Attention" {
          fsdp.module @c_attn class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<48x16xf32>
            fsdp.param @bias : tensor<48xf32>
          }
          fsdp.module @c_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @ln_2 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @mlp class "torch.nn.modules.container.ModuleDict" {
          fsdp.module @c_fc class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<64x16xf32>
            fsdp.param @bias : tensor<64xf32>
          }
          fsdp.module @act class "torch.nn.modules.activation.GELU" {
          }
          fsdp.module @c_proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x64xf32>
            fsdp.param @bias : tensor<16xf32>
          }
          fsdp.module @drop class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
          }
        }
      }
    }
    fsdp.module @ln_f class "torch.nn.modules.normalization.LayerNorm" {
      fsdp.param @weight : tensor<16xf32>
      fsdp.param @bias : tensor<16xf32>
    }
    fsdp.module @lm_head class "torch.nn.modules.linear.Linear" {
      fsdp.alias @weight = @model::@wte::@weight
    }
  }
  func.func @step(%arg0: tensor<29x16xf32> {fsdp.role = #fsdp.state<@model::@wte::@weight>}, %arg1: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@wpe::@weight>}, %arg2: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@ln_1::@weight>}, %arg3: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@ln_1::@bias>}, %arg4: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@attn::@c_attn::@weight>}, %arg5: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@attn::@c_attn::@bias>}, %arg6: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@attn::@c_proj::@weight>}, %arg7: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@attn::@c_proj::@bias>}, %arg8: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@ln_2::@weight>}, %arg9: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@ln_2::@bias>}, %arg10: tensor<64x16xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@mlp::@c_fc::@weight>}, %arg11: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@mlp::@c_fc::@bias>}, %arg12: tensor<16x64xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@mlp::@c_proj::@weight>}, %arg13: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"0"::@mlp::@c_proj::@bias>}, %arg14: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@ln_1::@weight>}, %arg15: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@ln_1::@bias>}, %arg16: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@attn::@c_attn::@weight>}, %arg17: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@attn::@c_attn::@bias>}, %arg18: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@attn::@c_proj::@weight>}, %arg19: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@attn::@c_proj::@bias>}, %arg20: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@ln_2::@weight>}, %arg21: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@ln_2::@bias>}, %arg22: tensor<64x16xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@mlp::@c_fc::@weight>}, %arg23: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@mlp::@c_fc::@bias>}, %arg24: tensor<16x64xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@mlp::@c_proj::@weight>}, %arg25: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@h::@"1"::@mlp::@c_proj::@bias>}, %arg26: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@ln_f::@weight>}, %arg27: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@ln_f::@bias>}, %arg28: tensor<8xi64> {fsdp.role = #fsdp.state<@model::@places>}, %arg29: tensor<4x8xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 29]>}, %arg30: tensor<4x8xi64> {fsdp.role = #fsdp.input<"targets", indices = [0, 29, -100]>}, %arg31: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<29x16xf32> {fsdp.role = #fsdp.grad<@model::@wte::@weight>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@wpe::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@ln_1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@ln_1::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@attn::@c_attn::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@attn::@c_attn::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@attn::@c_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@attn::@c_proj::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@ln_2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@ln_2::@bias>}, tensor<64x16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@mlp::@c_fc::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@mlp::@c_fc::@bias>}, tensor<16x64xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@mlp::@c_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"0"::@mlp::@c_proj::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@ln_1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@ln_1::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@attn::@c_attn::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@attn::@c_attn::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@attn::@c_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@attn::@c_proj::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@ln_2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@ln_2::@bias>}, tensor<64x16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@mlp::@c_fc::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@mlp::@c_fc::@bias>}, tensor<16x64xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@mlp::@c_proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@h::@"1"::@mlp::@c_proj::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@ln_f::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@ln_f::@bias>}) {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c18581050383_i64 = arith.constant 18581050383 : i64
    %c15926614614_i64 = arith.constant 15926614614 : i64
    %c13272178845_i64 = arith.constant 13272178845 : i64
    %c10617743076_i64 = arith.constant 10617743076 : i64
    %c7963307307_i64 = arith.constant 7963307307 : i64
    %c5308871538_i64 = arith.constant 5308871538 : i64
    %c429496729_i64 = arith.constant 429496729 : i64
    %c739982445_i64 = arith.constant 739982445 : i64
    %c15_i64 = arith.constant 15 : i64
    %c4294967295_i64 = arith.constant 4294967295 : i64
    %c73244475_i64 = arith.constant 73244475 : i64
    %c2654435769_i64 = arith.constant 2654435769 : i64
    %c16_i64 = arith.constant 16 : i64
    %c8_i64 = arith.constant 8 : i64
    %c0_i64 = arith.constant 0 : i64
    %c7_i64 = arith.constant 7 : i64
    %c8 = arith.constant 8 : index
    %false = arith.constant false
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 1.341450e-01 : f64
    %cst_6 = arith.constant 0.79788456080286541 : f64
    %cst_7 = arith.constant 4.471500e-02 : f64
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant 1.1111111111111112 : f64
    %cst_10 = arith.constant 1.600000e+01 : f64
    %cst_11 = arith.constant 1.600000e+01 : f32
    %cst_12 = arith.constant 5.000000e-01 : f32
    %cst_13 = arith.constant 1.000000e+00 : f32
    %cst_14 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<8xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg28 : tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.maxsi %in, %c0_i64 : i64
      %458 = arith.minsi %457, %c7_i64 : i64
      linalg.yield %458 : i64
    } -> tensor<8xi64>
    %2 = tensor.empty() : tensor<8xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg28, %1 : tensor<8xi64>, tensor<8xi64>) outs(%2 : tensor<8xi1>) {
    ^bb0(%in: i64, %in_126: i64, %out: i1):
      %457 = arith.cmpi ne, %in, %in_126 : i64
      linalg.yield %457 : i1
    } -> tensor<8xi1>
    %4 = tensor.empty() : tensor<i1>
    %5 = linalg.fill ins(%false : i1) outs(%4 : tensor<i1>) -> tensor<i1>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%3 : tensor<8xi1>) outs(%5 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %457 = arith.ori %in, %out : i1
      linalg.yield %457 : i1
    } -> tensor<i1>
    %7 = tensor.empty() : tensor<4x8x16xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg29 : tensor<4x8xi64>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %457 = arith.index_cast %in : i64 to index
      %458 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%457, %458] : tensor<29x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x16xf32>
    %9 = tensor.empty() : tensor<8x16xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8xi64>) outs(%9 : tensor<8x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %457 = arith.index_cast %in : i64 to index
      %458 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%457, %458] : tensor<8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x16xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<4x8x16xf32>, tensor<8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %12 = tensor.empty() : tensor<512xi64>
    %13 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%12 : tensor<512xi64>) {
    ^bb0(%out: i64):
      %457 = linalg.index 0 : index
      %458 = arith.index_cast %457 : index to i64
      linalg.yield %458 : i64
    } -> tensor<512xi64>
    %expanded = tensor.expand_shape %13 [[0, 1, 2]] output_shape [4, 8, 16] : tensor<512xi64> into tensor<4x8x16xi64>
    %14 = tensor.empty() : tensor<i64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %16 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%15 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%16 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %18 = tensor.empty() : tensor<4x8x16xi64>
    %19 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %17 : tensor<4x8x16xi64>, tensor<i64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %24 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %30 = tensor.empty() : tensor<4x8x16xi1>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<4x8x16xi64>) outs(%30 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %457 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %457 : i1
    } -> tensor<4x8x16xi1>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_9 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x16xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %32, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %34 = fsdp.boundary enter @model::@h::@"0" call 0 %33 : tensor<4x8x16xf32>
    %35 = tensor.empty() : tensor<4x8x16xf64>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<4x8x16xf32>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %457 = arith.extf %in : f32 to f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %37 = tensor.empty() : tensor<4x8x1xf64>
    %38 = linalg.fill ins(%cst : f64) outs(%37 : tensor<4x8x1xf64>) -> tensor<4x8x1xf64>
    %39 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%36 : tensor<4x8x16xf64>) outs(%38 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.addf %in, %out : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.divf %in, %cst_10 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %41 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %40 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_126: f64, %out: f64):
      %457 = arith.subf %in, %in_126 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %41 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_126: f64, %out: f64):
      %457 = arith.mulf %in, %in_126 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %43 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%42 : tensor<4x8x16xf64>) outs(%38 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.addf %in, %out : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.divf %in, %cst_10 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %45 = tensor.empty() : tensor<4x8x1xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<4x8x1xf64>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %457 = arith.truncf %in : f64 to f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<4x8x1xf32>) -> tensor<4x8x1xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.divf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_8 : f64 to f32
      %458 = arith.addf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x1xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = math.rsqrt %in : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %49 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %51 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %arg2 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %arg3 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %collapsed = tensor.collapse_shape %55 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %56 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<48x16xf32>) outs(%56 : tensor<16x48xf32>) permutation = [1, 0] 
    %57 = tensor.empty() : tensor<32x48xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %59 = linalg.matmul ins(%collapsed, %transposed : tensor<32x16xf32>, tensor<16x48xf32>) outs(%58 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %60 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48xf32>) outs(%57 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%59, %60 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%57 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x48xf32>
    %expanded_15 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [4, 8, 48] : tensor<32x48xf32> into tensor<4x8x48xf32>
    %extracted_slice = tensor.extract_slice %expanded_15[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_16 = tensor.extract_slice %expanded_15[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_17 = tensor.extract_slice %expanded_15[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_18 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %62 = tensor.empty() : tensor<4x2x8x8xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<4x8x2x8xf32>) outs(%62 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_20 = tensor.expand_shape %extracted_slice_16 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<4x8x2x8xf32>) outs(%62 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_22 = tensor.expand_shape %extracted_slice_17 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<4x8x2x8xf32>) outs(%62 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %63 = tensor.empty() : tensor<64xi64>
    %64 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%63 : tensor<64xi64>) {
    ^bb0(%out: i64):
      %457 = linalg.index 0 : index
      %458 = arith.index_cast %457 : index to i64
      linalg.yield %458 : i64
    } -> tensor<64xi64>
    %expanded_24 = tensor.expand_shape %64 [[0, 1, 2]] output_shape [4, 2, 8] : tensor<64xi64> into tensor<4x2x8xi64>
    %65 = tensor.empty() : tensor<4x2x8xi64>
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<4x2x8xi64>) outs(%65 : tensor<4x2x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c8_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x2x8xi64>
    %67 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %68 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%67 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %69 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%68 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %70:2 = "fsdp.attention"(%transposed_19, %transposed_21, %transposed_23, %66, %69) {causal, rate = 1.000000e-01 : f64, scale = 0.35355339059327373 : f64} : (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8xi64>, tensor<i64>) -> (tensor<4x2x8x8xf32>, tensor<4x2x8xf32>)
    %71 = tensor.empty() : tensor<4x8x2x8xf32>
    %transposed_25 = linalg.transpose ins(%70#0 : tensor<4x2x8x8xf32>) outs(%71 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0, 1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<32x16xf32>
    %72 = tensor.empty() : tensor<16x16xf32>
    %transposed_27 = linalg.transpose ins(%arg6 : tensor<16x16xf32>) outs(%72 : tensor<16x16xf32>) permutation = [1, 0] 
    %73 = tensor.empty() : tensor<32x16xf32>
    %74 = linalg.fill ins(%cst_0 : f32) outs(%73 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %75 = linalg.matmul ins(%collapsed_26, %transposed_27 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %76 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%73 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%75, %76 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%73 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x16xf32>
    %expanded_28 = tensor.expand_shape %77 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %79 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%78 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %80 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%79 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %81 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %80 : tensor<4x8x16xi64>, tensor<i64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %82 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %83 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %82 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %84 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %85 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %86 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %91 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %90 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<4x8x16xi64>) outs(%30 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %457 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %457 : i1
    } -> tensor<4x8x16xi1>
    %93 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_9 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x16xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %93, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %94 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<4x8x16xf32>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %457 = arith.extf %in : f32 to f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %97 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96 : tensor<4x8x16xf64>) outs(%38 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.addf %in, %out : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %98 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.divf %in, %cst_10 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %99 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %98 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_126: f64, %out: f64):
      %457 = arith.subf %in, %in_126 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %99 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_126: f64, %out: f64):
      %457 = arith.mulf %in, %in_126 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %101 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<4x8x16xf64>) outs(%38 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.addf %in, %out : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.divf %in, %cst_10 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %103 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<4x8x1xf64>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %457 = arith.truncf %in : f64 to f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.divf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_8 : f64 to f32
      %458 = arith.addf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x1xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = math.rsqrt %in : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %105 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %107 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %arg8 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %arg9 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_29 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %112 = tensor.empty() : tensor<16x64xf32>
    %transposed_30 = linalg.transpose ins(%arg10 : tensor<64x16xf32>) outs(%112 : tensor<16x64xf32>) permutation = [1, 0] 
    %113 = tensor.empty() : tensor<32x64xf32>
    %114 = linalg.fill ins(%cst_0 : f32) outs(%113 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %115 = linalg.matmul ins(%collapsed_29, %transposed_30 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%114 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %116 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%113 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %117 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%115, %116 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%113 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x64xf32>
    %expanded_31 = tensor.expand_shape %117 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %118 = tensor.empty() : tensor<4x8x64xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %expanded_31 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %expanded_31 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_7 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x64xf32>
    %122 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %121 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_6 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x64xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.mulf %in, %cst_12 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %125 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = math.tanh %in : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %126 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %cst_13 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %126 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_32 = tensor.collapse_shape %127 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %128 = tensor.empty() : tensor<64x16xf32>
    %transposed_33 = linalg.transpose ins(%arg12 : tensor<16x64xf32>) outs(%128 : tensor<64x16xf32>) permutation = [1, 0] 
    %129 = linalg.matmul ins(%collapsed_32, %transposed_33 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %130 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%73 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %131 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%129, %130 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%73 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x16xf32>
    %expanded_34 = tensor.expand_shape %131 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %132 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %133 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%132 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %134 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%133 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %135 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %134 : tensor<4x8x16xi64>, tensor<i64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %137 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %136 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %138 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %140 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %141 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %140 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %142 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %143 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %144 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %144 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %146 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<4x8x16xi64>) outs(%30 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %457 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %457 : i1
    } -> tensor<4x8x16xi1>
    %147 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_9 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x16xf32>
    %148 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %147, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %148 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %150 = fsdp.boundary exit @model::@h::@"0" call 0 %149 : tensor<4x8x16xf32>
    %151 = fsdp.boundary enter @model::@h::@"1" call 0 %150 : tensor<4x8x16xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<4x8x16xf32>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %457 = arith.extf %in : f32 to f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %153 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%152 : tensor<4x8x16xf64>) outs(%38 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.addf %in, %out : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %154 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.divf %in, %cst_10 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %155 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %154 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_126: f64, %out: f64):
      %457 = arith.subf %in, %in_126 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %155 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_126: f64, %out: f64):
      %457 = arith.mulf %in, %in_126 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %157 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%156 : tensor<4x8x16xf64>) outs(%38 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.addf %in, %out : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.divf %in, %cst_10 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<4x8x1xf64>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %457 = arith.truncf %in : f64 to f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %160 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %161 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.divf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %162 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_8 : f64 to f32
      %458 = arith.addf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x1xf32>
    %163 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = math.rsqrt %in : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %164 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %161 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %163 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %166 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %arg14 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %167 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %arg15 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_35 = tensor.collapse_shape %167 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_36 = linalg.transpose ins(%arg16 : tensor<48x16xf32>) outs(%56 : tensor<16x48xf32>) permutation = [1, 0] 
    %168 = linalg.matmul ins(%collapsed_35, %transposed_36 : tensor<32x16xf32>, tensor<16x48xf32>) outs(%58 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %169 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<48xf32>) outs(%57 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %170 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%168, %169 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%57 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x48xf32>
    %expanded_37 = tensor.expand_shape %170 [[0, 1], [2]] output_shape [4, 8, 48] : tensor<32x48xf32> into tensor<4x8x48xf32>
    %extracted_slice_38 = tensor.extract_slice %expanded_37[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_39 = tensor.extract_slice %expanded_37[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_40 = tensor.extract_slice %expanded_37[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_41 = tensor.expand_shape %extracted_slice_38 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<4x8x2x8xf32>) outs(%62 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_43 = tensor.expand_shape %extracted_slice_39 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<4x8x2x8xf32>) outs(%62 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_45 = tensor.expand_shape %extracted_slice_40 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<4x8x2x8xf32>) outs(%62 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %171 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %172 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%171 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %173 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%172 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %174:2 = "fsdp.attention"(%transposed_42, %transposed_44, %transposed_46, %66, %173) {causal, rate = 1.000000e-01 : f64, scale = 0.35355339059327373 : f64} : (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8xi64>, tensor<i64>) -> (tensor<4x2x8x8xf32>, tensor<4x2x8xf32>)
    %transposed_47 = linalg.transpose ins(%174#0 : tensor<4x2x8x8xf32>) outs(%71 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_48 = tensor.collapse_shape %transposed_47 [[0, 1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<32x16xf32>
    %transposed_49 = linalg.transpose ins(%arg18 : tensor<16x16xf32>) outs(%72 : tensor<16x16xf32>) permutation = [1, 0] 
    %175 = linalg.matmul ins(%collapsed_48, %transposed_49 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %176 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%73 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %177 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%175, %176 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%73 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x16xf32>
    %expanded_50 = tensor.expand_shape %177 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %178 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %179 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%178 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %180 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%179 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %181 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %180 : tensor<4x8x16xi64>, tensor<i64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %182 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %183 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %182 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %184 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %185 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %186 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %187 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %186 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %188 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %189 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %190 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %191 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %190 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %192 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<4x8x16xi64>) outs(%30 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %457 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %457 : i1
    } -> tensor<4x8x16xi1>
    %193 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_9 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x16xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %193, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %194 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %196 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<4x8x16xf32>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %457 = arith.extf %in : f32 to f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %197 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%196 : tensor<4x8x16xf64>) outs(%38 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.addf %in, %out : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %198 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.divf %in, %cst_10 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %199 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %198 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_126: f64, %out: f64):
      %457 = arith.subf %in, %in_126 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %199 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_126: f64, %out: f64):
      %457 = arith.mulf %in, %in_126 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %201 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%200 : tensor<4x8x16xf64>) outs(%38 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.addf %in, %out : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %202 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.divf %in, %cst_10 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %203 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<4x8x1xf64>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %457 = arith.truncf %in : f64 to f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %204 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %205 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.divf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %206 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_8 : f64 to f32
      %458 = arith.addf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x1xf32>
    %207 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = math.rsqrt %in : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %208 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %205 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %209 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %207 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %210 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %arg20 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %211 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %arg21 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_51 = tensor.collapse_shape %211 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_52 = linalg.transpose ins(%arg22 : tensor<64x16xf32>) outs(%112 : tensor<16x64xf32>) permutation = [1, 0] 
    %212 = linalg.matmul ins(%collapsed_51, %transposed_52 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%114 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %213 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%113 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %214 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%212, %213 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%113 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x64xf32>
    %expanded_53 = tensor.expand_shape %214 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %215 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53, %expanded_53 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %expanded_53 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %217 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_7 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x64xf32>
    %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53, %217 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %219 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_6 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x64xf32>
    %220 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.mulf %in, %cst_12 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %221 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = math.tanh %in : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %222 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %cst_13 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %222 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_54 = tensor.collapse_shape %223 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %transposed_55 = linalg.transpose ins(%arg24 : tensor<16x64xf32>) outs(%128 : tensor<64x16xf32>) permutation = [1, 0] 
    %224 = linalg.matmul ins(%collapsed_54, %transposed_55 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %225 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%73 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %226 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%224, %225 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%73 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x16xf32>
    %expanded_56 = tensor.expand_shape %226 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %227 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %228 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%227 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %229 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%228 : tensor<i64>) outs(%14 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<i64>
    %230 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %229 : tensor<4x8x16xi64>, tensor<i64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %231 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %231 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %233 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %234 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %235 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %235 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %237 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %238 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %239 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %457 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %240 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %239 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_126: i64, %out: i64):
      %457 = arith.xori %in, %in_126 : i64
      linalg.yield %457 : i64
    } -> tensor<4x8x16xi64>
    %241 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<4x8x16xi64>) outs(%30 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %457 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %457 : i1
    } -> tensor<4x8x16xi1>
    %242 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_56 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_9 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x16xf32>
    %243 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %242, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %244 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %243 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %245 = fsdp.boundary exit @model::@h::@"1" call 0 %244 : tensor<4x8x16xf32>
    %246 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<4x8x16xf32>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %457 = arith.extf %in : f32 to f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %247 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%246 : tensor<4x8x16xf64>) outs(%38 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.addf %in, %out : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %248 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.divf %in, %cst_10 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %249 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %248 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_126: f64, %out: f64):
      %457 = arith.subf %in, %in_126 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %250 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %249 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%35 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_126: f64, %out: f64):
      %457 = arith.mulf %in, %in_126 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x16xf64>
    %251 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%250 : tensor<4x8x16xf64>) outs(%38 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.addf %in, %out : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %252 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %457 = arith.divf %in, %cst_10 : f64
      linalg.yield %457 : f64
    } -> tensor<4x8x1xf64>
    %253 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<4x8x1xf64>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %457 = arith.truncf %in : f64 to f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %254 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%245 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %255 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.divf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %256 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_8 : f64 to f32
      %458 = arith.addf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x1xf32>
    %257 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = math.rsqrt %in : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %258 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %255 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %259 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %257 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %260 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %arg26 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %261 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %arg27 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %262 = tensor.empty() : tensor<16x29xf32>
    %transposed_57 = linalg.transpose ins(%arg0 : tensor<29x16xf32>) outs(%262 : tensor<16x29xf32>) permutation = [1, 0] 
    %collapsed_58 = tensor.collapse_shape %261 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %263 = tensor.empty() : tensor<32x29xf32>
    %264 = linalg.fill ins(%cst_0 : f32) outs(%263 : tensor<32x29xf32>) -> tensor<32x29xf32>
    %265 = linalg.matmul ins(%collapsed_58, %transposed_57 : tensor<32x16xf32>, tensor<16x29xf32>) outs(%264 : tensor<32x29xf32>) -> tensor<32x29xf32>
    %collapsed_59 = tensor.collapse_shape %arg30 [[0, 1]] : tensor<4x8xi64> into tensor<32xi64>
    %266 = tensor.empty() : tensor<32xi64>
    %267 = linalg.fill ins(%c0_i64 : i64) outs(%266 : tensor<32xi64>) -> tensor<32xi64>
    %268 = tensor.empty() : tensor<32xf32>
    %269 = linalg.fill ins(%cst_1 : f32) outs(%268 : tensor<32xf32>) -> tensor<32xf32>
    %270:2 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%265 : tensor<32x29xf32>) outs(%269, %267 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_126: i64):
      %457 = linalg.index 1 : index
      %458 = arith.index_cast %457 : index to i64
      %459 = arith.maximumf %in, %out : f32
      %460 = arith.cmpf ogt, %in, %out : f32
      %461 = arith.select %460, %458, %out_126 : i64
      linalg.yield %459, %461 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_60 = tensor.expand_shape %270#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %271 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel"]} ins(%265, %expanded_60 : tensor<32x29xf32>, tensor<32x1xf32>) outs(%263 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x29xf32>
    %272 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%271 : tensor<32x29xf32>) outs(%263 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = math.exp %in : f32
      linalg.yield %457 : f32
    } -> tensor<32x29xf32>
    %273 = tensor.empty() : tensor<32x1xf32>
    %274 = linalg.fill ins(%cst_0 : f32) outs(%273 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %275 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["parallel", "reduction"]} ins(%272 : tensor<32x29xf32>) outs(%274 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<32x1xf32>
    %276 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%275 : tensor<32x1xf32>) outs(%273 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = math.log %in : f32
      linalg.yield %457 : f32
    } -> tensor<32x1xf32>
    %277 = tensor.empty() : tensor<32xi1>
    %278 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_59 : tensor<32xi64>) outs(%277 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %457 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %457 : i1
    } -> tensor<32xi1>
    %279 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%278, %collapsed_59, %cst_14 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%266 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_126: i64, %in_127: i64, %out: i64):
      %457 = arith.select %in, %in_126, %in_127 : i64
      linalg.yield %457 : i64
    } -> tensor<32xi64>
    %expanded_61 = tensor.expand_shape %279 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %280 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_61 : tensor<32x1xi64>) outs(%274 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %457 = linalg.index 0 : index
      %458 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %265[%457, %458] : tensor<32x29xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %281 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%280, %expanded_60 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%273 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x1xf32>
    %282 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%276, %281 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%273 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x1xf32>
    %collapsed_62 = tensor.collapse_shape %282 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %283 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%278, %collapsed_62, %cst_3 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<32xf32>
    %284 = tensor.empty() : tensor<f32>
    %285 = linalg.fill ins(%cst_0 : f32) outs(%284 : tensor<f32>) -> tensor<f32>
    %286 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%283 : tensor<32xf32>) outs(%285 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<f32>
    %287 = linalg.fill ins(%c0_i64 : i64) outs(%14 : tensor<i64>) -> tensor<i64>
    %288 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%278 : tensor<32xi1>) outs(%287 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %457 = arith.extui %in : i1 to i64
      %458 = arith.addi %457, %out : i64
      linalg.yield %458 : i64
    } -> tensor<i64>
    %289 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%286, %288 : tensor<f32>, tensor<i64>) outs(%284 : tensor<f32>) {
    ^bb0(%in: f32, %in_126: i64, %out: f32):
      %457 = arith.sitofp %in_126 : i64 to f32
      %458 = arith.divf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<f32>
    %290 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%6, %cst_2, %289 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%284 : tensor<f32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<f32>
    %291 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%cst_4, %288 : tensor<f32>, tensor<i64>) outs(%284 : tensor<f32>) {
    ^bb0(%in: f32, %in_126: i64, %out: f32):
      %457 = arith.sitofp %in_126 : i64 to f32
      %458 = arith.divf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<f32>
    %292 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%291 : tensor<f32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%278, %292, %cst_3 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%268 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<32xf32>
    %expanded_63 = tensor.expand_shape %293 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %294 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel"]} ins(%271, %276 : tensor<32x29xf32>, tensor<32x1xf32>) outs(%263 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x29xf32>
    %295 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%294 : tensor<32x29xf32>) outs(%263 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = math.exp %in : f32
      linalg.yield %457 : f32
    } -> tensor<32x29xf32>
    %296 = tensor.empty() : tensor<29xi64>
    %297 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%296 : tensor<29xi64>) {
    ^bb0(%out: i64):
      %457 = linalg.index 0 : index
      %458 = arith.index_cast %457 : index to i64
      linalg.yield %458 : i64
    } -> tensor<29xi64>
    %expanded_64 = tensor.expand_shape %297 [[0, 1]] output_shape [1, 29] : tensor<29xi64> into tensor<1x29xi64>
    %expanded_65 = tensor.expand_shape %collapsed_59 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %298 = tensor.empty() : tensor<32x29xi1>
    %299 = linalg.generic {indexing_maps = [#map13, #map12, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_64, %expanded_65 : tensor<1x29xi64>, tensor<32x1xi64>) outs(%298 : tensor<32x29xi1>) {
    ^bb0(%in: i64, %in_126: i64, %out: i1):
      %457 = arith.cmpi eq, %in, %in_126 : i64
      linalg.yield %457 : i1
    } -> tensor<32x29xi1>
    %300 = linalg.generic {indexing_maps = [#map5, #map14, #map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%299, %cst_4, %cst_3 : tensor<32x29xi1>, tensor<f32>, tensor<f32>) outs(%263 : tensor<32x29xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<32x29xf32>
    %301 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%295, %300 : tensor<32x29xf32>, tensor<32x29xf32>) outs(%263 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x29xf32>
    %302 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel"]} ins(%301, %expanded_63 : tensor<32x29xf32>, tensor<32x1xf32>) outs(%263 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<32x29xf32>
    %303 = tensor.empty() : tensor<29x32xf32>
    %transposed_66 = linalg.transpose ins(%302 : tensor<32x29xf32>) outs(%303 : tensor<29x32xf32>) permutation = [1, 0] 
    %304 = tensor.empty() : tensor<29x16xf32>
    %305 = linalg.fill ins(%cst_0 : f32) outs(%304 : tensor<29x16xf32>) -> tensor<29x16xf32>
    %306 = linalg.matmul ins(%transposed_66, %collapsed_58 : tensor<29x32xf32>, tensor<32x16xf32>) outs(%305 : tensor<29x16xf32>) -> tensor<29x16xf32>
    %307 = linalg.matmul ins(%302, %arg0 : tensor<32x29xf32>, tensor<29x16xf32>) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_67 = tensor.expand_shape %307 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %308 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67, %arg26 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %309 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.mulf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %310 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%308 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %311 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %259 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %312 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%311 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %313 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %312 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %314 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %310 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %315 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %313 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %316 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.divf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %317 = linalg.generic {indexing_maps = [#map9, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %315 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %318 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67, %259 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %319 = tensor.empty() : tensor<16xf32>
    %320 = linalg.fill ins(%cst_0 : f32) outs(%319 : tensor<16xf32>) -> tensor<16xf32>
    %321 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%318 : tensor<4x8x16xf32>) outs(%320 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<16xf32>
    %322 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_67 : tensor<4x8x16xf32>) outs(%320 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<16xf32>
    %323 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %317, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %324 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_9 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_68 = tensor.collapse_shape %324 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %325 = linalg.matmul ins(%collapsed_68, %arg24 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%114 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %326 = tensor.empty() : tensor<16x32xf32>
    %transposed_69 = linalg.transpose ins(%collapsed_68 : tensor<32x16xf32>) outs(%326 : tensor<16x32xf32>) permutation = [1, 0] 
    %327 = linalg.fill ins(%cst_0 : f32) outs(%112 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %328 = linalg.matmul ins(%transposed_69, %collapsed_54 : tensor<16x32xf32>, tensor<32x64xf32>) outs(%327 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %329 = tensor.empty() : tensor<1x16xf32>
    %330 = linalg.fill ins(%cst_0 : f32) outs(%329 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %331 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_68 : tensor<32x16xf32>) outs(%330 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<1x16xf32>
    %collapsed_70 = tensor.collapse_shape %331 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_71 = tensor.expand_shape %325 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %332 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_5 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x64xf32>
    %333 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %cst_13 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %334 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_6 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x64xf32>
    %335 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.mulf %in, %cst_12 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %336 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %221 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %337 = linalg.generic {indexing_maps = [#map8, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4, %336 : tensor<f32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %338 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %337 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %339 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %334 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %340 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %339 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %341 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %340 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_72 = tensor.collapse_shape %341 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %342 = linalg.matmul ins(%collapsed_72, %arg22 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %343 = tensor.empty() : tensor<64x32xf32>
    %transposed_73 = linalg.transpose ins(%collapsed_72 : tensor<32x64xf32>) outs(%343 : tensor<64x32xf32>) permutation = [1, 0] 
    %344 = linalg.fill ins(%cst_0 : f32) outs(%128 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %345 = linalg.matmul ins(%transposed_73, %collapsed_51 : tensor<64x32xf32>, tensor<32x16xf32>) outs(%344 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %346 = tensor.empty() : tensor<1x64xf32>
    %347 = linalg.fill ins(%cst_0 : f32) outs(%346 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %348 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_72 : tensor<32x64xf32>) outs(%347 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<1x64xf32>
    %collapsed_74 = tensor.collapse_shape %348 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_75 = tensor.expand_shape %342 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %349 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75, %arg20 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %350 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.mulf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %351 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%349 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %352 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349, %209 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %353 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%352 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %354 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %353 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %355 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %351 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %354 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %357 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.divf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %358 = linalg.generic {indexing_maps = [#map9, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %356 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75, %209 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %360 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%359 : tensor<4x8x16xf32>) outs(%320 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<16xf32>
    %361 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_75 : tensor<4x8x16xf32>) outs(%320 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<16xf32>
    %362 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %358 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %363 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %362, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %364 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_9 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_76 = tensor.collapse_shape %364 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %365 = linalg.matmul ins(%collapsed_76, %arg18 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_77 = linalg.transpose ins(%collapsed_76 : tensor<32x16xf32>) outs(%326 : tensor<16x32xf32>) permutation = [1, 0] 
    %366 = linalg.fill ins(%cst_0 : f32) outs(%72 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %367 = linalg.matmul ins(%transposed_77, %collapsed_48 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%366 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %368 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_76 : tensor<32x16xf32>) outs(%330 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<1x16xf32>
    %collapsed_78 = tensor.collapse_shape %368 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_79 = tensor.expand_shape %365 [[0, 1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<32x16xf32> into tensor<4x8x2x8xf32>
    %transposed_80 = linalg.transpose ins(%expanded_79 : tensor<4x8x2x8xf32>) outs(%62 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %369:3 = "fsdp.attention_grad"(%transposed_80, %transposed_42, %transposed_44, %transposed_46, %174#0, %174#1, %66, %173) {causal, rate = 1.000000e-01 : f64, scale = 0.35355339059327373 : f64} : (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8xf32>, tensor<4x2x8xi64>, tensor<i64>) -> (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>)
    %transposed_81 = linalg.transpose ins(%369#2 : tensor<4x2x8x8xf32>) outs(%71 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_82 = tensor.collapse_shape %transposed_81 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_83 = linalg.transpose ins(%369#1 : tensor<4x2x8x8xf32>) outs(%71 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_84 = tensor.collapse_shape %transposed_83 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_85 = linalg.transpose ins(%369#0 : tensor<4x2x8x8xf32>) outs(%71 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_86 = tensor.collapse_shape %transposed_85 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %370 = tensor.empty() : tensor<4x8x48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_86 into %370[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_87 = tensor.insert_slice %collapsed_84 into %inserted_slice[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_88 = tensor.insert_slice %collapsed_82 into %inserted_slice_87[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %collapsed_89 = tensor.collapse_shape %inserted_slice_88 [[0, 1], [2]] : tensor<4x8x48xf32> into tensor<32x48xf32>
    %371 = linalg.matmul ins(%collapsed_89, %arg16 : tensor<32x48xf32>, tensor<48x16xf32>) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %372 = tensor.empty() : tensor<48x32xf32>
    %transposed_90 = linalg.transpose ins(%collapsed_89 : tensor<32x48xf32>) outs(%372 : tensor<48x32xf32>) permutation = [1, 0] 
    %373 = tensor.empty() : tensor<48x16xf32>
    %374 = linalg.fill ins(%cst_0 : f32) outs(%373 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %375 = linalg.matmul ins(%transposed_90, %collapsed_35 : tensor<48x32xf32>, tensor<32x16xf32>) outs(%374 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %376 = tensor.empty() : tensor<1x48xf32>
    %377 = linalg.fill ins(%cst_0 : f32) outs(%376 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %378 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_89 : tensor<32x48xf32>) outs(%377 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<1x48xf32>
    %collapsed_91 = tensor.collapse_shape %378 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_92 = tensor.expand_shape %371 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %379 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92, %arg14 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %380 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.mulf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %381 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%379 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %382 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %165 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %383 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%382 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %384 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %383 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %385 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %381 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %386 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %384 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %387 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.divf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %388 = linalg.generic {indexing_maps = [#map9, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %386 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %389 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92, %165 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %390 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%389 : tensor<4x8x16xf32>) outs(%320 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<16xf32>
    %391 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_92 : tensor<4x8x16xf32>) outs(%320 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<16xf32>
    %392 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %388 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %393 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %392, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %394 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_9 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_93 = tensor.collapse_shape %394 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %395 = linalg.matmul ins(%collapsed_93, %arg12 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%114 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %transposed_94 = linalg.transpose ins(%collapsed_93 : tensor<32x16xf32>) outs(%326 : tensor<16x32xf32>) permutation = [1, 0] 
    %396 = linalg.matmul ins(%transposed_94, %collapsed_32 : tensor<16x32xf32>, tensor<32x64xf32>) outs(%327 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %397 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_93 : tensor<32x16xf32>) outs(%330 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<1x16xf32>
    %collapsed_95 = tensor.collapse_shape %397 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_96 = tensor.expand_shape %395 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %398 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_5 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x64xf32>
    %399 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %cst_13 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %400 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_6 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x64xf32>
    %401 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.mulf %in, %cst_12 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %125 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %403 = linalg.generic {indexing_maps = [#map8, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4, %402 : tensor<f32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %404 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %403 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %405 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %400 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %406 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %405 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %407 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_96, %406 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%118 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_97 = tensor.collapse_shape %407 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %408 = linalg.matmul ins(%collapsed_97, %arg10 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_98 = linalg.transpose ins(%collapsed_97 : tensor<32x64xf32>) outs(%343 : tensor<64x32xf32>) permutation = [1, 0] 
    %409 = linalg.matmul ins(%transposed_98, %collapsed_29 : tensor<64x32xf32>, tensor<32x16xf32>) outs(%344 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %410 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_97 : tensor<32x64xf32>) outs(%347 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<1x64xf32>
    %collapsed_99 = tensor.collapse_shape %410 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_100 = tensor.expand_shape %408 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %411 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100, %arg8 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %412 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.mulf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %413 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%411 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %414 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %109 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %415 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%414 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %416 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %415 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %417 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412, %413 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %418 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417, %416 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %419 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.divf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %420 = linalg.generic {indexing_maps = [#map9, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419, %418 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %421 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100, %109 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %422 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%421 : tensor<4x8x16xf32>) outs(%320 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<16xf32>
    %423 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_100 : tensor<4x8x16xf32>) outs(%320 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<16xf32>
    %424 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %420 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %425 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %424, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %426 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_9 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_101 = tensor.collapse_shape %426 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %427 = linalg.matmul ins(%collapsed_101, %arg6 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_102 = linalg.transpose ins(%collapsed_101 : tensor<32x16xf32>) outs(%326 : tensor<16x32xf32>) permutation = [1, 0] 
    %428 = linalg.matmul ins(%transposed_102, %collapsed_26 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%366 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %429 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_101 : tensor<32x16xf32>) outs(%330 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<1x16xf32>
    %collapsed_103 = tensor.collapse_shape %429 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_104 = tensor.expand_shape %427 [[0, 1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<32x16xf32> into tensor<4x8x2x8xf32>
    %transposed_105 = linalg.transpose ins(%expanded_104 : tensor<4x8x2x8xf32>) outs(%62 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %430:3 = "fsdp.attention_grad"(%transposed_105, %transposed_19, %transposed_21, %transposed_23, %70#0, %70#1, %66, %69) {causal, rate = 1.000000e-01 : f64, scale = 0.35355339059327373 : f64} : (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8xf32>, tensor<4x2x8xi64>, tensor<i64>) -> (tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>)
    %transposed_106 = linalg.transpose ins(%430#2 : tensor<4x2x8x8xf32>) outs(%71 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_107 = tensor.collapse_shape %transposed_106 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_108 = linalg.transpose ins(%430#1 : tensor<4x2x8x8xf32>) outs(%71 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_109 = tensor.collapse_shape %transposed_108 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_110 = linalg.transpose ins(%430#0 : tensor<4x2x8x8xf32>) outs(%71 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_111 = tensor.collapse_shape %transposed_110 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %inserted_slice_112 = tensor.insert_slice %collapsed_111 into %370[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_113 = tensor.insert_slice %collapsed_109 into %inserted_slice_112[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_114 = tensor.insert_slice %collapsed_107 into %inserted_slice_113[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %collapsed_115 = tensor.collapse_shape %inserted_slice_114 [[0, 1], [2]] : tensor<4x8x48xf32> into tensor<32x48xf32>
    %431 = linalg.matmul ins(%collapsed_115, %arg4 : tensor<32x48xf32>, tensor<48x16xf32>) outs(%74 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_116 = linalg.transpose ins(%collapsed_115 : tensor<32x48xf32>) outs(%372 : tensor<48x32xf32>) permutation = [1, 0] 
    %432 = linalg.matmul ins(%transposed_116, %collapsed : tensor<48x32xf32>, tensor<32x16xf32>) outs(%374 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %433 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_115 : tensor<32x48xf32>) outs(%377 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<1x48xf32>
    %collapsed_117 = tensor.collapse_shape %433 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_118 = tensor.expand_shape %431 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %434 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_118, %arg2 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %435 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.mulf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %436 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%434 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %437 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %53 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %438 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%437 : tensor<4x8x16xf32>) outs(%47 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %439 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %438 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %440 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %436 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %441 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %439 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.subf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %442 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<4x8x1xf32>) outs(%45 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.divf %in, %cst_11 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x1xf32>
    %443 = linalg.generic {indexing_maps = [#map9, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442, %441 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %444 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_118, %53 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.mulf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %445 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%444 : tensor<4x8x16xf32>) outs(%320 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<16xf32>
    %446 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_118 : tensor<4x8x16xf32>) outs(%320 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<16xf32>
    %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424, %443 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %448 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %447, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_126: f32, %in_127: f32, %out: f32):
      %457 = arith.select %in, %in_126, %in_127 : f32
      linalg.yield %457 : f32
    } -> tensor<4x8x16xf32>
    %449 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.truncf %cst_9 : f64 to f32
      %458 = arith.mulf %in, %457 : f32
      linalg.yield %458 : f32
    } -> tensor<4x8x16xf32>
    %450 = tensor.empty() : tensor<1x8x16xf32>
    %451 = linalg.fill ins(%cst_0 : f32) outs(%450 : tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
    %452 = linalg.generic {indexing_maps = [#map3, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%449 : tensor<4x8x16xf32>) outs(%451 : tensor<1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %457 = arith.addf %in, %out : f32
      linalg.yield %457 : f32
    } -> tensor<1x8x16xf32>
    %collapsed_119 = tensor.collapse_shape %452 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %expanded_120 = tensor.expand_shape %1 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %expanded_121 = tensor.expand_shape %collapsed_119 [[0], [1, 2]] output_shape [8, 1, 16] : tensor<8x16xf32> into tensor<8x1x16xf32>
    %453 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %454 = scf.for %arg32 = %c0 to %c8 step %c1 iter_args(%arg33 = %453) -> (tensor<8x16xf32>) {
      %extracted = tensor.extract %expanded_120[%arg32, %c0] : tensor<8x1xi64>
      %457 = arith.index_cast %extracted : i64 to index
      %extracted_slice_126 = tensor.extract_slice %expanded_121[%arg32, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<8x1x16xf32> to tensor<16xf32>
      %extracted_slice_127 = tensor.extract_slice %arg33[%457, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
      %458 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_126 : tensor<16xf32>) outs(%extracted_slice_127 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %459 = arith.addf %out, %in : f32
        linalg.yield %459 : f32
      } -> tensor<16xf32>
      %inserted_slice_128 = tensor.insert_slice %458 into %arg33[%457, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<8x16xf32>
      scf.yield %inserted_slice_128 : tensor<8x16xf32>
    }
    %collapsed_122 = tensor.collapse_shape %arg29 [[0, 1]] : tensor<4x8xi64> into tensor<32xi64>
    %collapsed_123 = tensor.collapse_shape %449 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %expanded_124 = tensor.expand_shape %collapsed_122 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_125 = tensor.expand_shape %collapsed_123 [[0], [1, 2]] output_shape [32, 1, 16] : tensor<32x16xf32> into tensor<32x1x16xf32>
    %455 = scf.for %arg32 = %c0 to %c32 step %c1 iter_args(%arg33 = %305) -> (tensor<29x16xf32>) {
      %extracted = tensor.extract %expanded_124[%arg32, %c0] : tensor<32x1xi64>
      %457 = arith.index_cast %extracted : i64 to index
      %extracted_slice_126 = tensor.extract_slice %expanded_125[%arg32, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<32x1x16xf32> to tensor<16xf32>
      %extracted_slice_127 = tensor.extract_slice %arg33[%457, 0] [1, 16] [1, 1] : tensor<29x16xf32> to tensor<16xf32>
      %458 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_126 : tensor<16xf32>) outs(%extracted_slice_127 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %459 = arith.addf %out, %in : f32
        linalg.yield %459 : f32
      } -> tensor<16xf32>
      %inserted_slice_128 = tensor.insert_slice %458 into %arg33[%457, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<29x16xf32>
      scf.yield %inserted_slice_128 : tensor<29x16xf32>
    }
    %456 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%306, %455 : tensor<29x16xf32>, tensor<29x16xf32>) outs(%304 : tensor<29x16xf32>) {
    ^bb0(%in: f32, %in_126: f32, %out: f32):
      %457 = arith.addf %in, %in_126 : f32
      linalg.yield %457 : f32
    } -> tensor<29x16xf32>
    return %290, %456, %454, %445, %446, %432, %collapsed_117, %428, %collapsed_103, %422, %423, %409, %collapsed_99, %396, %collapsed_95, %390, %391, %375, %collapsed_91, %367, %collapsed_78, %360, %361, %345, %collapsed_74, %328, %collapsed_70, %321, %322 : tensor<f32>, tensor<29x16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}
