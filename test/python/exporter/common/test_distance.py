# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The verdict of parity on tensors alone."""

import math
import unittest

import support

if support.HAS_TORCH:
    import torch

    from fsdp_export.common.distance import UNIT, Key, beyond_conditioning, judge, measure, neighbour

WEIGHT, BIAS = "layer.weight", "layer.bias"


def exact_run(scale=1.0):
    """Losses, gradients, states of two steps in float64."""
    generator = torch.Generator().manual_seed(5)

    def draw(*shape):
        return scale * torch.randn(*shape, generator=generator, dtype=torch.float64)

    run = {}
    for step in range(2):
        run[Key("loss", "", step)] = draw(2).abs()
        run[Key("gradient", WEIGHT, step)] = draw(40, 50)
        run[Key("gradient", BIAS, step)] = draw(40)
        # The terms of the sum are like those of the weight's, and cancel.
        run[Key("gradient", "key.bias", step)] = 1e-17 * draw(40)
        run[Key("gradient", "key.weight", step)] = draw(40, 50)
    for name, shape in ((WEIGHT, (40, 50)), (BIAS, (40,)), ("scale", (1,))):
        run[Key("parameter", name, 2)] = draw(*shape)
    run[Key("buffer", "mean", 2)] = draw(40)
    run[Key("buffer", "count", 2)] = torch.tensor(7)
    return run


def rounded(exact, seed, unit=2.0**-23):
    """A run that is a few units of its largest values away, updates less."""
    generator = torch.Generator().manual_seed(seed)
    result = {}
    for key, tensor in exact.items():
        noise = torch.randn(tensor.shape, generator=generator, dtype=torch.float64)
        peak = float(exact[key._replace(name="key.weight")].abs().max()) \
            if key.kind == "gradient" else float(tensor.abs().max())
        size = unit if key.kind != "parameter" else 0.3 * UNIT
        result[key] = tensor if not tensor.is_floating_point() else tensor + noise * size * peak
    return result


