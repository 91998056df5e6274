// RUN: fsdp-opt %s -pass-pipeline="builtin.module(func.func(fsdp-widen-floats))" | FileCheck %s
// RUN: fsdp-opt %s -pass-pipeline="builtin.module(fsdp-widen-floats{expand-conversions=false})" | FileCheck %s --check-prefix=KEPT

// Of a code generator that has them, conversions of bf16 are left.
// KEPT-LABEL: func.func @brain(
// KEPT-DAG: %[[A:.*]] = arith.extf %arg0 : bf16 to f32
// KEPT-DAG: %[[B:.*]] = arith.extf %arg1 : bf16 to f32
// KEPT: %[[C:.*]] = arith.mulf %[[A]], %[[B]] : f32
// KEPT-NEXT: %[[D:.*]] = arith.truncf %[[C]] : f32 to bf16
// KEPT-NEXT: return %[[D]]

// CHECK-LABEL: func.func @half(
// CHECK: %[[A:.*]] = arith.extf %{{.*}} : f16 to f32
// CHECK: %[[B:.*]] = arith.extf %{{.*}} : f16 to f32
// CHECK: %[[SUM:.*]] = arith.addf %[[A]], %[[B]] : f32
// CHECK: %[[ROUND:.*]] = arith.truncf %[[SUM]] : f32 to f16
// CHECK: %[[WIDE:.*]] = arith.extf %[[ROUND]] : f16 to f32
// CHECK: %[[TANH:.*]] = math.tanh %[[WIDE]] : f32
// CHECK: arith.truncf %[[TANH]] : f32 to f16
func.func @half(%a: f16, %b: f16) -> f16 {
  %0 = arith.addf %a, %b : f16
  %1 = math.tanh %0 : f16
  return %1 : f16
}

// Conversions of bf16 are integer ops; nothing is left that LLVM would call a
// function for.
// CHECK-LABEL: func.func @brain(
// CHECK-NOT: arith.extf
// CHECK-NOT: arith.truncf
// CHECK: arith.mulf %{{.*}}, %{{.*}} : f32
// CHECK-NOT: arith.extf
// CHECK-NOT: arith.truncf
// CHECK: return
func.func @brain(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.mulf %a, %b : bf16
  return %0 : bf16
}

// f32 stays as it is; a selection is an operation like any other.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT: %[[S:.*]] = arith.addf %{{.*}}, %{{.*}} : f32
// CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : f32
// CHECK: return %[[S]],
func.func @others(%a: f32, %b: f32, %c: i1, %d: bf16, %e: bf16) -> (f32, bf16) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.select %c, %d, %e : bf16
  return %0, %1 : f32, bf16
}
