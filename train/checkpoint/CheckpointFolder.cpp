//===- CheckpointFolder.cpp - writing and finding checkpoints -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "checkpoint/CheckpointFolder.h"
#include "io/Printable.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <random>
#include <thread>

using namespace fsdp::run;

static const char kPendingSuffix[] = ".pending";
static const char kLockName[] = "/run.lock";

/// "step-000012".
static std::string nameOf(int64_t step) {
  std::string number = std::to_string(step);
  return "step-" + std::string(number.size() < 6 ? 6 - number.size() : 0, '0') +
         number;
}

/// Whether a text is `step-` with a number as nameOf() writes it, and `.` with
/// another one or not: what a run has named, and no copy of it.
static bool isRunName(const std::string &name) {
  auto isNumber = [](const std::string &text) {
    return !text.empty() && text.size() < 19 &&
           text.find_first_not_of("0123456789") == std::string::npos;
  };
  if (name.rfind("step-", 0) != 0)
    return false;
  size_t point = std::min(name.find('.'), name.size());
  std::string step = name.substr(5, point - 5);
  return isNumber(step) && nameOf(std::stoll(step)) == name.substr(0, point) &&
         (point == name.size() || isNumber(name.substr(point + 1)));
}

static bool isPending(const std::string &name) {
  size_t length = sizeof(kPendingSuffix) - 1;
  return name.size() > length &&
         name.compare(name.size() - length, length, kPendingSuffix) == 0;
}

/// Whether a pending folder has a run's name.
static bool isRunPending(const std::string &name) {
  return isPending(name) &&
         isRunName(name.substr(0, name.size() - sizeof(kPendingSuffix) + 1));
}

/// Files of checkpoints, complete or not.
static bool isRunFile(const std::string &name) {
  return name.rfind("manifest.json", 0) == 0 || name.rfind("rank-", 0) == 0;
}

/// Calls `visit(name)` for each complete checkpoint of a folder. Throws an
/// Error where it can't be found out whether there is one that a run has named:
/// there may be no newer one.
template <typename Visitor>
static void forEachCheckpoint(const std::string &folder, Visitor visit) {
  for (const std::string &name : listFolder(folder)) {
    std::string path = folder + "/" + name;
    if (name.rfind("step-", 0) == 0 && !isPending(name) &&
        (isRunName(name) ? isFolderOrFail(path) : isFolder(path)))
      visit(name);
  }
}

/// The newest checkpoint, or an empty text; nothing if a run that saves there
/// has removed one meanwhile.
static std::optional<std::string> tryFind(const std::string &folder) {
  std::string newest;
  int64_t serial = -1;
  bool lost = false;
  forEachCheckpoint(folder, [&](const std::string &name) {
    CheckpointInfo info;
    try {
      info = readCheckpoint(folder + "/" + name);
    } catch (const Error &error) {
      // Other names are no run's: copies, notes, what is left of one.
      if (!isRunName(name))
        return;
      lost |= !exists(folder + "/" + name);
      if (lost)
        return;
      throw Error(std::string(error.what()) + kWayToAnother);
    }
    // Of a checkpoint and its copies the one that the run has named.
    if (info.serial > serial || (info.serial == serial && info.name == name)) {
      serial = info.serial;
      newest = folder + "/" + name;
    }
  });
  return lost ? std::nullopt : std::optional<std::string>(newest);
}

std::string fsdp::run::findCheckpoint(const std::string &folder) {
  std::vector<std::string> names = listFolder(folder);
  if (std::binary_search(names.begin(), names.end(), "manifest.json"))
    return folder;
  for (;;)
    if (std::optional<std::string> found = tryFind(folder))
      return *found;
}

/// Of 18 digits: a name with it and a point in front is one that a run gives.
static int64_t drawRunNumber() {
  constexpr int64_t least = 100000000000000000;
  std::random_device device;
  return std::uniform_int_distribution<int64_t>(least, 10 * least - 1)(device);
}

