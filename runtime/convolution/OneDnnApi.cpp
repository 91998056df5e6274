//===- OneDnnApi.cpp - the two forms of oneDNN's interface ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneDnnApi.h"

#include <algorithm>
#include <cstdlib>
#include <dlfcn.h>

using namespace fsdp::rt::onednn;

namespace {

/// Numbers of the interface, the same in 2.x and 3.x.
enum : int {
  processor = 1,
  single = 3,
  anyFormat = 1,
  direct = 1,
  forwardTraining = 64,
  userScratchpad = 1
};

/// Room for a dnnl_memory_desc_t (696 bytes) and a dnnl_convolution_desc_t
/// (5976 bytes) of 2.x.
constexpr size_t layoutBytes = 1024, operationBytes = 8192;

struct Version {
  int major, minor, patch;
};

using ThreadsFunction = int (*)();
using SetThreadsFunction = void (*)(int);
ThreadsFunction getThreads = nullptr;
SetThreadsFunction setThreads = nullptr;

template <typename Function>
Function find(void *library, const char *name) {
  return reinterpret_cast<Function>(dlsym(library, name));
}

} // namespace

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

// The number is the calling thread's own, and other libraries of the process
// may have set it.
void OneThread::find(void *library) {
  getThreads = ::find<ThreadsFunction>(library, "omp_get_max_threads");
  setThreads = ::find<SetThreadsFunction>(library, "omp_set_num_threads");
}

OneThread::OneThread() {
  if (getThreads && setThreads) {
    before = getThreads();
    setThreads(1);
  }
}

OneThread::~OneThread() {
  if (before)
    setThreads(before);
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

bool OneDnn::findFunctions(std::string &error) {
  const char *missing = nullptr;
  auto get = [&](auto &function, const char *name) {
    function = find<std::decay_t<decltype(function)>>(library, name);
    if (!function)
      missing = name;
  };
#define FSDP_FIND(name, arguments) get(name, #name);
  FSDP_ONEDNN_FUNCTIONS(FSDP_FIND)
#undef FSDP_FIND
#define FSDP_FIND(type, name, arguments) get(name, #name);
  FSDP_ONEDNN_QUERIES(FSDP_FIND)
#undef FSDP_FIND
  if (missing)
    error = std::string("it has no ") + missing;
  return !missing;
}

bool OneDnn::load(const char *file, std::string &error) {
  library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    error = dlerror();
    return false;
  }
  if (!findFunctions(error))
    return false;
  auto version = find<const Version *(*)()>(library, "dnnl_version");
  if (!version || version()->major < 2 || version()->major > 3) {
    error = "expected oneDNN 2.x or 3.x";
    return false;
  }
  major = version()->major, minor = version()->minor;
  patch = version()->patch;
  OneThread::find(library);
  OneThread single;
  if (dnnl_engine_create(&engine, processor, 0) ||
      dnnl_primitive_attr_create(&attributes) ||
      dnnl_primitive_attr_set_scratchpad_mode(attributes, userScratchpad)) {
    error = "it can't be initialized";
    return false;
  }
  return true;
}

/// The name of a dnnl_cpu_isa_t, by its low bits: each set has its own.
static const char *instructionSet(int isa) {
  if (isa & 0x20)
    return isa & 0x80 ? "avx512_bf16" : isa & 0x40 ? "avx512_vnni" : "avx512";
  return isa & 4 ? "avx2" : isa & 2 ? "avx" : isa & 1 ? "sse41" : "portable";
}

std::string OneDnn::describe() const {
  return "onednn " + std::to_string(major) + "." + std::to_string(minor) + "." +
         std::to_string(patch) + " " +
         instructionSet(dnnl_get_effective_cpu_isa());
}

//===----------------------------------------------------------------------===//
// Layouts and operations
//===----------------------------------------------------------------------===//

