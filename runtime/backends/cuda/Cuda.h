//===- Cuda.h - state of ranks on GPUs -------------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Locks: a world's `lock` before a rank's `lock`; fail() is called under
// neither, as it aborts communicators and takes both.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BACKENDS_CUDA_CUDA_H
#define FSDP_RUNTIME_BACKENDS_CUDA_CUDA_H

#include "Api.h"
#include "Graph.h"
#include "core/World.h"
#include "net/Meeting.h"

#include <cstring>
#include <map>
#include <type_traits>

namespace fsdp::rt::cuda {

struct DeviceRank;

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

/// Events of a collective of one member: when its sources are there, when its
/// share of an all_reduce is reduced (only where ranks share a device), and
/// when its result is there.
struct Events {
  cudaEvent_t begun = nullptr, reduced = nullptr, done = nullptr;
};

/// A collective that a member of this process started.
struct Announcement {
  std::atomic<uint64_t> sequence{0}, signature{0};
  /// Offsets in arenas of the buffers that peers reach through windows.
  std::atomic<uint64_t> placement{0};
  std::atomic<const CollectiveName *> name{nullptr};

  /// Where ranks share a device: how far the member is with what it has put
  /// into its streams, by sequence, and from `begun` on its events and buffers.
  std::atomic<uint64_t> begun{0}, reduced{0}, issued{0};
  Events events;
  std::vector<char *> src, dst;
};

/// The members of a channel that live in this process. NCCL itself does not
/// notice when ranks start different collectives.
struct DeviceTeam {
  /// Of each member, a ring by sequence.
  std::vector<std::vector<Announcement>> members;
};

//===----------------------------------------------------------------------===//
// World
//===----------------------------------------------------------------------===//

/// Where memory came from.
enum class Origin { Device, Window, Host };

struct Allocation {
  void *memory;
  Origin origin;
};

struct DeviceWorld : BackendWorld {
  Api api;
  int devices = 0;
  /// Of the first rank of this process.
  int firstDevice = 0;
  /// Arenas are pinned memory of the host, and waits block until the result is
  /// there: for steps whose kernels run on the processor.
  bool onHost = false;
  /// All ranks are threads with the same device, which move data without NCCL
  /// (SharedDevice.cpp), and their events.
  bool shared = false;
  std::vector<cudaEvent_t> events;
  /// Register arenas as windows, and gather with copy engines.
  bool windows = false, copyEngines = false;
  int maxCTAs = 0;
  /// The largest workspace of attention.
  int64_t attentionBytes = 0;
  /// Products of f32 may round their operands to TF32.
  bool tf32 = false;
  /// What computes is loaded, and what computes attention; under `lock`.
  bool computes = false, attends = false;
  bool log = false;
  /// Steps become CUDA graphs.
  bool graphs = false;
  int spins = 0;
  /// Null where MPI did not start the processes.
  MpiLibrary *mpi = nullptr;

  std::mutex lock;
  /// Existing ranks of this process.
  std::vector<DeviceRank *> ranks;
  std::vector<Allocation> allocations;
  /// Of each channel, by the index of the group.
  std::vector<std::unique_ptr<DeviceTeam>> teams[numChannels];

