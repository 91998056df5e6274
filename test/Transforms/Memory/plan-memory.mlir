// RUN: fsdp-opt %s --fsdp-plan-memory --fsdp-verify-plan | FileCheck %s

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<64xf32>
}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard after_forward
    layout <flat, f32, world = 2, numels = [64], paddings = [0, 0]>
fsdp.channel @gather on @grid axes [0]

// The callee's buffers become a workspace: %a and %b live together, %d only
// once %a is dead.
// CHECK-LABEL: func.func private @seg
// CHECK-SAME: (%[[X:.*]]: memref<64xf32>, %[[WS:.*]]: memref<512xi8> {fsdp.role = #fsdp.workspace})
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: memref.view %[[WS]][%[[C0]]]
// CHECK: %[[C256:.*]] = arith.constant 256 : index
// CHECK: memref.view %[[WS]][%[[C256]]]
// CHECK: %[[C0B:.*]] = arith.constant 0 : index
// CHECK: memref.view %[[WS]][%[[C0B]]]
func.func private @seg(%x: memref<64xf32>) attributes {fsdp.segment = "u fwd"} {
  %a = memref.alloc() : memref<64xf32>
  linalg.copy ins(%x : memref<64xf32>) outs(%a : memref<64xf32>)
  %b = memref.alloc() : memref<64xf32>
  linalg.copy ins(%a : memref<64xf32>) outs(%b : memref<64xf32>)
  %d = memref.alloc() : memref<64xf32>
  linalg.copy ins(%b : memref<64xf32>) outs(%d : memref<64xf32>)
  linalg.copy ins(%d : memref<64xf32>) outs(%x : memref<64xf32>)
  memref.dealloc %a : memref<64xf32>
  return
}

// The gather buffer lives until the last use of its view.
// CHECK-LABEL: func.func @step
// CHECK-SAME: fsdp.comm_bound = 256 : i64, fsdp.comm_bytes = 256 : i64
// CHECK-SAME: #fsdp.interval<name = "all_gather u", arena = comm, offset = 0, bytes = 256, first = 2, last = 9, unit = "">
// CHECK-SAME: arena = temp, offset = 512, bytes = 4,
// CHECK-SAME: #fsdp.interval<name = "workspace of user", arena = temp, offset = 0, bytes = 512,
// CHECK-SAME: fsdp.temp_bound = 516 : i64, fsdp.temp_bytes = 516 : i64
// CHECK: %[[TEMP:.*]] = fsdp.arena temp : memref<516xi8>
// CHECK: %[[COMM:.*]] = fsdp.arena comm : memref<256xi8>
// CHECK: %[[BUF:.*]] = memref.view %[[COMM]]
// CHECK: fsdp.start all_gather {{.*}} outs(%[[BUF]]
// CHECK: %[[W:.*]] = memref.view %[[TEMP]]{{.*}} to memref<512xi8>
// CHECK: call @user(%{{.*}}, %[[W]]) : (memref<64xf32>, memref<64xf32>, memref<f32>, memref<512xi8>) -> ()
func.func @step(%s: memref<32xf32> {fsdp.role = #fsdp.shard<@u>}, %x: memref<64xf32> {fsdp.role = #fsdp.input<"x">}) {
  %zero = arith.constant 0.0 : f32
  %buf = memref.alloc() : memref<256xi8>
  %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<32xf32>) outs(%buf : memref<256xi8>)
  %one = memref.alloc() : memref<f32>
  fsdp.wait %t lane compute ins(%s : memref<32xf32>) outs(%buf : memref<256xi8>)
  %c0 = arith.constant 0 : index
  linalg.fill ins(%zero : f32) outs(%one : memref<f32>)
  %w = memref.view %buf[%c0][] : memref<256xi8> to memref<64xf32>
  func.call @user(%x, %w, %one) : (memref<64xf32>, memref<64xf32>, memref<f32>) -> ()
  return
}

// A workspace is handed on.
// CHECK-LABEL: func.func private @user
// CHECK: %[[V:.*]] = memref.view %{{.*}} : memref<512xi8> to memref<512xi8>
// CHECK: call @seg(%{{.*}}, %[[V]])
func.func private @user(%x: memref<64xf32>, %w: memref<64xf32>, %one: memref<f32>) {
  func.call @seg(%x) : (memref<64xf32>) -> ()
  return
}

