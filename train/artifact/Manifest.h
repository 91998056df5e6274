//===- Manifest.h - what an artifact says about itself ---------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_ARTIFACT_MANIFEST_H
#define FSDP_TRAIN_ARTIFACT_MANIFEST_H

#include "fsdp_rt.h"
#include "io/Safetensors.h"

#include <array>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace fsdp::run {

/// A parameter inside the full buffer of a unit; counts are in elements. Where
/// ranks hold pieces of it, shape and numel are those of a piece.
struct Param {
  std::string fqn;
  std::vector<int64_t> shape;
  int64_t numel = 0;
  int64_t offset = 0;
  /// Group of parameters with hyper-parameters of their own.
  int64_t group = 0;
  /// The shape of the parameter itself, and for each of its dimensions the axis
  /// of the grid over which it is cut into pieces, or -1. The last pieces may
  /// reach behind its end; they have zeros there.
  std::vector<int64_t> wholeShape;
  std::vector<int64_t> cutAxes;
  /// Where the one dimension that is cut consists of blocks, of which a piece
  /// has its part of each: their extents. Else empty.
  std::vector<int64_t> blocks;
};

/// A part of a full buffer that is cut by itself: `rows` rows of `world`
/// chunks. Member r of the shard group holds the r-th chunk of every row, one
/// behind the other from `shardOffset` on.
struct Piece {
  int64_t offset = 0;
  int64_t shardOffset = 0;
  int64_t rows = 0;
  int64_t chunk = 0;
};

/// Consecutive elements of a parameter that one member holds.
struct ParamRun {
  int64_t first = 0;
  int64_t numel = 0;
  /// Place in the shard group, and in the shard.
  int64_t member = 0;
  int64_t offset = 0;
};

/// Parameters that are gathered together. `world` members share them; ranks
/// that differ along the replicate axes have equal shards.
struct Unit {
  std::string name;
  std::string dtype;
  /// In what gradients are reduced.
  std::string reduceDtype;
  int64_t world = 0;
  int64_t shardNumel = 0;
  int64_t fullNumel = 0;
  std::vector<int64_t> shardAxes, replicateAxes;
  /// Ranks along these hold pieces of the params, or equal copies of those that
  /// are not cut over them. To the unit a piece is the whole param.
  std::vector<int64_t> pieceAxes;
  std::vector<Param> params;
  /// They tile the full buffer.
  std::vector<Piece> pieces;

  /// Where the elements of a parameter are, in ascending order.
  std::vector<ParamRun> runs(const Param &param) const;
};

/// Ranks of a row-major grid that differ along `axes` only: the place of a rank
/// among them, and the first of them. Axes ascend.
int64_t placeInGroup(const std::vector<int64_t> &grid,
                     const std::vector<int64_t> &axes, int64_t rank);
int64_t firstOfGroup(const std::vector<int64_t> &grid,
                     const std::vector<int64_t> &axes, int64_t rank);

/// A tensor that every rank has for itself, whole.
struct Buffer {
  std::string fqn;
  std::vector<int64_t> shape;
  std::string dtype;
  bool persistent = true;
};

enum class ArgumentKind {
  Shard,
  OptimizerState,
  GradShard,
  Buffer,
  /// A parameter that every rank keeps whole, and its own gradient.
  Param,
  Grad,
  Input,
  Hyper,
  Loss,
  Output,
  /// A value that all ranks have alike and training changes.
  TrainState,
  /// A figure for the log.
  Metric,
  /// By element of a unit's shard: the group of its parameter.
  ParamGroup
};

/// Storage that entries take a pointer to.
struct Argument {
  ArgumentKind kind;
  /// Of what belongs to a unit, or else to one param or buffer.
  std::string unit, fqn;
  std::string slot, name, dtype;
  /// Of a loss or a metric: which of the steps that take turns computes it.
  std::string turn;
  std::vector<int64_t> shape;
  int64_t bytes = 0;
  int64_t offset = 0;
  int64_t rank = -1;
  int64_t position = 0;
  /// Inputs: allowed values are [low, high) and the exceptions.
  std::vector<int64_t> indexRange;
  /// Of hyper-parameters and train states.
  std::optional<double> defaultValue;
  /// Whether memory of the host keeps it, in an arena of its own.
  bool offload = false;

  /// Whether it lies in the persistent arena, or is offloaded; else in the host
  /// arena.
  bool isPersistent() const {
    return kind == ArgumentKind::Shard || kind == ArgumentKind::GradShard ||
           kind == ArgumentKind::OptimizerState ||
           kind == ArgumentKind::Buffer || kind == ArgumentKind::Param ||
           kind == ArgumentKind::Grad || kind == ArgumentKind::TrainState ||
           kind == ArgumentKind::ParamGroup;
  }
};

/// A communicator: its number is its place in the manifest.
struct Channel {
  std::string name;
  std::vector<int64_t> axes;
};

/// A function of the artifact.
struct Entry {
  std::string name, symbol;
  std::vector<int64_t> args;
  /// Its name among the steps that take turns; empty if there are none.
  std::string turn;
};

/// A framework's array whose rows are parameters of units, or ignored ones.
struct Stack {
  std::string fqn;
  /// In order, at least one.
  std::vector<std::string> rows;
};

