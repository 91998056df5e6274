# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A function in a copy of the process: what it returns, and what becomes of it otherwise."""

import os
import random
import sys
import threading
import time
import unittest
from unittest import mock

import support

if support.HAS_TORCH:
    from fsdp_export.torch import beside


@support.needs_torch
class Beside(unittest.TestCase):
    def setUp(self):
        self.here = os.getpid()
        for patch in (
                mock.patch.object(os, "sched_getaffinity", lambda _: {0, 1}),
                mock.patch.dict(sys.modules)):
            patch.start()
            self.addCleanup(patch.stop)
        sys.modules.pop("jax", None)

    def test_in_a_copy(self):
        random.seed(5)
        expected = random.Random(5).random()
        process, drawn = beside.Beside(lambda: (os.getpid(), random.random())).result()
        self.assertNotEqual(process, self.here)
        self.assertEqual(drawn, expected)
        self.assertEqual(random.random(), expected)

    def test_here_if_the_copy_fails(self):
        """It dies, raises, waits for ever or returns what cannot be sent."""
        def dies():
            return os._exit(0) if os.getpid() != self.here else "here"

        def raises():
            if os.getpid() != self.here:
                raise ValueError
            return "here"

        def waits():
            if os.getpid() != self.here:
                time.sleep(1000)
            return "here"

        with mock.patch.object(beside, "PATIENCE", 0.1):
            for function in (dies, raises, waits):
                self.assertEqual(beside.Beside(function).result(), "here")
        self.assertEqual(beside.Beside(lambda: threading.Lock).result(), threading.Lock)
        self.assertIsNotNone(beside.Beside(threading.Lock).result())

    def test_stopped(self):
        begun = time.monotonic()
        copy = beside.Beside(lambda: time.sleep(1000) if os.getpid() != self.here else "here")
        copy.stop()
        copy.stop()
        self.assertFalse(copy.is_running)
        self.assertEqual(copy.result(), "here")
        self.assertLess(time.monotonic() - begun, 100)

    def test_here_beside_another_thread(self):
        end = threading.Event()
        thread = threading.Thread(target=end.wait)
        thread.start()
        try:
            self.assertEqual(beside.Beside(os.getpid).result(), self.here)
        finally:
            end.set()
            thread.join()
