# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every model of diffusers: U-Nets, transformers, autoencoders, control networks.

Sizes follow from the names and defaults of what a class is made of, inputs from the names of
what its `forward` takes; the first shape of the input that eager mode takes is the one. The
loss is the mean square of the distance of all that the model returns from noise.
"""

import functools
import inspect
import itertools
import re
import warnings

import diffusers
import torch
from diffusers import models
from torch import nn
from torch.utils import _pytree

from . import eager
from .cases import Case, NotCounted

diffusers.utils.logging.set_verbosity_error()

BATCH, TOKENS, WIDTH, HEADS, HEAD = 2, 8, 32, 2, 16
SIDES, FRAMES, LENGTH = (8, 16, 32, 64), (5, 9), 64
# Channels of latents that stay as they are.
_FEW = 16


def names(_):
    """All models that diffusers exports."""
    found = {name: getattr(models, name, None) for name in dir(models)}
    return [
        name for name, each in sorted(found.items())
        if inspect.isclass(each) and issubclass(each, models.ModelMixin)
        and each is not models.ModelMixin]


# What positive integers become whose names are like this; the first that matches decides.
_INTEGERS = [
    (r"(num_|n_|dit_|^)(.*_)?n?(layers|blocks|depth)(_per_block)?", lambda value: 1),
    (r"(.*_)?n?heads", lambda value: HEADS),
    (r"(.*_)?(head_dim|dim_head|dim_heads)", lambda value: HEAD),
    (r"(.*_)?norm_num_groups", lambda value: 4),
    (r"sample_(size|height|width)|resolution|(.*_)?max_size", lambda value: min(value, SIDES[0])),
    (r"(max_)?text_(seq_)?len(gth)?(_t5)?|max_text_seq_length", lambda value: TOKENS),
    (r"sample_frames|video_length", lambda value: FRAMES[0]),
    (r"(.*_)?(vocab|codebook)_size|num_(vq_)?embeddings", lambda value: min(value, 64)),
    (r"(in|out|latent|z|.*_in|.*_out)_(channels|dim)|io_channels|latent_channel",
     lambda value: min(value, _FEW)),
    (r"(.*_)?(base_dim|base_channels)|ch|(enc|dec|encoder|decoder|model)_(dim|channels)",
     lambda value: min(value, WIDTH // 2)),
    (r"(ff|ffn|intermediate|.*_intermediate)_(dim|size)|ff_inner_dim", lambda value: 2 * WIDTH),
    (r"(.*_)?(dim|dims|channels|hidden_size|embed_dim|ch|d_model|d_ff)",
     lambda value: min(value, WIDTH)),
]
# The same of lists of integers, of each element by its place.
_LISTS = [
    (r"(.*_)?(axes_dims?|axes_dims?_rope|rope_axes_dim|rope_dim_list)",
     lambda count: {2: (8, 8), 3: (4, 6, 6), 4: (4, 4, 4, 4)}.get(count, (2,) * count)),
    (r"(.*_)?out_channels|stage_channels", lambda count: (16, *[32] * (count - 1))),
    (r"(.*_)?layers_per_block|num_layers", lambda count: (1,) * count),
    (r"(.*_)?(attention_heads|head_dim)", lambda count: (HEADS,) * count),
]


def _integers(value):
    return isinstance(value, (list, tuple)) and value and all(type(v) is int for v in value)


# Sizes that a default may leave open, though the class asks for them.
_OPEN = {
    "in_channels": 4, "sample_size": SIDES[0], "patch_size": 2, "cross_attention_dim": WIDTH,
    "caption_channels": WIDTH, "pooled_projection_dim": WIDTH, "num_attention_heads": HEADS,
    "attention_head_dim": HEAD, "joint_attention_dim": WIDTH, "hidden_size": WIDTH,
}


def _small(name, value, wide):
    """What an argument of this default becomes; `wide` keeps groups and channels multiples
    of 32, and gives open sizes."""
    if value is None and wide:
        return _OPEN.get(name)
    if type(value) is int and value > 1:
        if wide and "groups" in name:
            return value
        rule = next((rule for like, rule in _INTEGERS if re.fullmatch(like, name)), None)
        return rule(value) if rule else value
    if _integers(value):
        rule = next((rule for like, rule in _LISTS if re.fullmatch(like, name)), None)
        made = rule(len(value)) if rule else value
        return type(value)([WIDTH] * len(value) if wide and "channels" in name else made)
    return value


def _arguments(model_class, wide):
    """Of each argument that is not left alone its small value."""
    given = {}
    for name, param in inspect.signature(model_class.__init__).parameters.items():
        if param.default is not param.empty:
            value = _small(name, param.default, wide)
            if value != param.default:
                given[name] = value
    return given


class _Denoiser(nn.Module):
    """The distance of all floating tensors that a model returns from their targets."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def results(self, given):
        known = inspect.signature(self.model.forward).parameters
        plain = {"return_dict": False} if "return_dict" in known else {}
        leaves = _pytree.tree_leaves(self.model(**given, **plain))
        return [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]

    def forward(self, given, targets):
        pairs = zip(self.results(given), targets, strict=True)
        return sum(nn.functional.mse_loss(result, target) for result, target in pairs)


def _images(channels):
    """Shapes of what is denoised: images, clips, sounds, sequences."""
    for side in SIDES:
        yield BATCH, channels, side, side
    for side in SIDES:
        for frames in FRAMES:
            yield BATCH, channels, frames, side, side
            yield BATCH, frames, channels, side, side
    yield BATCH, SIDES[0] ** 2, channels
    yield BATCH, WIDTH
    yield BATCH, channels, LENGTH
    yield BATCH, channels, 16 * LENGTH


