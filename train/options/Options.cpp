//===- Options.cpp - command line of fsdp-run -----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "options/Options.h"
#include "fsdp_rt.h"
#include "io/Errors.h"
#include "io/Numbers.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <numeric>
#include <vector>

using namespace fsdp::run;

static const char helpText[] =
    R"(usage: fsdp-run STEP.so (--data DIR | --text FILE | --tokens FILE) [option...]
       fsdp-run STEP.so --ranks N [--restart R] (--data DIR | ...) [option...]
       fsdp-run --profile FILE.json [--ranks N] [--comm BACKEND]
       fsdp-run --help | --version

Runs a training step that fsdp-compile made. Its ranks are threads of this
process, or processes (--ranks N, or mpirun -n N fsdp-run ...); the artifact says
for how many it is.

data
  --data DIR            what fsdp_export wrote with --world and --steps at least
                        those of the run: DIR/init.safetensors holds the initial
                        weights, DIR/batches/rankR-stepK.safetensors the inputs
                        of rank R in step K (from 0), or
                        DIR/batches/rankR.safetensors those of all its steps
  --text FILE           byte-level text for models with two i64 inputs [B, T],
                        tokens and next tokens; each rank and step takes its own
                        windows of the text, always the same. Needs --init
  --tokens FILE         tokens as numbers, one after another, for models with one or
                        two integer inputs [B, T], tokens and next tokens. An
                        epoch takes all windows of T tokens once, in an order
                        of its own, which the ranks share; the last ones, which
                        fill no batch of all ranks, are dropped. Needs --init
  --token-dtype TYPE    u8, u16 or u32, little endian. Default: as FILE ends (.u8,
                        .u16 or .u32), else u16
  --data-seed N         seed of that order (default 0)
  --pad-last            take the last windows of an epoch as well, if each rank gets
                        one; the rest of the batches is what the loss ignores
  --no-prefetch         read the files of a step's batches between steps; else those
                        of the next one are read while a step runs, which takes
                        memory for one more batch of each rank
  --init FILE           initial weights, instead of DIR/init.safetensors: a
                        safetensors file with the names of the framework's
                        states, or the index of several (FILE.index.json). Buffers
                        that are not persistent come from DIR/init.safetensors if
                        FILE lacks them. Or a folder of transformers, which has
                        model.safetensors or its index; 16-bit floats are
                        widened. Each rank reads the parts that it holds
  --hf DIR              what fsdp_export --hf left in DIR/hf: what files of
                        transformers lack, and what --save-hf needs. Default:
                        DIR/hf of --data DIR, hf beside what --init names, or a
                        folder that it names
  --init-rule RULES     make them: PATTERN=RULE;PATTERN=RULE... where the first
                        pattern that matches a name counts (* is any text) and
                        a rule is zeros, ones, constant:X, normal:DEVIATION,
                        uniform:LOW:HIGH or linear (uniform, within one over the
                        root of the number of inputs). Each rank makes its own
                        part; the values do not depend on how they are cut.
                        Buffers are those of --init FILE, else those that are
                        beside --data or in the folder of --hf, else they need a
                        pattern other than *
  --init-seed N         seed of these values (default 0)

ranks
  --world N             of an artifact for several numbers of ranks the step for N;
                        default: for as many as there are processes
  --ranks N[,M...]      start N processes of this machine, one for each rank, with
                        torchrun's variables and a secret of their own, and wait
                        for them. SIGINT, SIGTERM and SIGUSR1 go to all. The
                        status is that of the first failure, 128 and its number
                        for a signal
  --restart R           with --ranks and --checkpoint-dir: where a rank is lost
                        (killed, silent, or it does not arrive in time) start all
                        again from the last checkpoint that this run has saved, R
                        times at most. A start that has saved nothing is followed
                        by one of M processes, if --ranks names M. What ranks
                        refuse themselves (options, files, programs that differ,
                        numbers that are not finite) ends the run
  --comm BACKEND        embedded (default): threads; mpi: processes that mpirun,
                        srun or torchrun started, on one node or several; nccl:
                        one GPU each; embedded-gpu: threads that share one GPU,
                        for tests. Default: FSDP_BACKEND, else nccl for steps
                        compiled for devices, else mpi where mpirun, srun or
                        torchrun started several processes
  --trusted-network     processes on several machines need no FSDP_JOB_SECRET:
                        nobody else can reach their network. See
                        docs/Security.md

