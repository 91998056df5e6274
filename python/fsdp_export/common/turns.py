# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `model()` returns where several steps take turns, each with an optimizer of its own."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Step:
    """One of the named steps of a training step, as a GAN's discriminator and generator have.

    `loss` is a method of `module`, or its name: it takes what `batch()` returns and returns the
    loss as forward does. `parameters` are those of the module that this step trains; it reads
    the others, and gives them no gradients.
    """

    module: object
    loss: object
    parameters: object
