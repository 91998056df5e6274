# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Connectionist temporal classification (Graves et al., 2006): two loops over time.

PyTorch's own takes lengths as numbers. Here shapes are those of the longest target and of
all of time, and lengths are data: states beyond a target cannot be reached, steps beyond an
input leave everything as it was.
"""

import contextlib
import math
from unittest import mock

import torch

from . import second
from .loops import Loop
from .selected import Selected

_REDUCTIONS = ("none", "mean", "sum")


def _log_sum(*values):
    """The logarithm of the sum of what these are logarithms of."""
    peak = values[0]
    for value in values[1:]:
        peak = torch.maximum(peak, value)
    peak = torch.where(peak == -math.inf, torch.zeros_like(peak), peak)
    total = torch.exp(values[0] - peak)
    for value in values[1:]:
        total = total + torch.exp(value - peak)
    return torch.log(total) + peak


def _shifted(x, count):
    """Moves states up by `count`, or down by -`count`; nothing comes after the last one."""
    size = x.shape[-1]
    empty = torch.full_like(x[..., :abs(count)], -math.inf)
    if count > 0:
        return torch.cat([empty, x[..., :size - count]], -1)
    return torch.cat([x[..., -count:], empty], -1)


def _step(direction):
    """From one step of time to the next: a state is kept, or follows the one before, or the one
    before that where `skips` is 0 and not -inf."""
    def step(scores, runs, states, skips):
        new = scores + _log_sum(
            states, _shifted(states, direction), _shifted(states, 2 * direction) + skips)
        states = torch.where(runs > 0, new, states)
        return states, states

    return step


_ALPHA = Loop("ctc_alpha", _step(1), slices=2, carried=1, constants=1, kept=1)
_BETA = Loop("ctc_beta", _step(-1), slices=2, carried=1, constants=1, kept=1)


def _where_last(lengths, count):
    """Of each target the logarithm of 1 at its last state, of 0 elsewhere."""
    last = torch.arange(count) == 2 * lengths.unsqueeze(1)
    return torch.where(last, 0.0, -math.inf)


class _Loss(torch.autograd.Function):
    """The loss of each target. `labels` are those of the states, blanks between targets and
    around them; `runs`, of (time, batch, 1), is 0 beyond an input, else 1.

    As PyTorch's, its gradient is that of what `log_softmax` was given, which that one's
    gradient leaves as it is.
    """

    @staticmethod
    def forward(ctx, log_probs, labels, skips, runs, lengths):
        index = labels.unsqueeze(0).expand(log_probs.shape[0], *labels.shape)
        scores = log_probs.gather(2, index)
        first = torch.where(torch.arange(labels.shape[1]) == 0, 0.0, -math.inf)
        first = first.to(scores.dtype).expand(labels.shape).contiguous()
        last, alpha = _ALPHA.call(scores, runs, first, skips, 0, False)
        ends = _where_last(lengths, labels.shape[1]).to(scores.dtype)
        # Of its two last states a target without labels has one.
        before = torch.where(lengths.unsqueeze(1) > 0, _shifted(ends, -1), -math.inf)
        ends = torch.maximum(ends, before.to(ends.dtype))
        loss = -torch.logsumexp(last + ends, -1)
        ctx.save_for_backward(log_probs, labels, skips, runs, lengths, scores, alpha, loss)
        return loss

    @staticmethod
    def backward(ctx, gradient):
        log_probs, labels, skips, runs, lengths, scores, alpha, loss = ctx.saved_tensors
        ends = _where_last(lengths, labels.shape[1]).to(scores.dtype)
        _, beta = _BETA.call(scores, runs, ends, _shifted(skips, -2), 0, True)
        both = alpha + beta
        share = torch.where(
            both == -math.inf, 0.0, torch.exp(both - scores + loss.view(1, -1, 1)))
        classes = torch.arange(log_probs.shape[2]).view(1, 1, -1)
        hit = (labels.unsqueeze(-1) == classes).to(scores.dtype)
        of_class = torch.bmm(share.transpose(0, 1), hit).transpose(0, 1)
        result = (torch.exp(log_probs) - of_class) * gradient.view(1, -1, 1)
        result = torch.where(runs > 0, result, 0.0)
        if second.are_wanted():
            result = second.last("ctc_loss", result.detach(), gradient, log_probs)
        return result, None, None, None, None


def _lengths(value, count):
    if not isinstance(value, torch.Tensor):
        value = torch.tensor(value)
    return value.to(torch.int64).reshape(-1).expand(count)


def _rows(targets, lengths, given, time):
    """Targets as rows, which may be longer than any target. A row has no use for more labels
    than there are steps."""
    if isinstance(targets, Selected):
        targets = targets.packed()
    if targets.dim() == 2:
        return targets
    longest = min(targets.shape[0], time)
    if not isinstance(given, torch.Tensor):
        longest = max(given, default=0)
    starts = torch.cumsum(lengths, 0) - lengths
    places = starts.unsqueeze(1) + torch.arange(longest)
    if not targets.shape[0]:
        return targets.new_zeros(lengths.shape[0], longest)
    return targets[places.clamp(0, targets.shape[0] - 1)]


def _states(targets, lengths, blank):
    """Labels of the states of each target, and where a state may follow the one before the one
    before it, as logarithms of 1 and 0."""
    rows, longest = targets.shape
    inside = torch.arange(longest) < lengths.unsqueeze(1)
    targets = torch.where(inside, targets.to(torch.int64), blank)
    between = torch.full_like(targets, blank)
    labels = torch.stack([between, targets], -1).reshape(rows, 2 * longest)
    labels = torch.cat([labels, labels.new_full((rows, 1), blank)], -1)
    two_before = torch.cat([labels.new_full((rows, 2), blank), labels], -1)[:, :2 * longest + 1]
    return labels, (labels != blank) & (labels != two_before)


def loss(
    log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean",
    zero_infinity=False,
):
    """As `torch.nn.functional.ctc_loss`; targets may be what a mask selects."""
    reduction = _REDUCTIONS[reduction] if isinstance(reduction, int) else reduction
    single = log_probs.dim() == 2
    if single:
        log_probs = log_probs.unsqueeze(1)
    time, count, _ = log_probs.shape
    steps, lengths = _lengths(input_lengths, count), _lengths(target_lengths, count)
    labels, may_skip = _states(
        _rows(targets, lengths, target_lengths, time), lengths, blank)
    skips = torch.where(may_skip, 0.0, -math.inf).to(log_probs.dtype)
    runs = (torch.arange(time).unsqueeze(1) < steps).to(log_probs.dtype).unsqueeze(-1)
    # Where there are more labels than states, as there are more than steps, no path is left.
    ends = torch.where(lengths > (labels.shape[1] - 1) // 2, time * 2 + 1, lengths)
    result = _Loss.apply(log_probs, labels, skips, runs, ends)
    if zero_infinity:
        result = torch.where(result == math.inf, 0.0, result)
    if reduction == "mean":
        return (result / lengths.clamp(min=1)).mean()
    if reduction == "sum":
        return result.sum()
    return result.squeeze(0) if single else result


@contextlib.contextmanager
def replaced():
    """Replaces the loss."""
    with (
        mock.patch.object(torch, "ctc_loss", loss),
        mock.patch.object(torch.nn.functional, "ctc_loss", loss),
    ):
        yield
