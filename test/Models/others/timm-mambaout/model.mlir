#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0) -> ()>
#map10 = affine_map<() -> ()>
#map11 = affine_map<(d0, d1) -> (0, d1)>
#map12 = affine_map<(d0, d1) -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "fsdp_export.coverage.vision._Classified" {
    fsdp.module @model class "timm.models.mambaout.MambaOut" {
      fsdp.module @stem class "timm.models.mambaout.Stem" {
        fsdp.module @conv1 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
          fsdp.param @weight : tensor<8x3x3x3xf32>
          fsdp.param @bias : tensor<8xf32>
        }
        fsdp.module @act class "torch.nn.modules.activation.SiLU" {
        }
        fsdp.module @conv2 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
          fsdp.param @weight : tensor<16x8x3x3xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @norm2 class "timm.layers.norm.LayerNorm" bases ["torch.nn.modules.normalization.LayerNorm"] {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
      }
      fsdp.module @stages class "torch.nn.modules.container.Sequential" {
        fsdp.module @"0" class "timm.models.mambaout.MambaOutStage" {
          fsdp.module @downsample class "torch.nn.modules.linear.Identity" {
          }
          fsdp.module @blocks class "torch.nn.modules.container.Sequential" {
            fsdp.module @"0" class "timm.models.mambaout.GatedConvBlock" {
              fsdp.module @norm class "timm.layers.norm.LayerNorm" bases ["torch.nn.modules.normalization.LayerNorm"] {
                fsdp.param @weight : tensor<16xf32>
                fsdp.param @bias : tensor<16xf32>
              }
              fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<96x16xf32>
                fsdp.param @bias : tensor<96xf32>
              }
              fsdp.module @act class "torch.nn.modules.activation.SiLU" {
              }
              fsdp.module @conv class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                fsdp.param @weight : tensor<16x1x7x7xf32>
                fsdp.param @bias : tensor<16xf32>
              }
              fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<16x48xf32>
                fsdp.param @bias : tensor<16xf32>
              }
              fsdp.module @ls class "timm.layers.layer_scale.LayerScale" {
                fsdp.param @gamma : tensor<16xf32>
              }
              fsdp.module @drop_path class "torch.nn.modules.linear.Identity" {
              }
            }
          }
        }
        fsdp.module @"1" class "timm.models.mambaout.MambaOutStage" {
          fsdp.module @downsample class "timm.models.mambaout.DownsampleNormFirst" {
            fsdp.module @norm class "timm.layers.norm.LayerNorm" bases ["torch.nn.modules.normalization.LayerNorm"] {
              fsdp.param @weight : tensor<16xf32>
              fsdp.param @bias : tensor<16xf32>
            }
            fsdp.module @conv class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
              fsdp.param @weight : tensor<32x16x3x3xf32>
              fsdp.param @bias : tensor<32xf32>
            }
          }
          fsdp.module @blocks class "torch.nn.modules.container.Sequential" {
            fsdp.module @"0" class "timm.models.mambaout.GatedConvBlock" {
              fsdp.module @norm class "timm.layers.norm.LayerNorm" bases ["torch.nn.modules.normalization.LayerNorm"] {
                fsdp.param @weight : tensor<32xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<192x32xf32>
                fsdp.param @bias : tensor<192xf32>
              }
              fsdp.module @act class "torch.nn.modules.activation.SiLU" {
              }
              fsdp.module @conv class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                fsdp.param @weight : tensor<32x1x7x7xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<32x96xf32>
                fsdp.param @bias : tensor<32xf32>
              }
              fsdp.module @ls class "timm.layers.layer_scale.LayerScale" {
                fsdp.param @gamma : tensor<32xf32>
              }
              fsdp.module @drop_path class "torch.nn.modules.linear.Identity" {
              }
            }
          }
        }
        fsdp.module @"2" class "timm.models.mambaout.MambaOutStage" {
          fsdp.module @downsample class "timm.models.mambaout.DownsampleNormFirst" {
            fsdp.module @norm class "timm.layers.norm.LayerNorm" bases ["torch.nn.modules.normalization.LayerNorm"] {
              fsdp.param @weight : tensor<32xf32>
              fsdp.param @bias : tensor<32xf32>
            }
            fsdp.module @conv class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
              fsdp.param @weight : tensor<48x32x3x3xf32>
              fsdp.param @bias : tensor<48xf32>
            }
          }
          fsdp.module @blocks class "torch.nn.modules.container.Sequential" {
            fsdp.module @"0" class "timm.models.mambaout.GatedConvBlock" {
              fsdp.module @norm class "timm.layers.norm.LayerNorm" bases ["torch.nn.modules.normalization.LayerNorm"] {
                fsdp.param @weight : tensor<48xf32>
                fsdp.param @bias : tensor<48xf32>
              }
              fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<288x48xf32>
                fsdp.param @bias : tensor<288xf32>
              }
              fsdp.module @act class "torch.nn.modules.activation.SiLU" {
              }
              fsdp.module @conv class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                fsdp.param @weight : tensor<48x1x7x7xf32>
                fsdp.param @bias : tensor<48xf32>
              }
              fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<48x144xf32>
                fsdp.param @bias : tensor<48xf32>
              }
              fsdp.module @ls class "timm.layers.layer_scale.LayerScale" {
                fsdp.param @gamma : tensor<48xf32>
              }
              fsdp.module @drop_path class "torch.nn.modules.linear.Identity" {
              }
            }
            fsdp.module @"1" class "timm.models.mambaout.GatedConvBlock" {
              fsdp.module @norm class "timm.layers.norm.LayerNorm" bases ["torch.nn.modules.normalization.LayerNorm"] {
                fsdp.param @weight : tensor<48xf32>
                fsdp.param @bias : tensor<48xf32>
              }
              fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<288x48xf32>
                fsdp.param @bias : tensor<288xf32>
              }
              fsdp.module @act class "torch.nn.modules.activation.SiLU" {
              }
              fsdp.module @conv class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                fsdp.param @weight : tensor<48x1x7x7xf32>
                fsdp.param @bias : tensor<48xf32>
              }
              fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<48x144xf32>
                fsdp.param @bias : tensor<48xf32>
              }
              fsdp.module @ls class "timm.layers.layer_scale.LayerScale" {
                fsdp.param @gamma : tensor<48xf32>
              }
              fsdp.module @drop_path class "torch.nn.modules.linear.Identity" {
              }
            }
            fsdp.module @"2" class "timm.models.mambaout.GatedConvBlock" {
              fsdp.module @norm class "timm.layers.norm.LayerNorm" bases ["torch.nn.modules.normalization.LayerNorm"] {
                fsdp.param @weight : tensor<48xf32>
                fsdp.param @bias : tensor<48xf32>
              }
              fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<288x48xf32>
                fsdp.param @bias : tensor<288xf32>
              }
              fsdp.module @act class "torch.nn.modules.activation.SiLU" {
              }
              fsdp.module @conv class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                fsdp.param @weight : tensor<48x1x7x7xf32>
                fsdp.param @bias : tensor<48xf32>
              }
              fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<48x144xf32>
                fsdp.param @bias : tensor<48xf32>
              }
              fsdp.module @ls class "timm.layers.layer_scale.LayerScale" {
                fsdp.param @gamma : tensor<48xf32>
              }
              fsdp.module @drop_path class "torch.nn.modules.linear.Identity" {
              }
            }
          }
        }
        fsdp.module @"3" class "timm.models.mambaout.MambaOutStage" {
          fsdp.module @downsample class "timm.models.mambaout.DownsampleNormFirst" {
            fsdp.module @norm class "timm.layers.norm.LayerNorm" bases ["torch.nn.modules.normalization.LayerNorm"] {
              fsdp.param @weight : tensor<48xf32>
              fsdp.param @bias : tensor<48xf32>
            }
            fsdp.module @conv class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
              fsdp.param @weight : tensor<64x48x3x3xf32>
              fsdp.param @bias : tensor<64xf32>
            }
          }
          fsdp.module @blocks class "torch.nn.modules.container.Sequential" {
            fsdp.module @"0" class "timm.models.mambaout.GatedConvBlock" {
              fsdp.module @norm class "timm.layers.norm.LayerNorm" bases ["torch.nn.modules.normalization.LayerNorm"] {
                fsdp.param @weight : tensor<64xf32>
                fsdp.param @bias : tensor<64xf32>
              }
              fsdp.module @fc1 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<384x64xf32>
                fsdp.param @bias : tensor<384xf32>
              }
              fsdp.module @act class "torch.nn.modules.activation.SiLU" {
              }
              fsdp.module @conv class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
                fsdp.param @weight : tensor<64x1x7x7xf32>
                fsdp.param @bias : tensor<64xf32>
              }
              fsdp.module @fc2 class "torch.nn.modules.linear.Linear" {
                fsdp.param @weight : tensor<64x192xf32>
                fsdp.param @bias : tensor<64xf32>
              }
              fsdp.module @ls class "timm.layers.layer_scale.LayerScale" {
                fsdp.param @gamma : tensor<64xf32>
              }
              fsdp.module @drop_path class "torch.nn.modules.linear.Identity" {
              }
            }
          }
        }
      }
      fsdp.module @head class "timm.layers.classifier.ClNormMlpClassifierHead" {
        fsdp.module @norm class "timm.layers.norm.LayerNorm" bases ["torch.nn.modules.normalization.LayerNorm"] {
          fsdp.param @weight : tensor<64xf32>
          fsdp.param @bias : tensor<64xf32>
        }
        fsdp.module @pre_logits class "torch.nn.modules.container.Sequential" {
          fsdp.module @fc class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<256x64xf32>
            fsdp.param @bias : tensor<256xf32>
          }
          fsdp.module @act class "timm.layers.activations.GELU" {
          }
        }
        fsdp.module @drop class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
        }
        fsdp.module @fc class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<8x256xf32>
          fsdp.param @bias : tensor<8xf32>
        }
      }
    }
  }
  func.func @step(%arg0: tensor<8x3x3x3xf32> {fsdp.role = #fsdp.state<@model::@model::@stem::@conv1::@weight>}, %arg1: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@model::@stem::@conv1::@bias>}, %arg2: tensor<16x8x3x3xf32> {fsdp.role = #fsdp.state<@model::@model::@stem::@conv2::@weight>}, %arg3: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@model::@stem::@conv2::@bias>}, %arg4: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@model::@stem::@norm2::@weight>}, %arg5: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@model::@stem::@norm2::@bias>}, %arg6: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"0"::@blocks::@"0"::@norm::@weight>}, %arg7: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"0"::@blocks::@"0"::@norm::@bias>}, %arg8: tensor<96x16xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"0"::@blocks::@"0"::@fc1::@weight>}, %arg9: tensor<96xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"0"::@blocks::@"0"::@fc1::@bias>}, %arg10: tensor<16x1x7x7xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"0"::@blocks::@"0"::@conv::@weight>}, %arg11: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"0"::@blocks::@"0"::@conv::@bias>}, %arg12: tensor<16x48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"0"::@blocks::@"0"::@fc2::@weight>}, %arg13: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"0"::@blocks::@"0"::@fc2::@bias>}, %arg14: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"0"::@blocks::@"0"::@ls::@gamma>}, %arg15: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@downsample::@norm::@weight>}, %arg16: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@downsample::@norm::@bias>}, %arg17: tensor<32x16x3x3xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@downsample::@conv::@weight>}, %arg18: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@downsample::@conv::@bias>}, %arg19: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@blocks::@"0"::@norm::@weight>}, %arg20: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@blocks::@"0"::@norm::@bias>}, %arg21: tensor<192x32xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@blocks::@"0"::@fc1::@weight>}, %arg22: tensor<192xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@blocks::@"0"::@fc1::@bias>}, %arg23: tensor<32x1x7x7xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@blocks::@"0"::@conv::@weight>}, %arg24: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@blocks::@"0"::@conv::@bias>}, %arg25: tensor<32x96xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@blocks::@"0"::@fc2::@weight>}, %arg26: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@blocks::@"0"::@fc2::@bias>}, %arg27: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"1"::@blocks::@"0"::@ls::@gamma>}, %arg28: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@downsample::@norm::@weight>}, %arg29: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@downsample::@norm::@bias>}, %arg30: tensor<48x32x3x3xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@downsample::@conv::@weight>}, %arg31: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@downsample::@conv::@bias>}, %arg32: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"0"::@norm::@weight>}, %arg33: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"0"::@norm::@bias>}, %arg34: tensor<288x48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"0"::@fc1::@weight>}, %arg35: tensor<288xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"0"::@fc1::@bias>}, %arg36: tensor<48x1x7x7xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"0"::@conv::@weight>}, %arg37: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"0"::@conv::@bias>}, %arg38: tensor<48x144xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"0"::@fc2::@weight>}, %arg39: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"0"::@fc2::@bias>}, %arg40: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"0"::@ls::@gamma>}, %arg41: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"1"::@norm::@weight>}, %arg42: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"1"::@norm::@bias>}, %arg43: tensor<288x48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"1"::@fc1::@weight>}, %arg44: tensor<288xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"1"::@fc1::@bias>}, %arg45: tensor<48x1x7x7xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"1"::@conv::@weight>}, %arg46: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"1"::@conv::@bias>}, %arg47: tensor<48x144xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"1"::@fc2::@weight>}, %arg48: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"1"::@fc2::@bias>}, %arg49: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"1"::@ls::@gamma>}, %arg50: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"2"::@norm::@weight>}, %arg51: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"2"::@norm::@bias>}, %arg52: tensor<288x48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"2"::@fc1::@weight>}, %arg53: tensor<288xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"2"::@fc1::@bias>}, %arg54: tensor<48x1x7x7xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"2"::@conv::@weight>}, %arg55: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"2"::@conv::@bias>}, %arg56: tensor<48x144xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"2"::@fc2::@weight>}, %arg57: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"2"::@fc2::@bias>}, %arg58: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"2"::@blocks::@"2"::@ls::@gamma>}, %arg59: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@downsample::@norm::@weight>}, %arg60: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@downsample::@norm::@bias>}, %arg61: tensor<64x48x3x3xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@downsample::@conv::@weight>}, %arg62: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@downsample::@conv::@bias>}, %arg63: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@blocks::@"0"::@norm::@weight>}, %arg64: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@blocks::@"0"::@norm::@bias>}, %arg65: tensor<384x64xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@blocks::@"0"::@fc1::@weight>}, %arg66: tensor<384xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@blocks::@"0"::@fc1::@bias>}, %arg67: tensor<64x1x7x7xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@blocks::@"0"::@conv::@weight>}, %arg68: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@blocks::@"0"::@conv::@bias>}, %arg69: tensor<64x192xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@blocks::@"0"::@fc2::@weight>}, %arg70: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@blocks::@"0"::@fc2::@bias>}, %arg71: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@stages::@"3"::@blocks::@"0"::@ls::@gamma>}, %arg72: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@head::@norm::@weight>}, %arg73: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@model::@head::@norm::@bias>}, %arg74: tensor<256x64xf32> {fsdp.role = #fsdp.state<@model::@model::@head::@pre_logits::@fc::@weight>}, %arg75: tensor<256xf32> {fsdp.role = #fsdp.state<@model::@model::@head::@pre_logits::@fc::@bias>}, %arg76: tensor<8x256xf32> {fsdp.role = #fsdp.state<@model::@model::@head::@fc::@weight>}, %arg77: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@model::@head::@fc::@bias>}, %arg78: tensor<2x3x64x64xf32> {fsdp.role = #fsdp.input<"images">}, %arg79: tensor<2xi64> {fsdp.role = #fsdp.input<"labels", indices = [0, 8, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<8x3x3x3xf32> {fsdp.role = #fsdp.grad<@model::@model::@stem::@conv1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@model::@stem::@conv1::@bias>}, tensor<16x8x3x3xf32> {fsdp.role = #fsdp.grad<@model::@model::@stem::@conv2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@model::@stem::@conv2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@model::@stem::@norm2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@model::@stem::@norm2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"0"::@blocks::@"0"::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"0"::@blocks::@"0"::@norm::@bias>}, tensor<96x16xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"0"::@blocks::@"0"::@fc1::@weight>}, tensor<96xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"0"::@blocks::@"0"::@fc1::@bias>}, tensor<16x1x7x7xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"0"::@blocks::@"0"::@conv::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"0"::@blocks::@"0"::@conv::@bias>}, tensor<16x48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"0"::@blocks::@"0"::@fc2::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"0"::@blocks::@"0"::@fc2::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"0"::@blocks::@"0"::@ls::@gamma>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@downsample::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@downsample::@norm::@bias>}, tensor<32x16x3x3xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@downsample::@conv::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@downsample::@conv::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@blocks::@"0"::@norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@blocks::@"0"::@norm::@bias>}, tensor<192x32xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@blocks::@"0"::@fc1::@weight>}, tensor<192xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@blocks::@"0"::@fc1::@bias>}, tensor<32x1x7x7xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@blocks::@"0"::@conv::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@blocks::@"0"::@conv::@bias>}, tensor<32x96xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@blocks::@"0"::@fc2::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@blocks::@"0"::@fc2::@bias>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"1"::@blocks::@"0"::@ls::@gamma>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@downsample::@norm::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@downsample::@norm::@bias>}, tensor<48x32x3x3xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@downsample::@conv::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@downsample::@conv::@bias>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"0"::@norm::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"0"::@norm::@bias>}, tensor<288x48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"0"::@fc1::@weight>}, tensor<288xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"0"::@fc1::@bias>}, tensor<48x1x7x7xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"0"::@conv::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"0"::@conv::@bias>}, tensor<48x144xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"0"::@fc2::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"0"::@fc2::@bias>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"0"::@ls::@gamma>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"1"::@norm::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"1"::@norm::@bias>}, tensor<288x48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"1"::@fc1::@weight>}, tensor<288xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"1"::@fc1::@bias>}, tensor<48x1x7x7xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"1"::@conv::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"1"::@conv::@bias>}, tensor<48x144xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"1"::@fc2::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"1"::@fc2::@bias>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"1"::@ls::@gamma>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"2"::@norm::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"2"::@norm::@bias>}, tensor<288x48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"2"::@fc1::@weight>}, tensor<288xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"2"::@fc1::@bias>}, tensor<48x1x7x7xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"2"::@conv::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"2"::@conv::@bias>}, tensor<48x144xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"2"::@fc2::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"2"::@fc2::@bias>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"2"::@blocks::@"2"::@ls::@gamma>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@downsample::@norm::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@downsample::@norm::@bias>}, tensor<64x48x3x3xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@downsample::@conv::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@downsample::@conv::@bias>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@blocks::@"0"::@norm::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@blocks::@"0"::@norm::@bias>}, tensor<384x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@blocks::@"0"::@fc1::@weight>}, tensor<384xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@blocks::@"0"::@fc1::@bias>}, tensor<64x1x7x7xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@blocks::@"0"::@conv::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@blocks::@"0"::@conv::@bias>}, tensor<64x192xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@blocks::@"0"::@fc2::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@blocks::@"0"::@fc2::@bias>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@stages::@"3"::@blocks::@"0"::@ls::@gamma>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@head::@norm::@weight>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@model::@head::@norm::@bias>}, tensor<256x64xf32> {fsdp.role = #fsdp.grad<@model::@model::@head::@pre_logits::@fc::@weight>}, tensor<256xf32> {fsdp.role = #fsdp.grad<@model::@model::@head::@pre_logits::@fc::@bias>}, tensor<8x256xf32> {fsdp.role = #fsdp.grad<@model::@model::@head::@fc::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@model::@head::@fc::@bias>}) {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant 0.3989422804014327 : f64
    %cst_5 = arith.constant 0.70710678118654757 : f64
    %cst_6 = arith.constant 9.9999999999999995E-7 : f64
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant 1.600000e+01 : f64
    %cst_9 = arith.constant 1.600000e+01 : f32
    %cst_10 = arith.constant 3.200000e+01 : f64
    %cst_11 = arith.constant 3.200000e+01 : f32
    %cst_12 = arith.constant 4.800000e+01 : f64
    %cst_13 = arith.constant 4.800000e+01 : f32
    %cst_14 = arith.constant 6.400000e+01 : f64
    %cst_15 = arith.constant 6.400000e+01 : f32
    %cst_16 = arith.constant 4.000000e+00 : f32
    %cst_17 = arith.constant 5.000000e-01 : f32
    %cst_18 = arith.constant -5.000000e-01 : f32
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst_19 = arith.constant dense<1> : tensor<i64>
    %cst_20 = arith.constant dense<0> : tensor<i64>
    %padded = tensor.pad %arg78 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x3x64x64xf32> to tensor<2x3x66x66xf32>
    %0 = tensor.empty() : tensor<2x8x32x32xf32>
    %broadcasted = linalg.broadcast ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<2x8x32x32xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %arg0 : tensor<2x3x66x66xf32>, tensor<8x3x3x3xf32>) outs(%broadcasted : tensor<2x8x32x32xf32>) -> tensor<2x8x32x32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x8x32x32xf32>) outs(%0 : tensor<2x8x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.negf %in : f32
      %846 = math.exp %845 : f32
      %847 = arith.addf %846, %cst_0 : f32
      %848 = arith.divf %cst_0, %847 : f32
      linalg.yield %848 : f32
    } -> tensor<2x8x32x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<2x8x32x32xf32>, tensor<2x8x32x32xf32>) outs(%0 : tensor<2x8x32x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x32x32xf32>
    %padded_21 = tensor.pad %3 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x8x32x32xf32> to tensor<2x8x34x34xf32>
    %4 = tensor.empty() : tensor<2x16x16x16xf32>
    %broadcasted_22 = linalg.broadcast ins(%arg3 : tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) dimensions = [0, 2, 3] 
    %5 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_21, %arg2 : tensor<2x8x34x34xf32>, tensor<16x8x3x3xf32>) outs(%broadcasted_22 : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32>
    %transposed = linalg.transpose ins(%5 : tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) permutation = [0, 2, 3, 1] 
    %6 = tensor.empty() : tensor<2x16x16x16xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x16x16x16xf32>) outs(%6 : tensor<2x16x16x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %845 = arith.extf %in : f32 to f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x16xf64>
    %8 = tensor.empty() : tensor<2x16x16x1xf64>
    %9 = linalg.fill ins(%cst_1 : f64) outs(%8 : tensor<2x16x16x1xf64>) -> tensor<2x16x16x1xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x16x16x16xf64>) outs(%9 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x16x16x1xf64>) outs(%8 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_8 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %11 : tensor<2x16x16x16xf64>, tensor<2x16x16x1xf64>) outs(%6 : tensor<2x16x16x16xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.subf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x16xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %12 : tensor<2x16x16x16xf64>, tensor<2x16x16x16xf64>) outs(%6 : tensor<2x16x16x16xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.mulf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x16xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x16x16x16xf64>) outs(%9 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x16x16x1xf64>) outs(%8 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_8 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %16 = tensor.empty() : tensor<2x16x16x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x16x16x1xf64>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %845 = arith.truncf %in : f64 to f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x16x16x1xf32>) -> tensor<2x16x16x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%transposed : tensor<2x16x16x16xf32>) outs(%18 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_9 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_6 : f64 to f32
      %846 = arith.addf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x16x16x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.rsqrt %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %20 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %22 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %arg4 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %arg5 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x16x16x16xf32>) outs(%6 : tensor<2x16x16x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %845 = arith.extf %in : f32 to f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x16xf64>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<2x16x16x16xf64>) outs(%9 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x16x16x1xf64>) outs(%8 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_8 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %30 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<2x16x16x16xf64>, tensor<2x16x16x1xf64>) outs(%6 : tensor<2x16x16x16xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.subf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x16xf64>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %30 : tensor<2x16x16x16xf64>, tensor<2x16x16x16xf64>) outs(%6 : tensor<2x16x16x16xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.mulf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x16xf64>
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<2x16x16x16xf64>) outs(%9 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x16x16x1xf64>) outs(%8 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_8 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<2x16x16x1xf64>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %845 = arith.truncf %in : f64 to f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26 : tensor<2x16x16x16xf32>) outs(%18 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_9 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_6 : f64 to f32
      %846 = arith.addf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x16x16x1xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.rsqrt %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %36 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %38 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %arg6 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %arg7 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %collapsed = tensor.collapse_shape %42 [[0, 1, 2], [3]] : tensor<2x16x16x16xf32> into tensor<512x16xf32>
    %43 = tensor.empty() : tensor<16x96xf32>
    %transposed_23 = linalg.transpose ins(%arg8 : tensor<96x16xf32>) outs(%43 : tensor<16x96xf32>) permutation = [1, 0] 
    %44 = tensor.empty() : tensor<512x96xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<512x96xf32>) -> tensor<512x96xf32>
    %46 = linalg.matmul ins(%collapsed, %transposed_23 : tensor<512x16xf32>, tensor<16x96xf32>) outs(%45 : tensor<512x96xf32>) -> tensor<512x96xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<96xf32>) outs(%44 : tensor<512x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x96xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<512x96xf32>, tensor<512x96xf32>) outs(%44 : tensor<512x96xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<512x96xf32>
    %expanded = tensor.expand_shape %48 [[0, 1, 2], [3]] output_shape [2, 16, 16, 96] : tensor<512x96xf32> into tensor<2x16x16x96xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0] [2, 16, 16, 48] [1, 1, 1, 1] : tensor<2x16x16x96xf32> to tensor<2x16x16x48xf32>
    %extracted_slice_24 = tensor.extract_slice %expanded[0, 0, 0, 48] [2, 16, 16, 32] [1, 1, 1, 1] : tensor<2x16x16x96xf32> to tensor<2x16x16x32xf32>
    %extracted_slice_25 = tensor.extract_slice %expanded[0, 0, 0, 80] [2, 16, 16, 16] [1, 1, 1, 1] : tensor<2x16x16x96xf32> to tensor<2x16x16x16xf32>
    %transposed_26 = linalg.transpose ins(%extracted_slice_25 : tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) permutation = [0, 3, 1, 2] 
    %padded_27 = tensor.pad %transposed_26 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x16x16x16xf32> to tensor<2x16x22x22xf32>
    %broadcasted_28 = linalg.broadcast ins(%arg11 : tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) dimensions = [0, 2, 3] 
    %collapsed_29 = tensor.collapse_shape %arg10 [[0, 1], [2], [3]] : tensor<16x1x7x7xf32> into tensor<16x7x7xf32>
    %49 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_27, %collapsed_29 : tensor<2x16x22x22xf32>, tensor<16x7x7xf32>) outs(%broadcasted_28 : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32>
    %transposed_30 = linalg.transpose ins(%49 : tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) permutation = [0, 2, 3, 1] 
    %50 = tensor.empty() : tensor<2x16x16x48xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x16x16x48xf32>) outs(%50 : tensor<2x16x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.negf %in : f32
      %846 = math.exp %845 : f32
      %847 = arith.addf %846, %cst_0 : f32
      %848 = arith.divf %cst_0, %847 : f32
      linalg.yield %848 : f32
    } -> tensor<2x16x16x48xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %51 : tensor<2x16x16x48xf32>, tensor<2x16x16x48xf32>) outs(%50 : tensor<2x16x16x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x48xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_24 into %50[0, 0, 0, 0] [2, 16, 16, 32] [1, 1, 1, 1] : tensor<2x16x16x32xf32> into tensor<2x16x16x48xf32>
    %inserted_slice_31 = tensor.insert_slice %transposed_30 into %inserted_slice[0, 0, 0, 32] [2, 16, 16, 16] [1, 1, 1, 1] : tensor<2x16x16x16xf32> into tensor<2x16x16x48xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %inserted_slice_31 : tensor<2x16x16x48xf32>, tensor<2x16x16x48xf32>) outs(%50 : tensor<2x16x16x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x48xf32>
    %collapsed_32 = tensor.collapse_shape %53 [[0, 1, 2], [3]] : tensor<2x16x16x48xf32> into tensor<512x48xf32>
    %54 = tensor.empty() : tensor<48x16xf32>
    %transposed_33 = linalg.transpose ins(%arg12 : tensor<16x48xf32>) outs(%54 : tensor<48x16xf32>) permutation = [1, 0] 
    %55 = tensor.empty() : tensor<512x16xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %57 = linalg.matmul ins(%collapsed_32, %transposed_33 : tensor<512x48xf32>, tensor<48x16xf32>) outs(%56 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%55 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x16xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%57, %58 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%55 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<512x16xf32>
    %expanded_34 = tensor.expand_shape %59 [[0, 1, 2], [3]] output_shape [2, 16, 16, 16] : tensor<512x16xf32> into tensor<2x16x16x16xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34, %arg14 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %26 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x16x16x16xf32>) outs(%6 : tensor<2x16x16x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %845 = arith.extf %in : f32 to f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x16xf64>
    %63 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<2x16x16x16xf64>) outs(%9 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x16x16x1xf64>) outs(%8 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_8 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %65 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %64 : tensor<2x16x16x16xf64>, tensor<2x16x16x1xf64>) outs(%6 : tensor<2x16x16x16xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.subf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x16xf64>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %65 : tensor<2x16x16x16xf64>, tensor<2x16x16x16xf64>) outs(%6 : tensor<2x16x16x16xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.mulf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x16xf64>
    %67 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66 : tensor<2x16x16x16xf64>) outs(%9 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x16x16x1xf64>) outs(%8 : tensor<2x16x16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_8 : f64
      linalg.yield %845 : f64
    } -> tensor<2x16x16x1xf64>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<2x16x16x1xf64>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %845 = arith.truncf %in : f64 to f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<2x16x16x16xf32>) outs(%18 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_9 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_6 : f64 to f32
      %846 = arith.addf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x16x16x1xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.rsqrt %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %71 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %73 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %arg15 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %arg16 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %transposed_35 = linalg.transpose ins(%77 : tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) permutation = [0, 3, 1, 2] 
    %padded_36 = tensor.pad %transposed_35 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x16x16x16xf32> to tensor<2x16x18x18xf32>
    %78 = tensor.empty() : tensor<2x32x8x8xf32>
    %broadcasted_37 = linalg.broadcast ins(%arg18 : tensor<32xf32>) outs(%78 : tensor<2x32x8x8xf32>) dimensions = [0, 2, 3] 
    %79 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_36, %arg17 : tensor<2x16x18x18xf32>, tensor<32x16x3x3xf32>) outs(%broadcasted_37 : tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %80 = tensor.empty() : tensor<2x8x8x32xf32>
    %transposed_38 = linalg.transpose ins(%79 : tensor<2x32x8x8xf32>) outs(%80 : tensor<2x8x8x32xf32>) permutation = [0, 2, 3, 1] 
    %81 = tensor.empty() : tensor<2x8x8x32xf64>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<2x8x8x32xf32>) outs(%81 : tensor<2x8x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %845 = arith.extf %in : f32 to f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x32xf64>
    %83 = tensor.empty() : tensor<2x8x8x1xf64>
    %84 = linalg.fill ins(%cst_1 : f64) outs(%83 : tensor<2x8x8x1xf64>) -> tensor<2x8x8x1xf64>
    %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x8x8x32xf64>) outs(%84 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x1xf64>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<2x8x8x1xf64>) outs(%83 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_10 : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x1xf64>
    %87 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %86 : tensor<2x8x8x32xf64>, tensor<2x8x8x1xf64>) outs(%81 : tensor<2x8x8x32xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.subf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x32xf64>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %87 : tensor<2x8x8x32xf64>, tensor<2x8x8x32xf64>) outs(%81 : tensor<2x8x8x32xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.mulf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x32xf64>
    %89 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88 : tensor<2x8x8x32xf64>) outs(%84 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x1xf64>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x8x8x1xf64>) outs(%83 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_10 : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x1xf64>
    %91 = tensor.empty() : tensor<2x8x8x1xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x8x8x1xf64>) outs(%91 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %845 = arith.truncf %in : f64 to f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%91 : tensor<2x8x8x1xf32>) -> tensor<2x8x8x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%transposed_38 : tensor<2x8x8x32xf32>) outs(%93 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<2x8x8x1xf32>) outs(%91 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_11 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<2x8x8x1xf32>) outs(%91 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_6 : f64 to f32
      %846 = arith.addf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x8x8x1xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<2x8x8x1xf32>) outs(%91 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.rsqrt %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_38, %95 : tensor<2x8x8x32xf32>, tensor<2x8x8x1xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %97 : tensor<2x8x8x32xf32>, tensor<2x8x8x1xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %arg19 : tensor<2x8x8x32xf32>, tensor<32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %arg20 : tensor<2x8x8x32xf32>, tensor<32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %collapsed_39 = tensor.collapse_shape %101 [[0, 1, 2], [3]] : tensor<2x8x8x32xf32> into tensor<128x32xf32>
    %102 = tensor.empty() : tensor<32x192xf32>
    %transposed_40 = linalg.transpose ins(%arg21 : tensor<192x32xf32>) outs(%102 : tensor<32x192xf32>) permutation = [1, 0] 
    %103 = tensor.empty() : tensor<128x192xf32>
    %104 = linalg.fill ins(%cst : f32) outs(%103 : tensor<128x192xf32>) -> tensor<128x192xf32>
    %105 = linalg.matmul ins(%collapsed_39, %transposed_40 : tensor<128x32xf32>, tensor<32x192xf32>) outs(%104 : tensor<128x192xf32>) -> tensor<128x192xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<192xf32>) outs(%103 : tensor<128x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x192xf32>
    %107 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%105, %106 : tensor<128x192xf32>, tensor<128x192xf32>) outs(%103 : tensor<128x192xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<128x192xf32>
    %expanded_41 = tensor.expand_shape %107 [[0, 1, 2], [3]] output_shape [2, 8, 8, 192] : tensor<128x192xf32> into tensor<2x8x8x192xf32>
    %extracted_slice_42 = tensor.extract_slice %expanded_41[0, 0, 0, 0] [2, 8, 8, 96] [1, 1, 1, 1] : tensor<2x8x8x192xf32> to tensor<2x8x8x96xf32>
    %extracted_slice_43 = tensor.extract_slice %expanded_41[0, 0, 0, 96] [2, 8, 8, 64] [1, 1, 1, 1] : tensor<2x8x8x192xf32> to tensor<2x8x8x64xf32>
    %extracted_slice_44 = tensor.extract_slice %expanded_41[0, 0, 0, 160] [2, 8, 8, 32] [1, 1, 1, 1] : tensor<2x8x8x192xf32> to tensor<2x8x8x32xf32>
    %transposed_45 = linalg.transpose ins(%extracted_slice_44 : tensor<2x8x8x32xf32>) outs(%78 : tensor<2x32x8x8xf32>) permutation = [0, 3, 1, 2] 
    %padded_46 = tensor.pad %transposed_45 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x32x8x8xf32> to tensor<2x32x14x14xf32>
    %broadcasted_47 = linalg.broadcast ins(%arg24 : tensor<32xf32>) outs(%78 : tensor<2x32x8x8xf32>) dimensions = [0, 2, 3] 
    %collapsed_48 = tensor.collapse_shape %arg23 [[0, 1], [2], [3]] : tensor<32x1x7x7xf32> into tensor<32x7x7xf32>
    %108 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_46, %collapsed_48 : tensor<2x32x14x14xf32>, tensor<32x7x7xf32>) outs(%broadcasted_47 : tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %transposed_49 = linalg.transpose ins(%108 : tensor<2x32x8x8xf32>) outs(%80 : tensor<2x8x8x32xf32>) permutation = [0, 2, 3, 1] 
    %109 = tensor.empty() : tensor<2x8x8x96xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_42 : tensor<2x8x8x96xf32>) outs(%109 : tensor<2x8x8x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.negf %in : f32
      %846 = math.exp %845 : f32
      %847 = arith.addf %846, %cst_0 : f32
      %848 = arith.divf %cst_0, %847 : f32
      linalg.yield %848 : f32
    } -> tensor<2x8x8x96xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_42, %110 : tensor<2x8x8x96xf32>, tensor<2x8x8x96xf32>) outs(%109 : tensor<2x8x8x96xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x96xf32>
    %inserted_slice_50 = tensor.insert_slice %extracted_slice_43 into %109[0, 0, 0, 0] [2, 8, 8, 64] [1, 1, 1, 1] : tensor<2x8x8x64xf32> into tensor<2x8x8x96xf32>
    %inserted_slice_51 = tensor.insert_slice %transposed_49 into %inserted_slice_50[0, 0, 0, 64] [2, 8, 8, 32] [1, 1, 1, 1] : tensor<2x8x8x32xf32> into tensor<2x8x8x96xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111, %inserted_slice_51 : tensor<2x8x8x96xf32>, tensor<2x8x8x96xf32>) outs(%109 : tensor<2x8x8x96xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x96xf32>
    %collapsed_52 = tensor.collapse_shape %112 [[0, 1, 2], [3]] : tensor<2x8x8x96xf32> into tensor<128x96xf32>
    %113 = tensor.empty() : tensor<96x32xf32>
    %transposed_53 = linalg.transpose ins(%arg25 : tensor<32x96xf32>) outs(%113 : tensor<96x32xf32>) permutation = [1, 0] 
    %114 = tensor.empty() : tensor<128x32xf32>
    %115 = linalg.fill ins(%cst : f32) outs(%114 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %116 = linalg.matmul ins(%collapsed_52, %transposed_53 : tensor<128x96xf32>, tensor<96x32xf32>) outs(%115 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg26 : tensor<32xf32>) outs(%114 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %118 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%116, %117 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%114 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<128x32xf32>
    %expanded_54 = tensor.expand_shape %118 [[0, 1, 2], [3]] output_shape [2, 8, 8, 32] : tensor<128x32xf32> into tensor<2x8x8x32xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_54, %arg27 : tensor<2x8x8x32xf32>, tensor<32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %transposed_38 : tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<2x8x8x32xf32>) outs(%81 : tensor<2x8x8x32xf64>) {
    ^bb0(%in: f32, %out: f64):
      %845 = arith.extf %in : f32 to f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x32xf64>
    %122 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%121 : tensor<2x8x8x32xf64>) outs(%84 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x1xf64>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<2x8x8x1xf64>) outs(%83 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_10 : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x1xf64>
    %124 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %123 : tensor<2x8x8x32xf64>, tensor<2x8x8x1xf64>) outs(%81 : tensor<2x8x8x32xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.subf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x32xf64>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %124 : tensor<2x8x8x32xf64>, tensor<2x8x8x32xf64>) outs(%81 : tensor<2x8x8x32xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.mulf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x32xf64>
    %126 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%125 : tensor<2x8x8x32xf64>) outs(%84 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x1xf64>
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<2x8x8x1xf64>) outs(%83 : tensor<2x8x8x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_10 : f64
      linalg.yield %845 : f64
    } -> tensor<2x8x8x1xf64>
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<2x8x8x1xf64>) outs(%91 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %845 = arith.truncf %in : f64 to f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<2x8x8x32xf32>) outs(%93 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<2x8x8x1xf32>) outs(%91 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_11 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<2x8x8x1xf32>) outs(%91 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_6 : f64 to f32
      %846 = arith.addf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x8x8x1xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<2x8x8x1xf32>) outs(%91 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.rsqrt %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %130 : tensor<2x8x8x32xf32>, tensor<2x8x8x1xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %132 : tensor<2x8x8x32xf32>, tensor<2x8x8x1xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %arg28 : tensor<2x8x8x32xf32>, tensor<32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135, %arg29 : tensor<2x8x8x32xf32>, tensor<32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %transposed_55 = linalg.transpose ins(%136 : tensor<2x8x8x32xf32>) outs(%78 : tensor<2x32x8x8xf32>) permutation = [0, 3, 1, 2] 
    %padded_56 = tensor.pad %transposed_55 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x32x8x8xf32> to tensor<2x32x10x10xf32>
    %137 = tensor.empty() : tensor<2x48x4x4xf32>
    %broadcasted_57 = linalg.broadcast ins(%arg31 : tensor<48xf32>) outs(%137 : tensor<2x48x4x4xf32>) dimensions = [0, 2, 3] 
    %138 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_56, %arg30 : tensor<2x32x10x10xf32>, tensor<48x32x3x3xf32>) outs(%broadcasted_57 : tensor<2x48x4x4xf32>) -> tensor<2x48x4x4xf32>
    %139 = tensor.empty() : tensor<2x4x4x48xf32>
    %transposed_58 = linalg.transpose ins(%138 : tensor<2x48x4x4xf32>) outs(%139 : tensor<2x4x4x48xf32>) permutation = [0, 2, 3, 1] 
    %140 = tensor.empty() : tensor<2x4x4x48xf64>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_58 : tensor<2x4x4x48xf32>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %845 = arith.extf %in : f32 to f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %142 = tensor.empty() : tensor<2x4x4x1xf64>
    %143 = linalg.fill ins(%cst_1 : f64) outs(%142 : tensor<2x4x4x1xf64>) -> tensor<2x4x4x1xf64>
    %144 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%141 : tensor<2x4x4x48xf64>) outs(%143 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144 : tensor<2x4x4x1xf64>) outs(%142 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_12 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %146 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %145 : tensor<2x4x4x48xf64>, tensor<2x4x4x1xf64>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.subf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %146 : tensor<2x4x4x48xf64>, tensor<2x4x4x48xf64>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.mulf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %148 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%147 : tensor<2x4x4x48xf64>) outs(%143 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148 : tensor<2x4x4x1xf64>) outs(%142 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_12 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %150 = tensor.empty() : tensor<2x4x4x1xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149 : tensor<2x4x4x1xf64>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %845 = arith.truncf %in : f64 to f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %152 = linalg.fill ins(%cst : f32) outs(%150 : tensor<2x4x4x1xf32>) -> tensor<2x4x4x1xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%transposed_58 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_6 : f64 to f32
      %846 = arith.addf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x4x4x1xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.rsqrt %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_58, %154 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %156 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %arg32 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %arg33 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %collapsed_59 = tensor.collapse_shape %160 [[0, 1, 2], [3]] : tensor<2x4x4x48xf32> into tensor<32x48xf32>
    %161 = tensor.empty() : tensor<48x288xf32>
    %transposed_60 = linalg.transpose ins(%arg34 : tensor<288x48xf32>) outs(%161 : tensor<48x288xf32>) permutation = [1, 0] 
    %162 = tensor.empty() : tensor<32x288xf32>
    %163 = linalg.fill ins(%cst : f32) outs(%162 : tensor<32x288xf32>) -> tensor<32x288xf32>
    %164 = linalg.matmul ins(%collapsed_59, %transposed_60 : tensor<32x48xf32>, tensor<48x288xf32>) outs(%163 : tensor<32x288xf32>) -> tensor<32x288xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<288xf32>) outs(%162 : tensor<32x288xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x288xf32>
    %166 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%164, %165 : tensor<32x288xf32>, tensor<32x288xf32>) outs(%162 : tensor<32x288xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<32x288xf32>
    %expanded_61 = tensor.expand_shape %166 [[0, 1, 2], [3]] output_shape [2, 4, 4, 288] : tensor<32x288xf32> into tensor<2x4x4x288xf32>
    %extracted_slice_62 = tensor.extract_slice %expanded_61[0, 0, 0, 0] [2, 4, 4, 144] [1, 1, 1, 1] : tensor<2x4x4x288xf32> to tensor<2x4x4x144xf32>
    %extracted_slice_63 = tensor.extract_slice %expanded_61[0, 0, 0, 144] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x288xf32> to tensor<2x4x4x96xf32>
    %extracted_slice_64 = tensor.extract_slice %expanded_61[0, 0, 0, 240] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x288xf32> to tensor<2x4x4x48xf32>
    %transposed_65 = linalg.transpose ins(%extracted_slice_64 : tensor<2x4x4x48xf32>) outs(%137 : tensor<2x48x4x4xf32>) permutation = [0, 3, 1, 2] 
    %padded_66 = tensor.pad %transposed_65 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x48x4x4xf32> to tensor<2x48x10x10xf32>
    %broadcasted_67 = linalg.broadcast ins(%arg37 : tensor<48xf32>) outs(%137 : tensor<2x48x4x4xf32>) dimensions = [0, 2, 3] 
    %collapsed_68 = tensor.collapse_shape %arg36 [[0, 1], [2], [3]] : tensor<48x1x7x7xf32> into tensor<48x7x7xf32>
    %167 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_66, %collapsed_68 : tensor<2x48x10x10xf32>, tensor<48x7x7xf32>) outs(%broadcasted_67 : tensor<2x48x4x4xf32>) -> tensor<2x48x4x4xf32>
    %transposed_69 = linalg.transpose ins(%167 : tensor<2x48x4x4xf32>) outs(%139 : tensor<2x4x4x48xf32>) permutation = [0, 2, 3, 1] 
    %168 = tensor.empty() : tensor<2x4x4x144xf32>
    %169 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_62 : tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.negf %in : f32
      %846 = math.exp %845 : f32
      %847 = arith.addf %846, %cst_0 : f32
      %848 = arith.divf %cst_0, %847 : f32
      linalg.yield %848 : f32
    } -> tensor<2x4x4x144xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_62, %169 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %inserted_slice_70 = tensor.insert_slice %extracted_slice_63 into %168[0, 0, 0, 0] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x96xf32> into tensor<2x4x4x144xf32>
    %inserted_slice_71 = tensor.insert_slice %transposed_69 into %inserted_slice_70[0, 0, 0, 96] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x48xf32> into tensor<2x4x4x144xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170, %inserted_slice_71 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %collapsed_72 = tensor.collapse_shape %171 [[0, 1, 2], [3]] : tensor<2x4x4x144xf32> into tensor<32x144xf32>
    %172 = tensor.empty() : tensor<144x48xf32>
    %transposed_73 = linalg.transpose ins(%arg38 : tensor<48x144xf32>) outs(%172 : tensor<144x48xf32>) permutation = [1, 0] 
    %173 = tensor.empty() : tensor<32x48xf32>
    %174 = linalg.fill ins(%cst : f32) outs(%173 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %175 = linalg.matmul ins(%collapsed_72, %transposed_73 : tensor<32x144xf32>, tensor<144x48xf32>) outs(%174 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %176 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg39 : tensor<48xf32>) outs(%173 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %177 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%175, %176 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%173 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<32x48xf32>
    %expanded_74 = tensor.expand_shape %177 [[0, 1, 2], [3]] output_shape [2, 4, 4, 48] : tensor<32x48xf32> into tensor<2x4x4x48xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_74, %arg40 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %transposed_58 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179 : tensor<2x4x4x48xf32>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %845 = arith.extf %in : f32 to f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %181 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%180 : tensor<2x4x4x48xf64>) outs(%143 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %182 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181 : tensor<2x4x4x1xf64>) outs(%142 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_12 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %183 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180, %182 : tensor<2x4x4x48xf64>, tensor<2x4x4x1xf64>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.subf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %183 : tensor<2x4x4x48xf64>, tensor<2x4x4x48xf64>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.mulf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %185 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%184 : tensor<2x4x4x48xf64>) outs(%143 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %186 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185 : tensor<2x4x4x1xf64>) outs(%142 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_12 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %187 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186 : tensor<2x4x4x1xf64>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %845 = arith.truncf %in : f64 to f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%179 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_6 : f64 to f32
      %846 = arith.addf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x4x4x1xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.rsqrt %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179, %189 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192, %191 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193, %arg41 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%194, %arg42 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %collapsed_75 = tensor.collapse_shape %195 [[0, 1, 2], [3]] : tensor<2x4x4x48xf32> into tensor<32x48xf32>
    %transposed_76 = linalg.transpose ins(%arg43 : tensor<288x48xf32>) outs(%161 : tensor<48x288xf32>) permutation = [1, 0] 
    %196 = linalg.matmul ins(%collapsed_75, %transposed_76 : tensor<32x48xf32>, tensor<48x288xf32>) outs(%163 : tensor<32x288xf32>) -> tensor<32x288xf32>
    %197 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg44 : tensor<288xf32>) outs(%162 : tensor<32x288xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x288xf32>
    %198 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%196, %197 : tensor<32x288xf32>, tensor<32x288xf32>) outs(%162 : tensor<32x288xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<32x288xf32>
    %expanded_77 = tensor.expand_shape %198 [[0, 1, 2], [3]] output_shape [2, 4, 4, 288] : tensor<32x288xf32> into tensor<2x4x4x288xf32>
    %extracted_slice_78 = tensor.extract_slice %expanded_77[0, 0, 0, 0] [2, 4, 4, 144] [1, 1, 1, 1] : tensor<2x4x4x288xf32> to tensor<2x4x4x144xf32>
    %extracted_slice_79 = tensor.extract_slice %expanded_77[0, 0, 0, 144] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x288xf32> to tensor<2x4x4x96xf32>
    %extracted_slice_80 = tensor.extract_slice %expanded_77[0, 0, 0, 240] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x288xf32> to tensor<2x4x4x48xf32>
    %transposed_81 = linalg.transpose ins(%extracted_slice_80 : tensor<2x4x4x48xf32>) outs(%137 : tensor<2x48x4x4xf32>) permutation = [0, 3, 1, 2] 
    %padded_82 = tensor.pad %transposed_81 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x48x4x4xf32> to tensor<2x48x10x10xf32>
    %broadcasted_83 = linalg.broadcast ins(%arg46 : tensor<48xf32>) outs(%137 : tensor<2x48x4x4xf32>) dimensions = [0, 2, 3] 
    %collapsed_84 = tensor.collapse_shape %arg45 [[0, 1], [2], [3]] : tensor<48x1x7x7xf32> into tensor<48x7x7xf32>
    %199 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_82, %collapsed_84 : tensor<2x48x10x10xf32>, tensor<48x7x7xf32>) outs(%broadcasted_83 : tensor<2x48x4x4xf32>) -> tensor<2x48x4x4xf32>
    %transposed_85 = linalg.transpose ins(%199 : tensor<2x48x4x4xf32>) outs(%139 : tensor<2x4x4x48xf32>) permutation = [0, 2, 3, 1] 
    %200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_78 : tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.negf %in : f32
      %846 = math.exp %845 : f32
      %847 = arith.addf %846, %cst_0 : f32
      %848 = arith.divf %cst_0, %847 : f32
      linalg.yield %848 : f32
    } -> tensor<2x4x4x144xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_78, %200 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %inserted_slice_86 = tensor.insert_slice %extracted_slice_79 into %168[0, 0, 0, 0] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x96xf32> into tensor<2x4x4x144xf32>
    %inserted_slice_87 = tensor.insert_slice %transposed_85 into %inserted_slice_86[0, 0, 0, 96] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x48xf32> into tensor<2x4x4x144xf32>
    %202 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201, %inserted_slice_87 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %collapsed_88 = tensor.collapse_shape %202 [[0, 1, 2], [3]] : tensor<2x4x4x144xf32> into tensor<32x144xf32>
    %transposed_89 = linalg.transpose ins(%arg47 : tensor<48x144xf32>) outs(%172 : tensor<144x48xf32>) permutation = [1, 0] 
    %203 = linalg.matmul ins(%collapsed_88, %transposed_89 : tensor<32x144xf32>, tensor<144x48xf32>) outs(%174 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %204 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<48xf32>) outs(%173 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %205 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%203, %204 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%173 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<32x48xf32>
    %expanded_90 = tensor.expand_shape %205 [[0, 1, 2], [3]] output_shape [2, 4, 4, 48] : tensor<32x48xf32> into tensor<2x4x4x48xf32>
    %206 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_90, %arg49 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %207 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %179 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %208 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207 : tensor<2x4x4x48xf32>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %845 = arith.extf %in : f32 to f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %209 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%208 : tensor<2x4x4x48xf64>) outs(%143 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %210 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<2x4x4x1xf64>) outs(%142 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_12 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %211 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %210 : tensor<2x4x4x48xf64>, tensor<2x4x4x1xf64>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.subf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %212 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211, %211 : tensor<2x4x4x48xf64>, tensor<2x4x4x48xf64>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.mulf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %213 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%212 : tensor<2x4x4x48xf64>) outs(%143 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %214 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213 : tensor<2x4x4x1xf64>) outs(%142 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_12 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %215 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<2x4x4x1xf64>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %845 = arith.truncf %in : f64 to f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%207 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %218 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_6 : f64 to f32
      %846 = arith.addf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x4x4x1xf32>
    %219 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.rsqrt %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %220 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %217 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %221 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220, %219 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %arg50 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222, %arg51 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %collapsed_91 = tensor.collapse_shape %223 [[0, 1, 2], [3]] : tensor<2x4x4x48xf32> into tensor<32x48xf32>
    %transposed_92 = linalg.transpose ins(%arg52 : tensor<288x48xf32>) outs(%161 : tensor<48x288xf32>) permutation = [1, 0] 
    %224 = linalg.matmul ins(%collapsed_91, %transposed_92 : tensor<32x48xf32>, tensor<48x288xf32>) outs(%163 : tensor<32x288xf32>) -> tensor<32x288xf32>
    %225 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg53 : tensor<288xf32>) outs(%162 : tensor<32x288xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x288xf32>
    %226 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%224, %225 : tensor<32x288xf32>, tensor<32x288xf32>) outs(%162 : tensor<32x288xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<32x288xf32>
    %expanded_93 = tensor.expand_shape %226 [[0, 1, 2], [3]] output_shape [2, 4, 4, 288] : tensor<32x288xf32> into tensor<2x4x4x288xf32>
    %extracted_slice_94 = tensor.extract_slice %expanded_93[0, 0, 0, 0] [2, 4, 4, 144] [1, 1, 1, 1] : tensor<2x4x4x288xf32> to tensor<2x4x4x144xf32>
    %extracted_slice_95 = tensor.extract_slice %expanded_93[0, 0, 0, 144] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x288xf32> to tensor<2x4x4x96xf32>
    %extracted_slice_96 = tensor.extract_slice %expanded_93[0, 0, 0, 240] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x288xf32> to tensor<2x4x4x48xf32>
    %transposed_97 = linalg.transpose ins(%extracted_slice_96 : tensor<2x4x4x48xf32>) outs(%137 : tensor<2x48x4x4xf32>) permutation = [0, 3, 1, 2] 
    %padded_98 = tensor.pad %transposed_97 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x48x4x4xf32> to tensor<2x48x10x10xf32>
    %broadcasted_99 = linalg.broadcast ins(%arg55 : tensor<48xf32>) outs(%137 : tensor<2x48x4x4xf32>) dimensions = [0, 2, 3] 
    %collapsed_100 = tensor.collapse_shape %arg54 [[0, 1], [2], [3]] : tensor<48x1x7x7xf32> into tensor<48x7x7xf32>
    %227 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_98, %collapsed_100 : tensor<2x48x10x10xf32>, tensor<48x7x7xf32>) outs(%broadcasted_99 : tensor<2x48x4x4xf32>) -> tensor<2x48x4x4xf32>
    %transposed_101 = linalg.transpose ins(%227 : tensor<2x48x4x4xf32>) outs(%139 : tensor<2x4x4x48xf32>) permutation = [0, 2, 3, 1] 
    %228 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_94 : tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.negf %in : f32
      %846 = math.exp %845 : f32
      %847 = arith.addf %846, %cst_0 : f32
      %848 = arith.divf %cst_0, %847 : f32
      linalg.yield %848 : f32
    } -> tensor<2x4x4x144xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_94, %228 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %inserted_slice_102 = tensor.insert_slice %extracted_slice_95 into %168[0, 0, 0, 0] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x96xf32> into tensor<2x4x4x144xf32>
    %inserted_slice_103 = tensor.insert_slice %transposed_101 into %inserted_slice_102[0, 0, 0, 96] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x48xf32> into tensor<2x4x4x144xf32>
    %230 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %inserted_slice_103 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %collapsed_104 = tensor.collapse_shape %230 [[0, 1, 2], [3]] : tensor<2x4x4x144xf32> into tensor<32x144xf32>
    %transposed_105 = linalg.transpose ins(%arg56 : tensor<48x144xf32>) outs(%172 : tensor<144x48xf32>) permutation = [1, 0] 
    %231 = linalg.matmul ins(%collapsed_104, %transposed_105 : tensor<32x144xf32>, tensor<144x48xf32>) outs(%174 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %232 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg57 : tensor<48xf32>) outs(%173 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %233 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%231, %232 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%173 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<32x48xf32>
    %expanded_106 = tensor.expand_shape %233 [[0, 1, 2], [3]] output_shape [2, 4, 4, 48] : tensor<32x48xf32> into tensor<2x4x4x48xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106, %arg58 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %235 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234, %207 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%235 : tensor<2x4x4x48xf32>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f32, %out: f64):
      %845 = arith.extf %in : f32 to f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %237 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%236 : tensor<2x4x4x48xf64>) outs(%143 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %238 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%237 : tensor<2x4x4x1xf64>) outs(%142 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_12 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %239 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%236, %238 : tensor<2x4x4x48xf64>, tensor<2x4x4x1xf64>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.subf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %240 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%239, %239 : tensor<2x4x4x48xf64>, tensor<2x4x4x48xf64>) outs(%140 : tensor<2x4x4x48xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.mulf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x48xf64>
    %241 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%240 : tensor<2x4x4x48xf64>) outs(%143 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %242 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241 : tensor<2x4x4x1xf64>) outs(%142 : tensor<2x4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_12 : f64
      linalg.yield %845 : f64
    } -> tensor<2x4x4x1xf64>
    %243 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242 : tensor<2x4x4x1xf64>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %845 = arith.truncf %in : f64 to f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %244 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%235 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %245 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %246 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_6 : f64 to f32
      %846 = arith.addf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x4x4x1xf32>
    %247 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.rsqrt %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %248 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%235, %245 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %249 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248, %247 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %250 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249, %arg59 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %251 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %arg60 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %transposed_107 = linalg.transpose ins(%251 : tensor<2x4x4x48xf32>) outs(%137 : tensor<2x48x4x4xf32>) permutation = [0, 3, 1, 2] 
    %padded_108 = tensor.pad %transposed_107 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x48x4x4xf32> to tensor<2x48x6x6xf32>
    %252 = tensor.empty() : tensor<2x64x2x2xf32>
    %broadcasted_109 = linalg.broadcast ins(%arg62 : tensor<64xf32>) outs(%252 : tensor<2x64x2x2xf32>) dimensions = [0, 2, 3] 
    %253 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_108, %arg61 : tensor<2x48x6x6xf32>, tensor<64x48x3x3xf32>) outs(%broadcasted_109 : tensor<2x64x2x2xf32>) -> tensor<2x64x2x2xf32>
    %254 = tensor.empty() : tensor<2x2x2x64xf32>
    %transposed_110 = linalg.transpose ins(%253 : tensor<2x64x2x2xf32>) outs(%254 : tensor<2x2x2x64xf32>) permutation = [0, 2, 3, 1] 
    %255 = tensor.empty() : tensor<2x2x2x64xf64>
    %256 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_110 : tensor<2x2x2x64xf32>) outs(%255 : tensor<2x2x2x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %845 = arith.extf %in : f32 to f64
      linalg.yield %845 : f64
    } -> tensor<2x2x2x64xf64>
    %257 = tensor.empty() : tensor<2x2x2x1xf64>
    %258 = linalg.fill ins(%cst_1 : f64) outs(%257 : tensor<2x2x2x1xf64>) -> tensor<2x2x2x1xf64>
    %259 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%256 : tensor<2x2x2x64xf64>) outs(%258 : tensor<2x2x2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x2x2x1xf64>
    %260 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259 : tensor<2x2x2x1xf64>) outs(%257 : tensor<2x2x2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_14 : f64
      linalg.yield %845 : f64
    } -> tensor<2x2x2x1xf64>
    %261 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %260 : tensor<2x2x2x64xf64>, tensor<2x2x2x1xf64>) outs(%255 : tensor<2x2x2x64xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.subf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x2x2x64xf64>
    %262 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261, %261 : tensor<2x2x2x64xf64>, tensor<2x2x2x64xf64>) outs(%255 : tensor<2x2x2x64xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.mulf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x2x2x64xf64>
    %263 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%262 : tensor<2x2x2x64xf64>) outs(%258 : tensor<2x2x2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x2x2x1xf64>
    %264 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263 : tensor<2x2x2x1xf64>) outs(%257 : tensor<2x2x2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_14 : f64
      linalg.yield %845 : f64
    } -> tensor<2x2x2x1xf64>
    %265 = tensor.empty() : tensor<2x2x2x1xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%264 : tensor<2x2x2x1xf64>) outs(%265 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %845 = arith.truncf %in : f64 to f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x1xf32>
    %267 = linalg.fill ins(%cst : f32) outs(%265 : tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %268 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%transposed_110 : tensor<2x2x2x64xf32>) outs(%267 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x1xf32>
    %269 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268 : tensor<2x2x2x1xf32>) outs(%265 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_15 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x1xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266 : tensor<2x2x2x1xf32>) outs(%265 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_6 : f64 to f32
      %846 = arith.addf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x2x2x1xf32>
    %271 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<2x2x2x1xf32>) outs(%265 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.rsqrt %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x1xf32>
    %272 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_110, %269 : tensor<2x2x2x64xf32>, tensor<2x2x2x1xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %273 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272, %271 : tensor<2x2x2x64xf32>, tensor<2x2x2x1xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %274 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %arg63 : tensor<2x2x2x64xf32>, tensor<64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%274, %arg64 : tensor<2x2x2x64xf32>, tensor<64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %collapsed_111 = tensor.collapse_shape %275 [[0, 1, 2], [3]] : tensor<2x2x2x64xf32> into tensor<8x64xf32>
    %276 = tensor.empty() : tensor<64x384xf32>
    %transposed_112 = linalg.transpose ins(%arg65 : tensor<384x64xf32>) outs(%276 : tensor<64x384xf32>) permutation = [1, 0] 
    %277 = tensor.empty() : tensor<8x384xf32>
    %278 = linalg.fill ins(%cst : f32) outs(%277 : tensor<8x384xf32>) -> tensor<8x384xf32>
    %279 = linalg.matmul ins(%collapsed_111, %transposed_112 : tensor<8x64xf32>, tensor<64x384xf32>) outs(%278 : tensor<8x384xf32>) -> tensor<8x384xf32>
    %280 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg66 : tensor<384xf32>) outs(%277 : tensor<8x384xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x384xf32>
    %281 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%279, %280 : tensor<8x384xf32>, tensor<8x384xf32>) outs(%277 : tensor<8x384xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<8x384xf32>
    %expanded_113 = tensor.expand_shape %281 [[0, 1, 2], [3]] output_shape [2, 2, 2, 384] : tensor<8x384xf32> into tensor<2x2x2x384xf32>
    %extracted_slice_114 = tensor.extract_slice %expanded_113[0, 0, 0, 0] [2, 2, 2, 192] [1, 1, 1, 1] : tensor<2x2x2x384xf32> to tensor<2x2x2x192xf32>
    %extracted_slice_115 = tensor.extract_slice %expanded_113[0, 0, 0, 192] [2, 2, 2, 128] [1, 1, 1, 1] : tensor<2x2x2x384xf32> to tensor<2x2x2x128xf32>
    %extracted_slice_116 = tensor.extract_slice %expanded_113[0, 0, 0, 320] [2, 2, 2, 64] [1, 1, 1, 1] : tensor<2x2x2x384xf32> to tensor<2x2x2x64xf32>
    %transposed_117 = linalg.transpose ins(%extracted_slice_116 : tensor<2x2x2x64xf32>) outs(%252 : tensor<2x64x2x2xf32>) permutation = [0, 3, 1, 2] 
    %padded_118 = tensor.pad %transposed_117 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x64x2x2xf32> to tensor<2x64x8x8xf32>
    %broadcasted_119 = linalg.broadcast ins(%arg68 : tensor<64xf32>) outs(%252 : tensor<2x64x2x2xf32>) dimensions = [0, 2, 3] 
    %collapsed_120 = tensor.collapse_shape %arg67 [[0, 1], [2], [3]] : tensor<64x1x7x7xf32> into tensor<64x7x7xf32>
    %282 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_118, %collapsed_120 : tensor<2x64x8x8xf32>, tensor<64x7x7xf32>) outs(%broadcasted_119 : tensor<2x64x2x2xf32>) -> tensor<2x64x2x2xf32>
    %transposed_121 = linalg.transpose ins(%282 : tensor<2x64x2x2xf32>) outs(%254 : tensor<2x2x2x64xf32>) permutation = [0, 2, 3, 1] 
    %283 = tensor.empty() : tensor<2x2x2x192xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_114 : tensor<2x2x2x192xf32>) outs(%283 : tensor<2x2x2x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.negf %in : f32
      %846 = math.exp %845 : f32
      %847 = arith.addf %846, %cst_0 : f32
      %848 = arith.divf %cst_0, %847 : f32
      linalg.yield %848 : f32
    } -> tensor<2x2x2x192xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_114, %284 : tensor<2x2x2x192xf32>, tensor<2x2x2x192xf32>) outs(%283 : tensor<2x2x2x192xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x192xf32>
    %inserted_slice_122 = tensor.insert_slice %extracted_slice_115 into %283[0, 0, 0, 0] [2, 2, 2, 128] [1, 1, 1, 1] : tensor<2x2x2x128xf32> into tensor<2x2x2x192xf32>
    %inserted_slice_123 = tensor.insert_slice %transposed_121 into %inserted_slice_122[0, 0, 0, 128] [2, 2, 2, 64] [1, 1, 1, 1] : tensor<2x2x2x64xf32> into tensor<2x2x2x192xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285, %inserted_slice_123 : tensor<2x2x2x192xf32>, tensor<2x2x2x192xf32>) outs(%283 : tensor<2x2x2x192xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x192xf32>
    %collapsed_124 = tensor.collapse_shape %286 [[0, 1, 2], [3]] : tensor<2x2x2x192xf32> into tensor<8x192xf32>
    %287 = tensor.empty() : tensor<192x64xf32>
    %transposed_125 = linalg.transpose ins(%arg69 : tensor<64x192xf32>) outs(%287 : tensor<192x64xf32>) permutation = [1, 0] 
    %288 = tensor.empty() : tensor<8x64xf32>
    %289 = linalg.fill ins(%cst : f32) outs(%288 : tensor<8x64xf32>) -> tensor<8x64xf32>
    %290 = linalg.matmul ins(%collapsed_124, %transposed_125 : tensor<8x192xf32>, tensor<192x64xf32>) outs(%289 : tensor<8x64xf32>) -> tensor<8x64xf32>
    %291 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg70 : tensor<64xf32>) outs(%288 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x64xf32>
    %292 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%290, %291 : tensor<8x64xf32>, tensor<8x64xf32>) outs(%288 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<8x64xf32>
    %expanded_126 = tensor.expand_shape %292 [[0, 1, 2], [3]] output_shape [2, 2, 2, 64] : tensor<8x64xf32> into tensor<2x2x2x64xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_126, %arg71 : tensor<2x2x2x64xf32>, tensor<64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293, %transposed_110 : tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %295 = tensor.empty() : tensor<2x64xf32>
    %296 = linalg.fill ins(%cst : f32) outs(%295 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%294 : tensor<2x2x2x64xf32>) outs(%296 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %298 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%297 : tensor<2x64xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_16 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %299 = tensor.empty() : tensor<2x64xf64>
    %300 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%298 : tensor<2x64xf32>) outs(%299 : tensor<2x64xf64>) {
    ^bb0(%in: f32, %out: f64):
      %845 = arith.extf %in : f32 to f64
      linalg.yield %845 : f64
    } -> tensor<2x64xf64>
    %301 = tensor.empty() : tensor<2x1xf64>
    %302 = linalg.fill ins(%cst_1 : f64) outs(%301 : tensor<2x1xf64>) -> tensor<2x1xf64>
    %303 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%300 : tensor<2x64xf64>) outs(%302 : tensor<2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x1xf64>
    %304 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<2x1xf64>) outs(%301 : tensor<2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_14 : f64
      linalg.yield %845 : f64
    } -> tensor<2x1xf64>
    %305 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%300, %304 : tensor<2x64xf64>, tensor<2x1xf64>) outs(%299 : tensor<2x64xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.subf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x64xf64>
    %306 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%305, %305 : tensor<2x64xf64>, tensor<2x64xf64>) outs(%299 : tensor<2x64xf64>) {
    ^bb0(%in: f64, %in_365: f64, %out: f64):
      %845 = arith.mulf %in, %in_365 : f64
      linalg.yield %845 : f64
    } -> tensor<2x64xf64>
    %307 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%306 : tensor<2x64xf64>) outs(%302 : tensor<2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.addf %in, %out : f64
      linalg.yield %845 : f64
    } -> tensor<2x1xf64>
    %308 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%307 : tensor<2x1xf64>) outs(%301 : tensor<2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %845 = arith.divf %in, %cst_14 : f64
      linalg.yield %845 : f64
    } -> tensor<2x1xf64>
    %309 = tensor.empty() : tensor<2x1xf32>
    %310 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%308 : tensor<2x1xf64>) outs(%309 : tensor<2x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %845 = arith.truncf %in : f64 to f32
      linalg.yield %845 : f32
    } -> tensor<2x1xf32>
    %311 = linalg.fill ins(%cst : f32) outs(%309 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %312 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%298 : tensor<2x64xf32>) outs(%311 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x1xf32>
    %313 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%312 : tensor<2x1xf32>) outs(%309 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_15 : f32
      linalg.yield %845 : f32
    } -> tensor<2x1xf32>
    %314 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%310 : tensor<2x1xf32>) outs(%309 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_6 : f64 to f32
      %846 = arith.addf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x1xf32>
    %315 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%314 : tensor<2x1xf32>) outs(%309 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.rsqrt %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x1xf32>
    %316 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%298, %313 : tensor<2x64xf32>, tensor<2x1xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %317 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%316, %315 : tensor<2x64xf32>, tensor<2x1xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %318 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%317, %arg72 : tensor<2x64xf32>, tensor<64xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %319 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%318, %arg73 : tensor<2x64xf32>, tensor<64xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %320 = tensor.empty() : tensor<64x256xf32>
    %transposed_127 = linalg.transpose ins(%arg74 : tensor<256x64xf32>) outs(%320 : tensor<64x256xf32>) permutation = [1, 0] 
    %321 = tensor.empty() : tensor<2x256xf32>
    %322 = linalg.fill ins(%cst : f32) outs(%321 : tensor<2x256xf32>) -> tensor<2x256xf32>
    %323 = linalg.matmul ins(%319, %transposed_127 : tensor<2x64xf32>, tensor<64x256xf32>) outs(%322 : tensor<2x256xf32>) -> tensor<2x256xf32>
    %324 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg75 : tensor<256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x256xf32>
    %325 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%323, %324 : tensor<2x256xf32>, tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %326 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%325 : tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_17 : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %327 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%325 : tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_5 : f64 to f32
      %846 = arith.mulf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x256xf32>
    %328 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%327 : tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.erf %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %329 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%328 : tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %cst_0 : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %330 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%326, %329 : tensor<2x256xf32>, tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %331 = tensor.empty() : tensor<256x8xf32>
    %transposed_128 = linalg.transpose ins(%arg76 : tensor<8x256xf32>) outs(%331 : tensor<256x8xf32>) permutation = [1, 0] 
    %332 = tensor.empty() : tensor<2x8xf32>
    %333 = linalg.fill ins(%cst : f32) outs(%332 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %334 = linalg.matmul ins(%330, %transposed_128 : tensor<2x256xf32>, tensor<256x8xf32>) outs(%333 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %335 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg77 : tensor<8xf32>) outs(%332 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8xf32>
    %336 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%334, %335 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%332 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8xf32>
    %337 = tensor.empty() : tensor<2xi64>
    %338 = linalg.fill ins(%c0_i64 : i64) outs(%337 : tensor<2xi64>) -> tensor<2xi64>
    %339 = tensor.empty() : tensor<2xf32>
    %340 = linalg.fill ins(%cst_2 : f32) outs(%339 : tensor<2xf32>) -> tensor<2xf32>
    %341:2 = linalg.generic {indexing_maps = [#map4, #map7, #map7], iterator_types = ["parallel", "reduction"]} ins(%336 : tensor<2x8xf32>) outs(%340, %338 : tensor<2xf32>, tensor<2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_365: i64):
      %845 = linalg.index 1 : index
      %846 = arith.index_cast %845 : index to i64
      %847 = arith.maximumf %in, %out : f32
      %848 = arith.cmpf ogt, %in, %out : f32
      %849 = arith.select %848, %846, %out_365 : i64
      linalg.yield %847, %849 : f32, i64
    } -> (tensor<2xf32>, tensor<2xi64>)
    %expanded_129 = tensor.expand_shape %341#0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %342 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%336, %expanded_129 : tensor<2x8xf32>, tensor<2x1xf32>) outs(%332 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8xf32>
    %343 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%342 : tensor<2x8xf32>) outs(%332 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.exp %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x8xf32>
    %344 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%343 : tensor<2x8xf32>) outs(%311 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x1xf32>
    %345 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%344 : tensor<2x1xf32>) outs(%309 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.log %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x1xf32>
    %346 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%342, %345 : tensor<2x8xf32>, tensor<2x1xf32>) outs(%332 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8xf32>
    %347 = tensor.empty() : tensor<2xi1>
    %348 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%arg79 : tensor<2xi64>) outs(%347 : tensor<2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %845 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %845 : i1
    } -> tensor<2xi1>
    %349 = linalg.generic {indexing_maps = [#map8, #map8, #map9, #map8], iterator_types = ["parallel"]} ins(%348, %arg79, %cst_20 : tensor<2xi1>, tensor<2xi64>, tensor<i64>) outs(%337 : tensor<2xi64>) {
    ^bb0(%in: i1, %in_365: i64, %in_366: i64, %out: i64):
      %845 = arith.select %in, %in_365, %in_366 : i64
      linalg.yield %845 : i64
    } -> tensor<2xi64>
    %expanded_130 = tensor.expand_shape %349 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %350 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_130 : tensor<2x1xi64>) outs(%311 : tensor<2x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %845 = linalg.index 0 : index
      %846 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %346[%845, %846] : tensor<2x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x1xf32>
    %collapsed_131 = tensor.collapse_shape %350 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %351 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_131 : tensor<2xf32>) outs(%339 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.negf %in : f32
      linalg.yield %845 : f32
    } -> tensor<2xf32>
    %352 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%348 : tensor<2xi1>) outs(%339 : tensor<2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %845 = arith.uitofp %in : i1 to f32
      linalg.yield %845 : f32
    } -> tensor<2xf32>
    %353 = linalg.generic {indexing_maps = [#map8, #map8, #map9, #map8], iterator_types = ["parallel"]} ins(%348, %351, %cst_3 : tensor<2xi1>, tensor<2xf32>, tensor<f32>) outs(%339 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_365: f32, %in_366: f32, %out: f32):
      %845 = arith.select %in, %in_365, %in_366 : f32
      linalg.yield %845 : f32
    } -> tensor<2xf32>
    %354 = tensor.empty() : tensor<f32>
    %355 = linalg.fill ins(%cst : f32) outs(%354 : tensor<f32>) -> tensor<f32>
    %356 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction"]} ins(%352 : tensor<2xf32>) outs(%355 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<f32>
    %357 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction"]} ins(%353 : tensor<2xf32>) outs(%355 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<f32>
    %358 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%357, %356 : tensor<f32>, tensor<f32>) outs(%354 : tensor<f32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.divf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<f32>
    %359 = tensor.empty() : tensor<8xi64>
    %360 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%359 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %845 = linalg.index 0 : index
      %846 = arith.index_cast %845 : index to i64
      linalg.yield %846 : i64
    } -> tensor<8xi64>
    %expanded_132 = tensor.expand_shape %360 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64>
    %expanded_133 = tensor.expand_shape %arg79 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %361 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%cst_7, %356 : tensor<f32>, tensor<f32>) outs(%354 : tensor<f32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.divf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<f32>
    %362 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%361 : tensor<f32>) outs(%354 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.negf %in : f32
      linalg.yield %845 : f32
    } -> tensor<f32>
    %363 = tensor.empty() : tensor<2x8xi1>
    %364 = linalg.generic {indexing_maps = [#map11, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_132, %expanded_133 : tensor<1x8xi64>, tensor<2x1xi64>) outs(%363 : tensor<2x8xi1>) {
    ^bb0(%in: i64, %in_365: i64, %out: i1):
      %845 = arith.cmpi eq, %in, %in_365 : i64
      linalg.yield %845 : i1
    } -> tensor<2x8xi1>
    %365 = tensor.empty() : tensor<2x1xi1>
    %366 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_133 : tensor<2x1xi64>) outs(%365 : tensor<2x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %845 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %845 : i1
    } -> tensor<2x1xi1>
    %367 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%364, %366 : tensor<2x8xi1>, tensor<2x1xi1>) outs(%363 : tensor<2x8xi1>) {
    ^bb0(%in: i1, %in_365: i1, %out: i1):
      %845 = arith.andi %in, %in_365 : i1
      linalg.yield %845 : i1
    } -> tensor<2x8xi1>
    %368 = linalg.generic {indexing_maps = [#map4, #map12, #map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%367, %362, %cst_3 : tensor<2x8xi1>, tensor<f32>, tensor<f32>) outs(%332 : tensor<2x8xf32>) {
    ^bb0(%in: i1, %in_365: f32, %in_366: f32, %out: f32):
      %845 = arith.select %in, %in_365, %in_366 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8xf32>
    %369 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%346 : tensor<2x8xf32>) outs(%332 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.exp %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x8xf32>
    %370 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%368 : tensor<2x8xf32>) outs(%311 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x1xf32>
    %371 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%369, %370 : tensor<2x8xf32>, tensor<2x1xf32>) outs(%332 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8xf32>
    %372 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%368, %371 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%332 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8xf32>
    %373 = linalg.matmul ins(%372, %arg76 : tensor<2x8xf32>, tensor<8x256xf32>) outs(%322 : tensor<2x256xf32>) -> tensor<2x256xf32>
    %374 = tensor.empty() : tensor<8x2xf32>
    %transposed_134 = linalg.transpose ins(%372 : tensor<2x8xf32>) outs(%374 : tensor<8x2xf32>) permutation = [1, 0] 
    %375 = tensor.empty() : tensor<8x256xf32>
    %376 = linalg.fill ins(%cst : f32) outs(%375 : tensor<8x256xf32>) -> tensor<8x256xf32>
    %377 = linalg.matmul ins(%transposed_134, %330 : tensor<8x2xf32>, tensor<2x256xf32>) outs(%376 : tensor<8x256xf32>) -> tensor<8x256xf32>
    %378 = tensor.empty() : tensor<1x8xf32>
    %379 = linalg.fill ins(%cst : f32) outs(%378 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %380 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%372 : tensor<2x8xf32>) outs(%379 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x8xf32>
    %collapsed_135 = tensor.collapse_shape %380 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %381 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%329 : tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_17 : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %382 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%325, %325 : tensor<2x256xf32>, tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %383 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%382 : tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_18 : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %384 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%383 : tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = math.exp %in : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %385 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%384 : tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.truncf %cst_4 : f64 to f32
      %846 = arith.mulf %in, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<2x256xf32>
    %386 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%325, %385 : tensor<2x256xf32>, tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %387 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%381, %386 : tensor<2x256xf32>, tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %388 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%373, %387 : tensor<2x256xf32>, tensor<2x256xf32>) outs(%321 : tensor<2x256xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x256xf32>
    %389 = linalg.matmul ins(%388, %arg74 : tensor<2x256xf32>, tensor<256x64xf32>) outs(%296 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %390 = tensor.empty() : tensor<256x2xf32>
    %transposed_136 = linalg.transpose ins(%388 : tensor<2x256xf32>) outs(%390 : tensor<256x2xf32>) permutation = [1, 0] 
    %391 = tensor.empty() : tensor<256x64xf32>
    %392 = linalg.fill ins(%cst : f32) outs(%391 : tensor<256x64xf32>) -> tensor<256x64xf32>
    %393 = linalg.matmul ins(%transposed_136, %319 : tensor<256x2xf32>, tensor<2x64xf32>) outs(%392 : tensor<256x64xf32>) -> tensor<256x64xf32>
    %394 = tensor.empty() : tensor<1x256xf32>
    %395 = linalg.fill ins(%cst : f32) outs(%394 : tensor<1x256xf32>) -> tensor<1x256xf32>
    %396 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%388 : tensor<2x256xf32>) outs(%395 : tensor<1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x256xf32>
    %collapsed_137 = tensor.collapse_shape %396 [[0, 1]] : tensor<1x256xf32> into tensor<256xf32>
    %397 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%389, %arg72 : tensor<2x64xf32>, tensor<64xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %398 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%397 : tensor<2x64xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_15 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %399 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%397 : tensor<2x64xf32>) outs(%311 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x1xf32>
    %400 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%397, %317 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %401 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%400 : tensor<2x64xf32>) outs(%311 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x1xf32>
    %402 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%317, %401 : tensor<2x64xf32>, tensor<2x1xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %403 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%398, %399 : tensor<2x64xf32>, tensor<2x1xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %404 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%403, %402 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %405 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%315 : tensor<2x1xf32>) outs(%309 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_15 : f32
      linalg.yield %845 : f32
    } -> tensor<2x1xf32>
    %406 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%405, %404 : tensor<2x1xf32>, tensor<2x64xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %407 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%389, %317 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%295 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x64xf32>
    %408 = tensor.empty() : tensor<64xf32>
    %409 = linalg.fill ins(%cst : f32) outs(%408 : tensor<64xf32>) -> tensor<64xf32>
    %410 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["reduction", "parallel"]} ins(%407 : tensor<2x64xf32>) outs(%409 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<64xf32>
    %411 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["reduction", "parallel"]} ins(%389 : tensor<2x64xf32>) outs(%409 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<64xf32>
    %412 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406 : tensor<2x64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x64xf32>
    %413 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<2x2x2x64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_16 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %414 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413, %expanded_126 : tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %415 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413, %arg71 : tensor<2x2x2x64xf32>, tensor<64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %416 = tensor.empty() : tensor<1x1x1x64xf32>
    %417 = linalg.fill ins(%cst : f32) outs(%416 : tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %418 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%414 : tensor<2x2x2x64xf32>) outs(%417 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x1x1x64xf32>
    %collapsed_138 = tensor.collapse_shape %418 [[0, 1, 2, 3]] : tensor<1x1x1x64xf32> into tensor<64xf32>
    %collapsed_139 = tensor.collapse_shape %415 [[0, 1, 2], [3]] : tensor<2x2x2x64xf32> into tensor<8x64xf32>
    %419 = tensor.empty() : tensor<8x192xf32>
    %420 = linalg.fill ins(%cst : f32) outs(%419 : tensor<8x192xf32>) -> tensor<8x192xf32>
    %421 = linalg.matmul ins(%collapsed_139, %arg69 : tensor<8x64xf32>, tensor<64x192xf32>) outs(%420 : tensor<8x192xf32>) -> tensor<8x192xf32>
    %422 = tensor.empty() : tensor<64x8xf32>
    %transposed_140 = linalg.transpose ins(%collapsed_139 : tensor<8x64xf32>) outs(%422 : tensor<64x8xf32>) permutation = [1, 0] 
    %423 = tensor.empty() : tensor<64x192xf32>
    %424 = linalg.fill ins(%cst : f32) outs(%423 : tensor<64x192xf32>) -> tensor<64x192xf32>
    %425 = linalg.matmul ins(%transposed_140, %collapsed_124 : tensor<64x8xf32>, tensor<8x192xf32>) outs(%424 : tensor<64x192xf32>) -> tensor<64x192xf32>
    %426 = tensor.empty() : tensor<1x64xf32>
    %427 = linalg.fill ins(%cst : f32) outs(%426 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %428 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_139 : tensor<8x64xf32>) outs(%427 : tensor<1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x64xf32>
    %collapsed_141 = tensor.collapse_shape %428 [[0, 1]] : tensor<1x64xf32> into tensor<64xf32>
    %expanded_142 = tensor.expand_shape %421 [[0, 1, 2], [3]] output_shape [2, 2, 2, 192] : tensor<8x192xf32> into tensor<2x2x2x192xf32>
    %429 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142, %285 : tensor<2x2x2x192xf32>, tensor<2x2x2x192xf32>) outs(%283 : tensor<2x2x2x192xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x192xf32>
    %430 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142, %inserted_slice_123 : tensor<2x2x2x192xf32>, tensor<2x2x2x192xf32>) outs(%283 : tensor<2x2x2x192xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x192xf32>
    %extracted_slice_143 = tensor.extract_slice %429[0, 0, 0, 0] [2, 2, 2, 128] [1, 1, 1, 1] : tensor<2x2x2x192xf32> to tensor<2x2x2x128xf32>
    %extracted_slice_144 = tensor.extract_slice %429[0, 0, 0, 128] [2, 2, 2, 64] [1, 1, 1, 1] : tensor<2x2x2x192xf32> to tensor<2x2x2x64xf32>
    %431 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%430, %284 : tensor<2x2x2x192xf32>, tensor<2x2x2x192xf32>) outs(%283 : tensor<2x2x2x192xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x192xf32>
    %432 = linalg.generic {indexing_maps = [#map14, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_19, %284 : tensor<i64>, tensor<2x2x2x192xf32>) outs(%283 : tensor<2x2x2x192xf32>) {
    ^bb0(%in: i64, %in_365: f32, %out: f32):
      %845 = arith.sitofp %in : i64 to f32
      %846 = arith.subf %845, %in_365 : f32
      linalg.yield %846 : f32
    } -> tensor<2x2x2x192xf32>
    %433 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_114, %432 : tensor<2x2x2x192xf32>, tensor<2x2x2x192xf32>) outs(%283 : tensor<2x2x2x192xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x192xf32>
    %434 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433 : tensor<2x2x2x192xf32>) outs(%283 : tensor<2x2x2x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %cst_0 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x192xf32>
    %435 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%431, %434 : tensor<2x2x2x192xf32>, tensor<2x2x2x192xf32>) outs(%283 : tensor<2x2x2x192xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x192xf32>
    %transposed_145 = linalg.transpose ins(%extracted_slice_144 : tensor<2x2x2x64xf32>) outs(%252 : tensor<2x64x2x2xf32>) permutation = [0, 3, 1, 2] 
    %expanded_146 = tensor.expand_shape %arg67 [[0], [1], [2, 3], [4]] output_shape [64, 1, 1, 7, 7] : tensor<64x1x7x7xf32> into tensor<64x1x1x7x7xf32>
    %436 = tensor.empty() : tensor<64x1x1x7x7xf32>
    %transposed_147 = linalg.transpose ins(%expanded_146 : tensor<64x1x1x7x7xf32>) outs(%436 : tensor<64x1x1x7x7xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0], [1], [2, 3], [4]] : tensor<64x1x1x7x7xf32> into tensor<64x1x7x7xf32>
    %437 = tensor.empty() : tensor<64x1x7x7xf32>
    %438 = linalg.fill ins(%cst : f32) outs(%437 : tensor<64x1x7x7xf32>) -> tensor<64x1x7x7xf32>
    %439 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_148 : tensor<64x1x7x7xf32>) outs(%438 : tensor<64x1x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = linalg.index 0 : index
      %846 = linalg.index 2 : index
      %847 = linalg.index 3 : index
      %848 = arith.subi %c6, %846 : index
      %849 = arith.subi %c6, %847 : index
      %extracted = tensor.extract %collapsed_148[%845, %c0, %848, %849] : tensor<64x1x7x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x1x7x7xf32>
    %padded_149 = tensor.pad %transposed_145 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x64x2x2xf32> to tensor<2x64x8x8xf32>
    %440 = linalg.fill ins(%cst : f32) outs(%252 : tensor<2x64x2x2xf32>) -> tensor<2x64x2x2xf32>
    %collapsed_150 = tensor.collapse_shape %439 [[0, 1], [2], [3]] : tensor<64x1x7x7xf32> into tensor<64x7x7xf32>
    %441 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_149, %collapsed_150 : tensor<2x64x8x8xf32>, tensor<64x7x7xf32>) outs(%440 : tensor<2x64x2x2xf32>) -> tensor<2x64x2x2xf32>
    %expanded_151 = tensor.expand_shape %padded_118 [[0], [1], [2, 3], [4]] output_shape [2, 64, 1, 8, 8] : tensor<2x64x8x8xf32> into tensor<2x64x1x8x8xf32>
    %442 = tensor.empty() : tensor<1x64x2x8x8xf32>
    %transposed_152 = linalg.transpose ins(%expanded_151 : tensor<2x64x1x8x8xf32>) outs(%442 : tensor<1x64x2x8x8xf32>) permutation = [2, 1, 0, 3, 4] 
    %expanded_153 = tensor.expand_shape %transposed_145 [[0], [1], [2, 3], [4]] output_shape [2, 64, 1, 2, 2] : tensor<2x64x2x2xf32> into tensor<2x64x1x2x2xf32>
    %443 = tensor.empty() : tensor<64x1x2x2x2xf32>
    %transposed_154 = linalg.transpose ins(%expanded_153 : tensor<2x64x1x2x2xf32>) outs(%443 : tensor<64x1x2x2x2xf32>) permutation = [1, 2, 0, 3, 4] 
    %444 = tensor.empty() : tensor<1x64x7x7xf32>
    %expanded_155 = tensor.expand_shape %444 [[0], [1, 2], [3], [4]] output_shape [1, 64, 1, 7, 7] : tensor<1x64x7x7xf32> into tensor<1x64x1x7x7xf32>
    %445 = linalg.fill ins(%cst : f32) outs(%expanded_155 : tensor<1x64x1x7x7xf32>) -> tensor<1x64x1x7x7xf32>
    %446 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_152, %transposed_154 : tensor<1x64x2x8x8xf32>, tensor<64x1x2x2x2xf32>) outs(%445 : tensor<1x64x1x7x7xf32>) -> tensor<1x64x1x7x7xf32>
    %collapsed_156 = tensor.collapse_shape %446 [[0], [1, 2], [3], [4]] : tensor<1x64x1x7x7xf32> into tensor<1x64x7x7xf32>
    %transposed_157 = linalg.transpose ins(%collapsed_156 : tensor<1x64x7x7xf32>) outs(%437 : tensor<64x1x7x7xf32>) permutation = [1, 0, 2, 3] 
    %447 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%transposed_145 : tensor<2x64x2x2xf32>) outs(%409 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<64xf32>
    %transposed_158 = linalg.transpose ins(%441 : tensor<2x64x2x2xf32>) outs(%254 : tensor<2x2x2x64xf32>) permutation = [0, 2, 3, 1] 
    %448 = tensor.empty() : tensor<2x2x2x384xf32>
    %inserted_slice_159 = tensor.insert_slice %435 into %448[0, 0, 0, 0] [2, 2, 2, 192] [1, 1, 1, 1] : tensor<2x2x2x192xf32> into tensor<2x2x2x384xf32>
    %inserted_slice_160 = tensor.insert_slice %extracted_slice_143 into %inserted_slice_159[0, 0, 0, 192] [2, 2, 2, 128] [1, 1, 1, 1] : tensor<2x2x2x128xf32> into tensor<2x2x2x384xf32>
    %inserted_slice_161 = tensor.insert_slice %transposed_158 into %inserted_slice_160[0, 0, 0, 320] [2, 2, 2, 64] [1, 1, 1, 1] : tensor<2x2x2x64xf32> into tensor<2x2x2x384xf32>
    %collapsed_162 = tensor.collapse_shape %inserted_slice_161 [[0, 1, 2], [3]] : tensor<2x2x2x384xf32> into tensor<8x384xf32>
    %449 = linalg.matmul ins(%collapsed_162, %arg65 : tensor<8x384xf32>, tensor<384x64xf32>) outs(%289 : tensor<8x64xf32>) -> tensor<8x64xf32>
    %450 = tensor.empty() : tensor<384x8xf32>
    %transposed_163 = linalg.transpose ins(%collapsed_162 : tensor<8x384xf32>) outs(%450 : tensor<384x8xf32>) permutation = [1, 0] 
    %451 = tensor.empty() : tensor<384x64xf32>
    %452 = linalg.fill ins(%cst : f32) outs(%451 : tensor<384x64xf32>) -> tensor<384x64xf32>
    %453 = linalg.matmul ins(%transposed_163, %collapsed_111 : tensor<384x8xf32>, tensor<8x64xf32>) outs(%452 : tensor<384x64xf32>) -> tensor<384x64xf32>
    %454 = tensor.empty() : tensor<1x384xf32>
    %455 = linalg.fill ins(%cst : f32) outs(%454 : tensor<1x384xf32>) -> tensor<1x384xf32>
    %456 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_162 : tensor<8x384xf32>) outs(%455 : tensor<1x384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x384xf32>
    %collapsed_164 = tensor.collapse_shape %456 [[0, 1]] : tensor<1x384xf32> into tensor<384xf32>
    %expanded_165 = tensor.expand_shape %449 [[0, 1, 2], [3]] output_shape [2, 2, 2, 64] : tensor<8x64xf32> into tensor<2x2x2x64xf32>
    %457 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_165, %arg63 : tensor<2x2x2x64xf32>, tensor<64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %458 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%457 : tensor<2x2x2x64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_15 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %459 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%457 : tensor<2x2x2x64xf32>) outs(%267 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x1xf32>
    %460 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%457, %273 : tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %461 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%460 : tensor<2x2x2x64xf32>) outs(%267 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x1xf32>
    %462 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %461 : tensor<2x2x2x64xf32>, tensor<2x2x2x1xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %463 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%458, %459 : tensor<2x2x2x64xf32>, tensor<2x2x2x1xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %464 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%463, %462 : tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %465 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271 : tensor<2x2x2x1xf32>) outs(%265 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_15 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x1xf32>
    %466 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%465, %464 : tensor<2x2x2x1xf32>, tensor<2x2x2x64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %467 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_165, %273 : tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %468 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%467 : tensor<2x2x2x64xf32>) outs(%409 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<64xf32>
    %469 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%expanded_165 : tensor<2x2x2x64xf32>) outs(%409 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<64xf32>
    %470 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413, %466 : tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) outs(%254 : tensor<2x2x2x64xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x2x2x64xf32>
    %transposed_166 = linalg.transpose ins(%470 : tensor<2x2x2x64xf32>) outs(%252 : tensor<2x64x2x2xf32>) permutation = [0, 3, 1, 2] 
    %471 = tensor.empty() : tensor<48x64x3x3xf32>
    %472 = linalg.fill ins(%cst : f32) outs(%471 : tensor<48x64x3x3xf32>) -> tensor<48x64x3x3xf32>
    %473 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%472 : tensor<48x64x3x3xf32>) {
    ^bb0(%out: f32):
      %845 = linalg.index 0 : index
      %846 = linalg.index 1 : index
      %847 = linalg.index 2 : index
      %848 = linalg.index 3 : index
      %849 = arith.subi %c2, %847 : index
      %850 = arith.subi %c2, %848 : index
      %extracted = tensor.extract %arg61[%846, %845, %849, %850] : tensor<64x48x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<48x64x3x3xf32>
    %474 = tensor.empty() : tensor<2x64x6x6xf32>
    %475 = linalg.fill ins(%cst : f32) outs(%474 : tensor<2x64x6x6xf32>) -> tensor<2x64x6x6xf32>
    %inserted_slice_167 = tensor.insert_slice %transposed_166 into %475[0, 0, 1, 1] [2, 64, 2, 2] [1, 1, 2, 2] : tensor<2x64x2x2xf32> into tensor<2x64x6x6xf32>
    %476 = linalg.fill ins(%cst : f32) outs(%137 : tensor<2x48x4x4xf32>) -> tensor<2x48x4x4xf32>
    %477 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_167, %473 : tensor<2x64x6x6xf32>, tensor<48x64x3x3xf32>) outs(%476 : tensor<2x48x4x4xf32>) -> tensor<2x48x4x4xf32>
    %478 = tensor.empty() : tensor<48x2x4x4xf32>
    %transposed_168 = linalg.transpose ins(%251 : tensor<2x4x4x48xf32>) outs(%478 : tensor<48x2x4x4xf32>) permutation = [3, 0, 1, 2] 
    %padded_169 = tensor.pad %transposed_168 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<48x2x4x4xf32> to tensor<48x2x6x6xf32>
    %479 = tensor.empty() : tensor<48x128x4x4xf32>
    %expanded_170 = tensor.expand_shape %padded_169 [[0], [1, 2], [3], [4]] output_shape [48, 2, 1, 6, 6] : tensor<48x2x6x6xf32> into tensor<48x2x1x6x6xf32>
    %expanded_171 = tensor.expand_shape %transposed_166 [[0], [1], [2, 3], [4]] output_shape [2, 64, 1, 2, 2] : tensor<2x64x2x2xf32> into tensor<2x64x1x2x2xf32>
    %expanded_172 = tensor.expand_shape %479 [[0], [1, 2], [3], [4]] output_shape [48, 2, 64, 4, 4] : tensor<48x128x4x4xf32> into tensor<48x2x64x4x4xf32>
    %480 = linalg.fill ins(%cst : f32) outs(%expanded_172 : tensor<48x2x64x4x4xf32>) -> tensor<48x2x64x4x4xf32>
    %481 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_170, %expanded_171 : tensor<48x2x1x6x6xf32>, tensor<2x64x1x2x2xf32>) outs(%480 : tensor<48x2x64x4x4xf32>) -> tensor<48x2x64x4x4xf32>
    %collapsed_173 = tensor.collapse_shape %481 [[0], [1, 2], [3], [4]] : tensor<48x2x64x4x4xf32> into tensor<48x128x4x4xf32>
    %extracted_slice_174 = tensor.extract_slice %collapsed_173[0, 0, 0, 0] [48, 128, 3, 4] [1, 1, 1, 1] : tensor<48x128x4x4xf32> to tensor<48x128x3x4xf32>
    %extracted_slice_175 = tensor.extract_slice %extracted_slice_174[0, 0, 0, 0] [48, 128, 3, 3] [1, 1, 1, 1] : tensor<48x128x3x4xf32> to tensor<48x128x3x3xf32>
    %expanded_176 = tensor.expand_shape %extracted_slice_175 [[0], [1, 2], [3], [4]] output_shape [48, 2, 64, 3, 3] : tensor<48x128x3x3xf32> into tensor<48x2x64x3x3xf32>
    %482 = tensor.empty() : tensor<2x64x48x3x3xf32>
    %transposed_177 = linalg.transpose ins(%expanded_176 : tensor<48x2x64x3x3xf32>) outs(%482 : tensor<2x64x48x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %483 = tensor.empty() : tensor<64x48x3x3xf32>
    %484 = linalg.fill ins(%cst : f32) outs(%483 : tensor<64x48x3x3xf32>) -> tensor<64x48x3x3xf32>
    %485 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_177 : tensor<2x64x48x3x3xf32>) outs(%484 : tensor<64x48x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<64x48x3x3xf32>
    %486 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%transposed_166 : tensor<2x64x2x2xf32>) outs(%409 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<64xf32>
    %transposed_178 = linalg.transpose ins(%477 : tensor<2x48x4x4xf32>) outs(%139 : tensor<2x4x4x48xf32>) permutation = [0, 2, 3, 1] 
    %487 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_178, %arg59 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %488 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%487 : tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %489 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%487 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %490 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%487, %249 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %491 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%490 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %492 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249, %491 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %493 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%488, %489 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %494 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%493, %492 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %495 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %496 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%495, %494 : tensor<2x4x4x1xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %497 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_178, %249 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %498 = tensor.empty() : tensor<48xf32>
    %499 = linalg.fill ins(%cst : f32) outs(%498 : tensor<48xf32>) -> tensor<48xf32>
    %500 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%497 : tensor<2x4x4x48xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %501 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%transposed_178 : tensor<2x4x4x48xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %502 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%496, %expanded_106 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %503 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%496, %arg58 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %504 = tensor.empty() : tensor<1x1x1x48xf32>
    %505 = linalg.fill ins(%cst : f32) outs(%504 : tensor<1x1x1x48xf32>) -> tensor<1x1x1x48xf32>
    %506 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%502 : tensor<2x4x4x48xf32>) outs(%505 : tensor<1x1x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x1x1x48xf32>
    %collapsed_179 = tensor.collapse_shape %506 [[0, 1, 2, 3]] : tensor<1x1x1x48xf32> into tensor<48xf32>
    %collapsed_180 = tensor.collapse_shape %503 [[0, 1, 2], [3]] : tensor<2x4x4x48xf32> into tensor<32x48xf32>
    %507 = tensor.empty() : tensor<32x144xf32>
    %508 = linalg.fill ins(%cst : f32) outs(%507 : tensor<32x144xf32>) -> tensor<32x144xf32>
    %509 = linalg.matmul ins(%collapsed_180, %arg56 : tensor<32x48xf32>, tensor<48x144xf32>) outs(%508 : tensor<32x144xf32>) -> tensor<32x144xf32>
    %510 = tensor.empty() : tensor<48x32xf32>
    %transposed_181 = linalg.transpose ins(%collapsed_180 : tensor<32x48xf32>) outs(%510 : tensor<48x32xf32>) permutation = [1, 0] 
    %511 = tensor.empty() : tensor<48x144xf32>
    %512 = linalg.fill ins(%cst : f32) outs(%511 : tensor<48x144xf32>) -> tensor<48x144xf32>
    %513 = linalg.matmul ins(%transposed_181, %collapsed_104 : tensor<48x32xf32>, tensor<32x144xf32>) outs(%512 : tensor<48x144xf32>) -> tensor<48x144xf32>
    %514 = tensor.empty() : tensor<1x48xf32>
    %515 = linalg.fill ins(%cst : f32) outs(%514 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %516 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_180 : tensor<32x48xf32>) outs(%515 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x48xf32>
    %collapsed_182 = tensor.collapse_shape %516 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_183 = tensor.expand_shape %509 [[0, 1, 2], [3]] output_shape [2, 4, 4, 144] : tensor<32x144xf32> into tensor<2x4x4x144xf32>
    %517 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_183, %229 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %518 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_183, %inserted_slice_103 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %extracted_slice_184 = tensor.extract_slice %517[0, 0, 0, 0] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x144xf32> to tensor<2x4x4x96xf32>
    %extracted_slice_185 = tensor.extract_slice %517[0, 0, 0, 96] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x144xf32> to tensor<2x4x4x48xf32>
    %519 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%518, %228 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %520 = linalg.generic {indexing_maps = [#map14, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_19, %228 : tensor<i64>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: i64, %in_365: f32, %out: f32):
      %845 = arith.sitofp %in : i64 to f32
      %846 = arith.subf %845, %in_365 : f32
      linalg.yield %846 : f32
    } -> tensor<2x4x4x144xf32>
    %521 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_94, %520 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %522 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%521 : tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %cst_0 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %523 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%519, %522 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %transposed_186 = linalg.transpose ins(%extracted_slice_185 : tensor<2x4x4x48xf32>) outs(%137 : tensor<2x48x4x4xf32>) permutation = [0, 3, 1, 2] 
    %expanded_187 = tensor.expand_shape %arg54 [[0], [1], [2, 3], [4]] output_shape [48, 1, 1, 7, 7] : tensor<48x1x7x7xf32> into tensor<48x1x1x7x7xf32>
    %524 = tensor.empty() : tensor<48x1x1x7x7xf32>
    %transposed_188 = linalg.transpose ins(%expanded_187 : tensor<48x1x1x7x7xf32>) outs(%524 : tensor<48x1x1x7x7xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_189 = tensor.collapse_shape %transposed_188 [[0], [1], [2, 3], [4]] : tensor<48x1x1x7x7xf32> into tensor<48x1x7x7xf32>
    %525 = tensor.empty() : tensor<48x1x7x7xf32>
    %526 = linalg.fill ins(%cst : f32) outs(%525 : tensor<48x1x7x7xf32>) -> tensor<48x1x7x7xf32>
    %527 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_189 : tensor<48x1x7x7xf32>) outs(%526 : tensor<48x1x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = linalg.index 0 : index
      %846 = linalg.index 2 : index
      %847 = linalg.index 3 : index
      %848 = arith.subi %c6, %846 : index
      %849 = arith.subi %c6, %847 : index
      %extracted = tensor.extract %collapsed_189[%845, %c0, %848, %849] : tensor<48x1x7x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<48x1x7x7xf32>
    %padded_190 = tensor.pad %transposed_186 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x48x4x4xf32> to tensor<2x48x10x10xf32>
    %collapsed_191 = tensor.collapse_shape %527 [[0, 1], [2], [3]] : tensor<48x1x7x7xf32> into tensor<48x7x7xf32>
    %528 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_190, %collapsed_191 : tensor<2x48x10x10xf32>, tensor<48x7x7xf32>) outs(%476 : tensor<2x48x4x4xf32>) -> tensor<2x48x4x4xf32>
    %expanded_192 = tensor.expand_shape %padded_98 [[0], [1], [2, 3], [4]] output_shape [2, 48, 1, 10, 10] : tensor<2x48x10x10xf32> into tensor<2x48x1x10x10xf32>
    %529 = tensor.empty() : tensor<1x48x2x10x10xf32>
    %transposed_193 = linalg.transpose ins(%expanded_192 : tensor<2x48x1x10x10xf32>) outs(%529 : tensor<1x48x2x10x10xf32>) permutation = [2, 1, 0, 3, 4] 
    %expanded_194 = tensor.expand_shape %transposed_186 [[0], [1], [2, 3], [4]] output_shape [2, 48, 1, 4, 4] : tensor<2x48x4x4xf32> into tensor<2x48x1x4x4xf32>
    %530 = tensor.empty() : tensor<48x1x2x4x4xf32>
    %transposed_195 = linalg.transpose ins(%expanded_194 : tensor<2x48x1x4x4xf32>) outs(%530 : tensor<48x1x2x4x4xf32>) permutation = [1, 2, 0, 3, 4] 
    %531 = tensor.empty() : tensor<1x48x7x7xf32>
    %expanded_196 = tensor.expand_shape %531 [[0], [1, 2], [3], [4]] output_shape [1, 48, 1, 7, 7] : tensor<1x48x7x7xf32> into tensor<1x48x1x7x7xf32>
    %532 = linalg.fill ins(%cst : f32) outs(%expanded_196 : tensor<1x48x1x7x7xf32>) -> tensor<1x48x1x7x7xf32>
    %533 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_193, %transposed_195 : tensor<1x48x2x10x10xf32>, tensor<48x1x2x4x4xf32>) outs(%532 : tensor<1x48x1x7x7xf32>) -> tensor<1x48x1x7x7xf32>
    %collapsed_197 = tensor.collapse_shape %533 [[0], [1, 2], [3], [4]] : tensor<1x48x1x7x7xf32> into tensor<1x48x7x7xf32>
    %transposed_198 = linalg.transpose ins(%collapsed_197 : tensor<1x48x7x7xf32>) outs(%525 : tensor<48x1x7x7xf32>) permutation = [1, 0, 2, 3] 
    %534 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%transposed_186 : tensor<2x48x4x4xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %transposed_199 = linalg.transpose ins(%528 : tensor<2x48x4x4xf32>) outs(%139 : tensor<2x4x4x48xf32>) permutation = [0, 2, 3, 1] 
    %535 = tensor.empty() : tensor<2x4x4x288xf32>
    %inserted_slice_200 = tensor.insert_slice %523 into %535[0, 0, 0, 0] [2, 4, 4, 144] [1, 1, 1, 1] : tensor<2x4x4x144xf32> into tensor<2x4x4x288xf32>
    %inserted_slice_201 = tensor.insert_slice %extracted_slice_184 into %inserted_slice_200[0, 0, 0, 144] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x96xf32> into tensor<2x4x4x288xf32>
    %inserted_slice_202 = tensor.insert_slice %transposed_199 into %inserted_slice_201[0, 0, 0, 240] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x48xf32> into tensor<2x4x4x288xf32>
    %collapsed_203 = tensor.collapse_shape %inserted_slice_202 [[0, 1, 2], [3]] : tensor<2x4x4x288xf32> into tensor<32x288xf32>
    %536 = linalg.matmul ins(%collapsed_203, %arg52 : tensor<32x288xf32>, tensor<288x48xf32>) outs(%174 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %537 = tensor.empty() : tensor<288x32xf32>
    %transposed_204 = linalg.transpose ins(%collapsed_203 : tensor<32x288xf32>) outs(%537 : tensor<288x32xf32>) permutation = [1, 0] 
    %538 = tensor.empty() : tensor<288x48xf32>
    %539 = linalg.fill ins(%cst : f32) outs(%538 : tensor<288x48xf32>) -> tensor<288x48xf32>
    %540 = linalg.matmul ins(%transposed_204, %collapsed_91 : tensor<288x32xf32>, tensor<32x48xf32>) outs(%539 : tensor<288x48xf32>) -> tensor<288x48xf32>
    %541 = tensor.empty() : tensor<1x288xf32>
    %542 = linalg.fill ins(%cst : f32) outs(%541 : tensor<1x288xf32>) -> tensor<1x288xf32>
    %543 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_203 : tensor<32x288xf32>) outs(%542 : tensor<1x288xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x288xf32>
    %collapsed_205 = tensor.collapse_shape %543 [[0, 1]] : tensor<1x288xf32> into tensor<288xf32>
    %expanded_206 = tensor.expand_shape %536 [[0, 1, 2], [3]] output_shape [2, 4, 4, 48] : tensor<32x48xf32> into tensor<2x4x4x48xf32>
    %544 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_206, %arg50 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %545 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%544 : tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %546 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%544 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %547 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%544, %221 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %548 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%547 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %549 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %548 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %550 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%545, %546 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %551 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%550, %549 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %552 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %553 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%552, %551 : tensor<2x4x4x1xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %554 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_206, %221 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %555 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%554 : tensor<2x4x4x48xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %556 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%expanded_206 : tensor<2x4x4x48xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %557 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%496, %553 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %558 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%557, %expanded_90 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %559 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%557, %arg49 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %560 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%558 : tensor<2x4x4x48xf32>) outs(%505 : tensor<1x1x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x1x1x48xf32>
    %collapsed_207 = tensor.collapse_shape %560 [[0, 1, 2, 3]] : tensor<1x1x1x48xf32> into tensor<48xf32>
    %collapsed_208 = tensor.collapse_shape %559 [[0, 1, 2], [3]] : tensor<2x4x4x48xf32> into tensor<32x48xf32>
    %561 = linalg.matmul ins(%collapsed_208, %arg47 : tensor<32x48xf32>, tensor<48x144xf32>) outs(%508 : tensor<32x144xf32>) -> tensor<32x144xf32>
    %transposed_209 = linalg.transpose ins(%collapsed_208 : tensor<32x48xf32>) outs(%510 : tensor<48x32xf32>) permutation = [1, 0] 
    %562 = linalg.matmul ins(%transposed_209, %collapsed_88 : tensor<48x32xf32>, tensor<32x144xf32>) outs(%512 : tensor<48x144xf32>) -> tensor<48x144xf32>
    %563 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_208 : tensor<32x48xf32>) outs(%515 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x48xf32>
    %collapsed_210 = tensor.collapse_shape %563 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_211 = tensor.expand_shape %561 [[0, 1, 2], [3]] output_shape [2, 4, 4, 144] : tensor<32x144xf32> into tensor<2x4x4x144xf32>
    %564 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_211, %201 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %565 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_211, %inserted_slice_87 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %extracted_slice_212 = tensor.extract_slice %564[0, 0, 0, 0] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x144xf32> to tensor<2x4x4x96xf32>
    %extracted_slice_213 = tensor.extract_slice %564[0, 0, 0, 96] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x144xf32> to tensor<2x4x4x48xf32>
    %566 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%565, %200 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %567 = linalg.generic {indexing_maps = [#map14, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_19, %200 : tensor<i64>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: i64, %in_365: f32, %out: f32):
      %845 = arith.sitofp %in : i64 to f32
      %846 = arith.subf %845, %in_365 : f32
      linalg.yield %846 : f32
    } -> tensor<2x4x4x144xf32>
    %568 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_78, %567 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %569 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%568 : tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %cst_0 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %570 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566, %569 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %transposed_214 = linalg.transpose ins(%extracted_slice_213 : tensor<2x4x4x48xf32>) outs(%137 : tensor<2x48x4x4xf32>) permutation = [0, 3, 1, 2] 
    %expanded_215 = tensor.expand_shape %arg45 [[0], [1], [2, 3], [4]] output_shape [48, 1, 1, 7, 7] : tensor<48x1x7x7xf32> into tensor<48x1x1x7x7xf32>
    %transposed_216 = linalg.transpose ins(%expanded_215 : tensor<48x1x1x7x7xf32>) outs(%524 : tensor<48x1x1x7x7xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_217 = tensor.collapse_shape %transposed_216 [[0], [1], [2, 3], [4]] : tensor<48x1x1x7x7xf32> into tensor<48x1x7x7xf32>
    %571 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_217 : tensor<48x1x7x7xf32>) outs(%526 : tensor<48x1x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = linalg.index 0 : index
      %846 = linalg.index 2 : index
      %847 = linalg.index 3 : index
      %848 = arith.subi %c6, %846 : index
      %849 = arith.subi %c6, %847 : index
      %extracted = tensor.extract %collapsed_217[%845, %c0, %848, %849] : tensor<48x1x7x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<48x1x7x7xf32>
    %padded_218 = tensor.pad %transposed_214 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x48x4x4xf32> to tensor<2x48x10x10xf32>
    %collapsed_219 = tensor.collapse_shape %571 [[0, 1], [2], [3]] : tensor<48x1x7x7xf32> into tensor<48x7x7xf32>
    %572 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_218, %collapsed_219 : tensor<2x48x10x10xf32>, tensor<48x7x7xf32>) outs(%476 : tensor<2x48x4x4xf32>) -> tensor<2x48x4x4xf32>
    %expanded_220 = tensor.expand_shape %padded_82 [[0], [1], [2, 3], [4]] output_shape [2, 48, 1, 10, 10] : tensor<2x48x10x10xf32> into tensor<2x48x1x10x10xf32>
    %transposed_221 = linalg.transpose ins(%expanded_220 : tensor<2x48x1x10x10xf32>) outs(%529 : tensor<1x48x2x10x10xf32>) permutation = [2, 1, 0, 3, 4] 
    %expanded_222 = tensor.expand_shape %transposed_214 [[0], [1], [2, 3], [4]] output_shape [2, 48, 1, 4, 4] : tensor<2x48x4x4xf32> into tensor<2x48x1x4x4xf32>
    %transposed_223 = linalg.transpose ins(%expanded_222 : tensor<2x48x1x4x4xf32>) outs(%530 : tensor<48x1x2x4x4xf32>) permutation = [1, 2, 0, 3, 4] 
    %573 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_221, %transposed_223 : tensor<1x48x2x10x10xf32>, tensor<48x1x2x4x4xf32>) outs(%532 : tensor<1x48x1x7x7xf32>) -> tensor<1x48x1x7x7xf32>
    %collapsed_224 = tensor.collapse_shape %573 [[0], [1, 2], [3], [4]] : tensor<1x48x1x7x7xf32> into tensor<1x48x7x7xf32>
    %transposed_225 = linalg.transpose ins(%collapsed_224 : tensor<1x48x7x7xf32>) outs(%525 : tensor<48x1x7x7xf32>) permutation = [1, 0, 2, 3] 
    %574 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%transposed_214 : tensor<2x48x4x4xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %transposed_226 = linalg.transpose ins(%572 : tensor<2x48x4x4xf32>) outs(%139 : tensor<2x4x4x48xf32>) permutation = [0, 2, 3, 1] 
    %inserted_slice_227 = tensor.insert_slice %570 into %535[0, 0, 0, 0] [2, 4, 4, 144] [1, 1, 1, 1] : tensor<2x4x4x144xf32> into tensor<2x4x4x288xf32>
    %inserted_slice_228 = tensor.insert_slice %extracted_slice_212 into %inserted_slice_227[0, 0, 0, 144] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x96xf32> into tensor<2x4x4x288xf32>
    %inserted_slice_229 = tensor.insert_slice %transposed_226 into %inserted_slice_228[0, 0, 0, 240] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x48xf32> into tensor<2x4x4x288xf32>
    %collapsed_230 = tensor.collapse_shape %inserted_slice_229 [[0, 1, 2], [3]] : tensor<2x4x4x288xf32> into tensor<32x288xf32>
    %575 = linalg.matmul ins(%collapsed_230, %arg43 : tensor<32x288xf32>, tensor<288x48xf32>) outs(%174 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %transposed_231 = linalg.transpose ins(%collapsed_230 : tensor<32x288xf32>) outs(%537 : tensor<288x32xf32>) permutation = [1, 0] 
    %576 = linalg.matmul ins(%transposed_231, %collapsed_75 : tensor<288x32xf32>, tensor<32x48xf32>) outs(%539 : tensor<288x48xf32>) -> tensor<288x48xf32>
    %577 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_230 : tensor<32x288xf32>) outs(%542 : tensor<1x288xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x288xf32>
    %collapsed_232 = tensor.collapse_shape %577 [[0, 1]] : tensor<1x288xf32> into tensor<288xf32>
    %expanded_233 = tensor.expand_shape %575 [[0, 1, 2], [3]] output_shape [2, 4, 4, 48] : tensor<32x48xf32> into tensor<2x4x4x48xf32>
    %578 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_233, %arg41 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %579 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%578 : tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %580 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%578 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %581 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%578, %193 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %582 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%581 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %583 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193, %582 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %584 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%579, %580 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %585 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%584, %583 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %586 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %587 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%586, %585 : tensor<2x4x4x1xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %588 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_233, %193 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %589 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%588 : tensor<2x4x4x48xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %590 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%expanded_233 : tensor<2x4x4x48xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %591 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%557, %587 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %592 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%591, %expanded_74 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %593 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%591, %arg40 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %594 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%592 : tensor<2x4x4x48xf32>) outs(%505 : tensor<1x1x1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x1x1x48xf32>
    %collapsed_234 = tensor.collapse_shape %594 [[0, 1, 2, 3]] : tensor<1x1x1x48xf32> into tensor<48xf32>
    %collapsed_235 = tensor.collapse_shape %593 [[0, 1, 2], [3]] : tensor<2x4x4x48xf32> into tensor<32x48xf32>
    %595 = linalg.matmul ins(%collapsed_235, %arg38 : tensor<32x48xf32>, tensor<48x144xf32>) outs(%508 : tensor<32x144xf32>) -> tensor<32x144xf32>
    %transposed_236 = linalg.transpose ins(%collapsed_235 : tensor<32x48xf32>) outs(%510 : tensor<48x32xf32>) permutation = [1, 0] 
    %596 = linalg.matmul ins(%transposed_236, %collapsed_72 : tensor<48x32xf32>, tensor<32x144xf32>) outs(%512 : tensor<48x144xf32>) -> tensor<48x144xf32>
    %597 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_235 : tensor<32x48xf32>) outs(%515 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x48xf32>
    %collapsed_237 = tensor.collapse_shape %597 [[0, 1]] : tensor<1x48xf32> into tensor<48xf32>
    %expanded_238 = tensor.expand_shape %595 [[0, 1, 2], [3]] output_shape [2, 4, 4, 144] : tensor<32x144xf32> into tensor<2x4x4x144xf32>
    %598 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_238, %170 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %599 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_238, %inserted_slice_71 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %extracted_slice_239 = tensor.extract_slice %598[0, 0, 0, 0] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x144xf32> to tensor<2x4x4x96xf32>
    %extracted_slice_240 = tensor.extract_slice %598[0, 0, 0, 96] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x144xf32> to tensor<2x4x4x48xf32>
    %600 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%599, %169 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %601 = linalg.generic {indexing_maps = [#map14, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_19, %169 : tensor<i64>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: i64, %in_365: f32, %out: f32):
      %845 = arith.sitofp %in : i64 to f32
      %846 = arith.subf %845, %in_365 : f32
      linalg.yield %846 : f32
    } -> tensor<2x4x4x144xf32>
    %602 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_62, %601 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %603 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%602 : tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %cst_0 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %604 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%600, %603 : tensor<2x4x4x144xf32>, tensor<2x4x4x144xf32>) outs(%168 : tensor<2x4x4x144xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x144xf32>
    %transposed_241 = linalg.transpose ins(%extracted_slice_240 : tensor<2x4x4x48xf32>) outs(%137 : tensor<2x48x4x4xf32>) permutation = [0, 3, 1, 2] 
    %expanded_242 = tensor.expand_shape %arg36 [[0], [1], [2, 3], [4]] output_shape [48, 1, 1, 7, 7] : tensor<48x1x7x7xf32> into tensor<48x1x1x7x7xf32>
    %transposed_243 = linalg.transpose ins(%expanded_242 : tensor<48x1x1x7x7xf32>) outs(%524 : tensor<48x1x1x7x7xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_244 = tensor.collapse_shape %transposed_243 [[0], [1], [2, 3], [4]] : tensor<48x1x1x7x7xf32> into tensor<48x1x7x7xf32>
    %605 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_244 : tensor<48x1x7x7xf32>) outs(%526 : tensor<48x1x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = linalg.index 0 : index
      %846 = linalg.index 2 : index
      %847 = linalg.index 3 : index
      %848 = arith.subi %c6, %846 : index
      %849 = arith.subi %c6, %847 : index
      %extracted = tensor.extract %collapsed_244[%845, %c0, %848, %849] : tensor<48x1x7x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<48x1x7x7xf32>
    %padded_245 = tensor.pad %transposed_241 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x48x4x4xf32> to tensor<2x48x10x10xf32>
    %collapsed_246 = tensor.collapse_shape %605 [[0, 1], [2], [3]] : tensor<48x1x7x7xf32> into tensor<48x7x7xf32>
    %606 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_245, %collapsed_246 : tensor<2x48x10x10xf32>, tensor<48x7x7xf32>) outs(%476 : tensor<2x48x4x4xf32>) -> tensor<2x48x4x4xf32>
    %expanded_247 = tensor.expand_shape %padded_66 [[0], [1], [2, 3], [4]] output_shape [2, 48, 1, 10, 10] : tensor<2x48x10x10xf32> into tensor<2x48x1x10x10xf32>
    %transposed_248 = linalg.transpose ins(%expanded_247 : tensor<2x48x1x10x10xf32>) outs(%529 : tensor<1x48x2x10x10xf32>) permutation = [2, 1, 0, 3, 4] 
    %expanded_249 = tensor.expand_shape %transposed_241 [[0], [1], [2, 3], [4]] output_shape [2, 48, 1, 4, 4] : tensor<2x48x4x4xf32> into tensor<2x48x1x4x4xf32>
    %transposed_250 = linalg.transpose ins(%expanded_249 : tensor<2x48x1x4x4xf32>) outs(%530 : tensor<48x1x2x4x4xf32>) permutation = [1, 2, 0, 3, 4] 
    %607 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_248, %transposed_250 : tensor<1x48x2x10x10xf32>, tensor<48x1x2x4x4xf32>) outs(%532 : tensor<1x48x1x7x7xf32>) -> tensor<1x48x1x7x7xf32>
    %collapsed_251 = tensor.collapse_shape %607 [[0], [1, 2], [3], [4]] : tensor<1x48x1x7x7xf32> into tensor<1x48x7x7xf32>
    %transposed_252 = linalg.transpose ins(%collapsed_251 : tensor<1x48x7x7xf32>) outs(%525 : tensor<48x1x7x7xf32>) permutation = [1, 0, 2, 3] 
    %608 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%transposed_241 : tensor<2x48x4x4xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %transposed_253 = linalg.transpose ins(%606 : tensor<2x48x4x4xf32>) outs(%139 : tensor<2x4x4x48xf32>) permutation = [0, 2, 3, 1] 
    %inserted_slice_254 = tensor.insert_slice %604 into %535[0, 0, 0, 0] [2, 4, 4, 144] [1, 1, 1, 1] : tensor<2x4x4x144xf32> into tensor<2x4x4x288xf32>
    %inserted_slice_255 = tensor.insert_slice %extracted_slice_239 into %inserted_slice_254[0, 0, 0, 144] [2, 4, 4, 96] [1, 1, 1, 1] : tensor<2x4x4x96xf32> into tensor<2x4x4x288xf32>
    %inserted_slice_256 = tensor.insert_slice %transposed_253 into %inserted_slice_255[0, 0, 0, 240] [2, 4, 4, 48] [1, 1, 1, 1] : tensor<2x4x4x48xf32> into tensor<2x4x4x288xf32>
    %collapsed_257 = tensor.collapse_shape %inserted_slice_256 [[0, 1, 2], [3]] : tensor<2x4x4x288xf32> into tensor<32x288xf32>
    %609 = linalg.matmul ins(%collapsed_257, %arg34 : tensor<32x288xf32>, tensor<288x48xf32>) outs(%174 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %transposed_258 = linalg.transpose ins(%collapsed_257 : tensor<32x288xf32>) outs(%537 : tensor<288x32xf32>) permutation = [1, 0] 
    %610 = linalg.matmul ins(%transposed_258, %collapsed_59 : tensor<288x32xf32>, tensor<32x48xf32>) outs(%539 : tensor<288x48xf32>) -> tensor<288x48xf32>
    %611 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_257 : tensor<32x288xf32>) outs(%542 : tensor<1x288xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x288xf32>
    %collapsed_259 = tensor.collapse_shape %611 [[0, 1]] : tensor<1x288xf32> into tensor<288xf32>
    %expanded_260 = tensor.expand_shape %609 [[0, 1, 2], [3]] output_shape [2, 4, 4, 48] : tensor<32x48xf32> into tensor<2x4x4x48xf32>
    %612 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_260, %arg32 : tensor<2x4x4x48xf32>, tensor<48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %613 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%612 : tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %614 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%612 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %615 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%612, %158 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %616 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%615 : tensor<2x4x4x48xf32>) outs(%152 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %617 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %616 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %618 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%613, %614 : tensor<2x4x4x48xf32>, tensor<2x4x4x1xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %619 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%618, %617 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %620 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<2x4x4x1xf32>) outs(%150 : tensor<2x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_13 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x1xf32>
    %621 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%620, %619 : tensor<2x4x4x1xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %622 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_260, %158 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %623 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%622 : tensor<2x4x4x48xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %624 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%expanded_260 : tensor<2x4x4x48xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %625 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%591, %621 : tensor<2x4x4x48xf32>, tensor<2x4x4x48xf32>) outs(%139 : tensor<2x4x4x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x4x4x48xf32>
    %transposed_261 = linalg.transpose ins(%625 : tensor<2x4x4x48xf32>) outs(%137 : tensor<2x48x4x4xf32>) permutation = [0, 3, 1, 2] 
    %626 = tensor.empty() : tensor<32x48x3x3xf32>
    %627 = linalg.fill ins(%cst : f32) outs(%626 : tensor<32x48x3x3xf32>) -> tensor<32x48x3x3xf32>
    %628 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%627 : tensor<32x48x3x3xf32>) {
    ^bb0(%out: f32):
      %845 = linalg.index 0 : index
      %846 = linalg.index 1 : index
      %847 = linalg.index 2 : index
      %848 = linalg.index 3 : index
      %849 = arith.subi %c2, %847 : index
      %850 = arith.subi %c2, %848 : index
      %extracted = tensor.extract %arg30[%846, %845, %849, %850] : tensor<48x32x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x48x3x3xf32>
    %629 = tensor.empty() : tensor<2x48x10x10xf32>
    %630 = linalg.fill ins(%cst : f32) outs(%629 : tensor<2x48x10x10xf32>) -> tensor<2x48x10x10xf32>
    %inserted_slice_262 = tensor.insert_slice %transposed_261 into %630[0, 0, 1, 1] [2, 48, 4, 4] [1, 1, 2, 2] : tensor<2x48x4x4xf32> into tensor<2x48x10x10xf32>
    %631 = linalg.fill ins(%cst : f32) outs(%78 : tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %632 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_262, %628 : tensor<2x48x10x10xf32>, tensor<32x48x3x3xf32>) outs(%631 : tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %633 = tensor.empty() : tensor<32x2x8x8xf32>
    %transposed_263 = linalg.transpose ins(%136 : tensor<2x8x8x32xf32>) outs(%633 : tensor<32x2x8x8xf32>) permutation = [3, 0, 1, 2] 
    %padded_264 = tensor.pad %transposed_263 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<32x2x8x8xf32> to tensor<32x2x10x10xf32>
    %634 = tensor.empty() : tensor<32x96x4x4xf32>
    %expanded_265 = tensor.expand_shape %padded_264 [[0], [1, 2], [3], [4]] output_shape [32, 2, 1, 10, 10] : tensor<32x2x10x10xf32> into tensor<32x2x1x10x10xf32>
    %expanded_266 = tensor.expand_shape %transposed_261 [[0], [1], [2, 3], [4]] output_shape [2, 48, 1, 4, 4] : tensor<2x48x4x4xf32> into tensor<2x48x1x4x4xf32>
    %expanded_267 = tensor.expand_shape %634 [[0], [1, 2], [3], [4]] output_shape [32, 2, 48, 4, 4] : tensor<32x96x4x4xf32> into tensor<32x2x48x4x4xf32>
    %635 = linalg.fill ins(%cst : f32) outs(%expanded_267 : tensor<32x2x48x4x4xf32>) -> tensor<32x2x48x4x4xf32>
    %636 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_265, %expanded_266 : tensor<32x2x1x10x10xf32>, tensor<2x48x1x4x4xf32>) outs(%635 : tensor<32x2x48x4x4xf32>) -> tensor<32x2x48x4x4xf32>
    %collapsed_268 = tensor.collapse_shape %636 [[0], [1, 2], [3], [4]] : tensor<32x2x48x4x4xf32> into tensor<32x96x4x4xf32>
    %extracted_slice_269 = tensor.extract_slice %collapsed_268[0, 0, 0, 0] [32, 96, 3, 4] [1, 1, 1, 1] : tensor<32x96x4x4xf32> to tensor<32x96x3x4xf32>
    %extracted_slice_270 = tensor.extract_slice %extracted_slice_269[0, 0, 0, 0] [32, 96, 3, 3] [1, 1, 1, 1] : tensor<32x96x3x4xf32> to tensor<32x96x3x3xf32>
    %expanded_271 = tensor.expand_shape %extracted_slice_270 [[0], [1, 2], [3], [4]] output_shape [32, 2, 48, 3, 3] : tensor<32x96x3x3xf32> into tensor<32x2x48x3x3xf32>
    %637 = tensor.empty() : tensor<2x48x32x3x3xf32>
    %transposed_272 = linalg.transpose ins(%expanded_271 : tensor<32x2x48x3x3xf32>) outs(%637 : tensor<2x48x32x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %638 = tensor.empty() : tensor<48x32x3x3xf32>
    %639 = linalg.fill ins(%cst : f32) outs(%638 : tensor<48x32x3x3xf32>) -> tensor<48x32x3x3xf32>
    %640 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_272 : tensor<2x48x32x3x3xf32>) outs(%639 : tensor<48x32x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48x32x3x3xf32>
    %641 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%transposed_261 : tensor<2x48x4x4xf32>) outs(%499 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<48xf32>
    %transposed_273 = linalg.transpose ins(%632 : tensor<2x32x8x8xf32>) outs(%80 : tensor<2x8x8x32xf32>) permutation = [0, 2, 3, 1] 
    %642 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_273, %arg28 : tensor<2x8x8x32xf32>, tensor<32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %643 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%642 : tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_11 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %644 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%642 : tensor<2x8x8x32xf32>) outs(%93 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %645 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%642, %134 : tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %646 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%645 : tensor<2x8x8x32xf32>) outs(%93 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %647 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %646 : tensor<2x8x8x32xf32>, tensor<2x8x8x1xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %648 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%643, %644 : tensor<2x8x8x32xf32>, tensor<2x8x8x1xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %649 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%648, %647 : tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %650 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<2x8x8x1xf32>) outs(%91 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_11 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %651 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%650, %649 : tensor<2x8x8x1xf32>, tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %652 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_273, %134 : tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %653 = tensor.empty() : tensor<32xf32>
    %654 = linalg.fill ins(%cst : f32) outs(%653 : tensor<32xf32>) -> tensor<32xf32>
    %655 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%652 : tensor<2x8x8x32xf32>) outs(%654 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<32xf32>
    %656 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%transposed_273 : tensor<2x8x8x32xf32>) outs(%654 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<32xf32>
    %657 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%651, %expanded_54 : tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %658 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%651, %arg27 : tensor<2x8x8x32xf32>, tensor<32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %659 = tensor.empty() : tensor<1x1x1x32xf32>
    %660 = linalg.fill ins(%cst : f32) outs(%659 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %661 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%657 : tensor<2x8x8x32xf32>) outs(%660 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x1x1x32xf32>
    %collapsed_274 = tensor.collapse_shape %661 [[0, 1, 2, 3]] : tensor<1x1x1x32xf32> into tensor<32xf32>
    %collapsed_275 = tensor.collapse_shape %658 [[0, 1, 2], [3]] : tensor<2x8x8x32xf32> into tensor<128x32xf32>
    %662 = tensor.empty() : tensor<128x96xf32>
    %663 = linalg.fill ins(%cst : f32) outs(%662 : tensor<128x96xf32>) -> tensor<128x96xf32>
    %664 = linalg.matmul ins(%collapsed_275, %arg25 : tensor<128x32xf32>, tensor<32x96xf32>) outs(%663 : tensor<128x96xf32>) -> tensor<128x96xf32>
    %665 = tensor.empty() : tensor<32x128xf32>
    %transposed_276 = linalg.transpose ins(%collapsed_275 : tensor<128x32xf32>) outs(%665 : tensor<32x128xf32>) permutation = [1, 0] 
    %666 = tensor.empty() : tensor<32x96xf32>
    %667 = linalg.fill ins(%cst : f32) outs(%666 : tensor<32x96xf32>) -> tensor<32x96xf32>
    %668 = linalg.matmul ins(%transposed_276, %collapsed_52 : tensor<32x128xf32>, tensor<128x96xf32>) outs(%667 : tensor<32x96xf32>) -> tensor<32x96xf32>
    %669 = tensor.empty() : tensor<1x32xf32>
    %670 = linalg.fill ins(%cst : f32) outs(%669 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %671 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_275 : tensor<128x32xf32>) outs(%670 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x32xf32>
    %collapsed_277 = tensor.collapse_shape %671 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %expanded_278 = tensor.expand_shape %664 [[0, 1, 2], [3]] output_shape [2, 8, 8, 96] : tensor<128x96xf32> into tensor<2x8x8x96xf32>
    %672 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_278, %111 : tensor<2x8x8x96xf32>, tensor<2x8x8x96xf32>) outs(%109 : tensor<2x8x8x96xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x96xf32>
    %673 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_278, %inserted_slice_51 : tensor<2x8x8x96xf32>, tensor<2x8x8x96xf32>) outs(%109 : tensor<2x8x8x96xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x96xf32>
    %extracted_slice_279 = tensor.extract_slice %672[0, 0, 0, 0] [2, 8, 8, 64] [1, 1, 1, 1] : tensor<2x8x8x96xf32> to tensor<2x8x8x64xf32>
    %extracted_slice_280 = tensor.extract_slice %672[0, 0, 0, 64] [2, 8, 8, 32] [1, 1, 1, 1] : tensor<2x8x8x96xf32> to tensor<2x8x8x32xf32>
    %674 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%673, %110 : tensor<2x8x8x96xf32>, tensor<2x8x8x96xf32>) outs(%109 : tensor<2x8x8x96xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x96xf32>
    %675 = linalg.generic {indexing_maps = [#map14, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_19, %110 : tensor<i64>, tensor<2x8x8x96xf32>) outs(%109 : tensor<2x8x8x96xf32>) {
    ^bb0(%in: i64, %in_365: f32, %out: f32):
      %845 = arith.sitofp %in : i64 to f32
      %846 = arith.subf %845, %in_365 : f32
      linalg.yield %846 : f32
    } -> tensor<2x8x8x96xf32>
    %676 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_42, %675 : tensor<2x8x8x96xf32>, tensor<2x8x8x96xf32>) outs(%109 : tensor<2x8x8x96xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x96xf32>
    %677 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%676 : tensor<2x8x8x96xf32>) outs(%109 : tensor<2x8x8x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %cst_0 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x96xf32>
    %678 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%674, %677 : tensor<2x8x8x96xf32>, tensor<2x8x8x96xf32>) outs(%109 : tensor<2x8x8x96xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x96xf32>
    %transposed_281 = linalg.transpose ins(%extracted_slice_280 : tensor<2x8x8x32xf32>) outs(%78 : tensor<2x32x8x8xf32>) permutation = [0, 3, 1, 2] 
    %expanded_282 = tensor.expand_shape %arg23 [[0], [1], [2, 3], [4]] output_shape [32, 1, 1, 7, 7] : tensor<32x1x7x7xf32> into tensor<32x1x1x7x7xf32>
    %679 = tensor.empty() : tensor<32x1x1x7x7xf32>
    %transposed_283 = linalg.transpose ins(%expanded_282 : tensor<32x1x1x7x7xf32>) outs(%679 : tensor<32x1x1x7x7xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_284 = tensor.collapse_shape %transposed_283 [[0], [1], [2, 3], [4]] : tensor<32x1x1x7x7xf32> into tensor<32x1x7x7xf32>
    %680 = tensor.empty() : tensor<32x1x7x7xf32>
    %681 = linalg.fill ins(%cst : f32) outs(%680 : tensor<32x1x7x7xf32>) -> tensor<32x1x7x7xf32>
    %682 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_284 : tensor<32x1x7x7xf32>) outs(%681 : tensor<32x1x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = linalg.index 0 : index
      %846 = linalg.index 2 : index
      %847 = linalg.index 3 : index
      %848 = arith.subi %c6, %846 : index
      %849 = arith.subi %c6, %847 : index
      %extracted = tensor.extract %collapsed_284[%845, %c0, %848, %849] : tensor<32x1x7x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1x7x7xf32>
    %padded_285 = tensor.pad %transposed_281 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x32x8x8xf32> to tensor<2x32x14x14xf32>
    %collapsed_286 = tensor.collapse_shape %682 [[0, 1], [2], [3]] : tensor<32x1x7x7xf32> into tensor<32x7x7xf32>
    %683 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_285, %collapsed_286 : tensor<2x32x14x14xf32>, tensor<32x7x7xf32>) outs(%631 : tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %expanded_287 = tensor.expand_shape %padded_46 [[0], [1], [2, 3], [4]] output_shape [2, 32, 1, 14, 14] : tensor<2x32x14x14xf32> into tensor<2x32x1x14x14xf32>
    %684 = tensor.empty() : tensor<1x32x2x14x14xf32>
    %transposed_288 = linalg.transpose ins(%expanded_287 : tensor<2x32x1x14x14xf32>) outs(%684 : tensor<1x32x2x14x14xf32>) permutation = [2, 1, 0, 3, 4] 
    %expanded_289 = tensor.expand_shape %transposed_281 [[0], [1], [2, 3], [4]] output_shape [2, 32, 1, 8, 8] : tensor<2x32x8x8xf32> into tensor<2x32x1x8x8xf32>
    %685 = tensor.empty() : tensor<32x1x2x8x8xf32>
    %transposed_290 = linalg.transpose ins(%expanded_289 : tensor<2x32x1x8x8xf32>) outs(%685 : tensor<32x1x2x8x8xf32>) permutation = [1, 2, 0, 3, 4] 
    %686 = tensor.empty() : tensor<1x32x7x7xf32>
    %expanded_291 = tensor.expand_shape %686 [[0], [1, 2], [3], [4]] output_shape [1, 32, 1, 7, 7] : tensor<1x32x7x7xf32> into tensor<1x32x1x7x7xf32>
    %687 = linalg.fill ins(%cst : f32) outs(%expanded_291 : tensor<1x32x1x7x7xf32>) -> tensor<1x32x1x7x7xf32>
    %688 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_288, %transposed_290 : tensor<1x32x2x14x14xf32>, tensor<32x1x2x8x8xf32>) outs(%687 : tensor<1x32x1x7x7xf32>) -> tensor<1x32x1x7x7xf32>
    %collapsed_292 = tensor.collapse_shape %688 [[0], [1, 2], [3], [4]] : tensor<1x32x1x7x7xf32> into tensor<1x32x7x7xf32>
    %transposed_293 = linalg.transpose ins(%collapsed_292 : tensor<1x32x7x7xf32>) outs(%680 : tensor<32x1x7x7xf32>) permutation = [1, 0, 2, 3] 
    %689 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%transposed_281 : tensor<2x32x8x8xf32>) outs(%654 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<32xf32>
    %transposed_294 = linalg.transpose ins(%683 : tensor<2x32x8x8xf32>) outs(%80 : tensor<2x8x8x32xf32>) permutation = [0, 2, 3, 1] 
    %690 = tensor.empty() : tensor<2x8x8x192xf32>
    %inserted_slice_295 = tensor.insert_slice %678 into %690[0, 0, 0, 0] [2, 8, 8, 96] [1, 1, 1, 1] : tensor<2x8x8x96xf32> into tensor<2x8x8x192xf32>
    %inserted_slice_296 = tensor.insert_slice %extracted_slice_279 into %inserted_slice_295[0, 0, 0, 96] [2, 8, 8, 64] [1, 1, 1, 1] : tensor<2x8x8x64xf32> into tensor<2x8x8x192xf32>
    %inserted_slice_297 = tensor.insert_slice %transposed_294 into %inserted_slice_296[0, 0, 0, 160] [2, 8, 8, 32] [1, 1, 1, 1] : tensor<2x8x8x32xf32> into tensor<2x8x8x192xf32>
    %collapsed_298 = tensor.collapse_shape %inserted_slice_297 [[0, 1, 2], [3]] : tensor<2x8x8x192xf32> into tensor<128x192xf32>
    %691 = linalg.matmul ins(%collapsed_298, %arg21 : tensor<128x192xf32>, tensor<192x32xf32>) outs(%115 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %692 = tensor.empty() : tensor<192x128xf32>
    %transposed_299 = linalg.transpose ins(%collapsed_298 : tensor<128x192xf32>) outs(%692 : tensor<192x128xf32>) permutation = [1, 0] 
    %693 = tensor.empty() : tensor<192x32xf32>
    %694 = linalg.fill ins(%cst : f32) outs(%693 : tensor<192x32xf32>) -> tensor<192x32xf32>
    %695 = linalg.matmul ins(%transposed_299, %collapsed_39 : tensor<192x128xf32>, tensor<128x32xf32>) outs(%694 : tensor<192x32xf32>) -> tensor<192x32xf32>
    %696 = tensor.empty() : tensor<1x192xf32>
    %697 = linalg.fill ins(%cst : f32) outs(%696 : tensor<1x192xf32>) -> tensor<1x192xf32>
    %698 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_298 : tensor<128x192xf32>) outs(%697 : tensor<1x192xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x192xf32>
    %collapsed_300 = tensor.collapse_shape %698 [[0, 1]] : tensor<1x192xf32> into tensor<192xf32>
    %expanded_301 = tensor.expand_shape %691 [[0, 1, 2], [3]] output_shape [2, 8, 8, 32] : tensor<128x32xf32> into tensor<2x8x8x32xf32>
    %699 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_301, %arg19 : tensor<2x8x8x32xf32>, tensor<32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %700 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%699 : tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_11 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %701 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%699 : tensor<2x8x8x32xf32>) outs(%93 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %702 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%699, %99 : tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %703 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%702 : tensor<2x8x8x32xf32>) outs(%93 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %704 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %703 : tensor<2x8x8x32xf32>, tensor<2x8x8x1xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %705 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%700, %701 : tensor<2x8x8x32xf32>, tensor<2x8x8x1xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %706 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%705, %704 : tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %707 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<2x8x8x1xf32>) outs(%91 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_11 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x1xf32>
    %708 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%707, %706 : tensor<2x8x8x1xf32>, tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %709 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_301, %99 : tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %710 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%709 : tensor<2x8x8x32xf32>) outs(%654 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<32xf32>
    %711 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%expanded_301 : tensor<2x8x8x32xf32>) outs(%654 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<32xf32>
    %712 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%651, %708 : tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) outs(%80 : tensor<2x8x8x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x8x32xf32>
    %transposed_302 = linalg.transpose ins(%712 : tensor<2x8x8x32xf32>) outs(%78 : tensor<2x32x8x8xf32>) permutation = [0, 3, 1, 2] 
    %713 = tensor.empty() : tensor<16x32x3x3xf32>
    %714 = linalg.fill ins(%cst : f32) outs(%713 : tensor<16x32x3x3xf32>) -> tensor<16x32x3x3xf32>
    %715 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%714 : tensor<16x32x3x3xf32>) {
    ^bb0(%out: f32):
      %845 = linalg.index 0 : index
      %846 = linalg.index 1 : index
      %847 = linalg.index 2 : index
      %848 = linalg.index 3 : index
      %849 = arith.subi %c2, %847 : index
      %850 = arith.subi %c2, %848 : index
      %extracted = tensor.extract %arg17[%846, %845, %849, %850] : tensor<32x16x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x32x3x3xf32>
    %716 = tensor.empty() : tensor<2x32x18x18xf32>
    %717 = linalg.fill ins(%cst : f32) outs(%716 : tensor<2x32x18x18xf32>) -> tensor<2x32x18x18xf32>
    %inserted_slice_303 = tensor.insert_slice %transposed_302 into %717[0, 0, 1, 1] [2, 32, 8, 8] [1, 1, 2, 2] : tensor<2x32x8x8xf32> into tensor<2x32x18x18xf32>
    %718 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32>
    %719 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_303, %715 : tensor<2x32x18x18xf32>, tensor<16x32x3x3xf32>) outs(%718 : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32>
    %720 = tensor.empty() : tensor<16x2x16x16xf32>
    %transposed_304 = linalg.transpose ins(%77 : tensor<2x16x16x16xf32>) outs(%720 : tensor<16x2x16x16xf32>) permutation = [3, 0, 1, 2] 
    %padded_305 = tensor.pad %transposed_304 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<16x2x16x16xf32> to tensor<16x2x18x18xf32>
    %721 = tensor.empty() : tensor<16x64x4x4xf32>
    %expanded_306 = tensor.expand_shape %padded_305 [[0], [1, 2], [3], [4]] output_shape [16, 2, 1, 18, 18] : tensor<16x2x18x18xf32> into tensor<16x2x1x18x18xf32>
    %expanded_307 = tensor.expand_shape %transposed_302 [[0], [1], [2, 3], [4]] output_shape [2, 32, 1, 8, 8] : tensor<2x32x8x8xf32> into tensor<2x32x1x8x8xf32>
    %expanded_308 = tensor.expand_shape %721 [[0], [1, 2], [3], [4]] output_shape [16, 2, 32, 4, 4] : tensor<16x64x4x4xf32> into tensor<16x2x32x4x4xf32>
    %722 = linalg.fill ins(%cst : f32) outs(%expanded_308 : tensor<16x2x32x4x4xf32>) -> tensor<16x2x32x4x4xf32>
    %723 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_306, %expanded_307 : tensor<16x2x1x18x18xf32>, tensor<2x32x1x8x8xf32>) outs(%722 : tensor<16x2x32x4x4xf32>) -> tensor<16x2x32x4x4xf32>
    %collapsed_309 = tensor.collapse_shape %723 [[0], [1, 2], [3], [4]] : tensor<16x2x32x4x4xf32> into tensor<16x64x4x4xf32>
    %extracted_slice_310 = tensor.extract_slice %collapsed_309[0, 0, 0, 0] [16, 64, 3, 4] [1, 1, 1, 1] : tensor<16x64x4x4xf32> to tensor<16x64x3x4xf32>
    %extracted_slice_311 = tensor.extract_slice %extracted_slice_310[0, 0, 0, 0] [16, 64, 3, 3] [1, 1, 1, 1] : tensor<16x64x3x4xf32> to tensor<16x64x3x3xf32>
    %expanded_312 = tensor.expand_shape %extracted_slice_311 [[0], [1, 2], [3], [4]] output_shape [16, 2, 32, 3, 3] : tensor<16x64x3x3xf32> into tensor<16x2x32x3x3xf32>
    %724 = tensor.empty() : tensor<2x32x16x3x3xf32>
    %transposed_313 = linalg.transpose ins(%expanded_312 : tensor<16x2x32x3x3xf32>) outs(%724 : tensor<2x32x16x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %725 = tensor.empty() : tensor<32x16x3x3xf32>
    %726 = linalg.fill ins(%cst : f32) outs(%725 : tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32>
    %727 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_313 : tensor<2x32x16x3x3xf32>) outs(%726 : tensor<32x16x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<32x16x3x3xf32>
    %728 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%transposed_302 : tensor<2x32x8x8xf32>) outs(%654 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<32xf32>
    %transposed_314 = linalg.transpose ins(%719 : tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) permutation = [0, 2, 3, 1] 
    %729 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_314, %arg15 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %730 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%729 : tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_9 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %731 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%729 : tensor<2x16x16x16xf32>) outs(%18 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %732 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%729, %75 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %733 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%732 : tensor<2x16x16x16xf32>) outs(%18 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %734 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %733 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %735 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%730, %731 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %736 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%735, %734 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %737 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_9 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %738 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%737, %736 : tensor<2x16x16x1xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %739 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_314, %75 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %740 = tensor.empty() : tensor<16xf32>
    %741 = linalg.fill ins(%cst : f32) outs(%740 : tensor<16xf32>) -> tensor<16xf32>
    %742 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%739 : tensor<2x16x16x16xf32>) outs(%741 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<16xf32>
    %743 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%transposed_314 : tensor<2x16x16x16xf32>) outs(%741 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<16xf32>
    %744 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%738, %expanded_34 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %745 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%738, %arg14 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %746 = tensor.empty() : tensor<1x1x1x16xf32>
    %747 = linalg.fill ins(%cst : f32) outs(%746 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %748 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%744 : tensor<2x16x16x16xf32>) outs(%747 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x1x1x16xf32>
    %collapsed_315 = tensor.collapse_shape %748 [[0, 1, 2, 3]] : tensor<1x1x1x16xf32> into tensor<16xf32>
    %collapsed_316 = tensor.collapse_shape %745 [[0, 1, 2], [3]] : tensor<2x16x16x16xf32> into tensor<512x16xf32>
    %749 = tensor.empty() : tensor<512x48xf32>
    %750 = linalg.fill ins(%cst : f32) outs(%749 : tensor<512x48xf32>) -> tensor<512x48xf32>
    %751 = linalg.matmul ins(%collapsed_316, %arg12 : tensor<512x16xf32>, tensor<16x48xf32>) outs(%750 : tensor<512x48xf32>) -> tensor<512x48xf32>
    %752 = tensor.empty() : tensor<16x512xf32>
    %transposed_317 = linalg.transpose ins(%collapsed_316 : tensor<512x16xf32>) outs(%752 : tensor<16x512xf32>) permutation = [1, 0] 
    %753 = tensor.empty() : tensor<16x48xf32>
    %754 = linalg.fill ins(%cst : f32) outs(%753 : tensor<16x48xf32>) -> tensor<16x48xf32>
    %755 = linalg.matmul ins(%transposed_317, %collapsed_32 : tensor<16x512xf32>, tensor<512x48xf32>) outs(%754 : tensor<16x48xf32>) -> tensor<16x48xf32>
    %756 = tensor.empty() : tensor<1x16xf32>
    %757 = linalg.fill ins(%cst : f32) outs(%756 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %758 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_316 : tensor<512x16xf32>) outs(%757 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x16xf32>
    %collapsed_318 = tensor.collapse_shape %758 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_319 = tensor.expand_shape %751 [[0, 1, 2], [3]] output_shape [2, 16, 16, 48] : tensor<512x48xf32> into tensor<2x16x16x48xf32>
    %759 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_319, %52 : tensor<2x16x16x48xf32>, tensor<2x16x16x48xf32>) outs(%50 : tensor<2x16x16x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x48xf32>
    %760 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_319, %inserted_slice_31 : tensor<2x16x16x48xf32>, tensor<2x16x16x48xf32>) outs(%50 : tensor<2x16x16x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x48xf32>
    %extracted_slice_320 = tensor.extract_slice %759[0, 0, 0, 0] [2, 16, 16, 32] [1, 1, 1, 1] : tensor<2x16x16x48xf32> to tensor<2x16x16x32xf32>
    %extracted_slice_321 = tensor.extract_slice %759[0, 0, 0, 32] [2, 16, 16, 16] [1, 1, 1, 1] : tensor<2x16x16x48xf32> to tensor<2x16x16x16xf32>
    %761 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%760, %51 : tensor<2x16x16x48xf32>, tensor<2x16x16x48xf32>) outs(%50 : tensor<2x16x16x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x48xf32>
    %762 = linalg.generic {indexing_maps = [#map14, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_19, %51 : tensor<i64>, tensor<2x16x16x48xf32>) outs(%50 : tensor<2x16x16x48xf32>) {
    ^bb0(%in: i64, %in_365: f32, %out: f32):
      %845 = arith.sitofp %in : i64 to f32
      %846 = arith.subf %845, %in_365 : f32
      linalg.yield %846 : f32
    } -> tensor<2x16x16x48xf32>
    %763 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %762 : tensor<2x16x16x48xf32>, tensor<2x16x16x48xf32>) outs(%50 : tensor<2x16x16x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x48xf32>
    %764 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%763 : tensor<2x16x16x48xf32>) outs(%50 : tensor<2x16x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %cst_0 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x48xf32>
    %765 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%761, %764 : tensor<2x16x16x48xf32>, tensor<2x16x16x48xf32>) outs(%50 : tensor<2x16x16x48xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x48xf32>
    %transposed_322 = linalg.transpose ins(%extracted_slice_321 : tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) permutation = [0, 3, 1, 2] 
    %expanded_323 = tensor.expand_shape %arg10 [[0], [1], [2, 3], [4]] output_shape [16, 1, 1, 7, 7] : tensor<16x1x7x7xf32> into tensor<16x1x1x7x7xf32>
    %766 = tensor.empty() : tensor<16x1x1x7x7xf32>
    %transposed_324 = linalg.transpose ins(%expanded_323 : tensor<16x1x1x7x7xf32>) outs(%766 : tensor<16x1x1x7x7xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_325 = tensor.collapse_shape %transposed_324 [[0], [1], [2, 3], [4]] : tensor<16x1x1x7x7xf32> into tensor<16x1x7x7xf32>
    %767 = tensor.empty() : tensor<16x1x7x7xf32>
    %768 = linalg.fill ins(%cst : f32) outs(%767 : tensor<16x1x7x7xf32>) -> tensor<16x1x7x7xf32>
    %769 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_325 : tensor<16x1x7x7xf32>) outs(%768 : tensor<16x1x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = linalg.index 0 : index
      %846 = linalg.index 2 : index
      %847 = linalg.index 3 : index
      %848 = arith.subi %c6, %846 : index
      %849 = arith.subi %c6, %847 : index
      %extracted = tensor.extract %collapsed_325[%845, %c0, %848, %849] : tensor<16x1x7x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x1x7x7xf32>
    %padded_326 = tensor.pad %transposed_322 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<2x16x16x16xf32> to tensor<2x16x22x22xf32>
    %collapsed_327 = tensor.collapse_shape %769 [[0, 1], [2], [3]] : tensor<16x1x7x7xf32> into tensor<16x7x7xf32>
    %770 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_326, %collapsed_327 : tensor<2x16x22x22xf32>, tensor<16x7x7xf32>) outs(%718 : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32>
    %expanded_328 = tensor.expand_shape %padded_27 [[0], [1], [2, 3], [4]] output_shape [2, 16, 1, 22, 22] : tensor<2x16x22x22xf32> into tensor<2x16x1x22x22xf32>
    %771 = tensor.empty() : tensor<1x16x2x22x22xf32>
    %transposed_329 = linalg.transpose ins(%expanded_328 : tensor<2x16x1x22x22xf32>) outs(%771 : tensor<1x16x2x22x22xf32>) permutation = [2, 1, 0, 3, 4] 
    %expanded_330 = tensor.expand_shape %transposed_322 [[0], [1], [2, 3], [4]] output_shape [2, 16, 1, 16, 16] : tensor<2x16x16x16xf32> into tensor<2x16x1x16x16xf32>
    %772 = tensor.empty() : tensor<16x1x2x16x16xf32>
    %transposed_331 = linalg.transpose ins(%expanded_330 : tensor<2x16x1x16x16xf32>) outs(%772 : tensor<16x1x2x16x16xf32>) permutation = [1, 2, 0, 3, 4] 
    %773 = tensor.empty() : tensor<1x16x7x7xf32>
    %expanded_332 = tensor.expand_shape %773 [[0], [1, 2], [3], [4]] output_shape [1, 16, 1, 7, 7] : tensor<1x16x7x7xf32> into tensor<1x16x1x7x7xf32>
    %774 = linalg.fill ins(%cst : f32) outs(%expanded_332 : tensor<1x16x1x7x7xf32>) -> tensor<1x16x1x7x7xf32>
    %775 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_329, %transposed_331 : tensor<1x16x2x22x22xf32>, tensor<16x1x2x16x16xf32>) outs(%774 : tensor<1x16x1x7x7xf32>) -> tensor<1x16x1x7x7xf32>
    %collapsed_333 = tensor.collapse_shape %775 [[0], [1, 2], [3], [4]] : tensor<1x16x1x7x7xf32> into tensor<1x16x7x7xf32>
    %transposed_334 = linalg.transpose ins(%collapsed_333 : tensor<1x16x7x7xf32>) outs(%767 : tensor<16x1x7x7xf32>) permutation = [1, 0, 2, 3] 
    %776 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%transposed_322 : tensor<2x16x16x16xf32>) outs(%741 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<16xf32>
    %transposed_335 = linalg.transpose ins(%770 : tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) permutation = [0, 2, 3, 1] 
    %777 = tensor.empty() : tensor<2x16x16x96xf32>
    %inserted_slice_336 = tensor.insert_slice %765 into %777[0, 0, 0, 0] [2, 16, 16, 48] [1, 1, 1, 1] : tensor<2x16x16x48xf32> into tensor<2x16x16x96xf32>
    %inserted_slice_337 = tensor.insert_slice %extracted_slice_320 into %inserted_slice_336[0, 0, 0, 48] [2, 16, 16, 32] [1, 1, 1, 1] : tensor<2x16x16x32xf32> into tensor<2x16x16x96xf32>
    %inserted_slice_338 = tensor.insert_slice %transposed_335 into %inserted_slice_337[0, 0, 0, 80] [2, 16, 16, 16] [1, 1, 1, 1] : tensor<2x16x16x16xf32> into tensor<2x16x16x96xf32>
    %collapsed_339 = tensor.collapse_shape %inserted_slice_338 [[0, 1, 2], [3]] : tensor<2x16x16x96xf32> into tensor<512x96xf32>
    %778 = linalg.matmul ins(%collapsed_339, %arg8 : tensor<512x96xf32>, tensor<96x16xf32>) outs(%56 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %779 = tensor.empty() : tensor<96x512xf32>
    %transposed_340 = linalg.transpose ins(%collapsed_339 : tensor<512x96xf32>) outs(%779 : tensor<96x512xf32>) permutation = [1, 0] 
    %780 = tensor.empty() : tensor<96x16xf32>
    %781 = linalg.fill ins(%cst : f32) outs(%780 : tensor<96x16xf32>) -> tensor<96x16xf32>
    %782 = linalg.matmul ins(%transposed_340, %collapsed : tensor<96x512xf32>, tensor<512x16xf32>) outs(%781 : tensor<96x16xf32>) -> tensor<96x16xf32>
    %783 = tensor.empty() : tensor<1x96xf32>
    %784 = linalg.fill ins(%cst : f32) outs(%783 : tensor<1x96xf32>) -> tensor<1x96xf32>
    %785 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_339 : tensor<512x96xf32>) outs(%784 : tensor<1x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<1x96xf32>
    %collapsed_341 = tensor.collapse_shape %785 [[0, 1]] : tensor<1x96xf32> into tensor<96xf32>
    %expanded_342 = tensor.expand_shape %778 [[0, 1, 2], [3]] output_shape [2, 16, 16, 16] : tensor<512x16xf32> into tensor<2x16x16x16xf32>
    %786 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_342, %arg6 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %787 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%786 : tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_9 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %788 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%786 : tensor<2x16x16x16xf32>) outs(%18 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %789 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%786, %40 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %790 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%789 : tensor<2x16x16x16xf32>) outs(%18 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %791 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %790 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %792 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%787, %788 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %793 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%792, %791 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %794 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_9 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %795 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%794, %793 : tensor<2x16x16x1xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %796 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_342, %40 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %797 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%796 : tensor<2x16x16x16xf32>) outs(%741 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<16xf32>
    %798 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%expanded_342 : tensor<2x16x16x16xf32>) outs(%741 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<16xf32>
    %799 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%738, %795 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.addf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %800 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%799, %arg4 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %801 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%800 : tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.mulf %in, %cst_9 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %802 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%800 : tensor<2x16x16x16xf32>) outs(%18 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %803 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%800, %24 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %804 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%803 : tensor<2x16x16x16xf32>) outs(%18 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %805 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %804 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %806 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%801, %802 : tensor<2x16x16x16xf32>, tensor<2x16x16x1xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %807 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%806, %805 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.subf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %808 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x16x16x1xf32>) outs(%16 : tensor<2x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.divf %in, %cst_9 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x1xf32>
    %809 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%808, %807 : tensor<2x16x16x1xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %810 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%799, %24 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x16x16x16xf32>
    %811 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%810 : tensor<2x16x16x16xf32>) outs(%741 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<16xf32>
    %812 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "parallel"]} ins(%799 : tensor<2x16x16x16xf32>) outs(%741 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<16xf32>
    %transposed_343 = linalg.transpose ins(%809 : tensor<2x16x16x16xf32>) outs(%4 : tensor<2x16x16x16xf32>) permutation = [0, 3, 1, 2] 
    %813 = tensor.empty() : tensor<8x16x3x3xf32>
    %814 = linalg.fill ins(%cst : f32) outs(%813 : tensor<8x16x3x3xf32>) -> tensor<8x16x3x3xf32>
    %815 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%814 : tensor<8x16x3x3xf32>) {
    ^bb0(%out: f32):
      %845 = linalg.index 0 : index
      %846 = linalg.index 1 : index
      %847 = linalg.index 2 : index
      %848 = linalg.index 3 : index
      %849 = arith.subi %c2, %847 : index
      %850 = arith.subi %c2, %848 : index
      %extracted = tensor.extract %arg2[%846, %845, %849, %850] : tensor<16x8x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x16x3x3xf32>
    %816 = tensor.empty() : tensor<2x16x34x34xf32>
    %817 = linalg.fill ins(%cst : f32) outs(%816 : tensor<2x16x34x34xf32>) -> tensor<2x16x34x34xf32>
    %inserted_slice_344 = tensor.insert_slice %transposed_343 into %817[0, 0, 1, 1] [2, 16, 16, 16] [1, 1, 2, 2] : tensor<2x16x16x16xf32> into tensor<2x16x34x34xf32>
    %818 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x8x32x32xf32>) -> tensor<2x8x32x32xf32>
    %819 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_344, %815 : tensor<2x16x34x34xf32>, tensor<8x16x3x3xf32>) outs(%818 : tensor<2x8x32x32xf32>) -> tensor<2x8x32x32xf32>
    %820 = tensor.empty() : tensor<8x2x32x32xf32>
    %transposed_345 = linalg.transpose ins(%3 : tensor<2x8x32x32xf32>) outs(%820 : tensor<8x2x32x32xf32>) permutation = [1, 0, 2, 3] 
    %padded_346 = tensor.pad %transposed_345 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<8x2x32x32xf32> to tensor<8x2x34x34xf32>
    %821 = tensor.empty() : tensor<8x32x4x4xf32>
    %expanded_347 = tensor.expand_shape %padded_346 [[0], [1, 2], [3], [4]] output_shape [8, 2, 1, 34, 34] : tensor<8x2x34x34xf32> into tensor<8x2x1x34x34xf32>
    %expanded_348 = tensor.expand_shape %transposed_343 [[0], [1], [2, 3], [4]] output_shape [2, 16, 1, 16, 16] : tensor<2x16x16x16xf32> into tensor<2x16x1x16x16xf32>
    %expanded_349 = tensor.expand_shape %821 [[0], [1, 2], [3], [4]] output_shape [8, 2, 16, 4, 4] : tensor<8x32x4x4xf32> into tensor<8x2x16x4x4xf32>
    %822 = linalg.fill ins(%cst : f32) outs(%expanded_349 : tensor<8x2x16x4x4xf32>) -> tensor<8x2x16x4x4xf32>
    %823 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_347, %expanded_348 : tensor<8x2x1x34x34xf32>, tensor<2x16x1x16x16xf32>) outs(%822 : tensor<8x2x16x4x4xf32>) -> tensor<8x2x16x4x4xf32>
    %collapsed_350 = tensor.collapse_shape %823 [[0], [1, 2], [3], [4]] : tensor<8x2x16x4x4xf32> into tensor<8x32x4x4xf32>
    %extracted_slice_351 = tensor.extract_slice %collapsed_350[0, 0, 0, 0] [8, 32, 3, 4] [1, 1, 1, 1] : tensor<8x32x4x4xf32> to tensor<8x32x3x4xf32>
    %extracted_slice_352 = tensor.extract_slice %extracted_slice_351[0, 0, 0, 0] [8, 32, 3, 3] [1, 1, 1, 1] : tensor<8x32x3x4xf32> to tensor<8x32x3x3xf32>
    %expanded_353 = tensor.expand_shape %extracted_slice_352 [[0], [1, 2], [3], [4]] output_shape [8, 2, 16, 3, 3] : tensor<8x32x3x3xf32> into tensor<8x2x16x3x3xf32>
    %824 = tensor.empty() : tensor<2x16x8x3x3xf32>
    %transposed_354 = linalg.transpose ins(%expanded_353 : tensor<8x2x16x3x3xf32>) outs(%824 : tensor<2x16x8x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %825 = tensor.empty() : tensor<16x8x3x3xf32>
    %826 = linalg.fill ins(%cst : f32) outs(%825 : tensor<16x8x3x3xf32>) -> tensor<16x8x3x3xf32>
    %827 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_354 : tensor<2x16x8x3x3xf32>) outs(%826 : tensor<16x8x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<16x8x3x3xf32>
    %828 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%transposed_343 : tensor<2x16x16x16xf32>) outs(%741 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<16xf32>
    %829 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%819, %2 : tensor<2x8x32x32xf32>, tensor<2x8x32x32xf32>) outs(%0 : tensor<2x8x32x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x32x32xf32>
    %830 = linalg.generic {indexing_maps = [#map14, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_19, %2 : tensor<i64>, tensor<2x8x32x32xf32>) outs(%0 : tensor<2x8x32x32xf32>) {
    ^bb0(%in: i64, %in_365: f32, %out: f32):
      %845 = arith.sitofp %in : i64 to f32
      %846 = arith.subf %845, %in_365 : f32
      linalg.yield %846 : f32
    } -> tensor<2x8x32x32xf32>
    %831 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %830 : tensor<2x8x32x32xf32>, tensor<2x8x32x32xf32>) outs(%0 : tensor<2x8x32x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x32x32xf32>
    %832 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%831 : tensor<2x8x32x32xf32>) outs(%0 : tensor<2x8x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %cst_0 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x32x32xf32>
    %833 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%829, %832 : tensor<2x8x32x32xf32>, tensor<2x8x32x32xf32>) outs(%0 : tensor<2x8x32x32xf32>) {
    ^bb0(%in: f32, %in_365: f32, %out: f32):
      %845 = arith.mulf %in, %in_365 : f32
      linalg.yield %845 : f32
    } -> tensor<2x8x32x32xf32>
    %834 = tensor.empty() : tensor<3x2x64x64xf32>
    %transposed_355 = linalg.transpose ins(%arg78 : tensor<2x3x64x64xf32>) outs(%834 : tensor<3x2x64x64xf32>) permutation = [1, 0, 2, 3] 
    %padded_356 = tensor.pad %transposed_355 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index):
      tensor.yield %cst : f32
    } : tensor<3x2x64x64xf32> to tensor<3x2x66x66xf32>
    %835 = tensor.empty() : tensor<3x16x4x4xf32>
    %expanded_357 = tensor.expand_shape %padded_356 [[0], [1, 2], [3], [4]] output_shape [3, 2, 1, 66, 66] : tensor<3x2x66x66xf32> into tensor<3x2x1x66x66xf32>
    %expanded_358 = tensor.expand_shape %833 [[0], [1], [2, 3], [4]] output_shape [2, 8, 1, 32, 32] : tensor<2x8x32x32xf32> into tensor<2x8x1x32x32xf32>
    %expanded_359 = tensor.expand_shape %835 [[0], [1, 2], [3], [4]] output_shape [3, 2, 8, 4, 4] : tensor<3x16x4x4xf32> into tensor<3x2x8x4x4xf32>
    %836 = linalg.fill ins(%cst : f32) outs(%expanded_359 : tensor<3x2x8x4x4xf32>) -> tensor<3x2x8x4x4xf32>
    %837 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_357, %expanded_358 : tensor<3x2x1x66x66xf32>, tensor<2x8x1x32x32xf32>) outs(%836 : tensor<3x2x8x4x4xf32>) -> tensor<3x2x8x4x4xf32>
    %collapsed_360 = tensor.collapse_shape %837 [[0], [1, 2], [3], [4]] : tensor<3x2x8x4x4xf32> into tensor<3x16x4x4xf32>
    %extracted_slice_361 = tensor.extract_slice %collapsed_360[0, 0, 0, 0] [3, 16, 3, 4] [1, 1, 1, 1] : tensor<3x16x4x4xf32> to tensor<3x16x3x4xf32>
    %extracted_slice_362 = tensor.extract_slice %extracted_slice_361[0, 0, 0, 0] [3, 16, 3, 3] [1, 1, 1, 1] : tensor<3x16x3x4xf32> to tensor<3x16x3x3xf32>
    %expanded_363 = tensor.expand_shape %extracted_slice_362 [[0], [1, 2], [3], [4]] output_shape [3, 2, 8, 3, 3] : tensor<3x16x3x3xf32> into tensor<3x2x8x3x3xf32>
    %838 = tensor.empty() : tensor<2x8x3x3x3xf32>
    %transposed_364 = linalg.transpose ins(%expanded_363 : tensor<3x2x8x3x3xf32>) outs(%838 : tensor<2x8x3x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %839 = tensor.empty() : tensor<8x3x3x3xf32>
    %840 = linalg.fill ins(%cst : f32) outs(%839 : tensor<8x3x3x3xf32>) -> tensor<8x3x3x3xf32>
    %841 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_364 : tensor<2x8x3x3x3xf32>) outs(%840 : tensor<8x3x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<8x3x3x3xf32>
    %842 = tensor.empty() : tensor<8xf32>
    %843 = linalg.fill ins(%cst : f32) outs(%842 : tensor<8xf32>) -> tensor<8xf32>
    %844 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%833 : tensor<2x8x32x32xf32>) outs(%843 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %845 = arith.addf %in, %out : f32
      linalg.yield %845 : f32
    } -> tensor<8xf32>
    return %358, %841, %844, %827, %828, %811, %812, %797, %798, %782, %collapsed_341, %transposed_334, %776, %755, %collapsed_318, %collapsed_315, %742, %743, %727, %728, %710, %711, %695, %collapsed_300, %transposed_293, %689, %668, %collapsed_277, %collapsed_274, %655, %656, %640, %641, %623, %624, %610, %collapsed_259, %transposed_252, %608, %596, %collapsed_237, %collapsed_234, %589, %590, %576, %collapsed_232, %transposed_225, %574, %562, %collapsed_210, %collapsed_207, %555, %556, %540, %collapsed_205, %transposed_198, %534, %513, %collapsed_182, %collapsed_179, %500, %501, %485, %486, %468, %469, %453, %collapsed_164, %transposed_157, %447, %425, %collapsed_141, %collapsed_138, %410, %411, %393, %collapsed_137, %377, %collapsed_135 : tensor<f32>, tensor<8x3x3x3xf32>, tensor<8xf32>, tensor<16x8x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x16xf32>, tensor<96xf32>, tensor<16x1x7x7xf32>, tensor<16xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<192xf32>, tensor<32x1x7x7xf32>, tensor<32xf32>, tensor<32x96xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<48x32x3x3xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<288x48xf32>, tensor<288xf32>, tensor<48x1x7x7xf32>, tensor<48xf32>, tensor<48x144xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<288x48xf32>, tensor<288xf32>, tensor<48x1x7x7xf32>, tensor<48xf32>, tensor<48x144xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<288x48xf32>, tensor<288xf32>, tensor<48x1x7x7xf32>, tensor<48xf32>, tensor<48x144xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<64x48x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<384x64xf32>, tensor<384xf32>, tensor<64x1x7x7xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<8x256xf32>, tensor<8xf32>
  }
}
