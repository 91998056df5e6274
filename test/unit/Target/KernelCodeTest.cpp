//===- KernelCodeTest.cpp - What machine code of kernels holds ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Device/KernelCode.h"
#include "gtest/gtest.h"

using namespace mlir::fsdp;
using Counts = std::map<std::string, int64_t>;
using Widths = std::map<int64_t, int64_t>;

TEST(KernelCode, PTX) {
  KernelCodes codes = readPTX(R"(
.visible .entry first(
	.param .u64 .ptr .align 16 first_param_0
)
.maxntid 256, 1, 1
{
	.reg .b32 	%r<9>;
	ld.param.b64 	%rd1, [first_param_0];
	cvta.to.global.u64 	%rd2, %rd1;
	mov.u32 	%r1, %tid.x;
	ld.global.nc.v4.b32 	{%r2, %r3, %r4, %r5}, [%rd1];
	@%p1 bra 	$L__BB0_2;
	add.rn.f32 	%r6, %r2, %r3;
	ex2.approx.f32 	%r7, %r6;
	cvt.rn.bf16.f32 	%rs1, %r7;
	st.global.b16 	[%rd1+2], %rs1;
$L__BB0_2:
	ret;
}
.visible .entry second(
)
{
	st.shared.b32 	[%r1], %r2;
	shfl.sync.bfly.b32 	%r3, %r2, 16, 31, -1;
	@!%p2 add.f64 	%rd2, %rd3, %rd4;
	mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%r1}, {%r2}, {%r3};
	ret;
}
)");
  ASSERT_EQ(codes.size(), 2u);
  EXPECT_EQ(codes["first"].classes, (Counts{{"control", 3},
                                            {"integer", 2},
                                            {"memory", 2},
                                            {"float", 1},
                                            {"special", 1},
                                            {"convert", 1}}));
  EXPECT_EQ(codes["first"].loads, (Widths{{16, 1}}));
  EXPECT_EQ(codes["first"].stores, (Widths{{2, 1}}));
  EXPECT_EQ(codes["second"].classes, (Counts{{"shared", 1},
                                             {"exchange", 1},
                                             {"double", 1},
                                             {"product", 1},
                                             {"control", 1}}));
  EXPECT_FALSE(codes["first"].registers);
}

TEST(KernelCode, SASS) {
  KernelCodes codes = readSASS(R"(
//--------------------- .text.first   --------------------------
	.section	.text.first,"ax",@progbits
.text.first:
        /*0000*/                   LDC R1, c[0x0][0x28] ;
        /*00e0*/                   LDG.E.128.CONSTANT R8, desc[UR4][R8.64] ;
        /*00f0*/                   LDG.E.CONSTANT R28, desc[UR4][R6.64] ;
        /*0100*/              @!P0 STG.E.U16 desc[UR4][R6.64], R28 ;
        /*0110*/                   FFMA R1, R2, R3, R4 ;
        /*0120*/                   HFMA2.MMA R1, R2, R3, R4 ;
        /*0130*/                   MUFU.EX2 R1, R2 ;
        /*0140*/                   F2FP.BF16.F32.PACK_AB R1, R2, R3 ;
        /*0150*/                   HMMA.16816.F32.BF16 R1, R2, R3, R4 ;
        /*0160*/                   IADD3 R1, R2, R3, RZ ;
        /*0170*/                   EXIT ;
        /*0180*/                   NOP ;
)");
  ASSERT_EQ(codes.size(), 1u);
  EXPECT_EQ(codes["first"].classes, (Counts{{"control", 2},
                                            {"memory", 3},
                                            {"float", 2},
                                            {"special", 1},
                                            {"convert", 1},
                                            {"product", 1},
                                            {"integer", 1}}));
  EXPECT_EQ(codes["first"].loads, (Widths{{4, 1}, {16, 1}}));
  EXPECT_EQ(codes["first"].stores, (Widths{{2, 1}}));
}

TEST(KernelCode, AssemblerLog) {
  KernelCodes codes;
  codes["first"], codes["second"];
  readAssemblerLog(R"(ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'first' for 'sm_90'
ptxas info    : Function properties for first
    8 bytes stack frame, 12 bytes spill stores, 16 bytes spill loads
ptxas info    : Used 46 registers, used 0 barriers, 8 bytes smem
ptxas info    : Compiling entry function 'unknown' for 'sm_90'
ptxas info    : Used 255 registers, used 0 barriers
)",
                   codes);
  EXPECT_EQ(codes["first"].registers, 46);
  EXPECT_EQ(codes["first"].spilledBytes, 28);
  EXPECT_FALSE(codes["second"].registers);
  EXPECT_FALSE(codes["second"].spilledBytes);
}
