# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What models of transformers are given beside text: images and sounds, by the names of what
`forward` takes and of the sizes in the configuration.

Which shape a model expects cannot be told from a name alone, so there are several, and the
first that eager mode takes is the one.
"""

import inspect

import torch

from . import eager, tiny

BATCH, TOKENS, SAMPLES = 2, 16, 2000


def takes(model):
    """The names of what `forward` takes."""
    return set(inspect.signature(model.forward).parameters)


def _configs(config):
    """A configuration and all inside of it, the inner ones first."""
    for value in vars(config).values():
        if hasattr(value, "to_dict") and hasattr(type(value), "model_type"):
            yield from _configs(value)
    yield config


def _size(config, names, default=None):
    """The first size of one of these names."""
    for name in names.split():
        for each in _configs(config):
            value = vars(each).get(name)
            value = value[0] if isinstance(value, (list, tuple)) and value else value
            if isinstance(value, int) and value > 0:
                return value
    return default


def _sounds(config):
    """Shapes of sounds, samples or features of frames, and how long they are."""
    mels = _size(
        config, "num_mel_bins feature_size input_feat_per_channel feature_projection_input_dim "
        "input_dim n_mels", 80)
    longest = _size(config, "max_source_positions max_length", tiny.POSITIONS)
    yield (BATCH, SAMPLES), SAMPLES
    for frames in dict.fromkeys((2 * longest, longest, tiny.POSITIONS, 2 * tiny.POSITIONS)):
        yield (BATCH, mels, frames), frames
        yield (BATCH, frames, mels), frames
    yield (BATCH, 1, SAMPLES), SAMPLES


def _images(config):
    """Shapes of images: alone, in lists, of several frames, or cut into patches."""
    side = _size(config, "image_size img_size", tiny.IMAGE)
    channels = _size(config, "num_channels in_channels in_chans", 3)
    patch = _size(config, "patch_size spatial_patch_size", tiny.PATCH)
    count, pixels = (side // patch) ** 2, channels * patch * patch
    frames = _size(config, "temporal_patch_size num_frames", 1)
    yield BATCH, channels, side, side
    yield BATCH, 1, channels, side, side
    yield BATCH * count, frames * pixels
    yield BATCH, count, pixels
    yield BATCH, count, pixels + 2
    yield BATCH, 2 * frames, channels, side, side
    yield BATCH * count, channels, patch, patch
    yield BATCH, 1, _size(config, "max_num_tiles", 1), channels, side, side


def _beside_images(config, shape):
    """What may come with images of a shape, by name."""
    side = _size(config, "image_size img_size", tiny.IMAGE)
    grid = side // _size(config, "patch_size spatial_patch_size", tiny.PATCH)
    outer = shape[:-3] if len(shape) > 3 else shape[:2]
    tiles = _size(config, "max_num_tiles", 1)
    mask = (*outer, *shape[-2:]) if len(shape) > 3 else outer
    return {
        "image_grid_thw": torch.tensor([[1, grid, grid]] * BATCH),
        "image_grid_hw": torch.tensor([[grid, grid]] * BATCH),
        "spatial_shapes": torch.tensor([[grid, grid]] * BATCH),
        "target_sizes": torch.tensor([[grid, grid]] * BATCH),
        "image_sizes": torch.tensor([[side, side]] * BATCH),
        "image_merge_sizes": torch.ones(BATCH, dtype=torch.int64),
        "pixel_attention_mask": torch.ones(mask, dtype=torch.int64),
        "pixel_mask": torch.ones(mask, dtype=torch.int64),
        "aspect_ratio_ids": torch.ones(BATCH, 1, dtype=torch.int64),
        "aspect_ratio_mask": torch.ones(BATCH, 1, tiles, dtype=torch.int64),
        "cross_attention_mask": torch.ones(BATCH, TOKENS, 1, tiles, dtype=torch.int64),
        "image_attention_mask": torch.ones(BATCH, TOKENS, 1, dtype=torch.int64),
    }


def _beside_sounds(names, length):
    """What may come with sounds of a length, by name."""
    mask = torch.ones(BATCH, length, dtype=torch.int64)
    every = {"input_features_mask": mask, "feature_attention_mask": mask}
    return every if "input_ids" in names else every | {"attention_mask": mask}


_SOUNDS = ("input_features", "input_values", "inputs")
_PIXELS = ("pixel_values", "pixel_values_videos", "flattened_patches")
# How a configuration names the token in whose place features of an image or a sound come, and
# the module's function that computes these.
_PLACES = {
    "image": ("image_token_id", "image_token_index", "img_token_id", "media_placeholder_token_id"),
    "audio": ("audio_token_id", "audio_token_index", "audio_pad_token_id"),
}


def _count(features):
    """How many vectors there are in what a function of a model returns."""
    if isinstance(features, torch.Tensor):
        return features.numel() // features.shape[-1]
    if isinstance(features, (list, tuple)):
        return sum(map(_count, features))
    pooled = getattr(features, "pooler_output", None)
    return _count(features.last_hidden_state if pooled is None else pooled)


def _places(model, fixed, kind):
    """Of each sample, how many tokens stand for features of this kind; none if the model has
    no function that computes them, or no token."""
    for module in model.modules():
        function = getattr(module, f"get_{kind}_features", None)
        if function is None:
            continue
        known = inspect.signature(function).parameters
        if any(each.kind is each.VAR_POSITIONAL for each in known.values()):
            continue  # a module inside has the function itself
        with torch.no_grad():
            found = function(**{name: value for name, value in fixed.items() if name in known})
        return _count(found) // BATCH
    return 0


def _token(config, kind):
    for name in _PLACES[kind]:
        for each in (config, *_configs(config)):
            value = getattr(each, name, None)
            if isinstance(value, int):
                return value
    return None


def _special(config):
    """All tokens that mean something."""
    return {
        value for each in _configs(config) for name, value in vars(each).items()
        if ("token_id" in name or "token_index" in name) and isinstance(value, int)}


def _text(config, places, rank, step):
    """Tokens, those of features first: `places` has how many of which."""
    head = [token for token, count in places for _ in range(count)]
    plain = torch.tensor(sorted(set(range(8, tiny.VOCABULARY)) - _special(config)))
    chosen = torch.randint(0, len(plain), (BATCH, TOKENS), generator=eager.generator(rank, step))
    first = torch.tensor(head, dtype=torch.int64).expand(BATCH, len(head))
    return torch.cat((first, plain[chosen]), dim=1)


def _kinds(ids, places):
    """Of each token, whether it stands for an image's feature."""
    return sum(((ids == token) for token, _ in places), torch.zeros_like(ids)).clamp(max=1)


