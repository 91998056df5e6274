# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Low-rank adapters: frozen weights W, of which W + alpha / r * B A is trained by A and B."""

import dataclasses
import difflib
import math

import torch

from ..common.errors import ExportError

_FORM = "write --lora r=8,alpha=16,targets=q_proj,v_proj"


@dataclasses.dataclass(frozen=True)
class Lora:
    """Rank and scale of the adapters, and the last names of the modules that get one."""

    r: int
    alpha: float
    targets: tuple


def _take_apart(text):
    """The words of `text` by key; those without a key belong to the one before."""
    values = {}
    for word in text.split(","):
        key, equals, value = word.partition("=")
        if equals and key in values:
            raise ExportError(f"--lora: '{key}' is given twice", _FORM)
        if not equals and not values:
            raise ExportError(f"--lora: expected NAME=VALUE, got '{word}'", _FORM)
        if equals:
            last = values.setdefault(key, [])
        last.append(value if equals else word)
    return values


def _positive(values, key, kind):
    text = ",".join(values[key])
    try:
        result = kind(text)
    except ValueError:
        result = 0
    if not 0 < result < math.inf:
        raise ExportError(f"--lora: expected {key} to be a positive number, got '{text}'", _FORM)
    return result


def parse(text):
    """The `Lora` that an option means; alpha is r where it is left out."""
    values = _take_apart(text)
    for key in values:
        if key not in ("r", "alpha", "targets"):
            raise ExportError(f"--lora: expected r, alpha and targets, got '{key}'", _FORM)
    for key in ("r", "targets"):
        if key not in values:
            raise ExportError(f"--lora: {key} is missing", _FORM)
    rank = _positive(values, "r", int)
    alpha = _positive(values, "alpha", float) if "alpha" in values else float(rank)
    return Lora(rank, alpha, tuple(filter(None, values["targets"])))


class _Adapted:
    """A linear module with an adapter. Its own parameters keep their names."""

    def forward(self, x):
        return super().forward(x) + (x @ self.lora_A.t() @ self.lora_B.t()) * self.lora_scale


def _sizes(module):
    """(inputs, outputs) of a linear module, or None of another; those of GPT-2 have their
    weight the other way round."""
    if isinstance(module, torch.nn.Linear):
        return module.in_features, module.out_features
    if type(module).__name__ == "Conv1D" and hasattr(module, "nf"):
        return tuple(module.weight.shape)
    return None


def _adapt(module, name, lora):
    sizes = _sizes(module)
    if sizes is None:
        raise ExportError(
            f"--lora: expected linear modules, '{name}' is {type(module).__name__}",
            "name others in targets",
        )
    inputs, outputs = sizes
    device = module.weight.device
    # There may be too many weights to have values; adapters are small.
    made = {"dtype": module.weight.dtype, "device": "cpu" if device.type == "meta" else device}
    module.lora_A = torch.nn.Parameter(torch.empty(lora.r, inputs, **made))
    module.lora_B = torch.nn.Parameter(torch.zeros(outputs, lora.r, **made))
    torch.nn.init.kaiming_uniform_(module.lora_A, a=math.sqrt(5))
    module.lora_scale = lora.alpha / lora.r
    cls = type(module)
    module.__class__ = type(f"Lora{cls.__name__}", (_Adapted, cls), {})


def _matches(name, target):
    return name == target or name.endswith(f".{target}")


def _refuse(model, target):
    names = {name.rpartition(".")[2] for name, module in model.named_modules() if _sizes(module)}
    near = difflib.get_close_matches(target, sorted(names), n=3, cutoff=0.0)
    raise ExportError(
        f"--lora: no module is named '{target}'",
        f"the nearest linear modules are {', '.join(near)}" if near
        else "the model has no linear modules",
    )


def _check_untied(model, found):
    """Who shares a weight would be changed where adapters are added to it."""
    names = {}
    for name, module in model.named_modules():
        for key, param in module.named_parameters(recurse=False):
            names.setdefault(param, []).append(f"{name}.{key}".lstrip("."))
    for name, module in found:
        others = [other for other in names[module.weight] if other != f"{name}.weight"]
        if others:
            raise ExportError(
                f"--lora: the weight of '{name}' is tied to '{others[0]}', which has no adapter",
                f"leave '{name}' out of the targets, or untie it (tie_word_embeddings=False)")


def apply(model, lora):
    """Freezes the model and gives the targets adapters; returns their names."""
    model.requires_grad_(False)
    named = list(model.named_modules())
    for target in lora.targets:
        if not any(_matches(name, target) for name, _ in named):
            _refuse(model, target)
    found = [(n, m) for n, m in named if any(_matches(n, target) for target in lora.targets)]
    _check_untied(model, [(name, module) for name, module in found if _sizes(module)])
    for name, module in found:
        _adapt(module, name, lora)
    return [name for name, _ in found]


def describe(model, names):
    """What fsdp-run has to know to add adapters to the weights they belong to."""
    found = ((name, model.get_submodule(name)) for name in names)
    return [
        {"weight": f"{name}.weight", "down": f"{name}.lora_A", "up": f"{name}.lora_B",
         "scale": module.lora_scale, "transposed": not isinstance(module, torch.nn.Linear)}
        for name, module in found
    ]


def merge(model, names):
    """Adds what the adapters of these modules learned to their weights, and takes them off."""
    for name in names:
        module = model.get_submodule(name)
        delta = module.lora_B.detach() @ module.lora_A.detach() * module.lora_scale
        turned = not isinstance(module, torch.nn.Linear)
        module.weight.data += delta.t() if turned else delta
        module.__class__ = type(module).__mro__[2]
        del module.lora_A, module.lora_B, module.lora_scale
