//===- TcpControl.cpp - the control plane over TCP ------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TcpControl.h"
#include "core/Platform.h"
#include "core/Suspension.h"
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

/// What the world is told when the lock is free: it may answer.
struct Event {
  enum Kind { Failed, Ended, Silent, Lost } kind;
  int64_t rank = 0;
  /// A status, or milliseconds.
  int64_t number = 0;
  std::string text;
};

class TcpControl : public Control, private ControlTree::Owner {
public:
  TcpControl(fsdp_rt_world &world, TreePlace place, std::vector<TreeLink> links)
      : world(world), links(std::move(links)),
        tree(*this, place, TreeTimes::read(world.timeoutMs, place.size),
             nowNanoseconds()),
        event(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}
  ~TcpControl() override;

  void begin() override {
    thread = std::thread([this] { run(); });
  }
  int32_t put(const std::string &key, const std::string &value) override;
  int32_t get(const std::string &key, std::string &value,
              int64_t timeoutMs) override;
  int32_t introduce(int64_t rank, const std::string &card) override;
  int32_t readCard(int64_t rank, std::string &card, int64_t timeoutMs) override;
  void beat(const Beat *beats, size_t count) override;
  void fail(int32_t status, const char *text) override;
  void end(int64_t rank) override;

private:
  // Within functions of the tree, so under the lock.
  void send(int64_t rank, uint32_t type, int64_t value,
            const std::string &bytes) override;
  void onBeat(const Beat &beat) override { receiveBeat(world, beat); }
  void onCard(int64_t rank, const std::string &card) override {
    cards[rank] = card;
    changed.notify_all();
  }
  void onFailure(int32_t status, const std::string &text) override {
    events.push_back({Event::Failed, 0, status, text});
  }
  void onEnd(int64_t rank) override {
    events.push_back({Event::Ended, rank, 0, ""});
  }
  void onSilence(int64_t rank, int64_t milliseconds) override {
    events.push_back({Event::Silent, rank, milliseconds, ""});
  }
  void onLoss(int64_t rank, const std::string &why) override {
    events.push_back({Event::Lost, rank, 0, why});
  }

  template <typename Look>
  int32_t await(int64_t timeoutMs, Look look);
  void wake();
  void run();
  void listen(TreeLink &link);
  void close(TreeLink &link, const std::string &why);
  void deliver();
  void deliverLast(const Event &event);
  bool sendBehind(bool &isAlone);
  bool isOver(bool isAlone);
  void waitForMessages(int64_t nanoseconds);

  fsdp_rt_world &world;
  std::mutex lock;
  std::condition_variable changed;
  std::vector<TreeLink> links;
  ControlTree tree;
  std::map<int64_t, std::string> cards;
  std::vector<Event> events;
  int event;
  int64_t closingLimit = 0;
  std::vector<pollfd> wanted;
  std::atomic<bool> closing{false};
  std::thread thread;
};

} // namespace

//===----------------------------------------------------------------------===//
// What the process says
//===----------------------------------------------------------------------===//

void TcpControl::send(int64_t rank, uint32_t type, int64_t value,
                      const std::string &bytes) {
  for (TreeLink &link : links)
    if (link.rank == rank)
      link.socket.send(type, value, bytes.data(), bytes.size());
}

/// What could not be sent at once, or waits for more, is the thread's.
void TcpControl::wake() {
  uint64_t one = 1;
  if (write(event, &one, sizeof(one)) < 0)
    return; // full: it wakes anyway
}

int32_t TcpControl::put(const std::string &key, const std::string &value) {
  {
    std::lock_guard<std::mutex> guard(lock);
    tree.put(key, value);
    changed.notify_all();
  }
  wake();
  return FSDP_RT_OK;
}

