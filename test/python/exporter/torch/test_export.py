# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The exporter on small models: tree, attributes, numbers and messages."""

import contextlib
import copy
import io
import json
import math
import re
import tempfile
import unittest
import warnings

import support

if support.HAS_TORCH:
    import torch
    from safetensors.torch import load_file
    from torch import nn
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.fx.experimental.proxy_tensor import make_fx

    from exporter.torch import native
    from fsdp_export.common import emit, errors, files
    from fsdp_export.torch import (
        batches, cli, dropout, export, fx_fixups, lower, precision, problems, tree,
    )

    aten = torch.ops.aten

HEAD = """
import torch
from torch import nn
from torch.nn import functional as F

def batch(rank, step):
    g = torch.Generator().manual_seed(rank * 100 + step)
    return (torch.randn(4, 6, generator=g),)
"""

PLAIN = HEAD + """
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 3)
    def forward(self, x):
        return self.a(x).square().mean()

def model():
    return Model()
"""


MODES = HEAD + """
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 3)
        self.norm = nn.BatchNorm1d(3)
        self.drop = nn.Dropout(0.5)
        self.register_buffer("calls", torch.zeros(()))
    def forward(self, x):
        self.calls += 1
        return self.drop(self.norm(self.a(x))).square().mean()

def model():
    return Model()
"""


@support.needs_torch
class PublicNames(unittest.TestCase):
    def test_what_the_documentation_names(self):
        import fsdp_export
        import fsdp_export.dropout

        self.assertIs(fsdp_export.dropout.eager, dropout.eager)
        self.assertIs(fsdp_export.ExportError, errors.ExportError)


@support.needs_torch
class EvaluationTest(support.TorchExportCase):
    def function(self, text, name):
        """Its text: the signature, and the rest."""
        body = re.search(rf"  func\.func @{name}\((.*?)\n  }}", text, re.DOTALL)
        return body and body[1].split("\n", 1)

    def test_evaluation_mode(self):
        signature, body = self.function(self.export(MODES, "--eval"), "evaluate")
        self.assertIn("-> (tensor<f32> {fsdp.role = #fsdp.loss})", signature)
        # Statistics are read, and nothing is drawn.
        self.assertIn("@norm::@running_mean", signature)
        self.assertNotIn("rng_seed", signature)
        self.assertNotIn("arith.xori", body)

    def test_the_step_is_the_same(self):
        plain, both = self.export(MODES), self.export(MODES, "--eval")
        self.assertIsNone(self.function(plain, "evaluate"))
        for function in (plain, both):
            signature, body = self.function(function, "step")
            self.assertIn("rng_seed", signature)
            self.assertIn("arith.xori", body)

    def test_each_shape_has_one(self):
        source = MODES.replace("torch.randn(4, 6", "torch.randn(4 + step % 2, 6")
        text = self.export(source, "--eval", "--steps", "2")
        self.assertIn("tensor<5x6xf32>", self.function(text, "evaluate_1")[0])

    def test_models_in_evaluation_mode(self):
        warning = "warning: model() returns the model in evaluation mode"
        for source, warns in ((MODES.replace("return Model()", "return Model().eval()"), True),
                              (MODES, False)):
            code, error = self.run_cli(source)
            self.assertEqual(code, 0, error)
            self.assertEqual(warning in error, warns)

    def test_modes_are_put_back(self):
        path = self.folder / "modes.py"
        path.write_text(MODES)
        module = files.load(path)
        model = export.make_model(module)
        model.norm.eval()
        batch = batches.Batches(module)
        step = export.step_module(model, tree.build(model), batch, batch(), evaluates=True)
        self.assertEqual([m.training for m in model.modules()], [True, True, False, True])
        self.assertEqual([meaning[0] for meaning in step.evaluated.outputs], ["loss"])

    def test_dropout_in_evaluation_alone(self):
        source = MODES.replace("self.drop(self.norm(self.a(x)))",
                               "F.dropout(self.norm(self.a(x)), 0.5, not self.training)")
        self.fails(source, "not supported: random numbers in evaluation mode alone", options=["--eval"])

    def test_indices_are_those_of_both(self):
        source = """
import torch
from torch import nn

def batch(rank, step):
    return (torch.tensor([1, 2]),)

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(9, 3)
        self.register_buffer("short", torch.ones(5))
    def forward(self, x):
        loss = self.table(x).square().mean()
        return loss if self.training else loss + self.short[x].sum()

def model():
    return Model()
"""
        text = self.export(source, "--eval")
        self.assertEqual(text.count("indices = [0, 5]"), 2)


METRICS = HEAD + """
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 3)
        self.register_buffer("calls", torch.zeros(()))
    def forward(self, x):
        self.calls += 1
        y = self.a(x)
        loss = y.square().mean()
        return {"zeros": (y == 0).sum(), "loss": loss, "double": 2 * loss, "any": (y > 1).any(),
                "y": y, "calls": self.calls, "name": "n"}

def model():
    return Model()
"""


