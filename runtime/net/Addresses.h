//===- Addresses.h - where processes are reached --------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_ADDRESSES_H
#define FSDP_RUNTIME_NET_ADDRESSES_H

#include <string>
#include <vector>

namespace fsdp::rt {

/// Addresses of this machine but the loopback, IPv4 and IPv6, those of one
/// interface after the other. FSDP_SOCKET_IFNAME chooses interfaces as
/// NCCL_SOCKET_IFNAME does: beginnings of names, `eth,ib`; `=eth0` is a whole
/// name, `^docker` leaves out. Where it chooses none, `why` says so.
std::vector<std::string> ownAddresses(std::string &why);

/// Whether FSDP_SOCKET_IFNAME is set.
bool choosesInterfaces();

/// Whether a name or an address is one of this machine.
bool isThisMachine(const std::string &host);

/// Why a name or an address names no machine; empty if it does.
std::string whyNoHost(const std::string &host);

/// Whether it is the loopback, which no other machine reaches.
bool isLoopback(const std::string &host);

/// Where others reach this process, best first: FSDP_HOST_ADDRESS, the address
/// from which it reaches `towards` (may be empty), the rest, the loopback.
std::vector<std::string> reachableAddresses(const std::string &towards);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_ADDRESSES_H
