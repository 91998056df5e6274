// Collectives of pieces of values: a chunk is what one rank has side by side.

// RUN: fsdp-opt %s --fsdp-split-collectives | FileCheck %s

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
// CHECK-DAG: fsdp.channel @value on @grid axes [1]
// CHECK-DAG: fsdp.channel @[[OTHER:value_[0-9]+]] on @grid axes [0]

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[W:[a-z0-9]+]]: memref<4x6xf32>, %[[P:[a-z0-9]+]]: memref<4x3xf32>, %[[Q:[a-z0-9]+]]: memref<2x6xf32>)
func.func @step(%w: memref<4x6xf32>, %p: memref<4x3xf32>, %q: memref<2x6xf32>) {
  // CHECK-NEXT: %[[T:.*]] = fsdp.start value_gather on @value [] chunks [3] lane gather ins(%[[P]] : memref<4x3xf32>) outs(%[[W]] : memref<4x6xf32>)
  // CHECK-NEXT: fsdp.wait %[[T]] lane compute ins(%[[P]] : memref<4x3xf32>) outs(%[[W]] : memref<4x6xf32>)
  fsdp.all_gather %p into %w dim 1 on @grid axes [1] : (memref<4x3xf32>, memref<4x6xf32>) -> ()
  // Rows side by side are one chunk, in two blocks half of it.
  // CHECK-NEXT: fsdp.start value_gather on @value [] chunks [12] lane gather
  // CHECK-NEXT: fsdp.wait
  fsdp.all_gather %q into %w dim 0 on @grid axes [1] : (memref<2x6xf32>, memref<4x6xf32>) -> ()
  // CHECK-NEXT: fsdp.start value_gather on @value [] chunks [6] lane gather
  // CHECK-NEXT: fsdp.wait
  fsdp.all_gather %q into %w dim 0 outer 2 on @grid axes [1] : (memref<2x6xf32>, memref<4x6xf32>) -> ()
  // CHECK-NEXT: fsdp.start value_scatter on @value [] reduce sum chunks [3] lane reduce ins(%[[W]] : memref<4x6xf32>) outs(%[[P]] : memref<4x3xf32>)
  // CHECK-NEXT: fsdp.wait
  fsdp.reduce_scatter sum %w into %p dim 1 on @grid axes [1] : (memref<4x6xf32>, memref<4x3xf32>) -> ()
  // CHECK-NEXT: fsdp.start value_scatter on @[[OTHER]] [] reduce max chunks [1] lane reduce
  // CHECK-NEXT: fsdp.wait
  fsdp.reduce_scatter max %w into %p dim 1 outer 3 on @grid axes [0] : (memref<4x6xf32>, memref<4x3xf32>) -> ()
  // CHECK-NEXT: fsdp.start slice on @value [] chunks [3] lane gather ins(%[[W]] : memref<4x6xf32>) outs(%[[P]] : memref<4x3xf32>)
  // CHECK-NEXT: fsdp.wait
  fsdp.all_slice %w into %p dim 1 on @grid axes [1] : (memref<4x6xf32>, memref<4x3xf32>) -> ()
  %x = memref.alloc() : memref<8x3xf32>
  // Four rows go to each rank; three elements of a row come from each.
  // CHECK: fsdp.start all_to_all on @value [] chunks [12, 3] lane gather ins(%{{.*}} : memref<8x3xf32>) outs(%[[W]] : memref<4x6xf32>)
  // CHECK-NEXT: fsdp.wait
  fsdp.all_to_all %x into %w dim 0 to 1 on @grid axes [1] : (memref<8x3xf32>, memref<4x6xf32>) -> ()
  %y = memref.alloc() : memref<4x6xf32>
  // CHECK: fsdp.start permute on @value [] chunks [1] lane gather ins(%[[W]] : memref<4x6xf32>) outs(%{{.*}} : memref<4x6xf32>)
  // CHECK-NEXT: fsdp.wait
  fsdp.permute %w into %y by 1 on @grid axes [1] : (memref<4x6xf32>, memref<4x6xf32>) -> ()
  return
}
