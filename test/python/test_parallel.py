# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PyTorch's tensor parallelism as record_parallel.py runs it."""

import json
import unittest

import support
import compare

MODELS = support.ROOT / "test" / "Models"

if support.HAS_TORCH:
    import torch
    from torch import nn

    import record_parallel
    from fsdp_export.common.errors import ExportError
    from fsdp_export.torch import parallel


class Recorded(unittest.TestCase):
    """Every file's numbers, without a package."""

    def test_gradients_are_those_of_the_unsharded_step(self):
        paths = sorted(MODELS.glob("*/golden-*-dp*.safetensors"))
        self.assertTrue(paths)
        for path in paths:
            with self.subTest(f"{path.parent.name}/{path.name}"):
                _, metadata = compare.read_safetensors(path)
                for key in ("grad0_from_float32", "grad0_from_float64"):
                    self.assertLess(float(metadata[key].split()[0]), 4e-6)
                counts = json.loads(metadata["collectives"])
                self.assertEqual(set(counts), {"forward", "backward"})
                for phase in counts.values():
                    axis = metadata["grid"].split(",")[1].split("=")[0]
                    self.assertEqual(set(phase), {"dp", axis})


@support.needs_torch
class Plans(unittest.TestCase):
    def make_model(self):
        return nn.ModuleDict({"up": nn.Linear(4, 6), "down": nn.Linear(6, 4),
                              "norm": nn.LayerNorm(4)})

    def plan(self, styles, tp=2):
        return parallel.make_plan(self.make_model(), styles, tp)

    def fails(self, styles, message):
        with self.assertRaisesRegex(ExportError, message):
            self.plan(styles)

    def test_first_pattern_counts(self):
        plan = self.plan({"up": "colwise", "[ud]*": "rowwise"})
        self.assertEqual([type(style).__name__ for style in plan.values()],
                         ["ColwiseParallel", "RowwiseParallel"])

    def test_uneven_parts_stay_with_what_they_are_parts_of(self):
        for tp in (2, 4):
            self.assertEqual(self.plan({"up": "colwise"}, tp)["up"].use_local_output, tp == 2)
        sharded = self.plan({"down": {"style": "rowwise", "output": 0}})["down"]
        self.assertFalse(sharded.use_local_output)

    def test_layouts(self):
        from torch.distributed.tensor import Replicate, Shard

        style = self.plan({"up": {"style": "colwise", "input": 1, "output": "replicate"}})["up"]
        self.assertEqual((style.input_layouts, style.output_layouts), ((Shard(1),), (Replicate(),)))
        for given, dim in (("sequence", 1), ({"style": "sequence", "dim": 0}, 0)):
            style = self.plan({"norm": given})["norm"]
            self.assertEqual(style.sequence_sharding, (Shard(dim),))

    def test_refusals(self):
        self.fails({"up": "columns"}, "expected 'colwise', 'rowwise', 'sequence' or 'expert'")
        self.fails({"up": {"style": "colwise", "dim": 1}}, "expected 'colwise'")
        self.fails({"up": {"style": "colwise", "input": "split"}}, "expected 'replicate' or a")
        self.fails({"u*": "colwise", "up": "colwise"}, r"'up', which is the first match of no")
        self.fails({"norm": "colwise"}, "is a style of Linear and Embedding, got LayerNorm")
        self.fails(["up"], "expected PARALLEL to be")


@support.needs_torch
class Runs(unittest.TestCase):
    def test_recording_again_gives_the_same_losses(self):
        folder = MODELS / "mlp_stack"
        torch.set_num_threads(1)
        options = record_parallel.parse([str(support.ZOO / "mlp_stack.py"), str(folder)])
        tensors, metadata = compare.read_safetensors(record_parallel.choose_target(options))
        ranks = record_parallel.run(options)
        losses = torch.stack([result["loss"] for result in ranks[::2]], dim=1).flatten()
        for found, expected in zip(losses.tolist(), tensors["loss"].values(), strict=True):
            self.assertAlmostEqual(found, expected, delta=1e-6)
        self.assertEqual(record_parallel.read_collectives(ranks[0]),
                         json.loads(metadata["collectives"]))


if __name__ == "__main__":
    unittest.main()
