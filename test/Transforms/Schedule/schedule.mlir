// RUN: fsdp-opt %s --split-input-file --allow-unregistered-dialect --fsdp-schedule --fsdp-verify-schedule | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --allow-unregistered-dialect --fsdp-schedule="forward-prefetch=0 backward-prefetch=0" --fsdp-verify-schedule | FileCheck %s --check-prefix=STAY
// RUN: fsdp-opt %s --split-input-file --allow-unregistered-dialect --fsdp-schedule=backward-order=post --fsdp-verify-schedule | FileCheck %s --check-prefix=POST
// RUN: fsdp-opt %s --split-input-file --allow-unregistered-dialect --fsdp-schedule=max-reductions=0 --fsdp-verify-schedule | FileCheck %s --check-prefix=ANY
// RUN: fsdp-opt %s --split-input-file --allow-unregistered-dialect --fsdp-schedule=max-in-flight=1 --fsdp-verify-schedule | FileCheck %s --check-prefix=ONE
// RUN: fsdp-opt %s --split-input-file --allow-unregistered-dialect --fsdp-schedule --fsdp-schedule --fsdp-verify-schedule | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --allow-unregistered-dialect --fsdp-schedule --remarks-filter=fsdp-schedule 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// A gather starts one window ahead, and its allocation moves along; the wait of
// a reduction moves before the start of the next one, or, if any number may be in
// flight, before the first reader, here an op through a view.

// REMARK: remark: {{.*}}"all_gather of 'u' overlaps with nothing", bytes=16
// REMARK: remark: {{.*}}"all_gather of 'v' overlaps with 3 ops", bytes=16
// REMARK: remark: {{.*}}"reduce_scatter of 'u' overlaps with {{[0-9]+}} ops", bytes=16