training
  --steps K             number of steps, counted from the beginning, also of a
                        resumed run. Without it: until the data of the rank that
                        has the fewest end
  --epochs E            until E epochs of --tokens end (default 1)
  --lr X                learning rate
  --weight-decay X      weight decay
  --hyper NAME=VALUE    any other hyper-parameter of the optimizer that the
                        artifact was compiled with; what is not given keeps the
                        optimizer's default. NAME@1 is that of parameter group 1
  --lr-schedule SPEC    what the learning rates are multiplied by in each step:
                        constant (default);
                        linear[:warmup=W,total=T,end=E] and
                        cosine[:warmup=W,total=T,end=E]: step S of W first steps
                        has (S+1)/(W+1), the others go from 1 in step W to E
                        (default 0) in step T (default: the number of steps), in
                        a line or in half a wave of a cosine;
                        cosine:cycle=C[,warmup=W,longer=M,end=E]: the wave falls
                        within C steps and begins again at 1, each time M times
                        as long (default 1);
                        plateau[:factor=F,patience=P,threshold=T,cooldown=C,
                        warmup=W,end=E]: behind more than P (10) evaluations of
                        --eval-every in a row that were not less than the least
                        by T (1e-4) of it, F times (0.1) what it was, E (0) at
                        least; then C (0) evaluations do not count;
                        table:0=1,100=0.1: 1 from step 0, 0.1 from step 100;
                        table:FILE: the same, a step and a factor in each line
  --reference N | RxS   the unsharded reference of a run on N ranks, or on a grid
                        of ranks: the artifact is compiled for one rank (a grid
                        of 1x1) with a separate optimizer; its step runs once for
                        each rank's batch, the gradients are combined in rank
                        order over the shard axes, then over the replicate axes
                        of each unit, then the update runs once
  --micro-batches N     a step takes N micro-batches (of an artifact that was
                        compiled for M of them N times M): the gradients of each
                        are reduced and added up, then the update runs once. The
                        artifact is compiled with --separate-optimizer. The loss
                        is the mean. With --reference: of a run whose steps do so

evaluation, with the entry that fsdp-compile --eval adds
  --eval-data DIR, --eval-text FILE, --eval-tokens FILE
                        what the loss of is computed, without training, after the
                        last step; the mean over all ranks and batches is shown
                        and logged as eval_loss
  --eval-every N        after each N steps, too
  --stop-after-worse N  end behind N evaluations in a row with no eval_loss less
                        than the least before them; a checkpoint has the count
  --eval-batches N      on the first N batches of each rank (default: all; of a
                        text 8)

checkpoints
  --checkpoint-dir D    save the state in folders such as D/step-000010: after
                        the last step, every K steps, and at the end of the step
                        in which SIGTERM, SIGINT or SIGUSR1 comes, which ends the
                        run; on all machines the same folder, which one run
                        writes to at a time. States are copied, which takes as
                        much memory, and written while training goes on
  --checkpoint-every K  save after each K steps
  --keep N              keep the N newest checkpoints (default 2) of this run and
                        the one that it goes on with, and the one with the least
                        eval_loss; those of other runs stay
  --resume[=D]          go on from the newest checkpoint in D, or from D if it is
                        one, on any number of ranks, layout, wrap policy and
                        strategy; hyper-parameters and --lr-schedule that are not
                        given keep their values, what is another one than before
                        is a warning, and logs are continued. Without D: from the
                        newest in --checkpoint-dir, or from the beginning if
                        there is none