/// Waits until `look` finds what it looks for.
template <typename Look>
int32_t TcpControl::await(int64_t timeoutMs, Look look) {
  constexpr int64_t mostWait = 50'000'000;
  int64_t deadline = awakeNanoseconds() + timeoutMs * 1000000;
  std::unique_lock<std::mutex> guard(lock);
  while (!look()) {
    if (int32_t status = statusOf(world))
      return status;
    int64_t begin = nowNanoseconds(), left = deadline - awakeNanoseconds();
    if (left <= 0)
      return FSDP_RT_TIMEOUT;
    left = std::min(left, mostWait);
    changed.wait_for(guard, std::chrono::nanoseconds(left));
    noteWait(begin, left);
  }
  return FSDP_RT_OK;
}

int32_t TcpControl::get(const std::string &key, std::string &value,
                        int64_t timeoutMs) {
  {
    std::lock_guard<std::mutex> guard(lock);
    tree.ask(key);
  }
  wake();
  return await(timeoutMs, [&] { return tree.find(key, value); });
}

int32_t TcpControl::introduce(int64_t rank, const std::string &card) {
  {
    std::lock_guard<std::mutex> guard(lock);
    cards[rank] = card;
    tree.introduce(card, nowNanoseconds());
  }
  wake();
  return FSDP_RT_OK;
}

int32_t TcpControl::readCard(int64_t rank, std::string &card,
                             int64_t timeoutMs) {
  return await(timeoutMs, [&] {
    auto found = cards.find(rank);
    if (found == cards.end())
      return false;
    card = found->second;
    return true;
  });
}

void TcpControl::beat(const Beat *beats, size_t count) {
  {
    std::lock_guard<std::mutex> guard(lock);
    for (size_t at = 0; at < count; ++at)
      tree.beat(beats[at], nowNanoseconds());
  }
  wake();
}

void TcpControl::fail(int32_t status, const char *text) {
  {
    std::lock_guard<std::mutex> guard(lock);
    tree.fail(status, text);
    changed.notify_all();
  }
  wake();
}

void TcpControl::end(int64_t rank) {
  Beat last = makeBeat(world, rank);
  // Others must not take the end for the failure that caused it.
  int32_t status = statusOf(world);
  {
    std::lock_guard<std::mutex> guard(lock);
    if (status)
      tree.fail(status, world.failureText);
    tree.end(last, nowNanoseconds());
  }
  wake();
}

//===----------------------------------------------------------------------===//
// What it hears
//===----------------------------------------------------------------------===//

/// Tells the world, which may answer.
void TcpControl::deliver() {
  std::vector<Event> found;
  {
    std::lock_guard<std::mutex> guard(lock);
    found.swap(events);
    if (!found.empty())
      changed.notify_all();
  }
  for (const Event &event : found) {
    if (closing.load())
      deliverLast(event);
    else if (event.kind == Event::Failed)
      receiveFailure(world, static_cast<int32_t>(event.number),
                     event.text.c_str());
    else if (event.kind == Event::Ended)
      receiveEnd(world, event.rank);
    else if (event.kind == Event::Silent)
      receiveSilence(world, event.rank, event.number);
    else
      receiveLoss(world, event.rank, event.text.c_str());
  }
}

/// The world is about to go, and waits for nobody; neighbours may.
void TcpControl::deliverLast(const Event &event) {
  if (event.kind == Event::Failed || event.kind == Event::Ended)
    return;
  std::string text = "rank " + std::to_string(event.rank) + ": ";
  text += event.kind == Event::Lost ? "the rank died: " + event.text
                                    : "no sign of life from the rank for " +
                                          std::to_string(event.number) + " ms";
  std::lock_guard<std::mutex> guard(lock);
  tree.fail(FSDP_RT_PEER_FAILED, text);
}

void TcpControl::close(TreeLink &link, const std::string &why) {
  std::lock_guard<std::mutex> guard(lock);
  link.socket.close();
  tree.lose(link.rank, why);
}

