//===- Reporter.cpp - progress, log and statistics ------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "report/Reporter.h"
#include "io/Printable.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <stdio_ext.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace fsdp::run;
using Clock = std::chrono::steady_clock;

static double secondsBetween(Clock::time_point from, Clock::time_point to) {
  return std::chrono::duration<double>(to - from).count();
}

static double mebibytes(int64_t bytes) {
  return static_cast<double>(bytes) / (1 << 20);
}

Reporter::Reporter(const Options &options, const Manifest &manifest,
                   int64_t ranks, int64_t batchRanks)
    : options(options), manifest(manifest), ranks(ranks),
      batchRanks(batchRanks) {
  for (const Entry *entry : manifest.listSteps())
    work.push_back(measureBatch(*entry));
  if (const Entry *step = manifest.findEntry("step"))
    for (const Entry *turn : manifest.listTurns(*step))
      lossNames.push_back(turn->turn);
  before = after = measureMemory();
  begin = previous = shown = Clock::now();
}

/// What one rank's batch counts: the tokens or samples of its first input that
/// has any.
Reporter::Work Reporter::measureBatch(const Entry &entry) const {
  for (int64_t index : entry.args) {
    const Argument &argument = manifest.arguments[static_cast<size_t>(index)];
    if (argument.kind != ArgumentKind::Input || argument.shape.empty())
      continue;
    bool tokens = argument.dtype == "i64" || argument.dtype == "i32";
    int64_t count = argument.shape[0];
    for (size_t dim = 1; tokens && dim < argument.shape.size(); ++dim)
      count *= argument.shape[dim];
    return {count, tokens ? "tokens" : "samples"};
  }
  return {};
}

std::string fsdp::run::keptLines(const std::string &path, int64_t firstStep,
                                 bool evaluates, LossCurve &curve) {
  struct stat status;
  std::string kept;
  if (firstStep == 0 || stat(path.c_str(), &status) != 0 ||
      !S_ISREG(status.st_mode))
    return kept;
  std::string text = readFile(path, int64_t{1} << 40);
  for (size_t begin = 0, end; begin < text.size(); begin = end + 1) {
    end = std::min(text.find('\n', begin), text.size());
    std::string line = text.substr(begin, end - begin);
    auto object = nlohmann::json::parse(line, nullptr, false);
    if (object.is_object() && object.contains("step") &&
        object["step"].is_number_integer() && object["step"] <= firstStep &&
        !(evaluates && object["step"] == firstStep &&
          object.contains("eval_loss"))) {
      kept += line + "\n";
      auto add = [&](LossCurve::Points &points, const nlohmann::json &loss) {
        if (loss.is_number())
          points.emplace_back(object["step"].get<int64_t>(),
                              loss.get<double>());
      };
      const nlohmann::json &means = object["mean_loss"];
      add(curve.evaluation, object["eval_loss"]);
      if (means.is_number())
        add(curve.training[""], means);
      if (means.is_object())
        for (const auto &[name, loss] : means.items())
          add(curve.training[name], loss);
    }
  }
  return kept;
}

/// Leaves the first lines of a log alone. Where there is no room for them
/// beside it, the log keeps all.
static void cutLog(const std::string &path, const std::string &kept) {
  try {
    NewFile file(path);
    file.write(kept.data(), kept.size());
    file.commit();
  } catch (const Error &error) {
    std::fprintf(stderr,
                 "fsdp-run: warning: %s; lines of steps that are taken again "
                 "stay in it\n",
                 printable(error.what()).c_str());
  }
}

void Reporter::openLog(bool evaluates) {
  std::string kept = keptLines(options.log, firstStep, evaluates, curve);
  if (!kept.empty())
    cutLog(options.log, kept);
  log.emplace(options.log, kept.empty() ? "we" : "ae", "lines of steps");
}

void Reporter::open(int64_t contexts, int64_t begin, bool evaluates) {
  speaks = true;
  firstStep = begin;
  for (int64_t bytes : manifest.arenaBytes())
    plannedBytes += contexts * bytes;
  if (!options.log.empty())
    openLog(evaluates);
  if (!options.tensorboard.empty())
    board.emplace(options.tensorboard, firstStep + 1);
  inPlace = options.progress != Progress::Never && isatty(STDOUT_FILENO);
  lines = options.progress != Progress::Never && !inPlace;
}

double fsdp::run::meanOf(const std::vector<double> &values) {
  if (std::all_of(values.begin(), values.end(),
                  [&](double value) { return value == values.front(); }))
    return values.front();
  double mean = 0;
  for (double value : values)
    mean += value / static_cast<double>(values.size());
  return mean;
}