@support.needs_torch
class MetricsTest(support.TorchExportCase):
    def test_scalars_beside_the_loss(self):
        text = self.export(METRICS, "--eval")
        metrics = [f'tensor<f32> {{fsdp.role = #fsdp.metric<"{name}">}}'
                   for name in ("any", "calls", "double", "zeros")]
        for function in ("step", "evaluate"):
            signature = re.search(rf"func\.func @{function}\(.*", text)[0]
            self.assertEqual(re.findall(r'tensor<[^>]*> {fsdp.role = #fsdp.metric<"\w+">}',
                                        signature), metrics)
        # No gradient goes through a metric.
        without = METRICS.replace('"double": 2 * loss, ', "")
        count = text.count("linalg.matmul")
        self.assertEqual(self.export(without, "--eval").count("linalg.matmul"), count)

    def test_objects(self):
        source = METRICS.replace('return {"zeros"', 'return types.SimpleNamespace(**{"zeros"')
        source = source.replace('"name": "n"}', '"name": "n"})')
        self.assertEqual(self.export("import types\n" + source).count("#fsdp.metric<"), 4)

    def test_precision_keeps_them(self):
        self.assertEqual(
            self.export(METRICS, "--param-dtype", "bf16").count("#fsdp.metric<"), 4)


@support.needs_torch
class TextTest(support.TorchExportCase):
    def test_a_step_for_each_shape(self):
        source = PLAIN.replace("torch.randn(4,", "torch.randn([4, 2, 4, 7][step],")
        text = self.export(source, "--steps", "4", "--world", "2")
        for name, rows in (("step", 4), ("step_1", 2), ("step_2", 7)):
            self.assertRegex(
                text, rf"func.func @{name}\(.*tensor<{rows}x6xf32> {{fsdp.role = #fsdp.input<\"x\">}}")
        self.assertEqual(text.count("{fsdp.role = #fsdp.loss}"), 3)
        manifest = json.loads((self.folder / "out" / "manifest.json").read_text())
        self.assertEqual(manifest["shapes"], [[[4, 6]], [[2, 6]], [[7, 6]]])

    def test_tables_become_dense_constants(self):
        source = PLAIN.replace("self.a(x)", "(self.a(x) + torch.tensor([[i / 7 + j for j in "
                               "range(3)] for i in range(len(x))]))")
        for rows in ("[9][0]", "[9, 11][step]"):
            batches = source.replace("torch.randn(4,", f"torch.randn({rows},")
            text = self.export(batches, "--steps", "2" if "step" in rows else "0")
            self.assertNotIn("dense_resource", text)
            self.assertNotIn("{-#", text)
            self.assertTrue(text.endswith("  }\n}\n"), text[-200:])

    def test_ranges_of_indices_depend_on_shapes(self):
        text = self.export(PLAIN.replace("def forward(self, x):", "def forward(self, x, at):")
                           .replace("self.a(x)", "self.a(x.gather(0, at))")
                           .replace("torch.randn(4,", "torch.randn([4, 7][step],")
                           .replace("generator=g),)", "generator=g), torch.full((1, 6), "
                                    "[3, 6][step]))"), "--steps", "2")
        self.assertIn("indices = [0, 4]", text)
        self.assertIn("indices = [0, 7]", text)

    def test_tied_repeated_frozen_unused_and_buffers(self):
        text = self.export(HEAD + """
class Base(nn.Module):
    pass

class Layer(Base):
    def __init__(self):
        super().__init__()
        self.w = nn.Parameter(torch.randn(6, 6))
        self.register_buffer("scale", torch.ones(6))
        self.register_buffer("mask", torch.ones(6), persistent=False)
    def forward(self, x):
        return x @ self.w * self.scale * self.mask

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = nn.ModuleList([Layer(), Layer()])
        self.again = self.blocks[0]
        self.tied = nn.Linear(6, 6)
        self.tied.weight = self.blocks[1].w
        self.frozen = nn.Linear(6, 6)
        self.frozen.weight.requires_grad_(False)
        self.unused = nn.Linear(2, 2)
    def forward(self, x):
        for layer in [*self.blocks, self.again, self.tied, self.frozen]:
            x = layer(x)
        return x.square().mean()

def model():
    return Model()
""")
        for line in [
            'fsdp.module @model class "',
            '.Layer" bases ["',
            'fsdp.module @"0" class',
            "fsdp.alias @again = @model::@blocks::@\"0\"",
            "fsdp.alias @weight = @model::@blocks::@\"1\"::@w",
            "fsdp.param frozen @weight : tensor<6x6xf32>",
            "fsdp.buffer @scale : tensor<6xf32>",
            "fsdp.buffer transient @mask : tensor<6xf32>",
        ]:
            self.assertIn(line, text)
        self.assertEqual(text.count("fsdp.role = #fsdp.state<@model::@blocks::@\"1\"::@w>}"), 1)
        self.assertEqual(text.count("fsdp.role = #fsdp.grad<@model::@blocks::@\"1\"::@w>}"), 1)
        self.assertNotIn("fsdp.role = #fsdp.grad<@model::@frozen::@weight", text)
        self.assertIn("fsdp.role = #fsdp.grad<@model::@frozen::@bias", text)
        self.assertNotIn("fsdp.role = #fsdp.grad<@model::@unused", text)
        self.assertIn("fsdp.role = #fsdp.state<@model::@unused::@weight", text)

    def test_weights_have_first_names_and_aliases(self):
        from safetensors import safe_open

        self.export(PLAIN.replace("nn.Linear(6, 3)", "nn.Linear(6, 6); self.b = self.a"))
        with safe_open(self.folder / "out" / "init.safetensors", "pt") as file:
            self.assertEqual(set(file.keys()), {"a.weight", "a.bias"})
            self.assertEqual(
                file.metadata(), {"alias:b.weight": "a.weight", "alias:b.bias": "a.bias"}
            )

    def test_index_ranges_and_loops(self):
        text = self.export("""
import torch
from torch import nn
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.e = nn.Embedding(11, 4, padding_idx=0)
        self.o = nn.Linear(4, 7)
    def forward(self, tokens, targets, kept):
        y = self.o(self.e(tokens.t())) * kept.float().mean()
        return nn.functional.cross_entropy(y.flatten(0, 1), targets.flatten(), ignore_index=-5)
def model():
    return Model()
def batch(rank, step):
    return torch.randint(11, (3, 2)), torch.tensor([[1, -5, 2], [3, 6, 0]]), torch.ones(2).long()
""")
        self.assertIn('tensor<3x2xi64> {fsdp.role = '
                      '#fsdp.input<"tokens", indices = [0, 11]>}', text)
        self.assertIn('{fsdp.role = #fsdp.input<"targets", indices = [0, 7, -5]>}', text)
        self.assertIn('tensor<2xi64> {fsdp.role = #fsdp.input<"kept">}', text)
        self.assertIn("scf.for", text)
        self.assertNotIn("cf.assert", text)
        self.assertNotIn("fsdp.boundary", text)

    def test_dropout_has_a_seed_input_last(self):
        text = self.export(PLAIN.replace("self.a(x)", "F.dropout(self.a(x), 0.5)"),
                           "--world", "2", "--steps", "2")
        self.assertIn('tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}', text)
        manifest = json.loads((self.folder / "out" / "manifest.json").read_text())
        self.assertEqual([e["name"] for e in manifest["inputs"]], ["x", "rng_seed"])
        seeds = {
            int(load_file(path)["1"]) for path in (self.folder / "out" / "batches").iterdir()
        }
        self.assertEqual(len(seeds), 4)

    def test_list_of_registered_tensors(self):
        text = self.export(HEAD + """
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(6, 6)
        self.rows = nn.LSTM(6, 3)
        self.again = [self.first.weight, self.first.bias]
    def forward(self, x):
        return self.rows(F.linear(x, *self.again))[0].square().mean()

def model():
    return Model()
""")
        for name in ("first::@weight", "first::@bias", "rows::@weight_ih_l0", "rows::@bias_hh_l0"):
            self.assertIn(f"{{fsdp.role = #fsdp.state<@model::@{name}>}}", text)
            self.assertIn(f"{{fsdp.role = #fsdp.grad<@model::@{name}>}}", text)

    def step(self, forward):
        """The text of a step alone."""
        text = self.export(PLAIN.replace("return self.a(x).square().mean()", forward))
        return text[text.index("func.func"):]

    def test_what_asks_whether_it_is_exported(self):
        plain = self.step("return self.a(x).mean()")
        for function in ("is_exporting", "is_compiling"):
            self.assertEqual(plain, self.step(f"""
        if not torch.compiler.{function}() and x.sum().item() > 0:
            raise ValueError
        return self.a(x).mean()"""))
        self.assertFalse(torch.compiler.is_exporting() or torch.compiler.is_compiling())

    def test_a_way_for_export_that_fails(self):
        asks = """
        scale = None if torch.compiler.is_compiling() else 2.0
        {more}
        return self.a(x).mean() * scale"""
        self.assertEqual(
            self.step("return self.a(x).mean() * 3.0"), self.step(asks.format(more="scale = scale + 1")))
        source = PLAIN.replace("return self.a(x).square().mean()", asks)
        # Of two errors that of the way which eager mode takes says more, if it knows its reason.
        self.fails(source.replace("{more}", "scale = scale + x.sum().item()"),
                   "must not depend on tensor values")
        self.fails(source.replace("{more}", "scale = (scale or 0) + []"),
                   "TypeError: unsupported operand type(s) for +: 'int' and 'list'")

    def test_ranges_of_a_profile_are_left_out(self):
        plain = self.step("return self.a(x).mean()")
        self.assertEqual(plain, self.step("""
        with torch.profiler.record_function("a"):
            y = self.a(x)
        mean = torch.autograd.profiler.record_function("mean")(torch.mean)
        return mean(y)"""))

    def test_checkpointed_modules_have_marks(self):
        text = self.export(PLAIN.replace("class Model", """
from torch.utils.checkpoint import checkpoint

class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(6, 6)
        self.b = nn.Dropout(0.2)
    def forward(self, x, scale=None):
        return self.b(torch.tanh(self.a(x)) * scale), scale

class Model""").replace("self.a = nn.Linear(6, 3)", "self.h = nn.ModuleList([Block(), Block()])")
            .replace("return self.a(x).square().mean()", """
        for _ in range(2):
            x, _ = checkpoint(self.h[1], x, scale=x.mean(), use_reentrant=False)
        x = checkpoint(lambda y: self.h[0].a(torch.sin(y)), x, use_reentrant=True)
        return x.square().mean()"""))
        self.assertRegex(text, r'fsdp.module @"1" class "[^"]*" attributes {fsdp.checkpoint}')
        self.assertEqual(text.count(" attributes {fsdp.checkpoint} {"), 2)
        block, layer = '@model::@h::@"1"', '@model::@h::@"0"::@a'
        for call in (0, 1):
            self.assertEqual(text.count(f"fsdp.boundary enter {block} call {call} %"), 2)
            # The second result is not used.
            self.assertEqual(text.count(f"fsdp.boundary exit {block} call {call} %"), 1)
        self.assertEqual(text.count(f"fsdp.boundary enter {layer} call 0 %"), 1)
        self.assertEqual(text.count(f"fsdp.boundary exit {layer} call 0 %"), 1)
        self.assertEqual(text.count("func.func"), 1)

    def test_classes_that_are_checkpointed(self):
        source = PLAIN.replace("class Model", """
class Block(nn.Linear):
    pass

class Model""").replace("nn.Linear(6, 3)", "nn.Sequential(Block(6, 6), Block(6, 3))")
        by_hand = source.replace(
            "self.a(x)", "check(self.a[1], check(self.a[0], x))").replace("class Model", """
def check(module, x):
    return torch.utils.checkpoint.checkpoint(module, x, use_reentrant=False)

class Model""")

        def export(source, *options):
            return re.sub(r"case_\d+", "case", self.export(source, *options))

        text = export(source, "--checkpoint", "class:Block")
        self.assertEqual(text.count(" attributes {fsdp.checkpoint} {"), 2)
        self.assertEqual(text, export(by_hand))
        # Base classes, and what is inside of what is checkpointed already.
        self.assertEqual(text, export(source, "--checkpoint", "class:Linear,Block"))
        text = export(source, "--checkpoint", "class:Block,Sequential")
        self.assertEqual(text.count(" attributes {fsdp.checkpoint} {"), 1)

    def test_classes_that_there_are_not(self):
        for policy, message in {
            "class:Linaer": "names class 'Linaer', which no module of the model has",
            "Linear": "--checkpoint: expected class:NAME,NAME, got 'Linear'",
            "class:Linear,": "--checkpoint: expected class:NAME,NAME, got 'class:Linear,'",
        }.items():
            self.fails(PLAIN, message, options=("--checkpoint", policy))
        self.fails(PLAIN, "the nearest is 'Linear'", options=("--checkpoint", "class:Linaer"))

    def test_no_seed_input_without_dropout(self):
        self.assertNotIn("rng_seed", self.export(PLAIN))

    def test_mixed_precision(self):
        source = PLAIN.replace("nn.Linear(6, 3)", "nn.Linear(6, 3); self.n = nn.BatchNorm1d(3)")
        source = source.replace("self.a(x)", "self.n(self.a(x))")
        text = self.export(source, "--param-dtype", "bf16")
        # Stored and taken: f32 and bf16 for the linear, f32 alone for batch norm.
        self.assertIn("fsdp.param @weight : tensor<3x6xf32>", text)
        self.assertRegex(text, r"tensor<3x6xbf16> \{fsdp.role = #fsdp.state<@model::@a::@weight\>}")
        self.assertRegex(text, r"tensor<3xf32> \{fsdp.role = #fsdp.state<@model::@n::@weight\>}")
        self.assertRegex(text, r"tensor<3xf32> \{fsdp.role = #fsdp.state<@model::@n::@running_mean\>}")
        self.assertRegex(text, r"tensor<f32> \{fsdp.role = #fsdp.loss\}")
        self.assertNotIn("#fsdp.train_state", text)
        kept = self.export(source, "--param-dtype", "f16", "--keep-fp32", "Linear",
                           "--buffer-dtype", "bf16", "--loss-scale")
        self.assertRegex(kept, r"tensor<3x6xf32> \{fsdp.role = #fsdp.state<@model::@a::@weight\>}")
        self.assertIn('#fsdp.train_state<"scaler.scale"', kept)

    def test_inputs_keep_their_names(self):
        self.export(PLAIN, "--param-dtype", "bf16")
        manifest = json.loads((self.folder / "out" / "manifest.json").read_text())
        self.assertEqual([entry["name"] for entry in manifest["inputs"]], ["x"])

    def test_tied_parameters_of_which_one_is_kept(self):
        source = """
import torch
from torch import nn
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.e = nn.Embedding(5, 4)
        self.head = nn.Linear(4, 5, bias=False)
        self.head.weight = self.e.weight
    def forward(self, tokens):
        return self.head(self.e(tokens)).square().mean()
def model():
    return Model()
def batch(rank, step):
    return torch.arange(3)
"""
        self.fails(source, "--keep-fp32 keeps 'e', which shares a parameter with 'head', which it "
                   "does not keep", options=("--param-dtype", "bf16", "--keep-fp32", "Embedding"))
        self.export(source, "--param-dtype", "bf16", "--keep-fp32", "Embedding",
                    "--keep-fp32", "Linear")

    def test_loss_in_16_bits(self):
        text = self.export(PLAIN.replace(".mean()", ".mean().bfloat16()"))
        self.assertRegex(text, r"tensor<f32> \{fsdp.role = #fsdp.loss\}")

    def test_units_cast_what_they_are_given(self):
        """What a buffer made wide enters the next unit narrow, as with FSDP2."""
        source = PLAIN.replace("nn.Linear(6, 3)", "nn.Sequential(Unit(), Unit(), nn.Linear(6, 3))")
        source += """
WRAP = ["Unit"]
class Unit(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(6, 6)
        self.register_buffer("offset", torch.ones(6))
    def forward(self, x):
        return self.linear(x) + self.offset
"""
        source = source.replace("[\"Unit\"]", "[\"Unit\", \"Linear\"]")
        narrow = ("--param-dtype", "bf16")
        self.export(source, *narrow, "--cast-unit-inputs")
        code, error = self.run_cli(source, *narrow)
        self.assertEqual(code, 1, error)

    def test_step_without_values(self):
        """The same step, tied weights and casts included, and no weights."""
        source = PLAIN.replace("nn.Linear(6, 3)",
                               "nn.Linear(6, 3); self.b = self.a; self.n = nn.BatchNorm1d(3)")
        source = source.replace("self.a(x)", "self.n(self.b(x))")
        for options in ((), ("--param-dtype", "bf16")):
            for cast in ("", ".float()", ".to('cpu')", ".double().float()"):
                made = source.replace("return Model()", f"return Model(){cast}")
                text = self.export(made, *options)
                self.assertEqual(self.export(made, "--no-init", *options), text)
                self.assertFalse((self.folder / "out" / "init.safetensors").exists())

    def test_memory_without_values(self):
        """What lies in the same memory is found without asking for addresses that there are not."""
        torch.set_warn_always(True)  # else PyTorch says it once in a process
        self.addCleanup(torch.set_warn_always, False)
        with FakeTensorMode(), warnings.catch_warnings():
            warnings.filterwarnings("error", "Accessing the data pointer")
            whole, other = torch.empty(4, 3), torch.empty(4, 3)
            self.assertTrue(tree.overlap(whole, whole[1]))
            self.assertFalse(tree.overlap(whole[:2], whole[2:]))
            self.assertFalse(tree.overlap(whole, other))

    def test_parameters_of_other_types(self):
        for dtype in ("float64", "bfloat16"):
            made = PLAIN.replace("nn.Linear(6, 3)", f"nn.Linear(6, 3, dtype=torch.{dtype})")
            made = made.replace("self.a(x)", f"self.a(x.to(torch.{dtype}))")
            self.fails(
                made, f"not supported: parameter 'a.weight' and 1 more of torch.{dtype}, expected "
                "torch.float32", "return model.float() from model(); with --param-dtype bf16")
        # What is not trained may be of any type.
        self.export(made.replace("class Model", "class Frozen").replace(
            "def model():\n    return Model()", """class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.frozen = Frozen().requires_grad_(False)
        self.scale = nn.Parameter(torch.ones(()))
    def forward(self, x):
        return self.frozen(x * self.scale).float()
def model():
    return Model()"""))

    def test_loss_is_rounded_only_to_the_output_type(self):
        class Model(nn.Linear):
            def forward(self, x):
                return super().forward(x).float().exp().sum()

        torch.manual_seed(0)
        model, x = Model(6, 3), torch.randn(4, 6)
        bf16 = torch.bfloat16
        exact = model.to(bf16)(x.to(bf16))
        model.float()
        loss = precision.computing(model, precision.Precision(param=bf16))(x)["loss"]
        self.assertTrue(torch.equal(loss, exact))
        rounded = precision.computing(model, precision.Precision(param=bf16, output=bf16))(x)["loss"]
        self.assertTrue(torch.equal(rounded, exact.to(bf16).float()))
        self.assertFalse(torch.equal(rounded, loss))

    def test_exports_are_reproducible(self):
        self.assertEqual(self.export(PLAIN), self.export(PLAIN))


