// RUN: fsdp-opt %s --fsdp-encode-floats --split-input-file --verify-diagnostics | FileCheck %s

// Conversions are ops on integers, and what they make are bytes. (Their values are
// compared in Integration/float8.test.)
// CHECK-LABEL: func.func @conversions
func.func @conversions(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[BYTES:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<4xi8>)
  // CHECK: arith.bitcast %{{.*}} : f32 to i32
  // CHECK-NOT: arith.truncf
  // CHECK: arith.trunci %{{.*}} : i32 to i8
  %0 = arith.truncf %x : tensor<4xf32> to tensor<4xf8E4M3FN>
  // By way of bf16, as which a product may take it.
  // CHECK: %[[NARROW:.*]] = linalg.generic {{.*}} ins(%[[BYTES]] : tensor<4xi8>) outs(%{{.*}} : tensor<4xbf16>)
  // CHECK: arith.extui %{{.*}} : i8 to i32
  // CHECK: arith.bitcast %{{.*}} : i16 to bf16
  // CHECK: linalg.generic {{.*}} ins(%[[NARROW]] : tensor<4xbf16>) outs(%{{.*}} : tensor<4xf32>)
  // CHECK: arith.extf %{{.*}} : bf16 to f32
  %e = tensor.empty() : tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf8E4M3FN>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f8E4M3FN, %o: f32):
    %b = arith.extf %a : f8E4M3FN to f32
    linalg.yield %b : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// An f64 is rounded to odd first.
// CHECK-LABEL: func.func @double
// CHECK: %[[NEAR:.*]] = arith.truncf %{{.*}} : f64 to f32
// CHECK: arith.cmpf one, %{{.*}}, %{{.*}} : f64
// CHECK: arith.trunci %{{.*}} : i32 to i8
func.func @double(%x: f64, %t: tensor<2xi8>) -> f16 {
  %0 = arith.truncf %x : f64 to f8E5M2
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  %1 = arith.extf %0 : f8E5M2 to f16
  return %1 : f16
}

// -----

// Arithmetic is that of f32, rounded; what only moves values stays as it is, and
// constants are the bytes that they are made of.
// CHECK-LABEL: func.func @arithmetic
// CHECK-SAME: %[[X:.*]]: f32, %[[WHICH:.*]]: i1
func.func @arithmetic(%x: f32, %which: i1) -> (i8, i1) {
  // CHECK: %[[HALF:.*]] = arith.constant 48 : i8
  %half = arith.constant 0.5 : f8E4M3FN
  %0 = arith.truncf %x : f32 to f8E4M3FN
  // CHECK: %[[PRODUCT:.*]] = arith.mulf %{{.*}}, %{{.*}} : f32
  // CHECK: arith.bitcast %[[PRODUCT]] : f32 to i32
  // CHECK: %[[ROUNDED:.*]] = arith.trunci
  %1 = arith.mulf %0, %half : f8E4M3FN
  // CHECK: %[[CHOSEN:.*]] = arith.select %[[WHICH]], %[[ROUNDED]], %[[HALF]] : i8
  %2 = arith.select %which, %1, %half : f8E4M3FN
  // CHECK: arith.cmpf olt, %{{.*}}, %{{.*}} : f32
  %3 = arith.cmpf olt, %2, %half : f8E4M3FN
  // CHECK-NOT: arith.bitcast %{{.*}} : i8
  // CHECK: return %[[CHOSEN]]
  %4 = arith.bitcast %2 : f8E4M3FN to i8
  return %4, %3 : i8, i1
}

// -----

