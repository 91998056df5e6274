//===- CheckpointTest.cpp - checkpoints, sound and damaged ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "checkpoint/Checkpoint.h"
#include "checkpoint/CheckpointFolder.h"
#include "state/Weights.h"
#include "gtest/gtest.h"

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstring>
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <random>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace fsdp::run;

/// What locks fail with, as on file systems that have none; or 0.
static int lockError = 0;

/// In the place of the C library's.
extern "C" int flock(int file, int operation) noexcept {
  if (!lockError)
    return static_cast<int>(syscall(SYS_flock, file, operation));
  errno = lockError;
  return -1;
}

/// Done behind each look at a file, as another program may.
static std::function<void()> behindStat;

/// What looking at a path fails with; or 0.
static std::string unseen;
static int statError = 0;

extern "C" int stat(const char *path, struct stat *status) noexcept {
  if (statError && path == unseen) {
    errno = statError;
    return -1;
  }
  int result = fstatat(AT_FDCWD, path, status, 0);
  if (behindStat)
    behindStat();
  return result;
}

/// What reading a folder fails with behind its first name; or 0.
static int readError = 0;

extern "C" dirent *readdir(DIR *folder) {
  static auto *original =
      reinterpret_cast<dirent *(*)(DIR *)>(dlsym(RTLD_NEXT, "readdir"));
  if (!readError || telldir(folder) == 0)
    return original(folder);
  errno = readError;
  return nullptr;
}

/// One unit of two params, cut in two; a buffer, and a param without argument.
static const char program[] = R"({"version":1,"model":"m","world":2,
  "grid":[2],"expanded_ranks":0,"hash":"0123456789abcdef",
  "units":[{"name":"u","module":"u","kind":"flat","dtype":"f32","world":2,
    "shard_numel":4,"full_numel":8,"shard_axes":[0],"replicate_axes":[],
    "params":[
    {"fqn":"u.w","shape":[2,2],"numel":4,"offset":0,"trainable":true},
    {"fqn":"u.b","shape":[3],"numel":3,"offset":4,"trainable":true}]}],
  "aliases":[{"fqn":"v.w","target":"u.w"}],
  "buffers":[{"fqn":"n","shape":[2],"dtype":"i64","persistent":true},
             {"fqn":"idle","shape":[1],"dtype":"f32","persistent":true}],
  "ignored":[],
  "arguments":[
    {"kind":"shard","unit":"u","dtype":"f32","shape":[4],"bytes":16,
     "offset":0,"rank":-1},
    {"kind":"optimizer_state","unit":"u","slot":"m","dtype":"f32","shape":[4],
     "bytes":16,"offset":64,"rank":-1},
    {"kind":"buffer","fqn":"n","dtype":"i64","shape":[2],"bytes":16,
     "offset":128,"rank":-1}],
  "entries":[{"name":"step","symbol":"fsdp_entry_step","args":[0,1,2]}],
  "memory":{"persistent_bytes":144,"comm_bytes":32,"temp_bytes":0,
    "host_bytes":16},
  "collectives":[]})";

namespace {

class Checkpoints : public ::testing::Test {
protected:
  std::string folder;
  Manifest manifest = parseManifest(program);
  /// Whose file is not there behind save().
  int64_t lostRank = -1;

  void SetUp() override {
    folder = ::testing::TempDir() + "fsdp-checkpoint-XXXXXX";
    ASSERT_NE(mkdtemp(folder.data()), nullptr);
  }
  void TearDown() override { std::filesystem::remove_all(folder); }
  /// Element e of the full buffer is 10 + e, of the momentum 20 + e; a rank has
  /// its number and 7 in the buffer.
  std::string save(CheckpointFolder &into, int64_t step,
                   std::optional<double> evalLoss = std::nullopt,
                   const std::string &evaluation = "tokens 1") {
    into.begin(step);
    CheckpointInfo info;
    info.step = step;
    info.evalLoss = evalLoss;
    if (evalLoss)
      info.evaluations = {{0.125, 3}, PlateauRecord{{0.5, 2}, 0.1, 1}};
    info.course = {{"lr_schedule", "linear:total=9"},
                   {"eval_data", evaluation}};
    info.hypers["lr"] = 0.1;
    info.data = {"directory", {{"epoch", 2}}};
    info.libraries = {{"convolutions", "onednn 3.2.0 avx2"}};
    for (int64_t rank = 0; rank < 2; ++rank) {
      std::vector<float> weights, momenta;
      std::vector<int64_t> numbers = {rank, 7};
      float idle = 3;
      for (int64_t at = 0; at < 4; ++at) {
        weights.push_back(static_cast<float>(10 + 4 * rank + at));
        momenta.push_back(static_cast<float>(20 + 4 * rank + at));
      }
      std::map<std::string, TensorView> tensors = {
          {"shard/u", {"f32", {4}, bytes(weights), 16}},
          {"optimizer_state/m/u", {"f32", {4}, bytes(momenta), 16}},
          {"buffer/n", {"i64", {2}, bytes(numbers), 16}}};
      if (rank == 0)
        tensors["constant/idle"] = {
            "f32", {1}, reinterpret_cast<const char *>(&idle), 4};
      info.files.push_back(writeSafetensors(
          into.pending(step) + "/" + rankFileName(rank), tensors, {}));
      if (rank == lostRank)
        std::filesystem::remove(into.pending(step) + "/" + rankFileName(rank));
    }
    return into.commit(info, program);
  }
  template <typename T>
  static const char *bytes(const std::vector<T> &values) {
    return reinterpret_cast<const char *>(values.data());
  }
  static std::vector<float> readAll(const SavedTensor &tensor, int64_t numel) {
    std::vector<float> values(static_cast<size_t>(numel));
    tensor.copy(0, numel, reinterpret_cast<char *>(values.data()));
    return values;
  }
  static std::string read(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
  }
  static void write(const std::string &path, const std::string &text) {
    std::ofstream(path, std::ios::binary) << text;
  }
  std::string errorOf(const std::string &path, const Manifest &wanted) {
    try {
      Checkpoint checkpoint(path, wanted);
      checkpoint.verify(0, 1);
      return "";
    } catch (const Error &error) {
      return error.what();
    }
  }
  Manifest changed(const std::string &from, const std::string &to) {
    std::string text = program;
    size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    return parseManifest(text);
  }
};

/// The short form of a test that has a long one.
int rounds(int shortForm, int longForm) {
  return std::getenv("FSDP_LONG_TESTS") ? longForm : shortForm;
}

} // namespace

