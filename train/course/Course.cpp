//===- Course.cpp - what decides the course of training -------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "course/Course.h"
#include "io/Numbers.h"
#include "io/Printable.h"

#include <algorithm>
#include <cstring>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// Than before
//===----------------------------------------------------------------------===//

/// "tokens a1b2"; of a folder, whose ranks have files of their own, its name.
static std::string describeEvaluation(const Options &options,
                                      const DataSource &data) {
  if (!options.evalData.empty())
    return "the folder " + options.evalData;
  char text[32];
  std::snprintf(text, sizeof(text), " %llx",
                static_cast<unsigned long long>(data.identity()));
  return (options.evalText.empty() ? "tokens" : "text") + std::string(text);
}

/// What losses of evaluations are compared on.
static std::map<std::string, std::string> evaluationOf(const Options &options,
                                                       const DataSource *data) {
  std::map<std::string, std::string> evaluation;
  if (options.evaluates())
    evaluation["eval_batches"] =
        options.evalBatches ? std::to_string(options.evalBatches) : "all";
  if (data)
    evaluation["eval_data"] = describeEvaluation(options, *data);
  return evaluation;
}

bool fsdp::run::evaluatesAlike(const CheckpointInfo &before,
                               const Options &options,
                               const DataSource *evaluation) {
  for (const auto &[name, value] : evaluationOf(options, evaluation))
    if (auto saved = before.course.find(name);
        saved != before.course.end() && saved->second != value)
      return false;
  return true;
}

std::map<std::string, std::string>
fsdp::run::courseOf(const Options &options, const Manifest &manifest,
                    const HyperParameters &hypers, const DataSource *evaluation,
                    int64_t numSteps) {
  std::map<std::string, std::string> course = {
      {"lr_schedule", hypers.lrSchedule().text()},
      {"denormals", options.flushDenormals ? "flushed" : "kept"},
      {"pad_last", options.padLast ? "on" : "off"},
      {"micro_batches",
       std::to_string(manifest.batchesOf(options.microBatches))}};
  if (options.evaluates()) {
    course["eval_every"] = std::to_string(options.evalEvery);
    course["stop_after_worse"] = std::to_string(options.stopAfterWorse);
  }
  course.merge(evaluationOf(options, evaluation));
  if (hypers.lrSchedule().endsWithSteps())
    course["lr_steps"] = std::to_string(numSteps);
  return course;
}

static void warn(const std::string &what, const std::string &before,
                 const std::string &now, const std::string &hint = "") {
  std::fprintf(stderr,
               "fsdp-run: warning: %s: %s up to the checkpoint, %s from now "
               "on%s\n",
               printable(what).c_str(), printable(before).c_str(),
               printable(now).c_str(), printable(hint).c_str());
}

/// What rounds in another way than before.
static void tellLibraries(const CheckpointInfo &before) {
  std::map<std::string, std::string> now = {
      {"products", fsdp_rt_blas_name()},
      {"convolutions", fsdp_rt_convolution_name()}};
  for (const auto &[what, name] : before.libraries)
    if (now.count(what) && now[what] != name)
      std::fprintf(stderr,
                   "fsdp-run: warning: %s were computed by %s up to the "
                   "checkpoint and are by %s from now on, which rounds in "
                   "another way; %s chooses\n",
                   what.c_str(), printable(name).c_str(), now[what].c_str(),
                   what == "products" ? "FSDP_BLAS" : "FSDP_CONVOLUTIONS");
}

/// What an artifact of the same layouts computes in another way.
static void tellProgram(const Manifest &before, const Manifest &now) {
  auto field = [](const Manifest &manifest, const char *name) {
    auto found = manifest.program.find(name);
    return found == manifest.program.end() ? std::string() : found->second;
  };
  if (before.grid != now.grid ||
      field(before, "layouts") != field(now, "layouts"))
    return;
  for (const char *name : {"constants", "code"})
    if (std::string old = field(before, name);
        !old.empty() && old != field(now, name))
      return warn(std::string("the ") + name + " of the program", old,
                  field(now, name),
                  "; was the model or its optimizer changed on purpose?");
}

/// "lr=0.1, lr@1=0.2".
static std::string valuesText(const HyperParameters::Values &values) {
  std::string text;
  for (const auto &[name, value] : values)
    text += (text.empty() ? "" : ", ") + name + "=" + numberText(value);
  return text;
}

/// Values that this artifact can't take over, and those that stand for others.
static void tellHypers(const CheckpointInfo &before,
                       const HyperParameters &hypers) {
  auto lost = hypers.withoutPlace(before.hypers, before.program);
  auto fresh = hypers.withoutOrigin(before.hypers, before.program);
  if (!lost.empty())
    std::fprintf(stderr,
                 "fsdp-run: warning: %s of the checkpoint can't be used: the "
                 "artifact has no such hyper-parameters of the same "
                 "parameters; compile it with the --param-group of the run "
                 "before to keep them\n",
                 printable(valuesText(lost)).c_str());
  if (!fresh.empty())
    std::fprintf(stderr,
                 "fsdp-run: warning: %s from now on, for parameters that were "
                 "no group of the run before\n",
                 printable(valuesText(fresh)).c_str());
}

