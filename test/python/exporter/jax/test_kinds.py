# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kinds of models and what they are made of, compiled, against JAX itself."""

import contextlib
import io
import pathlib
import re
import shutil
import tempfile
import unittest
from unittest import mock

import support

if support.HAS_JAX:
    import jax
    import jax.numpy as jnp
    import numpy

    from fsdp_export.jax import parity
    from fsdp_export.jax.evaluate import Evaluator

HAS_TOOLS = all(map(shutil.which, ("fsdp-compile", "fsdp-run")))
HEAD = """
import functools
import jax
import jax.numpy as jnp
import numpy
from flax import linen, nnx

def batch(rank, step):
    g = numpy.random.default_rng(rank * 100 + step)
    return (g.standard_normal((4, 6)).astype(numpy.float32),)

"""
# Methods of a module that has a linear layer `a` of 6 to 8, and a dropout.
NNX = HEAD + """
class Model(nnx.Module):
    def __init__(self):
        rngs = nnx.Rngs(0, dropout=1)
        self.a = nnx.Linear(6, 8, rngs=rngs)
        self.rngs = rngs
        {init}
    def __call__(self, x):
        {call}
        return jnp.mean(y ** 2)

def model():
    return Model()
"""
LINEN = HEAD + """
class Layer(linen.Module):
    @linen.compact
    def __call__(self, x):
        x = linen.BatchNorm(use_running_average=False)(linen.Dense(6)(x))
        return linen.Dropout(0.4, deterministic=False)(jnp.tanh(x))

class Model(linen.Module):
    @linen.compact
    def __call__(self, x):
        {call}
        return jnp.mean(x ** 2)

WRAP = ["Layer"]

def model():
    {model}
"""
FUNCTIONS = HEAD + """
class Affine:
    def __init__(self, weight, bias):
        self.weight, self.bias = weight, bias

jax.tree_util.register_pytree_with_keys(
    Affine,
    lambda a: ((("weight", a.weight), ("bias", a.bias)), None),
    lambda _, children: Affine(*children))

def forward(params, x):
    for layer in params["layers"]:
        x = jnp.tanh(x @ layer.weight + layer.bias)
    return jnp.mean(jnp.square(x * params["scale"]))

def forward_counted(params, states, x):
    count = states["count"] + jnp.uint32(1)
    return forward(params, x) / count, {"count": count}

PARAMS = {
    "scale": numpy.float32(1.5),
    "layers": [Affine(numpy.eye(6, dtype=numpy.float32) * i, numpy.full(6, 0.1, "f")) for i in (1, 2)],
}

def model():
    return """


def run(source):
    """(exit code, output, errors, the exported step) of a comparison with JAX."""
    out, error = io.StringIO(), io.StringIO()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "case.py"
        path.write_text(source)
        work = pathlib.Path(folder) / "work"
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(error):
            code = parity.main([str(path), "--work", str(work)])
        step = work / "model.mlir"
        return code, out.getvalue(), error.getvalue(), step.read_text() if step.exists() else ""


