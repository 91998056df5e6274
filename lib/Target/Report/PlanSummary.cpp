//===- PlanSummary.cpp - A plan in a few lines ----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Report/PlanSummary.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mlir::fsdp;

static int64_t getInt(const json::Object &object, StringRef key) {
  return object.getInteger(key).value_or(0);
}

/// One arena of an entry against its lower bound. Temporaries may lie in the
/// arena of communication too, and so take less than their own bound.
static void printArena(const json::Object &plan, StringRef arena,
                       StringRef title, raw_ostream &os) {
  int64_t bytes = getInt(plan, (arena + "_bytes").str());
  int64_t bound = getInt(plan, (arena + "_lower_bound").str());
  os << formatv("  {0,-15} {1,14} B, at least {2} B", title, bytes, bound);
  if (bound > 0 && bytes >= bound)
    os << formatv(", {0:f2} % above", 100.0 * (bytes - bound) / bound);
  os << '\n';
}

/// Everything that an entry needs, against what no schedule goes below, and
/// what buffers would take that share no memory.
static void printPeak(const json::Object &plan, const json::Object &memory,
                      raw_ostream &os) {
  int64_t buffers = getInt(plan, "comm_bytes") + getInt(plan, "temp_bytes");
  int64_t bytes = getInt(memory, "persistent_bytes") +
                  getInt(memory, "host_bytes") + buffers;
  int64_t bound = getInt(plan, "peak_lower_bound");
  int64_t unshared = getInt(plan, "unshared_bytes");
  os << formatv("  {0,-15} {1,14} B, at least {2} B with nothing in flight",
                "all", bytes, bound);
  if (bound > 0)
    os << formatv(", {0:f2} % above", 100.0 * (bytes - bound) / bound);
  os << '\n';
  if (unshared > 0)
    os << formatv("  {0,-15} {1,14} B if each had its own memory; saved {2:f2} "
                  "%\n",
                  "buffers", unshared, 100.0 * (unshared - buffers) / unshared);
}

/// Number and bytes of the collectives of each kind and channel.
static void printCollectives(const json::Object &report, StringRef entry,
                             raw_ostream &os) {
  MapVector<std::pair<StringRef, StringRef>, std::pair<int64_t, int64_t>> sums;
  const json::Array *collectives = report.getArray("collectives");
  for (const json::Value &value : collectives ? *collectives : json::Array()) {
    const json::Object &collective = *value.getAsObject();
    if (collective.getString("entry") != entry)
      continue;
    auto &[count, bytes] = sums[{collective.getString("kind").value_or(""),
                                 collective.getString("channel").value_or("")}];
    ++count;
    bytes += getInt(collective, "bytes");
  }
  for (const auto &[key, sum] : sums)
    os << formatv("  {0,-15} {1,14} B in {2} on {3}\n", key.first, sum.second,
                  sum.first, key.second);
}

void mlir::fsdp::printPlanSummary(const json::Object &report, raw_ostream &os) {
  os << formatv("'{0}' on {1} ranks, bytes of one rank\n",
                report.getString("model").value_or("model"),
                getInt(report, "world"));
  if (const json::Object *memory = report.getObject("memory")) {
    os << formatv("  {0,-15} {1,14} B\n", "persistent",
                  getInt(*memory, "persistent_bytes"));
    os << formatv("  {0,-15} {1,14} B\n", "host",
                  getInt(*memory, "host_bytes"));
    if (int64_t offloaded = getInt(*memory, "offload_bytes"))
      os << formatv("  {0,-15} {1,14} B of the host, not of the device\n",
                    "offload", offloaded);
  }
  const json::Array *plans = report.getArray("plan");
  for (const json::Value &value : plans ? *plans : json::Array()) {
    const json::Object &plan = *value.getAsObject();
    // Segments have their workspace within the temporaries of entries.
    if (!plan.get("comm_bytes"))
      continue;
    StringRef entry = plan.getString("function").value_or("");
    os << "@" << entry << '\n';
    printArena(plan, "comm", "communication", os);
    printArena(plan, "temp", "temporaries", os);
    if (const json::Object *memory = report.getObject("memory"))
      printPeak(plan, *memory, os);
    printCollectives(report, entry, os);
  }
}
