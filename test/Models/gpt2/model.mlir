#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1) -> (0, d1)>
#map13 = affine_map<(d0, d1) -> (d0, 0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> ()>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map18 = affine_map<(d0) -> ()>
#map19 = affine_map<(d0, d1) -> ()>
#map20 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
module @gpt2 {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "gpt2.GPT2" {
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
      fsdp.module @"0" class "gpt2.Block" {
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
      fsdp.module @"1" class "gpt2.Block" {
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
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4294967295_i64 = arith.constant 4294967295 : i64
    %c73244475_i64 = arith.constant 73244475 : i64
    %c2654435769_i64 = arith.constant 2654435769 : i64
    %c8 = arith.constant 8 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<8x8xi1>
    %cst_5 = arith.constant 1.341450e-01 : f64
    %cst_6 = arith.constant 0.79788456080286541 : f64
    %cst_7 = arith.constant 4.471500e-02 : f64
    %cst_8 = arith.constant 0.35355339059327373 : f64
    %cst_9 = arith.constant 1.000000e-05 : f64
    %cst_10 = arith.constant 1.1111111111111112 : f64
    %cst_11 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = arith.constant 1.600000e+01 : f64
    %cst_13 = arith.constant 1.600000e+01 : f32
    %false = arith.constant false
    %cst_14 = arith.constant 5.000000e-01 : f32
    %cst_15 = arith.constant 1.000000e+00 : f32
    %cst_16 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<4x8x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg29 : tensor<4x8xi64>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %527 = arith.index_cast %in : i64 to index
      %528 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%527, %528] : tensor<29x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x16xf32>
    %2 = tensor.empty() : tensor<8x16xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<8xi64>) outs(%2 : tensor<8x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %527 = arith.index_cast %in : i64 to index
      %528 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%527, %528] : tensor<8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x16xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<4x8x16xf32>, tensor<8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %5 = tensor.empty() : tensor<i64>
    %6 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %7 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%6 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %8 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%7 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %9 = tensor.empty() : tensor<512xi64>
    %10 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%9 : tensor<512xi64>) {
    ^bb0(%out: i64):
      %527 = linalg.index 0 : index
      %528 = arith.index_cast %527 : index to i64
      linalg.yield %528 : i64
    } -> tensor<512xi64>
    %expanded = tensor.expand_shape %10 [[0, 1, 2]] output_shape [4, 8, 16] : tensor<512xi64> into tensor<4x8x16xi64>
    %11 = tensor.empty() : tensor<4x8x16xi64>
    %12 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %8 : tensor<4x8x16xi64>, tensor<i64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %13 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %17 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %23 = tensor.empty() : tensor<4x8x16xi1>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x8x16xi64>) outs(%23 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %527 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %527 : i1
    } -> tensor<4x8x16xi1>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %25, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %27 = tensor.empty() : tensor<4x8x16xf64>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<4x8x16xf32>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %527 = arith.extf %in : f32 to f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %29 = tensor.empty() : tensor<4x8x1xf64>
    %30 = linalg.fill ins(%cst : f64) outs(%29 : tensor<4x8x1xf64>) -> tensor<4x8x1xf64>
    %31 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%28 : tensor<4x8x16xf64>) outs(%30 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.addf %in, %out : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<4x8x1xf64>) outs(%29 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.divf %in, %cst_12 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %33 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %32 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_163: f64, %out: f64):
      %527 = arith.subf %in, %in_163 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %33 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_163: f64, %out: f64):
      %527 = arith.mulf %in, %in_163 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %35 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<4x8x16xf64>) outs(%30 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.addf %in, %out : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<4x8x1xf64>) outs(%29 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.divf %in, %cst_12 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %37 = tensor.empty() : tensor<4x8x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %527 = arith.truncf %in : f64 to f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %39 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<4x8x1xf32>) -> tensor<4x8x1xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.divf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_9 : f64 to f32
      %528 = arith.addf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x1xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.rsqrt %in : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %41 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %43 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %arg2 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %arg3 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %collapsed = tensor.collapse_shape %47 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %48 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<48x16xf32>) outs(%48 : tensor<16x48xf32>) permutation = [1, 0] 
    %49 = tensor.empty() : tensor<32x48xf32>
    %50 = linalg.fill ins(%cst_0 : f32) outs(%49 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %51 = linalg.matmul ins(%collapsed, %transposed : tensor<32x16xf32>, tensor<16x48xf32>) outs(%50 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %52 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48xf32>) outs(%49 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%49 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x48xf32>
    %expanded_17 = tensor.expand_shape %53 [[0, 1], [2]] output_shape [4, 8, 48] : tensor<32x48xf32> into tensor<4x8x48xf32>
    %extracted_slice = tensor.extract_slice %expanded_17[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_18 = tensor.extract_slice %expanded_17[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_19 = tensor.extract_slice %expanded_17[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_20 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %54 = tensor.empty() : tensor<4x2x8x8xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<4x8x2x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_22 = tensor.expand_shape %extracted_slice_18 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_23 = tensor.expand_shape %extracted_slice_19 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<4x8x2x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_25 = linalg.transpose ins(%expanded_22 : tensor<4x8x2x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_26 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_27 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %55 = tensor.empty() : tensor<8x8x8xf32>
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %57 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_28 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %58 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_8 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x2x8x8xf32>
    %59 = tensor.empty() : tensor<8xi64>
    %60 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%59 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %527 = linalg.index 0 : index
      %528 = arith.index_cast %527 : index to i64
      linalg.yield %528 : i64
    } -> tensor<8xi64>
    %expanded_29 = tensor.expand_shape %60 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64>
    %expanded_30 = tensor.expand_shape %60 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %61 = tensor.empty() : tensor<8x8xi64>
    %62 = linalg.generic {indexing_maps = [#map12, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_29, %expanded_30 : tensor<1x8xi64>, tensor<8x1xi64>) outs(%61 : tensor<8x8xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.subi %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<8x8xi64>
    %63 = tensor.empty() : tensor<8x8xi1>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<8x8xi64>) outs(%63 : tensor<8x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %527 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %527 : i1
    } -> tensor<8x8xi1>
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%64, %cst_4 : tensor<8x8xi1>, tensor<8x8xi1>) outs(%63 : tensor<8x8xi1>) {
    ^bb0(%in: i1, %in_163: i1, %out: i1):
      %527 = arith.andi %in, %in_163 : i1
      linalg.yield %527 : i1
    } -> tensor<8x8xi1>
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<8x8xi1>) outs(%63 : tensor<8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      %527 = arith.cmpi eq, %in, %false : i1
      linalg.yield %527 : i1
    } -> tensor<8x8xi1>
    %67 = linalg.generic {indexing_maps = [#map14, #map15, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %cst_2, %58 : tensor<8x8xi1>, tensor<f32>, tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %68 = tensor.empty() : tensor<4x2x8xi64>
    %69 = linalg.fill ins(%c0_i64 : i64) outs(%68 : tensor<4x2x8xi64>) -> tensor<4x2x8xi64>
    %70 = tensor.empty() : tensor<4x2x8xf32>
    %71 = linalg.fill ins(%cst_1 : f32) outs(%70 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %72:2 = linalg.generic {indexing_maps = [#map11, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<4x2x8x8xf32>) outs(%71, %69 : tensor<4x2x8xf32>, tensor<4x2x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_163: i64):
      %527 = linalg.index 3 : index
      %528 = arith.index_cast %527 : index to i64
      %529 = arith.maximumf %in, %out : f32
      %530 = arith.cmpf ogt, %in, %out : f32
      %531 = arith.select %530, %528, %out_163 : i64
      linalg.yield %529, %531 : f32, i64
    } -> (tensor<4x2x8xf32>, tensor<4x2x8xi64>)
    %expanded_31 = tensor.expand_shape %72#0 [[0], [1], [2, 3]] output_shape [4, 2, 8, 1] : tensor<4x2x8xf32> into tensor<4x2x8x1xf32>
    %73 = linalg.generic {indexing_maps = [#map11, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %expanded_31 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %74 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.exp %in : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %75 = tensor.empty() : tensor<4x2x8x1xf32>
    %76 = linalg.fill ins(%cst_0 : f32) outs(%75 : tensor<4x2x8x1xf32>) -> tensor<4x2x8x1xf32>
    %77 = linalg.generic {indexing_maps = [#map11, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%74 : tensor<4x2x8x8xf32>) outs(%76 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x1xf32>
    %78 = linalg.generic {indexing_maps = [#map11, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %77 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.divf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %80 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%79 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %81 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%80 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %expanded_32 = tensor.expand_shape %10 [[0, 1, 2, 3]] output_shape [4, 2, 8, 8] : tensor<512xi64> into tensor<4x2x8x8xi64>
    %82 = tensor.empty() : tensor<4x2x8x8xi64>
    %83 = linalg.generic {indexing_maps = [#map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %81 : tensor<4x2x8x8xi64>, tensor<i64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %84 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %85 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %84 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %86 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %87 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %88 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %89 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %88 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %90 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %91 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %92 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %93 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %92 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %94 = tensor.empty() : tensor<4x2x8x8xi1>
    %95 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<4x2x8x8xi64>) outs(%94 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %527 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %527 : i1
    } -> tensor<4x2x8x8xi1>
    %96 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x2x8x8xf32>
    %97 = linalg.generic {indexing_maps = [#map11, #map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %96, %cst_3 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<f32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %collapsed_33 = tensor.collapse_shape %97 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_34 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %98 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_35 = tensor.expand_shape %98 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %99 = tensor.empty() : tensor<4x8x2x8xf32>
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<4x2x8x8xf32>) outs(%99 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0, 1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<32x16xf32>
    %100 = tensor.empty() : tensor<16x16xf32>
    %transposed_38 = linalg.transpose ins(%arg6 : tensor<16x16xf32>) outs(%100 : tensor<16x16xf32>) permutation = [1, 0] 
    %101 = tensor.empty() : tensor<32x16xf32>
    %102 = linalg.fill ins(%cst_0 : f32) outs(%101 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %103 = linalg.matmul ins(%collapsed_37, %transposed_38 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %104 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%101 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%103, %104 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%101 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x16xf32>
    %expanded_39 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %107 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%106 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %108 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%107 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %109 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %108 : tensor<4x8x16xi64>, tensor<i64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %110 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %114 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %118 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<4x8x16xi64>) outs(%23 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %527 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %527 : i1
    } -> tensor<4x8x16xi1>
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x16xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %121, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %122 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<4x8x16xf32>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %527 = arith.extf %in : f32 to f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %125 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124 : tensor<4x8x16xf64>) outs(%30 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.addf %in, %out : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<4x8x1xf64>) outs(%29 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.divf %in, %cst_12 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %127 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %126 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_163: f64, %out: f64):
      %527 = arith.subf %in, %in_163 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %127 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_163: f64, %out: f64):
      %527 = arith.mulf %in, %in_163 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %129 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<4x8x16xf64>) outs(%30 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.addf %in, %out : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<4x8x1xf64>) outs(%29 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.divf %in, %cst_12 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %527 = arith.truncf %in : f64 to f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%123 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.divf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_9 : f64 to f32
      %528 = arith.addf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x1xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.rsqrt %in : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %133 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %135 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %arg8 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %arg9 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_40 = tensor.collapse_shape %139 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %140 = tensor.empty() : tensor<16x64xf32>
    %transposed_41 = linalg.transpose ins(%arg10 : tensor<64x16xf32>) outs(%140 : tensor<16x64xf32>) permutation = [1, 0] 
    %141 = tensor.empty() : tensor<32x64xf32>
    %142 = linalg.fill ins(%cst_0 : f32) outs(%141 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %143 = linalg.matmul ins(%collapsed_40, %transposed_41 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%142 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %144 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%141 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%143, %144 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%141 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x64xf32>
    %expanded_42 = tensor.expand_shape %145 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %146 = tensor.empty() : tensor<4x8x64xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %expanded_42 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %expanded_42 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_7 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x64xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %149 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_6 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x64xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.mulf %in, %cst_14 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.tanh %in : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %cst_15 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %154 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_43 = tensor.collapse_shape %155 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %156 = tensor.empty() : tensor<64x16xf32>
    %transposed_44 = linalg.transpose ins(%arg12 : tensor<16x64xf32>) outs(%156 : tensor<64x16xf32>) permutation = [1, 0] 
    %157 = linalg.matmul ins(%collapsed_43, %transposed_44 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %158 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%101 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%157, %158 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%101 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x16xf32>
    %expanded_45 = tensor.expand_shape %159 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %160 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %161 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%160 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %162 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%161 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %163 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %162 : tensor<4x8x16xi64>, tensor<i64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %164 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %168 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %173 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %172 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<4x8x16xi64>) outs(%23 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %527 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %527 : i1
    } -> tensor<4x8x16xi1>
    %175 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x16xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %175, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %176 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<4x8x16xf32>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %527 = arith.extf %in : f32 to f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %179 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%178 : tensor<4x8x16xf64>) outs(%30 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.addf %in, %out : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<4x8x1xf64>) outs(%29 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.divf %in, %cst_12 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %181 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %180 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_163: f64, %out: f64):
      %527 = arith.subf %in, %in_163 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %181 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_163: f64, %out: f64):
      %527 = arith.mulf %in, %in_163 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %183 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%182 : tensor<4x8x16xf64>) outs(%30 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.addf %in, %out : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<4x8x1xf64>) outs(%29 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.divf %in, %cst_12 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %527 = arith.truncf %in : f64 to f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%177 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.divf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_9 : f64 to f32
      %528 = arith.addf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x1xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.rsqrt %in : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %187 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %189 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %arg14 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %arg15 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_46 = tensor.collapse_shape %193 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_47 = linalg.transpose ins(%arg16 : tensor<48x16xf32>) outs(%48 : tensor<16x48xf32>) permutation = [1, 0] 
    %194 = linalg.matmul ins(%collapsed_46, %transposed_47 : tensor<32x16xf32>, tensor<16x48xf32>) outs(%50 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %195 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<48xf32>) outs(%49 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %196 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%194, %195 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%49 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x48xf32>
    %expanded_48 = tensor.expand_shape %196 [[0, 1], [2]] output_shape [4, 8, 48] : tensor<32x48xf32> into tensor<4x8x48xf32>
    %extracted_slice_49 = tensor.extract_slice %expanded_48[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_50 = tensor.extract_slice %expanded_48[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_51 = tensor.extract_slice %expanded_48[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_52 = tensor.expand_shape %extracted_slice_49 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<4x8x2x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_54 = tensor.expand_shape %extracted_slice_50 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_55 = tensor.expand_shape %extracted_slice_51 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<4x8x2x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_57 = linalg.transpose ins(%expanded_54 : tensor<4x8x2x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_58 = tensor.collapse_shape %transposed_53 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_59 = tensor.collapse_shape %transposed_57 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %197 = linalg.batch_matmul ins(%collapsed_58, %collapsed_59 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_60 = tensor.expand_shape %197 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %198 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_60 : tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_8 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x2x8x8xf32>
    %199 = linalg.generic {indexing_maps = [#map14, #map15, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %cst_2, %198 : tensor<8x8xi1>, tensor<f32>, tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %200:2 = linalg.generic {indexing_maps = [#map11, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%199 : tensor<4x2x8x8xf32>) outs(%71, %69 : tensor<4x2x8xf32>, tensor<4x2x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_163: i64):
      %527 = linalg.index 3 : index
      %528 = arith.index_cast %527 : index to i64
      %529 = arith.maximumf %in, %out : f32
      %530 = arith.cmpf ogt, %in, %out : f32
      %531 = arith.select %530, %528, %out_163 : i64
      linalg.yield %529, %531 : f32, i64
    } -> (tensor<4x2x8xf32>, tensor<4x2x8xi64>)
    %expanded_61 = tensor.expand_shape %200#0 [[0], [1], [2, 3]] output_shape [4, 2, 8, 1] : tensor<4x2x8xf32> into tensor<4x2x8x1xf32>
    %201 = linalg.generic {indexing_maps = [#map11, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%199, %expanded_61 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %202 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201 : tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.exp %in : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %203 = linalg.generic {indexing_maps = [#map11, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%202 : tensor<4x2x8x8xf32>) outs(%76 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x1xf32>
    %204 = linalg.generic {indexing_maps = [#map11, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202, %203 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.divf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %205 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %206 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%205 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %207 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%206 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %208 = linalg.generic {indexing_maps = [#map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %207 : tensor<4x2x8x8xi64>, tensor<i64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %209 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %210 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %209 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %211 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %212 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %213 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %214 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %213 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %215 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %216 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %217 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216 : tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %218 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216, %217 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%82 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x2x8x8xi64>
    %219 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218 : tensor<4x2x8x8xi64>) outs(%94 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %527 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %527 : i1
    } -> tensor<4x2x8x8xi1>
    %220 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204 : tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x2x8x8xf32>
    %221 = linalg.generic {indexing_maps = [#map11, #map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219, %220, %cst_3 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<f32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %collapsed_62 = tensor.collapse_shape %221 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_63 = tensor.collapse_shape %transposed_56 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %222 = linalg.batch_matmul ins(%collapsed_62, %collapsed_63 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_64 = tensor.expand_shape %222 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %transposed_65 = linalg.transpose ins(%expanded_64 : tensor<4x2x8x8xf32>) outs(%99 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_66 = tensor.collapse_shape %transposed_65 [[0, 1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<32x16xf32>
    %transposed_67 = linalg.transpose ins(%arg18 : tensor<16x16xf32>) outs(%100 : tensor<16x16xf32>) permutation = [1, 0] 
    %223 = linalg.matmul ins(%collapsed_66, %transposed_67 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %224 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%101 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %225 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%223, %224 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%101 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x16xf32>
    %expanded_68 = tensor.expand_shape %225 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %226 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %227 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%226 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %228 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%227 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %229 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %228 : tensor<4x8x16xi64>, tensor<i64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %231 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %230 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %233 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %234 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %234 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %236 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %237 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %238 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %238 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %240 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<4x8x16xi64>) outs(%23 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %527 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %527 : i1
    } -> tensor<4x8x16xi1>
    %241 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_68 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x16xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %241, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %242 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<4x8x16xf32>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %527 = arith.extf %in : f32 to f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %245 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%244 : tensor<4x8x16xf64>) outs(%30 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.addf %in, %out : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %246 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<4x8x1xf64>) outs(%29 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.divf %in, %cst_12 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %247 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %246 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_163: f64, %out: f64):
      %527 = arith.subf %in, %in_163 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %247 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_163: f64, %out: f64):
      %527 = arith.mulf %in, %in_163 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %249 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%248 : tensor<4x8x16xf64>) outs(%30 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.addf %in, %out : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<4x8x1xf64>) outs(%29 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.divf %in, %cst_12 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %527 = arith.truncf %in : f64 to f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%243 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.divf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_9 : f64 to f32
      %528 = arith.addf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x1xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.rsqrt %in : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %253 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %255 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %arg20 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %arg21 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_69 = tensor.collapse_shape %259 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_70 = linalg.transpose ins(%arg22 : tensor<64x16xf32>) outs(%140 : tensor<16x64xf32>) permutation = [1, 0] 
    %260 = linalg.matmul ins(%collapsed_69, %transposed_70 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%142 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %261 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%141 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %262 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%260, %261 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%141 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x64xf32>
    %expanded_71 = tensor.expand_shape %262 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %expanded_71 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %expanded_71 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_7 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x64xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %265 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_6 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x64xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.mulf %in, %cst_14 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.tanh %in : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %cst_15 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %270 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_72 = tensor.collapse_shape %271 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %transposed_73 = linalg.transpose ins(%arg24 : tensor<16x64xf32>) outs(%156 : tensor<64x16xf32>) permutation = [1, 0] 
    %272 = linalg.matmul ins(%collapsed_72, %transposed_73 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %273 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%101 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %274 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%272, %273 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%101 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x16xf32>
    %expanded_74 = tensor.expand_shape %274 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %275 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %276 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%275 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %277 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%276 : tensor<i64>) outs(%5 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<i64>
    %278 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %277 : tensor<4x8x16xi64>, tensor<i64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %279 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %280 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %279 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %281 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %282 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %283 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %283 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %286 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %527 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %288 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286, %287 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%11 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_163: i64, %out: i64):
      %527 = arith.xori %in, %in_163 : i64
      linalg.yield %527 : i64
    } -> tensor<4x8x16xi64>
    %289 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288 : tensor<4x8x16xi64>) outs(%23 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %527 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %527 : i1
    } -> tensor<4x8x16xi1>
    %290 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x16xf32>
    %291 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %290, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %292 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %291 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<4x8x16xf32>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %527 = arith.extf %in : f32 to f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %294 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%293 : tensor<4x8x16xf64>) outs(%30 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.addf %in, %out : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %295 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<4x8x1xf64>) outs(%29 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.divf %in, %cst_12 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %296 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %295 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_163: f64, %out: f64):
      %527 = arith.subf %in, %in_163 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %297 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %296 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%27 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_163: f64, %out: f64):
      %527 = arith.mulf %in, %in_163 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x16xf64>
    %298 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%297 : tensor<4x8x16xf64>) outs(%30 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.addf %in, %out : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %299 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<4x8x1xf64>) outs(%29 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %527 = arith.divf %in, %cst_12 : f64
      linalg.yield %527 : f64
    } -> tensor<4x8x1xf64>
    %300 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<4x8x1xf64>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %527 = arith.truncf %in : f64 to f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%292 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.divf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_9 : f64 to f32
      %528 = arith.addf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x1xf32>
    %304 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.rsqrt %in : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %302 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %304 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %307 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %arg26 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %arg27 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %309 = tensor.empty() : tensor<16x29xf32>
    %transposed_75 = linalg.transpose ins(%arg0 : tensor<29x16xf32>) outs(%309 : tensor<16x29xf32>) permutation = [1, 0] 
    %collapsed_76 = tensor.collapse_shape %308 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %310 = tensor.empty() : tensor<32x29xf32>
    %311 = linalg.fill ins(%cst_0 : f32) outs(%310 : tensor<32x29xf32>) -> tensor<32x29xf32>
    %312 = linalg.matmul ins(%collapsed_76, %transposed_75 : tensor<32x16xf32>, tensor<16x29xf32>) outs(%311 : tensor<32x29xf32>) -> tensor<32x29xf32>
    %collapsed_77 = tensor.collapse_shape %arg30 [[0, 1]] : tensor<4x8xi64> into tensor<32xi64>
    %313 = tensor.empty() : tensor<32xi64>
    %314 = linalg.fill ins(%c0_i64 : i64) outs(%313 : tensor<32xi64>) -> tensor<32xi64>
    %315 = tensor.empty() : tensor<32xf32>
    %316 = linalg.fill ins(%cst_1 : f32) outs(%315 : tensor<32xf32>) -> tensor<32xf32>
    %317:2 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%312 : tensor<32x29xf32>) outs(%316, %314 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_163: i64):
      %527 = linalg.index 1 : index
      %528 = arith.index_cast %527 : index to i64
      %529 = arith.maximumf %in, %out : f32
      %530 = arith.cmpf ogt, %in, %out : f32
      %531 = arith.select %530, %528, %out_163 : i64
      linalg.yield %529, %531 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_78 = tensor.expand_shape %317#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %318 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%312, %expanded_78 : tensor<32x29xf32>, tensor<32x1xf32>) outs(%310 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x29xf32>
    %319 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%318 : tensor<32x29xf32>) outs(%310 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.exp %in : f32
      linalg.yield %527 : f32
    } -> tensor<32x29xf32>
    %320 = tensor.empty() : tensor<32x1xf32>
    %321 = linalg.fill ins(%cst_0 : f32) outs(%320 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %322 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["parallel", "reduction"]} ins(%319 : tensor<32x29xf32>) outs(%321 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<32x1xf32>
    %323 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%322 : tensor<32x1xf32>) outs(%320 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.log %in : f32
      linalg.yield %527 : f32
    } -> tensor<32x1xf32>
    %324 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%318, %323 : tensor<32x29xf32>, tensor<32x1xf32>) outs(%310 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x29xf32>
    %325 = tensor.empty() : tensor<32xi1>
    %326 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_77 : tensor<32xi64>) outs(%325 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %527 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %527 : i1
    } -> tensor<32xi1>
    %327 = linalg.generic {indexing_maps = [#map6, #map6, #map18, #map6], iterator_types = ["parallel"]} ins(%326, %collapsed_77, %cst_16 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%313 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_163: i64, %in_164: i64, %out: i64):
      %527 = arith.select %in, %in_163, %in_164 : i64
      linalg.yield %527 : i64
    } -> tensor<32xi64>
    %expanded_79 = tensor.expand_shape %327 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %328 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_79 : tensor<32x1xi64>) outs(%321 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %527 = linalg.index 0 : index
      %528 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %324[%527, %528] : tensor<32x29xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_80 = tensor.collapse_shape %328 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %329 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_80 : tensor<32xf32>) outs(%315 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.negf %in : f32
      linalg.yield %527 : f32
    } -> tensor<32xf32>
    %330 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%326 : tensor<32xi1>) outs(%315 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %527 = arith.uitofp %in : i1 to f32
      linalg.yield %527 : f32
    } -> tensor<32xf32>
    %331 = linalg.generic {indexing_maps = [#map6, #map6, #map18, #map6], iterator_types = ["parallel"]} ins(%326, %329, %cst_3 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%315 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<32xf32>
    %332 = tensor.empty() : tensor<f32>
    %333 = linalg.fill ins(%cst_0 : f32) outs(%332 : tensor<f32>) -> tensor<f32>
    %334 = linalg.generic {indexing_maps = [#map6, #map18], iterator_types = ["reduction"]} ins(%330 : tensor<32xf32>) outs(%333 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<f32>
    %335 = linalg.generic {indexing_maps = [#map6, #map18], iterator_types = ["reduction"]} ins(%331 : tensor<32xf32>) outs(%333 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<f32>
    %336 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%335, %334 : tensor<f32>, tensor<f32>) outs(%332 : tensor<f32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.divf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<f32>
    %337 = tensor.empty() : tensor<29xi64>
    %338 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%337 : tensor<29xi64>) {
    ^bb0(%out: i64):
      %527 = linalg.index 0 : index
      %528 = arith.index_cast %527 : index to i64
      linalg.yield %528 : i64
    } -> tensor<29xi64>
    %expanded_81 = tensor.expand_shape %338 [[0, 1]] output_shape [1, 29] : tensor<29xi64> into tensor<1x29xi64>
    %expanded_82 = tensor.expand_shape %collapsed_77 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %339 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%cst_11, %334 : tensor<f32>, tensor<f32>) outs(%332 : tensor<f32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.divf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<f32>
    %340 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%339 : tensor<f32>) outs(%332 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.negf %in : f32
      linalg.yield %527 : f32
    } -> tensor<f32>
    %341 = tensor.empty() : tensor<32x29xi1>
    %342 = linalg.generic {indexing_maps = [#map12, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_81, %expanded_82 : tensor<1x29xi64>, tensor<32x1xi64>) outs(%341 : tensor<32x29xi1>) {
    ^bb0(%in: i64, %in_163: i64, %out: i1):
      %527 = arith.cmpi eq, %in, %in_163 : i64
      linalg.yield %527 : i1
    } -> tensor<32x29xi1>
    %343 = tensor.empty() : tensor<32x1xi1>
    %344 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_82 : tensor<32x1xi64>) outs(%343 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %527 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %527 : i1
    } -> tensor<32x1xi1>
    %345 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%342, %344 : tensor<32x29xi1>, tensor<32x1xi1>) outs(%341 : tensor<32x29xi1>) {
    ^bb0(%in: i1, %in_163: i1, %out: i1):
      %527 = arith.andi %in, %in_163 : i1
      linalg.yield %527 : i1
    } -> tensor<32x29xi1>
    %346 = linalg.generic {indexing_maps = [#map3, #map19, #map19, #map3], iterator_types = ["parallel", "parallel"]} ins(%345, %340, %cst_3 : tensor<32x29xi1>, tensor<f32>, tensor<f32>) outs(%310 : tensor<32x29xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<32x29xf32>
    %347 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%324 : tensor<32x29xf32>) outs(%310 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = math.exp %in : f32
      linalg.yield %527 : f32
    } -> tensor<32x29xf32>
    %348 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["parallel", "reduction"]} ins(%346 : tensor<32x29xf32>) outs(%321 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<32x1xf32>
    %349 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%347, %348 : tensor<32x29xf32>, tensor<32x1xf32>) outs(%310 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x29xf32>
    %350 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%346, %349 : tensor<32x29xf32>, tensor<32x29xf32>) outs(%310 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<32x29xf32>
    %351 = tensor.empty() : tensor<29x32xf32>
    %transposed_83 = linalg.transpose ins(%350 : tensor<32x29xf32>) outs(%351 : tensor<29x32xf32>) permutation = [1, 0] 
    %352 = tensor.empty() : tensor<29x16xf32>
    %353 = linalg.fill ins(%cst_0 : f32) outs(%352 : tensor<29x16xf32>) -> tensor<29x16xf32>
    %354 = linalg.matmul ins(%transposed_83, %collapsed_76 : tensor<29x32xf32>, tensor<32x16xf32>) outs(%353 : tensor<29x16xf32>) -> tensor<29x16xf32>
    %355 = linalg.matmul ins(%350, %arg0 : tensor<32x29xf32>, tensor<29x16xf32>) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_84 = tensor.expand_shape %355 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84, %arg26 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %357 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.mulf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%356 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %306 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %360 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%359 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %361 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %360 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %358 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %363 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %361 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %364 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.divf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %365 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364, %363 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %366 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84, %306 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %367 = tensor.empty() : tensor<16xf32>
    %368 = linalg.fill ins(%cst_0 : f32) outs(%367 : tensor<16xf32>) -> tensor<16xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction", "parallel"]} ins(%366 : tensor<4x8x16xf32>) outs(%368 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<16xf32>
    %370 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_84 : tensor<4x8x16xf32>) outs(%368 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<16xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %365, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %372 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_85 = tensor.collapse_shape %372 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %373 = linalg.matmul ins(%collapsed_85, %arg24 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%142 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %374 = tensor.empty() : tensor<16x32xf32>
    %transposed_86 = linalg.transpose ins(%collapsed_85 : tensor<32x16xf32>) outs(%374 : tensor<16x32xf32>) permutation = [1, 0] 
    %375 = linalg.fill ins(%cst_0 : f32) outs(%140 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %376 = linalg.matmul ins(%transposed_86, %collapsed_72 : tensor<16x32xf32>, tensor<32x64xf32>) outs(%375 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %377 = tensor.empty() : tensor<1x16xf32>
    %378 = linalg.fill ins(%cst_0 : f32) outs(%377 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %379 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_85 : tensor<32x16xf32>) outs(%378 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<1x16xf32>
    %collapsed_87 = tensor.collapse_shape %379 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_88 = tensor.expand_shape %373 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %380 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_5 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x64xf32>
    %381 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %cst_15 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %382 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_6 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x64xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.mulf %in, %cst_14 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %269 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %385 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11, %384 : tensor<f32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %385 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %382 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %388 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %387 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %389 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88, %388 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_89 = tensor.collapse_shape %389 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %390 = linalg.matmul ins(%collapsed_89, %arg22 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %391 = tensor.empty() : tensor<64x32xf32>
    %transposed_90 = linalg.transpose ins(%collapsed_89 : tensor<32x64xf32>) outs(%391 : tensor<64x32xf32>) permutation = [1, 0] 
    %392 = linalg.fill ins(%cst_0 : f32) outs(%156 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %393 = linalg.matmul ins(%transposed_90, %collapsed_69 : tensor<64x32xf32>, tensor<32x16xf32>) outs(%392 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %394 = tensor.empty() : tensor<1x64xf32>
    %395 = linalg.fill ins(%cst_0 : f32) outs(%394 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %396 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_89 : tensor<32x64xf32>) outs(%395 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<1x64xf32>
    %collapsed_91 = tensor.collapse_shape %396 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_92 = tensor.expand_shape %390 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %397 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92, %arg20 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.mulf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %399 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%397 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %400 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %257 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %401 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%400 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %401 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %403 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %399 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %404 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %402 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %405 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.divf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %406 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %404 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %407 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92, %257 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction", "parallel"]} ins(%407 : tensor<4x8x16xf32>) outs(%368 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<16xf32>
    %409 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_92 : tensor<4x8x16xf32>) outs(%368 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<16xf32>
    %410 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %406 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %411 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %410, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %412 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_93 = tensor.collapse_shape %412 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %413 = linalg.matmul ins(%collapsed_93, %arg18 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_94 = linalg.transpose ins(%collapsed_93 : tensor<32x16xf32>) outs(%374 : tensor<16x32xf32>) permutation = [1, 0] 
    %414 = linalg.fill ins(%cst_0 : f32) outs(%100 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %415 = linalg.matmul ins(%transposed_94, %collapsed_66 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%414 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %416 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_93 : tensor<32x16xf32>) outs(%378 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<1x16xf32>
    %collapsed_95 = tensor.collapse_shape %416 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_96 = tensor.expand_shape %413 [[0, 1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<32x16xf32> into tensor<4x8x2x8xf32>
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<4x8x2x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_98 = tensor.collapse_shape %transposed_97 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %transposed_99 = linalg.transpose ins(%collapsed_62 : tensor<8x8x8xf32>) outs(%55 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %417 = linalg.batch_matmul ins(%transposed_99, %collapsed_98 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %transposed_100 = linalg.transpose ins(%collapsed_63 : tensor<8x8x8xf32>) outs(%55 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %418 = linalg.batch_matmul ins(%collapsed_98, %transposed_100 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_101 = tensor.expand_shape %417 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %expanded_102 = tensor.expand_shape %418 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %419 = linalg.generic {indexing_maps = [#map11, #map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219, %expanded_102, %cst_3 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<f32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %420 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%419 : tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x2x8x8xf32>
    %421 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%420, %204 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %422 = linalg.generic {indexing_maps = [#map11, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%421 : tensor<4x2x8x8xf32>) outs(%76 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x1xf32>
    %423 = linalg.generic {indexing_maps = [#map11, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204, %422 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %424 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421, %423 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %425 = linalg.generic {indexing_maps = [#map14, #map15, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %cst_3, %424 : tensor<8x8xi1>, tensor<f32>, tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %426 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425 : tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_8 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x2x8x8xf32>
    %collapsed_103 = tensor.collapse_shape %426 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %transposed_104 = linalg.transpose ins(%collapsed_58 : tensor<8x8x8xf32>) outs(%55 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %427 = linalg.batch_matmul ins(%transposed_104, %collapsed_103 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %transposed_105 = linalg.transpose ins(%collapsed_59 : tensor<8x8x8xf32>) outs(%55 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %428 = linalg.batch_matmul ins(%collapsed_103, %transposed_105 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_106 = tensor.expand_shape %427 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %expanded_107 = tensor.expand_shape %428 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %transposed_108 = linalg.transpose ins(%expanded_101 : tensor<4x2x8x8xf32>) outs(%99 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_109 = tensor.collapse_shape %transposed_108 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_110 = linalg.transpose ins(%expanded_106 : tensor<4x2x8x8xf32>) outs(%99 : tensor<4x8x2x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_111 = tensor.collapse_shape %transposed_110 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_112 = linalg.transpose ins(%expanded_107 : tensor<4x2x8x8xf32>) outs(%99 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_113 = tensor.collapse_shape %transposed_112 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %429 = tensor.empty() : tensor<4x8x48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_113 into %429[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_114 = tensor.insert_slice %collapsed_111 into %inserted_slice[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_115 = tensor.insert_slice %collapsed_109 into %inserted_slice_114[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %collapsed_116 = tensor.collapse_shape %inserted_slice_115 [[0, 1], [2]] : tensor<4x8x48xf32> into tensor<32x48xf32>
    %430 = linalg.matmul ins(%collapsed_116, %arg16 : tensor<32x48xf32>, tensor<48x16xf32>) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %431 = tensor.empty() : tensor<48x32xf32>
    %transposed_117 = linalg.transpose ins(%collapsed_116 : tensor<32x48xf32>) outs(%431 : tensor<48x32xf32>) permutation = [1, 0] 
    %432 = tensor.empty() : tensor<48x16xf32>
    %433 = linalg.fill ins(%cst_0 : f32) outs(%432 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %434 = linalg.matmul ins(%transposed_117, %collapsed_46 : tensor<48x32xf32>, tensor<32x16xf32>) outs(%433 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %435 = tensor.empty() : tensor<1x48xf32>
    %436 = linalg.fill ins(%cst_0 : f32) outs(%435 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %437 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_116 : tensor<32x48xf32>) outs(%436 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<1x48xf32>
    %collapsed_118 = tensor.collapse_shape %437 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_119 = tensor.expand_shape %430 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %438 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_119, %arg14 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %439 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.mulf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %440 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%438 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %441 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %191 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %442 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%441 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %443 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %442 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %444 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %440 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %445 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444, %443 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %446 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.divf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %447 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %445 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %448 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_119, %191 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %449 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction", "parallel"]} ins(%448 : tensor<4x8x16xf32>) outs(%368 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<16xf32>
    %450 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_119 : tensor<4x8x16xf32>) outs(%368 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<16xf32>
    %451 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %447 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %452 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %451, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %453 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_120 = tensor.collapse_shape %453 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %454 = linalg.matmul ins(%collapsed_120, %arg12 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%142 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %transposed_121 = linalg.transpose ins(%collapsed_120 : tensor<32x16xf32>) outs(%374 : tensor<16x32xf32>) permutation = [1, 0] 
    %455 = linalg.matmul ins(%transposed_121, %collapsed_43 : tensor<16x32xf32>, tensor<32x64xf32>) outs(%375 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %456 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_120 : tensor<32x16xf32>) outs(%378 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<1x16xf32>
    %collapsed_122 = tensor.collapse_shape %456 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_123 = tensor.expand_shape %454 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %457 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_5 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x64xf32>
    %458 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %cst_15 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %459 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_6 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x64xf32>
    %460 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.mulf %in, %cst_14 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %461 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %153 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %462 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11, %461 : tensor<f32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %463 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %462 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %464 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %459 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %465 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %464 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %466 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_123, %465 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%146 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_124 = tensor.collapse_shape %466 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %467 = linalg.matmul ins(%collapsed_124, %arg10 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_125 = linalg.transpose ins(%collapsed_124 : tensor<32x64xf32>) outs(%391 : tensor<64x32xf32>) permutation = [1, 0] 
    %468 = linalg.matmul ins(%transposed_125, %collapsed_40 : tensor<64x32xf32>, tensor<32x16xf32>) outs(%392 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %469 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_124 : tensor<32x64xf32>) outs(%395 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<1x64xf32>
    %collapsed_126 = tensor.collapse_shape %469 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_127 = tensor.expand_shape %467 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %470 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_127, %arg8 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %471 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.mulf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %472 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%470 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %473 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470, %137 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %474 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%473 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %475 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %474 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %476 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471, %472 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %477 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %475 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %478 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.divf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %479 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478, %477 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %480 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_127, %137 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %481 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction", "parallel"]} ins(%480 : tensor<4x8x16xf32>) outs(%368 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<16xf32>
    %482 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_127 : tensor<4x8x16xf32>) outs(%368 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<16xf32>
    %483 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %479 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %484 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %483, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %485 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_128 = tensor.collapse_shape %485 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %486 = linalg.matmul ins(%collapsed_128, %arg6 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_129 = linalg.transpose ins(%collapsed_128 : tensor<32x16xf32>) outs(%374 : tensor<16x32xf32>) permutation = [1, 0] 
    %487 = linalg.matmul ins(%transposed_129, %collapsed_37 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%414 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %488 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_128 : tensor<32x16xf32>) outs(%378 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<1x16xf32>
    %collapsed_130 = tensor.collapse_shape %488 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_131 = tensor.expand_shape %486 [[0, 1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<32x16xf32> into tensor<4x8x2x8xf32>
    %transposed_132 = linalg.transpose ins(%expanded_131 : tensor<4x8x2x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_133 = tensor.collapse_shape %transposed_132 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %transposed_134 = linalg.transpose ins(%collapsed_33 : tensor<8x8x8xf32>) outs(%55 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %489 = linalg.batch_matmul ins(%transposed_134, %collapsed_133 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %transposed_135 = linalg.transpose ins(%collapsed_34 : tensor<8x8x8xf32>) outs(%55 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %490 = linalg.batch_matmul ins(%collapsed_133, %transposed_135 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_136 = tensor.expand_shape %489 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %expanded_137 = tensor.expand_shape %490 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %491 = linalg.generic {indexing_maps = [#map11, #map11, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %expanded_137, %cst_3 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<f32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %492 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%491 : tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x2x8x8xf32>
    %493 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%492, %78 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %494 = linalg.generic {indexing_maps = [#map11, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%493 : tensor<4x2x8x8xf32>) outs(%76 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x1xf32>
    %495 = linalg.generic {indexing_maps = [#map11, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %494 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %496 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%493, %495 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %497 = linalg.generic {indexing_maps = [#map14, #map15, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %cst_3, %496 : tensor<8x8xi1>, tensor<f32>, tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x2x8x8xf32>
    %498 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%497 : tensor<4x2x8x8xf32>) outs(%54 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_8 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x2x8x8xf32>
    %collapsed_138 = tensor.collapse_shape %498 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %transposed_139 = linalg.transpose ins(%collapsed_26 : tensor<8x8x8xf32>) outs(%55 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %499 = linalg.batch_matmul ins(%transposed_139, %collapsed_138 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %transposed_140 = linalg.transpose ins(%collapsed_27 : tensor<8x8x8xf32>) outs(%55 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %500 = linalg.batch_matmul ins(%collapsed_138, %transposed_140 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%56 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_141 = tensor.expand_shape %499 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %expanded_142 = tensor.expand_shape %500 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %transposed_143 = linalg.transpose ins(%expanded_136 : tensor<4x2x8x8xf32>) outs(%99 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_144 = tensor.collapse_shape %transposed_143 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_145 = linalg.transpose ins(%expanded_141 : tensor<4x2x8x8xf32>) outs(%99 : tensor<4x8x2x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_146 = tensor.collapse_shape %transposed_145 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_147 = linalg.transpose ins(%expanded_142 : tensor<4x2x8x8xf32>) outs(%99 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %inserted_slice_149 = tensor.insert_slice %collapsed_148 into %429[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_150 = tensor.insert_slice %collapsed_146 into %inserted_slice_149[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_151 = tensor.insert_slice %collapsed_144 into %inserted_slice_150[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %collapsed_152 = tensor.collapse_shape %inserted_slice_151 [[0, 1], [2]] : tensor<4x8x48xf32> into tensor<32x48xf32>
    %501 = linalg.matmul ins(%collapsed_152, %arg4 : tensor<32x48xf32>, tensor<48x16xf32>) outs(%102 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_153 = linalg.transpose ins(%collapsed_152 : tensor<32x48xf32>) outs(%431 : tensor<48x32xf32>) permutation = [1, 0] 
    %502 = linalg.matmul ins(%transposed_153, %collapsed : tensor<48x32xf32>, tensor<32x16xf32>) outs(%433 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %503 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_152 : tensor<32x48xf32>) outs(%436 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<1x48xf32>
    %collapsed_154 = tensor.collapse_shape %503 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_155 = tensor.expand_shape %501 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %504 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_155, %arg2 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %505 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.mulf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %506 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%504 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %507 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %45 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %508 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%507 : tensor<4x8x16xf32>) outs(%39 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %509 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %508 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %510 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %506 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %511 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510, %509 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.subf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %512 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<4x8x1xf32>) outs(%37 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.divf %in, %cst_13 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x1xf32>
    %513 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %511 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %514 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_155, %45 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.mulf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction", "parallel"]} ins(%514 : tensor<4x8x16xf32>) outs(%368 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<16xf32>
    %516 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_155 : tensor<4x8x16xf32>) outs(%368 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<16xf32>
    %517 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %513 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %518 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %517, %cst_3 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_163: f32, %in_164: f32, %out: f32):
      %527 = arith.select %in, %in_163, %in_164 : f32
      linalg.yield %527 : f32
    } -> tensor<4x8x16xf32>
    %519 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518 : tensor<4x8x16xf32>) outs(%0 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.truncf %cst_10 : f64 to f32
      %528 = arith.mulf %in, %527 : f32
      linalg.yield %528 : f32
    } -> tensor<4x8x16xf32>
    %520 = tensor.empty() : tensor<1x8x16xf32>
    %521 = linalg.fill ins(%cst_0 : f32) outs(%520 : tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
    %522 = linalg.generic {indexing_maps = [#map1, #map20], iterator_types = ["reduction", "parallel", "parallel"]} ins(%519 : tensor<4x8x16xf32>) outs(%521 : tensor<1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %527 = arith.addf %in, %out : f32
      linalg.yield %527 : f32
    } -> tensor<1x8x16xf32>
    %collapsed_156 = tensor.collapse_shape %522 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %expanded_157 = tensor.expand_shape %arg28 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %expanded_158 = tensor.expand_shape %collapsed_156 [[0], [1, 2]] output_shape [8, 1, 16] : tensor<8x16xf32> into tensor<8x1x16xf32>
    %523 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %524 = scf.for %arg32 = %c0 to %c8 step %c1 iter_args(%arg33 = %523) -> (tensor<8x16xf32>) {
      %extracted = tensor.extract %expanded_157[%arg32, %c0] : tensor<8x1xi64>
      %527 = arith.index_cast %extracted : i64 to index
      %extracted_slice_163 = tensor.extract_slice %expanded_158[%arg32, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<8x1x16xf32> to tensor<16xf32>
      %extracted_slice_164 = tensor.extract_slice %arg33[%527, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
      %528 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%extracted_slice_163 : tensor<16xf32>) outs(%extracted_slice_164 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %529 = arith.addf %out, %in : f32
        linalg.yield %529 : f32
      } -> tensor<16xf32>
      %inserted_slice_165 = tensor.insert_slice %528 into %arg33[%527, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<8x16xf32>
      scf.yield %inserted_slice_165 : tensor<8x16xf32>
    }
    %collapsed_159 = tensor.collapse_shape %arg29 [[0, 1]] : tensor<4x8xi64> into tensor<32xi64>
    %collapsed_160 = tensor.collapse_shape %519 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %expanded_161 = tensor.expand_shape %collapsed_159 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_162 = tensor.expand_shape %collapsed_160 [[0], [1, 2]] output_shape [32, 1, 16] : tensor<32x16xf32> into tensor<32x1x16xf32>
    %525 = scf.for %arg32 = %c0 to %c32 step %c1 iter_args(%arg33 = %353) -> (tensor<29x16xf32>) {
      %extracted = tensor.extract %expanded_161[%arg32, %c0] : tensor<32x1xi64>
      %527 = arith.index_cast %extracted : i64 to index
      %extracted_slice_163 = tensor.extract_slice %expanded_162[%arg32, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<32x1x16xf32> to tensor<16xf32>
      %extracted_slice_164 = tensor.extract_slice %arg33[%527, 0] [1, 16] [1, 1] : tensor<29x16xf32> to tensor<16xf32>
      %528 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%extracted_slice_163 : tensor<16xf32>) outs(%extracted_slice_164 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %529 = arith.addf %out, %in : f32
        linalg.yield %529 : f32
      } -> tensor<16xf32>
      %inserted_slice_165 = tensor.insert_slice %528 into %arg33[%527, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<29x16xf32>
      scf.yield %inserted_slice_165 : tensor<29x16xf32>
    }
    %526 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%354, %525 : tensor<29x16xf32>, tensor<29x16xf32>) outs(%352 : tensor<29x16xf32>) {
    ^bb0(%in: f32, %in_163: f32, %out: f32):
      %527 = arith.addf %in, %in_163 : f32
      linalg.yield %527 : f32
    } -> tensor<29x16xf32>
    return %336, %526, %524, %515, %516, %502, %collapsed_154, %487, %collapsed_130, %481, %482, %468, %collapsed_126, %455, %collapsed_122, %449, %450, %434, %collapsed_118, %415, %collapsed_95, %408, %409, %393, %collapsed_91, %376, %collapsed_87, %369, %370 : tensor<f32>, tensor<29x16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}