/// "  accuracy 0.5000", each.
static std::string describe(const Figures &figures) {
  std::string text;
  for (const auto &[name, value] : figures) {
    char number[32];
    std::snprintf(number, sizeof(number), " %.4g", value);
    text += "  " + name + number;
  }
  return text;
}

void Reporter::writeLog(int64_t step, const Losses &losses,
                        const Figures &figures, double seconds, Speed speed) {
  nlohmann::ordered_json line;
  line["step"] = step + 1;
  for (size_t at = 0; at < losses.size(); ++at) {
    const std::string &name = lossNames[at];
    (name.empty() ? line["loss"] : line["loss"][name]) = losses[at];
  }
  for (size_t at = 0; at < losses.size(); ++at) {
    const std::string &name = lossNames[at];
    (name.empty() ? line["mean_loss"] : line["mean_loss"][name]) =
        lastLosses[at];
  }
  for (const auto &[name, value] : figures)
    line[name] = value;
  line["seconds"] = seconds;
  line[std::string(speed.name) + "_per_second"] = speed.perSecond;
  log->write(line.dump() + "\n");
}

/// The same for TensorBoard.
void Reporter::writeBoard(int64_t step, const Figures &figures, double seconds,
                          Speed speed) {
  Figures all;
  for (size_t at = 0; at < lastLosses.size(); ++at)
    all.emplace_back(std::string(lossNames[at].empty() ? "loss" : "loss/") +
                         lossNames[at],
                     lastLosses[at]);
  all.insert(all.end(), figures.begin(), figures.end());
  all.emplace_back("seconds", seconds);
  all.emplace_back(std::string(speed.name) + "_per_second", speed.perSecond);
  board->write(step + 1, all);
}

std::string Reporter::describe(const std::vector<double> &means) const {
  std::string text;
  for (size_t at = 0; at < means.size(); ++at) {
    char number[32];
    std::snprintf(number, sizeof(number), "%.4f", means[at]);
    text += (at ? ", " : "") + lossNames[at] +
            (lossNames[at].empty() ? "" : " ") + number;
  }
  return text;
}

void Reporter::showProgress(int64_t step, const Figures &figures, Speed speed) {
  int64_t interval = std::max<int64_t>(1, steps / 20);
  bool last = step + 1 == steps;
  if (!inPlace && step % interval != 0 && !last)
    return;
  int64_t growth = residentBytes() - before.resident;
  std::printf("%sstep %lld/%lld  loss %s%s  %.0f %s/s  waiting %.0f %%  memory "
              "%.1f MiB planned + %.1f outside%s",
              inPlace ? "\r" : "", static_cast<long long>(step + 1),
              static_cast<long long>(steps), describe(lastLosses).c_str(),
              ::describe(figures).c_str(), speed.perSecond, speed.name,
              waitingPercent(), mebibytes(plannedBytes),
              mebibytes(std::max<int64_t>(0, growth - plannedBytes)),
              inPlace && !last ? "\x1b[K" : "\n");
  flushProgress();
}

/// Progress is not worth a run: where it can't be written, none is from then
/// on.
void Reporter::flushProgress() {
  if (std::fflush(stdout) == 0 && !std::ferror(stdout))
    return;
  std::fprintf(stderr,
               "fsdp-run: warning: standard output: can't write: %s; progress "
               "is not shown any more\n",
               std::strerror(errno));
  // Else the end of the process would try again.
  __fpurge(stdout);
  std::clearerr(stdout);
  inPlace = lines = false;
}

double Reporter::waitingPercent() {
  fsdp_rt_stats counts = {};
  counts.struct_size = sizeof(counts);
  fsdp_rt_get_stats(ctx, &counts);
  double waited =
      static_cast<double>(counts.wait_nanoseconds - shownWait) * 1e-9;
  double passed = secondsBetween(shown, Clock::now());
  shownWait = counts.wait_nanoseconds;
  shown = Clock::now();
  return passed > 0 ? 100 * waited / passed : 0;
}

void Reporter::step(fsdp_rt_context *rank0, int64_t step, size_t shape,
                    const Losses &losses, const Figures &figures) {
  ctx = rank0;
  Clock::time_point now = Clock::now();
  double seconds = secondsBetween(previous, now);
  double count = static_cast<double>(batchRanks * work[shape].count) *
                 static_cast<double>(manifest.batchesOf(options.microBatches));
  Speed speed = {seconds > 0 ? count / seconds : 0, work[shape].name};
  lastLosses.clear();
  for (size_t at = 0; at < losses.size(); ++at) {
    lastLosses.push_back(meanOf(losses[at]));
    curve.training[lossNames[at]].emplace_back(step + 1, lastLosses.back());
  }
  if (stepsDone++ == 0)
    firstLosses = lastLosses;
  if (log)
    writeLog(step, losses, figures, seconds, speed);
  if (board)
    writeBoard(step, figures, seconds, speed);
  if (inPlace || lines)
    showProgress(step, figures, speed);
  // What is written here does not count as a part of the next step.
  previous = Clock::now();
}