/// The checked manifest of an artifact.
struct Manifest {
  std::string model;
  int64_t world = 0;
  /// Sizes of the axes along which ranks are counted.
  std::vector<int64_t> grid;
  /// Their names; empty if they have none.
  std::vector<std::string> axisNames;
  /// Ascending: ranks that differ along none of them read the same batches.
  std::vector<int64_t> batchAxes;
  std::vector<Channel> channels;
  /// Ranks whose values one function holds; 0 in ordinary artifacts.
  int64_t expandedRanks = 0;
  /// Micro-batches of a step; each has its own inputs, one after the other.
  int64_t microBatches = 1;
  uint64_t hash = 0;
  /// What the program is made of, by name: descriptions, or hashes of what is
  /// longer. Empty where the compiler did not say it.
  std::map<std::string, std::string> program;
  std::vector<Unit> units;
  /// Whether some parameter is not frozen.
  bool hasTrained = false;
  std::vector<std::pair<std::string, std::string>> aliases;
  std::vector<Stack> stacks;
  std::vector<Buffer> buffers;
  /// Parameters outside all units.
  std::vector<Buffer> ignored;
  std::vector<Argument> arguments;
  std::vector<Entry> entries;
  int64_t persistentBytes = 0, commBytes = 0, tempBytes = 0, hostBytes = 0,
          offloadBytes = 0;

  /// The sizes of arenas in the order of fsdp_rt_arena_kind.
  std::array<int64_t, FSDP_RT_NUM_ARENAS> arenaBytes() const {
    return {persistentBytes, commBytes, tempBytes, hostBytes, offloadBytes};
  }

  const Entry *findEntry(const std::string &name) const;
  const Unit *findUnit(const std::string &name) const;

  /// `step`, and behind it `step_...`, each for inputs of other shapes.
  std::vector<const Entry *> listSteps() const;

  /// The entries that one of these steps is made of: itself, or where steps
  /// take turns all of them in their order.
  std::vector<const Entry *> listTurns(const Entry &step) const;

  /// The entry that updates the shards, or `ignored` parameters, behind such an
  /// entry, if its optimizer is apart; or null.
  const Entry *findUpdate(const Entry &turn, bool ignored) const;

  /// All arguments of a kind that belong to a rank.
  std::vector<const Argument *> listArguments(ArgumentKind kind,
                                              int64_t rank) const;

  /// Those that an entry has, in its order.
  std::vector<const Argument *>
  listArguments(const Entry &entry, ArgumentKind kind, int64_t rank) const;

  /// The inputs of a rank in one of the steps, in the order of their positions.
  std::vector<const Argument *> listInputs(int64_t rank, size_t step = 0) const;

  /// Those of rank 0's first micro-batch; the others are like them.
  std::vector<const Argument *> listBatch(size_t step = 0) const;

  /// How many batches of a rank so many of its steps take; saturates.
  int64_t batchesOf(int64_t steps) const;

  /// Whether the artifact's step changes weights.
  bool hasOptimizer() const;

  /// The entry that evaluates with the inputs of a step, or null: what the
  /// model computes in evaluation mode, or else the forward pass of the step.
  const Entry *findEval(const Entry &step) const;

  /// The loss that an entry computes for a rank, or null.
  const Argument *findLoss(const Entry &entry, int64_t rank) const;

  /// The figures that an entry computes for a rank, in order.
  std::vector<const Argument *> listMetrics(const Entry &entry,
                                            int64_t rank) const;

  /// Whether the model is evaluated in evaluation mode.
  bool hasEvaluationMode() const { return findEntry("evaluate"); }

  /// Ranks that train together.
  int64_t logicalRanks() const { return expandedRanks ? expandedRanks : world; }

  /// Axes along which ranks read the same batches.
  std::vector<int64_t> sameBatchAxes() const;
};

/// How many ranks differ along some axes only.
int64_t groupSize(const std::vector<int64_t> &grid,
                  const std::vector<int64_t> &axes);

/// Axes along which each rank has a unit of its own: neither shard nor
/// replicate nor piece axes.
std::vector<int64_t> ownAxes(const Manifest &manifest, const Unit &unit);

/// The first rank of each group that shares values of a unit: rank 0, and where
/// there are own axes others.
std::vector<int64_t> listOwners(const Manifest &manifest, const Unit &unit);

/// The owner whose values of a unit a rank shares.
int64_t findOwner(const Manifest &manifest, const Unit &unit, int64_t rank);

/// What a rank's state of a unit is called: its FQN, or where there are several
/// owners `rankR/FQN` with its owner R.
std::string ownName(const Manifest &manifest, const Unit &unit,
                    const std::string &fqn, int64_t rank);

/// What stands before a state's FQN in names: nothing, or where ranks have
/// their own of it `rankR/` for each owner R.
std::vector<std::string> listPrefixes(const Manifest &manifest,
                                      const std::string &fqn);

/// The same of files that are given: where ranks may have their own of it, all
/// may also begin with one without a prefix.
std::vector<std::string> listGivenPrefixes(const Manifest &manifest,
                                           const std::string &fqn);

/// Parses and checks a manifest; throws an Error that tells what is wrong.
Manifest parseManifest(const std::string &text);
Manifest readManifest(const nlohmann::json &document);

} // namespace fsdp::run

#endif // FSDP_TRAIN_ARTIFACT_MANIFEST_H
