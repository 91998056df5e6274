//===- ConformanceTest.cpp - what every backend has to do -----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every kind of collective x element type x size x segment table x place of the
// buffers, in batches that are in flight together and waited for in orders that
// differ between ranks, against a reference that follows the definitions of
// fsdp_rt.h element by element. FSDP_BACKEND chooses the backend. Where its
// ranks are processes, each runs this program, and FSDP_TEST_WORLD is their
// number.
//
//===----------------------------------------------------------------------===//

#include "Elements.h"
#include "Ranks.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>

using namespace fsdp::test;

namespace {

enum class Table { Flat, FlatByParameter, PerParameter, Holes };
enum class Place { Arena, InPlace, Host };

struct Case {
  int32_t kind, dtype, reduce, mean;
  Table table;
  Place place;
  int64_t elements;
  /// Values whose sums are rounded.
  bool inexact;

  std::string name() const {
    static const char *const kinds[] = {
        "all_gather", "reduce_scatter", "all_reduce", "copy",
        "slice",      "all_to_all",     "permute"};
    return std::string(kinds[kind]) +
           (reduce ? " max "
            : mean ? " mean "
                   : " ") +
           nameOf(dtype) + ", table " +
           std::to_string(static_cast<int>(table)) + ", place " +
           std::to_string(static_cast<int>(place)) + ", " +
           std::to_string(elements) + " elements" +
           (inexact ? ", inexact" : "");
  }
};

using Bytes = std::vector<char>;
/// The members of a channel.
using Ranks = std::vector<int64_t>;

/// Every shift of a permute comes with some size or type.
int64_t shiftOf(const Case &test, int64_t members) {
  return test.kind == FSDP_RT_PERMUTE ? (test.elements + test.dtype) % members
                                      : 0;
}

/// A buffer of about `elements` elements that is cut into a piece for each
/// member: whole on both sides, into single elements on one, or into chunks of
/// two and three.
Unit makeExchanged(const Case &test, const std::string &name, int64_t elements,
                   int64_t members) {
  int64_t size = bytesOf(test.dtype);
  int64_t piece = (elements + members - 1) / members;
  if (test.table == Table::Holes)
    piece = (piece + 5) / 6 * 6;
  int64_t full = piece * members * size, given = piece, taken = piece;
  if (test.table == Table::Holes)
    given = 2, taken = 3;
  else if (test.table == Table::FlatByParameter)
    given = 1;
  else if (test.table == Table::PerParameter)
    taken = 1;
  Unit unit{name, test.dtype, full, piece * size, {}};
  if (full || test.table != Table::Flat)
    unit.segments = {{0, full, 0, given * size, 0},
                     {0, full, 0, taken * size, 0}};
  return unit;
}

/// A unit of about `elements` elements in three parameters of uneven size.
Unit makeUnit(const Case &test, const std::string &name, int64_t elements,
              int64_t members) {
  int64_t size = bytesOf(test.dtype);
  if (test.kind == FSDP_RT_ALL_REDUCE)
    return {name, test.dtype, elements * size, 0, {}};
  if (test.kind == FSDP_RT_PERMUTE)
    return {name, test.dtype, elements * size, elements * size, {}};
  if (test.kind == FSDP_RT_ALL_TO_ALL)
    return makeExchanged(test, name, elements, members);
  int64_t chunk = (elements + members - 1) / members;
  if (test.table == Table::Flat)
    return flatUnit(name, test.dtype, size, chunk, members);
  Unit unit{name, test.dtype, 0, 0, {}};
  int64_t third = elements / 3, half = elements / 2;
  for (int64_t count : {half, third, elements - half - third}) {
    int64_t begin = unit.fullBytes, bytes = count * size;
    int64_t own = std::max<int64_t>(1, (count + members - 1) / members) * size;
    if (test.table == Table::FlatByParameter)
      unit.segments.push_back(
          {begin, bytes, 0, std::max<int64_t>(1, chunk) * size, 0});
    else
      unit.segments.push_back({begin, bytes, begin, own, unit.shardBytes});
    unit.fullBytes += bytes;
    unit.shardBytes += own;
    // Bytes that nobody owns, on both sides.
    if (test.table == Table::Holes) {
      unit.fullBytes += 3 * size;
      unit.shardBytes += 2 * size;
    }
  }
  if (test.table == Table::FlatByParameter)
    unit.shardBytes = std::max<int64_t>(1, chunk) * size;
  return unit;
}

/// The owner of byte `p` of a full buffer, by the definition.
bool locate(const Unit &unit, int64_t members, int64_t p, int64_t &owner,
            int64_t &offset) {
  for (const fsdp_rt_segment &segment : unit.segments)
    if (p >= segment.full_offset && p < segment.full_offset + segment.bytes)
      for (owner = 0; owner < members; ++owner) {
        int64_t begin = segment.origin + owner * segment.chunk;
        if (p < begin || p >= begin + segment.chunk)
          continue;
        offset = segment.shard_base + p - begin;
        return true;
      }
  return false;
}

/// The member that byte `p` of a destination comes from, and the byte of its
/// source, in an all_to_all or permute, by the definition.
void locateSource(const Case &test, const Unit &unit, int64_t members,
                  int64_t me, int64_t p, int64_t &from, int64_t &offset) {
  if (test.kind == FSDP_RT_PERMUTE) {
    from = (me + members - shiftOf(test, members)) % members;
    offset = p;
    return;
  }
  int64_t given = unit.segments[0].chunk, taken = unit.segments[1].chunk;
  from = p / taken % members;
  int64_t inPiece = p / taken / members * taken + p % taken;
  offset = (inPiece / given * members + me) * given + inPiece % given;
}

/// Element `index` of the source of a member.
double valueAt(const Case &test, int64_t seed, int64_t member, int64_t index) {
  auto bits = static_cast<uint64_t>(index * 8191 + member * 131 + seed * 7919);
  bits = (bits ^ bits >> 31) * 0x9E3779B97F4A7C15ull;
  bits ^= bits >> 29;
  if (test.dtype == FSDP_RT_I1)
    return static_cast<double>(bits >> 40 & 1);
  if (!test.inexact)
    return static_cast<double>(bits >> 40 & 15) - 7;
  double value = static_cast<double>(bits >> 20 & 0xffffff) / 0x1000000 - 0.5;
  value = std::ldexp(value, static_cast<int>(bits & 7));
  if (test.dtype == FSDP_RT_BF16)
    return fromBF16(toBF16(static_cast<float>(value)));
  return test.dtype == FSDP_RT_F64 ? value : static_cast<float>(value);
}

/// Sums in ascending order of members, in the type, 16 bits in f32.
template <typename T>
double reduceIn(const Case &test, int64_t seed, const Ranks &ranks,
                int64_t index) {
  T sum = 0;
  for (int64_t rank : ranks) {
    T value = static_cast<T>(valueAt(test, seed, rank, index));
    bool takesLarger = test.reduce == FSDP_RT_MAX || test.dtype == FSDP_RT_I1;
    sum = rank == ranks[0] ? value
          : takesLarger    ? std::max(sum, value)
                           : sum + value;
  }
  return test.mean ? sum / static_cast<T>(ranks.size()) : sum;
}

double reduced(const Case &test, int64_t seed, const Ranks &ranks,
               int64_t index) {
  bool inDouble = test.dtype == FSDP_RT_F64 || test.dtype >= FSDP_RT_I64;
  return inDouble ? reduceIn<double>(test, seed, ranks, index)
                  : reduceIn<float>(test, seed, ranks, index);
}

/// A collective under way on one rank.
class Run {
public:
  Run(fsdp_rt_context *ctx, const Case &test, const Ranks &ranks,
      int32_t channel, int64_t seed, int64_t *used)
      : ctx(ctx), test(test), ranks(ranks), seed(seed),
        me(std::find(ranks.begin(), ranks.end(), fsdp_rt_rank(ctx)) -
           ranks.begin()),
        members(static_cast<int64_t>(ranks.size())) {
    units = {makeUnit(test, "a", test.elements, members),
             makeUnit(test, "b", test.elements / 3, members)};
    parts = {units[0].part(), units[1].part()};
    for (fsdp_rt_part &part : parts)
      part.shift = static_cast<int32_t>(shiftOf(test, members));
    desc = makeCollective(test.kind, parts, channel, test.mean, test.reduce);
    for (size_t part = 0; part < 2; ++part)
      prepare(part, used);
  }

