//===- PiecesTest.cpp - parameters that ranks hold pieces of --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "artifact/HeldRuns.h"
#include "checkpoint/CheckpointFolder.h"
#include "ranks/Ranks.h"
#include "state/WholeStates.h"
#include "gtest/gtest.h"

#include <nlohmann/json.hpp>
#include <random>
#include <unistd.h>

using namespace fsdp::run;
using nlohmann::json;

namespace {

/// A parameter, and over which of the model's axes its dimensions are cut; the
/// blocks that the one which is consists of, if it does.
struct WholeParam {
  const char *fqn;
  std::vector<int64_t> shape, axes, blocks = {};
};

int64_t product(const std::vector<int64_t> &sizes) {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return count;
}

/// A unit that is cut over axis 0 and has pieces over the others.
json makeUnit(const std::vector<int64_t> &grid,
              const std::vector<WholeParam> &wholes) {
  json unit = {{"name", "u"},
               {"kind", "flat"},
               {"dtype", "f32"},
               {"world", grid[0]},
               {"shard_axes", {0}},
               {"replicate_axes", json::array()},
               {"params", json::array()}};
  unit["piece_axes"] = json::array();
  for (size_t axis = 1; axis < grid.size(); ++axis)
    unit["piece_axes"].push_back(axis);
  int64_t offset = 0;
  for (const WholeParam &whole : wholes) {
    std::vector<int64_t> shape = whole.shape;
    for (size_t dim = 0; dim < shape.size(); ++dim)
      if (int64_t axis = whole.axes[dim]; axis >= 0)
        shape[dim] = (shape[dim] + grid[static_cast<size_t>(axis)] - 1) /
                     grid[static_cast<size_t>(axis)];
    json param = {{"fqn", whole.fqn},
                  {"shape", shape},
                  {"numel", product(shape)},
                  {"offset", offset}};
    if (product(shape) != product(whole.shape))
      param["piece"] = {{"shape", whole.shape}, {"axes", whole.axes}};
    if (param.contains("piece") && !whole.blocks.empty())
      param["piece"]["blocks"] = whole.blocks;
    offset += product(shape);
    unit["params"].push_back(param);
  }
  int64_t shard = (offset + grid[0] - 1) / grid[0];
  unit["shard_numel"] = shard;
  unit["full_numel"] = shard * grid[0];
  return unit;
}

json makeProgram(const std::vector<int64_t> &grid,
                 const std::vector<WholeParam> &wholes) {
  return {{"version", 1},
          {"model", "m"},
          {"world", product(grid)},
          {"grid", grid},
          {"batch_axes", {0}},
          {"hash", "0123456789abcdef"},
          {"units", {makeUnit(grid, wholes)}},
          {"arguments", json::array()},
          {"entries", json::array()},
          {"memory",
           {{"persistent_bytes", 0},
            {"comm_bytes", 0},
            {"temp_bytes", 0},
            {"host_bytes", 0}}}};
}

const std::vector<WholeParam> &someParams() {
  static const std::vector<WholeParam> params = {
      {"rows", {6, 5}, {1, -1}},
      {"columns", {5, 6}, {-1, 1}},
      {"both", {3, 5, 4}, {-1, 1, 2}},
      {"uneven", {5}, {1}},
      {"few", {1, 3}, {2, -1}},
      {"copy", {7}, {-1}},
      {"scalar", {}, {}},
      {"packed", {60, 2}, {1, -1}, {36, 12, 12}},
      {"columns of blocks", {3, 36}, {-1, 1}, {12, 24}}};
  return params;
}

/// What is said of a manifest that is changed.
template <typename Change>
std::string errorOf(Change change) {
  json program = makeProgram({2, 2, 2}, someParams());
  change(program);
  try {
    readManifest(program);
    return "";
  } catch (const Error &error) {
    return error.what();
  }
}

/// Where the element `at` of a rank's part of a dimension of blocks is in the
/// dimension: the parts of blocks that are before it are passed one by one.
int64_t findInBlocks(const Manifest &manifest,
                     const std::vector<int64_t> &blocks, int64_t axis,
                     int64_t rank, int64_t at) {
  int64_t ranks = manifest.grid[static_cast<size_t>(axis)], begin = 0;
  for (int64_t block : blocks) {
    int64_t part = block / ranks;
    if (at < part)
      return begin + placeInGroup(manifest.grid, {axis}, rank) * part + at;
    at -= part;
    begin += block;
  }
  return -1;
}

/// The element of the whole param, or -1, that an element of a rank's piece is:
/// by its coordinates.
int64_t findWhole(const Manifest &manifest, const Param &param, int64_t rank,
                  int64_t element) {
  int64_t place = 0, stride = 1;
  for (size_t dim = param.shape.size(); dim-- > 0;) {
    int64_t at = element % param.shape[dim], axis = param.cutAxes[dim];
    element /= param.shape[dim];
    if (axis >= 0 && !param.blocks.empty())
      at = findInBlocks(manifest, param.blocks, axis, rank, at);
    else if (axis >= 0)
      at += placeInGroup(manifest.grid, {axis}, rank) * param.shape[dim];
    if (at >= param.wholeShape[dim])
      return -1;
    place += at * stride;
    stride *= param.wholeShape[dim];
  }
  return place;
}

} // namespace

