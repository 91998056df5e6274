// RUN: fsdp-opt %s --split-input-file --fsdp-split-collectives | FileCheck %s

// CHECK-LABEL: module @all
module @all {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
    fsdp.param @b : tensor<8xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [4], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@b] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [8], paddings = [0, 0]>
  fsdp.unit @w of @model params [@model::@b] on @grid axes [1] reshard never
      layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>
  // One channel per purpose and set of axes.
  // CHECK-DAG: fsdp.channel @gather on @grid axes [0, 1]
  // CHECK-DAG: fsdp.channel @reduce on @grid axes [0, 1]
  // CHECK-DAG: fsdp.channel @[[OTHER:gather_[0-9]+]] on @grid axes [1]
  // CHECK-DAG: fsdp.channel @[[VALUES:reduce_[0-9]+]] on @grid axes [0]

  // CHECK: func.func @step(%[[S:.*]]: memref<1xf32>, %[[B:.*]]: memref<16xi8>, %[[S2:.*]]: memref<2xf32>, %[[B2:.*]]: memref<32xi8>, %[[S4:.*]]: memref<4xf32>, %[[X:.*]]: memref<f32>)
  func.func @step(%s: memref<1xf32>, %b: memref<16xi8>, %s2: memref<2xf32>, %b2: memref<32xi8>, %s4: memref<4xf32>, %x: memref<f32>) {
    // CHECK-NEXT: %[[T:.*]] = fsdp.start all_gather on @gather [@u] lane gather ins(%[[S]] : memref<1xf32>) outs(%[[B]] : memref<16xi8>)
    // CHECK-NEXT: fsdp.wait %[[T]] lane compute ins(%[[S]] : memref<1xf32>) outs(%[[B]] : memref<16xi8>)
    fsdp.unshard [@u] %s into %b : (memref<1xf32>, memref<16xi8>) -> ()
    // CHECK-NEXT: %[[T:.*]] = fsdp.start all_gather on @gather [@u, @v] lane gather ins(%[[S]], %[[S2]] : {{.*}}) outs(%[[B]], %[[B2]] :
    // CHECK-NEXT: fsdp.wait %[[T]]
    fsdp.unshard [@u, @v] %s, %s2 into %b, %b2 : (memref<1xf32>, memref<2xf32>, memref<16xi8>, memref<32xi8>) -> ()
    // CHECK-NEXT: %[[T:.*]] = fsdp.start all_gather on @[[OTHER]] [@w]
    // CHECK-NEXT: fsdp.wait %[[T]]
    fsdp.unshard [@w] %s4 into %b2 : (memref<4xf32>, memref<32xi8>) -> ()
    // CHECK-NEXT: %[[T:.*]] = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%[[B]] : memref<16xi8>) outs(%[[S]] : memref<1xf32>)
    // CHECK-NEXT: fsdp.wait %[[T]] lane compute
    fsdp.reduce_grads [@u] %b into %s : (memref<16xi8>, memref<1xf32>) -> ()
    // CHECK-NEXT: %[[T:.*]] = fsdp.start reduce_scatter on @reduce [@u] reduce sum lane reduce ins(%[[B]] : memref<16xi8>) outs(%[[S]] : memref<1xf32>)
    // CHECK-NEXT: fsdp.wait %[[T]] lane compute
    fsdp.reduce_grads sum [@u] %b into %s : (memref<16xi8>, memref<1xf32>) -> ()
    // CHECK-NEXT: %[[T:.*]] = fsdp.start all_reduce on @[[VALUES]] [] reduce max lane reduce ins(%[[X]] : memref<f32>) outs(%[[X]] : memref<f32>)
    // CHECK-NEXT: fsdp.wait %[[T]]
    fsdp.all_reduce max on @grid axes [0] %x into %x : (memref<f32>, memref<f32>) -> ()
    // CHECK-NEXT: %[[T:.*]] = fsdp.start all_reduce on @[[VALUES]] [] named "loss" reduce sum lane reduce ins(%[[X]] : memref<f32>) outs(%[[X]] : memref<f32>)
    // CHECK-NEXT: fsdp.wait %[[T]]
    fsdp.all_reduce sum named "loss" on @grid axes [0] %x into %x : (memref<f32>, memref<f32>) -> ()
    // CHECK-NEXT: return
    return
  }
}

// -----

// Nothing is sent of a unit without elements.

// CHECK-LABEL: module @empty
module @empty {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<0xf32>
    fsdp.param @b : tensor<8xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [0], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@b] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>
  // CHECK: func.func @step(%[[S:.*]]: memref<0xf32>, %[[B:.*]]: memref<0xi8>, %[[S2:.*]]: memref<4xf32>, %[[B2:.*]]: memref<32xi8>)
  func.func @step(%s: memref<0xf32>, %b: memref<0xi8>, %s2: memref<4xf32>, %b2: memref<32xi8>) {
    // CHECK-NEXT: %[[T:.*]] = fsdp.start all_gather on @gather [@v] lane gather ins(%[[S2]] : memref<4xf32>) outs(%[[B2]] : memref<32xi8>)
    // CHECK-NEXT: fsdp.wait %[[T]]
    // CHECK-NEXT: return
    fsdp.unshard [@u, @v] %s, %s2 into %b, %b2 : (memref<0xf32>, memref<4xf32>, memref<0xi8>, memref<32xi8>) -> ()
    fsdp.reduce_grads [@u] %b into %s : (memref<0xi8>, memref<0xf32>) -> ()
    return
  }
}
