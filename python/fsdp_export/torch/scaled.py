# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of 8-bit floats with scales, as `torch._scaled_mm` and torchao's float8 have them.

Factors are multiplied as they are and sums scaled, as tensor cores do it; on processors PyTorch
scales the left factor first, which rounds otherwise.
"""

import torch

aten = torch.ops.aten

# The formats that the compiler has; it has them within a step, not for states or inputs.
TYPES = (torch.float8_e4m3fn, torch.float8_e5m2)


def _is_scale(scale, sizes):
    """One number for the tensor, or one for each of its rows or columns."""
    return scale.dtype == torch.float32 and (
        scale.numel() == 1 or tuple(scale.shape) == sizes)


def _scaled_mm(
    x, y, scale_x, scale_y, bias=None, scale_result=None, out_dtype=None, use_fast_accum=False,
):
    rows, columns = (x.shape[0], 1), (1, y.shape[1])
    if not (_is_scale(scale_x, rows) and _is_scale(scale_y, columns)):
        return NotImplemented
    out_dtype = out_dtype or x.dtype
    result = x.float() @ y.float() * (scale_x * scale_y)
    if bias is not None:
        result = result + bias.float()
    if out_dtype in TYPES and scale_result is not None:
        result = result * scale_result
    return result.to(out_dtype)


def table():
    return {aten._scaled_mm.default: _scaled_mm}