@support.needs_torch
class DropoutTest(unittest.TestCase):
    def test_rate_scale_and_dependence_on_the_seed(self):
        x = torch.ones(200, 100)
        results = []
        for seed in (1, 1, 2):
            with dropout.seeded(torch.tensor(seed)):
                results.append([nn.functional.dropout(x, 0.3) for _ in range(2)])
        first, same, other = results
        self.assertTrue(torch.equal(first[0], same[0]))
        self.assertFalse(torch.equal(first[0], first[1]))
        self.assertFalse(torch.equal(first[0], other[0]))
        kept = float((first[0] != 0).float().mean())
        self.assertAlmostEqual(kept, 0.7, delta=0.02)
        self.assertAlmostEqual(float(first[0].mean()), 1.0, delta=0.03)
        both = float(((first[0] != 0) & (other[0] != 0)).float().mean())
        self.assertAlmostEqual(both, 0.49, delta=0.02)

    def test_attention_without_dropping_equals_the_original(self):
        q, k, v = (torch.randn(2, 3, 5, 4) for _ in range(3))
        wanted = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        with dropout.seeded(torch.tensor(3)):
            # A rate this small drops nothing but takes the path of its own.
            actual = nn.functional.scaled_dot_product_attention(
                q, k, v, dropout_p=1e-12, is_causal=True
            )
        torch.testing.assert_close(actual, wanted)


