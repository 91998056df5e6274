//===- RankProcess.h - a rank as a process of this machine -----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `fsdp-run --ranks` starts: this program once more, with the variables
// that torchrun sets. Launcher.h decides when.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TOOLS_FSDP_RUN_RANKPROCESS_H
#define FSDP_TOOLS_FSDP_RUN_RANKPROCESS_H

#include <csignal>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fsdp::run {

/// Set where `fsdp-run --ranks` has started a process: the id of the launcher,
/// which is that of its parent. Of what inherits it from a rank it is not.
inline constexpr char kLauncher[] = "FSDP_LAUNCHER";

/// The status with which such a process ends where a rank or a device was lost:
/// the same run may go on from its last checkpoint.
inline constexpr int kLostStatus = 75;

/// Lines of several processes, each whole. What several of them say is said
/// once: all know why a world has failed.
class JoinedOutput {
public:
  /// Writes a line of a rank to standard output or error.
  void write(int64_t rank, int to, const std::string &line);

private:
  /// Who has said it first.
  std::map<std::string, int64_t> said;
};

/// A process and what it says.
class RankProcess {
public:
  /// What all processes of a start have alike.
  struct Job {
    std::vector<std::string> command;
    int64_t ranks = 0, restarts = 0;
    int port = 0;
    /// The process that starts them.
    pid_t launcher = 0;
    /// Empty: none.
    std::string secret;
    /// Signals as they were before this program blocked some.
    sigset_t signals = {};
    /// The group of the processes: that of the first one, 0 for itself.
    pid_t group = 0;
  };

  /// Starts it; throws an Error. It is killed when this program ends.
  RankProcess(const Job &job, int64_t rank);
  /// Kills it unless it has ended.
  ~RankProcess();
  RankProcess(const RankProcess &) = delete;
  RankProcess &operator=(const RankProcess &) = delete;

  int64_t rank() const { return number; }
  pid_t id() const { return process; }

  /// The ends of its pipes that are open.
  std::vector<int> pipes() const;
  /// Passes on what it has said, as far as it is there.
  void pump(JoinedOutput &output);
  /// Passes on what is left after its end.
  void finish(JoinedOutput &output);

  /// Its status as waitpid() gives it, when it has ended.
  std::optional<int> status();

  /// Ends it; that it was this program is known.
  void kill();
  bool wasKilled() const { return killed; }

private:
  struct Pipe {
    int descriptor = -1, to = 0;
    std::string begun;
  };

  [[noreturn]] void run(const Job &job, const int (&ends)[2]) const;
  void read(Pipe &pipe, JoinedOutput &output);
  void closePipe(Pipe &pipe, JoinedOutput &output);

  int64_t number;
  pid_t process = -1;
  Pipe out, err;
  std::optional<int> ended;
  bool killed = false;
};

} // namespace fsdp::run

#endif // FSDP_TOOLS_FSDP_RUN_RANKPROCESS_H
