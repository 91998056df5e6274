// RUN: fsdp-opt %s --split-input-file --fsdp-schedule="machine=%fsdp_src/test/Integration/Inputs/slow-link.json" --fsdp-verify-schedule --fsdp-verify-peers | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --fsdp-schedule="machine=%fsdp_src/test/Integration/Inputs/slow-link.json memory-limit=21000" --fsdp-verify-schedule --fsdp-verify-peers | FileCheck %s --check-prefix=TIGHT
// RUN: sed 's/5e-6/5e-3/' %fsdp_src/test/Integration/Inputs/slow-link.json > %t.latency.json
// RUN: fsdp-opt %s --split-input-file --fsdp-schedule=machine=%t.latency.json --fsdp-verify-schedule --fsdp-verify-peers | FileCheck %s --check-prefix=LATENCY
// RUN: fsdp-opt %s --split-input-file --fsdp-schedule="machine=%fsdp_src/test/Integration/Inputs/slow-link.json" --remarks-filter=fsdp-schedule 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: not fsdp-opt %s --split-input-file --fsdp-schedule=memory-limit=100 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: not fsdp-opt %s --split-input-file --fsdp-schedule=machine=abacus 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not fsdp-opt %s --split-input-file --fsdp-schedule=machine=%t.none.json 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: echo '{}' > %t.bad.json
// RUN: not fsdp-opt %s --split-input-file --fsdp-schedule=machine=%t.bad.json 2>&1 | FileCheck %s --check-prefix=BAD

// RUN: not fsdp-opt %s --split-input-file --fsdp-schedule=memory-limit=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// RUN: not fsdp-opt %s --split-input-file --fsdp-schedule="memory-limit=21000 max-in-flight=1" 2>&1 | FileCheck %s --check-prefix=FLIGHT

// FLIGHT: error: not supported: 'max-in-flight' beside 'machine' or 'memory-limit'
// FLIGHT: note: the scheduler by costs limits bytes, not numbers; give it a memory limit, or take 'search=false'
// NEGATIVE: error: expected a memory limit of at least 0 bytes, got -1
// SMALL: error: expected a memory limit of at least {{[0-9]+}} bytes for '@step', got 100
// SMALL: note: arguments take 12288 bytes, temporaries 0, the rest are buffers of collectives
// UNKNOWN: error: expected a known machine, got 'abacus'
// UNKNOWN: note: known are cpu-2, cpu-16,
// MISSING: error: expected to read '{{.*}}.none.json', got: No such file or directory
// BAD: error: expected a table of costs in '{{.*}}.bad.json', got: expected a string 'name' in the cost table

// Two layers, used forward and backward. With memory the parameters are kept;
// with less the first ones are gathered again. Where a collective takes long to
// begin, both units share one.

// REMARK: remark: {{.*}}parameters of 'v' are kept
// REMARK: remark: {{.*}}parameters of 'u' are kept

