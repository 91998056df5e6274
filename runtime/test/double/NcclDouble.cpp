//===- NcclDouble.cpp - communicators on host memory ----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"
#include "Double.h"

#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <thread>
#include <unistd.h>
#include <utility>

using namespace fsdp::cuda_double;

namespace fsdp::rt::cuda {

struct Window {
  const void *memory;
};

} // namespace fsdp::rt::cuda

namespace {

enum class Kind {
  AllGather,
  ReduceScatter,
  AllReduce,
  Broadcast,
  Reduce,
  Send,
  Receive
};

struct Call {
  Kind kind;
  const char *send;
  char *receive;
  size_t count;
  ncclDataType_t type;
  ncclRedOp_t op;
  /// Or whom a message goes to or comes from.
  int root;
  /// Offsets in windows, or -1.
  int64_t receiveOffset;
  /// It is part of a graph, which it has to be for all members.
  bool captured = false;

  bool isMessage() const { return kind == Kind::Send || kind == Kind::Receive; }
  bool matches(const Call &other) const {
    return kind == other.kind && count == other.count && type == other.type &&
           op == other.op && root == other.root && captured == other.captured;
  }
};

using Calls = std::vector<const Call *>;

/// The calls of a group on one communicator.
struct Launch {
  std::vector<Call> calls;
  cudaStream_t stream = nullptr;
  uint64_t number = 0;
  /// What this member's calls touch.
  std::vector<Access> accesses;
  /// Of members in other processes: what their sources hold.
  std::vector<std::string> payloads;

  /// The calls that all members make.
  Calls common() const {
    Calls some;
    for (const Call &call : calls)
      if (!call.isMessage())
        some.push_back(&call);
    return some;
  }
  /// The messages to or from a member, in their order.
  Calls messages(Kind kind, int with) const {
    Calls some;
    for (const Call &call : calls)
      if (call.kind == kind && call.root == with)
        some.push_back(&call);
    return some;
  }
};

struct Member;

/// Members that meet for a launch.
struct Round {
  std::vector<std::shared_ptr<Launch>> launches;
  int arrived = 0, computed = 0, left = 0;
};

/// Members that register a window.
struct Enlistment {
  int arrived = 0;
  size_t bytes = 0;
};

/// All members of a communicator. Its lock guards them too.
struct Clique {
  /// Of values that processes share.
  std::string key;
  std::mutex lock;
  std::condition_variable changed;
  int size = 0, joined = 0;
  /// Rank and device of those that joined.
  std::vector<std::pair<int, int>> members;
  std::map<uint64_t, Round> rounds;
  std::map<int, Enlistment> enlistments;
};

struct Member {
  std::shared_ptr<Clique> clique;
  int rank = 0, device = 0;
  ncclResult_t state = ncclInProgress;
  /// Where the window that is being made is to be written.
  ncclWindow_t *newWindow = nullptr;
  ncclWindow_t newest = nullptr;
  bool blocking = true, aborted = false;
  /// What has to happen before the state becomes success.
  std::shared_ptr<Launch> pending;
  int polls = 0;
  int enlisted = 0;
  std::map<const void *, Window *> windows;
  uint64_t launches = 0;
  int64_t outstanding = 0;
  /// Nodes of graphs that exist.
  int64_t captured = 0;
};

/// What a node keeps of a communicator.
struct Hold {
  std::shared_ptr<Member> member;
  explicit Hold(std::shared_ptr<Member> member) : member(std::move(member)) {
    ++this->member->captured;
  }
  ~Hold() {
    std::lock_guard<std::mutex> guard(member->clique->lock);
    --member->captured;
    member->clique->changed.notify_all();
  }
};

} // namespace

namespace fsdp::rt::cuda {

struct Comm {
  std::shared_ptr<Member> member;
  std::atomic<bool> busy{false};
};

} // namespace fsdp::rt::cuda

static std::mutex globalLock;
static std::map<std::string, std::shared_ptr<Clique>> cliques;
static std::set<Comm *> handles;

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Results of one member, kept until nobody reads sources any more.
using Results = std::vector<std::pair<char *, std::vector<char>>>;

