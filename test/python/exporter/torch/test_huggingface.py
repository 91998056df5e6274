# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Folders of transformers: exported, trained with and without adapters, and written again."""

import contextlib
import importlib.util
import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
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


def make_gpt2(folder):
    torch.manual_seed(3)
    config = transformers.GPT2Config(
        vocab_size=256, n_embd=16, n_layer=2, n_head=2, n_positions=32,
        resid_pdrop=0.0, embd_pdrop=0.0, attn_pdrop=0.0)
    transformers.GPT2LMHeadModel(config).save_pretrained(folder)


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

    def fails(self, *messages, options=(), text=True):
        code, _, error = self.export(*options, text=text)
        self.assertEqual(code, 1)
        for message in messages:
            self.assertIn(message, error)


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

    def test_adapters_of_tied_weights(self):
        make_llama(self.llama, tie_word_embeddings=True)
        self.fails("the weight of 'lm_head' is tied to 'model.embed_tokens.weight'", "untie it",
                   options=("--lora", "r=2,targets=lm_head,q_proj"))

    def test_quantized_folders(self):
        make_llama(self.llama)
        path = self.llama / "config.json"
        config = json.loads(path.read_text()) | {"quantization_config": {"quant_method": "fp8"}}
        path.write_text(json.dumps(config))
        self.fails("not supported: the folder's weights are quantized", "dequantize()")

    def test_sequences_that_are_longer_than_positions(self):
        transformers.GPT2LMHeadModel(transformers.GPT2Config(
            vocab_size=256, n_positions=6, n_embd=8, n_layer=1, n_head=2,
        )).save_pretrained(self.llama)
        self.fails("index 6, at ", "is outside of what it indexes, which has 6 elements",
                   "a sequence may be longer than a table of positions")

    def test_either_a_file_or_a_folder(self):
        for arguments in (["-o", "x"], ["model.py", "--hf", "folder", "-o", "x"]):
            with self.assertRaises(SystemExit), contextlib.redirect_stderr(io.StringIO()) as err:
                cli.main(arguments)
            self.assertIn("expected either MODEL.py or --hf FOLDER", err.getvalue())


