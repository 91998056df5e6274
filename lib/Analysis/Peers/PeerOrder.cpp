//===- PeerOrder.cpp - Do all ranks agree on collectives? -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Peers/PeerOrder.h"
#include <deque>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

using namespace mlir::fsdp;

namespace {
using Traces = std::vector<const PeerTrace *>;

/// The starts of each trace, by channel.
class Projection {
public:
  Projection(const Traces &traces, size_t numChannels) {
    for (const PeerTrace *trace : traces) {
      auto [found, isNew] = starts.try_emplace(trace, numChannels);
      if (!isNew)
        continue;
      for (size_t event = 0; event < trace->size(); ++event)
        if ((*trace)[event].kind == PeerEvent::Start)
          found->second[(*trace)[event].channel].push_back(event);
    }
  }

  const std::vector<size_t> &get(const PeerTrace *trace,
                                 unsigned channel) const {
    return starts.at(trace)[channel];
  }

private:
  std::unordered_map<const PeerTrace *, std::vector<std::vector<size_t>>>
      starts;
};

/// Compares a member's starts on a channel with the first member's.
std::optional<PeerConflict> compare(const Traces &traces,
                                    const Projection &starts, unsigned channel,
                                    int64_t first, int64_t other) {
  if (traces[first] == traces[other])
    return std::nullopt;
  const PeerTrace &a = *traces[first], &b = *traces[other];
  const std::vector<size_t> &inA = starts.get(&a, channel);
  const std::vector<size_t> &inB = starts.get(&b, channel);
  for (size_t i = 0; i < std::max(inA.size(), inB.size()); ++i) {
    PeerPosition atA{first, i < inA.size() ? inA[i] : a.size()};
    PeerPosition atB{other, i < inB.size() ? inB[i] : b.size()};
    if (atA.event < a.size() && atB.event < b.size() &&
        a[atA.event].payload == b[atB.event].payload &&
        a[atA.event].isAlone == b[atB.event].isAlone)
      continue;
    if (atA.event == a.size())
      std::swap(atA, atB);
    return PeerConflict{PeerConflict::Differ, channel, i, {atA, atB}};
  }
  return std::nullopt;
}

/// A start that its rank never waits for.
std::optional<PeerConflict> findOpen(const Traces &traces) {
  std::unordered_set<const PeerTrace *> seen;
  for (int64_t rank = 0; rank < int64_t(traces.size()); ++rank) {
    const PeerTrace &trace = *traces[rank];
    if (!seen.insert(&trace).second)
      continue;
    std::vector<char> waited(trace.size());
    for (const PeerEvent &event : trace)
      if (event.kind == PeerEvent::Wait)
        waited[event.start] = true;
    for (size_t event = 0; event < trace.size(); ++event)
      if (trace[event].kind == PeerEvent::Start && !waited[event])
        return PeerConflict{
            PeerConflict::Open, trace[event].channel, 0, {{rank, event}}};
  }
  return std::nullopt;
}

/// Runs all ranks as far as they come. Progress of one rank never takes away
/// another's, so the state in which nothing moves is the same in every
/// interleaving, and finding none proves that there is none.
class Simulation {
public:
  Simulation(const Traces &traces, const std::vector<PeerChannel> &channels);
  std::optional<PeerConflict> run();

private:
  /// A collective of one group: the event that starts it on each member.
  struct Collective {
    std::vector<PeerPosition> starts;
    size_t expected;
    bool complete = false;
  };
  struct Rank {
    size_t next = 0;
    /// Starts that are not complete, in their order, by lane and by channel.
    std::map<unsigned, std::deque<size_t>> lanes, channels;
    /// Collective of each start that was reached.
    std::map<size_t, size_t> collectives;
    /// Number of starts on each channel.
    std::map<unsigned, size_t> counts;
  };

  void advance(int64_t rank);
  void start(int64_t rank, size_t event);
  size_t getMeeting(int64_t rank, const PeerEvent &start);
  void tryComplete(size_t collective);
  size_t getFirst(const PeerPosition &position) const;
  bool isHead(const PeerPosition &position) const {
    return getFirst(position) == position.event;
  }
  PeerConflict findCircle(PeerPosition position) const;
  std::pair<PeerPosition, size_t> follow(const PeerPosition &position) const;
  size_t getCollective(int64_t rank, size_t start) const {
    return ranks[rank].collectives.at(start);
  }

  const Traces &traces;
  std::vector<Rank> ranks;
  std::vector<Collective> collectives;
  /// (channel, rank) -> group of the rank.
  std::map<std::pair<unsigned, int64_t>, std::pair<size_t, size_t>> groups;
  std::map<std::tuple<unsigned, size_t, size_t>, size_t> index;
  std::vector<int64_t> worklist;
};
} // namespace

Simulation::Simulation(const Traces &traces,
                       const std::vector<PeerChannel> &channels)
    : traces(traces), ranks(traces.size()) {
  for (unsigned channel = 0; channel < channels.size(); ++channel)
    for (size_t group = 0; group < channels[channel].groups.size(); ++group)
      for (int64_t rank : channels[channel].groups[group])
        groups[{channel, rank}] = {group,
                                   channels[channel].groups[group].size()};
}

/// What runs first on the lane or on the channel of a start: itself, where it
/// may run.
size_t Simulation::getFirst(const PeerPosition &position) const {
  const PeerEvent &event = (*traces[position.rank])[position.event];
  const Rank &rank = ranks[position.rank];
  size_t inLane = rank.lanes.at(event.lane).front();
  return inLane != position.event ? inLane
                                  : rank.channels.at(event.channel).front();
}