CheckpointFolder::CheckpointFolder(std::string folder, int64_t keep)
    : folder(std::move(folder)), keep(keep), run(drawRunNumber()),
      saver(std::to_string(run)) {}

void CheckpointFolder::takeLock() {
  try {
    lock =
        std::make_unique<LockFile>(folder + kLockName, "saves its checkpoints");
  } catch (const Error &error) {
    throw Error(std::string(error.what()) +
                "; end it, or give this one another --checkpoint-dir");
  }
}

/// Programs that tidy up remove files that are old. Another run may have begun
/// since, and knows other checkpoints than this one.
void CheckpointFolder::expectLock() {
  if (!lock || lock->isInPlace())
    return;
  std::string path = folder + kLockName;
  if (exists(path))
    throw Error(path + ": is not the file that this run has locked: that was "
                       "removed, and another run has begun to save its "
                       "checkpoints here; end that one, or give this one "
                       "another --checkpoint-dir");
  takeLock();
}

void CheckpointFolder::know(const CheckpointInfo &info) {
  auto course = [&](const char *name) {
    auto found = info.course.find(name);
    return found == info.course.end() ? std::string() : found->second;
  };
  known[info.serial] = {info.name, info.evalLoss,
                        course("eval_data") + " " + course("eval_batches")};
}

void CheckpointFolder::prepare(const CheckpointInfo *resumed) {
  // Runs that are resumed would go on from it, whatever was saved in it since.
  if (exists(folder + "/manifest.json"))
    throw Error(folder + ": is a checkpoint, expected a folder of them; give "
                         "--checkpoint-dir the one that it is in, or another "
                         "one");
  makeFolders(folder);
  expectWritable(folder + "/manifest.json", /*replaces=*/true);
  takeLock();
  for (const std::string &name : listFolder(folder))
    if (isRunPending(name) && isRealFolder(folder + "/" + name))
      removeFolder(folder + "/" + name, isRunFile);
  if (resumed && !resumed->run.empty())
    saver = resumed->run;
  std::string other;
  forEachCheckpoint(folder, [&](const std::string &name) {
    // What can't be read, is a link or a copy, is left alone.
    try {
      CheckpointInfo info = readCheckpoint(folder + "/" + name);
      newest = std::max(newest, info.serial);
      if (info.name != name || !isRunName(name) ||
          !isRealFolder(folder + "/" + name))
        return;
      if (info.run == saver)
        know(info);
      else
        other = name;
    } catch (const Error &) {
    }
  });
  if (known.empty() && !other.empty())
    std::fprintf(stderr,
                 "fsdp-run: warning: %s: has checkpoints of other runs, such "
                 "as %s; they stay, and --resume goes on from the newest of "
                 "all; give --checkpoint-dir a folder of its own for each "
                 "run\n",
                 printable(folder).c_str(), other.c_str());
}

std::string CheckpointFolder::pending(int64_t step) const {
  return folder + "/" + nameOf(step) + "." + std::to_string(run) +
         kPendingSuffix;
}

void CheckpointFolder::begin(int64_t step) {
  begun = pending(step);
  makeFolders(begun);
  if (!isRealFolder(begun))
    throw Error(begun + ": is a link, expected a folder; remove it");
}

/// Other processes have written files, too, maybe into a folder of the same
/// name on a file system of their own.
void CheckpointFolder::expectFiles(const std::vector<FileDigest> &files) {
  using namespace std::chrono;
  // Network file systems show late what another machine has written.
  constexpr seconds patience(5);
  auto deadline = steady_clock::now() + patience;
  for (size_t rank = 0; rank < files.size(); ++rank) {
    std::string path = begun + "/" + rankFileName(static_cast<int64_t>(rank));
    int64_t bytes = sizeOfFile(path);
    while (bytes != files[rank].bytes && steady_clock::now() < deadline) {
      std::this_thread::sleep_for(milliseconds(50));
      // Opening the folder has them look again at what is in it.
      try {
        listFolder(begun);
      } catch (const Error &) {
        // The files are what counts.
      }
      bytes = sizeOfFile(path);
    }
    if (bytes == files[rank].bytes)
      continue;
    // Another run that has come in removes what this one has begun.
    expectLock();
    throw Error(path + ": expected the " + std::to_string(files[rank].bytes) +
                " bytes that rank " + std::to_string(rank) +
                " has written, found " +
                (bytes < 0 ? "no file" : std::to_string(bytes)) +
                "; give --checkpoint-dir a folder that is the same one for "
                "all ranks");
  }
}

