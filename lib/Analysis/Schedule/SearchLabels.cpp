//===- SearchLabels.cpp - Which partial programs are worth keeping --------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SearchLabels.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::fsdp::search;

static bool areNotLater(llvm::ArrayRef<Flight> a, llvm::ArrayRef<Flight> b) {
  for (size_t i = 0; i < a.size(); ++i)
    if (a[i].complete > b[i].complete)
      return false;
  return true;
}

/// Whether nothing is later in `a`; both have done the same.
static bool dominates(const Label &a, const Label &b) {
  return a.compute <= b.compute && a.gatherLink <= b.gatherLink &&
         a.reduceLink <= b.reduceLink &&
         areNotLater(a.gathering, b.gathering) &&
         areNotLater(a.reducing, b.reducing);
}

/// By what they promise, then by how early they are; the last criterion makes
/// the order independent of a map's.
static bool isBetter(const Label &a, const Label &b) {
  auto links = [](const Label &l) { return l.gatherLink + l.reduceLink; };
  return std::make_tuple(a.bound, a.compute, links(a), a.action) <
         std::make_tuple(b.bound, b.compute, links(b), b.action);
}

static Key getKey(const Label &label) {
  llvm::hash_code open = llvm::hash_value(label.open);
  for (const Flight &flight : label.reducing)
    open = llvm::hash_combine(open, flight.index);
  return {label.gathers, label.reductions[0], label.reductions[1], open};
}

bool LabelSet::insert(Label label, unsigned most) {
  llvm::SmallVector<Label, 1> &equal = labels[getKey(label)];
  for (const Label &other : equal)
    if (dominates(other, label))
      return true;
  llvm::erase_if(equal,
                 [&](const Label &other) { return dominates(label, other); });
  if (most == 0 || equal.size() < most) {
    equal.push_back(std::move(label));
    return true;
  }
  auto worst = std::max_element(equal.begin(), equal.end(), isBetter);
  if (isBetter(label, *worst))
    *worst = std::move(label);
  return false;
}

bool LabelSet::take(unsigned width, std::vector<Label> &result) {
  for (auto &entry : labels)
    for (Label &label : entry.second)
      result.push_back(std::move(label));
  labels.clear();
  llvm::sort(result, isBetter);
  if (width == 0 || result.size() <= width)
    return true;
  result.resize(width);
  return false;
}