  void start() {
    EXPECT_EQ(fsdp_rt_start(ctx, &desc, src.data(), dst.data(), &ticket), 0)
        << test.name();
  }
  void wait() { EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0) << test.name(); }

  void check() {
    for (size_t part = 0; part < 2; ++part) {
      Bytes got(expected[part].size());
      fsdp_rt_copy(ctx, got.data(), dst[part],
                   static_cast<int64_t>(got.size()));
      EXPECT_TRUE(got == expected[part])
          << test.name() << ", rank " << me << " of " << members << ", part "
          << part << ": first wrong byte "
          << std::mismatch(got.begin(), got.end(), expected[part].begin())
                     .first -
                 got.begin();
    }
  }

private:
  /// The value of this member's source at a byte; shards count from 0.
  void fill(Bytes &bytes, int64_t member) const {
    int64_t size = bytesOf(test.dtype);
    for (size_t at = 0; at + static_cast<size_t>(size) <= bytes.size();
         at += static_cast<size_t>(size))
      writeElement(test.dtype, &bytes[at],
                   valueAt(test, seed, ranks[static_cast<size_t>(member)],
                           static_cast<int64_t>(at) / size));
  }

  void *place(int32_t kind, size_t bytes, int64_t *used) {
    if (test.place == Place::Host) {
      host.emplace_back(bytes + 1);
      return host.back().data();
    }
    auto *memory = static_cast<char *>(fsdp_rt_arena(ctx, kind)) + used[kind];
    used[kind] += (static_cast<int64_t>(bytes) + 127) / 64 * 64;
    return memory;
  }

