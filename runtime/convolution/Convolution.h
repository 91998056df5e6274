//===- Convolution.h - convolutions on the processor -----------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CONVOLUTION_CONVOLUTION_H
#define FSDP_RUNTIME_CONVOLUTION_CONVOLUTION_H

#include "fsdp_rt.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <unordered_map>

namespace fsdp::rt {

using Convolution = fsdp_rt_convolution_desc;

/// Descriptors are equal if all their bytes are; they have no padding.
struct SameConvolution {
  bool operator()(const Convolution &one, const Convolution &other) const {
    return std::memcmp(&one, &other, sizeof(Convolution)) == 0;
  }
  size_t operator()(const Convolution &desc) const {
    int64_t words[sizeof(Convolution) / sizeof(int64_t)];
    std::memcpy(words, &desc, sizeof(words));
    uint64_t hash = 0;
    for (int64_t word : words)
      hash = (hash ^ static_cast<uint64_t>(word)) * 0x9e3779b97f4a7c15u;
    return static_cast<size_t>(hash ^ hash >> 32);
  }
};

/// What is kept of each convolution.
template <typename T>
using ConvolutionTable = std::unordered_map<Convolution, std::unique_ptr<T>,
                                            SameConvolution, SameConvolution>;

/// Convolutions of one rank, with what their library keeps from one to the
/// next. A descriptor has no extent of 0 and is valid.
class Convolver {
public:
  virtual ~Convolver() = default;

  /// Bytes of workspace, aligned to a page, that run() needs.
  virtual int64_t workspace(const Convolution &desc) = 0;

  /// y = x * w, plus y with `accumulate`; on the calling thread. Equal calls
  /// give equal bits. False if the library failed.
  virtual bool run(const Convolution &desc, const void *x, const void *w,
                   void *y, void *workspace) = 0;
};

/// Chooses and loads the library of convolutions, once per process:
/// FSDP_CONVOLUTIONS, else oneDNN if it can be loaded, else none. Returns a
/// status (FSDP_RT_*); on failure writes a line to `message`.
int32_t loadConvolutions(char *message, size_t size);

/// A convolver of the chosen library.
std::unique_ptr<Convolver> makeConvolver();

/// One without a library: what windows see is copied in pieces, which are
/// factors of matrix products.
std::unique_ptr<Convolver> makeWindowConvolver();

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CONVOLUTION_CONVOLUTION_H
