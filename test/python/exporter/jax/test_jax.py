# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The JAX front end on small models: tree, barriers, loops and messages."""

import contextlib
import io
import json
import unittest
from unittest import mock

import support

if support.HAS_JAX:
    import jax

    from fsdp_export.jax import cli

HEAD = """
import jax
import jax.numpy as jnp
import numpy
from flax import nnx

def batch(rank, step):
    g = numpy.random.default_rng(rank * 100 + step)
    return (g.standard_normal((4, 6)).astype(numpy.float32),)

"""

PLAIN = HEAD + """
class Model(nnx.Module):
    def __init__(self):
        self.a = nnx.Linear(6, 3, rngs=nnx.Rngs(0))
    def __call__(self, x):
        return jnp.mean(self.a(x) ** 2)

def model():
    return Model()
"""


class MissingPackage(unittest.TestCase):
    def test_message(self):
        from fsdp_export.common import versions
        from fsdp_export.jax import cli as command

        error = io.StringIO()
        with mock.patch.dict("sys.modules", {"jax": None}):
            with contextlib.redirect_stderr(error):
                self.assertEqual(command.main(["model.py", "-o", "out"]), 1)
        self.assertIn(f"pip install jax=={versions.JAX} ", error.getvalue())


class JaxCase(support.ExportCase):
    def main(self, arguments):
        return cli.main(arguments)