@support.needs_jax
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Kinds(unittest.TestCase):
    def check(self, source):
        code, out, error, text = run(source)
        self.assertEqual(code, 0, out + error)
        return text

    def nnx(self, call, init="pass"):
        return self.check(NNX.format(call=call, init=init))

    def test_random_numbers(self):
        dropout = "self.d = nnx.Dropout(0.3, rngs=rngs)"
        text = self.nnx("y = self.d(self.a(x)) + self.d(self.a(2 * x))", dropout)
        for name in ("key", "count"):
            self.assertIn(f"#fsdp.state<@model::@d::@rngs::@{name}>", text)
        # What does not change is no result.
        self.assertIn("#fsdp.new_value<@model::@d::@rngs::@count>", text)
        self.assertNotIn("#fsdp.new_value<@model::@d::@rngs::@key>", text)
        self.nnx("y = self.a(x) * sum(1.5 + draw.astype(x.dtype) for draw in " + """(
            jax.random.normal(self.rngs.noise(), (4, 8)),
            jax.random.randint(self.rngs.noise(), (4, 8), -3, 7),
            jax.random.uniform(jax.random.split(self.rngs.noise(), 3)[1], (4, 8), jnp.bfloat16),
            jax.vmap(lambda k: jax.random.gumbel(k, (8,)))(jax.random.split(self.rngs(), 4)),
            jax.random.truncated_normal(jax.random.PRNGKey(3), -1.0, 2.0, (4, 8)),
            jax.random.bernoulli(jax.random.fold_in(self.rngs(), x.shape[0]), 0.3, (4, 8)),
        ))""")

    def test_ranks_that_draw_differently(self):
        source = NNX.format(
            init="self.d = nnx.Dropout(0.5)",
            call="y = self.d(self.a(x), rngs=jax.random.fold_in(self.rngs.dropout(), rank))")
        source = source.replace("self, x)", "self, x, rank)")
        self.check(source.replace("numpy.float32),)", "numpy.float32), numpy.int32(rank))"))

    def test_keys_as_inputs(self):
        source = NNX.format(
            init="pass", call="y = self.a(x) + jax.random.normal(key, (4, 8)) * jax.random.uniform(old, (8,)) "
            "+ jax.vmap(lambda k: jax.random.normal(k, (8,)))(keys)")
        source = source.replace("self, x)", "self, x, key, old, keys)").replace(
            "numpy.float32),)", "numpy.float32), jax.random.fold_in(jax.random.key(rank), step), "
            "jax.random.PRNGKey(step - 7), jax.random.split(jax.random.key(rank), 4))")
        text = self.check(source)
        for name, kind in (("key", "2xi32"), ("old", "2xi32"), ("keys", "4x2xi32")):
            self.assertRegex(text, rf'tensor<{kind}> {{fsdp.role = #fsdp.input<"{name}">}}')

    def test_loops(self):
        self.nnx("y = sum(" + """(
            jax.lax.fori_loop(0, 5, lambda i, y: jnp.sin(y) * (i + 1), self.a(x)),
            jax.lax.fori_loop(2, 7, lambda i, y: y.at[i % 4].multiply(1.5), self.a(x)),
            jax.lax.stop_gradient(jax.lax.while_loop(
                lambda s: s[0] < 10, lambda s: (s[0] + 3, jnp.cos(s[1]) + s[0]),
                (1, self.a(x)))[1]) + self.a(x),
            # Counters that are not at equal distances, and no trip.
            self.a(x) * jax.lax.while_loop(
                lambda s: s[0] < 99.0, lambda s: (s[0] * 2.5, s[1] + x.mean()), (1.0, 0.0))[1],
            self.a(x) * jax.lax.while_loop(lambda n: n < 3, lambda n: n + 1, 7),
        ))""")

    def test_branches(self):
        self.nnx("y = " + """(
            jax.lax.cond(x.sum() > 0, lambda y: jnp.sin(y), lambda y: y * y, self.a(x))
            + jax.lax.switch((10 * x[0, 0]).astype(int), [jnp.sin, jnp.cos, jnp.tanh], self.a(x))
            + jnp.zeros(8, jnp.uint32).at[(10 * jnp.abs(x[0])).astype(jnp.uint32) % 3].add(jnp.uint32(7)).astype(x.dtype)
        )""")

    def test_linen_with_keys_as_inputs(self):
        source = LINEN.format(call="x = linen.Dense(6)(x) + jax.random.normal(key, x.shape)", model="return Model()")
        source = source.replace("Model(linen.Module):\n    @linen.compact\n    def __call__(self, x)",
                                "Model(linen.Module):\n    @linen.compact\n    def __call__(self, x, key)")
        self.check(source.replace('WRAP = ["Layer"]', "").replace(
            "numpy.float32),)", "numpy.float32), jax.random.key(rank))"))

    def test_random_numbers_in_a_scan(self):
        self.nnx("y = jax.lax.scan(lambda c, k: (jnp.sin(c) + jax.random.normal(k, c.shape), None), "
                 "self.a(x), jax.random.split(self.rngs(), 3))[0]")

    def test_scan_over_layers(self):
        init = ("self.layers = nnx.vmap(lambda rngs: nnx.List([nnx.Linear(8, 8, rngs=rngs), "
                "nnx.Dropout(0.2, rngs=rngs)]))(nnx.Rngs(2).fork(split=3))")
        call = ("y = nnx.scan(lambda y, layer: jnp.tanh(layer[1](layer[0](y))), "
                "in_axes=(nnx.Carry, 0), out_axes=nnx.Carry)(self.a(x), self.layers)")
        text = self.nnx(call, init)
        self.assertIn('fsdp.param @kernel : tensor<3x8x8xf32>', text)
        self.assertIn("scf.for", text)

    def test_loops_that_values_end(self):
        self.nnx("y = self.a(x); s = jax.lax.stop_gradient(y); y = y * sum(" + """(
            jax.lax.while_loop(lambda v: v.sum() < 10, lambda v: v + 1, s),
            # None of a batch goes on when it has come to its end.
            jax.vmap(lambda r: jax.lax.while_loop(lambda v: v.sum() < 5, lambda v: v * 0.9 + 1, r))(s),
            jax.lax.fori_loop(
                0, 3, lambda i, u: jax.lax.while_loop(lambda v: v.sum() < i * 2.0, lambda v: v + 1, u), s),
            # It counts, but to what is not known, and without a sign.
            jax.lax.while_loop(
                lambda c: c[0] != jnp.uint32(3) + (s[0, 0] > 0), lambda c: (c[0] + jnp.uint32(1), jnp.cos(c[1])),
                (jnp.uint32(0), s))[1],
            jnp.abs(jax.lax.while_loop(
                lambda c: jnp.abs(c[1]).sum() < 90, lambda c: (jax.random.split(c[0])[0],
                c[1] * (1 + 0.5j) + jax.random.uniform(c[0])), (jax.random.key(0), s + 1j))[1]),
            jax.random.gamma(jax.random.key(0), jnp.abs(y) + 1),
            jax.scipy.special.betainc(1.5, 2.0, jax.nn.sigmoid(y)),
        ))""")

    def test_sorting(self):
        self.nnx("y = self.a(x); y = sum(" + """(
            jnp.sort(y, axis=1),
            jnp.sort(y, axis=0, descending=True),
            y * jnp.argsort(jnp.argsort(jnp.round(y), axis=1), axis=1),
            jax.lax.sort((jnp.round(y), y, y * 3), dimension=0, num_keys=2)[2],
            # XLA's numbers outside of a type's range are those of the machine.
            jnp.sort(jnp.minimum(jnp.abs(y) * 100, 255).astype(jnp.uint8), axis=1) * y,
            jnp.sort(y.astype(jnp.bfloat16), axis=1).astype(y.dtype),
            jnp.median(y, axis=1, keepdims=True),
            jnp.quantile(y, 0.3),
            jax.lax.top_k(y.T, 1)[0].mean(),
            jax.lax.approx_min_k(y, 3)[0].sum(),
            jax.random.permutation(jax.random.key(0), y),
            # By a network.
            jnp.sort(jnp.tile(y, (1, 40)) * jnp.arange(320.0), axis=1).reshape(4, 40, 8).mean(1),
        ))""")

    def test_experts_by_top_k(self):
        init = ("self.gate = nnx.Linear(6, 4, rngs=rngs); "
                "self.experts = nnx.Param(jnp.sin(jnp.arange(192.0)).reshape(4, 6, 8))")
        self.nnx("""p, which = jax.lax.top_k(self.gate(x), 2)
        y = self.a(x) + jnp.einsum('bk,bi,bkio->bo', jax.nn.softmax(p), x, self.experts[which])""", init)

    def test_order_of_what_is_no_number(self):
        order = jax.jit(lambda x, how: Evaluator()(jax.make_jaxpr(how)(x), x), static_argnums=1)
        values = jnp.array([1.0, jnp.nan, jnp.inf, -0.0, 0.0, -jnp.nan, -jnp.inf, 1.0])
        for dtype in (jnp.float32, jnp.bfloat16, jnp.float16):
            for how in (lambda x: jax.lax.top_k(x, 8), jnp.argsort, lambda x: jax.lax.sort((x, -x))):
                for x in (values.astype(dtype), jnp.tile(values, 60).astype(dtype)):
                    for ours, theirs in zip(order(x, how), jax.tree.leaves(how(x)), strict=True):
                        self.assertEqual(ours.dtype, theirs.dtype)
                        numpy.testing.assert_array_equal(jnp.signbit(ours), jnp.signbit(theirs))
                        numpy.testing.assert_array_equal(
                            *(numpy.asarray(each, numpy.float32) for each in (ours, theirs)))

    def test_dense(self):
        self.nnx("y = self.a(x); m = y @ y.T + 4 * jnp.eye(4); t = jnp.stack([m, 2 * m + 1]); y = y + sum(" + """(
            jnp.linalg.cholesky(t).sum(0)[:, :1],
            jnp.linalg.solve(t, jnp.stack([y, y * y])).sum(0),
            jnp.linalg.inv(m - 5)[:, :1],
            jnp.linalg.det(t).sum() * 1e-3 + jnp.linalg.slogdet(m)[1],
            jnp.linalg.qr(y.T)[0].T + jnp.linalg.qr(y.T)[1][:, :1],
            jax.lax.linalg.triangular_solve(jnp.tril(m), y.T, lower=True).T,
            jax.scipy.linalg.solve_triangular(jnp.triu(m), y, trans=1, unit_diagonal=True),
            jax.scipy.linalg.expm(m * 0.1)[:, :1],
            jax.scipy.linalg.lu(y)[1][:, :1],
        ))""")

    def test_eigenvalues_and_singular_values(self):
        self.nnx("y = self.a(x); m = y[:, :4]; m = m + m.T; v, q = jnp.linalg.eigh(m); y = y + sum(" + """(
            # Signs of vectors have no part in what is made of them.
            ((q * jnp.exp(v / 4)) @ q.T)[:, :1],
            jnp.linalg.eigvalsh(jnp.stack([m, m @ m]), UPLO="U").mean(),
            jnp.linalg.pinv(y).T,
            jnp.linalg.lstsq(y.T, jnp.ones(8))[0].mean(),
            jnp.linalg.norm(y, ord="nuc") + jnp.linalg.norm(y[:, :5], ord=2) + jnp.linalg.cond(m),
            jnp.linalg.svd(jnp.stack([y, y * y]), compute_uv=False).mean(),
        ))""")

    def test_no_rotation_is_left(self):
        for rows, columns in ((1, 1), (3, 2), (2, 7), (33, 33), (40, 65)):
            a = numpy.random.default_rng(rows).standard_normal((2, rows, columns)).astype("f")
            a[:, :, -1] = a[:, :, 0]  # of a lesser rank
            def singular(a):
                return jnp.linalg.svd(a, full_matrices=False)
            u, s, v = Evaluator()(jax.make_jaxpr(singular)(a), a)
            exact = numpy.linalg.svd(a.astype("d"), compute_uv=False)
            numpy.testing.assert_allclose(s, exact, atol=3e-6 * exact.max())
            numpy.testing.assert_allclose(u * s[:, None] @ v, a, atol=1e-5)
            square = a @ a.swapaxes(-1, -2)
            values, q = Evaluator()(jax.make_jaxpr(jnp.linalg.eigh)(square), square)
            exact = numpy.linalg.eigvalsh(square.astype("d"))
            numpy.testing.assert_allclose(values, exact, atol=3e-6 * exact.max())
            numpy.testing.assert_allclose(q.mT @ q, numpy.tile(numpy.eye(rows), (2, 1, 1)), atol=1e-5)

    def test_what_is_no_factor(self):
        x = jnp.array([[1.0, 2.0], [2.0, 1.0]])
        ours, = Evaluator()(jax.make_jaxpr(jnp.linalg.cholesky)(x), x)
        numpy.testing.assert_array_equal(ours, jnp.linalg.cholesky(x))

    def test_complex_numbers(self):
        self.nnx("y = self.a(x); z = y + 1j; y = sum(" + """(
            jnp.abs((y + 1j) * (y - 2j) / (y * 1j + 3) - (1j + y)),
            jnp.real(jnp.exp(1j * y) * z) + jnp.angle(z) + jnp.real(jnp.log(z)),
            jnp.imag(jnp.sqrt(-1 - 1j * y * y)) + jnp.abs(z ** 1.5) + jnp.real(z ** -2),
            jnp.real(jnp.sin(z) + jnp.cosh(z)) + jnp.imag(jnp.tanh(z) + jnp.tan(z)),
            jnp.imag(jnp.expm1(z) + jnp.log1p(z)) + jnp.real(jax.nn.sigmoid(z)),
            jnp.abs(z @ (y.T - 1j))[:, :1],
            jnp.abs(z.at[0, jnp.array([1, 1])].add(2j)[jnp.array([0, 0, 2, 3])]),
            jnp.abs(jnp.cumsum(z, axis=1) + jnp.cumprod(z, axis=1)),
            jnp.abs(jax.lax.scan(lambda c, x: (c * (0.5 + 0.5j) + x, c * 1j), z[0], z)[1]),
            jnp.abs(jax.lax.cond(y[0, 0] > 0, lambda v: v * 2j, lambda v: v - 1, z)),
            jnp.real(jax.lax.associative_scan(
                lambda p, q: (p[0] * q[0], q[0] * p[1] + q[1]), (jnp.exp(1j * y - 1), z))[1]),
            jnp.abs(jnp.where(y > 0, z, jnp.conj(z) * 2j) * (z == z)),
        ))""")

    def test_fourier_transforms(self):
        self.nnx("y = self.a(x); y = y + sum(" + """(
            jnp.abs(jnp.fft.fft2(y)),
            jnp.fft.irfft(jnp.fft.rfft(y, axis=1) * (1 + 0.5j), n=7, axis=1)[:, :1],
            jnp.fft.irfft2(jnp.fft.rfft2(y) * 2j),
            jnp.real(jnp.fft.ifftn(jnp.fft.fftn(y.reshape(2, 2, 8)) * jnp.exp(1j * y.reshape(2, 2, 8)))).mean(),
            # A large number with small factors, and a prime one.
            jnp.abs(jnp.fft.fft(jnp.tile(y, (1, 33)), axis=1)).mean(),
            jnp.abs(jnp.fft.rfft(jnp.tile(y, (1, 10))[:, :37], axis=1)).mean(),
            jax.scipy.signal.fftconvolve(y, y, mode="same"),
        ))""")

    def test_nothing(self):
        self.nnx("y = self.a(x); y = y + sum(" + """(
            jnp.mean(jnp.mean(y)) + jnp.sum(jnp.max(y)) + y[0, jnp.argmax(y[0])],
            jnp.concatenate([y[:, :0], y, y[:, 8:]], axis=1),
            jnp.sum(y[:, :0]) + jnp.prod(y[:, :0]) + jnp.min(y[:, :0], initial=3.0),
            (y[:, :0] @ y[:, :0].T)[:, :1],
            jnp.pad(y[:, :0], ((0, 0), (3, 5)), constant_values=2.0),
            jnp.pad(y, ((0, 0), (0, 2)), mode="edge")[:, 2:],
            y.at[:, 3:3].set(y[:, :0]) + jnp.polyadd(y, y * y),
            jax.lax.cumprod(y, axis=1) + jax.lax.cummax(y, axis=0) + jax.lax.cumlogsumexp(y, axis=1),
        ))""")

    def test_8_bits(self):
        text = self.nnx("""
        @jax.custom_vjp
        def product(x, w):
            return jax.lax.dot(x.astype(jnp.float8_e4m3fn), w.astype(jnp.float8_e4m3fn),
                               preferred_element_type=jnp.float32)
        def backward(kept, g):
            g = g.astype(jnp.float8_e5m2).astype(jnp.float32)
            return g @ kept[1].T, kept[0].T @ g
        product.defvjp(lambda x, w: (product(x, w), (x, w)), backward)
        y = product(x, self.a.kernel[...]) + self.a.bias[...]
        """)
        self.assertIn("f8E4M3FN", text)
        self.assertIn("f8E5M2", text)

    def test_names_with_underscores(self):
        self.nnx("y = self._inner(self.a(x))", "self._inner = nnx.Linear(8, 8, rngs=rngs)")

    def test_large_constants(self):
        tables = """
TABLE = numpy.sin(numpy.arange(1600, dtype=numpy.float32)).reshape(200, 8)
PLACES = numpy.arange(2000) * 7 % 200
MASK = numpy.arange(1600).reshape(200, 8) % 3 == 0

class Model"""
        text = self.check(NNX.format(init="pass", call=(
            "y = self.a(x)[:, None] * jnp.where(MASK, TABLE, -TABLE) + jnp.asarray(TABLE)[PLACES].sum(0) "
            "+ jax.lax.fori_loop(0, 3, lambda _, c: c + TABLE[:4].sum() * TABLE, TABLE)[:1]")
        ).replace("\nclass Model", tables, 1))
        # The table with its three uses, its negative and its multiple, the places, and the mask.
        self.assertEqual(text.count("fsdp.buffer transient @constant"), 5)
        self.assertIn(": tensor<200x8xi1>", text)

    def test_sown_values_are_dropped(self):
        self.nnx("y = self.a(x); self.sow(nnx.Intermediate, 'seen', y)")

    def test_sown_values_of_a_call_before(self):
        call = "y = self.a(x); self.sow(nnx.Intermediate, 'seen', y)"
        text = self.check(NNX.format(call=call, init="pass").replace(
            "    return Model()", "    made = Model()\n    made(*batch(0, 0))\n    return made"))
        self.assertNotIn("seen", text)

    def test_numbers_and_numpy_arrays_are_states(self):
        text = self.nnx("y = self.a(x) * self.scale * self.mask + self.inner[1]", "self.scale = nnx.Param(1.5)\n"
                        "        self.mask = numpy.linspace(0, 1, 8); self.nothing = nnx.Variable(None)\n"
                        "        self.inner = nnx.List([2, numpy.arange(8)])")
        for line in ("fsdp.param @scale : tensor<f32>", "fsdp.buffer @mask : tensor<8xf32>",
                     'fsdp.buffer @"1" : tensor<8xi32>'):
            self.assertIn(line, text)
        self.assertNotIn("nothing", text)

    def test_frozen_parameters(self):
        text = self.check(NNX.format(
            init="self.b = nnx.List([nnx.LoRALinear(8, 8, lora_rank=2, rngs=rngs)])",
            call="y = self.b[0](self.a(x))") + "TRAINED = nnx.LoRAParam\n")
        for line in ("fsdp.param frozen @kernel", "fsdp.param frozen @bias", "fsdp.param @lora_a : "):
            self.assertIn(line, text)
        self.assertEqual(text.count("fsdp.role = #fsdp.grad<"), 2)
        text = self.check(LINEN.format(call="x = Layer()(Layer(name='first')(x))", model="return Model()")
                          + "TRAINED = lambda path, value: path[0] == 'first' and value.ndim == 2\n")
        self.assertEqual(text.count("fsdp.role = #fsdp.grad<"), 1)
        self.assertIn("#fsdp.grad<@model::@first::@Dense_0::@kernel>", text)
        # What is not trained may have any type.
        text = self.check(FUNCTIONS.replace("numpy.float32(1.5)", "jnp.bfloat16(1.5)")
                          + "forward, PARAMS\nTRAINED = nnx.PathContains('layers')\n")
        self.assertIn("fsdp.param frozen @scale : tensor<bf16>", text)

    def test_linen(self):
        text = self.check(LINEN.format(
            call="x = Layer(name='first')(x); x = Layer()(x)", model="return Model()"))
        self.assertRegex(text, r'fsdp.module @first class "\w+.Layer" \{(.*\n)*.*fsdp.module @Layer_0')
        for line in ("fsdp.param @kernel : tensor<6x6xf32>", "fsdp.buffer @mean : tensor<6xf32>",
                     "#fsdp.new_value<@model::@rngs::@dropout::@count>"):
            self.assertIn(line, text)

    def test_linen_with_variables(self):
        noise = "x = linen.Dense(6)(x) + jax.random.normal(self.make_rng('noise'), x.shape)"
        self.check(LINEN.format(call=noise, model=(
            "return Model(), Model().init({'params': jax.random.key(5), 'noise': jax.random.key(1)}, "
            "*batch(0, 0)), {'noise': jax.random.key(2)}")).replace('WRAP = ["Layer"]', ""))

    def test_linen_variables_that_the_call_makes(self):
        made = """self.sow("batch_stats", "seen", x)
        if not self.is_initializing():
            self.variable("batch_stats", "last", lambda: x[0])
        x = Layer()(x)"""
        code, _, error, _ = run(LINEN.format(call=made, model="return Model()"))
        self.assertEqual(code, 0, error)
        self.assertIn("warning: the call adds 'last' to the collection batch_stats, which is dropped", error)
        self.assertNotIn("seen", error)

    def test_linen_dropout_behind_has_rng(self):
        asked = ("train = self.has_rng('dropout')\n"
                 "        x = linen.Dropout(0.4, deterministic=not train)(linen.Dense(6)(x))")
        variables = "Model().init({'params': jax.random.key(5)}, *batch(0, 0))"
        count = "#fsdp.new_value<@model::@rngs::@dropout::@count>"
        for call, made in (
                (asked, f"Model(), {variables}, {{'dropout': jax.random.key(1)}}"),
                (asked, f"Model(), {variables}"),
                (asked.replace("train = ", "assert "), "Model()")):
            call = call.replace("not train", "not train" if "train =" in call else "False")
            with self.subTest(made):
                text = self.check(LINEN.format(call=call, model=f"return {made}").replace(
                    'WRAP = ["Layer"]', ""))
                self.assertIn(count, text)
                self.assertIn("arith.xori", text)
        text = self.check(LINEN.format(call=asked, model=f"return Model(), {variables}, {{}}").replace(
            'WRAP = ["Layer"]', ""))
        self.assertNotIn("@rngs", text)

    def test_linen_scan(self):
        scan = ("x, _ = linen.scan(lambda layer, x, _: (layer(x), None), length=3, "
                "variable_axes={'params': 0, 'batch_stats': 0}, "
                "split_rngs={'params': True, 'dropout': True})(Layer(), x, None)")
        self.assertIn("fsdp.param @kernel : tensor<3x6x6xf32>",
                      self.check(LINEN.format(call=scan, model="return Model()")))

    def test_functions(self):
        text = self.check(FUNCTIONS + "forward, PARAMS")
        self.assertRegex(text, r'fsdp.module @"1" class "\w+.Affine" \{')
        text = self.check(FUNCTIONS + "forward_counted, PARAMS, {'count': jnp.uint32(1 << 31)}")
        self.assertIn("fsdp.buffer @count : tensor<i32>", text)

    def test_leaves_that_are_no_arrays(self):
        layers = 'jnp.tanh(x @ layer.weight + layer.bias)'
        source = FUNCTIONS.replace(layers, 'params["how"][0](x @ layer.weight) / (1 - params["how"][1])').replace(
            '"scale": ', '"how": [jnp.tanh, 0.25, None, 3], "scale": ')
        text = self.check(source + "forward, PARAMS")
        self.assertNotIn("@how", text)
        self.assertNotIn('@"3"', text)

    def test_numbers_are_states(self):
        text = self.check(FUNCTIONS.replace("jnp.uint32(1)", "1") + "forward_counted, PARAMS, {'count': 0}")
        self.assertIn("fsdp.buffer @count : tensor<i32>", text)

    def test_a_fault_is_found(self):
        trained = parity.train_compiled

        def scaled(*arguments):
            result = trained(*arguments)
            result.gradients[1]["a.bias"] = result.gradients[1]["a.bias"] * 1.001
            return result

        with mock.patch.object(parity, "train_compiled", scaled):
            code, out, error, _ = run(NNX.format(init="pass", call="y = self.a(x)"))
        self.assertEqual(code, 1, out + error)
        self.assertIn("first: gradient a.bias in step 1", out)


