//===- Control.cpp - what ranks of one process tell each other ------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "World.h"

#include <chrono>
#include <condition_variable>
#include <map>

using namespace fsdp::rt;

namespace {

/// A map; everything else ranks see in the world itself.
class LocalControl : public Control {
public:
  explicit LocalControl(fsdp_rt_world &world) : world(world) {}

  int32_t put(const std::string &key, const std::string &value) override {
    std::lock_guard<std::mutex> guard(lock);
    values[key] = value;
    changed.notify_all();
    return FSDP_RT_OK;
  }

  int32_t get(const std::string &key, std::string &value,
              int64_t timeoutMs) override {
    auto deadline =
        std::chrono::steady_clock::now() + std::chrono::milliseconds(timeoutMs);
    std::unique_lock<std::mutex> guard(lock);
    auto found = values.find(key);
    while (found == values.end()) {
      if (int32_t status = statusOf(world))
        return status;
      auto now = std::chrono::steady_clock::now();
      if (now >= deadline)
        return FSDP_RT_TIMEOUT;
      changed.wait_until(
          guard, std::min(deadline, now + std::chrono::milliseconds(50)));
      found = values.find(key);
    }
    value = found->second;
    return FSDP_RT_OK;
  }

  void beat(const Beat *, size_t) override {}
  void fail(int32_t, const char *) override { changed.notify_all(); }
  void end(int64_t) override {}

private:
  fsdp_rt_world &world;
  std::mutex lock;
  std::condition_variable changed;
  std::map<std::string, std::string> values;
};

} // namespace

std::unique_ptr<Control> fsdp::rt::createLocalControl(fsdp_rt_world &world) {
  return std::make_unique<LocalControl>(world);
}
