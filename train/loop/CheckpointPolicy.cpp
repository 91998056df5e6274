//===- CheckpointPolicy.cpp - when and how a run is saved -----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/CheckpointPolicy.h"
#include "loop/StopSignal.h"

using namespace fsdp::run;

CheckpointPolicy::CheckpointPolicy(const std::string &folder, int64_t every,
                                   int64_t keep, Sources sources)
    : folder(folder, keep), every(every), from(sources),
      digests(static_cast<size_t>(sources.ranks.numTrained())) {}

void CheckpointPolicy::save(int64_t index, int64_t done, int stopSignal) {
  if (index == 0)
    folder.begin(done);
  from.ranks.barrier(index);
  auto [begin, end] = from.ranks.heldBy(index);
  for (int64_t rank = begin; rank < end; ++rank)
    digests[static_cast<size_t>(rank)] =
        writeSafetensors(folder.pending(done) + "/" + rankFileName(rank),
                         from.storage.savedState(from.initial.weights(), rank),
                         {{"format", "pt"}});
  from.ranks.share(index, "digests", digests);
  if (index == 0)
    commit(done, stopSignal);
}

/// What has computed in the steps of a context, of its own thread.
static std::map<std::string, std::string>
namesOfLibraries(fsdp_rt_context *ctx) {
  fsdp_rt_stats counts = {};
  counts.struct_size = sizeof(counts);
  fsdp_rt_get_stats(ctx, &counts);
  std::map<std::string, std::string> names;
  if (counts.matmuls > 0)
    names["products"] = fsdp_rt_blas_name();
  if (counts.convolutions > 0)
    names["convolutions"] = fsdp_rt_convolution_name();
  return names;
}

/// All files are on the disk; the others compute already.
void CheckpointPolicy::commit(int64_t done, int stopSignal) {
  const fsdp_rt_module &module = from.artifact.module();
  CheckpointInfo info;
  info.step = done;
  info.hypers = from.hypers.given();
  info.data = from.data.position(done * from.artifact.manifest().microBatches);
  info.libraries = namesOfLibraries(from.ranks.contexts().front());
  info.files = digests;
  std::string path =
      folder.commit(std::move(info),
                    std::string(module.manifest,
                                static_cast<size_t>(module.manifest_length)));
  if (stopSignal)
    std::fprintf(stderr, "fsdp-run: %s: stopped after step %lld, saved %s\n",
                 signalName(stopSignal), static_cast<long long>(done),
                 path.c_str());
}
