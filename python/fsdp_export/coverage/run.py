# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One case through exporter, compiler and run, in a process of its own.

The processes are forks of one that has imported the packages, which takes longer
than most cases.
"""

import contextlib
import dataclasses
import io
import json
import os
import pathlib
import re
import signal
import sys
import tempfile
import time
import traceback
import warnings

from ..common.errors import ExportError
from . import cases
from .page import CONDITIONED, DIFFERS, EQUAL, FAILED, NOT_COUNTED, REFUSED, VALUES, Outcome

_MODEL = """\
from fsdp_export.coverage import cases

CASE = cases.make({suite!r}, {name!r})
model, batch = CASE.model, CASE.batch
"""
# What the exporter says of shapes or control flow that depend on the values of tensors.
_DEPENDS = "must not depend on"


@contextlib.contextmanager
def _timed(outcome, field):
    begin = time.monotonic()
    yield
    setattr(outcome, field, round(time.monotonic() - begin, 2))


def _first_lines(text):
    """The first error in what a tool printed."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(.*\S: )?error: ", line)]
    found = (errors or lines or ["no message"])[0]
    found = re.sub(r"^error: \S+?MODEL\.py: ", "", found)
    found = re.sub(r", at \S+/coverage/operators\.py:\d+: .*", "", found)  # where it calls each
    return re.sub(r"/\S*/site-packages/", "", found)[:400]


def _way_out(text):
    """What the first error says may be done."""
    found = re.search(r"^note: (.*)", text, re.M)
    return found[1] if found else ""


def _operations(work):
    """The number of operations in the step's body."""
    text = (work / "model.mlir").read_text()
    return len(re.findall(r"^ +(?:%\S+(?:, %\S+)* = )?[a-z_]+\.[a-z_.]+", text, re.M))


def _stages(options, work, outcome):
    errors = io.StringIO()
    parity = cases.parity(outcome.suite)
    try:
        with contextlib.redirect_stderr(errors), _timed(outcome, "export_s"):
            wrap = parity.export(options, work)
    except ExportError:
        outcome.reason = _first_lines(errors.getvalue())
        outcome.way = _way_out(errors.getvalue())
        outcome.status = VALUES if _DEPENDS in errors.getvalue() else REFUSED
        return
    outcome.operations = _operations(work)
    try:
        theirs = parity.run_framework(options, work)
    except ExportError as error:
        outcome.status, outcome.reason = NOT_COUNTED, _first_lines(str(error))
        return
    with _timed(outcome, "compile_s"):
        parity.compile_step(options, work, wrap)
    ours = parity.train_compiled(options, work)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        bad, beyond = parity.compare(options, work, theirs, ours)
    outcome.status = DIFFERS if beyond else CONDITIONED if bad else EQUAL
    if bad:
        outcome.reason = f"first: {parity.first_of(beyond or bad)}"


def _prepare():
    """What a new process does first."""
    os.setpgid(0, 0)
    warnings.filterwarnings("ignore")
    if "torch" in sys.modules:
        sys.modules["torch"].set_num_threads(1)


def _run_in(work, suite, name, optimizer, tell):
    """Runs the case in the folder `work`, telling of the outcome as it becomes."""
    outcome = Outcome(suite, name)
    tell(outcome)
    try:
        case = cases.make(suite, name)
    except cases.NotCounted as error:
        outcome.status, outcome.reason = NOT_COUNTED, str(error)
        tell(outcome)
        return
    (work / "MODEL.py").write_text(_MODEL.format(suite=suite, name=name))
    parser = cases.parity(suite).make_parser()
    # What PyTorch's is compared with; JAX's has no other.
    parser.set_defaults(against="unsharded")
    options = parser.parse_args([
        str(work / "MODEL.py"), "--steps", str(case.steps), "--optimizer", optimizer,
        "--wrap", "size:2000",
    ])
    try:
        _stages(options, work, outcome)
    except ExportError as error:
        outcome.reason = _first_lines(str(error))
    except Exception as error:  # A fault of the exporter's, to be counted as one.
        place = traceback.extract_tb(error.__traceback__)[-1]
        outcome.reason = (
            f"{type(error).__name__}: {_first_lines(str(error))} "
            f"({pathlib.Path(place.filename).name}:{place.lineno})")
    tell(outcome)


def _wait(child, seconds):
    """The status of a child and all that it started; `None` if it took too long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def run(suite, name, optimizer, seconds):
    """The `Outcome` of a case, which may take so many seconds."""
    cases.parity(suite)  # so that the process of the case need not import it
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        told = work / "outcome.json"
        told.write_text(json.dumps(dataclasses.asdict(Outcome(suite, name))))
        child = os.fork()
        if child == 0:
            _prepare()
            with open(work / "output", "w") as output:
                os.dup2(output.fileno(), 1)
                os.dup2(output.fileno(), 2)
            _run_in(work, suite, name, optimizer, lambda outcome: told.write_text(
                json.dumps(dataclasses.asdict(outcome))))
            os._exit(0)
        status = _wait(child, seconds)
        outcome = Outcome(**json.loads(told.read_text()))
        if status is None:
            outcome.reason = f"took more than {seconds} s"
        elif os.WIFSIGNALED(status):
            outcome.reason = f"crashed ({signal.Signals(os.WTERMSIG(status)).name})"
        return outcome
