# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Batch norm: PyTorch adds up statistics and gradients of float32 in float64 on CPUs.

A channel's sums go over all images and pixels, whose errors every element of the gradient
before it inherits.
"""

from unittest import mock

import torch
from torch._decomp import decomposition_table

aten = torch.ops.aten


def _along_channels(values, x):
    """One value for each channel, to be broadcast."""
    return values.view([-1 if d == 1 else 1 for d in range(x.dim())])


def _others(x):
    return [d for d in range(x.dim()) if d != 1]


def _statistics(x):
    """Mean and biased variance of every channel, in float64."""
    wide, dims = x.double(), _others(x)
    mean = wide.mean(dims, keepdim=True)
    centred = wide - mean
    return mean.flatten(), (centred * centred).mean(dims)


def _updated(running, new, momentum):
    """Running statistics after this batch, in their own type."""
    if running is None:
        return None
    return (momentum * new + (1 - momentum) * running).to(running.dtype)


def _normalised(x, weight, bias, mean, invstd):
    """As a product and a sum: what x - mean rounds off is much the same in a whole channel,
    and a mean of the result would have it."""
    scale = invstd if weight is None else invstd * weight
    shift = -mean * scale if bias is None else bias - mean * scale
    scale, shift = (_along_channels(value.to(x.dtype), x) for value in (scale, shift))
    return x * scale + shift


def _batch_norm(x, weight, bias, running_mean, running_var, momentum, eps):
    """Output, mean, 1 / standard deviation, and both running statistics."""
    mean, var = _statistics(x)
    count = x.numel() // x.shape[1]
    new_var = _updated(running_var, var * (count / max(count - 1, 1)), momentum)
    new_mean = _updated(running_mean, mean, momentum)
    invstd = torch.rsqrt(var + eps)
    result = _normalised(x, weight, bias, mean, invstd)
    return result, mean.to(x.dtype), invstd.to(x.dtype), new_mean, new_var


def _is_ours(x, training):
    return training and x.dtype == torch.float32


def _functional(x, weight, bias, running_mean, running_var, training, momentum, eps):
    if not _is_ours(x, training):
        original = decomposition_table[aten._native_batch_norm_legit_functional.default]
        return original(x, weight, bias, running_mean, running_var, training, momentum, eps)
    return _batch_norm(x, weight, bias, running_mean, running_var, momentum, eps)


def _without_running(x, weight, bias, training, momentum, eps):
    if not _is_ours(x, training):
        original = decomposition_table[aten._native_batch_norm_legit.no_stats]
        return original(x, weight, bias, training, momentum, eps)
    return _batch_norm(x, weight, bias, None, None, momentum, eps)[:3]


def _backward(
    grad, x, weight, running_mean, running_var, mean, invstd, train, eps, output_mask
):
    if not _is_ours(x, train):
        original = decomposition_table[aten.native_batch_norm_backward.default]
        return original(grad, x, weight, running_mean, running_var, mean, invstd, train, eps,
                        output_mask)
    dims, count = _others(x), x.numel() // x.shape[1]
    centred = x - _along_channels(mean, x)
    total = grad.double().sum(dims)
    along = (grad.double() * (x.double() - _along_channels(mean, x).double())).sum(dims)
    slope = (along / count * invstd.double() * invstd.double()).to(x.dtype)
    dx = None
    if output_mask[0]:
        scale = invstd if weight is None else invstd * weight
        left = grad - _along_channels((total / count).to(x.dtype), x)
        dx = (left - centred * _along_channels(slope, x)) * _along_channels(scale, x)
    return (
        dx,
        (along * invstd.double()).to(x.dtype) if output_mask[1] else None,
        total.to(x.dtype) if output_mask[2] else None,
    )


def _cumulative(original):
    """With momentum=None batch norm averages over all batches: their count stays a tensor here."""
    def forward(module, x):
        count = module.num_batches_tracked if module.track_running_stats else None
        if module.momentum is not None or count is None or not module.training:
            return original(module, x)
        module._check_input_dim(x)
        count.add_(1)
        pairs = [(running, torch.zeros_like(running)) for running in (
            module.running_mean, module.running_var)]
        result = torch.nn.functional.batch_norm(
            x, *(new for _, new in pairs), module.weight, module.bias, True, 1.0, module.eps)
        for running, new in pairs:
            running.copy_(running * (1 - 1 / count) + new * (1 / count))
        return result

    return forward


def replaced():
    """Replaces what asks for a value of a tensor."""
    cls = torch.nn.modules.batchnorm._BatchNorm
    return mock.patch.object(cls, "forward", _cumulative(cls.forward))


def table():
    """Rules by operation."""
    return {
        aten._native_batch_norm_legit_functional.default: _functional,
        aten._native_batch_norm_legit.no_stats: _without_running,
        aten.native_batch_norm_backward.default: _backward,
    }