@support.needs_torch
class NumbersTest(unittest.TestCase):
    """The exported step, compiled by stock tools, against eager PyTorch."""

    def setUp(self):
        if not native.available():
            self.skipTest("needs mlir-opt, mlir-translate and clang of LLVM 22")
        warnings.simplefilter("ignore")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def eager(self, model, inputs, seed, outputs):
        states = tree.build(model).states
        with dropout.eager(seed):
            loss = model(*inputs)
        loss.backward()
        values = {"loss": lambda i: loss.detach(), "grad": lambda i: states[i].tensor.grad,
                  "new_value": lambda i: states[i].tensor.detach()}
        return [values[kind](*rest or (0,)) for kind, *rest in outputs]

    def check(self, name):
        module = files.load(support.ZOO / f"{name}.py")
        model = export.make_model(module)
        batch = batches.Batches(module)
        inputs = batch()
        seed = torch.tensor(dropout.rank_step_seed(0, 0))
        module_tree = tree.build(model)
        step = export.step_module(model, module_tree, batch, inputs)
        traced = step.traced
        library = native.build(emit.text(step.module, module_tree, name), self.folder, name)
        states = [state.tensor.detach().clone() for state in module_tree.states]
        pick = {"state": lambda i: states[i], "input": lambda i: inputs[i], "seed": lambda: seed}
        arguments = [pick[kind](*rest) for kind, *rest in traced.inputs]
        expected = self.eager(copy.deepcopy(model), inputs, seed, traced.outputs)
        actual = [torch.full_like(value, 7) for value in expected]
        native.call(library, arguments, actual)
        peak = max(float(v.abs().max())
                   for v, m in zip(expected, traced.outputs, strict=True) if m[0] == "grad")
        for meaning, value, wanted in zip(traced.outputs, actual, expected, strict=True):
            scale = peak if meaning[0] == "grad" else float(wanted.abs().max())
            error = float((value - wanted).abs().max())
            self.assertLessEqual(error, 3e-6 * scale, f"{name} {meaning}")

    def test_comparisons(self):
        self.check("comparisons")

    def test_mlp(self):
        self.check("mlp")

    def test_nested(self):
        self.check("nested")

    def test_batchnorm(self):
        self.check("batchnorm")

    def test_gpt(self):
        self.check("gpt")

    def test_transformer_eval(self):
        self.check("transformer_eval")

    def test_transformer_train(self):
        self.check("transformer_train")


