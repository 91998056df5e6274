//===- TcpControl.cpp - processes that talk to rank 0 ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TcpControl.h"
#include "core/Platform.h"
#include "core/World.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <map>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

using namespace fsdp::rt;

namespace {

/// Messages. `value` is the rank, where none is said.
enum Message : uint32_t {
  Put = 0x41, ///< bytes: key, zero, value
  Get,        ///< bytes: key
  Beats,      ///< bytes: Beat[]
  Failure,    ///< value: status; bytes: text
  End         ///< bytes: Beat
};

class TcpControl : public Control {
public:
  /// The connection of each rank: on rank 0 those of all others, else that of
  /// rank 0 alone.
  TcpControl(fsdp_rt_world &world, std::vector<TcpSocket> peers)
      : world(world), peers(std::move(peers)), event(eventfd(0, EFD_CLOEXEC)) {}
  ~TcpControl() override;

  void begin() override {
    thread = std::thread([this] { run(); });
  }
  int32_t put(const std::string &key, const std::string &value) override;
  int32_t get(const std::string &key, std::string &value,
              int64_t timeoutMs) override;
  void beat(const Beat *beats, size_t count) override {
    tell(Beats, 0, beats, count * sizeof(Beat), -1);
  }
  void fail(int32_t status, const char *text) override {
    tell(Failure, status, text, std::strlen(text), -1);
  }
  void end(int64_t rank) override {
    // Others must not take the end for the failure that caused it.
    if (int32_t status = statusOf(world))
      tell(Failure, status, world.failureText, std::strlen(world.failureText),
           -1);
    Beat last = makeBeat(world, rank);
    tell(End, rank, &last, sizeof(last), -1);
  }

private:
  bool isHub() const { return world.firstRank == 0; }
  void tell(Message type, int64_t value, const void *bytes, size_t length,
            int64_t except);
  void wake();
  void run();
  void listen(size_t peer);
  void handle(size_t peer, const TcpSocket::Header &header,
              const std::string &bytes);
  void keep(const std::string &pair);
  bool sendBehind();

  fsdp_rt_world &world;
  std::mutex lock;
  std::condition_variable changed;
  std::vector<TcpSocket> peers;
  std::map<std::string, std::string> values;
  /// Rank 0: who waits for a value.
  std::multimap<std::string, size_t> waiting;
  int event;
  /// The first failure has been sent; others are not.
  bool failureTold = false;
  std::atomic<bool> closing{false};
  std::thread thread;
};

} // namespace

//===----------------------------------------------------------------------===//
// Sending
//===----------------------------------------------------------------------===//

/// Sends to all connections but one. What is sent by one thread arrives in that
/// order; of failures the first is sent.
void TcpControl::tell(Message type, int64_t value, const void *bytes,
                      size_t length, int64_t except) {
  bool unsent = false;
  {
    std::lock_guard<std::mutex> guard(lock);
    if (type == Failure && std::exchange(failureTold, true))
      return;
    for (size_t rank = 0; rank < peers.size(); ++rank) {
      if (static_cast<int64_t>(rank) != except)
        peers[rank].send(type, value, bytes, length);
      unsent |= peers[rank].hasUnsent();
    }
    changed.notify_all();
  }
  if (unsent)
    wake();
}

void TcpControl::wake() {
  uint64_t one = 1;
  if (write(event, &one, sizeof(one)) < 0)
    return; // full: it wakes anyway
}

/// Keeps a value; rank 0 sends it to those that wait. `lock` is held.
void TcpControl::keep(const std::string &pair) {
  size_t end = pair.find('\0');
  if (end == std::string::npos)
    return;
  std::string key = pair.substr(0, end);
  values[key] = pair.substr(end + 1);
  auto [first, last] = waiting.equal_range(key);
  for (auto at = first; at != last; ++at)
    peers[at->second].send(Put, 0, pair.data(), pair.size());
  waiting.erase(first, last);
  changed.notify_all();
}

int32_t TcpControl::put(const std::string &key, const std::string &value) {
  std::string pair = key + '\0' + value;
  {
    std::lock_guard<std::mutex> guard(lock);
    if (isHub())
      keep(pair);
    else
      peers[0].send(Put, 0, pair.data(), pair.size());
  }
  wake();
  return FSDP_RT_OK;
}