class Batch:
    """Batches of one shape: `real` has what is random by name and shape, `fixed` the rest."""

    def __init__(self, model, task, kind, real, fixed):
        self.config, self.names, self.task = model.config, takes(model), task
        self.real, self.fixed = real, fixed
        first = self._real(0, 0) | fixed
        token = _token(self.config, kind)
        self.places = [] if token is None else [(token, _places(model, first, kind))]

    def _real(self, rank, step):
        return {
            name: torch.randn(shape, generator=eager.generator(rank, step))
            for name, shape in self.real.items()}

    def other(self):
        """The first batch with other images or sounds."""
        return self(0, 0) | self._real(0, 1)

    def _labels(self, rank, step, ids):
        if self.task == "classification":
            return torch.randint(0, 2, (BATCH,), generator=eager.generator(rank, step))
        return _text(self.config, [], rank, step)[:, :4].contiguous() if ids is None else ids.clone()

    def __call__(self, rank, step):
        given, ids = self._real(rank, step) | self.fixed, None
        if "input_ids" in self.names:
            ids = given["input_ids"] = _text(self.config, self.places, rank, step)
        for name in ("token_type_ids", "mm_token_type_ids"):
            if name in self.names and self.places:
                given[name] = _kinds(ids, self.places)
        if "qformer_input_ids" in self.names:
            given["qformer_input_ids"] = _text(self.config, [], rank, step)
        if "return_loss" in self.names:
            return given | {"return_loss": True}
        if "labels" in self.names:
            given["labels"] = self._labels(rank, step, ids)
        return given | ({"use_cache": False} if "use_cache" in self.names else {})


def _shapes(model, kind):
    """The argument that takes images or sounds, its shapes, and what may come with each."""
    config, names = model.config, takes(model)
    listed, shapes = {"image": (_PIXELS, _images), "audio": (_SOUNDS, _sounds)}[kind]
    taken = next((name for name in listed if name in names), None)
    for shape in shapes(config) if taken else ():
        if kind == "image":
            beside = _beside_images(config, shape)
        else:
            shape, length = shape
            beside = _beside_sounds(names, length)
        beside = {name: value for name, value in beside.items() if name in names}
        for fixed in ({}, beside) if beside else ({},):
            yield taken, shape, fixed


def batches(model, task, kind):
    """Functions that make batches of each shape that the model may take: the plainest first."""
    for name, shape, fixed in _shapes(model, kind):
        yield lambda name=name, shape=shape, fixed=fixed: Batch(
            model, task, kind, {name: shape}, fixed)