  /// What lies in the destination at the end, given what lies there before.
  void expect(size_t part, Bytes &bytes) const {
    int64_t size = bytesOf(test.dtype);
    const Unit &unit = units[part];
    bool exchanges =
        test.kind == FSDP_RT_ALL_TO_ALL || test.kind == FSDP_RT_PERMUTE;
    for (int64_t p = 0; p < unit.fullBytes; p += size) {
      int64_t owner = 0, offset = 0;
      if (exchanges) {
        locateSource(test, unit, members, me, p, owner, offset);
        writeElement(test.dtype, &bytes[static_cast<size_t>(p)],
                     valueAt(test, seed, ranks[static_cast<size_t>(owner)],
                             offset / size));
        continue;
      }
      if (test.kind == FSDP_RT_ALL_REDUCE) {
        writeElement(test.dtype, &bytes[static_cast<size_t>(p)],
                     reduced(test, seed, ranks, p / size));
        continue;
      }
      if (!locate(unit, members, p, owner, offset))
        continue;
      if (test.kind == FSDP_RT_ALL_GATHER)
        writeElement(test.dtype, &bytes[static_cast<size_t>(p)],
                     valueAt(test, seed, ranks[static_cast<size_t>(owner)],
                             offset / size));
      else if (owner == me)
        writeElement(test.dtype, &bytes[static_cast<size_t>(offset)],
                     test.kind == FSDP_RT_SLICE
                         ? valueAt(test, seed, fsdp_rt_rank(ctx), p / size)
                         : reduced(test, seed, ranks, p / size));
    }
  }