TEST(Checksum, IsTheCastagnoliPolynomial) {
  // The example of RFC 3720, and of the catalogue of CRCs.
  EXPECT_EQ(crc32c(std::string(32, '\0').data(), 32), 0x8a9136aau);
  EXPECT_EQ(crc32c("123456789", 9), 0xe3069283u);
  EXPECT_EQ(crc32c("6789", 4, crc32c("12345", 5)), 0xe3069283u);
  EXPECT_EQ(checksumText(0xe3u), "000000e3");
}

TEST_F(Checkpoints, AreReadForAnotherProgram) {
  CheckpointFolder into(folder, 2);
  into.prepare();
  std::string path = save(into, 5);
  EXPECT_EQ(path, folder + "/step-000005");
  EXPECT_EQ(findCheckpoint(folder), path);
  EXPECT_EQ(findCheckpoint(path), path);
  EXPECT_EQ(findCheckpoint(folder + "/none"), "");
  Checkpoint checkpoint(path, manifest);
  checkpoint.verify(0, 2);
  checkpoint.verify(1, 2);
  EXPECT_EQ(checkpoint.info().step, 5);
  EXPECT_EQ(checkpoint.info().hypers.at("lr"), 0.1);
  EXPECT_EQ(checkpoint.info().data.numbers.at("epoch"), 2);
  EXPECT_EQ(checkpoint.info().libraries.at("convolutions"),
            "onednn 3.2.0 avx2");
  const Unit *unit = &manifest.units[0];
  EXPECT_EQ(readAll(checkpoint.find("u.w", "", unit, 0), 4),
            (std::vector<float>{10, 11, 12, 13}));
  EXPECT_EQ(readAll(checkpoint.find("u.b", "m", unit, 1), 3),
            (std::vector<float>{24, 25, 26}));
  EXPECT_EQ(readAll(checkpoint.find("idle", "", nullptr, 1), 1),
            (std::vector<float>{3}));
  float last;
  checkpoint.find("u.b", "", unit, 0)
      .copy(2, 1, reinterpret_cast<char *>(&last));
  EXPECT_EQ(last, 16.0f);
  int64_t numbers[2];
  // A third rank has what the first had.
  checkpoint.find("n", "", nullptr, 2)
      .copy(0, 2, reinterpret_cast<char *>(numbers));
  EXPECT_EQ(numbers[0], 0);
  // The same parameter under its other name.
  std::string text = program;
  for (auto [from, to] : {std::pair<const char *, const char *>{
                              "\"fqn\":\"u.w\"", "\"fqn\":\"v.w\""},
                          {"{\"fqn\":\"v.w\",\"target\":\"u.w\"}",
                           "{\"fqn\":\"u.w\",\"target\":\"v.w\"}"}})
    text.replace(text.find(from), std::strlen(from), to);
  Manifest renamed = parseManifest(text);
  Checkpoint other(path, renamed);
  EXPECT_EQ(readAll(other.find("v.w", "m", &renamed.units[0], 0), 4),
            (std::vector<float>{20, 21, 22, 23}));
}

using Names = std::vector<std::string>;

