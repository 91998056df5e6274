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

// A number that a segment returns is no view of its workspace, which others may
// have as soon as it has returned.
// CHECK-LABEL: func @returned_number
func.func @returned_number(%x: memref<4xf32>) attributes {fsdp.temp_bytes = 16 : i64} {
  %temp = fsdp.arena temp : memref<16xi8>
  %c0 = arith.constant 0 : index
  %a = memref.view %temp[%c0][] : memref<16xi8> to memref<16xi8>
  %chosen = func.call @choose(%x, %a) : (memref<4xf32>, memref<16xi8>) -> i1
  %b = memref.view %temp[%c0][] : memref<16xi8> to memref<4xf32>
  %c = arith.constant 1.0 : f32
  linalg.fill ins(%c : f32) outs(%b : memref<4xf32>)
  func.call @apply(%chosen, %b) : (i1, memref<4xf32>) -> ()
  return
}
func.func private @choose(memref<4xf32>, memref<16xi8>) -> i1
func.func private @apply(i1, memref<4xf32>)

// Arenas of two kinds are two memories.
// CHECK-LABEL: func @two_kinds
func.func @two_kinds(%x: memref<4xf32>) attributes {fsdp.comm_bytes = 16 : i64, fsdp.temp_bytes = 16 : i64} {
  %comm = fsdp.arena comm : memref<16xi8>
  %temp = fsdp.arena temp : memref<16xi8>
  %c0 = arith.constant 0 : index
  %a = memref.view %comm[%c0][] : memref<16xi8> to memref<4xf32>
  %b = memref.view %temp[%c0][] : memref<16xi8> to memref<4xf32>
  linalg.copy ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.copy ins(%x : memref<4xf32>) outs(%b : memref<4xf32>)
  linalg.copy ins(%a : memref<4xf32>) outs(%x : memref<4xf32>)
  return
}