void Reporter::evaluation(int64_t step, double loss, int64_t batches,
                          const Figures &figures) {
  curve.evaluation.emplace_back(step + 1, loss);
  if (log) {
    nlohmann::ordered_json line = {
        {"step", step + 1}, {"eval_loss", loss}, {"eval_batches", batches}};
    for (const auto &[name, value] : figures)
      line["eval_" + name] = value;
    log->write(line.dump() + "\n");
  }
  if (board) {
    Figures all = {{"eval/loss", loss}};
    for (const auto &[name, value] : figures)
      all.emplace_back("eval/" + name, value);
    board->write(step + 1, all);
  }
  if (inPlace || lines) {
    std::printf("%sstep %lld/%lld  eval loss %.4f%s%s\n", inPlace ? "\r" : "",
                static_cast<long long>(step + 1), static_cast<long long>(steps),
                loss, ::describe(figures).c_str(), inPlace ? "\x1b[K" : "");
    flushProgress();
  }
  previous = Clock::now();
}

void Reporter::noteMemory() { after = measureMemory(); }

static const char *const arenaNames[] = {"persistent", "comm", "temp", "host",
                                         "offload"};

/// By how much a rank's mapping of an arena is larger than what was asked for,
/// except for a part of a page.
static int64_t guardBytes(fsdp_rt_context *ctx, int32_t kind,
                          const std::vector<Mapping> &mappings) {
  int64_t reserved = 0;
  void *memory = fsdp_rt_arena(ctx, kind);
  fsdp_rt_arena_usage(ctx, kind, &reserved, nullptr);
  for (const Mapping &mapping : mappings)
    if (memory && mapping.address == memory)
      return (static_cast<int64_t>(mapping.bytes) - reserved) / 4096 * 4096;
  return 0;
}

/// By how much memory outside of the plan has grown.
std::map<std::string, int64_t>
Reporter::listExclusions(const std::vector<fsdp_rt_context *> &contexts) const {
  std::map<std::string, int64_t> listed = {
      {"code and variables of libraries", after.libraries - before.libraries},
      {"mapped data files", after.dataFiles - before.dataFiles},
      {"stacks of threads", after.stacks - before.stacks},
      {"heap", after.heap - before.heap},
      {"buffers of the matrix library",
       after.matrixLibrary - before.matrixLibrary}};
  int64_t &workspaces = listed["workspaces of built-in matrix products"];
  int64_t &guards = listed["poison guards"];
  std::vector<Mapping> mappings = recordedMappings();
  for (fsdp_rt_context *ctx : contexts) {
    fsdp_rt_stats counts = {};
    counts.struct_size = sizeof(counts);
    fsdp_rt_get_stats(ctx, &counts);
    workspaces += counts.workspace_bytes;
    for (int32_t kind = 0; kind < FSDP_RT_NUM_ARENAS; ++kind)
      guards += guardBytes(ctx, kind, mappings);
  }
  return listed;
}

/// What a context did with each collective, and on each channel together.
static nlohmann::ordered_json listCounters(fsdp_rt_context *ctx) {
  nlohmann::ordered_json listed = {{"by_channel", nlohmann::json::object()},
                                   {"by_collective", nlohmann::json::array()}};
  std::map<int32_t, fsdp_rt_counter> channels;
  fsdp_rt_counter one = {};
  one.struct_size = sizeof(one);
  auto describe = [](const fsdp_rt_counter &counter) {
    return nlohmann::ordered_json{
        {"count", counter.count},
        {"bytes", counter.bytes},
        {"wait_seconds", static_cast<double>(counter.wait_nanoseconds) * 1e-9}};
  };
  for (int64_t index = 0; !fsdp_rt_get_counter(ctx, index, &one); ++index) {
    fsdp_rt_counter &sum = channels[one.channel];
    sum.count += one.count;
    sum.bytes += one.bytes;
    sum.wait_nanoseconds += one.wait_nanoseconds;
    listed["by_collective"].push_back(describe(one));
    listed["by_collective"].back()["name"] = one.name;
    listed["by_collective"].back()["channel"] = one.channel;
  }
  for (const auto &[channel, sum] : channels)
    listed["by_channel"][std::to_string(channel)] = describe(sum);
  return listed;
}

