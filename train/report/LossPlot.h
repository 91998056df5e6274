//===- LossPlot.h - the loss over the steps as a picture -------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_REPORT_LOSSPLOT_H
#define FSDP_TRAIN_REPORT_LOSSPLOT_H

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace fsdp::run {

/// Losses by step.
struct LossCurve {
  using Points = std::vector<std::pair<int64_t, double>>;
  /// By the name of the loss; one alone has none.
  std::map<std::string, Points> training;
  Points evaluation;
};

/// An SVG picture of a curve; what is no number is left out.
std::string drawPlot(const std::string &title, const LossCurve &curve);

/// Writes it to a file; throws an Error.
void writePlot(const std::string &path, const std::string &title,
               const LossCurve &curve);

} // namespace fsdp::run

#endif // FSDP_TRAIN_REPORT_LOSSPLOT_H
