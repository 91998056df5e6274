# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Architectures of transformers: each that its tables of automatic classes list for a task."""

import torch
import transformers
from transformers.models.auto import modeling_auto

from . import eager, inputs, tiny
from .cases import Case, NotCounted

transformers.logging.set_verbosity_error()

# Of each suite the tables by their tasks; where there are several, a case has its task's name.
_TABLES = {
    "causal-lm": {"": "CAUSAL_LM"},
    "masked-lm": {"": "MASKED_LM"},
    "seq2seq": {"": "SEQ_TO_SEQ_CAUSAL_LM"},
    "hf-image": {"": "IMAGE_CLASSIFICATION"},
    "speech": {
        "ctc": "CTC", "text": "SPEECH_SEQ_2_SEQ", "classification": "AUDIO_CLASSIFICATION"},
    "vision-language": {
        "text": "IMAGE_TEXT_TO_TEXT", "answer": "VISUAL_QUESTION_ANSWERING",
        "pair": "ZERO_SHOT_IMAGE_CLASSIFICATION"},
}
_KINDS = {"speech": "audio", "vision-language": "image"}
TOKENS = 16


def _table(suite):
    """Names of cases, with that of the task where the suite has several, and their classes."""
    found = {}
    for task, table in _TABLES[suite].items():
        listed = getattr(modeling_auto, f"MODEL_FOR_{table}_MAPPING_NAMES")
        for name, each in listed.items():
            found[f"{task}.{name}".lstrip(".")] = each if isinstance(each, str) else each[0]
    return found


def names(suite):
    return list(_table(suite))


def _build(class_name, config):
    result = getattr(transformers, class_name)(config)
    if result._can_set_experts_implementation():
        result.set_experts_implementation("batched_mm")
    return result.train()


def _tokens(rank, step):
    ids = torch.randint(8, tiny.VOCABULARY, (2, TOKENS), generator=eager.generator(rank, step))
    return {"input_ids": ids, "labels": ids.clone()}


def _image_size(config):
    size = getattr(config, "image_size", tiny.IMAGE)
    return tuple(size) if isinstance(size, (list, tuple)) else (size, size)


def _images(config):
    shape = (2, getattr(config, "num_channels", 3), *_image_size(config))

    def batch(rank, step):
        generator = eager.generator(rank, step)
        labels = torch.randint(0, 2, (2,), generator=generator)
        return {"pixel_values": torch.randn(shape, generator=generator), "labels": labels}

    return batch


def _batches(suite, task, model):
    """Functions that make what makes batches; the first that runs is taken."""
    if task:
        yield from inputs.batches(model, task, _KINDS[suite])
    elif suite == "hf-image":
        yield lambda: _images(model.config)
    else:
        cached = suite != "masked-lm" and hasattr(model.config, "use_cache")
        extra = {"use_cache": False} if cached else {}
        yield lambda: lambda rank, step: _tokens(rank, step) | extra


def _runs(model, batch):
    """Raises what eager mode raises; what a batch has beside text has to matter."""
    model.zero_grad()
    torch.manual_seed(0)
    loss = model(**batch(0, 0)).loss
    eager.run_backward(loss)
    if isinstance(batch, inputs.Batch) and not _matters(model, batch, loss):
        raise ValueError(f"the loss does not depend on {', '.join(batch.real)}")


def _matters(model, batch, loss):
    """Whether other images or sounds give another loss, or one has a gradient: of a small
    model the loss may not show it, and images that are made tokens have none."""
    torch.manual_seed(0)
    with torch.no_grad():
        if bool(model(**batch.other()).loss != loss):
            return True
    given = batch(0, 0)
    leaves = {name: given[name].requires_grad_() for name in batch.real}
    model(**given | {name: leaf.clone() for name, leaf in leaves.items()}).loss.backward()
    return any(leaf.grad is not None and bool(leaf.grad.any()) for leaf in leaves.values())


def _configured(suite, task, class_name, config, rules):
    eager.check_size(
        lambda: _build(class_name, config), eager.MAX_KEPT if rules.kept else eager.MAX_PARAMETERS)
    torch.manual_seed(0)
    model, errors = eager.stirred(_build(class_name, config)), []
    for make_batch in _batches(suite, task, model):
        try:
            batch = make_batch()
            _runs(model, batch)
            return Case(lambda: eager.stirred(_build(class_name, config)), batch)
        except Exception as error:  # whatever a stranger's model raises
            errors.append(error)
    raise errors[0] if errors else TypeError("forward takes neither images nor sounds")


def _configs(class_name, errors):
    """Small configurations, each once, and their rules; notes what making one raises."""
    made = []
    for rules in tiny.every_rules():
        try:
            config = tiny.shrunk(getattr(transformers, class_name).config_class, rules)
            if config.to_dict() not in made:
                made.append(config.to_dict())
                yield config, rules
        except Exception as error:  # whatever a stranger's configuration raises
            errors.append(error)


def make(suite, name):
    class_name, errors = _table(suite)[name], []
    task = name.split(".")[0] if "" not in _TABLES[suite] else ""
    for config, rules in _configs(class_name, errors):
        try:
            return _configured(suite, task, class_name, config, rules)
        except Exception as error:  # whatever a stranger's model raises
            errors.append(error)
    raise NotCounted(eager.reason(errors[0]))
