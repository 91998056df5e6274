# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Other people's models, made tiny, through exporter, compiler and run: `cases` says which
there are, `run` what becomes of one, `page` writes it down, `cli` is the command line.
"""