/// "a directory".
static std::string describeSource(const std::string &name) {
  return name == "given" ? "batches that a program gave" : "a " + name;
}

/// What is read in another order, or is something else.
static void tellData(const DataPosition &before, const Options &options,
                     const DataPosition &now) {
  if (!now.source.empty() && before.source != now.source)
    return warn("the data", describeSource(before.source),
                describeSource(now.source));
  auto numberOf = [](const DataPosition &position, const char *name) {
    auto found = position.numbers.find(name);
    return found == position.numbers.end() ? std::nullopt
                                           : std::optional(found->second);
  };
  auto old = numberOf(before, "sample"), own = numberOf(now, "sample");
  bool isText = options.tokens.empty();
  if (old && own && *old != *own)
    std::fprintf(stderr,
                 "fsdp-run: warning: %s: holds %s than up to the "
                 "checkpoint%s\n",
                 printable(isText ? options.text : options.tokens).c_str(),
                 isText ? "another text" : "other tokens",
                 isText ? "" : ", as many as before");
  auto seed = numberOf(before, "seed");
  if (seed && options.dataSeed &&
      static_cast<int64_t>(*options.dataSeed) != *seed)
    std::fprintf(stderr,
                 "fsdp-run: warning: --data-seed %llu is not used: the order "
                 "of seed %lld, which the checkpoint goes through, is gone on "
                 "with\n",
                 static_cast<unsigned long long>(*options.dataSeed),
                 static_cast<long long>(*seed));
}

void fsdp::run::tellChanges(const CheckpointInfo &before,
                            const Options &options, const Manifest &manifest,
                            const HyperParameters &hypers,
                            const DataPosition &data,
                            const DataSource *evaluation, int64_t numSteps) {
  tellLibraries(before);
  tellProgram(before.program, manifest);
  tellHypers(before, hypers);
  auto taken = hypers.takenOver(before.hypers, before.program);
  for (const auto &[name, value] : options.hypers)
    if (auto saved = taken.find(name);
        saved != taken.end() && saved->second != value)
      warn(name, numberText(saved->second), numberText(value));
  auto course = courseOf(options, manifest, hypers, evaluation, numSteps);
  static const std::pair<const char *, const char *> names[] = {
      {"lr_schedule", "--lr-schedule"},
      {"denormals", "denormal numbers"},
      {"pad_last", "--pad-last"},
      {"micro_batches", "micro-batches of a step"},
      {"eval_every", "--eval-every"},
      {"eval_batches", "--eval-batches"},
      {"eval_data", "the data of evaluations"},
      {"stop_after_worse", "--stop-after-worse"}};
  for (const auto &[key, name] : names)
    if (auto saved = before.course.find(key); saved != before.course.end() &&
                                              course.count(key) &&
                                              saved->second != course[key])
      warn(name, saved->second, course[key]);
  if (before.course.count("eval_every") && !options.evaluates())
    warn("evaluations", "made", "not made");
  auto steps = before.course.find("lr_steps");
  if (steps != before.course.end() && course.count("lr_steps") &&
      steps->second != course["lr_steps"])
    warn("--lr-schedule " + hypers.lrSchedule().text() +
             " ends with the number of steps",
         steps->second, course["lr_steps"],
         "; total=" + steps->second + " keeps it");
  tellData(before.data, options, data);
}

//===----------------------------------------------------------------------===//
// On all ranks
//===----------------------------------------------------------------------===//

/// Names and values in an order that is the same on all ranks whose values are.
using Fields = std::vector<std::pair<std::string, std::string>>;

/// Begins the names of fields that may differ, as machines do.
static const std::string kLibraryOf = "library of ";