/// What a context did, with so many allocations inside of steps.
static nlohmann::ordered_json describeContext(fsdp_rt_context *ctx,
                                              int64_t allocations) {
  fsdp_rt_stats counts = {};
  counts.struct_size = sizeof(counts);
  fsdp_rt_get_stats(ctx, &counts);
  nlohmann::ordered_json described = {
      {"collectives", counts.collectives},
      {"bytes_gathered", counts.bytes_gathered},
      {"bytes_reduced", counts.bytes_reduced},
      {"matmuls", counts.matmuls},
      {"convolutions", counts.convolutions},
      {"workspace_bytes", counts.workspace_bytes},
      {"wait_seconds", static_cast<double>(counts.wait_nanoseconds) * 1e-9},
      {"finished_in_start", counts.finished_in_start},
      {"graph_captures", counts.graph_captures},
      {"graph_launches", counts.graph_launches},
      {"counters", listCounters(ctx)}};
  if (isMemoryWatched())
    described["allocations_in_steps"] = allocations;
  return described;
}

void Reporter::writeStats(const std::vector<fsdp_rt_context *> &contexts,
                          const std::vector<int64_t> &allocations) {
  nlohmann::ordered_json stats;
  stats["model"] = manifest.model;
  stats["ranks"] = ranks;
  stats["contexts"] = contexts.size();
  stats["steps"] = stepsDone;
  stats["seconds"] = secondsBetween(begin, Clock::now());
  stats["blas"] = fsdp_rt_blas_name();
  stats["convolutions"] = fsdp_rt_convolution_name();
  const auto planned = manifest.arenaBytes();
  for (int32_t kind = 0; kind < FSDP_RT_NUM_ARENAS; ++kind) {
    stats["planned"][arenaNames[kind]] = planned[static_cast<size_t>(kind)];
    for (fsdp_rt_context *ctx : contexts) {
      int64_t reserved = 0, touched = 0;
      fsdp_rt_arena_usage(ctx, kind, &reserved, &touched);
      stats["reserved"][arenaNames[kind]].push_back(reserved);
      if (options.poison)
        stats["touched"][arenaNames[kind]].push_back(touched);
    }
  }
  stats["planned_bytes"] = plannedBytes;
  int64_t unlisted = after.resident - before.resident - plannedBytes;
  stats["rss_growth_bytes"] = after.resident - before.resident;
  for (const auto &[what, bytes] : listExclusions(contexts)) {
    stats["rss_exclusions"][what] = bytes;
    unlisted -= bytes;
  }
  stats["rss_unlisted_bytes"] = unlisted;
  if (!options.checkpointDir.empty()) {
    stats["checkpoint_copy_bytes"] = checkpointBytes;
    stats["checkpoint_cpu_seconds"] = checkpointSeconds;
  }
  for (size_t index = 0; index < contexts.size(); ++index)
    stats["per_context"].push_back(
        describeContext(contexts[index], allocations[index]));
  std::string text = stats.dump() + "\n";
  std::FILE *file = std::fopen(options.stats.c_str(), "we");
  bool written =
      file && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (file && std::fclose(file) != 0)
    written = false;
  if (!written)
    throw Error(options.stats + ": can't write: " + std::strerror(errno));
}

/// What a run says of itself is not worth its weights, which are saved after
/// it.
static void tryWriting(const std::function<void()> &write) {
  try {
    write();
  } catch (const Error &error) {
    std::fprintf(stderr, "fsdp-run: warning: %s; it is missing\n",
                 printable(error.what()).c_str());
  }
}

void Reporter::finish(const std::vector<fsdp_rt_context *> &contexts,
                      int64_t first, const std::vector<int64_t> &allocations) {
  if (speaks && !options.stats.empty())
    tryWriting([&] { writeStats(contexts, allocations); });
  if (speaks && !options.plot.empty())
    tryWriting([&] { writePlot(options.plot, manifest.model, curve); });
  for (size_t index = 0; options.poison && index < contexts.size(); ++index)
    for (int32_t kind = 0; kind < FSDP_RT_NUM_ARENAS; ++kind) {
      int64_t reserved = 0, touched = 0;
      fsdp_rt_arena_usage(contexts[index], kind, &reserved, &touched);
      if (touched > reserved)
        throw Error(
            "rank " + std::to_string(first + static_cast<int64_t>(index)) +
            " wrote to byte " + std::to_string(touched) + " of its " +
            arenaNames[kind] + " arena, which has " + std::to_string(reserved));
    }
  if (!(inPlace || lines) || stepsDone == 0)
    return;
  std::printf("%s: %lld steps on %lld ranks in %.2f s, loss %s -> %s\n",
              printable(manifest.model).c_str(),
              static_cast<long long>(stepsDone), static_cast<long long>(ranks),
              secondsBetween(begin, Clock::now()),
              describe(firstLosses).c_str(), describe(lastLosses).c_str());
  flushProgress();
}