//===----------------------------------------------------------------------===//
// Manifests
//===----------------------------------------------------------------------===//

TEST(Pieces, AreInTheManifest) {
  json program =
      makeProgram({2, 3}, {{"w", {6, 5}, {1, -1}}, {"v", {2}, {-1}}});
  program["axis_names"] = {"dp", "tp"};
  Manifest manifest = readManifest(program);
  const Unit &unit = manifest.units[0];
  using Numbers = std::vector<int64_t>;
  EXPECT_EQ(manifest.axisNames, (std::vector<std::string>{"dp", "tp"}));
  EXPECT_EQ(manifest.batchAxes, Numbers{0});
  EXPECT_EQ(manifest.sameBatchAxes(), Numbers{1});
  EXPECT_EQ(unit.pieceAxes, Numbers{1});
  EXPECT_EQ(unit.params[0].shape, (Numbers{2, 5}));
  EXPECT_EQ(unit.params[0].wholeShape, (Numbers{6, 5}));
  EXPECT_EQ(unit.params[0].cutAxes, (Numbers{1, -1}));
  EXPECT_EQ(unit.params[1].wholeShape, Numbers{2});
  EXPECT_EQ(unit.params[1].cutAxes, Numbers{-1});
  // No rank has a unit of its own.
  EXPECT_EQ(ownAxes(manifest, unit), Numbers{});
  EXPECT_EQ(listOwners(manifest, unit), Numbers{0});
  EXPECT_EQ(ownName(manifest, unit, "w", 5), "w");
  EXPECT_EQ(equalAxes(unit), Numbers{});
}

TEST(Pieces, WithoutThemAllAxesHaveBatches) {
  json program = makeProgram({2, 3}, {{"v", {2}, {-1}}});
  program.erase("batch_axes");
  Manifest manifest = readManifest(program);
  using Numbers = std::vector<int64_t>;
  EXPECT_EQ(manifest.batchAxes, (Numbers{0, 1}));
  EXPECT_EQ(equalAxes(manifest.units[0]), Numbers{1});
  program["units"][0].erase("piece_axes");
  manifest = readManifest(program);
  EXPECT_EQ(ownAxes(manifest, manifest.units[0]), Numbers{1});
}

