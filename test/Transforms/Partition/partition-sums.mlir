// Parts of sums and of largest values: where they are combined, how often.

// RUN: fsdp-opt %s -fsdp-partition | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @a {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>
  fsdp.param @b {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>
  fsdp.param @c {fsdp.cut = array<i64: -1, 1>} : tensor<6x4xf32>
  fsdp.param @whole : tensor<6x4xf32>
}

// Two products are added: one sum over the ranks.
// CHECK-LABEL: func.func @added(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: %[[A2:[a-z0-9]+]]: tensor<8x6xf32>
// CHECK-SAME: -> tensor<4x8xf32>
// CHECK: %[[V0:.*]] = fsdp.all_slice %[[A2]] dim 1 on @grid axes [1] : (tensor<8x6xf32>) -> tensor<8x3xf32>
// CHECK: %[[V1:.*]] = linalg.matmul ins(%[[V0]], %[[A0]] : tensor<8x3xf32>, tensor<3x4xf32>) outs(%{{.*}} : tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK: %[[V2:.*]] = linalg.matmul ins(%[[V0]], %[[A1]] : tensor<8x3xf32>, tensor<3x4xf32>) outs(%{{.*}} : tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK: %[[V3:.*]] = linalg.add ins(%[[V1]], %[[V2]] : tensor<8x4xf32>, tensor<8x4xf32>) outs(%{{.*}} : tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK: %[[V4:.*]] = linalg.transpose ins(%[[V3]] : tensor<8x4xf32>) outs(%{{.*}} : tensor<4x8xf32>) permutation = [1, 0]
// CHECK: %[[V5:.*]] = fsdp.all_reduce sum on @grid axes [1] %[[V4]] : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK: return %[[V5]] : tensor<4x8xf32>
func.func @added(%a: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@a>},
                 %b: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@b>},
                 %x: tensor<8x6xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %p = linalg.matmul ins(%x, %a : tensor<8x6xf32>, tensor<6x4xf32>) outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  %q = linalg.matmul ins(%x, %b : tensor<8x6xf32>, tensor<6x4xf32>) outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  %s = linalg.add ins(%p, %q : tensor<8x4xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %et = tensor.empty() : tensor<4x8xf32>
  %t = linalg.transpose ins(%s : tensor<8x4xf32>) outs(%et : tensor<4x8xf32>) permutation = [1, 0]
  return %t : tensor<4x8xf32>
}

