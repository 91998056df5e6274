// RUN: fsdp-opt %s --fsdp-simulate="machine=%S/Inputs/nodes-of-two.json trace=%t.json" 2>&1 >/dev/null | FileCheck %s
// RUN: %python -c "import json; t = json.load(open('%t.json')); print(*(f'{e[\"name\"]} {e[\"dur\"]:.3f}' for e in t['traceEvents'] if e['ph'] == 'X' and e['tid']), sep='\n')" | FileCheck %s --check-prefix=TRACE

// Of 2048 bytes that go on all are sent; of 4096 that are exchanged half.
// CHECK: @step on nodes-of-two: step
// CHECK-NEXT: permute value
// CHECK-NEXT: all_to_all value
// TRACE: value 2.048
// TRACE-NEXT: value 2.048
module @ring {
  shard.grid @grid(shape = 2x2)
  fsdp.channel @value on @grid axes [1]
  func.func @step(%zero: f32, %y: memref<512xf32>, %z: memref<4x256xf32>) {
    %piece = memref.alloc() : memref<512xf32>
    %next = memref.alloc() : memref<512xf32>
    %rows = memref.alloc() : memref<4x256xf32>
    %columns = memref.alloc() : memref<2x512xf32>
    linalg.fill ins(%zero : f32) outs(%piece : memref<512xf32>)
    linalg.fill ins(%zero : f32) outs(%rows : memref<4x256xf32>)
    %p = fsdp.start permute on @value [] chunks [1] lane gather ins(%piece : memref<512xf32>) outs(%next : memref<512xf32>)
    fsdp.wait %p lane compute ins(%piece : memref<512xf32>) outs(%next : memref<512xf32>)
    %e = fsdp.start all_to_all on @value [] chunks [512, 256] lane gather ins(%rows : memref<4x256xf32>) outs(%columns : memref<2x512xf32>)
    fsdp.wait %e lane compute ins(%rows : memref<4x256xf32>) outs(%columns : memref<2x512xf32>)
    linalg.exp ins(%next : memref<512xf32>) outs(%y : memref<512xf32>)
    linalg.fill ins(%zero : f32) outs(%columns : memref<2x512xf32>)
    return
  }
}
