// Dimensions that the ranks do not divide: parts are as long as the first one.
// RUN: fsdp-opt %s -fsdp-partition -split-input-file | FileCheck %s

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  // CHECK: fsdp.param @w piece <[0, -1] of [5, 4]> : tensor<3x4xf32>
  fsdp.param @w {fsdp.cut = array<i64: 0, -1>} : tensor<5x4xf32>
}

// A reduction leaves out what lies behind the end; the gradient is zero there.
// CHECK-LABEL: func.func @sums(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK: %[[OFFSET:.*]] = tensor.collapse_shape %{{.*}} [] : tensor<1xi64> into tensor<i64>
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[W]], %[[OFFSET]] : tensor<3x4xf32>, tensor<i64>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: %[[E:.*]] = math.exp
// CHECK: %[[INSIDE:.*]] = arith.cmpi slt, %{{.*}}, %{{.*}} : i64
// CHECK: arith.select %[[INSIDE]], %[[E]], %{{.*}} : f32
// CHECK: arith.addf
// CHECK: fsdp.all_reduce sum on @grid axes [0] %[[P]]
// CHECK: %[[G:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %[[OFFSET]] : tensor<3x4xf32>, tensor<i64>) outs(%{{.*}} : tensor<3x4xf32>)
// CHECK: arith.select
// CHECK: return %{{.*}}, %[[G]]
func.func @sums(%w: tensor<5x4xf32> {fsdp.role = #fsdp.state<@model::@w>})
    -> (tensor<4xf32>, tensor<5x4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%w : tensor<5x4xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %x = math.exp %a : f32
    %y = arith.addf %x, %b : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  %e1 = tensor.empty() : tensor<5x4xf32>
  %g = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<5x4xf32>) outs(%e1 : tensor<5x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %x = math.exp %a : f32
    linalg.yield %x : f32
  } -> tensor<5x4xf32>
  return %s, %g : tensor<4xf32>, tensor<5x4xf32>
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  fsdp.param @w {fsdp.cut = array<i64: 0>} : tensor<5xf32>
}

// What is cut first has zeros behind its end, what is gathered is cut short.
// CHECK-LABEL: func.func @moves(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<3xf32>
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<5xf32>
// CHECK: %[[PADDED:.*]] = tensor.insert_slice %[[X]] into %{{.*}}[0] [5] [1] : tensor<5xf32> into tensor<6xf32>
// CHECK: %[[PART:.*]] = fsdp.all_slice %[[PADDED]] dim 0 on @grid axes [0] : (tensor<6xf32>) -> tensor<3xf32>
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[W]], %[[PART]]
// CHECK: %[[ALL:.*]] = fsdp.all_gather %[[SUM]] dim 0 on @grid axes [0] : (tensor<3xf32>) -> tensor<6xf32>
// CHECK: %[[CUT:.*]] = tensor.extract_slice %[[ALL]][0] [5] [1] : tensor<6xf32> to tensor<5xf32>
// CHECK: return %[[CUT]]
func.func @moves(%w: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@w>},
                 %x: tensor<5xf32>) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %s = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%w, %x : tensor<5xf32>, tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %y = arith.addf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<5xf32>
  return %s : tensor<5xf32>
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  fsdp.param @w {fsdp.cut = array<i64: -1, 0>} : tensor<4x5xf32>
}

