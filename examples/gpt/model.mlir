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
      %552 = linalg.index 0 : index
      %553 = arith.index_cast %552 : index to i64
      linalg.yield %553 : i64
    } -> tensor<64xi64>
    %2 = tensor.empty() : tensor<8x64x88xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg52 : tensor<8x64xi64>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: i64, %out: f32):
      %552 = arith.index_cast %in : i64 to index
      %553 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%552, %553] : tensor<256x88xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x64x88xf32>
    %4 = tensor.empty() : tensor<64x88xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<64xi64>) outs(%4 : tensor<64x88xf32>) {
    ^bb0(%in: i64, %out: f32):
      %552 = arith.index_cast %in : i64 to index
      %553 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%552, %553] : tensor<64x88xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x88xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<8x64x88xf32>, tensor<64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %7 = tensor.empty() : tensor<8x64x88xf64>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %552 = arith.extf %in : f32 to f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %9 = tensor.empty() : tensor<8x64x1xf64>
    %10 = linalg.fill ins(%cst : f64) outs(%9 : tensor<8x64x1xf64>) -> tensor<8x64x1xf64>
    %11 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %13 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.subf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.mulf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %15 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %17 = tensor.empty() : tensor<8x64x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %552 = arith.truncf %in : f64 to f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_6 : f64 to f32
      %553 = arith.addf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.rsqrt %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg2 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg3 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
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
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
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
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x88xf32>
    %expanded_24 = tensor.expand_shape %42 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %expanded_24 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %552 = arith.extf %in : f32 to f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %45 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%44 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %47 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %46 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.subf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %48 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %47 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.mulf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %49 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%48 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %50 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %552 = arith.truncf %in : f64 to f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_6 : f64 to f32
      %553 = arith.addf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.rsqrt %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %53 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %55 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %arg8 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %arg9 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
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
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x352xf32>
    %expanded_27 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %66 = tensor.empty() : tensor<8x64x352xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %expanded_27 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %expanded_27 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_5 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %69 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_4 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_10 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.tanh %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %cst_11 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %74 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
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
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x88xf32>
    %expanded_30 = tensor.expand_shape %79 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %expanded_30 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %552 = arith.extf %in : f32 to f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %82 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%81 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %83 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %84 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %83 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.subf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %85 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %84 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.mulf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %86 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %88 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %552 = arith.truncf %in : f64 to f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_6 : f64 to f32
      %553 = arith.addf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.rsqrt %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %90 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %92 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %arg14 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %arg15 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_31 = tensor.collapse_shape %96 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_32 = linalg.transpose ins(%arg16 : tensor<264x88xf32>) outs(%28 : tensor<88x264xf32>) permutation = [1, 0] 
    %97 = linalg.matmul ins(%collapsed_31, %transposed_32 : tensor<512x88xf32>, tensor<88x264xf32>) outs(%30 : tensor<512x264xf32>) -> tensor<512x264xf32>
    %98 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x264xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97, %98 : tensor<512x264xf32>, tensor<512x264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
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
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x88xf32>
    %expanded_46 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %expanded_46 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %552 = arith.extf %in : f32 to f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %106 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %107 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %108 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %107 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.subf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %109 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %108 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.mulf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %110 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%109 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %111 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %112 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %552 = arith.truncf %in : f64 to f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %114 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %115 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_6 : f64 to f32
      %553 = arith.addf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.rsqrt %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %117 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %114 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %118 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %116 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %119 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %arg20 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %120 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %arg21 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_47 = tensor.collapse_shape %120 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_48 = linalg.transpose ins(%arg22 : tensor<352x88xf32>) outs(%60 : tensor<88x352xf32>) permutation = [1, 0] 
    %121 = linalg.matmul ins(%collapsed_47, %transposed_48 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %122 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x352xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%121, %122 : tensor<512x352xf32>, tensor<512x352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x352xf32>
    %expanded_49 = tensor.expand_shape %123 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %124 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49, %expanded_49 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %expanded_49 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_5 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49, %126 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_4 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_10 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.tanh %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %cst_11 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %131 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_50 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %transposed_51 = linalg.transpose ins(%arg24 : tensor<88x352xf32>) outs(%76 : tensor<352x88xf32>) permutation = [1, 0] 
    %133 = linalg.matmul ins(%collapsed_50, %transposed_51 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %134 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133, %134 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x88xf32>
    %expanded_52 = tensor.expand_shape %135 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %expanded_52 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %552 = arith.extf %in : f32 to f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %138 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%137 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %139 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %140 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %139 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.subf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %141 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %140 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.mulf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %142 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%141 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %143 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %144 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %552 = arith.truncf %in : f64 to f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %145 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %146 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_6 : f64 to f32
      %553 = arith.addf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.rsqrt %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %149 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %146 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %150 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %148 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %151 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %arg26 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %152 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg27 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_53 = tensor.collapse_shape %152 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_54 = linalg.transpose ins(%arg28 : tensor<264x88xf32>) outs(%28 : tensor<88x264xf32>) permutation = [1, 0] 
    %153 = linalg.matmul ins(%collapsed_53, %transposed_54 : tensor<512x88xf32>, tensor<88x264xf32>) outs(%30 : tensor<512x264xf32>) -> tensor<512x264xf32>
    %154 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg29 : tensor<264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x264xf32>
    %155 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%153, %154 : tensor<512x264xf32>, tensor<512x264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
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
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x88xf32>
    %expanded_68 = tensor.expand_shape %159 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %160 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %expanded_68 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %161 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %552 = arith.extf %in : f32 to f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %162 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %163 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %164 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %163 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.subf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %165 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %164 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.mulf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %166 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %167 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %168 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %552 = arith.truncf %in : f64 to f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %169 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%160 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %170 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %171 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_6 : f64 to f32
      %553 = arith.addf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %172 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.rsqrt %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %173 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %170 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %172 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %175 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %arg32 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %176 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %arg33 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_69 = tensor.collapse_shape %176 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_70 = linalg.transpose ins(%arg34 : tensor<352x88xf32>) outs(%60 : tensor<88x352xf32>) permutation = [1, 0] 
    %177 = linalg.matmul ins(%collapsed_69, %transposed_70 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %178 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x352xf32>
    %179 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%177, %178 : tensor<512x352xf32>, tensor<512x352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x352xf32>
    %expanded_71 = tensor.expand_shape %179 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %expanded_71 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %181 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_71 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %182 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_5 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %183 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %182 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %184 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_4 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %185 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_10 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %186 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.tanh %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %187 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %cst_11 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %188 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %187 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_72 = tensor.collapse_shape %188 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %transposed_73 = linalg.transpose ins(%arg36 : tensor<88x352xf32>) outs(%76 : tensor<352x88xf32>) permutation = [1, 0] 
    %189 = linalg.matmul ins(%collapsed_72, %transposed_73 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %190 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %191 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%189, %190 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x88xf32>
    %expanded_74 = tensor.expand_shape %191 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %192 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %expanded_74 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %552 = arith.extf %in : f32 to f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %194 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %195 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %196 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %195 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.subf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %197 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %196 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.mulf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %198 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %199 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %200 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %552 = arith.truncf %in : f64 to f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %201 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%192 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %202 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %203 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_6 : f64 to f32
      %553 = arith.addf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %204 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.rsqrt %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %205 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %202 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %206 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %204 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %207 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %arg38 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %208 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %arg39 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_75 = tensor.collapse_shape %208 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_76 = linalg.transpose ins(%arg40 : tensor<264x88xf32>) outs(%28 : tensor<88x264xf32>) permutation = [1, 0] 
    %209 = linalg.matmul ins(%collapsed_75, %transposed_76 : tensor<512x88xf32>, tensor<88x264xf32>) outs(%30 : tensor<512x264xf32>) -> tensor<512x264xf32>
    %210 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg41 : tensor<264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x264xf32>
    %211 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%209, %210 : tensor<512x264xf32>, tensor<512x264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
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
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x88xf32>
    %expanded_90 = tensor.expand_shape %215 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %216 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %expanded_90 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %217 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %552 = arith.extf %in : f32 to f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %218 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%217 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %219 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %220 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %219 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.subf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %221 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %220 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.mulf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %222 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%221 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %223 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %224 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %552 = arith.truncf %in : f64 to f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %225 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%216 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %226 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %227 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_6 : f64 to f32
      %553 = arith.addf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %228 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.rsqrt %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %229 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %226 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %230 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %228 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %231 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %arg44 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %232 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %arg45 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_91 = tensor.collapse_shape %232 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_92 = linalg.transpose ins(%arg46 : tensor<352x88xf32>) outs(%60 : tensor<88x352xf32>) permutation = [1, 0] 
    %233 = linalg.matmul ins(%collapsed_91, %transposed_92 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %234 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg47 : tensor<352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x352xf32>
    %235 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%233, %234 : tensor<512x352xf32>, tensor<512x352xf32>) outs(%61 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x352xf32>
    %expanded_93 = tensor.expand_shape %235 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %236 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %expanded_93 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %237 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %expanded_93 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %238 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_5 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %239 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %238 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %240 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_4 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %241 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_10 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %242 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.tanh %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %243 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %cst_11 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %244 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %243 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_94 = tensor.collapse_shape %244 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %transposed_95 = linalg.transpose ins(%arg48 : tensor<88x352xf32>) outs(%76 : tensor<352x88xf32>) permutation = [1, 0] 
    %245 = linalg.matmul ins(%collapsed_94, %transposed_95 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %246 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg49 : tensor<88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %247 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%245, %246 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%38 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x88xf32>
    %expanded_96 = tensor.expand_shape %247 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %248 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %expanded_96 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %249 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %552 = arith.extf %in : f32 to f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %250 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%249 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %251 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %252 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %251 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.subf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %253 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %252 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_218: f64, %out: f64):
      %552 = arith.mulf %in, %in_218 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x88xf64>
    %254 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%253 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.addf %in, %out : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %255 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %552 = arith.divf %in, %cst_8 : f64
      linalg.yield %552 : f64
    } -> tensor<8x64x1xf64>
    %256 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %552 = arith.truncf %in : f64 to f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%248 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %258 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %259 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_6 : f64 to f32
      %553 = arith.addf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x1xf32>
    %260 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.rsqrt %in : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %261 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %258 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %262 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %260 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %263 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %arg50 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %264 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %arg51 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
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
    ^bb0(%in: f32, %out: f32, %out_218: i64):
      %552 = linalg.index 1 : index
      %553 = arith.index_cast %552 : index to i64
      %554 = arith.maximumf %in, %out : f32
      %555 = arith.cmpf ogt, %in, %out : f32
      %556 = arith.select %555, %553, %out_218 : i64
      linalg.yield %554, %556 : f32, i64
    } -> (tensor<512xf32>, tensor<512xi64>)
    %expanded_100 = tensor.expand_shape %273#0 [[0, 1]] output_shape [512, 1] : tensor<512xf32> into tensor<512x1xf32>
    %274 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%268, %expanded_100 : tensor<512x256xf32>, tensor<512x1xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x256xf32>
    %275 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%274 : tensor<512x256xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.exp %in : f32
      linalg.yield %552 : f32
    } -> tensor<512x256xf32>
    %276 = tensor.empty() : tensor<512x1xf32>
    %277 = linalg.fill ins(%cst_0 : f32) outs(%276 : tensor<512x1xf32>) -> tensor<512x1xf32>
    %278 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["parallel", "reduction"]} ins(%275 : tensor<512x256xf32>) outs(%277 : tensor<512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<512x1xf32>
    %279 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<512x1xf32>) outs(%276 : tensor<512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.log %in : f32
      linalg.yield %552 : f32
    } -> tensor<512x1xf32>
    %280 = tensor.empty() : tensor<512xi1>
    %281 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_99 : tensor<512xi64>) outs(%280 : tensor<512xi1>) {
    ^bb0(%in: i64, %out: i1):
      %552 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %552 : i1
    } -> tensor<512xi1>
    %282 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%281, %collapsed_99, %cst_12 : tensor<512xi1>, tensor<512xi64>, tensor<i64>) outs(%269 : tensor<512xi64>) {
    ^bb0(%in: i1, %in_218: i64, %in_219: i64, %out: i64):
      %552 = arith.select %in, %in_218, %in_219 : i64
      linalg.yield %552 : i64
    } -> tensor<512xi64>
    %expanded_101 = tensor.expand_shape %282 [[0, 1]] output_shape [512, 1] : tensor<512xi64> into tensor<512x1xi64>
    %283 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_101 : tensor<512x1xi64>) outs(%277 : tensor<512x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %552 = linalg.index 0 : index
      %553 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %268[%552, %553] : tensor<512x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<512x1xf32>
    %284 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%283, %expanded_100 : tensor<512x1xf32>, tensor<512x1xf32>) outs(%276 : tensor<512x1xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x1xf32>
    %285 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%279, %284 : tensor<512x1xf32>, tensor<512x1xf32>) outs(%276 : tensor<512x1xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x1xf32>
    %collapsed_102 = tensor.collapse_shape %285 [[0, 1]] : tensor<512x1xf32> into tensor<512xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%281, %collapsed_102, %cst_2 : tensor<512xi1>, tensor<512xf32>, tensor<f32>) outs(%271 : tensor<512xf32>) {
    ^bb0(%in: i1, %in_218: f32, %in_219: f32, %out: f32):
      %552 = arith.select %in, %in_218, %in_219 : f32
      linalg.yield %552 : f32
    } -> tensor<512xf32>
    %287 = tensor.empty() : tensor<f32>
    %288 = linalg.fill ins(%cst_0 : f32) outs(%287 : tensor<f32>) -> tensor<f32>
    %289 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["reduction"]} ins(%286 : tensor<512xf32>) outs(%288 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<f32>
    %290 = tensor.empty() : tensor<i64>
    %291 = linalg.fill ins(%c0_i64 : i64) outs(%290 : tensor<i64>) -> tensor<i64>
    %292 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["reduction"]} ins(%281 : tensor<512xi1>) outs(%291 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %552 = arith.extui %in : i1 to i64
      %553 = arith.addi %552, %out : i64
      linalg.yield %553 : i64
    } -> tensor<i64>
    %293 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%289, %292 : tensor<f32>, tensor<i64>) outs(%287 : tensor<f32>) {
    ^bb0(%in: f32, %in_218: i64, %out: f32):
      %552 = arith.sitofp %in_218 : i64 to f32
      %553 = arith.divf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<f32>
    %294 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%cst_7, %292 : tensor<f32>, tensor<i64>) outs(%287 : tensor<f32>) {
    ^bb0(%in: f32, %in_218: i64, %out: f32):
      %552 = arith.sitofp %in_218 : i64 to f32
      %553 = arith.divf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<f32>
    %295 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel"]} ins(%294 : tensor<f32>) outs(%271 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512xf32>
    %296 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%281, %295, %cst_2 : tensor<512xi1>, tensor<512xf32>, tensor<f32>) outs(%271 : tensor<512xf32>) {
    ^bb0(%in: i1, %in_218: f32, %in_219: f32, %out: f32):
      %552 = arith.select %in, %in_218, %in_219 : f32
      linalg.yield %552 : f32
    } -> tensor<512xf32>
    %expanded_103 = tensor.expand_shape %296 [[0, 1]] output_shape [512, 1] : tensor<512xf32> into tensor<512x1xf32>
    %297 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%274, %279 : tensor<512x256xf32>, tensor<512x1xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x256xf32>
    %298 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%297 : tensor<512x256xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = math.exp %in : f32
      linalg.yield %552 : f32
    } -> tensor<512x256xf32>
    %299 = tensor.empty() : tensor<256xi64>
    %300 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%299 : tensor<256xi64>) {
    ^bb0(%out: i64):
      %552 = linalg.index 0 : index
      %553 = arith.index_cast %552 : index to i64
      linalg.yield %553 : i64
    } -> tensor<256xi64>
    %expanded_104 = tensor.expand_shape %300 [[0, 1]] output_shape [1, 256] : tensor<256xi64> into tensor<1x256xi64>
    %expanded_105 = tensor.expand_shape %collapsed_99 [[0, 1]] output_shape [512, 1] : tensor<512xi64> into tensor<512x1xi64>
    %301 = tensor.empty() : tensor<512x256xi1>
    %302 = linalg.generic {indexing_maps = [#map12, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_104, %expanded_105 : tensor<1x256xi64>, tensor<512x1xi64>) outs(%301 : tensor<512x256xi1>) {
    ^bb0(%in: i64, %in_218: i64, %out: i1):
      %552 = arith.cmpi eq, %in, %in_218 : i64
      linalg.yield %552 : i1
    } -> tensor<512x256xi1>
    %303 = linalg.generic {indexing_maps = [#map4, #map13, #map13, #map4], iterator_types = ["parallel", "parallel"]} ins(%302, %cst_7, %cst_2 : tensor<512x256xi1>, tensor<f32>, tensor<f32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: i1, %in_218: f32, %in_219: f32, %out: f32):
      %552 = arith.select %in, %in_218, %in_219 : f32
      linalg.yield %552 : f32
    } -> tensor<512x256xf32>
    %304 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%298, %303 : tensor<512x256xf32>, tensor<512x256xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x256xf32>
    %305 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%304, %expanded_103 : tensor<512x256xf32>, tensor<512x1xf32>) outs(%266 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<512x256xf32>
    %306 = tensor.empty() : tensor<256x512xf32>
    %transposed_106 = linalg.transpose ins(%305 : tensor<512x256xf32>) outs(%306 : tensor<256x512xf32>) permutation = [1, 0] 
    %307 = tensor.empty() : tensor<256x88xf32>
    %308 = linalg.fill ins(%cst_0 : f32) outs(%307 : tensor<256x88xf32>) -> tensor<256x88xf32>
    %309 = linalg.matmul ins(%transposed_106, %collapsed_98 : tensor<256x512xf32>, tensor<512x88xf32>) outs(%308 : tensor<256x88xf32>) -> tensor<256x88xf32>
    %310 = linalg.matmul ins(%305, %arg0 : tensor<512x256xf32>, tensor<256x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %expanded_107 = tensor.expand_shape %310 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %311 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_107, %arg50 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %312 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %313 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%311 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %314 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %262 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %315 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%314 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %316 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %315 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %317 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %313 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %318 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %316 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %319 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %320 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %318 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %321 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_107, %262 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %322 = tensor.empty() : tensor<88xf32>
    %323 = linalg.fill ins(%cst_0 : f32) outs(%322 : tensor<88xf32>) -> tensor<88xf32>
    %324 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%321 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %325 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_107 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %collapsed_108 = tensor.collapse_shape %320 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %326 = linalg.matmul ins(%collapsed_108, %arg48 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %327 = tensor.empty() : tensor<88x512xf32>
    %transposed_109 = linalg.transpose ins(%collapsed_108 : tensor<512x88xf32>) outs(%327 : tensor<88x512xf32>) permutation = [1, 0] 
    %328 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %329 = linalg.matmul ins(%transposed_109, %collapsed_94 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%328 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %330 = tensor.empty() : tensor<1x88xf32>
    %331 = linalg.fill ins(%cst_0 : f32) outs(%330 : tensor<1x88xf32>) -> tensor<1x88xf32>
    %332 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_108 : tensor<512x88xf32>) outs(%331 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x88xf32>
    %collapsed_110 = tensor.collapse_shape %332 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_111 = tensor.expand_shape %326 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %333 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_3 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %334 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %cst_11 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %335 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_4 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_10 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %337 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %242 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %338 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %337 : tensor<f32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %339 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %338 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %340 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %335 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %341 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %340 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %342 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_111, %341 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_112 = tensor.collapse_shape %342 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %343 = linalg.matmul ins(%collapsed_112, %arg46 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %344 = tensor.empty() : tensor<352x512xf32>
    %transposed_113 = linalg.transpose ins(%collapsed_112 : tensor<512x352xf32>) outs(%344 : tensor<352x512xf32>) permutation = [1, 0] 
    %345 = linalg.fill ins(%cst_0 : f32) outs(%76 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %346 = linalg.matmul ins(%transposed_113, %collapsed_91 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%345 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %347 = tensor.empty() : tensor<1x352xf32>
    %348 = linalg.fill ins(%cst_0 : f32) outs(%347 : tensor<1x352xf32>) -> tensor<1x352xf32>
    %349 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_112 : tensor<512x352xf32>) outs(%348 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x352xf32>
    %collapsed_114 = tensor.collapse_shape %349 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_115 = tensor.expand_shape %343 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %350 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_115, %arg44 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %351 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %352 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%350 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %353 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %230 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %354 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%353 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %355 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %354 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %356 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %352 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %357 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %355 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %358 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %359 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %357 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %360 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_115, %230 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %361 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%360 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %362 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_115 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %363 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %359 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_116 = tensor.collapse_shape %363 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %364 = linalg.matmul ins(%collapsed_116, %arg42 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_117 = linalg.transpose ins(%collapsed_116 : tensor<512x88xf32>) outs(%327 : tensor<88x512xf32>) permutation = [1, 0] 
    %365 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %366 = linalg.matmul ins(%transposed_117, %collapsed_88 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%365 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %367 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_116 : tensor<512x88xf32>) outs(%331 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x88xf32>
    %collapsed_118 = tensor.collapse_shape %367 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_119 = tensor.expand_shape %364 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_120 = linalg.transpose ins(%expanded_119 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %368:3 = "fsdp.attention_grad"(%transposed_120, %transposed_82, %transposed_84, %transposed_86, %212#0, %212#1) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>)
    %transposed_121 = linalg.transpose ins(%368#2 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_122 = tensor.collapse_shape %transposed_121 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_123 = linalg.transpose ins(%368#1 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_124 = tensor.collapse_shape %transposed_123 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_125 = linalg.transpose ins(%368#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_126 = tensor.collapse_shape %transposed_125 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %369 = tensor.empty() : tensor<8x64x264xf32>
    %inserted_slice = tensor.insert_slice %collapsed_126 into %369[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_127 = tensor.insert_slice %collapsed_124 into %inserted_slice[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_128 = tensor.insert_slice %collapsed_122 into %inserted_slice_127[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_129 = tensor.collapse_shape %inserted_slice_128 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %370 = linalg.matmul ins(%collapsed_129, %arg40 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %371 = tensor.empty() : tensor<264x512xf32>
    %transposed_130 = linalg.transpose ins(%collapsed_129 : tensor<512x264xf32>) outs(%371 : tensor<264x512xf32>) permutation = [1, 0] 
    %372 = tensor.empty() : tensor<264x88xf32>
    %373 = linalg.fill ins(%cst_0 : f32) outs(%372 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %374 = linalg.matmul ins(%transposed_130, %collapsed_75 : tensor<264x512xf32>, tensor<512x88xf32>) outs(%373 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %375 = tensor.empty() : tensor<1x264xf32>
    %376 = linalg.fill ins(%cst_0 : f32) outs(%375 : tensor<1x264xf32>) -> tensor<1x264xf32>
    %377 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_129 : tensor<512x264xf32>) outs(%376 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x264xf32>
    %collapsed_131 = tensor.collapse_shape %377 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_132 = tensor.expand_shape %370 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %378 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_132, %arg38 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %379 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %380 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%378 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %381 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378, %206 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %382 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%381 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %383 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %382 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %384 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %380 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %385 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %383 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %386 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %387 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %385 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %388 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_132, %206 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %389 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%388 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %390 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_132 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %391 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %387 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_133 = tensor.collapse_shape %391 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %392 = linalg.matmul ins(%collapsed_133, %arg36 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %transposed_134 = linalg.transpose ins(%collapsed_133 : tensor<512x88xf32>) outs(%327 : tensor<88x512xf32>) permutation = [1, 0] 
    %393 = linalg.matmul ins(%transposed_134, %collapsed_72 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%328 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %394 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_133 : tensor<512x88xf32>) outs(%331 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x88xf32>
    %collapsed_135 = tensor.collapse_shape %394 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_136 = tensor.expand_shape %392 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %395 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_3 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %396 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %cst_11 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %397 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_4 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %398 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_10 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %399 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %186 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %400 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %399 : tensor<f32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %401 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %400 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %402 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %397 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %403 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %402 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %404 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_136, %403 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_137 = tensor.collapse_shape %404 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %405 = linalg.matmul ins(%collapsed_137, %arg34 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_138 = linalg.transpose ins(%collapsed_137 : tensor<512x352xf32>) outs(%344 : tensor<352x512xf32>) permutation = [1, 0] 
    %406 = linalg.matmul ins(%transposed_138, %collapsed_69 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%345 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %407 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_137 : tensor<512x352xf32>) outs(%348 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x352xf32>
    %collapsed_139 = tensor.collapse_shape %407 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_140 = tensor.expand_shape %405 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %408 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_140, %arg32 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %409 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %410 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%408 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %411 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408, %174 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %412 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%411 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %413 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %412 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %414 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409, %410 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %415 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %413 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %416 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %417 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416, %415 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %418 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_140, %174 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %419 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%418 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %420 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_140 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %421 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %417 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_141 = tensor.collapse_shape %421 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %422 = linalg.matmul ins(%collapsed_141, %arg30 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_142 = linalg.transpose ins(%collapsed_141 : tensor<512x88xf32>) outs(%327 : tensor<88x512xf32>) permutation = [1, 0] 
    %423 = linalg.matmul ins(%transposed_142, %collapsed_66 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%365 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %424 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_141 : tensor<512x88xf32>) outs(%331 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x88xf32>
    %collapsed_143 = tensor.collapse_shape %424 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_144 = tensor.expand_shape %422 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_145 = linalg.transpose ins(%expanded_144 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %425:3 = "fsdp.attention_grad"(%transposed_145, %transposed_60, %transposed_62, %transposed_64, %156#0, %156#1) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>)
    %transposed_146 = linalg.transpose ins(%425#2 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_147 = tensor.collapse_shape %transposed_146 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_148 = linalg.transpose ins(%425#1 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_149 = tensor.collapse_shape %transposed_148 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_150 = linalg.transpose ins(%425#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_151 = tensor.collapse_shape %transposed_150 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %inserted_slice_152 = tensor.insert_slice %collapsed_151 into %369[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_153 = tensor.insert_slice %collapsed_149 into %inserted_slice_152[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_154 = tensor.insert_slice %collapsed_147 into %inserted_slice_153[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_155 = tensor.collapse_shape %inserted_slice_154 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %426 = linalg.matmul ins(%collapsed_155, %arg28 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_156 = linalg.transpose ins(%collapsed_155 : tensor<512x264xf32>) outs(%371 : tensor<264x512xf32>) permutation = [1, 0] 
    %427 = linalg.matmul ins(%transposed_156, %collapsed_53 : tensor<264x512xf32>, tensor<512x88xf32>) outs(%373 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %428 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_155 : tensor<512x264xf32>) outs(%376 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x264xf32>
    %collapsed_157 = tensor.collapse_shape %428 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_158 = tensor.expand_shape %426 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %429 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_158, %arg26 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %430 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %431 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%429 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %432 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429, %150 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %433 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%432 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %434 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %433 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %435 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %431 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %436 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %434 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %437 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %438 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %436 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %439 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_158, %150 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %440 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%439 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %441 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_158 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %442 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %438 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_159 = tensor.collapse_shape %442 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %443 = linalg.matmul ins(%collapsed_159, %arg24 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %transposed_160 = linalg.transpose ins(%collapsed_159 : tensor<512x88xf32>) outs(%327 : tensor<88x512xf32>) permutation = [1, 0] 
    %444 = linalg.matmul ins(%transposed_160, %collapsed_50 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%328 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %445 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_159 : tensor<512x88xf32>) outs(%331 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x88xf32>
    %collapsed_161 = tensor.collapse_shape %445 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_162 = tensor.expand_shape %443 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %446 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_3 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %447 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %cst_11 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %448 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_4 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %449 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_10 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %450 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %130 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %451 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %450 : tensor<f32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %452 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %451 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %453 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %448 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %454 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %453 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %455 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_162, %454 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_163 = tensor.collapse_shape %455 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %456 = linalg.matmul ins(%collapsed_163, %arg22 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_164 = linalg.transpose ins(%collapsed_163 : tensor<512x352xf32>) outs(%344 : tensor<352x512xf32>) permutation = [1, 0] 
    %457 = linalg.matmul ins(%transposed_164, %collapsed_47 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%345 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %458 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_163 : tensor<512x352xf32>) outs(%348 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x352xf32>
    %collapsed_165 = tensor.collapse_shape %458 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_166 = tensor.expand_shape %456 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %459 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_166, %arg20 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %460 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %461 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%459 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %462 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459, %118 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %463 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%462 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %464 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %463 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %465 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %461 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %466 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %464 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %467 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %468 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467, %466 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %469 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_166, %118 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %470 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%469 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %471 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_166 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %472 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442, %468 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_167 = tensor.collapse_shape %472 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %473 = linalg.matmul ins(%collapsed_167, %arg18 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_168 = linalg.transpose ins(%collapsed_167 : tensor<512x88xf32>) outs(%327 : tensor<88x512xf32>) permutation = [1, 0] 
    %474 = linalg.matmul ins(%transposed_168, %collapsed_44 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%365 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %475 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_167 : tensor<512x88xf32>) outs(%331 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x88xf32>
    %collapsed_169 = tensor.collapse_shape %475 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_170 = tensor.expand_shape %473 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_171 = linalg.transpose ins(%expanded_170 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %476:3 = "fsdp.attention_grad"(%transposed_171, %transposed_38, %transposed_40, %transposed_42, %100#0, %100#1) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>)
    %transposed_172 = linalg.transpose ins(%476#2 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_173 = tensor.collapse_shape %transposed_172 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_174 = linalg.transpose ins(%476#1 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_175 = tensor.collapse_shape %transposed_174 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_176 = linalg.transpose ins(%476#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_177 = tensor.collapse_shape %transposed_176 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %inserted_slice_178 = tensor.insert_slice %collapsed_177 into %369[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_179 = tensor.insert_slice %collapsed_175 into %inserted_slice_178[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_180 = tensor.insert_slice %collapsed_173 into %inserted_slice_179[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_181 = tensor.collapse_shape %inserted_slice_180 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %477 = linalg.matmul ins(%collapsed_181, %arg16 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_182 = linalg.transpose ins(%collapsed_181 : tensor<512x264xf32>) outs(%371 : tensor<264x512xf32>) permutation = [1, 0] 
    %478 = linalg.matmul ins(%transposed_182, %collapsed_31 : tensor<264x512xf32>, tensor<512x88xf32>) outs(%373 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %479 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_181 : tensor<512x264xf32>) outs(%376 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x264xf32>
    %collapsed_183 = tensor.collapse_shape %479 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_184 = tensor.expand_shape %477 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %480 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_184, %arg14 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %481 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %482 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%480 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %483 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480, %94 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %484 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%483 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %485 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %484 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %486 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %482 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %487 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486, %485 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %488 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %489 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488, %487 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %490 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_184, %94 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %491 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%490 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %492 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_184 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %493 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472, %489 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_185 = tensor.collapse_shape %493 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %494 = linalg.matmul ins(%collapsed_185, %arg12 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%62 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %transposed_186 = linalg.transpose ins(%collapsed_185 : tensor<512x88xf32>) outs(%327 : tensor<88x512xf32>) permutation = [1, 0] 
    %495 = linalg.matmul ins(%transposed_186, %collapsed_28 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%328 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %496 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_185 : tensor<512x88xf32>) outs(%331 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x88xf32>
    %collapsed_187 = tensor.collapse_shape %496 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_188 = tensor.expand_shape %494 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %497 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_3 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %498 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %cst_11 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %499 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.truncf %cst_4 : f64 to f32
      %553 = arith.mulf %in, %552 : f32
      linalg.yield %553 : f32
    } -> tensor<8x64x352xf32>
    %500 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_10 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %501 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %73 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %502 = linalg.generic {indexing_maps = [#map14, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %501 : tensor<f32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %503 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %502 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %504 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503, %499 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %505 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500, %504 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %506 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_188, %505 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%66 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_189 = tensor.collapse_shape %506 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %507 = linalg.matmul ins(%collapsed_189, %arg10 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_190 = linalg.transpose ins(%collapsed_189 : tensor<512x352xf32>) outs(%344 : tensor<352x512xf32>) permutation = [1, 0] 
    %508 = linalg.matmul ins(%transposed_190, %collapsed_25 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%345 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %509 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_189 : tensor<512x352xf32>) outs(%348 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x352xf32>
    %collapsed_191 = tensor.collapse_shape %509 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_192 = tensor.expand_shape %507 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %510 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_192, %arg8 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %511 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %512 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%510 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %513 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510, %57 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %514 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%513 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %515 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %514 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %516 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511, %512 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %517 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516, %515 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %518 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %519 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %517 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %520 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_192, %57 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %521 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%520 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %522 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_192 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %523 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %519 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_193 = tensor.collapse_shape %523 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %524 = linalg.matmul ins(%collapsed_193, %arg6 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_194 = linalg.transpose ins(%collapsed_193 : tensor<512x88xf32>) outs(%327 : tensor<88x512xf32>) permutation = [1, 0] 
    %525 = linalg.matmul ins(%transposed_194, %collapsed_22 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%365 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %526 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_193 : tensor<512x88xf32>) outs(%331 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x88xf32>
    %collapsed_195 = tensor.collapse_shape %526 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_196 = tensor.expand_shape %524 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_197 = linalg.transpose ins(%expanded_196 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %527:3 = "fsdp.attention_grad"(%transposed_197, %transposed_16, %transposed_18, %transposed_20, %35#0, %35#1) {causal, scale = 0.21320071635561041 : f64} : (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64xf32>) -> (tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>, tensor<8x4x64x22xf32>)
    %transposed_198 = linalg.transpose ins(%527#2 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_199 = tensor.collapse_shape %transposed_198 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_200 = linalg.transpose ins(%527#1 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_201 = tensor.collapse_shape %transposed_200 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_202 = linalg.transpose ins(%527#0 : tensor<8x4x64x22xf32>) outs(%36 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_203 = tensor.collapse_shape %transposed_202 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %inserted_slice_204 = tensor.insert_slice %collapsed_203 into %369[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_205 = tensor.insert_slice %collapsed_201 into %inserted_slice_204[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_206 = tensor.insert_slice %collapsed_199 into %inserted_slice_205[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_207 = tensor.collapse_shape %inserted_slice_206 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %528 = linalg.matmul ins(%collapsed_207, %arg4 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%39 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_208 = linalg.transpose ins(%collapsed_207 : tensor<512x264xf32>) outs(%371 : tensor<264x512xf32>) permutation = [1, 0] 
    %529 = linalg.matmul ins(%transposed_208, %collapsed : tensor<264x512xf32>, tensor<512x88xf32>) outs(%373 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %530 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_207 : tensor<512x264xf32>) outs(%376 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x264xf32>
    %collapsed_209 = tensor.collapse_shape %530 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_210 = tensor.expand_shape %528 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %531 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_210, %arg2 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %532 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.mulf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %533 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%531 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %534 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %25 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %535 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%534 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %536 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %535 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %537 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532, %533 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %538 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537, %536 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.subf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %539 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.divf %in, %cst_9 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x1xf32>
    %540 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%539, %538 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %541 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_210, %25 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.mulf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %542 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%541 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %543 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_210 : tensor<8x64x88xf32>) outs(%323 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<88xf32>
    %544 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%523, %540 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<8x64x88xf32>
    %545 = tensor.empty() : tensor<1x64x88xf32>
    %546 = linalg.fill ins(%cst_0 : f32) outs(%545 : tensor<1x64x88xf32>) -> tensor<1x64x88xf32>
    %547 = linalg.generic {indexing_maps = [#map2, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%544 : tensor<8x64x88xf32>) outs(%546 : tensor<1x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %552 = arith.addf %in, %out : f32
      linalg.yield %552 : f32
    } -> tensor<1x64x88xf32>
    %collapsed_211 = tensor.collapse_shape %547 [[0, 1], [2]] : tensor<1x64x88xf32> into tensor<64x88xf32>
    %expanded_212 = tensor.expand_shape %1 [[0, 1]] output_shape [64, 1] : tensor<64xi64> into tensor<64x1xi64>
    %expanded_213 = tensor.expand_shape %collapsed_211 [[0], [1, 2]] output_shape [64, 1, 88] : tensor<64x88xf32> into tensor<64x1x88xf32>
    %548 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<64x88xf32>) -> tensor<64x88xf32>
    %549 = scf.for %arg54 = %c0 to %c64 step %c1 iter_args(%arg55 = %548) -> (tensor<64x88xf32>) {
      %extracted = tensor.extract %expanded_212[%arg54, %c0] : tensor<64x1xi64>
      %552 = arith.index_cast %extracted : i64 to index
      %extracted_slice_218 = tensor.extract_slice %expanded_213[%arg54, 0, 0] [1, 1, 88] [1, 1, 1] : tensor<64x1x88xf32> to tensor<88xf32>
      %extracted_slice_219 = tensor.extract_slice %arg55[%552, 0] [1, 88] [1, 1] : tensor<64x88xf32> to tensor<88xf32>
      %553 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_218 : tensor<88xf32>) outs(%extracted_slice_219 : tensor<88xf32>) {
      ^bb0(%in: f32, %out: f32):
        %554 = arith.addf %out, %in : f32
        linalg.yield %554 : f32
      } -> tensor<88xf32>
      %inserted_slice_220 = tensor.insert_slice %553 into %arg55[%552, 0] [1, 88] [1, 1] : tensor<88xf32> into tensor<64x88xf32>
      scf.yield %inserted_slice_220 : tensor<64x88xf32>
    }
    %collapsed_214 = tensor.collapse_shape %arg52 [[0, 1]] : tensor<8x64xi64> into tensor<512xi64>
    %collapsed_215 = tensor.collapse_shape %544 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %expanded_216 = tensor.expand_shape %collapsed_214 [[0, 1]] output_shape [512, 1] : tensor<512xi64> into tensor<512x1xi64>
    %expanded_217 = tensor.expand_shape %collapsed_215 [[0], [1, 2]] output_shape [512, 1, 88] : tensor<512x88xf32> into tensor<512x1x88xf32>
    %550 = scf.for %arg54 = %c0 to %c512 step %c1 iter_args(%arg55 = %308) -> (tensor<256x88xf32>) {
      %extracted = tensor.extract %expanded_216[%arg54, %c0] : tensor<512x1xi64>
      %552 = arith.index_cast %extracted : i64 to index
      %extracted_slice_218 = tensor.extract_slice %expanded_217[%arg54, 0, 0] [1, 1, 88] [1, 1, 1] : tensor<512x1x88xf32> to tensor<88xf32>
      %extracted_slice_219 = tensor.extract_slice %arg55[%552, 0] [1, 88] [1, 1] : tensor<256x88xf32> to tensor<88xf32>
      %553 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_218 : tensor<88xf32>) outs(%extracted_slice_219 : tensor<88xf32>) {
      ^bb0(%in: f32, %out: f32):
        %554 = arith.addf %out, %in : f32
        linalg.yield %554 : f32
      } -> tensor<88xf32>
      %inserted_slice_220 = tensor.insert_slice %553 into %arg55[%552, 0] [1, 88] [1, 1] : tensor<88xf32> into tensor<256x88xf32>
      scf.yield %inserted_slice_220 : tensor<256x88xf32>
    }
    %551 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%309, %550 : tensor<256x88xf32>, tensor<256x88xf32>) outs(%307 : tensor<256x88xf32>) {
    ^bb0(%in: f32, %in_218: f32, %out: f32):
      %552 = arith.addf %in, %in_218 : f32
      linalg.yield %552 : f32
    } -> tensor<256x88xf32>
    return %293, %551, %549, %542, %543, %529, %collapsed_209, %525, %collapsed_195, %521, %522, %508, %collapsed_191, %495, %collapsed_187, %491, %492, %478, %collapsed_183, %474, %collapsed_169, %470, %471, %457, %collapsed_165, %444, %collapsed_161, %440, %441, %427, %collapsed_157, %423, %collapsed_143, %419, %420, %406, %collapsed_139, %393, %collapsed_135, %389, %390, %374, %collapsed_131, %366, %collapsed_118, %361, %362, %346, %collapsed_114, %329, %collapsed_110, %324, %325 : tensor<f32>, tensor<256x88xf32>, tensor<64x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>
  }
}
