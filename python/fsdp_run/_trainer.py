# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs of compiled steps whose batches Python has."""
import collections.abc
import ctypes

from ._batches import Batches, Prefetcher
from ._library import CInfo, CState, Error, c_words, load
from ._states import State, States


class Ended(Error):
    """The run has ended: after its last step, or because another process ended it."""

    __module__ = "fsdp_run"


def _arguments(options):
    """`lr=0.1, check_finite=True, hyper={"eps": 1}` as fsdp-run takes them."""
    for name, value in options.items():
        word = "--" + name.replace("_", "-")
        if name == "hyper":
            for key, number in value.items():
                yield from (word, f"{key}={number!r}")
        elif value is True:
            yield word
        elif value is not None and value is not False:
            yield f"{word}={value}"


class Trainer:
    """The run of an artifact, one step for each call of `step`.

    Options are those of `fsdp-run` without those of data: `init="FILE"` or
    `init_rule="*=normal:0.02"`, `lr=1e-3`, `hyper={"beta1": 0.8}`, `steps=1000` (then the
    run ends by itself), `log="FILE"`, `checkpoint_dir="DIR"`, `resume=True`,
    `check_finite=True`. All ranks are threads of this process, or each rank is a process
    that torchrun, mpirun or srun started; then all of them make the same calls.

        with fsdp_run.Trainer("step.so", init="init.safetensors", lr=1e-3) as trainer:
            for batch in loader:
                loss = trainer.step(batch)

    A `with` that ends by an exception leaves out what `close` writes.
    """

    def __init__(self, artifact, **options):
        self._library, self._handle = load(), ctypes.c_void_p()
        self._states, self._feeds = None, {}
        text = ctypes.create_string_buffer(4096)
        options.setdefault("progress", "never")
        status = self._library.fsdp_run_open(
            *c_words([artifact, *_arguments(options)]), self._handle, text, len(text)
        )
        if status:
            raise Error(text.value.decode())
        info = self._info()
        self.world, self.micro_batches = info.world, info.micro_batches
        #: Ranks of this process. Those that compute together on one batch count once, here,
        #: in `world` and in losses; each of their processes is given that batch.
        self.ranks = range(info.first_rank, info.first_rank + info.num_ranks)
        #: What a micro-batch consists of.
        self.inputs = [self._input(index) for index in range(info.num_inputs)]
        count = self._library.fsdp_run_num_losses(self._handle)
        names = [self._library.fsdp_run_loss_name(self._handle, index) for index in range(count)]
        #: The names of the losses where steps take turns; empty if they do not.
        self.turns = [name.decode() for name in names if name]
        #: The losses of all ranks in the last step; where steps take turns a dict of them.
        self.losses = []

    def _call(self, function, *arguments):
        if not self._handle:
            raise Error("the trainer is closed")
        if self._states:
            self._states = self._states.end()
        status = getattr(self._library, function)(self._handle, *arguments)
        if status:
            text = self._library.fsdp_run_trainer_error(self._handle).decode()
            raise (Ended if status == 3 else Error)(text)

    def _info(self):
        info = CInfo()
        self._call("fsdp_run_info", info)
        return info

    def _input(self, index):
        one = CState()
        self._call("fsdp_run_get_input", index, one)
        return State(one.name.decode(), one.dtype.decode(), tuple(one.shape[: one.rank]),
                     one.bytes)

    @property
    def steps_done(self):
        """Also those of a run that was resumed."""
        return self._info().steps_done

    def _take(self, batches):
        losses = (ctypes.c_double * (self.world * max(1, len(self.turns))))()
        self._call("fsdp_run_step", batches.tensors, batches.count, losses)
        self.losses = list(losses)
        if self.turns:
            self.losses = {
                turn: losses[index * self.world : (index + 1) * self.world]
                for index, turn in enumerate(self.turns)
            }

    def _each(self, what):
        """`what` of the losses of the ranks; where steps take turns a dict of each one's."""
        if not self.turns:
            return what(self.losses)
        return {turn: what(losses) for turn, losses in self.losses.items()}

    def _mean(self, losses):
        mean = 0.0
        for loss in losses:
            mean += loss / self.world
        return mean

    @property
    def mean_loss(self):
        """That of all ranks in the last step, rounded as in logs; where steps take turns a dict
        by their names."""
        return self._each(self._mean)

    def step(self, batch):
        """Takes a step and returns its loss. A batch is a tuple, or a dict by the names of
        `inputs`, of arrays, tensors or buffers; what does not fit is an Error, and changes
        nothing. With several ranks in this process it is a list of their batches, and a
        list of losses is returned; with micro-batches, each batch is a list of them. Where steps
        take turns, what is returned is a dict by their names."""
        many = len(self.ranks) != 1
        batches = self._list(batch, len(self.ranks), "ranks") if many else [batch]
        if self.micro_batches != 1:
            batches = [micro for each in batches
                       for micro in self._list(each, self.micro_batches, "micro-batches")]
        self._take(Batches(batches, self.inputs))
        first = self.ranks[0]
        return self._each(
            lambda losses: losses[first : first + len(self.ranks)] if many else losses[first])

    @staticmethod
    def _list(batches, count, what):
        if not isinstance(batches, (list, tuple)) or len(batches) != count:
            found = len(batches) if isinstance(batches, (list, tuple)) else type(batches).__name__
            raise Error(f"expected a list of the batches of {count} {what}, got {found}")
        return list(batches)

    def _feed(self, batches):
        """What reads an iterable; of an iterator, which can't begin again, the one that may have
        read more of it before than was taken."""
        group = len(self.ranks) * self.micro_batches
        if not isinstance(batches, collections.abc.Iterator):
            return Prefetcher(batches, group, self.inputs)
        if id(batches) not in self._feeds:
            self._feeds[id(batches)] = batches, Prefetcher(batches, group, self.inputs)
        return self._feeds[id(batches)][1]

    def train(self, batches, steps=None, hook=None, prefetch=2):
        """Takes steps with what an iterable gives (a DataLoader, a generator), until it or
        the run ends or `steps` are done. It is read on a thread of its own, `prefetch` steps
        ahead but not beyond `steps`; each rank of this process and each micro-batch takes one
        item. What was read of an iterator when this ends is taken first when it is given
        again. `hook(trainer)` is called after each step and ends this if it returns False.
        Returns the mean losses."""
        means = []
        if steps is not None and steps <= 0:
            return means
        feed = self._feed(batches)
        feed.start(max(prefetch, 1), steps)
        try:
            for each in feed:
                self._take(each)
                means.append(self.mean_loss)
                if (hook and hook(self) is False) or len(means) == steps:
                    break
        except Ended:
            pass
        finally:
            if not feed.close():
                self._feeds.pop(id(batches), None)
        return means

    def states(self):
        """The whole States, until the next call of the trainer."""
        session = ctypes.c_void_p()
        self._call("fsdp_run_look", session)
        self._states = States(self._library, session)
        return self._states

    def save(self, path):
        """Writes the weights to a safetensors file, as `fsdp-run --save` does."""
        self._call("fsdp_run_save", str(path).encode())

    def checkpoint(self):
        """Saves a checkpoint in `checkpoint_dir`."""
        self._call("fsdp_run_checkpoint")

    def close(self):
        """Ends the run, and writes what its options name: the last checkpoint, `save`."""
        self._close(False)

    def _close(self, is_abandoned):
        if not self._handle:
            return
        try:
            self._call("fsdp_run_close", int(is_abandoned))
        finally:
            self._library.fsdp_run_free(self._handle)
            self._handle = None

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        self._close(kind is not None)

    def __del__(self):
        if getattr(self, "_handle", None):
            self._close(True)
