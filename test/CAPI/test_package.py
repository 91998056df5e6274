# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The package fsdp: IR from text, phases with a policy, and what they decided."""

import copy
import gc
import pathlib
import pickle
import shutil
import subprocess
import tempfile
import unittest
import warnings

import fsdp

ROOT = pathlib.Path(__file__).resolve().parents[2]
TINY = (ROOT / "examples/tiny/step.mlir").read_text()
MLP = (ROOT / "test/Models/mlp/model.mlir").read_text()


class Phases(unittest.TestCase):
    def setUp(self):
        self.context = fsdp.Context()

    def shard(self, text=MLP, options="", **more):
        module = self.context.parse(text)
        module.run(options, grid=[2], stop_after="shard", **more)
        return module

    def test_own_policy_decides(self):
        seen = []

        def wraps(module):
            seen.append((module.name, module.class_name, module.num_params))
            return module.is_instance("Linear")

        units = [unit.name for unit in self.shard(wraps=wraps).units]
        self.assertEqual(units, ["first.linear", "second.linear", "third.linear", "out"])
        self.assertIn(("first", "Layer", 0), [(n, c.split(".")[-1], p) for n, c, p in seen])

    def test_what_is_known_of_modules(self):
        known = {}

        def enters(module):
            known[module.name] = (module.numel, module.remainder, module.children,
                                  module.ignored, module.other_names)
            return module.name != "first"

        module = self.shard(wraps=lambda module: module.name in ("first.linear", "out"),
                            enters=enters)
        self.assertEqual(known["first"][1:], (None, ["first.linear"], False, []))
        # What is not entered is not wrapped: its params stay with the root.
        self.assertNotIn("first.linear", [unit.name for unit in module.units])
        self.assertIn("first.linear.weight", sum((u.layout.params for u in module.units), []))

    def test_policy_says_how(self):
        module = self.shard(wraps=lambda module: module.is_instance("Linear") and fsdp.Wrap(
            strategy="shard_grad_op", layout="per_param", reason="because"))
        unit = module.units[0]
        self.assertFalse(unit.reshards)
        self.assertTrue(unit.layout.per_param)
        self.assertEqual(unit.axes, [0])

    def test_reshard_is_a_truth_a_number_or_text(self):
        for said, reshards in ((True, True), (False, False), ("true", True), (b"false", False),
                               (2, True)):
            module = self.shard(wraps=lambda module: module.is_instance("Linear")
                                and fsdp.Wrap(reshard=said))
            self.assertEqual(module.units[0].reshards, reshards, said)

    def test_layout_holds(self):
        unit = self.shard(TINY, wraps=lambda module: module.num_params > 0).units[0]
        layout = unit.layout
        layout.check()
        self.assertEqual(unit.params, ["@model::@fc::@weight"])
        self.assertEqual((layout.params, layout.world, layout.numel, layout.shard_numel,
                          layout.padding, layout.element_bytes),
                         (["fc.weight"], 2, 24, 12, 0, 4))
        for index in range(24):
            at = layout.owner("fc.weight", index)
            self.assertEqual(layout.locate(*at), ("fc.weight", index))
        self.assertEqual(layout.ranges(1), [("fc.weight", 0, 12, 12)])
        self.assertEqual(layout.runs("fc.weight", 10, 4), [(0, 10, 2), (1, 0, 2)])
        self.assertEqual(layout.offset("fc.weight"), 0)

    def test_layout_outlives_the_module(self):
        layout = self.shard(TINY, wraps=lambda module: True).units[0].layout
        gc.collect()
        self.assertEqual(layout.owner("fc.weight", 12), (1, 0))

    def test_padding_is_nobodys(self):
        module = self.context.parse(TINY)
        module.run("wrap=always", grid=[5], stop_after="lay-out")
        layout = module.units[0].layout
        self.assertEqual(layout.padding, 1)
        self.assertEqual(layout.locate(4, 4), (None, 0))

    def test_what_does_not_exist_is_an_error(self):
        layout = self.shard(TINY).units[0].layout
        for ask in (lambda: layout.owner("fc.weight", 24), lambda: layout.owner("fc.weight", -1),
                    lambda: layout.locate(2, 0), lambda: layout.locate(0, 12),
                    lambda: layout.ranges(2), lambda: layout.ranges(-1),
                    lambda: layout.runs("fc.weight", 20, 5),
                    lambda: layout.runs("fc.weight", 2**62, 2**62),
                    # These are valid ones in their last 64 bits.
                    lambda: layout.owner("fc.weight", 2**64),
                    lambda: layout.locate(2**64, 0), lambda: layout.locate(0, -2**64),
                    lambda: layout.ranges(2**64), lambda: layout.runs("fc.weight", 2**64, 1),
                    lambda: layout.runs("fc.weight", 0, 2**64 + 1)):
            self.assertRaises(IndexError, ask)
        self.assertRaises(KeyError, layout.offset, "fc.bias")

    def test_phases_go_on_from_bytecode(self):
        module = self.shard(TINY, "wrap=always optimizer=sgd")
        again = self.context.parse(module.bytecode())
        self.assertEqual(str(again), str(module))
        again.run("optimizer=sgd", start_after="shard", stop_after="schedule")
        self.assertEqual([event.kind for event in again.plan().events][:2], ["start", "wait"])

    def test_own_passes_behind_a_phase(self):
        asked = []

        def at_phase_end(phase):
            asked.append(phase)
            return "fsdp-step-to-shard" if phase == "shard" else None

        module = self.shard(TINY, "wrap=always", at_phase_end=at_phase_end)
        self.assertEqual(asked, ["annotate", "lay-out", "shard"])
        self.assertIn("shard.all_gather", str(module))
        module = self.context.parse(TINY)
        with self.assertRaisesRegex(fsdp.Error, "expected a phase of input, .*, got 'nowhere'"):
            module.run(stop_after="nowhere")
        with self.assertRaisesRegex(fsdp.Error, "no-such-pass"):
            module.run(grid=[2], stop_after="shard", at_phase_end=lambda phase: "no-such-pass")
        with self.assertRaisesRegex(KeyError, "mine"):
            module.run(grid=[2], stop_after="shard", at_phase_end=lambda phase: {}["mine"])

    def test_passes_as_text(self):
        module = self.context.parse(TINY)
        module.run_passes("fsdp-normalize-input{grid=2},cse")
        self.assertIn("shape = 2", str(module))
        self.assertRaisesRegex(fsdp.Error, "no-such-pass", module.run_passes, "no-such-pass")