results
  --log FILE            one JSON object a step: step (from 1, as it is shown),
                        loss of each rank, mean_loss, lr and what the step says of itself
                        (grad_norm, loss_scale, found_inf), seconds,
                        tokens_per_second. Lines for which there is no room are
                        left out, with a warning
  --tensorboard DIR     the same figures, of all ranks together, for TensorBoard:
                        an event file in DIR; those of steps that a resumed run
                        takes again count no more
  --flight PREFIX       at the end each process writes what its ranks did in their
                        last steps to PREFIX.rankN.json; fsdp-trace makes one
                        timeline of all, with computation, waits and collectives.
                        FSDP_FLIGHT=N keeps N collectives of each rank (2048)
  --plot FILE.svg       draw the loss; the steps that --log kept of a run before
                        are drawn, too
  --save FILE           final parameters, whole, and the buffers of rank 0
  --save-full DIR       DIR/model.safetensors, for load_state_dict of the model
                        (tied parameters under each name), and
                        DIR/optimizer.safetensors, its states as state.FQN.SLOT
  --save-hf DIR         a folder that from_pretrained() of transformers loads: what
                        --hf has of it, with the final weights, adapters added
  --save-hf-shard SIZE  bytes of weights in a file of it, such as 200MB or 5GB (the
                        default); a larger tensor has a file of its own
  --save-hf-dtype TYPE  f32, bf16 or f16 (default: as the folder that was exported)
  --save-grads DIR      DIR/stepK.safetensors: the averaged gradient of each
                        parameter
  --stats FILE          one JSON object at the end: memory planned, reserved and
                        touched, time spent waiting, allocations in steps
  --progress WHEN       auto (default), always or never: progress in place on
                        terminals, lines elsewhere; memory is what the plan of
                        all ranks here has, plus what libraries, heap and stacks
                        take beyond it

checks
  --poison              fill memory with a pattern, keep guard bytes, measure what
                        each arena really uses
  --adversarial         destinations of collectives hold NaN until their wait, and
                        buffers changed in flight are an error
  --seed N              seed of the pattern (default 0)
  --check-finite        end the run at the first loss, gradient, parameter, buffer or
                        optimizer state that is NaN or infinite, and name it.
                        Without it that is done for the loss of each step
                        (unless the artifact skips such steps itself), and for
                        parameters and optimizer states before a checkpoint
  --no-check-finite     for nothing: go on
  --no-flush-denormals  compute with denormal numbers; they are slow

devices
  --cuda-graphs         launch a step whose calls equal those of an earlier one as
                        one CUDA graph: less work for the processor, equal bits.
                        For artifacts compiled for devices, with a GPU each

machine
  --profile FILE.json   measure the collectives and the computation of this machine
                        and write the table of costs that fsdp-compile --machine
                        FILE.json schedules by; nothing is run
  --ranks N             with --profile: so many ranks at most (default: one a
                        processor)

environment: FSDP_BACKEND, FSDP_TIMEOUT_MS, FSDP_BLAS=openblas|builtin,
FSDP_CONVOLUTIONS=onednn|builtin|FILE, FSDP_SPIN, FSDP_STREAM_BYTES,
FSDP_JOB_SECRET, FSDP_JOB_SECRET_FILE, FSDP_ABORT_ON_ERROR. See docs/Runtime.md.
)";

static void printVersion() {
  uint32_t abi = fsdp_rt_abi_version();
  std::string version = FSDP_VERSION;
  std::printf("fsdp-run%s%s (runtime ABI %u.%u)\n", version.empty() ? "" : " ",
              version.c_str(), abi >> 16, abi & 0xffff);
  std::printf("products: %s\nconvolutions: %s\n", fsdp_rt_blas_name(),
              fsdp_rt_convolution_name());
}

static int64_t parseCount(const std::string &option, const std::string &text,
                          int64_t least, int64_t most = kMostCount) {
  int64_t value = 0;
  if (!parseInteger(text, least, value) || value > most)
    throw Error(option + ": expected an integer from " + std::to_string(least) +
                (value > most ? " to " + std::to_string(most) : "") +
                ", got '" + text + "'");
  return value;
}

