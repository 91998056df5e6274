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
#map17 = affine_map<(d0) -> (d0, 0)>
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
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<4x4x2x4xf32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<4x4x4x4xf32>
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<4x4x2x2xf32>
    %cst_12 = arith.constant 2.560000e+02 : f64
    %c8 = arith.constant 8 : index
    %cst_13 = arith.constant 6.400000e+01 : f64
    %cst_14 = arith.constant 1.600000e+01 : f64
    %cst_15 = arith.constant 4.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c1_i64 = arith.constant 1 : i64
    %c16 = arith.constant 16 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_16 = arith.constant 0.000000e+00 : f32
    %cst_17 = arith.constant dense<0> : tensor<i64>
    %padded = tensor.pad %arg38 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<4x3x8x8xf32> to tensor<4x3x10x10xf32>
    %0 = tensor.empty() : tensor<4x4x8x8xf32>
    %1 = linalg.fill ins(%cst_16 : f32) outs(%0 : tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg0 : tensor<4x3x10x10xf32>, tensor<4x3x3x3xf32>) outs(%1 : tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %3 = tensor.empty() : tensor<i64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg22 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %464 = arith.addi %in, %c1_i64 : i64
      linalg.yield %464 : i64
    } -> tensor<i64>
    %5 = tensor.empty() : tensor<4x4x8x8xf64>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<4x4x8x8xf32>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4x4x8x8xf64>
    %7 = tensor.empty() : tensor<1x4x1x1xf64>
    %8 = linalg.fill ins(%cst : f64) outs(%7 : tensor<1x4x1x1xf64>) -> tensor<1x4x1x1xf64>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%6 : tensor<4x4x8x8xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<1x4x1x1xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_12 : f64
      linalg.yield %464 : f64
    } -> tensor<1x4x1x1xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<4x4x8x8xf64>, tensor<1x4x1x1xf64>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x8x8xf64>
    %collapsed = tensor.collapse_shape %10 [[0, 1, 2, 3]] : tensor<1x4x1x1xf64> into tensor<4xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<4x4x8x8xf64>, tensor<4x4x8x8xf64>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x8x8xf64>
    %13 = tensor.empty() : tensor<4xf64>
    %14 = linalg.fill ins(%cst : f64) outs(%13 : tensor<4xf64>) -> tensor<4xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%12 : tensor<4x4x8x8xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%15 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_12 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%16 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_2 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%17 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %19 = tensor.empty() : tensor<4xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg21 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<4xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%18, %20 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%21 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg20 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%23, %24 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %26 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%25 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%16 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %cst_5 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %28 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%27 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = math.rsqrt %in : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %29 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%28, %arg1 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.mulf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %30 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed, %29 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg2, %30 : tensor<4xf32>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f32, %in_132: f64, %out: f64):
      %464 = arith.extf %in : f32 to f64
      %465 = arith.subf %464, %in_132 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%29 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %32 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%31 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %expanded_18 = tensor.expand_shape %33 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %expanded : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x8x8xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %expanded_18 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.addf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x8x8xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%28 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.cmpf ugt, %in, %cst_16 : f32
      %465 = arith.select %464, %in, %cst_16 : f32
      linalg.yield %465 : f32
    } -> tensor<4x4x8x8xf32>
    %padded_19 = tensor.pad %38 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_0 : f32
    } : tensor<4x4x8x8xf32> to tensor<4x4x10x10xf32>
    %39 = tensor.empty() : tensor<4x4x4x4xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %41 = tensor.empty() : tensor<3x3xf32>
    %42 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_19, %41 : tensor<4x4x10x10xf32>, tensor<3x3xf32>) outs(%40 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %43 = tensor.empty() : tensor<4x4x4x4xi64>
    %44 = linalg.fill ins(%c-1_i64 : i64) outs(%43 : tensor<4x4x4x4xi64>) -> tensor<4x4x4x4xi64>
    %45 = tensor.empty() : tensor<3x3xi64>
    %46 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%42, %45 : tensor<4x4x4x4xf32>, tensor<3x3xi64>) outs(%44 : tensor<4x4x4x4xi64>) {
    ^bb0(%in: f32, %in_132: i64, %out: i64):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %466 = linalg.index 2 : index
      %467 = linalg.index 4 : index
      %468 = arith.muli %466, %c2 : index
      %469 = arith.addi %468, %467 : index
      %470 = linalg.index 3 : index
      %471 = linalg.index 5 : index
      %472 = arith.muli %470, %c2 : index
      %473 = arith.addi %472, %471 : index
      %extracted = tensor.extract %padded_19[%464, %465, %469, %473] : tensor<4x4x10x10xf32>
      %474 = arith.cmpf oeq, %extracted, %in : f32
      %475 = arith.subi %473, %c1 : index
      %476 = arith.subi %469, %c1 : index
      %477 = arith.muli %476, %c8 : index
      %478 = arith.addi %475, %477 : index
      %479 = arith.index_cast %478 : index to i64
      %480 = arith.select %474, %479, %out : i64
      %481 = arith.cmpi eq, %out, %c-1_i64 : i64
      %482 = arith.select %481, %480, %out : i64
      linalg.yield %482 : i64
    } -> tensor<4x4x4x4xi64>
    %padded_20 = tensor.pad %42 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %47 = linalg.fill ins(%cst_16 : f32) outs(%39 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %48 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_20, %arg3 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%47 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg25 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %464 = arith.addi %in, %c1_i64 : i64
      linalg.yield %464 : i64
    } -> tensor<i64>
    %50 = tensor.empty() : tensor<4x4x4x4xf64>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<4x4x4x4xf32>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %52 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%51 : tensor<4x4x4x4xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<1x4x1x1xf64>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_13 : f64
      linalg.yield %464 : f64
    } -> tensor<1x4x1x1xf64>
    %54 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %53 : tensor<4x4x4x4xf64>, tensor<1x4x1x1xf64>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %collapsed_21 = tensor.collapse_shape %53 [[0, 1, 2, 3]] : tensor<1x4x1x1xf64> into tensor<4xf64>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %54 : tensor<4x4x4x4xf64>, tensor<4x4x4x4xf64>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %56 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%55 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%56 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_13 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %58 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%57 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_6 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %59 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%58 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %60 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg24 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<4xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%59, %60 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%61 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_21 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %64 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg23 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<4xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%63, %64 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%65 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%57 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %cst_5 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%67 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = math.rsqrt %in : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %69 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%68, %arg4 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.mulf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %70 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_21, %69 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %71 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg5, %70 : tensor<4xf32>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f32, %in_132: f64, %out: f64):
      %464 = arith.extf %in : f32 to f64
      %465 = arith.subf %464, %in_132 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %72 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%69 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %expanded_22 = tensor.expand_shape %72 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%71 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %expanded_23 = tensor.expand_shape %73 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %expanded_22 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %expanded_23 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.addf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_21 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%68 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.cmpf ugt, %in, %cst_16 : f32
      %465 = arith.select %464, %in, %cst_16 : f32
      linalg.yield %465 : f32
    } -> tensor<4x4x4x4xf32>
    %padded_24 = tensor.pad %78 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %79 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_24, %arg6 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%47 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg28 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %464 = arith.addi %in, %c1_i64 : i64
      linalg.yield %464 : i64
    } -> tensor<i64>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<4x4x4x4xf32>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %82 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%81 : tensor<4x4x4x4xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<1x4x1x1xf64>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_13 : f64
      linalg.yield %464 : f64
    } -> tensor<1x4x1x1xf64>
    %84 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %83 : tensor<4x4x4x4xf64>, tensor<1x4x1x1xf64>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %collapsed_25 = tensor.collapse_shape %83 [[0, 1, 2, 3]] : tensor<1x4x1x1xf64> into tensor<4xf64>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %84 : tensor<4x4x4x4xf64>, tensor<4x4x4x4xf64>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %86 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%85 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %87 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%86 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_13 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%87 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_6 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %89 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%88 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %90 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg27 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<4xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%89, %90 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %92 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%91 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_25 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %94 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg26 : tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<4xf32>
    %95 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%93, %94 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %96 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%95 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%87 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %cst_5 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %98 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%97 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = math.rsqrt %in : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%98, %arg7 : tensor<4xf64>, tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.mulf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %100 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_25, %99 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %101 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg8, %100 : tensor<4xf32>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f32, %in_132: f64, %out: f64):
      %464 = arith.extf %in : f32 to f64
      %465 = arith.subf %464, %in_132 : f64
      linalg.yield %465 : f64
    } -> tensor<4xf64>
    %102 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%99 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %expanded_26 = tensor.expand_shape %102 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %103 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%101 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %expanded_27 = tensor.expand_shape %103 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_26 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %expanded_27 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.addf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %106 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_25 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %107 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%98 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %42 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.addf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.cmpf ugt, %in, %cst_16 : f32
      %465 = arith.select %464, %in, %cst_16 : f32
      linalg.yield %465 : f32
    } -> tensor<4x4x4x4xf32>
    %110 = tensor.empty() : tensor<4x8x2x2xf32>
    %111 = linalg.fill ins(%cst_16 : f32) outs(%110 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %112 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%109, %arg15 : tensor<4x4x4x4xf32>, tensor<8x4x1x1xf32>) outs(%111 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg37 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %464 = arith.addi %in, %c1_i64 : i64
      linalg.yield %464 : i64
    } -> tensor<i64>
    %114 = tensor.empty() : tensor<4x8x2x2xf64>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<4x8x2x2xf32>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %116 = tensor.empty() : tensor<1x8x1x1xf64>
    %117 = linalg.fill ins(%cst : f64) outs(%116 : tensor<1x8x1x1xf64>) -> tensor<1x8x1x1xf64>
    %118 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%115 : tensor<4x8x2x2xf64>) outs(%117 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<1x8x1x1xf64>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<1x8x1x1xf64>) outs(%116 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_14 : f64
      linalg.yield %464 : f64
    } -> tensor<1x8x1x1xf64>
    %120 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %119 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %collapsed_28 = tensor.collapse_shape %119 [[0, 1, 2, 3]] : tensor<1x8x1x1xf64> into tensor<8xf64>
    %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %120 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %122 = tensor.empty() : tensor<8xf64>
    %123 = linalg.fill ins(%cst : f64) outs(%122 : tensor<8xf64>) -> tensor<8xf64>
    %124 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%121 : tensor<4x8x2x2xf64>) outs(%123 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %125 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%124 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_14 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %126 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%125 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_7 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %127 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%126 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %128 = tensor.empty() : tensor<8xf32>
    %129 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg36 : tensor<8xf32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<8xf32>
    %130 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%127, %129 : tensor<8xf64>, tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %131 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%130 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %132 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_28 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %133 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg35 : tensor<8xf32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<8xf32>
    %134 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%132, %133 : tensor<8xf64>, tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %135 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%134 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %136 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%125 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %cst_5 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %137 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%136 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = math.rsqrt %in : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %138 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%137, %arg16 : tensor<8xf64>, tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.mulf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %139 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_28, %138 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %140 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg17, %139 : tensor<8xf32>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f32, %in_132: f64, %out: f64):
      %464 = arith.extf %in : f32 to f64
      %465 = arith.subf %464, %in_132 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %141 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%138 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %expanded_29 = tensor.expand_shape %141 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %142 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%140 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %expanded_30 = tensor.expand_shape %142 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %expanded_29 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %expanded_30 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.addf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %145 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_28 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %146 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%137 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %padded_31 = tensor.pad %109 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %147 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_31, %arg9 : tensor<4x4x6x6xf32>, tensor<8x4x3x3xf32>) outs(%111 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %464 = arith.addi %in, %c1_i64 : i64
      linalg.yield %464 : i64
    } -> tensor<i64>
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147 : tensor<4x8x2x2xf32>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %150 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%149 : tensor<4x8x2x2xf64>) outs(%117 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<1x8x1x1xf64>
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150 : tensor<1x8x1x1xf64>) outs(%116 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_14 : f64
      linalg.yield %464 : f64
    } -> tensor<1x8x1x1xf64>
    %152 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %151 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %collapsed_32 = tensor.collapse_shape %151 [[0, 1, 2, 3]] : tensor<1x8x1x1xf64> into tensor<8xf64>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %152 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %154 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%153 : tensor<4x8x2x2xf64>) outs(%123 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %155 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%154 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_14 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %156 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%155 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_7 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %157 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%156 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %158 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg30 : tensor<8xf32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<8xf32>
    %159 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%157, %158 : tensor<8xf64>, tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %160 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%159 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %161 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_32 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %162 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg29 : tensor<8xf32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<8xf32>
    %163 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%161, %162 : tensor<8xf64>, tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %164 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%163 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %165 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%155 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %cst_5 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %166 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%165 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = math.rsqrt %in : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %167 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%166, %arg10 : tensor<8xf64>, tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.mulf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %168 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_32, %167 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %169 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg11, %168 : tensor<8xf32>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f32, %in_132: f64, %out: f64):
      %464 = arith.extf %in : f32 to f64
      %465 = arith.subf %464, %in_132 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %170 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%167 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %expanded_33 = tensor.expand_shape %170 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %171 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%169 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %expanded_34 = tensor.expand_shape %171 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %expanded_33 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %expanded_34 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.addf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %174 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_32 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %175 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%166 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173 : tensor<4x8x2x2xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.cmpf ugt, %in, %cst_16 : f32
      %465 = arith.select %464, %in, %cst_16 : f32
      linalg.yield %465 : f32
    } -> tensor<4x8x2x2xf32>
    %padded_35 = tensor.pad %176 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<4x8x2x2xf32> to tensor<4x8x4x4xf32>
    %177 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_35, %arg12 : tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) outs(%111 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg34 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %464 = arith.addi %in, %c1_i64 : i64
      linalg.yield %464 : i64
    } -> tensor<i64>
    %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177 : tensor<4x8x2x2xf32>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %180 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%179 : tensor<4x8x2x2xf64>) outs(%117 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<1x8x1x1xf64>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180 : tensor<1x8x1x1xf64>) outs(%116 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_14 : f64
      linalg.yield %464 : f64
    } -> tensor<1x8x1x1xf64>
    %182 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179, %181 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %collapsed_36 = tensor.collapse_shape %181 [[0, 1, 2, 3]] : tensor<1x8x1x1xf64> into tensor<8xf64>
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182, %182 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %184 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%183 : tensor<4x8x2x2xf64>) outs(%123 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %185 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%184 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_14 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %186 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%185 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_7 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %187 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%186 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %188 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg33 : tensor<8xf32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<8xf32>
    %189 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%187, %188 : tensor<8xf64>, tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %190 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%189 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %191 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_36 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.mulf %in, %cst_3 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %192 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg32 : tensor<8xf32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.truncf %cst_4 : f64 to f32
      %465 = arith.mulf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<8xf32>
    %193 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%191, %192 : tensor<8xf64>, tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.addf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %194 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%193 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %195 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%185 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %cst_5 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %196 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%195 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = math.rsqrt %in : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %197 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%196, %arg13 : tensor<8xf64>, tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f32, %out: f64):
      %464 = arith.extf %in_132 : f32 to f64
      %465 = arith.mulf %in, %464 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %198 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_36, %197 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %199 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg14, %198 : tensor<8xf32>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f32, %in_132: f64, %out: f64):
      %464 = arith.extf %in : f32 to f64
      %465 = arith.subf %464, %in_132 : f64
      linalg.yield %465 : f64
    } -> tensor<8xf64>
    %200 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%197 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %expanded_37 = tensor.expand_shape %200 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %201 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%199 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %expanded_38 = tensor.expand_shape %201 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177, %expanded_37 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202, %expanded_38 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.addf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %204 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_36 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %205 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%196 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%203, %144 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.addf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206 : tensor<4x8x2x2xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.cmpf ugt, %in, %cst_16 : f32
      %465 = arith.select %464, %in, %cst_16 : f32
      linalg.yield %465 : f32
    } -> tensor<4x8x2x2xf32>
    %208 = tensor.empty() : tensor<4x8x1x1xf32>
    %209 = linalg.fill ins(%cst_16 : f32) outs(%208 : tensor<4x8x1x1xf32>) -> tensor<4x8x1x1xf32>
    %210 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%207 : tensor<4x8x2x2xf32>) outs(%209 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %out : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x1x1xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210 : tensor<4x8x1x1xf32>) outs(%208 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.divf %in, %cst_15 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x1x1xf32>
    %collapsed_39 = tensor.collapse_shape %211 [[0], [1, 2, 3]] : tensor<4x8x1x1xf32> into tensor<4x8xf32>
    %212 = tensor.empty() : tensor<8x5xf32>
    %transposed = linalg.transpose ins(%arg18 : tensor<5x8xf32>) outs(%212 : tensor<8x5xf32>) permutation = [1, 0] 
    %213 = tensor.empty() : tensor<4x5xf32>
    %214 = linalg.fill ins(%cst_16 : f32) outs(%213 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %215 = linalg.matmul ins(%collapsed_39, %transposed : tensor<4x8xf32>, tensor<8x5xf32>) outs(%214 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %216 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<5xf32>) outs(%213 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5xf32>
    %217 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%215, %216 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%213 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.addf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x5xf32>
    %218 = tensor.empty() : tensor<4xi64>
    %219 = linalg.fill ins(%c0_i64 : i64) outs(%218 : tensor<4xi64>) -> tensor<4xi64>
    %220 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<4xf32>) -> tensor<4xf32>
    %221:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%217 : tensor<4x5xf32>) outs(%220, %219 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_132: i64):
      %464 = linalg.index 1 : index
      %465 = arith.index_cast %464 : index to i64
      %466 = arith.maximumf %in, %out : f32
      %467 = arith.cmpf ogt, %in, %out : f32
      %468 = arith.select %467, %465, %out_132 : i64
      linalg.yield %466, %468 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded_40 = tensor.expand_shape %221#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %222 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%217, %expanded_40 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%213 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x5xf32>
    %223 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%222 : tensor<4x5xf32>) outs(%213 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.exp %in : f32
      linalg.yield %464 : f32
    } -> tensor<4x5xf32>
    %224 = tensor.empty() : tensor<4x1xf32>
    %225 = linalg.fill ins(%cst_16 : f32) outs(%224 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %226 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "reduction"]} ins(%223 : tensor<4x5xf32>) outs(%225 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %out : f32
      linalg.yield %464 : f32
    } -> tensor<4x1xf32>
    %227 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%226 : tensor<4x1xf32>) outs(%224 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.log %in : f32
      linalg.yield %464 : f32
    } -> tensor<4x1xf32>
    %228 = tensor.empty() : tensor<4xi1>
    %229 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg39 : tensor<4xi64>) outs(%228 : tensor<4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %464 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %464 : i1
    } -> tensor<4xi1>
    %230 = linalg.generic {indexing_maps = [#map4, #map4, #map12, #map4], iterator_types = ["parallel"]} ins(%229, %arg39, %cst_17 : tensor<4xi1>, tensor<4xi64>, tensor<i64>) outs(%218 : tensor<4xi64>) {
    ^bb0(%in: i1, %in_132: i64, %in_133: i64, %out: i64):
      %464 = arith.select %in, %in_132, %in_133 : i64
      linalg.yield %464 : i64
    } -> tensor<4xi64>
    %expanded_41 = tensor.expand_shape %230 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %231 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_41 : tensor<4x1xi64>) outs(%225 : tensor<4x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %464 = linalg.index 0 : index
      %465 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %217[%464, %465] : tensor<4x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1xf32>
    %232 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%231, %expanded_40 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%224 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x1xf32>
    %233 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%227, %232 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%224 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x1xf32>
    %collapsed_42 = tensor.collapse_shape %233 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %234 = linalg.generic {indexing_maps = [#map4, #map4, #map12, #map4], iterator_types = ["parallel"]} ins(%229, %collapsed_42, %cst_8 : tensor<4xi1>, tensor<4xf32>, tensor<f32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: i1, %in_132: f32, %in_133: f32, %out: f32):
      %464 = arith.select %in, %in_132, %in_133 : f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %235 = tensor.empty() : tensor<f32>
    %236 = linalg.fill ins(%cst_16 : f32) outs(%235 : tensor<f32>) -> tensor<f32>
    %237 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction"]} ins(%234 : tensor<4xf32>) outs(%236 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %out : f32
      linalg.yield %464 : f32
    } -> tensor<f32>
    %238 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<i64>) -> tensor<i64>
    %239 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction"]} ins(%229 : tensor<4xi1>) outs(%238 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %464 = arith.extui %in : i1 to i64
      %465 = arith.addi %464, %out : i64
      linalg.yield %465 : i64
    } -> tensor<i64>
    %240 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%237, %239 : tensor<f32>, tensor<i64>) outs(%235 : tensor<f32>) {
    ^bb0(%in: f32, %in_132: i64, %out: f32):
      %464 = arith.sitofp %in_132 : i64 to f32
      %465 = arith.divf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<f32>
    %241 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_1, %239 : tensor<f32>, tensor<i64>) outs(%235 : tensor<f32>) {
    ^bb0(%in: f32, %in_132: i64, %out: f32):
      %464 = arith.sitofp %in_132 : i64 to f32
      %465 = arith.divf %in, %464 : f32
      linalg.yield %465 : f32
    } -> tensor<f32>
    %242 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel"]} ins(%241 : tensor<f32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %243 = linalg.generic {indexing_maps = [#map4, #map4, #map12, #map4], iterator_types = ["parallel"]} ins(%229, %242, %cst_8 : tensor<4xi1>, tensor<4xf32>, tensor<f32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: i1, %in_132: f32, %in_133: f32, %out: f32):
      %464 = arith.select %in, %in_132, %in_133 : f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %expanded_43 = tensor.expand_shape %243 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %244 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%222, %227 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%213 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x5xf32>
    %245 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<4x5xf32>) outs(%213 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = math.exp %in : f32
      linalg.yield %464 : f32
    } -> tensor<4x5xf32>
    %246 = tensor.empty() : tensor<5xi64>
    %247 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%246 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %464 = linalg.index 0 : index
      %465 = arith.index_cast %464 : index to i64
      linalg.yield %465 : i64
    } -> tensor<5xi64>
    %expanded_44 = tensor.expand_shape %247 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_45 = tensor.expand_shape %arg39 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %248 = tensor.empty() : tensor<4x5xi1>
    %249 = linalg.generic {indexing_maps = [#map13, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_44, %expanded_45 : tensor<1x5xi64>, tensor<4x1xi64>) outs(%248 : tensor<4x5xi1>) {
    ^bb0(%in: i64, %in_132: i64, %out: i1):
      %464 = arith.cmpi eq, %in, %in_132 : i64
      linalg.yield %464 : i1
    } -> tensor<4x5xi1>
    %250 = linalg.generic {indexing_maps = [#map9, #map14, #map14, #map9], iterator_types = ["parallel", "parallel"]} ins(%249, %cst_1, %cst_8 : tensor<4x5xi1>, tensor<f32>, tensor<f32>) outs(%213 : tensor<4x5xf32>) {
    ^bb0(%in: i1, %in_132: f32, %in_133: f32, %out: f32):
      %464 = arith.select %in, %in_132, %in_133 : f32
      linalg.yield %464 : f32
    } -> tensor<4x5xf32>
    %251 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%245, %250 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%213 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x5xf32>
    %252 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%251, %expanded_43 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%213 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x5xf32>
    %253 = tensor.empty() : tensor<4x8xf32>
    %254 = linalg.fill ins(%cst_16 : f32) outs(%253 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %255 = linalg.matmul ins(%252, %arg18 : tensor<4x5xf32>, tensor<5x8xf32>) outs(%254 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %256 = tensor.empty() : tensor<5x4xf32>
    %transposed_46 = linalg.transpose ins(%252 : tensor<4x5xf32>) outs(%256 : tensor<5x4xf32>) permutation = [1, 0] 
    %257 = tensor.empty() : tensor<5x8xf32>
    %258 = linalg.fill ins(%cst_16 : f32) outs(%257 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %259 = linalg.matmul ins(%transposed_46, %collapsed_39 : tensor<5x4xf32>, tensor<4x8xf32>) outs(%258 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %260 = tensor.empty() : tensor<1x5xf32>
    %261 = linalg.fill ins(%cst_16 : f32) outs(%260 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %262 = linalg.generic {indexing_maps = [#map9, #map13], iterator_types = ["reduction", "parallel"]} ins(%252 : tensor<4x5xf32>) outs(%261 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.addf %in, %out : f32
      linalg.yield %464 : f32
    } -> tensor<1x5xf32>
    %collapsed_47 = tensor.collapse_shape %262 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %263 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%255 : tensor<4x8xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x2xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263 : tensor<4x8x2x2xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = arith.divf %in, %cst_15 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %265 = tensor.empty() : tensor<4x8x2x2xi1>
    %266 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207 : tensor<4x8x2x2xf32>) outs(%265 : tensor<4x8x2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ole, %in, %cst_16 : f32
      linalg.yield %464 : i1
    } -> tensor<4x8x2x2xi1>
    %267 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266, %cst_8, %264 : tensor<4x8x2x2xi1>, tensor<f32>, tensor<4x8x2x2xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: i1, %in_132: f32, %in_133: f32, %out: f32):
      %464 = arith.select %in, %in_132, %in_133 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_48 = tensor.expand_shape %204 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177, %expanded_48 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267 : tensor<4x8x2x2xf32>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %270 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%269 : tensor<4x8x2x2xf64>) outs(%123 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %271 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_48 : tensor<1x8x1x1xf32>) outs(%116 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<1x8x1x1xf64>
    %272 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179, %271 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %273 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269, %272 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %274 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%273 : tensor<4x8x2x2xf64>) outs(%123 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %275 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%274 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_14 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %276 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%205 : tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %277 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%275, %276 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %278 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%277, %276 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %279 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%278 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %280 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%205, %arg13 : tensor<8xf32>, tensor<8xf32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %281 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%270 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_14 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %282 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%281 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %expanded_49 = tensor.expand_shape %282 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267, %expanded_49 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_50 = tensor.expand_shape %279 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %284 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268, %expanded_50 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %285 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %284 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_51 = tensor.expand_shape %280 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %286 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285, %expanded_51 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %287 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%274, %276 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %288 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%287 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %289 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%270 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %290 = tensor.empty() : tensor<8x8x3x3xf32>
    %291 = linalg.fill ins(%cst_16 : f32) outs(%290 : tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %292 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%291 : tensor<8x8x3x3xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %466 = linalg.index 2 : index
      %467 = linalg.index 3 : index
      %468 = arith.subi %c2, %466 : index
      %469 = arith.subi %c2, %467 : index
      %extracted = tensor.extract %arg12[%465, %464, %468, %469] : tensor<8x8x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x8x3x3xf32>
    %293 = tensor.empty() : tensor<4x8x4x4xf32>
    %294 = linalg.fill ins(%cst_16 : f32) outs(%293 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %inserted_slice = tensor.insert_slice %286 into %294[0, 0, 1, 1] [4, 8, 2, 2] [1, 1, 1, 1] : tensor<4x8x2x2xf32> into tensor<4x8x4x4xf32>
    %295 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %292 : tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) outs(%111 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %296 = tensor.empty() : tensor<8x4x2x2xf32>
    %transposed_52 = linalg.transpose ins(%176 : tensor<4x8x2x2xf32>) outs(%296 : tensor<8x4x2x2xf32>) permutation = [1, 0, 2, 3] 
    %transposed_53 = linalg.transpose ins(%286 : tensor<4x8x2x2xf32>) outs(%296 : tensor<8x4x2x2xf32>) permutation = [1, 0, 2, 3] 
    %padded_54 = tensor.pad %transposed_52 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<8x4x2x2xf32> to tensor<8x4x4x4xf32>
    %297 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_54, %transposed_53 : tensor<8x4x4x4xf32>, tensor<8x4x2x2xf32>) outs(%291 : tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %transposed_55 = linalg.transpose ins(%297 : tensor<8x8x3x3xf32>) outs(%290 : tensor<8x8x3x3xf32>) permutation = [1, 0, 2, 3] 
    %298 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176 : tensor<4x8x2x2xf32>) outs(%265 : tensor<4x8x2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ole, %in, %cst_16 : f32
      linalg.yield %464 : i1
    } -> tensor<4x8x2x2xi1>
    %299 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298, %cst_8, %295 : tensor<4x8x2x2xi1>, tensor<f32>, tensor<4x8x2x2xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: i1, %in_132: f32, %in_133: f32, %out: f32):
      %464 = arith.select %in, %in_132, %in_133 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_56 = tensor.expand_shape %174 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %expanded_56 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299 : tensor<4x8x2x2xf32>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %302 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%301 : tensor<4x8x2x2xf64>) outs(%123 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %303 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_56 : tensor<1x8x1x1xf32>) outs(%116 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<1x8x1x1xf64>
    %304 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %303 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %305 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%301, %304 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %306 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%305 : tensor<4x8x2x2xf64>) outs(%123 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %307 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%306 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_14 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %308 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%175 : tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %309 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%307, %308 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %310 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%309, %308 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %311 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%310 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %312 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%175, %arg10 : tensor<8xf32>, tensor<8xf32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %313 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%302 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_14 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %314 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%313 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %expanded_57 = tensor.expand_shape %314 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299, %expanded_57 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_58 = tensor.expand_shape %311 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %316 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%300, %expanded_58 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%315, %316 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_59 = tensor.expand_shape %312 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %318 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%317, %expanded_59 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %319 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%306, %308 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %320 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%319 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %321 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%302 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %expanded_60 = tensor.expand_shape %arg9 [[0, 1], [2], [3], [4]] output_shape [1, 8, 4, 3, 3] : tensor<8x4x3x3xf32> into tensor<1x8x4x3x3xf32>
    %322 = tensor.empty() : tensor<1x4x8x3x3xf32>
    %transposed_61 = linalg.transpose ins(%expanded_60 : tensor<1x8x4x3x3xf32>) outs(%322 : tensor<1x4x8x3x3xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_62 = tensor.collapse_shape %transposed_61 [[0, 1], [2], [3], [4]] : tensor<1x4x8x3x3xf32> into tensor<4x8x3x3xf32>
    %extracted_slice = tensor.extract_slice %collapsed_62[0, 0, 1, 0] [4, 8, 1, 3] [1, 1, 2, 1] : tensor<4x8x3x3xf32> to tensor<4x8x1x3xf32>
    %extracted_slice_63 = tensor.extract_slice %extracted_slice[0, 0, 0, 1] [4, 8, 1, 1] [1, 1, 1, 2] : tensor<4x8x1x3xf32> to tensor<4x8x1x1xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_63 : tensor<4x8x1x1xf32>) outs(%209 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice_63[%464, %465, %c0, %c0] : tensor<4x8x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x1x1xf32>
    %324 = tensor.empty() : tensor<4x4x2x2xf32>
    %325 = linalg.fill ins(%cst_16 : f32) outs(%324 : tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
    %326 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%318, %323 : tensor<4x8x2x2xf32>, tensor<4x8x1x1xf32>) outs(%325 : tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
    %extracted_slice_64 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [4, 8, 1, 2] [1, 1, 1, 2] : tensor<4x8x1x3xf32> to tensor<4x8x1x2xf32>
    %padded_65 = tensor.pad %318 low[0, 0, 0, 0] high[0, 0, 0, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<4x8x2x2xf32> to tensor<4x8x2x3xf32>
    %327 = tensor.empty() : tensor<4x8x1x2xf32>
    %328 = linalg.fill ins(%cst_16 : f32) outs(%327 : tensor<4x8x1x2xf32>) -> tensor<4x8x1x2xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_64 : tensor<4x8x1x2xf32>) outs(%328 : tensor<4x8x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %466 = linalg.index 3 : index
      %467 = arith.subi %c1, %466 : index
      %extracted = tensor.extract %extracted_slice_64[%464, %465, %c0, %467] : tensor<4x8x1x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x1x2xf32>
    %330 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_65, %329 : tensor<4x8x2x3xf32>, tensor<4x8x1x2xf32>) outs(%325 : tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
    %inserted_slice_66 = tensor.insert_slice %326 into %cst_9[0, 0, 0, 0] [4, 4, 2, 2] [1, 1, 1, 2] : tensor<4x4x2x2xf32> into tensor<4x4x2x4xf32>
    %inserted_slice_67 = tensor.insert_slice %330 into %inserted_slice_66[0, 0, 0, 1] [4, 4, 2, 2] [1, 1, 1, 2] : tensor<4x4x2x2xf32> into tensor<4x4x2x4xf32>
    %extracted_slice_68 = tensor.extract_slice %collapsed_62[0, 0, 0, 0] [4, 8, 2, 3] [1, 1, 2, 1] : tensor<4x8x3x3xf32> to tensor<4x8x2x3xf32>
    %padded_69 = tensor.pad %318 low[0, 0, 0, 0] high[0, 0, 1, 0] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<4x8x2x2xf32> to tensor<4x8x3x2xf32>
    %extracted_slice_70 = tensor.extract_slice %extracted_slice_68[0, 0, 0, 1] [4, 8, 2, 1] [1, 1, 1, 2] : tensor<4x8x2x3xf32> to tensor<4x8x2x1xf32>
    %331 = tensor.empty() : tensor<4x8x2x1xf32>
    %332 = linalg.fill ins(%cst_16 : f32) outs(%331 : tensor<4x8x2x1xf32>) -> tensor<4x8x2x1xf32>
    %333 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_70 : tensor<4x8x2x1xf32>) outs(%332 : tensor<4x8x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %466 = linalg.index 2 : index
      %467 = arith.subi %c1, %466 : index
      %extracted = tensor.extract %extracted_slice_70[%464, %465, %467, %c0] : tensor<4x8x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x2x1xf32>
    %334 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_69, %333 : tensor<4x8x3x2xf32>, tensor<4x8x2x1xf32>) outs(%325 : tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
    %extracted_slice_71 = tensor.extract_slice %extracted_slice_68[0, 0, 0, 0] [4, 8, 2, 2] [1, 1, 1, 2] : tensor<4x8x2x3xf32> to tensor<4x8x2x2xf32>
    %padded_72 = tensor.pad %318 low[0, 0, 0, 0] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<4x8x2x2xf32> to tensor<4x8x3x3xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_71 : tensor<4x8x2x2xf32>) outs(%111 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %466 = linalg.index 2 : index
      %467 = linalg.index 3 : index
      %468 = arith.subi %c1, %466 : index
      %469 = arith.subi %c1, %467 : index
      %extracted = tensor.extract %extracted_slice_71[%464, %465, %468, %469] : tensor<4x8x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x2x2xf32>
    %336 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_72, %335 : tensor<4x8x3x3xf32>, tensor<4x8x2x2xf32>) outs(%325 : tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
    %inserted_slice_73 = tensor.insert_slice %334 into %cst_9[0, 0, 0, 0] [4, 4, 2, 2] [1, 1, 1, 2] : tensor<4x4x2x2xf32> into tensor<4x4x2x4xf32>
    %inserted_slice_74 = tensor.insert_slice %336 into %inserted_slice_73[0, 0, 0, 1] [4, 4, 2, 2] [1, 1, 1, 2] : tensor<4x4x2x2xf32> into tensor<4x4x2x4xf32>
    %inserted_slice_75 = tensor.insert_slice %inserted_slice_67 into %cst_10[0, 0, 0, 0] [4, 4, 2, 4] [1, 1, 2, 1] : tensor<4x4x2x4xf32> into tensor<4x4x4x4xf32>
    %inserted_slice_76 = tensor.insert_slice %inserted_slice_74 into %inserted_slice_75[0, 0, 1, 0] [4, 4, 2, 4] [1, 1, 2, 1] : tensor<4x4x2x4xf32> into tensor<4x4x4x4xf32>
    %extracted_slice_77 = tensor.extract_slice %padded_31[0, 0, 0, 0] [4, 4, 5, 6] [1, 1, 1, 1] : tensor<4x4x6x6xf32> to tensor<4x4x5x6xf32>
    %extracted_slice_78 = tensor.extract_slice %extracted_slice_77[0, 0, 0, 0] [4, 4, 5, 5] [1, 1, 1, 1] : tensor<4x4x5x6xf32> to tensor<4x4x5x5xf32>
    %337 = tensor.empty() : tensor<4x4x5x5xf32>
    %transposed_79 = linalg.transpose ins(%extracted_slice_78 : tensor<4x4x5x5xf32>) outs(%337 : tensor<4x4x5x5xf32>) permutation = [1, 0, 2, 3] 
    %transposed_80 = linalg.transpose ins(%318 : tensor<4x8x2x2xf32>) outs(%296 : tensor<8x4x2x2xf32>) permutation = [1, 0, 2, 3] 
    %338 = tensor.empty() : tensor<4x8x3x3xf32>
    %339 = linalg.fill ins(%cst_16 : f32) outs(%338 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
    %340 = linalg.conv_2d_nchw_fchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_79, %transposed_80 : tensor<4x4x5x5xf32>, tensor<8x4x2x2xf32>) outs(%339 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
    %341 = tensor.empty() : tensor<8x4x3x3xf32>
    %transposed_81 = linalg.transpose ins(%340 : tensor<4x8x3x3xf32>) outs(%341 : tensor<8x4x3x3xf32>) permutation = [1, 0, 2, 3] 
    %expanded_82 = tensor.expand_shape %145 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %expanded_82 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_82 : tensor<1x8x1x1xf32>) outs(%116 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<1x8x1x1xf64>
    %344 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %343 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %345 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269, %344 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%114 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x8x2x2xf64>
    %346 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%345 : tensor<4x8x2x2xf64>) outs(%123 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %347 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%346 : tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_14 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %348 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%146 : tensor<8xf32>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %349 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%347, %348 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %350 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%349, %348 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %351 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%350 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %352 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%146, %arg16 : tensor<8xf32>, tensor<8xf32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %expanded_83 = tensor.expand_shape %351 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %353 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%342, %expanded_83 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %353 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_84 = tensor.expand_shape %352 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%354, %expanded_84 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%110 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x8x2x2xf32>
    %356 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%346, %348 : tensor<8xf64>, tensor<8xf64>) outs(%122 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<8xf64>
    %357 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%356 : tensor<8xf64>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<8xf32>
    %expanded_85 = tensor.expand_shape %arg15 [[0, 1], [2], [3], [4]] output_shape [1, 8, 4, 1, 1] : tensor<8x4x1x1xf32> into tensor<1x8x4x1x1xf32>
    %358 = tensor.empty() : tensor<1x4x8x1x1xf32>
    %transposed_86 = linalg.transpose ins(%expanded_85 : tensor<1x8x4x1x1xf32>) outs(%358 : tensor<1x4x8x1x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_87 = tensor.collapse_shape %transposed_86 [[0, 1], [2], [3], [4]] : tensor<1x4x8x1x1xf32> into tensor<4x8x1x1xf32>
    %extracted_slice_88 = tensor.extract_slice %collapsed_87[0, 0, 0, 0] [4, 8, 1, 1] [1, 1, 2, 1] : tensor<4x8x1x1xf32> to tensor<4x8x1x1xf32>
    %extracted_slice_89 = tensor.extract_slice %extracted_slice_88[0, 0, 0, 0] [4, 8, 1, 1] [1, 1, 1, 2] : tensor<4x8x1x1xf32> to tensor<4x8x1x1xf32>
    %359 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_89 : tensor<4x8x1x1xf32>) outs(%209 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice_89[%464, %465, %c0, %c0] : tensor<4x8x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x1x1xf32>
    %360 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%355, %359 : tensor<4x8x2x2xf32>, tensor<4x8x1x1xf32>) outs(%325 : tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
    %inserted_slice_90 = tensor.insert_slice %360 into %cst_9[0, 0, 0, 0] [4, 4, 2, 2] [1, 1, 1, 2] : tensor<4x4x2x2xf32> into tensor<4x4x2x4xf32>
    %inserted_slice_91 = tensor.insert_slice %cst_11 into %inserted_slice_90[0, 0, 0, 1] [4, 4, 2, 2] [1, 1, 1, 2] : tensor<4x4x2x2xf32> into tensor<4x4x2x4xf32>
    %inserted_slice_92 = tensor.insert_slice %cst_11 into %cst_9[0, 0, 0, 0] [4, 4, 2, 2] [1, 1, 1, 2] : tensor<4x4x2x2xf32> into tensor<4x4x2x4xf32>
    %inserted_slice_93 = tensor.insert_slice %cst_11 into %inserted_slice_92[0, 0, 0, 1] [4, 4, 2, 2] [1, 1, 1, 2] : tensor<4x4x2x2xf32> into tensor<4x4x2x4xf32>
    %inserted_slice_94 = tensor.insert_slice %inserted_slice_91 into %cst_10[0, 0, 0, 0] [4, 4, 2, 4] [1, 1, 2, 1] : tensor<4x4x2x4xf32> into tensor<4x4x4x4xf32>
    %inserted_slice_95 = tensor.insert_slice %inserted_slice_93 into %inserted_slice_94[0, 0, 1, 0] [4, 4, 2, 4] [1, 1, 2, 1] : tensor<4x4x2x4xf32> into tensor<4x4x4x4xf32>
    %extracted_slice_96 = tensor.extract_slice %109[0, 0, 0, 0] [4, 4, 3, 4] [1, 1, 1, 1] : tensor<4x4x4x4xf32> to tensor<4x4x3x4xf32>
    %extracted_slice_97 = tensor.extract_slice %extracted_slice_96[0, 0, 0, 0] [4, 4, 3, 3] [1, 1, 1, 1] : tensor<4x4x3x4xf32> to tensor<4x4x3x3xf32>
    %361 = tensor.empty() : tensor<4x4x3x3xf32>
    %transposed_98 = linalg.transpose ins(%extracted_slice_97 : tensor<4x4x3x3xf32>) outs(%361 : tensor<4x4x3x3xf32>) permutation = [1, 0, 2, 3] 
    %transposed_99 = linalg.transpose ins(%355 : tensor<4x8x2x2xf32>) outs(%296 : tensor<8x4x2x2xf32>) permutation = [1, 0, 2, 3] 
    %362 = linalg.conv_2d_nchw_fchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%transposed_98, %transposed_99 : tensor<4x4x3x3xf32>, tensor<8x4x2x2xf32>) outs(%209 : tensor<4x8x1x1xf32>) -> tensor<4x8x1x1xf32>
    %363 = tensor.empty() : tensor<8x4x1x1xf32>
    %transposed_100 = linalg.transpose ins(%362 : tensor<4x8x1x1xf32>) outs(%363 : tensor<8x4x1x1xf32>) permutation = [1, 0, 2, 3] 
    %364 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_76, %inserted_slice_95 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.addf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %365 = tensor.empty() : tensor<4x4x4x4xi1>
    %366 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<4x4x4x4xf32>) outs(%365 : tensor<4x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ole, %in, %cst_16 : f32
      linalg.yield %464 : i1
    } -> tensor<4x4x4x4xi1>
    %367 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366, %cst_8, %364 : tensor<4x4x4x4xi1>, tensor<f32>, tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: i1, %in_132: f32, %in_133: f32, %out: f32):
      %464 = arith.select %in, %in_132, %in_133 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_101 = tensor.expand_shape %106 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %368 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_101 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367 : tensor<4x4x4x4xf32>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %370 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%369 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %371 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_101 : tensor<1x4x1x1xf32>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<1x4x1x1xf64>
    %372 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %371 : tensor<4x4x4x4xf64>, tensor<1x4x1x1xf64>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %373 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%369, %372 : tensor<4x4x4x4xf64>, tensor<4x4x4x4xf64>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %374 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%373 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %375 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%374 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_13 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %376 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%107 : tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %377 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%375, %376 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %378 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%377, %376 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %379 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%378 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %380 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%107, %arg7 : tensor<4xf32>, tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %381 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%370 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_13 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %382 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%381 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %expanded_102 = tensor.expand_shape %382 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367, %expanded_102 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_103 = tensor.expand_shape %379 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%368, %expanded_103 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %385 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383, %384 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_104 = tensor.expand_shape %380 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385, %expanded_104 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %387 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%374, %376 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %388 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%387 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %389 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%370 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %390 = linalg.fill ins(%cst_16 : f32) outs(%361 : tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %391 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%390 : tensor<4x4x3x3xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %466 = linalg.index 2 : index
      %467 = linalg.index 3 : index
      %468 = arith.subi %c2, %466 : index
      %469 = arith.subi %c2, %467 : index
      %extracted = tensor.extract %arg6[%465, %464, %468, %469] : tensor<4x4x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x4x3x3xf32>
    %392 = tensor.empty() : tensor<4x4x6x6xf32>
    %393 = linalg.fill ins(%cst_16 : f32) outs(%392 : tensor<4x4x6x6xf32>) -> tensor<4x4x6x6xf32>
    %inserted_slice_105 = tensor.insert_slice %386 into %393[0, 0, 1, 1] [4, 4, 4, 4] [1, 1, 1, 1] : tensor<4x4x4x4xf32> into tensor<4x4x6x6xf32>
    %394 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_105, %391 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%47 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %transposed_106 = linalg.transpose ins(%78 : tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %transposed_107 = linalg.transpose ins(%386 : tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %padded_108 = tensor.pad %transposed_106 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %395 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_108, %transposed_107 : tensor<4x4x6x6xf32>, tensor<4x4x4x4xf32>) outs(%390 : tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %transposed_109 = linalg.transpose ins(%395 : tensor<4x4x3x3xf32>) outs(%361 : tensor<4x4x3x3xf32>) permutation = [1, 0, 2, 3] 
    %396 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<4x4x4x4xf32>) outs(%365 : tensor<4x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ole, %in, %cst_16 : f32
      linalg.yield %464 : i1
    } -> tensor<4x4x4x4xi1>
    %397 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%396, %cst_8, %394 : tensor<4x4x4x4xi1>, tensor<f32>, tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: i1, %in_132: f32, %in_133: f32, %out: f32):
      %464 = arith.select %in, %in_132, %in_133 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_110 = tensor.expand_shape %76 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %expanded_110 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %399 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%397 : tensor<4x4x4x4xf32>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %400 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%399 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %401 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_110 : tensor<1x4x1x1xf32>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<1x4x1x1xf64>
    %402 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %401 : tensor<4x4x4x4xf64>, tensor<1x4x1x1xf64>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %403 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%399, %402 : tensor<4x4x4x4xf64>, tensor<4x4x4x4xf64>) outs(%50 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x4x4xf64>
    %404 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%403 : tensor<4x4x4x4xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %405 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%404 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_13 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %406 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%77 : tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %407 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%405, %406 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %408 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%407, %406 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %409 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%408 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %410 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%77, %arg4 : tensor<4xf32>, tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %411 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%400 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_13 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %412 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%411 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %expanded_111 = tensor.expand_shape %412 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %413 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%397, %expanded_111 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_112 = tensor.expand_shape %409 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %414 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%398, %expanded_112 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %415 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413, %414 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_113 = tensor.expand_shape %410 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %416 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%415, %expanded_113 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %417 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%404, %406 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %418 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%417 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %419 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%400 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %420 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%390 : tensor<4x4x3x3xf32>) {
    ^bb0(%out: f32):
      %464 = linalg.index 0 : index
      %465 = linalg.index 1 : index
      %466 = linalg.index 2 : index
      %467 = linalg.index 3 : index
      %468 = arith.subi %c2, %466 : index
      %469 = arith.subi %c2, %467 : index
      %extracted = tensor.extract %arg3[%465, %464, %468, %469] : tensor<4x4x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x4x3x3xf32>
    %inserted_slice_114 = tensor.insert_slice %416 into %393[0, 0, 1, 1] [4, 4, 4, 4] [1, 1, 1, 1] : tensor<4x4x4x4xf32> into tensor<4x4x6x6xf32>
    %421 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_114, %420 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%47 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %transposed_115 = linalg.transpose ins(%42 : tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %transposed_116 = linalg.transpose ins(%416 : tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %padded_117 = tensor.pad %transposed_115 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %422 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_117, %transposed_116 : tensor<4x4x6x6xf32>, tensor<4x4x4x4xf32>) outs(%390 : tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %transposed_118 = linalg.transpose ins(%422 : tensor<4x4x3x3xf32>) outs(%361 : tensor<4x4x3x3xf32>) permutation = [1, 0, 2, 3] 
    %423 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367, %421 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%39 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.addf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x4x4xf32>
    %collapsed_119 = tensor.collapse_shape %423 [[0, 1], [2, 3]] : tensor<4x4x4x4xf32> into tensor<16x16xf32>
    %collapsed_120 = tensor.collapse_shape %46 [[0, 1], [2, 3]] : tensor<4x4x4x4xi64> into tensor<16x16xi64>
    %424 = tensor.empty() : tensor<256x1xi64>
    %425 = linalg.fill ins(%c0_i64 : i64) outs(%424 : tensor<256x1xi64>) -> tensor<256x1xi64>
    %426 = tensor.empty() : tensor<256xf32>
    %427 = linalg.fill ins(%cst_16 : f32) outs(%426 : tensor<256xf32>) -> tensor<256xf32>
    %428:3 = linalg.generic {indexing_maps = [#map17, #map17, #map4], iterator_types = ["parallel"]} outs(%425, %425, %427 : tensor<256x1xi64>, tensor<256x1xi64>, tensor<256xf32>) {
    ^bb0(%out: i64, %out_132: i64, %out_133: f32):
      %464 = linalg.index 0 : index
      %465 = arith.remsi %464, %c16 : index
      %466 = arith.divsi %464, %c16 : index
      %467 = arith.remsi %466, %c16 : index
      %extracted = tensor.extract %collapsed_120[%467, %465] : tensor<16x16xi64>
      %extracted_134 = tensor.extract %collapsed_119[%467, %465] : tensor<16x16xf32>
      %468 = arith.index_cast %467 : index to i64
      linalg.yield %468, %extracted, %extracted_134 : i64, i64, f32
    } -> (tensor<256x1xi64>, tensor<256x1xi64>, tensor<256xf32>)
    %429 = tensor.empty() : tensor<256x2xi64>
    %430 = linalg.fill ins(%c0_i64 : i64) outs(%429 : tensor<256x2xi64>) -> tensor<256x2xi64>
    %inserted_slice_121 = tensor.insert_slice %428#0 into %430[0, 0] [256, 1] [1, 1] : tensor<256x1xi64> into tensor<256x2xi64>
    %inserted_slice_122 = tensor.insert_slice %428#1 into %inserted_slice_121[0, 1] [256, 1] [1, 1] : tensor<256x1xi64> into tensor<256x2xi64>
    %431 = tensor.empty() : tensor<16x64xf32>
    %432 = linalg.fill ins(%cst_16 : f32) outs(%431 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %433 = scf.for %arg40 = %c0 to %c256 step %c1 iter_args(%arg41 = %432) -> (tensor<16x64xf32>) {
      %extracted = tensor.extract %inserted_slice_122[%arg40, %c0] : tensor<256x2xi64>
      %464 = arith.index_cast %extracted : i64 to index
      %extracted_132 = tensor.extract %inserted_slice_122[%arg40, %c1] : tensor<256x2xi64>
      %465 = arith.index_cast %extracted_132 : i64 to index
      %extracted_slice_133 = tensor.extract_slice %428#2[%arg40] [1] [1] : tensor<256xf32> to tensor<f32>
      %extracted_slice_134 = tensor.extract_slice %arg41[%464, %465] [1, 1] [1, 1] : tensor<16x64xf32> to tensor<f32>
      %466 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%extracted_slice_133 : tensor<f32>) outs(%extracted_slice_134 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %467 = arith.addf %out, %in : f32
        linalg.yield %467 : f32
      } -> tensor<f32>
      %inserted_slice_135 = tensor.insert_slice %466 into %arg41[%464, %465] [1, 1] [1, 1] : tensor<f32> into tensor<16x64xf32>
      scf.yield %inserted_slice_135 : tensor<16x64xf32>
    }
    %expanded_123 = tensor.expand_shape %433 [[0, 1], [2, 3]] output_shape [4, 4, 8, 8] : tensor<16x64xf32> into tensor<4x4x8x8xf32>
    %434 = tensor.empty() : tensor<4x4x8x8xi1>
    %435 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<4x4x8x8xf32>) outs(%434 : tensor<4x4x8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %464 = arith.cmpf ole, %in, %cst_16 : f32
      linalg.yield %464 : i1
    } -> tensor<4x4x8x8xi1>
    %436 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435, %cst_8, %expanded_123 : tensor<4x4x8x8xi1>, tensor<f32>, tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: i1, %in_132: f32, %in_133: f32, %out: f32):
      %464 = arith.select %in, %in_132, %in_133 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x8x8xf32>
    %expanded_124 = tensor.expand_shape %36 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %437 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %expanded_124 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x8x8xf32>
    %438 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%436 : tensor<4x4x8x8xf32>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4x4x8x8xf64>
    %439 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%438 : tensor<4x4x8x8xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %440 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_124 : tensor<1x4x1x1xf32>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<1x4x1x1xf64>
    %441 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %440 : tensor<4x4x8x8xf64>, tensor<1x4x1x1xf64>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.subf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x8x8xf64>
    %442 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%438, %441 : tensor<4x4x8x8xf64>, tensor<4x4x8x8xf64>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4x4x8x8xf64>
    %443 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%442 : tensor<4x4x8x8xf64>) outs(%14 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.addf %in, %out : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %444 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%443 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_12 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %445 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%37 : tensor<4xf32>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %464 = arith.extf %in : f32 to f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %446 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%444, %445 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %447 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%446, %445 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %448 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%447 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %449 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%37, %arg1 : tensor<4xf32>, tensor<4xf32>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %450 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%439 : tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %464 = arith.divf %in, %cst_12 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %451 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%450 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %expanded_125 = tensor.expand_shape %451 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %452 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%436, %expanded_125 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x8x8xf32>
    %expanded_126 = tensor.expand_shape %448 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %453 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%437, %expanded_126 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x8x8xf32>
    %454 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%452, %453 : tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.subf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x8x8xf32>
    %expanded_127 = tensor.expand_shape %449 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %455 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%454, %expanded_127 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %464 = arith.mulf %in, %in_132 : f32
      linalg.yield %464 : f32
    } -> tensor<4x4x8x8xf32>
    %456 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%443, %445 : tensor<4xf64>, tensor<4xf64>) outs(%13 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_132: f64, %out: f64):
      %464 = arith.mulf %in, %in_132 : f64
      linalg.yield %464 : f64
    } -> tensor<4xf64>
    %457 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%456 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %458 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%439 : tensor<4xf64>) outs(%19 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %464 = arith.truncf %in : f64 to f32
      linalg.yield %464 : f32
    } -> tensor<4xf32>
    %459 = tensor.empty() : tensor<3x4x8x8xf32>
    %transposed_128 = linalg.transpose ins(%arg38 : tensor<4x3x8x8xf32>) outs(%459 : tensor<3x4x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_129 = linalg.transpose ins(%455 : tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) permutation = [1, 0, 2, 3] 
    %padded_130 = tensor.pad %transposed_128 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_16 : f32
    } : tensor<3x4x8x8xf32> to tensor<3x4x10x10xf32>
    %460 = tensor.empty() : tensor<3x4x3x3xf32>
    %461 = linalg.fill ins(%cst_16 : f32) outs(%460 : tensor<3x4x3x3xf32>) -> tensor<3x4x3x3xf32>
    %462 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_130, %transposed_129 : tensor<3x4x10x10xf32>, tensor<4x4x8x8xf32>) outs(%461 : tensor<3x4x3x3xf32>) -> tensor<3x4x3x3xf32>
    %463 = tensor.empty() : tensor<4x3x3x3xf32>
    %transposed_131 = linalg.transpose ins(%462 : tensor<3x4x3x3xf32>) outs(%463 : tensor<4x3x3x3xf32>) permutation = [1, 0, 2, 3] 
    return %26, %22, %4, %66, %62, %49, %96, %92, %80, %164, %160, %148, %194, %190, %178, %135, %131, %113, %240, %transposed_131, %457, %458, %transposed_118, %418, %419, %transposed_109, %388, %389, %transposed_81, %320, %321, %transposed_55, %288, %289, %transposed_100, %357, %289, %259, %collapsed_47 : tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<f32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x4x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<5x8xf32>, tensor<5xf32>
  }
}
