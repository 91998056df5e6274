//===- ComputeDouble.cpp - kernels on the host ----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Double.h"
#include "HostImage.h"

#include <cstring>
#include <memory>
#include <string>
#include <vector>

using namespace fsdp::cuda_double;

namespace fsdp::rt::cuda {

struct Library {
  const cuda_double::HostImage *image;
  std::vector<std::unique_ptr<Kernel>> kernels;
};

struct Kernel {
  const cuda_double::HostKernel *code;
};

} // namespace fsdp::rt::cuda

/// The parameters of a launch, copied: pointers are those of the bytes behind
/// the device's addresses.
static std::shared_ptr<std::vector<int64_t>>
copyParameters(const HostKernel &kernel, void **params) {
  auto values = std::make_shared<std::vector<int64_t>>();
  for (size_t index = 0; kernel.parameters[index]; ++index) {
    int64_t value;
    std::memcpy(&value, params[index], sizeof(value));
    if (kernel.parameters[index] != 'v') {
      char *place = reach(reinterpret_cast<const void *>(value), 1);
      if (!place)
        return nullptr;
      value = static_cast<int64_t>(reinterpret_cast<intptr_t>(place));
    }
    values->push_back(value);
  }
  return values;
}

/// What a kernel touches, as far as its parameters say.
static std::vector<Access> findAccesses(const HostKernel &kernel,
                                        const std::vector<int64_t> &values) {
  std::vector<Access> accesses;
  for (size_t index = 0; index < values.size(); ++index) {
    if (kernel.parameters[index] == 'v')
      continue;
    int64_t bytes = kernel.parameterBytes[index];
    if (bytes < 0)
      bytes *= -static_cast<int32_t>(values.back());
    accesses.push_back({reinterpret_cast<const void *>(values[index]),
                        static_cast<size_t>(bytes),
                        kernel.parameters[index] == 'w'});
  }
  return accesses;
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

extern "C" {

CUresult cuGetErrorString(CUresult error, const char **text) {
  *text = error == invalidImage ? "device kernel image is invalid"
          : error == notFound   ? "named symbol not found"
                                : "an error of the double";
  return 0;
}

CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *,
                           void **, unsigned, CUlibraryOption *, void **,
                           unsigned) {
  FSDP_ENTER(enter, cuLibraryLoadData);
  FSDP_UNLESS_CAPTURING();
  const auto *image = static_cast<const HostImage *>(code);
  // Images of devices begin with text or "\177ELF", which is no address.
  uintptr_t first;
  std::memcpy(&first, code, sizeof(first));
  if (first >> 48 != 0 || std::strcmp(image->mark, hostImageMark) != 0)
    return invalidImage;
  return create(library, new fsdp::rt::cuda::Library{image, {}});
}

CUresult cuLibraryUnload(CUlibrary library) {
  return destroy("cuLibraryUnload", library);
}

CUresult cuLibraryGetKernel(CUkernel *kernel, CUlibrary library,
                            const char *name) {
  FSDP_ENTER(enter, cuLibraryGetKernel);
  for (int64_t index = 0; index < library->image->count; ++index) {
    const HostKernel &code = library->image->kernels[index];
    if (std::strcmp(code.name, name) != 0)
      continue;
    library->kernels.push_back(std::make_unique<fsdp::rt::cuda::Kernel>(
        fsdp::rt::cuda::Kernel{&code}));
    *kernel = library->kernels.back().get();
    return 0;
  }
  return notFound;
}

CUresult cuLaunchKernel(CUfunction kernel, unsigned gridX, unsigned gridY,
                        unsigned gridZ, unsigned blockX, unsigned blockY,
                        unsigned blockZ, unsigned, cudaStream_t stream,
                        void **params, void **) {
  FSDP_ENTER(enter, cuLaunchKernel);
  if (gridY != 1 || gridZ != 1 || blockY != 1 || blockZ != 1 || gridX == 0 ||
      blockX == 0 || blockX > 1024)
    return invalidValue;
  if (deviceOf(stream) != currentDevice())
    misuse("a launch into the stream of another device");
  const HostKernel &code = *kernel->code;
  auto values = copyParameters(code, params);
  if (!values)
    return invalidValue;
  int order = settings().order;
  enqueue(stream, std::string("kernel '") + code.name + "'",
          findAccesses(code, *values), [=, &code] {
            std::vector<void *> places;
            for (int64_t &value : *values)
              places.push_back(&value);
            execute(code, gridX, static_cast<int32_t>(blockX), places.data(),
                    order);
          });
  return 0;
}

} // extern "C"

// The runtime looks these up with the types of Api.h.
#define CHECK(name, result, parameters)                                        \
  static_assert(std::is_same_v<decltype(&::name), decltype(Api::name)>);
FSDP_DRIVER_FUNCTIONS(CHECK)