/// "8" or "8,4".
static std::vector<int64_t> parseRanks(const std::string &option,
                                       const std::string &text) {
  std::vector<int64_t> ranks;
  for (size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
    end = text.find(',', begin);
    ranks.push_back(parseCount(option, text.substr(begin, end - begin), 1,
                               FSDP_RT_MAX_RANKS));
  }
  return ranks;
}

/// "4" or "2x2".
static std::vector<int64_t> parseGrid(const std::string &option,
                                      const std::string &text) {
  std::vector<int64_t> grid;
  for (size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
    end = text.find('x', begin);
    grid.push_back(parseCount(option, text.substr(begin, end - begin), 1));
    if (grid.back() > FSDP_RT_MAX_RANKS)
      throw Error(option + ": expected at most " +
                  std::to_string(FSDP_RT_MAX_RANKS) + " ranks, got '" + text +
                  "'");
  }
  return grid;
}

static void parseHyper(const std::string &text, Options &options) {
  size_t equals = text.find('=');
  if (equals == 0 || equals == std::string::npos)
    throw Error("--hyper: expected NAME=VALUE, got '" + text + "'");
  std::string name = text.substr(0, equals);
  if (name == "step")
    throw Error("--hyper: 'step' is the number of the step and can't be set");
  options.hypers[name] =
      parseNumber("--hyper " + name, text.substr(equals + 1));
}

static Progress parseProgress(const std::string &text) {
  if (text == "auto")
    return Progress::Auto;
  if (text == "always")
    return Progress::Always;
  if (text == "never")
    return Progress::Never;
  throw Error("--progress: expected auto, always or never, got '" + text + "'");
}

static int64_t parseTokenType(const std::string &text) {
  if (text == "u8")
    return 1;
  if (text == "u16")
    return 2;
  if (text == "u32")
    return 4;
  throw Error("--token-dtype: expected u8, u16 or u32, got '" + text + "'");
}

int64_t fsdp::run::tokenBytesOf(const Options &options,
                                const std::string &path) {
  int64_t given = options.tokenBytes, named = 0;
  size_t point = path.find_last_of("./");
  std::string end = point == std::string::npos ? "" : path.substr(point);
  for (int64_t bytes : {1, 2, 4})
    if (end == ".u" + std::to_string(8 * bytes))
      named = bytes;
  if (given && named && given != named)
    throw Error("--token-dtype: expected " + end.substr(1) + " as the name " +
                path + " says, got u" + std::to_string(8 * given) +
                "; leave it out, or rename the file");
  return given ? given : named ? named : 2;
}

static std::string parseFloatType(const std::string &text) {
  if (text == "f32" || text == "bf16" || text == "f16")
    return text;
  throw Error("--save-hf-dtype: expected f32, bf16 or f16, got '" + text + "'");
}

/// "5GB"; units are powers of 1000.
static int64_t parseSize(const std::string &option, const std::string &text) {
  size_t digits = text.find_first_not_of("0123456789");
  std::string unit = digits == std::string::npos ? "" : text.substr(digits);
  int64_t bytes = 0, scale = unit.empty()   ? 1
                             : unit == "KB" ? 1000
                             : unit == "MB" ? 1000000
                             : unit == "GB" ? 1000000000
                                            : 0;
  if (!scale || !parseInteger(text.substr(0, digits), 1, bytes) ||
      __builtin_mul_overflow(bytes, scale, &bytes))
    throw Error(option + ": expected a size such as 200MB or 5GB, got '" +
                text + "'");
  return bytes;
}

/// By name: what takes an option's value.
using ValueOptions =
    std::map<std::string, std::function<void(const std::string &)>>;

/// An option whose value is an integer from `least`.
template <typename Integer>
static ValueOptions::value_type count(const char *name, Integer &field,
                                      int64_t least) {
  return {name, [&field, name, least](const std::string &value) {
            field = static_cast<Integer>(parseCount(name, value, least));
          }};
}

/// An option whose value is a seed.
template <typename Field>
static ValueOptions::value_type seed(const char *name, Field &field) {
  return {name, [&field, name](const std::string &value) {
            field =
                static_cast<uint64_t>(parseCount(name, value, 0, INT64_MAX));
          }};
}