TEST(Pieces, WhatIsMalformedIsSaid) {
  EXPECT_EQ(errorOf([](json &) {}), "");
  auto inUnit = [](const char *key, json value) {
    return errorOf([&](json &program) { program["units"][0][key] = value; });
  };
  EXPECT_EQ(inUnit("piece_axes", {1, 3}),
            "manifest: units[0]: 'piece_axes': expected ascending axes of the "
            "3-dimensional grid");
  EXPECT_EQ(inUnit("piece_axes", {0, 1}),
            "manifest: units[0]: unit 'u': axis 0 is in 'piece_axes' and in "
            "'shard_axes' or 'replicate_axes'");
  EXPECT_EQ(inUnit("replicate_axes", {2}),
            "manifest: units[0]: unit 'u': axis 2 is in 'piece_axes' and in "
            "'shard_axes' or 'replicate_axes'");
  auto inPiece = [](const char *key, json value) {
    return errorOf([&](json &program) {
      program["units"][0]["params"][2]["piece"][key] = value;
    });
  };
  std::string place = "manifest: params[2]: 'piece': ";
  EXPECT_EQ(inPiece("shape", {3, 5}),
            place +
                "param 'both': expected 'shape' and 'axes' of 3 dimensions");
  EXPECT_EQ(inPiece("axes", {-1, 1}),
            place +
                "param 'both': expected 'shape' and 'axes' of 3 dimensions");
  EXPECT_EQ(inPiece("axes", {-1, 1, 0}),
            place + "param 'both': 'axes': 0 is neither -1 nor in 'piece_axes' "
                    "of its unit");
  EXPECT_EQ(inPiece("axes", {-1, 1, 1}),
            place + "param 'both': 'axes': 1 cuts two dimensions");
  EXPECT_EQ(inPiece("axes", {-1, -1, 2}),
            place + "param 'both': dimension 1 of 5 elements in 1 pieces has 5 "
                    "in each, 'shape' of the param says 3");
  EXPECT_EQ(inPiece("shape", {3, 7, 4}),
            place + "param 'both': dimension 1 of 7 elements in 2 pieces has 4 "
                    "in each, 'shape' of the param says 3");
  EXPECT_EQ(inPiece("shape", {3, -5, 4}),
            place + "a negative extent in 'shape'");
  EXPECT_EQ(inPiece("shape", {3, 5, int64_t{1} << 50}),
            place + "'shape' is too large");
  EXPECT_EQ(inPiece("blocks", {1, 2}),
            place +
                "param 'both': 'blocks': expected one dimension that is cut");
}

TEST(Pieces, WhatIsMalformedOfBlocksIsSaid) {
  auto inBlocks = [](json value) {
    return errorOf([&](json &program) {
      program["units"][0]["params"][7]["piece"]["blocks"] = value;
    });
  };
  std::string place =
      "manifest: params[7]: 'piece': param 'packed': 'blocks': ";
  EXPECT_EQ(inBlocks({36, 12, 12}), "");
  EXPECT_EQ(inBlocks({36, 12}), place + "they have 48 of 60 elements");
  for (int64_t block : {35, 0, -2, 62})
    EXPECT_EQ(inBlocks({block, 12, 12}),
              place + std::to_string(block) +
                  " is no block of 60 elements of which 2 pieces have equal "
                  "parts");
  // 6 rows in 4 pieces are 2 in each of 3 ranks, but not in the last.
  json program = makeProgram({1, 4, 1}, {{"packed", {6}, {1}, {3, 3}}});
  try {
    parseManifest(program.dump());
    ADD_FAILURE() << "pieces that are not equal have blocks";
  } catch (const Error &error) {
    EXPECT_STREQ(error.what(),
                 "manifest: params[0]: 'piece': param 'packed': 'blocks': "
                 "pieces of dimension 0 are not equal");
  }
}

