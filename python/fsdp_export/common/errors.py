# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The one exception a user of the exporter is meant to see."""


class ExportError(Exception):
    """Says why a model cannot be exported, and what to do about it.

    `reason` is one sentence in lower case without a full stop; `way_out`
    tells the reader what to change.
    """

    def __init__(self, reason, way_out=None):
        super().__init__(reason)
        self.reason = reason
        self.way_out = way_out

    def __str__(self):
        if self.way_out is None:
            return self.reason
        return f"{self.reason}\nnote: {self.way_out}"
