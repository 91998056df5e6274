//===- CheckpointFolder.cpp - writing and finding checkpoints -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "checkpoint/CheckpointFolder.h"

#include <algorithm>

using namespace fsdp::run;

static const char kPendingSuffix[] = ".pending";

/// "step-000012".
static std::string nameOf(int64_t step) {
  std::string number = std::to_string(step);
  return "step-" + std::string(number.size() < 6 ? 6 - number.size() : 0, '0') +
         number;
}

static bool isPending(const std::string &name) {
  size_t length = sizeof(kPendingSuffix) - 1;
  return name.rfind("step-", 0) == 0 && name.size() > length &&
         name.compare(name.size() - length, length, kPendingSuffix) == 0;
}

/// Calls `visit(name)` for each complete checkpoint of a folder.
template <typename Visitor>
static void forEachCheckpoint(const std::string &folder, Visitor visit) {
  for (const std::string &name : listFolder(folder))
    if (name.rfind("step-", 0) == 0 && !isPending(name) &&
        isFolder(folder + "/" + name))
      visit(name);
}

std::string fsdp::run::findCheckpoint(const std::string &folder) {
  std::vector<std::string> names = listFolder(folder);
  if (std::binary_search(names.begin(), names.end(), "manifest.json"))
    return folder;
  std::string newest;
  int64_t serial = -1;
  forEachCheckpoint(folder, [&](const std::string &name) {
    CheckpointInfo info;
    try {
      info = readCheckpoint(folder + "/" + name);
    } catch (const Error &error) {
      throw Error(std::string(error.what()) +
                  "; move the folder away to go on from another checkpoint");
    }
    if (info.serial > serial) {
      serial = info.serial;
      newest = folder + "/" + name;
    }
  });
  return newest;
}

void CheckpointFolder::prepare() {
  makeFolders(folder);
  expectWritable(folder + "/manifest.json", /*replaces=*/true);
  forEachCheckpoint(folder, [&](const std::string &name) {
    // What can't be read is left alone.
    try {
      known[readCheckpoint(folder + "/" + name).serial] = name;
    } catch (const Error &) {
    }
  });
}

std::string CheckpointFolder::pending(int64_t step) const {
  return folder + "/" + nameOf(step) + kPendingSuffix;
}

void CheckpointFolder::removePending() const {
  for (const std::string &name : listFolder(folder))
    if (isPending(name))
      removeFolder(folder + "/" + name);
}

void CheckpointFolder::begin(int64_t step) {
  removePending();
  begun = pending(step);
  makeFolders(begun);
}

std::string CheckpointFolder::commit(CheckpointInfo info,
                                     const std::string &program) {
  info.serial = known.empty() ? 1 : known.rbegin()->first + 1;
  std::string text = formatCheckpoint(info, program);
  NewFile file(begun + "/manifest.json");
  file.write(text.data(), text.size());
  file.commit();
  // A step that was saved before, by a run that took another way from there on,
  // keeps its name.
  std::string name = nameOf(info.step);
  for (int64_t more = 2; isFolder(folder + "/" + name); ++more)
    name = nameOf(info.step) + "." + std::to_string(more);
  renameDurably(begun, folder + "/" + name);
  begun.clear();
  known[info.serial] = name;
  removeOld();
  return folder + "/" + name;
}

/// Out of sight first, so that none is seen in part.
void CheckpointFolder::removeOld() {
  while (static_cast<int64_t>(known.size()) > keep) {
    std::string path = folder + "/" + known.begin()->second;
    renameDurably(path, path + kPendingSuffix);
    removeFolder(path + kPendingSuffix);
    known.erase(known.begin());
  }
}

void CheckpointFolder::discard() {
  if (!begun.empty())
    removeFolder(begun);
  begun.clear();
}
