// RUN: fsdp-opt %s --fsdp-schedule --fsdp-verify-schedule | FileCheck %s
// RUN: fsdp-opt %s --fsdp-schedule --fsdp-schedule --fsdp-verify-schedule -o /dev/null
// RUN: fsdp-opt %s --fsdp-schedule=max-in-flight=1 --fsdp-verify-schedule | FileCheck %s
// RUN: fsdp-opt %s --fsdp-schedule=machine=cpu-16 --fsdp-verify-schedule -o /dev/null
// RUN: fsdp-opt %s --fsdp-schedule=overlap-replicas=false --fsdp-verify-schedule | FileCheck %s --check-prefix=APART

// All-reduces, in place, of what other collectives have reduced.

module @replicas {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @reduce on @grid axes [0]
  fsdp.channel @replicas on @grid axes [1]
  fsdp.channel @all on @grid axes [0, 1]

  // One that starts where a reduction is awaited moves down along with that wait,
  // to the start of the next reduction.
  // CHECK-LABEL: func @along
  // CHECK: %[[T0:.*]] = fsdp.start reduce_scatter {{.*}} outs(%[[G:.*]] : memref<2xf32>)
  // CHECK-NEXT: memref.store
  // CHECK-NEXT: fsdp.wait %[[T0]]
  // CHECK-NEXT: %[[T1:.*]] = fsdp.start all_reduce {{.*}} ins(%[[G]] : {{.*}}) outs(%[[G]] :
  // CHECK-NEXT: %[[T2:.*]] = fsdp.start reduce_scatter
  // CHECK-NEXT: memref.store
  // CHECK-NEXT: fsdp.wait
  // APART-LABEL: func @along
  // APART: %[[T0:.*]] = fsdp.start reduce_scatter
  // APART-NEXT: fsdp.wait %[[T0]]
  // APART-NEXT: fsdp.start all_reduce
  func.func @along(%r: memref<16xi8>, %s: memref<16xi8>, %g: memref<2xf32>, %h: memref<2xf32>, %x: memref<2xf32>, %i: index, %y: f32) {
    %t0 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    fsdp.wait %t0 lane compute ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    %t1 = fsdp.start all_reduce on @replicas [@u] reduce mean lane reduce ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    fsdp.wait %t1 lane compute ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    memref.store %y, %x[%i] : memref<2xf32>
    %t2 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%s : memref<16xi8>) outs(%h : memref<2xf32>)
    fsdp.wait %t2 lane compute ins(%s : memref<16xi8>) outs(%h : memref<2xf32>)
    memref.store %y, %x[%i] : memref<2xf32>
    %0 = memref.load %g[%i] : memref<2xf32>
    %1 = memref.load %h[%i] : memref<2xf32>
    %2 = arith.addf %0, %1 : f32
    memref.store %2, %x[%i] : memref<2xf32>
    return
  }

  // Of two all-reduces the first one is awaited before the second one starts, which
  // overlaps with what follows.
  // CHECK-LABEL: func @twice
  // CHECK: %[[T0:.*]] = fsdp.start all_reduce on @replicas
  // CHECK-NEXT: fsdp.wait %[[T0]]
  // CHECK-NEXT: %[[T1:.*]] = fsdp.start all_reduce on @all
  // CHECK-NEXT: memref.store
  // CHECK-NEXT: fsdp.wait %[[T1]]
  // CHECK-NEXT: memref.load
  func.func @twice(%g: memref<2xf32>, %x: memref<2xf32>, %i: index, %y: f32) {
    %t0 = fsdp.start all_reduce on @replicas [@u] reduce mean lane reduce ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    fsdp.wait %t0 lane compute ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    %t1 = fsdp.start all_reduce on @all [@u] reduce mean lane reduce ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    fsdp.wait %t1 lane compute ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    memref.store %y, %x[%i] : memref<2xf32>
    %0 = memref.load %g[%i] : memref<2xf32>
    memref.store %0, %x[%i] : memref<2xf32>
    return
  }

  // Behind another op it stays there, and the wait moves down to it.
  // CHECK-LABEL: func @behind
  // CHECK: %[[T0:.*]] = fsdp.start reduce_scatter
  // CHECK-NEXT: memref.store
  // CHECK-NEXT: fsdp.wait %[[T0]]
  // CHECK-NEXT: %[[T1:.*]] = fsdp.start all_reduce
  // CHECK-NEXT: memref.store
  // CHECK-NEXT: fsdp.wait %[[T1]]
  // CHECK-NEXT: memref.load
  func.func @behind(%r: memref<16xi8>, %g: memref<2xf32>, %x: memref<2xf32>, %i: index, %y: f32) {
    %t0 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    fsdp.wait %t0 lane compute ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    memref.store %y, %x[%i] : memref<2xf32>
    %t1 = fsdp.start all_reduce on @replicas [@u] reduce mean lane reduce ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    fsdp.wait %t1 lane compute ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    memref.store %y, %x[%i] : memref<2xf32>
    %0 = memref.load %g[%i] : memref<2xf32>
    memref.store %0, %x[%i] : memref<2xf32>
    return
  }

  // Three in a row: the second one moves along with the first wait, but neither of
  // them behind the third.
  // CHECK-LABEL: func @row
  // CHECK: %[[T0:.*]] = fsdp.start reduce_scatter
  // CHECK-NOT: fsdp.start
  // CHECK: fsdp.wait %[[T0]]
  // CHECK-NEXT: %[[T1:.*]] = fsdp.start all_reduce on @replicas
  // CHECK-NOT: fsdp.start
  // CHECK: fsdp.wait %[[T1]]
  // CHECK-NEXT: %[[T2:.*]] = fsdp.start all_reduce on @all
  // CHECK-NEXT: memref.store
  // CHECK-NEXT: fsdp.wait %[[T2]]
  func.func @row(%r: memref<16xi8>, %g: memref<2xf32>, %x: memref<2xf32>, %i: index, %y: f32) {
    %t0 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    fsdp.wait %t0 lane compute ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    %t1 = fsdp.start all_reduce on @replicas [@u] reduce mean lane reduce ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    fsdp.wait %t1 lane compute ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    memref.store %y, %x[%i] : memref<2xf32>
    %t2 = fsdp.start all_reduce on @all [@u] reduce mean lane reduce ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    fsdp.wait %t2 lane compute ins(%g : memref<2xf32>) outs(%g : memref<2xf32>)
    memref.store %y, %x[%i] : memref<2xf32>
    %0 = memref.load %g[%i] : memref<2xf32>
    memref.store %0, %x[%i] : memref<2xf32>
    return
  }
}