static Fields fieldsOf(const Options &options, const Manifest &manifest,
                       const HyperParameters &hypers, const RunStart &start) {
  Fields fields = {{"model", manifest.model}};
  // What says most comes first.
  for (const char *name : {"optimizer", "layouts", "constants", "code"})
    if (auto found = manifest.program.find(name);
        found != manifest.program.end())
      fields.emplace_back("program's " + found->first, found->second);
  for (const auto &[name, value] : hypers.effective())
    fields.emplace_back("hyper-parameter " + name, numberText(value));
  auto number = [&](const char *name, int64_t value) {
    fields.emplace_back(name, value < 0 ? "not given" : std::to_string(value));
  };
  fields.emplace_back("--lr-schedule", hypers.lrSchedule().text());
  number("number of steps that are done", start.firstStep);
  number("checksum of the initial weights", start.weights);
  fields.emplace_back("--init-rule", options.initRule);
  number("--init-seed", static_cast<int64_t>(options.initSeed));
  number("--data-seed", static_cast<int64_t>(options.dataSeed.value_or(0)));
  fields.emplace_back("--pad-last", options.padLast ? "given" : "not given");
  number("--check-finite", static_cast<int64_t>(options.checkFinite));
  fields.emplace_back("kind of data", !options.tokens.empty() ? "tokens"
                                      : !options.text.empty() ? "text"
                                                              : "a folder");
  fields.emplace_back(
      "--token-dtype",
      "u" + std::to_string(8 * tokenBytesOf(options, options.tokens)));
  number("--steps", options.steps);
  number("--epochs", options.epochs);
  number("--micro-batches", options.microBatches);
  number("--eval-every", options.evalEvery);
  number("--eval-batches", options.evalBatches);
  number("--stop-after-worse", options.stopAfterWorse);
  number("--checkpoint-every", options.checkpointEvery);
  // All send rank 0 what it writes, wherever that is.
  for (const auto &[name, path] :
       std::initializer_list<std::pair<const char *, const std::string &>>{
           {"--checkpoint-dir", options.checkpointDir},
           {"--save", options.save},
           {"--save-full", options.saveFull},
           {"--save-hf", options.saveHf},
           {"--save-grads", options.saveGrads},
           {"--stats", options.stats}})
    fields.emplace_back(name, path.empty() ? "not given" : "given");
  number("--save-hf-shard", options.saveHfShard);
  fields.emplace_back("--save-hf-dtype", options.saveHfType.empty()
                                             ? "not given"
                                             : options.saveHfType);
  // Of its folder, config.json says the type and fsdp.json the adapters.
  number("checksum of what --save-hf gathers", start.fetched);
  fields.emplace_back("evaluation",
                      options.evaluates() ? "asked for" : "not asked for");
  fields.emplace_back("denormal numbers",
                      options.flushDenormals ? "flushed" : "kept");
  fields.emplace_back(kLibraryOf + "products", fsdp_rt_blas_name());
  fields.emplace_back(kLibraryOf + "convolutions", fsdp_rt_convolution_name());
  return fields;
}

/// Fields as one text, and back.
static std::string join(const Fields &fields) {
  std::string text;
  for (const auto &[name, value] : fields)
    text += name + '\0' + value + '\0';
  return text;
}

static Fields split(const char *text, const char *end) {
  Fields fields;
  while (text < end) {
    std::string name(text, strnlen(text, static_cast<size_t>(end - text)));
    text = std::min(end, text + name.size() + 1);
    std::string value(text, strnlen(text, static_cast<size_t>(end - text)));
    text = std::min(end, text + value.size() + 1);
    fields.emplace_back(std::move(name), std::move(value));
  }
  return fields;
}

static std::string valueOf(const Fields &fields, const std::string &name) {
  for (const auto &[own, value] : fields)
    if (own == name)
      return value;
  return "not there";
}

/// Throws an Error with the first field of a rank that is not rank 0's, unless
/// that is a library's; then `warns` says so.
static void tellDifference(int64_t rank, const Fields &theirs,
                           const Fields &first, bool warns) {
  std::string library;
  for (const Fields *names : {&first, &theirs})
    for (const auto &[name, value] : *names) {
      if (valueOf(theirs, name) == valueOf(first, name))
        continue;
      std::string text = "the " + name + " of rank " + std::to_string(rank) +
                         " is " + valueOf(theirs, name) + ", of rank 0 " +
                         valueOf(first, name);
      if (name.rfind(kLibraryOf, 0) != 0)
        throw Error(text +
                    "; all ranks have to run one artifact with one command");
      library = text;
    }
  if (library.empty())
    throw Error("rank " + std::to_string(rank) +
                " runs another program than rank 0");
  if (warns)
    std::fprintf(stderr,
                 "fsdp-run: warning: %s, which rounds in another way; "
                 "FSDP_BLAS and FSDP_CONVOLUTIONS choose\n",
                 printable(library).c_str());
}

void fsdp::run::expectSameRun(int64_t index, const Ranks &ranks,
                              const Options &options, const Manifest &manifest,
                              const HyperParameters &hypers,
                              const RunStart &start) {
  if (!ranks.isSplit())
    return;
  std::string own = join(fieldsOf(options, manifest, hypers, start));
  struct Summary {
    int64_t bytes;
    uint32_t crc;
  };
  Summary mine = {static_cast<int64_t>(own.size()),
                  crc32c(own.data(), own.size())};
  std::vector<char> all;
  throwOnFailure(ranks.gather(index, "runs", &mine, sizeof(mine), all));
  int64_t longest = 0, different = 0;
  std::vector<Summary> sums(all.size() / sizeof(Summary));
  std::memcpy(sums.data(), all.data(), all.size());
  for (const Summary &sum : sums) {
    longest = std::max(longest, sum.bytes);
    different += sum.bytes != sums[0].bytes || sum.crc != sums[0].crc;
  }
  if (different == 0)
    return;
  own.resize(static_cast<size_t>(longest));
  throwOnFailure(
      ranks.gather(index, "texts of runs", own.data(), longest, all));
  auto fieldsOfRank = [&](size_t rank) {
    const char *text = &all[rank * static_cast<size_t>(longest)];
    return split(text, text + sums[rank].bytes);
  };
  for (size_t rank = 1; rank < sums.size(); ++rank)
    if (sums[rank].bytes != sums[0].bytes || sums[rank].crc != sums[0].crc)
      tellDifference(static_cast<int64_t>(rank), fieldsOfRank(rank),
                     fieldsOfRank(0), /*warns=*/ranks.hasRankZero());
}
