# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""CRC-32C (Castagnoli), which checkpoints have of their files, with NumPy alone.

A checksum is what is left of the bytes as a polynomial, which is linear: a row of words is
moved over the next row and added to it, all words of it at once, until one row is left.
"""

import functools

import numpy

#: Its bits from the highest power down, without the highest.
POLYNOMIAL = 0x82F63B78
#: Words of a row; a power of two.
WORDS = 1 << 15
#: What is read at once.
BLOCK = 64 * 4 * WORDS
#: Bytes that leave only ones, with which a checksum begins.
BEGIN = bytes.fromhex("54641f64")


def _multiply(columns, values):
    """A map over bits, which has a column for each, of values."""
    result = numpy.zeros_like(values)
    for bit, column in enumerate(columns):
        result ^= (values >> numpy.uint32(bit) & numpy.uint32(1)) * column
    return result


@functools.cache
def _move_over(bits):
    """The map of what is left of bytes to what is left with so many zero bits behind them; a
    power of two."""
    if bits > 1:
        half = _move_over(bits // 2)
        return _multiply(half, half)
    ones = numpy.uint32(1) << numpy.arange(32, dtype=numpy.uint32)
    return ones >> numpy.uint32(1) ^ (ones & numpy.uint32(1)) * numpy.uint32(POLYNOMIAL)


@functools.cache
def _row_tables():
    """What moving over a row makes of the lower and of the upper 16 bits of a word."""
    half = numpy.arange(1 << 16, dtype=numpy.uint32)
    columns = _move_over(32 * WORDS)
    return _multiply(columns, half), _multiply(columns, half << numpy.uint32(16))


def _fold_rows(row, rows):
    lower, upper = _row_tables()
    for each in rows:
        halves = row.view("<u2")
        row = lower[halves[0::2]] ^ upper[halves[1::2]] ^ each
    return row


def _fold_row(row):
    """The checksum of one row, whose halves are folded."""
    while len(row) > 1:
        half = len(row) // 2
        row = _multiply(_move_over(32 * half), row[:half]) ^ row[half:]
    return int(_multiply(_move_over(32), row)[0]) ^ 0xFFFFFFFF


def crc32c(read, size):
    """The checksum of `size` bytes, which `read(count)` returns in turn, and then none."""
    # Zeros in front of the first byte change nothing.
    front = bytes(-(size + len(BEGIN)) % (4 * WORDS)) + BEGIN
    block = front + read(BLOCK - len(front))
    row = numpy.zeros(WORDS, "<u4")
    while block:
        row = _fold_rows(row, numpy.frombuffer(block, "<u4").reshape(-1, WORDS))
        block = read(BLOCK)
    return _fold_row(row)