  void prepare(size_t part, int64_t *used) {
    const Unit &unit = units[part];
    bool gathers = test.kind == FSDP_RT_ALL_GATHER;
    bool scatters =
        test.kind == FSDP_RT_REDUCE_SCATTER || test.kind == FSDP_RT_SLICE;
    auto full = static_cast<size_t>(unit.fullBytes);
    auto shard = static_cast<size_t>(unit.shardBytes);
    Bytes source(gathers ? shard : full), target(scatters ? shard : full);
    fill(source, me);
    std::fill(target.begin(), target.end(), '\x55');
    host.reserve(4);
    char *from, *to;
    if (test.place == Place::InPlace) {
      // The shard is the own piece of the flat buffer.
      from = to = static_cast<char *>(place(FSDP_RT_ARENA_COMM, full, used));
      auto own = static_cast<size_t>(me) * shard;
      if (gathers) {
        from = to + own;
        std::copy(source.begin(), source.end(), target.begin() + own);
      } else if (scatters) {
        to = from + own;
        std::copy(source.begin() + own, source.begin() + own + shard,
                  target.begin());
      } else {
        target = source;
      }
    } else {
      from = static_cast<char *>(
          place(FSDP_RT_ARENA_PERSISTENT, source.size(), used));
      to = static_cast<char *>(place(FSDP_RT_ARENA_COMM, target.size(), used));
    }
    fsdp_rt_copy(ctx, to, target.data(), static_cast<int64_t>(target.size()));
    fsdp_rt_copy(ctx, from, source.data(), static_cast<int64_t>(source.size()));
    src.push_back(from);
    dst.push_back(to);
    expect(part, target);
    expected.push_back(std::move(target));
  }

  fsdp_rt_context *ctx;
  Case test;
  Ranks ranks;
  int64_t seed, me, members;
  std::vector<Unit> units;
  std::vector<fsdp_rt_part> parts;
  fsdp_rt_collective desc;
  std::vector<Bytes> host, expected;
  std::vector<void *> src, dst;
  int64_t ticket = 0;
};

bool isLong() {
  const char *text = std::getenv("FSDP_LONG_TESTS");
  return text && *text && *text != '0';
}

bool isBackend(const char *wanted) {
  const char *name = std::getenv("FSDP_BACKEND");
  return name && std::string(name) == wanted;
}

bool onDevice() { return isBackend("nccl") || isBackend("embedded-gpu"); }

/// Means of these are exact: the members are a power of two.
bool isPower(int64_t members) { return (members & (members - 1)) == 0; }

void addCases(std::vector<Case> &cases, int32_t dtype, int64_t elements,
              Table table, Place place, int64_t members) {
  bool floats = dtype <= FSDP_RT_BF16;
  auto add = [&](int32_t kind, int32_t reduce, int32_t mean, bool inexact) {
    cases.push_back(
        {kind, dtype, reduce, mean, table, place, elements, inexact});
  };
  add(FSDP_RT_ALL_GATHER, 0, 0, false);
  add(FSDP_RT_SLICE, 0, 0, false);
  if (place != Place::InPlace)
    add(FSDP_RT_ALL_TO_ALL, 0, 0, false);
  add(FSDP_RT_REDUCE_SCATTER, 0, floats && isPower(members), false);
  // NCCL rounds as it likes.
  if (!isBackend("nccl") && floats && dtype != FSDP_RT_F16)
    add(FSDP_RT_REDUCE_SCATTER, 0, elements % 2, true);
  if (table != Table::Flat)
    return;
  if (place != Place::InPlace)
    add(FSDP_RT_PERMUTE, 0, 0, false);
  add(FSDP_RT_ALL_REDUCE, 0, 0, false);
  add(FSDP_RT_ALL_REDUCE, FSDP_RT_MAX, 0, false);
  if (!onDevice() && floats && dtype != FSDP_RT_F16)
    add(FSDP_RT_ALL_REDUCE, 0, 1, true);
}

