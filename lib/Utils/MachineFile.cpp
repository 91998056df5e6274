//===- MachineFile.cpp - Costs of a machine as JSON -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/MachineFile.h"
#include "fsdp/Utils/TextFiles.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace mlir::fsdp;

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
  llvm::Expected<llvm::json::Value> value = parseJSON(json);
  if (!value)
    return value.takeError();
  const llvm::json::Object *object = value->getAsObject();
  if (!object)
    return llvm::createStringError("expected a JSON object as cost table");
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
  if (object->get("node_ranks"))
    reader.read("node_ranks", table.nodeRanks);
  reader.read("gather", table.gather);
  reader.read("reduce", table.reduce);
  if (std::string what = reader.finish(); !what.empty())
    return llvm::createStringError(what);
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
  if (table.nodeRanks)
    object["node_ranks"] = table.nodeRanks;
  return llvm::formatv("{0:2}", llvm::json::Value(std::move(object))).str();
}

FailureOr<CostTable> mlir::fsdp::loadMachine(StringRef machine, Location loc) {
  StringRef name = machine.empty() ? "cpu-16" : machine;
  if (const CostTable *table = findCostTable(name))
    return *table;
  if (!name.ends_with(".json")) {
    std::string known;
    for (const CostTable &table : getCostTables())
      known += (known.empty() ? "" : ", ") + table.name;
    InFlightDiagnostic diag =
        emitError(loc) << "expected a known machine, got '" << name << "'";
    diag.attachNote() << "known are " << known << ", and files that end with "
                      << "'.json'";
    return failure();
  }
  auto buffer = readTextFile(name);
  if (!buffer)
    return emitError(loc) << "expected to read '" << name
                          << "', got: " << llvm::toString(buffer.takeError());
  llvm::Expected<CostTable> table = parseCostTable((*buffer)->getBuffer());
  if (!table)
    return emitError(loc) << "expected a table of costs in '" << name
                          << "', got: " << llvm::toString(table.takeError());
  return *table;
}
