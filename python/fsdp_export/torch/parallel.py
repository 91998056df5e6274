# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PyTorch's own tensor parallelism: PARALLEL of MODEL.py, on the mesh that FSDP2 shares.

PARALLEL names a style for each pattern of module names, whose `*` takes dots, too; the first
pattern that matches a module counts. The words are those of common/parallel.py:

  {"style": "rowwise", "input": -1, "output": "replicate"}    these are the defaults
  {"style": "colwise", "input": "replicate", "output": -1}
  {"style": "sequence", "dim": 1, "output": 1}

And experts on an axis `ep` along which batches differ, for which PyTorch has no style: modules
whose parameters begin with a dimension of experts, as does what they take and return.
"""

import collections
import contextlib
import dataclasses
import fnmatch

import torch
from torch.utils import _pytree
from torch.utils._python_dispatch import TorchDispatchMode

from ..common.errors import ExportError
from ..common.parallel import read_style

AXES = ("dp", "tp", "ep")


def _layout(value):
    from torch.distributed.tensor import Replicate, Shard

    return Replicate() if value == "replicate" else Shard(value)


def _make_sequence_style(output):
    """PyTorch's class, which leaves its output sharded, with another `output` if need be."""
    from torch.distributed.tensor import Replicate
    from torch.distributed.tensor.parallel import SequenceParallel

    class Redistributed(SequenceParallel):
        @staticmethod
        def _prepare_output_fn(_use_local_output, _module, outputs, _mesh):
            outputs = outputs.redistribute(placements=[output])
            return outputs.to_local() if isinstance(output, Replicate) else outputs

    return Redistributed


def _style(value, module, tp, what):
    """What PyTorch calls the style of a module; None for one that is not split."""
    from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel

    options = read_style(value, what)
    kind = options.pop("style")
    if kind == "replicate":
        return None
    if kind == "expert":
        return ExpertStyle()
    if kind == "sequence":
        dim = options.get("dim", 1)
        output = _layout(options.get("output", dim))
        return _make_sequence_style(output)(sequence_dim=dim)
    if not isinstance(module, (torch.nn.Linear, torch.nn.Embedding)):
        raise ExportError(f"{what}: '{kind}' is a style of Linear and Embedding, "
                          f"got {type(module).__name__}")
    layouts = {f"{key}_layouts": _layout(given) for key, given in options.items()}
    make, output = ((ColwiseParallel, options.get("output", -1)) if kind == "colwise" else
                    (RowwiseParallel, options.get("output", "replicate")))
    # A plain part does not say how long the whole is, but may be viewed as fewer heads.
    width = module.weight.shape[0 if isinstance(module, torch.nn.Linear) else 1]
    even = kind == "colwise" and output == -1 and width % tp == 0
    return make(use_local_output=output == "replicate" or even, **layouts)


