# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Architectures of transformers: each that its tables of automatic classes list for a task."""

import torch
import transformers
from transformers.models.auto import modeling_auto

from . import tiny
from .cases import Case, NotCounted

transformers.logging.set_verbosity_error()

_TABLES = {
    "causal-lm": "MODEL_FOR_CAUSAL_LM_MAPPING_NAMES",
    "masked-lm": "MODEL_FOR_MASKED_LM_MAPPING_NAMES",
    "seq2seq": "MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING_NAMES",
    "hf-image": "MODEL_FOR_IMAGE_CLASSIFICATION_MAPPING_NAMES",
}
MAX_PARAMETERS = 3_000_000
TOKENS = 16


def _table(suite):
    """Names of architectures and of their first class."""
    table = getattr(modeling_auto, _TABLES[suite])
    return {name: each if isinstance(each, str) else each[0] for name, each in table.items()}


def names(suite):
    return list(_table(suite))


def _build(class_name, config):
    result = getattr(transformers, class_name)(config)
    if result._can_set_experts_implementation():
        result.set_experts_implementation("batched_mm")
    return result.train()


def _stirred(model):
    """Parameters that are zero everywhere get values: zeros hide errors, and scores of experts
    that are all alike leave open which are taken."""
    with torch.no_grad():
        for param in model.parameters():
            if param.is_floating_point() and not param.any():
                param.normal_(0.0, 0.02)
    return model


def _generator(rank, step):
    return torch.Generator().manual_seed(1000 * rank + step)


def _tokens(rank, step):
    ids = torch.randint(8, tiny.VOCABULARY, (2, TOKENS), generator=_generator(rank, step))
    return {"input_ids": ids, "labels": ids.clone()}


def _image_size(config):
    size = getattr(config, "image_size", tiny.IMAGE)
    return tuple(size) if isinstance(size, (list, tuple)) else (size, size)


def _images(config):
    shape = (2, getattr(config, "num_channels", 3), *_image_size(config))

    def batch(rank, step):
        generator = _generator(rank, step)
        labels = torch.randint(0, 2, (2,), generator=generator)
        return {"pixel_values": torch.randn(shape, generator=generator), "labels": labels}

    return batch


def _batch(suite, config):
    if suite == "hf-image":
        return _images(config)
    extra = {"use_cache": False} if suite != "masked-lm" and hasattr(config, "use_cache") else {}
    return lambda rank, step: _tokens(rank, step) | extra


def _runs(model, batch):
    """Raises what eager mode raises; a loss that is no number is an error, too."""
    loss = model(**batch(0, 0)).loss
    loss.backward()
    if not bool(loss.isfinite()):
        raise ValueError("the loss is not finite")
    model.zero_grad()


def _configured(suite, class_name, layers):
    config = tiny.shrunk(getattr(transformers, class_name).config_class, layers)
    with torch.device("meta"):
        count = sum(p.numel() for p in _build(class_name, config).parameters())
    if count > MAX_PARAMETERS:
        raise ValueError(f"{count} parameters, the rules do not make it small")
    batch = _batch(suite, config)
    torch.manual_seed(0)
    _runs(_build(class_name, config), batch)
    return Case(lambda: _stirred(_build(class_name, config)), batch)


def make(suite, name):
    class_name, reasons = _table(suite)[name], []
    for layers in tiny.LAYERS:
        try:
            return _configured(suite, class_name, layers)
        except Exception as error:  # whatever a stranger's model raises
            reasons.append(f"{type(error).__name__}: {error}".splitlines()[0])
    raise NotCounted(reasons[0])
