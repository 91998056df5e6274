// Every op, type and attribute is printed as it is parsed.

// RUN: fsdp-opt %s | FileCheck %s
// RUN: fsdp-opt %s | fsdp-opt | FileCheck %s
// RUN: fsdp-opt %s --mlir-print-op-generic | fsdp-opt | FileCheck %s --strict-whitespace
// RUN: fsdp-opt %s --emit-bytecode | fsdp-opt | FileCheck %s

// CHECK: shard.grid @grid(shape = 2x2)
shard.grid @grid(shape = 2x2)

// CHECK: fsdp.module @model class "zoo.Net" bases ["zoo.Base", "zoo.Other"] attributes {fsdp.wrap} {
// CHECK-NEXT: fsdp.module @fc class "torch.nn.Linear" {
// CHECK-NEXT: fsdp.param @weight : tensor<3x2xf32>
// CHECK-NEXT: fsdp.param frozen @bias : tensor<5xf32>
// CHECK-NEXT: fsdp.param ignored @scale : tensor<5xf32>
// CHECK-NEXT: fsdp.buffer @mean : tensor<4xf32>
// CHECK-NEXT: fsdp.buffer transient ignored @mask : tensor<2x2xi1>
// CHECK: fsdp.module ignored @"0" class "x.Empty" {
// CHECK: fsdp.alias @again = @model::@fc
// CHECK-NEXT: fsdp.alias @tied = @model::@fc::@weight
// CHECK-NEXT: fsdp.stack @rows of [@model::@fc::@bias, @model::@fc::@scale] : tensor<2x5xf32>
fsdp.module @model class "zoo.Net" bases ["zoo.Base", "zoo.Other"] attributes {fsdp.wrap} {
  fsdp.module @fc class "torch.nn.Linear" {
    fsdp.param @weight : tensor<3x2xf32>
    fsdp.param frozen @bias : tensor<5xf32>
    fsdp.param ignored @scale : tensor<5xf32>
    fsdp.buffer @mean : tensor<4xf32>
    fsdp.buffer transient ignored @mask : tensor<2x2xi1>
  }
  fsdp.module ignored @"0" class "x.Empty" {
  }
  fsdp.alias @again = @model::@fc
  fsdp.alias @tied = @model::@fc::@weight
  fsdp.stack @rows of [@model::@fc::@bias, @model::@fc::@scale] : tensor<2x5xf32>
}

// CHECK: fsdp.module @pieces class "Net" attributes {fsdp.parallel = {output = "replicate", style = "colwise"}} {
// CHECK-NEXT: fsdp.param @wide piece <[1, -1] of [48, 8]> : tensor<24x8xf32>
// CHECK-NEXT: fsdp.param @packed piece <[-1, 1] of [3, 8] blocks [4, 2, 2]> : tensor<3x4xf32>
// CHECK-NEXT: fsdp.param @cube piece <[-1, 1, 0] of [3, 4, 6]> {fsdp.cut = array<i64: -1, 1, 0>, fsdp.scatter = -1 : i64} : tensor<3x2x3xf32>
fsdp.module @pieces class "Net" attributes {fsdp.parallel = {style = "colwise", output = "replicate"}} {
  fsdp.param @wide piece <[1, -1] of [48, 8]> : tensor<24x8xf32>
  fsdp.param @packed piece <[-1, 1] of [3, 8] blocks [4, 2, 2]> : tensor<3x4xf32>
  fsdp.param @cube piece <[-1, 1, 0] of [3, 4, 6]> {fsdp.cut = array<i64: -1, 1, 0>, fsdp.scatter = -1 : i64} : tensor<3x2x3xf32>
}
// CHECK: shard.grid @named(shape = 2x3) {fsdp.axis_names = ["dp", "tp"]}
shard.grid @named(shape = 2x3) {fsdp.axis_names = ["dp", "tp"]}

