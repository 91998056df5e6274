//===- FileService.h - files handed to others of the node --------*- C++
//-*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A process has files without a name (memfd). It hands them over a Unix socket,
// in a folder that only its user can enter, to processes of its user that know
// the word it told the ranks of its job. Nothing that a message says is opened.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BACKENDS_PROCESS_FILESERVICE_H
#define FSDP_RUNTIME_BACKENDS_PROCESS_FILESERVICE_H

#include <atomic>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <thread>
#include <vector>

struct fsdp_rt_world;

namespace fsdp::rt::process {

/// What a process asks another for.
struct FileRequest {
  /// The word, without a zero at its end.
  char word[64];
  /// Who asks, and which file it wants.
  int64_t rank, number;
};

/// Hands out files of this process.
class FileServer {
public:
  /// Finds a file; -1 if there is none of that number. On a thread of its own.
  using Finder = std::function<int(int64_t number)>;

  ~FileServer() { end(); }

  /// Makes the socket and begins to serve. Returns what went wrong, empty if
  /// nothing.
  std::string open(Finder finder);

  /// Where it is, and the word that opens it.
  const std::string &path() const { return socketPath; }
  const std::string &word() const { return secretWord; }

  /// Ends the socket's file when so many ranks have called; 0: now.
  void expect(int64_t ranks);

  /// Hands out nothing more. To be called before files are closed.
  void end();

private:
  std::string makeFolder();
  void run();
  void admit();
  bool answer(int socket);
  void closeDoor();

  Finder find;
  std::string folder, socketPath, secretWord;
  int door = -1, event = -1;
  std::vector<int> callers;
  std::set<int64_t> ranks;
  std::atomic<int64_t> expected{-1};
  std::atomic<bool> ended{false};
  std::thread thread;
};

/// Gets files of another process.
class FileClient {
public:
  FileClient(const fsdp_rt_world &world, std::string path, std::string word)
      : world(world), path(std::move(path)), word(std::move(word)) {}
  FileClient(const FileClient &) = delete;
  FileClient &operator=(const FileClient &) = delete;
  ~FileClient();

  /// Gets a file, which cannot shrink and has `bytes` at least. Blocks until it
  /// comes, or the world has failed. Returns -1 and the reason in `why`.
  int fetch(int64_t number, int64_t bytes, std::string &why);

private:
  bool connect(std::string &why);
  void hangUp();
  int ask(int64_t number, std::string &why);
  int receive(std::string &why);

  const fsdp_rt_world &world;
  std::string path, word;
  int socket = -1;
};

} // namespace fsdp::rt::process

#endif // FSDP_RUNTIME_BACKENDS_PROCESS_FILESERVICE_H
