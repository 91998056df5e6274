//===- Trainer.cpp - runs of steps whose batches the caller has -----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Session.h"
#include "data/GivenBatches.h"
#include "loop/Loop.h"

#include <algorithm>
#include <thread>

using namespace fsdp::run;

struct fsdp_run_trainer {
  Options options;
  std::optional<Artifact> artifact;
  /// The loop's.
  GivenBatches *batches = nullptr;
  Requests requests;
  std::optional<Loop> loop;
  std::thread runner;
  /// What ended the run, if that was no success; the runner's until it ends.
  std::string failure;
  std::string error;
  std::optional<fsdp_run_session> session;

  void open();
  bool make(Request request);
  template <typename Action>
  int32_t attempt(Action action);
};

/// Makes a request; returns false if the run has ended, and throws the Error
/// that ended it.
bool fsdp_run_trainer::make(Request request) {
  if (session && session->isWritten)
    loop->noteWritten();
  session.reset();
  if (requests.make(request))
    return true;
  if (runner.joinable())
    runner.join();
  if (!failure.empty())
    throw Error(failure);
  return false;
}

/// `action` returns whether the run goes on.
template <typename Action>
int32_t fsdp_run_trainer::attempt(Action action) {
  try {
    if (action())
      return FSDP_RUN_OK;
    error =
        "the run has ended after " + std::to_string(loop->numDone()) + " steps";
    return FSDP_RUN_ENDED;
  } catch (const std::exception &failure) {
    error = messageOf(failure);
    return FSDP_RUN_FAILED;
  }
}

void fsdp_run_trainer::open() {
  artifact.emplace(openArtifact(options));
  auto source = std::make_unique<GivenBatches>(
      artifact->manifest(),
      artifact->manifest().batchesOf(options.microBatches));
  batches = source.get();
  loop.emplace(options, *artifact, std::move(source));
  loop->setRequests(&requests);
  runner = std::thread([this] {
    try {
      loop->run();
    } catch (const std::exception &error) {
      failure = messageOf(error);
    }
    requests.end();
  });
  if (requests.awaitContexts())
    return;
  runner.join();
  if (!failure.empty())
    throw Error(failure);
}

int32_t fsdp_run_open(int32_t num_arguments, const char *const *arguments,
                      fsdp_run_trainer **trainer, char *error,
                      int64_t error_bytes) {
  try {
    auto made = std::make_unique<fsdp_run_trainer>();
    if (!parseArguments(num_arguments, arguments, made->options,
                        /*givesBatches=*/true))
      return FSDP_RUN_ANSWERED;
    made->open();
    *trainer = made.release();
    return FSDP_RUN_OK;
  } catch (const std::exception &failure) {
    copyText(messageOf(failure), error, error_bytes);
    return FSDP_RUN_FAILED;
  }
}

int32_t fsdp_run_info(fsdp_run_trainer *trainer, fsdp_run_trainer_info *info) {
  const Manifest &manifest = trainer->artifact->manifest();
  const Ranks &ranks = trainer->loop->allRanks();
  auto [first, behind] = ranks.fedHere();
  *info = {ranks.numBatchRanks(),
           first,
           behind - first,
           trainer->loop->batchesPerStep(),
           static_cast<int64_t>(manifest.listBatch().size()),
           trainer->loop->numDone()};
  return FSDP_RUN_OK;
}

int32_t fsdp_run_get_input(fsdp_run_trainer *trainer, int64_t index,
                           fsdp_run_state *input) {
  return trainer->attempt([&] {
    auto inputs = trainer->artifact->manifest().listBatch();
    if (index < 0 || index >= static_cast<int64_t>(inputs.size()))
      throw Error("there is no input number " + std::to_string(index));
    const Argument &found = *inputs[static_cast<size_t>(index)];
    *input = {found.name.c_str(), found.dtype.c_str(), found.shape.data(),
              static_cast<int64_t>(found.shape.size()), found.bytes};
    return true;
  });
}

/// The entries of a step, each with a loss.
static std::vector<const Entry *> listTurns(const fsdp_run_trainer &trainer) {
  const Manifest &manifest = trainer.artifact->manifest();
  return manifest.listTurns(*manifest.findEntry("step"));
}

