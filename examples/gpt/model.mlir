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
module @model {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "gpt.GPT" {
    fsdp.module @tokens class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<256x88xf32>
    }
    fsdp.module @positions class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<64x88xf32>
    }
    fsdp.module @blocks class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "gpt.Block" {
        fsdp.module @norm1 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<88xf32>
          fsdp.param @bias : tensor<88xf32>
        }
        fsdp.module @attention class "gpt.Attention" {
          fsdp.module @qkv class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<264x88xf32>
            fsdp.param @bias : tensor<264xf32>
          }
          fsdp.module @proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<88x88xf32>
            fsdp.param @bias : tensor<88xf32>
          }
        }
        fsdp.module @norm2 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<88xf32>
          fsdp.param @bias : tensor<88xf32>
        }
        fsdp.module @feed_forward class "gpt.FeedForward" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<352x88xf32>
            fsdp.param @bias : tensor<352xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<88x352xf32>
            fsdp.param @bias : tensor<88xf32>
          }
        }
      }
      fsdp.module @"1" class "gpt.Block" {
        fsdp.module @norm1 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<88xf32>
          fsdp.param @bias : tensor<88xf32>
        }
        fsdp.module @attention class "gpt.Attention" {
          fsdp.module @qkv class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<264x88xf32>
            fsdp.param @bias : tensor<264xf32>
          }
          fsdp.module @proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<88x88xf32>
            fsdp.param @bias : tensor<88xf32>
          }
        }
        fsdp.module @norm2 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<88xf32>
          fsdp.param @bias : tensor<88xf32>
        }
        fsdp.module @feed_forward class "gpt.FeedForward" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<352x88xf32>
            fsdp.param @bias : tensor<352xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<88x352xf32>
            fsdp.param @bias : tensor<88xf32>
          }
        }
      }
      fsdp.module @"2" class "gpt.Block" {
        fsdp.module @norm1 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<88xf32>
          fsdp.param @bias : tensor<88xf32>
        }
        fsdp.module @attention class "gpt.Attention" {
          fsdp.module @qkv class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<264x88xf32>
            fsdp.param @bias : tensor<264xf32>
          }
          fsdp.module @proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<88x88xf32>
            fsdp.param @bias : tensor<88xf32>
          }
        }
        fsdp.module @norm2 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<88xf32>
          fsdp.param @bias : tensor<88xf32>
        }
        fsdp.module @feed_forward class "gpt.FeedForward" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<352x88xf32>
            fsdp.param @bias : tensor<352xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<88x352xf32>
            fsdp.param @bias : tensor<88xf32>
          }
        }
      }
      fsdp.module @"3" class "gpt.Block" {
        fsdp.module @norm1 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<88xf32>
          fsdp.param @bias : tensor<88xf32>
        }
        fsdp.module @attention class "gpt.Attention" {
          fsdp.module @qkv class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<264x88xf32>
            fsdp.param @bias : tensor<264xf32>
          }
          fsdp.module @proj class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<88x88xf32>
            fsdp.param @bias : tensor<88xf32>
          }
        }
        fsdp.module @norm2 class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<88xf32>
          fsdp.param @bias : tensor<88xf32>
        }
        fsdp.module @feed_forward class "gpt.FeedForward" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<352x88xf32>
            fsdp.param @bias : tensor<352xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<88x352xf32>
            fsdp.param @bias : tensor<88xf32>
          }
        }
      }
    }
    fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
      fsdp.param @weight : tensor<88xf32>
      fsdp.param @bias : tensor<88xf32>
    }
    fsdp.module @head class "torch.nn.modules.linear.Linear" {
      fsdp.alias @weight = @model::@tokens::@weight
    }
  }
  func.func @step(%arg0: tensor<256x88xf32> {fsdp.role = #fsdp.state<@model::@tokens::@weight>}, %arg1: tensor<64x88xf32> {fsdp.role = #fsdp.state<@model::@positions::@weight>}, %arg2: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm1::@weight>}, %arg3: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm1::@bias>}, %arg4: tensor<264x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@qkv::@weight>}, %arg5: tensor<264xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@qkv::@bias>}, %arg6: tensor<88x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@proj::@weight>}, %arg7: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@proj::@bias>}, %arg8: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm2::@weight>}, %arg9: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm2::@bias>}, %arg10: tensor<352x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@feed_forward::@up::@weight>}, %arg11: tensor<352xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@feed_forward::@up::@bias>}, %arg12: tensor<88x352xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@feed_forward::@down::@weight>}, %arg13: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@feed_forward::@down::@bias>}, %arg14: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm1::@weight>}, %arg15: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm1::@bias>}, %arg16: tensor<264x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@qkv::@weight>}, %arg17: tensor<264xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@qkv::@bias>}, %arg18: tensor<88x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@proj::@weight>}, %arg19: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@proj::@bias>}, %arg20: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm2::@weight>}, %arg21: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm2::@bias>}, %arg22: tensor<352x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@feed_forward::@up::@weight>}, %arg23: tensor<352xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@feed_forward::@up::@bias>}, %arg24: tensor<88x352xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@feed_forward::@down::@weight>}, %arg25: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@feed_forward::@down::@bias>}, %arg26: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@norm1::@weight>}, %arg27: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@norm1::@bias>}, %arg28: tensor<264x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@attention::@qkv::@weight>}, %arg29: tensor<264xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@attention::@qkv::@bias>}, %arg30: tensor<88x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@attention::@proj::@weight>}, %arg31: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@attention::@proj::@bias>}, %arg32: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@norm2::@weight>}, %arg33: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@norm2::@bias>}, %arg34: tensor<352x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@feed_forward::@up::@weight>}, %arg35: tensor<352xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@feed_forward::@up::@bias>}, %arg36: tensor<88x352xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@feed_forward::@down::@weight>}, %arg37: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@feed_forward::@down::@bias>}, %arg38: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@norm1::@weight>}, %arg39: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@norm1::@bias>}, %arg40: tensor<264x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@attention::@qkv::@weight>}, %arg41: tensor<264xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@attention::@qkv::@bias>}, %arg42: tensor<88x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@attention::@proj::@weight>}, %arg43: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@attention::@proj::@bias>}, %arg44: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@norm2::@weight>}, %arg45: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@norm2::@bias>}, %arg46: tensor<352x88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@feed_forward::@up::@weight>}, %arg47: tensor<352xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@feed_forward::@up::@bias>}, %arg48: tensor<88x352xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@feed_forward::@down::@weight>}, %arg49: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"3"::@feed_forward::@down::@bias>}, %arg50: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@norm::@weight>}, %arg51: tensor<88xf32> {fsdp.role = #fsdp.state<@model::@norm::@bias>}, %arg52: tensor<8x64xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 256]>}, %arg53: tensor<8x64xi64> {fsdp.role = #fsdp.input<"targets", indices = [0, 256, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<256x88xf32> {fsdp.role = #fsdp.grad<@model::@tokens::@weight>}, tensor<64x88xf32> {fsdp.role = #fsdp.grad<@model::@positions::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm1::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm1::@bias>}, tensor<264x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@qkv::@weight>}, tensor<264xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@qkv::@bias>}, tensor<88x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@proj::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@proj::@bias>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm2::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm2::@bias>}, tensor<352x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@feed_forward::@up::@weight>}, tensor<352xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@feed_forward::@up::@bias>}, tensor<88x352xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@feed_forward::@down::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@feed_forward::@down::@bias>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm1::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm1::@bias>}, tensor<264x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@qkv::@weight>}, tensor<264xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@qkv::@bias>}, tensor<88x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@proj::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@proj::@bias>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm2::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm2::@bias>}, tensor<352x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@feed_forward::@up::@weight>}, tensor<352xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@feed_forward::@up::@bias>}, tensor<88x352xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@feed_forward::@down::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@feed_forward::@down::@bias>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@norm1::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@norm1::@bias>}, tensor<264x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@attention::@qkv::@weight>}, tensor<264xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@attention::@qkv::@bias>}, tensor<88x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@attention::@proj::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@attention::@proj::@bias>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@norm2::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@norm2::@bias>}, tensor<352x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@feed_forward::@up::@weight>}, tensor<352xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@feed_forward::@up::@bias>}, tensor<88x352xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@feed_forward::@down::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@feed_forward::@down::@bias>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@norm1::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@norm1::@bias>}, tensor<264x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@attention::@qkv::@weight>}, tensor<264xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@attention::@qkv::@bias>}, tensor<88x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@attention::@proj::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@attention::@proj::@bias>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@norm2::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@norm2::@bias>}, tensor<352x88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@feed_forward::@up::@weight>}, tensor<352xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@feed_forward::@up::@bias>}, tensor<88x352xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@feed_forward::@down::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"3"::@feed_forward::@down::@bias>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@norm::@weight>}, tensor<88xf32> {fsdp.role = #fsdp.grad<@model::@norm::@bias>}) {
    %c512 = arith.constant 512 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %c64 = arith.constant 64 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.341450e-01 : f64
    %cst_4 = arith.constant 0.79788456080286541 : f64
    %cst_5 = arith.constant 4.471500e-02 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant 8.800000e+01 : f64
    %cst_9 = arith.constant 8.800000e+01 : f32
    %cst_10 = arith.constant 5.000000e-01 : f32
    %cst_11 = arith.constant 1.000000e+00 : f32
    %cst_12 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<64xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<64xi64>) {
    ^bb0(%out: i64):
      %553 = linalg.index 0 : index
      %554 = arith.index_cast %553 : index to i64
      linalg.yield %554 : i64
    } -> tensor<64xi64>
    %2 = tensor.empty() : tensor<8x64x88xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg52 : tensor<8x64xi64>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: i64, %out: f32):
      %553 = arith.index_cast %in : i64 to index
      %554 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%553, %554] : tensor<256x88xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x64x88xf32>
    %4 = tensor.empty() : tensor<64x88xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<64xi64>) outs(%4 : tensor<64x88xf32>) {
    ^bb0(%in: i64, %out: f32):
      %553 = arith.index_cast %in : i64 to index
      %554 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%553, %554] : tensor<64x88xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x88xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<8x64x88xf32>, tensor<64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %7 = tensor.empty() : tensor<8x64x88xf64>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %553 = arith.extf %in : f32 to f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %9 = tensor.empty() : tensor<8x64x1xf64>
    %10 = linalg.fill ins(%cst : f64) outs(%9 : tensor<8x64x1xf64>) -> tensor<8x64x1xf64>
    %11 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %13 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.subf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.mulf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %15 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %17 = tensor.empty() : tensor<8x64x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %553 = arith.truncf %in : f64 to f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_6 : f64 to f32
      %554 = arith.addf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.rsqrt %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg2 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg3 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed = tensor.collapse_shape %27 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %28 = tensor.empty() : tensor<88x264xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<264x88xf32>) outs(%28 : tensor<88x264xf32>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<512x264xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<512x264xf32>) -> tensor<512x264xf32>
    %31 = linalg.matmul ins(%collapsed, %transposed : tensor<512x88xf32>, tensor<88x264xf32>) outs(%30 : tensor<512x264xf32>) -> tensor<512x264xf32>
    %32 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x264xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<512x264xf32>, tensor<512x264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x264xf32>
    %expanded = tensor.expand_shape %33 [[0, 1], [2]] output_shape [8, 64, 264] : tensor<512x264xf32> into tensor<8x64x264xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_13 = tensor.extract_slice %expanded[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_14 = tensor.extract_slice %expanded[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %expanded_15 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %34 = tensor.empty() : tensor<8x4x64x22xf32>
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_17 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_19 = tensor.expand_shape %extracted_slice_14 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %35:2 = "fsdp.attention"(%transposed_16, %transposed_18, %transposed_20) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64xf32>)
    %36 = tensor.empty() : tensor<8x64x4x22xf32>
    %transposed_21 = linalg.transpose ins(%35#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_22 = tensor.collapse_shape %transposed_21 [[0, 1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<512x88xf32>
    %37 = tensor.empty() : tensor<88x88xf32>
    %transposed_23 = linalg.transpose ins(%arg6 : tensor<88x88xf32>) outs(%37 : tensor<88x88xf32>) permutation = [1, 0] 
    %38 = tensor.empty() : tensor<512x88xf32>
    %39 = linalg.fill ins(%cst_0 : f32) outs(%38 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %40 = linalg.matmul ins(%collapsed_22, %transposed_23 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %41 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x88xf32>
    %expanded_24 = tensor.expand_shape %42 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %expanded_24 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %553 = arith.extf %in : f32 to f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %45 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%44 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %47 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %46 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.subf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %48 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %47 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.mulf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %49 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%48 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %50 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %553 = arith.truncf %in : f64 to f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_6 : f64 to f32
      %554 = arith.addf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x1xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.rsqrt %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %53 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %55 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %arg8 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %arg9 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_25 = tensor.collapse_shape %59 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %60 = tensor.empty() : tensor<88x352xf32>
    %transposed_26 = linalg.transpose ins(%arg10 : tensor<352x88xf32>) outs(%60 : tensor<88x352xf32>) permutation = [1, 0] 
    %61 = tensor.empty() : tensor<512x352xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %63 = linalg.matmul ins(%collapsed_25, %transposed_26 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %64 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x352xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<512x352xf32>, tensor<512x352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x352xf32>
    %expanded_27 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %66 = tensor.empty() : tensor<8x64x352xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %expanded_27 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %expanded_27 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_5 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %69 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_4 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_10 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.tanh %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %cst_11 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %74 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_28 = tensor.collapse_shape %75 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %76 = tensor.empty() : tensor<352x88xf32>
    %transposed_29 = linalg.transpose ins(%arg12 : tensor<88x352xf32>) outs(%76 : tensor<352x88xf32>) permutation = [1, 0] 
    %77 = linalg.matmul ins(%collapsed_28, %transposed_29 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %78 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%77, %78 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x88xf32>
    %expanded_30 = tensor.expand_shape %79 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %expanded_30 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %553 = arith.extf %in : f32 to f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %82 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%81 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %83 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %84 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %83 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.subf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %85 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %84 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.mulf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %86 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %88 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %553 = arith.truncf %in : f64 to f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_6 : f64 to f32
      %554 = arith.addf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x1xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.rsqrt %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %90 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %92 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %arg14 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %arg15 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_31 = tensor.collapse_shape %96 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_32 = linalg.transpose ins(%arg16 : tensor<264x88xf32>) outs(%28 : tensor<88x264xf32>) permutation = [1, 0] 
    %97 = linalg.matmul ins(%collapsed_31, %transposed_32 : tensor<512x88xf32>, tensor<88x264xf32>) outs(%30 : tensor<512x264xf32>) -> tensor<512x264xf32>
    %98 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x264xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97, %98 : tensor<512x264xf32>, tensor<512x264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x264xf32>
    %expanded_33 = tensor.expand_shape %99 [[0, 1], [2]] output_shape [8, 64, 264] : tensor<512x264xf32> into tensor<8x64x264xf32>
    %extracted_slice_34 = tensor.extract_slice %expanded_33[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_35 = tensor.extract_slice %expanded_33[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_36 = tensor.extract_slice %expanded_33[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %expanded_37 = tensor.expand_shape %extracted_slice_34 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_39 = tensor.expand_shape %extracted_slice_35 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_41 = tensor.expand_shape %extracted_slice_36 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %100:2 = "fsdp.attention"(%transposed_38, %transposed_40, %transposed_42) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64xf32>)
    %transposed_43 = linalg.transpose ins(%100#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_44 = tensor.collapse_shape %transposed_43 [[0, 1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<512x88xf32>
    %transposed_45 = linalg.transpose ins(%arg18 : tensor<88x88xf32>) outs(%37 : tensor<88x88xf32>) permutation = [1, 0] 
    %101 = linalg.matmul ins(%collapsed_44, %transposed_45 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %102 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %103 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %102 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x88xf32>
    %expanded_46 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %expanded_46 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %553 = arith.extf %in : f32 to f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %106 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %107 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %108 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %107 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.subf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %109 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %108 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.mulf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %110 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%109 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %111 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %112 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %553 = arith.truncf %in : f64 to f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %114 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %115 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_6 : f64 to f32
      %554 = arith.addf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x1xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.rsqrt %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %117 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %114 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %118 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %116 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %119 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %arg20 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %120 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %arg21 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_47 = tensor.collapse_shape %120 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_48 = linalg.transpose ins(%arg22 : tensor<352x88xf32>) outs(%60 : tensor<88x352xf32>) permutation = [1, 0] 
    %121 = linalg.matmul ins(%collapsed_47, %transposed_48 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %122 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x352xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%121, %122 : tensor<512x352xf32>, tensor<512x352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x352xf32>
    %expanded_49 = tensor.expand_shape %123 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %124 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49, %expanded_49 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %expanded_49 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_5 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49, %126 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_4 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_10 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.tanh %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %cst_11 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %131 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_50 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %transposed_51 = linalg.transpose ins(%arg24 : tensor<88x352xf32>) outs(%76 : tensor<352x88xf32>) permutation = [1, 0] 
    %133 = linalg.matmul ins(%collapsed_50, %transposed_51 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %134 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133, %134 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x88xf32>
    %expanded_52 = tensor.expand_shape %135 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %expanded_52 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %553 = arith.extf %in : f32 to f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %138 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%137 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %139 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %140 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %139 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.subf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %141 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %140 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.mulf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %142 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%141 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %143 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %144 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %553 = arith.truncf %in : f64 to f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %145 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %146 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_6 : f64 to f32
      %554 = arith.addf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x1xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.rsqrt %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %149 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %146 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %150 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %148 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %151 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %arg26 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %152 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg27 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_53 = tensor.collapse_shape %152 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_54 = linalg.transpose ins(%arg28 : tensor<264x88xf32>) outs(%28 : tensor<88x264xf32>) permutation = [1, 0] 
    %153 = linalg.matmul ins(%collapsed_53, %transposed_54 : tensor<512x88xf32>, tensor<88x264xf32>) outs(%30 : tensor<512x264xf32>) -> tensor<512x264xf32>
    %154 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg29 : tensor<264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x264xf32>
    %155 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%153, %154 : tensor<512x264xf32>, tensor<512x264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x264xf32>
    %expanded_55 = tensor.expand_shape %155 [[0, 1], [2]] output_shape [8, 64, 264] : tensor<512x264xf32> into tensor<8x64x264xf32>
    %extracted_slice_56 = tensor.extract_slice %expanded_55[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_57 = tensor.extract_slice %expanded_55[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_58 = tensor.extract_slice %expanded_55[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %expanded_59 = tensor.expand_shape %extracted_slice_56 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_60 = linalg.transpose ins(%expanded_59 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_61 = tensor.expand_shape %extracted_slice_57 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_62 = linalg.transpose ins(%expanded_61 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_63 = tensor.expand_shape %extracted_slice_58 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %156:2 = "fsdp.attention"(%transposed_60, %transposed_62, %transposed_64) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64xf32>)
    %transposed_65 = linalg.transpose ins(%156#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_66 = tensor.collapse_shape %transposed_65 [[0, 1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<512x88xf32>
    %transposed_67 = linalg.transpose ins(%arg30 : tensor<88x88xf32>) outs(%37 : tensor<88x88xf32>) permutation = [1, 0] 
    %157 = linalg.matmul ins(%collapsed_66, %transposed_67 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %158 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %159 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%157, %158 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x88xf32>
    %expanded_68 = tensor.expand_shape %159 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %160 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %expanded_68 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %161 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %553 = arith.extf %in : f32 to f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %162 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %163 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %164 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %163 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.subf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %165 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %164 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.mulf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %166 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %167 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %168 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %553 = arith.truncf %in : f64 to f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %169 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%160 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %170 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %171 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_6 : f64 to f32
      %554 = arith.addf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x1xf32>
    %172 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.rsqrt %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %173 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %170 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %172 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %175 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %arg32 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %176 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %arg33 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_69 = tensor.collapse_shape %176 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_70 = linalg.transpose ins(%arg34 : tensor<352x88xf32>) outs(%60 : tensor<88x352xf32>) permutation = [1, 0] 
    %177 = linalg.matmul ins(%collapsed_69, %transposed_70 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %178 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x352xf32>
    %179 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%177, %178 : tensor<512x352xf32>, tensor<512x352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x352xf32>
    %expanded_71 = tensor.expand_shape %179 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %expanded_71 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %181 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_71 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %182 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_5 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %183 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %182 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %184 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_4 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %185 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_10 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %186 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.tanh %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %187 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %cst_11 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %188 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %187 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_72 = tensor.collapse_shape %188 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %transposed_73 = linalg.transpose ins(%arg36 : tensor<88x352xf32>) outs(%76 : tensor<352x88xf32>) permutation = [1, 0] 
    %189 = linalg.matmul ins(%collapsed_72, %transposed_73 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %190 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %191 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%189, %190 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x88xf32>
    %expanded_74 = tensor.expand_shape %191 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %192 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %expanded_74 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %553 = arith.extf %in : f32 to f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %194 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %195 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %196 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %195 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.subf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %197 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %196 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.mulf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %198 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %199 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %200 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %553 = arith.truncf %in : f64 to f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %201 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%192 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %202 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %203 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_6 : f64 to f32
      %554 = arith.addf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x1xf32>
    %204 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.rsqrt %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %205 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %202 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %206 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %204 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %207 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %arg38 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %208 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %arg39 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_75 = tensor.collapse_shape %208 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_76 = linalg.transpose ins(%arg40 : tensor<264x88xf32>) outs(%28 : tensor<88x264xf32>) permutation = [1, 0] 
    %209 = linalg.matmul ins(%collapsed_75, %transposed_76 : tensor<512x88xf32>, tensor<88x264xf32>) outs(%30 : tensor<512x264xf32>) -> tensor<512x264xf32>
    %210 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg41 : tensor<264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x264xf32>
    %211 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%209, %210 : tensor<512x264xf32>, tensor<512x264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x264xf32>
    %expanded_77 = tensor.expand_shape %211 [[0, 1], [2]] output_shape [8, 64, 264] : tensor<512x264xf32> into tensor<8x64x264xf32>
    %extracted_slice_78 = tensor.extract_slice %expanded_77[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_79 = tensor.extract_slice %expanded_77[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_80 = tensor.extract_slice %expanded_77[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %expanded_81 = tensor.expand_shape %extracted_slice_78 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_82 = linalg.transpose ins(%expanded_81 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_83 = tensor.expand_shape %extracted_slice_79 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_84 = linalg.transpose ins(%expanded_83 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_85 = tensor.expand_shape %extracted_slice_80 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_86 = linalg.transpose ins(%expanded_85 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %212:2 = "fsdp.attention"(%transposed_82, %transposed_84, %transposed_86) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64xf32>)
    %transposed_87 = linalg.transpose ins(%212#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_88 = tensor.collapse_shape %transposed_87 [[0, 1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<512x88xf32>
    %transposed_89 = linalg.transpose ins(%arg42 : tensor<88x88xf32>) outs(%37 : tensor<88x88xf32>) permutation = [1, 0] 
    %213 = linalg.matmul ins(%collapsed_88, %transposed_89 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %214 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg43 : tensor<88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %215 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%213, %214 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x88xf32>
    %expanded_90 = tensor.expand_shape %215 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %216 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %expanded_90 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %217 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %553 = arith.extf %in : f32 to f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %218 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%217 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %219 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %220 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %219 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.subf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %221 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %220 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.mulf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %222 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%221 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %223 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %224 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %553 = arith.truncf %in : f64 to f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %225 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%216 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %226 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %227 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_6 : f64 to f32
      %554 = arith.addf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x1xf32>
    %228 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.rsqrt %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %229 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %226 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %230 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %228 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %231 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %arg44 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %232 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %arg45 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_91 = tensor.collapse_shape %232 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_92 = linalg.transpose ins(%arg46 : tensor<352x88xf32>) outs(%60 : tensor<88x352xf32>) permutation = [1, 0] 
    %233 = linalg.matmul ins(%collapsed_91, %transposed_92 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %234 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg47 : tensor<352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x352xf32>
    %235 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%233, %234 : tensor<512x352xf32>, tensor<512x352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x352xf32>
    %expanded_93 = tensor.expand_shape %235 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %236 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %expanded_93 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %237 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %expanded_93 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %238 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_5 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %239 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %238 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %240 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_4 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %241 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_10 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %242 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.tanh %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %243 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %cst_11 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %244 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %243 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_94 = tensor.collapse_shape %244 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %transposed_95 = linalg.transpose ins(%arg48 : tensor<88x352xf32>) outs(%76 : tensor<352x88xf32>) permutation = [1, 0] 
    %245 = linalg.matmul ins(%collapsed_94, %transposed_95 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %246 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg49 : tensor<88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %247 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%245, %246 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x88xf32>
    %expanded_96 = tensor.expand_shape %247 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %248 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %expanded_96 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %249 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %553 = arith.extf %in : f32 to f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %250 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%249 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %251 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %252 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %251 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.subf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %253 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %252 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_217: f64, %out: f64):
      %553 = arith.mulf %in, %in_217 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x88xf64>
    %254 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%253 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.addf %in, %out : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %255 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %553 = arith.divf %in, %cst_8 : f64
      linalg.yield %553 : f64
    } -> tensor<8x64x1xf64>
    %256 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %553 = arith.truncf %in : f64 to f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%248 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %258 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %259 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_6 : f64 to f32
      %554 = arith.addf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x1xf32>
    %260 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.rsqrt %in : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %261 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %258 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %262 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %260 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %263 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %arg50 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %264 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %arg51 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %265 = tensor.empty() : tensor<88x256xf32>
    %transposed_97 = linalg.transpose ins(%arg0 : tensor<256x88xf32>) outs(%265 : tensor<88x256xf32>) permutation = [1, 0] 
    %collapsed_98 = tensor.collapse_shape %264 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %266 = tensor.empty() : tensor<512x256xf32>
    %267 = linalg.fill ins(%cst_0 : f32) outs(%266 : tensor<512x256xf32>) -> tensor<512x256xf32>
    %268 = linalg.matmul ins(%collapsed_98, %transposed_97 : tensor<512x88xf32>, tensor<88x256xf32>) outs(%267 : tensor<512x256xf32>) -> tensor<512x256xf32>
    %collapsed_99 = tensor.collapse_shape %arg53 [[0, 1]] : tensor<8x64xi64> into tensor<512xi64>
    %269 = tensor.empty() : tensor<512xi64>
    %270 = linalg.fill ins(%c0_i64 : i64) outs(%269 : tensor<512xi64>) -> tensor<512xi64>
    %271 = tensor.empty() : tensor<512xf32>
    %272 = linalg.fill ins(%cst_1 : f32) outs(%271 : tensor<512xf32>) -> tensor<512xf32>
    %273:2 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%268 : tensor<512x256xf32>) outs(%272, %270 : tensor<512xf32>, tensor<512xi64>) {
    ^bb0(%in: f32, %out: f32, %out_217: i64):
      %553 = linalg.index 1 : index
      %554 = arith.index_cast %553 : index to i64
      %555 = arith.maximumf %in, %out : f32
      %556 = arith.cmpf ogt, %in, %out : f32
      %557 = arith.select %556, %554, %out_217 : i64
      linalg.yield %555, %557 : f32, i64
    } -> (tensor<512xf32>, tensor<512xi64>)
    %expanded_100 = tensor.expand_shape %273#0 [[0, 1]] output_shape [512, 1] : tensor<512xf32> into tensor<512x1xf32>
    %274 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%268, %expanded_100 : tensor<512x256xf32>, tensor<512x1xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x256xf32>
    %275 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%274 : tensor<512x256xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.exp %in : f32
      linalg.yield %553 : f32
    } -> tensor<512x256xf32>
    %276 = tensor.empty() : tensor<512x1xf32>
    %277 = linalg.fill ins(%cst_0 : f32) outs(%276 : tensor<512x1xf32>) -> tensor<512x1xf32>
    %278 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["parallel", "reduction"]} ins(%275 : tensor<512x256xf32>) outs(%277 : tensor<512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<512x1xf32>
    %279 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<512x1xf32>) outs(%276 : tensor<512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.log %in : f32
      linalg.yield %553 : f32
    } -> tensor<512x1xf32>
    %280 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%274, %279 : tensor<512x256xf32>, tensor<512x1xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x256xf32>
    %281 = tensor.empty() : tensor<512xi1>
    %282 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_99 : tensor<512xi64>) outs(%281 : tensor<512xi1>) {
    ^bb0(%in: i64, %out: i1):
      %553 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %553 : i1
    } -> tensor<512xi1>
    %283 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%282, %collapsed_99, %cst_12 : tensor<512xi1>, tensor<512xi64>, tensor<i64>) outs(%269 : tensor<512xi64>) {
    ^bb0(%in: i1, %in_217: i64, %in_218: i64, %out: i64):
      %553 = arith.select %in, %in_217, %in_218 : i64
      linalg.yield %553 : i64
    } -> tensor<512xi64>
    %expanded_101 = tensor.expand_shape %283 [[0, 1]] output_shape [512, 1] : tensor<512xi64> into tensor<512x1xi64>
    %284 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_101 : tensor<512x1xi64>) outs(%277 : tensor<512x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %553 = linalg.index 0 : index
      %554 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %280[%553, %554] : tensor<512x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<512x1xf32>
    %collapsed_102 = tensor.collapse_shape %284 [[0, 1]] : tensor<512x1xf32> into tensor<512xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_102 : tensor<512xf32>) outs(%271 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.negf %in : f32
      linalg.yield %553 : f32
    } -> tensor<512xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%282 : tensor<512xi1>) outs(%271 : tensor<512xf32>) {
    ^bb0(%in: i1, %out: f32):
      %553 = arith.uitofp %in : i1 to f32
      linalg.yield %553 : f32
    } -> tensor<512xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%282, %285, %cst_2 : tensor<512xi1>, tensor<512xf32>, tensor<f32>) outs(%271 : tensor<512xf32>) {
    ^bb0(%in: i1, %in_217: f32, %in_218: f32, %out: f32):
      %553 = arith.select %in, %in_217, %in_218 : f32
      linalg.yield %553 : f32
    } -> tensor<512xf32>
    %288 = tensor.empty() : tensor<f32>
    %289 = linalg.fill ins(%cst_0 : f32) outs(%288 : tensor<f32>) -> tensor<f32>
    %290 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["reduction"]} ins(%286 : tensor<512xf32>) outs(%289 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<f32>
    %291 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["reduction"]} ins(%287 : tensor<512xf32>) outs(%289 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<f32>
    %292 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%291, %290 : tensor<f32>, tensor<f32>) outs(%288 : tensor<f32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.divf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<f32>
    %293 = tensor.empty() : tensor<256xi64>
    %294 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%293 : tensor<256xi64>) {
    ^bb0(%out: i64):
      %553 = linalg.index 0 : index
      %554 = arith.index_cast %553 : index to i64
      linalg.yield %554 : i64
    } -> tensor<256xi64>
    %expanded_103 = tensor.expand_shape %294 [[0, 1]] output_shape [1, 256] : tensor<256xi64> into tensor<1x256xi64>
    %expanded_104 = tensor.expand_shape %collapsed_99 [[0, 1]] output_shape [512, 1] : tensor<512xi64> into tensor<512x1xi64>
    %295 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%cst_7, %290 : tensor<f32>, tensor<f32>) outs(%288 : tensor<f32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.divf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<f32>
    %296 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%295 : tensor<f32>) outs(%288 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.negf %in : f32
      linalg.yield %553 : f32
    } -> tensor<f32>
    %297 = tensor.empty() : tensor<512x256xi1>
    %298 = linalg.generic {indexing_maps = [#map12, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_103, %expanded_104 : tensor<1x256xi64>, tensor<512x1xi64>) outs(%297 : tensor<512x256xi1>) {
    ^bb0(%in: i64, %in_217: i64, %out: i1):
      %553 = arith.cmpi eq, %in, %in_217 : i64
      linalg.yield %553 : i1
    } -> tensor<512x256xi1>
    %299 = tensor.empty() : tensor<512x1xi1>
    %300 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_104 : tensor<512x1xi64>) outs(%299 : tensor<512x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %553 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %553 : i1
    } -> tensor<512x1xi1>
    %301 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%298, %300 : tensor<512x256xi1>, tensor<512x1xi1>) outs(%297 : tensor<512x256xi1>) {
    ^bb0(%in: i1, %in_217: i1, %out: i1):
      %553 = arith.andi %in, %in_217 : i1
      linalg.yield %553 : i1
    } -> tensor<512x256xi1>
    %302 = linalg.generic {indexing_maps = [#map4, #map13, #map13, #map4], iterator_types = ["parallel", "parallel"]} ins(%301, %296, %cst_2 : tensor<512x256xi1>, tensor<f32>, tensor<f32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: i1, %in_217: f32, %in_218: f32, %out: f32):
      %553 = arith.select %in, %in_217, %in_218 : f32
      linalg.yield %553 : f32
    } -> tensor<512x256xf32>
    %303 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%280 : tensor<512x256xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = math.exp %in : f32
      linalg.yield %553 : f32
    } -> tensor<512x256xf32>
    %304 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["parallel", "reduction"]} ins(%302 : tensor<512x256xf32>) outs(%277 : tensor<512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<512x1xf32>
    %305 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%303, %304 : tensor<512x256xf32>, tensor<512x1xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x256xf32>
    %306 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%302, %305 : tensor<512x256xf32>, tensor<512x256xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<512x256xf32>
    %307 = tensor.empty() : tensor<256x512xf32>
    %transposed_105 = linalg.transpose ins(%306 : tensor<512x256xf32>) outs(%307 : tensor<256x512xf32>) permutation = [1, 0] 
    %308 = tensor.empty() : tensor<256x88xf32>
    %309 = linalg.fill ins(%cst_0 : f32) outs(%308 : tensor<256x88xf32>) -> tensor<256x88xf32>
    %310 = linalg.matmul ins(%transposed_105, %collapsed_98 : tensor<256x512xf32>, tensor<512x88xf32>) outs(%309 : tensor<256x88xf32>) -> tensor<256x88xf32>
    %311 = linalg.matmul ins(%306, %arg0 : tensor<512x256xf32>, tensor<256x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %expanded_106 = tensor.expand_shape %311 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %312 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %arg50 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %313 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %314 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%312 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %315 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %262 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %316 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%315 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %317 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %316 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %318 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %314 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %319 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318, %317 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %320 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %321 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %319 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %322 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %262 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %323 = tensor.empty() : tensor<88xf32>
    %324 = linalg.fill ins(%cst_0 : f32) outs(%323 : tensor<88xf32>) -> tensor<88xf32>
    %325 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%322 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %326 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_106 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %collapsed_107 = tensor.collapse_shape %321 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %327 = linalg.matmul ins(%collapsed_107, %arg48 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %328 = tensor.empty() : tensor<88x512xf32>
    %transposed_108 = linalg.transpose ins(%collapsed_107 : tensor<512x88xf32>) outs(%328 : tensor<88x512xf32>) permutation = [1, 0] 
    %329 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %330 = linalg.matmul ins(%transposed_108, %collapsed_94 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%329 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %331 = tensor.empty() : tensor<1x88xf32>
    %332 = linalg.fill ins(%cst_0 : f32) outs(%331 : tensor<1x88xf32>) -> tensor<1x88xf32>
    %333 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_107 : tensor<512x88xf32>) outs(%332 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x88xf32>
    %collapsed_109 = tensor.collapse_shape %333 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_110 = tensor.expand_shape %327 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %334 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_3 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %335 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %cst_11 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_4 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %337 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_10 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %338 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %242 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %339 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %338 : tensor<f32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %340 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %339 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %341 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %336 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %342 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %341 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %343 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_110, %342 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_111 = tensor.collapse_shape %343 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %344 = linalg.matmul ins(%collapsed_111, %arg46 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %345 = tensor.empty() : tensor<352x512xf32>
    %transposed_112 = linalg.transpose ins(%collapsed_111 : tensor<512x352xf32>) outs(%345 : tensor<352x512xf32>) permutation = [1, 0] 
    %346 = linalg.fill ins(%cst_0 : f32) outs(%76 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %347 = linalg.matmul ins(%transposed_112, %collapsed_91 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%346 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %348 = tensor.empty() : tensor<1x352xf32>
    %349 = linalg.fill ins(%cst_0 : f32) outs(%348 : tensor<1x352xf32>) -> tensor<1x352xf32>
    %350 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_111 : tensor<512x352xf32>) outs(%349 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x352xf32>
    %collapsed_113 = tensor.collapse_shape %350 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_114 = tensor.expand_shape %344 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %351 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %arg44 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %352 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %353 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%351 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %354 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %230 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %355 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%354 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %356 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %355 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %357 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %353 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %358 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %356 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %359 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %360 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %358 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %361 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %230 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %362 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%361 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %363 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_114 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %364 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %360 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_115 = tensor.collapse_shape %364 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %365 = linalg.matmul ins(%collapsed_115, %arg42 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_116 = linalg.transpose ins(%collapsed_115 : tensor<512x88xf32>) outs(%328 : tensor<88x512xf32>) permutation = [1, 0] 
    %366 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %367 = linalg.matmul ins(%transposed_116, %collapsed_88 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%366 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %368 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_115 : tensor<512x88xf32>) outs(%332 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x88xf32>
    %collapsed_117 = tensor.collapse_shape %368 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_118 = tensor.expand_shape %365 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_119 = linalg.transpose ins(%expanded_118 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %369:3 = "fsdp.attention_grad"(%transposed_119, %transposed_82, %transposed_84, %transposed_86, %212#0, %212#1) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>)
    %transposed_120 = linalg.transpose ins(%369#2 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_121 = tensor.collapse_shape %transposed_120 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_122 = linalg.transpose ins(%369#1 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_123 = tensor.collapse_shape %transposed_122 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_124 = linalg.transpose ins(%369#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_125 = tensor.collapse_shape %transposed_124 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %370 = tensor.empty() : tensor<8x64x264xf32>
    %inserted_slice = tensor.insert_slice %collapsed_125 into %370[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_126 = tensor.insert_slice %collapsed_123 into %inserted_slice[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_127 = tensor.insert_slice %collapsed_121 into %inserted_slice_126[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_128 = tensor.collapse_shape %inserted_slice_127 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %371 = linalg.matmul ins(%collapsed_128, %arg40 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %372 = tensor.empty() : tensor<264x512xf32>
    %transposed_129 = linalg.transpose ins(%collapsed_128 : tensor<512x264xf32>) outs(%372 : tensor<264x512xf32>) permutation = [1, 0] 
    %373 = tensor.empty() : tensor<264x88xf32>
    %374 = linalg.fill ins(%cst_0 : f32) outs(%373 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %375 = linalg.matmul ins(%transposed_129, %collapsed_75 : tensor<264x512xf32>, tensor<512x88xf32>) outs(%374 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %376 = tensor.empty() : tensor<1x264xf32>
    %377 = linalg.fill ins(%cst_0 : f32) outs(%376 : tensor<1x264xf32>) -> tensor<1x264xf32>
    %378 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_128 : tensor<512x264xf32>) outs(%377 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x264xf32>
    %collapsed_130 = tensor.collapse_shape %378 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_131 = tensor.expand_shape %371 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %379 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_131, %arg38 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %380 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %381 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%379 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %382 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %206 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %383 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%382 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %384 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %383 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %385 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %381 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %386 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %384 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %387 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %388 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %386 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %389 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_131, %206 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %390 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%389 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %391 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_131 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %392 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364, %388 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_132 = tensor.collapse_shape %392 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %393 = linalg.matmul ins(%collapsed_132, %arg36 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %transposed_133 = linalg.transpose ins(%collapsed_132 : tensor<512x88xf32>) outs(%328 : tensor<88x512xf32>) permutation = [1, 0] 
    %394 = linalg.matmul ins(%transposed_133, %collapsed_72 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%329 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %395 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_132 : tensor<512x88xf32>) outs(%332 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x88xf32>
    %collapsed_134 = tensor.collapse_shape %395 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_135 = tensor.expand_shape %393 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %396 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_3 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %397 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %cst_11 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %398 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_4 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %399 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_10 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %400 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %186 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %401 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %400 : tensor<f32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %402 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %401 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %403 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %398 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %404 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %403 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %405 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_135, %404 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_136 = tensor.collapse_shape %405 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %406 = linalg.matmul ins(%collapsed_136, %arg34 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_137 = linalg.transpose ins(%collapsed_136 : tensor<512x352xf32>) outs(%345 : tensor<352x512xf32>) permutation = [1, 0] 
    %407 = linalg.matmul ins(%transposed_137, %collapsed_69 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%346 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %408 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_136 : tensor<512x352xf32>) outs(%349 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x352xf32>
    %collapsed_138 = tensor.collapse_shape %408 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_139 = tensor.expand_shape %406 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %409 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_139, %arg32 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %410 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %411 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%409 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %412 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409, %174 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %413 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%412 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %414 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %413 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %415 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %411 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %416 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415, %414 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %417 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %418 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417, %416 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %419 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_139, %174 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %420 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%419 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %421 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_139 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %422 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %418 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_140 = tensor.collapse_shape %422 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %423 = linalg.matmul ins(%collapsed_140, %arg30 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_141 = linalg.transpose ins(%collapsed_140 : tensor<512x88xf32>) outs(%328 : tensor<88x512xf32>) permutation = [1, 0] 
    %424 = linalg.matmul ins(%transposed_141, %collapsed_66 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%366 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %425 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_140 : tensor<512x88xf32>) outs(%332 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x88xf32>
    %collapsed_142 = tensor.collapse_shape %425 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_143 = tensor.expand_shape %423 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_144 = linalg.transpose ins(%expanded_143 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %426:3 = "fsdp.attention_grad"(%transposed_144, %transposed_60, %transposed_62, %transposed_64, %156#0, %156#1) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>)
    %transposed_145 = linalg.transpose ins(%426#2 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_146 = tensor.collapse_shape %transposed_145 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_147 = linalg.transpose ins(%426#1 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_149 = linalg.transpose ins(%426#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_150 = tensor.collapse_shape %transposed_149 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %inserted_slice_151 = tensor.insert_slice %collapsed_150 into %370[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_152 = tensor.insert_slice %collapsed_148 into %inserted_slice_151[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_153 = tensor.insert_slice %collapsed_146 into %inserted_slice_152[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_154 = tensor.collapse_shape %inserted_slice_153 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %427 = linalg.matmul ins(%collapsed_154, %arg28 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_155 = linalg.transpose ins(%collapsed_154 : tensor<512x264xf32>) outs(%372 : tensor<264x512xf32>) permutation = [1, 0] 
    %428 = linalg.matmul ins(%transposed_155, %collapsed_53 : tensor<264x512xf32>, tensor<512x88xf32>) outs(%374 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %429 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_154 : tensor<512x264xf32>) outs(%377 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x264xf32>
    %collapsed_156 = tensor.collapse_shape %429 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_157 = tensor.expand_shape %427 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %430 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_157, %arg26 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %431 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %432 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%430 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %433 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %150 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %434 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%433 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %435 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %434 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %436 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %432 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %437 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %435 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %438 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %439 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %437 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %440 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_157, %150 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %441 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%440 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %442 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_157 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %443 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %439 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_158 = tensor.collapse_shape %443 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %444 = linalg.matmul ins(%collapsed_158, %arg24 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %transposed_159 = linalg.transpose ins(%collapsed_158 : tensor<512x88xf32>) outs(%328 : tensor<88x512xf32>) permutation = [1, 0] 
    %445 = linalg.matmul ins(%transposed_159, %collapsed_50 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%329 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %446 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_158 : tensor<512x88xf32>) outs(%332 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x88xf32>
    %collapsed_160 = tensor.collapse_shape %446 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_161 = tensor.expand_shape %444 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %447 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_3 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %448 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %cst_11 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %449 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_4 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %450 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_10 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %451 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %130 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %452 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %451 : tensor<f32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %453 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %452 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %454 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %449 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %455 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450, %454 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %456 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_161, %455 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_162 = tensor.collapse_shape %456 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %457 = linalg.matmul ins(%collapsed_162, %arg22 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_163 = linalg.transpose ins(%collapsed_162 : tensor<512x352xf32>) outs(%345 : tensor<352x512xf32>) permutation = [1, 0] 
    %458 = linalg.matmul ins(%transposed_163, %collapsed_47 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%346 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %459 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_162 : tensor<512x352xf32>) outs(%349 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x352xf32>
    %collapsed_164 = tensor.collapse_shape %459 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_165 = tensor.expand_shape %457 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %460 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_165, %arg20 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %461 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %462 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%460 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %463 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %118 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %464 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%463 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %465 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %464 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %466 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %462 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %467 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %465 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %468 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %469 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468, %467 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %470 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_165, %118 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %471 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%470 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %472 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_165 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %473 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %469 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_166 = tensor.collapse_shape %473 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %474 = linalg.matmul ins(%collapsed_166, %arg18 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_167 = linalg.transpose ins(%collapsed_166 : tensor<512x88xf32>) outs(%328 : tensor<88x512xf32>) permutation = [1, 0] 
    %475 = linalg.matmul ins(%transposed_167, %collapsed_44 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%366 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %476 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_166 : tensor<512x88xf32>) outs(%332 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x88xf32>
    %collapsed_168 = tensor.collapse_shape %476 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_169 = tensor.expand_shape %474 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_170 = linalg.transpose ins(%expanded_169 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %477:3 = "fsdp.attention_grad"(%transposed_170, %transposed_38, %transposed_40, %transposed_42, %100#0, %100#1) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>)
    %transposed_171 = linalg.transpose ins(%477#2 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_172 = tensor.collapse_shape %transposed_171 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_173 = linalg.transpose ins(%477#1 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_174 = tensor.collapse_shape %transposed_173 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_175 = linalg.transpose ins(%477#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_176 = tensor.collapse_shape %transposed_175 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %inserted_slice_177 = tensor.insert_slice %collapsed_176 into %370[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_178 = tensor.insert_slice %collapsed_174 into %inserted_slice_177[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_179 = tensor.insert_slice %collapsed_172 into %inserted_slice_178[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_180 = tensor.collapse_shape %inserted_slice_179 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %478 = linalg.matmul ins(%collapsed_180, %arg16 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_181 = linalg.transpose ins(%collapsed_180 : tensor<512x264xf32>) outs(%372 : tensor<264x512xf32>) permutation = [1, 0] 
    %479 = linalg.matmul ins(%transposed_181, %collapsed_31 : tensor<264x512xf32>, tensor<512x88xf32>) outs(%374 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %480 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_180 : tensor<512x264xf32>) outs(%377 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x264xf32>
    %collapsed_182 = tensor.collapse_shape %480 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_183 = tensor.expand_shape %478 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %481 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_183, %arg14 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %482 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %483 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%481 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %484 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %94 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %485 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%484 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %486 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %485 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %487 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482, %483 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %488 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %486 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %489 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %490 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%489, %488 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %491 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_183, %94 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %492 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%491 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %493 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_183 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %494 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %490 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_184 = tensor.collapse_shape %494 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %495 = linalg.matmul ins(%collapsed_184, %arg12 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %transposed_185 = linalg.transpose ins(%collapsed_184 : tensor<512x88xf32>) outs(%328 : tensor<88x512xf32>) permutation = [1, 0] 
    %496 = linalg.matmul ins(%transposed_185, %collapsed_28 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%329 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %497 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_184 : tensor<512x88xf32>) outs(%332 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x88xf32>
    %collapsed_186 = tensor.collapse_shape %497 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_187 = tensor.expand_shape %495 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %498 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_3 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %499 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %cst_11 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %500 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.truncf %cst_4 : f64 to f32
      %554 = arith.mulf %in, %553 : f32
      linalg.yield %554 : f32
    } -> tensor<8x64x352xf32>
    %501 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_10 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %502 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %73 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %503 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %502 : tensor<f32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %504 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %503 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %505 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %500 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %506 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %505 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %507 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_187, %506 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_188 = tensor.collapse_shape %507 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %508 = linalg.matmul ins(%collapsed_188, %arg10 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_189 = linalg.transpose ins(%collapsed_188 : tensor<512x352xf32>) outs(%345 : tensor<352x512xf32>) permutation = [1, 0] 
    %509 = linalg.matmul ins(%transposed_189, %collapsed_25 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%346 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %510 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_188 : tensor<512x352xf32>) outs(%349 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x352xf32>
    %collapsed_190 = tensor.collapse_shape %510 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_191 = tensor.expand_shape %508 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %511 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_191, %arg8 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %512 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %513 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%511 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %514 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511, %57 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %515 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%514 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %516 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %515 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %517 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %513 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %518 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %516 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %519 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %520 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %518 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %521 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_191, %57 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %522 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%521 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %523 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_191 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %524 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %520 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_192 = tensor.collapse_shape %524 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %525 = linalg.matmul ins(%collapsed_192, %arg6 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_193 = linalg.transpose ins(%collapsed_192 : tensor<512x88xf32>) outs(%328 : tensor<88x512xf32>) permutation = [1, 0] 
    %526 = linalg.matmul ins(%transposed_193, %collapsed_22 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%366 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %527 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_192 : tensor<512x88xf32>) outs(%332 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x88xf32>
    %collapsed_194 = tensor.collapse_shape %527 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_195 = tensor.expand_shape %525 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_196 = linalg.transpose ins(%expanded_195 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %528:3 = "fsdp.attention_grad"(%transposed_196, %transposed_16, %transposed_18, %transposed_20, %35#0, %35#1) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>)
    %transposed_197 = linalg.transpose ins(%528#2 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_198 = tensor.collapse_shape %transposed_197 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_199 = linalg.transpose ins(%528#1 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_200 = tensor.collapse_shape %transposed_199 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_201 = linalg.transpose ins(%528#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_202 = tensor.collapse_shape %transposed_201 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %inserted_slice_203 = tensor.insert_slice %collapsed_202 into %370[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_204 = tensor.insert_slice %collapsed_200 into %inserted_slice_203[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_205 = tensor.insert_slice %collapsed_198 into %inserted_slice_204[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_206 = tensor.collapse_shape %inserted_slice_205 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %529 = linalg.matmul ins(%collapsed_206, %arg4 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_207 = linalg.transpose ins(%collapsed_206 : tensor<512x264xf32>) outs(%372 : tensor<264x512xf32>) permutation = [1, 0] 
    %530 = linalg.matmul ins(%transposed_207, %collapsed : tensor<264x512xf32>, tensor<512x88xf32>) outs(%374 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %531 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_206 : tensor<512x264xf32>) outs(%377 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x264xf32>
    %collapsed_208 = tensor.collapse_shape %531 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_209 = tensor.expand_shape %529 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %532 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_209, %arg2 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %533 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.mulf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %534 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%532 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %535 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532, %25 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %536 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%535 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %537 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %536 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %538 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533, %534 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %539 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%538, %537 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.subf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %540 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.divf %in, %cst_9 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %541 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%540, %539 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %542 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_209, %25 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.mulf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %543 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%542 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %544 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_209 : tensor<8x64x88xf32>) outs(%324 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<88xf32>
    %545 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %541 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x88xf32>
    %546 = tensor.empty() : tensor<1x64x88xf32>
    %547 = linalg.fill ins(%cst_0 : f32) outs(%546 : tensor<1x64x88xf32>) -> tensor<1x64x88xf32>
    %548 = linalg.generic {indexing_maps = [#map2, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%545 : tensor<8x64x88xf32>) outs(%547 : tensor<1x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %553 = arith.addf %in, %out : f32
      linalg.yield %553 : f32
    } -> tensor<1x64x88xf32>
    %collapsed_210 = tensor.collapse_shape %548 [[0, 1], [2]] : tensor<1x64x88xf32> into tensor<64x88xf32>
    %expanded_211 = tensor.expand_shape %1 [[0, 1]] output_shape [64, 1] : tensor<64xi64> into tensor<64x1xi64>
    %expanded_212 = tensor.expand_shape %collapsed_210 [[0], [1, 2]] output_shape [64, 1, 88] : tensor<64x88xf32> into tensor<64x1x88xf32>
    %549 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<64x88xf32>) -> tensor<64x88xf32>
    %550 = scf.for %arg54 = %c0 to %c64 step %c1 iter_args(%arg55 = %549) -> (tensor<64x88xf32>) {
      %extracted = tensor.extract %expanded_211[%arg54, %c0] : tensor<64x1xi64>
      %553 = arith.index_cast %extracted : i64 to index
      %extracted_slice_217 = tensor.extract_slice %expanded_212[%arg54, 0, 0] [1, 1, 88] [1, 1, 1] : tensor<64x1x88xf32> to tensor<88xf32>
      %extracted_slice_218 = tensor.extract_slice %arg55[%553, 0] [1, 88] [1, 1] : tensor<64x88xf32> to tensor<88xf32>
      %554 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_217 : tensor<88xf32>) outs(%extracted_slice_218 : tensor<88xf32>) {
      ^bb0(%in: f32, %out: f32):
        %555 = arith.addf %out, %in : f32
        linalg.yield %555 : f32
      } -> tensor<88xf32>
      %inserted_slice_219 = tensor.insert_slice %554 into %arg55[%553, 0] [1, 88] [1, 1] : tensor<88xf32> into tensor<64x88xf32>
      scf.yield %inserted_slice_219 : tensor<64x88xf32>
    }
    %collapsed_213 = tensor.collapse_shape %arg52 [[0, 1]] : tensor<8x64xi64> into tensor<512xi64>
    %collapsed_214 = tensor.collapse_shape %545 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %expanded_215 = tensor.expand_shape %collapsed_213 [[0, 1]] output_shape [512, 1] : tensor<512xi64> into tensor<512x1xi64>
    %expanded_216 = tensor.expand_shape %collapsed_214 [[0], [1, 2]] output_shape [512, 1, 88] : tensor<512x88xf32> into tensor<512x1x88xf32>
    %551 = scf.for %arg54 = %c0 to %c512 step %c1 iter_args(%arg55 = %309) -> (tensor<256x88xf32>) {
      %extracted = tensor.extract %expanded_215[%arg54, %c0] : tensor<512x1xi64>
      %553 = arith.index_cast %extracted : i64 to index
      %extracted_slice_217 = tensor.extract_slice %expanded_216[%arg54, 0, 0] [1, 1, 88] [1, 1, 1] : tensor<512x1x88xf32> to tensor<88xf32>
      %extracted_slice_218 = tensor.extract_slice %arg55[%553, 0] [1, 88] [1, 1] : tensor<256x88xf32> to tensor<88xf32>
      %554 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_217 : tensor<88xf32>) outs(%extracted_slice_218 : tensor<88xf32>) {
      ^bb0(%in: f32, %out: f32):
        %555 = arith.addf %out, %in : f32
        linalg.yield %555 : f32
      } -> tensor<88xf32>
      %inserted_slice_219 = tensor.insert_slice %554 into %arg55[%553, 0] [1, 88] [1, 1] : tensor<88xf32> into tensor<256x88xf32>
      scf.yield %inserted_slice_219 : tensor<256x88xf32>
    }
    %552 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%310, %551 : tensor<256x88xf32>, tensor<256x88xf32>) outs(%308 : tensor<256x88xf32>) {
    ^bb0(%in: f32, %in_217: f32, %out: f32):
      %553 = arith.addf %in, %in_217 : f32
      linalg.yield %553 : f32
    } -> tensor<256x88xf32>
    return %292, %552, %550, %543, %544, %530, %collapsed_208, %526, %collapsed_194, %522, %523, %509, %collapsed_190, %496, %collapsed_186, %492, %493, %479, %collapsed_182, %475, %collapsed_168, %471, %472, %458, %collapsed_164, %445, %collapsed_160, %441, %442, %428, %collapsed_156, %424, %collapsed_142, %420, %421, %407, %collapsed_138, %394, %collapsed_134, %390, %391, %375, %collapsed_130, %367, %collapsed_117, %362, %363, %347, %collapsed_113, %330, %collapsed_109, %325, %326 : tensor<f32>, tensor<256x88xf32>, tensor<64x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>
  }
}