std::vector<Case> allCases(int64_t members) {
  std::vector<Case> cases;
  for (int32_t dtype = FSDP_RT_F32; dtype <= FSDP_RT_I1; ++dtype) {
    int64_t page = 4096 / bytesOf(dtype);
    for (int64_t elements :
         {int64_t{0}, int64_t{1}, int64_t{7}, int64_t{1001}, page}) {
      for (Table table : {Table::Flat, Table::FlatByParameter,
                          Table::PerParameter, Table::Holes})
        addCases(cases, dtype, elements, table, Place::Arena, members);
      addCases(cases, dtype, elements, Table::Flat, Place::InPlace, members);
      if (!onDevice())
        addCases(cases, dtype, elements, Table::PerParameter, Place::Host,
                 members);
    }
  }
  for (int32_t dtype : {FSDP_RT_F32, FSDP_RT_BF16})
    for (Table table : {Table::Flat, Table::PerParameter})
      addCases(cases, dtype, 90001, table, Place::Arena, members);
  return cases;
}

/// Which of three channels a kind goes on: slices among gathers, exchanges
/// among reductions.
int32_t channelOf(int32_t kind) { return kind % 4; }

/// A grid of channels: each kind of collectives has one per group.
struct Groups {
  int64_t rows = 1, columns = 0;
  /// 0: ranks of a column, 1: ranks of a row; both: the whole world.
  std::vector<int32_t> axes = {0, 1};

  Ranks ranksOf(int64_t rank) const {
    Ranks ranks;
    for (int64_t other = 0; other < rows * columns; ++other) {
      bool same = true;
      if (axes == std::vector<int32_t>{0})
        same = other % columns == rank % columns;
      if (axes == std::vector<int32_t>{1})
        same = other / columns == rank / columns;
      if (same)
        ranks.push_back(other);
    }
    return ranks;
  }

  void define(fsdp_rt_world *world) const {
    int64_t shape[] = {rows, columns};
    for (int32_t channel = 0; channel < 3; ++channel)
      EXPECT_EQ(fsdp_rt_world_define_channel(world, channel, 2, shape,
                                             static_cast<int32_t>(axes.size()),
                                             axes.data()),
                0);
  }
};

/// Runs cases in batches of five that are in flight together; odd ranks wait
/// for them from the end unless `inOrder`.
void runCases(fsdp_rt_context *ctx, const std::vector<Case> &cases,
              int64_t arenaBytes, Groups groups = {}, bool inOrder = false) {
  if (!groups.columns)
    groups.columns = fsdp_rt_world_size(ctx);
  Ranks ranks = groups.ranksOf(fsdp_rt_rank(ctx));
  for (int32_t kind : {FSDP_RT_ARENA_PERSISTENT, FSDP_RT_ARENA_COMM})
    ASSERT_EQ(fsdp_rt_arena_reserve(ctx, kind, arenaBytes), 0);
  for (size_t begin = 0; begin < cases.size(); begin += 5) {
    int64_t used[FSDP_RT_NUM_ARENAS] = {};
    std::vector<std::unique_ptr<Run>> runs;
    for (size_t at = begin; at < std::min(cases.size(), begin + 5); ++at)
      runs.push_back(std::make_unique<Run>(ctx, cases[at], ranks,
                                           channelOf(cases[at].kind),
                                           static_cast<int64_t>(at), used));
    for (std::unique_ptr<Run> &run : runs)
      run->start();
    bool fromEnd = !inOrder && fsdp_rt_rank(ctx) % 2;
    for (size_t at = 0; at < runs.size(); ++at)
      runs[fromEnd ? runs.size() - 1 - at : at]->wait();
    for (std::unique_ptr<Run> &run : runs)
      run->check();
    if (fsdp_rt_status(ctx))
      return;
  }
  EXPECT_EQ(fsdp_rt_barrier(ctx), 0);
}

class Conformance : public ::testing::TestWithParam<int64_t> {};

} // namespace

TEST_P(Conformance, EveryCollective) {
  int64_t members = GetParam();
  std::vector<Case> cases = allCases(members);
  EXPECT_EQ(runRanks(members,
                     [&](fsdp_rt_context *ctx) {
                       runCases(ctx, cases, int64_t{8} << 20);
                     }),
            "");
}