/// An option whose value is kept as it is. One that is empty comes from a
/// variable of a shell that is not set.
static ValueOptions::value_type text(const char *name, std::string &field) {
  return {name, [&field, name](const std::string &value) {
            if (value.empty())
              throw Error(std::string(name) +
                          ": expected a value, got an empty one; leave the "
                          "option out");
            field = value;
          }};
}

/// An option that is a hyper-parameter, which no known optimizer wants to be
/// negative.
static ValueOptions::value_type hyper(const char *option, const char *name,
                                      Options &options) {
  return {option, [&options, option, name](const std::string &value) {
            double number = parseNumber(option, value);
            if (number < 0)
              throw Error(std::string(option) +
                          ": expected a number from 0, got '" + value +
                          "'; --hyper " + name + "=" + value + " takes any");
            options.hypers[name] = number;
          }};
}

/// Options with a value: where data and initial weights come from.
static ValueOptions dataOptions(Options &options) {
  return {
      text("--data", options.data),
      text("--text", options.text),
      text("--tokens", options.tokens),
      {"--token-dtype",
       [&](const std::string &value) {
         options.tokenBytes = parseTokenType(value);
       }},
      seed("--data-seed", options.dataSeed),
      text("--eval-data", options.evalData),
      text("--eval-text", options.evalText),
      text("--eval-tokens", options.evalTokens),
      count("--eval-every", options.evalEvery, 1),
      count("--stop-after-worse", options.stopAfterWorse, 1),
      count("--eval-batches", options.evalBatches, 1),
      text("--init", options.init),
      text("--hf", options.hf),
      text("--init-rule", options.initRule),
      seed("--init-seed", options.initSeed),
  };
}

/// Those that say what is computed.
static ValueOptions trainingOptions(Options &options) {
  return {
      text("--comm", options.comm),
      count("--steps", options.steps, 0),
      count("--epochs", options.epochs, 1),
      hyper("--lr", "lr", options),
      hyper("--weight-decay", "weight_decay", options),
      {"--hyper",
       [&](const std::string &value) { parseHyper(value, options); }},
      text("--lr-schedule", options.lrSchedule),
      {"--reference",
       [&](const std::string &value) {
         options.reference = parseGrid("--reference", value);
       }},
      count("--micro-batches", options.microBatches, 1),
      seed("--seed", options.seed),
      {"--ranks",
       [&](const std::string &value) {
         options.ranks = parseRanks("--ranks", value);
       }},
      count("--restart", options.restarts, 0),
      count("--world", options.world, 1),
  };
}

/// Those that name checkpoints and results.
static ValueOptions resultOptions(Options &options) {
  return {
      text("--checkpoint-dir", options.checkpointDir),
      count("--checkpoint-every", options.checkpointEvery, 1),
      count("--keep", options.keep, 1),
      {"--resume",
       [&](const std::string &value) {
         options.resumes = true;
         text("--resume", options.resume).second(value);
       }},
      text("--log", options.log),
      text("--flight", options.flight),
      text("--tensorboard", options.tensorboard),
      text("--plot", options.plot),
      text("--save", options.save),
      text("--save-full", options.saveFull),
      text("--save-hf", options.saveHf),
      {"--save-hf-shard",
       [&](const std::string &value) {
         options.saveHfShard = parseSize("--save-hf-shard", value);
         options.hasSaveHfDetail = true;
       }},
      {"--save-hf-dtype",
       [&](const std::string &value) {
         options.saveHfType = parseFloatType(value);
         options.hasSaveHfDetail = true;
       }},
      text("--save-grads", options.saveGrads),
      text("--stats", options.stats),
      text("--profile", options.profile),
      {"--progress",
       [&](const std::string &value) {
         options.progress = parseProgress(value);
       }},
  };
}

static ValueOptions valueOptions(Options &options) {
  ValueOptions all = dataOptions(options);
  all.merge(trainingOptions(options));
  all.merge(resultOptions(options));
  return all;
}

