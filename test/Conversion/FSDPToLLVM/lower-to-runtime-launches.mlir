// RUN: fsdp-opt %s --fsdp-lower-to-runtime | FileCheck %s

// Launches become calls: the number and the shape of the kernel are constants,
// equal launches share them; the operands' values lie in slots of eight bytes.

// CHECK: llvm.func @fsdp_rt_launch(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32

// CHECK: func.func private @segment(%[[CTX:.*]]: !llvm.ptr, %[[A:.*]]: memref<512xf32>, %[[N:.*]]: index)
// CHECK: %[[SLOTS:.*]] = llvm.alloca %{{.*}} x !llvm.array<2 x i64>
// CHECK: %[[SLOT0:.*]] = llvm.getelementptr %{{.*}}[0]
// CHECK: llvm.store %{{.*}}, %[[SLOT0]] : !llvm.ptr, !llvm.ptr
// CHECK: %[[SLOT1:.*]] = llvm.getelementptr %{{.*}}[1]
// CHECK: %[[NUMBER:.*]] = builtin.unrealized_conversion_cast %[[N]] : index to i64
// CHECK: llvm.store %[[NUMBER]], %[[SLOT1]] : i64, !llvm.ptr
// CHECK: %[[SECOND:.*]] = llvm.mlir.addressof @[[LAUNCH:fsdp_launch_[0-9]+]]
// CHECK: llvm.call @fsdp_rt_launch(%[[CTX]], %[[SECOND]], %{{.*}})
// CHECK: llvm.mlir.addressof @fsdp_launch_
// CHECK: llvm.call @fsdp_rt_launch
// CHECK: llvm.mlir.addressof @[[LAUNCH]]
// CHECK: llvm.call @fsdp_rt_launch
// CHECK-NOT: gpu.launch_func

// Entries whose kernels access several elements at once check where these lie.
// CHECK: func.func @fsdp_entry_step(%[[CTX:.*]]: !llvm.ptr, %[[ARGS:.*]]: !llvm.ptr) -> i32
// CHECK-DAG: %[[COUNT:.*]] = llvm.mlir.constant(2 : i64)
// CHECK: llvm.call @fsdp_rt_check_arguments(%[[CTX]], %[[ARGS]], %[[COUNT]])
// CHECK: llvm.load
// CHECK: call @segment
module attributes {gpu.container_module} {
func.func private @segment(%a: memref<512xf32>, %n: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c256 = arith.constant 256 : index
  gpu.launch_func @fsdp_kernels::@second blocks in (%c2, %c1, %c1) threads in (%c256, %c1, %c1) args(%a : memref<512xf32>, %n : index)
  gpu.launch_func @fsdp_kernels::@first blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<512xf32>)
  gpu.launch_func @fsdp_kernels::@second blocks in (%c2, %c1, %c1) threads in (%c256, %c1, %c1) args(%a : memref<512xf32>, %n : index)
  return
}

func.func @step(%a: memref<512xf32>, %unread: memref<4xf32>) {
  %c512 = arith.constant 512 : index
  func.call @segment(%a, %c512) : (memref<512xf32>, index) -> ()
  return
}

// The kernels stay for the code generator of the device.
// CHECK: gpu.module @fsdp_kernels
// CHECK: gpu.func @first
// CHECK: gpu.func @second
gpu.module @fsdp_kernels {
  gpu.func @first(%a: memref<512xf32>) kernel {
    gpu.return
  }
  gpu.func @second(%a: memref<512xf32>, %n: index) kernel {
    gpu.return
  }
}
}

// The code itself is defined with the machine code.
// CHECK: llvm.mlir.global external constant @fsdp_device_code() {{.*}} : !llvm.array<0 x i8>

// Number 1 of two kernels; 2 operands, 2 blocks, 256 threads.
// CHECK: llvm.mlir.global internal constant @[[LAUNCH]]
// CHECK: llvm.mlir.addressof @fsdp_device_code
// CHECK: llvm.mlir.constant(1 : i32)
// CHECK: llvm.mlir.constant(2 : i32)
// CHECK: llvm.mlir.constant(2 : i64)
// CHECK: llvm.mlir.constant(256 : i32)