/// Reads one connection.
void TcpControl::listen(TreeLink &link) {
  std::string why, bytes;
  bool open;
  {
    std::lock_guard<std::mutex> guard(lock);
    open = link.socket.receive(why);
  }
  while (true) {
    TcpSocket::Header header;
    std::string wrong;
    std::lock_guard<std::mutex> guard(lock);
    bool found = link.socket.take(header, bytes, wrong);
    if (found && !tree.receive(link.rank, header.type, header.value, bytes,
                               nowNanoseconds()))
      wrong = "it sent a malformed message";
    if (!wrong.empty()) {
      open = false;
      why = wrong;
    }
    if (!found || !wrong.empty())
      break;
  }
  // Values, too, are what somebody may wait for.
  changed.notify_all();
  if (!open)
    close(link, why);
  deliver();
}

//===----------------------------------------------------------------------===//
// The thread
//===----------------------------------------------------------------------===//

/// Sends what is queued. Returns whether something is left; `isAlone`: no
/// neighbour is there any more.
bool TcpControl::sendBehind(bool &isAlone) {
  std::lock_guard<std::mutex> guard(lock);
  bool children = false, unsent = false;
  isAlone = true;
  for (TreeLink &link : links) {
    link.socket.flush();
    isAlone &= !link.socket.isOpen();
    unsent |= link.socket.hasUnsent();
    children |= link.socket.isOpen() && link.rank > tree.place().rank;
  }
  // A rank goes when those below it have gone.
  if (closing.load() && !children)
    for (TreeLink &link : links)
      if (link.socket.isOpen() && !link.socket.hasUnsent())
        shutdown(link.socket.descriptor(), SHUT_WR);
  return unsent;
}

/// Whether a process that wants to end may.
bool TcpControl::isOver(bool isAlone) {
  if (!closing.load())
    return false;
  // Those below may still need it.
  bool waits = tree.place().children() > 0 && !statusOf(world);
  int64_t patience = waits ? world.timeoutMs : 1000;
  if (!closingLimit)
    closingLimit = nowNanoseconds() + patience * 1000000;
  return isAlone || nowNanoseconds() > closingLimit;
}

void TcpControl::waitForMessages(int64_t nanoseconds) {
  wanted.assign(1, {event, POLLIN, 0});
  for (TreeLink &link : links) {
    std::lock_guard<std::mutex> guard(lock);
    // Negative ones are left out.
    short events = link.socket.hasUnsent() ? POLLIN | POLLOUT : POLLIN;
    wanted.push_back({link.socket.descriptor(), events, 0});
  }
  timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  ppoll(wanted.data(), wanted.size(), &time, nullptr);
  uint64_t count;
  if ((wanted[0].revents & POLLIN) && read(event, &count, sizeof(count)) < 0)
    return;
  for (size_t at = 0; at < links.size(); ++at)
    if (wanted[at + 1].revents & (POLLIN | POLLHUP | POLLERR))
      listen(links[at]);
}

void TcpControl::run() {
  // Ends are not met by a message.
  constexpr int64_t glance = 50'000'000;
  // What came along with the last message of the meeting has been read.
  for (TreeLink &link : links)
    listen(link);
  while (true) {
    int64_t now = nowNanoseconds(), due;
    bool isAlone;
    {
      std::lock_guard<std::mutex> guard(lock);
      due = tree.tick(now);
      if (closing.load())
        tree.flush(now);
    }
    deliver();
    sendBehind(isAlone);
    if (isOver(isAlone))
      return;
    waitForMessages(closing.load() ? std::min(due - now, glance) : due - now);
  }
}

TcpControl::~TcpControl() {
  closing.store(true);
  wake();
  if (thread.joinable())
    thread.join();
  ::close(event);
}

std::unique_ptr<Control> fsdp::rt::makeTcpControl(fsdp_rt_world &world,
                                                  TreePlace place,
                                                  std::vector<TreeLink> links) {
  return std::make_unique<TcpControl>(world, place, std::move(links));
}