// CHECK: module @layers attributes {fsdp.issue_order = {step = {gather = ["u", "v"], reduce = ["v", "u"]}}}
// TIGHT: module @layers attributes {fsdp.issue_order = {step = {gather = ["u", "v", "u"], reduce = ["v", "u"]}}}
// LATENCY: module @layers attributes {fsdp.issue_order = {step = {gather = ["u+v"], reduce = ["v+u"]}}}
module @layers {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<1024xf32>
    fsdp.param @b : tensor<1024xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard after_forward
      layout <flat, f32, world = 2, numels = [1024], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@b] on @grid axes [0] reshard after_forward
      layout <flat, f32, world = 2, numels = [1024], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  // CHECK: func.func @step
  // CHECK-SAME: fsdp.schedule = #fsdp.schedule<machine = "slow-link", found_by = "{{[a-z0-9-]+}}", peak_bytes = {{[0-9]+}}, peak_bound = {{[0-9]+}}, step_seconds = {{[^,]*}}, exposed_seconds = {{[^,]*}}, bound_seconds = {{[^,]*}}, gap_percent = {{[^,]*}}>
  // TIGHT: func.func @step
  // TIGHT-SAME: memory_limit = 21000,
  // Both directions read the buffers of the first gathers.
  // CHECK: %[[U:.*]] = memref.alloc() : memref<4096xi8>
  // CHECK: fsdp.start all_gather on @gather [@u] lane gather ins(%arg0 : memref<512xf32>) outs(%[[U]] :
  // CHECK: %[[V:.*]] = memref.alloc() : memref<4096xi8>
  // CHECK: fsdp.start all_gather on @gather [@v] lane gather ins(%arg1 : memref<512xf32>) outs(%[[V]] :
  // CHECK-NOT: all_gather
  // CHECK: call @loss
  // CHECK: %[[V2:.*]] = memref.view %[[V]]
  // CHECK: call @backward(%[[V2]],
  // CHECK: %[[U2:.*]] = memref.view %[[U]]
  // CHECK: call @backward(%[[U2]],
  // CHECK: return
  // LATENCY: %[[U:.*]] = memref.alloc() : memref<4096xi8>
  // LATENCY: %[[V:.*]] = memref.alloc() : memref<4096xi8>
  // LATENCY: %[[T:.*]] = fsdp.start all_gather on @gather [@u, @v] lane gather ins(%arg0, %arg1 : memref<512xf32>, memref<512xf32>) outs(%[[U]], %[[V]] : memref<4096xi8>, memref<4096xi8>)
  // LATENCY: fsdp.wait %[[T]]
  // LATENCY: %[[R:.*]] = fsdp.start reduce_scatter on @reduce [@v, @u] reduce mean
  // LATENCY: fsdp.wait %[[R]]
  // LATENCY: return
  func.func @step(%s0: memref<512xf32>, %s1: memref<512xf32>, %g0: memref<512xf32>, %g1: memref<512xf32>, %x: memref<1024xf32>) {
    %zero = arith.constant 0 : index
    %b0 = memref.alloc() : memref<4096xi8>
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s0 : memref<512xf32>) outs(%b0 : memref<4096xi8>)
    fsdp.wait %t0 lane compute ins(%s0 : memref<512xf32>) outs(%b0 : memref<4096xi8>)
    %w0 = memref.view %b0[%zero][] : memref<4096xi8> to memref<1024xf32>
    call @forward(%w0, %x) {fsdp.segment = "u fwd"} : (memref<1024xf32>, memref<1024xf32>) -> ()
    %b1 = memref.alloc() : memref<4096xi8>
    %t1 = fsdp.start all_gather on @gather [@v] lane gather ins(%s1 : memref<512xf32>) outs(%b1 : memref<4096xi8>)
    fsdp.wait %t1 lane compute ins(%s1 : memref<512xf32>) outs(%b1 : memref<4096xi8>)
    %w1 = memref.view %b1[%zero][] : memref<4096xi8> to memref<1024xf32>
    call @forward(%w1, %x) {fsdp.segment = "v fwd"} : (memref<1024xf32>, memref<1024xf32>) -> ()
    call @loss(%x) : (memref<1024xf32>) -> ()
    %b2 = memref.alloc() : memref<4096xi8>
    %t2 = fsdp.start all_gather on @gather [@v] lane gather ins(%s1 : memref<512xf32>) outs(%b2 : memref<4096xi8>)
    fsdp.wait %t2 lane compute ins(%s1 : memref<512xf32>) outs(%b2 : memref<4096xi8>)
    %w2 = memref.view %b2[%zero][] : memref<4096xi8> to memref<1024xf32>
    %r1 = memref.alloc() : memref<4096xi8>
    %d1 = memref.view %r1[%zero][] : memref<4096xi8> to memref<1024xf32>
    call @backward(%w2, %x, %d1) {fsdp.segment = "v bwd"} : (memref<1024xf32>, memref<1024xf32>, memref<1024xf32>) -> ()
    %t3 = fsdp.start reduce_scatter on @reduce [@v] reduce mean lane reduce ins(%r1 : memref<4096xi8>) outs(%g1 : memref<512xf32>)
    fsdp.wait %t3 lane compute ins(%r1 : memref<4096xi8>) outs(%g1 : memref<512xf32>)
    %b3 = memref.alloc() : memref<4096xi8>
    %t4 = fsdp.start all_gather on @gather [@u] lane gather ins(%s0 : memref<512xf32>) outs(%b3 : memref<4096xi8>)
    fsdp.wait %t4 lane compute ins(%s0 : memref<512xf32>) outs(%b3 : memref<4096xi8>)
    %w3 = memref.view %b3[%zero][] : memref<4096xi8> to memref<1024xf32>
    %r0 = memref.alloc() : memref<4096xi8>
    %d0 = memref.view %r0[%zero][] : memref<4096xi8> to memref<1024xf32>
    call @backward(%w3, %x, %d0) {fsdp.segment = "u bwd"} : (memref<1024xf32>, memref<1024xf32>, memref<1024xf32>) -> ()
    %t5 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%r0 : memref<4096xi8>) outs(%g0 : memref<512xf32>)
    fsdp.wait %t5 lane compute ins(%r0 : memref<4096xi8>) outs(%g0 : memref<512xf32>)
    return
  }
  func.func private @forward(%w: memref<1024xf32>, %x: memref<1024xf32>) {
    linalg.add ins(%w, %x : memref<1024xf32>, memref<1024xf32>) outs(%x : memref<1024xf32>)
    return
  }
  func.func private @loss(%x: memref<1024xf32>) {
    linalg.add ins(%x, %x : memref<1024xf32>, memref<1024xf32>) outs(%x : memref<1024xf32>)
    return
  }
  func.func private @backward(%w: memref<1024xf32>, %x: memref<1024xf32>, %d: memref<1024xf32>) {
    linalg.mul ins(%w, %x : memref<1024xf32>, memref<1024xf32>) outs(%d : memref<1024xf32>)
    linalg.add ins(%w, %x : memref<1024xf32>, memref<1024xf32>) outs(%x : memref<1024xf32>)
    return
  }
}