TEST(Pieces, WhatIsMalformedOfAxesIsSaid) {
  auto atTop = [](const char *key, json value) {
    return errorOf([&](json &program) { program[key] = value; });
  };
  EXPECT_EQ(atTop("batch_axes", {3}),
            "manifest: top level: 'batch_axes': expected ascending axes of the "
            "3-dimensional grid");
  std::string names = "manifest: 'axis_names': expected 3 different names, one "
                      "of each axis of the grid";
  for (const json &value : std::vector<json>{{"dp", "tp"},
                                             {"a", "b", "a"},
                                             {"a", "b", ""},
                                             {"a", "b", 1},
                                             "abc",
                                             3,
                                             json::object()})
    EXPECT_EQ(atTop("axis_names", value), names) << value;
  EXPECT_EQ(atTop("axis_names", {"a", "b", "c"}), "");
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

TEST(Pieces, EachElementOfAShardIsOneOfTheWhole) {
  for (const std::vector<int64_t> &grid : {std::vector<int64_t>{1, 1, 1},
                                           {3, 1, 1},
                                           {2, 2, 2},
                                           {1, 4, 3},
                                           {3, 3, 2}}) {
    Manifest manifest = readManifest(makeProgram(grid, someParams()));
    const Unit &unit = manifest.units[0];
    for (const Param &param : unit.params)
      for (int64_t rank = 0; rank < manifest.world; ++rank) {
        // The elements of the rank's shard, by its place.
        std::map<int64_t, int64_t> expected, found;
        int64_t member = placeInGroup(grid, unit.shardAxes, rank);
        for (const ParamRun &run : unit.runs(param))
          for (int64_t at = 0; run.member == member && at < run.numel; ++at)
            if (int64_t whole =
                    findWhole(manifest, param, rank, run.first + at);
                whole >= 0)
              expected[run.offset + at] = whole;
        int64_t last = -1;
        for (const HeldRun &run : listHeld(manifest, unit, param, rank)) {
          EXPECT_EQ(run.rank, rank);
          EXPECT_GT(run.first, last);
          last = run.first + run.numel - 1;
          for (int64_t at = 0; at < run.numel; ++at)
            found[run.offset + at] = run.first + at;
        }
        EXPECT_EQ(found, expected) << param.fqn << ", rank " << rank;
      }
  }
}

TEST(Pieces, TheWholeHasEachElementOnce) {
  for (const std::vector<int64_t> &grid : {std::vector<int64_t>{1, 1, 1},
                                           {3, 1, 1},
                                           {2, 2, 2},
                                           {1, 4, 3},
                                           {3, 3, 2}}) {
    Manifest manifest = readManifest(makeProgram(grid, someParams()));
    const Unit &unit = manifest.units[0];
    for (const Param &param : unit.params) {
      int64_t next = 0;
      for (const HeldRun &run : listWhole(manifest, unit, param, 0)) {
        EXPECT_EQ(run.first, next) << param.fqn;
        next += run.numel;
        // Copies are those of the first rank that has them.
        for (size_t axis = 1; axis < grid.size(); ++axis)
          if (param.fqn == "copy" || param.fqn == "scalar") {
            EXPECT_EQ(
                placeInGroup(grid, {static_cast<int64_t>(axis)}, run.rank), 0);
          }
      }
      EXPECT_EQ(next, product(param.wholeShape)) << param.fqn;
    }
  }
}

/// Numbers anywhere in a document.
static void listNumbers(json &value, std::vector<json *> &numbers) {
  if (value.is_number_integer())
    numbers.push_back(&value);
  else if (value.is_structured())
    for (json &item : value)
      listNumbers(item, numbers);
}

// What is accepted holds each element once, in places that are there.
TEST(Pieces, RandomNumbersAreRefusedOrSound) {
  std::mt19937 random(3);
  int accepted = 0;
  for (int round = 0; round < 20000; ++round) {
    json program = makeProgram({2, 2, 2}, someParams());
    std::vector<json *> numbers;
    for (const char *key : {"units", "grid", "batch_axes"})
      listNumbers(program[key], numbers);
    for (uint32_t count = 1 + random() % 2; count > 0; --count)
      *numbers[random() % numbers.size()] = static_cast<int>(random() % 9) - 1;
    Manifest manifest;
    try {
      manifest = readManifest(program);
    } catch (const Error &) {
      continue;
    }
    ++accepted;
    const Unit &unit = manifest.units[0];
    for (const Param &param : unit.params)
      for (int64_t owner : listOwners(manifest, unit)) {
        int64_t next = 0;
        for (const HeldRun &run : listWhole(manifest, unit, param, owner)) {
          ASSERT_EQ(run.first, next) << program;
          ASSERT_GE(run.offset, 0);
          ASSERT_LE(run.offset + run.numel, unit.shardNumel);
          next += run.numel;
        }
        ASSERT_EQ(next, product(param.wholeShape)) << program;
      }
  }
  EXPECT_GT(accepted, 100);
}

TEST(Pieces, OneRowIsOneRun) {
  Manifest manifest = readManifest(
      makeProgram({1, 2}, {{"rows", {6, 5}, {1, -1}}, {"w", {2, 6}, {-1, 1}}}));
  const Unit &unit = manifest.units[0];
  auto rows = listHeld(manifest, unit, unit.params[0], 1);
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_EQ(rows[0].first, 15);
  EXPECT_EQ(rows[0].numel, 15);
  auto columns = listHeld(manifest, unit, unit.params[1], 1);
  ASSERT_EQ(columns.size(), 2u);
  EXPECT_EQ(columns[1].first, 9);
  EXPECT_EQ(columns[1].offset, 18);
  EXPECT_EQ(columns[1].numel, 3);
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

namespace {

/// Gives a program a shard of each rank, a state of its optimizer, and a
/// buffer; of ranks in one context all have arguments of their own.
void addArguments(json &program, bool isExpanded) {
  const json &unit = program["units"][0];
  int64_t bytes = unit["shard_numel"].get<int64_t>() * 4, offset = 0;
  int64_t ranks = program["world"];
  program["buffers"] = {
      {{"fqn", "n"}, {"shape", {2}}, {"dtype", "f32"}, {"persistent", true}}};
  for (int64_t rank = 0; rank < (isExpanded ? ranks : 1); ++rank)
    for (const char *kind : {"shard", "optimizer_state", "buffer"}) {
      json argument = {{"kind", kind},
                       {"dtype", "f32"},
                       {"rank", isExpanded ? rank : -1},
                       {"offset", offset}};
      bool isBuffer = std::string(kind) == "buffer";
      argument[isBuffer ? "fqn" : "unit"] = isBuffer ? "n" : "u";
      argument["slot"] = "m";
      argument["bytes"] = isBuffer ? 8 : bytes;
      argument["shape"] = {isBuffer ? 2 : bytes / 4};
      offset += isBuffer ? 8 : bytes;
      program["arguments"].push_back(argument);
    }
  program["memory"]["persistent_bytes"] = offset;
  if (isExpanded) {
    program["expanded_ranks"] = ranks;
    program["world"] = 1;
  }
}

/// How ranks are arranged, and whether one context has them all.
struct Arrangement {
  std::vector<int64_t> grid;
  bool isExpanded;
};

/// Ranks with the states of a program, without a step.
struct World {
  explicit World(const Arrangement &how) : World(makeText(how)) {}
  explicit World(const std::string &text)
      : text(text), manifest(parseManifest(text)),
        ranks(manifest, manifest.grid, /*isReference=*/false),
        storage(manifest, ranks.contexts(), /*onDevice=*/false),
        states(manifest, storage) {
    options.comm = "embedded";
    ranks.start(options, /*runsOnDevice=*/false);
  }

  static std::string makeText(const Arrangement &how) {
    json program = makeProgram(how.grid, someParams());
    addArguments(program, how.isExpanded);
    return program.dump();
  }

  /// Makes the states of each rank.
  void setUp(const std::function<void(int64_t)> &make) {
    ranks.run([&](int64_t index) {
      int32_t kind = 0;
      for (int64_t bytes : manifest.arenaBytes())
        throwOnFailure(
            fsdp_rt_arena_reserve(ranks.context(index), kind++, bytes));
      auto [begin, end] = ranks.heldBy(index);
      for (int64_t rank = begin; rank < end; ++rank)
        make(rank);
    });
    ranks.throwFailure();
  }

  std::vector<char> read(const std::string &name) const {
    std::vector<char> bytes(static_cast<size_t>(states.find(name)->bytes));
    states.read(name, bytes.data(), states.find(name)->bytes);
    return bytes;
  }

  std::vector<char> shardOf(int64_t rank) const {
    const Argument *shard = storage.find(ArgumentKind::Shard, "u", rank);
    const char *from = storage.pointer(*shard, rank);
    return {from, from + shard->bytes};
  }

  float *bufferOf(int64_t rank) const {
    return reinterpret_cast<float *>(
        storage.pointer(*storage.find(ArgumentKind::Buffer, "n", rank), rank));
  }

  std::string text;
  Options options;
  Manifest manifest;
  Ranks ranks;
  Storage storage;
  WholeStates states;
};

const std::vector<Arrangement> &arrangements() {
  static const std::vector<Arrangement> all = {
      {{4, 1, 1}, false}, {{2, 2, 1}, false}, {{1, 2, 2}, false},
      {{2, 3, 2}, false}, {{2, 2, 1}, true},  {{3, 1, 2}, true}};
  return all;
}

Weights ruledWeights(const Manifest &manifest) {
  return Weights(InitRules("n=zeros;f*=linear;*=normal:1", 7), {}, manifest);
}

class PieceStates : public ::testing::Test {
protected:
  std::string folder;

  void SetUp() override {
    folder = ::testing::TempDir() + "fsdp-pieces-XXXXXX";
    ASSERT_NE(mkdtemp(folder.data()), nullptr);
  }
  void TearDown() override {
    for (const std::string &name : listFolder(folder))
      removeFolder(folder + "/" + name);
    removeFolder(folder);
  }

  /// The names of all states of params.
  static std::vector<std::string> listNames() {
    std::vector<std::string> names;
    for (const WholeParam &param : someParams()) {
      names.emplace_back(param.fqn);
      names.push_back("state." + names.back() + ".m");
    }
    return names;
  }

  /// Another value in each element of the optimizer's states; a rank's buffer
  /// has its batch rank.
  static void train(World &world) {
    float value = 0.5f;
    for (const std::string &name : listNames()) {
      std::vector<float> values(
          static_cast<size_t>(world.states.find(name)->bytes) / 4);
      for (float &each : values)
        each = value += 1;
      if (name.rfind("state.", 0) == 0)
        world.states.write(name, reinterpret_cast<char *>(values.data()),
                           world.states.find(name)->bytes);
    }
    for (int64_t rank = 0; rank < world.ranks.numTrained(); ++rank)
      *world.bufferOf(rank) = static_cast<float>(world.ranks.batchRankOf(rank));
  }

  std::string save(const World &world, const Weights &weights) {
    CheckpointFolder into(folder, 9);
    into.prepare();
    into.begin(1);
    CheckpointInfo info;
    info.step = 1;
    info.data = {"directory", {}};
    for (int64_t rank = 0; rank < world.ranks.numTrained(); ++rank)
      info.files.push_back(
          writeSafetensors(into.pending(1) + "/" + rankFileName(rank),
                           world.storage.savedState(weights, rank), {}));
    return into.commit(info, world.text);
  }
};

} // namespace

TEST_F(PieceStates, AllBeginWithTheSameWeights) {
  std::map<std::string, std::vector<char>> first;
  std::vector<char> shards;
  for (const Arrangement &how : arrangements()) {
    World world(how);
    Weights weights = ruledWeights(world.manifest);
    world.setUp([&](int64_t rank) { world.storage.initialize(weights, rank); });
    TensorSet set = world.storage.collectWeights(weights);
    for (const WholeParam &param : someParams()) {
      EXPECT_EQ(set.views.at(param.fqn).shape, param.shape);
      EXPECT_EQ(set.bytes.at(param.fqn), world.read(param.fqn));
      EXPECT_NE(set.bytes.at(param.fqn),
                std::vector<char>(set.bytes.at(param.fqn).size()));
    }
    if (first.empty())
      first = set.bytes;
    EXPECT_EQ(set.bytes, first);
    // From a file of whole weights.
    std::string path = folder + "/weights";
    writeSafetensors(path, set.views, {});
    Weights saved(path, {}, world.manifest);
    for (int64_t rank = 0; rank < world.ranks.numTrained(); ++rank) {
      std::vector<char> before = world.shardOf(rank);
      world.storage.initialize(saved, rank);
      EXPECT_EQ(world.shardOf(rank), before);
    }
    std::remove(path.c_str());
  }
}

TEST_F(PieceStates, AreWrittenWhereTheyAreHeld) {
  for (const Arrangement &how : arrangements()) {
    World world(how);
    Weights weights = ruledWeights(world.manifest);
    world.setUp([&](int64_t rank) { world.storage.initialize(weights, rank); });
    for (const WholeParam &param : someParams()) {
      std::vector<char> old = world.read(param.fqn), zeros(old.size());
      world.states.write(param.fqn, zeros.data(),
                         static_cast<int64_t>(zeros.size()));
      EXPECT_EQ(world.read(param.fqn), zeros);
    }
    // Nothing else is left on any rank.
    for (int64_t rank = 0; rank < world.ranks.numTrained(); ++rank)
      EXPECT_EQ(world.shardOf(rank),
                std::vector<char>(world.shardOf(rank).size()));
    EXPECT_EQ(world.states.find("rows")->shape, (std::vector<int64_t>{6, 5}));
    EXPECT_EQ(world.storage.collectOptimizer().views.at("state.both.m").shape,
              (std::vector<int64_t>{3, 5, 4}));
  }
}

TEST_F(PieceStates, CheckpointsGoOnInOtherPieces) {
  for (const Arrangement &before : arrangements()) {
    World old(before);
    Weights weights = ruledWeights(old.manifest);
    old.setUp([&](int64_t rank) { old.storage.initialize(weights, rank); });
    train(old);
    std::string path = save(old, weights);
    for (const Arrangement &after : arrangements()) {
      World world(after);
      Checkpoint checkpoint(path, world.manifest);
      checkpoint.verify(0, 1);
      world.setUp(
          [&](int64_t rank) { world.storage.restore(checkpoint, rank); });
      for (const std::string &name : listNames())
        EXPECT_EQ(world.read(name), old.read(name)) << name;
      // Copies, and the zeros behind the end of a parameter, are as new.
      World fresh(after);
      Weights same = ruledWeights(fresh.manifest);
      fresh.setUp([&](int64_t rank) { fresh.storage.initialize(same, rank); });
      for (int64_t rank = 0; rank < world.ranks.numTrained(); ++rank) {
        EXPECT_EQ(world.shardOf(rank), fresh.shardOf(rank));
        EXPECT_EQ(*world.bufferOf(rank),
                  static_cast<float>(world.ranks.batchRankOf(rank) %
                                     old.ranks.numBatchRanks()));
      }
    }
  }
}

TEST_F(PieceStates, CopiesAreSavedOnce) {
  json program = makeProgram({2, 3}, {{"v", {5}, {-1}}});
  addArguments(program, /*isExpanded=*/false);
  Manifest manifest = readManifest(program);
  for (int64_t rank = 0; rank < 6; ++rank)
    EXPECT_EQ(isSavedBy(manifest, manifest.arguments[0], rank), rank % 3 == 0);
}

TEST_F(PieceStates, CheckpointsOfOtherShapesAreRefused) {
  World old(arrangements()[1]);
  Weights weights = ruledWeights(old.manifest);
  old.setUp([&](int64_t rank) { old.storage.initialize(weights, rank); });
  std::string path = save(old, weights);
  std::vector<WholeParam> params = someParams();
  // Pieces of the same shape, of another parameter.
  params[0].shape = {5, 5};
  json program = makeProgram({2, 2, 1}, params);
  addArguments(program, /*isExpanded=*/false);
  try {
    Checkpoint checkpoint(path, readManifest(program));
    ADD_FAILURE() << "is accepted";
  } catch (const Error &error) {
    EXPECT_EQ(std::string(error.what()),
              path + ": 'rows' is f32[6, 5], expected f32[5, 5]; 'm' of 'rows' "
                     "is f32[6, 5], expected f32[5, 5]");
  }
}
