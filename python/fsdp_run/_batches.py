# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Batches of Python as tensors of C, and getting them ahead of time."""
import collections
import ctypes
import itertools
import sys
import threading

from ._library import CTensor, Error

SEED = "rng_seed"

# By the format of a buffer: its element type, and what it can be taken for.
_FORMATS = {
    "f": ("f32",), "d": ("f64",), "e": ("f16",), "?": ("i1",), "b": ("i8",),
    "i": ("i32",), "l": ("i64",), "q": ("i64",), "H": ("u16", "bf16"), "B": ("u8", "i1"),
}


def _is_bf16(value):
    return str(getattr(value, "dtype", "")) in ("bfloat16", "torch.bfloat16")


def _as_buffer(value):
    """A memoryview of a tensor, an array, a number or a buffer; of bf16, which buffers do
    not have, as 16-bit integers."""
    if hasattr(value, "detach"):  # of PyTorch
        value = value.detach().cpu()
        value = (value.view(sys.modules["torch"].int16) if _is_bf16(value) else value).numpy()
    elif _is_bf16(value):
        value = value.view("uint16")
    try:
        return memoryview(value)
    except (TypeError, ValueError):
        try:
            import numpy
        except ImportError:
            raise Error(
                f"expected a buffer, got {type(value).__name__}; other inputs need NumPy"
            ) from None
        array = numpy.asarray(value)
        if array.dtype == object:
            raise Error(f"expected an array of numbers, got {type(value).__name__}") from None
        return memoryview(array)


def _as_tensor(value, wanted, keep, copies):
    """A value as an input that has to be of the type `wanted`; `keep` gets what the
    tensor lies in."""
    if value is None:
        return CTensor(None, b"", None, 0)
    view = _as_buffer(value)
    types = _FORMATS.get(view.format.lstrip("@=<"), (view.format,))
    if _is_bf16(value):
        types = ("bf16",)
    dtype = wanted if wanted in types else types[0]
    shape = (ctypes.c_int64 * view.ndim)(*view.shape)
    if copies or view.readonly or not view.c_contiguous:
        data = ctypes.create_string_buffer(view.tobytes(), max(view.nbytes, 1))
    else:
        data = (ctypes.c_char * view.nbytes).from_buffer(view)
    keep.extend((view, shape, data))
    return CTensor(ctypes.addressof(data), dtype.encode(), shape, view.ndim)


def _in_order(batch, names):
    """The values of a batch in the order of the inputs; a seed may be missing."""
    if isinstance(batch, dict):
        unknown = [str(name) for name in batch if name not in names]
        missing = [name for name in names if name not in batch and name != SEED]
        if unknown or missing:
            raise Error(
                f"expected a batch with the inputs {', '.join(names)}; "
                + "; ".join(f"{what} {', '.join(found)}" for what, found in
                            (("missing:", missing), ("unknown:", unknown)) if found)
            )
        return [batch.get(name) for name in names]
    values = list(batch) if isinstance(batch, (tuple, list)) else [batch]
    if len(values) == len(names) - 1 and SEED in names:
        values.insert(names.index(SEED), None)
    if len(values) != len(names):
        raise Error(f"expected a batch of {len(names)} inputs, {', '.join(names)}, "
                    f"got {len(values)}")
    return values


class Batches:
    """The inputs of a step, as C takes them: where they lie, or copies."""

    def __init__(self, micro_batches, inputs, copies=False):
        self.kept, self.items, tensors = [], 0, []
        names = [each.name for each in inputs]
        for batch in micro_batches:
            self.items += 1
            tensors += [_as_tensor(value, each.dtype, self.kept, copies)
                        for value, each in zip(_in_order(batch, names), inputs)]
        self.count = len(tensors)
        self.tensors = (CTensor * max(self.count, 1))(*tensors)


class Prefetcher:
    """Makes Batches of so many consecutive items of an iterable, on a thread of its own that
    `start` begins and `close` ends. What gives the items may use their memory again. What was
    read and not taken is there when it starts again."""

    def __init__(self, iterable, group, inputs):
        self._iterable, self._items = iterable, None
        self._group, self._inputs = group, inputs
        self._ready, self._change = collections.deque(), threading.Condition()
        self._over = False
        self._error = None

    def start(self, depth, steps):
        """Reads until the iterable ends or there are the batches of `steps`, if that is a
        number; at most `depth` more than were taken."""
        self._depth, self._rests, self._closed = depth, False, False
        self._wanted = None if steps is None else max(steps - len(self._ready), 0)
        self._thread = threading.Thread(target=self._fill, daemon=True)
        self._thread.start()

    def _fill(self):
        try:
            if self._items is None:
                self._items = iter(self._iterable)
            while not (self._over or self._closed or self._error or self._wanted == 0):
                batches = Batches(itertools.islice(self._items, self._group), self._inputs,
                                  copies=True)
                # Items that fill no step are left out.
                self._over = batches.items < self._group
                if not self._over:
                    self._put(batches)
        except BaseException as error:  # raised where the batch is taken
            self._error = error
        with self._change:
            self._rests = True
            self._change.notify_all()

    def _put(self, batches):
        with self._change:
            self._change.wait_for(lambda: self._closed or len(self._ready) < self._depth)
            self._ready.append(batches)
            if self._wanted is not None:
                self._wanted -= 1
            self._change.notify_all()

    def __iter__(self):
        while True:
            with self._change:
                self._change.wait_for(lambda: self._ready or self._rests)
                if not self._ready:
                    break
                batches = self._ready.popleft()
                self._change.notify_all()
            yield batches
        error, self._error = self._error, None
        if error:
            raise error

    def close(self):
        """Ends the thread behind the item that it is getting. Returns whether there may be more
        to take."""
        with self._change:
            self._closed = True
            self._change.notify_all()
        self._thread.join()
        return bool(self._ready or self._error or not self._over)
