# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same training in PyTorch itself: unsharded, with FSDP1 or with FSDP2.

Reads the batches of an export, so that every run sees the same data and seeds.
"""

import contextlib
import dataclasses
import json
import multiprocessing
import tempfile

import torch
import torch.multiprocessing as mp
from safetensors.torch import load_file, save_file
from torch.overrides import TorchFunctionMode

from ..common import distance, files
from ..common.errors import ExportError
from ..common.optimizers import OPTIMIZERS, by_turn
from . import batches, checkpoint, counting, dropout, export, flexible, parallel, ties, tree


def make_optimizer(name, params):
    hyper = dict(OPTIMIZERS[name])
    if name == "sgd":
        return torch.optim.SGD(params, **hyper)
    hyper["betas"] = (hyper.pop("beta1"), hyper.pop("beta2"))
    return torch.optim.AdamW(params, **hyper)


def load_batch(folder, rank, step, dtype=torch.float32):
    """Returns (inputs, seed) as forward and `dropout.seeded` take them."""
    manifest = json.loads((folder / "manifest.json").read_text())
    inputs = files.load_batch(folder, rank, step, load_file)
    inputs = [x.to(dtype) if x.is_floating_point() else x for x in inputs]
    if manifest["inputs"] and manifest["inputs"][-1]["name"] == "rng_seed":
        return inputs[:-1], inputs[-1]
    return inputs, torch.zeros((), dtype=torch.int64)


def make_model(path, folder):
    """The model of `path` and the structure of its batches, as `make_turns`."""
    return make_turns(path, folder)[:2]


def make_turns(path, folder):
    """Builds the model of `path` and checks that `folder` was exported from it, perhaps with
    buffers in 16 bits.

    Returns it, the structure of its batches and its `Turn`s.
    """
    module = files.load(path)
    manifest = json.loads((folder / "manifest.json").read_text())
    model, turns = export.make_turns(module, settles=manifest.get("settles", False))
    module_tree = tree.build(model)
    init = load_file(folder / "init.safetensors")
    for state in module_tree.states:
        written = init[state.fqn]
        if not torch.equal(state.tensor.detach().to(written.dtype), written):
            raise ExportError(
                f"{folder}: init.safetensors is stale at {state.fqn}", "export the model again"
            )
    return model, batches.Batches(module).structure, turns


@contextlib.contextmanager
def _default_dtype(dtype):
    before = torch.get_default_dtype()
    torch.set_default_dtype(dtype)
    try:
        yield
    finally:
        torch.set_default_dtype(before)


class _Float64(TorchFunctionMode):
    """Whatever floating point numbers code asks for, it gets float64."""

    _NARROW = (torch.float32, torch.float16, torch.bfloat16)
    # What PyTorch has no float64 of.
    _OTHERS = {torch._grouped_mm: counting.grouped_mm}
    _CASTS = (torch.Tensor.float, torch.Tensor.half, torch.Tensor.bfloat16)

    def __torch_function__(self, function, types, args=(), kwargs=None):
        def widen(value):
            if isinstance(value, (list, tuple)):
                return type(value)(map(widen, value)) if type(value) in (list, tuple) else value
            if isinstance(value, torch.Tensor):  # One from outside of the model and its inputs.
                return value.double() if value.dtype in self._NARROW else value
            floating = isinstance(value, torch.dtype) and value.is_floating_point
            return torch.float64 if floating else value

        if function in self._CASTS:
            return args[0].double()
        function = self._OTHERS.get(function, function)
        kwargs = {name: widen(value) for name, value in (kwargs or {}).items()}
        try:
            result = function(*map(widen, args), **kwargs)
        except RuntimeError as error:
            if "without overflow" not in str(error):
                raise
            # The smallest number of what is float64 now, as a tensor of the default type.
            with _default_dtype(torch.float64):
                result = function(*map(widen, args), **kwargs)
        made = isinstance(result, torch.Tensor) and result.is_floating_point()
        return result.double() if made and result.dtype != torch.float64 else result


def forward_whole(call, structure, folder, rank, step, dtype=torch.float32, turn=0):
    """The loss of one batch, and the metrics beside it by name; `call` is the model, or what
    number `turn` of the steps calls that take turns."""
    inputs, seed = load_batch(folder, rank, step, dtype)
    floats = _Float64() if dtype == torch.float64 else contextlib.nullcontext()
    with (
        floats, dropout.eager(seed, turn), ties.FirstOfEqual(), checkpoint.disabled(),
        flexible.replaced(),
    ):
        result = structure.call_whole(call, inputs)
    return batches.find_loss(result), batches.find_metrics(result)


def forward(call, structure, folder, rank, step, dtype=torch.float32, turn=0):
    """The loss of one batch."""
    return forward_whole(call, structure, folder, rank, step, dtype, turn)[0]


def wrap_classes(model, names):
    """The classes among the model's modules that a list of class names means."""
    return {
        type(module)
        for module in model.modules()
        if any(base.__name__ in names for base in type(module).__mro__)
    }