// -----

// What the adapter cannot read is scheduled by windows.

// REMARK: remark: {{.*}}'@shared' is not searched: all_gather of 'u' has no buffer of its own
// CHECK-LABEL: module @unreadable
// CHECK: func.func @shared(
// CHECK-NOT: fsdp.schedule
// CHECK: fsdp.start
module @unreadable {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  func.func @shared(%s: memref<2xf32>, %b: memref<16xi8>, %i: index) -> i8 {
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %0 = memref.load %b[%i] : memref<16xi8>
    return %0 : i8
  }
}

// -----

// A gather never starts behind a later write of its shard.

// REMARK: remark: {{.*}}'@step' is not searched: all_gather of 'u' has a source that is written before the first use
// CHECK: module @late
module @late {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<1024xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard after_forward
      layout <flat, f32, world = 2, numels = [1024], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  func.func @step(%s: memref<512xf32>, %x: memref<65536xf32>, %y: memref<1024xf32>) {
    %zero = arith.constant 0 : index
    // CHECK: fsdp.start all_gather
    // CHECK: call @update
    %b = memref.alloc() : memref<4096xi8>
    %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<512xf32>) outs(%b : memref<4096xi8>)
    fsdp.wait %t lane compute ins(%s : memref<512xf32>) outs(%b : memref<4096xi8>)
    %w = memref.view %b[%zero][] : memref<4096xi8> to memref<1024xf32>
    call @update(%s) : (memref<512xf32>) -> ()
    call @long(%x) : (memref<65536xf32>) -> ()
    call @use(%w, %y) : (memref<1024xf32>, memref<1024xf32>) -> ()
    return
  }
  func.func private @update(%s: memref<512xf32>) {
    linalg.exp ins(%s : memref<512xf32>) outs(%s : memref<512xf32>)
    return
  }
  func.func private @long(%x: memref<65536xf32>) {
    linalg.exp ins(%x : memref<65536xf32>) outs(%x : memref<65536xf32>)
    return
  }
  func.func private @use(%w: memref<1024xf32>, %y: memref<1024xf32>) {
    linalg.exp ins(%w : memref<1024xf32>) outs(%y : memref<1024xf32>)
    return
  }
}

