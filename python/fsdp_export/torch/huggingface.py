# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Folders that `save_pretrained` of transformers writes: what a MODEL.py defines, made of one,
and one made of what was trained.
"""

import contextlib
import functools
import inspect
import json
import pathlib
import shutil

import torch
from safetensors import safe_open
from torch._guards import detect_fake_mode

from ..common import files
from ..common.errors import ExportError
from . import data, tree
from . import lora as adapters

# The automatic class of a task.
TASKS = {"causal-lm": "AutoModelForCausalLM"}
_INSTALL = "pip install transformers"


def _transformers():
    try:
        import transformers
    except ImportError as error:
        raise ExportError("--hf needs the package transformers", _INSTALL) from error
    transformers.utils.logging.disable_progress_bar()
    return transformers


# Names of files that describe a model or its tokenizer; others may be weights of any size.
_DESCRIPTIONS = (".json", ".jinja", ".txt", ".model", ".tiktoken", ".py", ".md")


def _is_description(path):
    name = path.name
    return path.is_file() and not name.endswith(".index.json") and (
        name.endswith(_DESCRIPTIONS) or name.startswith("LICENSE"))


@contextlib.contextmanager
def _parameters_without_values():
    """Parameters of modules that are made are on the meta device; buffers have values."""
    def without_value(module, name, param):
        if param is None or param.is_meta:
            return param
        return torch.nn.Parameter(param.to("meta"), param.requires_grad)

    hook = torch.nn.modules.module.register_module_parameter_registration_hook(without_value)
    try:
        yield
    finally:
        hook.remove()


def _weight_files(folder):
    """Those that transformers loads: none if they are not safetensors."""
    single, index = folder / "model.safetensors", folder / "model.safetensors.index.json"
    if single.is_file():
        return [single]
    if not index.is_file():
        return []
    try:
        names = sorted(set(json.loads(index.read_text())["weight_map"].values()))
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        raise ExportError(
            f"{index}: expected a JSON object with a 'weight_map'",
            "save the folder again with save_pretrained()") from error
    return [folder / name for name in names]


def _is_tokenizer(path):
    return path.name.startswith(("tokenizer", "vocab.", "spiece")) and path.is_file()


class Pretrained:
    """`model`, `batch` and `WRAP` as MODEL.py defines them, of a folder of transformers.

    The model takes `input_ids` alone: those of a batch are windows of `text` (a file), cut by
    the folder's tokenizer, or bytes where it has none; without a text they are random.
    """

    def __init__(self, folder, task="causal-lm", text=None, batch=1, sequence=128, lora=None):
        self.folder, self.text = pathlib.Path(folder), text and pathlib.Path(text)
        self.shape = (batch, sequence)
        self.lora = adapters.parse(lora) if isinstance(lora, str) else lora
        if task not in TASKS:
            raise ExportError(f"--task: expected {' or '.join(TASKS)}, got '{task}'")
        if min(self.shape) < 1:
            raise ExportError("expected --batch and --sequence of at least 1")
        if not (self.folder / "config.json").is_file():
            raise ExportError(
                "there is no config.json in this folder",
                "pass a folder that save_pretrained() of transformers wrote",
            )
        self.auto = getattr(_transformers(), TASKS[task])
        try:
            self.config = _transformers().AutoConfig.from_pretrained(
                self.folder, local_files_only=True)
        except Exception as error:
            raise files.user_error("reading config.json", error) from error
        if getattr(self.config, "quantization_config", None):
            raise ExportError(
                "not supported: the folder's weights are quantized (quantization_config)",
                "save it dequantized: model.dequantize().save_pretrained(DIR)")

    def _from_config(self):
        return self.auto.from_config(self.config, dtype=torch.float32)

    def _from_weights(self):
        try:
            model, info = self.auto.from_pretrained(
                self.folder, local_files_only=True, dtype=torch.float32, output_loading_info=True)
        except Exception as error:
            raise files.user_error("reading the folder's weights", error) from error
        missing = sorted(info["missing_keys"])
        if missing:
            raise ExportError(
                f"the folder has no weights for '{missing[0]}'"
                + (f" and {len(missing) - 1} more" if missing[1:] else ""),
                "save it from a model that was made for this task",
            )
        return model

    def plain(self):
        """The model as transformers makes it, in float32."""
        return self._from_config() if detect_fake_mode() else self._from_weights()

    def model(self):
        """The model whose forward returns the loss, with adapters if there are some."""
        model = self.plain()
        if model._can_set_experts_implementation():
            model.set_experts_implementation("batched_mm")
        if self.lora:
            adapters.apply(model, self.lora)
        model.__class__ = _with_loss(type(model))
        return model.train()

    @functools.cached_property
    def _light(self):
        """The model with values of what no folder has alone, and the names of adapters."""
        torch.manual_seed(0)
        with _parameters_without_values():
            model = self._from_config()
        return model, adapters.apply(model, self.lora) if self.lora else []

    def write_beside(self, options, built):
        """Writes OUT/hf: what belongs to the folder beside its weights, for fsdp-run --hf."""
        out = options.output / "hf"
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir()
        for path in filter(_is_description, sorted(self.folder.iterdir())):
            shutil.copyfile(path, out / path.name)
        model, names = self._light
        known = {"version": 1, "adapters": adapters.describe(model, names)}
        (out / "fsdp.json").write_text(json.dumps(known, indent=2) + "\n")
        tree.register_hidden_tensors(model, None)
        values = dict(model.named_parameters()) | dict(model.named_buffers())
        added = {
            state.fqn: (values[state.fqn].to(state.tensor.dtype)
                        if options.no_init and state.fqn in values else state.tensor).detach()
            for state in built.states if not self._is_saved(state)
        }
        data.save(added, out / "added.safetensors", None)
        files.settle(out / "added.safetensors")
        self._check_weights(built)

    @staticmethod
    def _is_saved(state):
        """Whether a folder has this state."""
        return state.persistent and not state.path[-1].startswith("lora_")

    def _check_weights(self, built):
        """Finds out whether fsdp-run --init can read the folder."""
        shapes = {}
        for path in _weight_files(self.folder):
            with safe_open(path, "pt") as weights:
                shapes |= {n: weights.get_slice(n).get_shape() for n in weights.keys()}
        for alias, first in built.aliases.items():
            if alias in shapes:
                shapes.setdefault(first, shapes[alias])
        wanted = {s.fqn: list(s.tensor.shape) for s in built.states if self._is_saved(s)}
        self._problem = next(
            (f"has no '{name}' of shape {shape}" for name, shape in wanted.items()
             if shapes.get(name) != shape), None)
        unknown = sorted(shapes.keys() - wanted.keys() - built.aliases.keys())
        if not self._problem and unknown:
            self._problem = f"has '{unknown[0]}', which the model has not"

    def weights_line(self):
        """Where the weights of an export without values are."""
        if not _weight_files(self.folder):
            return f"{self.folder}: has no safetensors, for fsdp-run --init-rule"
        if self._problem:
            return (f"{self.folder}: {self._problem}, so fsdp-run --init can't read it; export "
                    "it without --no-init")
        return f"{self.folder}: has the weights, for fsdp-run --init"

    @functools.cached_property
    def WRAP(self):
        """The classes that transformers itself never splits."""
        with torch.device("meta"):
            model = self._from_config()
        present = {type(module).__name__ for module in model.modules()}
        return sorted(present & set(model._no_split_modules or ()))

    @functools.cached_property
    def vocabulary(self):
        return self.config.get_text_config().vocab_size

    @functools.cached_property
    def tokenizer(self):
        """That of the folder, or None."""
        if not any(_is_tokenizer(path) for path in self.folder.iterdir()):
            return None
        try:
            return _transformers().AutoTokenizer.from_pretrained(
                self.folder, local_files_only=True)
        except Exception as error:
            raise files.user_error("reading the folder's tokenizer", error) from error

    @functools.cached_property
    def tokens(self):
        """All of the text, or None if there is none."""
        if self.text is None:
            return None
        try:
            data = self.text.read_bytes()
            text = data.decode() if self.tokenizer else None
        except (OSError, UnicodeDecodeError) as error:
            raise ExportError(f"--text: {self.text}: {getattr(error, 'strerror', error)}") from error
        ids = torch.tensor(list(data), dtype=torch.int64) if text is None else torch.tensor(
            self.tokenizer(text, add_special_tokens=False, verbose=False)["input_ids"],
            dtype=torch.int64,
        )
        if len(ids) < self.shape[1]:
            raise ExportError(
                f"--text: {self.text} has {len(ids)} tokens, --sequence is {self.shape[1]}")
        if int(ids.max()) >= self.vocabulary:
            raise ExportError(
                f"--text: {self.text} has token {int(ids.max())}, the model's vocabulary "
                f"{self.vocabulary} tokens",
                "the folder's tokenizer is not that of its model" if self.tokenizer
                else "without a tokenizer in the folder tokens are bytes: add its tokenizer",
            )
        return ids

    def batch(self, rank, step):
        """Windows of the text at places that depend on rank and step."""
        generator = torch.Generator().manual_seed((rank << 32) + step)
        count, length = self.shape
        if self.tokens is None:
            ids = torch.randint(self.vocabulary, self.shape, generator=generator)
            return {"input_ids": ids}
        starts = torch.randint(len(self.tokens) - length + 1, (count,), generator=generator)
        return {"input_ids": torch.stack([self.tokens[s : s + length] for s in starts.tolist()])}

    def write_tokens(self, folder):
        """Writes all tokens for `fsdp-run --tokens`; returns a line about it."""
        kind, dtype = ("u16", torch.uint16) if self.vocabulary <= 1 << 16 else (
            "u32", torch.uint32)
        path = folder / f"tokens.{kind}"
        path.write_bytes(self.tokens.to(dtype).numpy().astype(f"<{kind[0]}{dtype.itemsize}"))
        return f"{path}: {len(self.tokens)} tokens, for fsdp-run --token-dtype {kind} --tokens"


@functools.cache
def _with_loss(cls):
    """A class like `cls`, under its name, whose forward takes tokens and returns the loss of
    the next ones."""
    caches = "use_cache" in inspect.signature(cls.forward).parameters

    def forward(self, input_ids):
        options = {"use_cache": False} if caches else {}
        return cls.forward(self, input_ids=input_ids, labels=input_ids, **options).loss

    return type(cls.__name__, (cls,), {"forward": forward, "__module__": cls.__module__})


def _fill(model, path):
    """Gives the model the values of a file that fsdp-run --save wrote."""
    built = tree.build(model)
    with safe_open(path, "pt") as saved:
        names = set(saved.keys())
        known = {state.fqn for state in built.states} | set(built.aliases)
        for name in sorted(names - known):
            adapter = name.rpartition(".")[2].startswith("lora_")
            raise ExportError(
                f"{path}: '{name}' is no state of the model",
                "pass --lora as it was passed to the export" if adapter
                else "pass the folder that was exported",
            )
        for state in built.states:
            if state.fqn not in names and state.persistent:
                raise ExportError(
                    f"{path}: lacks '{state.fqn}'", "pass a file that fsdp-run --save wrote")
            if state.fqn in names:
                value = saved.get_tensor(state.fqn)
                if value.shape != state.tensor.shape:
                    raise ExportError(
                        f"{path}: '{state.fqn}' has shape {tuple(value.shape)}, expected "
                        f"{tuple(state.tensor.shape)}", "pass the folder that was exported")
                state.tensor.data.copy_(value)


def save(pretrained, states, output):
    """Writes a folder like that of `pretrained` with what fsdp-run --save left in `states`,
    adapters added to the weights they belong to, in the type of the folder's own weights."""
    model = pretrained.plain()
    names = adapters.apply(model, pretrained.lora) if pretrained.lora else []
    _fill(model, states)
    adapters.merge(model, names)
    model.to(getattr(pretrained.config, "dtype", None) or torch.float32)
    model.save_pretrained(output)
    if pretrained.tokenizer:
        pretrained.tokenizer.save_pretrained(output)
    return f"{output}: {type(model).__name__}" + (f", {len(names)} adapters merged" if names else "")
