# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Folders of transformers: exported, trained with and without adapters, and written again."""

import contextlib
import importlib.util
import io
import json
import pathlib
import shutil
import subprocess
import tempfile
import unittest
import warnings

import support

HAS_TRANSFORMERS = support.HAS_TORCH and importlib.util.find_spec("transformers") is not None
HAS_TOOLS = all(shutil.which(name) for name in ("fsdp-compile", "fsdp-run"))
if HAS_TRANSFORMERS:
    import torch
    import transformers
    from safetensors import safe_open
    from safetensors.torch import load_file, save_file
    from tokenizers import Tokenizer, models, pre_tokenizers
    from transformers.pytorch_utils import Conv1D

    from fsdp_export import hf
    from fsdp_export.torch import cli, huggingface, lora, parity, tree

needs_transformers = unittest.skipUnless(HAS_TRANSFORMERS, "needs transformers")
needs_tools = unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run")
TEXT = "a miller counts his sacks, and counts them again. " * 8
LORA = "r=2,alpha=6,targets=q_proj,v_proj"


def called(main, *arguments):
    """(exit code, output, errors) of a command."""
    warnings.simplefilter("ignore")
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main([str(argument) for argument in arguments])
    return code, out.getvalue(), err.getvalue()


def make_llama(folder, vocabulary=256, **options):
    torch.manual_seed(3)
    config = transformers.LlamaConfig(
        vocab_size=vocabulary, hidden_size=16, intermediate_size=24, num_hidden_layers=2,
        num_attention_heads=4, num_key_value_heads=2, max_position_embeddings=32,
        tie_word_embeddings=True, bos_token_id=0, eos_token_id=0,
    )
    transformers.LlamaForCausalLM(config).to(options.pop("dtype", None)).save_pretrained(
        folder, **options)


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.llama, self.text = self.folder / "llama", self.folder / "text.txt"
        self.text.write_text(TEXT)

    def export(self, *options, text=True):
        given = ("--text", self.text) if text else ()
        return called(cli.main, "--hf", self.llama, *given, "--sequence", 8,
                      "-o", self.folder / "out", *options)

    def exported(self, *options):
        code, out, error = self.export(*options)
        self.assertEqual(code, 0, error)
        return out


