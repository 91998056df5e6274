// RUN: fsdp-opt %s --fsdp-simulate="machine=%S/Inputs/nodes-of-two.json trace=%t.json" 2>&1 >/dev/null | FileCheck %s
// RUN: %python -c "import json; t = json.load(open('%t.json')); print(*(f'{e[\"name\"]} {e[\"ts\"]:.3f} {e[\"dur\"]:.3f}' for e in t['traceEvents'] if e['ph'] == 'X' and e['tid']), sep='\n')" | FileCheck %s --check-prefix=TRACE

// A group of one rank of each of two nodes shares what connects them with the
// other rank of each: half of 4096 bytes need 4.096 us. Within a node they need
// half as long, beside those; what is gathered counts, not the piece. A slice
// needs no rank.
// CHECK: @step on nodes-of-two: step
// CHECK-NEXT: all_gather u
// CHECK-NEXT: value_gather value
// CHECK-NEXT: slice value
// CHECK-NEXT: value_scatter value
// TRACE: u 0.000 4.096
// TRACE-NEXT: value 2.048 2.048
// TRACE-NEXT: value 4.096 0.000
// TRACE-NEXT: value {{.*}} 2.048
module @nodes {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<1024xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [1024], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @value on @grid axes [1]
  func.func @step(%s: memref<512xf32>, %zero: f32, %y: memref<1024xf32>) {
    %begin = arith.constant 0 : index
    %b = memref.alloc() : memref<4096xi8>
    %piece = memref.alloc() : memref<512xf32>
    %whole = memref.alloc() : memref<1024xf32>
    %part = memref.alloc() : memref<512xf32>
    %sum = memref.alloc() : memref<512xf32>
    %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<512xf32>) outs(%b : memref<4096xi8>)
    linalg.fill ins(%zero : f32) outs(%piece : memref<512xf32>)
    %v = fsdp.start value_gather on @value [] chunks [512] lane gather ins(%piece : memref<512xf32>) outs(%whole : memref<1024xf32>)
    fsdp.wait %v lane compute ins(%piece : memref<512xf32>) outs(%whole : memref<1024xf32>)
    %c = fsdp.start slice on @value [] chunks [512] lane gather ins(%whole : memref<1024xf32>) outs(%part : memref<512xf32>)
    fsdp.wait %c lane compute ins(%whole : memref<1024xf32>) outs(%part : memref<512xf32>)
    fsdp.wait %t lane compute ins(%s : memref<512xf32>) outs(%b : memref<4096xi8>)
    %w = memref.view %b[%begin][] : memref<4096xi8> to memref<1024xf32>
    linalg.add ins(%w, %whole : memref<1024xf32>, memref<1024xf32>) outs(%y : memref<1024xf32>)
    %r = fsdp.start value_scatter on @value [] reduce sum chunks [512] lane reduce ins(%y : memref<1024xf32>) outs(%sum : memref<512xf32>)
    fsdp.wait %r lane compute ins(%y : memref<1024xf32>) outs(%sum : memref<512xf32>)
    linalg.fill ins(%zero : f32) outs(%sum : memref<512xf32>)
    linalg.fill ins(%zero : f32) outs(%part : memref<512xf32>)
    return
  }
}
