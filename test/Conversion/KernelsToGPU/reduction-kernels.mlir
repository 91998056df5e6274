// RUN: fsdp-opt %s --fsdp-reduction-kernels | FileCheck %s
// RUN: fsdp-opt %s --pass-pipeline="builtin.module(fsdp-reduction-kernels,func.func(fsdp-widen-floats,fsdp-approximate-math),fsdp-kernels-to-gpu)" | FileCheck %s --check-prefix=DEVICE

// One kernel for each type and operation that is reduced; none for gathers.

// CHECK-NOT: func.func private @fsdp_sum_f64
// CHECK-LABEL: func.func private @fsdp_sum_bf16
// CHECK-SAME: (%[[RESULT:.*]]: !llvm.ptr {llvm.align = 2 : i64}, %[[FIRST:[a-z0-9]+]]: !llvm.ptr {llvm.align = 2 : i64, llvm.readonly}, %[[SECOND:[a-z0-9]+]]: !llvm.ptr
// CHECK-SAME: %[[MEMBERS:[a-z0-9]+]]: i32, %[[DIVISOR:[a-z0-9]+]]: f32, %[[COUNT:[a-z0-9]+]]: i32)
// CHECK-SAME: attributes {fsdp.kernel, fsdp.strict, gpu.known_block_size = array<i32: 256, 1, 1>}
// CHECK: %[[INSIDE:.*]] = arith.cmpi slt, %[[AT:.*]], %[[COUNT]]
// CHECK: scf.if %[[INSIDE]]
// CHECK: llvm.getelementptr %[[FIRST]][%[[AT]]]
// CHECK: %[[SUM:.*]] = arith.extf %{{.*}} : bf16 to f32
// CHECK: arith.cmpi slt, %{{.*}}, %[[MEMBERS]]
// CHECK: %[[TWO:.*]] = scf.if
// CHECK: llvm.getelementptr %[[SECOND]][%[[AT]]]
// CHECK: arith.addf %[[SUM]], %{{.*}} : f32
// CHECK: } else {
// CHECK: scf.yield %[[SUM]]
// CHECK: arith.divf %{{.*}}, %[[DIVISOR]] : f32
// CHECK: arith.truncf %{{.*}} : f32 to bf16
// CHECK: llvm.getelementptr %[[RESULT]][%[[AT]]]
// CHECK-LABEL: func.func private @fsdp_max_i1
// CHECK: llvm.load %{{.*}} : !llvm.ptr -> i8
// CHECK: arith.maxui %{{.*}} : i8

// Spread as they are, in order, and without flags.
// DEVICE-LABEL: gpu.func @fsdp_sum_bf16
// DEVICE-SAME: known_block_size = array<i32: 256, 1, 1>
// DEVICE-NOT: known_grid_size
// DEVICE: gpu.block_id
// DEVICE-NOT: fastmath
// DEVICE: arith.divf
// DEVICE-NOT: arith.truncf
// DEVICE: gpu.return
shard.grid @grid(shape = 2)
fsdp.channel @reduce on @grid axes [0]

func.func @step(%a: memref<8xbf16>, %b: memref<i1>) {
  %0 = fsdp.start all_reduce on @reduce [] reduce mean lane reduce ins(%a : memref<8xbf16>) outs(%a : memref<8xbf16>)
  fsdp.wait %0 lane compute ins(%a : memref<8xbf16>) outs(%a : memref<8xbf16>)
  %1 = fsdp.start all_reduce on @reduce [] reduce max lane reduce ins(%b : memref<i1>) outs(%b : memref<i1>)
  fsdp.wait %1 lane compute ins(%b : memref<i1>) outs(%b : memref<i1>)
  return
}
