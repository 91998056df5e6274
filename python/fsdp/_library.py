# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions of libFSDPC.so (fsdp-c/*.h and MLIR's own), and where it is found."""
import ctypes
import operator
import os
import pathlib
import shutil
from ctypes import CFUNCTYPE, POINTER, c_bool, c_double, c_int, c_int64, c_size_t, c_void_p

LIBRARY = "libFSDPC.so"


class Error(RuntimeError):
    """What the compiler reports as an error."""

    __module__ = "fsdp"


class Owner:
    """What stands for an object of the library, and destroys it."""

    def __reduce_ex__(self, protocol):
        raise TypeError(f"a {type(self).__name__} can't be copied or pickled: it owns an object "
                        "of the compiler; pickle the text or bytecode of its module")


def decode(data):
    """A str of bytes from C. Names need not be UTF-8; other bytes come back as they were."""
    return data.decode(errors="surrogateescape")


class Text(ctypes.Structure):
    """MlirStringRef."""

    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return decode(ctypes.string_at(self.data, self.length)) if self.length else ""


class Handle(ctypes.Structure):
    """A struct with one pointer, as most objects are."""

    _fields_ = [("ptr", c_void_p)]

    def __bool__(self):
        return self.ptr is not None


class Result(ctypes.Structure):
    """MlirLogicalResult."""

    _fields_ = [("value", ctypes.c_int8)]

    def __bool__(self):
        return self.value != 0


def text(value, what="a text"):
    """A str or bytes as C has it; it lives as long as the Text."""
    # bytes() makes zeros of a number, and nothing of False.
    if not isinstance(value, (str, bytes)):
        raise TypeError(f"expected {what} to be str or bytes, got {value!r}")
    data = value.encode(errors="surrogateescape") if isinstance(value, str) else value
    buffer = ctypes.create_string_buffer(data, len(data) + 1)
    result = Text(ctypes.addressof(buffer), len(data))
    result.buffer = buffer
    return result


def fits(*values):
    """Whether C has the integers; ctypes cuts others without a word."""
    return all(-2**63 <= value < 2**63 for value in values)


def integers(values, what):
    """Integers as C has them."""
    try:
        numbers = [operator.index(value) for value in values]
    except TypeError:
        raise TypeError(f"expected {what} to be a sequence of integers, such as [4], got "
                        f"{values!r}") from None
    for number in numbers:
        if not fits(number):
            raise Error(f"expected {what} to be integers of 64 bits, got {number}")
    return (c_int64 * len(numbers))(*numbers)


PRINT = CFUNCTYPE(None, Text, c_void_p)
# A callback returns no struct in ctypes; one of a byte is returned as that byte.
DIAGNOSTIC = CFUNCTYPE(ctypes.c_int8, Handle, c_void_p)
WRAPS = CFUNCTYPE(c_bool, Handle, c_int64, c_int64, Handle, c_void_p)
ENTERS = CFUNCTYPE(c_bool, Handle, c_int64, c_void_p)
DESTROY = CFUNCTYPE(None, c_void_p)
PHASE_END = CFUNCTYPE(None, Handle, c_int, c_void_p)


class Policy(ctypes.Structure):
    """FsdpWrapPolicy."""

    _fields_ = [
        ("size", c_size_t), ("user_data", c_void_p), ("wraps", WRAPS), ("enters", ENTERS),
        ("per_module", c_bool), ("destroy", DESTROY),
    ]


class Options(ctypes.Structure):
    """FsdpPipelineOptions."""

    _fields_ = [
        ("size", c_size_t), ("text", Text), ("grid", POINTER(c_int64)),
        ("grid_rank", c_size_t), ("entry", Text), ("policy", POINTER(Policy)),
        ("start_after", c_int), ("stop_after", c_int), ("at_phase_end", PHASE_END),
        ("user_data", c_void_p),
    ]