TEST_P(Conformance, SlowRanksAndSlowCollectives) {
  int64_t members = GetParam();
  for (const char *fault : {"rank=1,do=delay:1", "op=reduce_scatter,do=delay:1",
                            "channel=0,seq=9,do=delay:30"}) {
    setenv("FSDP_FAULT", fault, 1);
    std::vector<Case> cases;
    for (int32_t dtype : {FSDP_RT_F32, FSDP_RT_BF16, FSDP_RT_I64})
      for (int64_t elements : {1, 1001, 20000})
        for (Table table : {Table::Flat, Table::PerParameter})
          addCases(cases, dtype, elements, table, Place::Arena, members);
    EXPECT_EQ(runRanks(members,
                       [&](fsdp_rt_context *ctx) {
                         runCases(ctx, cases, int64_t{4} << 20);
                       }),
              "");
    unsetenv("FSDP_FAULT");
  }
}

TEST_P(Conformance, Groups) {
  int64_t size = GetParam();
  if (size % 2 || size < 4)
    GTEST_SKIP() << "no grid with groups of several ranks";
  for (int32_t axis : {0, 1}) {
    Groups groups{2, size / 2, {axis}};
    int64_t members = axis ? size / 2 : 2;
    std::vector<Case> cases;
    for (int32_t dtype : {FSDP_RT_F32, FSDP_RT_BF16, FSDP_RT_I32})
      for (int64_t elements : {1, 1001, 20000})
        for (Table table : {Table::Flat, Table::Holes})
          addCases(cases, dtype, elements, table, Place::Arena, members);
    EXPECT_EQ(runRanks(
                  size,
                  [&](fsdp_rt_context *ctx) {
                    runCases(ctx, cases, int64_t{4} << 20, groups);
                  },
                  0, 20000, 0,
                  [&](fsdp_rt_world *world) { groups.define(world); }),
              "");
  }
}

TEST_P(Conformance, Adversarial) {
  if (onDevice())
    GTEST_SKIP() << "not supported: buffers of a device";
  int64_t members = GetParam();
  std::vector<Case> cases;
  for (Table table : {Table::Flat, Table::Holes})
    for (int64_t elements : {0, 1, 1001})
      addCases(cases, FSDP_RT_F32, elements, table, Place::Arena, members);
  EXPECT_EQ(runRanks(
                members,
                [&](fsdp_rt_context *ctx) {
                  runCases(ctx, cases, int64_t{1} << 20, {}, /*inOrder=*/true);
                },
                FSDP_RT_ADVERSARIAL),
            "");
}

