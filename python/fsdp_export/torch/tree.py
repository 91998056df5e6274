# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The module tree: names, aliases and storage, from a walk of our own.

Registration order is dictionary order, which is also the order of
`state_dict()`. The first path to a tensor or module names it, every later one
is an alias.
"""

import contextlib
import dataclasses

import torch
from torch.utils._python_dispatch import is_traceable_wrapper_subclass

from ..common import states
from ..common.emit import has_type
from ..common.errors import ExportError, Problems
from ..common.states import ROOT, Alias, ModuleNode, State, class_name
from .followed import OutsideTensor
from .repeat import quote_line, user_line


# Of a module, names of buffers that were plain attributes, and whether these had a gradient.
_PLAIN = "_fsdp_plain_attributes"


def real(tensor):
    """Complex numbers as pairs of their parts, in a last dimension; others as they are."""
    return torch.view_as_real(tensor) if tensor.is_complex() else tensor


def own(state):
    """The tensor of a state that the model has."""
    return state.tensor if state.source is None else state.source


@dataclasses.dataclass
class Tree(states.Tree):
    """The tree of `model`."""

    model: torch.nn.Module

    def step_map(self):
        """Maps one path per (module object, tensor name) to an index into `states`."""
        index = {id(own(state)): i for i, state in enumerate(self.states)}
        paths = {}
        for prefix, module in self.model.named_modules():
            for table in (module._parameters, module._buffers):
                for name, tensor in table.items():
                    if tensor is not None:
                        paths[f"{prefix}.{name}" if prefix else name] = index[id(tensor)]
        return paths


def base_names(cls):
    """The base classes a class policy can name, nearest first."""
    bases = cls.__mro__[1:-1]
    return [class_name(base) for base in bases if base is not torch.nn.Module]


class _Walk:
    def __init__(self):
        self.modules = {}
        self.tensors = {}
        self.params = []
        self.buffers = []
        self.problems = Problems()

    def visit(self, module, name, path):
        cls = type(module)
        if isinstance(module, torch.jit.ScriptModule):
            self.problems.add(ExportError(
                f"module '{'.'.join(path) or ROOT}' is compiled by torch.jit, which cannot be traced",
                "use the module that it was made from",
            ))
        if isinstance(module, torch.nn.SyncBatchNorm) and module.training:
            self.problems.add(ExportError(
                f"not supported: module '{'.'.join(path) or ROOT}' is a SyncBatchNorm, whose "
                "statistics are those of all ranks' batches",
                "use BatchNorm: each rank normalizes by its own batch, as with DDP",
            ))
        node = ModuleNode(name, path, class_name(cls), base_names(cls))
        self.modules[id(module)] = path
        for key, tensor in module._parameters.items():
            self._add_tensor(node, key, tensor, self.params, True)
        for key, tensor in module._buffers.items():
            persistent = key not in module._non_persistent_buffers_set
            self._add_tensor(node, key, tensor, self.buffers, False, persistent)
        for key, child in module._modules.items():
            if child is None:
                continue
            if id(child) in self.modules:
                node.members.append(Alias(key, self.modules[id(child)]))
            else:
                node.members.append(self.visit(child, key, path + (key,)))
        return node

    def _add_tensor(self, node, key, tensor, states, is_param, persistent=True):
        if tensor is None:
            return
        if id(tensor) in self.tensors:
            node.members.append(Alias(key, self.tensors[id(tensor)]))
            return
        path = node.path + (key,)
        if torch.nn.parameter.is_lazy(tensor):
            self.problems.add(ExportError(
                f"parameter '{'.'.join(path)}' has no shape yet", "let model() call the module once"))
            return
        state = State(path, tensor, is_param, persistent, tensor.requires_grad)
        if is_traceable_wrapper_subclass(tensor):
            self.problems.add(ExportError(
                f"not supported: {'parameter' if is_param else 'buffer'} '{state.fqn}' is a "
                f"{type(tensor).__name__}, which holds other tensors",
                "register a plain tensor, and let forward make of it what it computes with; torchao's "
                "float8 does with enable_fsdp_float8_all_gather=False",
            ))
        if tensor.is_complex():
            state.source = tensor
            state.tensor = real(tensor.detach().resolve_conj()).contiguous()
            if is_param:
                state.tensor = torch.nn.Parameter(state.tensor, tensor.requires_grad)
        if not has_type(state.tensor.dtype):
            self.problems.add(ExportError(
                f"{'parameter' if is_param else 'buffer'} '{state.fqn}' has the unsupported type "
                f"{tensor.dtype}",
                "use float, integers of 8 to 64 bits, or bool",
            ))
        self.tensors[id(tensor)] = state.path
        states.append(state)
        node.members.append(state)


def _alias_paths(model, walk):
    """Every path of a state that is not its first one, mapped to the first."""
    aliases = {}
    for prefix, module in model.named_modules(remove_duplicate=False):
        for table in (module._parameters, module._buffers):
            for name, tensor in table.items():
                if tensor is None:
                    continue
                path = f"{prefix}.{name}" if prefix else name
                first = ".".join(walk.tensors[id(tensor)])
                if path != first:
                    aliases[path] = first
    return aliases


def registered_lists(model):
    """Yields (module, attribute, list) of plain lists of registered tensors.

    PyTorch's recurrent layers keep their weights in such a list, too.
    """
    known = {id(t) for t in [*model.parameters(), *model.buffers()]}
    for module in model.modules():
        for name, value in vars(module).items():
            if isinstance(value, (list, tuple)) and value:
                if all(id(item) in known for item in value):
                    yield module, name, value


def items(value):
    """What a list or a tuple holds; else the value itself, alone."""
    return value if isinstance(value, (list, tuple)) else [value]


def _hidden_tensors(model):
    """Yields (module path, module, attribute) of tensors that are not registered."""
    for prefix, module in model.named_modules():
        for name, value in vars(module).items():
            if isinstance(value, torch.Tensor):
                yield prefix, module, name


class _Unread(list):
    """In place of a sequence of tensors that are not registered: refuses to be read."""

    def __init__(self, prefix, name):
        # What takes lists of tensors without looking at them asks their items.
        super().__init__([self])
        self._what = f"attribute '{name}' of module '{prefix or ROOT}' is a sequence of tensors"

    def _refuse(self, *_):
        raise OutsideTensor(
            f"{self._what}, read at {quote_line(user_line())}",
            "register each tensor as a parameter or buffer of its own",
        )

    def __torch_function__(self, *_):
        self._refuse()

    __getitem__ = __iter__ = __len__ = __bool__ = __contains__ = __reversed__ = _refuse
    __add__ = __radd__ = __iadd__ = __eq__ = append = extend = insert = pop = copy = _refuse
    __hash__ = object.__hash__


@contextlib.contextmanager
def unread_sequences(model):
    """Sequences of tensors that are not registered are fine as long as each forward pass
    replaces them before it reads them; else they are from outside."""
    registered = {(id(module), name) for module, name, _ in registered_lists(model)}
    found = [
        (vars(module), name, prefix, value)
        for prefix, module in model.named_modules() for name, value in vars(module).items()
        if isinstance(value, (list, tuple)) and (id(module), name) not in registered
        and any(isinstance(item, torch.Tensor) for item in value)
    ]
    for attributes, name, prefix, _ in found:
        attributes[name] = _Unread(prefix, name)
    try:
        yield
    finally:
        for attributes, name, _, value in found:
            attributes[name] = value


def _span(tensor):
    """What memory a tensor lies in, its first byte there, and the one behind its last."""
    storage = tensor.untyped_storage()
    # Fake tensors, whose storage is on the device meta, have no address that one may ask for.
    address = 0 if storage.device.type == "meta" else storage.data_ptr()
    size = tensor.element_size()
    last = sum((extent - 1) * stride for extent, stride in zip(tensor.shape, tensor.stride(), strict=True))
    begin = address + tensor.storage_offset() * size
    return 0 if address else storage._cdata, begin, begin + (last + 1) * size if tensor.numel() else begin


def _bytes(tensor):
    """Which bytes of its span a tensor has."""
    size, (_, begin, end) = tensor.element_size(), _span(tensor)
    elements = torch.zeros((end - begin) // size, dtype=torch.bool)
    elements.as_strided(tensor.shape, tensor.stride()).fill_(True)
    return elements.repeat_interleave(size)


def overlap(one, other):
    """Whether two tensors have a byte in common."""
    (memory, begin, end), (another, start, stop) = _span(one), _span(other)
    low, high = max(begin, start), min(end, stop)
    if memory != another or low >= high or (one.is_contiguous() and other.is_contiguous()):
        return memory == another and low < high
    return bool((_bytes(one)[low - begin:high - begin] & _bytes(other)[low - start:high - start]).any())


def _has_memory(tensor):
    is_whole = not is_traceable_wrapper_subclass(tensor)
    return is_whole and tensor.layout == torch.strided and not torch.nn.parameter.is_lazy(tensor)


def register_hidden_tensors(model, warn):
    """Makes tensors held as plain attributes transient buffers, and says so: to PyTorch they are
    values that no checkpoint has, which a module takes along to no other type or device."""
    trained = [
        (name, each) for name, each in model.named_parameters()
        if each.requires_grad and _has_memory(each)]
    for prefix, module, name in list(_hidden_tensors(model)):
        tensor = getattr(module, name)
        shared = [of for of, each in trained if _has_memory(tensor) and overlap(tensor, each)]
        delattr(module, name)
        module.register_buffer(name, tensor.detach(), persistent=False)
        vars(module).setdefault(_PLAIN, {})[name] = tensor.grad_fn is not None
        if warn:
            warn(
                f"attribute '{name}' of module '{prefix or ROOT}' is a plain tensor; registered it "
                "as a non-persistent buffer" + (
                    f", which does not see what the optimizer does to parameter '{shared[0]}', whose "
                    "memory it shares" if shared else ""))


def tables(model):
    """(path, table, name) of each place of a state, of which tied ones have several."""
    for prefix, module in model.named_modules():
        for table in (module._parameters, module._buffers):
            for name, tensor in table.items():
                if tensor is not None:
                    yield f"{prefix}.{name}" if prefix else name, table, name


def plain_attributes(model):
    """By path, of what was a plain attribute, whether it was made of parameters."""
    return {
        f"{prefix}.{name}" if prefix else name: made
        for prefix, module in model.named_modules()
        for name, made in vars(module).get(_PLAIN, {}).items()}


def _overlapping(states):
    """Yields pairs of states with a byte in common."""
    placed = sorted(
        ((*_span(tensor), number, tensor) for number, tensor in enumerate(map(own, states))
         if _has_memory(tensor)), key=lambda each: each[:4])
    for index, (memory, _, end, number, tensor) in enumerate(placed):
        for another, start, _, behind, other in placed[index + 1:]:
            if another != memory or start >= end:
                break
            if overlap(tensor, other):
                first, second = sorted((number, behind))
                yield states[first], states[second]


def _refuse_shared_memory(model, walk):
    """Each state is one of its own: what the optimizer does to a parameter would not reach another
    one through memory that they share. What forward writes to, the trace looks at."""
    plain = plain_attributes(model)
    registered = [state for state in walk.params + walk.buffers if state.fqn not in plain]
    for state, other in _overlapping(registered):
        if not any(each.is_param and each.trainable for each in (state, other)):
            continue
        walk.problems.add(ExportError(
            f"parameter '{state.fqn}' and {'parameter' if other.is_param else 'buffer'} "
            f"'{other.fqn}' share memory, and would be states of their own",
            "assign the parameter itself to tie them, and transpose or cut it in forward",
        ))


def build(model):
    """Walks `model` and returns its `Tree`."""
    walk = _Walk()
    root = walk.visit(model, ROOT, ())
    for state in walk.params + walk.buffers:
        if "." in state.path[-1]:
            raise ExportError(f"state name '{state.path[-1]}' contains a dot")
    _refuse_shared_memory(model, walk)
    walk.problems.check()
    return Tree(root, walk.params, walk.buffers, _alias_paths(model, walk), model)