def _inputs(names, config, shape):
    """Shapes of floating inputs, and what else `forward` may take, by name."""
    side, axes = shape[-1], len(getattr(config, "axes_dims_rope", None) or (0, 0, 0))
    text = (BATCH, TOKENS, WIDTH)
    conditioning = getattr(config, "conditioning_channels", None) or 3
    beside = shape
    if "sample" in names and len(shape) == 4:
        beside = (BATCH, conditioning, 8 * side, 8 * side)
    floats = {
        "sample": shape, "hidden_states": shape, "x": shape, "latents": shape, "z": shape,
        "encoder_hidden_states": text, "encoder_hidden_states_t5": text, "cap_feats": text,
        "encoder_hidden_states_2": text, "pooled_projections": (BATCH, WIDTH),
        "timestep": (BATCH,), "timestep_r": (BATCH,), "r_timestep": (BATCH,), "t": (BATCH,),
        "guidance": (BATCH,), "original_size": (BATCH, 2), "target_size": (BATCH, 2),
        "crop_coords": (BATCH, 2), "added_time_ids": (BATCH, 3), "proj_embedding": (BATCH, WIDTH),
        "controlnet_cond": beside, "control_hidden_states": shape, "mel": shape,
        "global_hidden_states": (BATCH, 1, WIDTH), "timestep_ratio": (BATCH,),
        "clip_text_pooled": (BATCH, 1, WIDTH), "image_latents": shape,
    }
    count = shape[1] if len(shape) == 3 else SIDES[0] ** 2
    mask = torch.ones(BATCH, TOKENS, dtype=torch.int64)
    fixed = {
        "img_ids": torch.arange(count * axes).reshape(count, axes).float() / 8,
        "txt_ids": torch.zeros(TOKENS, axes), "class_labels": torch.tensor([1, 2]),
        "encoder_attention_mask": mask, "encoder_hidden_states_mask": mask, "encoder_mask": mask,
        "padding_mask": torch.zeros(1, 1, 8 * side, 8 * side),
        "encoder_attention_mask_2": mask, "text_embedding_mask": mask,
        "text_embedding_mask_t5": mask, "num_frames": 1, "height": SIDES[0], "width": SIDES[0],
        "img_shapes": [(1, SIDES[0], SIDES[0])] * BATCH, "fps": torch.full((BATCH,), 8),
        "added_cond_kwargs": {"resolution": None, "aspect_ratio": None},
    }
    return (
        {name: shape for name, shape in floats.items() if name in names},
        {name: value for name, value in fixed.items() if name in names})


def _draw(floats, fixed, rank, step):
    """Floating inputs; what stands for a time lies in [0, 1)."""
    generator = eager.generator(rank, step)
    drawn = {
        name: (torch.rand if len(shape) == 1 else torch.randn)(shape, generator=generator)
        for name, shape in floats.items()}
    return drawn | fixed


def _batch(loss, floats, fixed):
    """Makes batches, with targets of the shapes of what the model returns."""
    with torch.no_grad():
        shapes = [result.shape for result in loss.results(_draw(floats, fixed, 0, 0))]
    if not shapes:
        raise ValueError("the model returns no tensor")

    def batch(rank, step):
        generator = eager.generator(rank, 100 + step)
        targets = [torch.randn(shape, generator=generator) for shape in shapes]
        return {"given": _draw(floats, fixed, rank, step), "targets": targets}

    return batch


def _takes(model):
    """The sets of arguments that a model may be given: all, or only those it asks for."""
    params = inspect.signature(model.forward).parameters
    asked = {name for name, param in params.items() if param.default is param.empty}
    optional = {
        "encoder_hidden_states", "timestep", "pooled_projections", "img_ids", "txt_ids",
        "img_shapes", "encoder_hidden_states_mask", "padding_mask", "num_frames", "height", "width",
        "encoder_hidden_states_t5", "text_embedding_mask", "text_embedding_mask_t5"}
    floats, fixed = _inputs(asked, model.config, (BATCH, 1, 1))
    unknown = asked - set(floats) - set(fixed)
    if unknown:
        raise TypeError(f"there is no rule for the argument {min(unknown)} of forward")
    yield (asked | optional) & set(params)
    yield set(params)
    yield asked


def _configured(name, arguments):
    build = functools.partial(getattr(models, name), **arguments)
    eager.check_size(build)
    torch.manual_seed(0)
    loss, errors = _Denoiser(build()).train(), []
    config = loss.model.config
    channels = getattr(config, "in_channels", None)
    # Latents have 4 channels unless something is said.
    images = itertools.chain.from_iterable(map(_images, [channels] if channels else [3, 4]))
    takes = list(_takes(loss.model))
    for shape in images:
        for taken in takes:
            try:
                batch = _batch(loss, *_inputs(taken, config, shape))
                eager.run_backward(loss(**batch(0, 0)))
                return Case(lambda: eager.stirred(_Denoiser(build()).train()), batch)
            except Exception as error:  # whatever a stranger's model raises
                errors.append(error)
    raise errors[0]


def make(_, name):
    errors = []
    for wide in (False, True):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return _configured(name, _arguments(getattr(models, name), wide))
        except Exception as error:  # whatever a stranger's model raises
            errors.append(error)
    raise NotCounted(eager.reason(errors[0]))
