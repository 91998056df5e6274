// RUN: fsdp-opt %s --fsdp-verify-plan | FileCheck %s

// The same place, one after the other.
// CHECK-LABEL: func @reuse
func.func @reuse(%x: memref<4xf32>) attributes {fsdp.temp_bytes = 16 : i64} {
  %temp = fsdp.arena temp : memref<16xi8>
  %c0 = arith.constant 0 : index
  %a = memref.view %temp[%c0][] : memref<16xi8> to memref<4xf32>
  %b = memref.view %temp[%c0][] : memref<16xi8> to memref<4xi32>
  linalg.copy ins(%a : memref<4xf32>) outs(%x : memref<4xf32>)
  %c = arith.constant 1 : i32
  linalg.fill ins(%c : i32) outs(%b : memref<4xi32>)
  return
}
