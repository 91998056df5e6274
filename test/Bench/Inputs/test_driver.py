# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of bench/fsdp_bench that need neither PyTorch nor the tools."""

import contextlib
import io
import json
import os
import pathlib
import tempfile
import unittest
from unittest import mock

from fsdp_bench import __main__ as driver
from fsdp_bench import attention, checkpoint, collectives, contestants, device, imports, machine
from fsdp_bench import memory, parallel, pipeline, recurrence, setup, step
from fsdp_bench.lines import Goal, Line, Samples, fastest, time_line

SEVEN = ["name", "value", "unit", "peer", "ratio", "goal", "ok"]


def samples(*rounds):
    made = Samples()
    for seconds in rounds:
        made.add(seconds)
    return made


class Lines(unittest.TestCase):
    def test_keys_come_first_and_in_order(self):
        line = json.loads(time_line("a.b", samples([1.0, 3.0, 2.0])).to_json())
        self.assertEqual(list(line)[:7], SEVEN)
        self.assertEqual(line["value"], 2.0)
        self.assertEqual(line["min"], 1.0)
        self.assertEqual(line["samples"], "3 in 1")
        self.assertIsNone(line["ratio"])
        self.assertIsNone(line["goal"])
        self.assertIs(line["ok"], True)

    def test_goal_on_ratio(self):
        ours, peer = samples([0.8]), samples([1.0])
        reached = time_line("x", ours, peer, "peer", "ratio <= 0.8")
        missed = time_line("x", ours, peer, "peer", "ratio <= 0.75")
        self.assertTrue(reached.ok)
        self.assertFalse(missed.ok)
        self.assertEqual(json.loads(missed.to_json())["goal"], "ratio <= 0.75")
        self.assertEqual(json.loads(missed.to_json())["peer"], "peer")

    def test_goal_on_value(self):
        self.assertTrue(Line("x", 0.9, "s", goal=Goal.parse("value <= 1")).ok)
        self.assertFalse(Line("x", 1.1, "s", goal=Goal.parse("value <= 1")).ok)
        self.assertTrue(Line("x", 1.1, "s", goal=Goal.parse("value >= 1")).ok)

    def test_goal_that_does_not_parse(self):
        for text in ("ratio < 1", "speed <= 1", "ratio <= fast", "ratio <="):
            with self.assertRaises(ValueError):
                Goal.parse(text)

    def test_what_was_not_measured_is_not_ok(self):
        self.assertFalse(time_line("x", Samples()).ok)
        missing_peer = time_line("x", samples([1.0]), Samples(), "peer", "ratio <= 9")
        self.assertIsNone(missing_peer.ratio)
        self.assertFalse(missing_peer.ok)

    def test_ratio_is_taken_within_rounds(self):
        # the machine is ten times slower in the second round
        ours = samples([1.0, 1.0], [10.0, 10.0], [1.0, 1.0])
        peer = samples([2.0, 2.0], [20.0, 20.0], [2.0, 2.0])
        self.assertAlmostEqual(ours.ratio(peer), 0.5)

    def test_ratio_ignores_rounds_a_contestant_missed(self):
        self.assertAlmostEqual(samples([1.0], [9.0]).ratio(samples([2.0])), 0.5)

    def test_ratio_of_minima(self):
        line = time_line("x", samples([1.0, 5.0]), samples([4.0, 5.0]), "peer")
        self.assertAlmostEqual(line.extra["min_ratio"], 0.25)

    def test_windows_have_a_checkpoint_each(self):
        # a step that saves is not lost among those that do not
        seconds = [1.0] * 9 + [11.0] + [1.0] * 9 + [21.0]
        self.assertEqual(checkpoint.sum_windows(seconds), [2.0, 3.0])

    def test_empty_round_is_an_error(self):
        with self.assertRaises(ValueError):
            Samples().add([])

    def test_fastest(self):
        self.assertEqual(fastest({"a": samples([2.0]), "b": samples([1.0]), "c": Samples()}), "b")
        self.assertIsNone(fastest({"c": Samples()}))


TIMING = """note: something before
[
{"wall": {"duration": 0.5}, "name": "Parser", "passes": [{}]},
{"wall": {"duration": 1.0}, "name": "FSDPFormUnits", "passes": [
  {"wall": {"duration": 0.9}, "name": "CSE", "passes": [{}]},
{}]},
{"wall": {"duration": 2.0}, "name": "PlanMemory", "passes": [{}]},
{"wall": {"duration": 0.25}, "name": "VerifyPlan", "passes": [{}]},
{"wall": {"duration": 4.0}, "name": "ConvertFuncToLLVM", "passes": [{}]},
{"wall": {"duration": 8.0}, "name": "Total"}
]
"""


