// RUN: fsdp-opt %s --split-input-file --allow-unregistered-dialect --fsdp-offload-states --fsdp-verify-schedule | FileCheck %s

// Channels over no axes behind the others; the order of those stays.
// CHECK: module attributes {fsdp.issue_order = {step = {fetch = ["u", "u", "v", "v"], gather = ["u"], store = ["u", "v"]}}}
// CHECK: fsdp.channel @gather on @grid axes [0]
// CHECK: fsdp.channel @fetch on @grid axes []
// CHECK: fsdp.channel @store on @grid axes []
module attributes {fsdp.issue_order = {step = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
    fsdp.param @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@b] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  // CHECK-LABEL: func.func @step
  // CHECK-SAME: %[[S:.*]]: memref<2xf32> {fsdp.offload, fsdp.role = #fsdp.shard<@u>}, %[[T:.*]]: memref<2xf32> {fsdp.offload, fsdp.role = #fsdp.shard<@v>}
  // CHECK-SAME: %[[M:.*]]: memref<2xf32> {fsdp.offload, fsdp.role = #fsdp.optimizer_state<@u
  // CHECK-SAME: %[[G:.*]]: memref<2xf32> {fsdp.role = #fsdp.grad_shard<@u>}
  func.func @step(
      %s: memref<2xf32> {fsdp.offload, fsdp.role = #fsdp.shard<@u>},
      %t: memref<2xf32> {fsdp.offload, fsdp.role = #fsdp.shard<@v>},
      %m: memref<2xf32> {fsdp.offload, fsdp.role = #fsdp.optimizer_state<@u, "m">},
      %g: memref<2xf32> {fsdp.role = #fsdp.grad_shard<@u>}) {
    // The fetch overlaps with the op before the gather; the gather reads the
    // buffer, and nothing is stored.
    // CHECK: %[[B0:.*]] = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
    // CHECK: %[[F0:.*]] = fsdp.start copy on @fetch [@u] lane host_copy ins(%[[S]] : memref<2xf32>) outs(%[[B0]] : memref<2xf32>)
    // CHECK-NEXT: call @work(%[[G]])
    // CHECK: fsdp.wait %[[F0]] lane compute ins(%[[S]] : memref<2xf32>) outs(%[[B0]] : memref<2xf32>)
    // CHECK-NEXT: fsdp.start all_gather on @gather [@u] lane gather ins(%[[B0]] : memref<2xf32>)
    // CHECK-NEXT: call @work(%[[G]])
    call @work(%g) : (memref<2xf32>) -> ()
    %b = memref.alloc() : memref<16xi8>
    %0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    call @work(%g) : (memref<2xf32>) -> ()
    fsdp.wait %0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    call @work(%g) : (memref<2xf32>) -> ()
    call @work(%g) : (memref<2xf32>) -> ()
    // A unit's values move together. The next unit's are on their way before
    // this one's are waited for.
    // CHECK: %[[F1:.*]] = fsdp.start copy on @fetch [@u, @u] lane host_copy ins(%[[S]], %[[M]] : memref<2xf32>, memref<2xf32>) outs(%[[B1:.*]], %[[B2:.*]] : memref<2xf32>, memref<2xf32>)
    // CHECK-NEXT: call @work(%[[G]])
    // CHECK: %[[F2:.*]] = fsdp.start copy on @fetch [@v] lane host_copy ins(%[[T]] : memref<2xf32>) outs(%[[B3:.*]] : memref<2xf32>)
    // CHECK-NEXT: fsdp.wait %[[F1]] lane compute
    // CHECK-NEXT: call @update(%[[G]], %[[B1]], %[[B2]])
    // CHECK-NEXT: %[[S1:.*]] = fsdp.start copy on @store [@u, @u] lane host_copy ins(%[[B1]], %[[B2]] : memref<2xf32>, memref<2xf32>) outs(%[[S]], %[[M]] : memref<2xf32>, memref<2xf32>)
    // CHECK-NEXT: %[[V:.*]] = memref.reinterpret_cast %[[B3]]
    // CHECK-NEXT: fsdp.wait %[[F2]] lane compute
    call @update(%g, %s, %m) : (memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()
    // Through views, which are made again. It is read and written by ops that
    // are neighbours: one stay.
    // CHECK-NEXT: call @work1(%[[V]])
    // CHECK-NEXT: fsdp.wait %[[S1]] lane compute
    // CHECK-NEXT: call @work(%[[B3]])
    %view = memref.reinterpret_cast %t to offset: [0], sizes: [1, 2], strides: [2, 1] : memref<2xf32> to memref<1x2xf32>
    call @work1(%view) : (memref<1x2xf32>) -> ()
    call @work(%t) : (memref<2xf32>) -> ()
    // It comes back once it has left.
    // CHECK-NEXT: %[[S2:.*]] = fsdp.start copy on @store [@v] lane host_copy ins(%[[B3]] : memref<2xf32>) outs(%[[T]] : memref<2xf32>)
    // CHECK-NEXT: call @work(%[[G]])
    // CHECK: fsdp.wait %[[S2]] lane compute
    // CHECK-NEXT: %[[F3:.*]] = fsdp.start copy on @fetch [@v]
    // CHECK-NEXT: call @work(%[[G]])
    // CHECK-NEXT: fsdp.wait %[[F3]] lane compute
    call @work(%g) : (memref<2xf32>) -> ()
    call @work(%g) : (memref<2xf32>) -> ()
    call @read(%t) : (memref<2xf32>) -> ()
    // CHECK: call @read
    // CHECK-NEXT: return
    return
  }
  func.func private @work(%a: memref<2xf32>) {
    %c = arith.constant 0 : index
    %x = arith.constant 1.0 : f32
    memref.store %x, %a[%c] : memref<2xf32>
    return
  }
  func.func private @work1(%a: memref<1x2xf32>) {
    %c = arith.constant 0 : index
    %x = arith.constant 1.0 : f32
    memref.store %x, %a[%c, %c] : memref<1x2xf32>
    return
  }
  func.func private @read(%a: memref<2xf32>) {
    %c = arith.constant 0 : index
    %x = memref.load %a[%c] : memref<2xf32>
    %b = memref.alloc() : memref<2xf32>
    memref.store %x, %b[%c] : memref<2xf32>
    return
  }
  func.func private @update(%g: memref<2xf32>, %s: memref<2xf32>, %m: memref<2xf32>) {
    %c = arith.constant 0 : index
    %x = memref.load %g[%c] : memref<2xf32>
    memref.store %x, %s[%c] : memref<2xf32>
    memref.store %x, %m[%c] : memref<2xf32>
    return
  }
}

// -----

// Without marks nothing changes. States of what is in no unit are copied without
// naming one, and copies do not cross ops of unknown effects.
// CHECK-LABEL: func.func @plain
// CHECK-NOT: fsdp.start
// CHECK: return
// CHECK-LABEL: func.func @ignored
// CHECK: "test.unknown"()
// CHECK: %[[F:.*]] = fsdp.start copy on @fetch [] lane host_copy
// CHECK-NEXT: fsdp.wait %[[F]] lane compute
// CHECK-NEXT: linalg.fill
// CHECK-NEXT: %[[S:.*]] = fsdp.start copy on @store [] lane host_copy
// CHECK-NEXT: fsdp.wait %[[S]] lane compute
// CHECK-NEXT: "test.unknown"()
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  func.func @plain(%a: memref<4xf32>) {
    return
  }
  func.func @ignored(%m: memref<4xf32> {fsdp.offload, fsdp.role = #fsdp.optimizer_state<@model::@a>}) {
    %x = arith.constant 1.0 : f32
    "test.unknown"() : () -> ()
    linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
    "test.unknown"() : () -> ()
    return
  }
}
