// A unit that two of four ranks keep after forward: behind its first window each
// rank copies its half; the later window gathers the halves over the last axis.

// RUN: fsdp-opt %s --fsdp-split-collectives | FileCheck %s
// RUN: fsdp-opt %s --fsdp-split-collectives --fsdp-schedule --fsdp-verify-schedule | FileCheck %s --check-prefix=SCHEDULE

// CHECK: fsdp.channel @gather on @grid axes [0, 1]
// CHECK: fsdp.channel @[[HALF:gather_[0-9]+]] on @grid axes [1]

// CHECK-LABEL: func.func @step
// CHECK: fsdp.start all_gather on @gather [@u] lane gather ins(%{{.*}} : memref<2xf32>) outs(%[[B:.*]] : memref<32xi8>)
// CHECK-NEXT: fsdp.wait
// CHECK: memref.load
// CHECK: %[[KEPT:.*]] = memref.alloc() : memref<16xi8>
// CHECK: %[[RANK:.*]] = shard.process_linear_index on @grid
// CHECK: %[[PLACE:.*]] = arith.remui %[[RANK]], %c2
// CHECK: %[[OFFSET:.*]] = arith.muli %[[PLACE]], %c16
// CHECK: %[[HALVES:.*]] = memref.view %[[B]][%[[OFFSET]]][] : memref<32xi8> to memref<16xi8>
// CHECK: fsdp.copy %[[HALVES]] to %[[KEPT]] {{.*}}"kept from forward to backward by 2 ranks"
// CHECK: fsdp.start all_gather on @[[HALF]] [@u] lane gather ins(%[[KEPT]] : memref<16xi8>) outs(%{{.*}} : memref<32xi8>)

// A later use of the first window does not hold the copy back.
// CHECK-LABEL: func.func @late
// CHECK: fsdp.start all_gather on @gather [@u]
// CHECK: fsdp.copy %{{.*}} to %[[KEPT:[a-z_0-9]+]] {{.*}}"kept from forward to backward by 2 ranks"
// CHECK: fsdp.start all_gather on @[[HALF]] [@u] lane gather ins(%[[KEPT]] : memref<16xi8>)

// The second gather starts no earlier than behind the copy.
// SCHEDULE: fsdp.copy
// SCHEDULE: fsdp.start all_gather on @gather_{{[0-9]+}} [@u]
module {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<8xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0, 1] reshard after_forward to 2
      layout <flat, f32, world = 4, numels = [8], paddings = [0, 0]>
  func.func @step(%s: memref<2xf32>, %i: index, %x: memref<f32>) {
    %zero = arith.constant 0 : index
    %b = memref.alloc() : memref<32xi8>
    fsdp.unshard [@u] %s into %b : (memref<2xf32>, memref<32xi8>) -> ()
    %w = memref.view %b[%zero][] : memref<32xi8> to memref<8xf32>
    %0 = memref.load %w[%i] : memref<8xf32>
    memref.store %0, %x[] : memref<f32>
    %c = memref.alloc() : memref<32xi8>
    fsdp.unshard [@u] %s into %c : (memref<2xf32>, memref<32xi8>) -> ()
    %v = memref.view %c[%zero][] : memref<32xi8> to memref<8xf32>
    %1 = memref.load %v[%i] : memref<8xf32>
    memref.store %1, %x[] : memref<f32>
    return
  }
  func.func @late(%s: memref<2xf32>, %i: index, %x: memref<f32>) {
    %zero = arith.constant 0 : index
    %b = memref.alloc() : memref<32xi8>
    fsdp.unshard [@u] %s into %b : (memref<2xf32>, memref<32xi8>) -> ()
    %w = memref.view %b[%zero][] : memref<32xi8> to memref<8xf32>
    %0 = memref.load %w[%i] : memref<8xf32>
    memref.store %0, %x[] : memref<f32>
    %c = memref.alloc() : memref<32xi8>
    fsdp.unshard [@u] %s into %c : (memref<2xf32>, memref<32xi8>) -> ()
    %v = memref.view %c[%zero][] : memref<32xi8> to memref<8xf32>
    %1 = memref.load %v[%i] : memref<8xf32>
    memref.store %1, %x[] : memref<f32>
    %2 = memref.load %w[%i] : memref<8xf32>
    memref.store %2, %x[] : memref<f32>
    return
  }
}