TEST_F(Checkpoints, OldOnesAreRemoved) {
  {
    CheckpointFolder into(folder, 2);
    into.prepare();
    for (int64_t step : {3, 6, 9})
      save(into, step);
    into.begin(12);
    std::string pending = into.pending(12).substr(folder.size() + 1);
    EXPECT_EQ(listFolder(folder),
              (Names{"run.lock", "step-000006", "step-000009", pending}));
  }
  // A run that goes on from an older one: what it saves is newer.
  CheckpointInfo older = readCheckpoint(folder + "/step-000006");
  CheckpointFolder into(folder, 3);
  into.prepare(&older);
  EXPECT_EQ(save(into, 9), folder + "/step-000009.2");
  EXPECT_EQ(save(into, 4), folder + "/step-000004");
  EXPECT_EQ(findCheckpoint(folder), folder + "/step-000004");
  EXPECT_EQ(listFolder(folder),
            (Names{"run.lock", "step-000004", "step-000009", "step-000009.2"}));
  into.begin(5);
  into.discard();
  EXPECT_EQ(listFolder(folder).size(), 4u);
}

TEST_F(Checkpoints, TheBestIsKept) {
  {
    CheckpointFolder into(folder, 2);
    into.prepare();
    double losses[] = {3, 1, NAN, 2, 5};
    for (int64_t step = 1; step <= 5; ++step)
      save(into, step, losses[step - 1]);
    EXPECT_EQ(listFolder(folder),
              (Names{"run.lock", "step-000002", "step-000004", "step-000005"}));
  }
  // A run that goes on knows it, too, until a better one comes.
  CheckpointInfo last = readCheckpoint(folder + "/step-000005");
  CheckpointFolder into(folder, 1);
  into.prepare(&last);
  save(into, 6);
  EXPECT_EQ(listFolder(folder),
            (Names{"run.lock", "step-000002", "step-000006"}));
  save(into, 7, 0.5);
  save(into, 8);
  EXPECT_EQ(listFolder(folder),
            (Names{"run.lock", "step-000007", "step-000008"}));
}

TEST_F(Checkpoints, TheBestIsThatOfOneEvaluation) {
  CheckpointFolder into(folder, 1);
  into.prepare();
  save(into, 1, 1.0);
  save(into, 2, 3.0, "tokens 2");
  save(into, 3, 2.0, "tokens 2");
  save(into, 4, 4.0, "tokens 2");
  EXPECT_EQ(listFolder(folder),
            (Names{"run.lock", "step-000001", "step-000003", "step-000004"}));
}

TEST_F(Checkpoints, OfOtherRunsAreKept) {
  for (int run : {1, 2}) {
    CheckpointFolder into(folder, 1);
    ::testing::internal::CaptureStderr();
    into.prepare();
    std::string said = ::testing::internal::GetCapturedStderr();
    EXPECT_EQ(said.empty(), run == 1);
    if (run == 2) {
      EXPECT_EQ(said.find("fsdp-run: warning: " + folder +
                          ": has checkpoints of other runs, such as "
                          "step-000004; they stay"),
                0u)
          << said;
    }
    save(into, 3);
    save(into, 4);
  }
  EXPECT_EQ(listFolder(folder),
            (Names{"run.lock", "step-000004", "step-000004.2"}));
  EXPECT_EQ(findCheckpoint(folder), folder + "/step-000004.2");
  // One that goes on removes those of its own.
  CheckpointInfo resumed = readCheckpoint(folder + "/step-000004");
  CheckpointFolder into(folder, 1);
  ::testing::internal::CaptureStderr();
  into.prepare(&resumed);
  EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
  save(into, 5);
  EXPECT_EQ(listFolder(folder),
            (Names{"run.lock", "step-000004.2", "step-000005"}));
}

TEST_F(Checkpoints, CopiesAreNotRemoved) {
  CheckpointFolder into(folder, 1);
  into.prepare();
  std::string path = save(into, 3);
  for (const char *copy : {"-best", ".2", "x"})
    std::filesystem::copy(path, path + copy);
  std::filesystem::copy(path, folder + "/step-3");
  std::filesystem::create_directory(folder + "/step-000009x.pending");
  // Of a checkpoint and its copies the one with its own name is resumed.
  EXPECT_EQ(findCheckpoint(folder), path);
  for (int64_t step : {4, 5})
    save(into, step);
  EXPECT_EQ(
      listFolder(folder),
      (Names{"run.lock", "step-000003-best", "step-000003.2", "step-000003x",
             "step-000005", "step-000009x.pending", "step-3"}));
  std::filesystem::remove_all(folder + "/step-000009x.pending");
}

TEST_F(Checkpoints, AFolderHasOneRun) {
  std::optional<CheckpointFolder> first(std::in_place, folder, 1);
  first->prepare();
  CheckpointFolder second(folder, 1);
  std::string text;
  try {
    second.prepare();
  } catch (const Error &error) {
    text = error.what();
  }
  EXPECT_EQ(text.find(folder +
                      "/run.lock: another run saves its checkpoints "
                      "here: process " +
                      std::to_string(getpid()) + " on "),
            0u)
      << text;
  first.reset();
  second.prepare();
}