/// Options without one.
using Flags = std::map<std::string, std::function<void()>>;

static Flags flagOptions(Options &options) {
  return {
      {"--poison", [&] { options.poison = true; }},
      {"--adversarial", [&] { options.adversarial = true; }},
      {"--check-finite", [&] { options.checkFinite = FiniteScope::All; }},
      {"--no-check-finite", [&] { options.checkFinite = FiniteScope::None; }},
      {"--cuda-graphs", [&] { options.cudaGraphs = true; }},
      {"--trusted-network", [&] { options.trustsNetwork = true; }},
      {"--no-prefetch", [&] { options.prefetches = false; }},
      {"--pad-last", [&] { options.padLast = true; }},
      {"--no-flush-denormals", [&] { options.flushDenormals = false; }},
      {"--resume", [&] { options.resumes = true; }},
  };
}

/// Insertions, removals and changes of a character that make `left` to `right`.
static size_t editDistance(const std::string &left, const std::string &right) {
  std::vector<size_t> row(right.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (size_t i = 0; i < left.size(); ++i) {
    size_t diagonal = row[0]++;
    for (size_t j = 0; j < right.size(); ++j) {
      size_t change = diagonal + (left[i] != right[j]);
      diagonal = row[j + 1];
      row[j + 1] = std::min({change, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

/// The error for an option that there is not.
static Error unknownOption(const std::string &name, const Flags &flags,
                           const ValueOptions &withValue) {
  std::vector<std::string> known = {"--help", "--version"};
  for (const auto &flag : flags)
    known.push_back(flag.first);
  for (const auto &other : withValue)
    known.push_back(other.first);
  const std::string &closest = *std::min_element(
      known.begin(), known.end(),
      [&](const std::string &left, const std::string &right) {
        return editDistance(name, left) < editDistance(name, right);
      });
  std::string hint;
  if (editDistance(name, closest) <= (closest.size() - 2) / 3)
    hint = "did you mean '" + closest + "'? ";
  return Error("unknown option '" + name + "'; " + hint +
               "see fsdp-run --help");
}

static int64_t countGiven(const std::vector<std::string> &values) {
  return static_cast<int64_t>(
      std::count_if(values.begin(), values.end(),
                    [](const std::string &value) { return !value.empty(); }));
}

/// Where data and initial weights come from.
static void checkData(const Options &options, bool givesBatches) {
  int64_t sources = countGiven({options.data, options.text, options.tokens});
  if (givesBatches && (sources || !options.reference.empty()))
    throw Error(std::string("not supported: ") +
                (sources ? "--data, --text or --tokens" : "--reference") +
                " where the caller gives the batches");
  if (givesBatches && options.steps < 0 && options.progress == Progress::Always)
    throw Error("expected --steps K to show progress, since batches that are "
                "given have no end");
  if (!givesBatches && sources != 1)
    throw Error("expected either --data DIR or --text FILE or --tokens FILE");
  if (options.steps < 0 && !options.text.empty())
    throw Error("expected --steps K, since a --text has no end");
  for (const std::string &path : {options.tokens, options.evalTokens})
    tokenBytesOf(options, path);
  if (options.tokens.empty() && (options.epochs || options.padLast))
    throw Error(std::string("not supported: ") +
                (options.epochs ? "--epochs" : "--pad-last") +
                " without --tokens");
  int64_t evals =
      countGiven({options.evalData, options.evalText, options.evalTokens});
  if (evals > 1 || (evals == 0 && (options.evalEvery || options.evalBatches)))
    throw Error("expected one of --eval-data, --eval-text and --eval-tokens, "
                "got " +
                std::to_string(evals));
  if (options.stopAfterWorse && !options.evalEvery)
    throw Error("--stop-after-worse needs --eval-every");
  if (evals && !options.reference.empty())
    throw Error("not supported: evaluation of a --reference run");
}

/// Processes that are started, and started again.
static void checkLauncher(const Options &options) {
  if (options.ranks.size() > 1 && !options.restarts)
    throw Error("--ranks N,M needs --restart R: the second number is that of "
                "restarts");
  if (options.ranks.empty() && options.restarts)
    throw Error("--restart needs --ranks N: who starts processes starts them "
                "again");
  if (options.restarts && options.checkpointDir.empty())
    throw Error("--restart needs --checkpoint-dir D, where what is gone on "
                "with is saved");
  if (!options.ranks.empty() && options.world)
    throw Error("expected --ranks, which starts processes, or --world, for "
                "threads or processes that are there; got both");
  if (!options.ranks.empty() && !options.reference.empty())
    throw Error("not supported: --ranks of a --reference run");
  if (!options.ranks.empty() && options.comm.rfind("embedded", 0) == 0)
    throw Error("--ranks starts processes, but the ranks of --comm " +
                options.comm + " are threads; leave one of the two out");
}

static void checkOptions(const Options &options, bool givesBatches) {
  if (!options.profile.empty()) {
    if (!options.artifact.empty())
      throw Error("--profile runs no artifact, got '" + options.artifact + "'");
    if (!options.ranks.empty() &&
        (options.ranks.size() > 1 || options.ranks[0] < 2))
      throw Error("--ranks: expected one number of ranks from 2 with "
                  "--profile");
    if (options.restarts || options.world)
      throw Error(std::string("not supported: ") +
                  (options.world ? "--world" : "--restart") +
                  " with --profile, which runs nothing; --ranks N says on how "
                  "many ranks it measures");
    return;
  }
  if (options.artifact.empty())
    throw Error("expected an artifact; see fsdp-run --help");
  checkLauncher(options);
  checkData(options, givesBatches);
  if (!options.plot.empty() &&
      (options.plot.size() < 4 ||
       options.plot.compare(options.plot.size() - 4, 4, ".svg") != 0))
    throw Error("--plot: expected a name that ends with .svg, got '" +
                options.plot + "'");
  if (options.saveHf.empty() && options.hasSaveHfDetail)
    throw Error("--save-hf-shard and --save-hf-dtype need --save-hf DIR");
  if (options.checkpointDir.empty() && options.checkpointEvery)
    throw Error("--checkpoint-every needs --checkpoint-dir D");
  if (options.resumes && options.resume.empty())
    throw Error("--resume needs a folder, --resume=D, or --checkpoint-dir D");
  if (!options.reference.empty() &&
      (options.resumes || !options.checkpointDir.empty()))
    throw Error("not supported: checkpoints of a --reference run");
  if (options.init.empty() && options.initRule.empty() &&
      options.data.empty() && !options.resumes)
    throw Error(std::string(givesBatches           ? "a trainer"
                            : options.text.empty() ? "--tokens"
                                                   : "--text") +
                " needs initial weights: --init FILE");
}

bool fsdp::run::parseOptions(int argc, char **argv, Options &options,
                             bool givesBatches) {
  auto withValue = valueOptions(options);
  const Flags flags = flagOptions(options);
  for (int index = 1; index < argc; ++index) {
    std::string word = argv[index];
    if (word == "--help" || word == "-h") {
      std::fputs(helpText, stdout);
      return false;
    }
    if (word == "--version") {
      printVersion();
      return false;
    }
    if (word.size() < 2 || word[0] != '-') {
      if (!options.artifact.empty())
        throw Error("expected one artifact, got '" + options.artifact +
                    "' and '" + word + "'");
      options.artifact = word;
      continue;
    }
    if (auto flag = flags.find(word); flag != flags.end()) {
      flag->second();
      continue;
    }
    size_t equals = word.find('=');
    std::string name = word.substr(0, equals);
    auto option = withValue.find(name);
    if (option == withValue.end())
      throw unknownOption(name, flags, withValue);
    if (equals != std::string::npos)
      option->second(word.substr(equals + 1));
    else if (++index < argc)
      option->second(argv[index]);
    else
      throw Error(name + " needs a value");
  }
  if (options.resumes && options.resume.empty())
    options.resume = options.checkpointDir;
  checkOptions(options, givesBatches);
  return true;
}
