# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attention as one operation, `fsdp.attention`, and another for its gradient.

What the compiler has no op for, such as a mask with a gradient, is left to PyTorch's plain form.
"""

import math

import torch
from torch_mlir import ir

from . import hashed, operators, second

aten = torch.ops.aten


def placed(rows, columns, causal, window):
    """Which columns each row may have weights with, by their places alone; None for all."""
    if not causal and not window:
        return None
    places = torch.arange(max(rows, columns), dtype=torch.int32)
    distance = places[:rows].unsqueeze(1) - places[:columns]
    if not window:
        return distance >= 0
    return (distance < window) & (distance >= 0 if causal else distance > -window)


def scores(query, key, mask, causal, window, scale):
    """What weights are made of, of as many heads of keys as of queries."""
    scores = query @ key.transpose(-2, -1) * scale
    kept = placed(*scores.shape[-2:], causal, window)
    if kept is not None:
        scores = scores.masked_fill(kept.logical_not(), -math.inf)
    if mask is None:
        return scores
    if mask.dtype == torch.bool:
        return scores.masked_fill(mask.logical_not(), -math.inf)
    return scores + mask


def _wide(query, *others):
    """Tensors in the type of sums, with as many heads as the query has."""
    sums = torch.float64 if query.dtype == torch.float64 else torch.float32
    return [
        x.to(sums).repeat_interleave(query.shape[1] // x.shape[1], 1) for x in (query, *others)]


def _weights(scores, logsumexp):
    base = logsumexp.masked_fill(logsumexp == -math.inf, 0.0).unsqueeze(-1)
    return torch.exp(scores - base)


def _drop(weights, rows, number, rate):
    """Drops what the numbers of the rows' first weights and the key of the call say."""
    if rows is None:
        return weights
    columns = torch.arange(weights.shape[-1], dtype=torch.int64)
    bits = hashed.mix((rows.unsqueeze(-1) + columns) ^ number)
    return torch.where(hashed.keep(bits, rate), weights * (1.0 / (1.0 - rate)), 0.0)