int64_t fsdp_run_num_losses(fsdp_run_trainer *trainer) {
  return static_cast<int64_t>(listTurns(*trainer).size());
}

const char *fsdp_run_loss_name(fsdp_run_trainer *trainer, int64_t index) {
  return listTurns(*trainer).at(static_cast<size_t>(index))->turn.c_str();
}

/// The inputs of each micro-batch.
static std::vector<GivenBatch> readBatches(const fsdp_run_tensor *inputs,
                                           int64_t count, size_t batchSize) {
  std::vector<GivenBatch> batches;
  for (int64_t number = 0; number < count; ++number) {
    if (batches.empty() || batches.back().size() == batchSize)
      batches.emplace_back();
    const fsdp_run_tensor &input = inputs[number];
    TensorView view;
    view.dtype = input.dtype ? input.dtype : "";
    view.shape.assign(input.shape, input.shape + input.rank);
    view.data = static_cast<const char *>(input.data);
    batches.back().push_back(std::move(view));
  }
  return batches;
}

int32_t fsdp_run_step(fsdp_run_trainer *trainer, const fsdp_run_tensor *inputs,
                      int64_t num_inputs, double *losses) {
  return trainer->attempt([&] {
    if (!trainer->requests.awaitContexts())
      return trainer->make(Request::Step);
    size_t batchSize = trainer->artifact->manifest().listBatch().size();
    auto [first, behind] = trainer->loop->allRanks().fedHere();
    int64_t expected = (behind - first) * trainer->loop->batchesPerStep() *
                       static_cast<int64_t>(batchSize);
    if (num_inputs != expected)
      throw Error("expected " + std::to_string(expected) +
                  " inputs: " + std::to_string(batchSize) +
                  " of each micro-batch of each rank here, got " +
                  std::to_string(num_inputs));
    trainer->batches->give(first, trainer->loop->numDone(),
                           trainer->loop->nextBatch(),
                           readBatches(inputs, num_inputs, batchSize));
    int64_t before = trainer->loop->numDone();
    bool goesOn = trainer->make(Request::Step);
    // The last step ends the run, too.
    if (!goesOn && trainer->loop->numDone() == before)
      return false;
    for (const std::vector<double> &byRank : trainer->loop->lastLosses())
      if (losses)
        losses = std::copy(byRank.begin(), byRank.end(), losses);
    return true;
  });
}

int32_t fsdp_run_look(fsdp_run_trainer *trainer, fsdp_run_session **session) {
  return trainer->attempt([&] {
    if (trainer->loop->allRanks().isSplit())
      throw Error("not supported: states of ranks in several processes; save "
                  "them");
    if (!trainer->make(Request::Look))
      return false;
    trainer->session.emplace(fsdp_run_session{trainer->loop->states(), ""});
    *session = &*trainer->session;
    return true;
  });
}

int32_t fsdp_run_save(fsdp_run_trainer *trainer, const char *path) {
  return trainer->attempt([&] {
    if (trainer->loop->allRanks().hasRankZero())
      expectWritable(path, /*replaces=*/true);
    trainer->loop->weightsFile = path;
    return trainer->make(Request::Weights);
  });
}

int32_t fsdp_run_checkpoint(fsdp_run_trainer *trainer) {
  return trainer->attempt([&] {
    if (trainer->options.checkpointDir.empty())
      throw Error("a checkpoint needs --checkpoint-dir D");
    return trainer->make(Request::Checkpoint);
  });
}

int32_t fsdp_run_close(fsdp_run_trainer *trainer, int32_t is_abandoned) {
  return trainer->attempt([&] {
    try {
      trainer->make(is_abandoned ? Request::Abandon : Request::End);
    } catch (const Error &) {
      // What is abandoned fails.
      if (!is_abandoned)
        throw;
    }
    return true;
  });
}

void fsdp_run_free(fsdp_run_trainer *trainer) {
  if (trainer)
    fsdp_run_close(trainer, /*is_abandoned=*/1);
  delete trainer;
}

const char *fsdp_run_trainer_error(fsdp_run_trainer *trainer) {
  return trainer->error.c_str();
}