@support.needs_jax
class TextTest(JaxCase):
    def test_a_step_for_each_shape(self):
        source = PLAIN.replace("((4, 6))", "(([4, 2, 4][step], 6))")
        text = self.export(source, "--steps", "3", "--world", "2")
        for name, rows in (("step", 4), ("step_1", 2)):
            self.assertRegex(
                text, rf"func.func (public )?@{name}\(.*tensor<{rows}x6xf32> {{fsdp.role = #fsdp.input<\"x\">}}")
        self.assertEqual(text.count("{fsdp.role = #fsdp.loss}"), 2)
        manifest = json.loads((self.folder / "out" / "manifest.json").read_text())
        self.assertEqual(manifest["shapes"], [[[4, 6]], [[2, 6]]])

    def test_tree_is_in_order_of_assignment(self):
        text = self.export(HEAD + """
class Layer(nnx.Module):
    def __init__(self, rngs):
        self.norm = nnx.BatchNorm(6, rngs=rngs)
        self.dense = nnx.Linear(6, 6, rngs=rngs)
    def __call__(self, x):
        return self.dense(self.norm(x))

class Model(nnx.Module):
    def __init__(self):
        rngs = nnx.Rngs(0)
        self.zeta = nnx.List([Layer(rngs), Layer(rngs)])
        self.again = self.zeta[0]
        self.alpha = self.zeta[1].dense.kernel
    def __call__(self, x):
        for layer in [*self.zeta, self.again]:
            x = layer(x)
        return jnp.mean((x @ self.alpha[...]) ** 2)

def model():
    return Model()
""")
        for line in [
            'fsdp.module @zeta class "',
            'fsdp.module @"1" class "',
            'fsdp.buffer @mean : tensor<6xf32>',
            'fsdp.alias @again = @model::@zeta::@"0"',
            'fsdp.alias @alpha = @model::@zeta::@"1"::@dense::@kernel',
            'fsdp.role = #fsdp.new_value<@model::@zeta::@"0"::@norm::@mean',
        ]:
            self.assertIn(line, text)
        self.assertEqual(text.count('fsdp.role = #fsdp.grad<@model::@zeta::@"1"::@dense::@kernel>}'), 1)
        self.assertNotIn("stablehlo", text)

    def test_lookup_becomes_a_loop(self):
        text = self.export(HEAD.replace("g.standard_normal((4, 6)).astype(numpy.float32)",
                                        "g.integers(0, 9, (4, 6)).astype(numpy.int32)") + """
class Model(nnx.Module):
    def __init__(self):
        self.table = nnx.Embed(9, 3, rngs=nnx.Rngs(0))
    def __call__(self, tokens):
        return jnp.mean(self.table(tokens) ** 2)

def model():
    return Model()
""")
        self.assertIn("scf.for", text)
        self.assertIn('tensor<4x6xi32> {fsdp.role = #fsdp.input<"tokens">}', text)

    def test_gradient_of_a_narrow_lookup_adds_in_f32(self):
        text = self.export(HEAD.replace("g.standard_normal((4, 6)).astype(numpy.float32)",
                                        "g.integers(0, 7, (4,), dtype=numpy.int32)") + """
class Model(nnx.Module):
    def __init__(self):
        self.table = nnx.Param(jnp.ones((7, 6)))
    def __call__(self, x):
        return jnp.mean(self.table[...].astype(jnp.bfloat16)[x] ** 2).astype(jnp.float32)

def model():
    return Model()
""")
        self.assertRegex(text, r"scf\.for .* iter_args\(.*\) -> \(tensor<7x6xf32>\)")
        self.assertNotRegex(text, r"scf\.for .* -> \(tensor<7x6xbf16>\)")
        self.assertRegex(text, r"arith\.truncf .* : f32 to bf16")

    def test_scans_are_loops(self):
        loop = "jax.lax.scan(lambda c, y: (jnp.sin(c) + y.sum(), None), 0.0, self.a(x))[0]"
        text = self.export(PLAIN.replace("jnp.mean(self.a(x) ** 2)", loop))
        # Forward, and backward from the last row to the first.
        self.assertEqual(text.count("scf.for"), 2)
        self.assertEqual(text.count("math.sin"), 1)
        self.assertIn("arith.subi %c3", text)

    def test_scan_that_carries_nothing(self):
        loop = "jax.lax.scan(lambda c, y: (c, y * y), None, self.a(x))[1]"
        self.assertEqual(
            self.export(PLAIN.replace("self.a(x) ** 2", loop)).count("scf.for"), 2)

    def test_checkpoint_leaves_a_barrier(self):
        self.assertNotIn("fsdp.barrier", self.export(PLAIN))
        source = PLAIN.replace("self.a(x) ** 2", "jax.checkpoint(lambda y: jnp.sin(y) ** 2)(self.a(x))")
        text = self.export(source)
        self.assertEqual(text.count('"fsdp.barrier"('), 1)
        self.assertEqual(text.count("math.sin"), 2)

    def test_stablehlo(self):
        text = self.export(HEAD + """
class Model(nnx.Module):
    def __init__(self):
        rngs = nnx.Rngs(0)
        self.embed, self.drop = nnx.Embed(8, 4, rngs=rngs), nnx.Dropout(0.5, rngs=rngs)
    def __call__(self, x):
        places = (jnp.abs(x) * 8).astype(jnp.int32) % 8
        return jnp.mean(nnx.remat(lambda m, i: jnp.sin(m.drop(m.embed(i))))(self, places) ** 2)

def model():
    return Model()
""", "--dialect", "stablehlo")
        self.assertIn("#fsdp.state<@model::@embed::@embedding>", text)
        for name in ("gather", "scatter", "optimization_barrier", "while"):
            self.assertIn(f'"stablehlo.{name}"(', text)
        for other in ("linalg", "scf", "fsdp.threefry", '"func.call"', "chlo", "#map"):
            self.assertNotIn(other, text)
        self.assertEqual(text.count("func.func"), 1)
        self.assertTrue(text.endswith("}\n"))

    def test_stablehlo_keeps_open_loops_and_branches(self):
        loss = ("jnp.mean(self.a(x)) * jax.lax.while_loop(lambda c: c < 3.0, lambda c: c * 2.0, x[0, 0] ** 2 + 1.0)"
                " + jax.lax.cond(x[0, 1] > 0, lambda: 1.0, lambda: x.sum())")
        source = PLAIN.replace("jnp.mean(self.a(x) ** 2)", loss)
        text = self.export(source, "--dialect", "stablehlo")
        for name in ("while", "case"):
            self.assertEqual(text.count(f'"stablehlo.{name}"('), 1)
        self.assertEqual(text.count("func.func"), 1)

    def test_stablehlo_has_complex_constants(self):
        source = PLAIN.replace("self.a(x) ** 2", "jnp.abs(self.a(x) + jnp.array([1j, 2, 3]))")
        self.assertIn("complex<f32>", self.export(source, "--dialect", "stablehlo"))
        large = source.replace("jnp.array([1j, 2, 3])", "(1j * numpy.arange(6000).reshape(2000, 3))[:, None].astype('c8')")
        self.fails(large, "the lowered step holds a constant of 6000 elements",
                   options=("--dialect", "stablehlo"))

    def test_stablehlo_steps_for_shapes(self):
        source = PLAIN.replace("((4, 6))", "(([4, 2][step], 6))")
        text = self.export(source, "--steps", "2", "--dialect", "stablehlo")
        self.assertEqual(text.count('"func.func"()'), 2)
        self.assertIn('sym_name = "step_1"', text)

    def test_loops_that_values_end(self):
        inner = "jax.lax.while_loop(lambda c: c < 3.0, lambda c: c * 2.0, x.sum())"
        loop = f"jax.lax.scan(lambda c, y: (c + y.sum() * {inner}, None), 0.0, self.a(x))[0]"
        text = self.export(PLAIN.replace("jnp.mean(self.a(x) ** 2)", loop))
        self.assertIn("scf.while", text)
        self.assertIn("scf.for", text)

    def test_exports_are_reproducible(self):
        self.assertEqual(self.export(PLAIN), self.export(PLAIN))


