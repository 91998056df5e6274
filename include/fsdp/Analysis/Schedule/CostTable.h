//===- CostTable.h - What a machine needs for work and bytes ----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Costs are two small lists: how fast a rank computes, and for each size of
// group the latency and bandwidth of a collective. Tables of named machines
// are built in; a pass reads others (fsdp/Utils/MachineFile.h).
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_COSTTABLE_H
#define FSDP_ANALYSIS_SCHEDULE_COSTTABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace mlir::fsdp {

/// What a piece of computation does, independent of a machine.
struct ComputeWork {
  /// Floating point operations of contractions.
  double flops = 0;
  /// Bytes read and written by everything else. An op of which nothing is
  /// known counts with its bytes.
  double bytes = 0;
  /// Kernels that are launched.
  int64_t kernels = 0;
};

/// Cost of a collective in groups of up to `ranks` ranks:
/// latency + bytes * (n - 1) / n / bandwidth for n ranks.
struct LinkCost {
  int64_t ranks = 1;
  double latency = 0;
  double bandwidth = 1;
  /// Where the figures come from.
  std::string source;
};

/// A machine.
struct CostTable {
  std::string name;
  std::string description;
  /// Of one rank: contractions, everything else, and each kernel.
  double flopsPerSecond = 1;
  double bytesPerSecond = 1;
  double secondsPerKernel = 0;
  /// Where the three figures above come from.
  std::string source;
  /// Gathers and reductions take turns on one link.
  bool sharedLink = true;
  /// Ranks of a node, which share what connects it with others; 0 if the
  /// machine is one node, or what connects nodes is a rank's own.
  int64_t nodeRanks = 0;
  /// By increasing `ranks`; larger groups cost what the last one does.
  std::vector<LinkCost> gather, reduce;

  /// Seconds of a piece of computation.
  double computeSeconds(const ComputeWork &work) const;
};

/// The row for groups of `ranks`. `rows` is not empty.
const LinkCost &findLink(llvm::ArrayRef<LinkCost> rows, int64_t ranks);

/// How many groups, whose members are `stride` ranks apart, share the links
/// between nodes, which the rows have for one group of all ranks of each node.
/// `span` is what holds a group: groups within a node have links of their own.
int64_t countSharingGroups(const CostTable &table, int64_t span,
                           int64_t stride);

/// Seconds that grow with the bytes: the transfer without its latency.
double getTransferSeconds(const LinkCost &link, int64_t ranks, int64_t bytes);

/// The built-in tables.
llvm::ArrayRef<CostTable> getCostTables();

/// The built-in table of that name, or null.
const CostTable *findCostTable(llvm::StringRef name);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_COSTTABLE_H
