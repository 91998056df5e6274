// Steps that take turns have losses and metrics of their own, and one place for
// inputs.

// RUN: fsdp-opt %s --fsdp-emit-manifest --mlir-print-op-generic | %python -c "import json, re, sys; manifest = json.loads(re.search(r'fsdp.manifest = \"(.*?)\", fsdp', sys.stdin.read()).group(1).replace('\\\\22', '\"')); [print(a['kind'], 'at', a['offset'], 'of', a.get('turn')) for a in manifest['arguments']]; [print(e['name'], e['turn'], e['args']) for e in manifest['entries']]" | FileCheck %s

// CHECK: input at 0 of None
// CHECK-NEXT: loss at 64 of a
// CHECK-NEXT: metric at 128 of a
// CHECK-NEXT: loss at 192 of b
// CHECK-NEXT: metric at 256 of b
// CHECK-NEXT: step a [0, 1, 2]
// CHECK-NEXT: step_b b [0, 3, 4]
module @turns {
  func.func @step(%x: memref<2xf32> {fsdp.role = #fsdp.input<"x">}, %loss: memref<f32> {fsdp.role = #fsdp.loss}, %m: memref<f32> {fsdp.role = #fsdp.metric<"m">}) attributes {fsdp.turn = "a"} {
    return
  }
  func.func @step_b(%x: memref<2xf32> {fsdp.role = #fsdp.input<"x">}, %loss: memref<f32> {fsdp.role = #fsdp.loss}, %m: memref<f32> {fsdp.role = #fsdp.metric<"m">}) attributes {fsdp.turn = "b"} {
    return
  }
}
