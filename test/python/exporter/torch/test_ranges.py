# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is known of integers, and what is demanded of inputs that are indices."""

import math
import subprocess
import types
import unittest

import support

from .test_parity import HAS_TOOLS

if support.HAS_TORCH:
    import torch
    from torch.fx.experimental.proxy_tensor import make_fx

    from fsdp_export.torch import ranges
    from fsdp_export.torch.intervals import ANY, Intervals


def traced(function, *inputs):
    """The graph of a function, as the exporter traces a step with these inputs."""
    module = make_fx(function, tracing_mode="fake")(*inputs)
    output = module.graph.output_node()
    output.args = ((output.args[0],),)
    return types.SimpleNamespace(
        graph_module=module, outputs=[("loss",)],
        inputs=[("input", place) for place in range(len(inputs))])


@support.needs_torch
class KnownIntervals(unittest.TestCase):
    def interval(self, function, *inputs):
        module = make_fx(function, tracing_mode="fake")(*inputs)
        node = module.graph.output_node().args[0]
        return tuple(Intervals(module).of(node))

    @staticmethod
    def held(x, low, high):
        x = torch.where(x < low, low, x)
        return torch.where(x > high, high, x)

    def test_long_chains(self):
        """They are longer than Python's stack is deep."""
        def function(x):
            h = x
            for _ in range(3000):
                h = h + 1.0
            return h.argmax(1) + 2

        self.assertEqual(self.interval(function, torch.rand(3, 4)), (2, 5))

    def test_operations(self):
        i, f, small = torch.zeros(3, 4).long(), torch.rand(3, 4), torch.zeros(3, 4).byte()
        for function, x, expected in (
            (lambda x: x, i, ANY),
            (lambda x: x % 7, i, (0, 6)),
            (lambda x: (x % 7).t()[1] * 2 + 5, i, (5, 17)),
            (lambda x: 3 - x % 7, i, (-3, 3)),
            (lambda x: torch.sub(x % 7, x % 3, alpha=2), i, (-4, 6)),
            (lambda x: x.clamp(-1, 4), i, (-1, 4)),
            (lambda x: x.clamp(min=2).clamp(max=9), i, (2, 9)),
            (lambda x: x & 15, i, (0, 15)),
            (lambda x: x.argmax(1), f, (0, 3)),
            (lambda x: x.argmax(), f, (0, 11)),
            (lambda x: x.topk(2, 0)[1], f, (0, 2)),
            (lambda x: x.max(1).indices, f, (0, 3)),
            (lambda x: x.max(1).values, i % 5, ANY),
            (lambda x: x.long(), f, ANY),
            (lambda x: x.long(), small, (0, 255)),
            (lambda x: (x > 0).long(), f, (0, 1)),
            (lambda x: torch.where(x > 0, x % 3, x % 9 + 2), i, (0, 10)),
            (lambda x: torch.where(x > 0, x, x % 9), i, (0, math.inf)),
            (lambda x: torch.where(x > 0, -x, x), i, ANY),
            (lambda x: torch.where(x <= 4, x, 4) % 7, i, (0, 6)),
            (lambda x: torch.where(x <= 4, x, 4), i, (-math.inf, 4)),
            (lambda x: torch.where((x >= 4) & (x > 3), x, 4), i, ANY),
            (lambda x: torch.where(x < 2.5, 0, x), i, ANY),
            (lambda x: torch.where(x < 0, 0, torch.where(x >= 8, 7, x)), i, (-math.inf, 7)),
            (lambda x: self.held(x, 0, 7), i, (0, 7)),
            (lambda x: torch.cat([x % 3, torch.full((3, 4), -7)]), i, (-7, 2)),
            (lambda x: torch.arange(9)[3:] * 2, f, (6, 16)),
            (lambda x: torch.tensor([3, 0, -2]) + 1, f, (-1, 4)),
            (lambda x: x * 0, i, ANY),
        ):
            self.assertEqual(self.interval(function, x), tuple(expected))