def collective(way, size, peer, ratio):
    return collectives.parse_line(json.dumps({
        "name": f"collectives.{way}.all_gather.{size}.{peer}", "value": 1.0,
        "unit": "GB/s", "peer": peer, "ratio": ratio, "microseconds": 2.0,
    }))


class Collectives(unittest.TestCase):
    def test_goals(self):
        self.assertTrue(collective("embedded", 65536, "copy", 0.61).ok)
        self.assertFalse(collective("embedded", 65536, "copy", 0.59).ok)
        self.assertTrue(collective("embedded", 4096, "copy", 0.1).ok)
        self.assertFalse(collective("tcp", 64 << 20, "socket", 0.7).ok)
        self.assertIsNone(collective("mpi", 65536, "openmpi", 2.0).goal)

    def test_median_leaves_the_smallest_size_out(self):
        lines = [collective("embedded", size, "copy", ratio)
                 for size, ratio in ((4096, 0.1), (65536, 0.9), (1 << 20, 0.86), (1 << 24, 0.7))]
        self.assertAlmostEqual(collectives.median_line(lines).ratio, 0.86)
        self.assertTrue(collectives.median_line(lines).ok)
        self.assertFalse(collectives.median_line([]).ok)


class Memory(unittest.TestCase):
    def test_first_fit_uses_what_is_free(self):
        self.assertEqual(memory.first_fit([(100, 0, 1), (90, 2, 3), (10, 1, 2)]), 138)
        self.assertEqual(memory.first_fit([]), 0)

    def test_declared_prefetch(self):
        collectives = [
            {"entry": "step", "kind": kind, "bytes": size}
            for kind, size in (("all_gather", 7), ("all_gather", 9), ("reduce_scatter", 5))
        ]
        self.assertEqual(memory.declared_prefetch({"collectives": collectives}), 14)


class Pipeline(unittest.TestCase):
    def test_plan_is_what_runs_between_parser_and_plan_memory(self):
        self.assertEqual(pipeline.plan_seconds(pipeline.parse_timing(TIMING)), 3.25)

    def test_report_without_the_plan(self):
        with self.assertRaises(setup.BenchError):
            pipeline.plan_seconds([("Parser", 1.0), ("CSE", 1.0)])
        with self.assertRaises(setup.BenchError):
            pipeline.parse_timing("no report")


class Attention(unittest.TestCase):
    def test_lines(self):
        def samples(seconds):
            made = Samples()
            made.add([seconds])
            return made

        found = {line.name: line for line in attention.lines(
            {"tiled": samples(0.8), "written_out": samples(1.0)},
            {"tiled": [[1.0]], "written_out": [[1.00001]]},
            {"tiled": 70, "written_out": 100}, peers=False)}
        self.assertTrue(found["attention.gpt_2048.step"].ok)
        self.assertFalse(found["attention.gpt_2048.memory"].ok)
        self.assertTrue(found["attention.gpt_2048.loss_difference.written_out"].ok)
        self.assertEqual(len(found), 3)


