# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of kinds that the zoo does not have: trained as PyTorch does.

Recommenders, adversarial, contrastive, reinforcement, graphs, speech, diffusion,
state spaces, mixed precision by autocast, and others; a file each in `kinds`.
"""

import pathlib
import unittest

import support

from .test_parity import HAS_TOOLS, run

FOLDER = pathlib.Path(__file__).parent / "kinds"

# Written after the papers, as others write them: trained by PyTorch's FSDP as well.
OWN = ("beit", "llama_interleaved", "mixtral", "phi3")


def names():
    return sorted(path.stem for path in FOLDER.glob("*.py"))


@support.needs_torch
@unittest.skipUnless(HAS_TOOLS, "needs fsdp-compile and fsdp-run on PATH")
class Kinds(unittest.TestCase):
    def test_equal(self):
        for name in names():
            for optimizer in ("adamw", "sgd"):
                with self.subTest(model=name, optimizer=optimizer):
                    code, out, err = run(
                        FOLDER / f"{name}.py", "--against", "unsharded", "--optimizer", optimizer
                    )
                    self.assertEqual(code, 0, out + err)

    def test_equal_to_fsdp(self):
        for name in OWN:
            for method in ("fsdp1", "fsdp2"):
                with self.subTest(model=name, method=method):
                    code, out, err = run(FOLDER / f"{name}.py", "--against", method)
                    self.assertEqual(code, 0, out + err)

    def test_optimizers_by_turn(self):
        code, out, err = run(
            FOLDER / "two_optimizers.py", "--against", "unsharded",
            "--optimizer", "discriminator=sgd,generator=adamw",
        )
        self.assertEqual(code, 0, out + err)
        code, _, err = run(
            FOLDER / "two_optimizers.py", "--against", "unsharded", "--optimizer", "generator=sgd")
        self.assertEqual(code, 2)
        self.assertIn("expected --optimizer discriminator=NAME,generator=NAME or NAME, with sgd or "
                      "adamw for NAME, got 'generator=sgd'", err)


if __name__ == "__main__":
    unittest.main()