// A whole value is added by all ranks, after the sum; and so is one number.
// CHECK-LABEL: func.func @not_added(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<8x6xf32>
// CHECK-SAME: %[[A2:[a-z0-9]+]]: tensor<8x4xf32>
// CHECK-SAME: -> (tensor<8x4xf32>, tensor<8x4xf32>)
// CHECK: %[[V0:.*]] = fsdp.all_slice %[[A1]] dim 1 on @grid axes [1] : (tensor<8x6xf32>) -> tensor<8x3xf32>
// CHECK: %[[V1:.*]] = linalg.matmul ins(%[[V0]], %[[A0]] : tensor<8x3xf32>, tensor<3x4xf32>) outs(%{{.*}} : tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK: %[[V2:.*]] = fsdp.all_reduce sum on @grid axes [1] %[[V1]] : (tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK: %[[V3:.*]] = linalg.add ins(%[[V2]], %[[A2]] : tensor<8x4xf32>, tensor<8x4xf32>) outs(%{{.*}} : tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK: %[[V4:.*]] = linalg.mul ins(%[[V2]], %[[V2]] : tensor<8x4xf32>, tensor<8x4xf32>) outs(%{{.*}} : tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK: return %[[V3]], %[[V4]] : tensor<8x4xf32>, tensor<8x4xf32>
func.func @not_added(%a: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@a>},
                     %x: tensor<8x6xf32>, %y: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %p = linalg.matmul ins(%x, %a : tensor<8x6xf32>, tensor<6x4xf32>) outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  %s = linalg.add ins(%p, %y : tensor<8x4xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %t = linalg.mul ins(%p, %p : tensor<8x4xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %s, %t : tensor<8x4xf32>, tensor<8x4xf32>
}

// Largest values of parts.
// CHECK-LABEL: func.func @largest(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<6x2xf32>
// CHECK-SAME: -> (tensor<6xf32>, tensor<4x4xf32>)
// CHECK: %[[V0:.*]] = linalg.exp ins(%[[A0]] : tensor<6x2xf32>) outs(%{{.*}} : tensor<6x2xf32>) -> tensor<6x2xf32>
// CHECK: %[[V1:.*]] = linalg.reduce ins(%[[V0]] : tensor<6x2xf32>) outs(%{{.*}} : tensor<6xf32>) dimensions = [1]
// CHECK: %[[V2:.*]] = linalg.transpose ins(%[[V0]] : tensor<6x2xf32>) outs(%{{.*}} : tensor<2x6xf32>) permutation = [1, 0]
// CHECK: %[[V3:.*]] = fsdp.all_gather %[[V0]] dim 1 on @grid axes [1] : (tensor<6x2xf32>) -> tensor<6x4xf32>
// CHECK: %[[V4:.*]] = linalg.matmul ins(%[[V2]], %[[V3]] : tensor<2x6xf32>, tensor<6x4xf32>) outs(%{{.*}} : tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK: %[[V5:.*]] = fsdp.all_reduce max on @grid axes [1] %[[V1]] : (tensor<6xf32>) -> tensor<6xf32>
// CHECK: %[[V6:.*]] = fsdp.all_gather %[[V4]] dim 0 on @grid axes [1] : (tensor<2x4xf32>) -> tensor<4x4xf32>
// CHECK: return %[[V5]], %[[V6]] : tensor<6xf32>, tensor<4x4xf32>
func.func @largest(%c: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@c>}) -> (tensor<6xf32>, tensor<4x4xf32>) {
  %least = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x4xf32>
  %x = linalg.exp ins(%c : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %e1 = tensor.empty() : tensor<6xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<6xf32>) -> tensor<6xf32>
  %m = linalg.reduce ins(%x : tensor<6x4xf32>) outs(%f1 : tensor<6xf32>) dimensions = [1]
      (%a: f32, %b: f32) {
        %s = arith.maximumf %a, %b : f32
        linalg.yield %s : f32
      }
  // What is summed of a number other than zero is whole before.
  %one = arith.constant 1.0 : f32
  %e2 = tensor.empty() : tensor<4x4xf32>
  %f2 = linalg.fill ins(%one : f32) outs(%e2 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %e3 = tensor.empty() : tensor<4x6xf32>
  %t = linalg.transpose ins(%x : tensor<6x4xf32>) outs(%e3 : tensor<4x6xf32>) permutation = [1, 0]
  %g = linalg.matmul ins(%t, %x : tensor<4x6xf32>, tensor<6x4xf32>) outs(%f2 : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %m, %g : tensor<6xf32>, tensor<4x4xf32>
}

// Gradients of params that no axis cuts are summed where ranks have parts of
// them, and are whole otherwise.
// CHECK-LABEL: func.func @gradients(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<6x4xf32>
// CHECK-SAME: %[[A2:[a-z0-9]+]]: tensor<6x4xf32>
// CHECK-SAME: -> (tensor<3x4xf32> {fsdp.role = #fsdp.grad<@model::@a>}, tensor<6x4xf32> {fsdp.role = #fsdp.grad<@model::@whole>}, tensor<4xf32>)
// CHECK: %[[V0:.*]] = fsdp.all_slice %[[A2]] dim 0 on @grid axes [1] : (tensor<6x4xf32>) -> tensor<3x4xf32>
// CHECK: %[[V1:.*]] = linalg.mul ins(%[[A0]], %[[V0]] : tensor<3x4xf32>, tensor<3x4xf32>) outs(%{{.*}} : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK: %[[V2:.*]] = linalg.mul ins(%[[A1]], %[[A2]] : tensor<6x4xf32>, tensor<6x4xf32>) outs(%{{.*}} : tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK: %[[V3:.*]] = linalg.reduce ins(%[[V1]] : tensor<3x4xf32>) outs(%{{.*}} : tensor<4xf32>) dimensions = [0]
// CHECK: %[[V4:.*]] = fsdp.all_reduce sum on @grid axes [1] %[[V3]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK: return %[[V1]], %[[V2]], %[[V4]] : tensor<3x4xf32>, tensor<6x4xf32>, tensor<4xf32>
func.func @gradients(%a: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@a>},
                     %w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@whole>},
                     %x: tensor<6x4xf32>)
    -> (tensor<6x4xf32> {fsdp.role = #fsdp.grad<@model::@a>},
        tensor<6x4xf32> {fsdp.role = #fsdp.grad<@model::@whole>},
        tensor<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x4xf32>
  %h = linalg.mul ins(%a, %x : tensor<6x4xf32>, tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %g = linalg.mul ins(%w, %x : tensor<6x4xf32>, tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %s = linalg.reduce ins(%h : tensor<6x4xf32>) outs(%f1 : tensor<4xf32>) dimensions = [0]
      (%p: f32, %q: f32) {
        %r = arith.addf %p, %q : f32
        linalg.yield %r : f32
      }
  return %h, %g, %s : tensor<6x4xf32>, tensor<6x4xf32>, tensor<4xf32>
}

// Parts of a sum are no parts of a largest value: both are combined before one is put
// into the other.
// CHECK-LABEL: func.func @inserted(
// CHECK: %[[SUM:.*]] = linalg.reduce {{.*}}arith.addf
// CHECK: %[[MAX:.*]] = linalg.reduce {{.*}}arith.maximumf
// CHECK: %[[HALF:.*]] = tensor.extract_slice %[[SUM]]
// CHECK-DAG: %[[WHOLE:.*]] = fsdp.all_reduce sum on @grid axes [1] %[[HALF]]
// CHECK-DAG: %[[LARGEST:.*]] = fsdp.all_reduce max on @grid axes [1] %[[MAX]]
// CHECK: %[[R:.*]] = tensor.insert_slice %[[WHOLE]] into %[[LARGEST]]
// CHECK: return %[[R]]
func.func @inserted(%a: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@a>}) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %n = linalg.fill ins(%least : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = linalg.reduce { arith.addf } ins(%a : tensor<6x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  %m = linalg.reduce { arith.maximumf } ins(%a : tensor<6x4xf32>) outs(%n : tensor<4xf32>) dimensions = [0]
  %half = tensor.extract_slice %s[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %r = tensor.insert_slice %half into %m[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %r : tensor<4xf32>
}

// Evaluations are cut as steps are; functions that are neither are not.
// CHECK-LABEL: func.func @evaluate(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: -> (tensor<f32> {fsdp.role = #fsdp.loss})
// CHECK: %[[V0:.*]] = linalg.reduce ins(%[[A0]] : tensor<3x4xf32>) outs(%{{.*}} : tensor<f32>) dimensions = [0, 1]
// CHECK: %[[V1:.*]] = fsdp.all_reduce sum on @grid axes [1] %[[V0]] : (tensor<f32>) -> tensor<f32>
// CHECK: return %[[V1]] : tensor<f32>
func.func @evaluate(%a: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@a>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.reduce ins(%a : tensor<6x4xf32>) outs(%f : tensor<f32>) dimensions = [0, 1]
      (%p: f32, %q: f32) {
        %s = arith.addf %p, %q : f32
        linalg.yield %s : f32
      }
  return %r : tensor<f32>
}
// CHECK-LABEL: func.func private @helper(%{{.*}}: tensor<6x4xf32>) -> tensor<6x4xf32>
func.func private @helper(%a: tensor<6x4xf32>) -> tensor<6x4xf32> {
  return %a : tensor<6x4xf32>
}
