//===- Stacks.h - arrays whose rows are parameters -------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a framework has the weights of all layers in one array, the program has
// a parameter for each layer. Files have the array, under its own name.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_STATE_STACKS_H
#define FSDP_TRAIN_STATE_STACKS_H

#include "state/Weights.h"

namespace fsdp::run {

/// Adds the rows of arrays that are among the tensors, and takes the arrays
/// away. One that is no array of as many rows stays.
void splitStacks(const Manifest &manifest,
                 std::map<std::string, TensorView> &tensors);

/// Makes one array of rows that are all there, under the name that `nameOf`
/// gives the array's.
void joinStacks(const Manifest &manifest, TensorSet &set,
                const std::function<std::string(const std::string &)> &nameOf);

/// The array that the parameter is a row of; else its own name.
std::string wholeName(const Manifest &manifest, const std::string &fqn);

} // namespace fsdp::run

#endif // FSDP_TRAIN_STATE_STACKS_H