class NativeOptions(ctypes.Structure):
    """FsdpNativeOptions."""

    _fields_ = [
        ("size", c_size_t), ("cpu", Text), ("linker", Text), ("runtime_dir", Text),
        ("static_runtime", c_bool), ("reserved", ctypes.c_char * 7),
    ]


def _integers(*names):
    return [(name, c_int64) for name in names]


class Position(ctypes.Structure):
    _fields_ = _integers("rank", "offset")


class Element(ctypes.Structure):
    _fields_ = _integers("entry", "index")


class Range(ctypes.Structure):
    _fields_ = _integers("entry", "offset_in_shard", "first", "numel")


class Run(ctypes.Structure):
    _fields_ = _integers("rank", "offset", "numel")


class Event(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t), ("kind", c_int), *_integers("position", "start"), ("collective", Text),
        ("channel", Text), *_integers("bytes", "num_units"), ("segment", Text),
    ]


class Figures(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t), ("machine", Text), ("found_by", Text),
        *_integers("memory_limit", "peak_bytes", "peak_bound"),
        ("step_seconds", c_double), ("exposed_seconds", c_double),
        ("bound_seconds", c_double),
    ]


class Interval(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t), ("name", Text), ("place", c_int),
        *_integers("offset", "bytes", "first", "last"),
        ("unit", Text), ("phase", Text),
    ]


class Sizes(ctypes.Structure):
    _fields_ = [("size", c_size_t), *_integers(
        "comm_bytes", "temp_bytes", "comm_bound", "temp_bound", "unshared_bytes")]


