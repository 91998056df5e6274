//===- Files.h - reading files, and writing them completely ----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_IO_FILES_H
#define FSDP_TRAIN_IO_FILES_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace fsdp::run {

/// CRC-32C (Castagnoli) of bytes that follow others with the checksum `crc`.
uint32_t crc32c(const void *data, size_t bytes, uint32_t crc = 0);

/// "0a1b2c3d".
std::string checksumText(uint32_t crc);

/// What a file has: its size, and the CRC-32C of its bytes.
struct FileDigest {
  int64_t bytes = 0;
  uint32_t crc = 0;
};

/// A file that is written beside its place and takes its name when it is
/// complete and on the disk. A link stays one: the file it names is replaced.
/// What is no regular file (a device, a pipe) is written to.
class NewFile {
public:
  /// Throws an Error if it can't be written, as write and commit do.
  explicit NewFile(const std::string &path);
  /// Leaves nothing behind unless it was committed.
  ~NewFile();
  NewFile(const NewFile &) = delete;
  NewFile &operator=(const NewFile &) = delete;

  void write(const void *data, size_t bytes);

  /// Writes the first bytes of a file, from memory that begins at a page, past
  /// the system's caches where it can.
  void writeImage(const char *data, size_t bytes);
  static constexpr size_t pageBytes = 4096;

  FileDigest commit();

private:
  [[noreturn]] void fail(int error) const;

  std::string path;
  /// Where the file is going to be, and where it is until then; empty if it is
  /// written in its place.
  std::string place, neighbour;
  int file = -1;
  FileDigest digest;
};

/// Throws an Error if a file can't be written, without touching it. It is
/// written in place, or replaced as by a NewFile.
void expectWritable(const std::string &path, bool replaces);

/// Where a file is that is written to, without links; it need not exist. Empty
/// for what is no regular file, to which several may write.
std::string placeOfFile(const std::string &path);

/// Files that are read are regular ones: pipes, which may have no end and are
/// waited for, and devices are errors.

/// A whole small file; throws an Error if it can't be read or has more bytes.
std::string readFile(const std::string &path, int64_t mostBytes);

/// Device, number, size, and time of the last change of a file.
using FileIdentity = std::array<int64_t, 5>;

/// A file whose bytes are mapped as long as it lives.
class MappedFile {
public:
  /// Throws an Error if it can't be read.
  explicit MappedFile(const std::string &path);
  ~MappedFile();
  MappedFile(const MappedFile &) = delete;
  MappedFile &operator=(const MappedFile &) = delete;

  /// Throws an Error if the file was written to or cut since it was opened:
  /// bytes behind its end can't be read. One that another has replaced is still
  /// what it was.
  void expectUnchanged() const;

  /// Copies bytes; throws an Error as above, also if the file is cut meanwhile,
  /// which would be a SIGBUS where they are mapped.
  void copy(size_t offset, size_t bytes, void *to) const;

  /// Null if there are none.
  const unsigned char *data = nullptr;
  size_t size = 0;

private:
  std::string path;
  /// Open to copy from; -1 where very many are.
  int file = -1;
  FileIdentity identity = {};
};

/// A file whose bytes are read when they are asked for.
class ReadFile {
public:
  /// Throws an Error if it can't be read.
  explicit ReadFile(const std::string &path);
  ~ReadFile();
  ReadFile(const ReadFile &) = delete;
  ReadFile &operator=(const ReadFile &) = delete;

  size_t size() const { return static_cast<size_t>(identity[2]); }
  /// Throws an Error if the file was written to or cut since it was opened.
  void read(size_t offset, size_t bytes, void *to) const;

private:
  std::string path;
  int file = -1;
  FileIdentity identity = {};
};

/// The checksum of a file of any size; throws an Error if it can't be read.
FileDigest digestFile(const std::string &path);

/// Whether there is something of a name, be it a link to nothing.
bool exists(const std::string &path);

/// The bytes of a regular file; -1 if there is none.
int64_t sizeOfFile(const std::string &path);

/// Whether there is a folder, or a link to one.
bool isFolder(const std::string &path);

/// The same; throws an Error where that can't be found out.
bool isFolderOrFail(const std::string &path);

/// Whether there is a folder that is no link.
bool isRealFolder(const std::string &path);

/// Removes a file, or a link but not what it leads to; one that is not there is
/// no error. Throws an Error if it stays.
void removeFile(const std::string &path);

/// Makes a folder, and those above it; one that exists is no error.
void makeFolders(const std::string &path);

/// The folder that a path is in.
std::string parentOf(const std::string &path);

/// Names of what is in a folder, sorted; none if there is no such folder.
/// Throws an Error if it can't be read.
std::vector<std::string> listFolder(const std::string &path);

/// Removes the files in a folder for whose names `isOurs` is true, and the
/// folder if nothing else is in it; follows no links.
void removeFolder(
    const std::string &path,
    const std::function<bool(const std::string &)> &isOurs =
        [](const std::string &) { return true; });

/// A file that one process at a time has locked, with a text about it; the
/// system unlocks it when the process ends.
class LockFile {
public:
  /// Throws an Error if another has it, with what that one says; `what` is done
  /// by its owner. Where the file system has no locks, that is a warning.
  LockFile(const std::string &path, const std::string &what);
  ~LockFile();
  LockFile(const LockFile &) = delete;
  LockFile &operator=(const LockFile &) = delete;

  /// Whether the name is still that of the file which is locked: who removes it
  /// lets another process in.
  bool isInPlace() const;

private:
  std::string path;
  /// The process.
  int64_t owner;
  int file = -1;
};

/// A lock on a file that exists, which many readers can have or one remover;
/// the system takes it away when the process ends.
class FileLock {
public:
  enum class Kind { Reader, Remover };

  /// A reader waits for a remover, whose lock is short, ten seconds at most.
  /// Where the file system has no locks, everyone gets it. Throws an Error if
  /// the file can't be read.
  FileLock(const std::string &path, Kind kind);
  ~FileLock();
  FileLock(const FileLock &) = delete;
  FileLock &operator=(const FileLock &) = delete;

  /// False for a remover of what is read.
  bool isHeld() const { return held; }
  /// Whether the name is still that of the file which is locked.
  bool isInPlace() const;

private:
  std::string path;
  /// The process.
  int64_t owner;
  int file = -1;
  bool held = false;
};

/// Renames a file or folder and makes that last.
void renameDurably(const std::string &from, const std::string &to);

} // namespace fsdp::run

#endif // FSDP_TRAIN_IO_FILES_H
