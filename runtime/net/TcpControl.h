//===- TcpControl.h - the control plane over TCP ----------------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread with the connections of one rank's part of the tree (ControlTree.h).
// A process that dies closes its connections, so that its neighbours know, and
// all within milliseconds; one that stops falls silent.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_TCPCONTROL_H
#define FSDP_RUNTIME_NET_TCPCONTROL_H

#include "ControlTree.h"
#include "TcpSocket.h"
#include "core/Backend.h"

#include <memory>
#include <string>
#include <vector>

namespace fsdp::rt {

/// A connection with a neighbour that is known.
struct TreeLink {
  int64_t rank = 0;
  TcpSocket socket;
};

/// Over connections with all neighbours of a place.
std::unique_ptr<Control> makeTcpControl(fsdp_rt_world &world, TreePlace place,
                                        std::vector<TreeLink> links);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_TCPCONTROL_H