class ExpertStyle:
    """Ranks have some experts each, and the rows of all ranks for them.

    As torchtitan's ExpertParallel: all_to_all before and after, parameters are cut along their
    first dimension.
    """

    def apply(self, module, mesh):
        from torch.distributed.tensor import Shard, distribute_tensor
        from torch.nn.utils import stateless

        for name, param in module.named_parameters(recurse=False):
            cut = distribute_tensor(param.detach(), mesh, [Shard(0)])
            module.register_parameter(name, torch.nn.Parameter(cut))
        forward = module.forward

        def exchanged(rows):
            parts = {name: param.to_local() for name, param in module.named_parameters()}
            own = self._exchange(rows, mesh)
            own = own.unflatten(0, (mesh.size(), -1)).transpose(0, 1).flatten(1, 2)
            with stateless._reparametrize_module(module, parts):
                made = forward(own)
            made = made.unflatten(1, (mesh.size(), -1)).transpose(0, 1).flatten(0, 1)
            return self._exchange(made, mesh)

        module.forward = exchanged

    @staticmethod
    def _exchange(value, mesh):
        from torch.distributed._functional_collectives import all_to_all_single_autograd

        counts = [value.shape[0] // mesh.size()] * mesh.size()
        return all_to_all_single_autograd(value.contiguous(), counts, counts, mesh.get_group())


def make_plan(model, styles, tp):
    """PyTorch's style of each module that a pattern of `styles` matches, by name."""
    if not isinstance(styles, dict) or not styles:
        raise ExportError(
            "expected PARALLEL to be patterns of module names with their styles",
            "PARALLEL = {'*.up_proj': 'colwise', '*.down_proj': 'rowwise'}",
        )
    plan, used = {}, set()
    for name, module in model.named_modules():
        pattern = next((p for p in styles if name and fnmatch.fnmatchcase(name, p)), None)
        if pattern is not None:
            used.add(pattern)
            style = _style(styles[pattern], module, tp, f"PARALLEL['{pattern}']")
            if style is not None:
                plan[name] = style
    for pattern in styles:
        if pattern not in used:
            raise ExportError(f"PARALLEL has '{pattern}', which is the first match of no module")
    return plan


@dataclasses.dataclass(frozen=True)
class Grid:
    """`dp` rows of ranks along `axis`, and modules have `styles` along it.

    Ranks of a row share a batch along `tp`, and have their own along `ep`.
    """

    dp: int
    ranks: int
    axis: str
    styles: dict

    @property
    def world(self):
        return self.dp * self.ranks

    def row(self, rank):
        """Which batch a rank has."""
        return rank if self.axis == "ep" else rank // self.ranks

    def parallelize(self, model):
        """Splits the modules of `model` along rows; returns the whole mesh."""
        from torch.distributed.device_mesh import init_device_mesh
        from torch.distributed.tensor.parallel import parallelize_module

        mesh = init_device_mesh("cpu", (self.dp, self.ranks), mesh_dim_names=("dp", self.axis))
        plan = make_plan(model, self.styles, self.ranks)
        experts = {name for name, style in plan.items() if isinstance(style, ExpertStyle)}
        for name in experts:
            plan.pop(name).apply(model.get_submodule(name), mesh[self.axis])
        parallelize_module(model, mesh[self.axis], plan)
        return mesh

    def shard(self, module, mesh, **options):
        """FSDP of a module over the ranks that have other batches, and the same of it."""
        from torch.distributed.fsdp import fully_shard
        from torch.distributed.tensor import DTensor

        is_expert = any(isinstance(p, DTensor) for p in module.parameters(recurse=False))
        if self.axis == "tp" or is_expert:
            fully_shard(module, mesh=mesh["dp"], **options)
        else:
            fully_shard(module, mesh=mesh["dp", "ep"]._flatten("batch"), **options)
        if self.axis == "ep" and is_expert:
            # What all ranks of a row add to a gradient is there already.
            module.set_gradient_divide_factor(self.world)
            # gloo has no other sums.
            module.set_force_sum_reduction_for_comms(True)

    @contextlib.contextmanager
    def running(self, counts, phase):
        """Leaves in `counts` what ranks send each other inside, by "PHASE.AXIS.KIND".

        Plain tensors may meet DTensors there: every rank of a row has the whole of them.
        """
        from torch.distributed.tensor.experimental import implicit_replication

        all_ranks = self.axis if self.dp == 1 else "dp"
        with implicit_replication(), _CountCollectives(all_ranks) as counter:
            yield
        counts.update({f"{phase}.{name}": count for name, count in counter.counts.items()})


def whole(value):
    """Tensors as they are, DTensors as what they are parts of."""
    from torch.distributed.tensor import DTensor

    return _pytree.tree_map_only(DTensor, DTensor.full_tensor, value)


# Collectives by how their operators' names begin: functional ones, which DTensor calls, and
# those of torch.distributed, which FSDP calls.
_KINDS = {
    "all_reduce": "all_reduce", "allreduce": "all_reduce",
    "all_gather": "all_gather", "allgather": "all_gather",
    "reduce_scatter": "reduce_scatter",
    "all_to_all": "all_to_all", "alltoall": "all_to_all",
    "shard_dim_alltoall": "all_to_all",
    "broadcast": "broadcast", "scatter": "scatter",
}


def _axis(arguments, all_ranks):
    """The axis of the mesh whose group stands among the arguments of a collective.

    PyTorch describes groups by axes, but an axis of all ranks, `all_ranks`, has that of all.
    """
    from torch.distributed import ProcessGroup, distributed_c10d

    for value in arguments:
        group = None
        if isinstance(value, torch.ScriptObject) and "ProcessGroup" in str(value._type()):
            group = ProcessGroup.unbox(value)
        elif isinstance(value, str) and value in distributed_c10d._world.pg_names.values():
            group = distributed_c10d._resolve_process_group(value)
        if group is not None:
            axis = group.group_desc.removeprefix("mesh_")
            return axis if axis in AXES else all_ranks
    raise ValueError("a collective without a group")


class _CountCollectives(TorchDispatchMode):
    """Counts what ranks send each other: `counts["AXIS.KIND"]`."""

    def __init__(self, all_ranks):
        super().__init__()
        self.all_ranks = all_ranks
        self.counts = collections.Counter()

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        from torch.distributed.tensor import DTensor

        if any(issubclass(kind, DTensor) for kind in types):
            return NotImplemented  # It comes back as operators on its parts.
        kwargs = kwargs or {}
        space, _, name = func._schema.name.partition("::")
        if space in ("c10d", "_c10d_functional", "_dtensor"):
            name = name.lstrip("_")
            kind = next((kind for begin, kind in _KINDS.items() if name.startswith(begin)), None)
            if kind:
                axis = _axis([*args, *kwargs.values()], self.all_ranks)
                self.counts[f"{axis}.{kind}"] += 1
        return func(*args, **kwargs)