namespace {
/// A process that was forked, as long as this lives.
class Forked {
public:
  explicit Forked(void (*begin)() = [] {}) : id(fork()) {
    if (id)
      return;
    begin();
    for (;;)
      pause();
  }
  ~Forked() {
    kill(id, SIGKILL);
    waitpid(id, nullptr, 0);
  }

private:
  pid_t id;
};
} // namespace

TEST_F(Checkpoints, LocksAreNotLeftToForkedProcesses) {
  std::optional<CheckpointFolder> first(std::in_place, folder, 1);
  first->prepare();
  std::string manifest = save(*first, 3) + "/manifest.json";
  std::optional<FileLock> reader(std::in_place, manifest,
                                 FileLock::Kind::Reader);
  Forked child;
  first.reset();
  CheckpointFolder(folder, 1).prepare();
  reader.reset();
  EXPECT_TRUE(FileLock(manifest, FileLock::Kind::Remover).isHeld());
}

TEST_F(Checkpoints, LocksAreNotEndedByForkedProcesses) {
  static std::optional<CheckpointFolder> first;
  first.emplace(folder, 1);
  first->prepare();
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  static int told;
  told = ends[1];
  Forked child([] {
    first.reset();
    if (::write(told, "", 1) != 1)
      _exit(1);
  });
  char byte;
  ASSERT_EQ(::read(ends[0], &byte, 1), 1);
  EXPECT_THROW(CheckpointFolder(folder, 1).prepare(), Error);
  close(ends[0]);
  close(ends[1]);
  first.reset();
}

/// The text of the Error that finding a checkpoint throws; empty if none.
static std::string errorOfFinding(const std::string &folder) {
  try {
    findCheckpoint(folder);
    return "";
  } catch (const Error &error) {
    return error.what();
  }
}

TEST_F(Checkpoints, FoldersThatCannotBeListedHaveNoneAtRandom) {
  CheckpointFolder into(folder, 2);
  into.prepare();
  save(into, 3);
  EXPECT_EQ(findCheckpoint(folder + "/none"), "");
  rlimit before, none;
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  none = before;
  none.rlim_cur = 0;
  setrlimit(RLIMIT_NOFILE, &none);
  std::string text = errorOfFinding(folder);
  setrlimit(RLIMIT_NOFILE, &before);
  EXPECT_EQ(text, folder + ": can't list: Too many open files");
  readError = EIO;
  text = errorOfFinding(folder);
  readError = 0;
  EXPECT_EQ(text, folder + ": can't list: Input/output error");
  EXPECT_EQ(errorOfFinding(folder), "");
}

TEST_F(Checkpoints, ThatCannotBeLookedAtAreNotPassedOver) {
  CheckpointFolder into(folder, 2);
  into.prepare();
  std::string older = save(into, 3);
  unseen = save(into, 6);
  statError = EIO;
  std::string text = errorOfFinding(folder);
  std::string prepared;
  try {
    into = CheckpointFolder(folder, 2);
    into.prepare();
  } catch (const Error &error) {
    prepared = error.what();
  }
  EXPECT_EQ(text, unseen + ": can't look at it: Input/output error");
  EXPECT_EQ(prepared, text);
  // One that is gone, or is a user's.
  statError = ENOENT;
  EXPECT_EQ(findCheckpoint(folder), older);
  statError = EIO;
  std::filesystem::rename(unseen, unseen + "-best");
  unseen += "-best";
  EXPECT_EQ(findCheckpoint(folder), older);
  statError = 0;
}

TEST_F(Checkpoints, AreNotSavedInOne) {
  CheckpointFolder into(folder, 2);
  into.prepare();
  std::string path = save(into, 3), text;
  try {
    CheckpointFolder(path, 2).prepare();
  } catch (const Error &error) {
    text = error.what();
  }
  EXPECT_EQ(text, path + ": is a checkpoint, expected a folder of them; give "
                         "--checkpoint-dir the one that it is in, or another "
                         "one");
  EXPECT_EQ(listFolder(path),
            (Names{"manifest.json", rankFileName(0), rankFileName(1)}));
}

TEST_F(Checkpoints, FoldersOfOtherNamesNeedNoManifest) {
  CheckpointFolder into(folder, 1);
  into.prepare();
  std::string path = save(into, 3);
  std::filesystem::create_directory(folder + "/step-000100-best");
  EXPECT_EQ(findCheckpoint(folder), path);
  std::filesystem::create_directory(folder + "/step-000100");
  EXPECT_THROW(findCheckpoint(folder), Error);
}