// The order of issue is recorded.
// CHECK: module @windows attributes {fsdp.issue_order = {step = {gather = ["u", "v"], reduce = ["u", "v"]}}}
module @windows {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  // CHECK: func.func @step
  // CHECK: %[[T0:.*]] = fsdp.start all_gather on @gather [@u]
  // CHECK-NEXT: fsdp.wait %[[T0]]
  // CHECK-NEXT: %[[B1:.*]] = memref.alloc() : memref<16xi8>
  // CHECK-NEXT: %[[T1:.*]] = fsdp.start all_gather on @gather [@v] lane gather ins({{.*}}) outs(%[[B1]] :
  // CHECK-NEXT: memref.view
  // CHECK-NEXT: call @compute
  // CHECK-NEXT: fsdp.wait %[[T1]]
  // CHECK: %[[T2:.*]] = fsdp.start reduce_scatter on @reduce [@u]
  // CHECK-NEXT: call @compute
  // CHECK-NEXT: fsdp.wait %[[T2]]
  // CHECK-NEXT: %[[T3:.*]] = fsdp.start reduce_scatter on @reduce [@v]
  // CHECK-NEXT: %[[CAST:.*]] = memref.cast
  // CHECK-NEXT: memref.load %[[CAST]]
  // CHECK-NEXT: fsdp.wait %[[T3]]
  // CHECK-NEXT: return

  // ANY: %[[T2:.*]] = fsdp.start reduce_scatter on @reduce [@u]
  // ANY-NOT: fsdp.wait
  // ANY: %[[T3:.*]] = fsdp.start reduce_scatter on @reduce [@v]
  // ANY-NEXT: %[[CAST:.*]] = memref.cast
  // ANY-NEXT: fsdp.wait %[[T2]]
  // ANY-NEXT: memref.load %[[CAST]]
  // ANY-NEXT: fsdp.wait %[[T3]]
  // ANY-NEXT: return

  // STAY: func.func @step
  // STAY: fsdp.wait
  // STAY-NEXT: memref.view
  // STAY-NEXT: call @compute
  // STAY-NEXT: memref.alloc
  // STAY-NEXT: %[[T1:.*]] = fsdp.start all_gather on @gather [@v]
  // STAY-NEXT: fsdp.wait %[[T1]]
  // STAY: memref.cast
  // STAY-NEXT: memref.load
  // STAY-NEXT: fsdp.wait

  // ONE: func.func @step
  // ONE: %[[T2:.*]] = fsdp.start reduce_scatter on @reduce [@u]
  // ONE-NEXT: call @compute
  // ONE-NEXT: fsdp.wait %[[T2]]
  // ONE-NEXT: fsdp.start reduce_scatter on @reduce [@v]
  func.func @step(%s0: memref<2xf32>, %s1: memref<2xf32>, %g0: memref<2xf32>, %g1: memref<2xf32>, %x: memref<4xf32>) {
    %zero = arith.constant 0 : index
    %b0 = memref.alloc() : memref<16xi8>
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s0 : memref<2xf32>) outs(%b0 : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s0 : memref<2xf32>) outs(%b0 : memref<16xi8>)
    %w0 = memref.view %b0[%zero][] : memref<16xi8> to memref<4xf32>
    call @compute(%w0, %x) : (memref<4xf32>, memref<4xf32>) -> ()
    %b1 = memref.alloc() : memref<16xi8>
    %t1 = fsdp.start all_gather on @gather [@v] lane gather ins(%s1 : memref<2xf32>) outs(%b1 : memref<16xi8>)
    fsdp.wait %t1 lane compute ins(%s1 : memref<2xf32>) outs(%b1 : memref<16xi8>)
    %w1 = memref.view %b1[%zero][] : memref<16xi8> to memref<4xf32>
    call @compute(%w1, %x) : (memref<4xf32>, memref<4xf32>) -> ()
    %t2 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%b0 : memref<16xi8>) outs(%g0 : memref<2xf32>)
    fsdp.wait %t2 lane compute ins(%b0 : memref<16xi8>) outs(%g0 : memref<2xf32>)
    call @compute(%w1, %x) : (memref<4xf32>, memref<4xf32>) -> ()
    %t3 = fsdp.start reduce_scatter on @reduce [@v] reduce mean lane reduce ins(%b1 : memref<16xi8>) outs(%g1 : memref<2xf32>)
    fsdp.wait %t3 lane compute ins(%b1 : memref<16xi8>) outs(%g1 : memref<2xf32>)
    %c = memref.cast %g0 : memref<2xf32> to memref<?xf32>
    %0 = memref.load %c[%zero] : memref<?xf32>
    return
  }
  func.func private @compute(%a: memref<4xf32>, %x: memref<4xf32>) {
    %zero = arith.constant 0 : index
    %0 = memref.load %a[%zero] : memref<4xf32>
    memref.store %0, %x[%zero] : memref<4xf32>
    return
  }
}

// -----

// Nothing moves above a write of the shard, an access to its buffer, an op of
// unknown effects, or what defines its operands; nothing is waited for behind an
// op of unknown effects.

