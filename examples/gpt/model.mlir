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
    %false = arith.constant false
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<8x4x64x64xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant dense<true> : tensor<64x64xi1>
    %cst_6 = arith.constant 1.341450e-01 : f64
    %cst_7 = arith.constant 0.79788456080286541 : f64
    %cst_8 = arith.constant 4.471500e-02 : f64
    %cst_9 = arith.constant 0xFFF0000000000000 : f64
    %cst_10 = arith.constant 0.46173663094410261 : f64
    %cst_11 = arith.constant 1.000000e-05 : f64
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = arith.constant 8.800000e+01 : f64
    %cst_14 = arith.constant 8.800000e+01 : f32
    %cst_15 = arith.constant 5.000000e-01 : f32
    %cst_16 = arith.constant 1.000000e+00 : f32
    %cst_17 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<64xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<64xi64>) {
    ^bb0(%out: i64):
      %669 = linalg.index 0 : index
      %670 = arith.index_cast %669 : index to i64
      linalg.yield %670 : i64
    } -> tensor<64xi64>
    %2 = tensor.empty() : tensor<8x64x88xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg52 : tensor<8x64xi64>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: i64, %out: f32):
      %669 = arith.index_cast %in : i64 to index
      %670 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%669, %670] : tensor<256x88xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x64x88xf32>
    %4 = tensor.empty() : tensor<64x88xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<64xi64>) outs(%4 : tensor<64x88xf32>) {
    ^bb0(%in: i64, %out: f32):
      %669 = arith.index_cast %in : i64 to index
      %670 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%669, %670] : tensor<64x88xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x88xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<8x64x88xf32>, tensor<64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %7 = tensor.empty() : tensor<8x64x88xf64>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %669 = arith.extf %in : f32 to f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %9 = tensor.empty() : tensor<8x64x1xf64>
    %10 = linalg.fill ins(%cst : f64) outs(%9 : tensor<8x64x1xf64>) -> tensor<8x64x1xf64>
    %11 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %13 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.subf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.mulf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %15 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %17 = tensor.empty() : tensor<8x64x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %669 = arith.truncf %in : f64 to f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<8x64x1xf32>) -> tensor<8x64x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_11 : f64 to f32
      %670 = arith.addf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.rsqrt %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg2 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg3 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
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
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x264xf32>
    %expanded = tensor.expand_shape %33 [[0, 1], [2]] output_shape [8, 64, 264] : tensor<512x264xf32> into tensor<8x64x264xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_18 = tensor.extract_slice %expanded[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_19 = tensor.extract_slice %expanded[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %expanded_20 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %34 = tensor.empty() : tensor<8x4x64x22xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_22 = tensor.expand_shape %extracted_slice_18 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %expanded_23 = tensor.expand_shape %extracted_slice_19 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %35 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_21 : tensor<8x4x64x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x64x22xf32>
    %expanded_25 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 64] : tensor<64xi64> into tensor<1x64xi64>
    %expanded_26 = tensor.expand_shape %1 [[0, 1]] output_shape [64, 1] : tensor<64xi64> into tensor<64x1xi64>
    %36 = tensor.empty() : tensor<64x64xi64>
    %37 = linalg.generic {indexing_maps = [#map10, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_25, %expanded_26 : tensor<1x64xi64>, tensor<64x1xi64>) outs(%36 : tensor<64x64xi64>) {
    ^bb0(%in: i64, %in_291: i64, %out: i64):
      %669 = arith.subi %in, %in_291 : i64
      linalg.yield %669 : i64
    } -> tensor<64x64xi64>
    %38 = tensor.empty() : tensor<64x64xi1>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<64x64xi64>) outs(%38 : tensor<64x64xi1>) {
    ^bb0(%in: i64, %out: i1):
      %669 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %669 : i1
    } -> tensor<64x64xi1>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%39, %cst_5 : tensor<64x64xi1>, tensor<64x64xi1>) outs(%38 : tensor<64x64xi1>) {
    ^bb0(%in: i1, %in_291: i1, %out: i1):
      %669 = arith.andi %in, %in_291 : i1
      linalg.yield %669 : i1
    } -> tensor<64x64xi1>
    %41 = tensor.empty() : tensor<64x64xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map12, #map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%40, %cst_3, %cst_4 : tensor<64x64xi1>, tensor<f32>, tensor<f32>) outs(%41 : tensor<64x64xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %669 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %669 : f32
    } -> tensor<64x64xf32>
    %43 = tensor.empty() : tensor<8x4x22x64xf32>
    %transposed_27 = linalg.transpose ins(%expanded_22 : tensor<8x64x4x22xf32>) outs(%43 : tensor<8x4x22x64xf32>) permutation = [0, 2, 3, 1] 
    %44 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<8x4x22x64xf32>) outs(%43 : tensor<8x4x22x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x22x64xf32>
    %collapsed_28 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %collapsed_29 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<8x4x22x64xf32> into tensor<32x22x64xf32>
    %45 = tensor.empty() : tensor<32x64x64xf32>
    %46 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<32x64x64xf32>) -> tensor<32x64x64xf32>
    %47 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<32x64x22xf32>, tensor<32x22x64xf32>) outs(%46 : tensor<32x64x64xf32>) -> tensor<32x64x64xf32>
    %expanded_30 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [8, 4, 64, 64] : tensor<32x64x64xf32> into tensor<8x4x64x64xf32>
    %48 = tensor.empty() : tensor<8x4x64x64xf32>
    %49 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %42 : tensor<8x4x64x64xf32>, tensor<64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %50 = tensor.empty() : tensor<8x4x64xi64>
    %51 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<8x4x64xi64>) -> tensor<8x4x64xi64>
    %52 = tensor.empty() : tensor<8x4x64xf32>
    %53 = linalg.fill ins(%cst_1 : f32) outs(%52 : tensor<8x4x64xf32>) -> tensor<8x4x64xf32>
    %54:2 = linalg.generic {indexing_maps = [#map9, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<8x4x64x64xf32>) outs(%53, %51 : tensor<8x4x64xf32>, tensor<8x4x64xi64>) {
    ^bb0(%in: f32, %out: f32, %out_291: i64):
      %669 = linalg.index 3 : index
      %670 = arith.index_cast %669 : index to i64
      %671 = arith.maximumf %in, %out : f32
      %672 = arith.cmpf ogt, %in, %out : f32
      %673 = arith.select %672, %670, %out_291 : i64
      linalg.yield %671, %673 : f32, i64
    } -> (tensor<8x4x64xf32>, tensor<8x4x64xi64>)
    %expanded_31 = tensor.expand_shape %54#0 [[0], [1], [2, 3]] output_shape [8, 4, 64, 1] : tensor<8x4x64xf32> into tensor<8x4x64x1xf32>
    %55 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %expanded_31 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %56 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.exp %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %57 = tensor.empty() : tensor<8x4x64x1xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<8x4x64x1xf32>) -> tensor<8x4x64x1xf32>
    %59 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<8x4x64x64xf32>) outs(%58 : tensor<8x4x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x1xf32>
    %60 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %59 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.divf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %61 = tensor.empty() : tensor<8x4x64x64xi1>
    %62 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<8x4x64x64xf32>) outs(%61 : tensor<8x4x64x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %669 = arith.extf %in : f32 to f64
      %670 = arith.cmpf oeq, %669, %cst_9 : f64
      linalg.yield %670 : i1
    } -> tensor<8x4x64x64xi1>
    %63 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<8x4x64x64xi1>) outs(%61 : tensor<8x4x64x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.cmpi eq, %in, %false : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x64xi1>
    %64 = tensor.empty() : tensor<8x4x64x1xi1>
    %65 = linalg.fill ins(%false : i1) outs(%64 : tensor<8x4x64x1xi1>) -> tensor<8x4x64x1xi1>
    %66 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<8x4x64x64xi1>) outs(%65 : tensor<8x4x64x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.ori %in, %out : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x1xi1>
    %67 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<8x4x64x1xi1>) outs(%64 : tensor<8x4x64x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.cmpi eq, %in, %false : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x1xi1>
    %68 = linalg.generic {indexing_maps = [#map15, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %cst_2, %60 : tensor<8x4x64x1xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %669 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %collapsed_32 = tensor.collapse_shape %68 [[0, 1], [2], [3]] : tensor<8x4x64x64xf32> into tensor<32x64x64xf32>
    %collapsed_33 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %69 = tensor.empty() : tensor<32x64x22xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %71 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %expanded_34 = tensor.expand_shape %71 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %72 = tensor.empty() : tensor<8x64x4x22xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0, 1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<512x88xf32>
    %73 = tensor.empty() : tensor<88x88xf32>
    %transposed_37 = linalg.transpose ins(%arg6 : tensor<88x88xf32>) outs(%73 : tensor<88x88xf32>) permutation = [1, 0] 
    %74 = tensor.empty() : tensor<512x88xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %76 = linalg.matmul ins(%collapsed_36, %transposed_37 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %77 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%76, %77 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x88xf32>
    %expanded_38 = tensor.expand_shape %78 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %expanded_38 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %669 = arith.extf %in : f32 to f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %81 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %82 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %83 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %82 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.subf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %84 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %83 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.mulf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %85 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %86 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %669 = arith.truncf %in : f64 to f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %88 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_11 : f64 to f32
      %670 = arith.addf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x1xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.rsqrt %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %89 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %91 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %arg8 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %arg9 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_39 = tensor.collapse_shape %95 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %96 = tensor.empty() : tensor<88x352xf32>
    %transposed_40 = linalg.transpose ins(%arg10 : tensor<352x88xf32>) outs(%96 : tensor<88x352xf32>) permutation = [1, 0] 
    %97 = tensor.empty() : tensor<512x352xf32>
    %98 = linalg.fill ins(%cst_0 : f32) outs(%97 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %99 = linalg.matmul ins(%collapsed_39, %transposed_40 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%98 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<352xf32>) outs(%97 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x352xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<512x352xf32>, tensor<512x352xf32>) outs(%97 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x352xf32>
    %expanded_41 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %102 = tensor.empty() : tensor<8x64x352xf32>
    %103 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %expanded_41 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %expanded_41 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_8 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %106 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %105 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_7 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %108 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_15 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.tanh %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %cst_16 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %110 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_42 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %112 = tensor.empty() : tensor<352x88xf32>
    %transposed_43 = linalg.transpose ins(%arg12 : tensor<88x352xf32>) outs(%112 : tensor<352x88xf32>) permutation = [1, 0] 
    %113 = linalg.matmul ins(%collapsed_42, %transposed_43 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %114 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %115 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%113, %114 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x88xf32>
    %expanded_44 = tensor.expand_shape %115 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %expanded_44 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %117 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %669 = arith.extf %in : f32 to f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %118 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%117 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %119 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %120 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %119 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.subf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %121 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %120 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.mulf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %122 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %123 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %124 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %669 = arith.truncf %in : f64 to f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_11 : f64 to f32
      %670 = arith.addf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x1xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.rsqrt %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %126 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %128 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %arg14 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %arg15 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_45 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_46 = linalg.transpose ins(%arg16 : tensor<264x88xf32>) outs(%28 : tensor<88x264xf32>) permutation = [1, 0] 
    %133 = linalg.matmul ins(%collapsed_45, %transposed_46 : tensor<512x88xf32>, tensor<88x264xf32>) outs(%30 : tensor<512x264xf32>) -> tensor<512x264xf32>
    %134 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x264xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133, %134 : tensor<512x264xf32>, tensor<512x264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x264xf32>
    %expanded_47 = tensor.expand_shape %135 [[0, 1], [2]] output_shape [8, 64, 264] : tensor<512x264xf32> into tensor<8x64x264xf32>
    %extracted_slice_48 = tensor.extract_slice %expanded_47[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_49 = tensor.extract_slice %expanded_47[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_50 = tensor.extract_slice %expanded_47[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %expanded_51 = tensor.expand_shape %extracted_slice_48 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_52 = linalg.transpose ins(%expanded_51 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_53 = tensor.expand_shape %extracted_slice_49 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %expanded_54 = tensor.expand_shape %extracted_slice_50 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %136 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_52 : tensor<8x4x64x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x64x22xf32>
    %transposed_56 = linalg.transpose ins(%expanded_53 : tensor<8x64x4x22xf32>) outs(%43 : tensor<8x4x22x64xf32>) permutation = [0, 2, 3, 1] 
    %137 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_56 : tensor<8x4x22x64xf32>) outs(%43 : tensor<8x4x22x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x22x64xf32>
    %collapsed_57 = tensor.collapse_shape %136 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %collapsed_58 = tensor.collapse_shape %137 [[0, 1], [2], [3]] : tensor<8x4x22x64xf32> into tensor<32x22x64xf32>
    %138 = linalg.batch_matmul ins(%collapsed_57, %collapsed_58 : tensor<32x64x22xf32>, tensor<32x22x64xf32>) outs(%46 : tensor<32x64x64xf32>) -> tensor<32x64x64xf32>
    %expanded_59 = tensor.expand_shape %138 [[0, 1], [2], [3]] output_shape [8, 4, 64, 64] : tensor<32x64x64xf32> into tensor<8x4x64x64xf32>
    %139 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_59, %42 : tensor<8x4x64x64xf32>, tensor<64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %140:2 = linalg.generic {indexing_maps = [#map9, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%139 : tensor<8x4x64x64xf32>) outs(%53, %51 : tensor<8x4x64xf32>, tensor<8x4x64xi64>) {
    ^bb0(%in: f32, %out: f32, %out_291: i64):
      %669 = linalg.index 3 : index
      %670 = arith.index_cast %669 : index to i64
      %671 = arith.maximumf %in, %out : f32
      %672 = arith.cmpf ogt, %in, %out : f32
      %673 = arith.select %672, %670, %out_291 : i64
      linalg.yield %671, %673 : f32, i64
    } -> (tensor<8x4x64xf32>, tensor<8x4x64xi64>)
    %expanded_60 = tensor.expand_shape %140#0 [[0], [1], [2, 3]] output_shape [8, 4, 64, 1] : tensor<8x4x64xf32> into tensor<8x4x64x1xf32>
    %141 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %expanded_60 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %142 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141 : tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.exp %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %143 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%142 : tensor<8x4x64x64xf32>) outs(%58 : tensor<8x4x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x1xf32>
    %144 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %143 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.divf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %145 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<8x4x64x64xf32>) outs(%61 : tensor<8x4x64x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %669 = arith.extf %in : f32 to f64
      %670 = arith.cmpf oeq, %669, %cst_9 : f64
      linalg.yield %670 : i1
    } -> tensor<8x4x64x64xi1>
    %146 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<8x4x64x64xi1>) outs(%61 : tensor<8x4x64x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.cmpi eq, %in, %false : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x64xi1>
    %147 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%146 : tensor<8x4x64x64xi1>) outs(%65 : tensor<8x4x64x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.ori %in, %out : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x1xi1>
    %148 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147 : tensor<8x4x64x1xi1>) outs(%64 : tensor<8x4x64x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.cmpi eq, %in, %false : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x1xi1>
    %149 = linalg.generic {indexing_maps = [#map15, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %cst_2, %144 : tensor<8x4x64x1xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %669 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %collapsed_61 = tensor.collapse_shape %149 [[0, 1], [2], [3]] : tensor<8x4x64x64xf32> into tensor<32x64x64xf32>
    %collapsed_62 = tensor.collapse_shape %transposed_55 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %150 = linalg.batch_matmul ins(%collapsed_61, %collapsed_62 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %expanded_63 = tensor.expand_shape %150 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_65 = tensor.collapse_shape %transposed_64 [[0, 1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<512x88xf32>
    %transposed_66 = linalg.transpose ins(%arg18 : tensor<88x88xf32>) outs(%73 : tensor<88x88xf32>) permutation = [1, 0] 
    %151 = linalg.matmul ins(%collapsed_65, %transposed_66 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %152 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%151, %152 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x88xf32>
    %expanded_67 = tensor.expand_shape %153 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %154 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %expanded_67 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %155 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %669 = arith.extf %in : f32 to f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %156 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %157 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %158 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %157 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.subf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %159 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %158 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.mulf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %160 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %161 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %162 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %669 = arith.truncf %in : f64 to f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %163 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %164 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %165 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_11 : f64 to f32
      %670 = arith.addf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x1xf32>
    %166 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.rsqrt %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %167 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %164 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %168 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %166 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %169 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %arg20 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %170 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %arg21 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_68 = tensor.collapse_shape %170 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_69 = linalg.transpose ins(%arg22 : tensor<352x88xf32>) outs(%96 : tensor<88x352xf32>) permutation = [1, 0] 
    %171 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%98 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %172 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<352xf32>) outs(%97 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x352xf32>
    %173 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%171, %172 : tensor<512x352xf32>, tensor<512x352xf32>) outs(%97 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x352xf32>
    %expanded_70 = tensor.expand_shape %173 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %expanded_70 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %175 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %expanded_70 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %176 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_8 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %177 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %176 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %178 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_7 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %179 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_15 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.tanh %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %181 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %cst_16 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %182 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %181 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_71 = tensor.collapse_shape %182 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %transposed_72 = linalg.transpose ins(%arg24 : tensor<88x352xf32>) outs(%112 : tensor<352x88xf32>) permutation = [1, 0] 
    %183 = linalg.matmul ins(%collapsed_71, %transposed_72 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %184 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %185 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%183, %184 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x88xf32>
    %expanded_73 = tensor.expand_shape %185 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %186 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %expanded_73 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %187 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %669 = arith.extf %in : f32 to f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %188 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%187 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %189 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %190 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %189 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.subf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %191 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %190 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.mulf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %192 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %193 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %194 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %669 = arith.truncf %in : f64 to f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %195 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%186 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %196 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %197 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_11 : f64 to f32
      %670 = arith.addf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x1xf32>
    %198 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.rsqrt %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %199 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %196 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %200 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %198 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %201 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %arg26 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %202 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %arg27 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_74 = tensor.collapse_shape %202 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_75 = linalg.transpose ins(%arg28 : tensor<264x88xf32>) outs(%28 : tensor<88x264xf32>) permutation = [1, 0] 
    %203 = linalg.matmul ins(%collapsed_74, %transposed_75 : tensor<512x88xf32>, tensor<88x264xf32>) outs(%30 : tensor<512x264xf32>) -> tensor<512x264xf32>
    %204 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg29 : tensor<264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x264xf32>
    %205 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%203, %204 : tensor<512x264xf32>, tensor<512x264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x264xf32>
    %expanded_76 = tensor.expand_shape %205 [[0, 1], [2]] output_shape [8, 64, 264] : tensor<512x264xf32> into tensor<8x64x264xf32>
    %extracted_slice_77 = tensor.extract_slice %expanded_76[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_78 = tensor.extract_slice %expanded_76[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_79 = tensor.extract_slice %expanded_76[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %expanded_80 = tensor.expand_shape %extracted_slice_77 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_81 = linalg.transpose ins(%expanded_80 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_82 = tensor.expand_shape %extracted_slice_78 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %expanded_83 = tensor.expand_shape %extracted_slice_79 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_84 = linalg.transpose ins(%expanded_83 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %206 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_81 : tensor<8x4x64x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x64x22xf32>
    %transposed_85 = linalg.transpose ins(%expanded_82 : tensor<8x64x4x22xf32>) outs(%43 : tensor<8x4x22x64xf32>) permutation = [0, 2, 3, 1] 
    %207 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_85 : tensor<8x4x22x64xf32>) outs(%43 : tensor<8x4x22x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x22x64xf32>
    %collapsed_86 = tensor.collapse_shape %206 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %collapsed_87 = tensor.collapse_shape %207 [[0, 1], [2], [3]] : tensor<8x4x22x64xf32> into tensor<32x22x64xf32>
    %208 = linalg.batch_matmul ins(%collapsed_86, %collapsed_87 : tensor<32x64x22xf32>, tensor<32x22x64xf32>) outs(%46 : tensor<32x64x64xf32>) -> tensor<32x64x64xf32>
    %expanded_88 = tensor.expand_shape %208 [[0, 1], [2], [3]] output_shape [8, 4, 64, 64] : tensor<32x64x64xf32> into tensor<8x4x64x64xf32>
    %209 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_88, %42 : tensor<8x4x64x64xf32>, tensor<64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %210:2 = linalg.generic {indexing_maps = [#map9, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%209 : tensor<8x4x64x64xf32>) outs(%53, %51 : tensor<8x4x64xf32>, tensor<8x4x64xi64>) {
    ^bb0(%in: f32, %out: f32, %out_291: i64):
      %669 = linalg.index 3 : index
      %670 = arith.index_cast %669 : index to i64
      %671 = arith.maximumf %in, %out : f32
      %672 = arith.cmpf ogt, %in, %out : f32
      %673 = arith.select %672, %670, %out_291 : i64
      linalg.yield %671, %673 : f32, i64
    } -> (tensor<8x4x64xf32>, tensor<8x4x64xi64>)
    %expanded_89 = tensor.expand_shape %210#0 [[0], [1], [2, 3]] output_shape [8, 4, 64, 1] : tensor<8x4x64xf32> into tensor<8x4x64x1xf32>
    %211 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %expanded_89 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %212 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211 : tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.exp %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %213 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%212 : tensor<8x4x64x64xf32>) outs(%58 : tensor<8x4x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x1xf32>
    %214 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %213 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.divf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %215 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<8x4x64x64xf32>) outs(%61 : tensor<8x4x64x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %669 = arith.extf %in : f32 to f64
      %670 = arith.cmpf oeq, %669, %cst_9 : f64
      linalg.yield %670 : i1
    } -> tensor<8x4x64x64xi1>
    %216 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<8x4x64x64xi1>) outs(%61 : tensor<8x4x64x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.cmpi eq, %in, %false : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x64xi1>
    %217 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216 : tensor<8x4x64x64xi1>) outs(%65 : tensor<8x4x64x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.ori %in, %out : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x1xi1>
    %218 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<8x4x64x1xi1>) outs(%64 : tensor<8x4x64x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.cmpi eq, %in, %false : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x1xi1>
    %219 = linalg.generic {indexing_maps = [#map15, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218, %cst_2, %214 : tensor<8x4x64x1xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %669 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %collapsed_90 = tensor.collapse_shape %219 [[0, 1], [2], [3]] : tensor<8x4x64x64xf32> into tensor<32x64x64xf32>
    %collapsed_91 = tensor.collapse_shape %transposed_84 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %220 = linalg.batch_matmul ins(%collapsed_90, %collapsed_91 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %expanded_92 = tensor.expand_shape %220 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %transposed_93 = linalg.transpose ins(%expanded_92 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_94 = tensor.collapse_shape %transposed_93 [[0, 1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<512x88xf32>
    %transposed_95 = linalg.transpose ins(%arg30 : tensor<88x88xf32>) outs(%73 : tensor<88x88xf32>) permutation = [1, 0] 
    %221 = linalg.matmul ins(%collapsed_94, %transposed_95 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %222 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %223 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%221, %222 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x88xf32>
    %expanded_96 = tensor.expand_shape %223 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %224 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %expanded_96 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %225 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %669 = arith.extf %in : f32 to f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %226 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%225 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %227 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %228 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %227 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.subf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %229 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %228 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.mulf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %230 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%229 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %231 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %232 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %669 = arith.truncf %in : f64 to f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %233 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%224 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %234 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %235 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_11 : f64 to f32
      %670 = arith.addf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x1xf32>
    %236 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.rsqrt %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %237 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %234 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %238 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %236 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %239 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %arg32 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %240 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %arg33 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_97 = tensor.collapse_shape %240 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_98 = linalg.transpose ins(%arg34 : tensor<352x88xf32>) outs(%96 : tensor<88x352xf32>) permutation = [1, 0] 
    %241 = linalg.matmul ins(%collapsed_97, %transposed_98 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%98 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %242 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<352xf32>) outs(%97 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x352xf32>
    %243 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%241, %242 : tensor<512x352xf32>, tensor<512x352xf32>) outs(%97 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x352xf32>
    %expanded_99 = tensor.expand_shape %243 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %244 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99, %expanded_99 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %245 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %expanded_99 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %246 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_8 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %247 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99, %246 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %248 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_7 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %249 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_15 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %250 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.tanh %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %251 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %cst_16 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %252 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %251 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_100 = tensor.collapse_shape %252 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %transposed_101 = linalg.transpose ins(%arg36 : tensor<88x352xf32>) outs(%112 : tensor<352x88xf32>) permutation = [1, 0] 
    %253 = linalg.matmul ins(%collapsed_100, %transposed_101 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %254 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %255 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%253, %254 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x88xf32>
    %expanded_102 = tensor.expand_shape %255 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %256 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %expanded_102 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %669 = arith.extf %in : f32 to f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %258 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%257 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %259 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %260 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %259 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.subf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %261 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %260 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.mulf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %262 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %263 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %264 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %669 = arith.truncf %in : f64 to f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %265 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %266 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %267 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_11 : f64 to f32
      %670 = arith.addf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x1xf32>
    %268 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.rsqrt %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %269 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %266 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %270 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %268 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %271 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %arg38 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %272 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %arg39 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_103 = tensor.collapse_shape %272 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_104 = linalg.transpose ins(%arg40 : tensor<264x88xf32>) outs(%28 : tensor<88x264xf32>) permutation = [1, 0] 
    %273 = linalg.matmul ins(%collapsed_103, %transposed_104 : tensor<512x88xf32>, tensor<88x264xf32>) outs(%30 : tensor<512x264xf32>) -> tensor<512x264xf32>
    %274 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg41 : tensor<264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x264xf32>
    %275 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%273, %274 : tensor<512x264xf32>, tensor<512x264xf32>) outs(%29 : tensor<512x264xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x264xf32>
    %expanded_105 = tensor.expand_shape %275 [[0, 1], [2]] output_shape [8, 64, 264] : tensor<512x264xf32> into tensor<8x64x264xf32>
    %extracted_slice_106 = tensor.extract_slice %expanded_105[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_107 = tensor.extract_slice %expanded_105[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %extracted_slice_108 = tensor.extract_slice %expanded_105[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x264xf32> to tensor<8x64x88xf32>
    %expanded_109 = tensor.expand_shape %extracted_slice_106 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_110 = linalg.transpose ins(%expanded_109 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %expanded_111 = tensor.expand_shape %extracted_slice_107 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %expanded_112 = tensor.expand_shape %extracted_slice_108 [[0], [1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<8x64x88xf32> into tensor<8x64x4x22xf32>
    %transposed_113 = linalg.transpose ins(%expanded_112 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %276 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_110 : tensor<8x4x64x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x64x22xf32>
    %transposed_114 = linalg.transpose ins(%expanded_111 : tensor<8x64x4x22xf32>) outs(%43 : tensor<8x4x22x64xf32>) permutation = [0, 2, 3, 1] 
    %277 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_114 : tensor<8x4x22x64xf32>) outs(%43 : tensor<8x4x22x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x22x64xf32>
    %collapsed_115 = tensor.collapse_shape %276 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %collapsed_116 = tensor.collapse_shape %277 [[0, 1], [2], [3]] : tensor<8x4x22x64xf32> into tensor<32x22x64xf32>
    %278 = linalg.batch_matmul ins(%collapsed_115, %collapsed_116 : tensor<32x64x22xf32>, tensor<32x22x64xf32>) outs(%46 : tensor<32x64x64xf32>) -> tensor<32x64x64xf32>
    %expanded_117 = tensor.expand_shape %278 [[0, 1], [2], [3]] output_shape [8, 4, 64, 64] : tensor<32x64x64xf32> into tensor<8x4x64x64xf32>
    %279 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_117, %42 : tensor<8x4x64x64xf32>, tensor<64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %280:2 = linalg.generic {indexing_maps = [#map9, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%279 : tensor<8x4x64x64xf32>) outs(%53, %51 : tensor<8x4x64xf32>, tensor<8x4x64xi64>) {
    ^bb0(%in: f32, %out: f32, %out_291: i64):
      %669 = linalg.index 3 : index
      %670 = arith.index_cast %669 : index to i64
      %671 = arith.maximumf %in, %out : f32
      %672 = arith.cmpf ogt, %in, %out : f32
      %673 = arith.select %672, %670, %out_291 : i64
      linalg.yield %671, %673 : f32, i64
    } -> (tensor<8x4x64xf32>, tensor<8x4x64xi64>)
    %expanded_118 = tensor.expand_shape %280#0 [[0], [1], [2, 3]] output_shape [8, 4, 64, 1] : tensor<8x4x64xf32> into tensor<8x4x64x1xf32>
    %281 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%279, %expanded_118 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %282 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281 : tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.exp %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %283 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%282 : tensor<8x4x64x64xf32>) outs(%58 : tensor<8x4x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x1xf32>
    %284 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282, %283 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.divf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %285 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%279 : tensor<8x4x64x64xf32>) outs(%61 : tensor<8x4x64x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %669 = arith.extf %in : f32 to f64
      %670 = arith.cmpf oeq, %669, %cst_9 : f64
      linalg.yield %670 : i1
    } -> tensor<8x4x64x64xi1>
    %286 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285 : tensor<8x4x64x64xi1>) outs(%61 : tensor<8x4x64x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.cmpi eq, %in, %false : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x64xi1>
    %287 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%286 : tensor<8x4x64x64xi1>) outs(%65 : tensor<8x4x64x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.ori %in, %out : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x1xi1>
    %288 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%287 : tensor<8x4x64x1xi1>) outs(%64 : tensor<8x4x64x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %669 = arith.cmpi eq, %in, %false : i1
      linalg.yield %669 : i1
    } -> tensor<8x4x64x1xi1>
    %289 = linalg.generic {indexing_maps = [#map15, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288, %cst_2, %284 : tensor<8x4x64x1xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %669 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %collapsed_119 = tensor.collapse_shape %289 [[0, 1], [2], [3]] : tensor<8x4x64x64xf32> into tensor<32x64x64xf32>
    %collapsed_120 = tensor.collapse_shape %transposed_113 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %290 = linalg.batch_matmul ins(%collapsed_119, %collapsed_120 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %expanded_121 = tensor.expand_shape %290 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %transposed_122 = linalg.transpose ins(%expanded_121 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_123 = tensor.collapse_shape %transposed_122 [[0, 1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<512x88xf32>
    %transposed_124 = linalg.transpose ins(%arg42 : tensor<88x88xf32>) outs(%73 : tensor<88x88xf32>) permutation = [1, 0] 
    %291 = linalg.matmul ins(%collapsed_123, %transposed_124 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %292 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg43 : tensor<88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %293 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%291, %292 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x88xf32>
    %expanded_125 = tensor.expand_shape %293 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %294 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %expanded_125 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %295 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %669 = arith.extf %in : f32 to f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %296 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%295 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %297 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %298 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %297 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.subf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %299 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %298 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.mulf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %300 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%299 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %301 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %302 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %669 = arith.truncf %in : f64 to f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %303 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%294 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %304 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %305 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_11 : f64 to f32
      %670 = arith.addf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x1xf32>
    %306 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.rsqrt %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %307 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %304 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %308 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %306 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %309 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %arg44 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %310 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %arg45 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_126 = tensor.collapse_shape %310 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %transposed_127 = linalg.transpose ins(%arg46 : tensor<352x88xf32>) outs(%96 : tensor<88x352xf32>) permutation = [1, 0] 
    %311 = linalg.matmul ins(%collapsed_126, %transposed_127 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%98 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %312 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg47 : tensor<352xf32>) outs(%97 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x352xf32>
    %313 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%311, %312 : tensor<512x352xf32>, tensor<512x352xf32>) outs(%97 : tensor<512x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x352xf32>
    %expanded_128 = tensor.expand_shape %313 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %314 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_128, %expanded_128 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %315 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %expanded_128 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %316 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_8 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %317 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_128, %316 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %318 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_7 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %319 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_128 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_15 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %320 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.tanh %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %321 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %cst_16 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %322 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %321 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_129 = tensor.collapse_shape %322 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %transposed_130 = linalg.transpose ins(%arg48 : tensor<88x352xf32>) outs(%112 : tensor<352x88xf32>) permutation = [1, 0] 
    %323 = linalg.matmul ins(%collapsed_129, %transposed_130 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %324 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg49 : tensor<88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x88xf32>
    %325 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%323, %324 : tensor<512x88xf32>, tensor<512x88xf32>) outs(%74 : tensor<512x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x88xf32>
    %expanded_131 = tensor.expand_shape %325 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %326 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %expanded_131 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %327 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<8x64x88xf32>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f32, %out: f64):
      %669 = arith.extf %in : f32 to f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %328 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%327 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %329 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %330 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %329 : tensor<8x64x88xf64>, tensor<8x64x1xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.subf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %331 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %330 : tensor<8x64x88xf64>, tensor<8x64x88xf64>) outs(%7 : tensor<8x64x88xf64>) {
    ^bb0(%in: f64, %in_291: f64, %out: f64):
      %669 = arith.mulf %in, %in_291 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x88xf64>
    %332 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%331 : tensor<8x64x88xf64>) outs(%10 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.addf %in, %out : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %333 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<8x64x1xf64>) outs(%9 : tensor<8x64x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %669 = arith.divf %in, %cst_13 : f64
      linalg.yield %669 : f64
    } -> tensor<8x64x1xf64>
    %334 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<8x64x1xf64>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %669 = arith.truncf %in : f64 to f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %335 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%326 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %337 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_11 : f64 to f32
      %670 = arith.addf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x1xf32>
    %338 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.rsqrt %in : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %339 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %336 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %340 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %338 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %341 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %arg50 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %342 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %arg51 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %343 = tensor.empty() : tensor<88x256xf32>
    %transposed_132 = linalg.transpose ins(%arg0 : tensor<256x88xf32>) outs(%343 : tensor<88x256xf32>) permutation = [1, 0] 
    %collapsed_133 = tensor.collapse_shape %342 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %344 = tensor.empty() : tensor<512x256xf32>
    %345 = linalg.fill ins(%cst_0 : f32) outs(%344 : tensor<512x256xf32>) -> tensor<512x256xf32>
    %346 = linalg.matmul ins(%collapsed_133, %transposed_132 : tensor<512x88xf32>, tensor<88x256xf32>) outs(%345 : tensor<512x256xf32>) -> tensor<512x256xf32>
    %collapsed_134 = tensor.collapse_shape %arg53 [[0, 1]] : tensor<8x64xi64> into tensor<512xi64>
    %347 = tensor.empty() : tensor<512xi64>
    %348 = linalg.fill ins(%c0_i64 : i64) outs(%347 : tensor<512xi64>) -> tensor<512xi64>
    %349 = tensor.empty() : tensor<512xf32>
    %350 = linalg.fill ins(%cst_1 : f32) outs(%349 : tensor<512xf32>) -> tensor<512xf32>
    %351:2 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%346 : tensor<512x256xf32>) outs(%350, %348 : tensor<512xf32>, tensor<512xi64>) {
    ^bb0(%in: f32, %out: f32, %out_291: i64):
      %669 = linalg.index 1 : index
      %670 = arith.index_cast %669 : index to i64
      %671 = arith.maximumf %in, %out : f32
      %672 = arith.cmpf ogt, %in, %out : f32
      %673 = arith.select %672, %670, %out_291 : i64
      linalg.yield %671, %673 : f32, i64
    } -> (tensor<512xf32>, tensor<512xi64>)
    %expanded_135 = tensor.expand_shape %351#0 [[0, 1]] output_shape [512, 1] : tensor<512xf32> into tensor<512x1xf32>
    %352 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%346, %expanded_135 : tensor<512x256xf32>, tensor<512x1xf32>) outs(%344 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x256xf32>
    %353 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%352 : tensor<512x256xf32>) outs(%344 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.exp %in : f32
      linalg.yield %669 : f32
    } -> tensor<512x256xf32>
    %354 = tensor.empty() : tensor<512x1xf32>
    %355 = linalg.fill ins(%cst_0 : f32) outs(%354 : tensor<512x1xf32>) -> tensor<512x1xf32>
    %356 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["parallel", "reduction"]} ins(%353 : tensor<512x256xf32>) outs(%355 : tensor<512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<512x1xf32>
    %357 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%356 : tensor<512x1xf32>) outs(%354 : tensor<512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.log %in : f32
      linalg.yield %669 : f32
    } -> tensor<512x1xf32>
    %358 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%352, %357 : tensor<512x256xf32>, tensor<512x1xf32>) outs(%344 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x256xf32>
    %359 = tensor.empty() : tensor<512xi1>
    %360 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_134 : tensor<512xi64>) outs(%359 : tensor<512xi1>) {
    ^bb0(%in: i64, %out: i1):
      %669 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %669 : i1
    } -> tensor<512xi1>
    %361 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%360, %collapsed_134, %cst_17 : tensor<512xi1>, tensor<512xi64>, tensor<i64>) outs(%347 : tensor<512xi64>) {
    ^bb0(%in: i1, %in_291: i64, %in_292: i64, %out: i64):
      %669 = arith.select %in, %in_291, %in_292 : i64
      linalg.yield %669 : i64
    } -> tensor<512xi64>
    %expanded_136 = tensor.expand_shape %361 [[0, 1]] output_shape [512, 1] : tensor<512xi64> into tensor<512x1xi64>
    %362 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_136 : tensor<512x1xi64>) outs(%355 : tensor<512x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %669 = linalg.index 0 : index
      %670 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %358[%669, %670] : tensor<512x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<512x1xf32>
    %collapsed_137 = tensor.collapse_shape %362 [[0, 1]] : tensor<512x1xf32> into tensor<512xf32>
    %363 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_137 : tensor<512xf32>) outs(%349 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.negf %in : f32
      linalg.yield %669 : f32
    } -> tensor<512xf32>
    %364 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%360 : tensor<512xi1>) outs(%349 : tensor<512xf32>) {
    ^bb0(%in: i1, %out: f32):
      %669 = arith.uitofp %in : i1 to f32
      linalg.yield %669 : f32
    } -> tensor<512xf32>
    %365 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%360, %363, %cst_3 : tensor<512xi1>, tensor<512xf32>, tensor<f32>) outs(%349 : tensor<512xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %669 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %669 : f32
    } -> tensor<512xf32>
    %366 = tensor.empty() : tensor<f32>
    %367 = linalg.fill ins(%cst_0 : f32) outs(%366 : tensor<f32>) -> tensor<f32>
    %368 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%364 : tensor<512xf32>) outs(%367 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<f32>
    %369 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%365 : tensor<512xf32>) outs(%367 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<f32>
    %370 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%369, %368 : tensor<f32>, tensor<f32>) outs(%366 : tensor<f32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.divf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<f32>
    %371 = tensor.empty() : tensor<256xi64>
    %372 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%371 : tensor<256xi64>) {
    ^bb0(%out: i64):
      %669 = linalg.index 0 : index
      %670 = arith.index_cast %669 : index to i64
      linalg.yield %670 : i64
    } -> tensor<256xi64>
    %expanded_138 = tensor.expand_shape %372 [[0, 1]] output_shape [1, 256] : tensor<256xi64> into tensor<1x256xi64>
    %expanded_139 = tensor.expand_shape %collapsed_134 [[0, 1]] output_shape [512, 1] : tensor<512xi64> into tensor<512x1xi64>
    %373 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%cst_12, %368 : tensor<f32>, tensor<f32>) outs(%366 : tensor<f32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.divf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<f32>
    %374 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%373 : tensor<f32>) outs(%366 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.negf %in : f32
      linalg.yield %669 : f32
    } -> tensor<f32>
    %375 = tensor.empty() : tensor<512x256xi1>
    %376 = linalg.generic {indexing_maps = [#map10, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_138, %expanded_139 : tensor<1x256xi64>, tensor<512x1xi64>) outs(%375 : tensor<512x256xi1>) {
    ^bb0(%in: i64, %in_291: i64, %out: i1):
      %669 = arith.cmpi eq, %in, %in_291 : i64
      linalg.yield %669 : i1
    } -> tensor<512x256xi1>
    %377 = tensor.empty() : tensor<512x1xi1>
    %378 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_139 : tensor<512x1xi64>) outs(%377 : tensor<512x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %669 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %669 : i1
    } -> tensor<512x1xi1>
    %379 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%376, %378 : tensor<512x256xi1>, tensor<512x1xi1>) outs(%375 : tensor<512x256xi1>) {
    ^bb0(%in: i1, %in_291: i1, %out: i1):
      %669 = arith.andi %in, %in_291 : i1
      linalg.yield %669 : i1
    } -> tensor<512x256xi1>
    %380 = linalg.generic {indexing_maps = [#map4, #map12, #map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%379, %374, %cst_3 : tensor<512x256xi1>, tensor<f32>, tensor<f32>) outs(%344 : tensor<512x256xf32>) {
    ^bb0(%in: i1, %in_291: f32, %in_292: f32, %out: f32):
      %669 = arith.select %in, %in_291, %in_292 : f32
      linalg.yield %669 : f32
    } -> tensor<512x256xf32>
    %381 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%358 : tensor<512x256xf32>) outs(%344 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = math.exp %in : f32
      linalg.yield %669 : f32
    } -> tensor<512x256xf32>
    %382 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["parallel", "reduction"]} ins(%380 : tensor<512x256xf32>) outs(%355 : tensor<512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<512x1xf32>
    %383 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%381, %382 : tensor<512x256xf32>, tensor<512x1xf32>) outs(%344 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x256xf32>
    %384 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%380, %383 : tensor<512x256xf32>, tensor<512x256xf32>) outs(%344 : tensor<512x256xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<512x256xf32>
    %385 = tensor.empty() : tensor<256x512xf32>
    %transposed_140 = linalg.transpose ins(%384 : tensor<512x256xf32>) outs(%385 : tensor<256x512xf32>) permutation = [1, 0] 
    %386 = tensor.empty() : tensor<256x88xf32>
    %387 = linalg.fill ins(%cst_0 : f32) outs(%386 : tensor<256x88xf32>) -> tensor<256x88xf32>
    %388 = linalg.matmul ins(%transposed_140, %collapsed_133 : tensor<256x512xf32>, tensor<512x88xf32>) outs(%387 : tensor<256x88xf32>) -> tensor<256x88xf32>
    %389 = linalg.matmul ins(%384, %arg0 : tensor<512x256xf32>, tensor<256x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %expanded_141 = tensor.expand_shape %389 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %390 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_141, %arg50 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %391 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %392 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%390 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %393 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %340 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %394 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%393 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %395 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %394 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %396 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %392 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %397 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %395 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %398 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %399 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %397 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %400 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_141, %340 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %401 = tensor.empty() : tensor<88xf32>
    %402 = linalg.fill ins(%cst_0 : f32) outs(%401 : tensor<88xf32>) -> tensor<88xf32>
    %403 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%400 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %404 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_141 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %collapsed_142 = tensor.collapse_shape %399 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %405 = linalg.matmul ins(%collapsed_142, %arg48 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%98 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %406 = tensor.empty() : tensor<88x512xf32>
    %transposed_143 = linalg.transpose ins(%collapsed_142 : tensor<512x88xf32>) outs(%406 : tensor<88x512xf32>) permutation = [1, 0] 
    %407 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %408 = linalg.matmul ins(%transposed_143, %collapsed_129 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%407 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %409 = tensor.empty() : tensor<1x88xf32>
    %410 = linalg.fill ins(%cst_0 : f32) outs(%409 : tensor<1x88xf32>) -> tensor<1x88xf32>
    %411 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_142 : tensor<512x88xf32>) outs(%410 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x88xf32>
    %collapsed_144 = tensor.collapse_shape %411 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_145 = tensor.expand_shape %405 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %412 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_6 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %413 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %cst_16 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %414 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_7 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %415 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_15 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %416 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %320 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %417 = linalg.generic {indexing_maps = [#map18, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12, %416 : tensor<f32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %418 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %417 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %419 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %414 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %420 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415, %419 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %421 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_145, %420 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_146 = tensor.collapse_shape %421 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %422 = linalg.matmul ins(%collapsed_146, %arg46 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %423 = tensor.empty() : tensor<352x512xf32>
    %transposed_147 = linalg.transpose ins(%collapsed_146 : tensor<512x352xf32>) outs(%423 : tensor<352x512xf32>) permutation = [1, 0] 
    %424 = linalg.fill ins(%cst_0 : f32) outs(%112 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %425 = linalg.matmul ins(%transposed_147, %collapsed_126 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%424 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %426 = tensor.empty() : tensor<1x352xf32>
    %427 = linalg.fill ins(%cst_0 : f32) outs(%426 : tensor<1x352xf32>) -> tensor<1x352xf32>
    %428 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_146 : tensor<512x352xf32>) outs(%427 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x352xf32>
    %collapsed_148 = tensor.collapse_shape %428 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_149 = tensor.expand_shape %422 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %429 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_149, %arg44 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %430 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %431 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%429 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %432 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429, %308 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %433 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%432 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %434 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %433 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %435 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %431 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %436 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %434 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %437 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %438 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %436 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %439 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_149, %308 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %440 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%439 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %441 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_149 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %442 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %438 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_150 = tensor.collapse_shape %442 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %443 = linalg.matmul ins(%collapsed_150, %arg42 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_151 = linalg.transpose ins(%collapsed_150 : tensor<512x88xf32>) outs(%406 : tensor<88x512xf32>) permutation = [1, 0] 
    %444 = linalg.fill ins(%cst_0 : f32) outs(%73 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %445 = linalg.matmul ins(%transposed_151, %collapsed_123 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%444 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %446 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_150 : tensor<512x88xf32>) outs(%410 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x88xf32>
    %collapsed_152 = tensor.collapse_shape %446 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_153 = tensor.expand_shape %443 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_154 = linalg.transpose ins(%expanded_153 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_155 = tensor.collapse_shape %transposed_154 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %transposed_156 = linalg.transpose ins(%collapsed_119 : tensor<32x64x64xf32>) outs(%45 : tensor<32x64x64xf32>) permutation = [0, 2, 1] 
    %447 = linalg.batch_matmul ins(%transposed_156, %collapsed_155 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %448 = tensor.empty() : tensor<32x22x64xf32>
    %transposed_157 = linalg.transpose ins(%collapsed_120 : tensor<32x64x22xf32>) outs(%448 : tensor<32x22x64xf32>) permutation = [0, 2, 1] 
    %449 = linalg.batch_matmul ins(%collapsed_155, %transposed_157 : tensor<32x64x22xf32>, tensor<32x22x64xf32>) outs(%46 : tensor<32x64x64xf32>) -> tensor<32x64x64xf32>
    %expanded_158 = tensor.expand_shape %447 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %expanded_159 = tensor.expand_shape %449 [[0, 1], [2], [3]] output_shape [8, 4, 64, 64] : tensor<32x64x64xf32> into tensor<8x4x64x64xf32>
    %450 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_159, %289 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %451 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%450 : tensor<8x4x64x64xf32>) outs(%58 : tensor<8x4x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x1xf32>
    %452 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289, %451 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %453 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%450, %452 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %collapsed_160 = tensor.collapse_shape %453 [[0, 1], [2], [3]] : tensor<8x4x64x64xf32> into tensor<32x64x64xf32>
    %transposed_161 = linalg.transpose ins(%collapsed_115 : tensor<32x64x22xf32>) outs(%448 : tensor<32x22x64xf32>) permutation = [0, 2, 1] 
    %454 = linalg.fill ins(%cst_0 : f32) outs(%448 : tensor<32x22x64xf32>) -> tensor<32x22x64xf32>
    %455 = linalg.batch_matmul ins(%transposed_161, %collapsed_160 : tensor<32x22x64xf32>, tensor<32x64x64xf32>) outs(%454 : tensor<32x22x64xf32>) -> tensor<32x22x64xf32>
    %transposed_162 = linalg.transpose ins(%collapsed_116 : tensor<32x22x64xf32>) outs(%69 : tensor<32x64x22xf32>) permutation = [0, 2, 1] 
    %456 = linalg.batch_matmul ins(%collapsed_160, %transposed_162 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %expanded_163 = tensor.expand_shape %455 [[0, 1], [2], [3]] output_shape [8, 4, 22, 64] : tensor<32x22x64xf32> into tensor<8x4x22x64xf32>
    %expanded_164 = tensor.expand_shape %456 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %457 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_163 : tensor<8x4x22x64xf32>) outs(%43 : tensor<8x4x22x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x22x64xf32>
    %458 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_164 : tensor<8x4x64x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x64x22xf32>
    %transposed_165 = linalg.transpose ins(%expanded_158 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_166 = tensor.collapse_shape %transposed_165 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_167 = linalg.transpose ins(%457 : tensor<8x4x22x64xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_168 = tensor.collapse_shape %transposed_167 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_169 = linalg.transpose ins(%458 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_170 = tensor.collapse_shape %transposed_169 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %459 = tensor.empty() : tensor<8x64x264xf32>
    %inserted_slice = tensor.insert_slice %collapsed_170 into %459[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_171 = tensor.insert_slice %collapsed_168 into %inserted_slice[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_172 = tensor.insert_slice %collapsed_166 into %inserted_slice_171[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_173 = tensor.collapse_shape %inserted_slice_172 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %460 = linalg.matmul ins(%collapsed_173, %arg40 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %461 = tensor.empty() : tensor<264x512xf32>
    %transposed_174 = linalg.transpose ins(%collapsed_173 : tensor<512x264xf32>) outs(%461 : tensor<264x512xf32>) permutation = [1, 0] 
    %462 = tensor.empty() : tensor<264x88xf32>
    %463 = linalg.fill ins(%cst_0 : f32) outs(%462 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %464 = linalg.matmul ins(%transposed_174, %collapsed_103 : tensor<264x512xf32>, tensor<512x88xf32>) outs(%463 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %465 = tensor.empty() : tensor<1x264xf32>
    %466 = linalg.fill ins(%cst_0 : f32) outs(%465 : tensor<1x264xf32>) -> tensor<1x264xf32>
    %467 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_173 : tensor<512x264xf32>) outs(%466 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x264xf32>
    %collapsed_175 = tensor.collapse_shape %467 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_176 = tensor.expand_shape %460 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %468 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_176, %arg38 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %469 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %470 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%468 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %471 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468, %270 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %472 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%471 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %473 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %472 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %474 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %470 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %475 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474, %473 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %476 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %477 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %475 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %478 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_176, %270 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %479 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%478 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %480 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_176 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %481 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442, %477 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_177 = tensor.collapse_shape %481 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %482 = linalg.matmul ins(%collapsed_177, %arg36 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%98 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %transposed_178 = linalg.transpose ins(%collapsed_177 : tensor<512x88xf32>) outs(%406 : tensor<88x512xf32>) permutation = [1, 0] 
    %483 = linalg.matmul ins(%transposed_178, %collapsed_100 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%407 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %484 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_177 : tensor<512x88xf32>) outs(%410 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x88xf32>
    %collapsed_179 = tensor.collapse_shape %484 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_180 = tensor.expand_shape %482 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %485 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_6 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %486 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %cst_16 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %487 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_7 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %488 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_15 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %489 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %250 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %490 = linalg.generic {indexing_maps = [#map18, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12, %489 : tensor<f32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %491 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %490 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %492 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %487 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %493 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488, %492 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %494 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_180, %493 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_181 = tensor.collapse_shape %494 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %495 = linalg.matmul ins(%collapsed_181, %arg34 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_182 = linalg.transpose ins(%collapsed_181 : tensor<512x352xf32>) outs(%423 : tensor<352x512xf32>) permutation = [1, 0] 
    %496 = linalg.matmul ins(%transposed_182, %collapsed_97 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%424 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %497 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_181 : tensor<512x352xf32>) outs(%427 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x352xf32>
    %collapsed_183 = tensor.collapse_shape %497 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_184 = tensor.expand_shape %495 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %498 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_184, %arg32 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %499 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %500 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%498 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %501 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %238 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %502 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%501 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %503 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %502 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %504 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499, %500 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %505 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %503 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %506 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %507 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506, %505 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %508 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_184, %238 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %509 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%508 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %510 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_184 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %511 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %507 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_185 = tensor.collapse_shape %511 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %512 = linalg.matmul ins(%collapsed_185, %arg30 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_186 = linalg.transpose ins(%collapsed_185 : tensor<512x88xf32>) outs(%406 : tensor<88x512xf32>) permutation = [1, 0] 
    %513 = linalg.matmul ins(%transposed_186, %collapsed_94 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%444 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %514 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_185 : tensor<512x88xf32>) outs(%410 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x88xf32>
    %collapsed_187 = tensor.collapse_shape %514 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_188 = tensor.expand_shape %512 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_189 = linalg.transpose ins(%expanded_188 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_190 = tensor.collapse_shape %transposed_189 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %transposed_191 = linalg.transpose ins(%collapsed_90 : tensor<32x64x64xf32>) outs(%45 : tensor<32x64x64xf32>) permutation = [0, 2, 1] 
    %515 = linalg.batch_matmul ins(%transposed_191, %collapsed_190 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %transposed_192 = linalg.transpose ins(%collapsed_91 : tensor<32x64x22xf32>) outs(%448 : tensor<32x22x64xf32>) permutation = [0, 2, 1] 
    %516 = linalg.batch_matmul ins(%collapsed_190, %transposed_192 : tensor<32x64x22xf32>, tensor<32x22x64xf32>) outs(%46 : tensor<32x64x64xf32>) -> tensor<32x64x64xf32>
    %expanded_193 = tensor.expand_shape %515 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %expanded_194 = tensor.expand_shape %516 [[0, 1], [2], [3]] output_shape [8, 4, 64, 64] : tensor<32x64x64xf32> into tensor<8x4x64x64xf32>
    %517 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_194, %219 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %518 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%517 : tensor<8x4x64x64xf32>) outs(%58 : tensor<8x4x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x1xf32>
    %519 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219, %518 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %520 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%517, %519 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %collapsed_195 = tensor.collapse_shape %520 [[0, 1], [2], [3]] : tensor<8x4x64x64xf32> into tensor<32x64x64xf32>
    %transposed_196 = linalg.transpose ins(%collapsed_86 : tensor<32x64x22xf32>) outs(%448 : tensor<32x22x64xf32>) permutation = [0, 2, 1] 
    %521 = linalg.batch_matmul ins(%transposed_196, %collapsed_195 : tensor<32x22x64xf32>, tensor<32x64x64xf32>) outs(%454 : tensor<32x22x64xf32>) -> tensor<32x22x64xf32>
    %transposed_197 = linalg.transpose ins(%collapsed_87 : tensor<32x22x64xf32>) outs(%69 : tensor<32x64x22xf32>) permutation = [0, 2, 1] 
    %522 = linalg.batch_matmul ins(%collapsed_195, %transposed_197 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %expanded_198 = tensor.expand_shape %521 [[0, 1], [2], [3]] output_shape [8, 4, 22, 64] : tensor<32x22x64xf32> into tensor<8x4x22x64xf32>
    %expanded_199 = tensor.expand_shape %522 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %523 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_198 : tensor<8x4x22x64xf32>) outs(%43 : tensor<8x4x22x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x22x64xf32>
    %524 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_199 : tensor<8x4x64x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x64x22xf32>
    %transposed_200 = linalg.transpose ins(%expanded_193 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_201 = tensor.collapse_shape %transposed_200 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_202 = linalg.transpose ins(%523 : tensor<8x4x22x64xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_203 = tensor.collapse_shape %transposed_202 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_204 = linalg.transpose ins(%524 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_205 = tensor.collapse_shape %transposed_204 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %inserted_slice_206 = tensor.insert_slice %collapsed_205 into %459[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_207 = tensor.insert_slice %collapsed_203 into %inserted_slice_206[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_208 = tensor.insert_slice %collapsed_201 into %inserted_slice_207[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_209 = tensor.collapse_shape %inserted_slice_208 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %525 = linalg.matmul ins(%collapsed_209, %arg28 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_210 = linalg.transpose ins(%collapsed_209 : tensor<512x264xf32>) outs(%461 : tensor<264x512xf32>) permutation = [1, 0] 
    %526 = linalg.matmul ins(%transposed_210, %collapsed_74 : tensor<264x512xf32>, tensor<512x88xf32>) outs(%463 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %527 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_209 : tensor<512x264xf32>) outs(%466 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x264xf32>
    %collapsed_211 = tensor.collapse_shape %527 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_212 = tensor.expand_shape %525 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %528 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_212, %arg26 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %529 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %530 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%528 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %531 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528, %200 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %532 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%531 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %533 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %532 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %534 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529, %530 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %535 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %533 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %536 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %537 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %535 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %538 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_212, %200 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %539 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%538 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %540 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_212 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %541 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511, %537 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_213 = tensor.collapse_shape %541 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %542 = linalg.matmul ins(%collapsed_213, %arg24 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%98 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %transposed_214 = linalg.transpose ins(%collapsed_213 : tensor<512x88xf32>) outs(%406 : tensor<88x512xf32>) permutation = [1, 0] 
    %543 = linalg.matmul ins(%transposed_214, %collapsed_71 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%407 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %544 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_213 : tensor<512x88xf32>) outs(%410 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x88xf32>
    %collapsed_215 = tensor.collapse_shape %544 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_216 = tensor.expand_shape %542 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %545 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_6 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %546 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %cst_16 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %547 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_7 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %548 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_15 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %549 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %180 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %550 = linalg.generic {indexing_maps = [#map18, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12, %549 : tensor<f32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %551 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %550 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %552 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551, %547 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %553 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548, %552 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %554 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_216, %553 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_217 = tensor.collapse_shape %554 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %555 = linalg.matmul ins(%collapsed_217, %arg22 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_218 = linalg.transpose ins(%collapsed_217 : tensor<512x352xf32>) outs(%423 : tensor<352x512xf32>) permutation = [1, 0] 
    %556 = linalg.matmul ins(%transposed_218, %collapsed_68 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%424 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %557 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_217 : tensor<512x352xf32>) outs(%427 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x352xf32>
    %collapsed_219 = tensor.collapse_shape %557 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_220 = tensor.expand_shape %555 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %558 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_220, %arg20 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %559 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %560 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%558 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %561 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558, %168 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %562 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%561 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %563 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %562 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %564 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %560 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %565 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%564, %563 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %566 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %567 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %565 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %568 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_220, %168 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %569 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%568 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %570 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_220 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %571 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541, %567 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_221 = tensor.collapse_shape %571 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %572 = linalg.matmul ins(%collapsed_221, %arg18 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_222 = linalg.transpose ins(%collapsed_221 : tensor<512x88xf32>) outs(%406 : tensor<88x512xf32>) permutation = [1, 0] 
    %573 = linalg.matmul ins(%transposed_222, %collapsed_65 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%444 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %574 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_221 : tensor<512x88xf32>) outs(%410 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x88xf32>
    %collapsed_223 = tensor.collapse_shape %574 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_224 = tensor.expand_shape %572 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_225 = linalg.transpose ins(%expanded_224 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_226 = tensor.collapse_shape %transposed_225 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %transposed_227 = linalg.transpose ins(%collapsed_61 : tensor<32x64x64xf32>) outs(%45 : tensor<32x64x64xf32>) permutation = [0, 2, 1] 
    %575 = linalg.batch_matmul ins(%transposed_227, %collapsed_226 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %transposed_228 = linalg.transpose ins(%collapsed_62 : tensor<32x64x22xf32>) outs(%448 : tensor<32x22x64xf32>) permutation = [0, 2, 1] 
    %576 = linalg.batch_matmul ins(%collapsed_226, %transposed_228 : tensor<32x64x22xf32>, tensor<32x22x64xf32>) outs(%46 : tensor<32x64x64xf32>) -> tensor<32x64x64xf32>
    %expanded_229 = tensor.expand_shape %575 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %expanded_230 = tensor.expand_shape %576 [[0, 1], [2], [3]] output_shape [8, 4, 64, 64] : tensor<32x64x64xf32> into tensor<8x4x64x64xf32>
    %577 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_230, %149 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %578 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%577 : tensor<8x4x64x64xf32>) outs(%58 : tensor<8x4x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x1xf32>
    %579 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %578 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %580 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%577, %579 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %collapsed_231 = tensor.collapse_shape %580 [[0, 1], [2], [3]] : tensor<8x4x64x64xf32> into tensor<32x64x64xf32>
    %transposed_232 = linalg.transpose ins(%collapsed_57 : tensor<32x64x22xf32>) outs(%448 : tensor<32x22x64xf32>) permutation = [0, 2, 1] 
    %581 = linalg.batch_matmul ins(%transposed_232, %collapsed_231 : tensor<32x22x64xf32>, tensor<32x64x64xf32>) outs(%454 : tensor<32x22x64xf32>) -> tensor<32x22x64xf32>
    %transposed_233 = linalg.transpose ins(%collapsed_58 : tensor<32x22x64xf32>) outs(%69 : tensor<32x64x22xf32>) permutation = [0, 2, 1] 
    %582 = linalg.batch_matmul ins(%collapsed_231, %transposed_233 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %expanded_234 = tensor.expand_shape %581 [[0, 1], [2], [3]] output_shape [8, 4, 22, 64] : tensor<32x22x64xf32> into tensor<8x4x22x64xf32>
    %expanded_235 = tensor.expand_shape %582 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %583 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_234 : tensor<8x4x22x64xf32>) outs(%43 : tensor<8x4x22x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x22x64xf32>
    %584 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_235 : tensor<8x4x64x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x64x22xf32>
    %transposed_236 = linalg.transpose ins(%expanded_229 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_237 = tensor.collapse_shape %transposed_236 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_238 = linalg.transpose ins(%583 : tensor<8x4x22x64xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_239 = tensor.collapse_shape %transposed_238 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_240 = linalg.transpose ins(%584 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_241 = tensor.collapse_shape %transposed_240 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %inserted_slice_242 = tensor.insert_slice %collapsed_241 into %459[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_243 = tensor.insert_slice %collapsed_239 into %inserted_slice_242[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_244 = tensor.insert_slice %collapsed_237 into %inserted_slice_243[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_245 = tensor.collapse_shape %inserted_slice_244 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %585 = linalg.matmul ins(%collapsed_245, %arg16 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_246 = linalg.transpose ins(%collapsed_245 : tensor<512x264xf32>) outs(%461 : tensor<264x512xf32>) permutation = [1, 0] 
    %586 = linalg.matmul ins(%transposed_246, %collapsed_45 : tensor<264x512xf32>, tensor<512x88xf32>) outs(%463 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %587 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_245 : tensor<512x264xf32>) outs(%466 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x264xf32>
    %collapsed_247 = tensor.collapse_shape %587 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_248 = tensor.expand_shape %585 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %588 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_248, %arg14 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %589 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%588 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %590 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%588 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %591 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%588, %130 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %592 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%591 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %593 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %592 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %594 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589, %590 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %595 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%594, %593 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %596 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %597 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596, %595 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %598 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_248, %130 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %599 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%598 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %600 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_248 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %601 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%571, %597 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_249 = tensor.collapse_shape %601 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %602 = linalg.matmul ins(%collapsed_249, %arg12 : tensor<512x88xf32>, tensor<88x352xf32>) outs(%98 : tensor<512x352xf32>) -> tensor<512x352xf32>
    %transposed_250 = linalg.transpose ins(%collapsed_249 : tensor<512x88xf32>) outs(%406 : tensor<88x512xf32>) permutation = [1, 0] 
    %603 = linalg.matmul ins(%transposed_250, %collapsed_42 : tensor<88x512xf32>, tensor<512x352xf32>) outs(%407 : tensor<88x352xf32>) -> tensor<88x352xf32>
    %604 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_249 : tensor<512x88xf32>) outs(%410 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x88xf32>
    %collapsed_251 = tensor.collapse_shape %604 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_252 = tensor.expand_shape %602 [[0, 1], [2]] output_shape [8, 64, 352] : tensor<512x352xf32> into tensor<8x64x352xf32>
    %605 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_6 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %606 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%605 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %cst_16 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %607 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_7 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x64x352xf32>
    %608 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_15 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %609 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %109 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %610 = linalg.generic {indexing_maps = [#map18, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12, %609 : tensor<f32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %611 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %610 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %612 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%611, %607 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %613 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%608, %612 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %614 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_252, %613 : tensor<8x64x352xf32>, tensor<8x64x352xf32>) outs(%102 : tensor<8x64x352xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x352xf32>
    %collapsed_253 = tensor.collapse_shape %614 [[0, 1], [2]] : tensor<8x64x352xf32> into tensor<512x352xf32>
    %615 = linalg.matmul ins(%collapsed_253, %arg10 : tensor<512x352xf32>, tensor<352x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_254 = linalg.transpose ins(%collapsed_253 : tensor<512x352xf32>) outs(%423 : tensor<352x512xf32>) permutation = [1, 0] 
    %616 = linalg.matmul ins(%transposed_254, %collapsed_39 : tensor<352x512xf32>, tensor<512x88xf32>) outs(%424 : tensor<352x88xf32>) -> tensor<352x88xf32>
    %617 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_253 : tensor<512x352xf32>) outs(%427 : tensor<1x352xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x352xf32>
    %collapsed_255 = tensor.collapse_shape %617 [[0, 1]] : tensor<1x352xf32> into tensor<352xf32>
    %expanded_256 = tensor.expand_shape %615 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %618 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_256, %arg8 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %619 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%618 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %620 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%618 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %621 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%618, %93 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %622 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%621 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %623 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %622 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %624 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%619, %620 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %625 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624, %623 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %626 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %627 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%626, %625 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %628 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_256, %93 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %629 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%628 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %630 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_256 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %631 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601, %627 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %collapsed_257 = tensor.collapse_shape %631 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %632 = linalg.matmul ins(%collapsed_257, %arg6 : tensor<512x88xf32>, tensor<88x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_258 = linalg.transpose ins(%collapsed_257 : tensor<512x88xf32>) outs(%406 : tensor<88x512xf32>) permutation = [1, 0] 
    %633 = linalg.matmul ins(%transposed_258, %collapsed_36 : tensor<88x512xf32>, tensor<512x88xf32>) outs(%444 : tensor<88x88xf32>) -> tensor<88x88xf32>
    %634 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_257 : tensor<512x88xf32>) outs(%410 : tensor<1x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x88xf32>
    %collapsed_259 = tensor.collapse_shape %634 [[0, 1]] : tensor<1x88xf32> into tensor<88xf32>
    %expanded_260 = tensor.expand_shape %632 [[0, 1], [2, 3]] output_shape [8, 64, 4, 22] : tensor<512x88xf32> into tensor<8x64x4x22xf32>
    %transposed_261 = linalg.transpose ins(%expanded_260 : tensor<8x64x4x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_262 = tensor.collapse_shape %transposed_261 [[0, 1], [2], [3]] : tensor<8x4x64x22xf32> into tensor<32x64x22xf32>
    %transposed_263 = linalg.transpose ins(%collapsed_32 : tensor<32x64x64xf32>) outs(%45 : tensor<32x64x64xf32>) permutation = [0, 2, 1] 
    %635 = linalg.batch_matmul ins(%transposed_263, %collapsed_262 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %transposed_264 = linalg.transpose ins(%collapsed_33 : tensor<32x64x22xf32>) outs(%448 : tensor<32x22x64xf32>) permutation = [0, 2, 1] 
    %636 = linalg.batch_matmul ins(%collapsed_262, %transposed_264 : tensor<32x64x22xf32>, tensor<32x22x64xf32>) outs(%46 : tensor<32x64x64xf32>) -> tensor<32x64x64xf32>
    %expanded_265 = tensor.expand_shape %635 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %expanded_266 = tensor.expand_shape %636 [[0, 1], [2], [3]] output_shape [8, 4, 64, 64] : tensor<32x64x64xf32> into tensor<8x4x64x64xf32>
    %637 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_266, %68 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %638 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%637 : tensor<8x4x64x64xf32>) outs(%58 : tensor<8x4x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x1xf32>
    %639 = linalg.generic {indexing_maps = [#map9, #map15, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %638 : tensor<8x4x64x64xf32>, tensor<8x4x64x1xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %640 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%637, %639 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%48 : tensor<8x4x64x64xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x4x64x64xf32>
    %collapsed_267 = tensor.collapse_shape %640 [[0, 1], [2], [3]] : tensor<8x4x64x64xf32> into tensor<32x64x64xf32>
    %transposed_268 = linalg.transpose ins(%collapsed_28 : tensor<32x64x22xf32>) outs(%448 : tensor<32x22x64xf32>) permutation = [0, 2, 1] 
    %641 = linalg.batch_matmul ins(%transposed_268, %collapsed_267 : tensor<32x22x64xf32>, tensor<32x64x64xf32>) outs(%454 : tensor<32x22x64xf32>) -> tensor<32x22x64xf32>
    %transposed_269 = linalg.transpose ins(%collapsed_29 : tensor<32x22x64xf32>) outs(%69 : tensor<32x64x22xf32>) permutation = [0, 2, 1] 
    %642 = linalg.batch_matmul ins(%collapsed_267, %transposed_269 : tensor<32x64x64xf32>, tensor<32x64x22xf32>) outs(%70 : tensor<32x64x22xf32>) -> tensor<32x64x22xf32>
    %expanded_270 = tensor.expand_shape %641 [[0, 1], [2], [3]] output_shape [8, 4, 22, 64] : tensor<32x22x64xf32> into tensor<8x4x22x64xf32>
    %expanded_271 = tensor.expand_shape %642 [[0, 1], [2], [3]] output_shape [8, 4, 64, 22] : tensor<32x64x22xf32> into tensor<8x4x64x22xf32>
    %643 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_270 : tensor<8x4x22x64xf32>) outs(%43 : tensor<8x4x22x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x22x64xf32>
    %644 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_271 : tensor<8x4x64x22xf32>) outs(%34 : tensor<8x4x64x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.truncf %cst_10 : f64 to f32
      %670 = arith.mulf %in, %669 : f32
      linalg.yield %670 : f32
    } -> tensor<8x4x64x22xf32>
    %transposed_272 = linalg.transpose ins(%expanded_265 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_273 = tensor.collapse_shape %transposed_272 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_274 = linalg.transpose ins(%643 : tensor<8x4x22x64xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_275 = tensor.collapse_shape %transposed_274 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %transposed_276 = linalg.transpose ins(%644 : tensor<8x4x64x22xf32>) outs(%72 : tensor<8x64x4x22xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_277 = tensor.collapse_shape %transposed_276 [[0], [1], [2, 3]] : tensor<8x64x4x22xf32> into tensor<8x64x88xf32>
    %inserted_slice_278 = tensor.insert_slice %collapsed_277 into %459[0, 0, 0] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_279 = tensor.insert_slice %collapsed_275 into %inserted_slice_278[0, 0, 88] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %inserted_slice_280 = tensor.insert_slice %collapsed_273 into %inserted_slice_279[0, 0, 176] [8, 64, 88] [1, 1, 1] : tensor<8x64x88xf32> into tensor<8x64x264xf32>
    %collapsed_281 = tensor.collapse_shape %inserted_slice_280 [[0, 1], [2]] : tensor<8x64x264xf32> into tensor<512x264xf32>
    %645 = linalg.matmul ins(%collapsed_281, %arg4 : tensor<512x264xf32>, tensor<264x88xf32>) outs(%75 : tensor<512x88xf32>) -> tensor<512x88xf32>
    %transposed_282 = linalg.transpose ins(%collapsed_281 : tensor<512x264xf32>) outs(%461 : tensor<264x512xf32>) permutation = [1, 0] 
    %646 = linalg.matmul ins(%transposed_282, %collapsed : tensor<264x512xf32>, tensor<512x88xf32>) outs(%463 : tensor<264x88xf32>) -> tensor<264x88xf32>
    %647 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["reduction", "parallel"]} ins(%collapsed_281 : tensor<512x264xf32>) outs(%466 : tensor<1x264xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x264xf32>
    %collapsed_283 = tensor.collapse_shape %647 [[0, 1]] : tensor<1x264xf32> into tensor<264xf32>
    %expanded_284 = tensor.expand_shape %645 [[0, 1], [2]] output_shape [8, 64, 88] : tensor<512x88xf32> into tensor<8x64x88xf32>
    %648 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_284, %arg2 : tensor<8x64x88xf32>, tensor<88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %649 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%648 : tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.mulf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %650 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%648 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %651 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%648, %25 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %652 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%651 : tensor<8x64x88xf32>) outs(%19 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %653 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %652 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %654 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%649, %650 : tensor<8x64x88xf32>, tensor<8x64x1xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %655 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%654, %653 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.subf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %656 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x64x1xf32>) outs(%17 : tensor<8x64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.divf %in, %cst_14 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x1xf32>
    %657 = linalg.generic {indexing_maps = [#map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%656, %655 : tensor<8x64x1xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %658 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_284, %25 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.mulf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %659 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%658 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %660 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_284 : tensor<8x64x88xf32>) outs(%402 : tensor<88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<88xf32>
    %661 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631, %657 : tensor<8x64x88xf32>, tensor<8x64x88xf32>) outs(%2 : tensor<8x64x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<8x64x88xf32>
    %662 = tensor.empty() : tensor<1x64x88xf32>
    %663 = linalg.fill ins(%cst_0 : f32) outs(%662 : tensor<1x64x88xf32>) -> tensor<1x64x88xf32>
    %664 = linalg.generic {indexing_maps = [#map2, #map19], iterator_types = ["reduction", "parallel", "parallel"]} ins(%661 : tensor<8x64x88xf32>) outs(%663 : tensor<1x64x88xf32>) {
    ^bb0(%in: f32, %out: f32):
      %669 = arith.addf %in, %out : f32
      linalg.yield %669 : f32
    } -> tensor<1x64x88xf32>
    %collapsed_285 = tensor.collapse_shape %664 [[0, 1], [2]] : tensor<1x64x88xf32> into tensor<64x88xf32>
    %expanded_286 = tensor.expand_shape %collapsed_285 [[0], [1, 2]] output_shape [64, 1, 88] : tensor<64x88xf32> into tensor<64x1x88xf32>
    %665 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<64x88xf32>) -> tensor<64x88xf32>
    %666 = scf.for %arg54 = %c0 to %c64 step %c1 iter_args(%arg55 = %665) -> (tensor<64x88xf32>) {
      %extracted = tensor.extract %expanded_26[%arg54, %c0] : tensor<64x1xi64>
      %669 = arith.index_cast %extracted : i64 to index
      %extracted_slice_291 = tensor.extract_slice %expanded_286[%arg54, 0, 0] [1, 1, 88] [1, 1, 1] : tensor<64x1x88xf32> to tensor<88xf32>
      %extracted_slice_292 = tensor.extract_slice %arg55[%669, 0] [1, 88] [1, 1] : tensor<64x88xf32> to tensor<88xf32>
      %670 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_291 : tensor<88xf32>) outs(%extracted_slice_292 : tensor<88xf32>) {
      ^bb0(%in: f32, %out: f32):
        %671 = arith.addf %out, %in : f32
        linalg.yield %671 : f32
      } -> tensor<88xf32>
      %inserted_slice_293 = tensor.insert_slice %670 into %arg55[%669, 0] [1, 88] [1, 1] : tensor<88xf32> into tensor<64x88xf32>
      scf.yield %inserted_slice_293 : tensor<64x88xf32>
    }
    %collapsed_287 = tensor.collapse_shape %arg52 [[0, 1]] : tensor<8x64xi64> into tensor<512xi64>
    %collapsed_288 = tensor.collapse_shape %661 [[0, 1], [2]] : tensor<8x64x88xf32> into tensor<512x88xf32>
    %expanded_289 = tensor.expand_shape %collapsed_287 [[0, 1]] output_shape [512, 1] : tensor<512xi64> into tensor<512x1xi64>
    %expanded_290 = tensor.expand_shape %collapsed_288 [[0], [1, 2]] output_shape [512, 1, 88] : tensor<512x88xf32> into tensor<512x1x88xf32>
    %667 = scf.for %arg54 = %c0 to %c512 step %c1 iter_args(%arg55 = %387) -> (tensor<256x88xf32>) {
      %extracted = tensor.extract %expanded_289[%arg54, %c0] : tensor<512x1xi64>
      %669 = arith.index_cast %extracted : i64 to index
      %extracted_slice_291 = tensor.extract_slice %expanded_290[%arg54, 0, 0] [1, 1, 88] [1, 1, 1] : tensor<512x1x88xf32> to tensor<88xf32>
      %extracted_slice_292 = tensor.extract_slice %arg55[%669, 0] [1, 88] [1, 1] : tensor<256x88xf32> to tensor<88xf32>
      %670 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_291 : tensor<88xf32>) outs(%extracted_slice_292 : tensor<88xf32>) {
      ^bb0(%in: f32, %out: f32):
        %671 = arith.addf %out, %in : f32
        linalg.yield %671 : f32
      } -> tensor<88xf32>
      %inserted_slice_293 = tensor.insert_slice %670 into %arg55[%669, 0] [1, 88] [1, 1] : tensor<88xf32> into tensor<256x88xf32>
      scf.yield %inserted_slice_293 : tensor<256x88xf32>
    }
    %668 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%388, %667 : tensor<256x88xf32>, tensor<256x88xf32>) outs(%386 : tensor<256x88xf32>) {
    ^bb0(%in: f32, %in_291: f32, %out: f32):
      %669 = arith.addf %in, %in_291 : f32
      linalg.yield %669 : f32
    } -> tensor<256x88xf32>
    return %370, %668, %666, %659, %660, %646, %collapsed_283, %633, %collapsed_259, %629, %630, %616, %collapsed_255, %603, %collapsed_251, %599, %600, %586, %collapsed_247, %573, %collapsed_223, %569, %570, %556, %collapsed_219, %543, %collapsed_215, %539, %540, %526, %collapsed_211, %513, %collapsed_187, %509, %510, %496, %collapsed_183, %483, %collapsed_179, %479, %480, %464, %collapsed_175, %445, %collapsed_152, %440, %441, %425, %collapsed_148, %408, %collapsed_144, %403, %404 : tensor<f32>, tensor<256x88xf32>, tensor<64x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<264x88xf32>, tensor<264xf32>, tensor<88x88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<352x88xf32>, tensor<352xf32>, tensor<88x352xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>
  }
}
