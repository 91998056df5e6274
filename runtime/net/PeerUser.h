//===- PeerUser.h - whose the other end of a connection is -----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_PEERUSER_H
#define FSDP_RUNTIME_NET_PEERUSER_H

#include <string>

namespace fsdp::rt {

/// Whether the other end of a connection over the loopback is a process of this
/// user, as the system's table of connections says; false with the reason in
/// `why` for one that is closed, and where the table can't be read.
bool isOwnUsers(int socket, std::string &why);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_PEERUSER_H