# Result and arguments of each function.
SIGNATURES = {
    "fsdpGetApiVersion": (ctypes.c_int32,),
    "fsdpGetVersion": (Text,),
    "fsdpRegisterAllDialects": (None, Handle),
    "fsdpRegisterAllPasses": (None,),
    "fsdpPassManagerAddPhases": (Result, Handle, POINTER(Options)),
    "fsdpModuleWriteLibrary": (Result, Handle, Text, POINTER(NativeOptions)),
    "fsdpRoleAttrGet": (Handle, Handle, c_int, Handle, Text),
    "fsdpRoleAttrOutputGet": (Handle, Handle, c_int64),
    "fsdpRoleAttrGetKind": (c_int, Handle),
    "fsdpRoleAttrGetSymbol": (Handle, Handle),
    "fsdpRoleAttrGetName": (Text, Handle),
    "fsdpRoleAttrGetPosition": (c_int64, Handle),
    "fsdpAttributeIsARole": (c_bool, Handle),
    "fsdpLayoutAttrGet": (Handle, Handle, c_bool, Handle, c_int64, c_size_t,
                          POINTER(c_int64), POINTER(c_int64), POINTER(c_int64)),
    "fsdpLayoutAttrGetLayout": (Handle, Handle),
    "fsdpPieceAttrGet": (Handle, Handle, c_size_t, POINTER(c_int64), POINTER(c_int64)),
    "fsdpPieceAttrGetPacked": (Handle, Handle, c_size_t, POINTER(c_int64), POINTER(c_int64),
                               c_size_t, POINTER(c_int64)),
    "fsdpPieceAttrGetNumBlocks": (c_int64, Handle),
    "fsdpPieceAttrGetBlock": (c_int64, Handle, c_int64),
    "fsdpPieceAttrGetNumDims": (c_int64, Handle),
    "fsdpPieceAttrGetAxis": (c_int64, Handle, c_int64),
    "fsdpPieceAttrGetExtent": (c_int64, Handle, c_int64),
    "fsdpTypeIsATicket": (c_bool, Handle),
    "fsdpTicketTypeGet": (Handle, Handle),
    "fsdpWrapModuleGetName": (Text, Handle),
    "fsdpWrapModuleGetNumOtherNames": (c_int64, Handle),
    "fsdpWrapModuleGetOtherName": (Text, Handle, c_int64),
    "fsdpWrapModuleGetClassName": (Text, Handle),
    "fsdpWrapModuleIsInstance": (c_bool, Handle, Text),
    "fsdpWrapModuleGetNumChildren": (c_int64, Handle),
    "fsdpWrapModuleGetChildName": (Text, Handle, c_int64),
    "fsdpWrapModuleGetNumParams": (c_int64, Handle),
    "fsdpWrapModuleIsIgnored": (c_bool, Handle),
    "fsdpWrapAnswerSetReason": (None, Handle, Text),
    "fsdpWrapAnswerSetStrategy": (None, Handle, Text),
    "fsdpWrapAnswerSetPrecision": (None, Handle, Text),
    "fsdpWrapAnswerSetReshard": (None, Handle, Text),
    "fsdpWrapAnswerSetLayout": (None, Handle, Text),
    "fsdpWrapAnswerSetAxes": (None, Handle, c_int64, POINTER(c_int64)),
    "fsdpModuleGetNumUnits": (c_int64, Handle),
    "fsdpModuleGetUnit": (Handle, Handle, c_int64),
    "fsdpUnitGetName": (Text, Handle),
    "fsdpUnitGetNumParams": (c_int64, Handle),
    "fsdpUnitGetParam": (Handle, Handle, c_int64),
    "fsdpUnitReshardsAfterForward": (c_bool, Handle),
    "fsdpUnitGetNumShardAxes": (c_int64, Handle),
    "fsdpUnitGetShardAxis": (c_int64, Handle, c_int64),
    "fsdpUnitGetLayout": (Handle, Handle),
    "fsdpLayoutDestroy": (None, Handle),
    "fsdpLayoutIsPerParam": (c_bool, Handle),
    "fsdpLayoutGetWorld": (c_int64, Handle),
    "fsdpLayoutGetFullNumel": (c_int64, Handle),
    "fsdpLayoutGetShardNumel": (c_int64, Handle),
    "fsdpLayoutGetPaddingNumel": (c_int64, Handle),
    "fsdpLayoutGetElementBytes": (c_int64, Handle),
    "fsdpLayoutGetNumEntries": (c_int64, Handle),
    "fsdpLayoutGetEntryName": (Text, Handle, c_int64),
    "fsdpLayoutGetEntryNumel": (c_int64, Handle, c_int64),
    "fsdpLayoutGetEntryOffset": (c_int64, Handle, c_int64),
    "fsdpLayoutGetOwner": (c_bool, Handle, c_int64, c_int64, POINTER(Position)),
    "fsdpLayoutLocate": (c_bool, Handle, c_int64, c_int64, POINTER(Element)),
    "fsdpLayoutGetRanges": (c_int64, Handle, c_int64, POINTER(Range), c_int64),
    "fsdpLayoutGetRuns": (c_int64, Handle, c_int64, c_int64, c_int64, POINTER(Run), c_int64),
    "fsdpLayoutCheck": (c_bool, Handle, PRINT, c_void_p),
    "fsdpFunctionGetNumEvents": (c_int64, Handle),
    "fsdpFunctionGetEvent": (c_bool, Handle, c_int64, POINTER(Event)),
    "fsdpFunctionGetEventUnit": (Text, Handle, c_int64, c_int64),
    "fsdpFunctionGetScheduleFigures": (c_bool, Handle, POINTER(Figures)),
    "fsdpFunctionGetPlanSizes": (c_bool, Handle, POINTER(Sizes)),
    "fsdpFunctionGetNumIntervals": (c_int64, Handle),
    "fsdpFunctionGetInterval": (c_bool, Handle, c_int64, POINTER(Interval)),
    "fsdpModuleGetManifest": (Text, Handle),
    "fsdpModuleGetReport": (Text, Handle),
    "mlirDialectRegistryCreate": (Handle,),
    "mlirDialectRegistryDestroy": (None, Handle),
    "mlirContextCreateWithRegistry": (Handle, Handle, c_bool),
    "mlirContextDestroy": (None, Handle),
    "mlirContextLoadAllAvailableDialects": (None, Handle),
    "mlirContextSetAllowUnregisteredDialects": (None, Handle, c_bool),
    "mlirContextAttachDiagnosticHandler": (ctypes.c_uint64, Handle, DIAGNOSTIC, c_void_p,
                                           c_void_p),
    "mlirDiagnosticPrint": (None, Handle, PRINT, c_void_p),
    "mlirDiagnosticGetLocation": (Handle, Handle),
    "mlirDiagnosticGetSeverity": (c_int, Handle),
    "mlirDiagnosticGetNumNotes": (c_int64, Handle),
    "mlirDiagnosticGetNote": (Handle, Handle, c_int64),
    "mlirLocationPrint": (None, Handle, PRINT, c_void_p),
    "mlirModuleCreateParse": (Handle, Handle, Text),
    "mlirModuleCreateParseFromFile": (Handle, Handle, Text),
    "mlirModuleGetOperation": (Handle, Handle),
    "mlirModuleDestroy": (None, Handle),
    "mlirOperationPrint": (None, Handle, PRINT, c_void_p),
    "mlirOperationWriteBytecode": (None, Handle, PRINT, c_void_p),
    "mlirOperationVerify": (c_bool, Handle),
    "mlirAttributeParseGet": (Handle, Handle, Text),
    "mlirAttributePrint": (None, Handle, PRINT, c_void_p),
    "mlirTypeParseGet": (Handle, Handle, Text),
    "mlirPassManagerCreate": (Handle, Handle),
    "mlirPassManagerDestroy": (None, Handle),
    "mlirPassManagerGetAsOpPassManager": (Handle, Handle),
    "mlirPassManagerRunOnOp": (Result, Handle, Handle),
    "mlirOpPassManagerAddPipeline": (Result, Handle, Text, PRINT, c_void_p),
    "mlirRegisterTransformsPasses": (None,),
    "mlirSymbolTableCreate": (Handle, Handle),
    "mlirSymbolTableLookup": (Handle, Handle, Text),
    "mlirSymbolTableDestroy": (None, Handle),
}