// CHECK: fsdp.unit @fc of @model::@fc params [@model::@fc::@weight, @model::@fc::@bias] on @grid axes [0, 1] reshard after_forward layout <flat, f32, world = 4, numels = [6, 5], paddings = [0, 2, 3]>
fsdp.unit @fc of @model::@fc params [@model::@fc::@weight, @model::@fc::@bias]
    on @grid axes [0, 1] reshard after_forward
    layout <flat, f32, world = 4, numels = [6, 5], paddings = [0, 2, 3]>
// CHECK: fsdp.unit @fc.columns of @model::@fc params [@model::@fc::@weight] on @grid axes [1] replicate [0] reshard never layout <per_param, f32, world = 2, numels = [6], paddings = [0, 0], outers = [3]>
fsdp.unit @fc.columns of @model::@fc params [@model::@fc::@weight]
    on @grid axes [1] replicate [0] reshard never
    layout <per_param, f32, world = 2, numels = [6], paddings = [0, 0], outers = [3]>
// CHECK: fsdp.unit @layers.0 of @model params [] on @grid axes [] reshard never
fsdp.unit @layers.0 of @model params [] on @grid axes [] reshard never
// CHECK: fsdp.channel @gather on @grid axes [0, 1]
fsdp.channel @gather on @grid axes [0, 1]
// CHECK: fsdp.channel @fetch on @grid axes []
fsdp.channel @fetch on @grid axes []

// CHECK: fsdp.optimizer @momentum states ["m"] hypers ["lr", "beta"] defaults [1.000000e-02, 9.000000e-01] {
// CHECK-NEXT: ^bb0(%[[P:.*]]: f32, %[[G:.*]]: f32, %[[M:.*]]: f32, %{{.*}}: f64, %{{.*}}: f64):
// CHECK: fsdp.yield %[[P]], %[[M]] : f32, f32
fsdp.optimizer @momentum states ["m"] hypers ["lr", "beta"] defaults [1.0e-2, 0.9] {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f64, %beta: f64):
  fsdp.yield %p, %m : f32, f32
}