// Factors of a product are cast to bf16; with one of f16, to that.
// CHECK-LABEL: func.func @products
func.func @products(%x: tensor<4x8xi8>, %y: tensor<8x2xi8>, %z: tensor<8x2xf16>, %c: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %a = arith.bitcast %x : tensor<4x8xi8> to tensor<4x8xf8E4M3FN>
  %b = arith.bitcast %y : tensor<8x2xi8> to tensor<8x2xf8E5M2>
  // CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x8xbf16>, tensor<8x2xbf16>) outs(%{{.*}} : tensor<4x2xf32>)
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf8E4M3FN>, tensor<8x2xf8E5M2>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  // CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x8xf16>, tensor<8x2xf16>) outs(%{{.*}} : tensor<4x2xf32>)
  %1 = linalg.matmul ins(%a, %z : tensor<4x8xf8E4M3FN>, tensor<8x2xf16>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0, %1 : tensor<4x2xf32>, tensor<4x2xf32>
}

// -----

// So are inputs that a reduction extends; its body then extends bf16.
// CHECK-LABEL: func.func @reduction
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<4x8xbf16>) outs(%{{.*}} : tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: bf16, %{{.*}}: f32):
// CHECK-NEXT: arith.extf %[[IN]] : bf16 to f32
func.func @reduction(%x: tensor<4x8xi8>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.bitcast %x : tensor<4x8xi8> to tensor<4x8xf8E4M3FN>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf8E4M3FN>) outs(%c : tensor<4xf32>) {
  ^bb0(%in: f8E4M3FN, %out: f32):
    %wide = arith.extf %in : f8E4M3FN to f32
    %sum = arith.addf %out, %wide : f32
    linalg.yield %sum : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// An op that casts what it moves would cast to the byte's number.
// CHECK-LABEL: func.func @copy
// CHECK-NOT: linalg.copy
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4xi8>)
// CHECK: arith.bitcast %{{.*}} : f32 to i32
func.func @copy(%x: tensor<4xf32>, %i: index) -> f32 {
  %e = tensor.empty() : tensor<4xf8E5M2>
  %0 = linalg.copy ins(%x : tensor<4xf32>) outs(%e : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  %1 = tensor.extract %0[%i] : tensor<4xf8E5M2>
  %2 = arith.extf %1 : f8E5M2 to f32
  return %2 : f32
}

// -----

// Loops, padding and constants carry bytes.
// CHECK-LABEL: func.func @moves
func.func @moves(%x: tensor<2xf32>) -> tensor<4xf32> {
  // CHECK-DAG: arith.constant dense<[56, 64]> : tensor<2xi8>
  %table = arith.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>
  %zero = arith.constant 0.0 : f8E4M3FN
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // CHECK: scf.for {{.*}} -> (tensor<2xi8>)
  %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%t = %table) -> (tensor<2xf8E4M3FN>) {
    %v = tensor.extract %x[%i] : tensor<2xf32>
    %n = arith.truncf %v : f32 to f8E4M3FN
    // CHECK: tensor.insert %{{.*}} into %{{.*}}[%{{.*}}] : tensor<2xi8>
    %u = tensor.insert %n into %t[%i] : tensor<2xf8E4M3FN>
    scf.yield %u : tensor<2xf8E4M3FN>
  }
  // CHECK: tensor.pad
  // CHECK: tensor<2xi8> to tensor<4xi8>
  %1 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f8E4M3FN
  } : tensor<2xf8E4M3FN> to tensor<4xf8E4M3FN>
  %2 = arith.extf %1 : tensor<4xf8E4M3FN> to tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// What a caller would see stays, for fsdp-check-bufferizable to name.
// CHECK-LABEL: func.func @shown(
// CHECK-SAME: tensor<4xf8E5M2>
// CHECK: arith.extf %{{.*}} : tensor<4xf8E5M2> to tensor<4xf32>
func.func @shown(%x: tensor<4xf8E5M2>) -> tensor<4xf32> {
  %0 = arith.extf %x : tensor<4xf8E5M2> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Other floats of 8 bits are not known.
// CHECK-LABEL: func.func @other
// CHECK: arith.truncf %{{.*}} : f32 to f8E4M3FNUZ
func.func @other(%x: f32) -> f32 {
  %0 = arith.truncf %x : f32 to f8E4M3FNUZ
  %1 = arith.extf %0 : f8E4M3FNUZ to f32
  return %1 : f32
}

// -----

shard.grid @grid(shape = 4)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<8xf32>
}
// expected-error @+2 {{not supported: unit '@u', which is gathered in 'f8E4M3FN' and kept by 2 ranks after forward}}
// expected-note @+1 {{free or keep it after forward, or gather it in bf16}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard after_forward to 2 gather f8E4M3FN
    layout <flat, f32, world = 4, numels = [8], paddings = [0, 0]>
func.func @kept(%x: f32) -> f32 {
  %0 = arith.truncf %x : f32 to f8E4M3FN
  %1 = arith.extf %0 : f8E4M3FN to f32
  return %1 : f32
}
