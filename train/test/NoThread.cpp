//===- NoThread.cpp - a thread that can't be made -------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Refuses the thread that FSDP_NO_THREAD counts, from 1, to a program that it
// is preloaded into.

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <dlfcn.h>
#include <pthread.h>

extern "C" __attribute__((visibility("default"))) int
pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
               void *(*function)(void *), void *argument) {
  static const auto next = reinterpret_cast<decltype(&pthread_create)>(
      dlsym(RTLD_NEXT, "pthread_create"));
  static std::atomic<long> made{0};
  const char *refused = std::getenv("FSDP_NO_THREAD");
  if (refused && ++made == std::atol(refused))
    return EAGAIN;
  return next(thread, attributes, function, argument);
}
