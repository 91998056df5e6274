// RUN: fsdp-opt %s --fsdp-emit-manifest | FileCheck %s
// RUN: fsdp-opt %s --fsdp-emit-manifest --mlir-print-op-generic | %python -c "import json, re, sys; print(json.dumps(json.loads(re.search(r'fsdp.manifest = \"(.*?)\", fsdp', sys.stdin.read()).group(1).replace('\\\\22', '\"')), indent=1))" | FileCheck %s --check-prefix=JSON

// A program's hashes are the same however it is printed.
// RUN: fsdp-opt %s --fsdp-emit-manifest | grep -o 'code[^,]*' > %t.code
// RUN: fsdp-opt %s --fsdp-emit-manifest --mlir-print-debuginfo --mlir-print-op-generic --mlir-elide-elementsattrs-if-larger=1 | grep -o 'code[^,]*' | diff - %t.code

// CHECK: module @net attributes {fsdp.manifest = "{{.*}}", fsdp.report = "{{.*}}", fsdp.schedule_hash = {{-?[0-9]+}} : i64}
// CHECK: fsdp.start all_gather {{.*}} {fsdp.id = 0 : i64}
// CHECK: fsdp.start reduce_scatter {{.*}} {fsdp.id = 1 : i64}

// JSON: "aliases":
// JSON: "fqn": "again.w"
// JSON-NEXT: "target": "fc.w"
// JSON: "arguments":
// JSON: "bytes": 128
// JSON-NEXT: "dtype": "f32"
// JSON-NEXT: "kind": "shard"
// JSON-NEXT: "offset": 0
// JSON-NEXT: "rank": -1
// JSON: "unit": "fc"
// JSON: "fqn": "count"
// JSON-NEXT: "kind": "buffer"
// JSON-NEXT: "offset": 128
// JSON: "index_range": [
// JSON: "kind": "input"
// JSON-NEXT: "name": "tokens"
// JSON-NEXT: "offset": 0
// JSON-NEXT: "position": 0
// JSON: "default": 0.01
// JSON: "kind": "hyper"
// JSON: "kind": "loss"
// JSON-NEXT: "offset": 128
// JSON: "kind": "grad_shard"
// JSON-NEXT: "offset": 192
// JSON: "buffers":
// JSON: "persistent": false
// JSON: "collectives":
// JSON: "bytes": 256
// JSON-NEXT: "channel": "gather"
// JSON: "kind": "all_gather"
// JSON: "reduce": "mean"
// JSON: "comm_bytes": 256
// JSON: "name": "step"
// JSON-NEXT: "symbol": "fsdp_entry_step"
// JSON: "args": [
// JSON-NEXT: 0
// JSON-NEXT: 5
// JSON-NEXT: 3
// JSON: "name": "update"
// JSON: "memory":
// JSON-NEXT: "comm_bytes": 256
// JSON-NEXT: "host_bytes": 132
// JSON-NEXT: "offload_bytes": 0
// JSON-NEXT: "persistent_bytes": 320
// JSON-NEXT: "temp_bytes": 64
// JSON: "shard_numel": 32
// JSON: "version": 1
// JSON: "world": 2
module @net {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.buffer transient @count : tensor<i64>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<60xf32>
    }
    fsdp.alias @again = @model::@fc
  }
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
      layout <flat, f32, world = 2, numels = [60], paddings = [0, 4]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  // Optimizers say nothing: which of them an argument belongs to is known where
  // one is attached.
  fsdp.optimizer @sgd states [] hypers ["lr"] defaults [0.5] {
  ^bb0(%p: f32, %g: f32, %lr: f64):
    %l = arith.truncf %lr : f64 to f32
    %d = arith.mulf %l, %g : f32
    %n = arith.subf %p, %d : f32
    fsdp.yield %n : f32
  }
  func.func @step(%s: memref<32xf32> {fsdp.role = #fsdp.shard<@fc>}, %b: memref<i64> {fsdp.role = #fsdp.state<@model::@count>},
                  %x: memref<4x2xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 256, -100]>},
                  %lr: memref<f64> {fsdp.role = #fsdp.hyper<"lr", default = 1.0e-2>}, %loss: memref<f32> {fsdp.role = #fsdp.loss},
                  %g: memref<32xf32> {fsdp.role = #fsdp.grad_shard<@fc>}) attributes {fsdp.comm_bytes = 256 : i64, fsdp.temp_bytes = 64 : i64} {
    %comm = fsdp.arena comm : memref<256xi8>
    %t = fsdp.start all_gather on @gather [@fc] lane gather ins(%s : memref<32xf32>) outs(%comm : memref<256xi8>)
    fsdp.wait %t lane compute ins(%s : memref<32xf32>) outs(%comm : memref<256xi8>)
    %r = fsdp.start reduce_scatter on @reduce [@fc] reduce mean lane reduce ins(%comm : memref<256xi8>) outs(%g : memref<32xf32>)
    fsdp.wait %r lane compute ins(%comm : memref<256xi8>) outs(%g : memref<32xf32>)
    return
  }
  func.func @update(%s: memref<32xf32> {fsdp.role = #fsdp.shard<@fc>}, %g: memref<32xf32> {fsdp.role = #fsdp.grad_shard<@fc>},
                    %lr: memref<f64> {fsdp.role = #fsdp.hyper<"lr", default = 1.0e-2>}) {
    return
  }
}