@support.needs_torch
class Demands(unittest.TestCase):
    """Of `ids` (3 x 2) and `more` (3), what the manifest says of them, and how many checks
    the step makes."""

    def check(self, function, described, checks=0):
        step = traced(
            lambda ids, more, x: function(ids, more, x).sum(), torch.zeros(3, 2).long(),
            torch.zeros(3).int(), torch.rand(50, 4))
        found = {place: demand.described() for place, demand in ranges.apply(step).items()}
        self.assertEqual(found, described)
        step.graph_module.graph.lint()
        nodes = [n for n in step.graph_module.graph.nodes
                 if n.target is torch.ops.aten.masked_fill.Scalar and math.isnan(n.args[2])]
        self.assertEqual(len(nodes), checks)
        return step

    def test_all_elements_alike(self):
        for function in (
            lambda ids, more, x: x.index_select(0, ids.flatten()),
            lambda ids, more, x: torch.nn.functional.embedding(ids.t()[None], x),
            lambda ids, more, x: x.index_select(0, torch.cat([ids[:, 1], ids[:, 0]])),
        ):
            self.check(function, {0: {"index_range": [0, 50]}})
        self.check(lambda ids, more, x: x[ids], {0: {"index_range": [-50, 50]}})
        self.check(lambda ids, more, x: x[:7].index_select(0, more) + x.index_select(0, more),
                   {1: {"index_range": [0, 7]}})

    def test_parts_of_an_input(self):
        self.check(
            lambda ids, more, x: x.index_select(0, ids[:, 0]) + x[:30].index_select(0, ids[:, 1]),
            {0: {"index_range": [0, 50], "index_ranges": {"dim": 1, "ranges": [[0, 50], [0, 30]]}}},
            checks=2)
        self.check(
            lambda ids, more, x: x.index_select(0, ids[2]),
            {0: {"index_ranges": {"dim": 0, "ranges": [None, None, [0, 50]]}}}, checks=1)

    def test_what_is_added(self):
        self.check(
            lambda ids, more, x: x.index_select(0, (ids + torch.tensor([0, 20])).flatten()),
            {0: {"index_range": [-20, 50],
                 "index_ranges": {"dim": 1, "ranges": [[0, 50], [-20, 30]]}}}, checks=1)
        self.check(lambda ids, more, x: x.index_select(0, (ids - 1).flatten()),
                   {0: {"index_range": [1, 51]}})

    def test_what_needs_no_check(self):
        self.check(lambda ids, more, x: x[ids % 50] + x[x.argmax(1)[:2]], {})
        self.check(lambda ids, more, x: x[KnownIntervals.held(more * more, 0, 49)], {})

    def test_what_is_computed(self):
        self.check(lambda ids, more, x: x[more * more], {}, checks=1)
        self.check(lambda ids, more, x: x[x[:3, 0].long()], {}, checks=1)

    def test_exceptions(self):
        def guarded(ids, more, x):
            return x.index_select(0, torch.where(more != -100, more, 0))

        self.check(guarded, {1: {"index_range": [0, 50, -100]}})

    def test_writes(self):
        """What is written to cannot count from the end."""
        def put(ids, more, x):
            return x.index_put((more.long(),), x[0], accumulate=True)

        step = self.check(put, {1: {"index_range": [-50, 50]}})
        node, = step.graph_module.graph.find_nodes(
            op="call_function", target=torch.ops.aten.index_put.default)
        self.assertIs(node.args[1][0].target, torch.ops.aten.where.self)
        step = self.check(
            lambda ids, more, x: put(ids, more, x) + x.index_select(0, more)[0],
            {1: {"index_range": [0, 50]}})
        self.assertEqual(
            step.graph_module.graph.find_nodes(
                op="call_function", target=torch.ops.aten.where.self), [])
        self.check(lambda ids, more, x: torch.zeros(9, 4).scatter_add(0, ids, x[:3, :2]),
                   {0: {"index_range": [0, 9]}})

    def test_the_step_computes_the_same(self):
        def look_up(ids, more, x):
            return x[ids + more[:, None] * 2].sum()

        values = torch.rand(50, 4)
        ids, more = torch.tensor([[3, 4], [-20, 7], [1, 9]]), torch.tensor([2, 5, 20]).int()
        step = traced(look_up, ids, more, values)
        ranges.apply(step)
        step.graph_module.recompile()
        self.assertEqual(step.graph_module(ids, more, values)[0], look_up(ids, more, values))
        for bad in (25, -40):
            other = torch.tensor([2, 5, bad]).int()
            self.assertTrue(step.graph_module(ids, other, values)[0].isnan())


LOOK_UP = """
import torch
from torch import nn

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(10, 2)

    def forward(self, ids, part):
        return (self.table(ids[:, 1]) + self.table((part * 10).long())).square().mean()

def model():
    return Model()

def batch(rank, step):
    return torch.tensor([[99, 3], [-7, SECOND]]), torch.tensor([0.2, 0.7])
"""


class Batches(support.TorchExportCase):
    @support.needs_torch
    def test_parts_are_checked_when_written(self):
        code, error = self.run_cli(LOOK_UP.replace("SECOND", "10"))
        self.assertEqual(code, 1)
        self.assertIn(
            "place 1 of dimension 1 of input 'ids' of batch(0, 0) holds 10, expected "
            "0 <= value < 10\nnote: the model uses it as an index\n", error)
        self.assertIn(
            ":11: 'return (self.table(ids[:, 1]) + self.table((part * 10).long())).square().mean()' "
            "is checked in every step: the loss is NaN where", error)

    @support.needs_torch
    @unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
    def test_a_loss_that_is_not_a_number(self):
        from safetensors.torch import load_file, save_file

        out, batch = self.folder / "out", self.folder / "out" / "batches" / "rank0-step0.safetensors"
        self.export(LOOK_UP.replace("SECOND", "4"))
        subprocess.run(["fsdp-compile", out / "model.mlir", "--world", "1", "-o", out / "step.so"],
                       check=True, capture_output=True)

        def train():
            return subprocess.run(["fsdp-run", out / "step.so", "--data", out, "--steps", "1"],
                                  capture_output=True, text=True)

        self.assertEqual(train().returncode, 0)
        tensors = load_file(batch)
        for name, place, value in (("0", (1, 1), 10), ("1", (0,), 1.01), ("1", (0,), -0.2)):
            damaged = {key: tensor.clone() for key, tensor in tensors.items()}
            damaged[name][place] = value
            save_file(damaged, batch)
            done = train()
            self.assertNotEqual(done.returncode, 0)
            self.assertIn("the loss is nan", done.stderr.lower())


if __name__ == "__main__":
    unittest.main()