@needs_transformers
class Export(Folder):
    def test_weights_of_several_files_stay_tied(self):
        make_llama(self.llama, max_shard_size="8KB")
        self.assertTrue((self.llama / "model.safetensors.index.json").is_file())
        self.exported("--batch", 2, "--steps", 2)
        wanted = transformers.LlamaForCausalLM.from_pretrained(self.llama).state_dict()
        with safe_open(self.folder / "out" / "init.safetensors", "pt") as init:
            alias = init.metadata()["alias:lm_head.weight"]
            self.assertEqual(alias, "model.embed_tokens.weight")
            self.assertNotIn("lm_head.weight", init.keys())
            for name in set(wanted) - {"lm_head.weight"}:
                self.assertTrue(torch.equal(init.get_tensor(name), wanted[name]), name)
        manifest = json.loads((self.folder / "out" / "manifest.json").read_text())
        self.assertEqual(manifest["wrap"], ["LlamaDecoderLayer"])
        self.assertEqual([entry["name"] for entry in manifest["inputs"]], ["input_ids"])

    def test_bytes(self):
        make_llama(self.llama)
        out = self.exported("--batch", 3)
        self.assertIn(f"{len(TEXT)} tokens", out)
        self.assertEqual((self.folder / "out" / "tokens.u16").read_bytes()[::2], TEXT.encode())
        batch = load_file(self.folder / "out" / "batches" / "rank0-step0.safetensors")["0"]
        self.assertEqual(batch.shape, (3, 8))
        for row in batch.tolist():
            self.assertIn(bytes(row), TEXT.encode())

    def test_the_tokenizer_of_the_folder(self):
        make_llama(self.llama)
        words = Tokenizer(models.WordLevel({"[UNK]": 0, "counts": 1, "his": 2}, "[UNK]"))
        words.pre_tokenizer = pre_tokenizers.Whitespace()
        transformers.PreTrainedTokenizerFast(
            tokenizer_object=words, unk_token="[UNK]").save_pretrained(self.llama)
        tokens = huggingface.Pretrained(self.llama, text=self.text, sequence=8).tokens
        self.assertEqual(tokens[:8].tolist(), [0, 0, 1, 2, 0, 0, 0, 1])

    def test_frozen_but_for_adapters(self):
        make_llama(self.llama)
        self.exported("--lora", LORA)
        text = (self.folder / "out" / "model.mlir").read_text()
        trained = [line.split()[1] for line in text.splitlines()
                   if line.strip().startswith("fsdp.param @")]
        self.assertEqual(trained, ["@lora_A", "@lora_B"] * 4)

    def test_a_model_in_bf16_without_values(self):
        make_llama(self.llama, dtype=torch.bfloat16)
        self.exported("--no-init", "--param-dtype", "bf16")
        text = (self.folder / "out" / "model.mlir").read_text()
        self.assertIn("fsdp.param @weight : tensor<256x16xf32>", text)
        self.assertFalse((self.folder / "out" / "init.safetensors").exists())

    def fails(self, *messages, options=(), text=True):
        code, _, error = self.export(*options, text=text)
        self.assertEqual(code, 1)
        for message in messages:
            self.assertIn(message, error)

    def test_folders_that_are_none(self):
        self.llama.mkdir()
        self.fails("there is no config.json in this folder", "save_pretrained()")
        make_llama(self.llama)
        self.fails("--task: expected causal-lm, got 'chess'", options=("--task", "chess"))
        (self.llama / "model.safetensors").unlink()
        self.fails("reading the folder's weights failed", "model.safetensors")
        (self.llama / "config.json").write_text("{")
        self.fails("reading config.json failed")

    def test_weights_that_are_missing(self):
        make_llama(self.llama)
        path = self.llama / "model.safetensors"
        weights = load_file(path)
        for name in ("model.norm.weight", "model.layers.1.mlp.up_proj.weight"):
            del weights[name]
        save_file(weights, path, metadata={"format": "pt"})
        self.fails("no weights for 'model.layers.1.mlp.up_proj.weight' and 1 more")

    def test_texts(self):
        make_llama(self.llama, vocabulary=100)
        self.fails("has token 117, the model's vocabulary 100 tokens", "tokens are bytes")
        self.text.write_text("short")
        self.fails("has 5 tokens, --sequence is 8")
        self.fails("no.txt: No such file", options=("--text", self.folder / "no.txt"), text=False)
        self.fails("--batch and --sequence of at least 1", options=("--batch", "0"), text=False)

    def test_adapters_that_are_none(self):
        make_llama(self.llama)
        for spec, messages in {
            "r=2,targets=q_prj": ("no module is named 'q_prj'", "q_proj"),
            "r=2,targets=mlp": ("'model.layers.0.mlp' is LlamaMLP",),
            "r=2": ("targets is missing",), "targets=q_proj": ("r is missing",),
            "r=x,targets=q_proj": ("r to be a positive number, got 'x'",),
            "r=2,alpha=-1,targets=q_proj": ("alpha to be a positive number, got '-1'",),
            "r=2,rank=3,targets=q_proj": ("expected r, alpha and targets, got 'rank'",),
            "r=2,r=3,targets=q_proj": ("'r' is given twice",),
            "8": ("expected NAME=VALUE, got '8'",),
        }.items():
            with self.subTest(spec):
                self.fails(*messages, options=("--lora", spec))
        self.fails("--no-init leaves out", options=("--lora", LORA, "--no-init"))

    def test_either_a_file_or_a_folder(self):
        for arguments in (["-o", "x"], ["model.py", "--hf", "folder", "-o", "x"]):
            with self.assertRaises(SystemExit), contextlib.redirect_stderr(io.StringIO()) as err:
                cli.main(arguments)
            self.assertIn("expected either MODEL.py or --hf FOLDER", err.getvalue())


@needs_transformers
class Adapters(unittest.TestCase):
    def test_added_to_the_weights(self):
        for layer in (torch.nn.Linear(5, 3), Conv1D(3, 5)):
            with self.subTest(type(layer).__name__):
                model = torch.nn.ModuleDict({"fc": layer})
                x, kind = torch.randn(4, 5), type(layer)
                before = layer(x)
                names = lora.apply(model, lora.parse("r=2,alpha=3,targets=fc"))
                self.assertTrue(torch.equal(layer(x), before))
                torch.nn.init.normal_(layer.lora_B)
                after = layer(x)
                added = 1.5 * (x @ layer.lora_A.T @ layer.lora_B.T)
                torch.testing.assert_close(after, before + added)
                self.assertGreater(float(added.detach().abs().max()), 0.1)
                lora.merge(model, names)
                self.assertIs(type(layer), kind)
                torch.testing.assert_close(layer(x), after)
                self.assertEqual({n for n, _ in layer.named_parameters()}, {"weight", "bias"})


