// RUN: fsdp-opt %s --fsdp-simulate="machine=%fsdp_src/test/Integration/Inputs/slow-link.json ranks=2 slowdown=1,2 trace=%t.json page=%t.html" 2>&1 >/dev/null | FileCheck %s
// RUN: %python -c "import json; t = json.load(open('%t.json')); x = [(e['name'], e['pid'], e['tid']) for e in t['traceEvents'] if e['ph'] == 'X']; print(*sorted(x), sep='\n'); print(t['exposed'])" | FileCheck %s --check-prefix=TRACE
// RUN: FileCheck %s --check-prefix=PAGE < %t.html
// RUN: not fsdp-opt %s --fsdp-simulate="ranks=2 slowdown=1,0" 2>&1 | FileCheck %s --check-prefix=FACTOR
// RUN: not fsdp-opt %s --fsdp-simulate="slowdown=nan" 2>&1 | FileCheck %s --check-prefix=FINITE
// RUN: not fsdp-opt %s --fsdp-simulate=slowdown=1,2 2>&1 | FileCheck %s --check-prefix=FACTORS
// RUN: not fsdp-opt %s --fsdp-simulate=ranks=0 2>&1 | FileCheck %s --check-prefix=RANKS
// RUN: not fsdp-opt %s --fsdp-simulate=entry=whole 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: %python -c "import json; t = json.load(open('%t.json')); print(*((e['name'], e['pid'], e['tid'], e['args']['name']) for e in t['traceEvents'] if e['ph'] == 'M'), sep='\n')" | FileCheck %s --check-prefix=NAMES
// RUN: not fsdp-opt %s --fsdp-simulate=entry=none 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not fsdp-opt %s --fsdp-simulate=trace=/nowhere/t.json 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: not fsdp-opt %s --fsdp-simulate=entry=early 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: not fsdp-opt %s --fsdp-simulate=entry=barrier 2>&1 | FileCheck %s --check-prefix=BARRIER

// 4096 bytes of which half is transferred at 2e8 bytes/s after 5 us; the slower
// rank's segment, 12288 bytes at 1e9 bytes/s and a kernel, takes 24.776 us.
// CHECK: @step on slow-link: step 0.040016 ms, exposed 0.015240 ms, peak 10240 B
// CHECK-NEXT: all_gather u

// TRACE: ('u', 0, 1)
// TRACE-NEXT: ('u', 1, 1)
// TRACE-NEXT: ('u fwd', 0, 0)
// TRACE-NEXT: ('u fwd', 1, 0)
// TRACE: 'waits': 'u fwd'

// PAGE: <h1>@step</h1>
// PAGE: Simulated, not measured.

// NAMES: ('process_name', 0, 0, 'rank 0')
// NAMES-NEXT: ('thread_name', 0, 0, 'compute')
// NAMES-NEXT: ('thread_name', 0, 1, 'gather')
// NAMES-NEXT: ('thread_name', 0, 2, 'reduce')
// NAMES-NEXT: ('process_name', 1, 0, 'rank 1')
// NAMES-COUNT-3: ('thread_name', 1,
// NAMES-NOT: ('thread_name'

// FACTOR: error: expected factors of 'slowdown' that are greater than 0 and finite, got 0.0
// FINITE: error: expected factors of 'slowdown' that are greater than 0 and finite, got nan
// FACTORS: error: expected at most one factor of 'slowdown' for each of 1 ranks, got 2
// RANKS: error: expected 1 to 65536 'ranks', got 0
// WHOLE: error: not supported: a simulation of '@whole', because 'fsdp.unshard' is not split into a start and a wait (fsdp-split-collectives)
// NONE: error: expected a function '@none', got none
// FILE: error: {{.*}}/nowhere/t.json
// EARLY: error: expected a right schedule, but '@early' uses 'u' before it is whole
// BARRIER: error: not supported: a simulation of '@barrier', because 'func.call' has unknown effects
module @small {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<1024xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [1024], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  func.func @step(%s: memref<512xf32>, %x: memref<1024xf32>) {
    %zero = arith.constant 0 : index
    %b = memref.alloc() : memref<4096xi8>
    %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<512xf32>) outs(%b : memref<4096xi8>)
    fsdp.wait %t lane compute ins(%s : memref<512xf32>) outs(%b : memref<4096xi8>)
    %w = memref.view %b[%zero][] : memref<4096xi8> to memref<1024xf32>
    call @forward(%w, %x) {fsdp.segment = "u fwd"} : (memref<1024xf32>, memref<1024xf32>) -> ()
    return
  }
  func.func @early(%s: memref<512xf32>, %x: memref<1024xf32>) {
    %zero = arith.constant 0 : index
    %b = memref.alloc() : memref<4096xi8>
    %w = memref.view %b[%zero][] : memref<4096xi8> to memref<1024xf32>
    %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<512xf32>) outs(%b : memref<4096xi8>)
    call @forward(%w, %x) : (memref<1024xf32>, memref<1024xf32>) -> ()
    fsdp.wait %t lane compute ins(%s : memref<512xf32>) outs(%b : memref<4096xi8>)
    return
  }
  func.func @whole(%s: memref<512xf32>) {
    %b = memref.alloc() : memref<4096xi8>
    fsdp.unshard [@u] %s into %b : (memref<512xf32>, memref<4096xi8>) -> ()
    return
  }
  func.func @barrier() {
    call @external() : () -> ()
    return
  }
  func.func private @external()
  func.func private @forward(%w: memref<1024xf32>, %x: memref<1024xf32>) {
    linalg.add ins(%w, %x : memref<1024xf32>, memref<1024xf32>) outs(%x : memref<1024xf32>)
    return
  }
}