@support.needs_jax
class MessagesTest(JaxCase):
    def test_while_without_end(self):
        loop = "jax.lax.while_loop(lambda c: c[0] < 3, lambda c: (c[0], c[1] * 2), (0, x.sum()))[1]"
        self.fails(PLAIN.replace("jnp.mean(self.a(x) ** 2)", "jnp.mean(self.a(x)) + " + loop),
                   "lax.while_loop that does not end")

    def test_not_a_module(self):
        self.fails(HEAD + "def model():\n    return 3\n", "expected model() to return a flax.nnx.Module, a flax.linen.Module, or a loss",
                   "got int")

    def test_loss_is_not_a_scalar(self):
        self.fails(PLAIN.replace("jnp.mean(self.a(x) ** 2)", "self.a(x)"),
                   "expected the call to return a scalar loss, got (4, 3)")

    def test_model_that_does_not_run(self):
        self.fails(PLAIN.replace("self.a(x)", "self.a(x.T)"), "tracing the model failed")

    def test_nothing_to_train(self):
        self.fails(PLAIN.replace("self.a = nnx.Linear(6, 3, rngs=nnx.Rngs(0))", "self.a = jnp.sin"),
                   "the model has no nnx.Param")

    def test_attributes_that_the_call_changes(self):
        for init, change, *messages in (
                ("self.calls = 0", "self.calls += 1", "attribute 'calls' from 0 to 1"),
                ("self.a.drop = nnx.Dropout(0.5)", "self.a.drop.eval()",
                 "attribute 'a.drop.deterministic' from False to True"),
                ("self.seen = []", "self.seen.append(3)", "attribute 'seen'"),
                ("pass", "self.size = x.shape[0]", "attribute 'size' to 4",
                 "call the module once in model()"),
                ("self.last = None", "self.last = x", "attribute 'last' from None to an array",
                 "make it an nnx.Variable")):
            with self.subTest(change):
                self.fails(self._with(init, change), "the call changes " + messages[0], *messages[1:])
        self.export(self._with("self.size = 0", "self.size = x.shape[0]").replace(
            "    return Model()", "    made = Model()\n    made(*batch(0, 0))\n    return made"))

    @staticmethod
    def _with(init, change):
        """The plain model with one more line in its parts."""
        return PLAIN.replace("    def __call__(self, x):", f"        {init}\n    def __call__(self, x):\n        {change}")

    def test_variables_that_the_call_adds(self):
        code, error = self.run_cli(self._with("pass", "self.last = nnx.Variable(x)"))
        self.assertEqual(code, 0, error)
        self.assertIn("warning: the call adds 'last', which is dropped", error)
        self.assertIn("sow() what nothing reads", error)
        code, error = self.run_cli(self._with("pass", "self.sow(nnx.Intermediate, 'last', x)"))
        self.assertEqual((code, error.count("warning: ")), (0, 0), error)

    def test_parameters_that_the_call_changes(self):
        for change in ("self.a.kernel[...] = jnp.clip(self.a.kernel[...], -1, 1)",
                       "nnx.jit(lambda layer: layer.kernel.set_value(layer.kernel[...] + 1))(self.a)"):
            with self.subTest(change):
                self.fails(self._with("pass", change), "the call gives parameter 'a.kernel' a value",
                           "only the optimizer changes", "make it an nnx.Variable")
        for same in ("nnx.jit(lambda layer: layer.kernel + 1)(self.a)",
                     "nnx.remat(lambda layer, x: layer(x))(self.a, x)",
                     "nnx.fori_loop(0, 2, lambda i, c: c, (self.a, x))",
                     "nnx.cond(x[0, 0] > 0, lambda layer: layer.kernel + 1, lambda layer: layer.kernel + 2, self.a)"):
            with self.subTest(same):
                self.export(self._with("pass", same))

    def test_variables_that_the_call_removes(self):
        self.fails(self._with("self.last = nnx.Variable(jnp.zeros(2))", "del self.last"),
                   "the call leaves no array in 'last'", "keep the variables of a module")

    def test_variables_of_several_arrays(self):
        for value, got in (("(jnp.ones(2), jnp.ones(3))", "2 values (ArrayImpl, ArrayImpl)"),
                           ("'text'", "got str")):
            self.fails(self._with(f"self.both = nnx.Variable({value})", "pass"),
                       "expected variable 'both' to hold one array", got, "a variable of its own")

    def test_numbers_among_parameters(self):
        source = HEAD + """
def model():
    params = {"w": jnp.ones((6, 3)), "rate": 0.5, "inner": [2.0, 3]}
    return (lambda p, x: jnp.mean(p["rate"] * (x @ p["w"]) ** 2)), params
"""
        code, error = self.run_cli(source)
        self.assertEqual(code, 0, error)
        self.assertIn("warning: Python numbers among the parameters are constants, not trained: "
                      "inner.0, rate; to train them", error)
        text = (self.folder / "out" / "model.mlir").read_text()
        self.assertEqual(text.count("fsdp.param"), 1)
        self.assertNotIn("fsdp.buffer", text)

    def test_filters_of_parameters(self):
        for chosen, *messages in (
                ("nnx.LoRAParam", "TRAINED lets no nnx.Param pass", "a filter of NNX"),
                ("{'a': True}", "expected TRAINED to be a filter, got dict", "TRAINED = nnx.LoRAParam"),
                ("lambda path: True", "TRAINED failed: TypeError")):
            with self.subTest(chosen):
                self.fails(PLAIN + f"TRAINED = {chosen}\n", *messages)

    def test_adapters_beside_what_they_adapt(self):
        source = PLAIN.replace("nnx.Linear(6, 3,", "nnx.LoRALinear(6, 3, lora_rank=2,")
        code, error = self.run_cli(source)
        self.assertEqual(code, 0, error)
        self.assertIn("warning: the model has nnx.LoRAParam beside other nnx.Param", error)
        self.assertIn("TRAINED = nnx.LoRAParam in MODEL.py freezes the others", error)
        for chosen in ("nnx.LoRAParam", "nnx.Param"):
            self.assertEqual(self.run_cli(source + f"TRAINED = {chosen}\n"), (0, ""))

    def test_types_of_parameters(self):
        layer = "nnx.Linear(6, 3,"
        self.fails(PLAIN.replace(layer, layer + " param_dtype=jnp.bfloat16,"),
                   "not supported: parameter 'a.kernel' and 1 more of bfloat16, expected float32",
                   "param_dtype=jnp.float32")
        self.fails(PLAIN.replace(layer, layer + " use_bias=False, param_dtype=jnp.float16,"),
                   "parameter 'a.kernel' of float16", "dtype=jnp.bfloat16 of a layer")
        self.fails(self._with("self.n = nnx.Param(3)", "pass"), "parameter 'n' of int32",
                   "what is not trained is no nnx.Param")
        with jax.enable_x64(True):
            self.fails(PLAIN.replace(layer, layer + " param_dtype=jnp.float64,"),
                       "parameter 'a.kernel' and 1 more of float64", "leave jax_enable_x64 off")

    def test_what_cannot_be_read(self):
        self.fails(PLAIN.replace("    return Model()", "    return type('F', (), {'__call__': 3})(), {}"),
                   "reading what model() has returned failed: TypeError")

    def test_large_constant_that_numpy_has_not(self):
        self.fails(PLAIN.replace("self.a(x)", "(self.a(x) + TABLE.sum())")
                   .replace("class Model", "TABLE = jnp.sin(jnp.arange(1600.0)).astype(jnp.bfloat16)\n\nclass Model"),
                   "constant of 1600 elements", "make it an nnx.Variable")

    def test_batches_of_different_rank(self):
        self.fails(PLAIN.replace("(4, 6)", "(4, 6)[-2 + step:]"), "input 0 of batch(0, 1)",
                   "numbers of dimensions", options=("--steps", "2"))


if __name__ == "__main__":
    unittest.main()
