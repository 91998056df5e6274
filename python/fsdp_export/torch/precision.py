# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mixed precision: the model that is traced computes in other types than it stores.

As PyTorch's MixedPrecision: parameters are gathered and computed in `param`,
floating inputs of the model (with FSDP2 of every unit) are cast to it, buffers are kept in
`buffer`, the loss is cast to `output`. Modules of the classes in `keep` stay in float32: their
floating inputs are cast to it, and what they return back.
"""

import copy
import dataclasses
import inspect

import torch
from torch._subclasses.fake_tensor import FakeTensor
from torch.utils import _pytree

from ..common.errors import ExportError
from .batches import find_loss, find_metrics
from .tree import own

DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "f16": torch.float16}


@dataclasses.dataclass
class Precision:
    """Types by purpose; None leaves a type as it is."""

    param: torch.dtype | None = None
    buffer: torch.dtype | None = None
    output: torch.dtype | None = None
    keep: tuple = ("_BatchNorm",)

    def changes(self):
        return any((self.param, self.buffer, self.output))


def parse(options):
    """The precision that the command line asks for."""
    def dtype(name):
        return DTYPES[name] if name else None

    return Precision(
        dtype(options.param_dtype),
        dtype(options.buffer_dtype),
        dtype(options.output_dtype),
        (*Precision.keep, *options.keep_fp32),
    )


def _cast(value, dtype):
    """`value` with all floating tensors in it cast."""
    return _pytree.tree_map_only(
        torch.Tensor, lambda x: x.to(dtype) if x.is_floating_point() else x, value
    )


def _floating(values):
    """The type of the first floating tensor, or None."""
    for value in values:
        if isinstance(value, torch.Tensor) and value.is_floating_point():
            return value.dtype
    return None


def _keep_float32(module):
    """Runs a module in float32, whatever it is given."""
    forward = module.forward

    def run(*args, **kwargs):
        given = _floating([*args, *kwargs.values()])
        result = forward(*_cast(args, torch.float32), **_cast(kwargs, torch.float32))
        return result if given is None else _cast(result, given)

    module.forward = run


def _cast_inputs(module, dtype):
    """Casts what a module that is a unit is given, as FSDP does."""
    forward = module.forward

    def run(*args, **kwargs):
        return forward(*_cast(args, dtype), **_cast(kwargs, dtype))

    module.forward = run


def _is_one_of(module, names):
    return any(base.__name__ in names for base in type(module).__mro__)


def _cast_states(module, precision):
    for param in module.parameters(recurse=False):
        if precision.param and param.is_floating_point():
            param.data = param.data.to(precision.param)
    for name, buffer in module.named_buffers(recurse=False):
        if precision.buffer and buffer.is_floating_point():
            module._buffers[name] = buffer.to(precision.buffer)


def _copy(model):
    """A copy of the model. What has no values (--no-init) is copied by hand: a deep copy would
    look for them, and bring another fake mode along."""
    known = {}
    for tensor in (*model.parameters(), *model.buffers()):
        if isinstance(tensor, FakeTensor):
            like = torch.empty_like(tensor)
            if isinstance(tensor, torch.nn.Parameter):
                like = torch.nn.Parameter(like, tensor.requires_grad)
            known[id(tensor)] = like
    return copy.deepcopy(model, known)


def _check_untied(model, kept):
    """A parameter is of one type, so that modules that share one are kept both or neither."""
    users = {}
    for name, module in model.named_modules():
        for param in module.parameters(recurse=False):
            users.setdefault(param, []).append((module in kept, name))
    for modules in users.values():
        if len({is_kept for is_kept, _ in modules}) > 1:
            (one, *_), (other, *_) = (
                [name for is_kept, name in modules if is_kept == wanted]
                for wanted in (True, False))
            raise ExportError(
                f"--keep-fp32 keeps '{one}', which shares a parameter with '{other}', which it "
                "does not keep", "name both classes, or neither, or untie them")


def computing(model, precision, wrap=()):
    """A copy of the model that computes as `precision` says, with units of the classes that `wrap`
    names; the model itself if it says nothing.
    """
    if not precision.changes():
        return model
    present = {base.__name__ for m in model.modules() for base in type(m).__mro__}
    for name in precision.keep:
        if name not in present and name not in Precision.keep:
            raise ExportError(f"--keep-fp32 names class '{name}', which no module of the model has")
    model = _copy(model)
    kept = set()
    for module in model.modules():
        if module not in kept and _is_one_of(module, precision.keep):
            _keep_float32(module)
            kept.update(module.modules())
    _check_untied(model, kept)
    for module in model.modules():
        if module not in kept:
            _cast_states(module, precision)
            if precision.param and _is_one_of(module, wrap):
                _cast_inputs(module, precision.param)
    forward, param, output = model.forward, precision.param, precision.output

    def run(*args, **kwargs):
        if param:
            args, kwargs = _cast(args, param), _cast(kwargs, param)
        result = forward(*args, **kwargs)
        loss = find_loss(result)
        # The loss is summed up and logged in float32.
        loss = _cast(_cast(loss, output) if output else loss, torch.float32)
        return {"loss": loss, **find_metrics(result)}

    # It is called as forward is.
    run.__signature__ = inspect.signature(forward)
    model.forward = run
    return model


def check_params(tree):
    """Parameters are trained in float32, with optimizer states of that type."""
    others = [state for state in tree.params
              if state.tensor.requires_grad and state.tensor.dtype != torch.float32]
    if not others:
        return
    count = f" and {len(others) - 1} more" if len(others) > 1 else ""
    kind = own(others[0]).dtype
    raise ExportError(
        f"not supported: parameter '{others[0].fqn}'{count} of {kind}, expected "
        f"{torch.complex64 if kind.is_complex else torch.float32}",
        "train it in float32: return model.float() from model(); with --param-dtype bf16 or f16 "
        "the step computes with parameters of 16 bits, as FSDP's mixed precision does",
    )