std::string CheckpointFolder::commit(CheckpointInfo info,
                                     const std::string &program) {
  expectLock();
  expectFiles(info.files);
  info.serial = ++newest;
  // A step that was saved before, by a run that took another way from there on,
  // keeps its name.
  info.run = saver;
  info.name = nameOf(info.step);
  for (int64_t more = 2; exists(folder + "/" + info.name); ++more)
    info.name = nameOf(info.step) + "." + std::to_string(more);
  std::string text = formatCheckpoint(info, program);
  NewFile file(begun + "/manifest.json");
  file.write(text.data(), text.size());
  file.commit();
  renameDurably(begun, folder + "/" + info.name);
  begun.clear();
  know(info);
  removeOld();
  return folder + "/" + info.name;
}

/// A name for a checkpoint that goes away, which a later run knows as one; what
/// users have put there may keep one of such a name.
static std::string chooseHidden(const std::string &path) {
  std::string hidden;
  do
    hidden = path.substr(0, path.find('.', path.rfind('/'))) + "." +
             std::to_string(drawRunNumber()) + kPendingSuffix;
  while (exists(hidden));
  return hidden;
}

/// Removes a checkpoint, of which none is seen in part; false if somebody reads
/// it.
static bool removeCheckpoint(const std::string &path) {
  std::string file = path + "/manifest.json";
  std::optional<FileLock> lock;
  try {
    lock.emplace(file, FileLock::Kind::Remover);
  } catch (const Error &) {
    // Nobody reads what can't be opened.
  }
  if (lock && !lock->isHeld())
    return false;
  std::string hidden = chooseHidden(path);
  renameDurably(path, hidden);
  removeFolder(hidden, isRunFile);
  if (exists(hidden))
    std::fprintf(stderr,
                 "fsdp-run: warning: %s: was an old checkpoint; it is kept, "
                 "as there are other files in it\n",
                 printable(hidden).c_str());
  return true;
}

/// The same; what can't be removed is left alone from then on.
static bool tryRemoving(const std::string &path) {
  try {
    return removeCheckpoint(path);
  } catch (const Error &error) {
    std::fprintf(stderr,
                 "fsdp-run: warning: an old checkpoint is not removed: %s\n",
                 printable(error.what()).c_str());
    return true;
  }
}

void CheckpointFolder::removeOld() {
  // Losses on other data say nothing of each other.
  std::map<std::string, int64_t> best;
  for (const auto &[serial, each] : known)
    if (each.evalLoss && std::isfinite(*each.evalLoss)) {
      int64_t &least = best.emplace(each.evaluation, serial).first->second;
      if (*each.evalLoss < *known[least].evalLoss)
        least = serial;
    }
  auto newer = static_cast<int64_t>(known.size());
  for (auto each = known.begin(); each != known.end() && newer > keep;
       --newer) {
    auto old = each++;
    auto kept = best.find(old->second.evaluation);
    if (kept != best.end() && kept->second == old->first)
      continue;
    std::string path = folder + "/" + old->second.name;
    // Whatever stands there now, it is no link. One that somebody reads is left
    // for the next time.
    if (isRealFolder(path) && !tryRemoving(path))
      continue;
    known.erase(old);
  }
}

void CheckpointFolder::discard() {
  if (!begun.empty())
    removeFolder(begun, isRunFile);
  begun.clear();
}
