//===- Stacks.cpp - arrays whose rows are parameters ----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "state/Stacks.h"

#include <algorithm>

using namespace fsdp::run;

void fsdp::run::splitStacks(const Manifest &manifest,
                            std::map<std::string, TensorView> &tensors) {
  for (const Stack &stack : manifest.stacks)
    for (const std::string &prefix :
         listGivenPrefixes(manifest, stack.rows.front())) {
      auto found = tensors.find(prefix + stack.fqn);
      if (found == tensors.end() || found->second.shape.empty() ||
          found->second.shape[0] != static_cast<int64_t>(stack.rows.size()))
        continue;
      TensorView row = found->second;
      row.shape.erase(row.shape.begin());
      row.bytes /= static_cast<int64_t>(stack.rows.size());
      tensors.erase(found);
      for (const std::string &name : stack.rows) {
        tensors.emplace(prefix + name, row);
        row.data += row.bytes;
      }
    }
}

/// Makes the array of rows that are alike; does nothing if they are not, or one
/// is missing.
static void join(const std::vector<std::string> &rows, const std::string &whole,
                 TensorSet &set) {
  auto isAlike = [&](const std::string &row) {
    auto view = set.views.find(row);
    auto first = set.views.find(rows.front());
    return view != set.views.end() && first != set.views.end() &&
           view->second.dtype == first->second.dtype &&
           view->second.shape == first->second.shape;
  };
  if (!std::all_of(rows.begin(), rows.end(), isAlike))
    return;
  TensorView like = set.views.at(rows.front());
  std::vector<int64_t> shape = like.shape;
  shape.insert(shape.begin(), static_cast<int64_t>(rows.size()));
  char *to = set.add(whole, like.dtype, shape);
  for (const std::string &row : rows) {
    set.views.at(row).copy(0, like.bytes, to);
    to += like.bytes;
    set.views.erase(row);
    set.bytes.erase(row);
  }
}

void fsdp::run::joinStacks(
    const Manifest &manifest, TensorSet &set,
    const std::function<std::string(const std::string &)> &nameOf) {
  for (const Stack &stack : manifest.stacks)
    for (const std::string &prefix :
         listGivenPrefixes(manifest, stack.rows.front())) {
      std::vector<std::string> rows;
      for (const std::string &row : stack.rows)
        rows.push_back(nameOf(prefix + row));
      join(rows, nameOf(prefix + stack.fqn), set);
    }
}

std::string fsdp::run::wholeName(const Manifest &manifest,
                                 const std::string &fqn) {
  for (const Stack &stack : manifest.stacks)
    if (std::count(stack.rows.begin(), stack.rows.end(), fqn))
      return stack.fqn;
  return fqn;
}
