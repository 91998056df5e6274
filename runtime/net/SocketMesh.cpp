//===- SocketMesh.cpp - TCP connections between processes -----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SocketMesh.h"
#include "core/Suspension.h"

#include <algorithm>
#include <cstring>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

using namespace fsdp::rt;

//===----------------------------------------------------------------------===//
// Those that call
//===----------------------------------------------------------------------===//

void SocketMesh::begin(uint64_t own) {
  cookie = own;
  event = eventfd(0, EFD_CLOEXEC);
  thread = std::thread([this] { run(); });
}

SocketMesh::~SocketMesh() {
  uint64_t one = 1;
  if (thread.joinable() && write(event, &one, sizeof(one)) > 0)
    thread.join();
  if (event >= 0)
    close(event);
  for (const auto &[key, link] : accepted)
    if (link.socket >= 0)
      close(link.socket);
}

void SocketMesh::run() {
  Reception reception(listener, trust, Plane::Data);
  std::vector<Guest> guests;
  pollfd ended = {event, POLLIN, 0};
  while (poll(&ended, 1, 0) == 0) {
    reception.wait(event, /*timeoutMs=*/-1, guests);
    for (Guest &guest : guests)
      admit(std::move(guest));
    guests.clear();
  }
}

/// Why a guest can't have a channel, empty if it can.
std::string SocketMesh::check(const Guest &guest, DataClaim &claim) const {
  static_assert(sizeof(claim) <= Reception::maxClaim);
  if (guest.claim.size() != sizeof(claim))
    return "it speaks another version";
  std::memcpy(&claim, guest.claim.data(), sizeof(claim));
  if (claim.cookie != cookie || claim.to != world.firstRank)
    return "it looks for another process";
  if (claim.channel < 0 || claim.channel >= numChannels || claim.from < 0 ||
      claim.from >= world.size)
    return "there is no such channel";
  if (claim.seals != static_cast<int64_t>(seals))
    return "FSDP_SEAL_DATA is not the same on both";
  return "";
}

DataLink SocketMesh::linkOf(TcpSocket socket) const {
  DataLink link;
  link.socket = socket.release(link.sent, link.received);
  if (!seals) {
    link.sent.reset();
    link.received.reset();
  }
  return link;
}

/// Takes a connection that belongs to this world and answers.
void SocketMesh::admit(Guest guest) {
  DataClaim claim;
  std::string why = check(guest, claim);
  if (!why.empty()) {
    guest.socket.send(Refuse, 0, why.data(), why.size());
    return;
  }
  // The answer fits the buffer of a new connection.
  guest.socket.send(Welcome, 0, nullptr, 0);
  if (guest.socket.hasUnsent())
    return;
  std::lock_guard<std::mutex> guard(lock);
  DataLink &slot = accepted[{static_cast<int32_t>(claim.channel), claim.from}];
  // One that was given up.
  if (slot.socket >= 0)
    close(slot.socket);
  slot = linkOf(std::move(guest.socket));
}

DataLink SocketMesh::take(int32_t channel, int64_t rank) {
  std::lock_guard<std::mutex> guard(lock);
  auto found = accepted.find({channel, rank});
  if (found == accepted.end())
    return DataLink();
  DataLink link = std::move(found->second);
  accepted.erase(found);
  linksMade.fetch_add(1);
  return link;
}

//===----------------------------------------------------------------------===//
// Calling
//===----------------------------------------------------------------------===//

/// Says who calls; true if the right process answers.
bool SocketMesh::call(TcpSocket &socket, const DataClaim &claim,
                      int64_t deadline, std::string &why) {
  if (callListener(socket, trust, Plane::Data, deadline, &world, why) !=
      Answer::Known)
    return false;
  TcpSocket::Header header;
  std::string bytes;
  socket.send(Claim, 0, &claim, sizeof(claim));
  if (!socket.await(header, bytes, deadline, &world, why))
    return false;
  return isWelcome(socket, trust, header, bytes, why);
}

DataLink SocketMesh::connect(int32_t channel, int64_t rank,
                             const SocketAddress &address, std::string &why) {
  DataClaim claim = {address.cookie, world.firstRank, rank, channel,
                     static_cast<int64_t>(seals)};
  int64_t deadline = awakeNanoseconds() + world.timeoutMs * 1000000;
  // An address that swallows everything must not hold up the right one.
  int64_t patienceMs = 250;
  do {
    std::string tried;
    for (const std::string &host : address.hosts) {
      std::string reason;
      TcpSocket socket =
          connectTcp(host, address.port, deadline, patienceMs, reason);
      int64_t patience =
          std::min(deadline, awakeNanoseconds() + 10'000'000'000);
      if (socket.isOpen() && call(socket, claim, patience, reason)) {
        linksMade.fetch_add(1);
        return linkOf(std::move(socket));
      }
      tried += (tried.empty() ? "" : "; ") + host + " port " +
               std::to_string(address.port) + ": " + reason;
    }
    why = tried;
    patienceMs = std::min<int64_t>(2 * patienceMs, 3000);
    pollAwake(nullptr, 0, 20);
  } while (!statusOf(world) && awakeNanoseconds() < deadline);
  return DataLink();
}
