//===- KeptValues.cpp - What is kept and what is computed again -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Memory/KeptValues.h"
#include <algorithm>
#include <limits>

using namespace mlir::fsdp;

namespace {
/// The most that flows through a graph with capacities (Dinic, 1970).
class Flow {
public:
  static constexpr int64_t kUnlimited = std::numeric_limits<int64_t>::max() / 4;

  explicit Flow(unsigned nodes) : edges(nodes) {}

  void addEdge(unsigned from, unsigned to, int64_t capacity) {
    edges[from].push_back({to, unsigned(edges[to].size()), capacity});
    edges[to].push_back({from, unsigned(edges[from].size() - 1), 0});
  }
  /// Sends as much as can be.
  void run(unsigned source, unsigned sink);
  /// The nodes from which more could flow to the sink.
  std::vector<bool> findAbove(unsigned sink) const;

private:
  struct Edge {
    unsigned to, reverse;
    int64_t capacity;
  };
  bool findLevels(unsigned source, unsigned sink);
  bool sendAlongPath(unsigned source, unsigned sink);

  std::vector<std::vector<Edge>> edges;
  std::vector<int> levels;
  std::vector<size_t> next;
};
} // namespace

bool Flow::findLevels(unsigned source, unsigned sink) {
  levels.assign(edges.size(), -1);
  levels[source] = 0;
  std::vector<unsigned> queue = {source};
  for (size_t at = 0; at < queue.size(); ++at)
    for (const Edge &edge : edges[queue[at]])
      if (edge.capacity > 0 && levels[edge.to] < 0) {
        levels[edge.to] = levels[queue[at]] + 1;
        queue.push_back(edge.to);
      }
  return levels[sink] >= 0;
}

/// Finds a shortest path, without recursion: programs are long.
bool Flow::sendAlongPath(unsigned source, unsigned sink) {
  std::vector<Edge *> path;
  unsigned at = source;
  while (at != sink) {
    if (next[at] == edges[at].size()) {
      if (path.empty())
        return false;
      // Nothing goes on from here: back, and along the next edge.
      at = edges[at][path.back()->reverse].to;
      path.pop_back();
      ++next[at];
      continue;
    }
    Edge &edge = edges[at][next[at]];
    if (edge.capacity > 0 && levels[edge.to] == levels[at] + 1) {
      path.push_back(&edge);
      at = edge.to;
    } else {
      ++next[at];
    }
  }
  int64_t sent = kUnlimited;
  for (Edge *edge : path)
    sent = std::min(sent, edge->capacity);
  for (Edge *edge : path) {
    edge->capacity -= sent;
    edges[edge->to][edge->reverse].capacity += sent;
  }
  return true;
}

void Flow::run(unsigned source, unsigned sink) {
  while (findLevels(source, sink)) {
    next.assign(edges.size(), 0);
    while (sendAlongPath(source, sink))
      ;
  }
}

std::vector<bool> Flow::findAbove(unsigned sink) const {
  std::vector<bool> above(edges.size());
  above[sink] = true;
  std::vector<unsigned> queue = {sink};
  for (size_t at = 0; at < queue.size(); ++at)
    for (const Edge &edge : edges[queue[at]])
      if (edges[edge.to][edge.reverse].capacity > 0 && !above[edge.to]) {
        above[edge.to] = true;
        queue.push_back(edge.to);
      }
  return above;
}

std::vector<bool>
mlir::fsdp::chooseKeptValues(const std::vector<KeepableValue> &values) {
  auto count = static_cast<unsigned>(values.size());
  unsigned source = 2 * count, sink = source + 1;
  Flow flow(2 * count + 2);
  // A value is cut between having been computed and being there later.
  auto computed = [](unsigned value) { return 2 * value; };
  auto later = [](unsigned value) { return 2 * value + 1; };
  for (unsigned value = 0; value < count; ++value) {
    const KeepableValue &each = values[value];
    flow.addEdge(computed(value), later(value), each.cost);
    if (!each.isComputable)
      flow.addEdge(source, computed(value), Flow::kUnlimited);
    else
      for (unsigned operand : each.operands)
        flow.addEdge(later(operand), computed(value), Flow::kUnlimited);
    if (each.isNeeded)
      flow.addEdge(later(value), sink, Flow::kUnlimited);
  }
  flow.run(source, sink);
  std::vector<bool> above = flow.findAbove(sink), kept(count);
  for (unsigned value = 0; value < count; ++value)
    kept[value] = above[later(value)] && !above[computed(value)];
  return kept;
}