/// Copies from the offload arena on channel 3 and back on channel 4, several in
/// flight, and gathers what arrived.
void runCopies(fsdp_rt_context *ctx, int64_t members) {
  constexpr int64_t numUnits = 5, room = 1 << 18;
  for (int32_t kind :
       {FSDP_RT_ARENA_OFFLOAD, FSDP_RT_ARENA_COMM, FSDP_RT_ARENA_TEMP})
    ASSERT_EQ(fsdp_rt_arena_reserve(ctx, kind, 4 * room * members), 0);
  auto *host = static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_OFFLOAD));
  auto *device = static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
  auto *whole = static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_TEMP));
  int64_t rank = fsdp_rt_rank(ctx);
  const int64_t elements[numUnits] = {0, 1, 333, 4096, 10007};
  auto valueOf = [](int64_t owner, int64_t unit, int64_t index) {
    return static_cast<float>(owner * 1000003 + unit * 65537 + index);
  };
  std::vector<Unit> single, gathered;
  for (int64_t unit = 0; unit < numUnits; ++unit) {
    int64_t bytes = elements[unit] * 4;
    std::string name = "layers." + std::to_string(unit);
    single.push_back({name, FSDP_RT_F32, bytes, bytes, {}});
    gathered.push_back(flatUnit(name, FSDP_RT_F32, 4, elements[unit], members));
    std::vector<float> values;
    for (int64_t index = 0; index < elements[unit]; ++index)
      values.push_back(valueOf(rank, unit, index));
    ASSERT_EQ(fsdp_rt_copy(ctx, host + unit * room / 4, values.data(), bytes),
              0);
  }
  std::vector<std::vector<fsdp_rt_part>> parts, full;
  for (int64_t unit = 0; unit < numUnits; ++unit) {
    auto at = static_cast<size_t>(unit);
    // The first copy has two parts.
    parts.push_back({single[at].part()});
    if (unit == 0)
      parts[0].push_back(single[numUnits - 1].part());
    full.push_back({gathered[at].part()});
  }
  for (int64_t round = 0; round < 3; ++round) {
    std::vector<fsdp_rt_collective> fetches, gathers, stores;
    for (size_t at = 0; at < numUnits; ++at) {
      fetches.push_back(makeCollective(FSDP_RT_COPY, parts[at], 3));
      gathers.push_back(makeCollective(FSDP_RT_ALL_GATHER, full[at], 0));
      stores.push_back(makeCollective(FSDP_RT_COPY, parts[at], 4));
    }
    int64_t fetched[numUnits], tickets[numUnits], stored[numUnits];
    for (int64_t unit = 0; unit < numUnits; ++unit) {
      void *src[] = {host + unit * room / 4, host + (numUnits - 1) * room / 4};
      void *dst[] = {device + unit * room / 4, device + 2 * room};
      EXPECT_EQ(fsdp_rt_start(ctx, &fetches[static_cast<size_t>(unit)], src,
                              dst, &fetched[unit]),
                0);
    }
    for (int64_t unit = numUnits - 1; unit >= 0; --unit) {
      EXPECT_EQ(fsdp_rt_wait(ctx, fetched[unit]), 0);
      void *src[] = {device + unit * room / 4};
      void *dst[] = {whole + unit * room / 4 * members};
      EXPECT_EQ(fsdp_rt_start(ctx, &gathers[static_cast<size_t>(unit)], src,
                              dst, &tickets[unit]),
                0);
    }
    for (int64_t unit = numUnits - 1; unit >= 0; --unit) {
      EXPECT_EQ(fsdp_rt_wait(ctx, tickets[unit]), 0);
      void *src[] = {device + unit * room / 4, device + 2 * room};
      void *dst[] = {host + 2 * room + unit * room / 4,
                     host + 2 * room + numUnits * room / 4};
      EXPECT_EQ(fsdp_rt_start(ctx, &stores[static_cast<size_t>(unit)], src, dst,
                              &stored[unit]),
                0);
    }
    for (int64_t unit = 0; unit < numUnits; ++unit)
      EXPECT_EQ(fsdp_rt_wait(ctx, stored[unit]), 0);
    // Descriptors may end now.
    EXPECT_EQ(fsdp_rt_synchronize(ctx), 0);
  }
  for (int64_t unit = 0; unit <= numUnits; ++unit) {
    int64_t from = std::min(unit, numUnits - 1);
    std::vector<float> back(static_cast<size_t>(elements[from]));
    EXPECT_EQ(fsdp_rt_copy(ctx, back.data(), host + 2 * room + unit * room / 4,
                           elements[from] * 4),
              0);
    for (int64_t index = 0; index < elements[from]; ++index)
      ASSERT_EQ(back[static_cast<size_t>(index)], valueOf(rank, from, index));
  }
  for (int64_t unit = 0; unit < numUnits; ++unit) {
    std::vector<float> all(static_cast<size_t>(elements[unit] * members));
    EXPECT_EQ(fsdp_rt_copy(ctx, all.data(), whole + unit * room / 4 * members,
                           elements[unit] * members * 4),
              0);
    for (size_t at = 0; at < all.size(); ++at) {
      auto index = static_cast<int64_t>(at);
      ASSERT_EQ(all[at],
                valueOf(index / elements[unit], unit, index % elements[unit]));
    }
  }
  EXPECT_EQ(fsdp_rt_barrier(ctx), 0);
}

