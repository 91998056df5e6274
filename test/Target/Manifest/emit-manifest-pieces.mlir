// Names of axes, along which of them ranks have batches of their own, and of what
// parameters ranks have pieces.

// RUN: fsdp-opt %s --fsdp-emit-manifest --mlir-print-op-generic | %python -c "import json, re, sys; m = json.loads(re.search(r'fsdp.manifest = \"(.*?)\", fsdp', sys.stdin.read()).group(1).replace('\\\\22', '\"')); u, = m['units']; print(m['axis_names'], m['batch_axes'], m['grid'], u['piece_axes'], u['shard_axes']); [print(p['fqn'], p['shape'], p.get('piece')) for p in u['params']]; [print(c['kind'], c['bytes'], c['units'], c['channel']) for c in m['collectives']]" | FileCheck %s

// CHECK: ['dp', 'tp'] [0] [2, 2] [1] [0]
// CHECK-NEXT: fc.weight [4, 4] {'axes': [1, -1], 'shape': [8, 4]}
// CHECK-NEXT: fc.bias [4] None
// CHECK-NEXT: value_gather 32 [] value
module @net {
  shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
  fsdp.module @model class "Net" {
    fsdp.module @fc class "Linear" {
      fsdp.param @weight piece <[1, -1] of [8, 4]> : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
  }
  fsdp.unit @fc of @model::@fc params [@model::@fc::@weight, @model::@fc::@bias] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [16, 4], paddings = [0, 0, 0]>
  fsdp.channel @value on @grid axes [1]
  func.func @step(%s: memref<10xf32> {fsdp.role = #fsdp.shard<@fc>}, %x: memref<4xf32> {fsdp.role = #fsdp.input<"x">}, %y: memref<8xf32> {fsdp.role = #fsdp.output<0>}, %loss: memref<f32> {fsdp.role = #fsdp.loss}) {
    %t = fsdp.start value_gather on @value [] chunks [4] lane gather ins(%x : memref<4xf32>) outs(%y : memref<8xf32>)
    fsdp.wait %t lane compute ins(%x : memref<4xf32>) outs(%y : memref<8xf32>)
    return
  }
}
