#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1) -> (d0, 0)>
#map12 = affine_map<(d0) -> ()>
#map13 = affine_map<(d0, d1) -> (0, d1)>
#map14 = affine_map<(d0, d1) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map16 = affine_map<(d0, d1, d2, d3) -> ()>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map19 = affine_map<(d0) -> (d0, 0)>
module @resnet {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "resnet.ResNet" {
    fsdp.module @conv1 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
      fsdp.param @weight : tensor<4x3x3x3xf32>
    }
    fsdp.module @bn1 class "torch.nn.modules.batchnorm.BatchNorm2d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
      fsdp.param @weight : tensor<4xf32>
      fsdp.param @bias : tensor<4xf32>
      fsdp.buffer @running_mean : tensor<4xf32>
      fsdp.buffer @running_var : tensor<4xf32>
      fsdp.buffer @num_batches_tracked : tensor<i64>
    }
    fsdp.module @pool class "torch.nn.modules.pooling.MaxPool2d" bases ["torch.nn.modules.pooling._MaxPoolNd"] {
    }
    fsdp.module @layer1 class "resnet.BasicBlock" {
      fsdp.module @conv1 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
        fsdp.param @weight : tensor<4x4x3x3xf32>
      }
      fsdp.module @bn1 class "torch.nn.modules.batchnorm.BatchNorm2d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
        fsdp.param @weight : tensor<4xf32>
        fsdp.param @bias : tensor<4xf32>
        fsdp.buffer @running_mean : tensor<4xf32>
        fsdp.buffer @running_var : tensor<4xf32>
        fsdp.buffer @num_batches_tracked : tensor<i64>
      }
      fsdp.module @conv2 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
        fsdp.param @weight : tensor<4x4x3x3xf32>
      }
      fsdp.module @bn2 class "torch.nn.modules.batchnorm.BatchNorm2d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
        fsdp.param @weight : tensor<4xf32>
        fsdp.param @bias : tensor<4xf32>
        fsdp.buffer @running_mean : tensor<4xf32>
        fsdp.buffer @running_var : tensor<4xf32>
        fsdp.buffer @num_batches_tracked : tensor<i64>
      }
    }
    fsdp.module @layer2 class "resnet.BasicBlock" {
      fsdp.module @conv1 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
        fsdp.param @weight : tensor<8x4x3x3xf32>
      }
      fsdp.module @bn1 class "torch.nn.modules.batchnorm.BatchNorm2d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
        fsdp.param @weight : tensor<8xf32>
        fsdp.param @bias : tensor<8xf32>
        fsdp.buffer @running_mean : tensor<8xf32>
        fsdp.buffer @running_var : tensor<8xf32>
        fsdp.buffer @num_batches_tracked : tensor<i64>
      }
      fsdp.module @conv2 class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
        fsdp.param @weight : tensor<8x8x3x3xf32>
      }
      fsdp.module @bn2 class "torch.nn.modules.batchnorm.BatchNorm2d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
        fsdp.param @weight : tensor<8xf32>
        fsdp.param @bias : tensor<8xf32>
        fsdp.buffer @running_mean : tensor<8xf32>
        fsdp.buffer @running_var : tensor<8xf32>
        fsdp.buffer @num_batches_tracked : tensor<i64>
      }
      fsdp.module @downsample class "torch.nn.modules.container.Sequential" {
        fsdp.module @"0" class "torch.nn.modules.conv.Conv2d" bases ["torch.nn.modules.conv._ConvNd"] {
          fsdp.param @weight : tensor<8x4x1x1xf32>
        }
        fsdp.module @"1" class "torch.nn.modules.batchnorm.BatchNorm2d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
          fsdp.param @weight : tensor<8xf32>
          fsdp.param @bias : tensor<8xf32>
          fsdp.buffer @running_mean : tensor<8xf32>
          fsdp.buffer @running_var : tensor<8xf32>
          fsdp.buffer @num_batches_tracked : tensor<i64>
        }
      }
    }
    fsdp.module @fc class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<5x8xf32>
      fsdp.param @bias : tensor<5xf32>
    }
  }
  func.func @step(%arg0: tensor<4x3x3x3xf32> {fsdp.role = #fsdp.state<@model::@conv1::@weight>}, %arg1: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn1::@weight>}, %arg2: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn1::@bias>}, %arg3: tensor<4x4x3x3xf32> {fsdp.role = #fsdp.state<@model::@layer1::@conv1::@weight>}, %arg4: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@bn1::@weight>}, %arg5: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@bn1::@bias>}, %arg6: tensor<4x4x3x3xf32> {fsdp.role = #fsdp.state<@model::@layer1::@conv2::@weight>}, %arg7: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@bn2::@weight>}, %arg8: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@bn2::@bias>}, %arg9: tensor<8x4x3x3xf32> {fsdp.role = #fsdp.state<@model::@layer2::@conv1::@weight>}, %arg10: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bn1::@weight>}, %arg11: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bn1::@bias>}, %arg12: tensor<8x8x3x3xf32> {fsdp.role = #fsdp.state<@model::@layer2::@conv2::@weight>}, %arg13: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bn2::@weight>}, %arg14: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bn2::@bias>}, %arg15: tensor<8x4x1x1xf32> {fsdp.role = #fsdp.state<@model::@layer2::@downsample::@"0"::@weight>}, %arg16: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@downsample::@"1"::@weight>}, %arg17: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@downsample::@"1"::@bias>}, %arg18: tensor<5x8xf32> {fsdp.role = #fsdp.state<@model::@fc::@weight>}, %arg19: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@fc::@bias>}, %arg20: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn1::@running_mean>}, %arg21: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bn1::@running_var>}, %arg22: tensor<i64> {fsdp.role = #fsdp.state<@model::@bn1::@num_batches_tracked>}, %arg23: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@bn1::@running_mean>}, %arg24: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@bn1::@running_var>}, %arg25: tensor<i64> {fsdp.role = #fsdp.state<@model::@layer1::@bn1::@num_batches_tracked>}, %arg26: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@bn2::@running_mean>}, %arg27: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@bn2::@running_var>}, %arg28: tensor<i64> {fsdp.role = #fsdp.state<@model::@layer1::@bn2::@num_batches_tracked>}, %arg29: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bn1::@running_mean>}, %arg30: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bn1::@running_var>}, %arg31: tensor<i64> {fsdp.role = #fsdp.state<@model::@layer2::@bn1::@num_batches_tracked>}, %arg32: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bn2::@running_mean>}, %arg33: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bn2::@running_var>}, %arg34: tensor<i64> {fsdp.role = #fsdp.state<@model::@layer2::@bn2::@num_batches_tracked>}, %arg35: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@downsample::@"1"::@running_mean>}, %arg36: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer2::@downsample::@"1"::@running_var>}, %arg37: tensor<i64> {fsdp.role = #fsdp.state<@model::@layer2::@downsample::@"1"::@num_batches_tracked>}, %arg38: tensor<4x3x8x8xf32> {fsdp.role = #fsdp.input<"image">}, %arg39: tensor<4xi64> {fsdp.role = #fsdp.input<"label", indices = [0, 5, -100]>}) -> (tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@bn1::@running_mean>}, tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@bn1::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@bn1::@num_batches_tracked>}, tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@layer1::@bn1::@running_mean>}, tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@layer1::@bn1::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@layer1::@bn1::@num_batches_tracked>}, tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@layer1::@bn2::@running_mean>}, tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@layer1::@bn2::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@layer1::@bn2::@num_batches_tracked>}, tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@layer2::@bn1::@running_mean>}, tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@layer2::@bn1::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@layer2::@bn1::@num_batches_tracked>}, tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@layer2::@bn2::@running_mean>}, tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@layer2::@bn2::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@layer2::@bn2::@num_batches_tracked>}, tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@layer2::@downsample::@"1"::@running_mean>}, tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@layer2::@downsample::@"1"::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@layer2::@downsample::@"1"::@num_batches_tracked>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x3x3x3xf32> {fsdp.role = #fsdp.grad<@model::@conv1::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@bn1::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@bn1::@bias>}, tensor<4x4x3x3xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@conv1::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@bn1::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@bn1::@bias>}, tensor<4x4x3x3xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@conv2::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@bn2::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@bn2::@bias>}, tensor<8x4x3x3xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@conv1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@bn1::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@bn1::@bias>}, tensor<8x8x3x3xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@conv2::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@bn2::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@bn2::@bias>}, tensor<8x4x1x1xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@downsample::@"0"::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@downsample::@"1"::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@downsample::@"1"::@bias>}, tensor<5x8xf32> {fsdp.role = #fsdp.grad<@model::@fc::@weight>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@fc::@bias>}) {
    %c256 = arith.constant 256 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f64
    %c-1_i64 = arith.constant -1 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 1.003921568627451 : f64
    %cst_3 = arith.constant 1.000000e-01 : f64
    %cst_4 = arith.constant 9.000000e-01 : f64
    %cst_5 = arith.constant 1.000000e-05 : f64
    %cst_6 = arith.constant 1.0158730158730158 : f64
    %cst_7 = arith.constant 1.0666666666666667 : f64
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_9 = arith.constant 2.560000e+02 : f64
    %c8 = arith.constant 8 : index
    %cst_10 = arith.constant 6.400000e+01 : f64
    %cst_11 = arith.constant 1.600000e+01 : f64
    %cst_12 = arith.constant 4.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c1_i64 = arith.constant 1 : i64
    %c16 = arith.constant 16 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_13 = arith.constant 0.000000e+00 : f32
    %cst_14 = arith.constant dense<0> : tensor<i64>
    %padded = tensor.pad %arg38 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_13 : f32
    } : tensor<4x3x8x8xf32> to tensor<4x3x10x10xf32>
    %0 = tensor.empty() : tensor<4x4x8x8xf32>
    %1 = linalg.fill ins(%cst_13 : f32) outs(%0 : tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg0 : tensor<4x3x10x10xf32>, tensor<4x3x3x3xf32>) outs(%1 : tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %3 = tensor.empty() : tensor<i64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg22 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %433 = arith.addi %in, %c1_i64 : i64
      linalg.yield %433 : i64
    } -> tensor<i64>
    %5 = tensor.empty() : tensor<4x4x8x8xf64>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<4x4x8x8xf32>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4x4x8x8xf64>
    %7 = tensor.empty() : tensor<1x4x1x1xf64>
    %8 = linalg.fill ins(%cst : f64) outs(%7 : tensor<1x4x1x1xf64>) -> tensor<1x4x1x1xf64>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%6 : tensor<4x4x8x8xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<1x4x1x1xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_9 : f64
      linalg.yield %433 : f64
    } -> tensor<1x4x1x1xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<4x4x8x8xf64>, tensor<1x4x1x1xf64>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x8x8xf64>
    %collapsed = tensor.collapse_shape %10 [[0, 1, 2, 3]] : tensor<1x4x1x1xf64> into tensor<4xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<4x4x8x8xf64>, tensor<4x4x8x8xf64>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x8x8xf64>
    %13 = tensor.empty() : tensor<4xf64>
    %14 = linalg.fill ins(%cst : f64) outs(%13 : tensor<4xf64>) -> tensor<4xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%12 : tensor<4x4x8x8xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%15 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_9 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%16 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_2 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%17 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %19 = tensor.empty() : tensor<4xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg21 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<4xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%18, %20 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<4xf64>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%21 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg20 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%23, %24 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<4xf64>
    %26 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%25 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%16 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %cst_5 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%28 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = math.rsqrt %in : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%29 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%30, %arg1 : tensor<4xf32>, tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %27 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %expanded : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x8x8xf32>
    %expanded_15 = tensor.expand_shape %31 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_15 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x8x8xf32>
    %expanded_16 = tensor.expand_shape %arg2 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %expanded_16 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.addf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x8x8xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.cmpf ugt, %in, %cst_13 : f32
      %434 = arith.select %433, %in, %cst_13 : f32
      linalg.yield %434 : f32
    } -> tensor<4x4x8x8xf32>
    %padded_17 = tensor.pad %35 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_0 : f32
    } : tensor<4x4x8x8xf32> to tensor<4x4x10x10xf32>
    %36 = tensor.empty() : tensor<4x4x4x4xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %38 = tensor.empty() : tensor<3x3xf32>
    %39 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_17, %38 : tensor<4x4x10x10xf32>, tensor<3x3xf32>) outs(%37 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %40 = tensor.empty() : tensor<4x4x4x4xi64>
    %41 = linalg.fill ins(%c-1_i64 : i64) outs(%40 : tensor<4x4x4x4xi64>) -> tensor<4x4x4x4xi64>
    %42 = tensor.empty() : tensor<3x3xi64>
    %43 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%39, %42 : tensor<4x4x4x4xf32>, tensor<3x3xi64>) outs(%41 : tensor<4x4x4x4xi64>) {
    ^bb0(%in: f32, %in_103: i64, %out: i64):
      %433 = linalg.index 0 : index
      %434 = linalg.index 1 : index
      %435 = linalg.index 2 : index
      %436 = linalg.index 4 : index
      %437 = arith.muli %435, %c2 : index
      %438 = arith.addi %437, %436 : index
      %439 = linalg.index 3 : index
      %440 = linalg.index 5 : index
      %441 = arith.muli %439, %c2 : index
      %442 = arith.addi %441, %440 : index
      %extracted = tensor.extract %padded_17[%433, %434, %438, %442] : tensor<4x4x10x10xf32>
      %443 = arith.cmpf oeq, %extracted, %in : f32
      %444 = arith.subi %442, %c1 : index
      %445 = arith.subi %438, %c1 : index
      %446 = arith.muli %445, %c8 : index
      %447 = arith.addi %444, %446 : index
      %448 = arith.index_cast %447 : index to i64
      %449 = arith.select %443, %448, %out : i64
      %450 = arith.cmpi eq, %out, %c-1_i64 : i64
      %451 = arith.select %450, %449, %out : i64
      linalg.yield %451 : i64
    } -> tensor<4x4x4x4xi64>
    %padded_18 = tensor.pad %39 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_13 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %44 = linalg.fill ins(%cst_13 : f32) outs(%36 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %45 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_18, %arg3 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%44 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg25 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %433 = arith.addi %in, %c1_i64 : i64
      linalg.yield %433 : i64
    } -> tensor<i64>
    %47 = tensor.empty() : tensor<4x4x4x4xf64>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<4x4x4x4xf32>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %49 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%48 : tensor<4x4x4x4xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<1x4x1x1xf64>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_10 : f64
      linalg.yield %433 : f64
    } -> tensor<1x4x1x1xf64>
    %51 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %50 : tensor<4x4x4x4xf64>, tensor<1x4x1x1xf64>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %collapsed_19 = tensor.collapse_shape %50 [[0, 1, 2, 3]] : tensor<1x4x1x1xf64> into tensor<4xf64>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %51 : tensor<4x4x4x4xf64>, tensor<4x4x4x4xf64>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %53 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%52 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%53 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_10 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%54 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_6 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%55 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg24 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<4xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%56, %57 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<4xf64>
    %59 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%58 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %61 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg23 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<4xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%60, %61 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<4xf64>
    %63 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%62 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%54 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %cst_5 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%65 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = math.rsqrt %in : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %67 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%66 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%67, %arg4 : tensor<4xf32>, tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %expanded_20 = tensor.expand_shape %64 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %expanded_20 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_21 = tensor.expand_shape %68 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %expanded_21 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_22 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %expanded_22 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.addf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.cmpf ugt, %in, %cst_13 : f32
      %434 = arith.select %433, %in, %cst_13 : f32
      linalg.yield %434 : f32
    } -> tensor<4x4x4x4xf32>
    %padded_23 = tensor.pad %72 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_13 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %73 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_23, %arg6 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%44 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg28 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %433 = arith.addi %in, %c1_i64 : i64
      linalg.yield %433 : i64
    } -> tensor<i64>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<4x4x4x4xf32>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %76 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%75 : tensor<4x4x4x4xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<1x4x1x1xf64>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_10 : f64
      linalg.yield %433 : f64
    } -> tensor<1x4x1x1xf64>
    %78 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %77 : tensor<4x4x4x4xf64>, tensor<1x4x1x1xf64>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %collapsed_24 = tensor.collapse_shape %77 [[0, 1, 2, 3]] : tensor<1x4x1x1xf64> into tensor<4xf64>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %78 : tensor<4x4x4x4xf64>, tensor<4x4x4x4xf64>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %80 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%79 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %81 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%80 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_10 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %82 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%81 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_6 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%82 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %84 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg27 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<4xf32>
    %85 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%83, %84 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<4xf64>
    %86 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%85 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %87 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_24 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg26 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<4xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%87, %88 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<4xf64>
    %90 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%89 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_24 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%81 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %cst_5 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %93 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%92 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = math.rsqrt %in : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %94 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%93 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %95 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%94, %arg7 : tensor<4xf32>, tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %expanded_25 = tensor.expand_shape %91 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %expanded_25 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_26 = tensor.expand_shape %95 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %expanded_26 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_27 = tensor.expand_shape %arg8 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %expanded_27 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.addf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %39 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.addf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.cmpf ugt, %in, %cst_13 : f32
      %434 = arith.select %433, %in, %cst_13 : f32
      linalg.yield %434 : f32
    } -> tensor<4x4x4x4xf32>
    %101 = tensor.empty() : tensor<4x8x2x2xf32>
    %102 = linalg.fill ins(%cst_13 : f32) outs(%101 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %103 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%100, %arg15 : tensor<4x4x4x4xf32>, tensor<8x4x1x1xf32>) outs(%102 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg37 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %433 = arith.addi %in, %c1_i64 : i64
      linalg.yield %433 : i64
    } -> tensor<i64>
    %105 = tensor.empty() : tensor<4x8x2x2xf64>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<4x8x2x2xf32>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %107 = tensor.empty() : tensor<1x8x1x1xf64>
    %108 = linalg.fill ins(%cst : f64) outs(%107 : tensor<1x8x1x1xf64>) -> tensor<1x8x1x1xf64>
    %109 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%106 : tensor<4x8x2x2xf64>) outs(%108 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<1x8x1x1xf64>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<1x8x1x1xf64>) outs(%107 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_11 : f64
      linalg.yield %433 : f64
    } -> tensor<1x8x1x1xf64>
    %111 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %110 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %collapsed_28 = tensor.collapse_shape %110 [[0, 1, 2, 3]] : tensor<1x8x1x1xf64> into tensor<8xf64>
    %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111, %111 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %113 = tensor.empty() : tensor<8xf64>
    %114 = linalg.fill ins(%cst : f64) outs(%113 : tensor<8xf64>) -> tensor<8xf64>
    %115 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%112 : tensor<4x8x2x2xf64>) outs(%114 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %116 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%115 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_11 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %117 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%116 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_7 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %118 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%117 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %119 = tensor.empty() : tensor<8xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg36 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<8xf32>
    %121 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%118, %120 : tensor<8xf64>, tensor<8xf32>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<8xf64>
    %122 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%121 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_28 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %124 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg35 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<8xf32>
    %125 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%123, %124 : tensor<8xf64>, tensor<8xf32>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<8xf64>
    %126 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%125 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %127 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_28 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %128 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%116 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %cst_5 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %129 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%128 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = math.rsqrt %in : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %130 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%129 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %131 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%130, %arg16 : tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %expanded_29 = tensor.expand_shape %127 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %expanded_29 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_30 = tensor.expand_shape %131 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %expanded_30 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_31 = tensor.expand_shape %arg17 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %expanded_31 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.addf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %padded_32 = tensor.pad %100 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_13 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %135 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_32, %arg9 : tensor<4x4x6x6xf32>, tensor<8x4x3x3xf32>) outs(%102 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %433 = arith.addi %in, %c1_i64 : i64
      linalg.yield %433 : i64
    } -> tensor<i64>
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<4x8x2x2xf32>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %138 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%137 : tensor<4x8x2x2xf64>) outs(%108 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<1x8x1x1xf64>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<1x8x1x1xf64>) outs(%107 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_11 : f64
      linalg.yield %433 : f64
    } -> tensor<1x8x1x1xf64>
    %140 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %139 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %collapsed_33 = tensor.collapse_shape %139 [[0, 1, 2, 3]] : tensor<1x8x1x1xf64> into tensor<8xf64>
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %140 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %142 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%141 : tensor<4x8x2x2xf64>) outs(%114 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %143 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%142 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_11 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %144 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%143 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_7 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %145 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%144 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %146 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg30 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<8xf32>
    %147 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%145, %146 : tensor<8xf64>, tensor<8xf32>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<8xf64>
    %148 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%147 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %149 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_33 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg29 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<8xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%149, %150 : tensor<8xf64>, tensor<8xf32>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<8xf64>
    %152 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%151 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_33 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %154 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%143 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %cst_5 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %155 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%154 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = math.rsqrt %in : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %156 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%155 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %157 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%156, %arg10 : tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %expanded_34 = tensor.expand_shape %153 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135, %expanded_34 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_35 = tensor.expand_shape %157 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %expanded_35 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_36 = tensor.expand_shape %arg11 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %expanded_36 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.addf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<4x8x2x2xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.cmpf ugt, %in, %cst_13 : f32
      %434 = arith.select %433, %in, %cst_13 : f32
      linalg.yield %434 : f32
    } -> tensor<4x8x2x2xf32>
    %padded_37 = tensor.pad %161 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_13 : f32
    } : tensor<4x8x2x2xf32> to tensor<4x8x4x4xf32>
    %162 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_37, %arg12 : tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) outs(%102 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg34 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %433 = arith.addi %in, %c1_i64 : i64
      linalg.yield %433 : i64
    } -> tensor<i64>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<4x8x2x2xf32>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %165 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%164 : tensor<4x8x2x2xf64>) outs(%108 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<1x8x1x1xf64>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165 : tensor<1x8x1x1xf64>) outs(%107 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_11 : f64
      linalg.yield %433 : f64
    } -> tensor<1x8x1x1xf64>
    %167 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %166 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %collapsed_38 = tensor.collapse_shape %166 [[0, 1, 2, 3]] : tensor<1x8x1x1xf64> into tensor<8xf64>
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167, %167 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %169 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%168 : tensor<4x8x2x2xf64>) outs(%114 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %170 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%169 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_11 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %171 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%170 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_7 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %172 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%171 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %173 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg33 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<8xf32>
    %174 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%172, %173 : tensor<8xf64>, tensor<8xf32>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<8xf64>
    %175 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%174 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %176 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_38 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.mulf %in, %cst_3 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %177 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg32 : tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.truncf %cst_4 : f64 to f32
      %434 = arith.mulf %in, %433 : f32
      linalg.yield %434 : f32
    } -> tensor<8xf32>
    %178 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%176, %177 : tensor<8xf64>, tensor<8xf32>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f32, %out: f64):
      %433 = arith.extf %in_103 : f32 to f64
      %434 = arith.addf %in, %433 : f64
      linalg.yield %434 : f64
    } -> tensor<8xf64>
    %179 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%178 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %180 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_38 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %181 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%170 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %cst_5 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %182 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%181 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = math.rsqrt %in : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %183 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%182 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %184 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%183, %arg13 : tensor<8xf32>, tensor<8xf32>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %expanded_39 = tensor.expand_shape %180 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %expanded_39 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_40 = tensor.expand_shape %184 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185, %expanded_40 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_41 = tensor.expand_shape %arg14 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186, %expanded_41 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.addf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %134 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.addf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188 : tensor<4x8x2x2xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.cmpf ugt, %in, %cst_13 : f32
      %434 = arith.select %433, %in, %cst_13 : f32
      linalg.yield %434 : f32
    } -> tensor<4x8x2x2xf32>
    %190 = tensor.empty() : tensor<4x8x1x1xf32>
    %191 = linalg.fill ins(%cst_13 : f32) outs(%190 : tensor<4x8x1x1xf32>) -> tensor<4x8x1x1xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%189 : tensor<4x8x2x2xf32>) outs(%191 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.addf %in, %out : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x1x1xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192 : tensor<4x8x1x1xf32>) outs(%190 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.divf %in, %cst_12 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x1x1xf32>
    %collapsed_42 = tensor.collapse_shape %193 [[0], [1, 2, 3]] : tensor<4x8x1x1xf32> into tensor<4x8xf32>
    %194 = tensor.empty() : tensor<8x5xf32>
    %transposed = linalg.transpose ins(%arg18 : tensor<5x8xf32>) outs(%194 : tensor<8x5xf32>) permutation = [1, 0] 
    %195 = tensor.empty() : tensor<4x5xf32>
    %196 = linalg.fill ins(%cst_13 : f32) outs(%195 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %197 = linalg.matmul ins(%collapsed_42, %transposed : tensor<4x8xf32>, tensor<8x5xf32>) outs(%196 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %198 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<5xf32>) outs(%195 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5xf32>
    %199 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%197, %198 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%195 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.addf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x5xf32>
    %200 = tensor.empty() : tensor<4xi64>
    %201 = linalg.fill ins(%c0_i64 : i64) outs(%200 : tensor<4xi64>) -> tensor<4xi64>
    %202 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<4xf32>) -> tensor<4xf32>
    %203:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%199 : tensor<4x5xf32>) outs(%202, %201 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_103: i64):
      %433 = linalg.index 1 : index
      %434 = arith.index_cast %433 : index to i64
      %435 = arith.maximumf %in, %out : f32
      %436 = arith.cmpf ogt, %in, %out : f32
      %437 = arith.select %436, %434, %out_103 : i64
      linalg.yield %435, %437 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded_43 = tensor.expand_shape %203#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %204 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%199, %expanded_43 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%195 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x5xf32>
    %205 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<4x5xf32>) outs(%195 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = math.exp %in : f32
      linalg.yield %433 : f32
    } -> tensor<4x5xf32>
    %206 = tensor.empty() : tensor<4x1xf32>
    %207 = linalg.fill ins(%cst_13 : f32) outs(%206 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %208 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "reduction"]} ins(%205 : tensor<4x5xf32>) outs(%207 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.addf %in, %out : f32
      linalg.yield %433 : f32
    } -> tensor<4x1xf32>
    %209 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%208 : tensor<4x1xf32>) outs(%206 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = math.log %in : f32
      linalg.yield %433 : f32
    } -> tensor<4x1xf32>
    %210 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%204, %209 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%195 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x5xf32>
    %211 = tensor.empty() : tensor<4xi1>
    %212 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg39 : tensor<4xi64>) outs(%211 : tensor<4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %433 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %433 : i1
    } -> tensor<4xi1>
    %213 = linalg.generic {indexing_maps = [#map4, #map4, #map12, #map4], iterator_types = ["parallel"]} ins(%212, %arg39, %cst_14 : tensor<4xi1>, tensor<4xi64>, tensor<i64>) outs(%200 : tensor<4xi64>) {
    ^bb0(%in: i1, %in_103: i64, %in_104: i64, %out: i64):
      %433 = arith.select %in, %in_103, %in_104 : i64
      linalg.yield %433 : i64
    } -> tensor<4xi64>
    %expanded_44 = tensor.expand_shape %213 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %214 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_44 : tensor<4x1xi64>) outs(%207 : tensor<4x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %433 = linalg.index 0 : index
      %434 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %210[%433, %434] : tensor<4x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1xf32>
    %collapsed_45 = tensor.collapse_shape %214 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %215 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_45 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.negf %in : f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %216 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%212 : tensor<4xi1>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %433 = arith.uitofp %in : i1 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %217 = linalg.generic {indexing_maps = [#map4, #map4, #map12, #map4], iterator_types = ["parallel"]} ins(%212, %215, %cst_8 : tensor<4xi1>, tensor<4xf32>, tensor<f32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
      %433 = arith.select %in, %in_103, %in_104 : f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %218 = tensor.empty() : tensor<f32>
    %219 = linalg.fill ins(%cst_13 : f32) outs(%218 : tensor<f32>) -> tensor<f32>
    %220 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction"]} ins(%216 : tensor<4xf32>) outs(%219 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.addf %in, %out : f32
      linalg.yield %433 : f32
    } -> tensor<f32>
    %221 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction"]} ins(%217 : tensor<4xf32>) outs(%219 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.addf %in, %out : f32
      linalg.yield %433 : f32
    } -> tensor<f32>
    %222 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%221, %220 : tensor<f32>, tensor<f32>) outs(%218 : tensor<f32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.divf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<f32>
    %223 = tensor.empty() : tensor<5xi64>
    %224 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%223 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %433 = linalg.index 0 : index
      %434 = arith.index_cast %433 : index to i64
      linalg.yield %434 : i64
    } -> tensor<5xi64>
    %expanded_46 = tensor.expand_shape %224 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_47 = tensor.expand_shape %arg39 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %225 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_1, %220 : tensor<f32>, tensor<f32>) outs(%218 : tensor<f32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.divf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<f32>
    %226 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%225 : tensor<f32>) outs(%218 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.negf %in : f32
      linalg.yield %433 : f32
    } -> tensor<f32>
    %227 = tensor.empty() : tensor<4x5xi1>
    %228 = linalg.generic {indexing_maps = [#map13, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_46, %expanded_47 : tensor<1x5xi64>, tensor<4x1xi64>) outs(%227 : tensor<4x5xi1>) {
    ^bb0(%in: i64, %in_103: i64, %out: i1):
      %433 = arith.cmpi eq, %in, %in_103 : i64
      linalg.yield %433 : i1
    } -> tensor<4x5xi1>
    %229 = tensor.empty() : tensor<4x1xi1>
    %230 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_47 : tensor<4x1xi64>) outs(%229 : tensor<4x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %433 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %433 : i1
    } -> tensor<4x1xi1>
    %231 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%228, %230 : tensor<4x5xi1>, tensor<4x1xi1>) outs(%227 : tensor<4x5xi1>) {
    ^bb0(%in: i1, %in_103: i1, %out: i1):
      %433 = arith.andi %in, %in_103 : i1
      linalg.yield %433 : i1
    } -> tensor<4x5xi1>
    %232 = linalg.generic {indexing_maps = [#map9, #map14, #map14, #map9], iterator_types = ["parallel", "parallel"]} ins(%231, %226, %cst_8 : tensor<4x5xi1>, tensor<f32>, tensor<f32>) outs(%195 : tensor<4x5xf32>) {
    ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
      %433 = arith.select %in, %in_103, %in_104 : f32
      linalg.yield %433 : f32
    } -> tensor<4x5xf32>
    %233 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%210 : tensor<4x5xf32>) outs(%195 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = math.exp %in : f32
      linalg.yield %433 : f32
    } -> tensor<4x5xf32>
    %234 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "reduction"]} ins(%232 : tensor<4x5xf32>) outs(%207 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.addf %in, %out : f32
      linalg.yield %433 : f32
    } -> tensor<4x1xf32>
    %235 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%233, %234 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%195 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x5xf32>
    %236 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%232, %235 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%195 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x5xf32>
    %237 = tensor.empty() : tensor<4x8xf32>
    %238 = linalg.fill ins(%cst_13 : f32) outs(%237 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %239 = linalg.matmul ins(%236, %arg18 : tensor<4x5xf32>, tensor<5x8xf32>) outs(%238 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %240 = tensor.empty() : tensor<5x4xf32>
    %transposed_48 = linalg.transpose ins(%236 : tensor<4x5xf32>) outs(%240 : tensor<5x4xf32>) permutation = [1, 0] 
    %241 = tensor.empty() : tensor<5x8xf32>
    %242 = linalg.fill ins(%cst_13 : f32) outs(%241 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %243 = linalg.matmul ins(%transposed_48, %collapsed_42 : tensor<5x4xf32>, tensor<4x8xf32>) outs(%242 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %244 = tensor.empty() : tensor<1x5xf32>
    %245 = linalg.fill ins(%cst_13 : f32) outs(%244 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %246 = linalg.generic {indexing_maps = [#map9, #map13], iterator_types = ["reduction", "parallel"]} ins(%236 : tensor<4x5xf32>) outs(%245 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.addf %in, %out : f32
      linalg.yield %433 : f32
    } -> tensor<1x5xf32>
    %collapsed_49 = tensor.collapse_shape %246 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %247 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%239 : tensor<4x8xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x2xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247 : tensor<4x8x2x2xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.divf %in, %cst_12 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %249 = tensor.empty() : tensor<4x8x2x2xi1>
    %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189 : tensor<4x8x2x2xf32>) outs(%249 : tensor<4x8x2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %433 = arith.cmpf ole, %in, %cst_13 : f32
      linalg.yield %433 : i1
    } -> tensor<4x8x2x2xi1>
    %251 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %cst_8, %248 : tensor<4x8x2x2xi1>, tensor<f32>, tensor<4x8x2x2xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
      %433 = arith.select %in, %in_103, %in_104 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%251 : tensor<4x8x2x2xf32>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %253 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%252 : tensor<4x8x2x2xf64>) outs(%114 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<1x8x1x1xf32>) outs(%107 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<1x8x1x1xf64>
    %255 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %254 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252, %255 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %257 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%256 : tensor<4x8x2x2xf64>) outs(%114 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %258 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%257 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_11 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %259 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%183 : tensor<8xf32>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %260 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%258, %259 : tensor<8xf64>, tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %261 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%260, %259 : tensor<8xf64>, tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %262 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%261 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %263 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%253 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_11 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %264 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%263 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %expanded_50 = tensor.expand_shape %264 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%251, %expanded_50 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_51 = tensor.expand_shape %262 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185, %expanded_51 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%265, %266 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267, %expanded_40 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %269 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%257, %259 : tensor<8xf64>, tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %270 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%269 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %271 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%253 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %272 = tensor.empty() : tensor<8x8x3x3xf32>
    %273 = linalg.fill ins(%cst_13 : f32) outs(%272 : tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %274 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%273 : tensor<8x8x3x3xf32>) {
    ^bb0(%out: f32):
      %433 = linalg.index 0 : index
      %434 = linalg.index 1 : index
      %435 = linalg.index 2 : index
      %436 = linalg.index 3 : index
      %437 = arith.subi %c2, %435 : index
      %438 = arith.subi %c2, %436 : index
      %extracted = tensor.extract %arg12[%434, %433, %437, %438] : tensor<8x8x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x8x3x3xf32>
    %275 = tensor.empty() : tensor<4x8x4x4xf32>
    %276 = linalg.fill ins(%cst_13 : f32) outs(%275 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %inserted_slice = tensor.insert_slice %268 into %276[0, 0, 1, 1] [4, 8, 2, 2] [1, 1, 1, 1] : tensor<4x8x2x2xf32> into tensor<4x8x4x4xf32>
    %277 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %274 : tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) outs(%102 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %278 = tensor.empty() : tensor<8x4x2x2xf32>
    %transposed_52 = linalg.transpose ins(%161 : tensor<4x8x2x2xf32>) outs(%278 : tensor<8x4x2x2xf32>) permutation = [1, 0, 2, 3] 
    %transposed_53 = linalg.transpose ins(%268 : tensor<4x8x2x2xf32>) outs(%278 : tensor<8x4x2x2xf32>) permutation = [1, 0, 2, 3] 
    %padded_54 = tensor.pad %transposed_52 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x4x2x2xf32> to tensor<8x4x4x4xf32>
    %279 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_54, %transposed_53 : tensor<8x4x4x4xf32>, tensor<8x4x2x2xf32>) outs(%273 : tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %transposed_55 = linalg.transpose ins(%279 : tensor<8x8x3x3xf32>) outs(%272 : tensor<8x8x3x3xf32>) permutation = [1, 0, 2, 3] 
    %280 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161 : tensor<4x8x2x2xf32>) outs(%249 : tensor<4x8x2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %433 = arith.cmpf ole, %in, %cst_13 : f32
      linalg.yield %433 : i1
    } -> tensor<4x8x2x2xi1>
    %281 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%280, %cst_8, %277 : tensor<4x8x2x2xi1>, tensor<f32>, tensor<4x8x2x2xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
      %433 = arith.select %in, %in_103, %in_104 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %282 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281 : tensor<4x8x2x2xf32>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %283 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%282 : tensor<4x8x2x2xf64>) outs(%114 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %284 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<1x8x1x1xf32>) outs(%107 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<1x8x1x1xf64>
    %285 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %284 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %286 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282, %285 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %287 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%286 : tensor<4x8x2x2xf64>) outs(%114 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %288 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%287 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_11 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %289 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%156 : tensor<8xf32>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %290 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%288, %289 : tensor<8xf64>, tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %291 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%290, %289 : tensor<8xf64>, tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %292 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%291 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %293 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%283 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_11 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %294 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%293 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %expanded_56 = tensor.expand_shape %294 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281, %expanded_56 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_57 = tensor.expand_shape %292 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %expanded_57 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%295, %296 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297, %expanded_35 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %299 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%287, %289 : tensor<8xf64>, tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %300 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%299 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %301 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%283 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %302 = tensor.empty() : tensor<4x8x3x3xf32>
    %303 = linalg.fill ins(%cst_13 : f32) outs(%302 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
    %304 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%303 : tensor<4x8x3x3xf32>) {
    ^bb0(%out: f32):
      %433 = linalg.index 0 : index
      %434 = linalg.index 1 : index
      %435 = linalg.index 2 : index
      %436 = linalg.index 3 : index
      %437 = arith.subi %c2, %435 : index
      %438 = arith.subi %c2, %436 : index
      %extracted = tensor.extract %arg9[%434, %433, %437, %438] : tensor<8x4x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x3x3xf32>
    %305 = tensor.empty() : tensor<4x8x6x6xf32>
    %306 = linalg.fill ins(%cst_13 : f32) outs(%305 : tensor<4x8x6x6xf32>) -> tensor<4x8x6x6xf32>
    %inserted_slice_58 = tensor.insert_slice %298 into %306[0, 0, 1, 1] [4, 8, 2, 2] [1, 1, 2, 2] : tensor<4x8x2x2xf32> into tensor<4x8x6x6xf32>
    %307 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_58, %304 : tensor<4x8x6x6xf32>, tensor<4x8x3x3xf32>) outs(%44 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %transposed_59 = linalg.transpose ins(%100 : tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %padded_60 = tensor.pad %transposed_59 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_13 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %308 = tensor.empty() : tensor<4x32x4x4xf32>
    %expanded_61 = tensor.expand_shape %padded_60 [[0], [1, 2], [3], [4]] output_shape [4, 4, 1, 6, 6] : tensor<4x4x6x6xf32> into tensor<4x4x1x6x6xf32>
    %expanded_62 = tensor.expand_shape %298 [[0], [1], [2, 3], [4]] output_shape [4, 8, 1, 2, 2] : tensor<4x8x2x2xf32> into tensor<4x8x1x2x2xf32>
    %expanded_63 = tensor.expand_shape %308 [[0], [1, 2], [3], [4]] output_shape [4, 4, 8, 4, 4] : tensor<4x32x4x4xf32> into tensor<4x4x8x4x4xf32>
    %309 = linalg.fill ins(%cst_13 : f32) outs(%expanded_63 : tensor<4x4x8x4x4xf32>) -> tensor<4x4x8x4x4xf32>
    %310 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_61, %expanded_62 : tensor<4x4x1x6x6xf32>, tensor<4x8x1x2x2xf32>) outs(%309 : tensor<4x4x8x4x4xf32>) -> tensor<4x4x8x4x4xf32>
    %collapsed_64 = tensor.collapse_shape %310 [[0], [1, 2], [3], [4]] : tensor<4x4x8x4x4xf32> into tensor<4x32x4x4xf32>
    %extracted_slice = tensor.extract_slice %collapsed_64[0, 0, 0, 0] [4, 32, 3, 4] [1, 1, 1, 1] : tensor<4x32x4x4xf32> to tensor<4x32x3x4xf32>
    %extracted_slice_65 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [4, 32, 3, 3] [1, 1, 1, 1] : tensor<4x32x3x4xf32> to tensor<4x32x3x3xf32>
    %expanded_66 = tensor.expand_shape %extracted_slice_65 [[0], [1, 2], [3], [4]] output_shape [4, 4, 8, 3, 3] : tensor<4x32x3x3xf32> into tensor<4x4x8x3x3xf32>
    %311 = tensor.empty() : tensor<4x8x4x3x3xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<4x4x8x3x3xf32>) outs(%311 : tensor<4x8x4x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %312 = tensor.empty() : tensor<8x4x3x3xf32>
    %313 = linalg.fill ins(%cst_13 : f32) outs(%312 : tensor<8x4x3x3xf32>) -> tensor<8x4x3x3xf32>
    %314 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_67 : tensor<4x8x4x3x3xf32>) outs(%313 : tensor<8x4x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.addf %in, %out : f32
      linalg.yield %433 : f32
    } -> tensor<8x4x3x3xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<1x8x1x1xf32>) outs(%107 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<1x8x1x1xf64>
    %316 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %315 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252, %316 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%105 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x8x2x2xf64>
    %318 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%317 : tensor<4x8x2x2xf64>) outs(%114 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %319 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%318 : tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_11 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %320 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%130 : tensor<8xf32>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %321 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%319, %320 : tensor<8xf64>, tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %322 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%321, %320 : tensor<8xf64>, tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %323 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%322 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %expanded_68 = tensor.expand_shape %323 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %expanded_68 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%265, %324 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325, %expanded_30 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%101 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x8x2x2xf32>
    %327 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%318, %320 : tensor<8xf64>, tensor<8xf64>) outs(%113 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<8xf64>
    %328 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%327 : tensor<8xf64>) outs(%119 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<8xf32>
    %329 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%191 : tensor<4x8x1x1xf32>) {
    ^bb0(%out: f32):
      %433 = linalg.index 0 : index
      %434 = linalg.index 1 : index
      %extracted = tensor.extract %arg15[%434, %433, %c0, %c0] : tensor<8x4x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x1x1xf32>
    %inserted_slice_69 = tensor.insert_slice %326 into %276[0, 0, 0, 0] [4, 8, 2, 2] [1, 1, 2, 2] : tensor<4x8x2x2xf32> into tensor<4x8x4x4xf32>
    %330 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_69, %329 : tensor<4x8x4x4xf32>, tensor<4x8x1x1xf32>) outs(%44 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %331 = tensor.empty() : tensor<4x32x2x2xf32>
    %expanded_70 = tensor.expand_shape %transposed_59 [[0], [1, 2], [3], [4]] output_shape [4, 4, 1, 4, 4] : tensor<4x4x4x4xf32> into tensor<4x4x1x4x4xf32>
    %expanded_71 = tensor.expand_shape %326 [[0], [1], [2, 3], [4]] output_shape [4, 8, 1, 2, 2] : tensor<4x8x2x2xf32> into tensor<4x8x1x2x2xf32>
    %expanded_72 = tensor.expand_shape %331 [[0], [1, 2], [3], [4]] output_shape [4, 4, 8, 2, 2] : tensor<4x32x2x2xf32> into tensor<4x4x8x2x2xf32>
    %332 = linalg.fill ins(%cst_13 : f32) outs(%expanded_72 : tensor<4x4x8x2x2xf32>) -> tensor<4x4x8x2x2xf32>
    %333 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_70, %expanded_71 : tensor<4x4x1x4x4xf32>, tensor<4x8x1x2x2xf32>) outs(%332 : tensor<4x4x8x2x2xf32>) -> tensor<4x4x8x2x2xf32>
    %collapsed_73 = tensor.collapse_shape %333 [[0], [1, 2], [3], [4]] : tensor<4x4x8x2x2xf32> into tensor<4x32x2x2xf32>
    %extracted_slice_74 = tensor.extract_slice %collapsed_73[0, 0, 0, 0] [4, 32, 1, 2] [1, 1, 1, 1] : tensor<4x32x2x2xf32> to tensor<4x32x1x2xf32>
    %extracted_slice_75 = tensor.extract_slice %extracted_slice_74[0, 0, 0, 0] [4, 32, 1, 1] [1, 1, 1, 1] : tensor<4x32x1x2xf32> to tensor<4x32x1x1xf32>
    %expanded_76 = tensor.expand_shape %extracted_slice_75 [[0], [1, 2], [3], [4]] output_shape [4, 4, 8, 1, 1] : tensor<4x32x1x1xf32> into tensor<4x4x8x1x1xf32>
    %334 = tensor.empty() : tensor<4x8x4x1x1xf32>
    %transposed_77 = linalg.transpose ins(%expanded_76 : tensor<4x4x8x1x1xf32>) outs(%334 : tensor<4x8x4x1x1xf32>) permutation = [1, 2, 0, 3, 4] 
    %335 = tensor.empty() : tensor<8x4x1x1xf32>
    %336 = linalg.fill ins(%cst_13 : f32) outs(%335 : tensor<8x4x1x1xf32>) -> tensor<8x4x1x1xf32>
    %337 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_77 : tensor<4x8x4x1x1xf32>) outs(%336 : tensor<8x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %433 = arith.addf %in, %out : f32
      linalg.yield %433 : f32
    } -> tensor<8x4x1x1xf32>
    %338 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%307, %330 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.addf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %339 = tensor.empty() : tensor<4x4x4x4xi1>
    %340 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<4x4x4x4xf32>) outs(%339 : tensor<4x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %433 = arith.cmpf ole, %in, %cst_13 : f32
      linalg.yield %433 : i1
    } -> tensor<4x4x4x4xi1>
    %341 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%340, %cst_8, %338 : tensor<4x4x4x4xi1>, tensor<f32>, tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
      %433 = arith.select %in, %in_103, %in_104 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341 : tensor<4x4x4x4xf32>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %343 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%342 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %344 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<1x4x1x1xf32>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<1x4x1x1xf64>
    %345 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %344 : tensor<4x4x4x4xf64>, tensor<1x4x1x1xf64>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %346 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%342, %345 : tensor<4x4x4x4xf64>, tensor<4x4x4x4xf64>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %347 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%346 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %348 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%347 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_10 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %349 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%94 : tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %350 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%348, %349 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %351 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%350, %349 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %352 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%351 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %353 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%343 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_10 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %354 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%353 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %expanded_78 = tensor.expand_shape %354 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %expanded_78 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_79 = tensor.expand_shape %352 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %expanded_79 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %357 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%355, %356 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%357, %expanded_26 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %359 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%347, %349 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %360 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%359 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %361 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%343 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %362 = tensor.empty() : tensor<4x4x3x3xf32>
    %363 = linalg.fill ins(%cst_13 : f32) outs(%362 : tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %364 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%363 : tensor<4x4x3x3xf32>) {
    ^bb0(%out: f32):
      %433 = linalg.index 0 : index
      %434 = linalg.index 1 : index
      %435 = linalg.index 2 : index
      %436 = linalg.index 3 : index
      %437 = arith.subi %c2, %435 : index
      %438 = arith.subi %c2, %436 : index
      %extracted = tensor.extract %arg6[%434, %433, %437, %438] : tensor<4x4x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x4x3x3xf32>
    %365 = tensor.empty() : tensor<4x4x6x6xf32>
    %366 = linalg.fill ins(%cst_13 : f32) outs(%365 : tensor<4x4x6x6xf32>) -> tensor<4x4x6x6xf32>
    %inserted_slice_80 = tensor.insert_slice %358 into %366[0, 0, 1, 1] [4, 4, 4, 4] [1, 1, 1, 1] : tensor<4x4x4x4xf32> into tensor<4x4x6x6xf32>
    %367 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_80, %364 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%44 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %transposed_81 = linalg.transpose ins(%72 : tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %transposed_82 = linalg.transpose ins(%358 : tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %padded_83 = tensor.pad %transposed_81 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_13 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %368 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_83, %transposed_82 : tensor<4x4x6x6xf32>, tensor<4x4x4x4xf32>) outs(%363 : tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %transposed_84 = linalg.transpose ins(%368 : tensor<4x4x3x3xf32>) outs(%362 : tensor<4x4x3x3xf32>) permutation = [1, 0, 2, 3] 
    %369 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<4x4x4x4xf32>) outs(%339 : tensor<4x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %433 = arith.cmpf ole, %in, %cst_13 : f32
      linalg.yield %433 : i1
    } -> tensor<4x4x4x4xi1>
    %370 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%369, %cst_8, %367 : tensor<4x4x4x4xi1>, tensor<f32>, tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
      %433 = arith.select %in, %in_103, %in_104 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370 : tensor<4x4x4x4xf32>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %372 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%371 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %373 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<1x4x1x1xf32>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<1x4x1x1xf64>
    %374 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %373 : tensor<4x4x4x4xf64>, tensor<1x4x1x1xf64>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %375 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%371, %374 : tensor<4x4x4x4xf64>, tensor<4x4x4x4xf64>) outs(%47 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x4x4xf64>
    %376 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%375 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %377 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%376 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_10 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %378 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%67 : tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %379 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%377, %378 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %380 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%379, %378 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %381 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%380 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %382 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%372 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_10 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %383 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%382 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %expanded_85 = tensor.expand_shape %383 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370, %expanded_85 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_86 = tensor.expand_shape %381 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %385 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %expanded_86 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384, %385 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %387 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%386, %expanded_21 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %388 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%376, %378 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %389 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%388 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %390 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%372 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %391 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%363 : tensor<4x4x3x3xf32>) {
    ^bb0(%out: f32):
      %433 = linalg.index 0 : index
      %434 = linalg.index 1 : index
      %435 = linalg.index 2 : index
      %436 = linalg.index 3 : index
      %437 = arith.subi %c2, %435 : index
      %438 = arith.subi %c2, %436 : index
      %extracted = tensor.extract %arg3[%434, %433, %437, %438] : tensor<4x4x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x4x3x3xf32>
    %inserted_slice_87 = tensor.insert_slice %387 into %366[0, 0, 1, 1] [4, 4, 4, 4] [1, 1, 1, 1] : tensor<4x4x4x4xf32> into tensor<4x4x6x6xf32>
    %392 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_87, %391 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%44 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %transposed_88 = linalg.transpose ins(%39 : tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %transposed_89 = linalg.transpose ins(%387 : tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %padded_90 = tensor.pad %transposed_88 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_13 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %393 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_90, %transposed_89 : tensor<4x4x6x6xf32>, tensor<4x4x4x4xf32>) outs(%363 : tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %transposed_91 = linalg.transpose ins(%393 : tensor<4x4x3x3xf32>) outs(%362 : tensor<4x4x3x3xf32>) permutation = [1, 0, 2, 3] 
    %394 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %392 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%36 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.addf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x4x4xf32>
    %collapsed_92 = tensor.collapse_shape %394 [[0, 1], [2, 3]] : tensor<4x4x4x4xf32> into tensor<16x16xf32>
    %collapsed_93 = tensor.collapse_shape %43 [[0, 1], [2, 3]] : tensor<4x4x4x4xi64> into tensor<16x16xi64>
    %395 = tensor.empty() : tensor<256x1xi64>
    %396 = linalg.fill ins(%c0_i64 : i64) outs(%395 : tensor<256x1xi64>) -> tensor<256x1xi64>
    %397 = tensor.empty() : tensor<256xf32>
    %398 = linalg.fill ins(%cst_13 : f32) outs(%397 : tensor<256xf32>) -> tensor<256xf32>
    %399:3 = linalg.generic {indexing_maps = [#map19, #map19, #map4], iterator_types = ["parallel"]} outs(%396, %396, %398 : tensor<256x1xi64>, tensor<256x1xi64>, tensor<256xf32>) {
    ^bb0(%out: i64, %out_103: i64, %out_104: f32):
      %433 = linalg.index 0 : index
      %434 = arith.remsi %433, %c16 : index
      %435 = arith.divsi %433, %c16 : index
      %436 = arith.remsi %435, %c16 : index
      %extracted = tensor.extract %collapsed_93[%436, %434] : tensor<16x16xi64>
      %extracted_105 = tensor.extract %collapsed_92[%436, %434] : tensor<16x16xf32>
      %437 = arith.index_cast %436 : index to i64
      linalg.yield %437, %extracted, %extracted_105 : i64, i64, f32
    } -> (tensor<256x1xi64>, tensor<256x1xi64>, tensor<256xf32>)
    %400 = tensor.empty() : tensor<256x2xi64>
    %401 = linalg.fill ins(%c0_i64 : i64) outs(%400 : tensor<256x2xi64>) -> tensor<256x2xi64>
    %inserted_slice_94 = tensor.insert_slice %399#0 into %401[0, 0] [256, 1] [1, 1] : tensor<256x1xi64> into tensor<256x2xi64>
    %inserted_slice_95 = tensor.insert_slice %399#1 into %inserted_slice_94[0, 1] [256, 1] [1, 1] : tensor<256x1xi64> into tensor<256x2xi64>
    %402 = tensor.empty() : tensor<16x64xf32>
    %403 = linalg.fill ins(%cst_13 : f32) outs(%402 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %404 = scf.for %arg40 = %c0 to %c256 step %c1 iter_args(%arg41 = %403) -> (tensor<16x64xf32>) {
      %extracted = tensor.extract %inserted_slice_95[%arg40, %c0] : tensor<256x2xi64>
      %433 = arith.index_cast %extracted : i64 to index
      %extracted_103 = tensor.extract %inserted_slice_95[%arg40, %c1] : tensor<256x2xi64>
      %434 = arith.index_cast %extracted_103 : i64 to index
      %extracted_slice_104 = tensor.extract_slice %399#2[%arg40] [1] [1] : tensor<256xf32> to tensor<f32>
      %extracted_slice_105 = tensor.extract_slice %arg41[%433, %434] [1, 1] [1, 1] : tensor<16x64xf32> to tensor<f32>
      %435 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%extracted_slice_104 : tensor<f32>) outs(%extracted_slice_105 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %436 = arith.addf %out, %in : f32
        linalg.yield %436 : f32
      } -> tensor<f32>
      %inserted_slice_106 = tensor.insert_slice %435 into %arg41[%433, %434] [1, 1] [1, 1] : tensor<f32> into tensor<16x64xf32>
      scf.yield %inserted_slice_106 : tensor<16x64xf32>
    }
    %expanded_96 = tensor.expand_shape %404 [[0, 1], [2, 3]] output_shape [4, 4, 8, 8] : tensor<16x64xf32> into tensor<4x4x8x8xf32>
    %405 = tensor.empty() : tensor<4x4x8x8xi1>
    %406 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<4x4x8x8xf32>) outs(%405 : tensor<4x4x8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %433 = arith.cmpf ole, %in, %cst_13 : f32
      linalg.yield %433 : i1
    } -> tensor<4x4x8x8xi1>
    %407 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406, %cst_8, %expanded_96 : tensor<4x4x8x8xi1>, tensor<f32>, tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
      %433 = arith.select %in, %in_103, %in_104 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x8x8xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%407 : tensor<4x4x8x8xf32>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4x4x8x8xf64>
    %409 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%408 : tensor<4x4x8x8xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %410 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x4x1x1xf32>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<1x4x1x1xf64>
    %411 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %410 : tensor<4x4x8x8xf64>, tensor<1x4x1x1xf64>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.subf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x8x8xf64>
    %412 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%408, %411 : tensor<4x4x8x8xf64>, tensor<4x4x8x8xf64>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4x4x8x8xf64>
    %413 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%412 : tensor<4x4x8x8xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.addf %in, %out : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %414 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%413 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_9 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %415 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%30 : tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %433 = arith.extf %in : f32 to f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %416 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%414, %415 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %417 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%416, %415 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %418 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%417 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %419 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%409 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %433 = arith.divf %in, %cst_9 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %420 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%419 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %expanded_97 = tensor.expand_shape %420 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %421 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%407, %expanded_97 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x8x8xf32>
    %expanded_98 = tensor.expand_shape %418 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %422 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_98 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x8x8xf32>
    %423 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421, %422 : tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.subf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x8x8xf32>
    %424 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%423, %expanded_15 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_103: f32, %out: f32):
      %433 = arith.mulf %in, %in_103 : f32
      linalg.yield %433 : f32
    } -> tensor<4x4x8x8xf32>
    %425 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%413, %415 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_103: f64, %out: f64):
      %433 = arith.mulf %in, %in_103 : f64
      linalg.yield %433 : f64
    } -> tensor<4xf64>
    %426 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%425 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %427 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%409 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %433 = arith.truncf %in : f64 to f32
      linalg.yield %433 : f32
    } -> tensor<4xf32>
    %428 = tensor.empty() : tensor<3x4x8x8xf32>
    %transposed_99 = linalg.transpose ins(%arg38 : tensor<4x3x8x8xf32>) outs(%428 : tensor<3x4x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_100 = linalg.transpose ins(%424 : tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) permutation = [1, 0, 2, 3] 
    %padded_101 = tensor.pad %transposed_99 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_13 : f32
    } : tensor<3x4x8x8xf32> to tensor<3x4x10x10xf32>
    %429 = tensor.empty() : tensor<3x4x3x3xf32>
    %430 = linalg.fill ins(%cst_13 : f32) outs(%429 : tensor<3x4x3x3xf32>) -> tensor<3x4x3x3xf32>
    %431 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_101, %transposed_100 : tensor<3x4x10x10xf32>, tensor<4x4x8x8xf32>) outs(%430 : tensor<3x4x3x3xf32>) -> tensor<3x4x3x3xf32>
    %432 = tensor.empty() : tensor<4x3x3x3xf32>
    %transposed_102 = linalg.transpose ins(%431 : tensor<3x4x3x3xf32>) outs(%432 : tensor<4x3x3x3xf32>) permutation = [1, 0, 2, 3] 
    return %26, %22, %4, %63, %59, %46, %90, %86, %74, %152, %148, %136, %179, %175, %163, %126, %122, %104, %222, %transposed_102, %426, %427, %transposed_91, %389, %390, %transposed_84, %360, %361, %314, %300, %301, %transposed_55, %270, %271, %337, %328, %271, %243, %collapsed_49 : tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<f32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x4x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<5x8xf32>, tensor<5xf32>
  }
}