STRATEGIES = ("FULL_SHARD", "SHARD_GRAD_OP", "NO_SHARD")


@dataclasses.dataclass(frozen=True)
class Sharding:
    """How PyTorch shards: fsdp1 with a strategy, or fsdp2, which has no NO_SHARD.

    With a `grid`, which only fsdp2 takes, it splits modules along its rows, too. With
    `checkpoint`, also of fsdp2, backward computes each unit but the root again.
    """

    method: str = "fsdp1"
    strategy: str = "FULL_SHARD"
    grid: parallel.Grid | None = None
    checkpoint: bool = False


def _fsdp1(model, names, sharding):
    from torch.distributed.fsdp import FullyShardedDataParallel as FSDP
    from torch.distributed.fsdp import ShardingStrategy
    from torch.distributed.fsdp.wrap import ModuleWrapPolicy, always_wrap_policy

    policy = ModuleWrapPolicy(wrap_classes(model, names)) if names else always_wrap_policy
    return FSDP(
        model, auto_wrap_policy=policy, device_id=torch.device("cpu"), use_orig_params=True,
        sharding_strategy=ShardingStrategy[sharding.strategy],
    )


def _fsdp2(model, names, sharding):
    from torch.distributed._composable import checkpoint as checkpoint_module
    from torch.distributed.device_mesh import init_device_mesh
    from torch.distributed.fsdp import fully_shard

    shard = fully_shard
    if sharding.grid:
        mesh, shard = sharding.grid.parallelize(model), sharding.grid.shard
    else:
        mesh = init_device_mesh("cpu", (torch.distributed.get_world_size(),))
    classes = wrap_classes(model, names)
    modules = list(model.modules())
    for module in reversed(modules):
        container = isinstance(module, (torch.nn.ModuleList, torch.nn.ModuleDict))
        if module is model or (not names or type(module) in classes) and not container:
            if sharding.checkpoint and module is not model:
                checkpoint_module(module)
            shard(
                module, mesh=mesh, reshard_after_forward=sharding.strategy == "FULL_SHARD")
    return model


def _saved_buffers(model):
    """Copies of the buffers that a checkpoint holds, by name."""
    return {
        f"{prefix}.{name}" if prefix else name: tree.real(buffer.detach()).clone()
        for prefix, module in model.named_modules()
        for name, buffer in module._buffers.items()
        if buffer is not None and name not in module._non_persistent_buffers_set
    }


def _full_states(sharded, method):
    """Every parameter, whole, and this rank's buffers, under the model's own names."""
    from torch.distributed.fsdp import FullyShardedDataParallel as FSDP

    result = {}
    if method == "fsdp1":
        with FSDP.summon_full_params(sharded):
            for name, param in sharded.named_parameters():
                result[f"param.{name}"] = param.detach().clone()
    else:
        for name, param in sharded.named_parameters():
            result[f"param.{name}"] = param.detach().full_tensor().clone()
    for name, buffer in _saved_buffers(sharded).items():
        result[f"buffer.{name}"] = buffer
    return _without_wrappers(result)


def _without_wrappers(tensors):
    """The same under the model's own names."""
    return {name.replace("_fsdp_wrapped_module.", ""): t for name, t in tensors.items()}


