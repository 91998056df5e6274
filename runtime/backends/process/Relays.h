//===- Relays.h - who receives a shard for its node -------------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is gathered crosses the network once for each node: the member of a node
// with number i sends its shard to the member with number i, modulo how many
// there are, of each other node, which receives it into memory of its node.
// There all members, itself among them, copy it from.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BACKENDS_PROCESS_RELAYS_H
#define FSDP_RUNTIME_BACKENDS_PROCESS_RELAYS_H

#include <cstdint>
#include <map>
#include <vector>

namespace fsdp::rt::process {

class Relays {
public:
  Relays() = default;

  /// `nodes`: of each member, a number of its node.
  Relays(const std::vector<int32_t> &nodes, int64_t me) : me(me) {
    std::map<int32_t, std::vector<int64_t>> members;
    for (size_t member = 0; member < nodes.size(); ++member)
      members[nodes[member]].push_back(static_cast<int64_t>(member));
    own = members[nodes[static_cast<size_t>(me)]];
    receivers.resize(nodes.size());
    relays.resize(nodes.size());
    auto pick = [](const std::vector<int64_t> &from, size_t index) {
      return from[index % from.size()];
    };
    size_t mine = 0;
    while (own[mine] != me)
      ++mine;
    for (const auto &[node, there] : members)
      for (size_t index = 0; index < there.size(); ++index) {
        auto member = static_cast<size_t>(there[index]);
        relays[member] = pick(own, index);
        receivers[member] = pick(there, mine) == there[index];
      }
  }

  /// Which member of this node receives what a far member has.
  int64_t relayOf(int64_t far) const {
    return relays[static_cast<size_t>(far)];
  }
  bool receives(int64_t far) const { return relayOf(far) == me; }

  /// Whether a far member receives for its node what this one has.
  bool sendsTo(int64_t far) const {
    return receivers[static_cast<size_t>(far)];
  }

  /// Whether others of the node want what this one receives.
  bool areShared() const { return own.size() > 1; }

private:
  int64_t me = 0;
  std::vector<int64_t> own, relays;
  std::vector<bool> receivers;
};

} // namespace fsdp::rt::process

#endif // FSDP_RUNTIME_BACKENDS_PROCESS_RELAYS_H
