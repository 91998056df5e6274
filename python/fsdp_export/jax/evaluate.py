# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Evaluates a jaxpr as one flat program: calls inlined, loops that count, no branches."""

import functools

import jax
import jax.numpy as jnp

from ..common.errors import ExportError
from . import dense, fourier, jacobi, keys, loops, ordering, pairs, pooling, trivial

_CALLS = {
    "jit", "pjit", "closed_call", "core_call", "custom_jvp_call", "custom_vjp_call", "checkpoint",
    "remat", "remat2", "custom_lin", "custom_vjp_call_jaxpr",
}


# Rules that know them.
_OF_PAIRS = {"fft", "custom_linear_solve"}


def inner(equation):
    """The jaxpr that a call-like equation evaluates, closed, or None."""
    for key in ("jaxpr", "call_jaxpr", "fun_jaxpr"):
        found = equation.params.get(key)
        if found is not None and equation.primitive.name in _CALLS:
            return found if hasattr(found, "consts") else jax.extend.core.ClosedJaxpr(found, ())
    return None


def _behind_barrier(equation, operands):
    """The operands, those of a jax.checkpoint's recomputation behind its barrier."""
    guarded = equation.params.get("prevent_cse", False)
    if not equation.params.get("differentiated", False):
        return operands
    if isinstance(guarded, bool):
        guarded = (guarded,) * len(operands)
    if not any(guarded):
        return operands
    passed = [value for value, guard in zip(operands, guarded, strict=True) if guard]
    passed = iter(jax.lax.optimization_barrier(passed))
    return [
        next(passed) if guard else value
        for value, guard in zip(operands, guarded, strict=True)
    ]


def _is_counter(atom):
    """Whether a value is one whole number or truth."""
    dtype = getattr(atom.aval, "dtype", jnp.float32)
    return getattr(atom.aval, "shape", None) == () and not keys.is_key(atom.aval) and (
        jnp.issubdtype(dtype, jnp.integer) or jnp.issubdtype(dtype, jnp.bool_))


class Evaluator:
    """Evaluates equations as they are, but for those that have one of its `rules`; `Wide` of
    widen.py does so in float64."""

    rules = (keys.RULES | pooling.RULES | ordering.RULES | dense.RULES | dense.CALLS | jacobi.RULES
             | fourier.RULES)
    has_complex = False  # whether complex numbers are what they are, or pairs

    def bind(self, equation, operands):
        """The results of one equation that has no jaxpr of its own to be inlined."""
        params = equation.primitive.get_bind_params(equation.params)
        subfuns, params = params if isinstance(params, tuple) else ((), params)
        results = equation.primitive.bind(*subfuns, *operands, **params)
        return results if equation.primitive.multiple_results else [results]

    def dtype(self, dtype):
        """The type in which values of this type of the jaxpr are computed."""
        return dtype

    def zeros(self, shape, dtype):
        """Zeros of this type of the jaxpr."""
        if self.has_complex or not pairs.is_complex(dtype):
            return jax.lax.full(shape, 0, self.dtype(dtype))
        return pairs.Pair(*(jax.lax.full(shape, 0, pairs.part_type(dtype)) for _ in range(2)))

    def constant(self, value, aval):
        """A constant of the jaxpr that has this type."""
        return value if self.has_complex else pairs.constant(value)

    def __call__(self, closed, *arguments):
        """The results of a closed jaxpr."""
        return self.part(closed, arguments, closed.jaxpr.eqns, closed.jaxpr.outvars)

    def part(self, closed, arguments, equations, outputs):
        """These outputs of a closed jaxpr, for which these of its equations are enough."""
        values = {}

        def read(atom):
            return self.constant(atom.val, atom.aval) if hasattr(atom, "val") else values[atom]

        jaxpr = closed.jaxpr
        for variable, value in zip(jaxpr.constvars, closed.consts, strict=True):
            values[variable] = self.constant(value, variable.aval)
        values.update(zip(jaxpr.invars, arguments, strict=True))
        for equation in equations:
            operands = [read(atom) for atom in equation.invars]
            values.update(zip(equation.outvars, self._results(equation, operands), strict=True))
        return [read(atom) for atom in outputs]

    def _results(self, equation, operands):
        name = equation.primitive.name
        if equation.outvars and all(trivial.is_empty(each.aval) for each in equation.outvars):
            return [self.zeros(each.aval.shape, each.aval.dtype) for each in equation.outvars]
        called = inner(equation)
        if called is not None:
            return self(called, *_behind_barrier(equation, operands))
        if name == "scan":
            return loops.scan(self, equation.params, operands)
        if name == "while":
            return loops.while_loop(self, equation.params, operands)
        if name == "cond":
            return self._select(equation.params["branches"], *operands)
        if name in self.rules:
            _check_real(name, operands)
            return self.rules[name](self, equation.params, operands)
        if not self.has_complex and pairs.concern(equation):
            return pairs.results(self, self._simple, equation, operands)
        return self._simple(equation, operands)

    def _simple(self, equation, operands):
        """The results of one equation on real numbers."""
        nothing = trivial.results(equation, operands)
        if nothing is not None:
            return nothing
        # Of counters, so that the lengths of loops are known.
        atoms = [*equation.invars, *equation.outvars]
        if operands and not any(map(loops.is_traced, operands)) and all(map(_is_counter, atoms)):
            with jax.ensure_compile_time_eval():
                return self.bind(equation, operands)
        return self.bind(equation, operands)

    def _select(self, branches, which, *operands):
        """lax.cond and lax.switch."""
        if not loops.is_traced(which):
            place = min(max(int(which), 0), len(branches) - 1)
            return self(branches[place], *operands)
        return self._choose(branches, which, operands)

    def _choose(self, branches, which, operands):
        """Every branch is computed, and one taken."""
        which = jax.lax.clamp(jnp.int32(0), which, jnp.int32(len(branches) - 1))
        results = zip(*(self(branch, *operands) for branch in branches), strict=True)
        return [_take(which, values) for values in results]


class Plain(Evaluator):
    """Leaves what linalg has nothing for as JAX lowers it."""

    rules = {}
    has_complex = True

    def _choose(self, branches, which, operands):
        runs = [functools.partial(self, branch) for branch in branches]
        return jax.lax.switch(which, runs, *operands)


def _take(which, values):
    first = values[0]
    if all(value is first for value in values):
        return first
    return jax.tree_util.tree_map(
        lambda *parts: jax.lax.select_n(which, *map(jnp.asarray, parts)), *values)


def _check_real(name, operands):
    if name not in _OF_PAIRS and any(isinstance(value, pairs.Pair) for value in operands):
        raise ExportError(f"the step contains '{name}' of complex numbers",
                          "not supported: compute it from jnp.real and jnp.imag")