  ~DeviceWorld() override;
};

//===----------------------------------------------------------------------===//
// Ranks and channels
//===----------------------------------------------------------------------===//

/// How far a communicator is. It moves on without blocking, as the order in
/// which channels are opened may differ between ranks.
enum class Opening {
  Identity,    ///< waits for the identifier from member 0
  Joining,     ///< waits for the other members
  Agreeing,    ///< compares the sizes of arenas
  Registering, ///< registers arenas as windows
  Ready
};

/// A communicator of NCCL and its stream.
struct Communicator {
  /// Null before it joins and after it was aborted; under the rank's lock.
  ncclComm_t handle = nullptr;
  bool aborted = false;
  /// The last call is not known to have come to its end; no other may follow.
  bool busy = false;
  Opening opening = Opening::Identity;
  int32_t channel = 0;
  bool gathers = false;
  /// When to ask for the identifier again, and after how long once more.
  int64_t askAt = 0, askAfter = 100000;
  std::string name;
  cudaStream_t stream = nullptr;
  /// Numbers to agree on, pinned; and when they are there.
  int64_t *scratch = nullptr;
  cudaEvent_t agreed = nullptr;
  bool asked = false;
  /// Of the persistent and the communication arena.
  ncclWindow_t windows[2] = {};
  int64_t windowBytes[2] = {};
  int registered = 0;
  /// Memory of the device for pieces of an all_to_all that are packed; one
  /// collective after another has it, in the order of the stream.
  char *pieces = nullptr;
  int64_t pieceBytes = 0;
};

/// Pinned memory in the place of a buffer that lies in no arena.
struct PinnedStage {
  char *pinned;
  /// Where the result goes, null for a source.
  char *result;
  int64_t bytes;
};

/// The place of a collective in the ring.
struct DeviceSlot : Events {
  uint64_t sequence = 0;
  const CollectiveName *name = nullptr;
  /// `done` stands in the stream; it is known to have happened; later work of
  /// the rank waits for it.
  bool recorded = false, happened = true, awaited = false;
  /// It is part of a graph; `done` tells nothing of it, but the end of the last
  /// launch.
  bool inGraph = false;
  /// Of buffers of the host that lie in no arena.
  std::vector<PinnedStage> stages;

  /// From now on it is the place of another collective.
  void begin(const Operation &operation, bool isRecorded, bool isInGraph) {
    sequence = operation.sequence;
    name = operation.name;
    recorded = isRecorded;
    happened = awaited = false;
    inGraph = isInGraph;
  }
};

/// A channel as one rank sees it.
struct DeviceChannel : BackendChannel {
  const Api &api;
  explicit DeviceChannel(const Api &api) : api(api) {}
  ~DeviceChannel() override;

  DeviceTeam *team = nullptr;
  Communicator *communicator = nullptr;
  std::vector<DeviceSlot> slots;
  /// The first collective whose `done` does not stand in the stream.
  uint64_t front = 1;

  DeviceSlot &slot(uint64_t sequence) { return slots[sequence % slots.size()]; }
};

/// The kernels of a module, loaded.
struct Program {
  const fsdp_rt_device_code *code;
  CUlibrary library;
  std::vector<CUkernel> kernels;
};

/// What an algorithm of a matrix product is chosen by. `alignment` is that of
/// all operands, in bytes, `biasAlignment` that of a bias; 0: there is none.
struct ProductKey {
  fsdp_rt_matmul_desc desc;
  int64_t alignment, biasAlignment;
  bool operator<(const ProductKey &other) const {
    return std::memcmp(this, &other, sizeof(ProductKey)) < 0;
  }
};
static_assert(std::has_unique_object_representations_v<ProductKey>);

/// A matrix product as cuBLASLt knows it. Its matrices are column-major:
/// c' = b' * a'.
struct Product {
  cublasLtMatmulDesc_t desc = nullptr;
  cublasLtMatrixLayout_t b = nullptr, a = nullptr, c = nullptr;
  cublasLtMatmulAlgo_t algorithm = {};
};

/// What an attention is planned by.
struct AttentionKey {
  fsdp_rt_attention_desc desc;
  bool isGradient;
  bool operator<(const AttentionKey &other) const {
    int order = std::memcmp(&desc, &other.desc, sizeof(desc));
    return order < 0 || (order == 0 && isGradient < other.isGradient);
  }
};

/// One rank: a device with a stream for computing.
struct DeviceRank : BackendRank {
  DeviceWorld &world;
  fsdp_rt_context &ctx;
  int device;
  cudaStream_t compute = nullptr;
  /// After a failure: nothing of this process is in flight.
  bool quiet = false;