@needs_transformers
class Saving(Folder):
    def setUp(self):
        super().setUp()
        make_llama(self.llama)
        self.states = self.folder / "states.safetensors"

    def write(self, spec=None, change=lambda states: None):
        """Writes states as after a training; returns the model that they are of."""
        model = huggingface.Pretrained(self.llama, lora=spec).model()
        with torch.no_grad():
            for param in model.parameters():
                param.add_(0.1 * torch.randn(param.shape))
        states = {s.fqn: s.tensor.detach().clone() for s in tree.build(model).states}
        change(states)
        save_file(states, self.states)
        return model.eval()

    def save(self, *options):
        return called(
            hf.main, "save", self.states, self.llama, self.folder / "tuned", *options)

    def test_loads_again(self):
        ids = torch.arange(12)[None]
        for spec in (None, LORA):
            wanted = self.write(spec)(ids)
            code, _, error = self.save(*(("--lora", spec) if spec else ()))
            self.assertEqual(code, 0, error)
            model, info = transformers.AutoModelForCausalLM.from_pretrained(
                self.folder / "tuned", output_loading_info=True)
            self.assertFalse(any(info.values()), info)
            self.assertIs(model.lm_head.weight, model.model.embed_tokens.weight)
            torch.testing.assert_close(model.eval()(ids, labels=ids).loss, wanted)

    def test_what_does_not_fit(self):
        name = "model.norm.weight"
        for change, options, message in (
            (lambda s: s.pop(name), (), f"lacks '{name}'"),
            (lambda s: s.update(more=torch.ones(3)), (), "'more' is no state of the model"),
            (lambda s: s.update({name: torch.ones(3)}), (), "has shape (3,), expected (16,)"),
            (lambda s: None, ("--lora", LORA), "lacks 'model.layers.0.self_attn.q_proj.lora_A'"),
        ):
            self.write(change=change)
            code, _, error = self.save(*options)
            self.assertEqual(code, 1)
            self.assertIn(message, error)
        self.write(LORA)
        self.assertIn("pass --lora as it was passed to the export", self.save()[2])
        self.assertFalse((self.folder / "tuned").exists())
        same = called(hf.main, "save", self.states, self.llama, self.llama)
        self.assertIn("the folder to write is the one that is read", same[2])
        none = called(hf.main, "save", self.folder / "no", self.llama, self.folder / "tuned")
        self.assertIn("no: no such file", none[2])


@needs_transformers
@needs_tools
class Training(Folder):
    def setUp(self):
        super().setUp()
        make_llama(self.llama)

    def test_as_pytorch_trains(self):
        for spec in (None, LORA):
            path = self.folder / f"{'whole' if spec is None else 'adapters'}.py"
            path.write_text(
                "from fsdp_export.torch.huggingface import Pretrained\n"
                f"p = Pretrained({str(self.llama)!r}, text={str(self.text)!r}, batch=2, "
                f"sequence=8, lora={spec!r})\n"
                "model, batch, WRAP = p.model, p.batch, p.WRAP\n")
            with self.subTest(spec):
                code, out, error = called(parity.main, path)
                self.assertEqual(code, 0, out + error)

    def test_adapters_alone(self):
        self.exported("--lora", LORA, "--world", 2, "--steps", 3)
        out = self.folder / "out"
        for command in (
            ["fsdp-compile", out / "model.mlir", "--world", "2", "--wrap",
             "class:LlamaDecoderLayer", "--optimizer", "adamw", "-o", out / "step.so"],
            ["fsdp-run", out / "step.so", "--data", out, "--steps", "3", "--lr", "0.1",
             "--progress", "never", "--save-full", out / "full"],
        ):
            subprocess.run(command, check=True, capture_output=True)
        before = load_file(out / "init.safetensors")
        after = load_file(out / "full" / "model.safetensors")
        trained = {name for name in before if name.rpartition(".")[2].startswith("lora_")}
        self.assertEqual(len(trained), 8)
        for name, value in before.items():
            if name in after:
                self.assertEqual(torch.equal(value, after[name]), name not in trained, name)
        states = load_file(out / "full" / "optimizer.safetensors")
        # And the number of the step, of each.
        kinds = ("exp_avg", "exp_avg_sq", "step")
        self.assertEqual(set(states), {f"state.{n}.{s}" for n in trained for s in kinds})
        self.assertEqual(
            sum(value.nbytes for name, value in states.items() if not name.endswith(".step")),
            2 * sum(before[name].nbytes for name in trained))


if __name__ == "__main__":
    unittest.main()