def _full_gradients(sharded, method, step):
    """The averaged gradient of every parameter that has one, whole."""
    from torch.distributed.fsdp import FullyShardedDataParallel as FSDP

    whole = contextlib.nullcontext()
    if method == "fsdp1":
        whole = FSDP.summon_full_params(sharded, writeback=False, with_grads=True)
    with whole:
        return _without_wrappers({
            f"grad{step}.{name}": (p.grad if method == "fsdp1" else p.grad.full_tensor()).clone()
            for name, p in sharded.named_parameters() if p.grad is not None
        })


def _train_sharded(rank, path, folder, optimizer_name, steps, sharding):
    """One rank's losses, metrics, gradients of each step, parameters and buffers.

    On a grid also the last step's `collectives.PHASE.AXIS.KIND`.
    """
    names = json.loads((folder / "manifest.json").read_text())["wrap"]
    shard = {"fsdp1": _fsdp1, "fsdp2": _fsdp2}[sharding.method]
    model, structure, turns = make_turns(path, folder)
    if turns[0].name:
        raise ExportError("not supported: FSDP of steps that take turns")
    sharded = shard(model, names, sharding)
    optimizer = make_optimizer(by_turn(optimizer_name, [""])[""], sharded.parameters())
    grid, counts = sharding.grid, {}
    row = grid.row(rank) if grid else rank
    figures, result = {"loss": []}, {}
    for step in range(steps):
        optimizer.zero_grad()
        with grid.running(counts, "forward") if grid else contextlib.nullcontext():
            loss, metrics = forward_whole(sharded, structure, folder, row, step)
            loss, metrics = parallel.whole(loss), parallel.whole(metrics)
        with grid.running(counts, "backward") if grid else contextlib.nullcontext():
            loss.backward()
        result |= _full_gradients(sharded, sharding.method, step)
        optimizer.step()
        figures["loss"].append(loss.detach())
        for name, value in metrics.items():
            figures.setdefault(f"metric.{name}", []).append(value.detach())
    result |= {name: torch.stack(values) for name, values in figures.items()}
    result |= _full_states(sharded, sharding.method)
    result |= {f"collectives.{name}": torch.tensor(count) for name, count in counts.items()}
    return {name: tensor.contiguous() for name, tensor in result.items()}


def _worker(rank, world, path, folder, runs, steps, scratch):
    """One process of FSDP; leaves what each of the runs gave in `scratch`."""
    from torch import distributed as dist

    torch.set_num_threads(1)
    store = f"file://{scratch}/store"
    dist.init_process_group("gloo", init_method=store, rank=rank, world_size=world)
    for index, (optimizer, sharding) in enumerate(runs):
        result = _train_sharded(rank, path, folder, optimizer, steps, sharding)
        save_file(result, f"{scratch}/run{index}-rank{rank}.safetensors")
    dist.destroy_process_group()


def run_fsdp(path, folder, runs, world, steps):
    """Trains in `world` processes over gloo, for each (optimizer, `Sharding`) of `runs`.

    Returns a list for each run: one dictionary per rank.
    """
    # Processes come from one that has imported everything, and no thread, yet.
    multiprocessing.set_forkserver_preload([__name__])
    with tempfile.TemporaryDirectory() as scratch:
        mp.start_processes(
            _worker, (world, path, folder, runs, steps, scratch), nprocs=world,
            start_method="forkserver",
        )
        return [
            [load_file(f"{scratch}/run{index}-rank{rank}.safetensors") for rank in range(world)]
            for index in range(len(runs))
        ]


def _own_params(model, turn):
    """The parameters that a turn trains, by name."""
    return {
        name: param for name, param in model.named_parameters()
        if param.requires_grad and (not turn.name or id(param) in turn.trained)
    }


def turns_with_optimizers(path, folder, optimizer_name):
    """Of each turn the names of its parameters, and its optimizer."""
    model, _, turns = make_turns(path, folder)
    names = by_turn(optimizer_name, [turn.name for turn in turns])
    return [(list(_own_params(model, turn)), names[turn.name]) for turn in turns]


