//===- TcpControl.h - processes that talk to rank 0 -------------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every process has a connection to that of rank 0, which keeps the values of
// the store and passes on failures, signs of life and ends. A process that dies
// closes its connection, so that all know within milliseconds; one that stops
// falls silent.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_TCPCONTROL_H
#define FSDP_RUNTIME_NET_TCPCONTROL_H

#include "TcpSocket.h"
#include "core/Backend.h"

#include <memory>
#include <string>
#include <vector>

namespace fsdp::rt {

/// Over connections with ranks that are known: on rank 0 those of all others by
/// rank, elsewhere that of rank 0 alone.
std::unique_ptr<Control> makeTcpControl(fsdp_rt_world &world,
                                        std::vector<TcpSocket> peers);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_TCPCONTROL_H
