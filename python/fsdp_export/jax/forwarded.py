# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which results of a jaxpr are arguments of it, as they came.

Values that go into a call, a loop or a branch and leave it unchanged are new ones to JAX.
"""

import functools

from jax.extend.core import Literal

_CALLS = {"jit", "pjit", "closed_call", "core_call", "checkpoint", "remat2", "custom_jvp_call",
          "custom_vjp_call", "custom_vjp_call_jaxpr", "optimization_barrier"}


def _inner(value):
    """The jaxpr in a closed one."""
    return getattr(value, "jaxpr", value)


def _body(eqn):
    """What an equation that is called once executes; None of one that gives back what it is given."""
    return next((_inner(eqn.params[name]) for name in ("jaxpr", "call_jaxpr", "fun_jaxpr")
                 if name in eqn.params), None)


def _of_call(eqn, result):
    body = _body(eqn)
    return result if body is None else argument(body, result)


def _of_scan(eqn, result):
    """A carried value, or one of the slices that are put together again."""
    place = argument(_inner(eqn.params["jaxpr"]), result)
    consts = eqn.params["num_consts"]
    return place if place == consts + result else _of_slices(eqn, result, place)


def _of_slices(eqn, result, place):
    carried = eqn.params["num_carry"]
    is_slice = place is not None and place >= eqn.params["num_consts"] + carried
    return place if is_slice and result >= carried else None


def _of_while(eqn, result):
    consts = eqn.params["body_nconsts"]
    place = argument(_inner(eqn.params["body_jaxpr"]), result)
    return eqn.params["cond_nconsts"] + place if place == consts + result else None


def _of_cond(eqn, result):
    places = {argument(_inner(branch), result) for branch in eqn.params["branches"]}
    return None if len(places) > 1 or None in places else places.pop() + 1


_LOOPS = {"scan": _of_scan, "while": _of_while, "cond": _of_cond}


def _given(eqn, result):
    """The place of the operand that a result of an equation is, or None."""
    name = eqn.primitive.name
    if name in _CALLS:
        return _of_call(eqn, result)
    return _LOOPS[name](eqn, result) if name in _LOOPS else None


@functools.lru_cache(maxsize=64)
def _made(jaxpr):
    """The equation of each variable, and its place among what that gives."""
    return {var: (eqn, place) for eqn in jaxpr.eqns for place, var in enumerate(eqn.outvars)}


def argument(jaxpr, result):
    """The place of the argument that a result of a jaxpr is, or None."""
    made = _made(jaxpr)
    value = jaxpr.outvars[result]
    while not isinstance(value, Literal) and value in made:
        eqn, place = made[value]
        operand = _given(eqn, place)
        if operand is None:
            return None
        value = eqn.invars[operand]
    if isinstance(value, Literal):
        return None
    return jaxpr.invars.index(value) if value in jaxpr.invars else None
