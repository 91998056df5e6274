# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small models of the kinds that Flax is used for, in flax.nnx, in flax.linen and in plain JAX."""

import jax
import jax.numpy as jnp
import numpy
import optax
from flax import linen, nnx

WIDTH, CLASSES, VOCABULARY, LENGTH, ROWS = 16, 5, 24, 8, 4


def _draw(*shapes):
    """A batch of arrays: a shape for normal numbers, or (shape, end) for whole ones below it."""
    def batch(rank, step):
        random = numpy.random.default_rng(1000 * rank + step)
        return tuple(
            random.integers(0, shape[1], shape[0], numpy.int32) if isinstance(shape[0], tuple)
            else random.standard_normal(shape).astype(numpy.float32) for shape in shapes)

    return batch


_LABELS = ((ROWS,), CLASSES)
_TOKENS = ((ROWS, LENGTH + 1), VOCABULARY)


def _classes(scores, labels):
    return optax.softmax_cross_entropy_with_integer_labels(scores, labels).mean()


class Mlp(nnx.Module):
    """Images as rows, dropout between layers."""

    def __init__(self, rngs):
        self.first = nnx.Linear(64, WIDTH, rngs=rngs)
        self.norm = nnx.BatchNorm(WIDTH, rngs=rngs)
        self.drop = nnx.Dropout(0.2, rngs=rngs)
        self.last = nnx.Linear(WIDTH, CLASSES, rngs=rngs)

    def __call__(self, images, labels):
        x = nnx.gelu(self.norm(self.first(images.reshape(len(images), -1))))
        return _classes(self.last(self.drop(x)), labels)


class Cnn(nnx.Module):
    """Convolutions and pooling."""

    def __init__(self, rngs):
        self.first = nnx.Conv(1, 4, (3, 3), rngs=rngs)
        self.second = nnx.Conv(4, 8, (3, 3), rngs=rngs)
        self.last = nnx.Linear(32, CLASSES, rngs=rngs)

    def __call__(self, images, labels):
        x = nnx.avg_pool(nnx.relu(self.first(images)), (2, 2), strides=(2, 2))
        x = nnx.max_pool(nnx.relu(self.second(x)), (2, 2), strides=(2, 2))
        return _classes(self.last(x.reshape(len(x), -1)), labels)


class Vae(nnx.Module):
    """Draws its latent values from the model's own random numbers."""

    def __init__(self, rngs):
        self.encode = nnx.Linear(64, WIDTH, rngs=rngs)
        self.mean, self.spread = (nnx.Linear(WIDTH, 4, rngs=rngs) for _ in range(2))
        self.decode = nnx.Sequential(nnx.Linear(4, WIDTH, rngs=rngs), jnp.tanh,
                                     nnx.Linear(WIDTH, 64, rngs=rngs))
        self.rngs = rngs

    def __call__(self, images):
        x = images.reshape(len(images), -1)
        hidden = nnx.relu(self.encode(x))
        mean, spread = self.mean(hidden), self.spread(hidden)
        latent = mean + jnp.exp(0.5 * spread) * jax.random.normal(self.rngs.noise(), mean.shape)
        apart = optax.sigmoid_binary_cross_entropy(self.decode(latent), jax.nn.sigmoid(x)).sum(-1)
        return jnp.mean(apart - 0.5 * jnp.sum(1 + spread - mean**2 - jnp.exp(spread), -1))


class Block(nnx.Module):
    """A transformer's block, as those of lm1b."""

    def __init__(self, rngs):
        self.before = nnx.LayerNorm(WIDTH, rngs=rngs)
        self.attention = nnx.MultiHeadAttention(
            num_heads=2, in_features=WIDTH, dropout_rate=0.1, decode=False, rngs=rngs)
        self.after = nnx.LayerNorm(WIDTH, rngs=rngs)
        self.up = nnx.Linear(WIDTH, 2 * WIDTH, rngs=rngs)
        self.down = nnx.Linear(2 * WIDTH, WIDTH, rngs=rngs)
        self.drop = nnx.Dropout(0.1, rngs=rngs)

    def __call__(self, x, mask):
        x = x + self.attention(self.before(x), mask=mask, deterministic=False)
        return x + self.drop(self.down(nnx.gelu(self.up(self.after(x)))))