class Device(unittest.TestCase):
    def report(self, **assumed):
        totals = {"launches": 650, "kernel_bytes": 50e9, "wide_product_flops": 0,
                  "spilled_bytes": 0, "kernel_seconds": 0.012, "product_seconds": 0.03,
                  "seconds": 0.042}
        return {"device": device.ASSUMED | {"name": "h200"} | assumed, "code": "ptx",
                "entries": [{"entry": "evaluate", "totals": {}},
                            {"entry": "step", "totals": totals}]}

    def test_lines(self):
        found = {line.name: line for line in device.lines("gpt", self.report())}
        self.assertEqual(found["device.gpt.step"].value, 42)
        self.assertTrue(found["device.gpt.step"].ok)
        self.assertEqual(found["device.gpt.kernel_bytes"].value, 50)
        self.assertEqual([name for name, line in found.items() if not line.ok],
                         ["device.gpt.kernel_bytes"])

    def test_assumptions_are_not_tuned(self):
        with self.assertRaisesRegex(setup.BenchError, "expected estimates that assume"):
            list(device.lines("gpt", self.report(issue_share=0.9)))

    @staticmethod
    def blocks(**launches):
        kernels = [{"name": name, "launches": number, "bytes": 1e9}
                   for name, number in launches.items()]
        return {"entries": [{"entry": "step", "kernels": kernels,
                             "totals": {"kernel_launches": sum(launches.values())}}]}

    def test_a_block_beside_inductor(self):
        fewer = self.blocks(cast=1, rows=4, flash_attention_1=2)
        more = self.blocks(cast=1, rows=8, flash_attention_1=4, ends=2)
        counted = device.count_block(fewer, more, 2)
        found = {line.name: line for line in device.block_lines(
            "gpt", counted, {"kernels": 6, "bytes": 3e9})}
        self.assertEqual(found["device.gpt.block_kernels"].value, 3)
        self.assertTrue(found["device.gpt.block_kernels"].ok)
        self.assertAlmostEqual(found["device.gpt.block_bytes"].value, 3)
        self.assertFalse(found["device.gpt.block_bytes"].ok)

    def test_a_block_of_other_kernels(self):
        """Another kernel of the same name is not one that a block adds."""
        with self.assertRaisesRegex(setup.BenchError, "expected kernels of one name to be one"):
            device.count_block(self.blocks(rows=4, cast=2), self.blocks(rows=6, cast=1), 1)
        with self.assertRaisesRegex(setup.BenchError, "and 1 launches of 1 blocks, got 2"):
            device.count_block(self.blocks(rows=4, gone=1), self.blocks(rows=6), 1)
        with self.assertRaisesRegex(setup.BenchError, "launches of 2 blocks, got 3"):
            device.count_block(self.blocks(rows=4), self.blocks(rows=7), 2)


class Parallel(unittest.TestCase):
    def test_lines(self):
        text = "@step on h100: step 500.000000 ms, exposed 20.000000 ms, peak 3000000000 B\n"
        trace = {"exposed": [{"for": "value", "seconds": 0.015}, {"for": "root", "seconds": 0.005}]}
        alone = parallel.parse(text, {"exposed": []}, 64)
        self.assertAlmostEqual(alone["tokens_per_second"], 8192)
        figures = {"dp64": alone, "dp8_tp8": parallel.parse(text, trace, 32)}
        first, second = parallel.lines(figures)
        self.assertIsNone(first.ratio)
        self.assertAlmostEqual(second.ratio, 2)
        self.assertAlmostEqual(second.extra["exposed_along_tp"], 15)
        self.assertAlmostEqual(second.extra["gigabytes"], 3)
        with self.assertRaises(setup.BenchError):
            parallel.parse("error: nothing", trace, 32)


