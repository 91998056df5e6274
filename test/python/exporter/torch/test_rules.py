# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How operations are taken apart, against the operations themselves."""

import itertools
import math
import unittest

import support

if support.HAS_TORCH:
    import torch
    from fsdp_export.torch import decompositions

    aten = torch.ops.aten


class Rules:
    """Compares rules with operations."""

    @classmethod
    def setUpClass(cls):
        torch.manual_seed(0)
        cls.table = decompositions.table()

    def check(self, op, *args, rtol=2e-5, **kwargs):
        """Whether a rule returns what its operation does."""
        ours, theirs = self.table[op](*args, **kwargs), op(*args, **kwargs)
        self.assertIsNot(ours, NotImplemented, f"{op} is left alone")
        if isinstance(ours, torch.Tensor):
            ours, theirs = (ours,), (theirs,)
        for one, other in zip(ours, theirs, strict=True):
            torch.testing.assert_close(one, other, rtol=rtol, atol=1e-5, equal_nan=True)
        return theirs

    def check_gradient(self, op, value, *args, **kwargs):
        """The same of a backward operation of something like `value`."""
        return self.check(op, torch.randn_like(value), *args, **kwargs)


@unittest.skipUnless(support.HAS_TORCH, "needs PyTorch")
class RulesTest(Rules, unittest.TestCase):
    def test_sorts(self):
        some = torch.randn(5, 5, 5)
        some[0, 1, 2], some[3] = math.nan, math.nan
        few = torch.randint(0, 4, (3, 9)).float()
        for x in (torch.randn(5, 5, 5), some, torch.randn(3, 300), few, torch.randn(())):
            for dim, descending in itertools.product(range(max(x.dim(), 1)), (False, True)):
                self.check(aten.sort.stable, x, stable=True, dim=dim, descending=descending)

    def test_finds_the_middle(self):
        some = torch.randn(3, 6)
        some[0, 2:5] = math.nan
        for x in (torch.randn(4, 5, 3), some, torch.randn(2, 300), torch.randn(())):
            self.check(aten.median.default, x)
            self.check(aten.nanmedian.default, x)
            for dim in range(max(x.dim(), 1)):
                self.check(aten.median.dim, x, dim)
        for dim, keepdim in itertools.product(range(3), (False, True)):
            x = torch.randn(4, 5, 3)
            self.check(aten.nanmedian.dim, x, dim, keepdim)
            self.check(aten.kthvalue.default, x, 2, dim, keepdim)
            self.check(aten.mode.default, torch.randint(0, 4, (5, 5, 5)).float(), dim, keepdim)

    def test_runs_along(self):
        x = torch.randint(-3, 3, (4, 5, 6)).float()
        x[1, :, 2] = -math.inf
        for dim in range(3):
            self.check(aten.cummax.default, x, dim)
            self.check(aten.cummin.default, x, dim)
            self.check(aten.logcumsumexp.default, x, dim)
            self.check(aten.logsumexp.default, x, [dim])
        self.check(aten.logsumexp.default, x, [0, 2], True)

    def test_reduces_one_number(self):
        x = torch.randn(())
        for op in (aten.amax.default, aten.amin.default):
            self.check(op, x, [0])
        for op in (aten.max.dim, aten.min.dim, aten.prod.dim_int, aten.cummax.default):
            self.check(op, x, 0)
        self.check(aten.sum.dim_IntList, torch.tensor(True), [0])
        self.check(aten.gather.default, x, 0, torch.tensor([0]))
        self.check(aten.scatter_add.default, x, 0, torch.tensor([0]), torch.randn(1))

    def test_single_numbers(self):
        x = torch.tensor([0.0, -0.0, 1.0, -2.0, 3e20, -1e-30, math.inf, 7.5, 8.0, 0.5])
        y = torch.tensor([-0.0, 1.0, -1.0, 4.0, 3e20, 1e-30, 1.0, math.nan, -8.0, 2.0])
        for op in (aten.copysign.Tensor, aten.fmax.default, aten.fmin.default, aten.hypot.default):
            self.check(op, x, y)
            self.check(op, y, x)
        for divisor in (2.5, 3, -0.7):
            self.check(aten.fmod.Scalar, x, divisor)
            self.check(aten.fmod.Scalar, torch.arange(-7, 8), divisor)
        for op in (aten.angle.default, aten.sgn.default):
            self.check(op, y)
        powers = 2.0 ** torch.arange(-100, 100)
        for value in (x[:6], powers, torch.nextafter(powers, torch.tensor(0.0)), 100 * x[:3]):
            self.check(aten.frexp.Tensor, value)

    def test_divides_down(self):
        x = torch.linspace(-40.0, 40.0, 401)
        for divisor in (0.3, -0.3, 7, 1e-3, 0.0):
            self.check(aten.div.Scalar_mode, x, divisor, rounding_mode="floor")
            self.check(aten.div.Scalar_mode, x.bfloat16(), divisor, rounding_mode="floor")
            self.check(aten.div.Tensor_mode, x, torch.full_like(x, divisor), rounding_mode="floor")
            self.check(aten.floor_divide.default, x, torch.tensor(divisor))

    def test_types_without_dimensions(self):
        """A wider one beside more numbers of 16 bits changes nothing about their type."""
        x = torch.randn(64).bfloat16()
        for op in (aten.hypot.default, aten.fmax.default, aten.copysign.Tensor):
            self.check(op, x, torch.tensor(0.9), rtol=8e-3)

    def test_equals_itself_only_as_a_number(self):
        x = torch.tensor([1.0, math.nan])
        self.check(aten.eq.Tensor, x, x)

    def test_diagonals(self):
        x = torch.randn(3, 4, 5)
        for offset in (-2, -1, 0, 1, 2):
            for dims in ((0, 1), (1, 0), (2, 0), (-1, 1)):
                part = torch.randn_like(x.diagonal(offset, *dims))
                self.check(aten.diagonal_scatter.default, x, part, offset, *dims)
                self.check(aten.diagonal_backward.default, part, list(x.shape), offset, *dims)

    def test_indices(self):
        x, index = torch.randn(3, 4, 5), torch.tensor([0, -2, 5])
        self.check(aten.take.default, x, index)
        for accumulate in (False, True):
            self.check(aten.put.default, x, index, torch.randn(3), accumulate)
        rows, more = torch.tensor([0, 2, 2]), torch.randn(3, 3, 5)
        for how, own in itertools.product(("prod", "mean", "amax", "amin"), (False, True)):
            self.check(aten.index_reduce.default, x, 1, rows, more, how, include_self=own)
        self.check(aten.masked_scatter.default, x, x > 0, torch.randn(60))
        found = self.table[aten.masked_scatter_backward.default](x, x > 0, [60])
        for size in (1, 7, 90):
            self.check(aten.nonzero_static.default, x > 0, size=size)
        self.check(aten.nonzero_static.default, index, size=4, fill_value=9)
        count = int((x > 0).sum())
        self.assertTrue(torch.equal(found[:count], x[x > 0]) and not found[count:].any())

    def test_steps_through_storage(self):
        turned = torch.randn(4, 4, 2, 1).permute(3, 0, 2, 1)
        for x in (torch.randn(4, 8), turned):
            for words in (([2, 2, 2, 2], [1, 1, 1, 1]), ([4, 4], [0, 1]), ([8], [2]), ([], [], 3),
                          ([2, 2], [1, 3], 5), ([3, 5], [4, 2]), ([0, 3], [1, 1])):
                part = self.check(aten.as_strided.default, x, *words)[0]
                if len(words[0]) not in (2, 4) or words[1] == [1, 3]:  # No two are one.
                    self.check(
                        aten.as_strided_scatter.default, x, torch.randn_like(part), *words)

    def test_steps_out_of_a_tensor(self):
        rule, x = self.table[aten.as_strided.default], torch.randn(4, 4)
        for value, words in ((x, ([8, 3], [2, 1])), (x[1:], ([2], [3], 0)), (x[:, 1:], ([2], [3])),
                             (x[:1].expand(4, 4), ([2], [3]))):
            self.assertIs(rule(value, *words), NotImplemented)

    def test_averages_of_three_dimensions(self):
        x = torch.randn(2, 3, 7, 6, 5)
        pooled = self.check(aten._adaptive_avg_pool3d.default, x, [3, 4, 5])[0]
        self.check_gradient(aten._adaptive_avg_pool3d_backward.default, pooled, x)
        for words in (([3], [2], [1], True, False, None), ([2, 3, 2], [], [0], False, True, None),
                      ([3], [2], [1], True, True, 3)):
            pooled = self.check(aten.avg_pool3d.default, x, *words)[0]
            self.check_gradient(aten.avg_pool3d_backward.default, pooled, x, *words)

    def test_largest_of_windows(self):
        x = torch.randn(2, 3, 7, 6, 5)
        words = ([3], [2], [1], [1], True)
        pooled, places = aten.max_pool3d_with_indices(x, *words)
        self.check_gradient(
            aten.max_pool3d_with_indices_backward.default, pooled, x, *words, places)
        x = x[..., 0].contiguous()
        pooled, places = self.check(aten.adaptive_max_pool2d.default, x, [3, 4])
        self.check_gradient(aten.adaptive_max_pool2d_backward.default, pooled, x, places)

    def test_windows_that_are_drawn(self):
        for rank, sizes in ((2, (9, 7)), (3, (9, 7, 6))):
            op = getattr(aten, f"fractional_max_pool{rank}d")
            back = getattr(aten, f"fractional_max_pool{rank}d_backward")
            x, words = torch.randn(2, 3, *sizes), ([2, 3, 2][:rank], [4, 3, 2][:rank])
            pooled, places = self.check(op.default, x, *words, torch.rand(2, 3, rank))
            self.check_gradient(back.default, pooled, x, *words, places)

    def test_other_sizes(self):
        x = torch.randn(2, 3, 9, 7)
        for name, sizes, aligned in itertools.product(
                ("bilinear", "bicubic"), ([4, 5], [13, 20], [9, 3]), (False, True)):
            op = getattr(aten, f"_upsample_{name}2d_aa")
            back = getattr(aten, f"_upsample_{name}2d_aa_backward")
            other = self.check(op.default, x, sizes, aligned)[0]
            self.check_gradient(back.default, other, sizes, list(x.shape), aligned)

    def test_copies_at_borders(self):
        x = torch.randn(2, 3, 7, 6)
        self.check(
            aten.replication_pad2d_backward.default, torch.randn(2, 3, 10, 8), x, [3, -1, 1, 2])
        self.check(
            aten.replication_pad1d_backward.default, torch.randn(3, 7, 9), x[0], [1, 2])

    def test_distances(self):
        x, y = torch.randn(2, 4, 3), torch.randn(2, 5, 3)
        for p in (0.0, 0.5, 1.0, 2.0, 3.0, math.inf):
            apart = self.check(aten._cdist_forward.default, x, y, p, None)[0]
            inner = self.check(aten._pdist_forward.default, x[0], p)[0]
            if p not in (0.0, 0.5):
                self.check_gradient(aten._cdist_backward.default, apart, x, y, p, apart)
                self.check_gradient(aten._pdist_backward.default, inner, x[0], p, inner)


