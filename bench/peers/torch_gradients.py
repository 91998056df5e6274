# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gradients of a step on a GPU, as far from float32 as PyTorch's own in bf16.

usage: torch_gradients.py MODEL.py --init FILE
       torch_gradients.py MODEL.py --compare FILE GRADIENTS LOSS

--init writes the weights of model() for fsdp-run --init. --compare takes these weights,
the batch of rank 0 and step 0, and a file of gradients that fsdp-run --save-grads wrote:
prints of each group of parameters the relative distance of these gradients, and of those
of PyTorch with bf16 parameters, from PyTorch's in float32 (no TF32), in root mean square;
fails if ours are more than 1.2 times as far plus 1e-4.
"""

import argparse
import pathlib
import re
import sys

import torch
from safetensors.torch import load_file, save_file
from torch_step import load

ALLOWED, ROUNDING = 1.2, 1e-4


def gradients(module, weights, dtype, device):
    """Of each parameter, in float32; the loss."""
    model = module.model().to(device)
    # What is tied is there under one name.
    missing, unexpected = model.load_state_dict(weights, strict=False)
    states = model.state_dict(keep_vars=True)
    known = {id(states[name]) for name in weights if name in states}
    lost = [name for name in missing if id(states[name]) not in known]
    if lost or unexpected:
        raise SystemExit(f"error: expected weights of {module.__name__}, which has "
                         f"{(lost or unexpected)[0]}{'' if lost else ' not'}")
    model.to(dtype)
    batch = [value.to(device) for value in module.batch(0, 0)]
    loss = model(*batch)
    loss.backward()
    return {name: parameter.grad.float() for name, parameter in
            model.named_parameters(remove_duplicate=False)}, loss.item()


def distance(found, expected):
    """Relative, in root mean square, of all tensors together."""
    error = sum(((x - y).double() ** 2).sum() for x, y in zip(found, expected))
    return float((error / sum((y.double() ** 2).sum() for y in expected)) ** 0.5)


def compare(module, options, device):
    torch.backends.cuda.matmul.allow_tf32 = False
    weights = load_file(options.compare[0])
    exact, loss = gradients(module, weights, torch.float32, device)
    theirs, their_loss = gradients(module, weights, torch.bfloat16, device)
    ours = {name: value.to(device) for name, value in load_file(options.compare[1]).items()}
    print(f"loss: ours {float(options.compare[2]):.6f}, PyTorch in bf16 {their_loss:.6f}, "
          f"in float32 {loss:.6f}")
    if ours.keys() != {name for name, _ in module.model().named_parameters()}:
        print("FAILED: expected a gradient of each parameter")
        return 1
    groups = {}
    for name in ours:
        groups.setdefault(re.sub(r"\d+", "*", name), []).append(name)
    wrong = 0
    for group, names in sorted(groups.items()):
        expected = [exact[name] for name in names]
        far = distance([ours[name] for name in names], expected)
        peer = distance([theirs[name] for name in names], expected)
        # NaN is wrong, too.
        right = far <= ALLOWED * peer + ROUNDING
        wrong += not right
        print(f"{'passed' if right else 'FAILED'}: gradients of {group}: "
              f"{far:.2e} from float32, PyTorch {peer:.2e}")
    print(f"{len(groups) - wrong} groups of gradients passed, {wrong} failed")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--init")
    parser.add_argument("--compare", nargs=3)
    parser.add_argument("--device", default="cuda")
    options = parser.parse_args()
    module = load(options.model)
    torch.manual_seed(0)
    if options.compare:
        return compare(module, options, options.device)
    model = module.model()
    save_file({name: value.detach().clone() for name, value in model.named_parameters()},
              options.init)
    return 0


if __name__ == "__main__":
    sys.exit(main())