def _places():
    """Where the library can be, in the order in which it is looked for."""
    package = pathlib.Path(__file__).resolve().parent
    yield package / LIBRARY
    # A wheel.
    yield package / "lib" / LIBRARY
    # A checkout with its build; PREFIX/lib/pythonN/site-packages of an installation.
    yield package.parents[1] / "build" / "lib" / LIBRARY
    program = shutil.which("fsdp-opt")
    roots = [pathlib.Path(program).resolve().parents[1]] if program else []
    for root in [*roots, *package.parents[3:4]]:
        for folder in ("lib", "lib64"):
            yield root / folder / LIBRARY


def _find():
    """The library, loaded; an Error that says where it was looked for."""
    chosen = os.environ.get("FSDP_LIBRARY")
    tried = []
    if not chosen:
        for place in _places():
            tried.append(str(place))
            if place.exists():
                chosen = str(place)
                break
    try:
        return ctypes.CDLL(chosen or LIBRARY)
    except OSError as error:
        if chosen:
            raise Error(f"{chosen}: can't load: {error}") from error
        raise Error(
            f"{LIBRARY} was not found: looked for {', '.join(tried)} and where the "
            "loader looks; set FSDP_LIBRARY to it, or put fsdp-opt on the PATH"
        ) from error


_loaded = None


def load():
    """The library with the types of its functions, its passes registered."""
    global _loaded
    if _loaded is None:
        library = _find()
        for name, (result, *arguments) in SIGNATURES.items():
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
        library.fsdpRegisterAllPasses()
        library.mlirRegisterTransformsPasses()
        _loaded = library
    return _loaded


def collect(function, *arguments):
    """The bytes that a function hands to a callback piece by piece."""
    pieces = []

    @PRINT
    def take(piece, user):
        pieces.append(ctypes.string_at(piece.data, piece.length))

    function(*arguments, take, None)
    return b"".join(pieces)
