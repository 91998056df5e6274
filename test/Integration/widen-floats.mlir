// Conversions to 16-bit floats round once: what lies beside a tie is not rounded to
// the tie first. Expected are the numbers next to each value, or to an even one.

// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(fsdp-widen-floats),convert-arith-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)" | mlir-runner -e main --entry-point-result=i32 | FileCheck %s

// How many are wrong.
// CHECK: {{^0$}}
func.func @main() -> i32 {
  %n = arith.constant 0 : i32

  // sitofp i32 269484033 to bf16
  %a0 = arith.constant 269484033 : i32
  %b0 = arith.sitofp %a0 : i32 to bf16
  %c0 = arith.extf %b0 : bf16 to f64
  %d0 = arith.constant 0x41B0200000000000 : f64
  %e0 = arith.cmpf une, %c0, %d0 : f64
  %f0 = arith.extui %e0 : i1 to i32
  %n0 = arith.addi %n, %f0 : i32

  // sitofp i32 -269484033 to bf16
  %a1 = arith.constant -269484033 : i32
  %b1 = arith.sitofp %a1 : i32 to bf16
  %c1 = arith.extf %b1 : bf16 to f64
  %d1 = arith.constant 0xC1B0200000000000 : f64
  %e1 = arith.cmpf une, %c1, %d1 : f64
  %f1 = arith.extui %e1 : i1 to i32
  %n1 = arith.addi %n0, %f1 : i32

  // sitofp i32 269484032 to bf16
  %a2 = arith.constant 269484032 : i32
  %b2 = arith.sitofp %a2 : i32 to bf16
  %c2 = arith.extf %b2 : bf16 to f64
  %d2 = arith.constant 0x41B0000000000000 : f64
  %e2 = arith.cmpf une, %c2, %d2 : f64
  %f2 = arith.extui %e2 : i1 to i32
  %n2 = arith.addi %n1, %f2 : i32

  // sitofp i32 2147483647 to bf16
  %a3 = arith.constant 2147483647 : i32
  %b3 = arith.sitofp %a3 : i32 to bf16
  %c3 = arith.extf %b3 : bf16 to f64
  %d3 = arith.constant 0x41E0000000000000 : f64
  %e3 = arith.cmpf une, %c3, %d3 : f64
  %f3 = arith.extui %e3 : i1 to i32
  %n3 = arith.addi %n2, %f3 : i32

  // sitofp i32 16777217 to bf16
  %a4 = arith.constant 16777217 : i32
  %b4 = arith.sitofp %a4 : i32 to bf16
  %c4 = arith.extf %b4 : bf16 to f64
  %d4 = arith.constant 0x4170000000000000 : f64
  %e4 = arith.cmpf une, %c4, %d4 : f64
  %f4 = arith.extui %e4 : i1 to i32
  %n4 = arith.addi %n3, %f4 : i32

  // uitofp i32 269484033 to bf16
  %a5 = arith.constant 269484033 : i32
  %b5 = arith.uitofp %a5 : i32 to bf16
  %c5 = arith.extf %b5 : bf16 to f64
  %d5 = arith.constant 0x41B0200000000000 : f64
  %e5 = arith.cmpf une, %c5, %d5 : f64
  %f5 = arith.extui %e5 : i1 to i32
  %n5 = arith.addi %n4, %f5 : i32

  // uitofp i32 4294967295 to bf16
  %a6 = arith.constant 4294967295 : i32
  %b6 = arith.uitofp %a6 : i32 to bf16
  %c6 = arith.extf %b6 : bf16 to f64
  %d6 = arith.constant 0x41F0000000000000 : f64
  %e6 = arith.cmpf une, %c6, %d6 : f64
  %f6 = arith.extui %e6 : i1 to i32
  %n6 = arith.addi %n5, %f6 : i32

  // uitofp i32 2155872257 to bf16
  %a7 = arith.constant 2155872257 : i32
  %b7 = arith.uitofp %a7 : i32 to bf16
  %c7 = arith.extf %b7 : bf16 to f64
  %d7 = arith.constant 0x41E0200000000000 : f64
  %e7 = arith.cmpf une, %c7, %d7 : f64
  %f7 = arith.extui %e7 : i1 to i32
  %n7 = arith.addi %n6, %f7 : i32

  // sitofp i64 4629700416936869889 to bf16
  %a8 = arith.constant 4629700416936869889 : i64
  %b8 = arith.sitofp %a8 : i64 to bf16
  %c8 = arith.extf %b8 : bf16 to f64
  %d8 = arith.constant 0x43D0200000000000 : f64
  %e8 = arith.cmpf une, %c8, %d8 : f64
  %f8 = arith.extui %e8 : i1 to i32
  %n8 = arith.addi %n7, %f8 : i32

  // sitofp i64 4629700416936869888 to bf16
  %a9 = arith.constant 4629700416936869888 : i64
  %b9 = arith.sitofp %a9 : i64 to bf16
  %c9 = arith.extf %b9 : bf16 to f64
  %d9 = arith.constant 0x43D0000000000000 : f64
  %e9 = arith.cmpf une, %c9, %d9 : f64
  %f9 = arith.extui %e9 : i1 to i32
  %n9 = arith.addi %n8, %f9 : i32

  // sitofp i64 -4629700416936869889 to bf16
  %a10 = arith.constant -4629700416936869889 : i64
  %b10 = arith.sitofp %a10 : i64 to bf16
  %c10 = arith.extf %b10 : bf16 to f64
  %d10 = arith.constant 0xC3D0200000000000 : f64
  %e10 = arith.cmpf une, %c10, %d10 : f64
  %f10 = arith.extui %e10 : i1 to i32
  %n10 = arith.addi %n9, %f10 : i32

  // sitofp i64 4665729213955833855 to bf16
  %a11 = arith.constant 4665729213955833855 : i64
  %b11 = arith.sitofp %a11 : i64 to bf16
  %c11 = arith.extf %b11 : bf16 to f64
  %d11 = arith.constant 0x43D0200000000000 : f64
  %e11 = arith.cmpf une, %c11, %d11 : f64
  %f11 = arith.extui %e11 : i1 to i32
  %n11 = arith.addi %n10, %f11 : i32

  // sitofp i64 9007199254740993 to bf16
  %a12 = arith.constant 9007199254740993 : i64
  %b12 = arith.sitofp %a12 : i64 to bf16
  %c12 = arith.extf %b12 : bf16 to f64
  %d12 = arith.constant 0x4340000000000000 : f64
  %e12 = arith.cmpf une, %c12, %d12 : f64
  %f12 = arith.extui %e12 : i1 to i32
  %n12 = arith.addi %n11, %f12 : i32

  // sitofp i64 -5 to bf16
  %a13 = arith.constant -5 : i64
  %b13 = arith.sitofp %a13 : i64 to bf16
  %c13 = arith.extf %b13 : bf16 to f64
  %d13 = arith.constant 0xC014000000000000 : f64
  %e13 = arith.cmpf une, %c13, %d13 : f64
  %f13 = arith.extui %e13 : i1 to i32
  %n13 = arith.addi %n12, %f13 : i32

  // uitofp i64 4629700416936869889 to bf16
  %a14 = arith.constant 4629700416936869889 : i64
  %b14 = arith.uitofp %a14 : i64 to bf16
  %c14 = arith.extf %b14 : bf16 to f64
  %d14 = arith.constant 0x43D0200000000000 : f64
  %e14 = arith.cmpf une, %c14, %d14 : f64
  %f14 = arith.extui %e14 : i1 to i32
  %n14 = arith.addi %n13, %f14 : i32

  // uitofp i64 3 to bf16
  %a15 = arith.constant 3 : i64
  %b15 = arith.uitofp %a15 : i64 to bf16
  %c15 = arith.extf %b15 : bf16 to f64
  %d15 = arith.constant 0x4008000000000000 : f64
  %e15 = arith.cmpf une, %c15, %d15 : f64
  %f15 = arith.extui %e15 : i1 to i32
  %n15 = arith.addi %n14, %f15 : i32

  // sitofp i32 32784 to f16
  %a16 = arith.constant 32784 : i32
  %b16 = arith.sitofp %a16 : i32 to f16
  %c16 = arith.extf %b16 : f16 to f64
  %d16 = arith.constant 0x40E0000000000000 : f64
  %e16 = arith.cmpf une, %c16, %d16 : f64
  %f16 = arith.extui %e16 : i1 to i32
  %n16 = arith.addi %n15, %f16 : i32

  // sitofp i32 16392 to f16
  %a17 = arith.constant 16392 : i32
  %b17 = arith.sitofp %a17 : i32 to f16
  %c17 = arith.extf %b17 : f16 to f64
  %d17 = arith.constant 0x40D0000000000000 : f64
  %e17 = arith.cmpf une, %c17, %d17 : f64
  %f17 = arith.extui %e17 : i1 to i32
  %n17 = arith.addi %n16, %f17 : i32

  // sitofp i32 16393 to f16
  %a18 = arith.constant 16393 : i32
  %b18 = arith.sitofp %a18 : i32 to f16
  %c18 = arith.extf %b18 : f16 to f64
  %d18 = arith.constant 0x40D0040000000000 : f64
  %e18 = arith.cmpf une, %c18, %d18 : f64
  %f18 = arith.extui %e18 : i1 to i32
  %n18 = arith.addi %n17, %f18 : i32

  // truncf f64 1103806595073/1099511627776 to bf16
  %a19 = arith.constant 0x3FF0100000001000 : f64
  %b19 = arith.truncf %a19 : f64 to bf16
  %c19 = arith.extf %b19 : bf16 to f64
  %d19 = arith.constant 0x3FF0200000000000 : f64
  %e19 = arith.cmpf une, %c19, %d19 : f64
  %f19 = arith.extui %e19 : i1 to i32
  %n19 = arith.addi %n18, %f19 : i32

  // truncf f64 1112396529663/1099511627776 to bf16
  %a20 = arith.constant 0x3FF02FFFFFFFF000 : f64
  %b20 = arith.truncf %a20 : f64 to bf16
  %c20 = arith.extf %b20 : bf16 to f64
  %d20 = arith.constant 0x3FF0200000000000 : f64
  %e20 = arith.cmpf une, %c20, %d20 : f64
  %f20 = arith.extui %e20 : i1 to i32
  %n20 = arith.addi %n19, %f20 : i32

  // truncf f64 -1103806595073/1099511627776 to bf16
  %a21 = arith.constant 0xBFF0100000001000 : f64
  %b21 = arith.truncf %a21 : f64 to bf16
  %c21 = arith.extf %b21 : bf16 to f64
  %d21 = arith.constant 0xBFF0200000000000 : f64
  %e21 = arith.cmpf une, %c21, %d21 : f64
  %f21 = arith.extui %e21 : i1 to i32
  %n21 = arith.addi %n20, %f21 : i32

  // truncf f64 257/256 to bf16
  %a22 = arith.constant 0x3FF0100000000000 : f64
  %b22 = arith.truncf %a22 : f64 to bf16
  %c22 = arith.extf %b22 : bf16 to f64
  %d22 = arith.constant 0x3FF0000000000000 : f64
  %e22 = arith.cmpf une, %c22, %d22 : f64
  %f22 = arith.extui %e22 : i1 to i32
  %n22 = arith.addi %n21, %f22 : i32

  // truncf f64 3 to bf16
  %a23 = arith.constant 0x4008000000000000 : f64
  %b23 = arith.truncf %a23 : f64 to bf16
  %c23 = arith.extf %b23 : bf16 to f64
  %d23 = arith.constant 0x4008000000000000 : f64
  %e23 = arith.cmpf une, %c23, %d23 : f64
  %f23 = arith.extui %e23 : i1 to i32
  %n23 = arith.addi %n22, %f23 : i32

  // truncf f64 1100048498689/1099511627776 to f16
  %a24 = arith.constant 0x3FF0020000001000 : f64
  %b24 = arith.truncf %a24 : f64 to f16
  %c24 = arith.extf %b24 : f16 to f64
  %d24 = arith.constant 0x3FF0040000000000 : f64
  %e24 = arith.cmpf une, %c24, %d24 : f64
  %f24 = arith.extui %e24 : i1 to i32
  %n24 = arith.addi %n23, %f24 : i32

  // truncf f64 1101122240511/1099511627776 to f16
  %a25 = arith.constant 0x3FF005FFFFFFF000 : f64
  %b25 = arith.truncf %a25 : f64 to f16
  %c25 = arith.extf %b25 : f16 to f64
  %d25 = arith.constant 0x3FF0040000000000 : f64
  %e25 = arith.cmpf une, %c25, %d25 : f64
  %f25 = arith.extui %e25 : i1 to i32
  %n25 = arith.addi %n24, %f25 : i32

  // truncf f64 -1100048498689/1099511627776 to f16
  %a26 = arith.constant 0xBFF0020000001000 : f64
  %b26 = arith.truncf %a26 : f64 to f16
  %c26 = arith.extf %b26 : f16 to f64
  %d26 = arith.constant 0xBFF0040000000000 : f64
  %e26 = arith.cmpf une, %c26, %d26 : f64
  %f26 = arith.extui %e26 : i1 to i32
  %n26 = arith.addi %n25, %f26 : i32

  // truncf f64 34393292801/1125899906842624 to f16
  %a27 = arith.constant 0x3F00040000020000 : f64
  %b27 = arith.truncf %a27 : f64 to f16
  %c27 = arith.extf %b27 : f16 to f64
  %d27 = arith.constant 0x3F00080000000000 : f64
  %e27 = arith.cmpf une, %c27, %d27 : f64
  %f27 = arith.extui %e27 : i1 to i32
  %n27 = arith.addi %n26, %f27 : i32

  return %n27 : i32
}