TEST_F(Checkpoints, WithoutTheirLockAreNotCompleted) {
  CheckpointFolder first(folder, 1), second(folder, 1);
  first.prepare();
  // Of a program that tidies up: it is locked again.
  std::filesystem::remove(folder + "/run.lock");
  std::string path = save(first, 3);
  EXPECT_THROW(second.prepare(), Error);
  std::filesystem::remove(folder + "/run.lock");
  second.prepare();
  std::string text;
  try {
    save(first, 6);
  } catch (const Error &error) {
    text = error.what();
  }
  EXPECT_EQ(text.find(folder + "/run.lock: is not the file that this run has "
                               "locked: that was removed, and another run"),
            0u)
      << text;
  EXPECT_EQ(findCheckpoint(folder), path);
  EXPECT_EQ(save(second, 6), folder + "/step-000006");
}

TEST_F(Checkpoints, WithoutLocksOfTheFileSystemAreSaved) {
  CheckpointFolder into(folder, 1);
  lockError = ENOLCK;
  ::testing::internal::CaptureStderr();
  into.prepare();
  save(into, 3);
  save(into, 6);
  lockError = 0;
  EXPECT_EQ(::testing::internal::GetCapturedStderr(),
            "fsdp-run: warning: " + folder +
                "/run.lock: can't lock: No locks available; nothing keeps "
                "another run that saves its checkpoints here from doing so at "
                "the same time\n");
}

// A rank of an earlier start may write still.
TEST_F(Checkpoints, RunsHavePendingFoldersOfTheirOwn) {
  CheckpointFolder first(folder, 1), second(folder, 1), third(folder, 1);
  first.begin(3);
  second.prepare();
  second.begin(3);
  EXPECT_NE(first.pending(3), second.pending(3));
  third.join(second.runNumber());
  EXPECT_EQ(third.pending(3), second.pending(3));
  // Comes too late, and is not removed by who has not the lock.
  first.begin(3);
  std::string late = first.pending(3) + "/" + rankFileName(1);
  write(late, "x");
  std::string path = save(second, 3);
  EXPECT_EQ(errorOf(path, manifest), "");
  EXPECT_EQ(read(late), "x");
  // Nothing is written through a link.
  std::filesystem::create_directory_symlink(path, second.pending(4));
  EXPECT_THROW(second.begin(4), Error);
}

// As of a rank whose folder is on a disk of its own machine.
TEST_F(Checkpoints, HaveTheFilesOfAllRanks) {
  CheckpointFolder into(folder, 1);
  into.prepare();
  std::string path = save(into, 3);
  lostRank = 1;
  std::string text;
  try {
    save(into, 4);
  } catch (const Error &error) {
    text = error.what();
  }
  EXPECT_NE(text.find("/rank-00001.safetensors: expected the 256 bytes that "
                      "rank 1 has written, found no file; give "
                      "--checkpoint-dir a folder that is the same one for all "
                      "ranks"),
            std::string::npos)
      << text;
  into.discard();
  EXPECT_EQ(listFolder(folder), (Names{"run.lock", "step-000003"}));
  EXPECT_EQ(findCheckpoint(folder), path);
}

TEST_F(Checkpoints, AxesDoNotOverlap) {
  EXPECT_THROW(changed("\"replicate_axes\":[]", "\"replicate_axes\":[0]"),
               Error);
}

TEST_F(Checkpoints, SayWhatDecidesTheirCourse) {
  CheckpointFolder into(folder, 1);
  into.prepare();
  CheckpointInfo info = readCheckpoint(save(into, 3, 0.25));
  EXPECT_EQ(info.course.at("lr_schedule"), "linear:total=9");
  EXPECT_EQ(info.evalLoss, 0.25);
  EXPECT_EQ(info.evaluations.best, 0.125);
  EXPECT_EQ(info.evaluations.worse, 3);
  ASSERT_TRUE(info.evaluations.plateau);
  EXPECT_EQ(info.evaluations.plateau->factor, 0.1);
  EXPECT_EQ(info.evaluations.plateau->best, 0.5);
  EXPECT_EQ(info.evaluations.plateau->worse, 2);
  EXPECT_EQ(info.evaluations.plateau->cooldown, 1);
  EXPECT_EQ(info.name, "step-000003");
}

// Such an evaluation, too, is not made again.
TEST_F(Checkpoints, KnowLossesThatAreNotFinite) {
  CheckpointFolder into(folder, 1);
  into.prepare();
  CheckpointInfo info = readCheckpoint(save(into, 3, NAN));
  ASSERT_TRUE(info.evalLoss);
  EXPECT_TRUE(std::isnan(*info.evalLoss));
  info.evaluations.best = INFINITY;
  CheckpointInfo again = parseCheckpoint(formatCheckpoint(info, program));
  EXPECT_EQ(again.evaluations.best, INFINITY);
}