class Transformer(nnx.Module):
    """Its blocks are a Python list, or one block with stacked weights that is scanned over."""

    def __init__(self, rngs, scanned):
        self.tokens = nnx.Embed(VOCABULARY, WIDTH, rngs=rngs)
        self.places = nnx.Param(0.1 * jax.random.normal(rngs.params(), (LENGTH, WIDTH)))
        if scanned:
            self.blocks = nnx.vmap(Block)(rngs.fork(split=3))
        else:
            self.blocks = nnx.List([Block(rngs) for _ in range(2)])
        self.scanned = scanned
        self.norm = nnx.LayerNorm(WIDTH, rngs=rngs)

    def __call__(self, tokens):
        x = self.tokens(tokens[:, :-1]) + self.places[...]
        mask = nnx.make_causal_mask(tokens[:, :-1])
        if self.scanned:
            run = nnx.scan(nnx.remat(lambda x, block: block(x, mask)),
                           in_axes=(nnx.Carry, 0), out_axes=nnx.Carry)
            x = run(x, self.blocks)
        else:
            for block in self.blocks:
                x = block(x, mask)
        return _classes(self.tokens.attend(self.norm(x)), tokens[:, 1:])


def _rotated(x):
    """Rotary positions."""
    half = x.shape[-1] // 2
    angles = jnp.arange(x.shape[1])[:, None] / 10000.0 ** (jnp.arange(half) / half)
    sine, cosine = jnp.sin(angles)[:, None], jnp.cos(angles)[:, None]
    a, b = jnp.split(x, 2, -1)
    return jnp.concatenate([a * cosine - b * sine, b * cosine + a * sine], -1)


class GemmaBlock(nnx.Module):
    """Grouped queries, a window, soft caps, and a gated layer."""

    def __init__(self, window, rngs):
        self.before, self.after = (nnx.RMSNorm(WIDTH, rngs=rngs) for _ in range(2))
        self.query = nnx.Einsum("btd,dhk->bthk", (WIDTH, 4, 8), rngs=rngs)
        self.both = nnx.Einsum("btd,cdgk->cbtgk", (2, WIDTH, 2, 8), rngs=rngs)
        self.out = nnx.Einsum("bthk,hkd->btd", (4, 8, WIDTH), rngs=rngs)
        self.gate, self.up = (nnx.Linear(WIDTH, 24, use_bias=False, rngs=rngs) for _ in range(2))
        self.down = nnx.Linear(24, WIDTH, use_bias=False, rngs=rngs)
        self.window = window

    def __call__(self, x):
        y = self.before(x)
        query, (key, value) = _rotated(self.query(y)), self.both(y)
        query = query.reshape(*query.shape[:2], 2, 2, 8)
        scores = jnp.einsum("btgqk,bsgk->btgqs", query, _rotated(key)) * 8**-0.5
        scores = 20 * jnp.tanh(scores / 20)
        apart = jnp.arange(x.shape[1])[:, None] - jnp.arange(x.shape[1])
        seen = (apart >= 0) & (apart < self.window)
        shares = jax.nn.softmax(jnp.where(seen[None, :, None, None], scores, -2.3819763e38))
        heads = jnp.einsum("btgqs,bsgk->btgqk", shares, value)
        x = x + self.out(heads.reshape(*x.shape[:2], 4, 8))
        y = self.after(x)
        return x + self.down(nnx.gelu(self.gate(y)) * self.up(y))


class Gemma(nnx.Module):
    """A decoder as Gemma's, with tied embeddings."""

    def __init__(self, rngs):
        self.tokens = nnx.Embed(VOCABULARY, WIDTH, rngs=rngs)
        self.blocks = nnx.List([GemmaBlock(window, rngs) for window in (3, LENGTH)])
        self.norm = nnx.RMSNorm(WIDTH, rngs=rngs)

    def __call__(self, tokens):
        x = self.tokens(tokens[:, :-1]) * WIDTH**0.5
        for block in self.blocks:
            x = block(x)
        scores = 30 * jnp.tanh(self.tokens.attend(self.norm(x)) / 30)
        return _classes(scores, tokens[:, 1:])


class Tagger(nnx.Module):
    """A recurrence in both directions, as of a tagger of words."""

    def __init__(self, rngs):
        self.tokens = nnx.Embed(VOCABULARY, WIDTH, rngs=rngs)
        self.both = nnx.Bidirectional(
            *(nnx.RNN(cell(WIDTH, WIDTH, rngs=rngs)) for cell in (nnx.GRUCell, nnx.GRUCell)))
        self.last = nnx.Linear(2 * WIDTH, VOCABULARY, rngs=rngs)

    def __call__(self, tokens):
        return _classes(self.last(self.both(self.tokens(tokens[:, :-1]))), tokens[:, 1:])


