//===- SocketTransport.cpp - messages over TCP ----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SocketTransport.h"
#include "core/World.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

using namespace fsdp::rt;

//===----------------------------------------------------------------------===//
// Queues
//===----------------------------------------------------------------------===//

void SocketTransport::Queue::push(Message *message) {
  message->next = nullptr;
  (first ? last->next : first) = message;
  last = message;
}

void SocketTransport::Queue::remove(Message *message) {
  Message *before = nullptr, *at = first;
  while (at && at != message) {
    before = at;
    at = at->next;
  }
  if (!at)
    return;
  (before ? before->next : first) = at->next;
  if (last == at)
    last = before;
}

SocketTransport::Message *SocketTransport::make(int64_t rank, int tag,
                                                char *bytes, int64_t count) {
  Message *message = unused;
  if (message) {
    unused = message->next;
  } else {
    messages.push_back(std::make_unique<Message>());
    message = messages.back().get();
  }
  *message = Message();
  message->bytes = bytes;
  message->count = count;
  message->rank = rank;
  message->tag = tag;
  return message;
}

void SocketTransport::free(Message *message) {
  message->next = unused;
  unused = message;
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

SocketTransport::~SocketTransport() {
  for (Peer &peer : peers)
    if (peer.link.socket >= 0)
      close(peer.link.socket);
}

void SocketTransport::add(int64_t rank, DataLink link) {
  if (indices.size() <= static_cast<size_t>(rank))
    indices.resize(static_cast<size_t>(rank) + 1, -1);
  indices[static_cast<size_t>(rank)] = static_cast<int32_t>(peers.size());
  peers.emplace_back();
  peers.back().rank = rank;
  peers.back().link = std::move(link);
  // No step makes it longer.
  wanted.reserve(peers.size());
}

void SocketTransport::add(int64_t rank, const SocketAddress &address) {
  add(rank, DataLink());
  peers.back().address = &address;
}

std::string SocketTransport::open(int64_t rank) {
  Peer &peer = peerOf(rank);
  if (peer.link.socket >= 0 || !peer.address)
    return "";
  std::string why;
  peer.link = mesh.connect(channel, rank, *peer.address, why);
  if (peer.link.socket >= 0)
    return "";
  return "can't reach it: " + why +
         "; FSDP_HOST_ADDRESS there names the address of its host";
}

SocketTransport::Peer &SocketTransport::peerOf(int64_t rank) {
  return peers[static_cast<size_t>(indices[static_cast<size_t>(rank)])];
}

std::string SocketTransport::send(const void *bytes, int64_t count,
                                  int64_t rank, int tag, Request &request) {
  Message *message =
      make(rank, tag, static_cast<char *>(const_cast<void *>(bytes)), count);
  message->outgoing = true;
  request = reinterpret_cast<Request>(message);
  Peer &peer = peerOf(rank);
  peer.out.push(message);
  // A row of messages goes out one after the other.
  return peer.out.first == message ? progress(peer) : "";
}

std::string SocketTransport::receive(void *bytes, int64_t count, int64_t rank,
                                     int tag, Request &request) {
  Message *message = make(rank, tag, static_cast<char *>(bytes), count);
  request = reinterpret_cast<Request>(message);
  Peer &peer = peerOf(rank);
  peer.in.push(message);
  peer.stalled = false;
  return "";
}

std::string SocketTransport::test(Request &request, bool &done) {
  auto *message = reinterpret_cast<Message *>(request);
  std::string wrong;
  if (!message->complete)
    wrong = progress(peerOf(message->rank));
  done = message->complete;
  if (done) {
    free(message);
    request = 0;
    return "";
  }
  return wrong;
}

void SocketTransport::cancel(Request &request) {
  auto *message = reinterpret_cast<Message *>(request);
  if (!message)
    return;
  Peer &peer = peerOf(message->rank);
  (message->outgoing ? peer.out : peer.in).remove(message);
  free(message);
  request = 0;
}

/// A rank that dies is reported by the control, which knows more; and one that
/// has ended needs no connection. So this is told only to those who ask.
void SocketTransport::lose(Peer &peer, const char *why) {
  if (!peer.lostSince)
    peer.lostSince = nowNanoseconds();
  if (peer.loss.empty())
    peer.loss = why;
}

std::string SocketTransport::findLoss(int64_t rank) {
  const Peer &peer = peerOf(rank);
  bool isOld = peer.lostSince && nowNanoseconds() - peer.lostSince > 1000000000;
  return isOld ? peer.loss : "";
}

/// A digest is sent where there is one.
static size_t bytesOfFrame(const DataLink &link) {
  return 2 * sizeof(int64_t) + (link.sent ? sizeof(Digest) : 0);
}

/// Sends as much as fits; false if nothing moved.
bool SocketTransport::pushOut(Peer &peer) {
  Message *message = peer.out.first;
  if (!message)
    return false;
  auto frameBytes = static_cast<int64_t>(bytesOfFrame(peer.link));
  if (peer.outFrameDone == 0 && !peer.outFrameMade) {
    peer.outFrame = {message->tag, message->count, {}};
    peer.outFrameMade = true;
    if (peer.link.sent)
      peer.outFrame.digest = peer.link.sent->next(
          {&peer.outFrame, 2 * sizeof(int64_t)},
          {message->bytes, static_cast<size_t>(message->count)});
  }
  iovec pieces[2] = {
      {reinterpret_cast<char *>(&peer.outFrame) + peer.outFrameDone,
       static_cast<size_t>(frameBytes - peer.outFrameDone)},
      {message->bytes + message->done,
       static_cast<size_t>(message->count - message->done)}};
  msghdr header = {};
  header.msg_iov = pieces;
  header.msg_iovlen = 2;
  ssize_t sent =
      sendmsg(peer.link.socket, &header, MSG_DONTWAIT | MSG_NOSIGNAL);
  if (sent < 0) {
    if (errno != EAGAIN && errno != EINTR)
      lose(peer, std::strerror(errno));
    return false;
  }
  int64_t ofFrame =
      std::min<int64_t>(sent, static_cast<int64_t>(pieces[0].iov_len));
  peer.outFrameDone += ofFrame;
  mesh.bytesSent.fetch_add(sent, std::memory_order_relaxed);
  message->done += sent - ofFrame;
  if (message->done == message->count && peer.outFrameDone == frameBytes) {
    peer.out.remove(message);
    message->complete = true;
    peer.outFrameDone = 0;
    peer.outFrameMade = false;
  }
  return true;
}

/// All bytes have come: they are the message if their digest is right.
bool SocketTransport::finish(Peer &peer, Message &message, std::string &wrong) {
  const Frame &frame = peer.inFrame;
  if (peer.link.received &&
      !areEqual(frame.digest,
                peer.link.received->next(
                    {&frame, 2 * sizeof(int64_t)},
                    {message.bytes, static_cast<size_t>(message.count)}))) {
    wrong = "a message was not its own, or was changed on the way";
    return false;
  }
  peer.in.remove(&message);
  message.complete = true;
  peer.inFrameDone = 0;
  return true;
}

/// Receives what is there for the first message; false if nothing moved.
bool SocketTransport::pullIn(Peer &peer, std::string &wrong) {
  auto frameBytes = static_cast<int64_t>(bytesOfFrame(peer.link));
  if (peer.stalled)
    return false;
  char *to = reinterpret_cast<char *>(&peer.inFrame) + peer.inFrameDone;
  int64_t count = frameBytes - peer.inFrameDone;
  Message *message = nullptr;
  if (count == 0) {
    message = peer.in.first;
    while (message && message->tag != peer.inFrame.tag)
      message = message->next;
    peer.stalled = !message;
    if (!message)
      return false;
    if (message->count != peer.inFrame.count) {
      wrong = "it sent " + std::to_string(peer.inFrame.count) +
              " bytes, expected " + std::to_string(message->count);
      return false;
    }
    to = message->bytes + message->done;
    count = message->count - message->done;
  }
  ssize_t got = count ? recv(peer.link.socket, to, static_cast<size_t>(count),
                             MSG_DONTWAIT)
                      : 0;
  if (count && got <= 0) {
    if (got == 0 || (errno != EAGAIN && errno != EINTR))
      lose(peer, got == 0 ? "its connection was closed" : std::strerror(errno));
    return false;
  }
  if (!message) {
    peer.inFrameDone += got;
    return true;
  }
  message->done += got;
  return message->done < message->count || finish(peer, *message, wrong);
}

/// Moves both ways by turns, until nothing moves.
std::string SocketTransport::progress(Peer &peer) {
  if (peer.link.socket < 0)
    peer.link = mesh.take(channel, peer.rank);
  std::string wrong;
  if (peer.link.socket < 0)
    return wrong;
  bool moved = true;
  // Not for ever: the caller has others to serve.
  for (int turn = 0; moved && turn < 8 && wrong.empty(); ++turn) {
    moved = pullIn(peer, wrong);
    moved |= pushOut(peer);
  }
  return wrong;
}

void SocketTransport::rest(int64_t nanoseconds) {
  wanted.clear();
  for (const Peer &peer : peers) {
    if (peer.link.socket < 0 || peer.lostSince)
      continue;
    auto events = static_cast<short>((peer.stalled ? 0 : POLLIN) |
                                     (peer.out.first ? POLLOUT : 0));
    if (events)
      wanted.push_back({peer.link.socket, events, 0});
  }
  timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  ppoll(wanted.data(), wanted.size(), &time, nullptr);
}
