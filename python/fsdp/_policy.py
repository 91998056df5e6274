# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Wrap policies: Python functions that are asked about modules."""
import ctypes
from dataclasses import dataclass
from typing import Optional, Sequence, Union

from ._library import DESTROY, ENTERS, WRAPS, Policy, integers, load, text


class WrapModule:
    """A module of the tree that a policy is asked about. It lives until the policy
    answers."""

    def __init__(self, handle, numel, remainder=None):
        self._library, self._handle = load(), handle
        #: Elements of params in it and below.
        self.numel = numel
        #: Those of them that no unit further down has; None where it is entered.
        self.remainder = remainder

    @property
    def name(self):
        """Its first dotted name; empty for the root, a unit about which no policy is asked."""
        return str(self._library.fsdpWrapModuleGetName(self._handle))

    @property
    def other_names(self):
        count = self._library.fsdpWrapModuleGetNumOtherNames(self._handle)
        return [str(self._library.fsdpWrapModuleGetOtherName(self._handle, i))
                for i in range(count)]

    @property
    def class_name(self):
        return str(self._library.fsdpWrapModuleGetClassName(self._handle))

    @property
    def children(self):
        """Names of the modules in it."""
        count = self._library.fsdpWrapModuleGetNumChildren(self._handle)
        return [str(self._library.fsdpWrapModuleGetChildName(self._handle, i))
                for i in range(count)]

    @property
    def num_params(self):
        """How many params it has of its own."""
        return self._library.fsdpWrapModuleGetNumParams(self._handle)

    @property
    def ignored(self):
        return self._library.fsdpWrapModuleIsIgnored(self._handle)

    def is_instance(self, class_name):
        """Whether its class or a base class has that name."""
        return self._library.fsdpWrapModuleIsInstance(self._handle, text(class_name))


@dataclass
class Wrap:
    """What a policy returns for a module that becomes a unit, in place of True, to say
    how. Fields that are left out are as for the other units. `reshard` is True, False, a
    number of ranks or "auto"."""

    reason: Optional[str] = None
    strategy: Optional[str] = None
    precision: Optional[str] = None
    reshard: Union[str, bool, int, None] = None
    layout: Optional[str] = None
    axes: Optional[Sequence[int]] = None


class CallbackPolicy:
    """The struct of a policy, with the Python functions that it needs alive, and what
    these raised."""

    def __init__(self, wraps, enters=None, per_module=False):
        self.raised = []
        self._wraps, self._enters = wraps, enters
        self.struct = Policy(
            ctypes.sizeof(Policy), None, WRAPS(self._ask),
            ENTERS(self._ask_entering) if enters else ENTERS(), per_module, DESTROY(),
        )

    def _guard(self, function, *arguments):
        """What the function returns; exceptions are kept, since C carries none."""
        if self.raised:
            return False
        try:
            return function(*arguments)
        except BaseException as error:  # carried through C
            self.raised.append(error)
            return False

    def _ask(self, handle, numel, remainder, answer, user):
        said = self._guard(
            lambda: self._answer(self._wraps(WrapModule(handle, numel, remainder)), answer))
        return bool(said)

    def _ask_entering(self, handle, numel, user):
        return bool(self._guard(lambda: self._enter(self._enters(WrapModule(handle, numel)))))

    @staticmethod
    def _is_truth(said):
        return said is None or isinstance(said, bool)

    def _enter(self, said):
        if not self._is_truth(said):
            raise TypeError(f"expected 'enters' to return True, False or None, got {said!r}")
        return said

    def _answer(self, said, answer):
        if self._is_truth(said):
            return bool(said)
        if not isinstance(said, Wrap):
            raise TypeError("expected 'wraps' to return True, False, None or a Wrap, as "
                            f"fsdp.Wrap(strategy=...), got {said!r}")
        library = load()
        for field in ("reason", "strategy", "precision", "reshard", "layout"):
            value = getattr(said, field)
            if field == "reshard" and isinstance(value, int):
                # True and False are integers, too.
                value = str(value).lower()
            if value is not None:
                getattr(library, f"fsdpWrapAnswerSet{field.capitalize()}")(
                    answer, text(value, f"'{field}' of a Wrap"))
        if said.axes is not None:
            axes = integers(said.axes, "axes")
            library.fsdpWrapAnswerSetAxes(answer, len(axes), axes)
        return True
