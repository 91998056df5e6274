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
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1) -> (0, d1)>
#map14 = affine_map<(d0, d1) -> (d0, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
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
    %c4294967295_i64 = arith.constant 4294967295 : i64
    %c73244475_i64 = arith.constant 73244475 : i64
    %c2654435769_i64 = arith.constant 2654435769 : i64
    %c0_i64 = arith.constant 0 : i64
    %c7_i64 = arith.constant 7 : i64
    %c8 = arith.constant 8 : index
    %false = arith.constant false
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<true> : tensor<8x8xi1>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = arith.constant 1.341450e-01 : f64
    %cst_8 = arith.constant 0.79788456080286541 : f64
    %cst_9 = arith.constant 4.471500e-02 : f64
    %cst_10 = arith.constant 0.35355339059327373 : f64
    %cst_11 = arith.constant 1.000000e-05 : f64
    %cst_12 = arith.constant 1.1111111111111112 : f64
    %cst_13 = arith.constant 1.600000e+01 : f64
    %cst_14 = arith.constant 1.600000e+01 : f32
    %cst_15 = arith.constant 5.000000e-01 : f32
    %cst_16 = arith.constant 1.000000e+00 : f32
    %cst_17 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<8xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg28 : tensor<8xi64>) outs(%0 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.maxsi %in, %c0_i64 : i64
      %533 = arith.minsi %532, %c7_i64 : i64
      linalg.yield %533 : i64
    } -> tensor<8xi64>
    %2 = tensor.empty() : tensor<8xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg28, %1 : tensor<8xi64>, tensor<8xi64>) outs(%2 : tensor<8xi1>) {
    ^bb0(%in: i64, %in_165: i64, %out: i1):
      %532 = arith.cmpi ne, %in, %in_165 : i64
      linalg.yield %532 : i1
    } -> tensor<8xi1>
    %4 = tensor.empty() : tensor<i1>
    %5 = linalg.fill ins(%false : i1) outs(%4 : tensor<i1>) -> tensor<i1>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%3 : tensor<8xi1>) outs(%5 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %532 = arith.ori %in, %out : i1
      linalg.yield %532 : i1
    } -> tensor<i1>
    %7 = tensor.empty() : tensor<4x8x16xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg29 : tensor<4x8xi64>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %532 = arith.index_cast %in : i64 to index
      %533 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%532, %533] : tensor<29x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x16xf32>
    %9 = tensor.empty() : tensor<8x16xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8xi64>) outs(%9 : tensor<8x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %532 = arith.index_cast %in : i64 to index
      %533 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%532, %533] : tensor<8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x16xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<4x8x16xf32>, tensor<8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %12 = tensor.empty() : tensor<i64>
    %13 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %14 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%13 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %15 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%14 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %16 = tensor.empty() : tensor<512xi64>
    %17 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%16 : tensor<512xi64>) {
    ^bb0(%out: i64):
      %532 = linalg.index 0 : index
      %533 = arith.index_cast %532 : index to i64
      linalg.yield %533 : i64
    } -> tensor<512xi64>
    %expanded = tensor.expand_shape %17 [[0, 1, 2]] output_shape [4, 8, 16] : tensor<512xi64> into tensor<4x8x16xi64>
    %18 = tensor.empty() : tensor<4x8x16xi64>
    %19 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %15 : tensor<4x8x16xi64>, tensor<i64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %24 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %30 = tensor.empty() : tensor<4x8x16xi1>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<4x8x16xi64>) outs(%30 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %532 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %532 : i1
    } -> tensor<4x8x16xi1>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x16xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %32, %cst_4 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %34 = tensor.empty() : tensor<4x8x16xf64>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<4x8x16xf32>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %532 = arith.extf %in : f32 to f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %36 = tensor.empty() : tensor<4x8x1xf64>
    %37 = linalg.fill ins(%cst : f64) outs(%36 : tensor<4x8x1xf64>) -> tensor<4x8x1xf64>
    %38 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%35 : tensor<4x8x16xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.addf %in, %out : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<4x8x1xf64>) outs(%36 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.divf %in, %cst_13 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %40 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %39 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %532 = arith.subf %in, %in_165 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %40 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %532 = arith.mulf %in, %in_165 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %42 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%41 : tensor<4x8x16xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.addf %in, %out : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<4x8x1xf64>) outs(%36 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.divf %in, %cst_13 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %44 = tensor.empty() : tensor<4x8x1xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<4x8x1xf64>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %532 = arith.truncf %in : f64 to f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<4x8x1xf32>) -> tensor<4x8x1xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%33 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.divf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_11 : f64 to f32
      %533 = arith.addf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x1xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.rsqrt %in : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %48 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %50 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %arg2 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %arg3 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %collapsed = tensor.collapse_shape %54 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %55 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<48x16xf32>) outs(%55 : tensor<16x48xf32>) permutation = [1, 0] 
    %56 = tensor.empty() : tensor<32x48xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %58 = linalg.matmul ins(%collapsed, %transposed : tensor<32x16xf32>, tensor<16x48xf32>) outs(%57 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %59 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48xf32>) outs(%56 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%58, %59 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%56 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x48xf32>
    %expanded_18 = tensor.expand_shape %60 [[0, 1], [2]] output_shape [4, 8, 48] : tensor<32x48xf32> into tensor<4x8x48xf32>
    %extracted_slice = tensor.extract_slice %expanded_18[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_19 = tensor.extract_slice %expanded_18[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_20 = tensor.extract_slice %expanded_18[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_21 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %61 = tensor.empty() : tensor<4x2x8x8xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<4x8x2x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_23 = tensor.expand_shape %extracted_slice_19 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_24 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<4x8x2x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_26 = linalg.transpose ins(%expanded_23 : tensor<4x8x2x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_27 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_28 = tensor.collapse_shape %transposed_26 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %62 = tensor.empty() : tensor<8x8x8xf32>
    %63 = linalg.fill ins(%cst_0 : f32) outs(%62 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %64 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_29 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %65 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_10 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x2x8x8xf32>
    %66 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %532 = linalg.index 0 : index
      %533 = arith.index_cast %532 : index to i64
      linalg.yield %533 : i64
    } -> tensor<8xi64>
    %expanded_30 = tensor.expand_shape %66 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64>
    %expanded_31 = tensor.expand_shape %66 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %67 = tensor.empty() : tensor<8x8xi64>
    %68 = linalg.generic {indexing_maps = [#map13, #map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_30, %expanded_31 : tensor<1x8xi64>, tensor<8x1xi64>) outs(%67 : tensor<8x8xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.subi %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<8x8xi64>
    %69 = tensor.empty() : tensor<8x8xi1>
    %70 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<8x8xi64>) outs(%69 : tensor<8x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %532 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %532 : i1
    } -> tensor<8x8xi1>
    %71 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%70, %cst_5 : tensor<8x8xi1>, tensor<8x8xi1>) outs(%69 : tensor<8x8xi1>) {
    ^bb0(%in: i1, %in_165: i1, %out: i1):
      %532 = arith.andi %in, %in_165 : i1
      linalg.yield %532 : i1
    } -> tensor<8x8xi1>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<8x8xi1>) outs(%69 : tensor<8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      %532 = arith.cmpi eq, %in, %false : i1
      linalg.yield %532 : i1
    } -> tensor<8x8xi1>
    %73 = linalg.generic {indexing_maps = [#map15, #map16, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %cst_3, %65 : tensor<8x8xi1>, tensor<f32>, tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %74 = tensor.empty() : tensor<4x2x8xi64>
    %75 = linalg.fill ins(%c0_i64 : i64) outs(%74 : tensor<4x2x8xi64>) -> tensor<4x2x8xi64>
    %76 = tensor.empty() : tensor<4x2x8xf32>
    %77 = linalg.fill ins(%cst_1 : f32) outs(%76 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %78:2 = linalg.generic {indexing_maps = [#map12, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<4x2x8x8xf32>) outs(%77, %75 : tensor<4x2x8xf32>, tensor<4x2x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %532 = linalg.index 3 : index
      %533 = arith.index_cast %532 : index to i64
      %534 = arith.maximumf %in, %out : f32
      %535 = arith.cmpf ogt, %in, %out : f32
      %536 = arith.select %535, %533, %out_165 : i64
      linalg.yield %534, %536 : f32, i64
    } -> (tensor<4x2x8xf32>, tensor<4x2x8xi64>)
    %expanded_32 = tensor.expand_shape %78#0 [[0], [1], [2, 3]] output_shape [4, 2, 8, 1] : tensor<4x2x8xf32> into tensor<4x2x8x1xf32>
    %79 = linalg.generic {indexing_maps = [#map12, #map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %expanded_32 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %80 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.exp %in : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %81 = tensor.empty() : tensor<4x2x8x1xf32>
    %82 = linalg.fill ins(%cst_0 : f32) outs(%81 : tensor<4x2x8x1xf32>) -> tensor<4x2x8x1xf32>
    %83 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%80 : tensor<4x2x8x8xf32>) outs(%82 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x1xf32>
    %84 = linalg.generic {indexing_maps = [#map12, #map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %83 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.divf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %85 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %86 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%85 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%86 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %expanded_33 = tensor.expand_shape %17 [[0, 1, 2, 3]] output_shape [4, 2, 8, 8] : tensor<512xi64> into tensor<4x2x8x8xi64>
    %88 = tensor.empty() : tensor<4x2x8x8xi64>
    %89 = linalg.generic {indexing_maps = [#map12, #map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33, %87 : tensor<4x2x8x8xi64>, tensor<i64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %90 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %91 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %90 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %92 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %93 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %94 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %95 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %94 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %96 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %97 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %98 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %99 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %98 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %100 = tensor.empty() : tensor<4x2x8x8xi1>
    %101 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<4x2x8x8xi64>) outs(%100 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %532 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %532 : i1
    } -> tensor<4x2x8x8xi1>
    %102 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x2x8x8xf32>
    %103 = linalg.generic {indexing_maps = [#map12, #map12, #map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %102, %cst_4 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<f32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %collapsed_34 = tensor.collapse_shape %103 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_35 = tensor.collapse_shape %transposed_25 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %104 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_36 = tensor.expand_shape %104 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %105 = tensor.empty() : tensor<4x8x2x8xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<4x2x8x8xf32>) outs(%105 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0, 1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<32x16xf32>
    %106 = tensor.empty() : tensor<16x16xf32>
    %transposed_39 = linalg.transpose ins(%arg6 : tensor<16x16xf32>) outs(%106 : tensor<16x16xf32>) permutation = [1, 0] 
    %107 = tensor.empty() : tensor<32x16xf32>
    %108 = linalg.fill ins(%cst_0 : f32) outs(%107 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %109 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%108 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %110 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%107 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %111 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%109, %110 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%107 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x16xf32>
    %expanded_40 = tensor.expand_shape %111 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %112 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %113 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%112 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %114 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%113 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %115 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %114 : tensor<4x8x16xi64>, tensor<i64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %116 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %119 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %120 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %121 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %120 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %122 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %123 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %125 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %124 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %126 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<4x8x16xi64>) outs(%30 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %532 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %532 : i1
    } -> tensor<4x8x16xi1>
    %127 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x16xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %127, %cst_4 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %128 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %130 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<4x8x16xf32>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %532 = arith.extf %in : f32 to f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %131 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<4x8x16xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.addf %in, %out : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %132 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<4x8x1xf64>) outs(%36 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.divf %in, %cst_13 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %133 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %132 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %532 = arith.subf %in, %in_165 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %133 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %532 = arith.mulf %in, %in_165 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %135 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%134 : tensor<4x8x16xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.addf %in, %out : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<4x8x1xf64>) outs(%36 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.divf %in, %cst_13 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %137 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<4x8x1xf64>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %532 = arith.truncf %in : f64 to f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%129 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.divf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_11 : f64 to f32
      %533 = arith.addf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x1xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.rsqrt %in : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %139 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %141 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %144 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %arg8 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %arg9 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_41 = tensor.collapse_shape %145 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %146 = tensor.empty() : tensor<16x64xf32>
    %transposed_42 = linalg.transpose ins(%arg10 : tensor<64x16xf32>) outs(%146 : tensor<16x64xf32>) permutation = [1, 0] 
    %147 = tensor.empty() : tensor<32x64xf32>
    %148 = linalg.fill ins(%cst_0 : f32) outs(%147 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %149 = linalg.matmul ins(%collapsed_41, %transposed_42 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%148 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %150 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%147 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %151 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%149, %150 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%147 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x64xf32>
    %expanded_43 = tensor.expand_shape %151 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %152 = tensor.empty() : tensor<4x8x64xf32>
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %expanded_43 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %expanded_43 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %155 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_9 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x64xf32>
    %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %155 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %157 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_8 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x64xf32>
    %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.mulf %in, %cst_15 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.tanh %in : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %160 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %cst_16 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %160 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_44 = tensor.collapse_shape %161 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %162 = tensor.empty() : tensor<64x16xf32>
    %transposed_45 = linalg.transpose ins(%arg12 : tensor<16x64xf32>) outs(%162 : tensor<64x16xf32>) permutation = [1, 0] 
    %163 = linalg.matmul ins(%collapsed_44, %transposed_45 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%108 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %164 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%107 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %165 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%163, %164 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%107 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x16xf32>
    %expanded_46 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %166 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %167 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%166 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %168 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%167 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %169 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %168 : tensor<4x8x16xi64>, tensor<i64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %170 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %170 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %172 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %173 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %174 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %174 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %176 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %178 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %179 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %178 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %180 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<4x8x16xi64>) outs(%30 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %532 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %532 : i1
    } -> tensor<4x8x16xi1>
    %181 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x16xf32>
    %182 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %181, %cst_4 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %183 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %182 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %184 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<4x8x16xf32>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %532 = arith.extf %in : f32 to f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %185 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%184 : tensor<4x8x16xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.addf %in, %out : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %186 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<4x8x1xf64>) outs(%36 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.divf %in, %cst_13 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %187 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %186 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %532 = arith.subf %in, %in_165 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %188 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %187 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %532 = arith.mulf %in, %in_165 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %189 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188 : tensor<4x8x16xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.addf %in, %out : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %190 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<4x8x1xf64>) outs(%36 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.divf %in, %cst_13 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %191 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<4x8x1xf64>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %532 = arith.truncf %in : f64 to f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %192 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%183 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %193 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.divf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_11 : f64 to f32
      %533 = arith.addf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x1xf32>
    %195 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.rsqrt %in : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %196 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %193 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %197 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %195 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %198 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %arg14 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %199 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %arg15 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_47 = tensor.collapse_shape %199 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_48 = linalg.transpose ins(%arg16 : tensor<48x16xf32>) outs(%55 : tensor<16x48xf32>) permutation = [1, 0] 
    %200 = linalg.matmul ins(%collapsed_47, %transposed_48 : tensor<32x16xf32>, tensor<16x48xf32>) outs(%57 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %201 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<48xf32>) outs(%56 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %202 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200, %201 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%56 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x48xf32>
    %expanded_49 = tensor.expand_shape %202 [[0, 1], [2]] output_shape [4, 8, 48] : tensor<32x48xf32> into tensor<4x8x48xf32>
    %extracted_slice_50 = tensor.extract_slice %expanded_49[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_51 = tensor.extract_slice %expanded_49[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_52 = tensor.extract_slice %expanded_49[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_53 = tensor.expand_shape %extracted_slice_50 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<4x8x2x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_55 = tensor.expand_shape %extracted_slice_51 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_56 = tensor.expand_shape %extracted_slice_52 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<4x8x2x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_58 = linalg.transpose ins(%expanded_55 : tensor<4x8x2x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_59 = tensor.collapse_shape %transposed_54 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_60 = tensor.collapse_shape %transposed_58 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %203 = linalg.batch_matmul ins(%collapsed_59, %collapsed_60 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_61 = tensor.expand_shape %203 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %204 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_61 : tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_10 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x2x8x8xf32>
    %205 = linalg.generic {indexing_maps = [#map15, #map16, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %cst_3, %204 : tensor<8x8xi1>, tensor<f32>, tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %206:2 = linalg.generic {indexing_maps = [#map12, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205 : tensor<4x2x8x8xf32>) outs(%77, %75 : tensor<4x2x8xf32>, tensor<4x2x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %532 = linalg.index 3 : index
      %533 = arith.index_cast %532 : index to i64
      %534 = arith.maximumf %in, %out : f32
      %535 = arith.cmpf ogt, %in, %out : f32
      %536 = arith.select %535, %533, %out_165 : i64
      linalg.yield %534, %536 : f32, i64
    } -> (tensor<4x2x8xf32>, tensor<4x2x8xi64>)
    %expanded_62 = tensor.expand_shape %206#0 [[0], [1], [2, 3]] output_shape [4, 2, 8, 1] : tensor<4x2x8xf32> into tensor<4x2x8x1xf32>
    %207 = linalg.generic {indexing_maps = [#map12, #map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %expanded_62 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %208 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207 : tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.exp %in : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %209 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%208 : tensor<4x2x8x8xf32>) outs(%82 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x1xf32>
    %210 = linalg.generic {indexing_maps = [#map12, #map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %209 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.divf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %211 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %212 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%211 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %213 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%212 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %214 = linalg.generic {indexing_maps = [#map12, #map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33, %213 : tensor<4x2x8x8xi64>, tensor<i64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %215 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %216 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214, %215 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %217 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %218 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %219 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %220 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218, %219 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %221 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %222 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %223 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222 : tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %224 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222, %223 : tensor<4x2x8x8xi64>, tensor<4x2x8x8xi64>) outs(%88 : tensor<4x2x8x8xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x2x8x8xi64>
    %225 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224 : tensor<4x2x8x8xi64>) outs(%100 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %532 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %532 : i1
    } -> tensor<4x2x8x8xi1>
    %226 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210 : tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x2x8x8xf32>
    %227 = linalg.generic {indexing_maps = [#map12, #map12, #map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %226, %cst_4 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<f32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %collapsed_63 = tensor.collapse_shape %227 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %collapsed_64 = tensor.collapse_shape %transposed_57 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %228 = linalg.batch_matmul ins(%collapsed_63, %collapsed_64 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_65 = tensor.expand_shape %228 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %transposed_66 = linalg.transpose ins(%expanded_65 : tensor<4x2x8x8xf32>) outs(%105 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_67 = tensor.collapse_shape %transposed_66 [[0, 1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<32x16xf32>
    %transposed_68 = linalg.transpose ins(%arg18 : tensor<16x16xf32>) outs(%106 : tensor<16x16xf32>) permutation = [1, 0] 
    %229 = linalg.matmul ins(%collapsed_67, %transposed_68 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%108 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %230 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%107 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %231 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%229, %230 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%107 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x16xf32>
    %expanded_69 = tensor.expand_shape %231 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %232 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.addi %in, %c15926614614_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %233 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%232 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %234 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%233 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %235 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %234 : tensor<4x8x16xi64>, tensor<i64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %236 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %237 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %236 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %238 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %239 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %240 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %241 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %240 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %242 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %243 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %244 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %245 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %244 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %246 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<4x8x16xi64>) outs(%30 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %532 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %532 : i1
    } -> tensor<4x8x16xi1>
    %247 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_69 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x16xf32>
    %248 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %247, %cst_4 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %249 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %248 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %250 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<4x8x16xf32>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %532 = arith.extf %in : f32 to f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %251 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%250 : tensor<4x8x16xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.addf %in, %out : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %252 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<4x8x1xf64>) outs(%36 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.divf %in, %cst_13 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %253 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %252 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %532 = arith.subf %in, %in_165 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %253 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %532 = arith.mulf %in, %in_165 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %255 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%254 : tensor<4x8x16xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.addf %in, %out : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %256 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<4x8x1xf64>) outs(%36 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.divf %in, %cst_13 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %257 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<4x8x1xf64>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %532 = arith.truncf %in : f64 to f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %258 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%249 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %259 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.divf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %260 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_11 : f64 to f32
      %533 = arith.addf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x1xf32>
    %261 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.rsqrt %in : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %262 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %259 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %263 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %261 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %264 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %arg20 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %265 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %arg21 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_70 = tensor.collapse_shape %265 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %transposed_71 = linalg.transpose ins(%arg22 : tensor<64x16xf32>) outs(%146 : tensor<16x64xf32>) permutation = [1, 0] 
    %266 = linalg.matmul ins(%collapsed_70, %transposed_71 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%148 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %267 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%147 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %268 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%266, %267 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%147 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x64xf32>
    %expanded_72 = tensor.expand_shape %268 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %269 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72, %expanded_72 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %expanded_72 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %271 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_9 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x64xf32>
    %272 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72, %271 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %273 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_8 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x64xf32>
    %274 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.mulf %in, %cst_15 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %275 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.tanh %in : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %276 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %cst_16 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %277 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %276 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_73 = tensor.collapse_shape %277 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %transposed_74 = linalg.transpose ins(%arg24 : tensor<16x64xf32>) outs(%162 : tensor<64x16xf32>) permutation = [1, 0] 
    %278 = linalg.matmul ins(%collapsed_73, %transposed_74 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%108 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %279 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%107 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %280 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%278, %279 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%107 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x16xf32>
    %expanded_75 = tensor.expand_shape %280 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %281 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.addi %in, %c18581050383_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %282 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%281 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %283 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%282 : tensor<i64>) outs(%12 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<i64>
    %284 = linalg.generic {indexing_maps = [#map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %283 : tensor<4x8x16xi64>, tensor<i64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %285 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %286 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %285 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %287 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %288 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %289 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %290 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %289 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %291 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %292 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %293 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %532 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %294 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %293 : tensor<4x8x16xi64>, tensor<4x8x16xi64>) outs(%18 : tensor<4x8x16xi64>) {
    ^bb0(%in: i64, %in_165: i64, %out: i64):
      %532 = arith.xori %in, %in_165 : i64
      linalg.yield %532 : i64
    } -> tensor<4x8x16xi64>
    %295 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<4x8x16xi64>) outs(%30 : tensor<4x8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %532 = arith.cmpi sge, %in, %c429496729_i64 : i64
      linalg.yield %532 : i1
    } -> tensor<4x8x16xi1>
    %296 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x16xf32>
    %297 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %296, %cst_4 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %298 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %297 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %299 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<4x8x16xf32>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %532 = arith.extf %in : f32 to f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %300 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%299 : tensor<4x8x16xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.addf %in, %out : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %301 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<4x8x1xf64>) outs(%36 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.divf %in, %cst_13 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %302 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %301 : tensor<4x8x16xf64>, tensor<4x8x1xf64>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %532 = arith.subf %in, %in_165 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %303 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %302 : tensor<4x8x16xf64>, tensor<4x8x16xf64>) outs(%34 : tensor<4x8x16xf64>) {
    ^bb0(%in: f64, %in_165: f64, %out: f64):
      %532 = arith.mulf %in, %in_165 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x16xf64>
    %304 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%303 : tensor<4x8x16xf64>) outs(%37 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.addf %in, %out : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %305 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<4x8x1xf64>) outs(%36 : tensor<4x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %532 = arith.divf %in, %cst_13 : f64
      linalg.yield %532 : f64
    } -> tensor<4x8x1xf64>
    %306 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<4x8x1xf64>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %532 = arith.truncf %in : f64 to f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %307 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%298 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %308 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.divf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %309 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_11 : f64 to f32
      %533 = arith.addf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x1xf32>
    %310 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.rsqrt %in : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %311 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %308 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %312 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %310 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %313 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %arg26 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %314 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %arg27 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %315 = tensor.empty() : tensor<16x29xf32>
    %transposed_76 = linalg.transpose ins(%arg0 : tensor<29x16xf32>) outs(%315 : tensor<16x29xf32>) permutation = [1, 0] 
    %collapsed_77 = tensor.collapse_shape %314 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %316 = tensor.empty() : tensor<32x29xf32>
    %317 = linalg.fill ins(%cst_0 : f32) outs(%316 : tensor<32x29xf32>) -> tensor<32x29xf32>
    %318 = linalg.matmul ins(%collapsed_77, %transposed_76 : tensor<32x16xf32>, tensor<16x29xf32>) outs(%317 : tensor<32x29xf32>) -> tensor<32x29xf32>
    %collapsed_78 = tensor.collapse_shape %arg30 [[0, 1]] : tensor<4x8xi64> into tensor<32xi64>
    %319 = tensor.empty() : tensor<32xi64>
    %320 = linalg.fill ins(%c0_i64 : i64) outs(%319 : tensor<32xi64>) -> tensor<32xi64>
    %321 = tensor.empty() : tensor<32xf32>
    %322 = linalg.fill ins(%cst_1 : f32) outs(%321 : tensor<32xf32>) -> tensor<32xf32>
    %323:2 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%318 : tensor<32x29xf32>) outs(%322, %320 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_165: i64):
      %532 = linalg.index 1 : index
      %533 = arith.index_cast %532 : index to i64
      %534 = arith.maximumf %in, %out : f32
      %535 = arith.cmpf ogt, %in, %out : f32
      %536 = arith.select %535, %533, %out_165 : i64
      linalg.yield %534, %536 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_79 = tensor.expand_shape %323#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %324 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%318, %expanded_79 : tensor<32x29xf32>, tensor<32x1xf32>) outs(%316 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x29xf32>
    %325 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%324 : tensor<32x29xf32>) outs(%316 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.exp %in : f32
      linalg.yield %532 : f32
    } -> tensor<32x29xf32>
    %326 = tensor.empty() : tensor<32x1xf32>
    %327 = linalg.fill ins(%cst_0 : f32) outs(%326 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %328 = linalg.generic {indexing_maps = [#map5, #map14], iterator_types = ["parallel", "reduction"]} ins(%325 : tensor<32x29xf32>) outs(%327 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<32x1xf32>
    %329 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%328 : tensor<32x1xf32>) outs(%326 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.log %in : f32
      linalg.yield %532 : f32
    } -> tensor<32x1xf32>
    %330 = tensor.empty() : tensor<32xi1>
    %331 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_78 : tensor<32xi64>) outs(%330 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %532 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %532 : i1
    } -> tensor<32xi1>
    %332 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%331, %collapsed_78, %cst_17 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%319 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_165: i64, %in_166: i64, %out: i64):
      %532 = arith.select %in, %in_165, %in_166 : i64
      linalg.yield %532 : i64
    } -> tensor<32xi64>
    %expanded_80 = tensor.expand_shape %332 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %333 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_80 : tensor<32x1xi64>) outs(%327 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %532 = linalg.index 0 : index
      %533 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %318[%532, %533] : tensor<32x29xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %334 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%333, %expanded_79 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%326 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x1xf32>
    %335 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%329, %334 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%326 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x1xf32>
    %collapsed_81 = tensor.collapse_shape %335 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %336 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%331, %collapsed_81, %cst_4 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%321 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<32xf32>
    %337 = tensor.empty() : tensor<f32>
    %338 = linalg.fill ins(%cst_0 : f32) outs(%337 : tensor<f32>) -> tensor<f32>
    %339 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%336 : tensor<32xf32>) outs(%338 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<f32>
    %340 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<i64>) -> tensor<i64>
    %341 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%331 : tensor<32xi1>) outs(%340 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %532 = arith.extui %in : i1 to i64
      %533 = arith.addi %532, %out : i64
      linalg.yield %533 : i64
    } -> tensor<i64>
    %342 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%339, %341 : tensor<f32>, tensor<i64>) outs(%337 : tensor<f32>) {
    ^bb0(%in: f32, %in_165: i64, %out: f32):
      %532 = arith.sitofp %in_165 : i64 to f32
      %533 = arith.divf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<f32>
    %343 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%6, %cst_2, %342 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%337 : tensor<f32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<f32>
    %344 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%cst_6, %341 : tensor<f32>, tensor<i64>) outs(%337 : tensor<f32>) {
    ^bb0(%in: f32, %in_165: i64, %out: f32):
      %532 = arith.sitofp %in_165 : i64 to f32
      %533 = arith.divf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<f32>
    %345 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%344 : tensor<f32>) outs(%321 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %346 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%331, %345, %cst_4 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%321 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<32xf32>
    %expanded_82 = tensor.expand_shape %346 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %347 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%324, %329 : tensor<32x29xf32>, tensor<32x1xf32>) outs(%316 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x29xf32>
    %348 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%347 : tensor<32x29xf32>) outs(%316 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = math.exp %in : f32
      linalg.yield %532 : f32
    } -> tensor<32x29xf32>
    %349 = tensor.empty() : tensor<29xi64>
    %350 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%349 : tensor<29xi64>) {
    ^bb0(%out: i64):
      %532 = linalg.index 0 : index
      %533 = arith.index_cast %532 : index to i64
      linalg.yield %533 : i64
    } -> tensor<29xi64>
    %expanded_83 = tensor.expand_shape %350 [[0, 1]] output_shape [1, 29] : tensor<29xi64> into tensor<1x29xi64>
    %expanded_84 = tensor.expand_shape %collapsed_78 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %351 = tensor.empty() : tensor<32x29xi1>
    %352 = linalg.generic {indexing_maps = [#map13, #map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_83, %expanded_84 : tensor<1x29xi64>, tensor<32x1xi64>) outs(%351 : tensor<32x29xi1>) {
    ^bb0(%in: i64, %in_165: i64, %out: i1):
      %532 = arith.cmpi eq, %in, %in_165 : i64
      linalg.yield %532 : i1
    } -> tensor<32x29xi1>
    %353 = linalg.generic {indexing_maps = [#map5, #map19, #map19, #map5], iterator_types = ["parallel", "parallel"]} ins(%352, %cst_6, %cst_4 : tensor<32x29xi1>, tensor<f32>, tensor<f32>) outs(%316 : tensor<32x29xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<32x29xf32>
    %354 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%348, %353 : tensor<32x29xf32>, tensor<32x29xf32>) outs(%316 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x29xf32>
    %355 = linalg.generic {indexing_maps = [#map5, #map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%354, %expanded_82 : tensor<32x29xf32>, tensor<32x1xf32>) outs(%316 : tensor<32x29xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<32x29xf32>
    %356 = tensor.empty() : tensor<29x32xf32>
    %transposed_85 = linalg.transpose ins(%355 : tensor<32x29xf32>) outs(%356 : tensor<29x32xf32>) permutation = [1, 0] 
    %357 = tensor.empty() : tensor<29x16xf32>
    %358 = linalg.fill ins(%cst_0 : f32) outs(%357 : tensor<29x16xf32>) -> tensor<29x16xf32>
    %359 = linalg.matmul ins(%transposed_85, %collapsed_77 : tensor<29x32xf32>, tensor<32x16xf32>) outs(%358 : tensor<29x16xf32>) -> tensor<29x16xf32>
    %360 = linalg.matmul ins(%355, %arg0 : tensor<32x29xf32>, tensor<29x16xf32>) outs(%108 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %expanded_86 = tensor.expand_shape %360 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %361 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_86, %arg26 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %362 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.mulf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %363 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%361 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %364 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %312 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %365 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%364 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %366 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %365 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %367 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %363 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %368 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %366 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %369 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.divf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %370 = linalg.generic {indexing_maps = [#map9, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %368 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %371 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_86, %312 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %372 = tensor.empty() : tensor<16xf32>
    %373 = linalg.fill ins(%cst_0 : f32) outs(%372 : tensor<16xf32>) -> tensor<16xf32>
    %374 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%371 : tensor<4x8x16xf32>) outs(%373 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<16xf32>
    %375 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_86 : tensor<4x8x16xf32>) outs(%373 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<16xf32>
    %376 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %370, %cst_4 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %377 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_87 = tensor.collapse_shape %377 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %378 = linalg.matmul ins(%collapsed_87, %arg24 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%148 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %379 = tensor.empty() : tensor<16x32xf32>
    %transposed_88 = linalg.transpose ins(%collapsed_87 : tensor<32x16xf32>) outs(%379 : tensor<16x32xf32>) permutation = [1, 0] 
    %380 = linalg.fill ins(%cst_0 : f32) outs(%146 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %381 = linalg.matmul ins(%transposed_88, %collapsed_73 : tensor<16x32xf32>, tensor<32x64xf32>) outs(%380 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %382 = tensor.empty() : tensor<1x16xf32>
    %383 = linalg.fill ins(%cst_0 : f32) outs(%382 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %384 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_87 : tensor<32x16xf32>) outs(%383 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<1x16xf32>
    %collapsed_89 = tensor.collapse_shape %384 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_90 = tensor.expand_shape %378 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %385 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_7 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x64xf32>
    %386 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %cst_16 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %387 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_8 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x64xf32>
    %388 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.mulf %in, %cst_15 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %389 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %275 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %390 = linalg.generic {indexing_maps = [#map8, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %389 : tensor<f32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %391 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %390 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %392 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %387 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %393 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %392 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %394 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_90, %393 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_91 = tensor.collapse_shape %394 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %395 = linalg.matmul ins(%collapsed_91, %arg22 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%108 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %396 = tensor.empty() : tensor<64x32xf32>
    %transposed_92 = linalg.transpose ins(%collapsed_91 : tensor<32x64xf32>) outs(%396 : tensor<64x32xf32>) permutation = [1, 0] 
    %397 = linalg.fill ins(%cst_0 : f32) outs(%162 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %398 = linalg.matmul ins(%transposed_92, %collapsed_70 : tensor<64x32xf32>, tensor<32x16xf32>) outs(%397 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %399 = tensor.empty() : tensor<1x64xf32>
    %400 = linalg.fill ins(%cst_0 : f32) outs(%399 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %401 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_91 : tensor<32x64xf32>) outs(%400 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<1x64xf32>
    %collapsed_93 = tensor.collapse_shape %401 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_94 = tensor.expand_shape %395 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %402 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_94, %arg20 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %403 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.mulf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %404 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%402 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %405 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %263 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %406 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%405 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %407 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %406 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %408 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %404 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %409 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408, %407 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %410 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.divf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %411 = linalg.generic {indexing_maps = [#map9, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %409 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %412 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_94, %263 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %413 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%412 : tensor<4x8x16xf32>) outs(%373 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<16xf32>
    %414 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_94 : tensor<4x8x16xf32>) outs(%373 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<16xf32>
    %415 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370, %411 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %416 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %415, %cst_4 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %417 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_95 = tensor.collapse_shape %417 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %418 = linalg.matmul ins(%collapsed_95, %arg18 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%108 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_96 = linalg.transpose ins(%collapsed_95 : tensor<32x16xf32>) outs(%379 : tensor<16x32xf32>) permutation = [1, 0] 
    %419 = linalg.fill ins(%cst_0 : f32) outs(%106 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %420 = linalg.matmul ins(%transposed_96, %collapsed_67 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%419 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %421 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_95 : tensor<32x16xf32>) outs(%383 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<1x16xf32>
    %collapsed_97 = tensor.collapse_shape %421 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_98 = tensor.expand_shape %418 [[0, 1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<32x16xf32> into tensor<4x8x2x8xf32>
    %transposed_99 = linalg.transpose ins(%expanded_98 : tensor<4x8x2x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_100 = tensor.collapse_shape %transposed_99 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %transposed_101 = linalg.transpose ins(%collapsed_63 : tensor<8x8x8xf32>) outs(%62 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %422 = linalg.batch_matmul ins(%transposed_101, %collapsed_100 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %transposed_102 = linalg.transpose ins(%collapsed_64 : tensor<8x8x8xf32>) outs(%62 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %423 = linalg.batch_matmul ins(%collapsed_100, %transposed_102 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_103 = tensor.expand_shape %422 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %expanded_104 = tensor.expand_shape %423 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %424 = linalg.generic {indexing_maps = [#map12, #map12, #map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %expanded_104, %cst_4 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<f32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %425 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%424 : tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x2x8x8xf32>
    %426 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425, %210 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %427 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%426 : tensor<4x2x8x8xf32>) outs(%82 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x1xf32>
    %428 = linalg.generic {indexing_maps = [#map12, #map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210, %427 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %429 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%426, %428 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %430 = linalg.generic {indexing_maps = [#map15, #map16, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %cst_4, %429 : tensor<8x8xi1>, tensor<f32>, tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %431 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%430 : tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_10 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x2x8x8xf32>
    %collapsed_105 = tensor.collapse_shape %431 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %transposed_106 = linalg.transpose ins(%collapsed_59 : tensor<8x8x8xf32>) outs(%62 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %432 = linalg.batch_matmul ins(%transposed_106, %collapsed_105 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %transposed_107 = linalg.transpose ins(%collapsed_60 : tensor<8x8x8xf32>) outs(%62 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %433 = linalg.batch_matmul ins(%collapsed_105, %transposed_107 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_108 = tensor.expand_shape %432 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %expanded_109 = tensor.expand_shape %433 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %transposed_110 = linalg.transpose ins(%expanded_103 : tensor<4x2x8x8xf32>) outs(%105 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_111 = tensor.collapse_shape %transposed_110 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_112 = linalg.transpose ins(%expanded_108 : tensor<4x2x8x8xf32>) outs(%105 : tensor<4x8x2x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_113 = tensor.collapse_shape %transposed_112 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_114 = linalg.transpose ins(%expanded_109 : tensor<4x2x8x8xf32>) outs(%105 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_115 = tensor.collapse_shape %transposed_114 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %434 = tensor.empty() : tensor<4x8x48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_115 into %434[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_116 = tensor.insert_slice %collapsed_113 into %inserted_slice[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_117 = tensor.insert_slice %collapsed_111 into %inserted_slice_116[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %collapsed_118 = tensor.collapse_shape %inserted_slice_117 [[0, 1], [2]] : tensor<4x8x48xf32> into tensor<32x48xf32>
    %435 = linalg.matmul ins(%collapsed_118, %arg16 : tensor<32x48xf32>, tensor<48x16xf32>) outs(%108 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %436 = tensor.empty() : tensor<48x32xf32>
    %transposed_119 = linalg.transpose ins(%collapsed_118 : tensor<32x48xf32>) outs(%436 : tensor<48x32xf32>) permutation = [1, 0] 
    %437 = tensor.empty() : tensor<48x16xf32>
    %438 = linalg.fill ins(%cst_0 : f32) outs(%437 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %439 = linalg.matmul ins(%transposed_119, %collapsed_47 : tensor<48x32xf32>, tensor<32x16xf32>) outs(%438 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %440 = tensor.empty() : tensor<1x48xf32>
    %441 = linalg.fill ins(%cst_0 : f32) outs(%440 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %442 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_118 : tensor<32x48xf32>) outs(%441 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<1x48xf32>
    %collapsed_120 = tensor.collapse_shape %442 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_121 = tensor.expand_shape %435 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %443 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_121, %arg14 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %444 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.mulf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %445 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%443 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %446 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %197 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %447 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%446 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %448 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %447 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %449 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444, %445 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %450 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %448 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %451 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.divf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %452 = linalg.generic {indexing_maps = [#map9, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %450 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %453 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_121, %197 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %454 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%453 : tensor<4x8x16xf32>) outs(%373 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<16xf32>
    %455 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_121 : tensor<4x8x16xf32>) outs(%373 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<16xf32>
    %456 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415, %452 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %457 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %456, %cst_4 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %458 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_122 = tensor.collapse_shape %458 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %459 = linalg.matmul ins(%collapsed_122, %arg12 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%148 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %transposed_123 = linalg.transpose ins(%collapsed_122 : tensor<32x16xf32>) outs(%379 : tensor<16x32xf32>) permutation = [1, 0] 
    %460 = linalg.matmul ins(%transposed_123, %collapsed_44 : tensor<16x32xf32>, tensor<32x64xf32>) outs(%380 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %461 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_122 : tensor<32x16xf32>) outs(%383 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<1x16xf32>
    %collapsed_124 = tensor.collapse_shape %461 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_125 = tensor.expand_shape %459 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x64xf32> into tensor<4x8x64xf32>
    %462 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_7 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x64xf32>
    %463 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %cst_16 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %464 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_8 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x64xf32>
    %465 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.mulf %in, %cst_15 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %466 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %159 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %467 = linalg.generic {indexing_maps = [#map8, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %466 : tensor<f32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %468 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %467 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468, %464 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %470 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %469 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %471 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_125, %470 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%152 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x64xf32>
    %collapsed_126 = tensor.collapse_shape %471 [[0, 1], [2]] : tensor<4x8x64xf32> into tensor<32x64xf32>
    %472 = linalg.matmul ins(%collapsed_126, %arg10 : tensor<32x64xf32>, tensor<64x16xf32>) outs(%108 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_127 = linalg.transpose ins(%collapsed_126 : tensor<32x64xf32>) outs(%396 : tensor<64x32xf32>) permutation = [1, 0] 
    %473 = linalg.matmul ins(%transposed_127, %collapsed_41 : tensor<64x32xf32>, tensor<32x16xf32>) outs(%397 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %474 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_126 : tensor<32x64xf32>) outs(%400 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<1x64xf32>
    %collapsed_128 = tensor.collapse_shape %474 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_129 = tensor.expand_shape %472 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %475 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_129, %arg8 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %476 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.mulf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %477 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%475 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %478 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475, %143 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %479 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%478 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %480 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %479 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %481 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %477 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %482 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %480 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %483 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.divf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %484 = linalg.generic {indexing_maps = [#map9, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %482 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %485 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_129, %143 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %486 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%485 : tensor<4x8x16xf32>) outs(%373 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<16xf32>
    %487 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_129 : tensor<4x8x16xf32>) outs(%373 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<16xf32>
    %488 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456, %484 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %489 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %488, %cst_4 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %490 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%489 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_130 = tensor.collapse_shape %490 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %491 = linalg.matmul ins(%collapsed_130, %arg6 : tensor<32x16xf32>, tensor<16x16xf32>) outs(%108 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_131 = linalg.transpose ins(%collapsed_130 : tensor<32x16xf32>) outs(%379 : tensor<16x32xf32>) permutation = [1, 0] 
    %492 = linalg.matmul ins(%transposed_131, %collapsed_38 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%419 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %493 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_130 : tensor<32x16xf32>) outs(%383 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<1x16xf32>
    %collapsed_132 = tensor.collapse_shape %493 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_133 = tensor.expand_shape %491 [[0, 1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<32x16xf32> into tensor<4x8x2x8xf32>
    %transposed_134 = linalg.transpose ins(%expanded_133 : tensor<4x8x2x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_135 = tensor.collapse_shape %transposed_134 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %transposed_136 = linalg.transpose ins(%collapsed_34 : tensor<8x8x8xf32>) outs(%62 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %494 = linalg.batch_matmul ins(%transposed_136, %collapsed_135 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %transposed_137 = linalg.transpose ins(%collapsed_35 : tensor<8x8x8xf32>) outs(%62 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %495 = linalg.batch_matmul ins(%collapsed_135, %transposed_137 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_138 = tensor.expand_shape %494 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %expanded_139 = tensor.expand_shape %495 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %496 = linalg.generic {indexing_maps = [#map12, #map12, #map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %expanded_139, %cst_4 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<f32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %497 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%496 : tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x2x8x8xf32>
    %498 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%497, %84 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %499 = linalg.generic {indexing_maps = [#map12, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%498 : tensor<4x2x8x8xf32>) outs(%82 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x1xf32>
    %500 = linalg.generic {indexing_maps = [#map12, #map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %499 : tensor<4x2x8x8xf32>, tensor<4x2x8x1xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %501 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%498, %500 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %502 = linalg.generic {indexing_maps = [#map15, #map16, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %cst_4, %501 : tensor<8x8xi1>, tensor<f32>, tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x2x8x8xf32>
    %503 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%502 : tensor<4x2x8x8xf32>) outs(%61 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_10 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x2x8x8xf32>
    %collapsed_140 = tensor.collapse_shape %503 [[0, 1], [2], [3]] : tensor<4x2x8x8xf32> into tensor<8x8x8xf32>
    %transposed_141 = linalg.transpose ins(%collapsed_27 : tensor<8x8x8xf32>) outs(%62 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %504 = linalg.batch_matmul ins(%transposed_141, %collapsed_140 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %transposed_142 = linalg.transpose ins(%collapsed_28 : tensor<8x8x8xf32>) outs(%62 : tensor<8x8x8xf32>) permutation = [0, 2, 1] 
    %505 = linalg.batch_matmul ins(%collapsed_140, %transposed_142 : tensor<8x8x8xf32>, tensor<8x8x8xf32>) outs(%63 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    %expanded_143 = tensor.expand_shape %504 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %expanded_144 = tensor.expand_shape %505 [[0, 1], [2], [3]] output_shape [4, 2, 8, 8] : tensor<8x8x8xf32> into tensor<4x2x8x8xf32>
    %transposed_145 = linalg.transpose ins(%expanded_138 : tensor<4x2x8x8xf32>) outs(%105 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_146 = tensor.collapse_shape %transposed_145 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_147 = linalg.transpose ins(%expanded_143 : tensor<4x2x8x8xf32>) outs(%105 : tensor<4x8x2x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %transposed_149 = linalg.transpose ins(%expanded_144 : tensor<4x2x8x8xf32>) outs(%105 : tensor<4x8x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_150 = tensor.collapse_shape %transposed_149 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %inserted_slice_151 = tensor.insert_slice %collapsed_150 into %434[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_152 = tensor.insert_slice %collapsed_148 into %inserted_slice_151[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %inserted_slice_153 = tensor.insert_slice %collapsed_146 into %inserted_slice_152[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> into tensor<4x8x48xf32>
    %collapsed_154 = tensor.collapse_shape %inserted_slice_153 [[0, 1], [2]] : tensor<4x8x48xf32> into tensor<32x48xf32>
    %506 = linalg.matmul ins(%collapsed_154, %arg4 : tensor<32x48xf32>, tensor<48x16xf32>) outs(%108 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %transposed_155 = linalg.transpose ins(%collapsed_154 : tensor<32x48xf32>) outs(%436 : tensor<48x32xf32>) permutation = [1, 0] 
    %507 = linalg.matmul ins(%transposed_155, %collapsed : tensor<48x32xf32>, tensor<32x16xf32>) outs(%438 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %508 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction", "parallel"]} ins(%collapsed_154 : tensor<32x48xf32>) outs(%441 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<1x48xf32>
    %collapsed_156 = tensor.collapse_shape %508 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_157 = tensor.expand_shape %506 [[0, 1], [2]] output_shape [4, 8, 16] : tensor<32x16xf32> into tensor<4x8x16xf32>
    %509 = linalg.generic {indexing_maps = [#map3, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_157, %arg2 : tensor<4x8x16xf32>, tensor<16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %510 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.mulf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %511 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%509 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %512 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509, %52 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %513 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%512 : tensor<4x8x16xf32>) outs(%46 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %514 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %513 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %515 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510, %511 : tensor<4x8x16xf32>, tensor<4x8x1xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %516 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %514 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.subf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %517 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<4x8x1xf32>) outs(%44 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.divf %in, %cst_14 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x1xf32>
    %518 = linalg.generic {indexing_maps = [#map9, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %516 : tensor<4x8x1xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %519 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_157, %52 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.mulf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %520 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%519 : tensor<4x8x16xf32>) outs(%373 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<16xf32>
    %521 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_157 : tensor<4x8x16xf32>) outs(%373 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<16xf32>
    %522 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488, %518 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %523 = linalg.generic {indexing_maps = [#map3, #map3, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %522, %cst_4 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<f32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_165: f32, %in_166: f32, %out: f32):
      %532 = arith.select %in, %in_165, %in_166 : f32
      linalg.yield %532 : f32
    } -> tensor<4x8x16xf32>
    %524 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%523 : tensor<4x8x16xf32>) outs(%7 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.truncf %cst_12 : f64 to f32
      %533 = arith.mulf %in, %532 : f32
      linalg.yield %533 : f32
    } -> tensor<4x8x16xf32>
    %525 = tensor.empty() : tensor<1x8x16xf32>
    %526 = linalg.fill ins(%cst_0 : f32) outs(%525 : tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
    %527 = linalg.generic {indexing_maps = [#map3, #map20], iterator_types = ["reduction", "parallel", "parallel"]} ins(%524 : tensor<4x8x16xf32>) outs(%526 : tensor<1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %532 = arith.addf %in, %out : f32
      linalg.yield %532 : f32
    } -> tensor<1x8x16xf32>
    %collapsed_158 = tensor.collapse_shape %527 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
    %expanded_159 = tensor.expand_shape %1 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64>
    %expanded_160 = tensor.expand_shape %collapsed_158 [[0], [1, 2]] output_shape [8, 1, 16] : tensor<8x16xf32> into tensor<8x1x16xf32>
    %528 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %529 = scf.for %arg32 = %c0 to %c8 step %c1 iter_args(%arg33 = %528) -> (tensor<8x16xf32>) {
      %extracted = tensor.extract %expanded_159[%arg32, %c0] : tensor<8x1xi64>
      %532 = arith.index_cast %extracted : i64 to index
      %extracted_slice_165 = tensor.extract_slice %expanded_160[%arg32, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<8x1x16xf32> to tensor<16xf32>
      %extracted_slice_166 = tensor.extract_slice %arg33[%532, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
      %533 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_165 : tensor<16xf32>) outs(%extracted_slice_166 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %534 = arith.addf %out, %in : f32
        linalg.yield %534 : f32
      } -> tensor<16xf32>
      %inserted_slice_167 = tensor.insert_slice %533 into %arg33[%532, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<8x16xf32>
      scf.yield %inserted_slice_167 : tensor<8x16xf32>
    }
    %collapsed_161 = tensor.collapse_shape %arg29 [[0, 1]] : tensor<4x8xi64> into tensor<32xi64>
    %collapsed_162 = tensor.collapse_shape %524 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %expanded_163 = tensor.expand_shape %collapsed_161 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %expanded_164 = tensor.expand_shape %collapsed_162 [[0], [1, 2]] output_shape [32, 1, 16] : tensor<32x16xf32> into tensor<32x1x16xf32>
    %530 = scf.for %arg32 = %c0 to %c32 step %c1 iter_args(%arg33 = %358) -> (tensor<29x16xf32>) {
      %extracted = tensor.extract %expanded_163[%arg32, %c0] : tensor<32x1xi64>
      %532 = arith.index_cast %extracted : i64 to index
      %extracted_slice_165 = tensor.extract_slice %expanded_164[%arg32, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<32x1x16xf32> to tensor<16xf32>
      %extracted_slice_166 = tensor.extract_slice %arg33[%532, 0] [1, 16] [1, 1] : tensor<29x16xf32> to tensor<16xf32>
      %533 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_165 : tensor<16xf32>) outs(%extracted_slice_166 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %534 = arith.addf %out, %in : f32
        linalg.yield %534 : f32
      } -> tensor<16xf32>
      %inserted_slice_167 = tensor.insert_slice %533 into %arg33[%532, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<29x16xf32>
      scf.yield %inserted_slice_167 : tensor<29x16xf32>
    }
    %531 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%359, %530 : tensor<29x16xf32>, tensor<29x16xf32>) outs(%357 : tensor<29x16xf32>) {
    ^bb0(%in: f32, %in_165: f32, %out: f32):
      %532 = arith.addf %in, %in_165 : f32
      linalg.yield %532 : f32
    } -> tensor<29x16xf32>
    return %343, %531, %529, %520, %521, %507, %collapsed_156, %492, %collapsed_132, %486, %487, %473, %collapsed_128, %460, %collapsed_124, %454, %455, %439, %collapsed_120, %420, %collapsed_97, %413, %414, %398, %collapsed_93, %381, %collapsed_89, %374, %375 : tensor<f32>, tensor<29x16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}
