//===- CostTable.cpp - What a machine needs for work and bytes ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/CostTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

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

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static llvm::Error makeError(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

namespace {
/// Reads the fields of one JSON object and remembers what was wrong first.
class FieldReader {
public:
  FieldReader(const llvm::json::Object &object, StringRef where)
      : object(object), where(where.str()) {}

  void read(StringRef key, double &value, bool mayBeZero = false) {
    std::optional<double> found = object.getNumber(key);
    if (found && (*found > 0 || (mayBeZero && *found == 0)))
      value = *found;
    else
      fail("expected a positive number", key);
    seen.push_back(key);
  }
  void read(StringRef key, int64_t &value) {
    std::optional<int64_t> found = object.getInteger(key);
    if (found && *found > 0)
      value = *found;
    else
      fail("expected a positive integer", key);
    seen.push_back(key);
  }
  void read(StringRef key, bool &value) {
    std::optional<bool> found = object.getBoolean(key);
    if (found)
      value = *found;
    else
      fail("expected true or false", key);
    seen.push_back(key);
  }
  void read(StringRef key, std::string &value) {
    if (std::optional<StringRef> found = object.getString(key))
      value = found->str();
    else
      fail("expected a string", key);
    seen.push_back(key);
  }
  void read(StringRef key, std::vector<LinkCost> &rows);

  /// The first problem; empty if there is none.
  std::string finish() {
    for (const auto &field : object)
      if (!llvm::is_contained(seen, StringRef(field.first)))
        fail("unknown key", field.first);
    return error;
  }

private:
  void fail(StringRef what, StringRef key) {
    if (error.empty())
      error = (what + " '" + key + "' in " + where).str();
  }

  const llvm::json::Object &object;
  std::string where, error;
  std::vector<StringRef> seen;
};
} // namespace

void FieldReader::read(StringRef key, std::vector<LinkCost> &rows) {
  seen.push_back(key);
  const llvm::json::Array *array = object.getArray(key);
  if (!array || array->empty())
    return fail("expected a list of rows", key);
  for (const llvm::json::Value &value : *array) {
    const llvm::json::Object *row = value.getAsObject();
    if (!row)
      return fail("expected objects in", key);
    LinkCost link;
    FieldReader reader(*row, key);
    reader.read("ranks", link.ranks);
    reader.read("latency", link.latency, /*mayBeZero=*/true);
    reader.read("bandwidth", link.bandwidth);
    reader.read("source", link.source);
    if (std::string what = reader.finish(); !what.empty() && error.empty())
      error = what;
    if (!rows.empty() && rows.back().ranks >= link.ranks)
      fail("expected increasing 'ranks' in", key);
    rows.push_back(link);
  }
}

llvm::Expected<CostTable> mlir::fsdp::parseCostTable(StringRef json) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(json);
  if (!value)
    return value.takeError();
  const llvm::json::Object *object = value->getAsObject();
  if (!object)
    return makeError("expected a JSON object as cost table");
  CostTable table;
  FieldReader reader(*object, "the cost table");
  reader.read("name", table.name);
  reader.read("description", table.description);
  reader.read("flops_per_second", table.flopsPerSecond);
  reader.read("bytes_per_second", table.bytesPerSecond);
  reader.read("seconds_per_kernel", table.secondsPerKernel,
              /*mayBeZero=*/true);
  reader.read("source", table.source);
  reader.read("shared_link", table.sharedLink);
  reader.read("gather", table.gather);
  reader.read("reduce", table.reduce);
  if (std::string what = reader.finish(); !what.empty())
    return makeError(what);
  return table;
}

static llvm::json::Array toJSON(llvm::ArrayRef<LinkCost> rows) {
  llvm::json::Array array;
  for (const LinkCost &row : rows)
    array.push_back(llvm::json::Object{{"ranks", row.ranks},
                                       {"latency", row.latency},
                                       {"bandwidth", row.bandwidth},
                                       {"source", row.source}});
  return array;
}

std::string mlir::fsdp::printCostTable(const CostTable &table) {
  llvm::json::Object object{
      {"name", table.name},
      {"description", table.description},
      {"flops_per_second", table.flopsPerSecond},
      {"bytes_per_second", table.bytesPerSecond},
      {"seconds_per_kernel", table.secondsPerKernel},
      {"source", table.source},
      {"shared_link", table.sharedLink},
      {"gather", toJSON(table.gather)},
      {"reduce", toJSON(table.reduce)},
  };
  return llvm::formatv("{0:2}", llvm::json::Value(std::move(object))).str();
}