@contextlib.contextmanager
def _jittered(params, seed):
    """Parameters with other last bits as float32, if there is a seed."""
    if seed is None:
        yield
        return
    generator = torch.Generator().manual_seed(seed)
    before = [param.detach().clone() for param in params]
    with torch.no_grad():
        for param in params:
            param = tree.real(param)
            noise = torch.rand(param.shape, generator=generator, dtype=torch.float64) * 2 - 1
            # In float64 the very same values: what rounding them makes is no step's error.
            param.copy_((param.double() * (1 + distance.JITTER * noise)).float())
    yield
    with torch.no_grad():
        for param, value in zip(params, before, strict=True):
            param.copy_(value)


def _convert(model, dtype):
    """Brings a model into `dtype`; `Module.to` alone leaves no imaginary parts."""
    pairs = {torch.float32: torch.complex64, torch.float64: torch.complex128}
    kept = [
        (table, name, tensor) for _, table, name in tree.tables(model)
        if (tensor := table[name]).is_complex()]
    for table, name, _ in kept:
        table[name] = None
    model.to(dtype)
    for table, name, tensor in kept:
        tensor.data = tensor.data.to(pairs.get(dtype, tensor.dtype))
        table[name] = tensor


def _real_params(model):
    """The parameters by name, as files have them."""
    return {name: tree.real(param.detach()) for name, param in model.named_parameters()}


def jittered(path, folder, seed):
    """The parameters that training begins with, by name, but of other last bits."""
    model, _, _ = make_turns(path, folder)
    with _jittered(list(model.parameters()), seed):
        return {name: param.clone() for name, param in _real_params(model).items()}


def run_unsharded(
    path, folder, optimizer_name, world, steps, dtype=torch.float32, taken=None, jitter=None,
    watch=None, begin=None,
):
    """The same training in one process, each rank's batch after the other.

    With `taken`, the gradients of another run, the optimizer takes those instead of
    its own: every step then begins where that run's did. With `jitter`, a seed, losses and
    gradients are those of parameters that differ by up to `distance.JITTER` of themselves. `watch` is
    called with the parameters by name before the first step and after each. `begin` are the
    parameters of the first step by name, if those of the export are not.
    Returns (losses by step, then by turn and rank, final parameters, averaged gradients of every step, final
    buffers of rank 0).
    """
    model, structure, turns = make_turns(path, folder)
    with torch.no_grad():
        for name, param in _real_params(model).items():
            param.copy_(begin[name] if begin else param)
    _convert(model, dtype)
    buffers = [{n: b.clone() for n, b in model.named_buffers()} for _ in range(world)]

    def run_rank(turn, rank, step):
        for name, buffer in model.named_buffers():
            buffer.detach().copy_(buffers[rank][name])  # Forward may let it require a gradient.
        loss = forward(turn.call, structure, folder, rank, step, dtype, turn.number)
        loss.backward()
        buffers[rank] = {n: b.detach().clone() for n, b in model.named_buffers()}
        return loss.detach()

    owned = [_own_params(model, turn) for turn in turns]
    names = by_turn(optimizer_name, [turn.name for turn in turns])
    optimizers = [
        make_optimizer(names[turn.name], params.values())
        for turn, params in zip(turns, owned, strict=True)
    ]
    losses, gradients = torch.zeros(steps, len(turns), world, dtype=dtype), []
    watch = watch or (lambda params: None)
    watch(_real_params(model))
    for step in range(steps):
        gradients.append({})
        for turn, params, optimizer in zip(turns, owned, optimizers, strict=True):
            # What another turn's loss left here goes, too.
            optimizer.zero_grad()
            with _jittered(list(model.parameters()), None if jitter is None else jitter + step):
                for rank in range(world):
                    losses[step, turn.number, rank] = run_rank(turn, rank, step)
            for name, param in params.items():
                if param.grad is not None:
                    param.grad /= world
                    gradients[-1][name] = tree.real(param.grad).clone()
            for name, gradient in (taken[step] if taken else {}).items():
                if name in params and tree.real(params[name].detach()).shape == gradient.shape:
                    gradient = gradient.to(dtype)
                    is_pair = params[name].is_complex()
                    params[name].grad = torch.view_as_complex(gradient) if is_pair else gradient
            optimizer.step()
        watch(_real_params(model))
    losses = losses.flatten(1)
    saved = {name: tree.real(buffers[0][name]) for name in _saved_buffers(model)}
    return losses, _real_params(model), gradients, saved