class Step(unittest.TestCase):
    def test_log(self):
        log = "".join(
            json.dumps({"step": k, "loss": [k + 0.0, k + 0.5], "seconds": 10.0 + k}) + "\n"
            for k in range(3)
        )
        result = contestants.parse_log(log, warm=1)
        self.assertEqual(result.seconds, [11.0, 12.0])
        self.assertEqual(result.losses, [[0.0, 1.0, 2.0], [0.5, 1.5, 2.5]])

    def test_log_that_is_too_short_or_has_no_times(self):
        with self.assertRaises(setup.BenchError):
            contestants.parse_log('{"step": 0, "loss": [1.0], "seconds": 1.0}\n', warm=1)
        with self.assertRaises(setup.BenchError):
            contestants.parse_log('{"step": 0, "loss": [1.0]}\n', warm=0)

    def test_slowest_rank_counts(self):
        self.assertEqual(contestants.slowest([[1.0, 4.0], [2.0, 3.0]]), [2.0, 4.0])

    def test_loss_difference(self):
        self.assertAlmostEqual(step.loss_difference([[1.0, 2.0]], [[1.0, 2.02]]), 0.02 / 2.02)
        self.assertAlmostEqual(step.loss_difference([[1.0], [3.0]], [[1.0], [2.0]]), 0.5)

    def measured(self):
        return {
            "world1": samples([0.40]), "world4": samples([0.9]), "unsharded": samples([0.5]),
            "world2": samples([0.55]), "pytorch_unsharded": samples([0.5]),
            "pytorch_ddp": samples([0.6]), "pytorch_fsdp1": samples([0.9]),
            "pytorch_fsdp2": samples([0.8]),
        }

    def test_lines(self):
        losses = {"world2": [[7.0], [7.0]], "pytorch_fsdp1": [[7.0], [7.0]]}
        found = {line.name: line for line in step.lines("big", self.measured(), losses)}
        self.assertEqual(len(found), 10)
        overhead = found["step.big.world2"]
        self.assertAlmostEqual(overhead.ratio, 1.1)
        self.assertEqual((overhead.peer, str(overhead.goal)), ("unsharded", "ratio <= 1.15"))
        against = found["step.big.world2_vs_pytorch"]
        self.assertAlmostEqual(against.ratio, 0.55 / 0.8)
        self.assertEqual((against.peer, str(against.goal)), ("pytorch_fsdp2", "ratio <= 0.75"))
        self.assertTrue(all(line.ok for line in found.values()))

    def test_convolutions_have_goals_with_their_library(self):
        for library, goal in (("onednn 3.2.0 avx2", "ratio <= 1.1"), ("onednn 2.6.3 avx2", None),
                              ("builtin", None)):
            found = {line.name: line for line in step.lines(
                "resnet50", self.measured(), {}, convolutions=library)}
            line = found["step.resnet50.unsharded"]
            self.assertEqual(goal and str(line.goal), goal, library)
            self.assertAlmostEqual(line.ratio, 1.0)

    def test_the_fastest_peer_counts(self):
        measured = self.measured() | {"pytorch_fsdp1": samples([0.7])}
        found = {line.name: line for line in step.lines("big", measured, {})}
        self.assertEqual(found["step.big.world2_vs_pytorch"].peer, "pytorch_fsdp1")
        self.assertFalse(found["step.big.world2_vs_pytorch"].ok)

    def test_wrong_losses_are_not_ok(self):
        losses = {"world2": [[7.0], [7.1]], "pytorch_fsdp2": [[7.0], [7.0]]}
        found = {line.name: line for line in step.lines("big", self.measured(), losses)}
        self.assertFalse(found["step.big.loss_difference"].ok)

    def test_a_batch_that_two_ranks_share(self):
        measured = {"tp2": samples([1.2], [1.1]), "dp2": samples([1.0], [1.0])}
        line, losses = step.shared_lines(measured, {"tp2": [[3.0]], "dp2": [[2.0], [4.0]]})
        self.assertEqual((line.name, line.peer), ("step.big.tp2", "dp2"))
        self.assertAlmostEqual(line.ratio, 1.15)
        self.assertFalse(line.ok)
        self.assertTrue(losses.ok)
        _, losses = step.shared_lines(measured, {"tp2": [[3.01]], "dp2": [[2.0], [4.0]]})
        self.assertFalse(losses.ok)
        self.assertFalse(any(line.ok for line in step.shared_lines({}, {})))

    def test_without_peers(self):
        measured = {k: v for k, v in self.measured().items() if "pytorch" not in k}
        missing = {line.name: line for line in step.lines("big", measured, {})}
        self.assertFalse(missing["step.big.world2_vs_pytorch"].ok)
        self.assertIsNone(missing["step.big.pytorch_fsdp1"].value)
        unwanted = [line.name for line in step.lines("big", measured, {}, peers=False)]
        self.assertFalse([name for name in unwanted if "pytorch" in name])

    def test_recurrence(self):
        measured = {"unsharded": samples([0.5]), "pytorch_unsharded": samples([0.6])}
        losses = {"unsharded": [[7.0]], "pytorch_unsharded": [[7.0]]}
        found = {line.name: line for line in recurrence.lines(29.0, measured, losses)}
        self.assertEqual(len(found), 4)
        self.assertAlmostEqual(found["recurrence.lstm.step"].ratio, 0.5 / 0.6)
        self.assertTrue(all(line.ok for line in found.values()))
        slow = {"unsharded": samples([0.7]), "pytorch_unsharded": samples([0.6])}
        missed = {line.name: line for line in recurrence.lines(31.0, slow, {})}
        self.assertFalse([line.name for line in missed.values()
                          if line.ok and "pytorch" not in line.name])
        alone = list(recurrence.lines(29.0, measured, losses, peers=False))
        self.assertEqual([line.name for line in alone],
                         ["recurrence.lstm.build", "recurrence.lstm.step"])

    def test_import(self):
        stages = {"export": samples([6.0], [5.0]), "compile": samples([2.0], [2.5])}
        theirs = samples([16.0], [20.0])
        found = {line.name: line for line in imports.lines("llama_32", stages, theirs)}
        self.assertEqual(found["import.llama_32"].value, 7.5)
        self.assertAlmostEqual(found["import.llama_32.whole"].ratio, (8 / 16 + 7.5 / 20) / 2)
        self.assertTrue(all(line.ok for line in found.values()))
        slow = {"export": samples([6.0]), "compile": samples([6.5])}
        missed = {line.name: line.ok for line in imports.lines("llama_32", slow, theirs)}
        self.assertFalse(missed["import.llama_32"] or missed["import.llama_32.whole"])
        self.assertEqual(len(list(imports.lines("llama_32", stages))), 3)

    def test_a_contestant_that_fails_drops_out(self):
        class Fails:
            closed = False

            def run(self, warm, timed):
                raise setup.BenchError("no")

            def close(self):
                self.closed = True

        class Runs:
            def run(self, warm, timed):
                return contestants.Round([1.0] * timed, [[0.0] * (warm + timed)])

            def close(self):
                pass

        fails = Fails()
        with contextlib.redirect_stderr(io.StringIO()):
            found, _ = step.measure({"a": fails, "b": Runs()}, "big", rounds=3)
        self.assertTrue(fails.closed)
        self.assertEqual(len(found["a"].rounds), 0)
        self.assertEqual(len(found["b"].rounds), 3)


