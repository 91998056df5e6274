//===- Gemm.cpp - one matrix product on the processor ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gemm.h"

#include "fsdp_rt.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <mutex>
#include <sys/mman.h>
#include <vector>

using namespace fsdp::rt;

//===----------------------------------------------------------------------===//
// Choice of a library
//===----------------------------------------------------------------------===//

namespace {

using SgemmFunction = void (*)(int, int, int, int, int, int, float,
                               const float *, int, const float *, int, float,
                               float *, int);
using DgemmFunction = void (*)(int, int, int, int, int, int, double,
                               const double *, int, const double *, int, double,
                               double *, int);

struct Blas {
  SgemmFunction sgemm = nullptr;
  DgemmFunction dgemm = nullptr;
  /// Room for a thread that computes.
  void *(*takeRoom)(int) = nullptr;
  void (*giveRoom)(void *) = nullptr;
  /// It has kernels for small matrices, which pack nothing.
  bool hasSmallKernels = false;
  int32_t status = FSDP_RT_OK;
  char message[512] = {};
};

} // namespace

/// Numbers of the CBLAS interface.
enum { rowMajor = 101, noTranspose = 111, transpose = 112 };

/// Whether OpenBLAS has kernels for small matrices on this processor.
static bool hasSmallKernels(void *library) {
  using CoreFunction = const char *(*)();
  auto core =
      reinterpret_cast<CoreFunction>(dlsym(library, "openblas_get_corename"));
  if (!core)
    return false;
  for (const char *name : {"SkylakeX", "Cooperlake", "SapphireRapids"})
    if (std::strcmp(core(), name) == 0)
      return true;
  return false;
}

static bool loadOpenBlas(Blas &blas) {
  const char *name = "libopenblas.so.0";
  // Its threads are made when it is loaded; a rank computes on one thread.
  void *loaded = dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
  void *library = loaded;
  if (!library) {
    setenv("OPENBLAS_NUM_THREADS", "1", 1);
    library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  }
  if (!library) {
    std::snprintf(blas.message, sizeof(blas.message), "can't load %s: %s", name,
                  dlerror());
    return false;
  }
  if (loaded)
    if (void *set = dlsym(library, "openblas_set_num_threads"))
      reinterpret_cast<void (*)(int)>(set)(1);
  blas.sgemm = reinterpret_cast<SgemmFunction>(dlsym(library, "cblas_sgemm"));
  blas.dgemm = reinterpret_cast<DgemmFunction>(dlsym(library, "cblas_dgemm"));
  blas.takeRoom =
      reinterpret_cast<void *(*)(int)>(dlsym(library, "blas_memory_alloc"));
  blas.giveRoom =
      reinterpret_cast<void (*)(void *)>(dlsym(library, "blas_memory_free"));
  if (!blas.giveRoom)
    blas.takeRoom = nullptr;
  blas.hasSmallKernels = hasSmallKernels(library);
  if (blas.sgemm && blas.dgemm)
    return true;
  std::snprintf(blas.message, sizeof(blas.message),
                "%s has no cblas_sgemm or cblas_dgemm", name);
  return false;
}

static Blas chooseBlas() {
  Blas blas;
  const char *choice = std::getenv("FSDP_BLAS");
  if (!choice || !*choice) {
    if (!loadOpenBlas(blas))
      blas.sgemm = nullptr;
    return blas;
  }
  if (std::strcmp(choice, "builtin") == 0)
    return blas;
  if (std::strcmp(choice, "openblas") == 0) {
    if (!loadOpenBlas(blas))
      blas.status = FSDP_RT_UNSUPPORTED;
    return blas;
  }
  std::snprintf(blas.message, sizeof(blas.message),
                "FSDP_BLAS: expected 'openblas' or 'builtin', got '%s'",
                choice);
  blas.status = FSDP_RT_UNSUPPORTED;
  return blas;
}

static const Blas &chosenBlas() {
  static const Blas blas = chooseBlas();
  return blas;
}

int32_t fsdp::rt::loadBlas(char *message, size_t size) {
  const Blas &blas = chosenBlas();
  if (blas.status)
    std::snprintf(message, size, "%s", blas.message);
  return blas.status;
}