@unittest.skipUnless(shutil.which("fsdp-run") and shutil.which("fsdp-compile"),
                     "needs fsdp-run and fsdp-compile on the PATH")
class Libraries(unittest.TestCase):
    def train(self, artifact):
        weights = artifact.with_suffix(".safetensors")
        subprocess.run(["fsdp-run", artifact, "--data", ROOT / "test/Models/mlp", "--steps",
                        "2", "--lr", "0.01", "--save", weights], check=True,
                       stdout=subprocess.DEVNULL)
        return weights.read_bytes()

    def test_a_policy_in_python_trains_as_that_of_the_command_line(self):
        with tempfile.TemporaryDirectory() as name:
            ours, theirs = pathlib.Path(name, "ours.so"), pathlib.Path(name, "theirs.so")
            for linking in ({}, {"static_runtime": True}):
                module = fsdp.Context().parse(MLP)
                module.run("optimizer=adamw", grid=[2],
                           wraps=lambda module: module.is_instance("Linear"))
                module.write_library(ours, **linking)
                subprocess.run(["fsdp-compile", ROOT / "test/Models/mlp/model.mlir", "--world",
                                "2", "--wrap", "class:Linear", "--optimizer", "adamw", "-o",
                                theirs], check=True)
                self.assertEqual(self.train(ours), self.train(theirs))

    def test_train_in_this_process(self):
        with tempfile.TemporaryDirectory() as name:
            module = fsdp.Context().parse(MLP)
            module.run("optimizer=adamw", grid=[2])
            module.write_library(f"{name}/step.so")
            fsdp.train([f"{name}/step.so", "--data", ROOT / "test/Models/mlp", "--steps", "2",
                        "--lr", "0.01", "--progress", "never", "--save", f"{name}/w"])
            self.assertTrue(pathlib.Path(name, "w").exists())
        self.assertEqual(fsdp.Trainer.__module__, "fsdp_run._trainer")
        self.assertEqual(fsdp.export.__name__, "fsdp_export")
        self.assertRaises(AttributeError, lambda: fsdp.nothing)

    def test_what_is_no_program_for_processors(self):
        module = fsdp.Context().parse(TINY)
        with tempfile.TemporaryDirectory() as name:
            path = pathlib.Path(name, "step.so")
            with self.assertRaisesRegex(fsdp.Error, "expected a program in the LLVM dialect, got "
                                                    "'shard.grid'(.|\n)*note: run all phases"):
                module.write_library(path)
            module.run(grid=[2])
            with self.assertRaisesRegex(fsdp.Error, "unknown target CPU 'abacus'"):
                module.write_library(path, cpu="abacus")
            with self.assertRaisesRegex(fsdp.Error, "no-such-linker"):
                module.write_library(path, linker="no-such-linker")
            with self.assertRaisesRegex(fsdp.Error, "expected the linker '/bin/true' to write"):
                module.write_library(path, linker="/bin/true")
            with self.assertRaisesRegex(fsdp.Error, "expected the folder of the runtime, got "
                                                    "'/nonexistent', which is none"):
                module.write_library(path, runtime_dir="/nonexistent")
            for asked in ({"path": f"{path}\0.so"}, {"path": path, "cpu": "\0"},
                          {"path": path, "linker": "ld\0"},
                          {"path": path, "runtime_dir": "/tmp\0"}):
                with self.assertRaisesRegex(fsdp.Error, "without zero bytes"):
                    module.write_library(**asked)
            with self.assertRaises(fsdp.Error):
                module.write_library(path / "nowhere" / "step.so")
            with self.assertRaisesRegex(fsdp.Error, "expected a path for the library, got none"):
                module.write_library("")
            self.assertFalse(path.exists())