// -----

// The search gathers in the order of first uses. Where another order is faster,
// it stays: here one gather can start only behind an update.

// CHECK: module @windows
// CHECK: found_by = "windows"
// CHECK: fsdp.start all_gather on @gather [@v]
// CHECK: call @long
// CHECK: fsdp.start all_gather on @gather [@u]
module @windows {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<1024xf32>
    fsdp.param @b : tensor<1024xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard after_forward
      layout <flat, f32, world = 2, numels = [1024], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@b] on @grid axes [0] reshard after_forward
      layout <flat, f32, world = 2, numels = [1024], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  func.func @step(%s0: memref<512xf32>, %s1: memref<512xf32>, %x: memref<1024xf32>, %y: memref<1024xf32>) {
    %zero = arith.constant 0 : index
    %b1 = memref.alloc() : memref<4096xi8>
    %t1 = fsdp.start all_gather on @gather [@v] lane gather ins(%s1 : memref<512xf32>) outs(%b1 : memref<4096xi8>)
    call @long(%x, %s0) : (memref<1024xf32>, memref<512xf32>) -> ()
    %b0 = memref.alloc() : memref<4096xi8>
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s0 : memref<512xf32>) outs(%b0 : memref<4096xi8>)
    fsdp.wait %t0 lane compute ins(%s0 : memref<512xf32>) outs(%b0 : memref<4096xi8>)
    %w0 = memref.view %b0[%zero][] : memref<4096xi8> to memref<1024xf32>
    call @use(%w0, %y) : (memref<1024xf32>, memref<1024xf32>) -> ()
    fsdp.wait %t1 lane compute ins(%s1 : memref<512xf32>) outs(%b1 : memref<4096xi8>)
    %w1 = memref.view %b1[%zero][] : memref<4096xi8> to memref<1024xf32>
    call @use(%w1, %y) : (memref<1024xf32>, memref<1024xf32>) -> ()
    return
  }
  func.func private @long(%x: memref<1024xf32>, %s: memref<512xf32>) {
    linalg.exp ins(%x : memref<1024xf32>) outs(%x : memref<1024xf32>)
    linalg.exp ins(%x : memref<1024xf32>) outs(%x : memref<1024xf32>)
    linalg.exp ins(%x : memref<1024xf32>) outs(%x : memref<1024xf32>)
    linalg.exp ins(%s : memref<512xf32>) outs(%s : memref<512xf32>)
    return
  }
  func.func private @use(%w: memref<1024xf32>, %y: memref<1024xf32>) {
    linalg.exp ins(%w : memref<1024xf32>) outs(%y : memref<1024xf32>)
    return
  }
}

// -----

// Collectives of values are of one channel but never one start, however long one
// takes to begin.

