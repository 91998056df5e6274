# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The module tree and its nodes, whatever the framework."""

import dataclasses

ROOT = "model"


def class_name(cls):
    return f"{cls.__module__}.{cls.__qualname__}"


@dataclasses.dataclass
class State:
    """A parameter or buffer under its first name.

    `tensor` is the framework's own and has `shape` and `dtype`. A trainable
    parameter that no step returns a gradient for is unused: PyTorch's `grad` is
    None. Of complex numbers, `source`, it has the parts, in a last dimension of 2.
    """

    path: tuple
    tensor: object
    is_param: bool
    persistent: bool = True
    trainable: bool = False
    has_gradient: bool = False
    source: object = None

    @property
    def fqn(self):
        return ".".join(self.path)


@dataclasses.dataclass
class Alias:
    """A second name: `name` in its module is the module or tensor at `target`."""

    name: str
    target: tuple


@dataclasses.dataclass
class ModuleNode:
    """A module under its first name with everything registered in it.

    `bases` are the names of its base classes that a class policy can name,
    nearest first. What a `checkpoint` module computes is recomputed in backward.
    """

    name: str
    path: tuple
    class_name: str
    bases: list
    members: list = dataclasses.field(default_factory=list)
    checkpoint: bool = False

    def find(self, path):
        """The module below this one that has the first name `path`."""
        for member in self.members:
            if isinstance(member, ModuleNode) and path[: len(member.path)] == member.path:
                return member.find(path)
        return self


@dataclasses.dataclass
class Tree:
    """The root, the unique states in order, and every further path of a state, by which
    `aliases` gives its first."""

    root: ModuleNode
    params: list
    buffers: list
    aliases: dict

    @property
    def states(self):
        return self.params + self.buffers
