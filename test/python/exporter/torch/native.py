# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles an exported step with the stock tools and calls it, for the tests.

No pass of this project takes part but the one that writes attention out: this checks the export
alone.
"""

import ctypes
import os
import re
import shutil
import subprocess
import unittest

PIPELINE = (
    "builtin.module("
    "convert-elementwise-to-linalg,"
    "one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map},"
    "buffer-results-to-out-params{modify-public-functions},"
    "func.func(convert-linalg-to-loops),expand-strided-metadata,lower-affine,"
    "convert-scf-to-cf,func.func(math-expand-ops),convert-math-to-libm,"
    "convert-func-to-llvm{use-bare-ptr-memref-call-conv},"
    "finalize-memref-to-llvm,convert-arith-to-llvm,convert-math-to-llvm,convert-cf-to-llvm,"
    "convert-index-to-llvm,reconcile-unrealized-casts)"
)


def tool(name):
    """Finds an LLVM 22 tool, or returns None."""
    folder = os.environ.get("FSDP_LLVM_TOOLS", "/usr/lib/llvm-22/bin")
    for candidate in (os.path.join(folder, name), f"{name}-22"):
        found = shutil.which(candidate)
        if found:
            return found
    return None


def available():
    return all(tool(name) for name in ("mlir-opt", "mlir-translate", "clang"))


def _runner_library():
    """Linker flags for the library that copies strided memrefs."""
    root = os.path.dirname(os.path.dirname(os.path.realpath(tool("mlir-opt"))))
    library = os.path.join(root, "lib", "libmlir_c_runner_utils.so")
    return [library, f"-Wl,-rpath,{os.path.dirname(library)}"]


def function_alone(text):
    """The module without grid, tree and roles, which the stock tools do not know."""
    start = text.index("  func.func @step")
    step = re.sub(r" \{fsdp\.role = #fsdp\.[^{}]*\}", "", text[start:])
    return text[: text.index("\nmodule ") + 1] + "module {\n" + step


def build(text, folder, name):
    """Compiles a model.mlir; returns the loaded library. `name` must be unique."""
    source = os.path.join(folder, f"{name}.mlir")
    with open(source, "w") as stream:
        stream.write(function_alone(text))
    if "fsdp.attention" in text:
        if not shutil.which("fsdp-opt"):
            raise unittest.SkipTest("needs fsdp-opt on PATH")
        whole, source = source, os.path.join(folder, f"{name}.expanded.mlir")
        subprocess.run(["fsdp-opt", whole, "--fsdp-expand-attention", "-o", source], check=True)
    paths = [os.path.join(folder, f"{name}.{end}") for end in ("llvm.mlir", "ll", "so")]
    commands = [
        [tool("mlir-opt"), "--allow-unregistered-dialect", source,
         f"--pass-pipeline={PIPELINE}", "-o", paths[0]],
        [tool("mlir-translate"), "--mlir-to-llvmir", paths[0], "-o", paths[1]],
        [tool("clang"), "-O1", "-w", "-shared", "-fPIC", paths[1], "-lm", "-o", paths[2],
         *_runner_library()],
    ]
    for command in commands:
        subprocess.run(command, check=True)
    return ctypes.CDLL(paths[2])


def call(library, inputs, outputs):
    """Calls step on contiguous tensors; fills `outputs`."""
    pointers = [ctypes.c_void_p(tensor.data_ptr()) for tensor in (*inputs, *outputs)]
    library.step(*pointers)