static void compute(const Member &member, const Round &round, size_t index,
                    Results &results) {
  const Call &mine =
      *round.launches[static_cast<size_t>(member.rank)]->common()[index];
  size_t bytes = mine.count * bytesOfType(mine.type);
  auto own = static_cast<size_t>(member.rank);
  std::vector<const char *> sources;
  for (const std::shared_ptr<Launch> &launch : round.launches)
    sources.push_back(launch->common()[index]->send);
  auto add = [&](char *to) -> char * {
    results.emplace_back(to, std::vector<char>(bytes));
    return results.back().second.data();
  };
  switch (mine.kind) {
  case Kind::AllGather:
    for (size_t rank = 0; rank < sources.size(); ++rank)
      std::memcpy(add(mine.receive + rank * bytes), sources[rank], bytes);
    return;
  case Kind::Broadcast:
    std::memcpy(add(mine.receive), sources[static_cast<size_t>(mine.root)],
                bytes);
    return;
  case Kind::Reduce:
    if (member.rank != mine.root)
      return;
    break;
  case Kind::ReduceScatter:
    for (const char *&source : sources)
      source += own * bytes;
    break;
  default:
    break;
  }
  combine(mine.type, mine.op, sources, mine.count, add(mine.receive));
}

/// Receives the messages of a launch, and makes the calls of all members.
static void computeAll(const Member &member, const Round &round,
                       Results &results) {
  const Launch &mine = *round.launches[static_cast<size_t>(member.rank)];
  for (int from = 0; from < member.clique->size; ++from) {
    Calls sent = round.launches[static_cast<size_t>(from)]->messages(
        Kind::Send, member.rank);
    Calls received = mine.messages(Kind::Receive, from);
    for (size_t at = 0; at < received.size(); ++at)
      results.emplace_back(
          received[at]->receive,
          std::vector<char>(sent[at]->send,
                            sent[at]->send +
                                sent[at]->count * bytesOfType(sent[at]->type)));
  }
  for (size_t index = 0; index < mine.common().size(); ++index)
    compute(member, round, index, results);
}

//===----------------------------------------------------------------------===//
// Members in other processes
//===----------------------------------------------------------------------===//

static std::string keyOf(const Clique &clique, const char *what,
                         uint64_t number, int rank) {
  return clique.key + "." + what + "." + std::to_string(number) + "." +
         std::to_string(rank);
}

/// Bytes that others may read of the source of a call.
static size_t payloadOf(const Member &member, const Call &call) {
  size_t bytes = call.count * bytesOfType(call.type);
  if (call.kind == Kind::Receive ||
      (call.kind == Kind::Broadcast && member.rank != call.root))
    return 0;
  return call.kind == Kind::ReduceScatter
             ? bytes * static_cast<size_t>(member.clique->size)
             : bytes;
}

static std::string pack(const Member &member, const Launch &launch) {
  std::string bytes;
  for (const Call &call : launch.calls) {
    size_t payload = payloadOf(member, call);
    bytes.append(reinterpret_cast<const char *>(&call), sizeof(call));
    bytes.append(reinterpret_cast<const char *>(&payload), sizeof(payload));
    bytes.append(call.send, payload);
  }
  return bytes;
}

static std::shared_ptr<Launch> unpack(const std::string &bytes) {
  auto launch = std::make_shared<Launch>();
  for (size_t at = 0; at < bytes.size();) {
    Call call;
    size_t payload;
    std::memcpy(&call, bytes.data() + at, sizeof(call));
    std::memcpy(&payload, bytes.data() + at + sizeof(call), sizeof(payload));
    at += sizeof(call) + sizeof(payload);
    launch->payloads.push_back(bytes.substr(at, payload));
    launch->calls.push_back(call);
    at += payload;
  }
  for (size_t index = 0; index < launch->calls.size(); ++index)
    launch->calls[index].send = launch->payloads[index].data();
  return launch;
}

/// Collects the launches of all members; false if this one was aborted.
static bool collect(const Member &member, const std::shared_ptr<Launch> &launch,
                    Round &round) {
  Clique &clique = *member.clique;
  publish(keyOf(clique, "launch", launch->number, member.rank),
          pack(member, *launch));
  round.launches.resize(static_cast<size_t>(clique.size));
  for (int rank = 0; rank < clique.size; ++rank) {
    std::string bytes;
    while (rank != member.rank &&
           !lookUp(keyOf(clique, "launch", launch->number, rank), bytes)) {
      std::unique_lock<std::mutex> guard(clique.lock);
      if (clique.changed.wait_for(guard, std::chrono::microseconds(200),
                                  [&] { return member.aborted; }))
        return false;
    }
    round.launches[static_cast<size_t>(rank)] =
        rank == member.rank ? launch : unpack(bytes);
  }
  // All have come to this one, so all have read the one before.
  forget(keyOf(clique, "launch", launch->number - 1, member.rank));
  return true;
}