class Toy(nnx.Module):
    """A count of calls, an average of weights, and adapters."""

    def __init__(self, rngs):
        self.linear = nnx.LoRALinear(1, WIDTH, lora_rank=2, rngs=rngs)
        self.last = nnx.Linear(WIDTH, 1, rngs=rngs)
        self.average = nnx.BatchStat(self.last.kernel[...])
        self.calls = nnx.Variable(jnp.zeros((), jnp.uint32))

    def __call__(self, x):
        self.calls[...] += 1
        self.average[...] = 0.9 * self.average[...] + 0.1 * self.last.kernel[...]
        y = self.last(jnp.sin(self.linear(x)))
        return jnp.mean((y - jnp.cos(x)) ** 2)


class ResNetBlock(linen.Module):
    """Two convolutions with a way around them."""

    width: int
    stride: int

    @linen.compact
    def __call__(self, x):
        def norm(name, y):
            return linen.BatchNorm(use_running_average=False, momentum=0.9, name=name)(y)

        stride = (self.stride, self.stride)
        y = linen.relu(norm("norm1", linen.Conv(self.width, (3, 3), stride, use_bias=False)(x)))
        y = norm("norm2", linen.Conv(self.width, (3, 3), use_bias=False)(y))
        if x.shape != y.shape:
            x = norm("norm3", linen.Conv(self.width, (1, 1), stride, use_bias=False)(x))
        return linen.relu(x + y)


class ResNet(linen.Module):
    """A residual network with batch norm."""

    @linen.compact
    def __call__(self, images, labels):
        x = linen.Conv(4, (3, 3))(images)
        for width, stride in ((4, 1), (8, 2)):
            x = ResNetBlock(width, stride)(x)
        return _classes(linen.Dense(CLASSES)(jnp.mean(x, (1, 2))), labels)


class Seq2Seq(linen.Module):
    """An LSTM that reads and one that writes."""

    @linen.compact
    def __call__(self, source, target):
        embed = linen.Embed(VOCABULARY, WIDTH)
        carry, _ = linen.RNN(linen.OptimizedLSTMCell(WIDTH), return_carry=True)(embed(source))
        written = linen.RNN(linen.OptimizedLSTMCell(WIDTH))(
            embed(target[:, :-1]), initial_carry=carry)
        return _classes(linen.Dense(VOCABULARY)(written), target[:, 1:])


class LinenBlock(linen.Module):
    """A transformer's block, as the body of a scan."""

    @linen.compact
    def __call__(self, x, mask):
        y = linen.LayerNorm()(x)
        x = x + linen.MultiHeadDotProductAttention(
            num_heads=2, dropout_rate=0.1, deterministic=False)(y, mask=mask)
        y = linen.gelu(linen.Dense(2 * WIDTH)(linen.LayerNorm()(x)))
        y = linen.Dropout(0.1, deterministic=False)(linen.Dense(WIDTH)(y))
        return x + y, None


class LanguageModel(linen.Module):
    """Blocks under remat and scan, as large linen models are written."""

    @linen.compact
    def __call__(self, tokens):
        embed = linen.Embed(VOCABULARY, WIDTH)
        x = embed(tokens[:, :-1])
        x = x + self.param("places", linen.initializers.normal(0.1), x.shape[1:])
        mask = linen.make_causal_mask(tokens[:, :-1])
        blocks = linen.scan(
            linen.remat(LinenBlock), variable_axes={"params": 0},
            split_rngs={"params": True, "dropout": True}, in_axes=linen.broadcast, length=3)
        x, _ = blocks()(x, mask)
        return _classes(embed.attend(linen.LayerNorm()(x)), tokens[:, 1:])


class ActorCritic(linen.Module):
    """PPO's loss of a policy and a value with a common trunk."""

    @linen.compact
    def __call__(self, frames, actions, before, advantages, returns):
        x = linen.relu(linen.Conv(8, (4, 4), (2, 2))(frames))
        x = linen.relu(linen.Dense(WIDTH)(x.reshape(len(x), -1)))
        shares = linen.log_softmax(linen.Dense(CLASSES)(x))
        values = linen.Dense(1)(x)[:, 0]
        taken = jnp.take_along_axis(shares, actions[:, None], -1)[:, 0]
        ratio = jnp.exp(taken - before)
        gained = jnp.minimum(ratio * advantages, jnp.clip(ratio, 0.8, 1.2) * advantages)
        entropy = -jnp.sum(jnp.exp(shares) * shares, -1)
        return jnp.mean(0.5 * (values - returns) ** 2 - gained - 0.01 * entropy)


