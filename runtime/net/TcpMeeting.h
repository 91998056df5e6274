//===- TcpMeeting.h - ranks that find rank 0 --------------------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_TCPMEETING_H
#define FSDP_RUNTIME_NET_TCPMEETING_H

#include "Introductions.h"
#include "TcpSocket.h"
#include "Trust.h"
#include "core/Backend.h"

#include <memory>
#include <string>
#include <vector>

namespace fsdp::rt {

/// Where rank 0 may be reached.
struct Invitation : Reachable {
  /// Whether ranks may be on other machines.
  bool leavesMachine = false;
};

/// Rank 0: waits for all others of the job until the world's limit of time.
/// Records the failure and returns null if they don't come.
std::unique_ptr<Control> hostTcpControl(fsdp_rt_world &world,
                                        const Listener &listener,
                                        const Trust &trust);

/// The others: connects, and waits until all have.
std::unique_ptr<Control> joinTcpControl(fsdp_rt_world &world,
                                        const Invitation &invitation,
                                        const Trust &trust);

/// Both, as `world.firstRank` says, at a known place (torchrun).
std::unique_ptr<Control> meetTcpControl(fsdp_rt_world &world,
                                        const std::string &host, int64_t port,
                                        const Trust &trust);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_TCPMEETING_H
