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
    nearest first. What a `checkpoint` module computes is recomputed in backward. `parallel`
    says how its parameters are cut over ranks that share a batch: a style and its layouts.
    """

    name: str
    path: tuple
    class_name: str
    bases: list
    members: list = dataclasses.field(default_factory=list)
    checkpoint: bool = False
    parallel: dict = None

    def find(self, path):
        """The module below this one that has the first name `path`."""
        for member in self.members:
            if isinstance(member, ModuleNode) and path[: len(member.path)] == member.path:
                return member.find(path)
        return self


@dataclasses.dataclass
class Tree:
    """The root, the unique states in order, and every further path of a state, by which
    `aliases` gives its first. The last of the buffers are the large `constants` of steps."""

    root: ModuleNode
    params: list
    buffers: list
    aliases: dict
    constants: list = dataclasses.field(default_factory=list, kw_only=True)

    @property
    def states(self):
        return self.params + self.buffers

    def add_constant(self, state):
        """Adds a constant that has a state already."""
        for states in (self.constants, self.buffers, self.root.members):
            states.append(state)

    def constant(self, value, is_same):
        """The constant that has this value, a new transient buffer of the root if there is
        none."""
        for state in self.constants:
            if is_same(state.tensor, value):
                return state
        names = {
            member.path[-1] if isinstance(member, State) else member.name
            for member in self.root.members}
        number = len(self.constants)
        while f"constant{number}" in names:
            number += 1
        state = State((f"constant{number}",), value, is_param=False, persistent=False)
        self.add_constant(state)
        return state
