//===- Data.h - inputs of training steps -----------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TOOLS_FSDP_RUN_DATA_H
#define FSDP_TOOLS_FSDP_RUN_DATA_H

#include "Manifest.h"

namespace fsdp::run {

/// Where inputs come from. Safe to use by several threads.
class DataSource {
public:
  virtual ~DataSource() = default;

  /// Throws an Error if the inputs of a rank and step are missing, without
  /// reading them.
  virtual void expect(int64_t rank, int64_t step) const = 0;

  /// Writes the inputs of one rank and step to `storage`, one place for each
  /// of `inputs`; throws an Error if there are none or they are not allowed.
  virtual void load(int64_t rank, int64_t step,
                    const std::vector<const Argument *> &inputs,
                    const std::vector<char *> &storage) const = 0;
};

/// Files DIR/batches/rankR-stepK.safetensors for so many ranks and steps.
std::unique_ptr<DataSource> openDirectory(const std::string &directory,
                                          int64_t ranks, int64_t steps);

/// Windows of a text, one token a byte, for `inputs` = tokens and next tokens.
std::unique_ptr<DataSource>
openText(const std::string &path, const std::vector<const Argument *> &inputs);

} // namespace fsdp::run

#endif // FSDP_TOOLS_FSDP_RUN_DATA_H
