//===- ShardyText.h - Shardings as Shardy writes them -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of fsdp-read-shardings. Shardy is no part of MLIR: where its dialect is
// not registered, its attributes are text.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_PARTITION_SHARDYTEXT_H
#define FSDP_LIB_TRANSFORMS_PARTITION_SHARDYTEXT_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>
#include <utility>

namespace mlir::fsdp {

/// `#sdy.mesh<["x"=2, "y"=4]>`: names and sizes of axes.
using ShardyMesh = llvm::SmallVector<std::pair<std::string, int64_t>, 2>;

/// `#sdy.sharding<@mesh, [{"x"}, {}]>`: the axes that cut each dimension.
struct ShardySharding {
  std::string mesh;
  llvm::SmallVector<llvm::SmallVector<std::string, 1>, 2> dims;
};

/// Both read what an attribute prints. An error says what is not as expected or
/// what is not supported.
llvm::Expected<ShardyMesh> parseShardyMesh(llvm::StringRef text);
llvm::Expected<ShardySharding> parseShardySharding(llvm::StringRef text);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PARTITION_SHARDYTEXT_H
