//===- Manifest.cpp - what an artifact says about itself ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "artifact/Manifest.h"
#include "artifact/JsonNode.h"
#include "fsdp_rt.h"
#include "io/Numbers.h"

#include <algorithm>
#include <cstring>
#include <set>

using namespace fsdp::run;
using nlohmann::json;

static int64_t numElements(const JsonNode &node,
                           const std::vector<int64_t> &shape) {
  int64_t numel = 1;
  for (int64_t extent : shape)
    if (__builtin_mul_overflow(numel, extent, &numel) || numel > int64_t{1}
                                                                     << 50)
      node.fail("'shape' is too large");
  return numel;
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

int64_t fsdp::run::placeInGroup(const std::vector<int64_t> &grid,
                                const std::vector<int64_t> &axes,
                                int64_t rank) {
  int64_t place = 0, weight = 1;
  for (size_t axis = grid.size(); axis-- > 0; rank /= grid[axis])
    if (std::count(axes.begin(), axes.end(), static_cast<int64_t>(axis))) {
      place += rank % grid[axis] * weight;
      weight *= grid[axis];
    }
  return place;
}

int64_t fsdp::run::firstOfGroup(const std::vector<int64_t> &grid,
                                const std::vector<int64_t> &axes,
                                int64_t rank) {
  int64_t first = rank, stride = 1;
  for (size_t axis = grid.size(); axis-- > 0; stride *= grid[axis])
    if (std::count(axes.begin(), axes.end(), static_cast<int64_t>(axis)))
      first -= rank / stride % grid[axis] * stride;
  return first;
}

int64_t fsdp::run::groupSize(const std::vector<int64_t> &grid,
                             const std::vector<int64_t> &axes) {
  int64_t size = 1;
  for (int64_t axis : axes)
    size *= grid[static_cast<size_t>(axis)];
  return size;
}

static bool contains(const std::vector<int64_t> &axes, int64_t axis) {
  return std::find(axes.begin(), axes.end(), axis) != axes.end();
}

std::vector<int64_t> fsdp::run::ownAxes(const Manifest &manifest,
                                        const Unit &unit) {
  std::vector<int64_t> axes;
  for (int64_t axis = 0; axis < static_cast<int64_t>(manifest.grid.size());
       ++axis)
    if (!contains(unit.shardAxes, axis) &&
        !contains(unit.replicateAxes, axis) && !contains(unit.pieceAxes, axis))
      axes.push_back(axis);
  return axes;
}

std::vector<int64_t> Manifest::sameBatchAxes() const {
  std::vector<int64_t> axes;
  for (int64_t axis = 0; axis < static_cast<int64_t>(grid.size()); ++axis)
    if (!contains(batchAxes, axis))
      axes.push_back(axis);
  return axes;
}

std::vector<int64_t> fsdp::run::listOwners(const Manifest &manifest,
                                           const Unit &unit) {
  std::vector<int64_t> owners;
  for (int64_t rank = 0; rank < manifest.logicalRanks(); ++rank)
    if (findOwner(manifest, unit, rank) == rank)
      owners.push_back(rank);
  return owners;
}

int64_t fsdp::run::findOwner(const Manifest &manifest, const Unit &unit,
                             int64_t rank) {
  return rank - firstOfGroup(manifest.grid, ownAxes(manifest, unit), rank);
}

std::string fsdp::run::ownName(const Manifest &manifest, const Unit &unit,
                               const std::string &fqn, int64_t rank) {
  std::vector<int64_t> axes = ownAxes(manifest, unit);
  if (std::all_of(axes.begin(), axes.end(), [&](int64_t axis) {
        return manifest.grid[static_cast<size_t>(axis)] == 1;
      }))
    return fqn;
  return "rank" + std::to_string(findOwner(manifest, unit, rank)) + "/" + fqn;
}

std::vector<std::string> fsdp::run::listPrefixes(const Manifest &manifest,
                                                 const std::string &fqn) {
  std::vector<std::string> prefixes;
  for (const Unit &unit : manifest.units)
    for (const Param &param : unit.params)
      if (param.fqn == fqn)
        for (int64_t owner : listOwners(manifest, unit))
          prefixes.push_back(ownName(manifest, unit, "", owner));
  if (prefixes.empty())
    prefixes.emplace_back();
  return prefixes;
}

std::vector<std::string> fsdp::run::listGivenPrefixes(const Manifest &manifest,
                                                      const std::string &fqn) {
  std::vector<std::string> prefixes = listPrefixes(manifest, fqn);
  if (prefixes.size() > 1)
    prefixes.insert(prefixes.begin(), "");
  return prefixes;
}

std::vector<ParamRun> Unit::runs(const Param &param) const {
  std::vector<ParamRun> result;
  int64_t begin = param.offset, end = begin + param.numel;
  // The piece before the first that begins behind the param's first element.
  auto at = std::upper_bound(
      pieces.begin(), pieces.end(), begin,
      [](int64_t offset, const Piece &piece) { return offset < piece.offset; });
  for (at -= at != pieces.begin(); at != pieces.end(); ++at) {
    const Piece &piece = *at;
    if (piece.offset >= end)
      break;
    int64_t last = piece.offset + piece.rows * world * piece.chunk;
    for (int64_t from = std::max(begin, piece.offset);
         from < std::min(end, last);) {
      int64_t chunk = (from - piece.offset) / piece.chunk;
      int64_t inChunk = (from - piece.offset) % piece.chunk;
      int64_t numel =
          std::min(piece.chunk - inChunk, std::min(end, last) - from);
      result.push_back(
          {from - begin, numel, chunk % world,
           piece.shardOffset + chunk / world * piece.chunk + inChunk});
      from += numel;
    }
  }
  return result;
}

/// The pieces tile the full buffer and the shards; a flat layout without any is
/// one piece.
static void parsePieces(const JsonNode &node, Unit &unit) {
  if (!node.has("pieces") && node.text("kind") == "flat") {
    unit.pieces.push_back({0, 0, 1, unit.shardNumel});
    return;
  }
  int64_t position = 0;
  node.each("pieces", [&](const JsonNode &item) {
    Piece piece{item.count("offset"), item.count("shard_offset"),
                item.count("rows", 1), item.count("chunk")};
    int64_t numel, start;
    if (piece.offset != position ||
        __builtin_mul_overflow(piece.shardOffset, unit.world, &start) ||
        start != position)
      item.fail("does not begin where the one before ends");
    if (__builtin_mul_overflow(piece.rows, unit.world, &numel) ||
        __builtin_mul_overflow(numel, piece.chunk, &numel) ||
        numel > unit.fullNumel - position)
      item.fail("does not fit its unit");
    position += numel;
    unit.pieces.push_back(piece);
  });
  if (position != unit.fullNumel)
    node.fail("unit '" + unit.name + "': the pieces have " +
              std::to_string(position) + " elements, full_numel is " +
              std::to_string(unit.fullNumel));
}

/// Axes ascend and are axes of the grid.
static std::vector<int64_t> parseAxes(const JsonNode &node, const char *key,
                                      const Manifest &manifest) {
  std::vector<int64_t> axes = node.integers(key);
  for (size_t index = 0; index < axes.size(); ++index)
    if (axes[index] < 0 ||
        axes[index] >= static_cast<int64_t>(manifest.grid.size()) ||
        (index > 0 && axes[index] <= axes[index - 1]))
      node.fail(std::string("'") + key + "': expected ascending axes of the " +
                std::to_string(manifest.grid.size()) + "-dimensional grid");
  return axes;
}

static std::vector<int64_t> allAxes(const Manifest &manifest) {
  std::vector<int64_t> axes;
  for (size_t axis = 0; axis < manifest.grid.size(); ++axis)
    axes.push_back(static_cast<int64_t>(axis));
  return axes;
}

static void parseUnitAxes(const JsonNode &node, const Manifest &manifest,
                          Unit &unit) {
  unit.shardAxes = node.has("shard_axes")
                       ? parseAxes(node, "shard_axes", manifest)
                       : allAxes(manifest);
  if (node.has("replicate_axes"))
    unit.replicateAxes = parseAxes(node, "replicate_axes", manifest);
  for (int64_t axis : unit.replicateAxes)
    if (contains(unit.shardAxes, axis))
      node.fail("unit '" + unit.name + "': axis " + std::to_string(axis) +
                " is in 'shard_axes' and in 'replicate_axes'");
  if (node.has("piece_axes"))
    unit.pieceAxes = parseAxes(node, "piece_axes", manifest);
  for (int64_t axis : unit.pieceAxes)
    if (contains(unit.shardAxes, axis) || contains(unit.replicateAxes, axis))
      node.fail("unit '" + unit.name + "': axis " + std::to_string(axis) +
                " is in 'piece_axes' and in 'shard_axes' or 'replicate_axes'");
}

/// What a param is a piece of: nothing but itself where that is not said.
static void parseWhole(const JsonNode &node, const Manifest &manifest,
                       const Unit &unit, Param &param) {
  param.wholeShape = param.shape;
  param.cutAxes.assign(param.shape.size(), -1);
  if (!node.has("piece"))
    return;
  JsonNode piece{node.get("piece"), node.place + ": 'piece'"};
  auto fail = [&](const std::string &text) {
    piece.fail("param '" + param.fqn + "': " + text);
  };
  param.wholeShape = piece.shape();
  param.cutAxes = piece.integers("axes");
  numElements(piece, param.wholeShape);
  if (param.wholeShape.size() != param.shape.size() ||
      param.cutAxes.size() != param.shape.size())
    fail("expected 'shape' and 'axes' of " +
         std::to_string(param.shape.size()) + " dimensions");
  std::set<int64_t> seen;
  for (size_t dim = 0; dim < param.shape.size(); ++dim) {
    int64_t axis = param.cutAxes[dim], extent = param.wholeShape[dim];
    if (axis != -1 && !contains(unit.pieceAxes, axis))
      fail("'axes': " + std::to_string(axis) +
           " is neither -1 nor in 'piece_axes' of its unit");
    if (axis != -1 && !seen.insert(axis).second)
      fail("'axes': " + std::to_string(axis) + " cuts two dimensions");
    int64_t pieces = axis < 0 ? 1 : manifest.grid[static_cast<size_t>(axis)];
    int64_t expected = extent / pieces + (extent % pieces != 0);
    if (param.shape[dim] != expected)
      fail("dimension " + std::to_string(dim) + " of " +
           std::to_string(extent) + " elements in " + std::to_string(pieces) +
           " pieces has " + std::to_string(expected) +
           " in each, 'shape' of the param says " +
           std::to_string(param.shape[dim]));
  }
}

/// The blocks of the one dimension of which there are pieces, if it consists of
/// such.
static void parseBlocks(const JsonNode &node, const Manifest &manifest,
                        Param &param) {
  JsonNode piece{node.get("piece"), node.place + ": 'piece'"};
  if (!piece.has("blocks"))
    return;
  param.blocks = piece.integers("blocks");
  auto isCut = [](int64_t axis) { return axis >= 0; };
  auto fail = [&](const std::string &text) {
    piece.fail("param '" + param.fqn + "': 'blocks': " + text);
  };
  if (std::count_if(param.cutAxes.begin(), param.cutAxes.end(), isCut) != 1)
    fail("expected one dimension that is cut");
  size_t dim = static_cast<size_t>(
      std::find_if(param.cutAxes.begin(), param.cutAxes.end(), isCut) -
      param.cutAxes.begin());
  int64_t whole = param.wholeShape[dim], rest = whole;
  int64_t pieces = manifest.grid[static_cast<size_t>(param.cutAxes[dim])];
  if (param.shape[dim] < 1 || whole % pieces != 0)
    fail("pieces of dimension " + std::to_string(dim) + " are not equal");
  for (int64_t block : param.blocks) {
    if (block < 1 || block > rest || block % pieces != 0)
      fail(std::to_string(block) + " is no block of " + std::to_string(whole) +
           " elements of which " + std::to_string(pieces) +
           " pieces have equal parts");
    rest -= block;
  }
  if (rest != 0)
    fail("they have " + std::to_string(whole - rest) + " of " +
         std::to_string(whole) + " elements");
}

/// Whether a parameter is not frozen.
static bool isTrained(const JsonNode &node) {
  return !node.has("trainable") || node.get("trainable") != false;
}

static Param parseParam(const JsonNode &node, const Manifest &manifest,
                        const Unit &unit) {
  Param param{node.text("fqn"),
              node.shape(),
              node.count("numel"),
              node.count("offset"),
              node.has("group") ? node.count("group") : 0,
              {},
              {},
              {}};
  if (numElements(node, param.shape) != param.numel ||
      param.offset + param.numel > unit.fullNumel)
    node.fail("param '" + param.fqn + "' does not fit its shape or unit");
  parseWhole(node, manifest, unit, param);
  if (node.has("piece"))
    parseBlocks(node, manifest, param);
  return param;
}

static Unit parseUnit(const JsonNode &node, Manifest &manifest) {
  Unit unit;
  unit.name = node.text("name");
  if (node.text("kind") != "flat" && node.text("kind") != "per_param")
    node.fail("unit '" + unit.name + "': layout '" + node.text("kind") +
              "' is not supported, expected 'flat' or 'per_param'");
  parseUnitAxes(node, manifest, unit);
  unit.dtype = node.dtype();
  unit.reduceDtype =
      node.has("reduce_dtype") ? node.text("reduce_dtype") : unit.dtype;
  unit.world = node.count("world", 1);
  unit.shardNumel = node.count("shard_numel");
  unit.fullNumel = node.count("full_numel");
  int64_t numel;
  if (__builtin_mul_overflow(unit.shardNumel, unit.world, &numel) ||
      numel != unit.fullNumel)
    node.fail("unit '" + unit.name +
              "': full_numel is not world times shard_numel");
  parsePieces(node, unit);
  node.each("params", [&](const JsonNode &item) {
    unit.params.push_back(parseParam(item, manifest, unit));
    manifest.hasTrained |= isTrained(item);
  });
  return unit;
}

static ArgumentKind parseKind(const JsonNode &node) {
  static const std::pair<const char *, ArgumentKind> kinds[] = {
      {"shard", ArgumentKind::Shard},
      {"optimizer_state", ArgumentKind::OptimizerState},
      {"grad_shard", ArgumentKind::GradShard},
      {"buffer", ArgumentKind::Buffer},
      {"param", ArgumentKind::Param},
      {"grad", ArgumentKind::Grad},
      {"input", ArgumentKind::Input},
      {"hyper", ArgumentKind::Hyper},
      {"loss", ArgumentKind::Loss},
      {"output", ArgumentKind::Output},
      {"train_state", ArgumentKind::TrainState},
      {"metric", ArgumentKind::Metric},
      {"param_group", ArgumentKind::ParamGroup}};
  std::string name = node.text("kind");
  for (const auto &[text, kind] : kinds)
    if (name == text)
      return kind;
  node.fail("unknown kind '" + name + "'");
}

/// A default value, if there is one.
static std::optional<double> parseDefault(const JsonNode &node) {
  if (node.has("default") && node.get("default").is_number())
    return node.get("default").get<double>();
  return std::nullopt;
}

static void expectFloat(const JsonNode &node, const Argument &argument,
                        const std::string &what) {
  if (argument.dtype != "f64" && argument.dtype != "f32")
    node.fail(what + " is neither f64 nor f32");
}

static void parseInput(const JsonNode &node, Argument &argument) {
  argument.name = node.text("name");
  argument.position = node.count("position");
  if (node.has("index_range") && !node.get("index_range").is_null())
    argument.indexRange = node.integers("index_range");
  if (argument.indexRange.size() == 1)
    node.fail("'index_range': expected low, high and exceptions");
  if (!argument.indexRange.empty() && argument.dtype != "i64" &&
      argument.dtype != "i32")
    node.fail("'index_range' of an input that is neither i64 nor i32");
}

static void parseDetails(const JsonNode &node, Argument &argument) {
  switch (argument.kind) {
  case ArgumentKind::OptimizerState:
    argument.slot = node.text("slot");
    (node.has("fqn") ? argument.fqn : argument.unit) =
        node.text(node.has("fqn") ? "fqn" : "unit");
    break;
  case ArgumentKind::Shard:
  case ArgumentKind::GradShard:
    argument.unit = node.text("unit");
    break;
  case ArgumentKind::Buffer:
  case ArgumentKind::Param:
  case ArgumentKind::Grad:
    argument.fqn = node.text("fqn");
    break;
  case ArgumentKind::Input:
    parseInput(node, argument);
    break;
  case ArgumentKind::Hyper:
    argument.name = node.text("name");
    argument.defaultValue = parseDefault(node);
    expectFloat(node, argument, "hyper-parameter '" + argument.name + "'");
    break;
  case ArgumentKind::Loss:
    expectFloat(node, argument, "the loss");
    argument.turn = node.has("turn") ? node.text("turn") : "";
    break;
  case ArgumentKind::TrainState:
    argument.name = node.text("name");
    // In a checkpoint it is found like a state of a parameter.
    argument.fqn = argument.name;
    argument.slot = "train_state";
    argument.defaultValue = parseDefault(node);
    break;
  case ArgumentKind::Metric:
    argument.name = node.text("name");
    argument.turn = node.has("turn") ? node.text("turn") : "";
    expectFloat(node, argument, "metric '" + argument.name + "'");
    break;
  case ArgumentKind::ParamGroup:
    argument.unit = node.text("unit");
    if (argument.dtype != "i8")
      node.fail("the groups of unit '" + argument.unit + "' are not i8");
    break;
  case ArgumentKind::Output:
    break;
  }
}

static Argument parseArgument(const JsonNode &node, const Manifest &manifest) {
  Argument argument;
  argument.kind = parseKind(node);
  argument.dtype = node.dtype();
  argument.shape = node.shape();
  argument.bytes = node.count("bytes");
  argument.offset = node.count("offset");
  argument.rank = node.has("rank") ? node.integer("rank") : -1;
  parseDetails(node, argument);
  if (argument.bytes !=
      numElements(node, argument.shape) * elementBytes(argument.dtype))
    node.fail("'bytes' is not the size of 'shape'");
  argument.offload = node.has("offload");
  if (argument.offload && !argument.isPersistent())
    node.fail("'offload': expected what is kept between steps");
  int64_t arena = argument.offload          ? manifest.offloadBytes
                  : argument.isPersistent() ? manifest.persistentBytes
                                            : manifest.hostBytes;
  if (argument.offset + argument.bytes > arena)
    node.fail("ends behind its arena of " + std::to_string(arena) + " bytes");
  if (argument.rank < -1 ||
      argument.rank >= std::max<int64_t>(manifest.expandedRanks, 0))
    node.fail("rank " + std::to_string(argument.rank) + " is out of range");
  if (!argument.unit.empty()) {
    const Unit *unit = manifest.findUnit(argument.unit);
    if (!unit)
      node.fail("unknown unit '" + argument.unit + "'");
    if (argument.kind != ArgumentKind::OptimizerState &&
        argument.bytes != unit->shardNumel * elementBytes(argument.dtype))
      node.fail("has not the size of a shard of unit '" + argument.unit + "'");
  }
  return argument;
}

static Entry parseEntry(const JsonNode &node, const Manifest &manifest) {
  Entry entry{node.text("name"), node.text("symbol"), node.integers("args"),
              node.has("turn") ? node.text("turn") : ""};
  for (int64_t index : entry.args)
    if (index < 0 || index >= static_cast<int64_t>(manifest.arguments.size()))
      node.fail("argument " + std::to_string(index) + " does not exist");
  return entry;
}

static void parseNames(const JsonNode &root, Manifest &manifest) {
  root.each("units", [&](const JsonNode &node) {
    manifest.units.push_back(parseUnit(node, manifest));
  });
  if (root.has("channels"))
    root.each("channels", [&](const JsonNode &node) {
      manifest.channels.push_back(
          {node.text("name"), parseAxes(node, "axes", manifest)});
    });
  if (root.has("aliases"))
    root.each("aliases", [&](const JsonNode &node) {
      manifest.aliases.emplace_back(node.text("fqn"), node.text("target"));
    });
  if (root.has("stacks"))
    root.each("stacks", [&](const JsonNode &node) {
      Stack stack{node.text("fqn"), {}};
      const json &rows = node.get("rows");
      if (!rows.is_array() || rows.empty())
        node.fail("'rows': expected a list of names");
      for (const json &row : rows) {
        if (!row.is_string())
          node.fail("'rows': expected names");
        stack.rows.push_back(row);
      }
      manifest.stacks.push_back(std::move(stack));
    });
  if (root.has("buffers"))
    root.each("buffers", [&](const JsonNode &node) {
      const json &persistent = node.get("persistent");
      if (!persistent.is_boolean())
        node.fail("'persistent': expected true or false");
      manifest.buffers.push_back({node.text("fqn"), node.shape(), node.dtype(),
                                  persistent.get<bool>()});
    });
  if (root.has("ignored"))
    root.each("ignored", [&](const JsonNode &node) {
      manifest.ignored.push_back(
          {node.text("fqn"), node.shape(), node.dtype(), /*persistent=*/true});
      manifest.hasTrained |= isTrained(node);
    });
  std::set<std::string> names;
  auto add = [&](const std::string &fqn) {
    if (!names.insert(fqn).second)
      throw Error("manifest: '" + fqn + "' is listed twice");
  };
  for (const Unit &unit : manifest.units)
    for (const Param &param : unit.params)
      add(param.fqn);
  for (const Buffer &buffer : manifest.buffers)
    add(buffer.fqn);
  for (const Buffer &param : manifest.ignored)
    add(param.fqn);
  for (const Stack &stack : manifest.stacks)
    add(stack.fqn);
}

/// Rows of arrays are parameters that are alike, each of one array.
static void checkStacks(const Manifest &manifest) {
  std::map<std::string, const std::vector<int64_t> *> shapes;
  for (const Unit &unit : manifest.units)
    for (const Param &param : unit.params)
      shapes.emplace(param.fqn, &param.wholeShape);
  for (const Buffer &param : manifest.ignored)
    shapes.emplace(param.fqn, &param.shape);
  std::set<std::string> rows;
  for (const Stack &stack : manifest.stacks)
    for (const std::string &row : stack.rows) {
      auto found = shapes.find(row);
      if (found == shapes.end())
        throw Error("manifest: '" + stack.fqn + "' has the row '" + row +
                    "', which is no parameter");
      if (!rows.insert(row).second)
        throw Error("manifest: '" + row + "' is a row twice");
      if (*found->second != *shapes.at(stack.rows.front()))
        throw Error("manifest: the rows '" + stack.rows.front() + "' and '" +
                    row + "' of '" + stack.fqn + "' have different shapes");
    }
}

/// The axes along which ranks are counted; the grid has as many ranks as the
/// artifact.
static void parseGrid(const JsonNode &root, Manifest &manifest) {
  manifest.grid = root.integers("grid");
  int64_t ranks = 1;
  for (int64_t size : manifest.grid)
    if (size < 1 || __builtin_mul_overflow(ranks, size, &ranks))
      throw Error("manifest: 'grid': expected positive sizes");
  if (ranks != manifest.logicalRanks())
    throw Error("manifest: the grid has " + std::to_string(ranks) +
                " ranks, the artifact is made for " +
                std::to_string(manifest.logicalRanks()));
  manifest.batchAxes = root.has("batch_axes")
                           ? parseAxes(root, "batch_axes", manifest)
                           : allAxes(manifest);
  if (!root.has("axis_names"))
    return;
  const json &names = root.get("axis_names");
  std::set<std::string> seen;
  for (const json &name : names)
    if (name.is_string() && name != "" && seen.insert(name).second)
      manifest.axisNames.push_back(name);
  if (!names.is_array() || names.size() != manifest.grid.size() ||
      seen.size() != manifest.grid.size())
    throw Error("manifest: 'axis_names': expected " +
                std::to_string(manifest.grid.size()) +
                " different names, one of each axis of the grid");
}

/// A unit is cut over as many ranks as its axes have.
static void checkUnits(const Manifest &manifest) {
  for (const Unit &unit : manifest.units) {
    int64_t members = groupSize(manifest.grid, unit.shardAxes);
    if (unit.world != members)
      throw Error("manifest: unit '" + unit.name + "' is made for " +
                  std::to_string(unit.world) + " ranks, its axes have " +
                  std::to_string(members));
  }
}

/// The sizes of arenas.
static void parseMemory(const JsonNode &memory, Manifest &manifest) {
  manifest.persistentBytes = memory.count("persistent_bytes");
  manifest.commBytes = memory.count("comm_bytes");
  manifest.tempBytes = memory.count("temp_bytes");
  manifest.hostBytes = memory.count("host_bytes");
  if (memory.has("offload_bytes"))
    manifest.offloadBytes = memory.count("offload_bytes");
}

Manifest fsdp::run::parseManifest(const std::string &text) {
  return readManifest(json::parse(text, nullptr, /*allow_exceptions=*/false));
}

Manifest fsdp::run::readManifest(const nlohmann::json &document) {
  if (!document.is_object())
    throw Error("manifest: does not parse as a JSON object");
  JsonNode root{document, "top level"};
  if (root.integer("version") != 1)
    throw Error("manifest: version " + std::to_string(root.integer("version")) +
                ", this program reads version 1");
  Manifest manifest;
  manifest.model = root.text("model");
  manifest.world = root.count("world", 1);
  if (manifest.world > FSDP_RT_MAX_RANKS)
    throw Error("manifest: a world of " + std::to_string(manifest.world) +
                " ranks; the runtime can run at most " +
                std::to_string(FSDP_RT_MAX_RANKS));
  manifest.expandedRanks =
      root.has("expanded_ranks") ? root.count("expanded_ranks") : 0;
  if (manifest.expandedRanks > 0 && manifest.world != 1)
    throw Error("manifest: expanded ranks need a world of 1");
  if (root.has("micro_batches"))
    manifest.microBatches = root.count("micro_batches", 1);
  std::string hash = root.text("hash");
  if (hash.size() != 16 ||
      hash.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos)
    throw Error("manifest: 'hash': expected 16 hex digits");
  manifest.hash = std::stoull(hash, nullptr, 16);
  if (root.has("program")) {
    JsonNode program{root.get("program"), "program"};
    for (const auto &[name, value] : program.value.items())
      manifest.program[name] = program.text(name.c_str());
  }
  parseMemory({root.get("memory"), "memory"}, manifest);
  parseGrid(root, manifest);
  parseNames(root, manifest);
  checkUnits(manifest);
  checkStacks(manifest);
  root.each("arguments", [&](const JsonNode &node) {
    manifest.arguments.push_back(parseArgument(node, manifest));
  });
  int64_t inputs = std::count_if(
      manifest.arguments.begin(), manifest.arguments.end(),
      [](const Argument &each) { return each.kind == ArgumentKind::Input; });
  if (inputs % manifest.microBatches != 0)
    throw Error("manifest: " + std::to_string(inputs) + " inputs for " +
                std::to_string(manifest.microBatches) + " micro-batches");
  root.each("entries", [&](const JsonNode &node) {
    manifest.entries.push_back(parseEntry(node, manifest));
  });
  return manifest;
}

const Entry *Manifest::findEntry(const std::string &name) const {
  for (const Entry &entry : entries)
    if (entry.name == name)
      return &entry;
  return nullptr;
}

/// `first`, if there is one, and behind it the steps that are turns, or none.
static std::vector<const Entry *>
collectSteps(const Manifest &manifest, const Entry *first, bool areTurns) {
  std::vector<const Entry *> steps;
  if (first)
    steps.push_back(first);
  for (const Entry &entry : manifest.entries)
    if (entry.name.compare(0, 5, "step_") == 0 &&
        entry.turn.empty() != areTurns)
      steps.push_back(&entry);
  return steps;
}

std::vector<const Entry *> Manifest::listSteps() const {
  return collectSteps(*this, findEntry("step"), /*areTurns=*/false);
}

std::vector<const Entry *> Manifest::listTurns(const Entry &step) const {
  if (step.turn.empty())
    return {&step};
  return collectSteps(*this, &step, /*areTurns=*/true);
}

const Entry *Manifest::findUpdate(const Entry &turn, bool ignored) const {
  std::string suffix =
      turn.turn.empty() ? "" : turn.name.substr(std::strlen("step"));
  return findEntry((ignored ? "update_ignored" : "update") + suffix);
}

const Entry *Manifest::findEval(const Entry &step) const {
  std::string suffix = step.name.substr(std::strlen("step"));
  const Entry *own = findEntry("evaluate" + suffix);
  return own ? own : findEntry("eval" + suffix);
}

std::vector<const Argument *> Manifest::listArguments(const Entry &entry,
                                                      ArgumentKind kind,
                                                      int64_t rank) const {
  std::vector<const Argument *> found;
  for (int64_t index : entry.args) {
    const Argument &argument = arguments[static_cast<size_t>(index)];
    if (argument.kind == kind && (argument.rank < 0 || argument.rank == rank))
      found.push_back(&argument);
  }
  return found;
}

const Argument *Manifest::findLoss(const Entry &entry, int64_t rank) const {
  auto losses = listArguments(entry, ArgumentKind::Loss, rank);
  return losses.empty() ? nullptr : losses.front();
}

std::vector<const Argument *> Manifest::listMetrics(const Entry &entry,
                                                    int64_t rank) const {
  return listArguments(entry, ArgumentKind::Metric, rank);
}

bool Manifest::hasOptimizer() const {
  auto has = [&](ArgumentKind kind) { return !listArguments(kind, 0).empty(); };
  return findEntry("update") || findEntry("update_ignored") ||
         has(ArgumentKind::Hyper) || has(ArgumentKind::OptimizerState) ||
         (hasTrained &&
          !(has(ArgumentKind::GradShard) || has(ArgumentKind::Grad)));
}

std::vector<const Argument *> Manifest::listArguments(ArgumentKind kind,
                                                      int64_t rank) const {
  std::vector<const Argument *> found;
  for (const Argument &argument : arguments)
    if (argument.kind == kind && (argument.rank < 0 || argument.rank == rank))
      found.push_back(&argument);
  return found;
}

std::vector<const Argument *> Manifest::listInputs(int64_t rank,
                                                   size_t step) const {
  std::vector<const Argument *> inputs;
  for (int64_t index : listSteps().at(step)->args) {
    const Argument &argument = arguments[static_cast<size_t>(index)];
    if (argument.kind == ArgumentKind::Input &&
        (argument.rank < 0 || argument.rank == rank))
      inputs.push_back(&argument);
  }
  std::sort(inputs.begin(), inputs.end(),
            [](const Argument *left, const Argument *right) {
              return left->position < right->position;
            });
  return inputs;
}

std::vector<const Argument *> Manifest::listBatch(size_t step) const {
  std::vector<const Argument *> inputs = listInputs(0, step);
  inputs.resize(inputs.size() / static_cast<size_t>(microBatches));
  return inputs;
}

int64_t Manifest::batchesOf(int64_t steps) const {
  return multiplyCounts(microBatches, steps);
}

const Unit *Manifest::findUnit(const std::string &name) const {
  for (const Unit &unit : units)
    if (unit.name == name)
      return &unit;
  return nullptr;
}