const char *fsdp_rt_blas_name(void) {
  return chosenBlas().sgemm ? "openblas" : "builtin";
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// What OpenBLAS maps for a thread on x86-64 and AArch64, and a bit more.
static constexpr size_t kRoomBytes = (size_t{128} << 20) + (size_t{2} << 20);

/// Has OpenBLAS map room for one more thread than it has; returns null where
/// that would not succeed.
static void *mapRoom(const Blas &blas) {
  void *probe = mmap(nullptr, kRoomBytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (probe == MAP_FAILED)
    return nullptr;
  munmap(probe, kRoomBytes);
  return blas.takeRoom(/*place=*/0);
}

bool fsdp::rt::reserveGemm(int64_t threads) {
  static std::atomic<int64_t> reserved{0};
  const Blas &blas = chosenBlas();
  // It has so many places for what it maps; beyond them it says what is wrong.
  constexpr int64_t most = 64;
  threads = std::min(threads, most);
  if (!blas.sgemm || !blas.takeRoom ||
      reserved.load(std::memory_order_acquire) >= threads)
    return true;
  static std::mutex lock;
  std::lock_guard<std::mutex> guard(lock);
  std::vector<void *> rooms;
  while (static_cast<int64_t>(rooms.size()) < threads) {
    void *room = mapRoom(blas);
    if (!room)
      break;
    rooms.push_back(room);
  }
  // It keeps what it has mapped.
  for (void *room : rooms)
    blas.giveRoom(room);
  if (static_cast<int64_t>(rooms.size()) < threads)
    return false;
  reserved.store(threads, std::memory_order_release);
  return true;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

int64_t fsdp::rt::gemmWorkspace() {
  return chosenBlas().sgemm ? 0 : builtinGemmWorkspace();
}

/// How many columns of c to compute at once. Where c has few rows, as in a step
/// of a recurrent layer, packing b costs more than the product; OpenBLAS packs
/// nothing of products within these limits.
static int64_t columnsAtOnce(const Blas &blas, const GemmOperands<float> &x) {
  constexpr int64_t mostRows = 32, mostProducts = 1000000,
                    mostTransposed = 1200;
  if (!blas.hasSmallKernels || x.transA || x.m == 0 || x.m > mostRows)
    return x.n;
  int64_t columns = mostProducts / (x.m * x.k), unit = 64;
  if (x.transB) {
    columns = std::min(columns, mostTransposed / x.m);
    unit = 16;
  }
  // Narrower pieces are slower than packing.
  return columns < unit ? x.n : columns - columns % unit;
}

static void cblasGemm(const Blas &blas, const GemmOperands<float> &x) {
  int64_t step = std::max<int64_t>(columnsAtOnce(blas, x), 1);
  for (int64_t first = 0; first < x.n; first += step)
    blas.sgemm(rowMajor, x.transA ? transpose : noTranspose,
               x.transB ? transpose : noTranspose, static_cast<int>(x.m),
               static_cast<int>(std::min(step, x.n - first)),
               static_cast<int>(x.k), 1.0f, x.a, static_cast<int>(x.lda),
               x.b + (x.transB ? first * x.ldb : first),
               static_cast<int>(x.ldb), x.accumulate ? 1.0f : 0.0f, x.c + first,
               static_cast<int>(x.ldc));
}

static void cblasGemm(const Blas &blas, const GemmOperands<double> &x) {
  blas.dgemm(rowMajor, x.transA ? transpose : noTranspose,
             x.transB ? transpose : noTranspose, static_cast<int>(x.m),
             static_cast<int>(x.n), static_cast<int>(x.k), 1.0, x.a,
             static_cast<int>(x.lda), x.b, static_cast<int>(x.ldb),
             x.accumulate ? 1.0 : 0.0, x.c, static_cast<int>(x.ldc));
}

template <typename T>
static void clear(const GemmOperands<T> &x) {
  for (int64_t i = 0; i < x.m; ++i)
    std::memset(x.c + i * x.ldc, 0, static_cast<size_t>(x.n) * sizeof(T));
}

template <typename T>
static void multiply(const GemmOperands<T> &x, void *workspace) {
  const Blas &blas = chosenBlas();
  if (x.k == 0) {
    if (!x.accumulate)
      clear(x);
  } else if (blas.sgemm) {
    cblasGemm(blas, x);
  } else {
    builtinGemm(x, workspace);
  }
}

void fsdp::rt::gemm(const GemmOperands<float> &operands, void *workspace) {
  multiply(operands, workspace);
}

void fsdp::rt::gemm(const GemmOperands<double> &operands, void *workspace) {
  multiply(operands, workspace);
}
