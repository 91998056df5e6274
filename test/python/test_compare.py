# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The comparison script, which must run without any package."""

import contextlib
import io
import json
import pathlib
import struct
import tempfile
import unittest

import support  # noqa: F401
import compare


def write(path, tensors, metadata=None):
    """Writes {name: (dtype, shape, values)} as a safetensors file."""
    codes = {"F32": "f", "F64": "d", "I64": "q", "U8": "B"}
    compare.write_safetensors(path, {
        name: compare.Tensor(dtype, shape, struct.pack(f"<{len(values)}{codes[dtype]}", *values))
        for name, (dtype, shape, values) in tensors.items()
    }, metadata or {})


class CompareTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.golden = {
            "loss": ("F32", [2, 2], [1.0, 2.0, 0.5, 1.5]),
            "param.a.weight": ("F32", [3], [1.0, -2.0, 0.25]),
            "buffer.rank0.bn.mean": ("F32", [2], [0.5, 0.25]),
            "buffer.rank1.bn.mean": ("F32", [2], [9.0, 9.0]),
            "grad0.a.weight": ("F32", [3], [0.1, -0.2, 1e-9]),
            "excluded.a.weight": ("U8", [3], [0, 0, 1]),
        }
        self.final = {
            "a.weight": ("F32", [3], [1.0, -2.0, 0.25]),
            "bn.mean": ("F32", [2], [0.5, 0.25]),
        }
        self.losses = [[1.0, 2.0], [0.5, 1.5]]

    def run_main(self, *arguments):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = compare.main([str(argument) for argument in arguments])
        return code, out.getvalue() + err.getvalue()

    def write_log(self, name, losses):
        path = self.folder / name
        lines = [json.dumps({"step": k, "loss": v}) for k, v in enumerate(losses)]
        path.write_text("".join(line + "\n" for line in lines))
        return path

    def run_golden(self, gradients=None):
        golden = self.folder / "golden.safetensors"
        final = self.folder / "final.safetensors"
        write(golden, self.golden, {"grad0_scale": "0.2"})
        write(final, self.final)
        log = self.write_log("log.jsonl", self.losses)
        arguments = ["golden", golden, "--log", log, "--final", final]
        if gradients is not None:
            write(self.folder / "step0.safetensors", gradients)
            arguments += ["--grads", self.folder]
        return self.run_main(*arguments)

    def test_equal(self):
        code, text = self.run_golden()
        self.assertEqual(code, 0, text)
        self.assertIn("4 of 4 agree", text)
        self.assertIn("excluded by the gradient rule: 1 elements", text)
        self.assertIn("a.weight: 1", text)

    def test_within_tolerance_of_the_largest_value(self):
        self.final["a.weight"][2][0] += 1.5e-5
        self.assertEqual(self.run_golden()[0], 0)

    def test_beyond_tolerance(self):
        self.final["a.weight"][2][0] += 3e-5
        code, text = self.run_golden()
        self.assertEqual(code, 1)
        self.assertIn("FAIL a.weight: 1 of 3 elements differ, worst at 0", text)
        self.assertIn("3 of 4 agree", text)

    def test_excluded_element_is_not_compared(self):
        self.final["a.weight"][2][2] = 7.0
        self.assertEqual(self.run_golden()[0], 0)

    def test_excluded_element_is_compared_by_gradient(self):
        good = {"a.weight": ("F32", [3], [0.1, -0.2, 1e-7])}
        self.assertEqual(self.run_golden(good)[0], 0)
        bad = {"a.weight": ("F32", [3], [0.1, -0.2, 1e-5])}
        code, text = self.run_golden(bad)
        self.assertEqual(code, 1)
        self.assertIn("FAIL gradient of a.weight", text)

    def test_not_a_number_fails(self):
        self.final["a.weight"][2][1] = float("nan")
        self.assertEqual(self.run_golden()[0], 1)

    def test_buffer_of_rank_zero_is_compared(self):
        self.final["bn.mean"][2][0] = 9.0
        code, text = self.run_golden()
        self.assertEqual(code, 1)
        self.assertIn("FAIL bn.mean", text)

    def test_missing_tensor(self):
        del self.final["a.weight"]
        code, text = self.run_golden()
        self.assertEqual(code, 1)
        self.assertIn("FAIL a.weight: missing", text)

    def test_wrong_shape(self):
        self.final["a.weight"] = ("F32", [1, 3], [1.0, -2.0, 0.25])
        self.assertEqual(self.run_golden()[0], 1)

    def test_loss_differs(self):
        self.losses[1][0] += 1e-4
        code, text = self.run_golden()
        self.assertEqual(code, 1)
        self.assertIn("FAIL loss of step 1", text)

    def test_missing_step_and_rank(self):
        self.losses.pop()
        self.assertIn("expected 2 steps, got 1", self.run_golden()[1])
        self.losses = [[1.0], [0.5]]
        self.assertEqual(self.run_golden()[0], 1)

    def test_nothing_to_compare(self):
        golden = self.folder / "golden.safetensors"
        write(golden, self.golden, {"grad0_scale": "1"})
        self.assertEqual(self.run_main("golden", golden)[0], 2)

    def test_bitwise_tensors(self):
        first, second = self.folder / "a.safetensors", self.folder / "b.safetensors"
        write(first, self.final)
        write(second, self.final, {"alias:b": "a.weight"})
        self.assertEqual(self.run_main("tensors", first, second)[0], 0)
        self.final["bn.mean"] = ("F32", [2], [0.5, -0.0])
        write(first, self.final)
        self.final["bn.mean"] = ("F32", [2], [0.5, 0.0])
        write(second, self.final)
        code, text = self.run_main("tensors", first, second)
        self.assertEqual(code, 1)
        self.assertIn("FAIL bn.mean: 1 of 2 elements differ, first at 1", text)

    def test_bitwise_tensors_must_have_the_same_names(self):
        first, second = self.folder / "a.safetensors", self.folder / "b.safetensors"
        write(first, self.final)
        write(second, {"a.weight": self.final["a.weight"]})
        self.assertEqual(self.run_main("tensors", first, second)[0], 1)
        self.assertEqual(self.run_main("tensors", second, first)[0], 1)

    def test_bitwise_logs(self):
        first = self.write_log("a.jsonl", self.losses)
        self.assertEqual(self.run_main("logs", first, first)[0], 0)
        second = self.write_log("b.jsonl", [[1.0, 2.0], [0.5, 1.5000001]])
        code, text = self.run_main("logs", first, second)
        self.assertEqual(code, 1)
        self.assertIn("FAIL loss of step 1", text)
        shorter = self.write_log("c.jsonl", self.losses[:1])
        self.assertEqual(self.run_main("logs", first, shorter)[0], 1)

    def test_empty_comparison_fails(self):
        empty = self.write_log("empty.jsonl", [])
        self.assertEqual(self.run_main("logs", empty, empty)[0], 1)

    def test_malformed_files(self):
        bad = self.folder / "bad"
        for content in (b"", b"hello", struct.pack("<Q", 2**60), struct.pack("<Q", 2) + b"[]"):
            bad.write_bytes(content)
            code, text = self.run_main("tensors", bad, bad)
            self.assertEqual(code, 2, content)
            self.assertIn("not a safetensors file", text)
        bad.write_text("no json\n")
        self.assertEqual(self.run_main("logs", bad, bad)[0], 2)
        self.assertEqual(self.run_main("logs", self.folder / "none", bad)[0], 2)

    def test_truncated_tensor(self):
        path = self.folder / "a.safetensors"
        write(path, self.final)
        path.write_bytes(path.read_bytes()[:-4])
        code, text = self.run_main("tensors", path, path)
        self.assertEqual(code, 2)
        self.assertIn("wrong number of bytes", text)


if __name__ == "__main__":
    unittest.main()
