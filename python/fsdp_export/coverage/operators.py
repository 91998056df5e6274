# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every operator of PyTorch's own table of samples that has a gradient in float32, each with
its first samples as one model.

The tensors of a sample that need gradients are parameters, the others come with the batch.
The loss weighs every element that the operator returns, of floating or integral type; the
weights have the signs of what they weigh, so that nothing cancels.
"""

import contextlib
import functools
import warnings

import torch
from torch.utils import _pytree

from .. import dropout
from . import cases

# How many samples of an operator are taken, and how many elements one may have.
SAMPLES, ELEMENTS = 4, 20_000


@functools.cache
def _table():
    # Warns of what there is on this machine.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from torch.testing._internal import common_methods_invocations as table
    # The table has functions that draw set PyTorch's seed, which a step can't, nor has to.
    table.wrapper_set_seed = lambda call, *arguments, **keywords: call(*arguments, **keywords)
    return {
        entry.full_name: entry for entry in table.op_db
        if entry.supports_autograd and torch.float32 in entry.supported_backward_dtypes("cpu")
    }


def names(_):
    """The operators by their names in the table, with that of the variant."""
    return sorted(_table())


def _is_tensor(value):
    return isinstance(value, torch.Tensor)


class _Sample(torch.nn.Module):
    """One call of the operator. Of its `leaves` parameters are names, other tensors, of which
    there are `count`, places in what comes with the batch, and all else is alone in a tuple.
    """

    def __init__(self, operator, sample, leaves, spec, count):
        super().__init__()
        self.operator, self.leaves, self.spec, self.count = operator, leaves, spec, count
        # What of the results is defined: the table knows of signs and phases that are not.
        self.defined = sample.output_process_fn_grad

    @staticmethod
    def take(operator, sample):
        """It, and the tensors that come with the batch."""
        leaves, spec = _pytree.tree_flatten(((sample.input, *sample.args), sample.kwargs))
        params, fixed, known = {}, [], []
        for leaf in leaves:
            if not _is_tensor(leaf):
                known.append((leaf,))
                continue
            # As new memory, without what was cut off.
            value = leaf.detach().clone(memory_format=torch.contiguous_format)
            if leaf.requires_grad:
                known.append(f"x{len(params)}")
                params[known[-1]] = torch.nn.Parameter(value)
            else:
                known.append(len(fixed))
                fixed.append(value)
        made = _Sample(operator, sample, known, spec, len(fixed))
        for name, param in params.items():
            made.register_parameter(name, param)
        return made, fixed

    def _argument(self, leaf, fixed):
        if isinstance(leaf, tuple):
            return leaf[0]
        # Operators may change what they are given.
        return (getattr(self, leaf) if isinstance(leaf, str) else fixed[leaf]).clone()

    def results(self, fixed):
        """What it returns, without what is no tensor; complex numbers as pairs."""
        leaves = [self._argument(leaf, fixed) for leaf in self.leaves]
        args, kwargs = _pytree.tree_unflatten(leaves, self.spec)
        results = self.defined(self.operator(*args, **kwargs))
        # Values that a mask selects are traced as a class of their own.
        found = [x for x in _pytree.tree_leaves(results) if hasattr(x, "__torch_function__")]
        return [torch.view_as_real(x.resolve_conj()) if x.is_complex() else x for x in found]

    def weigh(self, fixed):
        """Makes the weights; returns the sum of what they weigh."""
        results = self.results(fixed)
        for number, result in enumerate(results):
            value = result.detach().float()
            peak = float(value.abs().max()) if value.numel() else 0.0
            size = (0.5 + torch.rand(value.shape)) / ((peak or 1.0) * max(value.numel(), 1))
            self.register_buffer(f"w{number}", torch.where(value < 0, -size, size))
        return self.weighed(results)

    def weighed(self, results):
        return sum(
            (result.to(getattr(self, f"w{number}").dtype) * getattr(self, f"w{number}")).sum()
            for number, result in enumerate(results))

    def forward(self, *fixed):
        return self.weighed(self.results(fixed))


def _fits(sample, fixed):
    """Whether the sample runs, with a gradient, and all of its numbers are finite."""
    params = list(sample.parameters())
    if not params or not all(0 < x.numel() <= ELEMENTS for x in (*params, *fixed)):
        return False
    with dropout.eager(torch.zeros((), dtype=torch.int64)):
        loss = sample.weigh(fixed)
    if not _is_tensor(loss) or not loss.requires_grad:
        return False
    loss.backward()
    grads = [x.grad for x in params if x.grad is not None]
    sample.zero_grad()
    return all(bool(x.isfinite().all()) for x in (loss, *params, *grads))


def _samples(entry):
    """The first samples that fit, with their tensors that come with the batch."""
    torch.manual_seed(0)
    found = []
    for each in entry.sample_inputs("cpu", torch.float32, requires_grad=True):
        # What PyTorch itself does not compute is left out.
        with contextlib.suppress(RuntimeError, NotImplementedError):
            taken = _Sample.take(entry.op, each)
            found += [taken] if _fits(*taken) else []
        if len(found) == SAMPLES:
            break
    if not found:
        raise cases.NotCounted("no sample has a gradient and finite numbers")
    return found


class _Model(torch.nn.Module):
    def __init__(self, samples):
        super().__init__()
        self.samples = torch.nn.ModuleList(samples)

    def forward(self, scale, *fixed):
        fixed, total = list(fixed), 0.0
        for sample in self.samples:
            total = total + sample(*fixed[:sample.count])
            del fixed[:sample.count]
        return total * scale


def _case(samples):
    tensors = [x for _, fixed in samples() for x in fixed]

    def batch(rank, step):
        return (torch.tensor(1.0 + 0.25 * rank + 0.5 * step), *(x.clone() for x in tensors))

    return cases.Case(lambda: _Model([sample for sample, _ in samples()]), batch, steps=1)


def make(_, name):
    """The samples of an operator, of which each rank weighs the loss with another number."""
    return _case(lambda: _samples(_table()[name]))


def _small_sample(name, elements):
    found = _samples(_table()[name])
    return next((each for each in found
                 if sum(x.numel() for x in each[0].parameters()) <= elements), found[0])


def group(names, elements=600):
    """A sample of each of several operators, of so many elements if there is one."""
    return _case(lambda: [_small_sample(name, elements) for name in names])