int32_t TcpControl::get(const std::string &key, std::string &value,
                        int64_t timeoutMs) {
  auto deadline =
      std::chrono::steady_clock::now() + std::chrono::milliseconds(timeoutMs);
  std::unique_lock<std::mutex> guard(lock);
  auto found = values.find(key);
  if (found == values.end() && !isHub()) {
    peers[0].send(Get, 0, key.data(), key.size());
    wake();
  }
  while ((found = values.find(key)) == values.end()) {
    if (int32_t status = statusOf(world))
      return status;
    auto now = std::chrono::steady_clock::now();
    if (now >= deadline)
      return FSDP_RT_TIMEOUT;
    changed.wait_until(guard,
                       std::min(deadline, now + std::chrono::milliseconds(50)));
  }
  value = found->second;
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Receiving
//===----------------------------------------------------------------------===//

/// Passes a message on and does what it says.
void TcpControl::handle(size_t peer, const TcpSocket::Header &header,
                        const std::string &bytes) {
  auto from = static_cast<int64_t>(peer);
  bool passesOn =
      header.type == Beats || header.type == Failure || header.type == End;
  if (isHub() && passesOn)
    tell(static_cast<Message>(header.type), header.value, bytes.data(),
         bytes.size(), from);
  Beat beat;
  switch (header.type) {
  case Put: {
    std::lock_guard<std::mutex> guard(lock);
    keep(bytes);
    break;
  }
  case Get: {
    std::lock_guard<std::mutex> guard(lock);
    auto found = values.find(bytes);
    if (found == values.end()) {
      waiting.emplace(bytes, peer);
      break;
    }
    std::string pair = bytes + '\0' + found->second;
    peers[peer].send(Put, 0, pair.data(), pair.size());
    break;
  }
  case Beats:
    for (size_t at = 0; at + sizeof(beat) <= bytes.size(); at += sizeof(beat)) {
      std::memcpy(&beat, bytes.data() + at, sizeof(beat));
      receiveBeat(world, beat);
    }
    break;
  case Failure:
    receiveFailure(world, static_cast<int32_t>(header.value), bytes.c_str());
    break;
  case End:
    if (bytes.size() != sizeof(beat))
      break;
    std::memcpy(&beat, bytes.data(), sizeof(beat));
    receiveBeat(world, beat);
    receiveEnd(world, header.value);
    break;
  default:
    break;
  }
}

/// Reads one connection.
void TcpControl::listen(size_t peer) {
  std::string why, bytes;
  bool open;
  {
    std::lock_guard<std::mutex> guard(lock);
    open = peers[peer].receive(why);
  }
  TcpSocket::Header header;
  while (true) {
    std::string wrong;
    bool found;
    {
      std::lock_guard<std::mutex> guard(lock);
      found = peers[peer].take(header, bytes, wrong);
    }
    if (found) {
      handle(peer, header, bytes);
      continue;
    }
    if (!wrong.empty()) {
      open = false;
      why = wrong;
    }
    break;
  }
  if (open)
    return;
  {
    std::lock_guard<std::mutex> guard(lock);
    peers[peer].close();
  }
  if (!closing.load())
    receiveLoss(world, static_cast<int64_t>(peer), why.c_str());
}

/// Sends what is queued. Returns whether there is nothing left to wait for.
bool TcpControl::sendBehind() {
  std::lock_guard<std::mutex> guard(lock);
  bool open = false;
  for (TcpSocket &peer : peers) {
    peer.flush();
    open |= peer.isOpen();
    if (closing.load() && peer.isOpen() && !peer.hasUnsent() && !isHub())
      shutdown(peer.descriptor(), SHUT_WR);
  }
  return !open;
}

void TcpControl::run() {
  std::vector<pollfd> wanted;
  int64_t limit = 0;
  while (true) {
    bool alone = sendBehind();
    if (closing.load()) {
      // Rank 0 goes last, as the others may still need it.
      int64_t patience = isHub() && !statusOf(world) ? world.timeoutMs : 1000;
      limit = limit ? limit : nowNanoseconds() + patience * 1000000;
      if (alone || nowNanoseconds() > limit)
        return;
    }
    wanted.assign(1, {event, POLLIN, 0});
    std::vector<size_t> indices(1, 0);
    for (size_t peer = 0; peer < peers.size(); ++peer) {
      if (!peers[peer].isOpen())
        continue;
      bool unsent;
      {
        std::lock_guard<std::mutex> guard(lock);
        unsent = peers[peer].hasUnsent();
      }
      short events = unsent ? POLLIN | POLLOUT : POLLIN;
      wanted.push_back({peers[peer].descriptor(), events, 0});
      indices.push_back(peer);
    }
    poll(wanted.data(), wanted.size(), closing.load() ? 50 : 1000);
    uint64_t count;
    if ((wanted[0].revents & POLLIN) && read(event, &count, sizeof(count)) < 0)
      return;
    for (size_t at = 1; at < wanted.size(); ++at)
      if (wanted[at].revents & (POLLIN | POLLHUP | POLLERR))
        listen(indices[at]);
  }
}

TcpControl::~TcpControl() {
  closing.store(true);
  wake();
  if (thread.joinable())
    thread.join();
  close(event);
}

std::unique_ptr<Control>
fsdp::rt::makeTcpControl(fsdp_rt_world &world, std::vector<TcpSocket> peers) {
  return std::make_unique<TcpControl>(world, std::move(peers));
}
