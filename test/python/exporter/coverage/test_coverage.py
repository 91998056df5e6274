# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of installed packages: what is counted, what is written, what is run again."""

import contextlib
import dataclasses
import importlib.util
import io
import json
import pathlib
import tempfile
import types
import unittest
from unittest import mock

import support

from ..torch.test_parity import HAS_TOOLS

from fsdp_export.coverage import cases, cli, page, tiny

HAS_VISION = all(map(importlib.util.find_spec, ("timm", "torchvision")))
HAS_DIFFUSERS = importlib.util.find_spec("diffusers") is not None
HAS_TRANSFORMERS = importlib.util.find_spec("transformers") is not None


def outcome(name, status, **fields):
    return page.Outcome("causal-lm", name, status, **fields)


class Page(unittest.TestCase):
    OUTCOMES = (
        outcome("a", page.EQUAL, operations=12, export_s=1.5, compile_s=2.0),
        outcome("b", page.EQUAL),
        outcome("c", page.REFUSED, reason="either this | or that"),
        outcome("d", page.VALUES, reason="it depends; on b", way="avoid item(), or | 'if tensor'"),
        outcome("e", page.NOT_COUNTED),
    )

    def test_share_of_static_shapes(self):
        line, = page.summary(self.OUTCOMES)
        self.assertEqual(
            line, "causal-lm: 2 of 3 of static shapes are equal (67 %); 0 conditioned, 0 differs, 1 refused, "
            "0 failed, 1 values, 1 not counted")

    def test_nothing_counts(self):
        line, = page.summary(self.OUTCOMES[-1:])
        self.assertIn("0 of 0 of static shapes are equal;", line)

    def test_what_was_not_run(self):
        line, = page.summary(self.OUTCOMES, {"causal-lm": 7, "timm": 3})
        self.assertTrue(line.endswith(", 1 not counted; 2 not run"), line)
        line, = page.summary(self.OUTCOMES, {"causal-lm": 5})
        self.assertTrue(line.endswith(", 1 not counted"), line)

    def test_rows(self):
        with mock.patch.object(page.importlib.metadata, "version", lambda name: "1.2"):
            text = page.text(self.OUTCOMES)
        self.assertEqual(list(page.read(text)), list(self.OUTCOMES))
        self.assertIn("torch 1.2, torch-mlir 1.2, transformers 1.2", text)
        self.assertIn("\n| a | equal | 12 | 1.5 | 2.0 |\n", text)
        self.assertIn("\n| c | refused: either this \\| or that |  |  |  |\n", text)
        self.assertIn("; *avoid item(), or \\| 'if tensor'* |", text)


class Configuration:
    """As those of transformers: sizes are attributes, and arguments."""

    def __init__(self, **given):
        sizes = {
            "hidden_size": 4096, "num_hidden_layers": 48, "vocab_size": 50000, "depths": [2, 8, 2],
            "eos_token_id": 40001, "pad_token_id": None, "dropout": 0.1, "tie": True, "strange": 7,
        }
        vars(self).update(sizes | given)


class Tiny(unittest.TestCase):
    def test_sizes(self):
        config = tiny.shrunk(Configuration, tiny.Rules(2))
        self.assertEqual(vars(config), {
            "hidden_size": 32, "num_hidden_layers": 2, "vocab_size": 128, "depths": [1, 1, 1],
            "eos_token_id": 64 + 40001 % 64, "pad_token_id": None, "dropout": 0.1, "tie": True,
            "strange": 7,
        })

    def test_kept_sizes(self):
        config = tiny.shrunk(Configuration, tiny.Rules(2, kept=True))
        self.assertEqual(vars(config), {
            "hidden_size": 4096, "num_hidden_layers": 2, "vocab_size": 128, "depths": [1, 1, 1],
            "eos_token_id": 64 + 40001 % 64, "pad_token_id": None, "dropout": 0.1, "tie": True,
            "strange": 7,
        })


