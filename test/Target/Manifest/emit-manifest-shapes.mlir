// Inputs of several shapes have one place, as large as the largest of them.

// RUN: fsdp-opt %s --fsdp-emit-manifest --mlir-print-op-generic | %python -c "import json, re, sys; [print(a['kind'], a['shape'], 'at', a['offset'], 'position', a.get('position')) for a in json.loads(re.search(r'fsdp.manifest = \"(.*?)\", fsdp', sys.stdin.read()).group(1).replace('\\\\22', '\"'))['arguments']]" | FileCheck %s

// CHECK: input [2] at 0 position 0
// CHECK-NEXT: input [3] at 128 position 1
// CHECK-NEXT: loss [] at 192 position None
// CHECK-NEXT: input [32] at 0 position 0
// CHECK-NEXT: input [5] at 128 position 1
// CHECK-NOT: loss
module @shapes {
  func.func @step(%x: memref<2xf32> {fsdp.role = #fsdp.input<"x">}, %y: memref<3xi64> {fsdp.role = #fsdp.input<"y", indices = [0, 3]>}, %loss: memref<f32> {fsdp.role = #fsdp.loss}) {
    return
  }
  func.func @step_1(%x: memref<32xf32> {fsdp.role = #fsdp.input<"x">}, %y: memref<5xi64> {fsdp.role = #fsdp.input<"y", indices = [0, 5]>}, %loss: memref<f32> {fsdp.role = #fsdp.loss}) {
    return
  }
}
