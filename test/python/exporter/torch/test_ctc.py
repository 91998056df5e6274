# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The CTC loss and its gradient as two loops, against PyTorch's own."""

import itertools
import unittest

import support

if support.HAS_TORCH:
    import torch

    from fsdp_export.common.errors import ExportError
    from fsdp_export.torch import ctc, selected

LENGTHS, STEPS, CLASSES, TIME = (4, 0, 2), (12, 7, 3), 5, 12


def targets(blank, form):
    """Labels without blanks, of which some stand twice in a row."""
    rows = torch.randint(0, CLASSES - 1, (len(LENGTHS), max(LENGTHS)))
    rows += (rows >= blank).long()
    rows[0, 1] = rows[0, 0]
    if form == "rows":
        return rows
    return torch.cat([row[:length] for row, length in zip(rows, LENGTHS, strict=True)])


@support.needs_torch
class Equal(unittest.TestCase):
    def check(self, labels, steps, lengths, **options):
        x = torch.randn(TIME, len(LENGTHS), CLASSES, dtype=torch.float64)
        results = []
        for loss in (torch.nn.functional.ctc_loss, ctc.loss):
            leaf = x.clone().requires_grad_()
            value = loss(leaf.log_softmax(-1), labels, steps, lengths, **options)
            (value * torch.arange(1, 1 + value.numel()).view(value.shape)).sum().backward()
            results.append((value.detach(), leaf.grad))
        for theirs, ours in zip(*results, strict=True):
            torch.testing.assert_close(ours, theirs)

    def test_all_options(self):
        torch.manual_seed(0)
        for form, blank, reduction, too_short in itertools.product(
                ("rows", "flat", "lists"), (0, 2, 4), ("mean", "sum", "none"), (False, True)):
            with self.subTest(form=form, blank=blank, reduction=reduction, too_short=too_short):
                steps = (2, *STEPS[1:]) if too_short else STEPS
                steps, lengths = torch.tensor(steps), torch.tensor(LENGTHS)
                if form == "lists":
                    steps, lengths = steps.tolist(), lengths.tolist()
                self.check(targets(blank, form), steps, lengths, blank=blank,
                           reduction=reduction, zero_infinity=too_short)

    def test_a_target_that_nothing_can_say(self):
        """Its loss is infinite, also where it is longer than all of time."""
        x = torch.randn(3, 1, CLASSES).log_softmax(-1)
        flat = torch.ones(9, dtype=torch.int64)
        found = ctc.loss(x, flat, torch.tensor([3]), torch.tensor([9]), reduction="sum")
        self.assertEqual(float(found), float("inf"))

    def test_second_derivatives(self):
        """PyTorch has none either; a gradient that is only looked at is fine."""
        x = torch.randn(TIME, len(LENGTHS), CLASSES, requires_grad=True)
        value = ctc.loss(x.log_softmax(-1), targets(0, "rows"), STEPS, LENGTHS)
        first, = torch.autograd.grad(value, x, create_graph=True)
        with self.assertRaisesRegex(ExportError, "gradients of gradients of ctc_loss"):
            first.square().sum().backward()

    def test_what_is_selected_for_it(self):
        source, mask = torch.arange(12).view(3, 4), torch.rand(3, 4) > 0.5
        places = selected.Selected(selected.Selections(), source.reshape(-1), mask.reshape(-1))
        packed, count = places.packed(), int(mask.sum())
        self.assertTrue(torch.equal(packed[:count], source[mask]) and not packed[count:].any())


if __name__ == "__main__":
    unittest.main()