// CHECK-LABEL: module @bounds
module @bounds {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]

  // CHECK: func.func @written
  // CHECK: memref.store
  // CHECK-NEXT: %[[T:.*]] = fsdp.start
  // CHECK-NEXT: memref.load
  // CHECK-NEXT: fsdp.wait %[[T]]
  func.func @written(%s: memref<2xf32>, %b: memref<16xi8>, %c: memref<16xi8>, %y: f32, %i: index, %x: memref<4xf32>) {
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    memref.store %y, %s[%i] : memref<2xf32>
    %0 = memref.load %x[%i] : memref<4xf32>
    %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    fsdp.wait %t1 lane compute ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    return
  }

  // CHECK: func.func @read
  // CHECK: %[[L:.*]] = memref.load
  // CHECK-NEXT: fsdp.start
  func.func @read(%s: memref<2xf32>, %b: memref<16xi8>, %i: index) -> i8 {
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %0 = memref.load %b[%i] : memref<16xi8>
    %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t1 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return %0 : i8
  }

  // CHECK: func.func @barrier
  // CHECK: fsdp.wait
  // CHECK-NEXT: fsdp.start reduce_scatter
  // CHECK-NEXT: fsdp.wait
  // CHECK-NEXT: "private.op"
  // CHECK-NEXT: fsdp.start all_gather
  func.func @barrier(%s: memref<2xf32>, %g: memref<2xf32>, %b: memref<16xi8>, %c: memref<16xi8>) {
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %t2 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%b : memref<16xi8>) outs(%g : memref<2xf32>)
    fsdp.wait %t2 lane compute ins(%b : memref<16xi8>) outs(%g : memref<2xf32>)
    "private.op"() : () -> ()
    %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    fsdp.wait %t1 lane compute ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    return
  }

  // A buffer that is no plain allocation cannot be moved along.
  // CHECK: func.func @operands
  // CHECK: memref.load
  // CHECK-NEXT: %[[D:.*]] = memref.cast
  // CHECK-NEXT: fsdp.start all_gather on @gather [@u] lane gather ins({{.*}}) outs(%[[D]] :
  // CHECK-NEXT: memref.load
  func.func @operands(%s: memref<2xf32>, %b: memref<16xi8>, %d: memref<?xi8>, %x: memref<4xf32>, %i: index) {
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %0 = memref.load %x[%i] : memref<4xf32>
    %c = memref.cast %d : memref<?xi8> to memref<16xi8>
    %1 = memref.load %x[%i] : memref<4xf32>
    %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    fsdp.wait %t1 lane compute ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    return
  }

  // A gather of what a reduction made stays behind the reduction.
  // CHECK: func.func @depends
  // CHECK: fsdp.start reduce_scatter
  // CHECK-NEXT: memref.load
  // CHECK-NEXT: fsdp.wait
  // CHECK-NEXT: fsdp.start all_gather
  func.func @depends(%s: memref<2xf32>, %g: memref<2xf32>, %b: memref<16xi8>, %c: memref<16xi8>, %x: memref<4xf32>, %i: index) {
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %t2 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%b : memref<16xi8>) outs(%g : memref<2xf32>)
    fsdp.wait %t2 lane compute ins(%b : memref<16xi8>) outs(%g : memref<2xf32>)
    %0 = memref.load %x[%i] : memref<4xf32>
    %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%g : memref<2xf32>) outs(%c : memref<16xi8>)
    fsdp.wait %t1 lane compute ins(%g : memref<2xf32>) outs(%c : memref<16xi8>)
    return
  }
}

// -----

// Two backward windows: with backward-order=post the second gather starts behind
// the first one's computation, before its reduction.

// POST-LABEL: module @backward
// POST: func.func @step
// POST: fsdp.start all_gather on @gather [@v]
// POST: call @compute{{.*}} {fsdp.segment = "v bwd"}
// POST: fsdp.start all_gather on @gather [@u]
// POST-NEXT: fsdp.start reduce_scatter on @reduce [@v]
// POST: call @compute{{.*}} {fsdp.segment = "u bwd"}
// CHECK-LABEL: module @backward
// CHECK: func.func @step
// CHECK: fsdp.start all_gather on @gather [@v]
// CHECK: fsdp.start all_gather on @gather [@u]
// CHECK: call @compute{{.*}} {fsdp.segment = "v bwd"}
// CHECK: fsdp.start reduce_scatter on @reduce [@v]
module @backward {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @step(%s0: memref<2xf32>, %s1: memref<2xf32>, %r: memref<16xi8>, %g: memref<2xf32>) {
    %zero = arith.constant 0 : index
    %x = memref.view %r[%zero][] : memref<16xi8> to memref<4xf32>
    %b0 = memref.alloc() : memref<16xi8>
    %t0 = fsdp.start all_gather on @gather [@v] lane gather ins(%s0 : memref<2xf32>) outs(%b0 : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s0 : memref<2xf32>) outs(%b0 : memref<16xi8>)
    %w0 = memref.view %b0[%zero][] : memref<16xi8> to memref<4xf32>
    call @compute(%w0, %x) {fsdp.segment = "v bwd"} : (memref<4xf32>, memref<4xf32>) -> ()
    %t1 = fsdp.start reduce_scatter on @reduce [@v] reduce mean lane reduce ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    fsdp.wait %t1 lane compute ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    %b1 = memref.alloc() : memref<16xi8>
    %t2 = fsdp.start all_gather on @gather [@u] lane gather ins(%s1 : memref<2xf32>) outs(%b1 : memref<16xi8>)
    fsdp.wait %t2 lane compute ins(%s1 : memref<2xf32>) outs(%b1 : memref<16xi8>)
    %w1 = memref.view %b1[%zero][] : memref<16xi8> to memref<4xf32>
    call @compute(%w1, %x) {fsdp.segment = "u bwd"} : (memref<4xf32>, memref<4xf32>) -> ()
    return
  }
  func.func private @compute(%a: memref<4xf32>, %x: memref<4xf32>) {
    %zero = arith.constant 0 : index
    %0 = memref.load %a[%zero] : memref<4xf32>
    memref.store %0, %x[%zero] : memref<4xf32>
    return
  }
}