/// The collective that the next start of the rank on its channel belongs to.
size_t Simulation::getMeeting(int64_t rank, const PeerEvent &start) {
  auto [group, size] = groups.at({start.channel, rank});
  size_t number = ranks[rank].counts[start.channel]++;
  if (start.isAlone) {
    collectives.push_back({{}, 1});
    return collectives.size() - 1;
  }
  auto [found, isNew] =
      index.try_emplace({start.channel, group, number}, collectives.size());
  if (isNew)
    collectives.push_back({{}, size});
  return found->second;
}

void Simulation::start(int64_t rank, size_t event) {
  const PeerEvent &start = (*traces[rank])[event];
  size_t collective = getMeeting(rank, start);
  collectives[collective].starts.push_back({rank, event});
  ranks[rank].collectives[event] = collective;
  ranks[rank].lanes[start.lane].push_back(event);
  ranks[rank].channels[start.channel].push_back(event);
  tryComplete(collective);
}

/// Completes the collective, and those behind it on the members' lanes and on
/// its channel, if all members have come to it.
void Simulation::tryComplete(size_t first) {
  std::vector<size_t> candidates{first};
  while (!candidates.empty()) {
    size_t number = candidates.back();
    candidates.pop_back();
    Collective &collective = collectives[number];
    bool ready =
        !collective.complete && collective.starts.size() == collective.expected;
    for (const PeerPosition &position : collective.starts)
      ready = ready && isHead(position);
    if (!ready)
      continue;
    collective.complete = true;
    for (const PeerPosition &position : collective.starts) {
      const PeerEvent &event = (*traces[position.rank])[position.event];
      Rank &rank = ranks[position.rank];
      for (std::deque<size_t> *queue :
           {&rank.lanes[event.lane], &rank.channels[event.channel]}) {
        queue->pop_front();
        if (!queue->empty())
          candidates.push_back(getCollective(position.rank, queue->front()));
      }
      worklist.push_back(position.rank);
    }
  }
}

void Simulation::advance(int64_t rank) {
  const PeerTrace &trace = *traces[rank];
  for (size_t &next = ranks[rank].next; next < trace.size(); ++next) {
    if (trace[next].kind == PeerEvent::Start)
      start(rank, next);
    else if (!collectives[getCollective(rank, trace[next].start)].complete)
      return;
  }
}

/// From a rank that is stuck at a wait, or a start that is stuck on its lane,
/// to what holds it up: the position there, and the collective that both need.
std::pair<PeerPosition, size_t>
Simulation::follow(const PeerPosition &position) const {
  const PeerEvent &event = (*traces[position.rank])[position.event];
  size_t start = event.kind == PeerEvent::Start ? position.event : event.start;
  size_t number = getCollective(position.rank, start);
  const Collective &collective = collectives[number];
  // Another collective runs before it on a member's lane, or on the channel.
  for (const PeerPosition &member : collective.starts)
    if (!isHead(member))
      return {{member.rank, getFirst(member)}, number};
  // A member has not come to it yet.
  std::set<int64_t> started;
  for (const PeerPosition &member : collective.starts)
    started.insert(member.rank);
  unsigned channel = (*traces[position.rank])[start].channel;
  size_t group = groups.at({channel, position.rank}).first;
  for (const auto &[key, value] : groups)
    if (key.first == channel && value.first == group &&
        !started.count(key.second))
      return {{key.second, ranks[key.second].next}, number};
  return {position, number};
}

PeerConflict Simulation::findCircle(PeerPosition position) const {
  std::vector<PeerPosition> path;
  std::map<std::pair<int64_t, size_t>, size_t> seen;
  while (
      seen.try_emplace({position.rank, position.event}, path.size()).second) {
    path.push_back(position);
    position = follow(position).first;
  }
  path.erase(path.begin(),
             path.begin() + seen[{position.rank, position.event}]);
  return {PeerConflict::Circle, 0, 0, path};
}

std::optional<PeerConflict> Simulation::run() {
  for (int64_t rank = 0; rank < int64_t(ranks.size()); ++rank)
    worklist.push_back(rank);
  while (!worklist.empty()) {
    int64_t rank = worklist.back();
    worklist.pop_back();
    advance(rank);
  }
  for (int64_t rank = 0; rank < int64_t(ranks.size()); ++rank)
    if (ranks[rank].next < traces[rank]->size())
      return findCircle({rank, ranks[rank].next});
  // All ranks are at their end, but a lane may hold what they did not wait for.
  for (const Collective &collective : collectives)
    if (!collective.complete)
      return findCircle(collective.starts.front());
  return std::nullopt;
}

std::optional<PeerConflict>
mlir::fsdp::checkPeerOrder(const Traces &traces,
                           const std::vector<PeerChannel> &channels) {
  Projection starts(traces, channels.size());
  for (unsigned channel = 0; channel < channels.size(); ++channel)
    for (const std::vector<int64_t> &group : channels[channel].groups)
      for (int64_t rank : group)
        if (auto conflict =
                compare(traces, starts, channel, group.front(), rank))
          return conflict;
  // Ranks that all do the same are always at the same place of every order.
  bool isUniform = true;
  for (const PeerTrace *trace : traces)
    isUniform = isUniform && trace == traces.front();
  if (!isUniform)
    if (auto conflict = Simulation(traces, channels).run())
      return conflict;
  return findOpen(traces);
}

size_t mlir::fsdp::countCollectives(const Traces &traces,
                                    const std::vector<PeerChannel> &channels) {
  Projection starts(traces, channels.size());
  size_t count = 0;
  for (unsigned channel = 0; channel < channels.size(); ++channel)
    for (const std::vector<int64_t> &group : channels[channel].groups)
      count += starts.get(traces[group.front()], channel).size();
  return count;
}