@support.needs_torch
class Judge(unittest.TestCase):
    def setUp(self):
        self.exact = exact_run()
        self.theirs = rounded(self.exact, 1)
        self.ours = rounded(self.exact, 2)

    def bad(self, ours=None):
        """The names of what is too far."""
        findings = judge(self.theirs, self.exact, ours or self.ours, self.exact, {})
        return [str(finding.key) for finding in findings if finding.excess > 1.0]

    def damaged(self, kind, name, step, change):
        key = Key(kind, name, step)
        return self.bad(self.ours | {key: change(self.ours[key].clone())})

    def test_other_rounding_is_as_near(self):
        self.assertEqual(self.bad(), [])
        self.assertEqual(self.bad(self.exact), [])
        self.assertEqual(self.bad(self.theirs), [])

    def test_sizes_do_not_matter(self):
        exact = exact_run(1e-9)
        run = judge(rounded(exact, 1), exact, rounded(exact, 2), exact, {})
        self.assertEqual([finding.key for finding in run if finding.excess > 1.0], [])

    def test_what_is_flushed(self):
        """A gradient below the smallest normal number is 0, one far above is not."""
        for size, names in ((1e-40, []), (1e-30, [f"gradient {WEIGHT} in step 0"])):
            exact = {key: tensor * (size if key.kind == "gradient" else 1.0)
                     for key, tensor in exact_run().items()}
            ours = exact | {key: 0.0 * tensor for key, tensor in exact.items()
                            if key == Key("gradient", WEIGHT, 0)}
            run = judge(exact, exact, ours, exact, {})
            self.assertEqual([str(f.key) for f in run if f.excess > 1.0], names)

    def test_scaled_gradients(self):
        for name in (WEIGHT, BIAS):
            self.assertEqual(self.damaged("gradient", name, 1, lambda g: g * 1.001),
                             [f"gradient {name} in step 1"])
        self.theirs, self.ours = (rounded(self.exact, seed, 2.0**-9) for seed in (1, 2))
        self.assertEqual(self.bad(), [])
        for name in (WEIGHT, BIAS):
            self.assertEqual(self.damaged("gradient", name, 1, lambda g: g * 1.05),
                             [f"gradient {name} in step 1"])

    def test_twice_as_far_as_pytorch(self):
        """Beyond the floors, where there are elements enough to tell."""
        self.theirs = rounded(self.exact, 1, 40 * UNIT)
        self.assertEqual(self.bad(rounded(self.exact, 2, 50 * UNIT)), [])
        far = rounded(self.exact, 2, 80 * UNIT)
        key = Key("gradient", WEIGHT, 0)
        self.assertEqual(self.bad(self.ours | {key: far[key]}), [str(key)])

    def test_one_element(self):
        def forget(gradient):
            gradient.view(-1)[3] = 0.0
            return gradient

        for name in (WEIGHT, BIAS):
            self.assertEqual(self.damaged("gradient", name, 0, forget),
                             [f"gradient {name} in step 0"])

    def test_updates_are_exact(self):
        self.assertEqual(self.damaged("parameter", WEIGHT, 2, lambda p: p + 4e-7),
                         [f"parameter {WEIGHT}"])
        self.assertEqual(self.damaged("parameter", "scale", 2, lambda p: p * (1 + 1e-6)),
                         ["parameter scale"])

    def test_updates_that_leave_little(self):
        """A difference is rounded as closely as what it was taken from."""
        largest = {"scale": 100 * float(self.exact[Key("parameter", "scale", 2)].abs())}
        for factor, names in ((1 + 1e-6, []), (1 + 1e-4, ["parameter scale"])):
            ours = self.ours | {
                key: tensor * factor for key, tensor in self.ours.items() if key.name == "scale"}
            findings = judge(self.theirs, self.exact, ours, self.exact, largest)
            self.assertEqual([str(f.key) for f in findings if f.excess > 1.0], names)

    def test_losses_and_buffers(self):
        self.assertEqual(self.damaged("loss", "", 1, lambda x: x.flip(0)), ["loss of step 1"])
        self.assertEqual(self.damaged("buffer", "mean", 2, lambda b: b * 1.0001), ["buffer mean"])
        self.assertEqual(self.damaged("buffer", "count", 2, lambda b: b - 1), ["buffer count"])

    def test_what_is_missing_not_finite_or_too_much(self):
        key = Key("gradient", WEIGHT, 0)
        without = {k: v for k, v in self.ours.items() if k != key}
        self.assertEqual(self.bad(without), [str(key)])
        self.assertEqual(self.damaged(*key, lambda g: g.flatten()), [str(key)])
        self.assertEqual(self.damaged(*key, lambda g: g * math.nan), [str(key)])
        more = key._replace(name="frozen")
        self.assertEqual(self.bad(self.ours | {more: torch.zeros(2)}), [str(more)])

    def test_each_run_has_its_own_states(self):
        """What differs since an earlier step is no distance."""
        other = {key: 3 * tensor for key, tensor in self.exact.items()}
        run = judge(self.theirs, self.exact, rounded(other, 3), other, {})
        self.assertEqual([finding.key for finding in run if finding.excess > 1.0], [])

    def test_what_is_chance_in_neighbours(self):
        """Of two faults the one of a tensor of which PyTorch's is as far elsewhere."""
        keys = [Key("gradient", name, 1) for name in (WEIGHT, BIAS)]
        far = rounded(self.exact, 3, 400 * UNIT)
        ours = self.ours | {key: far[key] for key in keys}
        other = {key: 7 * tensor for key, tensor in self.exact.items()}
        chance = rounded(other, 4) | {keys[0]: rounded(other, 5, 400 * UNIT)[keys[0]]}
        run = (self.theirs, self.exact, ours, self.exact, {})
        for values, names in (
            ([], keys), ([rounded(other, 4)], keys), ([rounded(other, 4), chance], keys[1:]),
        ):
            findings = judge(*run, [neighbour(each, other, self.exact, {}) for each in values])
            self.assertEqual([f.key for f in findings if f.excess > 1.0], names)

    def test_what_is_chance_in_ours(self):
        """Of two faults the one of a tensor that is near in most runs; none of one that is missing."""
        keys = [Key("gradient", name, 1) for name in (WEIGHT, BIAS)]
        far = rounded(self.exact, 3, 400 * UNIT)
        ours = self.ours | {key: far[key] for key in keys}
        other = {key: 7 * tensor for key, tensor in self.exact.items()}
        near = rounded(other, 4)
        still = near | {keys[1]: rounded(other, 5, 400 * UNIT)[keys[1]]}
        missing = {key: tensor for key, tensor in ours.items() if key != keys[0]}
        for run, elsewhere, names in (
            (ours, [], keys), (ours, [still], keys), (ours, [still, near], keys[1:]),
            (ours, [near, near], []), (missing, [near, near], keys[:1]),
        ):
            findings = judge(self.theirs, self.exact, run, self.exact, {}, (),
                             [measure(each, other, {}) for each in elsewhere])
            self.assertEqual([f.key for f in findings if f.excess > 1.0], names)

    def test_what_is_chance_in_states(self):
        """Of two faults the one of a tensor of which PyTorch's is as far from the states of ours,
        in the same step: what a fault does to later states excuses nothing."""
        keys = [Key("gradient", name, 1) for name in (WEIGHT, BIAS)]
        far = rounded(self.exact, 3, 400 * UNIT)
        ours = self.ours | {key: far[key] for key in keys}
        other = {key: 7 * tensor for key, tensor in self.exact.items()}
        near, chance = rounded(other, 4), rounded(other, 5, 400 * UNIT)
        early = near | {key._replace(step=0): chance[key._replace(step=0)] for key in keys}
        missing = {key: tensor for key, tensor in near.items() if key != keys[0]}
        for followed, names in (
            ([], keys), ([near], keys), ([early], keys), ([missing], keys),
            ([near, near | {keys[0]: chance[keys[0]]}], keys[1:]), ([chance], []),
        ):
            findings = judge(self.theirs, self.exact, ours, self.exact, {}, (), (),
                             [measure(each, other, {}) for each in followed])
            self.assertEqual([f.key for f in findings if f.excess > 1.0], names)

    def test_what_the_last_bits_of_parameters_explain(self):
        """Of two faults the one of a tensor that float64 itself does not keep, either."""
        keys = [Key("gradient", name, 1) for name in (WEIGHT, BIAS)]
        ours = dict(self.ours)
        for key in keys:
            ours[key] = ours[key] + 1e-3 * rounded(self.exact, 3, 1.0)[key]
        findings = judge(self.theirs, self.exact, ours, self.exact, {})
        bad = [finding for finding in findings if finding.excess > 1.0]
        self.assertEqual([finding.key for finding in bad], keys)
        moved = dict(self.exact)
        moved[keys[0]] = self.exact[keys[0]] + 2e-3 * rounded(self.exact, 4, 1.0)[keys[0]]
        still, other = (
            neighbour(exact, exact, self.exact, {}) for exact in (self.exact, moved))
        beyond = beyond_conditioning(bad, [still, other])
        self.assertEqual([finding.key for finding in beyond], keys[1:])
        self.assertEqual(beyond_conditioning(bad, [still]), bad)


if __name__ == "__main__":
    unittest.main()
