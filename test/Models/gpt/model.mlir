#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1) -> (0, d1)>
#map11 = affine_map<(d0, d1) -> (d0, 0)>
#map12 = affine_map<(d0, d1) -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<() -> ()>
#map18 = affine_map<(d0, d1, d2) -> ()>
#map19 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
module @gpt {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "gpt.GPT" {
    fsdp.module @tokens class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<32x16xf32>
    }
    fsdp.module @positions class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<12x16xf32>
    }
    fsdp.module @blocks class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "gpt.Block" {
        fsdp.module @norm1 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @attention class "gpt.Attention" {
          fsdp.module @qkv class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<48x16xf32>
            fsdp.param @bias : tensor<48xf32>
          }
          fsdp.module @proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @norm2 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @feed_forward class "gpt.FeedForward" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<64x16xf32>
            fsdp.param @bias : tensor<64xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x64xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
      }
      fsdp.module @"1" class "gpt.Block" {
        fsdp.module @norm1 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @attention class "gpt.Attention" {
          fsdp.module @qkv class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<48x16xf32>
            fsdp.param @bias : tensor<48xf32>
          }
          fsdp.module @proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @norm2 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @feed_forward class "gpt.FeedForward" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<64x16xf32>
            fsdp.param @bias : tensor<64xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x64xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
      }
      fsdp.module @"2" class "gpt.Block" {
        fsdp.module @norm1 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @attention class "gpt.Attention" {
          fsdp.module @qkv class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<48x16xf32>
            fsdp.param @bias : tensor<48xf32>
          }
          fsdp.module @proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @norm2 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @feed_forward class "gpt.FeedForward" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<64x16xf32>
            fsdp.param @bias : tensor<64xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x64xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
      }
      fsdp.module @"3" class "gpt.Block" {
        fsdp.module @norm1 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @attention class "gpt.Attention" {
          fsdp.module @qkv class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<48x16xf32>
            fsdp.param @bias : tensor<48xf32>
          }
          fsdp.module @proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @norm2 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @feed_forward class "gpt.FeedForward" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<64x16xf32>
            fsdp.param @bias : tensor<64xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<16x64xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
      }
    }
    fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
      fsdp.param @weight : tensor<16xf32>
      fsdp.param @bias : tensor<16xf32>
    }
    fsdp.module @head class "torch.nn.modules.linear.Linear" {
      fsdp.alias @weight = @model::@tokens::@weight
    }
  }
  func.func @step(%arg0: tensor<32x16xf32> {fsdp.role = #fsdp.state<@model::@tokens::@weight>}, %arg1: tensor<12x16xf32> {fsdp.role = #fsdp.state<@model::@positions::@weight>}, %arg2: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm1::@weight>}, %arg3: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm1::@bias>}, %arg4: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@qkv::@weight>}, %arg5: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@qkv::@bias>}, %arg6: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@proj::@weight>}, %arg7: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@proj::@bias>}, %arg8: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm2::@weight>}, %arg9: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm2::@bias>}, %arg10: tensor<64x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@feed_forward::@up::@weight>}, %arg11: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@feed_forward::@up::@bias>}, %arg12: tensor<16x64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@feed_forward::@down::@weight>}, %arg13: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@feed_forward::@down::@bias>}, %arg14: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm1::@weight>}, %arg15: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm1::@bias>}, %arg16: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@qkv::@weight>}, %arg17: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@qkv::@bias>}, %arg18: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@proj::@weight>}, %arg19: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@proj::@bias>}, %arg20: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm2::@weight>}, %arg21: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm2::@bias>}, %arg22: tensor<64x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@feed_forward::@up::@weight>}, %arg23: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@feed_forward::@up::@bias>}, %arg24: tensor<16x64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@feed_forward::@down::@weight>}, %arg25: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@feed_forward::@down::@bias>}, %arg26: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@norm1::@weight>}, %arg27: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@norm1::@bias>}, %arg28: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@attention::@qkv::@weight>}, %arg29: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@attention::@qkv::@bias>}, %arg30: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@attention::@proj::@weight>}, %arg31: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@attention::@proj::@bias>}, %arg32: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@norm2::@weight>}, %arg33: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@norm2::@bias>}, %arg34: tensor<64x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@feed_forward::@up::@weight>}, %arg35: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@feed_forward::@up::@bias>}, %arg36: tensor<16x64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@feed_forward::@down::@weight>}, %arg37: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@feed_forward::@down::@bias>}, %arg38: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@norm1::@weight>}, %arg39: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@norm1::@bias>}, %arg40: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@attention::@qkv::@weight>}, %arg41: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@attention::@qkv::@bias>}, %arg42: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@attention::@proj::@weight>}, %arg43: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@attention::@proj::@bias>}, %arg44: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@norm2::@weight>}, %arg45: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@norm2::@bias>}, %arg46: tensor<64x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@feed_forward::@up::@weight>}, %arg47: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@feed_forward::@up::@bias>}, %arg48: tensor<16x64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@feed_forward::@down::@weight>}, %arg49: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@feed_forward::@down::@bias>}, %arg50: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@norm::@weight>}, %arg51: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@norm::@bias>}, %arg52: tensor<4x12xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 32]>}, %arg53: tensor<4x12xi64> {fsdp.role = #fsdp.input<"targets", indices = [0, 32, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<32x16xf32> {fsdp.role = #fsdp.grad<@model::@tokens::@weight>}, tensor<12x16xf32> {fsdp.role = #fsdp.grad<@model::@positions::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm1::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@qkv::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@qkv::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@proj::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm2::@bias>}, tensor<64x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@feed_forward::@up::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@feed_forward::@up::@bias>}, tensor<16x64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@feed_forward::@down::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@feed_forward::@down::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm1::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@qkv::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@qkv::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@proj::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm2::@bias>}, tensor<64x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@feed_forward::@up::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@feed_forward::@up::@bias>}, tensor<16x64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@feed_forward::@down::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@feed_forward::@down::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@norm1::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@attention::@qkv::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@attention::@qkv::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@attention::@proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@attention::@proj::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@norm2::@bias>}, tensor<64x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@feed_forward::@up::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@feed_forward::@up::@bias>}, tensor<16x64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@feed_forward::@down::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@feed_forward::@down::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@norm1::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@norm1::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@attention::@qkv::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@attention::@qkv::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@attention::@proj::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@attention::@proj::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@norm2::@bias>}, tensor<64x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@feed_forward::@up::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@feed_forward::@up::@bias>}, tensor<16x64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@feed_forward::@down::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@feed_forward::@down::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@norm::@bias>}) {
    %c48 = arith.constant 48 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %c12 = arith.constant 12 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4x2x12x12xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant dense<true> : tensor<12x12xi1>
    %cst_6 = arith.constant 1.341450e-01 : f64
    %cst_7 = arith.constant 0.79788456080286541 : f64
    %cst_8 = arith.constant 4.471500e-02 : f64
    %cst_9 = arith.constant 0xFFF0000000000000 : f64
    %cst_10 = arith.constant 0.59460355750136051 : f64
    %cst_11 = arith.constant 1.000000e-05 : f64
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = arith.constant 1.600000e+01 : f64
    %cst_14 = arith.constant 1.600000e+01 : f32
    %cst_15 = arith.constant 5.000000e-01 : f32
    %cst_16 = arith.constant 1.000000e+00 : f32
    %cst_17 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<12xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<12xi64>) {
    ^bb0(%out: i64):
      %665 = linalg.index 0 : index
      %666 = arith.index_cast %665 : index to i64
      linalg.yield %666 : i64
    } -> tensor<12xi64>
    %2 = tensor.empty() : tensor<4x12x16xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg52 : tensor<4x12xi64>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %665 = arith.index_cast %in : i64 to index
      %666 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%665, %666] : tensor<32x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x12x16xf32>
    %4 = tensor.empty() : tensor<12x16xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<12xi64>) outs(%4 : tensor<12x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %665 = arith.index_cast %in : i64 to index
      %666 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%665, %666] : tensor<12x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x16xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<4x12x16xf32>, tensor<12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %7 = tensor.empty() : tensor<4x12x16xf64>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %665 = arith.extf %in : f32 to f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %9 = tensor.empty() : tensor<4x12x1xf64>
    %10 = linalg.fill ins(%cst : f64) outs(%9 : tensor<4x12x1xf64>) -> tensor<4x12x1xf64>
    %11 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %13 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.subf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.mulf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %15 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %17 = tensor.empty() : tensor<4x12x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %665 = arith.truncf %in : f64 to f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<4x12x1xf32>) -> tensor<4x12x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_11 : f64 to f32
      %666 = arith.addf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.rsqrt %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg2 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg3 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed = tensor.collapse_shape %27 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %28 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<48x48xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<48x48xf32>) -> tensor<48x48xf32>
    %31 = linalg.matmul ins(%collapsed, %transposed : tensor<48x16xf32>, tensor<16x48xf32>) outs(%30 : tensor<48x48xf32>) -> tensor<48x48xf32>
    %32 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x48xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<48x48xf32>, tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x48xf32>
    %expanded = tensor.expand_shape %33 [[0, 1], [2]] output_shape [4, 12, 48] : tensor<48x48xf32> into tensor<4x12x48xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_18 = tensor.extract_slice %expanded[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_19 = tensor.extract_slice %expanded[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %expanded_20 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %34 = tensor.empty() : tensor<4x2x12x8xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_22 = tensor.expand_shape %extracted_slice_18 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %expanded_23 = tensor.expand_shape %extracted_slice_19 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %35 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_21 : tensor<4x2x12x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x12x8xf32>
    %expanded_25 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 12] : tensor<12xi64> into tensor<1x12xi64>
    %expanded_26 = tensor.expand_shape %1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %36 = tensor.empty() : tensor<12x12xi64>
    %37 = linalg.generic {indexing_maps = [#map10, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_25, %expanded_26 : tensor<1x12xi64>, tensor<12x1xi64>) outs(%36 : tensor<12x12xi64>) {
    ^bb0(%in: i64, %in_291: i64, %out: i64):
      %665 = arith.subi %in, %in_291 : i64
      linalg.yield %665 : i64
    } -> tensor<12x12xi64>
    %38 = tensor.empty() : tensor<12x12xi1>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<12x12xi64>) outs(%38 : tensor<12x12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %665 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %665 : i1
    } -> tensor<12x12xi1>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%39, %cst_5 : tensor<12x12xi1>, tensor<12x12xi1>) outs(%38 : tensor<12x12xi1>) {
    ^bb0(%in: i1, %in_291: i1, %out: i1):
      %665 = arith.andi %in, %in_291 : i1
      linalg.yield %665 : i1
    } -> tensor<12x12xi1>
    %41 = tensor.empty() : tensor<12x12xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map12, #map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%40, %cst_3, %cst_4 : tensor<12x12xi1>, tensor<f32>, tensor<f32>) outs(%41 : tensor<12x12xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %665 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %665 : f32
    } -> tensor<12x12xf32>
    %43 = tensor.empty() : tensor<4x2x8x12xf32>
    %transposed_27 = linalg.transpose ins(%expanded_22 : tensor<4x12x2x8xf32>) outs(%43 : tensor<4x2x8x12xf32>) permutation = [0, 2, 3, 1] 
    %44 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<4x2x8x12xf32>) outs(%43 : tensor<4x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x8x12xf32>
    %collapsed_28 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %collapsed_29 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<4x2x8x12xf32> into tensor<8x8x12xf32>
    %45 = tensor.empty() : tensor<8x12x12xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %47 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<8x12x8xf32>, tensor<8x8x12xf32>) outs(%46 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded_30 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [4, 2, 12, 12] : tensor<8x12x12xf32> into tensor<4x2x12x12xf32>
    %48 = tensor.empty() : tensor<4x2x12x12xf32>
    %49 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %42 : tensor<4x2x12x12xf32>, tensor<12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %50 = tensor.empty() : tensor<4x2x12xi64>
    %51 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<4x2x12xi64>) -> tensor<4x2x12xi64>
    %52 = tensor.empty() : tensor<4x2x12xf32>
    %53 = linalg.fill ins(%cst_1 : f32) outs(%52 : tensor<4x2x12xf32>) -> tensor<4x2x12xf32>
    %54:2 = linalg.generic {indexing_maps = [#map9, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<4x2x12x12xf32>) outs(%53, %51 : tensor<4x2x12xf32>, tensor<4x2x12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_291: i64):
      %665 = linalg.index 3 : index
      %666 = arith.index_cast %665 : index to i64
      %667 = arith.maximumf %in, %out : f32
      %668 = arith.cmpf ogt, %in, %out : f32
      %669 = arith.select %668, %666, %out_291 : i64
      linalg.yield %667, %669 : f32, i64
    } -> (tensor<4x2x12xf32>, tensor<4x2x12xi64>)
    %expanded_31 = tensor.expand_shape %54#0 [[0], [1], [2, 3]] output_shape [4, 2, 12, 1] : tensor<4x2x12xf32> into tensor<4x2x12x1xf32>
    %55 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %expanded_31 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %56 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.exp %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %57 = tensor.empty() : tensor<4x2x12x1xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<4x2x12x1xf32>) -> tensor<4x2x12x1xf32>
    %59 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<4x2x12x12xf32>) outs(%58 : tensor<4x2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x1xf32>
    %60 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %59 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.divf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %61 = tensor.empty() : tensor<4x2x12x12xi1>
    %62 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<4x2x12x12xf32>) outs(%61 : tensor<4x2x12x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %665 = arith.extf %in : f32 to f64
      %666 = arith.cmpf oeq, %665, %cst_9 : f64
      linalg.yield %666 : i1
    } -> tensor<4x2x12x12xi1>
    %63 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<4x2x12x12xi1>) outs(%61 : tensor<4x2x12x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.cmpi eq, %in, %false : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x12xi1>
    %64 = tensor.empty() : tensor<4x2x12x1xi1>
    %65 = linalg.fill ins(%false : i1) outs(%64 : tensor<4x2x12x1xi1>) -> tensor<4x2x12x1xi1>
    %66 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<4x2x12x12xi1>) outs(%65 : tensor<4x2x12x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.ori %in, %out : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x1xi1>
    %67 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<4x2x12x1xi1>) outs(%64 : tensor<4x2x12x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.cmpi eq, %in, %false : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x1xi1>
    %68 = linalg.generic {indexing_maps = [#map15, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %cst_2, %60 : tensor<4x2x12x1xi1>, tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %665 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %collapsed_32 = tensor.collapse_shape %68 [[0, 1], [2], [3]] : tensor<4x2x12x12xf32> into tensor<8x12x12xf32>
    %collapsed_33 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %69 = tensor.empty() : tensor<8x12x8xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %71 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %expanded_34 = tensor.expand_shape %71 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %72 = tensor.empty() : tensor<4x12x2x8xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0, 1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<48x16xf32>
    %73 = tensor.empty() : tensor<16x16xf32>
    %transposed_37 = linalg.transpose ins(%arg6 : tensor<16x16xf32>) outs(%73 : tensor<16x16xf32>) permutation = [1, 0] 
    %74 = tensor.empty() : tensor<48x16xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %76 = linalg.matmul ins(%collapsed_36, %transposed_37 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %77 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%76, %77 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x16xf32>
    %expanded_38 = tensor.expand_shape %78 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %expanded_38 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %665 = arith.extf %in : f32 to f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %81 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %82 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %83 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %82 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.subf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %84 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %83 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.mulf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %85 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %86 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %665 = arith.truncf %in : f64 to f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %88 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_11 : f64 to f32
      %666 = arith.addf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x1xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.rsqrt %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %89 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %91 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %arg8 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %arg9 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_39 = tensor.collapse_shape %95 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %96 = tensor.empty() : tensor<16x64xf32>
    %transposed_40 = linalg.transpose ins(%arg10 : tensor<64x16xf32>) outs(%96 : tensor<16x64xf32>) permutation = [1, 0] 
    %97 = tensor.empty() : tensor<48x64xf32>
    %98 = linalg.fill ins(%cst_0 : f32) outs(%97 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %99 = linalg.matmul ins(%collapsed_39, %transposed_40 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%98 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%97 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x64xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%97 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x64xf32>
    %expanded_41 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %102 = tensor.empty() : tensor<4x12x64xf32>
    %103 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %expanded_41 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %expanded_41 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_8 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %106 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %105 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_7 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %108 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_15 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.tanh %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %cst_16 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %110 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_42 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %112 = tensor.empty() : tensor<64x16xf32>
    %transposed_43 = linalg.transpose ins(%arg12 : tensor<16x64xf32>) outs(%112 : tensor<64x16xf32>) permutation = [1, 0] 
    %113 = linalg.matmul ins(%collapsed_42, %transposed_43 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %114 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %115 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%113, %114 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x16xf32>
    %expanded_44 = tensor.expand_shape %115 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %expanded_44 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %117 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %665 = arith.extf %in : f32 to f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %118 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%117 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %119 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %120 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %119 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.subf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %121 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %120 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.mulf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %122 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %123 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %124 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %665 = arith.truncf %in : f64 to f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_11 : f64 to f32
      %666 = arith.addf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x1xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.rsqrt %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %126 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %128 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %arg14 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %arg15 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_45 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_46 = linalg.transpose ins(%arg16 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %133 = linalg.matmul ins(%collapsed_45, %transposed_46 : tensor<48x16xf32>, tensor<16x48xf32>) outs(%30 : tensor<48x48xf32>) -> tensor<48x48xf32>
    %134 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x48xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133, %134 : tensor<48x48xf32>, tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x48xf32>
    %expanded_47 = tensor.expand_shape %135 [[0, 1], [2]] output_shape [4, 12, 48] : tensor<48x48xf32> into tensor<4x12x48xf32>
    %extracted_slice_48 = tensor.extract_slice %expanded_47[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_49 = tensor.extract_slice %expanded_47[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_50 = tensor.extract_slice %expanded_47[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %expanded_51 = tensor.expand_shape %extracted_slice_48 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_52 = linalg.transpose ins(%expanded_51 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_53 = tensor.expand_shape %extracted_slice_49 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %expanded_54 = tensor.expand_shape %extracted_slice_50 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %136 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_52 : tensor<4x2x12x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x12x8xf32>
    %transposed_56 = linalg.transpose ins(%expanded_53 : tensor<4x12x2x8xf32>) outs(%43 : tensor<4x2x8x12xf32>) permutation = [0, 2, 3, 1] 
    %137 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<4x2x8x12xf32>) outs(%43 : tensor<4x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x8x12xf32>
    %collapsed_57 = tensor.collapse_shape %136 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %collapsed_58 = tensor.collapse_shape %137 [[0, 1], [2], [3]] : tensor<4x2x8x12xf32> into tensor<8x8x12xf32>
    %138 = linalg.batch_matmul ins(%collapsed_57, %collapsed_58 : tensor<8x12x8xf32>, tensor<8x8x12xf32>) outs(%46 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded_59 = tensor.expand_shape %138 [[0, 1], [2], [3]] output_shape [4, 2, 12, 12] : tensor<8x12x12xf32> into tensor<4x2x12x12xf32>
    %139 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_59, %42 : tensor<4x2x12x12xf32>, tensor<12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %140:2 = linalg.generic {indexing_maps = [#map9, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%139 : tensor<4x2x12x12xf32>) outs(%53, %51 : tensor<4x2x12xf32>, tensor<4x2x12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_291: i64):
      %665 = linalg.index 3 : index
      %666 = arith.index_cast %665 : index to i64
      %667 = arith.maximumf %in, %out : f32
      %668 = arith.cmpf ogt, %in, %out : f32
      %669 = arith.select %668, %666, %out_291 : i64
      linalg.yield %667, %669 : f32, i64
    } -> (tensor<4x2x12xf32>, tensor<4x2x12xi64>)
    %expanded_60 = tensor.expand_shape %140#0 [[0], [1], [2, 3]] output_shape [4, 2, 12, 1] : tensor<4x2x12xf32> into tensor<4x2x12x1xf32>
    %141 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %expanded_60 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %142 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141 : tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.exp %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %143 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%142 : tensor<4x2x12x12xf32>) outs(%58 : tensor<4x2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x1xf32>
    %144 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %143 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.divf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %145 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<4x2x12x12xf32>) outs(%61 : tensor<4x2x12x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %665 = arith.extf %in : f32 to f64
      %666 = arith.cmpf oeq, %665, %cst_9 : f64
      linalg.yield %666 : i1
    } -> tensor<4x2x12x12xi1>
    %146 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<4x2x12x12xi1>) outs(%61 : tensor<4x2x12x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.cmpi eq, %in, %false : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x12xi1>
    %147 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%146 : tensor<4x2x12x12xi1>) outs(%65 : tensor<4x2x12x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.ori %in, %out : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x1xi1>
    %148 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147 : tensor<4x2x12x1xi1>) outs(%64 : tensor<4x2x12x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.cmpi eq, %in, %false : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x1xi1>
    %149 = linalg.generic {indexing_maps = [#map15, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %cst_2, %144 : tensor<4x2x12x1xi1>, tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %665 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %collapsed_61 = tensor.collapse_shape %149 [[0, 1], [2], [3]] : tensor<4x2x12x12xf32> into tensor<8x12x12xf32>
    %collapsed_62 = tensor.collapse_shape %transposed_55 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %150 = linalg.batch_matmul ins(%collapsed_61, %collapsed_62 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %expanded_63 = tensor.expand_shape %150 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_65 = tensor.collapse_shape %transposed_64 [[0, 1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<48x16xf32>
    %transposed_66 = linalg.transpose ins(%arg18 : tensor<16x16xf32>) outs(%73 : tensor<16x16xf32>) permutation = [1, 0] 
    %151 = linalg.matmul ins(%collapsed_65, %transposed_66 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %152 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%151, %152 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x16xf32>
    %expanded_67 = tensor.expand_shape %153 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %154 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %expanded_67 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %155 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %665 = arith.extf %in : f32 to f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %156 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %157 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %158 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %157 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.subf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %159 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %158 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.mulf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %160 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %161 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %162 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %665 = arith.truncf %in : f64 to f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %163 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %164 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %165 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_11 : f64 to f32
      %666 = arith.addf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x1xf32>
    %166 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.rsqrt %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %167 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %164 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %168 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %166 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %169 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %arg20 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %170 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %arg21 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_68 = tensor.collapse_shape %170 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_69 = linalg.transpose ins(%arg22 : tensor<64x16xf32>) outs(%96 : tensor<16x64xf32>) permutation = [1, 0] 
    %171 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%98 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %172 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%97 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x64xf32>
    %173 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%171, %172 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%97 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x64xf32>
    %expanded_70 = tensor.expand_shape %173 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %expanded_70 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %175 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %expanded_70 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %176 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_8 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %177 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %176 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %178 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_7 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %179 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_15 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.tanh %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %181 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %cst_16 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %182 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %181 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_71 = tensor.collapse_shape %182 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %transposed_72 = linalg.transpose ins(%arg24 : tensor<16x64xf32>) outs(%112 : tensor<64x16xf32>) permutation = [1, 0] 
    %183 = linalg.matmul ins(%collapsed_71, %transposed_72 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %184 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %185 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%183, %184 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x16xf32>
    %expanded_73 = tensor.expand_shape %185 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %186 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %expanded_73 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %187 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %665 = arith.extf %in : f32 to f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %188 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%187 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %189 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %190 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %189 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.subf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %191 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %190 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.mulf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %192 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %193 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %194 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %665 = arith.truncf %in : f64 to f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %195 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%186 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %196 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %197 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_11 : f64 to f32
      %666 = arith.addf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x1xf32>
    %198 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.rsqrt %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %199 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %196 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %200 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %198 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %201 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %arg26 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %202 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %arg27 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_74 = tensor.collapse_shape %202 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_75 = linalg.transpose ins(%arg28 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %203 = linalg.matmul ins(%collapsed_74, %transposed_75 : tensor<48x16xf32>, tensor<16x48xf32>) outs(%30 : tensor<48x48xf32>) -> tensor<48x48xf32>
    %204 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg29 : tensor<48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x48xf32>
    %205 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%203, %204 : tensor<48x48xf32>, tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x48xf32>
    %expanded_76 = tensor.expand_shape %205 [[0, 1], [2]] output_shape [4, 12, 48] : tensor<48x48xf32> into tensor<4x12x48xf32>
    %extracted_slice_77 = tensor.extract_slice %expanded_76[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_78 = tensor.extract_slice %expanded_76[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_79 = tensor.extract_slice %expanded_76[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %expanded_80 = tensor.expand_shape %extracted_slice_77 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_81 = linalg.transpose ins(%expanded_80 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_82 = tensor.expand_shape %extracted_slice_78 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %expanded_83 = tensor.expand_shape %extracted_slice_79 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_84 = linalg.transpose ins(%expanded_83 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %206 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_81 : tensor<4x2x12x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x12x8xf32>
    %transposed_85 = linalg.transpose ins(%expanded_82 : tensor<4x12x2x8xf32>) outs(%43 : tensor<4x2x8x12xf32>) permutation = [0, 2, 3, 1] 
    %207 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_85 : tensor<4x2x8x12xf32>) outs(%43 : tensor<4x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x8x12xf32>
    %collapsed_86 = tensor.collapse_shape %206 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %collapsed_87 = tensor.collapse_shape %207 [[0, 1], [2], [3]] : tensor<4x2x8x12xf32> into tensor<8x8x12xf32>
    %208 = linalg.batch_matmul ins(%collapsed_86, %collapsed_87 : tensor<8x12x8xf32>, tensor<8x8x12xf32>) outs(%46 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded_88 = tensor.expand_shape %208 [[0, 1], [2], [3]] output_shape [4, 2, 12, 12] : tensor<8x12x12xf32> into tensor<4x2x12x12xf32>
    %209 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_88, %42 : tensor<4x2x12x12xf32>, tensor<12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %210:2 = linalg.generic {indexing_maps = [#map9, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%209 : tensor<4x2x12x12xf32>) outs(%53, %51 : tensor<4x2x12xf32>, tensor<4x2x12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_291: i64):
      %665 = linalg.index 3 : index
      %666 = arith.index_cast %665 : index to i64
      %667 = arith.maximumf %in, %out : f32
      %668 = arith.cmpf ogt, %in, %out : f32
      %669 = arith.select %668, %666, %out_291 : i64
      linalg.yield %667, %669 : f32, i64
    } -> (tensor<4x2x12xf32>, tensor<4x2x12xi64>)
    %expanded_89 = tensor.expand_shape %210#0 [[0], [1], [2, 3]] output_shape [4, 2, 12, 1] : tensor<4x2x12xf32> into tensor<4x2x12x1xf32>
    %211 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %expanded_89 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %212 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211 : tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.exp %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %213 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%212 : tensor<4x2x12x12xf32>) outs(%58 : tensor<4x2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x1xf32>
    %214 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %213 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.divf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %215 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<4x2x12x12xf32>) outs(%61 : tensor<4x2x12x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %665 = arith.extf %in : f32 to f64
      %666 = arith.cmpf oeq, %665, %cst_9 : f64
      linalg.yield %666 : i1
    } -> tensor<4x2x12x12xi1>
    %216 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<4x2x12x12xi1>) outs(%61 : tensor<4x2x12x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.cmpi eq, %in, %false : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x12xi1>
    %217 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216 : tensor<4x2x12x12xi1>) outs(%65 : tensor<4x2x12x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.ori %in, %out : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x1xi1>
    %218 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<4x2x12x1xi1>) outs(%64 : tensor<4x2x12x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.cmpi eq, %in, %false : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x1xi1>
    %219 = linalg.generic {indexing_maps = [#map15, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218, %cst_2, %214 : tensor<4x2x12x1xi1>, tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %665 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %collapsed_90 = tensor.collapse_shape %219 [[0, 1], [2], [3]] : tensor<4x2x12x12xf32> into tensor<8x12x12xf32>
    %collapsed_91 = tensor.collapse_shape %transposed_84 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %220 = linalg.batch_matmul ins(%collapsed_90, %collapsed_91 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %expanded_92 = tensor.expand_shape %220 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %transposed_93 = linalg.transpose ins(%expanded_92 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_94 = tensor.collapse_shape %transposed_93 [[0, 1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<48x16xf32>
    %transposed_95 = linalg.transpose ins(%arg30 : tensor<16x16xf32>) outs(%73 : tensor<16x16xf32>) permutation = [1, 0] 
    %221 = linalg.matmul ins(%collapsed_94, %transposed_95 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %222 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %223 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%221, %222 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x16xf32>
    %expanded_96 = tensor.expand_shape %223 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %224 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %expanded_96 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %225 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %665 = arith.extf %in : f32 to f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %226 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%225 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %227 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %228 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %227 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.subf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %229 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %228 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.mulf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %230 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%229 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %231 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %232 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %665 = arith.truncf %in : f64 to f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %233 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%224 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %234 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %235 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_11 : f64 to f32
      %666 = arith.addf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x1xf32>
    %236 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.rsqrt %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %237 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %234 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %238 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %236 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %239 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %arg32 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %240 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %arg33 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_97 = tensor.collapse_shape %240 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_98 = linalg.transpose ins(%arg34 : tensor<64x16xf32>) outs(%96 : tensor<16x64xf32>) permutation = [1, 0] 
    %241 = linalg.matmul ins(%collapsed_97, %transposed_98 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%98 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %242 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<64xf32>) outs(%97 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x64xf32>
    %243 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%241, %242 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%97 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x64xf32>
    %expanded_99 = tensor.expand_shape %243 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %244 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99, %expanded_99 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %245 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %expanded_99 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %246 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_8 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %247 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99, %246 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %248 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_7 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %249 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_15 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %250 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.tanh %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %251 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %cst_16 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %252 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %251 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_100 = tensor.collapse_shape %252 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %transposed_101 = linalg.transpose ins(%arg36 : tensor<16x64xf32>) outs(%112 : tensor<64x16xf32>) permutation = [1, 0] 
    %253 = linalg.matmul ins(%collapsed_100, %transposed_101 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %254 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %255 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%253, %254 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x16xf32>
    %expanded_102 = tensor.expand_shape %255 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %256 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %expanded_102 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %665 = arith.extf %in : f32 to f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %258 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%257 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %259 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %260 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %259 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.subf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %261 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %260 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.mulf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %262 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %263 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %264 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %665 = arith.truncf %in : f64 to f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %265 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %266 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %267 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_11 : f64 to f32
      %666 = arith.addf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x1xf32>
    %268 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.rsqrt %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %269 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %266 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %270 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %268 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %271 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %arg38 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %272 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %arg39 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_103 = tensor.collapse_shape %272 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_104 = linalg.transpose ins(%arg40 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %273 = linalg.matmul ins(%collapsed_103, %transposed_104 : tensor<48x16xf32>, tensor<16x48xf32>) outs(%30 : tensor<48x48xf32>) -> tensor<48x48xf32>
    %274 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg41 : tensor<48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x48xf32>
    %275 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%273, %274 : tensor<48x48xf32>, tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x48xf32>
    %expanded_105 = tensor.expand_shape %275 [[0, 1], [2]] output_shape [4, 12, 48] : tensor<48x48xf32> into tensor<4x12x48xf32>
    %extracted_slice_106 = tensor.extract_slice %expanded_105[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_107 = tensor.extract_slice %expanded_105[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_108 = tensor.extract_slice %expanded_105[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %expanded_109 = tensor.expand_shape %extracted_slice_106 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_110 = linalg.transpose ins(%expanded_109 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_111 = tensor.expand_shape %extracted_slice_107 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %expanded_112 = tensor.expand_shape %extracted_slice_108 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_113 = linalg.transpose ins(%expanded_112 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %276 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_110 : tensor<4x2x12x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x12x8xf32>
    %transposed_114 = linalg.transpose ins(%expanded_111 : tensor<4x12x2x8xf32>) outs(%43 : tensor<4x2x8x12xf32>) permutation = [0, 2, 3, 1] 
    %277 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_114 : tensor<4x2x8x12xf32>) outs(%43 : tensor<4x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x8x12xf32>
    %collapsed_115 = tensor.collapse_shape %276 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %collapsed_116 = tensor.collapse_shape %277 [[0, 1], [2], [3]] : tensor<4x2x8x12xf32> into tensor<8x8x12xf32>
    %278 = linalg.batch_matmul ins(%collapsed_115, %collapsed_116 : tensor<8x12x8xf32>, tensor<8x8x12xf32>) outs(%46 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded_117 = tensor.expand_shape %278 [[0, 1], [2], [3]] output_shape [4, 2, 12, 12] : tensor<8x12x12xf32> into tensor<4x2x12x12xf32>
    %279 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_117, %42 : tensor<4x2x12x12xf32>, tensor<12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %280:2 = linalg.generic {indexing_maps = [#map9, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%279 : tensor<4x2x12x12xf32>) outs(%53, %51 : tensor<4x2x12xf32>, tensor<4x2x12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_291: i64):
      %665 = linalg.index 3 : index
      %666 = arith.index_cast %665 : index to i64
      %667 = arith.maximumf %in, %out : f32
      %668 = arith.cmpf ogt, %in, %out : f32
      %669 = arith.select %668, %666, %out_291 : i64
      linalg.yield %667, %669 : f32, i64
    } -> (tensor<4x2x12xf32>, tensor<4x2x12xi64>)
    %expanded_118 = tensor.expand_shape %280#0 [[0], [1], [2, 3]] output_shape [4, 2, 12, 1] : tensor<4x2x12xf32> into tensor<4x2x12x1xf32>
    %281 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%279, %expanded_118 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %282 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281 : tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.exp %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %283 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%282 : tensor<4x2x12x12xf32>) outs(%58 : tensor<4x2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x1xf32>
    %284 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282, %283 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.divf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %285 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%279 : tensor<4x2x12x12xf32>) outs(%61 : tensor<4x2x12x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %665 = arith.extf %in : f32 to f64
      %666 = arith.cmpf oeq, %665, %cst_9 : f64
      linalg.yield %666 : i1
    } -> tensor<4x2x12x12xi1>
    %286 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285 : tensor<4x2x12x12xi1>) outs(%61 : tensor<4x2x12x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.cmpi eq, %in, %false : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x12xi1>
    %287 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%286 : tensor<4x2x12x12xi1>) outs(%65 : tensor<4x2x12x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.ori %in, %out : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x1xi1>
    %288 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%287 : tensor<4x2x12x1xi1>) outs(%64 : tensor<4x2x12x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %665 = arith.cmpi eq, %in, %false : i1
      linalg.yield %665 : i1
    } -> tensor<4x2x12x1xi1>
    %289 = linalg.generic {indexing_maps = [#map15, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288, %cst_2, %284 : tensor<4x2x12x1xi1>, tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %665 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %collapsed_119 = tensor.collapse_shape %289 [[0, 1], [2], [3]] : tensor<4x2x12x12xf32> into tensor<8x12x12xf32>
    %collapsed_120 = tensor.collapse_shape %transposed_113 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %290 = linalg.batch_matmul ins(%collapsed_119, %collapsed_120 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %expanded_121 = tensor.expand_shape %290 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %transposed_122 = linalg.transpose ins(%expanded_121 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_123 = tensor.collapse_shape %transposed_122 [[0, 1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<48x16xf32>
    %transposed_124 = linalg.transpose ins(%arg42 : tensor<16x16xf32>) outs(%73 : tensor<16x16xf32>) permutation = [1, 0] 
    %291 = linalg.matmul ins(%collapsed_123, %transposed_124 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %292 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg43 : tensor<16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %293 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%291, %292 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x16xf32>
    %expanded_125 = tensor.expand_shape %293 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %294 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %expanded_125 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %295 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %665 = arith.extf %in : f32 to f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %296 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%295 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %297 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %298 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %297 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.subf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %299 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %298 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.mulf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %300 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%299 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %301 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %302 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %665 = arith.truncf %in : f64 to f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %303 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%294 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %304 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %305 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_11 : f64 to f32
      %666 = arith.addf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x1xf32>
    %306 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.rsqrt %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %307 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %304 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %308 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %306 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %309 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %arg44 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %310 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %arg45 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_126 = tensor.collapse_shape %310 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_127 = linalg.transpose ins(%arg46 : tensor<64x16xf32>) outs(%96 : tensor<16x64xf32>) permutation = [1, 0] 
    %311 = linalg.matmul ins(%collapsed_126, %transposed_127 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%98 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %312 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg47 : tensor<64xf32>) outs(%97 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x64xf32>
    %313 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%311, %312 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%97 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x64xf32>
    %expanded_128 = tensor.expand_shape %313 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %314 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_128, %expanded_128 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %315 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %expanded_128 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %316 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_8 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %317 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_128, %316 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %318 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_7 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %319 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_128 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_15 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %320 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.tanh %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %321 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %cst_16 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %322 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %321 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_129 = tensor.collapse_shape %322 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %transposed_130 = linalg.transpose ins(%arg48 : tensor<16x64xf32>) outs(%112 : tensor<64x16xf32>) permutation = [1, 0] 
    %323 = linalg.matmul ins(%collapsed_129, %transposed_130 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %324 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg49 : tensor<16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %325 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%323, %324 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%74 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x16xf32>
    %expanded_131 = tensor.expand_shape %325 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %326 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %expanded_131 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %327 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %665 = arith.extf %in : f32 to f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %328 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%327 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %329 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %330 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %329 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.subf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %331 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %330 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %665 = arith.mulf %in, %in_291 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x16xf64>
    %332 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%331 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.addf %in, %out : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %333 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %665 = arith.divf %in, %cst_13 : f64
      linalg.yield %665 : f64
    } -> tensor<4x12x1xf64>
    %334 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %665 = arith.truncf %in : f64 to f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %335 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%326 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %337 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_11 : f64 to f32
      %666 = arith.addf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x1xf32>
    %338 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.rsqrt %in : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %339 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %336 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %340 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %338 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %341 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %arg50 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %342 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %arg51 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %343 = tensor.empty() : tensor<16x32xf32>
    %transposed_132 = linalg.transpose ins(%arg0 : tensor<32x16xf32>) outs(%343 : tensor<16x32xf32>) permutation = [1, 0] 
    %collapsed_133 = tensor.collapse_shape %342 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %344 = tensor.empty() : tensor<48x32xf32>
    %345 = linalg.fill ins(%cst_0 : f32) outs(%344 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %346 = linalg.matmul ins(%collapsed_133, %transposed_132 : tensor<48x16xf32>, tensor<16x32xf32>) outs(%345 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %collapsed_134 = tensor.collapse_shape %arg53 [[0, 1]] : tensor<4x12xi64> into tensor<48xi64>
    %347 = tensor.empty() : tensor<48xi64>
    %348 = linalg.fill ins(%c0_i64 : i64) outs(%347 : tensor<48xi64>) -> tensor<48xi64>
    %349 = tensor.empty() : tensor<48xf32>
    %350 = linalg.fill ins(%cst_1 : f32) outs(%349 : tensor<48xf32>) -> tensor<48xf32>
    %351:2 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%346 : tensor<48x32xf32>) outs(%350, %348 : tensor<48xf32>, tensor<48xi64>) {
    ^bb0(%in: f32, %out: f32, %out_291: i64):
      %665 = linalg.index 1 : index
      %666 = arith.index_cast %665 : index to i64
      %667 = arith.maximumf %in, %out : f32
      %668 = arith.cmpf ogt, %in, %out : f32
      %669 = arith.select %668, %666, %out_291 : i64
      linalg.yield %667, %669 : f32, i64
    } -> (tensor<48xf32>, tensor<48xi64>)
    %expanded_135 = tensor.expand_shape %351#0 [[0, 1]] output_shape [48, 1] : tensor<48xf32> into tensor<48x1xf32>
    %352 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%346, %expanded_135 : tensor<48x32xf32>, tensor<48x1xf32>) outs(%344 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x32xf32>
    %353 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%352 : tensor<48x32xf32>) outs(%344 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.exp %in : f32
      linalg.yield %665 : f32
    } -> tensor<48x32xf32>
    %354 = tensor.empty() : tensor<48x1xf32>
    %355 = linalg.fill ins(%cst_0 : f32) outs(%354 : tensor<48x1xf32>) -> tensor<48x1xf32>
    %356 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["parallel", "reduction"]} ins(%353 : tensor<48x32xf32>) outs(%355 : tensor<48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<48x1xf32>
    %357 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%356 : tensor<48x1xf32>) outs(%354 : tensor<48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.log %in : f32
      linalg.yield %665 : f32
    } -> tensor<48x1xf32>
    %358 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%352, %357 : tensor<48x32xf32>, tensor<48x1xf32>) outs(%344 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x32xf32>
    %359 = tensor.empty() : tensor<48xi1>
    %360 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_134 : tensor<48xi64>) outs(%359 : tensor<48xi1>) {
    ^bb0(%in: i64, %out: i1):
      %665 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %665 : i1
    } -> tensor<48xi1>
    %361 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%360, %collapsed_134, %cst_17 : tensor<48xi1>, tensor<48xi64>, tensor<i64>) outs(%347 : tensor<48xi64>) {
    ^bb0(%in: i1, %in_291: i64, %in_292: i64, %out: i64):
      %665 = arith.select %in, %in_291, %in_292 : i64
      linalg.yield %665 : i64
    } -> tensor<48xi64>
    %expanded_136 = tensor.expand_shape %361 [[0, 1]] output_shape [48, 1] : tensor<48xi64> into tensor<48x1xi64>
    %362 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_136 : tensor<48x1xi64>) outs(%355 : tensor<48x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %665 = linalg.index 0 : index
      %666 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %358[%665, %666] : tensor<48x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<48x1xf32>
    %collapsed_137 = tensor.collapse_shape %362 [[0, 1]] : tensor<48x1xf32> into tensor<48xf32>
    %363 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_137 : tensor<48xf32>) outs(%349 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.negf %in : f32
      linalg.yield %665 : f32
    } -> tensor<48xf32>
    %364 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%360 : tensor<48xi1>) outs(%349 : tensor<48xf32>) {
    ^bb0(%in: i1, %out: f32):
      %665 = arith.uitofp %in : i1 to f32
      linalg.yield %665 : f32
    } -> tensor<48xf32>
    %365 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%360, %363, %cst_3 : tensor<48xi1>, tensor<48xf32>, tensor<f32>) outs(%349 : tensor<48xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %665 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %665 : f32
    } -> tensor<48xf32>
    %366 = tensor.empty() : tensor<f32>
    %367 = linalg.fill ins(%cst_0 : f32) outs(%366 : tensor<f32>) -> tensor<f32>
    %368 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%364 : tensor<48xf32>) outs(%367 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<f32>
    %369 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%365 : tensor<48xf32>) outs(%367 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<f32>
    %370 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%369, %368 : tensor<f32>, tensor<f32>) outs(%366 : tensor<f32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.divf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<f32>
    %371 = tensor.empty() : tensor<32xi64>
    %372 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%371 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %665 = linalg.index 0 : index
      %666 = arith.index_cast %665 : index to i64
      linalg.yield %666 : i64
    } -> tensor<32xi64>
    %expanded_138 = tensor.expand_shape %372 [[0, 1]] output_shape [1, 32] : tensor<32xi64> into tensor<1x32xi64>
    %expanded_139 = tensor.expand_shape %collapsed_134 [[0, 1]] output_shape [48, 1] : tensor<48xi64> into tensor<48x1xi64>
    %373 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%cst_12, %368 : tensor<f32>, tensor<f32>) outs(%366 : tensor<f32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.divf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<f32>
    %374 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%373 : tensor<f32>) outs(%366 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.negf %in : f32
      linalg.yield %665 : f32
    } -> tensor<f32>
    %375 = tensor.empty() : tensor<48x32xi1>
    %376 = linalg.generic {indexing_maps = [#map10, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_138, %expanded_139 : tensor<1x32xi64>, tensor<48x1xi64>) outs(%375 : tensor<48x32xi1>) {
    ^bb0(%in: i64, %in_291: i64, %out: i1):
      %665 = arith.cmpi eq, %in, %in_291 : i64
      linalg.yield %665 : i1
    } -> tensor<48x32xi1>
    %377 = tensor.empty() : tensor<48x1xi1>
    %378 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_139 : tensor<48x1xi64>) outs(%377 : tensor<48x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %665 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %665 : i1
    } -> tensor<48x1xi1>
    %379 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%376, %378 : tensor<48x32xi1>, tensor<48x1xi1>) outs(%375 : tensor<48x32xi1>) {
    ^bb0(%in: i1, %in_291: i1, %out: i1):
      %665 = arith.andi %in, %in_291 : i1
      linalg.yield %665 : i1
    } -> tensor<48x32xi1>
    %380 = linalg.generic {indexing_maps = [#map4, #map12, #map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%379, %374, %cst_3 : tensor<48x32xi1>, tensor<f32>, tensor<f32>) outs(%344 : tensor<48x32xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %665 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %665 : f32
    } -> tensor<48x32xf32>
    %381 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%358 : tensor<48x32xf32>) outs(%344 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = math.exp %in : f32
      linalg.yield %665 : f32
    } -> tensor<48x32xf32>
    %382 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["parallel", "reduction"]} ins(%380 : tensor<48x32xf32>) outs(%355 : tensor<48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<48x1xf32>
    %383 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%381, %382 : tensor<48x32xf32>, tensor<48x1xf32>) outs(%344 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x32xf32>
    %384 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%380, %383 : tensor<48x32xf32>, tensor<48x32xf32>) outs(%344 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<48x32xf32>
    %385 = tensor.empty() : tensor<32x48xf32>
    %transposed_140 = linalg.transpose ins(%384 : tensor<48x32xf32>) outs(%385 : tensor<32x48xf32>) permutation = [1, 0] 
    %386 = tensor.empty() : tensor<32x16xf32>
    %387 = linalg.fill ins(%cst_0 : f32) outs(%386 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %388 = linalg.matmul ins(%transposed_140, %collapsed_133 : tensor<32x48xf32>, tensor<48x16xf32>) outs(%387 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %389 = linalg.matmul ins(%384, %arg0 : tensor<48x32xf32>, tensor<32x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %expanded_141 = tensor.expand_shape %389 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %390 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_141, %arg50 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %391 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %392 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%390 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %393 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %340 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %394 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%393 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %395 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %394 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %396 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %392 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %397 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %395 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %398 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %399 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %397 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %400 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_141, %340 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %401 = tensor.empty() : tensor<16xf32>
    %402 = linalg.fill ins(%cst_0 : f32) outs(%401 : tensor<16xf32>) -> tensor<16xf32>
    %403 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%400 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %404 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_141 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %collapsed_142 = tensor.collapse_shape %399 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %405 = linalg.matmul ins(%collapsed_142, %arg48 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%98 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %transposed_143 = linalg.transpose ins(%collapsed_142 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %406 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %407 = linalg.matmul ins(%transposed_143, %collapsed_129 : tensor<16x48xf32>, tensor<48x64xf32>) outs(%406 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %408 = tensor.empty() : tensor<1x16xf32>
    %409 = linalg.fill ins(%cst_0 : f32) outs(%408 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %410 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_142 : tensor<48x16xf32>) outs(%409 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x16xf32>
    %collapsed_144 = tensor.collapse_shape %410 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_145 = tensor.expand_shape %405 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %411 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_6 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %412 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %cst_16 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %413 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_7 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %414 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_15 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %415 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %320 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %416 = linalg.generic {indexing_maps = [#map18, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12, %415 : tensor<f32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %417 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %416 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %418 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417, %413 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %419 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %418 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %420 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_145, %419 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_146 = tensor.collapse_shape %420 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %421 = linalg.matmul ins(%collapsed_146, %arg46 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %422 = tensor.empty() : tensor<64x48xf32>
    %transposed_147 = linalg.transpose ins(%collapsed_146 : tensor<48x64xf32>) outs(%422 : tensor<64x48xf32>) permutation = [1, 0] 
    %423 = linalg.fill ins(%cst_0 : f32) outs(%112 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %424 = linalg.matmul ins(%transposed_147, %collapsed_126 : tensor<64x48xf32>, tensor<48x16xf32>) outs(%423 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %425 = tensor.empty() : tensor<1x64xf32>
    %426 = linalg.fill ins(%cst_0 : f32) outs(%425 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %427 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_146 : tensor<48x64xf32>) outs(%426 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x64xf32>
    %collapsed_148 = tensor.collapse_shape %427 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_149 = tensor.expand_shape %421 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %428 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_149, %arg44 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %429 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %430 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%428 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %431 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428, %308 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %432 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%431 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %433 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %432 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %434 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429, %430 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %435 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %433 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %436 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %437 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %435 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %438 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_149, %308 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %439 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%438 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %440 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_149 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %441 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %437 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_150 = tensor.collapse_shape %441 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %442 = linalg.matmul ins(%collapsed_150, %arg42 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_151 = linalg.transpose ins(%collapsed_150 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %443 = linalg.fill ins(%cst_0 : f32) outs(%73 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %444 = linalg.matmul ins(%transposed_151, %collapsed_123 : tensor<16x48xf32>, tensor<48x16xf32>) outs(%443 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %445 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_150 : tensor<48x16xf32>) outs(%409 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x16xf32>
    %collapsed_152 = tensor.collapse_shape %445 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_153 = tensor.expand_shape %442 [[0, 1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<48x16xf32> into tensor<4x12x2x8xf32>
    %transposed_154 = linalg.transpose ins(%expanded_153 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_155 = tensor.collapse_shape %transposed_154 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %transposed_156 = linalg.transpose ins(%collapsed_119 : tensor<8x12x12xf32>) outs(%45 : tensor<8x12x12xf32>) permutation = [0, 2, 1] 
    %446 = linalg.batch_matmul ins(%transposed_156, %collapsed_155 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %447 = tensor.empty() : tensor<8x8x12xf32>
    %transposed_157 = linalg.transpose ins(%collapsed_120 : tensor<8x12x8xf32>) outs(%447 : tensor<8x8x12xf32>) permutation = [0, 2, 1] 
    %448 = linalg.batch_matmul ins(%collapsed_155, %transposed_157 : tensor<8x12x8xf32>, tensor<8x8x12xf32>) outs(%46 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded_158 = tensor.expand_shape %446 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %expanded_159 = tensor.expand_shape %448 [[0, 1], [2], [3]] output_shape [4, 2, 12, 12] : tensor<8x12x12xf32> into tensor<4x2x12x12xf32>
    %449 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_159, %289 : tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %450 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%449 : tensor<4x2x12x12xf32>) outs(%58 : tensor<4x2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x1xf32>
    %451 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289, %450 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %452 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%449, %451 : tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %collapsed_160 = tensor.collapse_shape %452 [[0, 1], [2], [3]] : tensor<4x2x12x12xf32> into tensor<8x12x12xf32>
    %transposed_161 = linalg.transpose ins(%collapsed_115 : tensor<8x12x8xf32>) outs(%447 : tensor<8x8x12xf32>) permutation = [0, 2, 1] 
    %453 = linalg.fill ins(%cst_0 : f32) outs(%447 : tensor<8x8x12xf32>) -> tensor<8x8x12xf32>
    %454 = linalg.batch_matmul ins(%transposed_161, %collapsed_160 : tensor<8x8x12xf32>, tensor<8x12x12xf32>) outs(%453 : tensor<8x8x12xf32>) -> tensor<8x8x12xf32>
    %transposed_162 = linalg.transpose ins(%collapsed_116 : tensor<8x8x12xf32>) outs(%69 : tensor<8x12x8xf32>) permutation = [0, 2, 1] 
    %455 = linalg.batch_matmul ins(%collapsed_160, %transposed_162 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %expanded_163 = tensor.expand_shape %454 [[0, 1], [2], [3]] output_shape [4, 2, 8, 12] : tensor<8x8x12xf32> into tensor<4x2x8x12xf32>
    %expanded_164 = tensor.expand_shape %455 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %456 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_163 : tensor<4x2x8x12xf32>) outs(%43 : tensor<4x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x8x12xf32>
    %457 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_164 : tensor<4x2x12x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x12x8xf32>
    %transposed_165 = linalg.transpose ins(%expanded_158 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_166 = tensor.collapse_shape %transposed_165 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_167 = linalg.transpose ins(%456 : tensor<4x2x8x12xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_168 = tensor.collapse_shape %transposed_167 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_169 = linalg.transpose ins(%457 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_170 = tensor.collapse_shape %transposed_169 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %458 = tensor.empty() : tensor<4x12x48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_170 into %458[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_171 = tensor.insert_slice %collapsed_168 into %inserted_slice[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_172 = tensor.insert_slice %collapsed_166 into %inserted_slice_171[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %collapsed_173 = tensor.collapse_shape %inserted_slice_172 [[0, 1], [2]] : tensor<4x12x48xf32> into tensor<48x48xf32>
    %459 = linalg.matmul ins(%collapsed_173, %arg40 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_174 = linalg.transpose ins(%collapsed_173 : tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) permutation = [1, 0] 
    %460 = linalg.matmul ins(%transposed_174, %collapsed_103 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %461 = tensor.empty() : tensor<1x48xf32>
    %462 = linalg.fill ins(%cst_0 : f32) outs(%461 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %463 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_173 : tensor<48x48xf32>) outs(%462 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x48xf32>
    %collapsed_175 = tensor.collapse_shape %463 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_176 = tensor.expand_shape %459 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %464 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_176, %arg38 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %465 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %466 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%464 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %467 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %270 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %468 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%467 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %469 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %468 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %470 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %466 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %471 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470, %469 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %472 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %473 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472, %471 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %474 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_176, %270 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %475 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%474 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %476 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_176 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %477 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %473 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_177 = tensor.collapse_shape %477 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %478 = linalg.matmul ins(%collapsed_177, %arg36 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%98 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %transposed_178 = linalg.transpose ins(%collapsed_177 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %479 = linalg.matmul ins(%transposed_178, %collapsed_100 : tensor<16x48xf32>, tensor<48x64xf32>) outs(%406 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %480 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_177 : tensor<48x16xf32>) outs(%409 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x16xf32>
    %collapsed_179 = tensor.collapse_shape %480 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_180 = tensor.expand_shape %478 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %481 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_6 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %482 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %cst_16 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %483 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_7 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %484 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_15 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %485 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %250 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %486 = linalg.generic {indexing_maps = [#map18, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12, %485 : tensor<f32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %487 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %486 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %488 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %483 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %489 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484, %488 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %490 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_180, %489 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_181 = tensor.collapse_shape %490 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %491 = linalg.matmul ins(%collapsed_181, %arg34 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_182 = linalg.transpose ins(%collapsed_181 : tensor<48x64xf32>) outs(%422 : tensor<64x48xf32>) permutation = [1, 0] 
    %492 = linalg.matmul ins(%transposed_182, %collapsed_97 : tensor<64x48xf32>, tensor<48x16xf32>) outs(%423 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %493 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_181 : tensor<48x64xf32>) outs(%426 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x64xf32>
    %collapsed_183 = tensor.collapse_shape %493 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_184 = tensor.expand_shape %491 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %494 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_184, %arg32 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %495 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %496 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%494 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %497 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %238 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %498 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%497 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %499 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %498 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %500 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %496 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %501 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500, %499 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %502 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %503 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502, %501 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %504 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_184, %238 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %505 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%504 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %506 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_184 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %507 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %503 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_185 = tensor.collapse_shape %507 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %508 = linalg.matmul ins(%collapsed_185, %arg30 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_186 = linalg.transpose ins(%collapsed_185 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %509 = linalg.matmul ins(%transposed_186, %collapsed_94 : tensor<16x48xf32>, tensor<48x16xf32>) outs(%443 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %510 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_185 : tensor<48x16xf32>) outs(%409 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x16xf32>
    %collapsed_187 = tensor.collapse_shape %510 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_188 = tensor.expand_shape %508 [[0, 1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<48x16xf32> into tensor<4x12x2x8xf32>
    %transposed_189 = linalg.transpose ins(%expanded_188 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_190 = tensor.collapse_shape %transposed_189 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %transposed_191 = linalg.transpose ins(%collapsed_90 : tensor<8x12x12xf32>) outs(%45 : tensor<8x12x12xf32>) permutation = [0, 2, 1] 
    %511 = linalg.batch_matmul ins(%transposed_191, %collapsed_190 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %transposed_192 = linalg.transpose ins(%collapsed_91 : tensor<8x12x8xf32>) outs(%447 : tensor<8x8x12xf32>) permutation = [0, 2, 1] 
    %512 = linalg.batch_matmul ins(%collapsed_190, %transposed_192 : tensor<8x12x8xf32>, tensor<8x8x12xf32>) outs(%46 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded_193 = tensor.expand_shape %511 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %expanded_194 = tensor.expand_shape %512 [[0, 1], [2], [3]] output_shape [4, 2, 12, 12] : tensor<8x12x12xf32> into tensor<4x2x12x12xf32>
    %513 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_194, %219 : tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %514 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%513 : tensor<4x2x12x12xf32>) outs(%58 : tensor<4x2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x1xf32>
    %515 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219, %514 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %516 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%513, %515 : tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %collapsed_195 = tensor.collapse_shape %516 [[0, 1], [2], [3]] : tensor<4x2x12x12xf32> into tensor<8x12x12xf32>
    %transposed_196 = linalg.transpose ins(%collapsed_86 : tensor<8x12x8xf32>) outs(%447 : tensor<8x8x12xf32>) permutation = [0, 2, 1] 
    %517 = linalg.batch_matmul ins(%transposed_196, %collapsed_195 : tensor<8x8x12xf32>, tensor<8x12x12xf32>) outs(%453 : tensor<8x8x12xf32>) -> tensor<8x8x12xf32>
    %transposed_197 = linalg.transpose ins(%collapsed_87 : tensor<8x8x12xf32>) outs(%69 : tensor<8x12x8xf32>) permutation = [0, 2, 1] 
    %518 = linalg.batch_matmul ins(%collapsed_195, %transposed_197 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %expanded_198 = tensor.expand_shape %517 [[0, 1], [2], [3]] output_shape [4, 2, 8, 12] : tensor<8x8x12xf32> into tensor<4x2x8x12xf32>
    %expanded_199 = tensor.expand_shape %518 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %519 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_198 : tensor<4x2x8x12xf32>) outs(%43 : tensor<4x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x8x12xf32>
    %520 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_199 : tensor<4x2x12x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x12x8xf32>
    %transposed_200 = linalg.transpose ins(%expanded_193 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_201 = tensor.collapse_shape %transposed_200 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_202 = linalg.transpose ins(%519 : tensor<4x2x8x12xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_203 = tensor.collapse_shape %transposed_202 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_204 = linalg.transpose ins(%520 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_205 = tensor.collapse_shape %transposed_204 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %inserted_slice_206 = tensor.insert_slice %collapsed_205 into %458[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_207 = tensor.insert_slice %collapsed_203 into %inserted_slice_206[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_208 = tensor.insert_slice %collapsed_201 into %inserted_slice_207[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %collapsed_209 = tensor.collapse_shape %inserted_slice_208 [[0, 1], [2]] : tensor<4x12x48xf32> into tensor<48x48xf32>
    %521 = linalg.matmul ins(%collapsed_209, %arg28 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_210 = linalg.transpose ins(%collapsed_209 : tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) permutation = [1, 0] 
    %522 = linalg.matmul ins(%transposed_210, %collapsed_74 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %523 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_209 : tensor<48x48xf32>) outs(%462 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x48xf32>
    %collapsed_211 = tensor.collapse_shape %523 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_212 = tensor.expand_shape %521 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %524 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_212, %arg26 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %525 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %526 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%524 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %527 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %200 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %528 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%527 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %529 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %528 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %530 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%525, %526 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %531 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530, %529 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %532 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %533 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532, %531 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %534 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_212, %200 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %535 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%534 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %536 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_212 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %537 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%507, %533 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_213 = tensor.collapse_shape %537 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %538 = linalg.matmul ins(%collapsed_213, %arg24 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%98 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %transposed_214 = linalg.transpose ins(%collapsed_213 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %539 = linalg.matmul ins(%transposed_214, %collapsed_71 : tensor<16x48xf32>, tensor<48x64xf32>) outs(%406 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %540 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_213 : tensor<48x16xf32>) outs(%409 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x16xf32>
    %collapsed_215 = tensor.collapse_shape %540 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_216 = tensor.expand_shape %538 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %541 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_6 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %542 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %cst_16 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %543 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_7 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %544 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_15 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %545 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %180 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %546 = linalg.generic {indexing_maps = [#map18, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12, %545 : tensor<f32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %547 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %546 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %548 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %543 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %549 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544, %548 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %550 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_216, %549 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_217 = tensor.collapse_shape %550 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %551 = linalg.matmul ins(%collapsed_217, %arg22 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_218 = linalg.transpose ins(%collapsed_217 : tensor<48x64xf32>) outs(%422 : tensor<64x48xf32>) permutation = [1, 0] 
    %552 = linalg.matmul ins(%transposed_218, %collapsed_68 : tensor<64x48xf32>, tensor<48x16xf32>) outs(%423 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %553 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_217 : tensor<48x64xf32>) outs(%426 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x64xf32>
    %collapsed_219 = tensor.collapse_shape %553 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_220 = tensor.expand_shape %551 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %554 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_220, %arg20 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %555 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %556 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%554 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %557 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554, %168 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %558 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%557 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %559 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %558 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %560 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555, %556 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %561 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560, %559 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %562 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %563 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%562, %561 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %564 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_220, %168 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %565 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%564 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %566 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_220 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %567 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537, %563 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_221 = tensor.collapse_shape %567 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %568 = linalg.matmul ins(%collapsed_221, %arg18 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_222 = linalg.transpose ins(%collapsed_221 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %569 = linalg.matmul ins(%transposed_222, %collapsed_65 : tensor<16x48xf32>, tensor<48x16xf32>) outs(%443 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %570 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_221 : tensor<48x16xf32>) outs(%409 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x16xf32>
    %collapsed_223 = tensor.collapse_shape %570 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_224 = tensor.expand_shape %568 [[0, 1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<48x16xf32> into tensor<4x12x2x8xf32>
    %transposed_225 = linalg.transpose ins(%expanded_224 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_226 = tensor.collapse_shape %transposed_225 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %transposed_227 = linalg.transpose ins(%collapsed_61 : tensor<8x12x12xf32>) outs(%45 : tensor<8x12x12xf32>) permutation = [0, 2, 1] 
    %571 = linalg.batch_matmul ins(%transposed_227, %collapsed_226 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %transposed_228 = linalg.transpose ins(%collapsed_62 : tensor<8x12x8xf32>) outs(%447 : tensor<8x8x12xf32>) permutation = [0, 2, 1] 
    %572 = linalg.batch_matmul ins(%collapsed_226, %transposed_228 : tensor<8x12x8xf32>, tensor<8x8x12xf32>) outs(%46 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded_229 = tensor.expand_shape %571 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %expanded_230 = tensor.expand_shape %572 [[0, 1], [2], [3]] output_shape [4, 2, 12, 12] : tensor<8x12x12xf32> into tensor<4x2x12x12xf32>
    %573 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_230, %149 : tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %574 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%573 : tensor<4x2x12x12xf32>) outs(%58 : tensor<4x2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x1xf32>
    %575 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %574 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %576 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%573, %575 : tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %collapsed_231 = tensor.collapse_shape %576 [[0, 1], [2], [3]] : tensor<4x2x12x12xf32> into tensor<8x12x12xf32>
    %transposed_232 = linalg.transpose ins(%collapsed_57 : tensor<8x12x8xf32>) outs(%447 : tensor<8x8x12xf32>) permutation = [0, 2, 1] 
    %577 = linalg.batch_matmul ins(%transposed_232, %collapsed_231 : tensor<8x8x12xf32>, tensor<8x12x12xf32>) outs(%453 : tensor<8x8x12xf32>) -> tensor<8x8x12xf32>
    %transposed_233 = linalg.transpose ins(%collapsed_58 : tensor<8x8x12xf32>) outs(%69 : tensor<8x12x8xf32>) permutation = [0, 2, 1] 
    %578 = linalg.batch_matmul ins(%collapsed_231, %transposed_233 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %expanded_234 = tensor.expand_shape %577 [[0, 1], [2], [3]] output_shape [4, 2, 8, 12] : tensor<8x8x12xf32> into tensor<4x2x8x12xf32>
    %expanded_235 = tensor.expand_shape %578 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %579 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_234 : tensor<4x2x8x12xf32>) outs(%43 : tensor<4x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x8x12xf32>
    %580 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_235 : tensor<4x2x12x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x12x8xf32>
    %transposed_236 = linalg.transpose ins(%expanded_229 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_237 = tensor.collapse_shape %transposed_236 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_238 = linalg.transpose ins(%579 : tensor<4x2x8x12xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_239 = tensor.collapse_shape %transposed_238 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_240 = linalg.transpose ins(%580 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_241 = tensor.collapse_shape %transposed_240 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %inserted_slice_242 = tensor.insert_slice %collapsed_241 into %458[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_243 = tensor.insert_slice %collapsed_239 into %inserted_slice_242[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_244 = tensor.insert_slice %collapsed_237 into %inserted_slice_243[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %collapsed_245 = tensor.collapse_shape %inserted_slice_244 [[0, 1], [2]] : tensor<4x12x48xf32> into tensor<48x48xf32>
    %581 = linalg.matmul ins(%collapsed_245, %arg16 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_246 = linalg.transpose ins(%collapsed_245 : tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) permutation = [1, 0] 
    %582 = linalg.matmul ins(%transposed_246, %collapsed_45 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %583 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_245 : tensor<48x48xf32>) outs(%462 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x48xf32>
    %collapsed_247 = tensor.collapse_shape %583 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_248 = tensor.expand_shape %581 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %584 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_248, %arg14 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %585 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %586 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%584 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %587 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584, %130 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %588 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%587 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %589 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %588 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %590 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585, %586 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %591 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590, %589 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %592 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %593 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%592, %591 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %594 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_248, %130 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %595 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%594 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %596 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_248 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %597 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567, %593 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_249 = tensor.collapse_shape %597 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %598 = linalg.matmul ins(%collapsed_249, %arg12 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%98 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %transposed_250 = linalg.transpose ins(%collapsed_249 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %599 = linalg.matmul ins(%transposed_250, %collapsed_42 : tensor<16x48xf32>, tensor<48x64xf32>) outs(%406 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %600 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_249 : tensor<48x16xf32>) outs(%409 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x16xf32>
    %collapsed_251 = tensor.collapse_shape %600 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_252 = tensor.expand_shape %598 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %601 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_6 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %602 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %cst_16 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %603 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_7 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x12x64xf32>
    %604 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_15 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %605 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %109 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %606 = linalg.generic {indexing_maps = [#map18, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12, %605 : tensor<f32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %607 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %606 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %608 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%607, %603 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %609 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604, %608 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %610 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_252, %609 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%102 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_253 = tensor.collapse_shape %610 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %611 = linalg.matmul ins(%collapsed_253, %arg10 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_254 = linalg.transpose ins(%collapsed_253 : tensor<48x64xf32>) outs(%422 : tensor<64x48xf32>) permutation = [1, 0] 
    %612 = linalg.matmul ins(%transposed_254, %collapsed_39 : tensor<64x48xf32>, tensor<48x16xf32>) outs(%423 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %613 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_253 : tensor<48x64xf32>) outs(%426 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x64xf32>
    %collapsed_255 = tensor.collapse_shape %613 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_256 = tensor.expand_shape %611 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %614 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_256, %arg8 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %615 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%614 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %616 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%614 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %617 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%614, %93 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %618 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%617 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %619 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %618 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %620 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%615, %616 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %621 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620, %619 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %622 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %623 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%622, %621 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %624 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_256, %93 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %625 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%624 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %626 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_256 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %627 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%597, %623 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_257 = tensor.collapse_shape %627 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %628 = linalg.matmul ins(%collapsed_257, %arg6 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_258 = linalg.transpose ins(%collapsed_257 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %629 = linalg.matmul ins(%transposed_258, %collapsed_36 : tensor<16x48xf32>, tensor<48x16xf32>) outs(%443 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %630 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_257 : tensor<48x16xf32>) outs(%409 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x16xf32>
    %collapsed_259 = tensor.collapse_shape %630 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_260 = tensor.expand_shape %628 [[0, 1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<48x16xf32> into tensor<4x12x2x8xf32>
    %transposed_261 = linalg.transpose ins(%expanded_260 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_262 = tensor.collapse_shape %transposed_261 [[0, 1], [2], [3]] : tensor<4x2x12x8xf32> into tensor<8x12x8xf32>
    %transposed_263 = linalg.transpose ins(%collapsed_32 : tensor<8x12x12xf32>) outs(%45 : tensor<8x12x12xf32>) permutation = [0, 2, 1] 
    %631 = linalg.batch_matmul ins(%transposed_263, %collapsed_262 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %transposed_264 = linalg.transpose ins(%collapsed_33 : tensor<8x12x8xf32>) outs(%447 : tensor<8x8x12xf32>) permutation = [0, 2, 1] 
    %632 = linalg.batch_matmul ins(%collapsed_262, %transposed_264 : tensor<8x12x8xf32>, tensor<8x8x12xf32>) outs(%46 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32>
    %expanded_265 = tensor.expand_shape %631 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %expanded_266 = tensor.expand_shape %632 [[0, 1], [2], [3]] output_shape [4, 2, 12, 12] : tensor<8x12x12xf32> into tensor<4x2x12x12xf32>
    %633 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_266, %68 : tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %634 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%633 : tensor<4x2x12x12xf32>) outs(%58 : tensor<4x2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x1xf32>
    %635 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %634 : tensor<4x2x12x12xf32>, tensor<4x2x12x1xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %636 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%633, %635 : tensor<4x2x12x12xf32>, tensor<4x2x12x12xf32>) outs(%48 : tensor<4x2x12x12xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x2x12x12xf32>
    %collapsed_267 = tensor.collapse_shape %636 [[0, 1], [2], [3]] : tensor<4x2x12x12xf32> into tensor<8x12x12xf32>
    %transposed_268 = linalg.transpose ins(%collapsed_28 : tensor<8x12x8xf32>) outs(%447 : tensor<8x8x12xf32>) permutation = [0, 2, 1] 
    %637 = linalg.batch_matmul ins(%transposed_268, %collapsed_267 : tensor<8x8x12xf32>, tensor<8x12x12xf32>) outs(%453 : tensor<8x8x12xf32>) -> tensor<8x8x12xf32>
    %transposed_269 = linalg.transpose ins(%collapsed_29 : tensor<8x8x12xf32>) outs(%69 : tensor<8x12x8xf32>) permutation = [0, 2, 1] 
    %638 = linalg.batch_matmul ins(%collapsed_267, %transposed_269 : tensor<8x12x12xf32>, tensor<8x12x8xf32>) outs(%70 : tensor<8x12x8xf32>) -> tensor<8x12x8xf32>
    %expanded_270 = tensor.expand_shape %637 [[0, 1], [2], [3]] output_shape [4, 2, 8, 12] : tensor<8x8x12xf32> into tensor<4x2x8x12xf32>
    %expanded_271 = tensor.expand_shape %638 [[0, 1], [2], [3]] output_shape [4, 2, 12, 8] : tensor<8x12x8xf32> into tensor<4x2x12x8xf32>
    %639 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_270 : tensor<4x2x8x12xf32>) outs(%43 : tensor<4x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x8x12xf32>
    %640 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_271 : tensor<4x2x12x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.truncf %cst_10 : f64 to f32
      %666 = arith.mulf %in, %665 : f32
      linalg.yield %666 : f32
    } -> tensor<4x2x12x8xf32>
    %transposed_272 = linalg.transpose ins(%expanded_265 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_273 = tensor.collapse_shape %transposed_272 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_274 = linalg.transpose ins(%639 : tensor<4x2x8x12xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_275 = tensor.collapse_shape %transposed_274 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_276 = linalg.transpose ins(%640 : tensor<4x2x12x8xf32>) outs(%72 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_277 = tensor.collapse_shape %transposed_276 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %inserted_slice_278 = tensor.insert_slice %collapsed_277 into %458[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_279 = tensor.insert_slice %collapsed_275 into %inserted_slice_278[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_280 = tensor.insert_slice %collapsed_273 into %inserted_slice_279[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %collapsed_281 = tensor.collapse_shape %inserted_slice_280 [[0, 1], [2]] : tensor<4x12x48xf32> into tensor<48x48xf32>
    %641 = linalg.matmul ins(%collapsed_281, %arg4 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_282 = linalg.transpose ins(%collapsed_281 : tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) permutation = [1, 0] 
    %642 = linalg.matmul ins(%transposed_282, %collapsed : tensor<48x48xf32>, tensor<48x16xf32>) outs(%75 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %643 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_281 : tensor<48x48xf32>) outs(%462 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x48xf32>
    %collapsed_283 = tensor.collapse_shape %643 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_284 = tensor.expand_shape %641 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %644 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_284, %arg2 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %645 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%644 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.mulf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %646 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%644 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %647 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%644, %25 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %648 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%647 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %649 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %648 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %650 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%645, %646 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %651 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%650, %649 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.subf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %652 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.divf %in, %cst_14 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x1xf32>
    %653 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%652, %651 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %654 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_284, %25 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.mulf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %655 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%654 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %656 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_284 : tensor<4x12x16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<16xf32>
    %657 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%627, %653 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<4x12x16xf32>
    %658 = tensor.empty() : tensor<1x12x16xf32>
    %659 = linalg.fill ins(%cst_0 : f32) outs(%658 : tensor<1x12x16xf32>) -> tensor<1x12x16xf32>
    %660 = linalg.generic {indexing_maps = [#map2, #map19], iterator_types = ["reduction", "parallel", "parallel"]} ins(%657 : tensor<4x12x16xf32>) outs(%659 : tensor<1x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %665 = arith.addf %in, %out : f32
      linalg.yield %665 : f32
    } -> tensor<1x12x16xf32>
    %collapsed_285 = tensor.collapse_shape %660 [[0, 1], [2]] : tensor<1x12x16xf32> into tensor<12x16xf32>
    %expanded_286 = tensor.expand_shape %collapsed_285 [[0], [1, 2]] output_shape [12, 1, 16] : tensor<12x16xf32> into tensor<12x1x16xf32>
    %661 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %662 = scf.for %arg54 = %c0 to %c12 step %c1 iter_args(%arg55 = %661) -> (tensor<12x16xf32>) {
      %extracted = tensor.extract %expanded_26[%arg54, %c0] : tensor<12x1xi64>
      %665 = arith.index_cast %extracted : i64 to index
      %extracted_slice_291 = tensor.extract_slice %expanded_286[%arg54, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<12x1x16xf32> to tensor<16xf32>
      %extracted_slice_292 = tensor.extract_slice %arg55[%665, 0] [1, 16] [1, 1] : tensor<12x16xf32> to tensor<16xf32>
      %666 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_291 : tensor<16xf32>) outs(%extracted_slice_292 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %667 = arith.addf %out, %in : f32
        linalg.yield %667 : f32
      } -> tensor<16xf32>
      %inserted_slice_293 = tensor.insert_slice %666 into %arg55[%665, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<12x16xf32>
      scf.yield %inserted_slice_293 : tensor<12x16xf32>
    }
    %collapsed_287 = tensor.collapse_shape %arg52 [[0, 1]] : tensor<4x12xi64> into tensor<48xi64>
    %collapsed_288 = tensor.collapse_shape %657 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %expanded_289 = tensor.expand_shape %collapsed_287 [[0, 1]] output_shape [48, 1] : tensor<48xi64> into tensor<48x1xi64>
    %expanded_290 = tensor.expand_shape %collapsed_288 [[0], [1, 2]] output_shape [48, 1, 16] : tensor<48x16xf32> into tensor<48x1x16xf32>
    %663 = scf.for %arg54 = %c0 to %c48 step %c1 iter_args(%arg55 = %387) -> (tensor<32x16xf32>) {
      %extracted = tensor.extract %expanded_289[%arg54, %c0] : tensor<48x1xi64>
      %665 = arith.index_cast %extracted : i64 to index
      %extracted_slice_291 = tensor.extract_slice %expanded_290[%arg54, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<48x1x16xf32> to tensor<16xf32>
      %extracted_slice_292 = tensor.extract_slice %arg55[%665, 0] [1, 16] [1, 1] : tensor<32x16xf32> to tensor<16xf32>
      %666 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_291 : tensor<16xf32>) outs(%extracted_slice_292 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %667 = arith.addf %out, %in : f32
        linalg.yield %667 : f32
      } -> tensor<16xf32>
      %inserted_slice_293 = tensor.insert_slice %666 into %arg55[%665, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<32x16xf32>
      scf.yield %inserted_slice_293 : tensor<32x16xf32>
    }
    %664 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%388, %663 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%386 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %665 = arith.addf %in, %in_291 : f32
      linalg.yield %665 : f32
    } -> tensor<32x16xf32>
    return %370, %664, %662, %655, %656, %642, %collapsed_283, %629, %collapsed_259, %625, %626, %612, %collapsed_255, %599, %collapsed_251, %595, %596, %582, %collapsed_247, %569, %collapsed_223, %565, %566, %552, %collapsed_219, %539, %collapsed_215, %535, %536, %522, %collapsed_211, %509, %collapsed_187, %505, %506, %492, %collapsed_183, %479, %collapsed_179, %475, %476, %460, %collapsed_175, %444, %collapsed_152, %439, %440, %424, %collapsed_148, %407, %collapsed_144, %403, %404 : tensor<f32>, tensor<32x16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}