// CHECK: module @values
// LATENCY: module @values attributes {fsdp.issue_order = {step = {value = ["value", "value"]}}}
// LATENCY: fsdp.start value_scatter on @value [] reduce sum chunks [2] lane reduce ins(%arg0 : memref<4xf32>) outs(%arg2 : memref<2xf32>)
// LATENCY: fsdp.start value_scatter on @value [] reduce sum chunks [2] lane reduce ins(%arg1 : memref<4xf32>) outs(%arg3 : memref<2xf32>)
module @values {
  shard.grid @grid(shape = 2)
  fsdp.channel @value on @grid axes [0]
  func.func @step(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<2xf32>, %d: memref<2xf32>) {
    call @make(%a) : (memref<4xf32>) -> ()
    %t0 = fsdp.start value_scatter on @value [] reduce sum chunks [2] lane reduce ins(%a : memref<4xf32>) outs(%c : memref<2xf32>)
    fsdp.wait %t0 lane compute ins(%a : memref<4xf32>) outs(%c : memref<2xf32>)
    call @make(%b) : (memref<4xf32>) -> ()
    %t1 = fsdp.start value_scatter on @value [] reduce sum chunks [2] lane reduce ins(%b : memref<4xf32>) outs(%d : memref<2xf32>)
    fsdp.wait %t1 lane compute ins(%b : memref<4xf32>) outs(%d : memref<2xf32>)
    return
  }
  func.func private @make(%x: memref<4xf32>) {
    linalg.exp ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
    return
  }
}

// -----

// Three values are summed into parts of one buffer, which is one collective
// after the other, and what is made of it comes behind all of them.

// CHECK: module @parts
// CHECK: found_by
// CHECK: %[[T0:.*]] = fsdp.start all_reduce on @value [] named "a"
// CHECK: fsdp.wait %[[T0]]
// CHECK: %[[T1:.*]] = fsdp.start all_reduce on @value [] named "b"
// CHECK: fsdp.wait %[[T1]]
// CHECK: %[[T2:.*]] = fsdp.start all_reduce on @value [] named "c"
// CHECK: fsdp.wait %[[T2]]
// CHECK: fsdp.start reduce_scatter on @reduce [@u]
module @parts {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<6xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard after_forward
      layout <flat, f32, world = 2, numels = [6], paddings = [0, 0]>
  fsdp.channel @reduce on @grid axes [0]
  fsdp.channel @value on @grid axes [1]
  func.func @step(%a: memref<2xf32>, %b: memref<2xf32>, %c: memref<2xf32>, %g: memref<3xf32>, %x: memref<4096xf32>) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    call @make(%a) : (memref<2xf32>) -> ()
    call @make(%b) : (memref<2xf32>) -> ()
    call @make(%c) : (memref<2xf32>) -> ()
    %r = memref.alloc() : memref<24xi8>
    %d0 = memref.view %r[%c0][] : memref<24xi8> to memref<2xf32>
    %d1 = memref.view %r[%c8][] : memref<24xi8> to memref<2xf32>
    %d2 = memref.view %r[%c16][] : memref<24xi8> to memref<2xf32>
    %t0 = fsdp.start all_reduce on @value [] named "a" reduce sum lane reduce ins(%a : memref<2xf32>) outs(%d0 : memref<2xf32>)
    fsdp.wait %t0 lane compute ins(%a : memref<2xf32>) outs(%d0 : memref<2xf32>)
    %t1 = fsdp.start all_reduce on @value [] named "b" reduce sum lane reduce ins(%b : memref<2xf32>) outs(%d1 : memref<2xf32>)
    fsdp.wait %t1 lane compute ins(%b : memref<2xf32>) outs(%d1 : memref<2xf32>)
    %t2 = fsdp.start all_reduce on @value [] named "c" reduce sum lane reduce ins(%c : memref<2xf32>) outs(%d2 : memref<2xf32>)
    fsdp.wait %t2 lane compute ins(%c : memref<2xf32>) outs(%d2 : memref<2xf32>)
    %t3 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%r : memref<24xi8>) outs(%g : memref<3xf32>)
    fsdp.wait %t3 lane compute ins(%r : memref<24xi8>) outs(%g : memref<3xf32>)
    call @long(%x) : (memref<4096xf32>) -> ()
    return
  }
  func.func private @make(%x: memref<2xf32>) {
    linalg.exp ins(%x : memref<2xf32>) outs(%x : memref<2xf32>)
    return
  }
  func.func private @long(%x: memref<4096xf32>) {
    linalg.exp ins(%x : memref<4096xf32>) outs(%x : memref<4096xf32>)
    return
  }
}