TEST_P(Conformance, Copies) {
  int64_t members = GetParam();
  for (int32_t flags : {0, FSDP_RT_ADVERSARIAL}) {
    if (flags && onDevice())
      continue;
    EXPECT_EQ(
        runRanks(
            members, [&](fsdp_rt_context *ctx) { runCopies(ctx, members); },
            flags, 20000, 0,
            [&](fsdp_rt_world *world) {
              for (int32_t channel : {3, 4})
                EXPECT_EQ(fsdp_rt_world_define_channel(world, channel, 1,
                                                       &members, 0, nullptr),
                          0);
            }),
        "");
  }
}

/// Slices, more than the ring holds while one rank is late, and a permute now
/// and then.
void runSlices(fsdp_rt_context *ctx, int64_t members) {
  for (int32_t kind : {FSDP_RT_ARENA_PERSISTENT, FSDP_RT_ARENA_COMM})
    ASSERT_EQ(fsdp_rt_arena_reserve(ctx, kind, 4096), 0);
  auto *from =
      static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT));
  auto *to = static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
  Unit unit = flatUnit("u", FSDP_RT_I32, 4, 1, members);
  auto shift = static_cast<int32_t>(members - 1);
  std::vector<fsdp_rt_part> parts = {unit.part()},
                            moved = {
                                {"v", FSDP_RT_I32, shift, 4, 4, 0, nullptr}};
  fsdp_rt_collective slice = makeCollective(FSDP_RT_SLICE, parts),
                     permute = makeCollective(FSDP_RT_PERMUTE, moved);
  auto rank = static_cast<int32_t>(fsdp_rt_rank(ctx));
  auto behind = static_cast<int32_t>((rank + 1) % members);
  for (int32_t round = 0; round < 60; ++round) {
    if (round % 20 == rank)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    std::vector<int32_t> full;
    for (int32_t member = 0; member < members; ++member)
      full.push_back(1000 * member + round);
    fsdp_rt_copy(ctx, from, full.data(), 4 * members);
    bool moves = round % 17 == 16;
    void *src[] = {moves ? from + 4 * rank : from}, *dst[] = {to};
    int64_t ticket;
    int32_t got = -1;
    EXPECT_EQ(fsdp_rt_start(ctx, moves ? &permute : &slice, src, dst, &ticket),
              0);
    EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
    EXPECT_EQ(fsdp_rt_copy(ctx, &got, to, 4), 0);
    EXPECT_EQ(got, 1000 * (moves ? behind : rank) + round);
  }
  EXPECT_EQ(fsdp_rt_barrier(ctx), 0);
}

TEST_P(Conformance, SlicesGoRoundTheRing) {
  int64_t members = GetParam();
  for (int32_t flags : {0, FSDP_RT_ADVERSARIAL}) {
    if (flags && onDevice())
      continue;
    EXPECT_EQ(runRanks(
                  members,
                  [&](fsdp_rt_context *ctx) { runSlices(ctx, members); }, flags,
                  20000, /*depth=*/4),
              "");
  }
}

TEST_P(Conformance, LargeOnes) {
  if (!isLong())
    GTEST_SKIP() << "FSDP_LONG_TESTS is not set";
  int64_t members = GetParam();
  std::vector<Case> cases;
  addCases(cases, FSDP_RT_F32, int64_t{16} << 20, Table::Flat, Place::Arena,
           members);
  addCases(cases, FSDP_RT_BF16, int64_t{32} << 20, Table::PerParameter,
           Place::Arena, members);
  for (const Case &one : cases)
    EXPECT_EQ(runRanks(
                  members,
                  [&](fsdp_rt_context *ctx) {
                    runCases(ctx, {one}, int64_t{96} << 20);
                  },
                  0, 600000),
              "");
}

INSTANTIATE_TEST_SUITE_P(All, Conformance, ::testing::ValuesIn(worldSizes()),
                         ::testing::PrintToStringParamName());
