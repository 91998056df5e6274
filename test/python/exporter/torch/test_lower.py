# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Constants are found by where they lie in memory: none is taken for one that is gone."""

import unittest

import support

if support.HAS_TORCH:
    import torch

    from fsdp_export.torch import lower


@support.needs_torch
class Constants(unittest.TestCase):
    def test_addresses_are_not_used_twice(self):
        # One of these would soon lie where another one was.
        tracker = lower.KeepingTracker()
        for number in range(100):
            known = tracker.track(torch.full((3,), number))
            self.assertTrue(known.is_empty)
            known.value = number
        kept = torch.zeros(3)
        self.assertTrue(tracker.track(kept).is_empty)
        tracker.track(kept).value = 0
        self.assertEqual(tracker.track(kept).value, 0)


if __name__ == "__main__":
    unittest.main()
