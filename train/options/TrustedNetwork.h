//===- TrustedNetwork.h - a network without strangers ----------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_OPTIONS_TRUSTEDNETWORK_H
#define FSDP_TRAIN_OPTIONS_TRUSTEDNETWORK_H

#include "options/Options.h"

#include <cstdlib>
#include <optional>

namespace fsdp::run {

/// Tells the runtime, as long as it lives, whether the options trust the
/// network: of the environment, which it reads where worlds are made. Other
/// runs of this process have options of their own.
class TrustedNetwork {
public:
  explicit TrustedNetwork(const Options &options)
      : trusts(options.trustsNetwork) {
    if (!trusts)
      return;
    if (const char *value = std::getenv(kName))
      before = value;
    setenv(kName, "1", 1);
  }
  ~TrustedNetwork() {
    if (trusts && before)
      setenv(kName, before->c_str(), 1);
    else if (trusts)
      unsetenv(kName);
  }
  TrustedNetwork(const TrustedNetwork &) = delete;
  TrustedNetwork &operator=(const TrustedNetwork &) = delete;

private:
  static constexpr const char *kName = "FSDP_TRUSTED_NETWORK";
  bool trusts;
  std::optional<std::string> before;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_OPTIONS_TRUSTEDNETWORK_H