// No buffer, no arena; a small stack buffer stays.
// CHECK-LABEL: func.func @none
// CHECK-SAME: fsdp.comm_bytes = 0 : i64
// CHECK-SAME: fsdp.temp_bytes = 0 : i64
// CHECK-NOT: fsdp.arena
// CHECK: memref.alloca
func.func @none(%x: memref<4xf32>) {
  %a = memref.alloca() : memref<4xf32>
  linalg.copy ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.copy ins(%a : memref<4xf32>) outs(%x : memref<4xf32>)
  return
}

// Both buffers of the loop live as long as the loop, although the first one is
// dead before the second one is written.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: fsdp.temp_bytes = 512 : i64
func.func @loop(%x: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %a = memref.alloc() : memref<64xf32>
    linalg.copy ins(%x : memref<64xf32>) outs(%a : memref<64xf32>)
    linalg.copy ins(%a : memref<64xf32>) outs(%x : memref<64xf32>)
    %b = memref.alloc() : memref<64xf32>
    linalg.copy ins(%x : memref<64xf32>) outs(%b : memref<64xf32>)
    linalg.copy ins(%b : memref<64xf32>) outs(%x : memref<64xf32>)
  }
  return
}

// A temporary for which the communication arena has room needs none of its own.
// CHECK-LABEL: func.func @shared
// CHECK-SAME: fsdp.comm_bound = 256 : i64, fsdp.comm_bytes = 256 : i64
// CHECK-SAME: fsdp.temp_bound = 0 : i64, fsdp.temp_bytes = 0 : i64
func.func @shared(%s: memref<32xf32> {fsdp.role = #fsdp.shard<@u>}, %y: memref<64xf32> {fsdp.role = #fsdp.input<"y">}) {
  %c0 = arith.constant 0 : index
  %buf = memref.alloc() : memref<256xi8>
  %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<32xf32>) outs(%buf : memref<256xi8>)
  fsdp.wait %t lane compute ins(%s : memref<32xf32>) outs(%buf : memref<256xi8>)
  %w = memref.view %buf[%c0][] : memref<256xi8> to memref<64xf32>
  linalg.copy ins(%w : memref<64xf32>) outs(%y : memref<64xf32>)
  %q = memref.alloc() : memref<64xf32>
  linalg.exp ins(%y : memref<64xf32>) outs(%q : memref<64xf32>)
  linalg.exp ins(%q : memref<64xf32>) outs(%y : memref<64xf32>)
  return
}

// What rows hold are registers, of any size.
// CHECK-LABEL: func.func @rows
// CHECK-SAME: fsdp.temp_bytes = 0 : i64
// CHECK: memref.alloca_scope
// CHECK-NEXT: memref.alloca() : memref<512x512xf32>
func.func @rows(%x: memref<512x512xf32> {fsdp.role = #fsdp.input<"x">}) {
  memref.alloca_scope {
    %a = memref.alloca() : memref<512x512xf32>
    linalg.copy ins(%x : memref<512x512xf32>) outs(%a : memref<512x512xf32>)
    linalg.copy ins(%a : memref<512x512xf32>) outs(%x : memref<512x512xf32>)
  } {fsdp.rows = 512 : i64}
  return
}

// Two buffers that a loop swaps live as long as it does, and what the loop
// allocates and does not carry is one buffer.
// CHECK-LABEL: func.func @swapped
// CHECK: fsdp.temp_bytes = 384
func.func @swapped(%x: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<32xf32>
  %b = memref.alloc() : memref<32xf32>
  linalg.copy ins(%x : memref<32xf32>) outs(%a : memref<32xf32>)
  %last:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%cur = %a, %next = %b) -> (memref<32xf32>, memref<32xf32>) {
    %inner = memref.alloc() : memref<32xf32>
    linalg.exp ins(%cur : memref<32xf32>) outs(%inner : memref<32xf32>)
    linalg.copy ins(%inner : memref<32xf32>) outs(%next : memref<32xf32>)
    scf.yield %next, %cur : memref<32xf32>, memref<32xf32>
  }
  linalg.copy ins(%last#0 : memref<32xf32>) outs(%x : memref<32xf32>)
  return
}
