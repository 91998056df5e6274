# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The compiler in Python: builds IR from text, runs phases, and looks at what they decided.

    import fsdp

    context = fsdp.Context()
    module = context.parse(open("step.mlir").read())
    module.run("grid=4 optimizer=adamw", stop_after="shard",
               wraps=lambda module: module.is_instance("Block"))
    for unit in module.units:
        print(unit.name, unit.layout.owner(unit.layout.params[0], 0))
    print(module)                                   # the sharded tensor program

    module = context.parse(open("step.mlir").read())
    module.run("grid=4 optimizer=adamw")            # all phases
    module.write_library("step.so")

    fsdp.train(["step.so", "--data", "DIR", "--steps", "10"])

`fsdp.export` is the package `fsdp_export`, which makes the text of PyTorch and JAX models;
`fsdp.train` and `fsdp.Trainer` are those of `fsdp_run`. They are imported when they are
asked for.

Only the standard library is needed. The compiler is FSDP_LIBRARY, or libFSDPC.so beside
this package, in the `lib` of a build or installation around it or around the fsdp-opt on the
PATH, or where the loader finds it. A context and what belongs to it is for one thread.
"""
import ctypes
import importlib
import json
import warnings
import weakref

from ._layout import EntryElement, EntryRange, Layout, ShardPosition, ShardRun, Unit
from ._library import DIAGNOSTIC, PHASE_END, Error, NativeOptions, Options, Owner, collect
from ._library import integers, load, text
from ._plan import Event, Figures, Interval, Plan
from ._policy import CallbackPolicy, Wrap, WrapModule

__all__ = [
    "Context", "EntryElement", "EntryRange", "Error", "Event", "Figures", "Interval",
    "Layout", "Module", "PHASES", "Plan", "ShardPosition", "ShardRun", "Unit", "Wrap",
    "WrapModule", "version",
]

# By name, what other packages have: module, and attribute if it is not all of it.
_ELSEWHERE = {
    "export": ("fsdp_export", None), "train": ("fsdp_run", "run"),
    "Trainer": ("fsdp_run", "Trainer"),
}


def __getattr__(name):
    if name not in _ELSEWHERE:
        raise AttributeError(f"module 'fsdp' has no attribute '{name}'")
    module, attribute = _ELSEWHERE[name]
    found = importlib.import_module(module)
    return getattr(found, attribute) if attribute else found


#: In their order; docs/Architecture.md says what holds after each.
PHASES = ("input", "annotate", "lay-out", "shard", "buffers", "schedule", "plan", "lower")
_SEVERITIES = ("error", "warning", "note", "remark")


def version():
    """That of the compiler, such as "0.2.0"."""
    return str(load().fsdpGetVersion())


def _expect_functions(**given):
    for name, value in given.items():
        if value is not None and not callable(value):
            raise TypeError(f"expected '{name}' to be a function, got {value!r}")


class Context(Owner):
    """Owns all IR that is parsed in it. `on_diagnostic(severity, location, text)` gets
    warnings and remarks; without it warnings are those of Python's `warnings`. Errors are
    raised by what causes them."""

    def __init__(self, on_diagnostic=None, allow_unregistered=False):
        self._library = library = load()
        _expect_functions(on_diagnostic=on_diagnostic)
        self._on_diagnostic, self._errors, self._warnings = on_diagnostic, [], []
        self._raised = []  # by on_diagnostic
        # Modules that are not destroyed, by address. The collector of circles ends objects
        # in any order, and a module must go before its context.
        self._modules = {}
        registry = library.mlirDialectRegistryCreate()
        library.fsdpRegisterAllDialects(registry)
        self._handle = library.mlirContextCreateWithRegistry(registry, False)
        library.mlirDialectRegistryDestroy(registry)
        library.mlirContextLoadAllAvailableDialects(self._handle)
        library.mlirContextSetAllowUnregisteredDialects(self._handle, allow_unregistered)
        # No circle: a context outlives its modules, and goes with the last of them.
        this = weakref.ref(self)
        self._handler = DIAGNOSTIC(lambda diagnostic, user: this()._take(diagnostic))
        library.mlirContextAttachDiagnosticHandler(self._handle, self._handler, None, None)

    def __del__(self):
        if not hasattr(self, "_handle"):
            return
        while self._modules:
            self._library.mlirModuleDestroy(self._modules.popitem()[1])
        self._library.mlirContextDestroy(self._handle)

    def _describe(self, diagnostic):
        library = self._library
        location = collect(library.mlirLocationPrint,
                           library.mlirDiagnosticGetLocation(diagnostic)).decode(errors="replace")
        words = collect(library.mlirDiagnosticPrint, diagnostic).decode(errors="replace")
        return _SEVERITIES[library.mlirDiagnosticGetSeverity(diagnostic)], location, words

    def _take(self, diagnostic):
        severity, location, words = self._describe(diagnostic)
        if severity != "error":
            if self._on_diagnostic:
                try:
                    self._on_diagnostic(severity, location, words)
                except BaseException as error:  # carried through C
                    self._raised.append(error)
            elif severity == "warning":
                self._warnings.append(f"{location}: {words}")
            return 1
        lines = [f"{location}: error: {words}"]
        for number in range(self._library.mlirDiagnosticGetNumNotes(diagnostic)):
            note = self._describe(self._library.mlirDiagnosticGetNote(diagnostic, number))
            # The op as MLIR prints it, with all that is in it: often the whole module.
            if not note[2].startswith("see current operation: "):
                lines.append(f"{note[1]}: note: {note[2]}")
        self._errors.append("\n".join(lines))
        return 1

    def _forget(self):
        """Drops what was reported and nobody has seen."""
        reported = self._errors, self._warnings, self._raised
        self._errors, self._warnings, self._raised = [], [], []
        return reported

    def _conclude(self, succeeded, otherwise, depth=3):
        """Warns of what was reported, `depth` calls up, since a filter may raise what C
        does not carry; raises the errors where it failed, or what on_diagnostic raised."""
        errors, reported, raised = self._forget()
        if raised:
            raise raised[0]
        for words in reported:
            warnings.warn(words, stacklevel=depth)
        if not succeeded:
            raise Error("\n".join(errors) or otherwise)

    def parse(self, source):
        """A module from text, or from bytecode in bytes."""
        handle = self._library.mlirModuleCreateParse(self._handle, text(source, "a module"))
        module = Module(self, handle) if handle else None
        self._conclude(module, "expected a module")
        return module

    def parse_file(self, path):
        handle = self._library.mlirModuleCreateParseFromFile(self._handle, text(str(path)))
        module = Module(self, handle) if handle else None
        self._conclude(module, f"{path}: expected a module")
        return module


def _add_passes(manager, pipeline):
    """Adds passes that are given as text; returns what is wrong with it."""
    added = []
    problem = collect(lambda *callback: added.append(
        load().mlirOpPassManagerAddPipeline(manager, text(pipeline, "passes"), *callback)))
    return "" if added[0] else problem.decode(errors="replace") or f"can't add '{pipeline}'"


class _PhaseEnds:
    """What is called at the ends of phases, and what it raised."""

    def __init__(self, ask):
        self.raised, self._ask = [], ask
        self.callback = PHASE_END(self._end)

    def _end(self, manager, phase, user):
        try:
            passes = self._ask(PHASES[phase])
            problem = _add_passes(manager, passes) if passes else ""
            if problem:
                raise Error(problem)
        except BaseException as error:  # carried through C
            self.raised.append(error)


class Module(Owner):
    """A program in one of the phases."""

    def __init__(self, context, handle):
        self._context, self._library, self._handle = context, context._library, handle
        self._is_running = False
        context._modules[handle.ptr] = handle

    def __del__(self):
        if self._context._modules.pop(self._handle.ptr, None):
            self._library.mlirModuleDestroy(self._handle)

    @property
    def _operation(self):
        return self._library.mlirModuleGetOperation(self._handle)

    def __str__(self):
        return collect(self._library.mlirOperationPrint, self._operation).decode()

    def bytecode(self):
        return collect(self._library.mlirOperationWriteBytecode, self._operation)

    def run(self, options="", *, grid=(), start_after="input", stop_after="lower", wraps=None,
            enters=None, per_module=False, at_phase_end=None):
        """Runs the phases behind `start_after` up to `stop_after`, with options as those of
        `fsdp-pipeline`. `wraps(module)` says whether a module becomes a unit, by True or a
        Wrap; `enters(module)` whether those below are asked. `at_phase_end(phase)` may
        return passes as text, which run behind that phase. Raises an Error, or what a
        callback raised; the module is to be thrown away then."""
        for phase in (start_after, stop_after):
            if phase not in PHASES:
                raise Error(f"expected a phase of {', '.join(PHASES)}, got '{phase}'")
        _expect_functions(wraps=wraps, enters=enters, at_phase_end=at_phase_end)
        if wraps is None and (enters or per_module):
            raise TypeError("expected 'wraps' beside 'enters' and 'per_module'")
        given = Options(ctypes.sizeof(Options))
        # The struct has a copy that does not keep the bytes alive.
        words = text(options, "options")
        sizes = integers(grid, "sizes of 'grid'")
        given.text, given.grid, given.grid_rank = words, sizes, len(sizes)
        given.start_after = PHASES.index(start_after)
        given.stop_after = PHASES.index(stop_after)
        policy = CallbackPolicy(wraps, enters, per_module) if wraps else None
        if policy:
            given.policy = ctypes.pointer(policy.struct)
        ends = _PhaseEnds(at_phase_end) if at_phase_end else None
        if ends:
            given.at_phase_end = ends.callback
        self._run(lambda manager: self._library.fsdpPassManagerAddPhases(
            manager, ctypes.byref(given)), policy, ends)

    def run_passes(self, pipeline):
        """Runs passes that are given as text, such as "fsdp-report-layouts,cse"."""
        problem = []

        def add(manager):
            passes = self._library.mlirPassManagerGetAsOpPassManager(manager)
            problem.append(_add_passes(passes, pipeline))
            return not problem[0]

        self._run(add, None, None, problem)

    def _run(self, add, policy, ends, problem=()):
        if self._is_running:
            raise Error("expected a module that no phase is changing: a callback of its run "
                        "can't run it again")
        manager = self._library.mlirPassManagerCreate(self._context._handle)
        raised = [asked.raised for asked in (policy, ends) if asked]
        self._is_running = True
        try:
            succeeded = bool(add(manager)) and not any(raised) and bool(
                self._library.mlirPassManagerRunOnOp(manager, self._operation))
        finally:
            self._is_running = False
            self._library.mlirPassManagerDestroy(manager)
        if any(raised):
            self._context._forget()
            raise next(error for errors in raised for error in errors)
        self._context._conclude(succeeded, "".join(problem) or "a pass failed", depth=4)

    def write_library(self, path, *, cpu="", linker="", runtime_dir="", static_runtime=False):
        """Compiles a program that went through all phases, for processors, and links it:
        what `fsdp_run` trains. Without `runtime_dir` the runtime's libraries are those
        beside the compiler's."""
        words = [text(word) for word in (cpu, linker, runtime_dir)]
        given = NativeOptions(ctypes.sizeof(NativeOptions), *words, static_runtime)
        written = self._library.fsdpModuleWriteLibrary(self._handle, text(str(path)),
                                                       ctypes.byref(given))
        self._context._conclude(written, f"{path}: can't be written")

    @property
    def units(self):
        return [Unit(self._library.fsdpModuleGetUnit(self._handle, number))
                for number in range(self._library.fsdpModuleGetNumUnits(self._handle))]

    def plan(self, function="step"):
        """The schedule and memory plan of a function."""
        table = self._library.mlirSymbolTableCreate(self._operation)
        try:
            found, lowered = (self._library.mlirSymbolTableLookup(table, text(name))
                              for name in (function, f"fsdp_entry_{function}"))
        finally:
            self._library.mlirSymbolTableDestroy(table)
        if lowered:
            raise KeyError(f"expected a function with a plan, got '{function}', which is "
                           "lowered: read the plan of a run with stop_after='plan'")
        if not found:
            raise KeyError(f"expected a function of the module, got '{function}'")
        return Plan(found)

    @property
    def manifest(self):
        """What fsdp-run reads of a compiled step; None before memory is planned."""
        words = str(self._library.fsdpModuleGetManifest(self._handle))
        return json.loads(words) if words else None

    @property
    def report(self):
        """The report for people; None before memory is planned."""
        words = str(self._library.fsdpModuleGetReport(self._handle))
        return json.loads(words) if words else None