class Graph(linen.Module):
    """Messages along edges, added up at nodes and in the graph."""

    @linen.compact
    def __call__(self, nodes, senders, receivers, target):
        x = linen.Dense(WIDTH)(nodes)
        for _ in range(2):
            both = jnp.concatenate([x[senders], x[receivers]], -1)
            messages = linen.relu(linen.Dense(WIDTH)(both))
            arrived = jax.ops.segment_sum(messages, receivers, len(nodes))
            x = linen.LayerNorm()(x + linen.Dense(WIDTH)(arrived))
        return jnp.mean((linen.Dense(3)(x.mean(0)) - target) ** 2)


class Mixer(linen.Module):
    """Patches of an image mixed by layers over places and over channels."""

    @linen.compact
    def __call__(self, images, labels):
        x = linen.Conv(WIDTH, (2, 2), (2, 2))(images)
        x = x.reshape(len(x), -1, WIDTH)
        y = linen.LayerNorm()(x).swapaxes(1, 2)
        x = x + linen.Dense(y.shape[-1])(linen.gelu(linen.Dense(8)(y))).swapaxes(1, 2)
        x = x + linen.Dense(WIDTH)(linen.gelu(linen.Dense(8)(linen.LayerNorm()(x))))
        return _classes(linen.Dense(CLASSES)(x.mean(1)), labels)


def _dense(random, inner, outer):
    weight = random.standard_normal((inner, outer)) / inner**0.5
    return {"weight": weight.astype(numpy.float32), "bias": numpy.full(outer, 0.1, numpy.float32)}


def _plain_mlp():
    """A function of a tree of arrays, with its layers under lax.scan."""
    random = numpy.random.default_rng(7)
    layers = [_dense(random, WIDTH, WIDTH) for _ in range(3)]
    params = {
        "first": _dense(random, 64, WIDTH), "last": _dense(random, WIDTH, CLASSES),
        "stack": jax.tree_util.tree_map(lambda *parts: numpy.stack(parts), *layers),
    }

    def apply(layer, x):
        return x @ layer["weight"] + layer["bias"]

    def loss(params, images, labels):
        x = jnp.tanh(apply(params["first"], images.reshape(len(images), -1)))
        x, _ = jax.lax.scan(jax.checkpoint(lambda x, layer: (x + jnp.tanh(apply(layer, x)), None)),
                            x, params["stack"])
        return _classes(apply(params["last"], x), labels)

    return loss, params


_IMAGES = (ROWS, 8, 8, 1)
_EDGES = ((12,), 6)
MODELS = {
    "mlp": (lambda: Mlp(nnx.Rngs(0)), _draw(_IMAGES, _LABELS)),
    "cnn": (lambda: Cnn(nnx.Rngs(0)), _draw(_IMAGES, _LABELS)),
    "vae": (lambda: Vae(nnx.Rngs(0)), _draw(_IMAGES)),
    "transformer": (lambda: Transformer(nnx.Rngs(0), False), _draw(_TOKENS)),
    "transformer_scanned": (lambda: Transformer(nnx.Rngs(0), True), _draw(_TOKENS)),
    "gemma": (lambda: Gemma(nnx.Rngs(0)), _draw(_TOKENS)),
    "tagger": (lambda: Tagger(nnx.Rngs(0)), _draw(_TOKENS)),
    "toy": (lambda: Toy(nnx.Rngs(0)), _draw((32, 1))),
    "resnet": (ResNet, _draw(_IMAGES, _LABELS)),
    "seq2seq": (Seq2Seq, _draw(((ROWS, 5), VOCABULARY), _TOKENS)),
    "language_model": (LanguageModel, _draw(_TOKENS)),
    "ppo": (ActorCritic, _draw(_IMAGES, _LABELS, (ROWS,), (ROWS,), (ROWS,))),
    "graph": (Graph, _draw((6, 3), _EDGES, _EDGES, (3,))),
    "mixer": (Mixer, _draw(_IMAGES, _LABELS)),
    "plain": (_plain_mlp, _draw(_IMAGES, _LABELS)),
}