@torch.library.custom_op("fsdp_export::attention", mutates_args=())
def attention(
    query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, mask: torch.Tensor | None,
    rows: torch.Tensor | None, number: torch.Tensor | None, rate: float, causal: bool,
    window: int, scale: float,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Output and logsumexp: the definition of `fsdp.attention`; no window is 0."""
    queries, keys, values = _wide(query, key, value)
    given = scores(queries, keys, mask, causal, window, scale)
    logsumexp = torch.logsumexp(given, -1)
    weights = _drop(_weights(given, logsumexp), rows, number, rate)
    return (weights @ values).to(query.dtype), logsumexp


@attention.register_fake
def _(query, key, value, *_):
    sums = torch.float64 if query.dtype == torch.float64 else torch.float32
    output = query.new_empty((*query.shape[:3], value.shape[3]))
    return output, query.new_empty(query.shape[:3], dtype=sums)


@torch.library.custom_op("fsdp_export::attention_grad", mutates_args=())
def attention_grad(
    output_grad: torch.Tensor, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor,
    output: torch.Tensor, logsumexp: torch.Tensor, mask: torch.Tensor | None,
    rows: torch.Tensor | None, number: torch.Tensor | None, rate: float, causal: bool,
    window: int, scale: float,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """The gradients: the definition of `fsdp.attention_grad`."""
    queries, keys, values = _wide(query, key, value)
    weights = _weights(scores(queries, keys, mask, causal, window, scale), logsumexp)

    def narrow(x, like):
        return x.unflatten(1, (like.shape[1], -1)).sum(2).to(like.dtype)

    gradient, whole = _wide(output_grad, output)
    common = (gradient * whole).sum(-1, keepdim=True)
    weight_grads = _drop(gradient @ values.transpose(-2, -1), rows, number, rate)
    slopes = scale * weights * (weight_grads - common)
    dropped = _drop(weights, rows, number, rate)
    return (narrow(slopes @ keys, query), narrow(slopes.transpose(-2, -1) @ queries, key),
            narrow(dropped.transpose(-2, -1) @ gradient, value))


@attention_grad.register_fake
def _(output_grad, query, key, value, *_):
    return tuple(x.new_empty(x.shape) for x in (query, key, value))


def _keep(ctx, inputs, output):
    query, key, value, mask, rows, number, *ctx.rest = inputs
    ctx.save_for_backward(query, key, value, *output, mask, rows, number)


def _plain(query, key, value, mask, rows, number, rate, causal, window, scale):
    """The output, in operations that have gradients."""
    queries, keys, values = _wide(query, key, value)
    given = scores(queries, keys, mask, causal, window, scale)
    softmax = torch.softmax if mask is None else torch._safe_softmax
    weights = _drop(softmax(given, -1), rows, number, rate)
    return (weights @ values).to(query.dtype),


def _backward(ctx, output_grad, _):
    *tensors, mask, rows, number = ctx.saved_tensors
    given = (mask, rows, number, *ctx.rest)
    if second.are_wanted():
        return tuple(second.gradients(_plain, (*tensors[:3], *given), (output_grad,)))
    return *attention_grad(output_grad, *tensors, *given), *(None for _ in given)


attention.register_autograd(_backward, setup_context=_keep)

_TYPES = (torch.float16, torch.bfloat16, torch.float32, torch.float64)


def _mask_of(mask, query, key):
    """The mask with four dimensions; None if the op has none like it."""
    whole = (*query.shape[:3], key.shape[2])
    if mask.requires_grad or mask.dtype not in (torch.bool, query.dtype, torch.float32):
        return None
    mask = mask[(None,) * (4 - mask.dim())] if mask.dim() < 4 else mask
    fits = mask.dim() == 4 and all(
        own in (1, full) for own, full in zip(mask.shape, whole, strict=True))
    return mask if fits else None


def _fits(query, key, value, mask, is_causal, enable_gqa):
    """Whether the op computes this; nothing is asked of what PyTorch itself refuses."""
    if not query.dtype == key.dtype == value.dtype or query.dtype not in _TYPES:
        return False
    if any(x.dim() != 4 or x.numel() == 0 for x in (query, key, value)):
        return False
    # Without grouped heads all of the query may share one, as any broadcast does.
    heads = (query.shape[1] % key.shape[1] == 0 if enable_gqa
             else key.shape[1] in (1, query.shape[1]))
    return (
        heads and key.shape[:3] == value.shape[:3] and query.shape[0] == key.shape[0]
        and query.shape[3] == key.shape[3] and not (is_causal and mask is not None))


def whole(original, draw=None):
    """`scaled_dot_product_attention` by the op where it fits, and by `original` elsewhere.

    Of the shape of all weights `draw` tells the number of each row's first one and the key of
    a call, which decide what is dropped.
    """
    def attend(query, key, value, mask, rate, is_causal, scale, enable_gqa):
        if 0.0 <= rate < 1.0 and _fits(query, key, value, mask, is_causal, enable_gqa):
            known = None if mask is None else _mask_of(mask, query, key)
            if mask is None or known is not None:
                scale = 1.0 / math.sqrt(query.shape[-1]) if scale is None else scale
                rows, number = (
                    draw((*query.shape[:3], key.shape[2])) if rate else (None, None))
                return attention(
                    query, key, value, known, rows, number, float(rate), is_causal, 0,
                    float(scale))[0]
        return original(query, key, value, mask, rate, is_causal, scale, enable_gqa)

    return attend


# Of each operator the operation and its number of tensors before the mask.
_OPERATIONS = {
    "torch.fsdp_export.attention": ("fsdp.attention", 3),
    "torch.fsdp_export.attention_grad": ("fsdp.attention_grad", 6),
}


def _constant(value):
    return value.owner.attributes["value"]


def _attributes(rate, causal, window, scale):
    def number(value):
        return ir.FloatAttr.get(ir.F64Type.get(), ir.FloatAttr(_constant(value)).value)

    attributes = {"scale": number(scale)}
    if ir.FloatAttr(_constant(rate)).value != 0.0:
        attributes["rate"] = number(rate)
    if ir.IntegerAttr(_constant(causal)).value:
        attributes["causal"] = ir.UnitAttr.get()
    if ir.IntegerAttr(_constant(window)).value:
        attributes["window"] = _constant(window)
    return attributes


def insert(module):
    """Turns the custom operators into operations; returns whether there was one."""
    found = [op for op in operators.walk(module) if operators.name(op) in _OPERATIONS]
    for op in found:
        operation, count = _OPERATIONS[operators.name(op)]
        operands = list(op.operands)
        extras = [x for x in operands[count:count + 3] if str(x.type) != "!torch.none"]
        attributes = _attributes(*operands[count + 3:])
        operators.replace(op, operation, operands[:count] + extras, attributes)
    return bool(found)