FAKE_RUN = """#!/bin/sh
while [ $# -gt 0 ]; do
  case $1 in --steps) steps=$2 ;; --log) log=$2 ;; esac
  shift
done
[ -z "$FAKE_FAILS" ] || { echo 'error: it is broken' >&2; exit 1; }
k=0
while [ $k -lt $steps ]; do
  echo "{\\"step\\": $k, \\"loss\\": [1.5, 2.5], \\"seconds\\": 0.25}" >>"$log"
  k=$((k + 1))
done
"""


class Ours(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        fake = pathlib.Path(folder.name) / "fsdp-run"
        fake.write_text(FAKE_RUN)
        fake.chmod(0o755)
        patch = mock.patch.object(setup, "tool", lambda name: fake)
        patch.start()
        self.addCleanup(patch.stop)

    def test_side_by_side(self):
        result = contestants.Ours("step.so", "data", 1, copies=2).run(warm=1, timed=3)
        self.assertEqual(result.seconds, [0.25] * 6)
        self.assertEqual(result.losses, [[1.5] * 4, [2.5] * 4])

    def test_failure_carries_the_message(self):
        with mock.patch.dict(os.environ, {"FAKE_FAILS": "1"}):
            with self.assertRaisesRegex(setup.BenchError, "it is broken"):
                contestants.Ours("step.so", "data", 2).run(warm=1, timed=3)


class ExitCodes(unittest.TestCase):
    def call(self, found, *arguments):
        def run(options):
            for line in found:
                if isinstance(line, Exception):
                    raise line
                yield line

        output = io.StringIO()
        with mock.patch.dict(driver.BENCHMARKS, {"step": (run, "")}):
            with contextlib.redirect_stdout(output), contextlib.redirect_stderr(io.StringIO()):
                code = driver.main(["step", *arguments])
        return code, [json.loads(line) for line in output.getvalue().splitlines()]

    def test_missed_line(self):
        missed = Line("x", 2.0, "s", goal=Goal.parse("value <= 1"))
        code, found = self.call([missed])
        self.assertEqual((code, found[0]["ok"]), (0, False))
        self.assertEqual(self.call([missed], "--strict")[0], 1)

    def test_reached_line(self):
        self.assertEqual(self.call([Line("x", 2.0, "s")], "--strict")[0], 0)

    def test_nothing_measured(self):
        lines = [Line("x", 2.0, "s"), setup.BenchError("no tools")]
        code, found = self.call(lines)
        self.assertEqual((code, len(found)), (2, 1))

    def test_unknown_names(self):
        for arguments in (["nothing"], ["--models", "huge"], ["--rounds", "0"]):
            with self.assertRaises(SystemExit) as caught:
                with contextlib.redirect_stderr(io.StringIO()):
                    driver.main(arguments)
            self.assertEqual(caught.exception.code, 2)


class Machine(unittest.TestCase):
    def test_own_work_is_not_that_of_others(self):
        reads = iter([(0.0, 100.0, 5.0), (10.0, 118.0, 15.0)])
        with mock.patch.object(machine.Meter, "_read", lambda self: next(reads)):
            self.assertAlmostEqual(machine.Meter().others(), 0.8)

    def test_a_kernel_that_does_not_tell(self):
        with mock.patch.object(machine, "_busy_seconds", side_effect=OSError):
            self.assertIsNone(machine.Meter().others())

    def test_description(self):
        self.assertGreaterEqual(machine.description()["cpus"], 1)


class Pins(unittest.TestCase):
    def test_pins_are_those_of_the_exporter(self):
        names = {pin.split("=")[0].split(">")[0] for pin in setup.pins()}
        self.assertLessEqual({"torch", "torch-mlir", "numpy", "safetensors"}, names)


if __name__ == "__main__":
    unittest.main()
