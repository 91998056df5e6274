# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The exceptions a user of the exporter is meant to see."""

import contextlib


class ExportError(Exception):
    """Says why a model cannot be exported, and what to do about it.

    `reason` is one sentence in lower case without a full stop; `way_out`
    tells the reader what to change.
    """

    def __init__(self, reason, way_out=None):
        super().__init__(reason)
        self.reason = reason
        self.way_out = way_out

    @property
    def all(self):
        """What is wrong, each as an ExportError of its own."""
        return [self]

    def __str__(self):
        if self.way_out is None:
            return self.reason
        return f"{self.reason}\nnote: {self.way_out}"


class ExportErrors(ExportError):
    """Several at once, of places that do not depend on each other."""

    def __init__(self, errors):
        super().__init__(errors[0].reason, errors[0].way_out)
        self._errors = errors

    @property
    def all(self):
        return self._errors


class Problems:
    """Collects errors, each once, while work goes on that does not depend on them."""

    def __init__(self):
        self._errors = {}

    def add(self, error):
        for each in error.all:
            self._errors.setdefault(str(each), each)

    @contextlib.contextmanager
    def collected(self):
        """Keeps an ExportError that is raised inside, and ends what is inside."""
        try:
            yield
        except ExportError as error:
            self.add(error)

    def __bool__(self):
        return bool(self._errors)

    def check(self):
        """Raises what has been collected."""
        errors = list(self._errors.values())
        if errors:
            raise errors[0] if len(errors) == 1 else ExportErrors(errors)