// -----

// A reduction's wait moves down to the gather that reuses its buffer, also if the
// buffer is read in between; so that gather stays.

// CHECK: module @buffer
module @buffer {
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
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %s2: memref<2xf32>, %g: memref<2xf32>, %i: index, %o: memref<1xi8>, %c0: index) {
    // CHECK: fsdp.start all_gather on @gather [@v]
    // CHECK: fsdp.wait %{{.*}} lane compute ins(%[[R:.*]] : memref<16xi8>) outs(%arg2
    // CHECK: fsdp.start all_gather on @gather [@u] lane gather ins(%arg1 : memref<2xf32>) outs(%[[R]] :
    %r = memref.alloc() : memref<16xi8>
    %b = memref.alloc() : memref<16xi8>
    %x = memref.load %o[%c0] : memref<1xi8>
    memref.store %x, %r[%i] : memref<16xi8>
    %t1 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    fsdp.wait %t1 lane compute ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    %y = memref.load %r[%i] : memref<16xi8>
    %t0 = fsdp.start all_gather on @gather [@v] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %z = memref.load %b[%i] : memref<16xi8>
    memref.store %z, %o[%c0] : memref<1xi8>
    memref.store %y, %o[%c0] : memref<1xi8>
    %t2 = fsdp.start all_gather on @gather [@u] lane gather ins(%s2 : memref<2xf32>) outs(%r : memref<16xi8>)
    fsdp.wait %t2 lane compute ins(%s2 : memref<2xf32>) outs(%r : memref<16xi8>)
    %w = memref.load %r[%i] : memref<16xi8>
    memref.store %w, %o[%c0] : memref<1xi8>
    return
  }
}

// -----

// Further reductions of a result follow each other; the last one overlaps.
module @stages {
  shard.grid @grid(shape = 2x2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] replicate [1, 2] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @reduce on @grid axes [0]
  fsdp.channel @near on @grid axes [1]
  fsdp.channel @far on @grid axes [2]
  // CHECK-LABEL: func.func @stages
  // CHECK: fsdp.start reduce_scatter
  // CHECK-NEXT: fsdp.wait
  // CHECK-NEXT: fsdp.start all_reduce on @near
  // CHECK-NEXT: fsdp.wait
  // CHECK-NEXT: fsdp.start all_reduce on @far
  // CHECK-NEXT: linalg.fill
  // CHECK-NEXT: fsdp.wait
  func.func @stages(%c: f32, %full: memref<16xi8>, %g: memref<2xf32>, %x: memref<4xf32>, %o: memref<2xf32>) {
    %t = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%full : memref<16xi8>) outs(%g : memref<2xf32>)
    fsdp.wait %t lane compute ins(%full : memref<16xi8>) outs(%g : memref<2xf32>)
    %n = fsdp.start all_reduce on @near [@u] reduce mean lane reduce ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    fsdp.wait %n lane compute ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    %f = fsdp.start all_reduce on @far [@u] reduce mean lane reduce ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    fsdp.wait %f lane compute ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    linalg.fill ins(%c : f32) outs(%x : memref<4xf32>)
    linalg.copy ins(%g : memref<2xf32>) outs(%o : memref<2xf32>)
    return
  }
}
