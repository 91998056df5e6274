//===- TreeMeeting.cpp - ranks that find their neighbours -----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TreeMeeting.h"
#include "Addresses.h"
#include "Introductions.h"
#include "Launch.h"
#include "Reception.h"
#include "core/Platform.h"
#include "core/Suspension.h"
#include "core/World.h"

#include <algorithm>
#include <cstring>
#include <poll.h>

using namespace fsdp::rt;

/// Messages between rank 0 and the others; `Refuse` with the reason if there
/// will be no world.
enum Forming : uint32_t { Opened = 0x61, Parent, Formed, Begin };

int64_t fsdp::rt::readFanOut() {
  return std::clamp<int64_t>(environmentInteger("FSDP_CONTROL_FANOUT", 16), 1,
                             1024);
}

std::string fsdp::rt::readClaim(const fsdp_rt_world &world, const Trust &trust,
                                const std::string &bytes, ControlClaim &claim) {
  if (bytes.size() != sizeof(claim))
    return "it speaks another version";
  std::memcpy(&claim, bytes.data(), sizeof(claim));
  if (claim.world != trust.world)
    return "it belongs to another job";
  if (claim.size != world.size)
    return trust.hasKey
               ? "it counts " + std::to_string(claim.size) +
                     " processes, rank 0 counts " + std::to_string(world.size)
               : "rank 0 counts another number of processes";
  return "";
}

//===----------------------------------------------------------------------===//
// Rank 0
//===----------------------------------------------------------------------===//

namespace {

/// Rank 0 while the tree is formed.
class Former {
public:
  Former(fsdp_rt_world &world, const TreePlace &place,
         std::vector<TcpSocket> &peers)
      : world(world), place(place), peers(peers), addresses(peers.size()),
        formed(peers.size()) {}

  /// Whether all have formed it before the deadline.
  bool run(int64_t deadline);

private:
  void look();
  void read(size_t rank);
  void handle(size_t rank, const TcpSocket::Header &header,
              const std::string &bytes);
  void give(int32_t status, const std::string &why);
  std::string sayMissing() const;

  fsdp_rt_world &world;
  const TreePlace &place;
  std::vector<TcpSocket> &peers;
  std::vector<std::string> addresses;
  std::vector<bool> formed;
  std::vector<pollfd> wanted;
  /// Those that have formed their part.
  int64_t done = 0;
};

} // namespace

/// Gives up, and says why.
void Former::give(int32_t status, const std::string &why) {
  if (statusOf(world))
    return;
  fail(world, status, "%s", why.c_str());
  for (size_t rank = 1; rank < peers.size(); ++rank)
    peers[rank].send(Refuse, status, why.data(), why.size());
}

void Former::handle(size_t rank, const TcpSocket::Header &header,
                    const std::string &bytes) {
  if (header.type == Formed && !formed[rank]) {
    formed[rank] = true;
    ++done;
    return;
  }
  TreePlace theirs = place.of(static_cast<int64_t>(rank));
  if (header.type != Opened || !addresses[rank].empty() || bytes.empty() ||
      theirs.children() == 0)
    return give(FSDP_RT_PEER_FAILED, "rank " + std::to_string(rank) +
                                         " sent a malformed message while the "
                                         "ranks met");
  addresses[rank] = bytes;
  for (int64_t child = theirs.firstChild(); child < theirs.childrenEnd();
       ++child)
    peers[static_cast<size_t>(child)].send(Parent, 0, bytes.data(),
                                           bytes.size());
}

void Former::read(size_t rank) {
  std::string end, wrong, bytes;
  bool open = peers[rank].receive(end);
  TcpSocket::Header header;
  while (!statusOf(world) && peers[rank].take(header, bytes, wrong))
    handle(rank, header, bytes);
  if (!open || !wrong.empty())
    give(FSDP_RT_PEER_FAILED,
         "rank " + std::to_string(rank) +
             " died while the ranks met: " + (wrong.empty() ? end : wrong));
}

void Former::look() {
  wanted.clear();
  for (size_t rank = 1; rank < peers.size(); ++rank) {
    peers[rank].flush();
    short events = peers[rank].hasUnsent() ? POLLIN | POLLOUT : POLLIN;
    wanted.push_back({peers[rank].descriptor(), events, 0});
  }
  pollAwake(wanted.data(), wanted.size(), 100);
  for (size_t at = 0; at < wanted.size(); ++at)
    if (wanted[at].revents & (POLLIN | POLLHUP | POLLERR))
      read(at + 1);
}

bool Former::run(int64_t deadline) {
  while (done + 1 < place.size && !statusOf(world)) {
    look();
    if (awakeNanoseconds() < deadline)
      continue;
    give(FSDP_RT_TIMEOUT, sayMissing());
  }
  return !statusOf(world);
}