@unittest.skipUnless(support.HAS_TORCH, "needs PyTorch")
class MatricesTest(Rules, unittest.TestCase):
    """Factors and solutions of batches of matrices."""

    def matrices(self):
        for shape in ((5, 5), (2, 3, 4, 4)):
            yield torch.randn(shape)
        yield torch.randn(3, 4, 4).mT.contiguous().mT

    def close(self, op, *args, **kwargs):
        return self.check(op, *args, rtol=1e-3, **kwargs)

    def test_determinants_and_inverses(self):
        for a in self.matrices():
            for name in ("_linalg_det", "_linalg_slogdet", "linalg_inv_ex", "linalg_matrix_exp"):
                self.close(getattr(aten, name).default, a)
        self.close(aten.linalg_matrix_exp.default, 9 * torch.randn(5, 5))

    def test_triangular_factors(self):
        for a in self.matrices():
            for part in (a, a[..., :3].contiguous(), a[..., :3, :].contiguous()):
                lu, pivots, _ = self.close(aten.linalg_lu_factor_ex.default, part)
                self.close(aten.linalg_lu.default, part)
                self.close(aten.lu_unpack.default, lu, pivots)
                self.close(aten.linalg_qr.default, part)
                self.close(aten.linalg_qr.default, part, "complete")
            square = a @ a.mT + torch.eye(a.shape[-1])
            for upper in (False, True):
                factor = self.close(aten.linalg_cholesky_ex.default, square, upper=upper)[0]
                self.close(aten.cholesky_inverse.default, factor, upper)
                self.close(aten.cholesky_solve.default, a[..., :2], factor, upper)

    def test_solutions(self):
        for a, left in itertools.product(self.matrices(), (False, True)):
            b = torch.randn(*a.shape[:-1], 2)
            b = b if left else b.mT.contiguous()
            _, lu, pivots, _ = self.close(aten._linalg_solve_ex.default, a, b, left=left)
            square = a @ a.mT + torch.eye(a.shape[-1])
            for one, other in itertools.product((False, True), repeat=2):
                self.close(aten.linalg_lu_solve.default, lu, pivots, b, left=left, adjoint=one)
                self.close(aten.linalg_solve_triangular.default, square, b, upper=one, left=left,
                           unitriangular=other)
            if left:
                for one in (False, True):
                    self.close(aten.triangular_solve.default, b, square, True, one, False)

    def test_reflections(self):
        for a, left, turned in itertools.product(self.matrices(), (False, True), (False, True)):
            packed, tau = self.close(aten.geqrf.default, a[..., :3].contiguous())
            self.close(aten.linalg_householder_product.default, packed, tau)
            b = torch.randn(*a.shape[:-1], 2)
            self.close(aten.ormqr.default, packed, tau, b if left else b.mT, left, turned)


