# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What masks select, `x[mask]`, whose number of rows depends on values.

All rows are kept: those that are not selected have the values of the first one that is, so that
nothing computed of them is out of range, and sums leave them out. What is neither computed row
by row nor a sum, a mean or a loss of rows needs the rows themselves, which a trace has not. Where
a mask selects, `torch.where(mask)`, is of the same kind, and so is what has such places as an index.
"""

from unittest import mock

import torch
import torch.nn.functional as F
from torch.utils import _pytree

from .narrow_floats import wide_type
from .places import beside

_getitem = torch.Tensor.__getitem__

_OPERATORS = """
add sub mul truediv pow floordiv mod radd rsub rmul rtruediv rpow rfloordiv rmod neg abs invert pos
eq ne lt le gt ge and or xor rand ror rxor
""".split()
_IN_PLACE = "add sub mul truediv pow floordiv mod and or xor".split()
# Of each element by itself; arguments beside it are rows like it, or broadcast to one row.
_ELEMENTWISE = frozenset(f"__{name}__" for name in _OPERATORS) | frozenset("""
abs absolute acos add asin atan atan2 bool ceil clamp clamp_max clamp_min clip contiguous clone cos cosh
detach div divide double elu eq erf exp exp2 expm1 float floor fmod ge gelu greater greater_equal
gt half hardsigmoid hardswish hardtanh isfinite isinf isnan le leaky_relu lerp less less_equal log
log10 log1p log2 logical_and logical_not logical_or logical_xor logit logsigmoid long lt maximum
minimum mish mul multiply ne neg negative nan_to_num pow reciprocal relu relu6 remainder round rsqrt
rsub selu sigmoid sign silu sin sinh softplus softsign sqrt square sub subtract tan tanh
true_divide trunc where xlogy int
""".split())
_CASTS = frozenset(("to", "type_as"))
# Those that may return what they are given, or a view of it.
_VIEWS = _CASTS | frozenset("bool contiguous detach double float half int long squeeze unsqueeze".split())
# Of each row by itself, along its last dimension.
_ALONG_LAST = frozenset(
    "softmax log_softmax softmin amax amin argmax argmin sum mean logsumexp norm prod std var cumsum "
    "unsqueeze squeeze normalize cosine_similarity".split())
# Where another argument comes before the dimension, and what that is if it is not given.
_DIM_BEHIND = {"norm": None, "normalize": 1, "cosine_similarity": 1}
_OF_ROWS = frozenset("linear layer_norm embedding rms_norm glu".split())
_LOSSES = frozenset((
    "mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "binary_cross_entropy",
    "binary_cross_entropy_with_logits", "kl_div", "soft_margin_loss", "poisson_nll_loss"))
_OF_CLASSES = frozenset(("cross_entropy", "nll_loss"))


class Selections:
    """Whether anything `differs` that PyTorch asks to be alike: tensors, of each if it does. If there
    is `knows`, masks give the places where they select, but those whose value it knows."""

    def __init__(self):
        self.differs = []
        self.knows = None
        # Whether masks select as PyTorch's do.
        self.are_plain = False

    def unlike(self, loss_differs):
        """These and another one together, or None."""
        for each in self.differs:
            loss_differs = each if loss_differs is None else loss_differs | each
        return loss_differs


def filled(rows, mask):
    """Rows, the first one that is selected in place of those that are not."""
    if not rows.shape[0]:
        return rows
    count = rows.shape[0]
    places = torch.arange(count, device=rows.device)
    # Of none it is the one at 0, behind which there may be others.
    first = torch.where(mask, places, count).amin() % count
    own = beside(places == first, rows)
    if rows.dtype == torch.bool:
        return torch.where(beside(mask, rows), rows, (own & rows).any(0, keepdim=True))
    row = torch.where(own, rows, torch.zeros((), dtype=rows.dtype)).sum(0, keepdim=True)
    return torch.where(beside(mask, rows), rows, row.to(rows.dtype))


class Selected:
    """In place of the tensor that a mask selects: all `rows`, [place, ...], and the `mask` of places.
    If `where` is given they are these `Places`; several are side by side."""

    def __init__(self, selections, rows, mask, where=()):
        self._selections, self._rows, self._mask = selections, rows, mask
        self._where = where
        self._is_viewed = False

    def _view(self, other):
        """Another one that may have the memory of this one."""
        if isinstance(other, Selected):
            self._is_viewed = other._is_viewed = True
            # Of other types it may be other numbers.
            if len(self._where) == 1 and other._rows.shape[0] == other._rows.numel() and (
                    other._rows.dtype in (torch.int32, torch.int64)):
                other._where = self._where
        return other

    def _like(self, rows):
        return Selected(self._selections, rows, self._mask)

    def _materialized(self):
        """The rows themselves, for which a trace has to know the values of the mask."""
        with mock.patch.object(self._selections, "are_plain", True):
            return _getitem(self._rows, self._mask)

    def packed(self):
        """What is selected of numbers in a row, in order, in front of as many zeros as others are not."""
        if self._rows.dim() != 1:
            return self._materialized()
        count = self._rows.shape[0]
        places = torch.where(self._mask, torch.cumsum(self._mask.to(torch.int64), 0) - 1, count)
        return _getitem(self._rows.new_zeros(count + 1).scatter(0, places, self._rows), slice(count))

    dtype = property(lambda self: self._rows.dtype)
    device = property(lambda self: self._rows.device)
    requires_grad = property(lambda self: self._rows.requires_grad)
    ndim = property(lambda self: self._rows.dim())
    T = property(lambda self: self._materialized().T)

    def dim(self):
        return self._rows.dim()

    def is_floating_point(self):
        return self._rows.is_floating_point()

    def size(self, dim=None):
        if dim is not None and dim % self._rows.dim():
            return self._rows.size(dim)
        return self._materialized().size() if dim is None else self._materialized().size(dim)

    def __len__(self):
        return len(self._materialized())

    def __bool__(self):
        return bool(self._materialized())

    def __iter__(self):
        return iter(self._materialized())

    def __getattr__(self, name):
        method = getattr(torch.Tensor, name, None)
        if name.startswith("__") or not callable(method):
            return getattr(self._materialized(), name)
        return lambda *args, **kwargs: self.__torch_function__(method, (), (self, *args), kwargs)

    def __getitem__(self, index):
        if isinstance(index, Selected):
            with_ = self._common([self, index])
            if with_ and index._rows.dim() == 1 and index._rows.dtype == torch.bool:
                mask = self._mask & index._rows
                return Selected(self._selections, filled(self._rows, mask), mask)
        first = index[0] if isinstance(index, tuple) and index else index
        behind = [each for each in index[1:] if each is not None] if isinstance(index, tuple) else []
        if (first is Ellipsis and len(behind) < self._rows.dim()) or (
                isinstance(first, slice) and first == slice(None)):
            rows = _getitem(self._rows, index)
            if rows.dim() and rows.shape[0] == self._rows.shape[0]:
                result = self._view(self._like(rows))
                if len(self._where) > 1 and rows.dim() == 1 and isinstance(behind[-1], int):
                    result._where = self._where[behind[-1]],
                return result
        return _getitem(self._materialized(), index)

    def __setitem__(self, index, value):
        self._materialized()[index] = value

    def _common(self, values):
        """Whether these have rows of the same places; notes that their masks are alike."""
        for value in values:
            if value._mask.numel() != self._mask.numel():
                return False
            if value._mask is not self._mask:
                self._selections.differs.append((value._mask != self._mask).any())
        return True

    def spread(self, values):
        """Rows, as many as are selected, at the places where these are."""
        places = torch.clamp(self._mask.to(torch.int64).cumsum(0) - 1, 0, values.shape[0] - 1)
        self._selections.differs.append(self._mask.sum() != values.shape[0])
        return values.index_select(0, places)

    def _sum(self, dim=None):
        rows = self._rows if self._rows.dtype != torch.bool else self._rows.to(torch.int64)
        kept = torch.where(beside(self._mask, rows), rows, torch.zeros((), dtype=rows.dtype))
        return kept.sum() if dim is None else kept.sum(0)

    def _mean(self, dim=None):
        # Neither a sum nor how many there are need fit a narrow type.
        dtype = self._rows.dtype
        wide = wide_type(dtype)
        count = self._mask.sum().to(wide)
        if dim is None:
            count = count * self._rows[0].numel()
        return (self._like(self._rows.to(wide))._sum(dim) / count).to(dtype)

    def _reshaped(self, shape):
        shape = tuple(shape[0]) if len(shape) == 1 and not isinstance(shape[0], int) else shape
        inner = self._rows.shape[1:]
        if len(shape) < 1 or shape[0] != -1 or -1 in shape[1:]:
            return None
        size = torch.Size(shape[1:]).numel()
        if inner.numel() == size:
            return self._like(self._rows.reshape(-1, *shape[1:]))
        if inner.numel() % size:
            return None
        mask = self._mask.unsqueeze(1).expand(-1, inner.numel() // size).reshape(-1)
        return Selected(self._selections, self._rows.reshape(-1, *shape[1:]), mask)

    def _flattened(self, start_dim=0, end_dim=-1):
        if start_dim == 0 and end_dim in (-1, self._rows.dim() - 1):
            return self._reshaped((-1,))
        return self._like(self._rows.flatten(start_dim, end_dim)) if start_dim > 0 else None

    def _loss_of_classes(self, function, args, kwargs):
        """One whose target may be ignored."""
        names = ("input", "target", "weight", "size_average", "ignore_index", "reduce", "reduction")
        given = dict(zip(names, args)) | kwargs
        target = given.get("target")
        if not isinstance(target, Selected) or given.get("reduction", "mean") == "none" or \
                target._rows.is_floating_point() or not isinstance(given["input"], Selected):
            return None
        if not self._common([given["input"], target]):
            return None
        ignored = given.get("ignore_index", -100)
        given["target"] = torch.where(beside(self._mask, target._rows), target._rows, ignored)
        given["input"] = given["input"]._rows
        return function(**given)

    def _loss(self, function, name, args, kwargs):
        if name in _OF_CLASSES:
            found = self._loss_of_classes(function, args, kwargs)
            if found is not None:
                return found
            if kwargs.get("reduction") != "none" or any(
                    isinstance(each, Selected) and each._rows.dim() > 2 for each in args):
                return None
        reduction = kwargs.get("reduction", "mean")
        if reduction not in ("mean", "sum", "none"):
            return None
        rows = self._by_rows(function, args, {**kwargs, "reduction": "none"})
        if rows is None or reduction == "none":
            return rows
        return rows._mean() if reduction == "mean" else rows._sum()

    def _by_rows(self, function, args, kwargs):
        """The function of all rows, if its arguments have them or broadcast to one."""
        leaves = [*args, *kwargs.values()]
        chosen = [each for each in leaves if isinstance(each, Selected)]
        dims = {each._rows.dim() for each in chosen}
        if len(dims) > 1 and not (min(dims) == 1 and function is F.embedding):
            return None
        # Those with more dimensions have rows elsewhere.
        if function not in (F.linear, F.embedding) and any(
                isinstance(each, torch.Tensor) and each.dim() > max(dims) for each in leaves):
            return None
        if not self._common(chosen):
            return None

        def rows_of(value):
            if isinstance(value, Selected):
                return value._rows
            if isinstance(value, torch.Tensor) and function not in (F.linear, F.embedding):
                if value.dim() == max(dims) and value.shape[0] != 1:
                    return self.spread(value)
            return value

        rows = function(*map(rows_of, args), **{k: rows_of(v) for k, v in kwargs.items()})
        has_rows = isinstance(rows, torch.Tensor) and rows.dim() and (
            rows.shape[0] == self._rows.shape[0])
        return self._like(rows) if has_rows else None

    def _of_rows(self, function, name, args, kwargs):
        """One whose first argument has the rows, which it does not mix."""
        others = [*args[1:], *kwargs.values()]
        if not args or args[0] is not self or any(isinstance(each, Selected) for each in others):
            return None
        rank = self._rows.dim()
        if name == "glu" and kwargs.get("dim", args[1] if len(args) > 1 else -1) % rank == 0:
            return None
        # Which counts how often a row is looked up.
        if name == "embedding" and kwargs.get(
                "scale_grad_by_freq", args[5] if len(args) > 5 else False):
            return None
        if name in ("layer_norm", "rms_norm"):
            shape = kwargs.get("normalized_shape", args[1] if len(args) > 1 else ())
            if isinstance(shape, int) or len(shape) >= rank:
                return None
        return self._by_rows(function, args, kwargs)

    def _cast(self, args, kwargs):
        """To the type of another tensor, whose rows do not matter, or to another one."""
        types = [
            each.dtype if isinstance(each, (Selected, torch.Tensor)) else each for each in args[1:]]
        kwargs = {k: v.dtype if isinstance(v, (Selected, torch.Tensor)) else v for k, v in kwargs.items()}
        if "other" in kwargs:
            types.append(kwargs.pop("other"))
        if not isinstance(args[0], Selected):
            return args[0].to(*types, **kwargs)
        return args[0]._like(args[0]._rows.to(*types, **kwargs))

    def _along_last(self, function, name, args, kwargs):
        place = 2 if name in _DIM_BEHIND else 1
        dim = kwargs.get("dim", args[place] if len(args) > place else _DIM_BEHIND.get(name))
        if not isinstance(dim, int) or isinstance(dim, bool):
            return None
        rank = self._rows.dim() + (name == "unsqueeze")
        if dim % rank == 0:
            return None
        return self._by_rows(function, args, kwargs)

    def _call(self, function, name, args, kwargs):
        if name in ("sum", "mean") and args[0] is self:
            dim = kwargs.get("dim", args[1] if len(args) > 1 else None)
            if len(args) <= 2 and not set(kwargs) - {"dim"} and (dim is None or dim == 0):
                return self._sum(dim) if name == "sum" else self._mean(dim)
        if name in ("view", "reshape"):
            return self._view(self._reshaped(args[1:]))
        if name == "flatten":
            return self._view(self._flattened(*args[1:], **kwargs))
        if name in _LOSSES | _OF_CLASSES:
            return self._loss(function, name, args, kwargs)
        if name in _ALONG_LAST:
            return self._along_last(function, name, args, kwargs)
        if name in _CASTS:
            return self._cast(args, kwargs)
        if name in _OF_ROWS and self._rows.dim() + (name == "embedding") > 1:
            return self._of_rows(function, name, args, kwargs)
        if name in _ELEMENTWISE:
            return self._by_rows(function, args, kwargs)
        return None

    @classmethod
    def __torch_function__(cls, function, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        chosen = [each for each in (*args, *kwargs.values()) if isinstance(each, Selected)]
        name = getattr(function, "__name__", "")
        result = chosen[0]._call(function, name, args, kwargs) if chosen else None
        if result is not None:
            return chosen[0]._view(result) if name in _VIEWS else result
        args, kwargs = _pytree.tree_map_only(Selected, cls._materialized, (args, kwargs))
        return function(*args, **kwargs)


class Lifted:
    """Rows of a `Selected` behind a dimension of one, `x[None, places]`."""

    def __init__(self, inner):
        self._inner = inner

    def reshape(self, *shape):
        wanted = shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape
        return self._inner.reshape(*shape) if wanted[0] == -1 else self.__getattr__("reshape")(*shape)

    view = reshape

    def lowered(self):
        """The rows without the dimension."""
        return self._inner

    def squeeze(self, *dim):
        return self._inner if dim == (0,) else self.__getattr__("squeeze")(*dim)

    def __getitem__(self, index):
        return self._inner if isinstance(index, int) and index == 0 else self._whole()[index]

    def _whole(self):
        return self._inner._materialized().unsqueeze(0)

    def __getattr__(self, name):
        return getattr(self._whole(), name)

    @classmethod
    def __torch_function__(cls, function, types, args=(), kwargs=None):
        args, kwargs = _pytree.tree_map_only(cls, cls._whole, (args, kwargs or {}))
        return function(*args, **kwargs)


def _operator(name):
    def call(self, *args):
        return self.__torch_function__(getattr(torch.Tensor, name), (), (self, *args))

    return call


def _lifted_operator(name):
    return lambda self, *args: getattr(self._whole(), name)(*args)


def _in_place(name):
    def change(self, other):
        result = getattr(self, f"__{name}__")(other)
        same = isinstance(result, Selected) and result._rows.shape == self._rows.shape
        if self._is_viewed or not same:
            return getattr(torch.Tensor, f"__i{name}__")(self._materialized(), other)
        self._rows, self._where = result._rows.to(self._rows.dtype), ()
        return self

    return change


for _name in _IN_PLACE:
    setattr(Selected, f"__i{_name}__", _in_place(_name))
for _name in _OPERATORS:
    setattr(Selected, f"__{_name}__", _operator(f"__{_name}__"))
    setattr(Lifted, f"__{_name}__", _lifted_operator(f"__{_name}__"))
Selected.__hash__ = object.__hash__