/// Ranks that have not even opened a port are those that others miss.
std::string Former::sayMissing() const {
  constexpr int most = 8;
  std::string silent, unmet;
  int counts[2] = {0, 0};
  for (size_t rank = 1; rank < formed.size(); ++rank) {
    if (formed[rank])
      continue;
    bool isSilent = place.of(static_cast<int64_t>(rank)).children() > 0 &&
                    addresses[rank].empty();
    std::string &list = isSilent ? silent : unmet;
    if (counts[isSilent]++ < most)
      list += (list.empty() ? "" : ", ") + std::to_string(rank);
  }
  std::string text = "after " + std::to_string(world.timeoutMs) + " ms ";
  return silent.empty()
             ? text + "these ranks have not met their neighbours: " + unmet +
                   "; machines must reach each other, not rank 0 alone"
             : text + "these ranks have come and say nothing: " + silent;
}

std::vector<TreeLink> fsdp::rt::formTree(fsdp_rt_world &world,
                                         const TreePlace &place,
                                         std::vector<TcpSocket> peers,
                                         int64_t deadline) {
  std::vector<TreeLink> links;
  if (!place.isStar() && !Former(world, place, peers).run(deadline))
    return links;
  for (size_t rank = 1; rank < peers.size(); ++rank) {
    if (!place.isStar())
      peers[rank].send(Begin, 0, nullptr, 0);
    if (static_cast<int64_t>(rank) < place.childrenEnd())
      links.push_back({static_cast<int64_t>(rank), std::move(peers[rank])});
  }
  return links;
}

//===----------------------------------------------------------------------===//
// The others
//===----------------------------------------------------------------------===//

namespace {

/// A rank that looks for its neighbours.
class Joiner {
public:
  Joiner(fsdp_rt_world &world, const TreePlace &place, Hub &hub,
         const Trust &trust, int64_t deadline)
      : world(world), place(place), hub(hub), trust(trust), deadline(deadline) {
  }

  bool run(std::vector<TreeLink> &links);

private:
  bool open();
  bool awaitHub(uint32_t type, std::string &bytes);
  bool callParent(std::vector<TreeLink> &links);
  bool tryParent(const std::string &host, int64_t port, int64_t patienceMs,
                 TcpSocket &socket, std::string &why);
  bool awaitChildren(std::vector<TreeLink> &links);
  bool enlist(Guest &guest, std::vector<TreeLink> &links);
  bool isHubThere();
  bool give(int32_t status, const std::string &why);

  fsdp_rt_world &world;
  const TreePlace &place;
  Hub &hub;
  const Trust &trust;
  int64_t deadline;
  Listener listener;
};

} // namespace

bool Joiner::give(int32_t status, const std::string &why) {
  fail(world, status, "rank %lld: %s", static_cast<long long>(place.rank),
       why.c_str());
  return false;
}

/// Opens the port for the children, and says where.
bool Joiner::open() {
  if (place.children() == 0)
    return true;
  std::string why = listener.open(0, hub.leavesMachine);
  if (!why.empty())
    return give(FSDP_RT_UNSUPPORTED, why);
  TreeAddress own;
  own.port = listener.port;
  own.network = networkName();
  own.hosts = hub.leavesMachine ? reachableAddresses(hub.host)
                                : std::vector<std::string>{"127.0.0.1", "::1"};
  std::string text = own.print();
  hub.socket.send(Opened, 0, text.data(), text.size());
  return true;
}

/// Waits for a message of rank 0.
bool Joiner::awaitHub(uint32_t type, std::string &bytes) {
  TcpSocket::Header header;
  std::string why;
  if (!hub.socket.await(header, bytes, deadline, &world, why))
    return give(FSDP_RT_PEER_FAILED, "rank 0, while the ranks met: " + why);
  if (header.type == type)
    return true;
  if (header.type == Refuse) {
    fail(world, static_cast<int32_t>(header.value), "%s", bytes.c_str());
    return false;
  }
  return give(FSDP_RT_PEER_FAILED,
              "rank 0 sent a malformed message while the ranks met");
}

/// Whether rank 0 still waits; it says nothing but why it does not.
bool Joiner::isHubThere() {
  std::string why, bytes, wrong;
  bool open = hub.socket.receive(why);
  TcpSocket::Header header;
  if (hub.socket.take(header, bytes, wrong)) {
    fail(world, static_cast<int32_t>(header.value), "%s", bytes.c_str());
    return false;
  }
  return open && wrong.empty()
             ? true
             : give(FSDP_RT_PEER_FAILED, "rank 0, while the ranks met: " + why);
}

