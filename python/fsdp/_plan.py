# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What phases 5 and 6 decided about a function: order of collectives, places of buffers."""
import ctypes
from typing import NamedTuple, Tuple

from ._library import Event as CEvent
from ._library import Figures as CFigures
from ._library import Interval as CInterval
from ._library import Sizes, load

KINDS = ("start", "wait", "call")
PLACES = ("comm", "temp", "workspace")


class Event(NamedTuple):
    """A start or a wait of a collective, or a call of a part of the step."""

    kind: str
    #: Of the op in the function's block.
    position: int
    #: The position of the start that a wait waits for; None for others.
    start: int
    collective: str
    channel: str
    bytes: int
    units: Tuple[str, ...]
    segment: str


class Figures(NamedTuple):
    """What a schedule made with the costs of a machine promises."""

    machine: str
    found_by: str
    memory_limit: int
    peak_bytes: int
    peak_bound: int
    step_seconds: float
    exposed_seconds: float
    bound_seconds: float


class Interval(NamedTuple):
    """Where a buffer lies in an arena, in bytes, and from which op to which it is used,
    by positions when memory was planned, which are none of events."""

    name: str
    place: str
    offset: int
    bytes: int
    first: int
    last: int
    unit: str
    phase: str


class Plan:
    """What is known of a function; empty before the phases that decide it."""

    def __init__(self, function):
        library = load()
        #: Starts, waits and calls in the order in which they are issued.
        self.events = []
        for number in range(library.fsdpFunctionGetNumEvents(function)):
            event = CEvent(ctypes.sizeof(CEvent))
            library.fsdpFunctionGetEvent(function, number, ctypes.byref(event))
            units = tuple(str(library.fsdpFunctionGetEventUnit(function, number, unit))
                          for unit in range(event.num_units))
            self.events.append(Event(
                KINDS[event.kind], event.position,
                event.start if event.start >= 0 else None, str(event.collective),
                str(event.channel), event.bytes, units, str(event.segment)))
        figures = CFigures(ctypes.sizeof(CFigures))
        #: None without the costs of a machine and a limit of memory.
        self.figures = None
        if library.fsdpFunctionGetScheduleFigures(function, ctypes.byref(figures)):
            self.figures = Figures(str(figures.machine), str(figures.found_by),
                                   *(getattr(figures, name) for name in Figures._fields[2:]))
        sizes = Sizes(ctypes.sizeof(Sizes))
        #: Bytes of the arenas by name; None before memory is planned.
        self.sizes = None
        if library.fsdpFunctionGetPlanSizes(function, ctypes.byref(sizes)):
            self.sizes = {name: getattr(sizes, name) for name, _ in Sizes._fields_[1:]}
        self.intervals = []
        for number in range(library.fsdpFunctionGetNumIntervals(function)):
            planned = CInterval(ctypes.sizeof(CInterval))
            library.fsdpFunctionGetInterval(function, number, ctypes.byref(planned))
            self.intervals.append(Interval(
                str(planned.name), PLACES[planned.place], planned.offset, planned.bytes,
                planned.first, planned.last, str(planned.unit), str(planned.phase)))