OneDnn::Layout OneDnn::layout(const Shape &shape, bool chosen) const {
  if (major == 2) {
    Layout made(std::calloc(1, layoutBytes), std::free);
    Status status = 0;
    if (chosen)
      status = find<Status (*)(void *, int, const int64_t *, int, int)>(
          library, "dnnl_memory_desc_init_by_tag")(
          made.get(), shape.numDims, shape.dims, single, anyFormat);
    else
      status =
          find<Status (*)(void *, int, const int64_t *, int, const int64_t *)>(
              library, "dnnl_memory_desc_init_by_strides")(
              made.get(), shape.numDims, shape.dims, single, shape.strides);
    return status ? nullptr : made;
  }
  Handle made = nullptr;
  if (chosen)
    find<Status (*)(Handle *, int, const int64_t *, int, int)>(
        library, "dnnl_memory_desc_create_with_tag")(
        &made, shape.numDims, shape.dims, single, anyFormat);
  else
    find<Status (*)(Handle *, int, const int64_t *, int, const int64_t *)>(
        library, "dnnl_memory_desc_create_with_strides")(
        &made, shape.numDims, shape.dims, single, shape.strides);
  auto destroy = find<Status (*)(Handle)>(library, "dnnl_memory_desc_destroy");
  return Layout(made, [destroy](void *layout) {
    if (layout)
      destroy(layout);
  });
}

static Handle describe2(void *library, Handle engine, Handle attributes,
                        const void *operation) {
  Handle made = nullptr;
  find<Status (*)(Handle *, const void *, Handle, Handle, Handle)>(
      library, "dnnl_primitive_desc_create")(&made, operation, attributes,
                                             engine, nullptr);
  return made;
}

Handle OneDnn::forward(const Layout &x, const Layout &w, const Layout &y,
                       const Movement &movement) const {
  if (major == 2) {
    alignas(64) char operation[operationBytes] = {};
    Status status =
        find<Status (*)(void *, int, int, const void *, const void *,
                        const void *, const void *, const int64_t *,
                        const int64_t *, const int64_t *, const int64_t *)>(
            library, "dnnl_dilated_convolution_forward_desc_init")(
            operation, forwardTraining, direct, x.get(), w.get(), nullptr,
            y.get(), movement.strides, movement.dilates, movement.padding,
            movement.padding);
    return status ? nullptr : describe2(library, engine, attributes, operation);
  }
  Handle made = nullptr;
  find<Status (*)(Handle *, Handle, int, int, const void *, const void *,
                  const void *, const void *, const int64_t *, const int64_t *,
                  const int64_t *, const int64_t *, Handle)>(
      library, "dnnl_convolution_forward_primitive_desc_create")(
      &made, engine, forwardTraining, direct, x.get(), w.get(), nullptr,
      y.get(), movement.strides, movement.dilates, movement.padding,
      movement.padding, attributes);
  return made;
}

// Weights have the place of the result here, and the gradient of the result
// that of the weights.
Handle OneDnn::weightsBackward(const Layout &x, const Layout &w,
                               const Layout &y,
                               const Movement &movement) const {
  if (major == 2) {
    alignas(64) char operation[operationBytes] = {};
    Status status = find<Status (*)(
        void *, int, const void *, const void *, const void *, const void *,
        const int64_t *, const int64_t *, const int64_t *, const int64_t *)>(
        library, "dnnl_dilated_convolution_backward_weights_desc_init")(
        operation, direct, x.get(), y.get(), nullptr, w.get(), movement.strides,
        movement.dilates, movement.padding, movement.padding);
    return status ? nullptr : describe2(library, engine, attributes, operation);
  }
  Handle made = nullptr;
  find<Status (*)(Handle *, Handle, int, const void *, const void *,
                  const void *, const void *, const int64_t *, const int64_t *,
                  const int64_t *, const int64_t *, Handle, Handle)>(
      library, "dnnl_convolution_backward_weights_primitive_desc_create")(
      &made, engine, direct, x.get(), y.get(), nullptr, w.get(),
      movement.strides, movement.dilates, movement.padding, movement.padding,
      nullptr, attributes);
  return made;
}