class Lifetimes(unittest.TestCase):
    def test_callbacks_are_functions(self):
        module = fsdp.Context().parse(TINY)
        for given, said in (
            ({"wraps": []}, "expected 'wraps' to be a function, got \\[\\]"),
            ({"at_phase_end": 0}, "expected 'at_phase_end' to be a function, got 0"),
            ({"enters": lambda module: True}, "expected 'wraps' beside 'enters'"),
            ({"per_module": True}, "expected 'wraps' beside 'enters' and 'per_module'"),
        ):
            with self.assertRaisesRegex(TypeError, said):
                module.run(grid=[2], **given)
        with self.assertRaisesRegex(TypeError, "expected 'on_diagnostic' to be a function"):
            fsdp.Context(on_diagnostic="print")

    def test_what_on_diagnostic_raises(self):
        def stop(severity, location, words):
            raise KeyboardInterrupt(severity)

        context = fsdp.Context(stop)
        with self.assertRaisesRegex(KeyboardInterrupt, "warning"):
            context.parse(TINY).run(grid=[2], stop_after="annotate", wraps=lambda module: False,
                                    options="ignore-modules=fc")
        # It is raised once.
        context.parse(TINY)

    def test_owners_are_no_values(self):
        context = fsdp.Context()
        module = context.parse(TINY)
        module.run(grid=[4], stop_after="shard")
        for owner in (context, module, module.units[0].layout):
            for duplicate in (copy.copy, copy.deepcopy, pickle.dumps):
                with self.assertRaisesRegex(TypeError, "can't be copied or pickled"):
                    duplicate(owner)

    def test_objects_in_circles_end_in_any_order(self):
        for first, second in (("context", "module"), ("module", "context")):
            context = fsdp.Context()
            circle = {first: context if first == "context" else context.parse(TINY)}
            circle[second] = context.parse(TINY) if second == "module" else context
            circle["itself"] = circle
            del context, circle
            gc.collect()