# Values at 1, 10 and 100.
BESSEL = (
    ("bessel_j", 0, (0.7651976865579665, -0.24593576445134832, 0.01998585030422333)),
    ("bessel_j", 1, (0.44005058574493355, 0.04347274616886141, -0.0771453520141123)),
    ("bessel_y", 0, (0.08825696421567697, 0.05567116728359961, -0.0772443133650831)),
    ("bessel_y", 1, (-0.7812128213002888, 0.24901542420695388, -0.02037231200275932)),
    ("scaled_modified_bessel_k", 0, (1.1444630798068947, 0.39163193443659866, 0.1251756216591266)),
    ("scaled_modified_bessel_k", 1, (1.636153486263258, 0.4107665705957887, 0.12579995047957854)),
)


@unittest.skipUnless(support.HAS_TORCH, "needs PyTorch")
class SpecialTest(unittest.TestCase):
    """Special functions in float64, of which all but those of Bessel are known to PyTorch so."""

    @classmethod
    def setUpClass(cls):
        cls.table = decompositions.table()
        signed = torch.linspace(-30, 30, 4001, dtype=torch.float64) + 1e-3
        small = torch.logspace(-6, 2, 400, dtype=torch.float64)
        cls.everywhere = torch.cat([signed, small, -small])

    def check(self, name, x, *args, tolerance=1e-11):
        op = getattr(aten, name).default
        ours = self.table[op](*args, x) if name == "polygamma" else self.table[op](x, *args)
        theirs = op(*args, x) if name == "polygamma" else op(x, *args)
        self.assertTrue(torch.equal(ours.isfinite(), theirs.isfinite()), name)
        fine = theirs.isfinite()
        error = (ours - theirs).abs() / theirs.abs().clamp_min(1e-3)
        self.assertLess(float(error[fine].max()), tolerance, name)

    def test_gamma_and_error_functions(self):
        for name in ("lgamma", "digamma", "erfc", "special_erfcx", "special_log_ndtr"):
            self.check(name, self.everywhere, tolerance=1e-8)
        for n in range(6):
            # PyTorch's own trigamma is right to 5e-10.
            self.check("polygamma", self.everywhere[self.everywhere > 0], n, tolerance=1e-9)
            self.check("polygamma", torch.linspace(-8.999, 9, 999, dtype=torch.float64), n,
                       tolerance=1e-8)
        self.check("mvlgamma", torch.linspace(2.1, 9, 99, dtype=torch.float64), 5)

    def test_inverses(self):
        inside = torch.linspace(-1, 1, 2001, dtype=torch.float64)
        self.check("erfinv", torch.cat([inside, torch.tensor([2.0, -1.0], dtype=torch.float64)]))
        tails = torch.logspace(-300, -1, 500, dtype=torch.float64)
        self.check("special_ndtri", torch.cat([tails, 0.5 * (inside + 1)]))

    def bessel(self, kind, order, x):
        return self.table[getattr(aten, f"special_{kind}{order}").default](x)

    def test_bessel_functions(self):
        for name in ("i0", "i0e", "i1", "i1e", "modified_bessel_i0", "modified_bessel_i1"):
            self.check(name if name == "i0" else f"special_{name}", self.everywhere)
        x = torch.tensor([1.0, 10.0, 100.0], dtype=torch.float64)
        for kind, order, values in BESSEL:
            values = torch.tensor(values, dtype=torch.float64)
            torch.testing.assert_close(
                self.bessel(kind, order, x), values, rtol=1e-13, atol=0)

    def test_wronskians_of_bessel_functions(self):
        """DLMF 10.5.2 and 10.28.2."""
        x = self.everywhere[(self.everywhere > 0)]
        j, y = ([self.bessel(f"bessel_{kind}", order, x) for order in (0, 1)] for kind in "jy")
        torch.testing.assert_close(
            j[1] * y[0] - j[0] * y[1], 2 / (math.pi * x), rtol=1e-12, atol=1e-14)
        i, k = ([self.bessel(f"{scaled}{kind}", order, x) for order in (0, 1)]
                for scaled, kind in (("modified_bessel_", "i"), ("modified_bessel_", "k")))
        torch.testing.assert_close(i[0] * k[1] + i[1] * k[0], 1 / x, rtol=1e-12, atol=0)


if __name__ == "__main__":
    unittest.main()