TEST_F(Checkpoints, OfAnotherModel) {
  CheckpointFolder into(folder, 2);
  into.prepare();
  std::string path = save(into, 1);
  EXPECT_EQ(errorOf(path, manifest), "");
  EXPECT_EQ(errorOf(path, changed("\"fqn\":\"u.b\"", "\"fqn\":\"u.c\"")),
            path + ": lacks 'u.c'; lacks 'm' of 'u.c'; has 'u.b', which the "
                   "artifact has not; has 'm' of 'u.b', which the artifact has "
                   "not");
  EXPECT_EQ(errorOf(path, changed("\"slot\":\"m\"", "\"slot\":\"v\"")),
            path + ": lacks 'v' of 'u.w'; lacks 'v' of 'u.b'; has 'm' of "
                   "'u.b', which the artifact has not; has 'm' of 'u.w', which "
                   "the artifact has not");
  EXPECT_EQ(errorOf(path, changed("\"shape\":[2,2]", "\"shape\":[4]")),
            path + ": 'u.w' is f32[2, 2], expected f32[4]; 'm' of 'u.w' is "
                   "f32[2, 2], expected f32[4]");
}

TEST_F(Checkpoints, DamageIsNamed) {
  CheckpointFolder into(folder, 2);
  into.prepare();
  std::string path = save(into, 1), file = path + "/rank-00001.safetensors",
              info = path + "/manifest.json", sound = read(file),
              text = read(info);
  std::string damaged = sound;
  damaged.back() ^= 1;
  write(file, damaged);
  std::string error = errorOf(path, manifest);
  EXPECT_EQ(error.rfind(file + ": is damaged: its CRC-32C is ", 0), 0u)
      << error;
  write(file, sound.substr(0, sound.size() - 1));
  EXPECT_NE(errorOf(path, manifest).find("truncated"), std::string::npos);
  write(file, sound + "x");
  EXPECT_NE(errorOf(path, manifest).find("1 bytes behind"), std::string::npos);
  std::remove(file.c_str());
  EXPECT_EQ(errorOf(path, manifest),
            file + ": can't open: No such file or directory");
  // Another rank's file, of another size.
  write(file, read(path + "/rank-00000.safetensors"));
  error = errorOf(path, manifest);
  EXPECT_NE(error.find(" bytes, expected " + std::to_string(sound.size())),
            std::string::npos)
      << error;
  write(file, sound);
  EXPECT_EQ(errorOf(path, manifest), "");

  for (auto [from, to, expected] :
       {std::tuple<const char *, const char *, const char *>{
            "\"step\":1", "\"step\":2", "manifest.json: is damaged: its CRC"},
        {"\"}\n", "", "does not end with its CRC-32C"}}) {
    damaged = text;
    damaged.replace(damaged.rfind(from), std::strlen(from), to);
    write(info, damaged);
    error = errorOf(path, manifest);
    EXPECT_NE(error.find(expected), std::string::npos) << error;
    EXPECT_THROW(findCheckpoint(folder), Error);
  }
  write(info, "{}");
  EXPECT_EQ(errorOf(path, manifest), info + ": is truncated: it has 2 bytes");
}

/// Replaces the checksum behind a manifest by that of what is there.
static std::string sealed(const std::string &text) {
  size_t end = text.rfind(",\"crc32c\":\"");
  if (end == std::string::npos)
    return text;
  return text.substr(0, end) + ",\"crc32c\":\"" +
         checksumText(crc32c(text.data(), end)) + "\"}\n";
}

static void change(std::string &text, std::mt19937 &random) {
  static const char *const words[] = {
      "-1",   "0", "1", "4611686018427387904", "1e99", "null", "[]", "{}",
      "\"\"", "2", ",", "9007199254740993"};
  size_t at = random() % text.size();
  switch (random() % 5) {
  case 0:
    text[at] = static_cast<char>(random());
    break;
  case 1:
    text.resize(at);
    break;
  case 2:
    text.insert(at, random() % 100, static_cast<char>(random()));
    break;
  default: {
    // A number becomes another one, or no number.
    size_t begin = text.find_first_of("0123456789", at);
    if (begin == std::string::npos)
      break;
    size_t end =
        std::min(text.find_first_not_of("0123456789", begin), text.size());
    text.replace(begin, end - begin, words[random() % std::size(words)]);
  }
  }
  if (text.empty())
    text = " ";
}

