//===- TreeMeeting.h - ranks that find their neighbours ---------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// When all ranks have come to rank 0, they form the tree of the control plane.
// Those that will have children open a port and say where, rank 0 tells the
// children, these call. Rank 0 keeps its connections with all until all have
// said that they are there, so that it sees who dies meanwhile, and tells why
// there will be no world.
//
//   others                          rank 0
//                               <-  Welcome (how many children a rank has)
//   Opened (where to call)      ->                     those with children
//                               <-  Parent (where it opened)
//   Formed (neighbours are here)->
//                               <-  Begin, then the end of the connection
//                                   unless rank 0 is the parent
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_TREEMEETING_H
#define FSDP_RUNTIME_NET_TREEMEETING_H

#include "TcpControl.h"
#include "Trust.h"

#include <string>
#include <vector>

namespace fsdp::rt {

/// What a rank claims to be.
struct ControlClaim {
  uint64_t world;
  int64_t rank, size;
};

/// Why a claim can't be, empty if it can. Sizes are told to those alone that
/// have proved to be of the job.
std::string readClaim(const fsdp_rt_world &world, const Trust &trust,
                      const std::string &bytes, ControlClaim &claim);

/// How many children a rank has: FSDP_CONTROL_FANOUT (16), rank 0's counts.
int64_t readFanOut();

/// Rank 0: forms the tree over connections with all, by rank, of which those of
/// its children stay. Records the failure if that does not succeed.
std::vector<TreeLink> formTree(fsdp_rt_world &world, const TreePlace &place,
                               std::vector<TcpSocket> peers, int64_t deadline);

/// How a rank reached rank 0.
struct Hub {
  TcpSocket socket;
  std::string host;
  /// Whether ports may be reached from other machines.
  bool leavesMachine = false;
};

/// The others.
std::vector<TreeLink> joinTree(fsdp_rt_world &world, const TreePlace &place,
                               Hub hub, const Trust &trust, int64_t deadline);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_TREEMEETING_H
