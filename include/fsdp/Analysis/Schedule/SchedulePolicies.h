//===- SchedulePolicies.h - Schedules that others would make ----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The schedules of well-known systems, each as a function of its own: what a
// better scheduler is compared with, and what it starts from. A policy knows no
// limit of memory and no costs; it only places waits of reductions where they
// cost nothing.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_SCHEDULEPOLICIES_H
#define FSDP_ANALYSIS_SCHEDULE_SCHEDULEPOLICIES_H

#include "fsdp/Analysis/Schedule/StepProgram.h"

namespace mlir::fsdp {

/// How a policy places collectives.
struct PolicyOptions {
  std::string name;
  /// Windows ahead that a gather is started; -1 for all at the start.
  int64_t depth = 1;
  /// Whether a gather is started only after the wait of the window before
  /// (explicit prefetch), not directly behind that window's end.
  bool afterWait = false;
  /// Most gathered units alive when another gather starts; 0 for any number.
  int64_t liveUnits = 0;
  /// Most reductions in flight; 0 for any number.
  int64_t reductionsInFlight = 1;
  /// Consecutive collectives are merged until they have that many bytes.
  int64_t bucketBytes = 0;
  /// Parameters stay between windows wherever that is allowed.
  bool keepAll = false;
  /// Parameters stay if their windows touch.
  bool keepAdjacent = false;
};

/// No prefetch; FSDP1 with BACKWARD_PRE and two units alive; FSDP2 with depth 1
/// and 2; buckets of 25 to 200 MB one ahead; all gathers first.
std::vector<PolicyOptions> getKnownPolicies();

/// Makes the policy's program.
StepProgram makePolicyProgram(const CostedStep &step,
                              const PolicyOptions &policy);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_SCHEDULEPOLICIES_H
