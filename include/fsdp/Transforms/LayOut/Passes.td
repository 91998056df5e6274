//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 2: how a unit lies over the ranks.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_LAYOUT_PASSES_TD
#define FSDP_TRANSFORMS_LAYOUT_PASSES_TD

include "mlir/Pass/PassBase.td"

def AssignLayoutsPass : Pass<"fsdp-assign-layouts", "::mlir::ModuleOp"> {
  let summary = "gives each unit its layout";
  let description = [{
    Gives each unit its layout over the ranks of its shard axes.

    `layout=flat`: its parameters one after another, each starting at a multiple
    of `alignment` bytes of the gathered buffer (counted in elements of the type
    in which the step function takes the parameter; behind fsdp-normalize-input
    that is its storage type), the tail padded to a multiple of the number of
    ranks. This is the layout of PyTorch's flat
    parameter with `use_orig_params=True`; `alignment=1` or `0` gives that of
    `False`, where nothing but the tail is padded. A unit that is cut over no
    ranks is padded to the number of its replicas if there is an alignment, as
    PyTorch's `NO_SHARD` is.

    `layout=per_param`: each parameter is cut along its first dimension, or the
    one that `fsdp.shard_dim` on the `fsdp.param` names. Chunks have
    `ceil(size / ranks)` of it; the last ranks may have fewer, or none, and
    padding. Other dimensions than the first must be divisible. This is the
    layout of PyTorch's `fully_shard`. A parameter without dimensions is
    refused.

    A unit with a `kind` (see `fsdp-form-units`) has that kind instead.
    Units of one collective may differ.

    Example: parameters of 6 and 5 f32 over 4 ranks, flat, and the same as
    tensors of 3x2 and 5 per parameter:

    ```mlir
    layout <flat, f32, world = 4, numels = [6, 5], paddings = [0, 2, 3]>
    layout <per_param, f32, world = 4, numels = [6, 5], paddings = [0, 2, 3]>
    ```

    Sizes are remarks (category `fsdp-assign-layouts`).
  }];
  let options = [
    Option<"layout", "layout", "::mlir::fsdp::LayoutKind",
           /*default=*/"::mlir::fsdp::LayoutKind::Flat", "kind of the layouts",
           [{::llvm::cl::values(
             clEnumValN(::mlir::fsdp::LayoutKind::Flat, "flat",
                        "one buffer, cut into equal shards"),
             clEnumValN(::mlir::fsdp::LayoutKind::PerParam, "per_param",
                        "each parameter is cut by itself"))}]>,
    Option<"alignment", "alignment", "int64_t", /*default=*/"16",
           "bytes to which each parameter's start is aligned (flat); 0 or 1 "
           "for none">,
  ];
}

def VerifyLayoutsPass : Pass<"fsdp-verify-layouts", "::mlir::ModuleOp"> {
  let summary = "verifies what must hold after phase 2";
  let description = [{
    Changes nothing. Fails unless every unit has a layout such that

    * entries and paddings tile `[0, world * S)` and the map from elements to
      places in shards is a bijection;
    * flat: there is less padding than the alignment before an entry, and less
      than the number of ranks at the end;
    * per_param: each entry is cut along its dimension and padded to the next
      multiple of the ranks, no further.

    Numbers and element types of entries are checked by the verifier of
    `fsdp.unit`.

    Example:

    ```
    error: expected unit '@fc' to have a layout, got none
    ```
  }];
  let options = [
    Option<"alignment", "alignment", "int64_t", /*default=*/"16",
           "alignment in bytes that explains padding">,
  ];
}

#endif // FSDP_TRANSFORMS_LAYOUT_PASSES_TD
