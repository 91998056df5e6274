//===- Loader.cpp - loading CUDA and NCCL ---------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Api.h"

#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <initializer_list>
#include <string>

using namespace fsdp::rt::cuda;

/// Opens the library that `variable` names, else the first of `names` that is
/// there.
static void *open(const char *variable,
                  std::initializer_list<const char *> names, char *text,
                  size_t size) {
  const int flags = RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE;
  const char *chosen = std::getenv(variable);
  if (chosen && *chosen) {
    if (void *library = dlopen(chosen, flags))
      return library;
    std::snprintf(text, size, "can't load %s=%s: %s", variable, chosen,
                  dlerror());
    return nullptr;
  }
  for (const char *name : names)
    if (void *library = dlopen(name, flags))
      return library;
  std::snprintf(text, size, "can't load %s: %s", *names.begin(), dlerror());
  return nullptr;
}

/// Says that a library lacks a function; whether it lacks none.
static bool hasAll(const char *missing, char *text, size_t size) {
  if (missing)
    std::snprintf(text, size, "the library has no %s", missing);
  return !missing;
}

/// Looks a function up; its name is what is missing, if any.
template <typename Function>
static void find(void *library, const char *name, Function &function,
                 const char *&missing) {
  function = reinterpret_cast<Function>(dlsym(library, name));
  if (!function && !missing)
    missing = name;
}

bool fsdp::rt::cuda::loadCompute(Api &api, char *text, size_t size) {
  void *driver =
      open("FSDP_CUDA_LIBRARY", {"libcuda.so.1", "libcuda.so"}, text, size);
  void *blas =
      driver
          ? open("FSDP_CUBLASLT_LIBRARY",
                 {"libcublasLt.so.13", "libcublasLt.so.12", "libcublasLt.so"},
                 text, size)
          : nullptr;
  if (!blas)
    return false;
  const char *missing = nullptr;
#define FSDP_FIND_DRIVER(name, result, parameters)                             \
  find(driver, #name, api.name, missing);
#define FSDP_FIND_BLAS(name, result, parameters)                               \
  find(blas, #name, api.name, missing);
  FSDP_DRIVER_FUNCTIONS(FSDP_FIND_DRIVER)
  FSDP_BLAS_FUNCTIONS(FSDP_FIND_BLAS)
  return hasAll(missing, text, size);
}

/// The folder of this library, with a slash, or nothing.
static std::string ownFolder() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&loadAttention), &info) ||
      !info.dli_fname)
    return "";
  std::string path = info.dli_fname;
  return path.substr(0, path.rfind('/') + 1);
}

bool fsdp::rt::cuda::loadAttention(Api &api, char *text, size_t size) {
  const char *name = "libfsdp_cudnn.so";
  std::string beside = ownFolder() + name;
  void *library =
      open("FSDP_ATTENTION_LIBRARY", {beside.c_str(), name}, text, size);
  if (!library)
    return false;
  const char *missing = nullptr;
#define FSDP_FIND_ATTENTION(name) find(library, #name, api.name, missing);
  FSDP_ATTENTION_FUNCTIONS(FSDP_FIND_ATTENTION)
  if (!hasAll(missing, text, size))
    return false;
  uint32_t version = api.fsdp_attention_version();
  if (version != FSDP_ATTENTION_VERSION)
    std::snprintf(text, size, "expected version %d of fsdp_attention.h, got %u",
                  FSDP_ATTENTION_VERSION, version);
  return version == FSDP_ATTENTION_VERSION;
}

/// What cuDNN's frontend reads, and only from the environment: which of CUDA's
/// runtimes is loaded, and how many bytes all scores may take.
static void setDefaults(const Api &api) {
  Dl_info info;
  if (dladdr(reinterpret_cast<void *>(api.cudaMalloc), &info) && info.dli_fname)
    setenv("CUDNN_FRONTEND_CUDART_LIB_NAME", info.dli_fname, /*overwrite=*/0);
  setenv("CUDNN_FRONTEND_ATTN_DP_WORKSPACE_LIMIT", "268435456",
         /*overwrite=*/0);
}

bool fsdp::rt::cuda::loadCuda(Api &api, char *text, size_t size) {
  void *cuda =
      open("FSDP_CUDART_LIBRARY",
           {"libcudart.so.13", "libcudart.so.12", "libcudart.so"}, text, size);
  if (!cuda)
    return false;
  const char *missing = nullptr, *noGraphs = nullptr;
#define FSDP_FIND_CUDA(name, result, parameters)                               \
  find(cuda, #name, api.name, missing);
#define FSDP_FIND_GRAPH(name, result, parameters)                              \
  find(cuda, #name, api.name, noGraphs);
  FSDP_CUDA_FUNCTIONS(FSDP_FIND_CUDA)
  FSDP_GRAPH_FUNCTIONS(FSDP_FIND_GRAPH)
  if (noGraphs)
    api.cudaGraphLaunch = nullptr;
  if (!hasAll(missing, text, size))
    return false;
  setDefaults(api);
  return true;
}

bool fsdp::rt::cuda::load(Api &api, char *text, size_t size) {
  if (!loadCuda(api, text, size))
    return false;
  // Channels have communicators of their own, whose kernels wait for those of
  // peers: a device that begins them in another order than its peers may have
  // no place left for the one that they wait for. NCCL (2.26 and newer) reads
  // this once, and only from the environment.
  setenv("NCCL_LAUNCH_ORDER_IMPLICIT", "1", /*overwrite=*/0);
  void *nccl =
      open("FSDP_NCCL_LIBRARY", {"libnccl.so.2", "libnccl.so"}, text, size);
  if (!nccl)
    return false;
  const char *missing = nullptr, *noWindows = nullptr;
#define FSDP_FIND(name, result, parameters)                                    \
  find(nccl, #name, api.name, missing);
#define FSDP_FIND_WINDOW(name, result, parameters)                             \
  find(nccl, #name, api.name, noWindows);
  FSDP_NCCL_FUNCTIONS(FSDP_FIND)
  FSDP_NCCL_WINDOW_FUNCTIONS(FSDP_FIND_WINDOW)
  if (!hasAll(missing, text, size))
    return false;
  if (noWindows)
    api.ncclCommWindowRegister = nullptr;
  if (api.ncclGetVersion(&api.version) != ncclSuccess || api.version < 21403 ||
      api.version >= 30000) {
    std::snprintf(text, size, "expected NCCL 2.14.3 or a newer 2.x, got %d",
                  api.version);
    return false;
  }
  return true;
}
