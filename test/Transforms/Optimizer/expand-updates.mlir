// RUN: fsdp-opt %s -fsdp-expand-updates -canonicalize | FileCheck %s

// The hyper-only part (%lr32, %scale) is computed once for both updates; %t is
// read per element as it is; constants are cloned where they are needed.

fsdp.optimizer @rule states ["m"] hypers ["lr", "t"] defaults [1.0e-2, 1.0] {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f64, %t: f64):
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f32
  %half = arith.divf %lr, %two : f64
  %lr32 = arith.truncf %half : f64 to f32
  %g3 = arith.mulf %g, %three : f32
  %n = arith.addf %m, %g3 : f32
  %d = arith.mulf %n, %lr32 : f32
  %wide = arith.extf %d : f32 to f64
  %late = arith.mulf %wide, %t : f64
  %narrow = arith.truncf %late : f64 to f32
  %q = arith.subf %p, %narrow : f32
  fsdp.yield %q, %n : f32, f32
}

// CHECK: fsdp.optimizer @rule
// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[P:[a-z0-9]+]]: tensor<4xf32>, %[[G:[a-z0-9]+]]: tensor<4xf32>, %[[M:[a-z0-9]+]]: tensor<4xf32>,
// CHECK-SAME: %[[Q:[a-z0-9]+]]: tensor<8xf32>, %[[H:[a-z0-9]+]]: tensor<8xf32>, %[[N:[a-z0-9]+]]: tensor<8xf32>,
// CHECK-SAME: %[[LR:[a-z0-9]+]]: tensor<f64>, %[[T:[a-z0-9]+]]: tensor<f64>
// CHECK: %[[HYPER:.*]] = linalg.generic {{.*}} iterator_types = []} ins(%[[LR]]{{.*}} : {{.*}}) outs(%{{.*}} : tensor<f32>) attrs = {fsdp.strict}
// CHECK: arith.divf
// CHECK-NEXT: %[[HY:.*]] = arith.truncf
// CHECK-NEXT: linalg.yield %[[HY]]
// CHECK: %[[U1:.*]]:2 = linalg.generic {{.*}} iterator_types = ["parallel"]} ins(%[[G]], %[[HYPER]], %[[T]] : tensor<4xf32>, tensor<f32>, tensor<f64>) outs(%[[P]], %[[M]] : tensor<4xf32>, tensor<4xf32>) attrs = {fsdp.strict}
// CHECK-NEXT: ^bb0(%[[IG:.*]]: f32, %[[IL:.*]]: f32, %[[IT:.*]]: f64, %[[OP:.*]]: f32, %[[OM:.*]]: f32):
// CHECK-NEXT: %[[G3:.*]] = arith.mulf %[[IG]], %{{.*}} : f32
// CHECK-NEXT: %[[NM:.*]] = arith.addf %[[OM]], %[[G3]] : f32
// CHECK-NEXT: %[[D:.*]] = arith.mulf %[[NM]], %[[IL]] : f32
// CHECK-NEXT: %[[W:.*]] = arith.extf %[[D]] : f32 to f64
// CHECK-NEXT: %[[L:.*]] = arith.mulf %[[W]], %[[IT]] : f64
// CHECK-NEXT: %[[NA:.*]] = arith.truncf %[[L]] : f64 to f32
// CHECK-NEXT: %[[NP:.*]] = arith.subf %[[OP]], %[[NA]] : f32
// CHECK-NEXT: linalg.yield %[[NP]], %[[NM]] : f32, f32
// CHECK-NOT: iterator_types = []
// CHECK: %[[U2:.*]]:2 = linalg.generic {{.*}} ins(%[[H]], %[[HYPER]], %[[T]] : {{.*}}) outs(%[[Q]], %[[N]] :
// CHECK: return %[[U1]]#0, %[[U1]]#1, %[[U2]]#0, %[[U2]]#1
func.func @two(%p: tensor<4xf32>, %g: tensor<4xf32>, %m: tensor<4xf32>,
               %q: tensor<8xf32>, %h: tensor<8xf32>, %n: tensor<8xf32>,
               %lr: tensor<f64>, %t: tensor<f64>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>) {
  %p1, %m1 = fsdp.update @rule %p, %g states(%m) hypers(%lr, %t)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f64>, tensor<f64>) -> (tensor<4xf32>, tensor<4xf32>)
  %q1, %n1 = fsdp.update @rule %q, %h states(%n) hypers(%lr, %t)
      : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f64>, tensor<f64>) -> (tensor<8xf32>, tensor<8xf32>)
  return %p1, %m1, %q1, %n1 : tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>
}