  /// Loaded kernels, by their description; the library of matrix products, its
  /// workspace and the products that it knows.
  std::vector<Program> programs;
  cublasLtHandle_t blas = nullptr;
  void *blasWorkspace = nullptr;
  std::map<ProductKey, Product> products;

  /// The library of attention, once it is used, its plans, and its workspaces,
  /// of which the last one, the largest, is used.
  fsdp_attention_session *attention = nullptr;
  std::map<AttentionKey, fsdp_attention_plan *> attentions;
  std::vector<void *> attentionWorkspaces;
  int64_t attentionBytes = 0;

  /// Held for calls on communicators, which none of them blocks in.
  std::mutex lock;
  std::vector<std::unique_ptr<Communicator>> communicators;
  std::vector<cudaEvent_t> events;
  /// All that communicators have or had for packed pieces.
  std::vector<void *> pieces;

  /// Null where steps are no graphs.
  std::unique_ptr<Graphs> graphs;

  DeviceRank(DeviceWorld &world, fsdp_rt_context &ctx, int device)
      : world(world), ctx(ctx), device(device) {}
  ~DeviceRank() override;
};

inline DeviceWorld &worldOf(const fsdp_rt_world &world) {
  return static_cast<DeviceWorld &>(*world.state);
}
inline DeviceWorld &worldOf(const fsdp_rt_context &ctx) {
  return worldOf(*ctx.world);
}
inline DeviceRank &rankOf(const fsdp_rt_context &ctx) {
  return static_cast<DeviceRank &>(*ctx.state);
}
inline DeviceChannel &stateOf(const Channel &channel) {
  return static_cast<DeviceChannel &>(*channel.state);
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

/// What a call of NCCL or CUDA returned, to be judged outside of locks.
struct Outcome {
  const char *call = nullptr;
  cudaError_t cuda = cudaSuccess;
  ncclResult_t nccl = ncclSuccess;
  /// The library's own words.
  char detail[256] = {};

  bool good() const { return !call; }
};

/// Notes the first failed call.
void noteCuda(const Api &api, Outcome &outcome, const char *call,
              cudaError_t result);
void noteNccl(const Api &api, Outcome &outcome, const char *call,
              ncclResult_t result, ncclComm_t comm);
void noteDriver(const Api &api, Outcome &outcome, const char *call,
                CUresult result);

/// The status of the runtime for what failed.
int32_t statusOfOutcome(const Outcome &outcome);

/// Fails the world if something failed. `name` is what was going on, may be
/// null. Returns the status of the world.
int32_t judge(fsdp_rt_context &ctx, const Outcome &outcome, const char *name);

/// Fails with the name of the call if it failed, whatever else has failed.
#define FSDP_TRY_CUDA(ctx, api, name, arguments)                               \
  do {                                                                         \
    fsdp::rt::cuda::Outcome outcome;                                           \
    fsdp::rt::cuda::noteCuda(api, outcome, #name, (api).name arguments);       \
    if (!outcome.good())                                                       \
      return fsdp::rt::cuda::judge(ctx, outcome, nullptr);                     \
  } while (false)

//===----------------------------------------------------------------------===//
// Parts of the backend
//===----------------------------------------------------------------------===//

/// Waits between looks, longer and longer: at most as long as timers are late
/// by themselves, since the device idles when a step has ended and nobody
/// looked.
class Pause {
public:
  explicit Pause(const DeviceWorld &world) : spins(world.spins) {}
  void rest();

private:
  int spins;
  static constexpr int64_t kLongest = 50;
  int64_t micros = 20;
};

/// Communicator.cpp
/// Moves the opening of a communicator on, as far as it goes without blocking.
int32_t advanceOpening(fsdp_rt_context &ctx, Channel &channel);

/// Whether the last call on the communicator came to its end; fails the world
/// if it ended badly.
int32_t settle(fsdp_rt_context &ctx, Communicator &communicator, bool &settled);

/// Aborts the communicators of all ranks of this process.
void abortAll(fsdp_rt_world &world);

/// Looks after the health of communicators.
void pollHealth(fsdp_rt_world &world);

/// Ends the communicators of a rank.
void closeCommunicators(DeviceRank &rank);

/// Issue.cpp
/// Makes sure that the device reaches the buffers of a collective. Where arenas
/// are memory of the host, and outside of steps, others get a stage; else they
/// fail the world.
int32_t prepareBuffers(fsdp_rt_context &ctx, Operation &operation,
                       DeviceSlot &slot);

/// Brings results from stages to their places.
void finishBuffers(const Api &api, DeviceSlot &slot);

/// A hash of the places of buffers that have to be equal on all members.
uint64_t placementOf(const fsdp_rt_context &ctx, const Operation &operation);

/// Calls NCCL for a collective, as one group. Under the rank's lock.
void issueCalls(fsdp_rt_context &ctx, Channel &channel,
                const Operation &operation, Outcome &outcome);

/// The type and the number of elements of a part's bytes, for NCCL.
ncclDataType_t typeOf(int32_t dtype);
size_t countOf(const fsdp_rt_collective &desc, int64_t part, int64_t bytes);

/// Pieces.cpp
/// Copies rows of `width` bytes in the order of a stream.
void copyRows(const Api &api, Outcome &outcome, cudaStream_t stream, char *to,
              int64_t toPitch, const char *from, int64_t fromPitch,
              int64_t width, int64_t rows);

/// The messages of an all_to_all or permute. Under the rank's lock.
class Pieces {
public:
  Pieces(fsdp_rt_context &ctx, const Channel &channel,
         const Operation &operation, Outcome &outcome);

  /// Bytes that packed pieces take.
  int64_t room() const;

  /// What happens before the group, in it, and once it is in the stream.
  void pack();
  void exchange();
  void unpack();

private:
  template <typename Visitor>
  int64_t forEachPart(Visitor visit) const;
  void send(int64_t index, int64_t member, const char *from, int64_t bytes);
  void receive(int64_t index, int64_t member, char *to, int64_t bytes);
  void permute();

  fsdp_rt_context &ctx;
  const Api &api;
  const Operation &operation;
  const fsdp_rt_collective &desc;
  const Communicator &communicator;
  int64_t me, members;
  Outcome &outcome;
};

/// Makes room for packed pieces, before the collective is issued or captured.
int32_t reservePieces(fsdp_rt_context &ctx, Channel &channel,
                      const Operation &operation);

/// Completes what was issued, once the last call on the communicator came to
/// its end: before that its work need not be in the stream. Records when the
/// result is there.
int32_t completeIssue(fsdp_rt_context &ctx, Channel &channel,
                      const Operation &operation, cudaEvent_t done);

/// SharedDevice.cpp
/// Makes room for the buffers of this member's collectives.
void reserveShared(const Channel &channel, DeviceTeam &team);

/// Shows the other members the buffers and events of a collective whose `begun`
/// stands in the stream; and that all of it does.
void publishShared(const Channel &channel, const Operation &operation);
void publishIssued(const Channel &channel, uint64_t sequence);

/// Puts the member's part of a collective into its stream, as far as the others
/// have come; `issued` if that is all.
int32_t issueShared(fsdp_rt_context &ctx, Channel &channel,
                    Operation &operation, bool &issued);

/// Whether all members have done that; later work of the rank waits for them.
bool allIssued(const Channel &channel, uint64_t sequence);
int32_t awaitShared(fsdp_rt_context &ctx, const Channel &channel,
                    const Operation &operation);

/// Fails worlds whose ranks can't share a device.
int32_t expectShareable(fsdp_rt_world &owner);

/// Compute.cpp
/// A kernel of what the rank has loaded, or null.
CUkernel findKernel(const fsdp_rt_context &ctx, const char *name);

int32_t launch(fsdp_rt_context &ctx, const fsdp_rt_launch_desc &desc,
               const int64_t *args);

/// Loads the libraries that steps compute with.
int32_t prepareCompute(fsdp_rt_context &ctx);

/// The same, whatever is traced.
int32_t launchNow(fsdp_rt_context &ctx, const fsdp_rt_launch_desc &desc,
                  const int64_t *args);

/// Gives back what computing needed.
void closeCompute(DeviceRank &rank);

/// Products.cpp
int32_t multiply(fsdp_rt_context &ctx, const fsdp_rt_matmul_desc &desc,
                 const void *a, const void *b, void *c, const void *bias);

/// The same, whatever is traced.
int32_t multiplyNow(fsdp_rt_context &ctx, const fsdp_rt_matmul_desc &desc,
                    const void *a, const void *b, void *c, const void *bias);

void closeProducts(DeviceRank &rank);

/// Attention.cpp
int32_t attend(fsdp_rt_context &ctx, const fsdp_rt_attention_desc &desc,
               const fsdp_attention_buffers &buffers);

/// The same, whatever is traced.
int32_t attendNow(fsdp_rt_context &ctx, const fsdp_rt_attention_desc &desc,
                  const fsdp_attention_buffers &buffers);

void closeAttention(DeviceRank &rank);

/// Graph.cpp; all but the first three only where the rank has graphs.
void beginGraphStep(fsdp_rt_context &ctx);
int32_t endGraphStep(fsdp_rt_context &ctx);

/// Ends the graphs of a rank, unless it is using them and does so itself. False
/// if it is capturing: then it ends its communicators, too.
bool endGraphs(DeviceRank &rank);

/// Whether a call is part of a trace, or has failed; then the caller has
/// nothing to do but to return `status`.
bool deferLaunch(fsdp_rt_context &ctx, const fsdp_rt_launch_desc &desc,
                 const int64_t *args, int32_t &status);
bool deferProduct(fsdp_rt_context &ctx, const fsdp_rt_matmul_desc &desc,
                  const void *a, const void *b, void *c, const void *bias,
                  int32_t &status);
bool deferAttention(fsdp_rt_context &ctx, const fsdp_rt_attention_desc &desc,
                    const fsdp_attention_buffers &buffers, int32_t &status);
bool deferStart(fsdp_rt_context &ctx, Channel &channel,
                const Operation &operation, int32_t &status);
bool deferFinish(fsdp_rt_context &ctx, Channel &channel,
                 const Operation &operation, int32_t &status);

/// Puts everything that was called into streams; in a step the next sequence
/// begins.
int32_t endSequence(fsdp_rt_context &ctx);

/// Like checkWaiting() for a collective of a graph that was launched: names one
/// that another rank has not started, if there is any.
int32_t checkGraph(fsdp_rt_context &ctx, Channel &channel,
                   const DeviceSlot &slot);

/// Memory.cpp
void *allocate(fsdp_rt_context &ctx, int32_t kind, int64_t bytes);
void deallocate(fsdp_rt_world &world, int64_t rank, int32_t kind, void *memory,
                int64_t bytes);
int32_t copy(fsdp_rt_context &ctx, void *dst, const void *src, int64_t bytes);

/// Cuda.cpp
/// Waits for everything that the rank's stream waits for, and the stream.
int32_t synchronize(fsdp_rt_context &ctx);

/// Waits until the stream of the rank is empty.
int32_t drain(fsdp_rt_context &ctx);

/// An event that ends with the rank, or where others wait for it too, with the
/// world.
int32_t createEvent(fsdp_rt_context &ctx, cudaEvent_t &event);

} // namespace fsdp::rt::cuda

#endif // FSDP_RUNTIME_BACKENDS_CUDA_CUDA_H
