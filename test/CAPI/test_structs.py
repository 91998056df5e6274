# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C functions themselves: structs of other versions, attributes, null objects."""

import ctypes
import pathlib
import unittest

import fsdp
from fsdp import _library as c

ROOT = pathlib.Path(__file__).resolve().parents[2]
TINY = (ROOT / "examples/tiny/step.mlir").read_text()
NOTHING = c.Text(None, 0)


def integers(*values):
    return (ctypes.c_int64 * len(values))(*values)


class Structs(unittest.TestCase):
    def setUp(self):
        self.library = c.load()
        self.context = fsdp.Context()
        self.handle = self.context._handle
        self.manager = self.library.mlirPassManagerCreate(self.handle)

    def tearDown(self):
        self.library.mlirPassManagerDestroy(self.manager)

    def errors(self):
        said, self.context._errors = self.context._errors, []
        return "\n".join(said)

    def add(self, options):
        return bool(self.library.fsdpPassManagerAddPhases(self.manager, options))

    def test_version(self):
        self.assertEqual(self.library.fsdpGetApiVersion(), 1)
        project = (ROOT / "CMakeLists.txt").read_text()
        self.assertIn(f"project(fsdp VERSION {fsdp.version()} ", project)

    def test_defaults(self):
        self.assertTrue(self.add(None))
        self.assertTrue(self.add(ctypes.byref(c.Options(ctypes.sizeof(c.Options)))))

    def test_older_and_newer_options(self):
        class Newer(ctypes.Structure):
            _fields_ = [("known", c.Options), ("more", ctypes.c_int64)]

        newer = Newer(c.Options(ctypes.sizeof(Newer)), 0)
        self.assertTrue(self.add(ctypes.byref(newer.known)))
        newer.more = 1
        self.assertFalse(self.add(ctypes.byref(newer.known)))
        self.assertIn("expected options of this version of the library", self.errors())
        self.assertFalse(self.add(ctypes.byref(c.Options(0))))
        self.assertFalse(self.add(ctypes.byref(c.Options(8))))

    def test_room_for_later_options_of_libraries(self):
        module = self.context.parse(TINY)
        options = c.NativeOptions(ctypes.sizeof(c.NativeOptions))
        for field in (None, "size", "reserved"):
            if field:
                setattr(options, field, {"size": 57, "reserved": b"\1"}[field])
            self.assertFalse(self.library.fsdpModuleWriteLibrary(
                module._handle, c.text("/no/such/file"), ctypes.byref(options)))
            self.assertIn("expected options of this version" if field
                          else "expected a program in the LLVM dialect", self.errors())
            options.size = ctypes.sizeof(c.NativeOptions)

    def test_older_and_newer_results(self):
        module = self.context.parse(TINY)
        module.run("wrap=always optimizer=sgd machine=cpu-2", grid=[2], stop_after="plan")
        table = self.library.mlirSymbolTableCreate(module._operation)
        step = self.library.mlirSymbolTableLookup(table, c.text("step"))
        self.library.mlirSymbolTableDestroy(table)
        for struct, get, last in (
                (c.Event, lambda out: self.library.fsdpFunctionGetEvent(step, 0, out), "start"),
                (c.Interval, lambda out: self.library.fsdpFunctionGetInterval(step, 0, out),
                 "bytes"),
                (c.Figures, lambda out: self.library.fsdpFunctionGetScheduleFigures(step, out),
                 "step_seconds"),
                (c.Sizes, lambda out: self.library.fsdpFunctionGetPlanSizes(step, out),
                 "unshared_bytes")):
            class Newer(ctypes.Structure):
                _fields_ = [("known", struct), ("more", ctypes.c_int64), ("behind", ctypes.c_int64)]

            size = ctypes.sizeof(struct)
            newer = Newer(struct(size + 8), 7, 7)
            self.assertTrue(get(ctypes.byref(newer.known)))
            self.assertNotEqual(getattr(newer.known, last), 0)
            self.assertEqual((newer.known.size, newer.more, newer.behind), (size + 8, 0, 7))
            newer = Newer(struct(size), 7, 7)
            self.assertTrue(get(ctypes.byref(newer.known)))
            self.assertEqual((newer.known.size, newer.more), (size, 7))
            for less in (0, size - 1):
                lacking = struct(less)
                self.assertFalse(get(ctypes.byref(lacking)))
                self.assertEqual(getattr(lacking, last), 0)
            self.assertFalse(get(None))

    def test_numbers_that_are_no_phases(self):
        for start, stop in ((-1, 3), (0, 8), (9, 0)):
            options = c.Options(ctypes.sizeof(c.Options))
            options.start_after, options.stop_after = start, stop
            self.assertFalse(self.add(ctypes.byref(options)))
            self.assertIn("phases", self.errors())
        function = self.library.fsdpPassManagerAddPhase
        function.restype = c.Result
        function.argtypes = [c.Handle, ctypes.c_int, ctypes.POINTER(c.Options)]
        for phase in (-1, 0, 8):
            self.assertFalse(function(self.manager, phase, None))
            self.assertIn("expected a phase to run", self.errors())
        self.assertTrue(function(self.manager, 1, None))

    def test_policy_is_destroyed_once(self):
        destroyed, ended = [], []
        policy = c.Policy(ctypes.sizeof(c.Policy))
        policy.wraps = c.WRAPS(lambda *asked: True)
        policy.destroy = c.DESTROY(destroyed.append)
        options = c.Options(ctypes.sizeof(c.Options))
        options.policy = ctypes.pointer(policy)
        options.at_phase_end = c.PHASE_END(lambda manager, phase, user: ended.append(phase))
        options.stop_after = 3
        options.grid, options.grid_rank = integers(2), 1
        self.assertTrue(self.add(ctypes.byref(options)))
        self.assertEqual((ended, destroyed), ([1, 2, 3], []))
        module = self.context.parse(TINY)
        self.assertTrue(self.library.mlirPassManagerRunOnOp(self.manager, module._operation))
        self.library.mlirPassManagerDestroy(self.manager)
        self.assertEqual(len(destroyed), 1)
        # After an error, too.
        self.manager = self.library.mlirPassManagerCreate(self.handle)
        options.grid = integers(0)
        self.assertFalse(self.add(ctypes.byref(options)))
        self.assertEqual(len(destroyed), 2)
        # Whatever else is wrong.
        for field, value, said in (("text", c.text("rim=3"), "no such option rim"),
                                   ("start_after", 9, "phases"),
                                   ("grid", ctypes.POINTER(ctypes.c_int64)(), "got null")):
            other = c.Options.from_buffer_copy(options)
            setattr(other, field, value)
            before = len(destroyed)
            self.assertFalse(self.add(ctypes.byref(other)))
            self.assertIn(said, self.errors())
            self.assertEqual(len(destroyed), before + 1, field)
        # Nobody knows what is in options of another size.
        before = len(destroyed)
        self.assertFalse(self.add(ctypes.byref(c.Options(8, policy=options.policy))))
        self.assertEqual(len(destroyed), before)
        # One without its callback is not taken.
        policy.wraps = c.WRAPS()
        self.assertFalse(self.add(ctypes.byref(options)))
        self.assertIn("a callback 'wraps'", self.errors())
        self.assertEqual(len(destroyed), before)

    def print(self, attribute):
        return c.collect(self.library.mlirAttributePrint, attribute).decode()

    def parse(self, words):
        return self.library.mlirAttributeParseGet(self.handle, c.text(words))

    def test_roles(self):
        get, symbol = self.library.fsdpRoleAttrGet, self.parse("@model::@w")
        null = c.Handle(None)
        loss = get(self.handle, 2, null, NOTHING)
        self.assertEqual(self.print(loss), "#fsdp.loss")
        state = get(self.handle, 0, symbol, NOTHING)
        self.assertEqual(self.print(state), "#fsdp.state<@model::@w>")
        self.assertEqual(self.library.fsdpRoleAttrGetKind(state), 0)
        self.assertEqual(self.print(self.library.fsdpRoleAttrGetSymbol(state)), "@model::@w")
        slot = get(self.handle, 8, self.parse("@fc"), c.text("momentum"))
        self.assertEqual(self.print(slot), '#fsdp.optimizer_state<@fc, "momentum">')
        self.assertEqual(str(self.library.fsdpRoleAttrGetName(slot)), "momentum")
        output = self.library.fsdpRoleAttrOutputGet(self.handle, 3)
        self.assertEqual(self.print(output), "#fsdp.output<3>")
        self.assertEqual(self.library.fsdpRoleAttrGetPosition(output), 3)
        self.assertEqual(self.library.fsdpRoleAttrGetPosition(loss), -1)
        self.assertFalse(self.library.fsdpRoleAttrOutputGet(self.handle, -1))
        self.assertIn("expected a position of at least 0, got -1", self.errors())
        for kind, given in ((0, null), (2, symbol), (99, null), (-1, null),
                            (0, self.parse("3 : i64"))):
            self.assertFalse(get(self.handle, kind, given, NOTHING))
            self.assertIn("expected", self.errors())
        self.assertEqual(self.library.fsdpRoleAttrGetKind(self.parse("3 : i64")), -1)

    def test_layouts_and_pieces(self):
        f32 = self.library.mlirTypeParseGet(self.handle, c.text("f32"))
        get = self.library.fsdpLayoutAttrGet
        layout = get(self.handle, False, f32, 2, 1, integers(3), integers(0, 1), None)
        self.assertEqual(self.print(layout),
                         "#fsdp.layout<flat, f32, world = 2, numels = [3], paddings = [0, 1]>")
        arithmetic = self.library.fsdpLayoutAttrGetLayout(layout)
        self.assertEqual(self.library.fsdpLayoutGetShardNumel(arithmetic), 2)
        self.assertEqual(str(self.library.fsdpLayoutGetEntryName(arithmetic, 0)), "")
        self.assertEqual(self.library.fsdpLayoutGetEntryNumel(arithmetic, 1), -1)
        # Nothing is written to null.
        self.assertEqual(self.library.fsdpLayoutGetRanges(arithmetic, 1, None, 5), 1)
        self.assertEqual(self.library.fsdpLayoutGetRuns(arithmetic, 0, 0, 3, None, 5), 2)
        self.assertTrue(self.library.fsdpLayoutGetOwner(arithmetic, 0, 2, None))
        self.assertTrue(self.library.fsdpLayoutLocate(arithmetic, 1, 0, None))
        self.library.fsdpLayoutDestroy(arithmetic)
        self.library.fsdpLayoutDestroy(c.Handle(None))
        self.assertFalse(get(self.handle, False, f32, 2, 1, integers(3), integers(0, 0), None))
        self.assertIn("expected", self.errors())
        self.assertFalse(self.library.fsdpLayoutAttrGetLayout(self.parse("3 : i64")))
        piece = self.library.fsdpPieceAttrGet(self.handle, 2, integers(1, -1), integers(48, 8))
        self.assertEqual(self.print(piece), "#fsdp.piece<[1, -1] of [48, 8]>")
        self.assertEqual([self.library.fsdpPieceAttrGetAxis(piece, d) for d in (0, 1, 2, -1)],
                         [1, -1, -1, -1])
        self.assertEqual(self.library.fsdpPieceAttrGetExtent(piece, 1), 8)
        self.assertEqual(self.library.fsdpPieceAttrGetNumBlocks(piece), 0)
        packed = self.library.fsdpPieceAttrGetPacked(self.handle, 2, integers(1, -1),
                                                     integers(48, 8), 2, integers(32, 16))
        self.assertEqual(self.print(packed), "#fsdp.piece<[1, -1] of [48, 8] blocks [32, 16]>")
        self.assertEqual(self.library.fsdpPieceAttrGetNumBlocks(packed), 2)
        self.assertEqual([self.library.fsdpPieceAttrGetBlock(packed, d) for d in (0, 1, 2, -1)],
                         [32, 16, -1, -1])
        self.assertEqual(self.library.fsdpPieceAttrGetNumBlocks(self.parse("3 : i64")), -1)
        for count, blocks in ((2, integers(32, 15)), (2, None), (-1, None)):
            self.assertFalse(self.library.fsdpPieceAttrGetPacked(
                self.handle, 2, integers(1, -1), integers(48, 8), count, blocks))
            self.assertIn("expected", self.errors())
        self.assertFalse(self.library.fsdpPieceAttrGet(self.handle, 1, integers(-2),
                                                       integers(4)))

    def test_null_for_some(self):
        f32 = self.library.mlirTypeParseGet(self.handle, c.text("f32"))
        layout = self.library.fsdpLayoutAttrGet
        for count, numels, paddings in ((2, None, integers(0, 0, 0)),
                                        (1, integers(4), None), (0, None, None)):
            self.assertFalse(layout(self.handle, False, f32, 2, count, numels, paddings, None))
            self.assertIn("got null", self.errors())
        for axes, shape in ((None, integers(4)), (integers(0), None), (None, None)):
            self.assertFalse(self.library.fsdpPieceAttrGet(self.handle, 1, axes, shape))
            self.assertIn("got null", self.errors())
        options = c.Options(ctypes.sizeof(c.Options))
        options.grid_rank = 2
        self.assertFalse(self.add(ctypes.byref(options)))
        self.assertIn("expected 2 sizes of a grid, got null", self.errors())

        def wraps(module, numel, remainder, answer, user):
            self.library.fsdpWrapAnswerSetAxes(answer, 1, None)
            return True

        policy = c.Policy(ctypes.sizeof(c.Policy), wraps=c.WRAPS(wraps))
        options.grid, options.grid_rank = integers(2), 1
        options.policy, options.stop_after = ctypes.pointer(policy), 3
        self.assertTrue(self.add(ctypes.byref(options)))
        module = self.context.parse(TINY)
        self.assertTrue(self.library.mlirPassManagerRunOnOp(self.manager, module._operation))
        self.assertEqual(module.units[0].axes, [0])

    def test_tickets(self):
        ticket = self.library.fsdpTicketTypeGet(self.handle)
        self.assertTrue(self.library.fsdpTypeIsATicket(ticket))
        parsed = self.library.mlirTypeParseGet(self.handle, c.text("!fsdp.ticket"))
        self.assertEqual(parsed.ptr, ticket.ptr)

    def test_other_ops_have_nothing(self):
        module = self.context.parse(TINY)
        op = module._operation
        self.assertEqual(str(self.library.fsdpUnitGetName(op)), "")
        self.assertEqual(self.library.fsdpUnitGetNumParams(op), -1)
        self.assertFalse(self.library.fsdpUnitGetParam(op, 0))
        self.assertFalse(self.library.fsdpUnitGetLayout(op))
        self.assertEqual(self.library.fsdpFunctionGetNumEvents(op), 0)
        self.assertEqual(self.library.fsdpFunctionGetNumIntervals(op), 0)
        self.assertFalse(self.library.fsdpModuleGetUnit(module._handle, -1))
        self.assertFalse(self.library.fsdpModuleGetUnit(module._handle, 0))
        self.assertFalse(self.library.fsdpFunctionGetEvent(op, -1, c.Event()))


if __name__ == "__main__":
    unittest.main()