@needs_transformers
class Beside(Folder):
    """What the export leaves for fsdp-run in OUT/hf."""

    def setUp(self):
        super().setUp()
        self.left = self.folder / "out" / "hf"

    def added(self):
        with safe_open(self.left / "added.safetensors", "pt") as file:
            return {name: file.get_tensor(name) for name in file.keys()}

    def test_what_the_folder_has(self):
        make_llama(self.llama, max_shard_size="8KB")
        (self.llama / "LICENSE").write_text("free")
        self.exported()
        self.assertEqual({path.name for path in self.left.iterdir()}, {
            "LICENSE", "config.json", "generation_config.json", "fsdp.json", "added.safetensors"})
        self.assertEqual(
            (self.left / "config.json").read_text(), (self.llama / "config.json").read_text())
        self.assertEqual(json.loads((self.left / "fsdp.json").read_text()),
                         {"version": 1, "adapters": []})

    def test_what_the_folder_lacks_has_the_same_values_without_the_others(self):
        make_llama(self.llama)
        self.exported()
        wanted = self.added()
        self.assertEqual(
            set(wanted), {"model.rotary_emb.inv_freq", "model.rotary_emb.original_inv_freq"})
        self.exported("--no-init")
        for name, value in self.added().items():
            self.assertTrue(torch.equal(value, wanted.pop(name)), name)
        self.assertFalse(wanted)

    def test_adapters(self):
        make_llama(self.llama)
        self.exported("--lora", LORA, "--no-init")
        layer = "model.layers.1.self_attn.v_proj"
        self.assertIn(
            {"weight": f"{layer}.weight", "down": f"{layer}.lora_A", "up": f"{layer}.lora_B",
             "scale": 3.0, "transposed": False},
            json.loads((self.left / "fsdp.json").read_text())["adapters"])
        added = self.added()
        self.assertGreater(float(added[f"{layer}.lora_A"].std()), 0.05)
        self.assertFalse(added[f"{layer}.lora_B"].any())

    def test_which_folders_can_be_read_in_place(self):
        make_llama(self.llama, max_shard_size="8KB")
        self.assertIn("llama: has the weights, for fsdp-run --init", self.exported("--no-init"))
        path = self.llama / json.loads(
            (self.llama / "model.safetensors.index.json").read_text()
        )["weight_map"]["model.norm.weight"]
        weights = load_file(path)
        for change, message in (
            (lambda w: w.update(more=torch.ones(1)), "has 'more', which the model has not"),
            (lambda w: w.update({"model.norm.weight": torch.ones(3)}),
             "has no 'model.norm.weight' of shape [16]"),
            (lambda w: w.pop("model.norm.weight"), "has no 'model.norm.weight' of shape [16]"),
        ):
            changed = dict(weights)
            change(changed)
            save_file(changed, path, metadata={"format": "pt"})
            self.assertIn(f"llama: {message}, so fsdp-run --init can't read it; export it without "
                          "--no-init", self.exported("--no-init"))
        (self.llama / "model.safetensors.index.json").write_text("{}")
        self.fails("index.json: expected a JSON object with a 'weight_map'",
                   options=("--no-init",))
        (self.llama / "model.safetensors.index.json").unlink()
        self.assertIn("has no safetensors, for fsdp-run --init-rule", self.exported("--no-init"))

    def test_gpt2_whose_linear_modules_are_turned(self):
        make_gpt2(self.llama)
        self.exported("--lora", "r=2,targets=c_attn", "--no-init")
        adapters = json.loads((self.left / "fsdp.json").read_text())["adapters"]
        self.assertEqual([adapter["transposed"] for adapter in adapters], [True, True])


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
class Example(unittest.TestCase):
    """The short form of examples/finetune."""

    def run_it(self, *options):
        script = pathlib.Path(__file__).parents[4] / "examples" / "finetune" / "finetune.py"
        with tempfile.TemporaryDirectory() as work:
            done = subprocess.run(
                [sys.executable, "-P", script, work, "--steps", "10", *options],
                capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertGreater(
                len(list((pathlib.Path(work) / "tuned").glob("model-*-of-*.safetensors"))), 1)
        return done.stdout

    def check_losses(self, out):
        found = re.search("largest difference of 10 losses: (.*) of the loss", out)
        self.assertLess(float(found[1]), 1e-5)

    def test_all_weights(self):
        self.check_losses(self.run_it())

    def test_adapters(self):
        out = self.run_it("--lora", "r=8,alpha=16,targets=q_proj,v_proj")
        self.check_losses(out)
        self.assertIn("20 frozen tensors are bit by bit what they were; the optimizer's states "
                      "have 28672 bytes, for adapters of 14336", out)


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

    def train(self, *options, ranks=("--world", "2"), compiled=(), check=True):
        """Trains what was exported; returns what `fsdp-run` said."""
        out = self.folder / "out"
        wrap = json.loads((out / "manifest.json").read_text())["wrap"]
        subprocess.run(
            ["fsdp-compile", out / "model.mlir", *ranks, "--wrap",
             ",".join(f"class:{name}" for name in wrap), "--optimizer", "adamw", *compiled, "-o",
             out / "step.so"], check=True, capture_output=True)
        return subprocess.run(
            ["fsdp-run", out / "step.so", "--data", out, "--steps", "3", "--lr", "0.1",
             "--progress", "never", "--log", self.folder / "log", *options],
            check=check, capture_output=True, text=True)

    def losses(self):
        lines = map(json.loads, (self.folder / "log").read_text().splitlines())
        return [line["loss"] for line in lines if "loss" in line]

    def load(self, folder, **options):
        model, info = transformers.AutoModelForCausalLM.from_pretrained(
            folder, output_loading_info=True, **options)
        self.assertFalse(any(info.values()), info)
        return model.eval()

    def test_folders_are_written_by_shard(self):
        shutil.rmtree(self.llama)
        make_llama(self.llama, dtype=torch.bfloat16)
        words = Tokenizer(models.WordLevel({"[UNK]": 0, "counts": 1}, "[UNK]"))
        self.exported("--world", 2, "--steps", 3)
        transformers.PreTrainedTokenizerFast(
            tokenizer_object=words, unk_token="[UNK]").save_pretrained(self.folder / "out" / "hf")
        full, tuned, narrow = (self.folder / name for name in ("full", "tuned", "narrow"))
        self.train("--save-full", full, "--save-hf", tuned, "--save-hf-shard", "8KB",
                   "--save-hf-dtype", "f32")
        self.assertGreater(len(list(tuned.glob("model-*-of-*.safetensors"))), 2)
        wanted = load_file(full / "model.safetensors")
        model = self.load(tuned)
        self.assertEqual(model.dtype, torch.float32)
        self.assertIs(model.lm_head.weight, model.model.embed_tokens.weight)
        for name, value in model.state_dict().items():
            self.assertTrue(torch.equal(value, wanted[name]), name)
        self.assertEqual(
            transformers.AutoTokenizer.from_pretrained(tuned)("counts")["input_ids"], [1])
        self.train("--save-hf", narrow)
        model = self.load(narrow)
        self.assertEqual(model.dtype, torch.bfloat16)
        for name, value in model.state_dict().items():
            self.assertTrue(torch.equal(value, wanted[name].bfloat16()), name)

    def test_adapters_are_added(self):
        for make, spec in ((make_llama, LORA), (make_gpt2, "r=2,alpha=3,targets=c_attn,c_fc")):
            with self.subTest(spec):
                shutil.rmtree(self.llama)
                make(self.llama)
                self.exported("--lora", spec, "--world", 2, "--steps", 3)
                states, tuned, other = (self.folder / n for n in ("states", "tuned", "other"))
                self.train("--save", states, "--save-hf", tuned)
                code, _, error = called(
                    hf.main, "save", states, self.llama, other, "--lora", spec)
                self.assertEqual(code, 0, error)
                wanted = self.load(other).state_dict()
                before = self.load(self.llama).state_dict()
                for name, value in self.load(tuned).state_dict().items():
                    torch.testing.assert_close(value, wanted[name], rtol=1e-6, atol=1e-7)
                changed = {n for n in before if not torch.equal(before[n], wanted[n])}
                targets = tuple(f"{n}.weight" for n in lora.parse(spec).targets)
                self.assertEqual(changed, {n for n in before if n.endswith(targets)})

    def test_adapters_are_added_in_all_layouts(self):
        self.exported("--lora", LORA, "--world", 2, "--steps", 3)
        states, tuned, other = (self.folder / name for name in ("states", "tuned", "other"))
        for ranks, compiled in (
            (("--world", "2"), ("--layout", "per_param", "--order", "postorder")),
            (("--world", "2"), ("--expand-ranks",)),
            (("--world", "2"), ("--strategy", "no_shard")),
            (("--grid", "2x1"), ("--strategy", "hybrid_shard")),
        ):
            with self.subTest(compiled):
                self.train("--save", states, "--save-hf", tuned, ranks=ranks, compiled=compiled)
                code, _, error = called(
                    hf.main, "save", states, self.llama, other, "--lora", LORA)
                self.assertEqual(code, 0, error)
                wanted = self.load(other).state_dict()
                for name, value in self.load(tuned).state_dict().items():
                    torch.testing.assert_close(value, wanted[name], rtol=1e-6, atol=1e-7)

    def test_weights_stay_in_their_folder(self):
        for options in ({"max_shard_size": "8KB"}, {"dtype": torch.bfloat16}):
            shutil.rmtree(self.llama)
            make_llama(self.llama, **options)
            found = []
            for more, init in (((), ()), (("--no-init",), ("--init", self.llama))):
                self.exported("--world", 2, "--steps", 3, *more)
                self.train(*init, "--save", self.folder / "states")
                found.append((self.losses(), (self.folder / "states").read_bytes()))
            self.assertEqual(*found)
        self.assertFalse((self.folder / "out" / "init.safetensors").exists())
        # As well without DIR, whose tokens are.
        run = subprocess.run(
            ["fsdp-run", self.folder / "out" / "step.so", "--tokens",
             self.folder / "out" / "tokens.u16", "--init", self.llama, "--steps", "1"],
            capture_output=True, text=True)
        self.assertEqual(run.returncode, 1)
        self.assertIn("lacks 'model.rotary_emb.inv_freq'", run.stderr)
        self.assertIn("pass --hf DIR/hf", run.stderr)
        subprocess.run([*run.args, "--hf", self.folder / "out" / "hf"],
                       check=True, capture_output=True)

    def batches(self, step):
        """The inputs of both ranks."""
        names = (f"rank{rank}-step{step}.safetensors" for rank in range(2))
        return [load_file(self.folder / "out" / "batches" / name)["0"] for name in names]

    def test_activations_that_are_computed_again(self):
        for spec in ((), ("--lora", LORA)):
            found, memory = [], []
            for policy in ((), ("--checkpoint", "class:LlamaDecoderLayer")):
                self.exported("--world", 2, "--steps", 3, "--batch", 4, *spec, *policy)
                self.train("--stats", self.folder / "stats")
                found.append(torch.tensor(self.losses()))
                stats = json.loads((self.folder / "stats").read_text())
                memory.append(stats["planned_bytes"])
            # What is fused with what, and so rounded, differs.
            torch.testing.assert_close(*found, rtol=1e-6, atol=0)
            self.assertLess(memory[1], memory[0])
        self.fails("--checkpoint names class 'LlamaLayer'", "'LlamaDecoderLayer'",
                   options=("--checkpoint", "class:LlamaLayer"))

    def test_evaluation_is_that_of_the_saved_folder(self):
        self.exported("--world", 2, "--steps", 3, "--eval")
        self.train("--eval-data", self.folder / "out", "--save-hf", self.folder / "tuned",
                   compiled=("--eval",))
        lines = map(json.loads, (self.folder / "log").read_text().splitlines())
        [found] = [line["eval_loss"] for line in lines if "eval_loss" in line]
        model = self.load(self.folder / "tuned")
        with torch.no_grad():
            losses = [float(model(ids, labels=ids).loss)
                      for step in range(3) for ids in self.batches(step)]
        self.assertAlmostEqual(found, sum(losses) / len(losses), places=5)

    def test_bf16_with_masters(self):
        self.exported("--world", 2, "--steps", 3, "--param-dtype", "bf16")
        self.train("--save", self.folder / "states", "--lr", "0.01")
        losses = [sum(each) / 2 for each in self.losses()]
        masters = huggingface.Pretrained(self.llama).model()
        computing = huggingface.Pretrained(self.llama).model().bfloat16()
        optimizer = torch.optim.AdamW(masters.parameters(), lr=0.01, weight_decay=0.01)
        for step, loss in enumerate(losses):
            optimizer.zero_grad()
            narrow = {n: p.bfloat16() for n, p in masters.named_parameters()}
            mean = sum(torch.func.functional_call(computing, narrow, (ids,)).float()
                       for ids in self.batches(step)) / 2
            mean.backward()
            optimizer.step()
            # Numbers of bf16 have 8 digits.
            self.assertLess(abs(float(mean.detach()) - loss), loss / 256)
        # Steps that are too small for bf16 add up.
        before = load_file(self.llama / "model.safetensors")["model.norm.weight"]
        for rate in ("0.0001", "0.0002"):
            self.train("--save", self.folder / "states", "--lr", rate, "--weight-decay", "0")
            after = load_file(self.folder / "states")["model.norm.weight"]
            self.assertTrue((after != before).all())
            self.assertTrue((after.bfloat16() == before.bfloat16()).any())

    def test_adapters_of_weights_that_stay(self):
        self.exported("--world", 2, "--steps", 3, "--no-init", "--lora", LORA)
        self.train("--init", self.llama, "--save-hf", self.folder / "tuned")
        before, after = (self.load(f).state_dict() for f in (self.llama, self.folder / "tuned"))
        changed = {n for n in before if not torch.equal(before[n], after[n])}
        self.assertEqual(len(changed), 4)
        # Without what the export knows of them they are only names.
        (self.folder / "out" / "hf" / "fsdp.json").unlink()
        run = self.train(
            "--init", self.llama, "--save-hf", self.folder / "tuned", check=False)
        self.assertIn("lora_A' is an adapter that", run.stderr)
        self.assertIn("python -m fsdp_export.hf save", run.stderr)

    def test_adapters_alone(self):
        self.exported("--lora", LORA, "--world", 2, "--steps", 3)
        out = self.folder / "out"
        self.train("--save-full", out / "full")
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