// No damage goes unnoticed; and where someone made the checksums fit, nothing
// outside of the files is read.
TEST_F(Checkpoints, RandomDamage) {
  CheckpointFolder into(folder, 2);
  into.prepare();
  std::string path = save(into, 1);
  std::vector<std::string> names = listFolder(path), sound;
  for (const std::string &name : names)
    sound.push_back(read(path + "/" + name));
  // A program that is cut in another way reads every element.
  std::string text = program;
  for (auto [from, to] :
       {std::pair<const char *, const char *>{"\"world\":2,\n",
                                              "\"world\":3,\n"},
        {"\"grid\":[2]", "\"grid\":[3]"},
        {"\"world\":2,\n    \"shard_numel\":4,\"full_numel\":8",
         "\"world\":3,\n    \"shard_numel\":3,\"full_numel\":9"},
        {"\"shape\":[4],\"bytes\":16", "\"shape\":[3],\"bytes\":12"},
        {"\"shape\":[4],\n     \"bytes\":16",
         "\"shape\":[3],\n     \"bytes\":12"}})
    text.replace(text.find(from), std::strlen(from), to);
  Manifest other = parseManifest(text);
  std::mt19937 random(7);
  int64_t accepted = 0, sum = 0;
  for (int round = 0; round < rounds(200, 10000); ++round) {
    size_t which = random() % names.size();
    bool seals = round % 2;
    std::vector<std::string> damaged = sound;
    for (uint32_t count = 1 + random() % 3; count > 0; --count)
      change(damaged[which], random);
    if (damaged[which] == sound[which])
      continue;
    if (seals) {
      std::string &info = damaged[0];
      for (size_t rank = 0; which > 0 && rank < 2; ++rank) {
        auto place = info.find("\"rank-0000" + std::to_string(rank));
        auto begin = info.find("\"bytes\":", place) + 8;
        info.replace(begin, info.find('}', begin) - begin,
                     std::to_string(damaged[rank + 1].size()) +
                         ",\"crc32c\":\"" +
                         checksumText(crc32c(damaged[rank + 1].data(),
                                             damaged[rank + 1].size())) +
                         "\"");
      }
      info = sealed(info);
    }
    for (size_t file = 0; file < names.size(); ++file)
      write(path + "/" + names[file], damaged[file]);
    try {
      Checkpoint checkpoint(path, other);
      checkpoint.verify(0, 1);
      EXPECT_TRUE(seals) << "round " << round;
      ++accepted;
      for (int64_t rank = 0; rank < 3; ++rank)
        for (const char *slot : {"", "m"})
          for (const Param &param : other.units[0].params)
            for (float value : readAll(
                     checkpoint.find(param.fqn, slot, &other.units[0], rank),
                     param.numel))
              sum += value > 0;
    } catch (const Error &error) {
      EXPECT_EQ(std::string(error.what()).rfind(path, 0), 0u) << error.what();
    }
  }
  // Seals were right: damage in values is accepted then.
  EXPECT_GT(accepted, 0);
  EXPECT_GT(sum, 0);
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

namespace {
class WeightFiles : public Checkpoints {
protected:
  std::vector<float> w = {1, 2, 3, 4}, b = {5, 6, 7}, idle = {8};
  std::vector<int64_t> n = {9, 10};

  std::map<std::string, TensorView> all() {
    return {{"u.w", {"f32", {2, 2}, bytes(w), 16}},
            {"u.b", {"f32", {3}, bytes(b), 12}},
            {"n", {"i64", {2}, bytes(n), 16}},
            {"idle", {"f32", {1}, bytes(idle), 4}}};
  }
  std::string weightsError(const std::string &path) {
    try {
      Weights weights(path, {}, manifest);
      return "";
    } catch (const Error &error) {
      return error.what();
    }
  }
  void writeIndex(const std::string &map) {
    write(folder + "/w.json", "{\"weight_map\":{" + map + "}}");
  }
  void TearDown() override {
    for (const char *name : {"/w.json", "/1.st", "/2.st"})
      std::remove((folder + name).c_str());
    Checkpoints::TearDown();
  }
};
} // namespace

TEST_F(WeightFiles, TiedParametersHaveAnyName) {
  std::string path = folder + "/1.st";
  std::map<std::string, TensorView> tensors = all();
  tensors["v.w"] = tensors["u.w"];
  writeSafetensors(path, tensors, {});
  EXPECT_EQ(weightsError(path), "");
  tensors.erase("u.w");
  writeSafetensors(path, tensors, {});
  EXPECT_EQ(weightsError(path), "");
  EXPECT_EQ(Weights(path, {}, manifest).find("u.w")->bytes, 16);
  tensors["u.w"] = {"f32", {2, 2}, bytes(n), 16};
  writeSafetensors(path, tensors, {});
  EXPECT_EQ(weightsError(path),
            path + ": 'v.w' differs from 'u.w', to which it is tied; was the "
                   "artifact compiled from the model that was exported here?");
}

TEST_F(WeightFiles, AreCutWhileTheyAreRead) {
  std::string path = folder + "/1.st";
  std::map<std::string, TensorView> tensors = all();
  std::vector<uint16_t> half = {0x3f80, 0xc000, 0x3f00};
  tensors["u.b"] = {"bf16", {3}, bytes(half), 6};
  tensors["v.w"] = tensors["u.w"];
  auto cut = [&] { EXPECT_EQ(truncate(path.c_str(), 0), 0); };
  const std::string part = path + ": was changed while it was in use: it has 0";
  writeSafetensors(path, tensors, {});
  {
    Weights weights(path, {}, manifest);
    float values[3];
    behindStat = cut;
    try {
      weights.copy("u.b", "f32", {3}, 0, 3, reinterpret_cast<char *>(values));
      FAIL() << "expected an error";
    } catch (const Error &error) {
      EXPECT_EQ(std::string(error.what()).rfind(part, 0), 0u) << error.what();
    }
  }
  // From the first look to where names of one parameter are compared.
  for (int last = 1; last <= 4; ++last) {
    behindStat = nullptr;
    writeSafetensors(path, tensors, {});
    int looks = 0;
    behindStat = [&] { ++looks == last ? cut() : void(); };
    EXPECT_NE(weightsError(path), "") << last;
    EXPECT_GE(looks, last);
  }
  behindStat = nullptr;
}

TEST_F(WeightFiles, FloatsAreWidened) {
  std::string path = folder + "/1.st";
  std::map<std::string, TensorView> tensors = all();
  std::vector<uint16_t> half = {0x3f80, 0xc000, 0x3f00}; // 1, -2, 1/2
  tensors["u.b"] = {"bf16", {3}, bytes(half), 6};
  tensors["idle"] = {"f16", {1}, bytes(half) + 2, 2};
  writeSafetensors(path, tensors, {});
  Weights weights(path, {}, manifest);
  float values[2];
  weights.copy("u.b", "f32", {3}, 1, 2, reinterpret_cast<char *>(values));
  EXPECT_EQ(values[0], -2.0f);
  EXPECT_EQ(values[1], 0.5f);
  // No step has it, so it is used as it is found.
  ASSERT_EQ(weights.find("idle")->dtype, "f32");
  std::memcpy(values, weights.find("idle")->data, 4);
  EXPECT_EQ(values[0], -2.0f);
  std::vector<double> wide(3);
  tensors["u.b"] = {"f64", {3}, bytes(wide), 24};
  writeSafetensors(path, tensors, {});
  EXPECT_EQ(
      weightsError(path).find(path + ": 'u.b' is f64[3], expected f32[3]"), 0u);
}

TEST_F(WeightFiles, WhatTheyLackIsInOthers) {
  std::string path = folder + "/1.st";
  std::map<std::string, TensorView> tensors = all(), other;
  other.insert(tensors.extract("u.b"));
  writeSafetensors(path, tensors, {});
  EXPECT_EQ(weightsError(path).find(path + ": lacks 'u.b'; was the artifact"),
            0u);
  std::string more = folder + "/more.st";
  writeSafetensors(more, other, {});
  EXPECT_THROW(Weights(path, {more, ""}, manifest), Error);
  EXPECT_EQ(Weights(path, {"", more}, manifest).find("u.b")->bytes, 12);
}

TEST_F(WeightFiles, FoldersOfTransformers) {
  EXPECT_EQ(weightsError(folder).find(folder +
                                      ": expected model.safetensors or "
                                      "model.safetensors.index.json"),
            0u);
  std::map<std::string, TensorView> first = all(), second;
  second.insert(first.extract("u.b"));
  writeSafetensors(folder + "/1.st", first, {});
  writeSafetensors(folder + "/2.st", second, {});
  std::string map = R"({"weight_map":{"u.w":"1.st","idle":"1.st","n":"1.st",)"
                    R"("u.b":"2.st"}})";
  write(folder + "/model.safetensors.index.json", map);
  EXPECT_EQ(weightsError(folder), "");
  second["u.b"].shape = {1, 3};
  writeSafetensors(folder + "/2.st", second, {});
  EXPECT_EQ(weightsError(folder).find(
                folder +
                "/model.safetensors.index.json: 'u.b' is "
                "f32[1, 3] in " +
                folder + "/2.st, expected f32[3]; was the artifact"),
            0u);
  // As transformers does.
  writeSafetensors(folder + "/model.safetensors", all(), {});
  EXPECT_EQ(weightsError(folder), "");
}

TEST_F(WeightFiles, AnIndexNamesSeveralFiles) {
  std::map<std::string, TensorView> first = all(), second;
  second.insert(first.extract("u.b"));
  second.insert(first.extract("n"));
  writeSafetensors(folder + "/1.st", first, {});
  writeSafetensors(folder + "/2.st", second, {});
  std::string path = folder + "/w.json";
  writeIndex(R"("u.w":"1.st","idle":"1.st","u.b":"2.st","n":"2.st")");
  EXPECT_EQ(weightsError(path), "");
  EXPECT_EQ(Weights(path, {}, manifest).find("u.b")->bytes, 12);
  writeIndex(R"("u.w":"1.st","idle":"2.st","u.b":"2.st")");
  EXPECT_EQ(weightsError(path),
            path + ": 'idle' is not in " + folder + "/2.st; lacks 'n' of " +
                folder + "/2.st; lacks 'idle' of " + folder + "/1.st");
  writeIndex(R"("u.w":"../1.st")");
  EXPECT_EQ(weightsError(path),
            path + ": 'u.w': expected the name of a file beside the index");
  writeIndex(R"("u.w":"3.st")");
  EXPECT_EQ(weightsError(path),
            folder + "/3.st: can't open: No such file or directory");
  write(path, "[1]");
  EXPECT_EQ(weightsError(path),
            path + ": expected a JSON object with a 'weight_map'");
}