// CHECK-LABEL: func.func @marks
func.func @marks(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  // CHECK: fsdp.boundary enter @model::@fc call 0 %{{.*}} : tensor<3x2xf32>
  %0 = fsdp.boundary enter @model::@fc call 0 %x : tensor<3x2xf32>
  // CHECK: fsdp.boundary exit @model::@fc call 1 %{{.*}} : tensor<3x2xf32>
  %1 = fsdp.boundary exit @model::@fc call 1 %0 : tensor<3x2xf32>
  // CHECK: %{{.*}}:2 = fsdp.barrier %{{.*}}, %{{.*}} : tensor<3x2xf32>, tensor<3x2xf32>
  %b:2 = fsdp.barrier %1, %x : tensor<3x2xf32>, tensor<3x2xf32>
  // CHECK: fsdp.grad @model::@fc::@weight %{{.*}} : tensor<3x2xf32>
  %2 = fsdp.grad @model::@fc::@weight %1 : tensor<3x2xf32>
  return %2 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @tensors
func.func @tensors(%s: tensor<4xf32>, %lr: tensor<f64>, %x: tensor<f32>) {
  // CHECK: %[[W:weight]], %[[B:bias]] = fsdp.unshard [@fc] %{{.*}} : (tensor<4xf32>) -> (tensor<3x2xf32>, tensor<5xf32>)
  %w, %b = fsdp.unshard [@fc] %s : (tensor<4xf32>) -> (tensor<3x2xf32>, tensor<5xf32>)
  // CHECK: %[[GS:.*]] = fsdp.reduce_grads [@fc] %[[W]], %[[B]] : (tensor<3x2xf32>, tensor<5xf32>) -> tensor<4xf32>
  %g = fsdp.reduce_grads [@fc] %w, %b : (tensor<3x2xf32>, tensor<5xf32>) -> tensor<4xf32>
  // CHECK: fsdp.reduce_grads sum [@fc] %[[W]], %[[B]] : (tensor<3x2xf32>, tensor<5xf32>) -> tensor<4xf32>
  %sum = fsdp.reduce_grads sum [@fc] %w, %b : (tensor<3x2xf32>, tensor<5xf32>) -> tensor<4xf32>
  // CHECK: fsdp.unshard [@fc, @fc] %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<3x2xf32>, tensor<5xf32>, tensor<3x2xf32>, tensor<5xf32>)
  %v:4 = fsdp.unshard [@fc, @fc] %s, %g : (tensor<4xf32>, tensor<4xf32>) -> (tensor<3x2xf32>, tensor<5xf32>, tensor<3x2xf32>, tensor<5xf32>)
  // CHECK: fsdp.update @momentum %{{.*}}, %[[GS]] states(%{{.*}}) hypers(%{{.*}}, %{{.*}}) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f64>, tensor<f64>) -> (tensor<4xf32>, tensor<4xf32>)
  %p1, %m1 = fsdp.update @momentum %s, %g states(%s) hypers(%lr, %lr) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f64>, tensor<f64>) -> (tensor<4xf32>, tensor<4xf32>)
  // CHECK: fsdp.all_reduce max on @grid axes [1] %{{.*}} : (tensor<f32>) -> tensor<f32>
  %r = fsdp.all_reduce max on @grid axes [1] %x : (tensor<f32>) -> tensor<f32>
  // CHECK: fsdp.all_reduce sum named "loss" on @grid axes [0, 1] %{{.*}} : (tensor<f32>) -> tensor<f32>
  %n = fsdp.all_reduce sum named "loss" on @grid axes [0, 1] %x : (tensor<f32>) -> tensor<f32>
  // CHECK: %[[P:.*]] = fsdp.all_slice %{{.*}} dim 0 on @grid axes [1] : (tensor<4xf32>) -> tensor<2xf32>
  %p = fsdp.all_slice %s dim 0 on @grid axes [1] : (tensor<4xf32>) -> tensor<2xf32>
  // CHECK: fsdp.all_slice %{{.*}} dim 0 outer 2 on @grid axes [1] : (tensor<4xf32>) -> tensor<2xf32>
  %po = fsdp.all_slice %s dim 0 outer 2 on @grid axes [1] : (tensor<4xf32>) -> tensor<2xf32>
  %two = tensor.empty() : tensor<4x3xf32>
  // CHECK: fsdp.all_to_all %{{.*}} dim 0 to 1 on @grid axes [1] : (tensor<4x3xf32>) -> tensor<2x6xf32>
  %ex = fsdp.all_to_all %two dim 0 to 1 on @grid axes [1] : (tensor<4x3xf32>) -> tensor<2x6xf32>
  // CHECK: fsdp.permute %{{.*}} by 1 on @grid axes [1] : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %pe = fsdp.permute %two by 1 on @grid axes [1] : (tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: fsdp.all_gather %[[P]] dim 0 on @grid axes [0, 1] : (tensor<2xf32>) -> tensor<8xf32>
  %a = fsdp.all_gather %p dim 0 on @grid axes [0, 1] : (tensor<2xf32>) -> tensor<8xf32>
  // CHECK: fsdp.all_gather %[[P]] dim 0 outer 2 on @grid axes [0] : (tensor<2xf32>) -> tensor<4xf32>
  %ao = fsdp.all_gather %p dim 0 outer 2 on @grid axes [0] : (tensor<2xf32>) -> tensor<4xf32>
  // CHECK: fsdp.reduce_scatter sum %{{.*}} dim 0 on @grid axes [0, 1] : (tensor<4xf32>) -> tensor<1xf32>
  %rs = fsdp.reduce_scatter sum %s dim 0 on @grid axes [0, 1] : (tensor<4xf32>) -> tensor<1xf32>
  // CHECK: fsdp.reduce_scatter max %{{.*}} dim 0 outer 2 on @grid axes [0] : (tensor<4xf32>) -> tensor<2xf32>
  %ro = fsdp.reduce_scatter max %s dim 0 outer 2 on @grid axes [0] : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @buffers
func.func @buffers(%s: memref<4xf32>, %x: memref<f32>) {
  // CHECK: %[[BUF:.*]] = fsdp.arena comm : memref<64xi8>
  %buf = fsdp.arena comm : memref<64xi8>
  // CHECK: fsdp.unshard [@fc] %{{.*}} into %[[BUF]] : (memref<4xf32>, memref<64xi8>) -> ()
  fsdp.unshard [@fc] %s into %buf : (memref<4xf32>, memref<64xi8>) -> ()
  // CHECK: fsdp.reduce_grads [@fc] %[[BUF]] into %{{.*}} : (memref<64xi8>, memref<4xf32>) -> ()
  fsdp.reduce_grads [@fc] %buf into %s : (memref<64xi8>, memref<4xf32>) -> ()
  // CHECK: fsdp.all_reduce sum on @grid axes [0] %{{.*}} into %{{.*}} : (memref<f32>, memref<f32>) -> ()
  fsdp.all_reduce sum on @grid axes [0] %x into %x : (memref<f32>, memref<f32>) -> ()
  // CHECK: fsdp.copy %{{.*}} to %{{.*}} {reason = "test"} : memref<4xf32> to memref<4xf32>
  fsdp.copy %s to %s {reason = "test"} : memref<4xf32> to memref<4xf32>
  // CHECK: %[[T:.*]] = fsdp.start all_gather on @gather [@fc] lane gather ins(%{{.*}} : memref<4xf32>) outs(%[[BUF]] : memref<64xi8>)
  %t = fsdp.start all_gather on @gather [@fc] lane gather ins(%s : memref<4xf32>) outs(%buf : memref<64xi8>)
  // CHECK: fsdp.wait %[[T]] lane compute ins(%{{.*}} : memref<4xf32>) outs(%[[BUF]] : memref<64xi8>)
  fsdp.wait %t lane compute ins(%s : memref<4xf32>) outs(%buf : memref<64xi8>)
  // CHECK: fsdp.start reduce_scatter on @gather [@fc] reduce mean lane reduce
  %u = fsdp.start reduce_scatter on @gather [@fc] reduce mean lane reduce ins(%buf : memref<64xi8>) outs(%s : memref<4xf32>)
  // CHECK: fsdp.wait %{{.*}} lane host_copy
  fsdp.wait %u lane host_copy ins(%buf : memref<64xi8>) outs(%s : memref<4xf32>)
  // CHECK: fsdp.start copy on @fetch [@fc, @fc] lane host_copy ins(%{{.*}}, %{{.*}} : memref<4xf32>, memref<f32>)
  %w = fsdp.start copy on @fetch [@fc, @fc] lane host_copy ins(%s, %x : memref<4xf32>, memref<f32>) outs(%s, %x : memref<4xf32>, memref<f32>)
  fsdp.wait %w lane compute ins(%s, %x : memref<4xf32>, memref<f32>) outs(%s, %x : memref<4xf32>, memref<f32>)
  // CHECK: fsdp.start all_reduce on @gather [] reduce max lane reduce
  %v = fsdp.start all_reduce on @gather [] reduce max lane reduce ins(%x : memref<f32>) outs(%x : memref<f32>)
  fsdp.wait %v lane compute ins(%x : memref<f32>) outs(%x : memref<f32>)
  // CHECK: fsdp.start all_reduce on @gather [] named "loss" reduce max lane reduce
  %n = fsdp.start all_reduce on @gather [] named "loss" reduce max lane reduce ins(%x : memref<f32>) outs(%x : memref<f32>)
  fsdp.wait %n lane compute ins(%x : memref<f32>) outs(%x : memref<f32>)
  return
}

// CHECK-LABEL: func.func @pieces_of_values
func.func @pieces_of_values(%w: memref<4x6xf32>, %p: memref<4x3xf32>) {
  // CHECK: fsdp.all_gather %{{.*}} into %{{.*}} dim 1 on @grid axes [1] : (memref<4x3xf32>, memref<4x6xf32>) -> ()
  fsdp.all_gather %p into %w dim 1 on @grid axes [1] : (memref<4x3xf32>, memref<4x6xf32>) -> ()
  // CHECK: fsdp.reduce_scatter mean %{{.*}} into %{{.*}} dim 1 outer 3 on @grid axes [0] : (memref<4x6xf32>, memref<4x3xf32>) -> ()
  fsdp.reduce_scatter mean %w into %p dim 1 outer 3 on @grid axes [0] : (memref<4x6xf32>, memref<4x3xf32>) -> ()
  // CHECK: fsdp.all_slice %{{.*}} into %{{.*}} dim 1 on @grid axes [1] : (memref<4x6xf32>, memref<4x3xf32>) -> ()
  fsdp.all_slice %w into %p dim 1 on @grid axes [1] : (memref<4x6xf32>, memref<4x3xf32>) -> ()
  %x2 = memref.alloc() : memref<8x3xf32>
  // CHECK: fsdp.all_to_all %{{.*}} into %{{.*}} dim 0 to 1 on @grid axes [1] : (memref<8x3xf32>, memref<4x6xf32>) -> ()
  fsdp.all_to_all %x2 into %w dim 0 to 1 on @grid axes [1] : (memref<8x3xf32>, memref<4x6xf32>) -> ()
  // CHECK: fsdp.start all_to_all on @gather [] chunks [12, 3] lane gather ins(%{{.*}} : memref<8x3xf32>) outs(%{{.*}} : memref<4x6xf32>)
  %te = fsdp.start all_to_all on @gather [] chunks [12, 3] lane gather ins(%x2 : memref<8x3xf32>) outs(%w : memref<4x6xf32>)
  fsdp.wait %te lane compute ins(%x2 : memref<8x3xf32>) outs(%w : memref<4x6xf32>)
  %p2 = memref.alloc() : memref<4x3xf32>
  // CHECK: fsdp.permute %{{.*}} into %{{.*}} by 1 on @grid axes [1] : (memref<4x3xf32>, memref<4x3xf32>) -> ()
  fsdp.permute %p into %p2 by 1 on @grid axes [1] : (memref<4x3xf32>, memref<4x3xf32>) -> ()
  // CHECK: fsdp.start permute on @gather [] chunks [1] lane gather ins(%{{.*}} : memref<4x3xf32>) outs(%{{.*}} : memref<4x3xf32>)
  %tp = fsdp.start permute on @gather [] chunks [1] lane gather ins(%p : memref<4x3xf32>) outs(%p2 : memref<4x3xf32>)
  fsdp.wait %tp lane compute ins(%p : memref<4x3xf32>) outs(%p2 : memref<4x3xf32>)
  // CHECK: fsdp.start value_gather on @gather [] chunks [3] lane gather ins(%{{.*}} : memref<4x3xf32>) outs(%{{.*}} : memref<4x6xf32>)
  %t = fsdp.start value_gather on @gather [] chunks [3] lane gather ins(%p : memref<4x3xf32>) outs(%w : memref<4x6xf32>)
  fsdp.wait %t lane compute ins(%p : memref<4x3xf32>) outs(%w : memref<4x6xf32>)
  // CHECK: fsdp.start value_scatter on @gather [] named "h" reduce sum chunks [3] lane reduce
  %u = fsdp.start value_scatter on @gather [] named "h" reduce sum chunks [3] lane reduce ins(%w : memref<4x6xf32>) outs(%p : memref<4x3xf32>)
  fsdp.wait %u lane compute ins(%w : memref<4x6xf32>) outs(%p : memref<4x3xf32>)
  // CHECK: fsdp.start slice on @gather [] chunks [1] lane gather
  %v = fsdp.start slice on @gather [] chunks [1] lane gather ins(%w : memref<4x6xf32>) outs(%p : memref<4x3xf32>)
  fsdp.wait %v lane compute ins(%w : memref<4x6xf32>) outs(%p : memref<4x3xf32>)
  return
}

// CHECK-LABEL: func.func @product
func.func @product(%a: memref<16x4xf32>, %b: memref<4x8xf32>, %c: memref<16x8xf32>, %d: memref<8xf32, strided<[1], offset: 8>>) {
  // CHECK: fsdp.matmul %{{.*}}, %{{.*}} into %{{.*}} sizes [16, 8, 4] ld [4, 8, 8] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<16x4xf32>, memref<4x8xf32>, memref<16x8xf32>
  fsdp.matmul %a, %b into %c sizes [16, 8, 4] ld [4, 8, 8] batch [1, 1] strides [0, 0, 0, 0, 0, 0]
      : memref<16x4xf32>, memref<4x8xf32>, memref<16x8xf32>
  // CHECK: fsdp.matmul %{{.*}} trans_a, %{{.*}} trans_b into %{{.*}} accumulate
  fsdp.matmul %a trans_a, %b trans_b into %c accumulate sizes [4, 4, 8] ld [4, 8, 8] batch [1, 1] strides [0, 0, 0, 0, 0, 0]
      : memref<16x4xf32>, memref<4x8xf32>, memref<16x8xf32>
  // CHECK: fsdp.matmul %{{.*}}, %{{.*}} into %{{.*}} bias %{{.*}} sizes [16, 8, 4] {{.*}} : memref<16x4xf32>, memref<4x8xf32>, memref<16x8xf32>, memref<8xf32, strided<[1], offset: 8>>
  fsdp.matmul %a, %b into %c bias %d sizes [16, 8, 4] ld [4, 8, 8] batch [1, 1] strides [0, 0, 0, 0, 0, 0]
      : memref<16x4xf32>, memref<4x8xf32>, memref<16x8xf32>, memref<8xf32, strided<[1], offset: 8>>
  return
}

// CHECK-LABEL: func.func @convolution
func.func @convolution(%x: memref<2x3x10x10xf32>, %w: memref<4x3x3x3xf32>, %y: memref<2x4x8x8xf32>) {
  // CHECK: fsdp.convolve %{{.*}}, %{{.*}} into %{{.*}} sizes [2, 1, 4, 3] places [8, 8, 1] window [3, 3, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [300, 0, 100, 10, 1, 0], [0, 27, 9, 3, 1, 0], [256, 0, 64, 8, 1, 0] : memref<2x3x10x10xf32>, memref<4x3x3x3xf32>, memref<2x4x8x8xf32>
  fsdp.convolve %x, %w into %y sizes [2, 1, 4, 3] places [8, 8, 1] window [3, 3, 1] steps [1, 1, 1] dilations [1, 1, 1]
      strides [300, 0, 100, 10, 1, 0], [0, 27, 9, 3, 1, 0], [256, 0, 64, 8, 1, 0]
      : memref<2x3x10x10xf32>, memref<4x3x3x3xf32>, memref<2x4x8x8xf32>
  // CHECK: fsdp.convolve %{{.*}}, %{{.*}} into %{{.*}} accumulate
  fsdp.convolve %x, %w into %y accumulate sizes [2, 1, 4, 3] places [4, 4, 1] window [3, 3, 1] steps [2, 2, 1] dilations [1, 1, 1]
      strides [300, 0, 100, 10, 1, 0], [0, 27, 9, 3, 1, 0], [256, 0, 64, 8, 1, 0]
      : memref<2x3x10x10xf32>, memref<4x3x3x3xf32>, memref<2x4x8x8xf32>
  return
}