@support.needs_torch
class StridedTest(unittest.TestCase):
    def rewrite(self, shape, *strided):
        x = torch.arange(float(math.prod(shape))).view(shape)
        traced = make_fx(lambda x: torch.as_strided(x, *strided) + 0, tracing_mode="fake")(x)
        refused = problems.Refused()
        fx_fixups._replace_strided(traced.graph, refused)
        refused.check()
        traced.recompile()
        self.assertNotIn("as_strided", traced.code)
        self.assertTrue(torch.equal(traced(x), torch.as_strided(x, *strided)))

    def test_views(self):
        self.rewrite((4, 2, 4, 1), (4, 8), (8, 1))
        self.rewrite((2, 3, 4), (4, 2, 3), (1, 12, 4))
        self.rewrite((6,), (1, 3, 1, 2), (9, 2, 1, 1))

    def test_slices(self):
        self.rewrite((5, 4), (2, 3), (4, 1), 9)

    def test_neither(self):
        for strided in (((2, 2), (1, 1)), ((4, 4), (0, 1)), ((8,), (2,))):
            with self.assertRaisesRegex(errors.ExportError, "neither a view nor a slice"):
                self.rewrite((4, 4), *strided)


@support.needs_torch
class ComparisonsTest(unittest.TestCase):
    """Those of constants, of which torch-mlir folds some in a wrong type."""

    def rewrite(self, constant, compare, number):
        """The code of a graph with a comparison, which computes the same as before."""
        module, graph = torch.nn.Module(), torch.fx.Graph()
        module.register_buffer("constant", constant)
        x, held = graph.placeholder("x"), graph.get_attr("constant")
        compared = graph.call_function(compare, (held, number))
        chosen = graph.call_function(aten.where.self, (compared, x, graph.get_attr("constant")))
        graph.output((chosen,))
        mode = FakeTensorMode()
        for node in graph.nodes:
            if node.op != "output":
                kind = torch.bool if node is compared else constant.dtype
                node.meta["val"] = mode.from_tensor(constant.to(kind))
        traced = torch.fx.GraphModule(module, graph)
        fx_fixups._convert_numbers(traced)
        fx_fixups._settle(traced)
        traced.recompile()
        x = torch.full_like(constant, 7)
        expected = torch.where(compare(constant, number), x, constant)
        self.assertTrue(torch.equal(traced(x)[0], expected))
        if constant.numel() < 1000:  # Others are data beside the step.
            lower.to_linalg(traced.graph)
        return traced.code

    def test_alike_in_all_elements(self):
        for kind in (torch.float32, torch.int64):
            for number in (0, 0.5):
                code = self.rewrite(torch.zeros(2, 16, dtype=kind), aten.lt.Scalar, number)
                self.assertNotIn("aten.lt", code)

    def test_of_a_few_elements(self):
        for kind in (torch.uint8, torch.float32, torch.int64):
            for number in (1, 0.5):
                code = self.rewrite(torch.arange(4).to(kind), aten.ge.Scalar, number)
                self.assertNotIn("aten.ge", code)

    def test_others(self):
        for kind, number, expected in (
            (torch.float32, 1, r"ge.Scalar\(constant, 1\.0\)"),
            (torch.float32, 0.5, r"ge.Scalar\(constant, 0\.5\)"),
            (torch.int64, 1, r"ge.Scalar\(constant, 1\)"),
            (torch.int64, 0.5, r"ge.Scalar\(convert_element_type_default, 0\.5\)"),
        ):
            code = self.rewrite(torch.arange(2000).to(kind), aten.ge.Scalar, number)
            self.assertRegex(code, expected)