// Other hyper-parameters are another computation; a rule without any has none.

// CHECK-LABEL: func.func @others(
// CHECK: linalg.generic {{.*}} iterator_types = []}
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]}
// CHECK: linalg.generic {{.*}} iterator_types = []}
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]}
// CHECK-NOT: iterator_types = []
// CHECK: linalg.generic {{.*}} ins(%{{[a-z0-9#]+}} : tensor<4xf32>) outs(%{{[a-z0-9#]+}} : tensor<4xf32>) attrs = {fsdp.strict}
fsdp.optimizer @fixed states [] hypers [] defaults [] {
^bb0(%p: f32, %g: f32):
  %q = arith.subf %p, %g : f32
  fsdp.yield %q : f32
}
func.func @others(%p: tensor<4xf32>, %g: tensor<4xf32>, %m: tensor<4xf32>, %a: tensor<f64>, %b: tensor<f64>) -> tensor<4xf32> {
  %p1, %m1 = fsdp.update @rule %p, %g states(%m) hypers(%a, %b)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f64>, tensor<f64>) -> (tensor<4xf32>, tensor<4xf32>)
  %p2, %m2 = fsdp.update @rule %p1, %g states(%m1) hypers(%b, %a)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f64>, tensor<f64>) -> (tensor<4xf32>, tensor<4xf32>)
  %p3 = fsdp.update @fixed %p2, %m2 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %p3 : tensor<4xf32>
}

// Elements of several groups select what depends on their hyper-parameters: the
// rate, which differs, but not %t, which is the same value for both groups.

// CHECK-LABEL: func.func @groups(
// CHECK-SAME: %[[P:[a-z0-9]+]]: tensor<4xf32>, %[[G:[a-z0-9]+]]: tensor<4xf32>, %[[M:[a-z0-9]+]]: tensor<4xf32>, %[[MAP:[a-z0-9]+]]: tensor<4xi8>
// CHECK-SAME: %[[L0:[a-z0-9]+]]: tensor<f64>, %[[L1:[a-z0-9]+]]: tensor<f64>, %[[T:[a-z0-9]+]]: tensor<f64>
// CHECK: %[[H0:.*]] = linalg.generic {{.*}} ins(%[[L0]]
// CHECK: %[[H1:.*]] = linalg.generic {{.*}} ins(%[[L1]]
// CHECK: linalg.generic {{.*}} ins(%[[G]], %[[MAP]], %[[H0]], %[[H1]], %[[T]] : tensor<4xf32>, tensor<4xi8>, tensor<f32>, tensor<f32>, tensor<f64>) outs(%[[P]], %[[M]]
// CHECK-NEXT: ^bb0(%{{.*}}: f32, %[[GROUP:.*]]: i8, %[[I0:.*]]: f32, %[[I1:.*]]: f32, %{{.*}}: f64,
// CHECK-NEXT: %[[IS:.*]] = arith.cmpi eq, %[[GROUP]], %{{.*}} : i8
// CHECK-NEXT: %[[RATE:.*]] = arith.select %[[IS]], %[[I1]], %[[I0]] : f32
// CHECK: arith.mulf %{{.*}}, %[[RATE]] : f32
func.func @groups(%p: tensor<4xf32>, %g: tensor<4xf32>, %m: tensor<4xf32>, %map: tensor<4xi8>,
                  %l0: tensor<f64>, %l1: tensor<f64>, %t: tensor<f64>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p1, %m1 = fsdp.update @rule %p, %g states(%m) hypers(%l0, %t, %l1, %t) groups(%map)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<4xi8>) -> (tensor<4xf32>, tensor<4xf32>)
  return %p1, %m1 : tensor<4xf32>, tensor<4xf32>
}
