//===- OneDnn.h - convolutions of oneDNN -----------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CONVOLUTION_ONEDNN_H
#define FSDP_RUNTIME_CONVOLUTION_ONEDNN_H

#include "Convolution.h"
#include "OneDnnApi.h"

namespace fsdp::rt {

/// Convolutions of a loaded oneDNN, which lives longer; what it has no
/// primitive for are products of windows.
std::unique_ptr<Convolver> makeOneDnnConvolver(const onednn::OneDnn &api);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CONVOLUTION_ONEDNN_H
