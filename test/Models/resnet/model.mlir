#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
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
#map17 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map20 = affine_map<(d0) -> (d0, 0)>
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
    %cst_0 = arith.constant 0xFF800000 : f32
    %c-1_i64 = arith.constant -1 : i64
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 1.000000e-05 : f64
    %cst_3 = arith.constant 1.000000e-01 : f64
    %cst_4 = arith.constant 9.000000e-01 : f64
    %cst_5 = arith.constant 1.003921568627451 : f64
    %cst_6 = arith.constant 1.0158730158730158 : f64
    %cst_7 = arith.constant 1.0666666666666667 : f64
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_9 = arith.constant 2.560000e+02 : f64
    %cst_10 = arith.constant 2.560000e+02 : f32
    %c8 = arith.constant 8 : index
    %cst_11 = arith.constant 6.400000e+01 : f64
    %cst_12 = arith.constant 6.400000e+01 : f32
    %cst_13 = arith.constant 1.600000e+01 : f64
    %cst_14 = arith.constant 1.600000e+01 : f32
    %cst_15 = arith.constant 4.000000e+00 : f32
    %cst_16 = arith.constant 6.250000e-02 : f32
    %c0 = arith.constant 0 : index
    %cst_17 = arith.constant 1.562500e-02 : f32
    %cst_18 = arith.constant 3.906250e-03 : f32
    %c-100_i64 = arith.constant -100 : i64
    %c1_i64 = arith.constant 1 : i64
    %c16 = arith.constant 16 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_19 = arith.constant 0.000000e+00 : f32
    %cst_20 = arith.constant dense<0> : tensor<i64>
    %padded = tensor.pad %arg38 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_19 : f32
    } : tensor<4x3x8x8xf32> to tensor<4x3x10x10xf32>
    %0 = tensor.empty() : tensor<4x4x8x8xf32>
    %1 = linalg.fill ins(%cst_19 : f32) outs(%0 : tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg0 : tensor<4x3x10x10xf32>, tensor<4x3x3x3xf32>) outs(%1 : tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %3 = tensor.empty() : tensor<i64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg22 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %391 = arith.addi %in, %c1_i64 : i64
      linalg.yield %391 : i64
    } -> tensor<i64>
    %5 = tensor.empty() : tensor<4x4x8x8xf64>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<4x4x8x8xf32>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %391 = arith.extf %in : f32 to f64
      linalg.yield %391 : f64
    } -> tensor<4x4x8x8xf64>
    %7 = tensor.empty() : tensor<1x4x1x1xf64>
    %8 = linalg.fill ins(%cst : f64) outs(%7 : tensor<1x4x1x1xf64>) -> tensor<1x4x1x1xf64>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%6 : tensor<4x4x8x8xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_9 : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<4x4x8x8xf64>, tensor<1x4x1x1xf64>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.subf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x4x8x8xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<4x4x8x8xf64>, tensor<4x4x8x8xf64>) outs(%5 : tensor<4x4x8x8xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.mulf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x4x8x8xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%12 : tensor<4x4x8x8xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_9 : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %15 = tensor.empty() : tensor<1x4x1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<1x4x1x1xf64>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %391 = arith.truncf %in : f64 to f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %17 = linalg.fill ins(%cst_19 : f32) outs(%15 : tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%2 : tensor<4x4x8x8xf32>) outs(%17 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x4x1x1xf32>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.divf %in, %cst_10 : f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<1x4x1x1xf32>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_2 : f64 to f32
      %392 = arith.addf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<1x4x1x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<1x4x1x1xf32>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = math.rsqrt %in : f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %19 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x8x8xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %21 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x8x8xf32>
    %collapsed = tensor.collapse_shape %19 [[0, 1, 2, 3]] : tensor<1x4x1x1xf32> into tensor<4xf32>
    %collapsed_21 = tensor.collapse_shape %21 [[0, 1, 2, 3]] : tensor<1x4x1x1xf32> into tensor<4xf32>
    %24 = tensor.empty() : tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg20 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%25, %26 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %collapsed_22 = tensor.collapse_shape %16 [[0, 1, 2, 3]] : tensor<1x4x1x1xf32> into tensor<4xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_22 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_5 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%28 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg21 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%29, %30 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded : tensor<4x4x8x8xf32>, tensor<4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x8x8xf32>
    %expanded_23 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_23 : tensor<4x4x8x8xf32>, tensor<4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x8x8xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.cmpf ugt, %in, %cst_19 : f32
      %392 = arith.select %391, %in, %cst_19 : f32
      linalg.yield %392 : f32
    } -> tensor<4x4x8x8xf32>
    %padded_24 = tensor.pad %34 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_0 : f32
    } : tensor<4x4x8x8xf32> to tensor<4x4x10x10xf32>
    %35 = tensor.empty() : tensor<4x4x4x4xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %37 = tensor.empty() : tensor<3x3xf32>
    %38 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_24, %37 : tensor<4x4x10x10xf32>, tensor<3x3xf32>) outs(%36 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %39 = tensor.empty() : tensor<4x4x4x4xi64>
    %40 = linalg.fill ins(%c-1_i64 : i64) outs(%39 : tensor<4x4x4x4xi64>) -> tensor<4x4x4x4xi64>
    %41 = tensor.empty() : tensor<3x3xi64>
    %42 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%38, %41 : tensor<4x4x4x4xf32>, tensor<3x3xi64>) outs(%40 : tensor<4x4x4x4xi64>) {
    ^bb0(%in: f32, %in_121: i64, %out: i64):
      %391 = linalg.index 0 : index
      %392 = linalg.index 1 : index
      %393 = linalg.index 2 : index
      %394 = linalg.index 4 : index
      %395 = arith.muli %393, %c2 : index
      %396 = arith.addi %395, %394 : index
      %397 = linalg.index 3 : index
      %398 = linalg.index 5 : index
      %399 = arith.muli %397, %c2 : index
      %400 = arith.addi %399, %398 : index
      %extracted = tensor.extract %padded_24[%391, %392, %396, %400] : tensor<4x4x10x10xf32>
      %401 = arith.cmpf oeq, %extracted, %in : f32
      %402 = arith.subi %400, %c1 : index
      %403 = arith.subi %396, %c1 : index
      %404 = arith.muli %403, %c8 : index
      %405 = arith.addi %402, %404 : index
      %406 = arith.index_cast %405 : index to i64
      %407 = arith.select %401, %406, %out : i64
      %408 = arith.cmpi eq, %out, %c-1_i64 : i64
      %409 = arith.select %408, %407, %out : i64
      linalg.yield %409 : i64
    } -> tensor<4x4x4x4xi64>
    %padded_25 = tensor.pad %38 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_19 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %43 = linalg.fill ins(%cst_19 : f32) outs(%35 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %44 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_25, %arg3 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%43 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg25 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %391 = arith.addi %in, %c1_i64 : i64
      linalg.yield %391 : i64
    } -> tensor<i64>
    %46 = tensor.empty() : tensor<4x4x4x4xf64>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<4x4x4x4xf32>) outs(%46 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %391 = arith.extf %in : f32 to f64
      linalg.yield %391 : f64
    } -> tensor<4x4x4x4xf64>
    %48 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%47 : tensor<4x4x4x4xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_11 : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %50 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %49 : tensor<4x4x4x4xf64>, tensor<1x4x1x1xf64>) outs(%46 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.subf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x4x4x4xf64>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %50 : tensor<4x4x4x4xf64>, tensor<4x4x4x4xf64>) outs(%46 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.mulf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x4x4x4xf64>
    %52 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%51 : tensor<4x4x4x4xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_11 : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<1x4x1x1xf64>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %391 = arith.truncf %in : f64 to f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%44 : tensor<4x4x4x4xf32>) outs(%17 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<1x4x1x1xf32>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.divf %in, %cst_12 : f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<1x4x1x1xf32>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_2 : f64 to f32
      %392 = arith.addf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<1x4x1x1xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<1x4x1x1xf32>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = math.rsqrt %in : f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %56 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %58 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %collapsed_26 = tensor.collapse_shape %56 [[0, 1, 2, 3]] : tensor<1x4x1x1xf32> into tensor<4xf32>
    %collapsed_27 = tensor.collapse_shape %58 [[0, 1, 2, 3]] : tensor<1x4x1x1xf32> into tensor<4xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_26 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg23 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%61, %62 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %collapsed_28 = tensor.collapse_shape %54 [[0, 1, 2, 3]] : tensor<1x4x1x1xf32> into tensor<4xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_28 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_6 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%64 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg24 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%65, %66 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded_29 = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %expanded_29 : tensor<4x4x4x4xf32>, tensor<4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_30 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %expanded_30 : tensor<4x4x4x4xf32>, tensor<4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.cmpf ugt, %in, %cst_19 : f32
      %392 = arith.select %391, %in, %cst_19 : f32
      linalg.yield %392 : f32
    } -> tensor<4x4x4x4xf32>
    %padded_31 = tensor.pad %70 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_19 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %71 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_31, %arg6 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%43 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg28 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %391 = arith.addi %in, %c1_i64 : i64
      linalg.yield %391 : i64
    } -> tensor<i64>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<4x4x4x4xf32>) outs(%46 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %391 = arith.extf %in : f32 to f64
      linalg.yield %391 : f64
    } -> tensor<4x4x4x4xf64>
    %74 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%73 : tensor<4x4x4x4xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_11 : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %76 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %75 : tensor<4x4x4x4xf64>, tensor<1x4x1x1xf64>) outs(%46 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.subf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x4x4x4xf64>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %76 : tensor<4x4x4x4xf64>, tensor<4x4x4x4xf64>) outs(%46 : tensor<4x4x4x4xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.mulf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x4x4x4xf64>
    %78 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%77 : tensor<4x4x4x4xf64>) outs(%8 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<1x4x1x1xf64>) outs(%7 : tensor<1x4x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_11 : f64
      linalg.yield %391 : f64
    } -> tensor<1x4x1x1xf64>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<1x4x1x1xf64>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %391 = arith.truncf %in : f64 to f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%71 : tensor<4x4x4x4xf32>) outs(%17 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<1x4x1x1xf32>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.divf %in, %cst_12 : f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<1x4x1x1xf32>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_2 : f64 to f32
      %392 = arith.addf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<1x4x1x1xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<1x4x1x1xf32>) outs(%15 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = math.rsqrt %in : f32
      linalg.yield %391 : f32
    } -> tensor<1x4x1x1xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %82 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %84 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %collapsed_32 = tensor.collapse_shape %82 [[0, 1, 2, 3]] : tensor<1x4x1x1xf32> into tensor<4xf32>
    %collapsed_33 = tensor.collapse_shape %84 [[0, 1, 2, 3]] : tensor<1x4x1x1xf32> into tensor<4xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_32 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg26 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%87, %88 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %collapsed_34 = tensor.collapse_shape %80 [[0, 1, 2, 3]] : tensor<1x4x1x1xf32> into tensor<4xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_34 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_6 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%90 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg27 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<4xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%91, %92 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded_35 = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %expanded_35 : tensor<4x4x4x4xf32>, tensor<4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %expanded_36 = tensor.expand_shape %arg8 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %expanded_36 : tensor<4x4x4x4xf32>, tensor<4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %38 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.cmpf ugt, %in, %cst_19 : f32
      %392 = arith.select %391, %in, %cst_19 : f32
      linalg.yield %392 : f32
    } -> tensor<4x4x4x4xf32>
    %98 = tensor.empty() : tensor<4x8x2x2xf32>
    %99 = linalg.fill ins(%cst_19 : f32) outs(%98 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %100 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%97, %arg15 : tensor<4x4x4x4xf32>, tensor<8x4x1x1xf32>) outs(%99 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg37 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %391 = arith.addi %in, %c1_i64 : i64
      linalg.yield %391 : i64
    } -> tensor<i64>
    %102 = tensor.empty() : tensor<4x8x2x2xf64>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<4x8x2x2xf32>) outs(%102 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %391 = arith.extf %in : f32 to f64
      linalg.yield %391 : f64
    } -> tensor<4x8x2x2xf64>
    %104 = tensor.empty() : tensor<1x8x1x1xf64>
    %105 = linalg.fill ins(%cst : f64) outs(%104 : tensor<1x8x1x1xf64>) -> tensor<1x8x1x1xf64>
    %106 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%103 : tensor<4x8x2x2xf64>) outs(%105 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<1x8x1x1xf64>) outs(%104 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_13 : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %108 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %107 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%102 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.subf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x8x2x2xf64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %108 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%102 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.mulf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x8x2x2xf64>
    %110 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%109 : tensor<4x8x2x2xf64>) outs(%105 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<1x8x1x1xf64>) outs(%104 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_13 : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %112 = tensor.empty() : tensor<1x8x1x1xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<1x8x1x1xf64>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %391 = arith.truncf %in : f64 to f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %114 = linalg.fill ins(%cst_19 : f32) outs(%112 : tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%100 : tensor<4x8x2x2xf32>) outs(%114 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<1x8x1x1xf32>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.divf %in, %cst_14 : f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<1x8x1x1xf32>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_2 : f64 to f32
      %392 = arith.addf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<1x8x1x1xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<1x8x1x1xf32>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = math.rsqrt %in : f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %116 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %118 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %collapsed_37 = tensor.collapse_shape %116 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32>
    %collapsed_38 = tensor.collapse_shape %118 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32>
    %121 = tensor.empty() : tensor<8xf32>
    %122 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_37 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg35 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%122, %123 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %collapsed_39 = tensor.collapse_shape %113 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32>
    %125 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_39 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_7 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %126 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%125 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %127 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg36 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%126, %127 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %expanded_40 = tensor.expand_shape %arg16 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %expanded_40 : tensor<4x8x2x2xf32>, tensor<8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_41 = tensor.expand_shape %arg17 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %expanded_41 : tensor<4x8x2x2xf32>, tensor<8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %padded_42 = tensor.pad %97 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_19 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %131 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_42, %arg9 : tensor<4x4x6x6xf32>, tensor<8x4x3x3xf32>) outs(%99 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg31 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %391 = arith.addi %in, %c1_i64 : i64
      linalg.yield %391 : i64
    } -> tensor<i64>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<4x8x2x2xf32>) outs(%102 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %391 = arith.extf %in : f32 to f64
      linalg.yield %391 : f64
    } -> tensor<4x8x2x2xf64>
    %134 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%133 : tensor<4x8x2x2xf64>) outs(%105 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<1x8x1x1xf64>) outs(%104 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_13 : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %136 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %135 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%102 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.subf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x8x2x2xf64>
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %136 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%102 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.mulf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x8x2x2xf64>
    %138 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%137 : tensor<4x8x2x2xf64>) outs(%105 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<1x8x1x1xf64>) outs(%104 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_13 : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %140 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<1x8x1x1xf64>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %391 = arith.truncf %in : f64 to f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%131 : tensor<4x8x2x2xf32>) outs(%114 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141 : tensor<1x8x1x1xf32>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.divf %in, %cst_14 : f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<1x8x1x1xf32>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_2 : f64 to f32
      %392 = arith.addf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<1x8x1x1xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143 : tensor<1x8x1x1xf32>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = math.rsqrt %in : f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131, %142 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %144 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %collapsed_43 = tensor.collapse_shape %142 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32>
    %collapsed_44 = tensor.collapse_shape %144 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_43 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %148 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg29 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%147, %148 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %collapsed_45 = tensor.collapse_shape %140 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_45 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_7 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%150 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg30 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%151, %152 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %expanded_46 = tensor.expand_shape %arg10 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %expanded_46 : tensor<4x8x2x2xf32>, tensor<8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_47 = tensor.expand_shape %arg11 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %expanded_47 : tensor<4x8x2x2xf32>, tensor<8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155 : tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.cmpf ugt, %in, %cst_19 : f32
      %392 = arith.select %391, %in, %cst_19 : f32
      linalg.yield %392 : f32
    } -> tensor<4x8x2x2xf32>
    %padded_48 = tensor.pad %156 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_19 : f32
    } : tensor<4x8x2x2xf32> to tensor<4x8x4x4xf32>
    %157 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_48, %arg12 : tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) outs(%99 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg34 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %391 = arith.addi %in, %c1_i64 : i64
      linalg.yield %391 : i64
    } -> tensor<i64>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157 : tensor<4x8x2x2xf32>) outs(%102 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f32, %out: f64):
      %391 = arith.extf %in : f32 to f64
      linalg.yield %391 : f64
    } -> tensor<4x8x2x2xf64>
    %160 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%159 : tensor<4x8x2x2xf64>) outs(%105 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<1x8x1x1xf64>) outs(%104 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_13 : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %162 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %161 : tensor<4x8x2x2xf64>, tensor<1x8x1x1xf64>) outs(%102 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.subf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x8x2x2xf64>
    %163 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %162 : tensor<4x8x2x2xf64>, tensor<4x8x2x2xf64>) outs(%102 : tensor<4x8x2x2xf64>) {
    ^bb0(%in: f64, %in_121: f64, %out: f64):
      %391 = arith.mulf %in, %in_121 : f64
      linalg.yield %391 : f64
    } -> tensor<4x8x2x2xf64>
    %164 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%163 : tensor<4x8x2x2xf64>) outs(%105 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.addf %in, %out : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164 : tensor<1x8x1x1xf64>) outs(%104 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %391 = arith.divf %in, %cst_13 : f64
      linalg.yield %391 : f64
    } -> tensor<1x8x1x1xf64>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165 : tensor<1x8x1x1xf64>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %391 = arith.truncf %in : f64 to f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%157 : tensor<4x8x2x2xf32>) outs(%114 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167 : tensor<1x8x1x1xf32>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.divf %in, %cst_14 : f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166 : tensor<1x8x1x1xf32>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_2 : f64 to f32
      %392 = arith.addf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<1x8x1x1xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169 : tensor<1x8x1x1xf32>) outs(%112 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = math.rsqrt %in : f32
      linalg.yield %391 : f32
    } -> tensor<1x8x1x1xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %168 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %170 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %collapsed_49 = tensor.collapse_shape %168 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32>
    %collapsed_50 = tensor.collapse_shape %170 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32>
    %173 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_49 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %174 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg32 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%173, %174 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %collapsed_51 = tensor.collapse_shape %166 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32>
    %176 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_51 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_7 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%176 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_3 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %178 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg33 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.truncf %cst_4 : f64 to f32
      %392 = arith.mulf %in, %391 : f32
      linalg.yield %392 : f32
    } -> tensor<8xf32>
    %179 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%177, %178 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %expanded_52 = tensor.expand_shape %arg13 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %expanded_52 : tensor<4x8x2x2xf32>, tensor<8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %expanded_53 = tensor.expand_shape %arg14 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180, %expanded_53 : tensor<4x8x2x2xf32>, tensor<8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181, %130 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182 : tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.cmpf ugt, %in, %cst_19 : f32
      %392 = arith.select %391, %in, %cst_19 : f32
      linalg.yield %392 : f32
    } -> tensor<4x8x2x2xf32>
    %184 = tensor.empty() : tensor<4x8x1x1xf32>
    %185 = linalg.fill ins(%cst_19 : f32) outs(%184 : tensor<4x8x1x1xf32>) -> tensor<4x8x1x1xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%183 : tensor<4x8x2x2xf32>) outs(%185 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x1x1xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186 : tensor<4x8x1x1xf32>) outs(%184 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.divf %in, %cst_15 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x1x1xf32>
    %collapsed_54 = tensor.collapse_shape %187 [[0], [1, 2, 3]] : tensor<4x8x1x1xf32> into tensor<4x8xf32>
    %188 = tensor.empty() : tensor<8x5xf32>
    %transposed = linalg.transpose ins(%arg18 : tensor<5x8xf32>) outs(%188 : tensor<8x5xf32>) permutation = [1, 0] 
    %189 = tensor.empty() : tensor<4x5xf32>
    %190 = linalg.fill ins(%cst_19 : f32) outs(%189 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %191 = linalg.matmul ins(%collapsed_54, %transposed : tensor<4x8xf32>, tensor<8x5xf32>) outs(%190 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %192 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<5xf32>) outs(%189 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5xf32>
    %193 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%191, %192 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%189 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x5xf32>
    %194 = tensor.empty() : tensor<4xi64>
    %195 = linalg.fill ins(%c0_i64 : i64) outs(%194 : tensor<4xi64>) -> tensor<4xi64>
    %196 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<4xf32>) -> tensor<4xf32>
    %197:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%193 : tensor<4x5xf32>) outs(%196, %195 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_121: i64):
      %391 = linalg.index 1 : index
      %392 = arith.index_cast %391 : index to i64
      %393 = arith.maximumf %in, %out : f32
      %394 = arith.cmpf ogt, %in, %out : f32
      %395 = arith.select %394, %392, %out_121 : i64
      linalg.yield %393, %395 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded_55 = tensor.expand_shape %197#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %198 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%193, %expanded_55 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%189 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x5xf32>
    %199 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%198 : tensor<4x5xf32>) outs(%189 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = math.exp %in : f32
      linalg.yield %391 : f32
    } -> tensor<4x5xf32>
    %200 = tensor.empty() : tensor<4x1xf32>
    %201 = linalg.fill ins(%cst_19 : f32) outs(%200 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %202 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "reduction"]} ins(%199 : tensor<4x5xf32>) outs(%201 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<4x1xf32>
    %203 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%202 : tensor<4x1xf32>) outs(%200 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = math.log %in : f32
      linalg.yield %391 : f32
    } -> tensor<4x1xf32>
    %204 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%198, %203 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%189 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x5xf32>
    %205 = tensor.empty() : tensor<4xi1>
    %206 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg39 : tensor<4xi64>) outs(%205 : tensor<4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %391 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %391 : i1
    } -> tensor<4xi1>
    %207 = linalg.generic {indexing_maps = [#map3, #map3, #map12, #map3], iterator_types = ["parallel"]} ins(%206, %arg39, %cst_20 : tensor<4xi1>, tensor<4xi64>, tensor<i64>) outs(%194 : tensor<4xi64>) {
    ^bb0(%in: i1, %in_121: i64, %in_122: i64, %out: i64):
      %391 = arith.select %in, %in_121, %in_122 : i64
      linalg.yield %391 : i64
    } -> tensor<4xi64>
    %expanded_56 = tensor.expand_shape %207 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %208 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_56 : tensor<4x1xi64>) outs(%201 : tensor<4x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %391 = linalg.index 0 : index
      %392 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %204[%391, %392] : tensor<4x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1xf32>
    %collapsed_57 = tensor.collapse_shape %208 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %209 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_57 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.negf %in : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %210 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%206 : tensor<4xi1>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %391 = arith.uitofp %in : i1 to f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %211 = linalg.generic {indexing_maps = [#map3, #map3, #map12, #map3], iterator_types = ["parallel"]} ins(%206, %209, %cst_8 : tensor<4xi1>, tensor<4xf32>, tensor<f32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: i1, %in_121: f32, %in_122: f32, %out: f32):
      %391 = arith.select %in, %in_121, %in_122 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %212 = tensor.empty() : tensor<f32>
    %213 = linalg.fill ins(%cst_19 : f32) outs(%212 : tensor<f32>) -> tensor<f32>
    %214 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction"]} ins(%210 : tensor<4xf32>) outs(%213 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<f32>
    %215 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction"]} ins(%211 : tensor<4xf32>) outs(%213 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<f32>
    %216 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%215, %214 : tensor<f32>, tensor<f32>) outs(%212 : tensor<f32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.divf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<f32>
    %217 = tensor.empty() : tensor<5xi64>
    %218 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%217 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %391 = linalg.index 0 : index
      %392 = arith.index_cast %391 : index to i64
      linalg.yield %392 : i64
    } -> tensor<5xi64>
    %expanded_58 = tensor.expand_shape %218 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_59 = tensor.expand_shape %arg39 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %219 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_1, %214 : tensor<f32>, tensor<f32>) outs(%212 : tensor<f32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.divf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<f32>
    %220 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%219 : tensor<f32>) outs(%212 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.negf %in : f32
      linalg.yield %391 : f32
    } -> tensor<f32>
    %221 = tensor.empty() : tensor<4x5xi1>
    %222 = linalg.generic {indexing_maps = [#map13, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_58, %expanded_59 : tensor<1x5xi64>, tensor<4x1xi64>) outs(%221 : tensor<4x5xi1>) {
    ^bb0(%in: i64, %in_121: i64, %out: i1):
      %391 = arith.cmpi eq, %in, %in_121 : i64
      linalg.yield %391 : i1
    } -> tensor<4x5xi1>
    %223 = tensor.empty() : tensor<4x1xi1>
    %224 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_59 : tensor<4x1xi64>) outs(%223 : tensor<4x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %391 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %391 : i1
    } -> tensor<4x1xi1>
    %225 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%222, %224 : tensor<4x5xi1>, tensor<4x1xi1>) outs(%221 : tensor<4x5xi1>) {
    ^bb0(%in: i1, %in_121: i1, %out: i1):
      %391 = arith.andi %in, %in_121 : i1
      linalg.yield %391 : i1
    } -> tensor<4x5xi1>
    %226 = linalg.generic {indexing_maps = [#map9, #map14, #map14, #map9], iterator_types = ["parallel", "parallel"]} ins(%225, %220, %cst_8 : tensor<4x5xi1>, tensor<f32>, tensor<f32>) outs(%189 : tensor<4x5xf32>) {
    ^bb0(%in: i1, %in_121: f32, %in_122: f32, %out: f32):
      %391 = arith.select %in, %in_121, %in_122 : f32
      linalg.yield %391 : f32
    } -> tensor<4x5xf32>
    %227 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<4x5xf32>) outs(%189 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = math.exp %in : f32
      linalg.yield %391 : f32
    } -> tensor<4x5xf32>
    %228 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "reduction"]} ins(%226 : tensor<4x5xf32>) outs(%201 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<4x1xf32>
    %229 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%227, %228 : tensor<4x5xf32>, tensor<4x1xf32>) outs(%189 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x5xf32>
    %230 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%226, %229 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%189 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x5xf32>
    %231 = tensor.empty() : tensor<4x8xf32>
    %232 = linalg.fill ins(%cst_19 : f32) outs(%231 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %233 = linalg.matmul ins(%230, %arg18 : tensor<4x5xf32>, tensor<5x8xf32>) outs(%232 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %234 = tensor.empty() : tensor<5x4xf32>
    %transposed_60 = linalg.transpose ins(%230 : tensor<4x5xf32>) outs(%234 : tensor<5x4xf32>) permutation = [1, 0] 
    %235 = tensor.empty() : tensor<5x8xf32>
    %236 = linalg.fill ins(%cst_19 : f32) outs(%235 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %237 = linalg.matmul ins(%transposed_60, %collapsed_54 : tensor<5x4xf32>, tensor<4x8xf32>) outs(%236 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %238 = tensor.empty() : tensor<1x5xf32>
    %239 = linalg.fill ins(%cst_19 : f32) outs(%238 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %240 = linalg.generic {indexing_maps = [#map9, #map13], iterator_types = ["reduction", "parallel"]} ins(%230 : tensor<4x5xf32>) outs(%239 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<1x5xf32>
    %collapsed_61 = tensor.collapse_shape %240 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %241 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233 : tensor<4x8xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x2xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241 : tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.divf %in, %cst_15 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %243 = tensor.empty() : tensor<4x8x2x2xi1>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183 : tensor<4x8x2x2xf32>) outs(%243 : tensor<4x8x2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %391 = arith.cmpf ole, %in, %cst_19 : f32
      linalg.yield %391 : i1
    } -> tensor<4x8x2x2xi1>
    %245 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244, %cst_8, %242 : tensor<4x8x2x2xi1>, tensor<f32>, tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: i1, %in_121: f32, %in_122: f32, %out: f32):
      %391 = arith.select %in, %in_121, %in_122 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %246 = linalg.fill ins(%cst_19 : f32) outs(%121 : tensor<8xf32>) -> tensor<8xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%245 : tensor<4x8x2x2xf32>) outs(%246 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %171 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%248 : tensor<4x8x2x2xf32>) outs(%246 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %250 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%247 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.mulf %in, %cst_16 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %expanded_62 = tensor.expand_shape %250 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %251 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%249 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.mulf %in, %cst_16 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_50, %collapsed_50 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%251, %252 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %expanded_63 = tensor.expand_shape %253 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_50, %arg13 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %expanded_64 = tensor.expand_shape %254 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %expanded_63 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %255 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %expanded_62 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257, %expanded_64 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%249, %collapsed_50 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %260 = tensor.empty() : tensor<8x8x3x3xf32>
    %261 = linalg.fill ins(%cst_19 : f32) outs(%260 : tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %262 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%261 : tensor<8x8x3x3xf32>) {
    ^bb0(%out: f32):
      %391 = linalg.index 0 : index
      %392 = linalg.index 1 : index
      %393 = linalg.index 2 : index
      %394 = linalg.index 3 : index
      %395 = arith.subi %c2, %393 : index
      %396 = arith.subi %c2, %394 : index
      %extracted = tensor.extract %arg12[%392, %391, %395, %396] : tensor<8x8x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x8x3x3xf32>
    %263 = tensor.empty() : tensor<4x8x4x4xf32>
    %264 = linalg.fill ins(%cst_19 : f32) outs(%263 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %inserted_slice = tensor.insert_slice %258 into %264[0, 0, 1, 1] [4, 8, 2, 2] [1, 1, 1, 1] : tensor<4x8x2x2xf32> into tensor<4x8x4x4xf32>
    %265 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %262 : tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) outs(%99 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %266 = tensor.empty() : tensor<8x4x2x2xf32>
    %transposed_65 = linalg.transpose ins(%156 : tensor<4x8x2x2xf32>) outs(%266 : tensor<8x4x2x2xf32>) permutation = [1, 0, 2, 3] 
    %transposed_66 = linalg.transpose ins(%258 : tensor<4x8x2x2xf32>) outs(%266 : tensor<8x4x2x2xf32>) permutation = [1, 0, 2, 3] 
    %padded_67 = tensor.pad %transposed_65 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_19 : f32
    } : tensor<8x4x2x2xf32> to tensor<8x4x4x4xf32>
    %267 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_67, %transposed_66 : tensor<8x4x4x4xf32>, tensor<8x4x2x2xf32>) outs(%261 : tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %transposed_68 = linalg.transpose ins(%267 : tensor<8x8x3x3xf32>) outs(%260 : tensor<8x8x3x3xf32>) permutation = [1, 0, 2, 3] 
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<4x8x2x2xf32>) outs(%243 : tensor<4x8x2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %391 = arith.cmpf ole, %in, %cst_19 : f32
      linalg.yield %391 : i1
    } -> tensor<4x8x2x2xi1>
    %269 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268, %cst_8, %265 : tensor<4x8x2x2xi1>, tensor<f32>, tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: i1, %in_121: f32, %in_122: f32, %out: f32):
      %391 = arith.select %in, %in_121, %in_122 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%269 : tensor<4x8x2x2xf32>) outs(%246 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269, %145 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%271 : tensor<4x8x2x2xf32>) outs(%246 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %273 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%270 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.mulf %in, %cst_16 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %expanded_69 = tensor.expand_shape %273 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %274 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%272 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.mulf %in, %cst_16 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %275 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_44, %collapsed_44 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%274, %275 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %expanded_70 = tensor.expand_shape %276 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %277 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_44, %arg10 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %expanded_71 = tensor.expand_shape %277 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %expanded_70 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269, %278 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%279, %expanded_69 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%280, %expanded_71 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %282 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%272, %collapsed_44 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %283 = tensor.empty() : tensor<4x8x3x3xf32>
    %284 = linalg.fill ins(%cst_19 : f32) outs(%283 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
    %285 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%284 : tensor<4x8x3x3xf32>) {
    ^bb0(%out: f32):
      %391 = linalg.index 0 : index
      %392 = linalg.index 1 : index
      %393 = linalg.index 2 : index
      %394 = linalg.index 3 : index
      %395 = arith.subi %c2, %393 : index
      %396 = arith.subi %c2, %394 : index
      %extracted = tensor.extract %arg9[%392, %391, %395, %396] : tensor<8x4x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x3x3xf32>
    %286 = tensor.empty() : tensor<4x8x6x6xf32>
    %287 = linalg.fill ins(%cst_19 : f32) outs(%286 : tensor<4x8x6x6xf32>) -> tensor<4x8x6x6xf32>
    %inserted_slice_72 = tensor.insert_slice %281 into %287[0, 0, 1, 1] [4, 8, 2, 2] [1, 1, 2, 2] : tensor<4x8x2x2xf32> into tensor<4x8x6x6xf32>
    %288 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_72, %285 : tensor<4x8x6x6xf32>, tensor<4x8x3x3xf32>) outs(%43 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %transposed_73 = linalg.transpose ins(%97 : tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %padded_74 = tensor.pad %transposed_73 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_19 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %289 = tensor.empty() : tensor<4x32x4x4xf32>
    %expanded_75 = tensor.expand_shape %padded_74 [[0], [1, 2], [3], [4]] output_shape [4, 4, 1, 6, 6] : tensor<4x4x6x6xf32> into tensor<4x4x1x6x6xf32>
    %expanded_76 = tensor.expand_shape %281 [[0], [1], [2, 3], [4]] output_shape [4, 8, 1, 2, 2] : tensor<4x8x2x2xf32> into tensor<4x8x1x2x2xf32>
    %expanded_77 = tensor.expand_shape %289 [[0], [1, 2], [3], [4]] output_shape [4, 4, 8, 4, 4] : tensor<4x32x4x4xf32> into tensor<4x4x8x4x4xf32>
    %290 = linalg.fill ins(%cst_19 : f32) outs(%expanded_77 : tensor<4x4x8x4x4xf32>) -> tensor<4x4x8x4x4xf32>
    %291 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_75, %expanded_76 : tensor<4x4x1x6x6xf32>, tensor<4x8x1x2x2xf32>) outs(%290 : tensor<4x4x8x4x4xf32>) -> tensor<4x4x8x4x4xf32>
    %collapsed_78 = tensor.collapse_shape %291 [[0], [1, 2], [3], [4]] : tensor<4x4x8x4x4xf32> into tensor<4x32x4x4xf32>
    %extracted_slice = tensor.extract_slice %collapsed_78[0, 0, 0, 0] [4, 32, 3, 4] [1, 1, 1, 1] : tensor<4x32x4x4xf32> to tensor<4x32x3x4xf32>
    %extracted_slice_79 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [4, 32, 3, 3] [1, 1, 1, 1] : tensor<4x32x3x4xf32> to tensor<4x32x3x3xf32>
    %expanded_80 = tensor.expand_shape %extracted_slice_79 [[0], [1, 2], [3], [4]] output_shape [4, 4, 8, 3, 3] : tensor<4x32x3x3xf32> into tensor<4x4x8x3x3xf32>
    %292 = tensor.empty() : tensor<4x8x4x3x3xf32>
    %transposed_81 = linalg.transpose ins(%expanded_80 : tensor<4x4x8x3x3xf32>) outs(%292 : tensor<4x8x4x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %293 = tensor.empty() : tensor<8x4x3x3xf32>
    %294 = linalg.fill ins(%cst_19 : f32) outs(%293 : tensor<8x4x3x3xf32>) -> tensor<8x4x3x3xf32>
    %295 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_81 : tensor<4x8x4x3x3xf32>) outs(%294 : tensor<8x4x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<8x4x3x3xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %119 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %297 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%296 : tensor<4x8x2x2xf32>) outs(%246 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %298 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%297 : tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.mulf %in, %cst_16 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %299 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_38, %collapsed_38 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %300 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%298, %299 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %expanded_82 = tensor.expand_shape %300 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %301 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_38, %arg16 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %expanded_83 = tensor.expand_shape %301 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %expanded_82 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %302 : tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %304 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%303, %expanded_62 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%304, %expanded_83 : tensor<4x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%98 : tensor<4x8x2x2xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x8x2x2xf32>
    %306 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%297, %collapsed_38 : tensor<8xf32>, tensor<8xf32>) outs(%121 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<8xf32>
    %307 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%185 : tensor<4x8x1x1xf32>) {
    ^bb0(%out: f32):
      %391 = linalg.index 0 : index
      %392 = linalg.index 1 : index
      %extracted = tensor.extract %arg15[%392, %391, %c0, %c0] : tensor<8x4x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x1x1xf32>
    %inserted_slice_84 = tensor.insert_slice %305 into %264[0, 0, 0, 0] [4, 8, 2, 2] [1, 1, 2, 2] : tensor<4x8x2x2xf32> into tensor<4x8x4x4xf32>
    %308 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_84, %307 : tensor<4x8x4x4xf32>, tensor<4x8x1x1xf32>) outs(%43 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %309 = tensor.empty() : tensor<4x32x2x2xf32>
    %expanded_85 = tensor.expand_shape %transposed_73 [[0], [1, 2], [3], [4]] output_shape [4, 4, 1, 4, 4] : tensor<4x4x4x4xf32> into tensor<4x4x1x4x4xf32>
    %expanded_86 = tensor.expand_shape %305 [[0], [1], [2, 3], [4]] output_shape [4, 8, 1, 2, 2] : tensor<4x8x2x2xf32> into tensor<4x8x1x2x2xf32>
    %expanded_87 = tensor.expand_shape %309 [[0], [1, 2], [3], [4]] output_shape [4, 4, 8, 2, 2] : tensor<4x32x2x2xf32> into tensor<4x4x8x2x2xf32>
    %310 = linalg.fill ins(%cst_19 : f32) outs(%expanded_87 : tensor<4x4x8x2x2xf32>) -> tensor<4x4x8x2x2xf32>
    %311 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_85, %expanded_86 : tensor<4x4x1x4x4xf32>, tensor<4x8x1x2x2xf32>) outs(%310 : tensor<4x4x8x2x2xf32>) -> tensor<4x4x8x2x2xf32>
    %collapsed_88 = tensor.collapse_shape %311 [[0], [1, 2], [3], [4]] : tensor<4x4x8x2x2xf32> into tensor<4x32x2x2xf32>
    %extracted_slice_89 = tensor.extract_slice %collapsed_88[0, 0, 0, 0] [4, 32, 1, 2] [1, 1, 1, 1] : tensor<4x32x2x2xf32> to tensor<4x32x1x2xf32>
    %extracted_slice_90 = tensor.extract_slice %extracted_slice_89[0, 0, 0, 0] [4, 32, 1, 1] [1, 1, 1, 1] : tensor<4x32x1x2xf32> to tensor<4x32x1x1xf32>
    %expanded_91 = tensor.expand_shape %extracted_slice_90 [[0], [1, 2], [3], [4]] output_shape [4, 4, 8, 1, 1] : tensor<4x32x1x1xf32> into tensor<4x4x8x1x1xf32>
    %312 = tensor.empty() : tensor<4x8x4x1x1xf32>
    %transposed_92 = linalg.transpose ins(%expanded_91 : tensor<4x4x8x1x1xf32>) outs(%312 : tensor<4x8x4x1x1xf32>) permutation = [1, 2, 0, 3, 4] 
    %313 = tensor.empty() : tensor<8x4x1x1xf32>
    %314 = linalg.fill ins(%cst_19 : f32) outs(%313 : tensor<8x4x1x1xf32>) -> tensor<8x4x1x1xf32>
    %315 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_92 : tensor<4x8x4x1x1xf32>) outs(%314 : tensor<8x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<8x4x1x1xf32>
    %316 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288, %308 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %317 = tensor.empty() : tensor<4x4x4x4xi1>
    %318 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<4x4x4x4xf32>) outs(%317 : tensor<4x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %391 = arith.cmpf ole, %in, %cst_19 : f32
      linalg.yield %391 : i1
    } -> tensor<4x4x4x4xi1>
    %319 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318, %cst_8, %316 : tensor<4x4x4x4xi1>, tensor<f32>, tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: i1, %in_121: f32, %in_122: f32, %out: f32):
      %391 = arith.select %in, %in_121, %in_122 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %320 = linalg.fill ins(%cst_19 : f32) outs(%24 : tensor<4xf32>) -> tensor<4xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%319 : tensor<4x4x4x4xf32>) outs(%320 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319, %85 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%322 : tensor<4x4x4x4xf32>) outs(%320 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %324 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%321 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.mulf %in, %cst_17 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded_93 = tensor.expand_shape %324 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %325 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%323 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.mulf %in, %cst_17 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %326 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_33, %collapsed_33 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %327 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%325, %326 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded_94 = tensor.expand_shape %327 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %328 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_33, %arg7 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded_95 = tensor.expand_shape %328 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %expanded_94 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319, %329 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%330, %expanded_93 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %332 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%331, %expanded_95 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %333 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%323, %collapsed_33 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %334 = tensor.empty() : tensor<4x4x3x3xf32>
    %335 = linalg.fill ins(%cst_19 : f32) outs(%334 : tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %336 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%335 : tensor<4x4x3x3xf32>) {
    ^bb0(%out: f32):
      %391 = linalg.index 0 : index
      %392 = linalg.index 1 : index
      %393 = linalg.index 2 : index
      %394 = linalg.index 3 : index
      %395 = arith.subi %c2, %393 : index
      %396 = arith.subi %c2, %394 : index
      %extracted = tensor.extract %arg6[%392, %391, %395, %396] : tensor<4x4x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x4x3x3xf32>
    %337 = tensor.empty() : tensor<4x4x6x6xf32>
    %338 = linalg.fill ins(%cst_19 : f32) outs(%337 : tensor<4x4x6x6xf32>) -> tensor<4x4x6x6xf32>
    %inserted_slice_96 = tensor.insert_slice %332 into %338[0, 0, 1, 1] [4, 4, 4, 4] [1, 1, 1, 1] : tensor<4x4x4x4xf32> into tensor<4x4x6x6xf32>
    %339 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_96, %336 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%43 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %transposed_97 = linalg.transpose ins(%70 : tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %transposed_98 = linalg.transpose ins(%332 : tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %padded_99 = tensor.pad %transposed_97 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_19 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %340 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_99, %transposed_98 : tensor<4x4x6x6xf32>, tensor<4x4x4x4xf32>) outs(%335 : tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %transposed_100 = linalg.transpose ins(%340 : tensor<4x4x3x3xf32>) outs(%334 : tensor<4x4x3x3xf32>) permutation = [1, 0, 2, 3] 
    %341 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<4x4x4x4xf32>) outs(%317 : tensor<4x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %391 = arith.cmpf ole, %in, %cst_19 : f32
      linalg.yield %391 : i1
    } -> tensor<4x4x4x4xi1>
    %342 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %cst_8, %339 : tensor<4x4x4x4xi1>, tensor<f32>, tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: i1, %in_121: f32, %in_122: f32, %out: f32):
      %391 = arith.select %in, %in_121, %in_122 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %343 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%342 : tensor<4x4x4x4xf32>) outs(%320 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %344 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%342, %59 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %345 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%344 : tensor<4x4x4x4xf32>) outs(%320 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %346 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%343 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.mulf %in, %cst_17 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded_101 = tensor.expand_shape %346 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %347 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%345 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.mulf %in, %cst_17 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %348 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_27, %collapsed_27 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %349 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%347, %348 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded_102 = tensor.expand_shape %349 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %350 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_27, %arg4 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded_103 = tensor.expand_shape %350 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %351 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %expanded_102 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %352 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%342, %351 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %353 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%352, %expanded_101 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%353, %expanded_103 : tensor<4x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%345, %collapsed_27 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %356 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%335 : tensor<4x4x3x3xf32>) {
    ^bb0(%out: f32):
      %391 = linalg.index 0 : index
      %392 = linalg.index 1 : index
      %393 = linalg.index 2 : index
      %394 = linalg.index 3 : index
      %395 = arith.subi %c2, %393 : index
      %396 = arith.subi %c2, %394 : index
      %extracted = tensor.extract %arg3[%392, %391, %395, %396] : tensor<4x4x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x4x3x3xf32>
    %inserted_slice_104 = tensor.insert_slice %354 into %338[0, 0, 1, 1] [4, 4, 4, 4] [1, 1, 1, 1] : tensor<4x4x4x4xf32> into tensor<4x4x6x6xf32>
    %357 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_104, %356 : tensor<4x4x6x6xf32>, tensor<4x4x3x3xf32>) outs(%43 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
    %transposed_105 = linalg.transpose ins(%38 : tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %transposed_106 = linalg.transpose ins(%354 : tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) permutation = [1, 0, 2, 3] 
    %padded_107 = tensor.pad %transposed_105 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_19 : f32
    } : tensor<4x4x4x4xf32> to tensor<4x4x6x6xf32>
    %358 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_107, %transposed_106 : tensor<4x4x6x6xf32>, tensor<4x4x4x4xf32>) outs(%335 : tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %transposed_108 = linalg.transpose ins(%358 : tensor<4x4x3x3xf32>) outs(%334 : tensor<4x4x3x3xf32>) permutation = [1, 0, 2, 3] 
    %359 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319, %357 : tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>) outs(%35 : tensor<4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.addf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x4x4xf32>
    %collapsed_109 = tensor.collapse_shape %359 [[0, 1], [2, 3]] : tensor<4x4x4x4xf32> into tensor<16x16xf32>
    %collapsed_110 = tensor.collapse_shape %42 [[0, 1], [2, 3]] : tensor<4x4x4x4xi64> into tensor<16x16xi64>
    %360 = tensor.empty() : tensor<256x1xi64>
    %361 = linalg.fill ins(%c0_i64 : i64) outs(%360 : tensor<256x1xi64>) -> tensor<256x1xi64>
    %362 = tensor.empty() : tensor<256xf32>
    %363 = linalg.fill ins(%cst_19 : f32) outs(%362 : tensor<256xf32>) -> tensor<256xf32>
    %364:3 = linalg.generic {indexing_maps = [#map20, #map20, #map3], iterator_types = ["parallel"]} outs(%361, %361, %363 : tensor<256x1xi64>, tensor<256x1xi64>, tensor<256xf32>) {
    ^bb0(%out: i64, %out_121: i64, %out_122: f32):
      %391 = linalg.index 0 : index
      %392 = arith.remsi %391, %c16 : index
      %393 = arith.divsi %391, %c16 : index
      %394 = arith.remsi %393, %c16 : index
      %extracted = tensor.extract %collapsed_110[%394, %392] : tensor<16x16xi64>
      %extracted_123 = tensor.extract %collapsed_109[%394, %392] : tensor<16x16xf32>
      %395 = arith.index_cast %394 : index to i64
      linalg.yield %395, %extracted, %extracted_123 : i64, i64, f32
    } -> (tensor<256x1xi64>, tensor<256x1xi64>, tensor<256xf32>)
    %365 = tensor.empty() : tensor<256x2xi64>
    %366 = linalg.fill ins(%c0_i64 : i64) outs(%365 : tensor<256x2xi64>) -> tensor<256x2xi64>
    %inserted_slice_111 = tensor.insert_slice %364#0 into %366[0, 0] [256, 1] [1, 1] : tensor<256x1xi64> into tensor<256x2xi64>
    %inserted_slice_112 = tensor.insert_slice %364#1 into %inserted_slice_111[0, 1] [256, 1] [1, 1] : tensor<256x1xi64> into tensor<256x2xi64>
    %367 = tensor.empty() : tensor<16x64xf32>
    %368 = linalg.fill ins(%cst_19 : f32) outs(%367 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %369 = scf.for %arg40 = %c0 to %c256 step %c1 iter_args(%arg41 = %368) -> (tensor<16x64xf32>) {
      %extracted = tensor.extract %inserted_slice_112[%arg40, %c0] : tensor<256x2xi64>
      %391 = arith.index_cast %extracted : i64 to index
      %extracted_121 = tensor.extract %inserted_slice_112[%arg40, %c1] : tensor<256x2xi64>
      %392 = arith.index_cast %extracted_121 : i64 to index
      %extracted_slice_122 = tensor.extract_slice %364#2[%arg40] [1] [1] : tensor<256xf32> to tensor<f32>
      %extracted_slice_123 = tensor.extract_slice %arg41[%391, %392] [1, 1] [1, 1] : tensor<16x64xf32> to tensor<f32>
      %393 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%extracted_slice_122 : tensor<f32>) outs(%extracted_slice_123 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %394 = arith.addf %out, %in : f32
        linalg.yield %394 : f32
      } -> tensor<f32>
      %inserted_slice_124 = tensor.insert_slice %393 into %arg41[%391, %392] [1, 1] [1, 1] : tensor<f32> into tensor<16x64xf32>
      scf.yield %inserted_slice_124 : tensor<16x64xf32>
    }
    %expanded_113 = tensor.expand_shape %369 [[0, 1], [2, 3]] output_shape [4, 4, 8, 8] : tensor<16x64xf32> into tensor<4x4x8x8xf32>
    %370 = tensor.empty() : tensor<4x4x8x8xi1>
    %371 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<4x4x8x8xf32>) outs(%370 : tensor<4x4x8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %391 = arith.cmpf ole, %in, %cst_19 : f32
      linalg.yield %391 : i1
    } -> tensor<4x4x8x8xi1>
    %372 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%371, %cst_8, %expanded_113 : tensor<4x4x8x8xi1>, tensor<f32>, tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: i1, %in_121: f32, %in_122: f32, %out: f32):
      %391 = arith.select %in, %in_121, %in_122 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x8x8xf32>
    %373 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%372 : tensor<4x4x8x8xf32>) outs(%320 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %374 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%372, %22 : tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x8x8xf32>
    %375 = linalg.generic {indexing_maps = [#map1, #map17], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%374 : tensor<4x4x8x8xf32>) outs(%320 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.addf %in, %out : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %376 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%373 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.mulf %in, %cst_18 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded_114 = tensor.expand_shape %376 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %377 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%375 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %391 = arith.mulf %in, %cst_18 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %378 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_21, %collapsed_21 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %379 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%377, %378 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded_115 = tensor.expand_shape %379 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %380 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_21, %arg1 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %expanded_116 = tensor.expand_shape %380 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %381 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %expanded_115 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x8x8xf32>
    %382 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%372, %381 : tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x8x8xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%382, %expanded_114 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.subf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x8x8xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383, %expanded_116 : tensor<4x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<4x4x8x8xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4x4x8x8xf32>
    %385 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%375, %collapsed_21 : tensor<4xf32>, tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_121: f32, %out: f32):
      %391 = arith.mulf %in, %in_121 : f32
      linalg.yield %391 : f32
    } -> tensor<4xf32>
    %386 = tensor.empty() : tensor<3x4x8x8xf32>
    %transposed_117 = linalg.transpose ins(%arg38 : tensor<4x3x8x8xf32>) outs(%386 : tensor<3x4x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_118 = linalg.transpose ins(%384 : tensor<4x4x8x8xf32>) outs(%0 : tensor<4x4x8x8xf32>) permutation = [1, 0, 2, 3] 
    %padded_119 = tensor.pad %transposed_117 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index):
      tensor.yield %cst_19 : f32
    } : tensor<3x4x8x8xf32> to tensor<3x4x10x10xf32>
    %387 = tensor.empty() : tensor<3x4x3x3xf32>
    %388 = linalg.fill ins(%cst_19 : f32) outs(%387 : tensor<3x4x3x3xf32>) -> tensor<3x4x3x3xf32>
    %389 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_119, %transposed_118 : tensor<3x4x10x10xf32>, tensor<4x4x8x8xf32>) outs(%388 : tensor<3x4x3x3xf32>) -> tensor<3x4x3x3xf32>
    %390 = tensor.empty() : tensor<4x3x3x3xf32>
    %transposed_120 = linalg.transpose ins(%389 : tensor<3x4x3x3xf32>) outs(%390 : tensor<4x3x3x3xf32>) permutation = [1, 0, 2, 3] 
    return %27, %31, %4, %63, %67, %45, %89, %93, %72, %149, %153, %132, %175, %179, %158, %124, %128, %101, %216, %transposed_120, %385, %373, %transposed_108, %355, %343, %transposed_100, %333, %321, %295, %282, %270, %transposed_68, %259, %247, %315, %306, %247, %237, %collapsed_61 : tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<f32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x4x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<5x8xf32>, tensor<5xf32>
  }
}
