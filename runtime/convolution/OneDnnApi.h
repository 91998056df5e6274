//===- OneDnnApi.h - what is used of oneDNN --------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CONVOLUTION_ONEDNNAPI_H
#define FSDP_RUNTIME_CONVOLUTION_ONEDNNAPI_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace fsdp::rt::onednn {

/// An object of the library; 0 is success of its functions.
using Handle = void *;
using Status = int;

constexpr int maxDims = 12;

/// Names of the library for operands of a primitive.
enum Argument : int {
  source = 1,
  destination = 17,
  weights = 33,
  scratchpad = 80,
  destinationGradient = 145,
  weightsGradient = 161
};

/// What a descriptor of a primitive is asked for.
enum Query : int {
  sourceLayout = 129,
  weightsLayout = 131,
  weightsGradientLayout = 132,
  destinationLayout = 133,
  destinationGradientLayout = 134,
  scratchpadLayout = 136
};

struct ArgumentValue {
  int argument;
  Handle memory;
};

/// A pointer to a function of the library, by its name.
#define FSDP_ONEDNN_FUNCTIONS(X)                                               \
  X(dnnl_engine_create, (Handle *, int kind, size_t index))                    \
  X(dnnl_stream_create, (Handle *, Handle engine, unsigned flags))             \
  X(dnnl_stream_destroy, (Handle))                                             \
  X(dnnl_primitive_attr_create, (Handle *))                                    \
  X(dnnl_primitive_attr_set_scratchpad_mode, (Handle, int mode))               \
  X(dnnl_primitive_desc_destroy, (Handle))                                     \
  X(dnnl_primitive_create, (Handle *, Handle desc))                            \
  X(dnnl_primitive_destroy, (Handle))                                          \
  X(dnnl_primitive_execute,                                                    \
    (Handle, Handle stream, int count, const ArgumentValue *))                 \
  X(dnnl_reorder_primitive_desc_create,                                        \
    (Handle *, const void *from, Handle, const void *to, Handle, Handle))      \
  X(dnnl_memory_create,                                                        \
    (Handle *, const void *layout, Handle engine, void *data))                 \
  X(dnnl_memory_destroy, (Handle))                                             \
  X(dnnl_memory_set_data_handle, (Handle, void *data))

/// Those that have other results.
#define FSDP_ONEDNN_QUERIES(X)                                                 \
  X(const void *, dnnl_primitive_desc_query_md, (Handle, int what, int index)) \
  X(int, dnnl_memory_desc_equal, (const void *, const void *))                 \
  X(size_t, dnnl_memory_desc_get_size, (const void *))                         \
  X(int, dnnl_get_effective_cpu_isa, ())

/// The place of an operand in memory: dimensions and, unless the library is to
/// choose, strides.
struct Shape {
  int numDims = 0;
  int64_t dims[maxDims] = {};
  int64_t strides[maxDims] = {};
};

/// How the window of a convolution moves; no padding.
struct Movement {
  int64_t strides[3], dilates[3], padding[3] = {};
};

/// The library, loaded. Its interface has two forms: descriptors of memory are
/// structures in 2.x and objects in 3.x, and so are those of operations.
class OneDnn {
public:
  /// A layout of memory, which lives as long as this.
  using Layout = std::shared_ptr<void>;

  /// Loads the library of this file; on failure `error` has a line.
  bool load(const char *file, std::string &error);

  /// What it is: "onednn 3.2.0 avx2".
  std::string describe() const;

  /// Null if the library refuses.
  Layout layout(const Shape &shape, bool chosen) const;

  /// The descriptor of a convolution's primitive, or of the gradient of its
  /// weights: layouts of x, w and y as for run() of a Convolver. Null if the
  /// library refuses.
  Handle forward(const Layout &x, const Layout &w, const Layout &y,
                 const Movement &movement) const;
  Handle weightsBackward(const Layout &x, const Layout &w, const Layout &y,
                         const Movement &movement) const;

#define FSDP_DECLARE(name, arguments) Status(*name) arguments = nullptr;
  FSDP_ONEDNN_FUNCTIONS(FSDP_DECLARE)
#undef FSDP_DECLARE
#define FSDP_DECLARE(type, name, arguments) type(*name) arguments = nullptr;
  FSDP_ONEDNN_QUERIES(FSDP_DECLARE)
#undef FSDP_DECLARE

  Handle engine = nullptr;

private:
  bool findFunctions(std::string &error);

  void *library = nullptr;
  /// Memory that primitives need is given to them.
  Handle attributes = nullptr;
  int major = 0, minor = 0, patch = 0;
};

/// Lets the library work on the calling thread alone while it lives.
class OneThread {
public:
  explicit OneThread();
  ~OneThread();
  OneThread(const OneThread &) = delete;
  OneThread &operator=(const OneThread &) = delete;

  /// Finds the functions that tell OpenMP how many threads to use.
  static void find(void *library);

private:
  int before = 0;
};

} // namespace fsdp::rt::onednn

#endif // FSDP_RUNTIME_CONVOLUTION_ONEDNNAPI_H