class Plans(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        context = fsdp.Context()
        cls.module = context.parse(TINY)
        cls.module.run("wrap=always optimizer=sgd machine=cpu-2", grid=[2], stop_after="plan")
        cls.plan = cls.module.plan()

    def test_events(self):
        starts = {event.position: event for event in self.plan.events if event.kind == "start"}
        self.assertEqual([(event.collective, event.channel, event.units, event.bytes)
                          for event in starts.values()],
                         [("all_gather", "gather", ("fc",), 96),
                          ("reduce_scatter", "reduce", ("fc",), 96)])
        waits = [event for event in self.plan.events if event.kind == "wait"]
        self.assertEqual(sorted(wait.start for wait in waits), sorted(starts))
        self.assertTrue(all(wait.position > wait.start for wait in waits))
        calls = [event.segment for event in self.plan.events if event.kind == "call"]
        self.assertEqual(calls[:2], ["fc fwd", "fc bwd"])

    def test_figures(self):
        figures = self.plan.figures
        self.assertEqual(figures.machine, "cpu-2")
        self.assertGreaterEqual(figures.step_seconds, figures.bound_seconds * (1 - 1e-9))
        self.assertGreaterEqual(figures.peak_bytes, figures.peak_bound)

    def test_intervals_fit_their_arenas(self):
        sizes = self.plan.sizes
        self.assertEqual(sizes["comm_bytes"], 96)
        self.assertTrue(self.plan.intervals)
        for interval in self.plan.intervals:
            self.assertLessEqual(interval.first, interval.last)
            self.assertLessEqual(interval.offset + interval.bytes,
                                 sizes[f"{interval.place}_bytes"])

    def test_texts(self):
        self.assertEqual(self.module.manifest["world"], 2)
        self.assertEqual(self.module.report["units"][0]["name"], "fc")

    def test_nothing_before_the_phases(self):
        module = fsdp.Context().parse(TINY)
        plan = module.plan()
        self.assertEqual((plan.events, plan.figures, plan.sizes, plan.intervals),
                         ([], None, None, []))
        self.assertEqual((module.manifest, module.report, module.units), (None, None, []))
        self.assertRaises(KeyError, module.plan, "nobody")

    def test_nothing_of_lowered_functions(self):
        module = fsdp.Context().parse(TINY)
        module.run("optimizer=sgd", grid=[2])
        self.assertRaisesRegex(KeyError, "'step', which is lowered: .* stop_after='plan'",
                               module.plan, "step")
        self.assertRaisesRegex(KeyError, "a function of the module", module.plan, "nobody")


class Errors(unittest.TestCase):
    def setUp(self):
        self.diagnostics = []
        self.context = fsdp.Context(lambda *said: self.diagnostics.append(said))

    def assert_error(self, message, *arguments, text=TINY, **more):
        module = self.context.parse(text)
        with self.assertRaises(fsdp.Error) as raised:
            module.run(*arguments, **more)
        self.assertIn(message, str(raised.exception))

    def test_text_that_does_not_parse(self):
        with self.assertRaises(fsdp.Error) as raised:
            self.context.parse("module { fsdp.unit }")
        self.assertIn("error:", str(raised.exception))
        self.assertRaises(fsdp.Error, self.context.parse_file, "/no/such/file")
        self.assertRaises(fsdp.Error, self.context.parse, b"ML\xefRnonsense")
        self.assertEqual(str(self.context.parse("")).split(), ["module", "{", "}"])

    def test_options(self):
        self.assert_error("no such option rim", "rim=3")
        self.assert_error("expected sizes of 'grid' to be at least 1, got 0", grid=[0])
        self.assert_error("'start-after' to be a phase before 'stop-after'",
                          start_after="shard", stop_after="annotate")

    def test_wrong_programs_have_places_and_notes(self):
        wrong = TINY.replace("#fsdp.grad<", "#fsdp.metric<")
        self.assertRaises(fsdp.Error, self.context.parse, wrong)
        text = MLP.replace("{fsdp.role = #fsdp.grad<@model::@out::@bias>}", "")
        self.assert_error("expected a gradient for param 'out.bias'", grid=[2], text=text)
        self.assert_error("note: return one with the role", grid=[2], text=text)

    def test_errors_leave_the_module_out(self):
        with self.assertRaises(fsdp.Error) as raised:
            self.context.parse("func.func @f() -> i32 { return }")
        self.assertIn("error: 'func.return' op has 0 operands", str(raised.exception))
        self.assertNotIn("see current operation", str(raised.exception))

    def test_warnings_are_those_of_python(self):
        asked = {"options": "wrap=class:Nothing", "grid": [2], "stop_after": "shard"}
        with self.assertWarnsRegex(UserWarning, "class 'Nothing' .* matches no module") as warned:
            fsdp.Context().parse(TINY).run(**asked)
        self.assertEqual(warned.filename, __file__)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with self.assertRaisesRegex(UserWarning, "matches no module"):
                fsdp.Context().parse(TINY).run(**asked)
            self.context.parse(TINY).run(**asked)
        self.assertEqual([said[0] for said in self.diagnostics], ["warning"])

    def test_integers_that_c_lacks(self):
        self.assert_error("expected sizes of 'grid' to be integers of 64 bits, got "
                          "18446744073709551618", grid=[2**64 + 2])
        self.assert_error("expected axes to be integers of 64 bits", grid=[2],
                          stop_after="shard", wraps=lambda module: fsdp.Wrap(axes=[2**64]))

    def test_what_are_no_integers(self):
        for grid in ("4", 4, [2.5], None):
            with self.assertRaisesRegex(TypeError, "expected sizes of 'grid' to be a sequence of "
                                                   "integers, such as .4., got "):
                self.context.parse(TINY).run(grid=grid)
        with self.assertRaisesRegex(TypeError, "expected axes to be a sequence of integers"):
            self.context.parse(TINY).run(grid=[2], wraps=lambda module: fsdp.Wrap(axes=0))

    def test_overrides_that_nothing_knows(self):
        for wrong, said in (({"precision": "i1"}, 'precision = "i1"'),
                            ({"layout": "rows"}, 'layout = "rows"'), ({"reshard": -3}, "reshard = -3")):
            with self.assertRaisesRegex(fsdp.Error, "expected module .* to be wrapped with known "
                                                    f"overrides, got {said}"):
                self.context.parse(TINY).run(grid=[2], wraps=lambda module: fsdp.Wrap(**wrong))

    def test_names_that_are_no_text(self):
        module, seen = self.context.parse(TINY.replace("@fc", '@"\\ff"')), []

        def wraps(asked):
            seen.append(asked.name)
            return True

        module.run(grid=[2], stop_after="shard", wraps=wraps)
        self.assertEqual([unit.name for unit in module.units], ["\udcff"])
        self.assertIn("\udcff", seen)
        layout = module.units[0].layout
        self.assertEqual(layout.offset("\udcff.weight"), 0)

    def test_passes_name_the_way_out_in_python(self):
        module = self.context.parse(TINY)
        with self.assertRaisesRegex(fsdp.Error, "or allow_unregistered=True to a Context"):
            module.run_passes("fsdp-step-to-stablehlo")

    def test_run_within_its_own_run(self):
        module = self.context.parse(TINY)

        def wraps(asked):
            module.run(grid=[2])

        def ends(phase):
            module.run(grid=[2])

        for callback in ({"wraps": wraps}, {"at_phase_end": ends}):
            with self.assertRaisesRegex(fsdp.Error, "a callback of its run can't run it again"):
                module.run(grid=[2], stop_after="shard", **callback)
            module = self.context.parse(TINY)
        with self.assertRaisesRegex(fsdp.Error, "can't run it again"):
            module = self.context.parse(TINY)
            module.run(grid=[2], stop_after="shard", wraps=lambda asked: module.run_passes("cse"))
        # Another module is nobody's.
        module, seen = self.context.parse(TINY), []

        def run_other(asked):
            other = self.context.parse(TINY)
            other.run(grid=[2], stop_after="shard")
            seen.append(len(other.units))
            return True

        module.run(grid=[2], stop_after="shard", wraps=run_other)
        self.assertEqual((seen[0], len(module.units)), (1, 1))

    def test_phases_out_of_order(self):
        self.assert_error("error:", start_after="shard", stop_after="buffers")

    def test_policy_that_raises(self):
        def wraps(module):
            raise ValueError("mine")

        module = self.context.parse(TINY)
        with self.assertRaisesRegex(ValueError, "mine"):
            module.run(grid=[2], stop_after="shard", wraps=wraps)
        # The context is as before.
        again = self.context.parse(TINY)
        again.run(grid=[2], stop_after="shard")
        self.assertEqual(len(again.units), 1)

    def test_policy_that_says_nonsense(self):
        self.assert_error("expected a strategy", grid=[2], stop_after="shard",
                          wraps=lambda module: fsdp.Wrap(strategy="wild"))
        self.assert_error("error:", grid=[2], stop_after="shard",
                          wraps=lambda module: fsdp.Wrap(axes=[7]))

    def test_policy_that_says_neither_truth_nor_wrap(self):
        for said in ("no_shard", "", 1, []):
            module = self.context.parse(TINY)
            with self.assertRaisesRegex(TypeError, "expected 'wraps' to return True, False, None "
                                                   "or a Wrap, .*, got "):
                module.run(grid=[2], stop_after="shard", wraps=lambda asked: said)
        module = self.context.parse(TINY)
        with self.assertRaisesRegex(TypeError, "expected 'enters' to return True, False or None, "
                                               "got 'no'"):
            module.run(grid=[2], stop_after="shard", wraps=lambda asked: None,
                       enters=lambda asked: "no")
        module = self.context.parse(TINY)
        module.run(grid=[2], stop_after="shard", wraps=lambda asked: None)

    def test_what_is_no_text(self):
        module = self.context.parse(TINY)
        for message, asked in (
                ("expected 'strategy' of a Wrap to be str or bytes, got 2",
                 {"wraps": lambda module: fsdp.Wrap(strategy=2)}),
                ("expected passes to be str or bytes, got 3", {"at_phase_end": lambda phase: 3}),
                ("expected options to be str or bytes, got 4", {"options": 4})):
            with self.assertRaisesRegex(TypeError, message):
                module.run(grid=[2], stop_after="shard", **asked)
        with self.assertRaisesRegex(TypeError, "expected a module to be str or bytes, got"):
            self.context.parse(ROOT)


if __name__ == "__main__":
    unittest.main()