@support.needs_jax
class Messages(unittest.TestCase):
    def fails(self, source, *messages):
        code, out, error, _ = run(source)
        self.assertEqual(code, 2, out + error)
        for message in messages:
            self.assertIn(message, error)

    def test_stream_that_has_no_key(self):
        self.fails(LINEN.format(
            call="x = linen.Dense(6)(x) + jax.random.normal(self.make_rng('noise'), x.shape)",
            model="return Model(), Model().init(jax.random.key(5), *batch(0, 0))",
        ).replace('WRAP = ["Layer"]', ""), "draws from another stream", "noise",
            "return (module, variables, {'STREAM': jax.random.key(0), ...})")

    def test_module_that_cannot_be_initialized(self):
        self.fails(LINEN.format(call="x = x.reshape(7)", model="return Model()"),
                   "initializing the module failed", "return (module, variables) from model()")

    def test_fp8(self):
        self.fails(LINEN.format(call="x = linen.Dense(16, dot_general_cls=linen.Fp8DotGeneralOp)(x)",
                                model="return Model()").replace('WRAP = ["Layer"]', ""),
                   "variables that their gradients overwrite", "compute in bfloat16")

    def test_what_is_not_lowered(self):
        for call, *messages in (
                ("jnp.sort(self.a(x) + 1j)", "the step contains 'sort' of complex numbers", "jnp.real"),
                ("jnp.linalg.inv(self.a(x)[:, :4] + 1j)", "'lu' of complex numbers"),
                ("jnp.linalg.eigvals(self.a(x)[:, :4])", "'eig' of complex numbers"),
                ("jax.lax.stop_gradient(jnp.linalg.svd(x)[2])[:4, :4] @ self.a(x)",
                 "finds eigenvalues or singular values with full_matrices=True", "leave it False"),
                ("jnp.sort(jnp.tile(self.a(x), (1, 3000)))", "sorts 24000 elements in a row",
                 "sort at most 16384"),
                ("jnp.abs(jnp.fft.fft(jnp.tile(self.a(x), (1, 200))[:, :1543]))",
                 "the prime factor 1543", "pad to a length"),
                ("jax.lax.approx_max_k(self.a(x), 2, aggregate_to_topk=False)[0]",
                 "aggregate_to_topk=False", "use jax.lax.top_k")):
            with self.subTest(call):
                self.fails(NNX.format(init="pass", call=f"y = jnp.abs({call})"), *messages)

    def test_states_that_change_their_structure(self):
        for found in ("{}", "{'other': count}", "{'count': [count]}", "[count]", "None"):
            source = FUNCTIONS.replace('{"count": count}', found)
            self.fails(source + "forward_counted, PARAMS, {'count': jnp.uint32(0)}",
                       "expected the loss to return states like those that it is given, {'count': *}, got "
                       + re.sub(r"\bcount\b(?!')", "*", found), "return the same keys")
        source = FUNCTIONS.replace('states["count"]', 'states[0]').replace('{"count": count}', "(count,)")
        self.fails(source + "forward_counted, PARAMS, [jnp.uint32(0)]", "it is given, [*], got (*,)")

    def test_states_that_change_their_shape_or_type(self):
        for new, got in (("count * 0.5", "float32[]"), ("jnp.stack([count, count])", "uint32[2]"),
                         ("'text'", "str")):
            source = FUNCTIONS.replace('{"count": count}', f'{{"count": {new}}}')
            self.fails(source + "forward_counted, PARAMS, {'count': jnp.uint32(0)}",
                       f"expected the new value of state 'count' to be uint32[], as the old one, got {got}",
                       "begin with such a value, or cast it with astype")
        self.fails(NNX.format(init="self.b = nnx.Variable(jnp.zeros(2, jnp.bfloat16))",
                              call="y = self.a(x); self.b[...] = self.b[...]; self.b.set_value(x.mean())"),
                   "state 'b' to be bfloat16[2], as the old one, got float32[]")

    def test_states_that_are_no_arrays(self):
        self.fails(FUNCTIONS + "forward_counted, PARAMS, {'count': jnp.uint32(0), 'how': jnp.tanh}",
                   "expected state 'how' to be an array, got", "leave it out of the states")

    def test_names_with_dots(self):
        self.fails(FUNCTIONS.replace('"scale"', '"a.b"') + "forward, PARAMS",
                   "name 'a.b' contains a dot")

    def test_states_of_other_types(self):
        self.fails(NNX.format(init="self.b = nnx.Variable(jnp.zeros(2, jnp.complex64))",
                              call="y = self.a(x)"),
                   "state 'b' has the unsupported type complex64")

    def test_inputs_without_sign(self):
        source = NNX.format(init="pass", call="y = self.a(x / 255)")
        self.fails(source.replace("g.standard_normal((4, 6)).astype(numpy.float32)",
                                  "g.integers(0, 256, (4, 6), numpy.uint8)"),
                   "input 0 has the unsupported type uint8", "value.astype(numpy.int32)")

    def test_keys_of_other_generators(self):
        self.fails(NNX.format(
            init="pass", call="y = self.a(x) * jax.random.normal(jax.random.key(1, impl='rbg'), (4, 8))"),
            "random keys of the kind 'rbg'", "use jax.random.key(seed), which is threefry2x32")


if __name__ == "__main__":
    unittest.main()