@support.needs_torch
class LinesTest(support.TorchExportCase):
    def test_points_are_those_of_pytorch(self):
        self.export(PLAIN.replace(
            "self.a(x).square().mean()", "(self.a(x).mean() * torch.linspace(-0.7, 1.3, 2000)).sum()"))
        states = load_file(self.folder / "out" / "init.safetensors")
        (line,) = [each for each in states.values() if each.numel() == 2000]
        self.assertTrue(torch.equal(line, torch.linspace(-0.7, 1.3, 2000)))


@support.needs_torch
class MessagesTest(support.TorchExportCase):
    def test_no_model_function(self):
        self.fails(HEAD, "defines no function 'model'", "note: it needs model()")

    def test_no_batch_function(self):
        self.fails(PLAIN.replace("def batch", "def other"), "defines no function 'batch'")

    def test_missing_file(self):
        error = io.StringIO()
        with contextlib.redirect_stderr(error):
            self.assertEqual(cli.main([str(self.folder / "no.py"), "-o", "out"]), 1)
        self.assertIn("no such file", error.getvalue())

    def test_file_that_does_not_run(self):
        self.fails("x = 1 / 0", "running the file failed: ZeroDivisionError")

    def test_not_a_module(self):
        self.fails(HEAD + "def model():\n    return 3\n", "expected model() to return an nn.Module")

    def test_loss_is_not_a_scalar(self):
        self.fails(PLAIN.replace(".mean()", ""),
                   "expected forward to return a scalar loss, got a tensor of shape (4, 3)")

    def test_loss_is_not_a_tensor(self):
        self.fails(PLAIN.replace("return self.a(x)", "return 1.0, self.a(x)"), "got tuple")

    def test_model_reads_values(self):
        source = PLAIN.replace("return Model()", "m = Model(); m.a.bias[0].item(); return m")
        self.fails(source, "--no-init: model() reads values of tensors", "leave --no-init out",
                   options=("--no-init",))

    def test_states_made_before(self):
        source = PLAIN.replace("def model():", "ready = nn.Linear(6, 3)\ndef model():")
        source = source.replace("return Model()", "m = Model(); m.a = ready; return m")
        self.fails(source, "--no-init: expected model() to make all parameters and buffers, got "
                   "some that were made before", "make them in model()", options=("--no-init",))

    def test_plain_tensor_attribute(self):
        source = PLAIN.replace("nn.Linear(6, 3)", "nn.Linear(6, 3); self.t = torch.ones(6)")
        source = source.replace("self.a(x)", "self.a(x * self.t)")
        code, error = self.run_cli(source)
        self.assertEqual(code, 0, error)
        self.assertIn("warning: attribute 't' of module 'model' is a plain tensor; registered it as a "
                      "non-persistent buffer", error)
        self.assertIn("fsdp.buffer transient @t : tensor<6xf32>",
                      (self.folder / "out" / "model.mlir").read_text())
        self.fails(source.replace("torch.ones(6)", "self.a.weight.sum(0)"),
                   "attribute 't' was made of parameters with the model, and forward reads it",
                   "make it in forward")

    def test_complex_buffer(self):
        init = "nn.Linear(6, 3); self.register_buffer('c', torch.ones(3) * 1j, persistent=False)"
        source = PLAIN.replace("nn.Linear(6, 3)", init)
        source = source.replace("self.a(x)", "(self.a(x) * self.c).abs()")
        self.assertIn("fsdp.buffer transient @c : tensor<3x2xf32>", self.export(source))
        self.fails(source.replace("        return ", "        self.c = self.c * 2; return "),
                   "not supported: forward replaces buffer 'c' of complex numbers", "in place")
        self.assertIn("fsdp.buffer @c : tensor<3x2xf32>",
                      self.export(source.replace(", persistent=False", "")))

    def test_bits_as_another_type(self):
        self.fails(PLAIN.replace("self.a(x)", "(self.a(x) + x.byte().view(torch.int8)[:, :3])"),
                   "of integers of 8 or 16 bits (it reads bits as another type)", ".int() or .float()")

    def test_module_in_place_of_the_function(self):
        self.fails(PLAIN.replace("def model():\n    return Model()", "model = Model()"),
                   "expected model to be a function that makes the module, got the module",
                   "write 'def model(): return ...'")

    def test_scripted_module(self):
        self.fails(PLAIN.replace("nn.Linear(6, 3)", "torch.jit.script(nn.Linear(6, 3))"),
                   "module 'a' is compiled by torch.jit", "the module that it was made from")

    def test_state_of_a_type_without_element_type(self):
        init = "nn.Linear(6, 3); " \
               "self.register_buffer('b', torch.ones(3, dtype=torch.float8_e4m3fn))"
        self.fails(PLAIN.replace("nn.Linear(6, 3)", init),
                   "buffer 'b' has the unsupported type torch.float8_e4m3fn")

    def test_state_of_several_tensors(self):
        init = "nn.Linear(6, 3); from torch.testing._internal.two_tensor import TwoTensor; " \
               "self.c = nn.Parameter(TwoTensor(torch.ones(3), torch.ones(3)))"
        self.fails(PLAIN.replace("nn.Linear(6, 3)", init),
                   "parameter 'c' is a TwoTensor, which holds other tensors", "register a plain tensor")

    def test_list_of_plain_tensors(self):
        source = PLAIN.replace("self.a = nn", "self.parts = [torch.ones(3)]; self.a = nn")
        code, error = self.run_cli(
            source.replace("self.a(x)", "(self.a(x) * self.parts[0].sum())"))
        self.assertEqual(code, 0, error)
        self.assertIn("warning: forward uses a tensor that is neither an input nor registered in "
                      "the module, torch.float32 of shape (3,): it is a constant of the step", error)

    def test_large_constant(self):
        """It lies with the weights, once however often it is used."""
        table = "torch.tensor([0.5 * i for i in range(1600)])"
        source = PLAIN.replace("self.a(x)", f"(self.a(x) + {table}.sum() * {table}[3])")
        text = self.export(source)
        self.assertEqual(text.count("fsdp.buffer transient @constant"), 1)
        self.assertIn("fsdp.buffer transient @constant0 : tensor<1600xf32>", text)
        self.assertNotIn("dense<\"", text)
        states = load_file(self.folder / "out" / "init.safetensors")
        self.assertTrue(torch.equal(states["constant0"], torch.arange(1600) * 0.5))
        self.fails(source, "--no-init: the step has large constants", "leave --no-init out",
                   options=["--no-init"])

    def test_small_constant_used_twice(self):
        table = "torch.tensor([0.5, 1.0, 2.0])"
        text = self.export(PLAIN.replace("return self", f"t = {table}; return self")
                           .replace("self.a(x)", "(self.a(x) * t + t)"))
        self.assertIn('dense<"0x0000003F0000803F00000040"> : tensor<3xf32>', text)
        self.assertNotIn("dialect_resources", text)
        self.assertNotIn("fpowi", text)

    def test_small_constant_used_twice_in_one_place(self):
        table = "torch.tensor([0.5, 1.0, 2.0])"
        source = PLAIN.replace("return self", f"t = {table}; return self")
        for use in ("self.a(x) * (t * t)", "self.a(x) + torch.cat([t, t])[2:5] + t",
                    "torch.where(t > 1, t, t) * self.a(x)"):
            text = self.export(source.replace("self.a(x)", f"({use})"))
            self.assertIn('dense<"0x0000003F0000803F00000040"> : tensor<3xf32>', text)

    def test_reserve_of_bytes(self):
        """What is taken apart into tensors that rules make is so once."""
        call = "torch.ops.aten._batch_norm_with_update"
        scales = "self.a.bias, self.a.bias, torch.zeros(3), torch.ones(3), 0.1, 1e-5"
        self.export(PLAIN.replace("self.a(x)", f"{call}(self.a(x), {scales})[0]"))

    def test_writes_to_what_it_may_not(self):
        for write, said in (
            ("self.a.weight.data.clamp_(-1, 1)", "forward changes parameter 'a.weight' in place, at"),
            ("x.clamp_(-1, 1)", "forward changes an input in place, at"),
        ):
            self.fails(PLAIN.replace("return self", f"{write}; return self"), said,
                       "change buffers only, or work on a clone")

    def test_data_dependent_control_flow(self):
        self.fails(PLAIN.replace("return self", "x = x * 2 if x.sum() > 0 else x\n        return self"),
                   "tracing the model failed", "must not depend on tensor values")

    def test_data_dependent_shape(self):
        self.fails(PLAIN.replace("self.a(x)", "self.a(x)[x[:, 0] > 0].sort(0).values"),
                   "must not depend on tensor values")

    def test_global_random_numbers(self):
        self.fails(PLAIN.replace("self.a(x)", "(self.a(x) + torch.poisson(x[:, :3].exp()))"),
                   "draws from the global random generator", "draw it in batch()")

    def test_nothing_to_train(self):
        self.fails(PLAIN.replace("Linear(6, 3)", "Linear(6, 3).requires_grad_(False)"),
                   "no parameter with requires_grad = True")

    def test_loss_without_parameters(self):
        self.fails(PLAIN.replace("self.a(x)", "x"),
                   "the loss depends on no parameter with requires_grad = True")

    def test_unknown_wrap_class(self):
        self.fails("WRAP = ['Missing']\n" + PLAIN, "WRAP names class 'Missing'")

    def test_wrap_is_a_string(self):
        self.fails("WRAP = 'Linear'\n" + PLAIN, "expected WRAP to be a list of class names")

    def test_batches_of_different_rank(self):
        self.fails(PLAIN.replace("torch.randn(4, 6", "torch.randn(*[4, 6][-2 + step:]"),
                   "input 0 of batch(0, 1)", "numbers of dimensions", options=("--steps", "2"))

    def test_steps_that_differ(self):
        self.fails(PLAIN.replace("self.a(x)", "(self.a(x) if len(x) == 4 else x * 2 + self.b)")
                   .replace("super().__init__()",
                            "super().__init__(); self.b = nn.Parameter(torch.ones(6))")
                   .replace("torch.randn(4,", "torch.randn([4, 7][step],"),
                   "the step for inputs of shapes [[7, 6]] has other parameters",
                   "that for [[4, 6]]", options=("--steps", "2"))

    def test_batches_that_change(self):
        self.fails("COUNT = []\n" + PLAIN.replace(
            "torch.randn(4,", "torch.randn(COUNT.append(1) or 4 + len(COUNT) // 2,"),
            "batch(0, 0) gives shapes [[", options=("--steps", "1", "--world", "1"))

    def test_batches_of_too_many_shapes(self):
        self.fails(PLAIN.replace("torch.randn(4,", "torch.randn(4 + step,"),
                   "batches of more than 16 shapes", "pad batches", options=("--steps", "17"))

    def test_index_out_of_range(self):
        self.fails("""
import torch
from torch import nn
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.e = nn.Embedding(5, 4)
    def forward(self, tokens):
        return self.e(tokens).square().mean()
def model():
    return Model()
def batch(rank, step):
    return torch.full((3,), 4 + step)
""", "input 'tokens' of batch(0, 1) holds 5, expected 0 <= value < 5", options=("--steps", "2"))

    def test_constant_index_that_is_outside(self):
        source = PLAIN.replace("self.a(x)", "self.a(x)[:, torch.tensor([0, 3])]")
        self.fails(source, "index 3, at ", "is outside of what it indexes, which has 3 elements")

    def test_imports_of_functions(self):
        (self.folder / "neighbour.py").write_text("WIDTH = 3")
        lib = self.folder / "lib"
        lib.mkdir()
        (lib / "inserted.py").write_text("DEPTH = 1")
        source = PLAIN.replace("def model():", "def model():\n    import inserted, neighbour")
        self.export(f"import sys\nsys.path.insert(0, {str(lib)!r})\n{source}")

    def test_class_to_keep_in_f32_is_unknown(self):
        self.fails(PLAIN, "--keep-fp32 names class 'Conv9', which no module of the model has",
                   options=("--param-dtype", "bf16", "--keep-fp32", "Conv9"))

    def test_world_of_zero(self):
        self.fails(PLAIN, "expected --world of at least 1, got 0", options=("--world", "0"))


if __name__ == "__main__":
    unittest.main()