@dataclasses.dataclass
class Computing:
    """As those that compute what is left open: 4 in a row of one kind, then one of another."""

    hidden_size: int = 4096
    num_hidden_layers: int = 48
    num_attention_heads: int = 32
    num_key_value_heads: int | None = None
    num_experts_per_tok: int = 1
    moe_intermediate_size: int | None = None
    layer_types: list | None = None
    projector_size: int = 4096
    intermediate_size: int = 1000
    rope_parameters: dict | None = None
    pad_token_id: int | None = None
    decoder_start_token_id: int | None = None

    def __post_init__(self):
        self.head_dim = self.hidden_size // self.num_attention_heads
        if self.num_key_value_heads is None:
            self.num_key_value_heads = self.num_attention_heads
        if self.layer_types is None:
            self.layer_types = [
                "full" if i % 5 == 4 else "sliding" for i in range(self.num_hidden_layers)]
        if self.rope_parameters is None:
            self.rope_parameters = {"rope_theta": 1e4, "mrope_section": [16, 24, 24]}


class Variants(unittest.TestCase):
    def shrunk(self, **rules):
        return tiny.shrunk(Computing, tiny.Rules(layers=4, derived=True, **rules))

    def test_derived(self):
        config = self.shrunk()
        self.assertEqual((config.head_dim, config.num_key_value_heads), (8, 4))
        self.assertEqual(config.layer_types, ["sliding"] * 4)
        self.assertEqual(config.num_experts_per_tok, 2)
        self.assertIsNone(config.moe_intermediate_size)

    def test_filled(self):
        config = self.shrunk(filled=True)
        self.assertEqual(config.moe_intermediate_size, 16)
        self.assertEqual(config.layer_types, ["full_attention"] * 4)
        self.assertEqual((config.pad_token_id, config.decoder_start_token_id), (1, 2))
        self.assertEqual(config.rope_parameters, {"rope_theta": 1e4, "mrope_section": [2, 1, 1]})

    def test_alike(self):
        config = self.shrunk(alike=True, filled=True)
        self.assertEqual(config.num_key_value_heads, config.num_attention_heads)
        self.assertEqual(config.num_experts_per_tok, 1)
        self.assertEqual(config.projector_size, 32)

    def test_kept(self):
        config = self.shrunk(kept=True)
        self.assertEqual((config.hidden_size, config.head_dim), (4096, 128))
        self.assertEqual(config.num_hidden_layers, 4)
        self.assertEqual(config.layer_types, ["sliding"] * 4)
        self.assertEqual(config.rope_parameters, {"rope_theta": 1e4, "mrope_section": [16, 24, 24]})

    def test_every_way_is_another(self):
        ways = list(tiny.every_rules())
        self.assertEqual(len(set(ways)), len(ways))


