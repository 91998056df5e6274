//===- AbiTest.c - the header is C11 and has the promised layout ----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp_rt.h"

#include <stddef.h>
#include <stdio.h>

#define CHECK_OFFSET(type, field, value)                                       \
  _Static_assert(offsetof(type, field) == (value), #type "." #field)

_Static_assert(sizeof(fsdp_rt_module) == 40, "module");
_Static_assert(sizeof(fsdp_rt_world_options) == 56, "world options");
_Static_assert(sizeof(fsdp_rt_segment) == 40, "segment");
_Static_assert(sizeof(fsdp_rt_part) == 48, "part");
_Static_assert(sizeof(fsdp_rt_collective) == 56, "collective");
_Static_assert(sizeof(fsdp_rt_matmul_desc) == 128, "matmul");
CHECK_OFFSET(fsdp_rt_module, manifest, 16);
CHECK_OFFSET(fsdp_rt_module, schedule_hash, 32);
CHECK_OFFSET(fsdp_rt_part, dtype, 8);
CHECK_OFFSET(fsdp_rt_part, shift, 12);
CHECK_OFFSET(fsdp_rt_part, full_bytes, 16);
CHECK_OFFSET(fsdp_rt_part, segments, 40);
CHECK_OFFSET(fsdp_rt_collective, kind, 8);
CHECK_OFFSET(fsdp_rt_collective, num_parts, 32);
CHECK_OFFSET(fsdp_rt_collective, channel_name, 48);
CHECK_OFFSET(fsdp_rt_matmul_desc, m, 16);
CHECK_OFFSET(fsdp_rt_matmul_desc, batch0, 64);
CHECK_OFFSET(fsdp_rt_matmul_desc, c_stride1, 120);

int main(void) {
  if (fsdp_rt_abi_version() != FSDP_RT_ABI_VERSION) {
    puts("header and library differ");
    return 1;
  }
  return 0;
}
