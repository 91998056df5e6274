# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What becomes of a command whose native code crashes."""

import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest

import support

HEAD = """
import os, signal, sys, time
from fsdp_export.common import guard
def die(number):
    os.kill(os.getpid(), number)
"""


def run(main, head=HEAD):
    return subprocess.run(
        [sys.executable, "-c", f"{head}{main}"], capture_output=True, text=True, timeout=60,
        env={"PYTHONPATH": str(support.ROOT / "python")},
    )


class Guard(unittest.TestCase):
    def test_exit_code_and_output_are_those_of_the_command(self):
        done = run("def main():\n    print('hello')\n    return 3\nsys.exit(guard.run(main))")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (3, "hello\n", ""))

    def test_what_ends_as_programs_do(self):
        with tempfile.TemporaryDirectory() as folder:
            log = pathlib.Path(folder) / "log"
            done = run(f"""
import atexit, threading, time
log = open({str(log)!r}, "w")
def main():
    log.write("written, ")
    atexit.register(print, "at the end")
    threading.Thread(target=lambda: time.sleep(0.2) or log.write("later")).start()
sys.exit(guard.run(main))""")
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "at the end\n", ""))
            self.assertEqual(log.read_text(), "written, later")

    def test_crash_is_an_error_that_says_where(self):
        done = run("def main():\n    guard.working('lowering')\n    die(signal.SIGSEGV)\n"
                   "sys.exit(guard.run(main, failed=2))")
        self.assertEqual(done.returncode, 2)
        self.assertTrue(done.stderr.startswith("error: lowering crashed (SIGSEGV)\nnote: "), done.stderr)

    def test_crash_is_looked_for_in_pieces(self):
        for crashing, what, note in (
            ("b", "lowering of piece b, crashed", "do without b"),
            ("none", "lowering crashed", "an operation of the model"),
        ):
            done = run(f"""
def main():
    print("begun", flush=True)
    for piece in "abc" if guard.seeking() else ():
        with guard.piece(f"piece {{piece}}", f"do without {{piece}}"):
            guard.working("lowering")
            piece == "{crashing}" and die(signal.SIGABRT)
    with guard.divisible():
        guard.working("lowering")
        die(signal.SIGSEGV)
sys.exit(guard.run(main))""")
            self.assertEqual((done.returncode, done.stdout), (1, "begun\n"))
            self.assertTrue(
                done.stderr.startswith(f"error: {what} (SIGSEGV)\nnote: {note}"), done.stderr)

    def test_what_is_done_does_not_crash_any_more(self):
        done = run("def main():\n    guard.working('lowering')\n    guard.working('')\n"
                   "    die(signal.SIGABRT)\nsys.exit(guard.run(main))")
        self.assertEqual((done.returncode, done.stderr), (1, "error: the command crashed (SIGABRT)\n"))

    def test_kill_is_no_crash(self):
        done = run("def main():\n    guard.working('lowering')\n    die(signal.SIGKILL)\n"
                   "sys.exit(guard.run(main))")
        self.assertEqual((done.returncode, done.stderr), (1, "error: lowering was ended (SIGKILL)\n"))

    def test_signals_reach_the_command(self):
        command = subprocess.Popen(
            [sys.executable, "-c", HEAD + """
def main():
    def end(*_):
        os.write(1, b"ended\\n")
        os._exit(7)
    signal.signal(signal.SIGTERM, end)
    print("ready", flush=True)
    while True:  # a signal that comes just before it does not end a sleep
        time.sleep(0.1)
sys.exit(guard.run(main))"""],
            stdout=subprocess.PIPE, text=True, env={"PYTHONPATH": str(support.ROOT / "python")},
        )
        self.assertEqual(command.stdout.readline(), "ready\n")
        command.send_signal(signal.SIGTERM)
        self.assertEqual((command.communicate(timeout=60)[0], command.returncode), ("ended\n", 7))


if __name__ == "__main__":
    unittest.main()
