# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of timm and torchvision: the smallest that each of their modules registers, and of
torchvision, whose modules hold several architectures, the smallest of each set of classes that
a module's models are made of.

What a model is given, and its loss, follow from the package that it stands in: images and
classes, clips and classes, images and classes of pixels, pairs of images and a flow, images
and boxes. The image is the smallest of `IMAGES` that eager mode takes. Where the smallest
model has more than `MOST` parameters, whose states of both sides in f64 take more than 24 GiB, it
has two layers if it can be told.
"""

import dataclasses
import functools
import warnings

import torch
from torch import nn

from .cases import Case, NotCounted

IMAGES = (64, 128, 224, 256, 320)
CLASSES, FRAMES = 8, 8
MOST = 300_000_000


def _batch(size):
    """How many images of a size there are: batch norm divides by next to nothing where its channels
    have few pixels."""
    return max(2, 8 * IMAGES[0] ** 2 // size**2)


class _Classified(nn.Module):
    """Cross-entropy of classes, of images or of their pixels, by whatever the model returns."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, images, labels):
        scores = self.model(images)
        if isinstance(scores, dict):  # torchvision's segmentation
            scores = scores["out"]
        elif isinstance(scores, (tuple, list)):  # with auxiliary heads
            scores = scores[0]
        return nn.functional.cross_entropy(scores, labels)


class _Flow(nn.Module):
    """The sum of the distances of all estimates of a flow, as RAFT is trained."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, first, second, flow):
        estimates = self.model(first, second)
        return sum((estimate - flow).abs().mean() for estimate in estimates)


class _Detection(nn.Module):
    """The sum of the losses that a detector returns in training."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, images, targets):
        return sum(self.model(list(images), targets).values())


def _images(shape, label_shape):
    def batch(rank, step):
        generator = torch.Generator().manual_seed(1000 * rank + step)
        return {
            "images": torch.randn(shape, generator=generator),
            "labels": torch.randint(0, CLASSES, label_shape, generator=generator),
        }

    return batch


def _pairs(size):
    def batch(rank, step):
        generator = torch.Generator().manual_seed(1000 * rank + step)
        first, second = torch.randn((2, _batch(size), 3, size, size), generator=generator)
        return {
            "first": first, "second": second,
            "flow": torch.randn((_batch(size), 2, size, size), generator=generator),
        }

    return batch


def _boxes(size):
    count = _batch(size)

    def batch(rank, step):
        generator = torch.Generator().manual_seed(1000 * rank + step)
        images = torch.rand((count, 3, size, size), generator=generator)
        corner = size * torch.rand((count, 2, 2), generator=generator) / 2
        boxes = torch.cat((corner, corner + size / 4), dim=2)
        keypoints = torch.cat((corner, torch.ones(count, 2, 1)), dim=2)[:, :, None]
        return {"images": images, "targets": [
            {
                "boxes": boxes[i], "labels": torch.ones(2, dtype=torch.int64),
                "masks": torch.ones(2, size, size, dtype=torch.uint8), "keypoints": keypoints[i],
            }
            for i in range(count)
        ]}

    return batch


def _case(module, build, size):
    """The case of a model that stands in a module of this name."""
    count = _batch(size)
    if ".segmentation." in module:
        return _Classified, build, _images((count, 3, size, size), (count, size, size))
    if ".video." in module:
        clips = max(2, count // FRAMES)
        return _Classified, build, _images((clips, 3, FRAMES, size, size), (clips,))
    if ".optical_flow." in module:
        return _Flow, build, _pairs(size)
    if ".detection." in module:
        return _Detection, build, _boxes(size)
    return _Classified, build, _images((count, 3, size, size), (count,))


@functools.cache
def _timm_modules():
    import timm

    return {name: timm.list_models(module=name) for name in timm.list_modules()}


@functools.cache
def _timm_is_large(name):
    import timm

    with torch.device("meta"):
        return sum(p.numel() for p in timm.create_model(name).parameters()) > MOST


def _timm_builds(name, size):
    """Ways to make a model; not all can be told of the size of their images."""
    import timm

    for depth in ({"depth": 2}, {}) if _timm_is_large(name) else ({},):
        yield functools.partial(
            timm.create_model, name, num_classes=CLASSES, img_size=size, **depth)
        yield functools.partial(timm.create_model, name, num_classes=CLASSES, **depth)


@functools.cache
def _torchvision_modules():
    """By module, the one set of classes that has its smallest model; by module and smallest
    model, the others."""
    import torchvision

    found = {}
    for name in torchvision.models.list_models():
        module = torchvision.models.get_model_builder(name).__module__
        if ".quantization." not in module:  # has no gradients
            sets = found.setdefault(module.removeprefix("torchvision.models."), {})
            sets.setdefault(_made("torchvision", name).classes, []).append(name)
    groups = {}
    for module, sets in found.items():
        smallest = {_smallest("torchvision", models): models for models in sets.values()}
        first = _smallest("torchvision", smallest)
        groups[module] = smallest.pop(first)
        groups |= {f"{module}.{name}": models for name, models in sorted(smallest.items())}
    return groups


def _torchvision_builds(name, size):
    from torchvision import models

    plain = {"weights": None}
    classes = {"num_classes": CLASSES}
    backbone = {"weights_backbone": None}  # not downloaded
    # Detectors, which scale images to 800 else; others on a backbone; whole models; those without
    # classes.
    yield lambda: models.get_model(
        name, **plain, **classes, **backbone, min_size=size, max_size=size)
    yield lambda: models.get_model(name, **plain, **classes, **backbone)
    yield lambda: models.get_model(name, **plain, **classes, image_size=size)
    yield lambda: models.get_model(name, **plain, **classes, input_size=(size, size))
    yield lambda: models.get_model(name, **plain, **classes)
    yield lambda: models.get_model(name, **plain)


_PACKAGES = {
    "timm": (_timm_modules, _timm_builds),
    "torchvision": (_torchvision_modules, _torchvision_builds),
}


def names(suite):
    return list(_PACKAGES[suite][0]())


@dataclasses.dataclass
class _Made:
    """How many parameters a model has, and the classes that it is made of: infinitely many and
    none if it cannot be made."""

    parameters: float = float("inf")
    classes: frozenset = frozenset()


@functools.cache
def _made(suite, name):
    for build in _PACKAGES[suite][1](name, IMAGES[2]):
        try:
            with torch.device("meta"):
                model = build()
        except Exception:  # whatever a stranger's model raises
            continue
        return _Made(sum(p.numel() for p in model.parameters()),
                     frozenset(map(type, model.modules())))
    return _Made()


def _smallest(suite, models):
    return min(models, key=lambda name: _made(suite, name).parameters)


def _runs(model, batch):
    loss = model(**batch(0, 0))
    loss.backward()
    if not bool(loss.isfinite()):
        raise ValueError("the loss is not finite")


def make(suite, name):
    modules, builds = _PACKAGES[suite]
    smallest = _smallest(suite, modules()[name])
    reasons = []
    for size in IMAGES:
        for build in builds(smallest, size):
            loss, built, batch = _case(f"{suite}.{name}.", build, size)
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    torch.manual_seed(0)
                    _runs(loss(built()).train(), batch)
                return Case(lambda: loss(built()).train(), batch)
            except Exception as error:  # whatever a stranger's model raises
                reasons.append(f"{type(error).__name__}: {error}".splitlines()[0])
    raise NotCounted(f"{smallest}: {reasons[-1]}")
