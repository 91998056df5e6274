//===- Course.h - what decides the course of training ------------ -*- C++
//-*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_COURSE_COURSE_H
#define FSDP_TRAIN_COURSE_COURSE_H

#include "artifact/Artifact.h"
#include "checkpoint/CheckpointManifest.h"
#include "course/HyperParameters.h"
#include "data/DataSource.h"
#include "ranks/Ranks.h"

namespace fsdp::run {

/// What decides the course of training besides the program, the values of its
/// hyper-parameters and the data: texts by option, for checkpoints.
/// `evaluation` has the data of evaluations, if there are any; `numSteps` is
/// the last step.
std::map<std::string, std::string> courseOf(const Options &options,
                                            const Manifest &manifest,
                                            const HyperParameters &hypers,
                                            const DataSource *evaluation,
                                            int64_t numSteps);

/// Whether losses of evaluations can be compared with those before a
/// checkpoint: of as many batches of the same data.
bool evaluatesAlike(const CheckpointInfo &before, const Options &options,
                    const DataSource *evaluation);

/// Says on stderr what a resumed run does in another way than the one that
/// saved its checkpoint.
void tellChanges(const CheckpointInfo &before, const Options &options,
                 const Manifest &manifest, const HyperParameters &hypers,
                 const DataPosition &data, const DataSource *evaluation,
                 int64_t numSteps);

/// What a rank begins with: steps that are done, a checksum of parts of its
/// initial weights, and one of what is fetched for --save-hf.
struct RunStart {
  int64_t firstStep;
  uint32_t weights, fetched;
};

/// Throws an Error on all ranks unless all of them have equal programs,
/// hyper-parameters, beginnings and options that decide what is done when: it
/// names the first rank that has another value than rank 0, what it is, and
/// both values. Every context calls it.
void expectSameRun(int64_t index, const Ranks &ranks, const Options &options,
                   const Manifest &manifest, const HyperParameters &hypers,
                   const RunStart &start);

} // namespace fsdp::run

#endif // FSDP_TRAIN_COURSE_COURSE_H