class CommandLine(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.ran = []
        patch = mock.patch.object(cases, "names", lambda suite: ["a", "b", "c"])
        patch.start()
        self.addCleanup(patch.stop)

    def call(self, *arguments):
        """The exit code and what is printed, where every case ends as its name says."""
        def run(suite, name, optimizer, seconds):
            self.ran.append(name)
            status = {"a": page.EQUAL, "b": page.NOT_COUNTED, "c": page.DIFFERS}[name]
            return page.Outcome(suite, name, status)

        out = io.StringIO()
        module = types.SimpleNamespace(run=run)
        with contextlib.redirect_stdout(out), mock.patch.object(
                cli.importlib, "import_module", lambda *_: module):
            code = cli.main([
                "--suite", "causal-lm", "--results", str(self.folder / "results"), *arguments])
        return code, out.getvalue()

    def test_goes_on(self):
        self.assertEqual(self.call("--shard", "0/2")[0], 1)
        self.assertEqual(self.ran, ["a", "c"])
        code, out = self.call()
        self.assertEqual((code, self.ran), (1, ["a", "c", "b"]))
        self.assertIn("causal-lm: 1 of 2 of static shapes are equal (50 %)", out)
        lines = (self.folder / "results").read_text().splitlines()
        self.assertEqual([json.loads(line)["name"] for line in lines], self.ran)

    def test_exit_code(self):
        self.assertEqual(self.call("--only", "a", "--only", "b")[0], 0)
        self.assertEqual(self.call("--only", "c")[0], 1)

    def test_list(self):
        code, out = self.call("--list")
        self.assertEqual((code, out, self.ran), (0, "causal-lm a\ncausal-lm b\ncausal-lm c\n", []))

    def test_group(self):
        _, out = self.call("--suite", "hf", "--list")
        self.assertIn("\nvision-language c\n", out)
        self.assertNotIn("timm", out)

    def test_wrong_arguments(self):
        for arguments, message in (
            (["--shard", "2/2"], "expected I/N with I below N, as 0/4, got 2/2"),
            (["--only", "z"], "error: no case is called z; see --list"),
        ):
            with self.assertRaises(SystemExit) as raised, contextlib.redirect_stderr(
                    io.StringIO()) as printed:
                self.call(*arguments)
            self.assertIn(message, f"{raised.exception} {printed.getvalue()}")


@support.needs_torch
@unittest.skipUnless(HAS_TRANSFORMERS, "needs transformers")
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Transformers(unittest.TestCase):
    def test_cases(self):
        from fsdp_export.coverage import run

        for suite, name, status in (
            ("causal-lm", "phi3", page.EQUAL), ("causal-lm", "mixtral", page.EQUAL),
            ("hf-image", "beit", page.EQUAL), ("causal-lm", "jetmoe", page.VALUES),
            ("causal-lm", "deepseek_v3", page.EQUAL), ("speech", "ctc.wav2vec2", page.EQUAL),
            ("vision-language", "text.llava", page.EQUAL),
        ):
            with self.subTest(name):
                outcome = run.run(suite, name, "adamw", 120)
                self.assertEqual(outcome.status, status, outcome)

    def test_images_matter(self):
        """A batch whose images the loss does not depend on is none."""
        from fsdp_export.coverage import hf, inputs

        model = hf.make("vision-language", "pair.clip").model()
        batch = next(inputs.batches(model, "pair", "image"))()
        hf._runs(model, batch)
        model.vision_model.embeddings.patch_embedding.weight.data.zero_()
        with self.assertRaisesRegex(ValueError, "does not depend on pixel_values"):
            hf._runs(model, batch)

    def test_takes_too_long(self):
        from fsdp_export.coverage import run

        outcome = run.run("causal-lm", "llama", "adamw", 0.2)
        self.assertEqual((outcome.status, outcome.reason), (page.FAILED, "took more than 0.2 s"))


@support.needs_torch
@unittest.skipUnless(HAS_VISION, "needs timm and torchvision")
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Vision(unittest.TestCase):
    def test_cases(self):
        from fsdp_export.coverage import run

        for suite, name, status in (
            ("timm", "convnext", page.EQUAL), ("torchvision", "squeezenet", page.EQUAL),
            ("torchvision", "detection.fcos", page.VALUES),
        ):
            with self.subTest(name):
                outcome = run.run(suite, name, "adamw", 240)
                self.assertEqual(outcome.status, status, outcome)

    def test_sets_of_classes(self):
        from fsdp_export.coverage import vision

        names = vision.names("torchvision")
        self.assertIn("swin_transformer", names)
        self.assertIn("swin_transformer.swin_v2_t", names)  # attention by another rule
        self.assertFalse([name for name in names if name.startswith("squeezenet.")])


@support.needs_torch
@unittest.skipUnless(HAS_DIFFUSERS, "needs diffusers")
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Diffusers(unittest.TestCase):
    def test_cases(self):
        from fsdp_export.coverage import run

        for name, status in (
            ("AutoencoderKL", page.EQUAL), ("PixArtTransformer2DModel", page.EQUAL),
            ("MotionAdapter", page.NOT_COUNTED),
        ):
            with self.subTest(name):
                outcome = run.run("diffusers", name, "adamw", 240)
                self.assertEqual(outcome.status, status, outcome)


@support.needs_jax
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Flax(unittest.TestCase):
    def test_cases(self):
        from fsdp_export.coverage import run

        for name, status in (
            ("nnx.Dropout", page.EQUAL), ("linen.max_pool", page.EQUAL),
            ("linen.RNNCellBase", page.NOT_COUNTED),
        ):
            with self.subTest(name):
                outcome = run.run("jax", name, "adamw", 240)
                self.assertEqual(outcome.status, status, outcome)

    def test_page_names_the_framework(self):
        with mock.patch.object(page.importlib.metadata, "version", lambda name: "1.2"):
            text = page.text([page.Outcome("jax", "nnx.Linear", page.EQUAL)])
        self.assertIn("Packages: jax 1.2, flax 1.2.", text)


if __name__ == "__main__":
    unittest.main()
