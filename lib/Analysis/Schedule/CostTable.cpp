//===- CostTable.cpp - What a machine needs for work and bytes ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/CostTable.h"
#include <algorithm>

using namespace mlir::fsdp;
using llvm::StringRef;

double CostTable::computeSeconds(const ComputeWork &work) const {
  return work.flops / flopsPerSecond + work.bytes / bytesPerSecond +
         static_cast<double>(work.kernels) * secondsPerKernel;
}

const LinkCost &mlir::fsdp::findLink(llvm::ArrayRef<LinkCost> rows,
                                     int64_t ranks) {
  for (const LinkCost &row : rows)
    if (ranks <= row.ranks)
      return row;
  return rows.back();
}

int64_t mlir::fsdp::countSharingGroups(const CostTable &table, int64_t span,
                                       int64_t stride) {
  return span > table.nodeRanks
             ? std::max<int64_t>(1, std::min(stride, table.nodeRanks))
             : 1;
}

double mlir::fsdp::getTransferSeconds(const LinkCost &link, int64_t ranks,
                                      int64_t bytes) {
  double n = static_cast<double>(ranks);
  return static_cast<double>(bytes) * (n - 1) / n / link.bandwidth;
}

//===----------------------------------------------------------------------===//
// Built-in tables
//===----------------------------------------------------------------------===//

/// A machine of H100 cards; the links differ.
static CostTable makeH100(StringRef name, StringRef description,
                          std::vector<LinkCost> links) {
  CostTable table;
  table.name = name.str();
  table.description = description.str();
  table.flopsPerSecond = 495e12;
  table.bytesPerSecond = 2.7e12;
  table.secondsPerKernel = 2e-6;
  table.source = "data sheet of the H100 SXM: 989e12 bf16 flop/s dense, half "
                 "of it assumed; 3.35e12 bytes/s, 80 % assumed; 2 us a kernel "
                 "assumed";
  table.nodeRanks = links.size() > 1 ? links.front().ranks : 0;
  table.gather = table.reduce = std::move(links);
  return table;
}

/// A machine whose ranks are threads that copy in shared memory.
static CostTable makeThreads(StringRef name, int64_t ranks, double bandwidth) {
  CostTable table;
  table.name = name.str();
  table.description = std::to_string(ranks) + " threads of one processor";
  table.flopsPerSecond = 90e9;
  table.bytesPerSecond = 8e9;
  table.secondsPerKernel = 0.3e-6;
  table.source = "measured with fp32 on two 3.1 GHz cores with AVX2: 100e9 "
                 "flop/s at most, sgemm 90 % of it";
  LinkCost link = {ranks, 1e-6, bandwidth,
                   "measured on two cores: 64 MiB gathered in 6.7 ms; more "
                   "threads share the same memory"};
  table.gather = table.reduce = {link};
  return table;
}

static const char *const kNVLink =
    "published measurements of all-gathers on 8 H100: 370e9 bytes/s of "
    "450e9; latency of a small collective 20 us assumed";

static std::vector<CostTable> makeTables() {
  LinkCost nvlink = {8, 20e-6, 370e9, kNVLink};
  std::vector<CostTable> tables;
  tables.push_back(makeThreads("cpu-2", 2, 5e9));
  tables.push_back(makeThreads("cpu-16", 16, 5e9));
  tables.push_back(
      makeH100("h100-nvlink", "one node of 8 H100 on NVLink", {nvlink}));
  tables.push_back(makeH100(
      "h100-400g", "nodes of 8 H100, one 400 Gb/s adapter a node",
      {nvlink,
       {64, 60e-6, 45e9,
        "line rate 50e9 bytes/s, 90 % assumed; latency "
        "assumed"},
       {1024, 200e-6, 45e9, "as above, latency growing with the nodes"}}));
  tables.push_back(makeH100(
      "h100-8x400g", "nodes of 8 H100, one 400 Gb/s adapter a card",
      {nvlink,
       {64, 60e-6, 300e9,
        "line rate 8 x 50e9 bytes/s; published "
        "all-reduces reach 340e9 on 32 nodes, 300e9 assumed "
        "for gathers"},
       {1024, 200e-6, 300e9, "as above, latency growing with the nodes"}}));
  tables.push_back(makeH100(
      "h100-100gbe", "nodes of 8 H100 on 100 Gb/s Ethernet",
      {nvlink,
       {64, 100e-6, 11e9,
        "line rate 12.5e9 bytes/s, 88 % assumed; latency "
        "assumed"},
       {1024, 400e-6, 11e9, "as above, latency growing with the nodes"}}));
  CostTable pcie = makeH100("pcie", "8 cards on PCIe 4.0 x16",
                            {{8, 30e-6, 22e9,
                              "line rate 32e9 bytes/s, 70 % assumed; latency "
                              "assumed"}});
  pcie.flopsPerSecond = 156e12;
  pcie.bytesPerSecond = 1.6e12;
  pcie.source = "data sheet of the A100 PCIe: 312e12 bf16 flop/s dense, half "
                "of it assumed; 1.94e12 bytes/s, 80 % assumed; 2 us a kernel "
                "assumed";
  tables.push_back(pcie);
  return tables;
}

llvm::ArrayRef<CostTable> mlir::fsdp::getCostTables() {
  static const std::vector<CostTable> tables = makeTables();
  return tables;
}

const CostTable *mlir::fsdp::findCostTable(StringRef name) {
  for (const CostTable &table : getCostTables())
    if (table.name == name)
      return &table;
  return nullptr;
}