bool Joiner::tryParent(const std::string &host, int64_t port,
                       int64_t patienceMs, TcpSocket &socket,
                       std::string &why) {
  // In between rank 0 may have given up.
  constexpr int64_t answerTime = 2'000'000'000;
  socket = connectTcp(host, port, deadline, patienceMs, why);
  int64_t limit = std::min(deadline, awakeNanoseconds() + answerTime);
  if (!socket.isOpen() || callListener(socket, trust, Plane::Control, limit,
                                       &world, why) != Answer::Known)
    return false;
  ControlClaim claim = {trust.world, place.rank, place.size};
  TcpSocket::Header header;
  std::string bytes;
  socket.send(Claim, 0, &claim, sizeof(claim));
  if (!socket.await(header, bytes, limit, &world, why))
    return false;
  return isWelcome(socket, trust, header, bytes, why);
}

bool Joiner::callParent(std::vector<TreeLink> &links) {
  std::string text, why;
  if (place.parent() == 0)
    return true;
  if (!awaitHub(Parent, text))
    return false;
  TreeAddress address;
  if (!address.parse(text))
    return give(FSDP_RT_PEER_FAILED,
                "rank " + std::to_string(place.parent()) +
                    " said in a malformed way where it waits; all ranks need "
                    "the same version of the runtime");
  // Processes in one network reach each other, whatever names it has.
  if (address.network == networkName())
    address.hosts.insert(address.hosts.begin(), {"127.0.0.1", "::1"});
  // An address that swallows everything must not hold up the right one.
  int64_t patienceMs = 250;
  while (awakeNanoseconds() < deadline && isHubThere()) {
    std::string tried;
    for (const std::string &host : address.hosts) {
      TcpSocket socket;
      if (!tryParent(host, address.port, patienceMs, socket, why)) {
        tried += (tried.empty() ? "" : "; ") + host + " port " +
                 std::to_string(address.port) + ": " + why;
        continue;
      }
      socket.believe();
      links.push_back({place.parent(), std::move(socket)});
      return true;
    }
    why = tried;
    patienceMs = std::min<int64_t>(2 * patienceMs, 3000);
    pollAwake(nullptr, 0, 20);
  }
  if (statusOf(world))
    return false;
  return give(FSDP_RT_TIMEOUT,
              "can't reach rank " + std::to_string(place.parent()) +
                  ", which passes on what ranks tell each other: " + why +
                  "; FSDP_HOST_ADDRESS there names the address of its host");
}

/// Takes a guest that is a child; false if it is not.
bool Joiner::enlist(Guest &guest, std::vector<TreeLink> &links) {
  ControlClaim claim;
  std::string why = readClaim(world, trust, guest.claim, claim);
  bool isHere =
      std::any_of(links.begin(), links.end(), [&](const TreeLink &link) {
        return link.rank == claim.rank;
      });
  if (why.empty() && (isHere || claim.rank < place.firstChild() ||
                      claim.rank >= place.childrenEnd()))
    why = "rank " + std::to_string(claim.rank) + " is there already";
  if (!why.empty()) {
    guest.socket.send(Refuse, 0, why.data(), why.size());
    return false;
  }
  guest.socket.believe();
  guest.socket.send(Welcome, 0, nullptr, 0);
  links.push_back({claim.rank, std::move(guest.socket)});
  return true;
}

bool Joiner::awaitChildren(std::vector<TreeLink> &links) {
  if (place.children() == 0)
    return true;
  Reception reception(listener, trust, Plane::Control);
  int64_t here = 0;
  while (here < place.children() && isHubThere()) {
    if (awakeNanoseconds() > deadline)
      return give(FSDP_RT_TIMEOUT,
                  std::to_string(place.children() - here) +
                      " ranks that it passes messages on to have not come");
    std::vector<Guest> guests;
    reception.wait(/*event=*/-1, /*timeoutMs=*/20, guests);
    for (Guest &guest : guests)
      here += enlist(guest, links);
  }
  return !statusOf(world);
}

bool Joiner::run(std::vector<TreeLink> &links) {
  if (!open() || !callParent(links) || !awaitChildren(links))
    return false;
  std::string nothing;
  hub.socket.send(Formed, 0, nullptr, 0);
  if (!awaitHub(Begin, nothing))
    return false;
  if (place.parent() == 0)
    links.push_back({0, std::move(hub.socket)});
  return true;
}

std::vector<TreeLink> fsdp::rt::joinTree(fsdp_rt_world &world,
                                         const TreePlace &place, Hub hub,
                                         const Trust &trust, int64_t deadline) {
  // Rank 0 knows best who is missing.
  constexpr int64_t more = 3'000'000'000;
  deadline += more;
  std::vector<TreeLink> links;
  hub.socket.believe();
  if (place.isStar())
    links.push_back({0, std::move(hub.socket)});
  else if (!Joiner(world, place, hub, trust, deadline).run(links))
    links.clear();
  return links;
}