/// Whether all members published a value.
static bool allPublished(const Member &member, const char *what,
                         uint64_t number) {
  std::string value;
  for (int rank = 0; rank < member.clique->size; ++rank)
    if (!lookUp(keyOf(*member.clique, what, number, rank), value))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Whether every message that is sent is received.
static bool haveTakers(const Round &round) {
  auto size = static_cast<int>(round.launches.size());
  for (int from = 0; from < size; ++from)
    for (int to = 0; to < size; ++to) {
      Calls sent =
          round.launches[static_cast<size_t>(from)]->messages(Kind::Send, to);
      Calls received = round.launches[static_cast<size_t>(to)]->messages(
          Kind::Receive, from);
      if (!std::equal(sent.begin(), sent.end(), received.begin(),
                      received.end(), [](const Call *one, const Call *other) {
                        return one->count == other->count &&
                               one->type == other->type &&
                               one->captured == other->captured;
                      }))
        return false;
    }
  return true;
}

/// Whether all members called the same.
static bool agree(const Round &round) {
  Calls first = round.launches[0]->common();
  for (const std::shared_ptr<Launch> &launch : round.launches) {
    Calls calls = launch->common();
    if (calls.size() != first.size())
      return false;
    for (size_t index = 0; index < first.size(); ++index)
      if (!calls[index]->matches(*first[index]) ||
          (first[index]->kind == Kind::AllGather &&
           calls[index]->receiveOffset != first[index]->receiveOffset))
        return false;
  }
  return haveTakers(round);
}

static void write(const Results &results, const Settings &set) {
  if (set.slow > 0)
    std::this_thread::sleep_for(std::chrono::microseconds(set.slow));
  for (const auto &[to, bytes] : results)
    std::memcpy(to, bytes.data(), bytes.size());
}

/// The same as run() where members are processes.
static void runApart(const std::shared_ptr<Member> &member,
                     const std::shared_ptr<Launch> &launch,
                     const Settings &set) {
  Round round;
  if (!collect(*member, launch, round))
    return;
  if (!agree(round)) {
    std::unique_lock<std::mutex> guard(member->clique->lock);
    member->clique->changed.wait(guard, [&] { return member->aborted; });
    return;
  }
  Results results;
  computeAll(*member, round, results);
  write(results, set);
}

/// Runs a launch on a stream's thread; ends early if the member is aborted.
static void run(const std::shared_ptr<Member> &member,
                const std::shared_ptr<Launch> &launch) {
  Clique &clique = *member->clique;
  std::unique_lock<std::mutex> guard(clique.lock);
  auto aborted = [&] { return member->aborted; };
  Settings set = settings();
  if (set.hangRank == member->rank &&
      launch->number == static_cast<uint64_t>(set.hangAt)) {
    if (set.brokenCode)
      member->state = set.brokenCode;
    clique.changed.wait(guard, aborted);
    return;
  }
  if (hasProcesses()) {
    guard.unlock();
    runApart(member, launch, set);
    return;
  }
  Round &round = clique.rounds[launch->number];
  round.launches.resize(static_cast<size_t>(clique.size));
  round.launches[static_cast<size_t>(member->rank)] = launch;
  ++round.arrived;
  clique.changed.notify_all();
  clique.changed.wait(
      guard, [&] { return round.arrived == clique.size || aborted(); });
  if (aborted())
    return;
  if (!agree(round)) {
    // Real ranks would wait for ever, or worse.
    clique.changed.wait(guard, aborted);
    return;
  }
  guard.unlock();
  Results results;
  computeAll(*member, round, results);
  guard.lock();
  ++round.computed;
  clique.changed.notify_all();
  clique.changed.wait(
      guard, [&] { return round.computed == clique.size || aborted(); });
  if (aborted())
    return;
  if (++round.left == clique.size)
    clique.rounds.erase(launch->number);
  guard.unlock();
  write(results, set);
}

static std::function<void()> workOf(const std::shared_ptr<Member> &member,
                                    const std::shared_ptr<Launch> &launch) {
  ++member->outstanding;
  return [member, launch] {
    run(member, launch);
    std::lock_guard<std::mutex> guard(member->clique->lock);
    --member->outstanding;
    member->clique->changed.notify_all();
  };
}

/// Puts a launch in its stream. Under the clique's lock.
static void push(const std::shared_ptr<Member> &member,
                 const std::shared_ptr<Launch> &launch) {
  if (!launch->calls[0].captured) {
    enqueueEach(launch->stream, "a collective", launch->accesses,
                [member, launch] { return workOf(member, launch); });
    return;
  }
  // Each launch of the graph is one of its own.
  auto hold = std::make_shared<Hold>(member);
  enqueueEach(launch->stream, "a collective", launch->accesses, [hold, launch] {
    std::lock_guard<std::mutex> guard(hold->member->clique->lock);
    auto next = std::make_shared<Launch>(*launch);
    next->number = ++hold->member->launches;
    return workOf(hold->member, next);
  });
}

/// Waits until no graph has the member, as ends of communicators do.
static void awaitGraphs(const Member &member,
                        std::unique_lock<std::mutex> &guard) {
  if (!member.clique->changed.wait_for(guard, std::chrono::seconds(20),
                                       [&] { return member.captured == 0; }))
    misuse("the end of a communicator that is part of a graph");
}

//===----------------------------------------------------------------------===//
// Using communicators
//===----------------------------------------------------------------------===//

namespace {

/// Checks that a communicator exists and that nobody else is using it.
class Use {
public:
  explicit Use(Comm *comm) : comm(comm) {
    std::lock_guard<std::mutex> guard(globalLock);
    if (!handles.count(comm))
      misuse("a communicator that does not exist");
    if (comm->busy.exchange(true))
      misuse("a communicator that two threads use at a time");
  }
  ~Use() {
    if (comm)
      comm->busy.store(false);
  }
  /// The communicator ends.
  std::shared_ptr<Member> end() {
    std::lock_guard<std::mutex> guard(globalLock);
    std::shared_ptr<Member> member = comm->member;
    handles.erase(comm);
    delete comm;
    comm = nullptr;
    --live;
    return member;
  }

private:
  Comm *comm;
};

/// A group of the calling thread.
struct Group {
  int depth = 0;
  std::vector<std::pair<Comm *, std::shared_ptr<Launch>>> launches;
};

} // namespace

static thread_local Group group;

/// Under the clique's lock.
static void mustBeDone(const Member &member) {
  if (member.state == ncclInProgress)
    misuse("a communicator whose last call has not come to its end");
}

static ncclResult_t launchAll() {
  ncclResult_t result = ncclSuccess;
  int polls = settings().polls;
  for (auto &[comm, launch] : group.launches) {
    const std::shared_ptr<Member> &member = comm->member;
    std::lock_guard<std::mutex> guard(member->clique->lock);
    bool captured = isCapturing(launch->stream);
    for (Call &call : launch->calls)
      call.captured = captured;
    if (!captured)
      launch->number = ++member->launches;
    bool first = launch->number == 1;
    member->polls = polls >= 0 ? polls : first ? 2 : 0;
    if (member->blocking || member->polls == 0) {
      push(member, launch);
    } else {
      member->pending = std::move(launch);
      member->state = result = ncclInProgress;
    }
  }
  group.launches.clear();
  return result;
}

static bool overlap(const void *left, size_t leftBytes, const void *right,
                    size_t rightBytes) {
  const auto *a = static_cast<const char *>(left);
  const auto *b = static_cast<const char *>(right);
  return a < b + rightBytes && b < a + leftBytes;
}

/// Adds a call to the group; alone it is a group of its own.
static ncclResult_t add(Kind kind, const void *send, void *receive,
                        size_t count, ncclDataType_t type, ncclRedOp_t op,
                        int root, Comm *comm, cudaStream_t stream) {
  Use use(comm);
  Member &member = *comm->member;
  auto size = static_cast<size_t>(member.clique->size);
  size_t bytes = count * bytesOfType(type);
  size_t sendBytes = kind == Kind::ReduceScatter ? size * bytes : bytes;
  size_t receiveBytes = kind == Kind::AllGather ? size * bytes : bytes;
  bool sends =
      kind != Kind::Receive && (kind != Kind::Broadcast || member.rank == root);
  bool receives =
      kind != Kind::Send && (kind != Kind::Reduce || member.rank == root);
  Call call = {kind,    sends ? reach(send, sendBytes) : nullptr,
               nullptr, count,
               type,    op,
               root,    -1};
  call.receive = receives ? reach(receive, receiveBytes) : nullptr;
  size_t own = static_cast<size_t>(member.rank) * bytes;
  const char *inPlace = kind == Kind::AllGather       ? call.receive + own
                        : kind == Kind::ReduceScatter ? call.receive - own
                                                      : call.receive;
  bool bad = (sends && !call.send) || (receives && !call.receive) ||
             bytes == 0 || root < 0 || root >= member.clique->size ||
             deviceOf(stream) != member.device ||
             (sends && receives && call.send != inPlace &&
              overlap(call.send, sendBytes, call.receive, receiveBytes));
  if (bad)
    return ncclInvalidArgument;
  std::lock_guard<std::mutex> guard(member.clique->lock);
  mustBeDone(member);
  size_t offset = 0;
  if (receives)
    if (const void *block = windowMemory(receive, receiveBytes, offset))
      if (member.windows.count(block))
        call.receiveOffset = static_cast<int64_t>(offset);
  auto found = std::find_if(group.launches.begin(), group.launches.end(),
                            [&](auto &other) { return other.first == comm; });
  if (found == group.launches.end()) {
    group.launches.emplace_back(comm, std::make_shared<Launch>());
    found = std::prev(group.launches.end());
    found->second->stream = stream;
  }
  found->second->calls.push_back(call);
  if (sends)
    found->second->accesses.push_back({call.send, sendBytes, false});
  if (receives)
    found->second->accesses.push_back({call.receive, receiveBytes, true});
  return ncclSuccess;
}

static ncclResult_t addAlone(ncclResult_t result) {
  return result == ncclSuccess && group.depth == 0 ? launchAll() : result;
}

/// Whether the other processes joined and registered their windows.
static bool haveMet(const Member &member) {
  return allPublished(member, "join", 0) &&
         (!member.enlisted ||
          allPublished(member, "window",
                       static_cast<uint64_t>(member.enlisted)));
}

/// Moves what is pending on. Under the clique's lock.
static void poll(const std::shared_ptr<Member> &member) {
  Clique &clique = *member->clique;
  if (member->state != ncclInProgress)
    return;
  bool here =
      hasProcesses()
          ? haveMet(*member)
          : clique.joined == clique.size &&
                (!member->enlisted ||
                 clique.enlistments[member->enlisted].arrived % clique.size ==
                     0);
  if (!here || member->polls-- > 0)
    return;
  if (member->pending)
    push(member, member->pending);
  member->pending = nullptr;
  if (member->newWindow)
    *std::exchange(member->newWindow, nullptr) = member->newest;
  member->state = ncclSuccess;
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

extern "C" {

ncclResult_t ncclGetVersion(int *version) {
  *version = settings().version;
  return ncclSuccess;
}

const char *ncclGetErrorString(ncclResult_t result) {
  return result == ncclRemoteError     ? "remote process exited"
         : result == ncclInternalError ? "internal error"
                                       : "an error of NCCL's double";
}

const char *ncclGetLastError(ncclComm_t) { return "the last words"; }

ncclResult_t ncclGetUniqueId(ncclUniqueId *id) {
  FSDP_ENTER(enter, ncclGetUniqueId);
  static std::atomic<uint64_t> next{1};
  std::memset(id, 0, sizeof(*id));
  uint64_t number = next.fetch_add(1) << 32 | static_cast<uint64_t>(getpid());
  std::memcpy(id->internal, &number, sizeof(number));
  return ncclSuccess;
}

ncclResult_t ncclCommInitRankConfig(ncclComm_t *comm, int ranks,
                                    ncclUniqueId id, int rank,
                                    ncclConfig_t *config) {
  FSDP_ENTER(enter, ncclCommInitRankConfig);
  if (config->magic != 0xcafebeef || rank < 0 || rank >= ranks)
    return ncclInvalidArgument;
  auto member = std::make_shared<Member>();
  {
    std::lock_guard<std::mutex> guard(globalLock);
    std::string key(id.internal, sizeof(id.internal));
    std::shared_ptr<Clique> &clique = cliques[key];
    if (!clique)
      clique = std::make_shared<Clique>();
    uint64_t number;
    std::memcpy(&number, id.internal, sizeof(number));
    clique->key = std::to_string(number);
    member->clique = clique;
    *comm = new Comm;
    (*comm)->member = member;
    handles.insert(*comm);
    ++live;
  }
  Clique &clique = *member->clique;
  std::lock_guard<std::mutex> guard(clique.lock);
  clique.size = ranks;
  member->rank = rank;
  member->device = currentDevice();
  member->blocking = config->blocking != 0;
  if (member->blocking)
    misuse("a communicator that can't be aborted");
  member->polls = 2;
  for (auto [otherRank, otherDevice] : clique.members)
    if (otherRank == rank || otherDevice == member->device)
      return ncclInvalidUsage;
  clique.members.emplace_back(rank, member->device);
  if (hasProcesses())
    publish(keyOf(clique, "join", 0, rank), "");
  if (++clique.joined == clique.size || hasProcesses()) {
    std::lock_guard<std::mutex> global(globalLock);
    cliques.erase(std::string(id.internal, sizeof(id.internal)));
  }
  return ncclInProgress;
}

ncclResult_t ncclCommGetAsyncError(ncclComm_t comm, ncclResult_t *result) {
  FSDP_ENTER(enter, ncclCommGetAsyncError);
  Use use(comm);
  std::lock_guard<std::mutex> guard(comm->member->clique->lock);
  poll(comm->member);
  *result = comm->member->state;
  return ncclSuccess;
}

ncclResult_t ncclCommFinalize(ncclComm_t comm) {
  FSDP_ENTER(enter, ncclCommFinalize);
  Use use(comm);
  std::lock_guard<std::mutex> guard(comm->member->clique->lock);
  mustBeDone(*comm->member);
  if (!comm->member->windows.empty())
    misuse("a window that was not given back");
  return ncclSuccess;
}

ncclResult_t ncclCommDestroy(ncclComm_t comm) {
  enter("ncclCommDestroy");
  Use use(comm);
  std::shared_ptr<Member> member = use.end();
  std::unique_lock<std::mutex> guard(member->clique->lock);
  mustBeDone(*member);
  awaitGraphs(*member, guard);
  member->clique->changed.wait(guard, [&] { return member->outstanding == 0; });
  return ncclSuccess;
}

ncclResult_t ncclCommAbort(ncclComm_t comm) {
  enter("ncclCommAbort");
  Use use(comm);
  std::shared_ptr<Member> member = use.end();
  std::unique_lock<std::mutex> guard(member->clique->lock);
  member->aborted = true;
  for (auto [block, window] : member->windows) {
    delete window;
    --live;
  }
  member->pending = nullptr;
  member->clique->changed.notify_all();
  awaitGraphs(*member, guard);
  return ncclSuccess;
}

ncclResult_t ncclGroupStart() {
  FSDP_ENTER(enter, ncclGroupStart);
  ++group.depth;
  return ncclSuccess;
}

ncclResult_t ncclGroupEnd() {
  if (group.depth == 0)
    misuse("the end of a group that has no start");
  --group.depth;
  if (int code = enter("ncclGroupEnd")) {
    group.launches.clear();
    return code;
  }
  return group.depth ? ncclSuccess : launchAll();
}

ncclResult_t ncclAllGather(const void *send, void *receive, size_t count,
                           ncclDataType_t type, ncclComm_t comm,
                           cudaStream_t stream) {
  FSDP_ENTER(enter, ncclAllGather);
  return addAlone(add(Kind::AllGather, send, receive, count, type, ncclSum, 0,
                      comm, stream));
}

ncclResult_t ncclReduceScatter(const void *send, void *receive, size_t count,
                               ncclDataType_t type, ncclRedOp_t op,
                               ncclComm_t comm, cudaStream_t stream) {
  FSDP_ENTER(enter, ncclReduceScatter);
  return addAlone(add(Kind::ReduceScatter, send, receive, count, type, op, 0,
                      comm, stream));
}

ncclResult_t ncclAllReduce(const void *send, void *receive, size_t count,
                           ncclDataType_t type, ncclRedOp_t op, ncclComm_t comm,
                           cudaStream_t stream) {
  FSDP_ENTER(enter, ncclAllReduce);
  return addAlone(
      add(Kind::AllReduce, send, receive, count, type, op, 0, comm, stream));
}

ncclResult_t ncclBroadcast(const void *send, void *receive, size_t count,
                           ncclDataType_t type, int root, ncclComm_t comm,
                           cudaStream_t stream) {
  FSDP_ENTER(enter, ncclBroadcast);
  return addAlone(add(Kind::Broadcast, send, receive, count, type, ncclSum,
                      root, comm, stream));
}

ncclResult_t ncclReduce(const void *send, void *receive, size_t count,
                        ncclDataType_t type, ncclRedOp_t op, int root,
                        ncclComm_t comm, cudaStream_t stream) {
  FSDP_ENTER(enter, ncclReduce);
  return addAlone(
      add(Kind::Reduce, send, receive, count, type, op, root, comm, stream));
}

ncclResult_t ncclSend(const void *send, size_t count, ncclDataType_t type,
                      int peer, ncclComm_t comm, cudaStream_t stream) {
  FSDP_ENTER(enter, ncclSend);
  return addAlone(
      add(Kind::Send, send, nullptr, count, type, ncclSum, peer, comm, stream));
}

ncclResult_t ncclRecv(void *receive, size_t count, ncclDataType_t type,
                      int peer, ncclComm_t comm, cudaStream_t stream) {
  FSDP_ENTER(enter, ncclRecv);
  return addAlone(add(Kind::Receive, nullptr, receive, count, type, ncclSum,
                      peer, comm, stream));
}

#ifndef FSDP_DOUBLE_WITHOUT_WINDOWS

ncclResult_t ncclMemAlloc(void **memory, size_t bytes) {
  FSDP_ENTER(enter, ncclMemAlloc);
  *memory = takeMemory(bytes, /*forWindows=*/true);
  return *memory ? ncclSuccess : 1;
}

ncclResult_t ncclMemFree(void *memory) {
  enter("ncclMemFree");
  return giveMemory(memory) ? ncclSuccess : ncclInvalidArgument;
}

ncclResult_t ncclCommWindowRegister(ncclComm_t comm, void *memory, size_t bytes,
                                    ncclWindow_t *window, int flags) {
  FSDP_ENTER(enter, ncclCommWindowRegister);
  Use use(comm);
  const std::shared_ptr<Member> &member = comm->member;
  std::lock_guard<std::mutex> guard(member->clique->lock);
  mustBeDone(*member);
  size_t offset = 0;
  const void *block = windowMemory(memory, bytes, offset);
  if (!block || offset != 0 || bytes % 4096 || flags != ncclWindowSymmetric)
    return ncclInvalidArgument;
  Enlistment &enlistment = member->clique->enlistments[++member->enlisted];
  if (enlistment.arrived++ && enlistment.bytes != bytes)
    return ncclInvalidArgument;
  enlistment.bytes = bytes;
  if (hasProcesses())
    publish(keyOf(*member->clique, "window",
                  static_cast<uint64_t>(member->enlisted), member->rank),
            "");
  // As NCCL does: it returns success, and the window is there some polls later.
  *window = nullptr;
  member->newWindow = window;
  member->windows[block] = new Window{block};
  member->newest = member->windows[block];
  ++live;
  member->polls = 1;
  member->state = ncclInProgress;
  return ncclSuccess;
}

ncclResult_t ncclCommWindowDeregister(ncclComm_t comm, ncclWindow_t window) {
  FSDP_ENTER(enter, ncclCommWindowDeregister);
  Use use(comm);
  std::lock_guard<std::mutex> guard(comm->member->clique->lock);
  mustBeDone(*comm->member);
  comm->member->windows.erase(window->memory);
  delete window;
  --live;
  return ncclSuccess;
}

#endif

} // extern "C"

// The runtime looks these up with the types of Api.h.
#define CHECK(name, result, parameters)                                        \
  static_assert(std::is_same_v<decltype(&::name), decltype(Api::name)>);
FSDP_NCCL_FUNCTIONS(CHECK)
#ifndef FSDP_DOUBLE_WITHOUT_WINDOWS
FSDP_NCCL_WINDOW_FUNCTIONS(CHECK)
#endif