// An op that makes elements and sums of them: sums alone leave out what lies behind the
// end.
// CHECK-LABEL: func.func @both(
// CHECK: %[[R:.*]]:2 = linalg.generic {{.*}} outs(%{{.*}}, %{{.*}} : tensor<4x3xf32>, tensor<4xf32>)
// CHECK: %[[E:.*]] = math.exp
// CHECK: %[[INSIDE:.*]] = arith.cmpi slt
// CHECK: %[[OWN:.*]] = arith.select %[[INSIDE]], %[[E]], %{{.*}} : f32
// CHECK: %[[S:.*]] = arith.addf %[[OWN]], %{{.*}}
// CHECK: linalg.yield %[[E]], %[[S]]
// CHECK: fsdp.all_reduce sum on @grid axes [0] %[[R]]#1
func.func @both(%w: tensor<4x5xf32> {fsdp.role = #fsdp.state<@model::@w>})
    -> (tensor<4x5xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4x5xf32>
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %y:2 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                       affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%w : tensor<4x5xf32>) outs(%e, %z : tensor<4x5xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = math.exp %a : f32
    %s = arith.addf %c, %o : f32
    linalg.yield %c, %s : f32, f32
  } -> (tensor<4x5xf32>, tensor<4xf32>)
  return %y#0, %y#1 : tensor<4x5xf32>, tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  fsdp.param @w {fsdp.cut = array<i64: 0>} : tensor<5xcomplex<f32>>
}

// Complex numbers have zeros, too.
// CHECK-LABEL: func.func @complex(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<3xcomplex<f32>>
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<5xcomplex<f32>>
// CHECK: %[[ZERO:.*]] = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK: linalg.fill ins(%[[ZERO]] : complex<f32>) outs(%{{.*}} : tensor<6xcomplex<f32>>)
// CHECK: tensor.insert_slice %[[X]]
// CHECK: %[[G:.*]] = linalg.generic
// CHECK: %[[NONE:.*]] = complex.constant
// CHECK: arith.select %{{.*}}, %{{.*}}, %[[NONE]] : complex<f32>
// CHECK: return %{{.*}} : tensor<3xcomplex<f32>>
func.func @complex(%w: tensor<5xcomplex<f32>> {fsdp.role = #fsdp.state<@model::@w>},
                   %x: tensor<5xcomplex<f32>>)
    -> (tensor<5xcomplex<f32>> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %e = tensor.empty() : tensor<5xcomplex<f32>>
  %s = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%w, %x : tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
      outs(%e : tensor<5xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %b: complex<f32>, %c: complex<f32>):
    %y = complex.add %a, %b : complex<f32>
    linalg.yield %y : complex<f32>
  } -> tensor<5xcomplex<f32>>
  return %s : tensor<5xcomplex<f32>>
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}

// So have integers with a sign, which nothing is filled with.
// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<5xui8>
// CHECK: %[[ZEROS:.*]] = arith.constant dense<0> : tensor<6xui8>
// CHECK: tensor.insert_slice %[[X]] into %[[ZEROS]][0] [5] [1] : tensor<5xui8> into tensor<6xui8>
func.func @unsigned(%x: tensor<5xui8> {fsdp.role = #fsdp.input<"x">, fsdp.cut = array<i64: 0>}) -> tensor<5xui8> {
  return %x : tensor<5xui8>
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  fsdp.param @a {fsdp.cut = array<i64: 0, -1>} : tensor<5x4xf32>
  fsdp.param frozen @b {fsdp.cut = array<i64: -1, 0>} : tensor<3x5xf32>
}

// Both factors of a sum are zero behind its end: a trained param where it is read, as
// updates may make anything of zeros, a frozen one from the beginning.
// CHECK-LABEL: func.func @factors(
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: %[[B:[a-z0-9]+]]: tensor<3x3xf32>
// CHECK: %[[MASKED:.*]] = linalg.generic {{.*}} ins(%[[A]], %{{.*}} : tensor<3x4xf32>, tensor<i64>)
// CHECK: arith.select
// CHECK: linalg.matmul ins(%[[B]], %[[MASKED]] : tensor<3x3xf32>, tensor<3x4xf32>)
func.func @factors(%a: tensor<5x4xf32> {fsdp.role = #fsdp.state<@model::@a>},
                   %b: tensor<3x5xf32> {fsdp.role = #fsdp.state<@model::@b>}) -> tensor<3x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>
  %s = linalg.matmul ins(%b, %a : tensor<3x5xf32>, tensor<5x4xf32>) outs(%f : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %s : tensor<3x4xf32>
}
