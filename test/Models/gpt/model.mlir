#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1) -> (0, d1)>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1, d2) -> ()>
#map15 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
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
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.341450e-01 : f64
    %cst_4 = arith.constant 0.79788456080286541 : f64
    %cst_5 = arith.constant 4.471500e-02 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant 1.600000e+01 : f64
    %cst_9 = arith.constant 1.600000e+01 : f32
    %cst_10 = arith.constant 5.000000e-01 : f32
    %cst_11 = arith.constant 1.000000e+00 : f32
    %cst_12 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<12xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<12xi64>) {
    ^bb0(%out: i64):
      %549 = linalg.index 0 : index
      %550 = arith.index_cast %549 : index to i64
      linalg.yield %550 : i64
    } -> tensor<12xi64>
    %2 = tensor.empty() : tensor<4x12x16xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg52 : tensor<4x12xi64>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %549 = arith.index_cast %in : i64 to index
      %550 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%549, %550] : tensor<32x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x12x16xf32>
    %4 = tensor.empty() : tensor<12x16xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<12xi64>) outs(%4 : tensor<12x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %549 = arith.index_cast %in : i64 to index
      %550 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%549, %550] : tensor<12x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x16xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<4x12x16xf32>, tensor<12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %7 = tensor.empty() : tensor<4x12x16xf64>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %549 = arith.extf %in : f32 to f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %9 = tensor.empty() : tensor<4x12x1xf64>
    %10 = linalg.fill ins(%cst : f64) outs(%9 : tensor<4x12x1xf64>) -> tensor<4x12x1xf64>
    %11 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %13 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.subf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.mulf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %15 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %17 = tensor.empty() : tensor<4x12x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %549 = arith.truncf %in : f64 to f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<4x12x1xf32>) -> tensor<4x12x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_6 : f64 to f32
      %550 = arith.addf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.rsqrt %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg2 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg3 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
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
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x48xf32>
    %expanded = tensor.expand_shape %33 [[0, 1], [2]] output_shape [4, 12, 48] : tensor<48x48xf32> into tensor<4x12x48xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_13 = tensor.extract_slice %expanded[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_14 = tensor.extract_slice %expanded[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %expanded_15 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %34 = tensor.empty() : tensor<4x2x12x8xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %extracted_slice_14 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %35:2 = "fsdp.attention"(%transposed_16, %transposed_18, %transposed_20) {causal, scale = 0.35355339059327373 : f64} : (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>) -> (tensor<4x2x12x8xf32>, tensor<4x2x12xf32>)
    %36 = tensor.empty() : tensor<4x12x2x8xf32>
    %transposed_21 = linalg.transpose ins(%35#0 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0, 1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<48x16xf32>
    %37 = tensor.empty() : tensor<16x16xf32>
    %transposed_23 = linalg.transpose ins(%arg6 : tensor<16x16xf32>) outs(%37 : tensor<16x16xf32>) permutation = [1, 0] 
    %38 = tensor.empty() : tensor<48x16xf32>
    %39 = linalg.fill ins(%cst_0 : f32) outs(%38 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %40 = linalg.matmul ins(%collapsed_22, %transposed_23 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %41 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x16xf32>
    %expanded_24 = tensor.expand_shape %42 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %expanded_24 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %549 = arith.extf %in : f32 to f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %45 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%44 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %47 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %46 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.subf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %48 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %47 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.mulf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %49 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%48 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %50 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %549 = arith.truncf %in : f64 to f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_6 : f64 to f32
      %550 = arith.addf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x1xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.rsqrt %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %53 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %55 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %arg8 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %arg9 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_25 = tensor.collapse_shape %59 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %60 = tensor.empty() : tensor<16x64xf32>
    %transposed_26 = linalg.transpose ins(%arg10 : tensor<64x16xf32>) outs(%60 : tensor<16x64xf32>) permutation = [1, 0] 
    %61 = tensor.empty() : tensor<48x64xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %63 = linalg.matmul ins(%collapsed_25, %transposed_26 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%62 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %64 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%61 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x64xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%61 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x64xf32>
    %expanded_27 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %66 = tensor.empty() : tensor<4x12x64xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %expanded_27 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %expanded_27 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_5 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %69 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_4 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_10 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.tanh %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %cst_11 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %74 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_28 = tensor.collapse_shape %75 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %76 = tensor.empty() : tensor<64x16xf32>
    %transposed_29 = linalg.transpose ins(%arg12 : tensor<16x64xf32>) outs(%76 : tensor<64x16xf32>) permutation = [1, 0] 
    %77 = linalg.matmul ins(%collapsed_28, %transposed_29 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %78 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%77, %78 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x16xf32>
    %expanded_30 = tensor.expand_shape %79 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %expanded_30 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %549 = arith.extf %in : f32 to f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %82 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%81 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %83 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %84 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %83 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.subf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %85 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %84 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.mulf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %86 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %88 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %549 = arith.truncf %in : f64 to f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_6 : f64 to f32
      %550 = arith.addf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x1xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.rsqrt %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %90 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %92 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %arg14 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %arg15 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_31 = tensor.collapse_shape %96 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_32 = linalg.transpose ins(%arg16 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %97 = linalg.matmul ins(%collapsed_31, %transposed_32 : tensor<48x16xf32>, tensor<16x48xf32>) outs(%30 : tensor<48x48xf32>) -> tensor<48x48xf32>
    %98 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x48xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97, %98 : tensor<48x48xf32>, tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x48xf32>
    %expanded_33 = tensor.expand_shape %99 [[0, 1], [2]] output_shape [4, 12, 48] : tensor<48x48xf32> into tensor<4x12x48xf32>
    %extracted_slice_34 = tensor.extract_slice %expanded_33[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_35 = tensor.extract_slice %expanded_33[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_36 = tensor.extract_slice %expanded_33[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %expanded_37 = tensor.expand_shape %extracted_slice_34 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_39 = tensor.expand_shape %extracted_slice_35 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_41 = tensor.expand_shape %extracted_slice_36 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %100:2 = "fsdp.attention"(%transposed_38, %transposed_40, %transposed_42) {causal, scale = 0.35355339059327373 : f64} : (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>) -> (tensor<4x2x12x8xf32>, tensor<4x2x12xf32>)
    %transposed_43 = linalg.transpose ins(%100#0 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_44 = tensor.collapse_shape %transposed_43 [[0, 1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<48x16xf32>
    %transposed_45 = linalg.transpose ins(%arg18 : tensor<16x16xf32>) outs(%37 : tensor<16x16xf32>) permutation = [1, 0] 
    %101 = linalg.matmul ins(%collapsed_44, %transposed_45 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %102 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %103 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %102 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x16xf32>
    %expanded_46 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %expanded_46 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %549 = arith.extf %in : f32 to f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %106 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %107 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %108 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %107 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.subf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %109 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %108 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.mulf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %110 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%109 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %111 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %112 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %549 = arith.truncf %in : f64 to f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %114 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %115 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_6 : f64 to f32
      %550 = arith.addf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x1xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.rsqrt %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %117 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %114 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %118 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %116 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %119 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %arg20 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %120 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %arg21 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_47 = tensor.collapse_shape %120 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_48 = linalg.transpose ins(%arg22 : tensor<64x16xf32>) outs(%60 : tensor<16x64xf32>) permutation = [1, 0] 
    %121 = linalg.matmul ins(%collapsed_47, %transposed_48 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%62 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %122 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%61 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x64xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%121, %122 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%61 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x64xf32>
    %expanded_49 = tensor.expand_shape %123 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %124 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49, %expanded_49 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %expanded_49 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_5 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49, %126 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_4 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_10 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.tanh %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %cst_11 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %131 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_50 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %transposed_51 = linalg.transpose ins(%arg24 : tensor<16x64xf32>) outs(%76 : tensor<64x16xf32>) permutation = [1, 0] 
    %133 = linalg.matmul ins(%collapsed_50, %transposed_51 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %134 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133, %134 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x16xf32>
    %expanded_52 = tensor.expand_shape %135 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %expanded_52 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %549 = arith.extf %in : f32 to f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %138 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%137 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %139 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %140 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %139 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.subf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %141 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %140 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.mulf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %142 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%141 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %143 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %144 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %549 = arith.truncf %in : f64 to f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %145 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %146 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_6 : f64 to f32
      %550 = arith.addf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x1xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.rsqrt %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %149 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %146 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %150 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %148 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %151 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %arg26 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %152 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg27 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_53 = tensor.collapse_shape %152 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_54 = linalg.transpose ins(%arg28 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %153 = linalg.matmul ins(%collapsed_53, %transposed_54 : tensor<48x16xf32>, tensor<16x48xf32>) outs(%30 : tensor<48x48xf32>) -> tensor<48x48xf32>
    %154 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg29 : tensor<48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x48xf32>
    %155 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%153, %154 : tensor<48x48xf32>, tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x48xf32>
    %expanded_55 = tensor.expand_shape %155 [[0, 1], [2]] output_shape [4, 12, 48] : tensor<48x48xf32> into tensor<4x12x48xf32>
    %extracted_slice_56 = tensor.extract_slice %expanded_55[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_57 = tensor.extract_slice %expanded_55[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_58 = tensor.extract_slice %expanded_55[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %expanded_59 = tensor.expand_shape %extracted_slice_56 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_60 = linalg.transpose ins(%expanded_59 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_61 = tensor.expand_shape %extracted_slice_57 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_62 = linalg.transpose ins(%expanded_61 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_63 = tensor.expand_shape %extracted_slice_58 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %156:2 = "fsdp.attention"(%transposed_60, %transposed_62, %transposed_64) {causal, scale = 0.35355339059327373 : f64} : (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>) -> (tensor<4x2x12x8xf32>, tensor<4x2x12xf32>)
    %transposed_65 = linalg.transpose ins(%156#0 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_66 = tensor.collapse_shape %transposed_65 [[0, 1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<48x16xf32>
    %transposed_67 = linalg.transpose ins(%arg30 : tensor<16x16xf32>) outs(%37 : tensor<16x16xf32>) permutation = [1, 0] 
    %157 = linalg.matmul ins(%collapsed_66, %transposed_67 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %158 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %159 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%157, %158 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x16xf32>
    %expanded_68 = tensor.expand_shape %159 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %160 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %expanded_68 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %161 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %549 = arith.extf %in : f32 to f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %162 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %163 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %164 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %163 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.subf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %165 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %164 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.mulf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %166 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %167 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %168 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %549 = arith.truncf %in : f64 to f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %169 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%160 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %170 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %171 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_6 : f64 to f32
      %550 = arith.addf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x1xf32>
    %172 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.rsqrt %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %173 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %170 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %172 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %175 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %arg32 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %176 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %arg33 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_69 = tensor.collapse_shape %176 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_70 = linalg.transpose ins(%arg34 : tensor<64x16xf32>) outs(%60 : tensor<16x64xf32>) permutation = [1, 0] 
    %177 = linalg.matmul ins(%collapsed_69, %transposed_70 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%62 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %178 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<64xf32>) outs(%61 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x64xf32>
    %179 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%177, %178 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%61 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x64xf32>
    %expanded_71 = tensor.expand_shape %179 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %expanded_71 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %181 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_71 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %182 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_5 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %183 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %182 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %184 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_4 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %185 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_10 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %186 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.tanh %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %187 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %cst_11 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %188 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %187 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_72 = tensor.collapse_shape %188 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %transposed_73 = linalg.transpose ins(%arg36 : tensor<16x64xf32>) outs(%76 : tensor<64x16xf32>) permutation = [1, 0] 
    %189 = linalg.matmul ins(%collapsed_72, %transposed_73 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %190 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %191 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%189, %190 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x16xf32>
    %expanded_74 = tensor.expand_shape %191 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %192 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %expanded_74 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %549 = arith.extf %in : f32 to f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %194 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %195 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %196 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %195 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.subf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %197 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %196 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.mulf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %198 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %199 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %200 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %549 = arith.truncf %in : f64 to f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %201 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%192 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %202 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %203 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_6 : f64 to f32
      %550 = arith.addf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x1xf32>
    %204 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.rsqrt %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %205 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %202 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %206 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %204 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %207 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %arg38 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %208 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %arg39 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_75 = tensor.collapse_shape %208 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_76 = linalg.transpose ins(%arg40 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %209 = linalg.matmul ins(%collapsed_75, %transposed_76 : tensor<48x16xf32>, tensor<16x48xf32>) outs(%30 : tensor<48x48xf32>) -> tensor<48x48xf32>
    %210 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg41 : tensor<48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x48xf32>
    %211 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%209, %210 : tensor<48x48xf32>, tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x48xf32>
    %expanded_77 = tensor.expand_shape %211 [[0, 1], [2]] output_shape [4, 12, 48] : tensor<48x48xf32> into tensor<4x12x48xf32>
    %extracted_slice_78 = tensor.extract_slice %expanded_77[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_79 = tensor.extract_slice %expanded_77[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %extracted_slice_80 = tensor.extract_slice %expanded_77[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x48xf32> to tensor<4x12x16xf32>
    %expanded_81 = tensor.expand_shape %extracted_slice_78 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_82 = linalg.transpose ins(%expanded_81 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_83 = tensor.expand_shape %extracted_slice_79 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_84 = linalg.transpose ins(%expanded_83 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_85 = tensor.expand_shape %extracted_slice_80 [[0], [1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<4x12x16xf32> into tensor<4x12x2x8xf32>
    %transposed_86 = linalg.transpose ins(%expanded_85 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %212:2 = "fsdp.attention"(%transposed_82, %transposed_84, %transposed_86) {causal, scale = 0.35355339059327373 : f64} : (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>) -> (tensor<4x2x12x8xf32>, tensor<4x2x12xf32>)
    %transposed_87 = linalg.transpose ins(%212#0 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_88 = tensor.collapse_shape %transposed_87 [[0, 1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<48x16xf32>
    %transposed_89 = linalg.transpose ins(%arg42 : tensor<16x16xf32>) outs(%37 : tensor<16x16xf32>) permutation = [1, 0] 
    %213 = linalg.matmul ins(%collapsed_88, %transposed_89 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %214 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg43 : tensor<16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %215 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%213, %214 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x16xf32>
    %expanded_90 = tensor.expand_shape %215 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %216 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %expanded_90 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %217 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %549 = arith.extf %in : f32 to f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %218 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%217 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %219 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %220 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %219 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.subf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %221 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %220 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.mulf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %222 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%221 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %223 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %224 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %549 = arith.truncf %in : f64 to f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %225 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%216 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %226 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %227 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_6 : f64 to f32
      %550 = arith.addf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x1xf32>
    %228 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.rsqrt %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %229 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %226 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %230 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %228 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %231 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %arg44 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %232 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %arg45 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_91 = tensor.collapse_shape %232 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %transposed_92 = linalg.transpose ins(%arg46 : tensor<64x16xf32>) outs(%60 : tensor<16x64xf32>) permutation = [1, 0] 
    %233 = linalg.matmul ins(%collapsed_91, %transposed_92 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%62 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %234 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg47 : tensor<64xf32>) outs(%61 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x64xf32>
    %235 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%233, %234 : tensor<48x64xf32>, tensor<48x64xf32>) outs(%61 : tensor<48x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x64xf32>
    %expanded_93 = tensor.expand_shape %235 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %236 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %expanded_93 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %237 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %expanded_93 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %238 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_5 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %239 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %238 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %240 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_4 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %241 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_10 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %242 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.tanh %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %243 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %cst_11 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %244 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %243 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_94 = tensor.collapse_shape %244 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %transposed_95 = linalg.transpose ins(%arg48 : tensor<16x64xf32>) outs(%76 : tensor<64x16xf32>) permutation = [1, 0] 
    %245 = linalg.matmul ins(%collapsed_94, %transposed_95 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %246 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg49 : tensor<16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %247 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%245, %246 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%38 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x16xf32>
    %expanded_96 = tensor.expand_shape %247 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %248 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %expanded_96 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %249 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<4x12x16xf32>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %549 = arith.extf %in : f32 to f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %250 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%249 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %251 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %252 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %251 : tensor<4x12x16xf64>, tensor<4x12x1xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.subf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %253 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %252 : tensor<4x12x16xf64>, tensor<4x12x16xf64>) outs(%7 : tensor<4x12x16xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %549 = arith.mulf %in, %in_217 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x16xf64>
    %254 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%253 : tensor<4x12x16xf64>) outs(%10 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.addf %in, %out : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %255 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<4x12x1xf64>) outs(%9 : tensor<4x12x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %549 = arith.divf %in, %cst_8 : f64
      linalg.yield %549 : f64
    } -> tensor<4x12x1xf64>
    %256 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<4x12x1xf64>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %549 = arith.truncf %in : f64 to f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%248 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %258 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %259 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_6 : f64 to f32
      %550 = arith.addf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x1xf32>
    %260 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.rsqrt %in : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %261 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %258 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %262 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %260 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %263 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %arg50 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %264 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %arg51 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %265 = tensor.empty() : tensor<16x32xf32>
    %transposed_97 = linalg.transpose ins(%arg0 : tensor<32x16xf32>) outs(%265 : tensor<16x32xf32>) permutation = [1, 0] 
    %collapsed_98 = tensor.collapse_shape %264 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %266 = tensor.empty() : tensor<48x32xf32>
    %267 = linalg.fill ins(%cst_0 : f32) outs(%266 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %268 = linalg.matmul ins(%collapsed_98, %transposed_97 : tensor<48x16xf32>, tensor<16x32xf32>) outs(%267 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %collapsed_99 = tensor.collapse_shape %arg53 [[0, 1]] : tensor<4x12xi64> into tensor<48xi64>
    %269 = tensor.empty() : tensor<48xi64>
    %270 = linalg.fill ins(%c0_i64 : i64) outs(%269 : tensor<48xi64>) -> tensor<48xi64>
    %271 = tensor.empty() : tensor<48xf32>
    %272 = linalg.fill ins(%cst_1 : f32) outs(%271 : tensor<48xf32>) -> tensor<48xf32>
    %273:2 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%268 : tensor<48x32xf32>) outs(%272, %270 : tensor<48xf32>, tensor<48xi64>) {
    ^bb0(%in: f32, %out: f32, %out_217: i64):
      %549 = linalg.index 1 : index
      %550 = arith.index_cast %549 : index to i64
      %551 = arith.maximumf %in, %out : f32
      %552 = arith.cmpf ogt, %in, %out : f32
      %553 = arith.select %552, %550, %out_217 : i64
      linalg.yield %551, %553 : f32, i64
    } -> (tensor<48xf32>, tensor<48xi64>)
    %expanded_100 = tensor.expand_shape %273#0 [[0, 1]] output_shape [48, 1] : tensor<48xf32> into tensor<48x1xf32>
    %274 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%268, %expanded_100 : tensor<48x32xf32>, tensor<48x1xf32>) outs(%266 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x32xf32>
    %275 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%274 : tensor<48x32xf32>) outs(%266 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.exp %in : f32
      linalg.yield %549 : f32
    } -> tensor<48x32xf32>
    %276 = tensor.empty() : tensor<48x1xf32>
    %277 = linalg.fill ins(%cst_0 : f32) outs(%276 : tensor<48x1xf32>) -> tensor<48x1xf32>
    %278 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["parallel", "reduction"]} ins(%275 : tensor<48x32xf32>) outs(%277 : tensor<48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<48x1xf32>
    %279 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<48x1xf32>) outs(%276 : tensor<48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.log %in : f32
      linalg.yield %549 : f32
    } -> tensor<48x1xf32>
    %280 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%274, %279 : tensor<48x32xf32>, tensor<48x1xf32>) outs(%266 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x32xf32>
    %281 = tensor.empty() : tensor<48xi1>
    %282 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_99 : tensor<48xi64>) outs(%281 : tensor<48xi1>) {
    ^bb0(%in: i64, %out: i1):
      %549 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %549 : i1
    } -> tensor<48xi1>
    %283 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%282, %collapsed_99, %cst_12 : tensor<48xi1>, tensor<48xi64>, tensor<i64>) outs(%269 : tensor<48xi64>) {
    ^bb0(%in: i1, %in_217: i64, %in_218: i64, %out: i64):
      %549 = arith.select %in, %in_217, %in_218 : i64
      linalg.yield %549 : i64
    } -> tensor<48xi64>
    %expanded_101 = tensor.expand_shape %283 [[0, 1]] output_shape [48, 1] : tensor<48xi64> into tensor<48x1xi64>
    %284 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_101 : tensor<48x1xi64>) outs(%277 : tensor<48x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %549 = linalg.index 0 : index
      %550 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %280[%549, %550] : tensor<48x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<48x1xf32>
    %collapsed_102 = tensor.collapse_shape %284 [[0, 1]] : tensor<48x1xf32> into tensor<48xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_102 : tensor<48xf32>) outs(%271 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.negf %in : f32
      linalg.yield %549 : f32
    } -> tensor<48xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%282 : tensor<48xi1>) outs(%271 : tensor<48xf32>) {
    ^bb0(%in: i1, %out: f32):
      %549 = arith.uitofp %in : i1 to f32
      linalg.yield %549 : f32
    } -> tensor<48xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%282, %285, %cst_2 : tensor<48xi1>, tensor<48xf32>, tensor<f32>) outs(%271 : tensor<48xf32>) {
    ^bb0(%in: i1, %in_217: f32, %in_218: f32, %out: f32):
      %549 = arith.select %in, %in_217, %in_218 : f32
      linalg.yield %549 : f32
    } -> tensor<48xf32>
    %288 = tensor.empty() : tensor<f32>
    %289 = linalg.fill ins(%cst_0 : f32) outs(%288 : tensor<f32>) -> tensor<f32>
    %290 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["reduction"]} ins(%286 : tensor<48xf32>) outs(%289 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<f32>
    %291 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["reduction"]} ins(%287 : tensor<48xf32>) outs(%289 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<f32>
    %292 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%291, %290 : tensor<f32>, tensor<f32>) outs(%288 : tensor<f32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.divf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<f32>
    %293 = tensor.empty() : tensor<32xi64>
    %294 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%293 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %549 = linalg.index 0 : index
      %550 = arith.index_cast %549 : index to i64
      linalg.yield %550 : i64
    } -> tensor<32xi64>
    %expanded_103 = tensor.expand_shape %294 [[0, 1]] output_shape [1, 32] : tensor<32xi64> into tensor<1x32xi64>
    %expanded_104 = tensor.expand_shape %collapsed_99 [[0, 1]] output_shape [48, 1] : tensor<48xi64> into tensor<48x1xi64>
    %295 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%cst_7, %290 : tensor<f32>, tensor<f32>) outs(%288 : tensor<f32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.divf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<f32>
    %296 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%295 : tensor<f32>) outs(%288 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.negf %in : f32
      linalg.yield %549 : f32
    } -> tensor<f32>
    %297 = tensor.empty() : tensor<48x32xi1>
    %298 = linalg.generic {indexing_maps = [#map12, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_103, %expanded_104 : tensor<1x32xi64>, tensor<48x1xi64>) outs(%297 : tensor<48x32xi1>) {
    ^bb0(%in: i64, %in_217: i64, %out: i1):
      %549 = arith.cmpi eq, %in, %in_217 : i64
      linalg.yield %549 : i1
    } -> tensor<48x32xi1>
    %299 = tensor.empty() : tensor<48x1xi1>
    %300 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_104 : tensor<48x1xi64>) outs(%299 : tensor<48x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %549 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %549 : i1
    } -> tensor<48x1xi1>
    %301 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%298, %300 : tensor<48x32xi1>, tensor<48x1xi1>) outs(%297 : tensor<48x32xi1>) {
    ^bb0(%in: i1, %in_217: i1, %out: i1):
      %549 = arith.andi %in, %in_217 : i1
      linalg.yield %549 : i1
    } -> tensor<48x32xi1>
    %302 = linalg.generic {indexing_maps = [#map4, #map13, #map13, #map4], iterator_types = ["parallel", "parallel"]} ins(%301, %296, %cst_2 : tensor<48x32xi1>, tensor<f32>, tensor<f32>) outs(%266 : tensor<48x32xf32>) {
    ^bb0(%in: i1, %in_217: f32, %in_218: f32, %out: f32):
      %549 = arith.select %in, %in_217, %in_218 : f32
      linalg.yield %549 : f32
    } -> tensor<48x32xf32>
    %303 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%280 : tensor<48x32xf32>) outs(%266 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = math.exp %in : f32
      linalg.yield %549 : f32
    } -> tensor<48x32xf32>
    %304 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["parallel", "reduction"]} ins(%302 : tensor<48x32xf32>) outs(%277 : tensor<48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<48x1xf32>
    %305 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%303, %304 : tensor<48x32xf32>, tensor<48x1xf32>) outs(%266 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x32xf32>
    %306 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%302, %305 : tensor<48x32xf32>, tensor<48x32xf32>) outs(%266 : tensor<48x32xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<48x32xf32>
    %307 = tensor.empty() : tensor<32x48xf32>
    %transposed_105 = linalg.transpose ins(%306 : tensor<48x32xf32>) outs(%307 : tensor<32x48xf32>) permutation = [1, 0] 
    %308 = tensor.empty() : tensor<32x16xf32>
    %309 = linalg.fill ins(%cst_0 : f32) outs(%308 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %310 = linalg.matmul ins(%transposed_105, %collapsed_98 : tensor<32x48xf32>, tensor<48x16xf32>) outs(%309 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %311 = linalg.matmul ins(%306, %arg0 : tensor<48x32xf32>, tensor<32x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %expanded_106 = tensor.expand_shape %311 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %312 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %arg50 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %313 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %314 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%312 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %315 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %262 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %316 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%315 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %317 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %316 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %318 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %314 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %319 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318, %317 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %320 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %321 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %319 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %322 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %262 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %323 = tensor.empty() : tensor<16xf32>
    %324 = linalg.fill ins(%cst_0 : f32) outs(%323 : tensor<16xf32>) -> tensor<16xf32>
    %325 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%322 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %326 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_106 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %collapsed_107 = tensor.collapse_shape %321 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %327 = linalg.matmul ins(%collapsed_107, %arg48 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%62 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %transposed_108 = linalg.transpose ins(%collapsed_107 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %328 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %329 = linalg.matmul ins(%transposed_108, %collapsed_94 : tensor<16x48xf32>, tensor<48x64xf32>) outs(%328 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %330 = tensor.empty() : tensor<1x16xf32>
    %331 = linalg.fill ins(%cst_0 : f32) outs(%330 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %332 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_107 : tensor<48x16xf32>) outs(%331 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x16xf32>
    %collapsed_109 = tensor.collapse_shape %332 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_110 = tensor.expand_shape %327 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %333 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_3 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %334 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %cst_11 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %335 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_4 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_10 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %337 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %242 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %338 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %337 : tensor<f32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %339 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %338 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %340 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %335 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %341 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %340 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %342 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_110, %341 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_111 = tensor.collapse_shape %342 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %343 = linalg.matmul ins(%collapsed_111, %arg46 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %344 = tensor.empty() : tensor<64x48xf32>
    %transposed_112 = linalg.transpose ins(%collapsed_111 : tensor<48x64xf32>) outs(%344 : tensor<64x48xf32>) permutation = [1, 0] 
    %345 = linalg.fill ins(%cst_0 : f32) outs(%76 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %346 = linalg.matmul ins(%transposed_112, %collapsed_91 : tensor<64x48xf32>, tensor<48x16xf32>) outs(%345 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %347 = tensor.empty() : tensor<1x64xf32>
    %348 = linalg.fill ins(%cst_0 : f32) outs(%347 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %349 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_111 : tensor<48x64xf32>) outs(%348 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x64xf32>
    %collapsed_113 = tensor.collapse_shape %349 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_114 = tensor.expand_shape %343 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %350 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %arg44 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %351 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %352 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%350 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %353 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %230 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %354 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%353 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %355 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %354 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %356 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %352 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %357 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %355 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %358 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %359 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %357 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %360 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %230 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %361 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%360 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %362 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_114 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %363 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %359 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_115 = tensor.collapse_shape %363 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %364 = linalg.matmul ins(%collapsed_115, %arg42 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_116 = linalg.transpose ins(%collapsed_115 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %365 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %366 = linalg.matmul ins(%transposed_116, %collapsed_88 : tensor<16x48xf32>, tensor<48x16xf32>) outs(%365 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %367 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_115 : tensor<48x16xf32>) outs(%331 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x16xf32>
    %collapsed_117 = tensor.collapse_shape %367 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_118 = tensor.expand_shape %364 [[0, 1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<48x16xf32> into tensor<4x12x2x8xf32>
    %transposed_119 = linalg.transpose ins(%expanded_118 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %368:3 = "fsdp.attention_grad"(%transposed_119, %transposed_82, %transposed_84, %transposed_86, %212#0, %212#1) {causal, scale = 0.35355339059327373 : f64} : (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12xf32>) -> (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>)
    %transposed_120 = linalg.transpose ins(%368#2 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_121 = tensor.collapse_shape %transposed_120 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_122 = linalg.transpose ins(%368#1 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_123 = tensor.collapse_shape %transposed_122 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_124 = linalg.transpose ins(%368#0 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_125 = tensor.collapse_shape %transposed_124 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %369 = tensor.empty() : tensor<4x12x48xf32>
    %inserted_slice = tensor.insert_slice %collapsed_125 into %369[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_126 = tensor.insert_slice %collapsed_123 into %inserted_slice[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_127 = tensor.insert_slice %collapsed_121 into %inserted_slice_126[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %collapsed_128 = tensor.collapse_shape %inserted_slice_127 [[0, 1], [2]] : tensor<4x12x48xf32> into tensor<48x48xf32>
    %370 = linalg.matmul ins(%collapsed_128, %arg40 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_129 = linalg.transpose ins(%collapsed_128 : tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) permutation = [1, 0] 
    %371 = linalg.matmul ins(%transposed_129, %collapsed_75 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %372 = tensor.empty() : tensor<1x48xf32>
    %373 = linalg.fill ins(%cst_0 : f32) outs(%372 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %374 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_128 : tensor<48x48xf32>) outs(%373 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x48xf32>
    %collapsed_130 = tensor.collapse_shape %374 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_131 = tensor.expand_shape %370 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %375 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_131, %arg38 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %376 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %377 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%375 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %378 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375, %206 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %379 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%378 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %380 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %379 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %381 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %377 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %382 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381, %380 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %383 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %384 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %382 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %385 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_131, %206 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %386 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%385 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %387 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_131 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %388 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %384 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_132 = tensor.collapse_shape %388 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %389 = linalg.matmul ins(%collapsed_132, %arg36 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%62 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %transposed_133 = linalg.transpose ins(%collapsed_132 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %390 = linalg.matmul ins(%transposed_133, %collapsed_72 : tensor<16x48xf32>, tensor<48x64xf32>) outs(%328 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %391 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_132 : tensor<48x16xf32>) outs(%331 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x16xf32>
    %collapsed_134 = tensor.collapse_shape %391 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_135 = tensor.expand_shape %389 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %392 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_3 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %393 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %cst_11 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %394 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_4 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %395 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_10 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %396 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %186 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %397 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %396 : tensor<f32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %398 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %397 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %399 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %394 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %400 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %399 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %401 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_135, %400 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_136 = tensor.collapse_shape %401 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %402 = linalg.matmul ins(%collapsed_136, %arg34 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_137 = linalg.transpose ins(%collapsed_136 : tensor<48x64xf32>) outs(%344 : tensor<64x48xf32>) permutation = [1, 0] 
    %403 = linalg.matmul ins(%transposed_137, %collapsed_69 : tensor<64x48xf32>, tensor<48x16xf32>) outs(%345 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %404 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_136 : tensor<48x64xf32>) outs(%348 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x64xf32>
    %collapsed_138 = tensor.collapse_shape %404 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_139 = tensor.expand_shape %402 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %405 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_139, %arg32 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %406 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %407 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%405 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %408 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %174 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %409 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%408 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %410 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %409 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %411 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %407 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %412 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %410 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %413 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %414 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413, %412 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %415 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_139, %174 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %416 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%415 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %417 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_139 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %418 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %414 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_140 = tensor.collapse_shape %418 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %419 = linalg.matmul ins(%collapsed_140, %arg30 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_141 = linalg.transpose ins(%collapsed_140 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %420 = linalg.matmul ins(%transposed_141, %collapsed_66 : tensor<16x48xf32>, tensor<48x16xf32>) outs(%365 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %421 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_140 : tensor<48x16xf32>) outs(%331 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x16xf32>
    %collapsed_142 = tensor.collapse_shape %421 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_143 = tensor.expand_shape %419 [[0, 1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<48x16xf32> into tensor<4x12x2x8xf32>
    %transposed_144 = linalg.transpose ins(%expanded_143 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %422:3 = "fsdp.attention_grad"(%transposed_144, %transposed_60, %transposed_62, %transposed_64, %156#0, %156#1) {causal, scale = 0.35355339059327373 : f64} : (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12xf32>) -> (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>)
    %transposed_145 = linalg.transpose ins(%422#2 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_146 = tensor.collapse_shape %transposed_145 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_147 = linalg.transpose ins(%422#1 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_149 = linalg.transpose ins(%422#0 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_150 = tensor.collapse_shape %transposed_149 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %inserted_slice_151 = tensor.insert_slice %collapsed_150 into %369[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_152 = tensor.insert_slice %collapsed_148 into %inserted_slice_151[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_153 = tensor.insert_slice %collapsed_146 into %inserted_slice_152[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %collapsed_154 = tensor.collapse_shape %inserted_slice_153 [[0, 1], [2]] : tensor<4x12x48xf32> into tensor<48x48xf32>
    %423 = linalg.matmul ins(%collapsed_154, %arg28 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_155 = linalg.transpose ins(%collapsed_154 : tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) permutation = [1, 0] 
    %424 = linalg.matmul ins(%transposed_155, %collapsed_53 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %425 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_154 : tensor<48x48xf32>) outs(%373 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x48xf32>
    %collapsed_156 = tensor.collapse_shape %425 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_157 = tensor.expand_shape %423 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %426 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_157, %arg26 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %427 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %428 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%426 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %429 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426, %150 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %430 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%429 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %431 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %430 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %432 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%427, %428 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %433 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432, %431 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %434 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %435 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %433 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %436 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_157, %150 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %437 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%436 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %438 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_157 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %439 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %435 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_158 = tensor.collapse_shape %439 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %440 = linalg.matmul ins(%collapsed_158, %arg24 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%62 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %transposed_159 = linalg.transpose ins(%collapsed_158 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %441 = linalg.matmul ins(%transposed_159, %collapsed_50 : tensor<16x48xf32>, tensor<48x64xf32>) outs(%328 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %442 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_158 : tensor<48x16xf32>) outs(%331 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x16xf32>
    %collapsed_160 = tensor.collapse_shape %442 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_161 = tensor.expand_shape %440 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %443 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_3 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %444 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %cst_11 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %445 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_4 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %446 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_10 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %447 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %130 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %448 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %447 : tensor<f32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %449 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %448 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %450 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %445 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %451 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %450 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %452 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_161, %451 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_162 = tensor.collapse_shape %452 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %453 = linalg.matmul ins(%collapsed_162, %arg22 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_163 = linalg.transpose ins(%collapsed_162 : tensor<48x64xf32>) outs(%344 : tensor<64x48xf32>) permutation = [1, 0] 
    %454 = linalg.matmul ins(%transposed_163, %collapsed_47 : tensor<64x48xf32>, tensor<48x16xf32>) outs(%345 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %455 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_162 : tensor<48x64xf32>) outs(%348 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x64xf32>
    %collapsed_164 = tensor.collapse_shape %455 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_165 = tensor.expand_shape %453 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %456 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_165, %arg20 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %457 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %458 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%456 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %459 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456, %118 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %460 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%459 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %461 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %460 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %462 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %458 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %463 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %461 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %464 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %465 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %463 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %466 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_165, %118 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %467 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%466 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %468 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_165 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %469 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %465 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_166 = tensor.collapse_shape %469 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %470 = linalg.matmul ins(%collapsed_166, %arg18 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_167 = linalg.transpose ins(%collapsed_166 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %471 = linalg.matmul ins(%transposed_167, %collapsed_44 : tensor<16x48xf32>, tensor<48x16xf32>) outs(%365 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %472 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_166 : tensor<48x16xf32>) outs(%331 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x16xf32>
    %collapsed_168 = tensor.collapse_shape %472 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_169 = tensor.expand_shape %470 [[0, 1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<48x16xf32> into tensor<4x12x2x8xf32>
    %transposed_170 = linalg.transpose ins(%expanded_169 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %473:3 = "fsdp.attention_grad"(%transposed_170, %transposed_38, %transposed_40, %transposed_42, %100#0, %100#1) {causal, scale = 0.35355339059327373 : f64} : (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12xf32>) -> (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>)
    %transposed_171 = linalg.transpose ins(%473#2 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_172 = tensor.collapse_shape %transposed_171 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_173 = linalg.transpose ins(%473#1 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_174 = tensor.collapse_shape %transposed_173 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_175 = linalg.transpose ins(%473#0 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_176 = tensor.collapse_shape %transposed_175 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %inserted_slice_177 = tensor.insert_slice %collapsed_176 into %369[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_178 = tensor.insert_slice %collapsed_174 into %inserted_slice_177[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_179 = tensor.insert_slice %collapsed_172 into %inserted_slice_178[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %collapsed_180 = tensor.collapse_shape %inserted_slice_179 [[0, 1], [2]] : tensor<4x12x48xf32> into tensor<48x48xf32>
    %474 = linalg.matmul ins(%collapsed_180, %arg16 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_181 = linalg.transpose ins(%collapsed_180 : tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) permutation = [1, 0] 
    %475 = linalg.matmul ins(%transposed_181, %collapsed_31 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %476 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_180 : tensor<48x48xf32>) outs(%373 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x48xf32>
    %collapsed_182 = tensor.collapse_shape %476 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_183 = tensor.expand_shape %474 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %477 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_183, %arg14 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %478 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %479 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%477 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %480 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %94 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %481 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%480 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %482 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %481 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %483 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478, %479 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %484 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %482 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %485 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %486 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485, %484 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %487 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_183, %94 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %488 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%487 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %489 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_183 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %490 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %486 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_184 = tensor.collapse_shape %490 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %491 = linalg.matmul ins(%collapsed_184, %arg12 : tensor<48x16xf32>, tensor<16x64xf32>) outs(%62 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %transposed_185 = linalg.transpose ins(%collapsed_184 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %492 = linalg.matmul ins(%transposed_185, %collapsed_28 : tensor<16x48xf32>, tensor<48x64xf32>) outs(%328 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %493 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_184 : tensor<48x16xf32>) outs(%331 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x16xf32>
    %collapsed_186 = tensor.collapse_shape %493 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_187 = tensor.expand_shape %491 [[0, 1], [2]] output_shape [4, 12, 64] : tensor<48x64xf32> into tensor<4x12x64xf32>
    %494 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_3 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %495 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %cst_11 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %496 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.truncf %cst_4 : f64 to f32
      %550 = arith.mulf %in, %549 : f32
      linalg.yield %550 : f32
    } -> tensor<4x12x64xf32>
    %497 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_10 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %498 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %73 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %499 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %498 : tensor<f32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %500 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %499 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %501 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500, %496 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %502 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497, %501 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %503 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_187, %502 : tensor<4x12x64xf32>, tensor<4x12x64xf32>) outs(%66 : tensor<4x12x64xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x64xf32>
    %collapsed_188 = tensor.collapse_shape %503 [[0, 1], [2]] : tensor<4x12x64xf32> into tensor<48x64xf32>
    %504 = linalg.matmul ins(%collapsed_188, %arg10 : tensor<48x64xf32>, tensor<64x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_189 = linalg.transpose ins(%collapsed_188 : tensor<48x64xf32>) outs(%344 : tensor<64x48xf32>) permutation = [1, 0] 
    %505 = linalg.matmul ins(%transposed_189, %collapsed_25 : tensor<64x48xf32>, tensor<48x16xf32>) outs(%345 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %506 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_188 : tensor<48x64xf32>) outs(%348 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x64xf32>
    %collapsed_190 = tensor.collapse_shape %506 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_191 = tensor.expand_shape %504 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %507 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_191, %arg8 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %508 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%507 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %509 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%507 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %510 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%507, %57 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %511 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%510 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %512 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %511 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %513 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508, %509 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %514 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513, %512 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %515 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %516 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515, %514 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %517 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_191, %57 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %518 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%517 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %519 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_191 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %520 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %516 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %collapsed_192 = tensor.collapse_shape %520 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %521 = linalg.matmul ins(%collapsed_192, %arg6 : tensor<48x16xf32>, tensor<16x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_193 = linalg.transpose ins(%collapsed_192 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %522 = linalg.matmul ins(%transposed_193, %collapsed_22 : tensor<16x48xf32>, tensor<48x16xf32>) outs(%365 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %523 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_192 : tensor<48x16xf32>) outs(%331 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x16xf32>
    %collapsed_194 = tensor.collapse_shape %523 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_195 = tensor.expand_shape %521 [[0, 1], [2, 3]] output_shape [4, 12, 2, 8] : tensor<48x16xf32> into tensor<4x12x2x8xf32>
    %transposed_196 = linalg.transpose ins(%expanded_195 : tensor<4x12x2x8xf32>) outs(%34 : tensor<4x2x12x8xf32>) permutation = [0, 2, 1, 3] 
    %524:3 = "fsdp.attention_grad"(%transposed_196, %transposed_16, %transposed_18, %transposed_20, %35#0, %35#1) {causal, scale = 0.35355339059327373 : f64} : (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12xf32>) -> (tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>, tensor<4x2x12x8xf32>)
    %transposed_197 = linalg.transpose ins(%524#2 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_198 = tensor.collapse_shape %transposed_197 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_199 = linalg.transpose ins(%524#1 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_200 = tensor.collapse_shape %transposed_199 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %transposed_201 = linalg.transpose ins(%524#0 : tensor<4x2x12x8xf32>) outs(%36 : tensor<4x12x2x8xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_202 = tensor.collapse_shape %transposed_201 [[0], [1], [2, 3]] : tensor<4x12x2x8xf32> into tensor<4x12x16xf32>
    %inserted_slice_203 = tensor.insert_slice %collapsed_202 into %369[0, 0, 0] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_204 = tensor.insert_slice %collapsed_200 into %inserted_slice_203[0, 0, 16] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %inserted_slice_205 = tensor.insert_slice %collapsed_198 into %inserted_slice_204[0, 0, 32] [4, 12, 16] [1, 1, 1] : tensor<4x12x16xf32> into tensor<4x12x48xf32>
    %collapsed_206 = tensor.collapse_shape %inserted_slice_205 [[0, 1], [2]] : tensor<4x12x48xf32> into tensor<48x48xf32>
    %525 = linalg.matmul ins(%collapsed_206, %arg4 : tensor<48x48xf32>, tensor<48x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %transposed_207 = linalg.transpose ins(%collapsed_206 : tensor<48x48xf32>) outs(%29 : tensor<48x48xf32>) permutation = [1, 0] 
    %526 = linalg.matmul ins(%transposed_207, %collapsed : tensor<48x48xf32>, tensor<48x16xf32>) outs(%39 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %527 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_206 : tensor<48x48xf32>) outs(%373 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x48xf32>
    %collapsed_208 = tensor.collapse_shape %527 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_209 = tensor.expand_shape %525 [[0, 1], [2]] output_shape [4, 12, 16] : tensor<48x16xf32> into tensor<4x12x16xf32>
    %528 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_209, %arg2 : tensor<4x12x16xf32>, tensor<16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %529 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528 : tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.mulf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %530 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%528 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %531 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528, %25 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %532 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%531 : tensor<4x12x16xf32>) outs(%19 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %533 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %532 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %534 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529, %530 : tensor<4x12x16xf32>, tensor<4x12x1xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %535 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %533 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.subf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %536 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x12x1xf32>) outs(%17 : tensor<4x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.divf %in, %cst_9 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x1xf32>
    %537 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %535 : tensor<4x12x1xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %538 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_209, %25 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.mulf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %539 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%538 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %540 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_209 : tensor<4x12x16xf32>) outs(%324 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<16xf32>
    %541 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520, %537 : tensor<4x12x16xf32>, tensor<4x12x16xf32>) outs(%2 : tensor<4x12x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<4x12x16xf32>
    %542 = tensor.empty() : tensor<1x12x16xf32>
    %543 = linalg.fill ins(%cst_0 : f32) outs(%542 : tensor<1x12x16xf32>) -> tensor<1x12x16xf32>
    %544 = linalg.generic {indexing_maps = [#map2, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%541 : tensor<4x12x16xf32>) outs(%543 : tensor<1x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %549 = arith.addf %in, %out : f32
      linalg.yield %549 : f32
    } -> tensor<1x12x16xf32>
    %collapsed_210 = tensor.collapse_shape %544 [[0, 1], [2]] : tensor<1x12x16xf32> into tensor<12x16xf32>
    %expanded_211 = tensor.expand_shape %1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %expanded_212 = tensor.expand_shape %collapsed_210 [[0], [1, 2]] output_shape [12, 1, 16] : tensor<12x16xf32> into tensor<12x1x16xf32>
    %545 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %546 = scf.for %arg54 = %c0 to %c12 step %c1 iter_args(%arg55 = %545) -> (tensor<12x16xf32>) {
      %extracted = tensor.extract %expanded_211[%arg54, %c0] : tensor<12x1xi64>
      %549 = arith.index_cast %extracted : i64 to index
      %extracted_slice_217 = tensor.extract_slice %expanded_212[%arg54, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<12x1x16xf32> to tensor<16xf32>
      %extracted_slice_218 = tensor.extract_slice %arg55[%549, 0] [1, 16] [1, 1] : tensor<12x16xf32> to tensor<16xf32>
      %550 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_217 : tensor<16xf32>) outs(%extracted_slice_218 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %551 = arith.addf %out, %in : f32
        linalg.yield %551 : f32
      } -> tensor<16xf32>
      %inserted_slice_219 = tensor.insert_slice %550 into %arg55[%549, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<12x16xf32>
      scf.yield %inserted_slice_219 : tensor<12x16xf32>
    }
    %collapsed_213 = tensor.collapse_shape %arg52 [[0, 1]] : tensor<4x12xi64> into tensor<48xi64>
    %collapsed_214 = tensor.collapse_shape %541 [[0, 1], [2]] : tensor<4x12x16xf32> into tensor<48x16xf32>
    %expanded_215 = tensor.expand_shape %collapsed_213 [[0, 1]] output_shape [48, 1] : tensor<48xi64> into tensor<48x1xi64>
    %expanded_216 = tensor.expand_shape %collapsed_214 [[0], [1, 2]] output_shape [48, 1, 16] : tensor<48x16xf32> into tensor<48x1x16xf32>
    %547 = scf.for %arg54 = %c0 to %c48 step %c1 iter_args(%arg55 = %309) -> (tensor<32x16xf32>) {
      %extracted = tensor.extract %expanded_215[%arg54, %c0] : tensor<48x1xi64>
      %549 = arith.index_cast %extracted : i64 to index
      %extracted_slice_217 = tensor.extract_slice %expanded_216[%arg54, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<48x1x16xf32> to tensor<16xf32>
      %extracted_slice_218 = tensor.extract_slice %arg55[%549, 0] [1, 16] [1, 1] : tensor<32x16xf32> to tensor<16xf32>
      %550 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_217 : tensor<16xf32>) outs(%extracted_slice_218 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %551 = arith.addf %out, %in : f32
        linalg.yield %551 : f32
      } -> tensor<16xf32>
      %inserted_slice_219 = tensor.insert_slice %550 into %arg55[%549, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<32x16xf32>
      scf.yield %inserted_slice_219 : tensor<32x16xf32>
    }
    %548 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%310, %547 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%308 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %549 = arith.addf %in, %in_217 : f32
      linalg.yield %549 : f32
    } -> tensor<32x16xf32>
    return %292, %548, %546, %539, %540, %526, %collapsed_208, %522, %collapsed_194, %518, %519, %505, %collapsed_190, %492, %collapsed_186, %488, %489, %475, %collapsed_182, %471, %collapsed_168, %467, %468, %454, %collapsed_164, %441, %collapsed_160, %437, %438, %424, %collapsed_156, %420, %collapsed_142, %416, %417, %403, %collapsed_138, %390, %collapsed_134, %386, %387, %371, %collapsed_130, %366, %collapsed_117, %361, %362, %346, %collapsed_113, %329, %collapsed_109, %325, %326 : tensor<f32>, tensor<32x16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}
