//===- Files.cpp - reading files, and writing them completely -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/Files.h"
#include "io/Errors.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// Checksums
//===----------------------------------------------------------------------===//

namespace {
/// Checksums of each byte with 0 to 7 zeros behind it.
struct ChecksumTables {
  std::array<std::array<uint32_t, 256>, 8> rows;

  ChecksumTables() {
    for (uint32_t byte = 0; byte < 256; ++byte) {
      uint32_t crc = byte;
      for (int bit = 0; bit < 8; ++bit)
        crc = crc >> 1 ^ (crc & 1 ? 0x82F63B78u : 0);
      rows[0][byte] = crc;
    }
    for (uint32_t byte = 0; byte < 256; ++byte)
      for (size_t zeros = 1; zeros < 8; ++zeros)
        rows[zeros][byte] =
            rows[zeros - 1][byte] >> 8 ^ rows[0][rows[zeros - 1][byte] & 0xff];
  }
};
} // namespace

/// The processor's instruction; takes and returns what is not yet inverted.
#if defined(__x86_64__)
__attribute__((target("sse4.2"))) static uint32_t
crc32cOfProcessor(const unsigned char *at, size_t bytes, uint32_t crc) {
  uint64_t wide = crc;
  for (; bytes >= 8; bytes -= 8, at += 8) {
    uint64_t word;
    std::memcpy(&word, at, sizeof(word));
    wide = __builtin_ia32_crc32di(wide, word);
  }
  crc = static_cast<uint32_t>(wide);
  for (; bytes > 0; --bytes, ++at)
    crc = __builtin_ia32_crc32qi(crc, *at);
  return crc;
}
#endif

uint32_t fsdp::run::crc32c(const void *data, size_t bytes, uint32_t crc) {
  static const ChecksumTables tables;
  const auto &rows = tables.rows;
  const auto *at = static_cast<const unsigned char *>(data);
  crc = ~crc;
#if defined(__x86_64__)
  static const bool hasInstruction = __builtin_cpu_supports("sse4.2");
  if (hasInstruction)
    return ~crc32cOfProcessor(at, bytes, crc);
#endif
  for (; bytes >= 8; bytes -= 8, at += 8) {
    uint32_t low = crc ^ (at[0] | uint32_t{at[1]} << 8 | uint32_t{at[2]} << 16 |
                          uint32_t{at[3]} << 24);
    crc = rows[7][low & 0xff] ^ rows[6][low >> 8 & 0xff] ^
          rows[5][low >> 16 & 0xff] ^ rows[4][low >> 24] ^ rows[3][at[4]] ^
          rows[2][at[5]] ^ rows[1][at[6]] ^ rows[0][at[7]];
  }
  for (; bytes > 0; --bytes, ++at)
    crc = crc >> 8 ^ rows[0][(crc ^ *at) & 0xff];
  return ~crc;
}

std::string fsdp::run::checksumText(uint32_t crc) {
  char text[9];
  std::snprintf(text, sizeof(text), "%08x", crc);
  return text;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// A file beside `path`, which is written first.
static std::string neighbourOf(const std::string &path) {
  return path + ".tmp" + std::to_string(getpid());
}

std::string fsdp::run::parentOf(const std::string &path) {
  size_t slash = path.find_last_of('/');
  return slash == std::string::npos ? "."
         : slash == 0               ? "/"
                                    : path.substr(0, slash);
}

/// Makes names in a folder last; returns an error number.
static int syncFolder(const std::string &path) {
  int folder = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0)
    return errno;
  // Some file systems can't, and need not.
  int error = fsync(folder) != 0 && errno != EINVAL ? errno : 0;
  close(folder);
  return error;
}

/// Whether a name is that of a file which a process has open, as those behind
/// /dev/stdout are: such links have no target that could be replaced.
static bool isOpenFile(const std::string &path) {
  return path.rfind("/proc/", 0) == 0;
}

/// What links lead to, which need not exist.
static std::string followLinks(std::string path) {
  constexpr int mostLinks = 40;
  char target[4096];
  for (int link = 0; link < mostLinks && !isOpenFile(path); ++link) {
    ssize_t length = readlink(path.c_str(), target, sizeof(target));
    if (length <= 0 || length == static_cast<ssize_t>(sizeof(target)))
      break;
    std::string next(target, static_cast<size_t>(length));
    path = next[0] == '/' ? next : parentOf(path) + "/" + next;
  }
  return path;
}

/// Whether a name is of something other than a regular file.
static bool isSpecial(const std::string &path) {
  struct stat status;
  return stat(path.c_str(), &status) == 0 &&
         (!S_ISREG(status.st_mode) || isOpenFile(path));
}

/// Opens a file that was not there. One that a process of the same number has
/// left goes away; a link is not followed.
static int createNew(const std::string &path) {
  unlink(path.c_str());
  return open(path.c_str(),
              O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
}

NewFile::NewFile(const std::string &path)
    : path(path), place(followLinks(path)) {
  if (!isSpecial(place))
    neighbour = neighbourOf(place);
  file = neighbour.empty() ? open(place.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC)
                           : createNew(neighbour);
  if (file < 0)
    fail(errno);
}

NewFile::~NewFile() {
  if (file < 0)
    return;
  close(file);
  if (!neighbour.empty())
    unlink(neighbour.c_str());
}

void NewFile::fail(int error) const {
  throw Error(path + ": can't write: " + std::strerror(error));
}

void NewFile::write(const void *data, size_t bytes) {
  digest.crc = crc32c(data, bytes, digest.crc);
  digest.bytes += static_cast<int64_t>(bytes);
  for (const char *at = static_cast<const char *>(data); bytes > 0;) {
    ssize_t written = ::write(file, at, bytes);
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      fail(written < 0 ? errno : ENOSPC);
    at += written;
    bytes -= static_cast<size_t>(written);
  }
}

/// Whether writes go past the caches from now on.
static bool setDirect(int file, bool direct) {
  int flags = fcntl(file, F_GETFL);
  return flags >= 0 &&
         fcntl(file, F_SETFL, direct ? flags | O_DIRECT : flags & ~O_DIRECT) ==
             0;
}

void NewFile::writeImage(const char *data, size_t bytes) {
  // What the processor has just read for the checksum is still near it.
  constexpr size_t block = size_t{4} << 20;
  // Copies to the system's caches are most of what writing costs otherwise.
  bool direct = !neighbour.empty() && setDirect(file, true);
  for (size_t at = 0; at < bytes;) {
    size_t count = std::min(block, bytes - at);
    if (direct && count >= pageBytes) {
      count = count / pageBytes * pageBytes;
      ssize_t written = ::write(file, data + at, count);
      if (written > 0 && static_cast<size_t>(written) % pageBytes == 0) {
        digest.crc =
            crc32c(data + at, static_cast<size_t>(written), digest.crc);
        digest.bytes += written;
        at += static_cast<size_t>(written);
        continue;
      }
      if (written < 0 && errno == EINTR)
        continue;
      // Nothing of this block counts: a part of a page is written again.
      if (written > 0 && lseek(file, static_cast<off_t>(at), SEEK_SET) < 0)
        fail(errno);
    }
    if (std::exchange(direct, false) && !setDirect(file, false))
      fail(errno);
    write(data + at, count);
    at += count;
  }
}

FileDigest NewFile::commit() {
  bool isRenamed = !neighbour.empty();
  if (isRenamed &&
      (fsync(file) != 0 || rename(neighbour.c_str(), place.c_str()) != 0))
    fail(errno);
  int error = close(file) != 0 ? errno
              : isRenamed      ? syncFolder(parentOf(place))
                               : 0;
  file = -1;
  if (error)
    fail(error);
  return digest;
}

void fsdp::run::expectWritable(const std::string &path, bool replaces) {
  struct stat status;
  bool exists = stat(path.c_str(), &status) == 0;
  if (exists && S_ISDIR(status.st_mode))
    throw Error(path + ": can't write: " + std::strerror(EISDIR));
  // A device, or a file that is written in place.
  if (exists && (!replaces || !S_ISREG(status.st_mode))) {
    if (access(path.c_str(), W_OK) != 0)
      throw Error(path + ": can't write: " + std::strerror(errno));
    return;
  }
  std::string neighbour = neighbourOf(followLinks(path));
  int file = createNew(neighbour);
  if (file < 0)
    throw Error(path + ": can't write: " + std::strerror(errno));
  close(file);
  unlink(neighbour.c_str());
}

std::string fsdp::run::placeOfFile(const std::string &path) {
  std::string place = followLinks(path);
  if (isSpecial(place))
    return "";
  char *folder = realpath(parentOf(place).c_str(), nullptr);
  std::string real = folder ? folder : parentOf(place);
  std::free(folder);
  return real + "/" + place.substr(place.find_last_of('/') + 1);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// What something is that is no regular file.
static const char *kindOf(const struct stat &status) {
  return S_ISFIFO(status.st_mode)   ? "a pipe"
         : S_ISSOCK(status.st_mode) ? "a socket"
                                    : "a device";
}

/// Opens a regular file and looks at it, without waiting for what is none;
/// throws an Error that says what can't be done.
static int openToRead(const std::string &path, const char *verb,
                      struct stat &status) {
  int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  int error = file < 0 || fstat(file, &status) != 0 ? errno
              : S_ISDIR(status.st_mode)             ? EISDIR
                                                    : 0;
  bool isRegular = !error && S_ISREG(status.st_mode);
  if (file >= 0 && !isRegular)
    close(file);
  if (error)
    throw Error(path + ": can't " + verb + ": " + std::strerror(error));
  if (!isRegular)
    throw Error(path + ": is " + kindOf(status) + ", expected a file");
  return file;
}

static FileIdentity identityOf(const struct stat &status) {
  return {static_cast<int64_t>(status.st_dev),
          static_cast<int64_t>(status.st_ino),
          static_cast<int64_t>(status.st_size),
          static_cast<int64_t>(status.st_mtim.tv_sec),
          static_cast<int64_t>(status.st_mtim.tv_nsec)};
}

/// Throws an Error if a file that is the one of before was written to.
static void expectUnwritten(const std::string &path, const FileIdentity &before,
                            const struct stat &status) {
  FileIdentity now = identityOf(status);
  if (now[0] != before[0] || now[1] != before[1] || now == before)
    return;
  throw Error(path + ": was changed while it was in use: it has " +
              std::to_string(now[2]) + " bytes, it had " +
              std::to_string(before[2]) +
              "; write another file and rename it instead");
}

/// Reads bytes of an open file; returns how many are behind its end.
static size_t readAt(const std::string &path, int file, size_t offset,
                     size_t bytes, void *to) {
  ssize_t count = 1;
  for (char *at = static_cast<char *>(to); bytes > 0 && count != 0;) {
    count = pread(file, at, bytes, static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      throw Error(path + ": can't read: " + std::strerror(errno));
    at += count;
    offset += static_cast<size_t>(count);
    bytes -= static_cast<size_t>(count);
  }
  return bytes;
}

MappedFile::MappedFile(const std::string &path) : path(path) {
  struct stat status;
  int error = 0;
  file = openToRead(path, "open", status);
  identity = identityOf(status);
  if (status.st_size > 0) {
    size = static_cast<size_t>(status.st_size);
    void *memory = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (memory == MAP_FAILED)
      error = errno;
    else
      data = static_cast<const unsigned char *>(memory);
  }
  // A checkpoint of very many ranks leaves room for other files.
  constexpr int mostKept = 512;
  if (error || file > mostKept) {
    close(file);
    file = -1;
  }
  if (error)
    throw Error(path + ": can't open: " + std::strerror(error));
}

MappedFile::~MappedFile() {
  if (data)
    munmap(const_cast<unsigned char *>(data), size);
  if (file >= 0)
    close(file);
}

void MappedFile::expectUnchanged() const {
  struct stat status;
  if (stat(path.c_str(), &status) == 0)
    expectUnwritten(path, identity, status);
}

void MappedFile::copy(size_t offset, size_t bytes, void *to) const {
  expectUnchanged();
  if (file < 0) {
    std::memcpy(to, data + offset, bytes);
    return;
  }
  size_t missing = readAt(path, file, offset, bytes, to);
  expectUnchanged();
  // Its name may be another file's by now.
  if (missing > 0)
    throw Error(path + ": was cut while it was in use");
}

ReadFile::ReadFile(const std::string &path) : path(path) {
  struct stat status;
  file = openToRead(path, "open", status);
  identity = identityOf(status);
}

ReadFile::~ReadFile() { close(file); }

void ReadFile::read(size_t offset, size_t bytes, void *to) const {
  if (readAt(path, file, offset, bytes, to) > 0)
    throw Error(path + ": was cut while it was in use: it ends before byte " +
                std::to_string(offset + bytes) + ", it had " +
                std::to_string(size()));
  struct stat status;
  if (fstat(file, &status) == 0)
    expectUnwritten(path, identity, status);
}

/// Calls `visit(bytes, count)` for each part of a file, until it returns false.
template <typename Visitor>
static void readParts(const std::string &path, Visitor visit) {
  struct stat status;
  int file = openToRead(path, "read", status), error = 0;
  std::vector<char> part(1 << 18);
  while (!error) {
    ssize_t count = read(file, part.data(), part.size());
    if (count < 0 && errno != EINTR)
      error = errno;
    if (count == 0 ||
        (count > 0 && !visit(part.data(), static_cast<size_t>(count))))
      break;
  }
  close(file);
  if (error)
    throw Error(path + ": can't read: " + std::strerror(error));
}

std::string fsdp::run::readFile(const std::string &path, int64_t mostBytes) {
  std::string text;
  readParts(path, [&](const char *data, size_t count) {
    text.append(data, count);
    return static_cast<int64_t>(text.size()) <= mostBytes;
  });
  if (static_cast<int64_t>(text.size()) > mostBytes)
    throw Error(path + ": has more than " + std::to_string(mostBytes) +
                " bytes, expected fewer");
  return text;
}

FileDigest fsdp::run::digestFile(const std::string &path) {
  FileDigest digest;
  readParts(path, [&](const char *data, size_t count) {
    digest.crc = crc32c(data, count, digest.crc);
    digest.bytes += static_cast<int64_t>(count);
    return true;
  });
  return digest;
}

//===----------------------------------------------------------------------===//
// Folders
//===----------------------------------------------------------------------===//

bool fsdp::run::exists(const std::string &path) {
  struct stat status;
  return lstat(path.c_str(), &status) == 0;
}

int64_t fsdp::run::sizeOfFile(const std::string &path) {
  struct stat status;
  return stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode)
             ? static_cast<int64_t>(status.st_size)
             : -1;
}

bool fsdp::run::isFolder(const std::string &path) {
  struct stat status;
  return stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

bool fsdp::run::isFolderOrFail(const std::string &path) {
  struct stat status;
  if (stat(path.c_str(), &status) == 0)
    return S_ISDIR(status.st_mode);
  if (errno != ENOENT)
    throw Error(path + ": can't look at it: " + std::strerror(errno));
  return false;
}

bool fsdp::run::isRealFolder(const std::string &path) {
  struct stat status;
  return lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

void fsdp::run::removeFile(const std::string &path) {
  if (unlink(path.c_str()) != 0 && errno != ENOENT)
    throw Error(path + ": can't remove: " + std::strerror(errno));
}

void fsdp::run::makeFolders(const std::string &path) {
  for (size_t slash = 0; slash != std::string::npos;) {
    slash = path.find('/', slash + 1);
    std::string folder = path.substr(0, slash);
    if (mkdir(folder.c_str(), 0777) == 0) {
      syncFolder(parentOf(folder));
      continue;
    }
    int error = errno == EEXIST ? ENOTDIR : errno;
    if (!isFolder(folder))
      throw Error(path + ": can't make: " + std::strerror(error));
  }
}

/// Adds the names in a folder; returns an error number.
static int readFolder(const std::string &path,
                      std::vector<std::string> &names) {
  DIR *folder = opendir(path.c_str());
  if (!folder)
    return errno;
  errno = 0;
  while (dirent *entry = readdir(folder)) {
    std::string name = entry->d_name;
    if (name != "." && name != "..")
      names.push_back(std::move(name));
    errno = 0;
  }
  int error = errno;
  closedir(folder);
  return error;
}

std::vector<std::string> fsdp::run::listFolder(const std::string &path) {
  std::vector<std::string> names;
  if (int error = readFolder(path, names); error && error != ENOENT)
    throw Error(path + ": can't list: " + std::strerror(error));
  std::sort(names.begin(), names.end());
  return names;
}

void fsdp::run::removeFolder(
    const std::string &path,
    const std::function<bool(const std::string &)> &isOurs) {
  int folder =
      open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0)
    return;
  std::vector<std::string> names;
  // What can't be listed stays.
  readFolder(path, names);
  for (const std::string &name : names)
    if (isOurs(name))
      unlinkat(folder, name.c_str(), 0);
  close(folder);
  rmdir(path.c_str());
}

void fsdp::run::renameDurably(const std::string &from, const std::string &to) {
  int error =
      rename(from.c_str(), to.c_str()) != 0 ? errno : syncFolder(parentOf(to));
  if (error)
    throw Error(to + ": can't write: " + std::strerror(error));
}

//===----------------------------------------------------------------------===//
// Locks
//===----------------------------------------------------------------------===//

/// Unlocks a file and closes it. A lock is of all processes that have the file
/// open: closing leaves it to those that were forked meanwhile, and a forked
/// one leaves it to its owner.
static void unlock(int file, int64_t owner) {
  if (owner == getpid())
    flock(file, LOCK_UN);
  close(file);
}

LockFile::LockFile(const std::string &path, const std::string &what)
    : path(path), owner(getpid()) {
  file = open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666);
  if (file < 0)
    throw Error(path + ": can't write: " + std::strerror(errno));
  char text[256] = {};
  int error = flock(file, LOCK_EX | LOCK_NB) != 0 ? errno : 0;
  if (error && error != EWOULDBLOCK)
    std::fprintf(stderr,
                 "fsdp-run: warning: %s: can't lock: %s; nothing keeps another "
                 "run that %s here from doing so at the same time\n",
                 path.c_str(), std::strerror(error), what.c_str());
  if (error == EWOULDBLOCK) {
    ssize_t length = pread(file, text, sizeof(text) - 1, 0);
    close(file);
    std::string other(text, length > 0 ? static_cast<size_t>(length) : 0);
    other.erase(std::find(other.begin(), other.end(), '\n'), other.end());
    // One that was killed may have left processes.
    throw Error(path + ": another run " + what + " here" +
                (other.empty() ? ""
                               : ": " + other +
                                     ", or, where that has ended, one that "
                                     "it has forked"));
  }
  char host[64] = {};
  gethostname(host, sizeof(host) - 1);
  int length = std::snprintf(text, sizeof(text), "process %lld on %s\n",
                             static_cast<long long>(getpid()), host);
  // What it says is a help only.
  if (ftruncate(file, 0) == 0 &&
      pwrite(file, text, static_cast<size_t>(length), 0) != length)
    errno = 0;
}

LockFile::~LockFile() { unlock(file, owner); }

static bool isNameOf(const std::string &path, int file) {
  struct stat opened, named;
  return fstat(file, &opened) == 0 && stat(path.c_str(), &named) == 0 &&
         opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

bool LockFile::isInPlace() const { return isNameOf(path, file); }

FileLock::FileLock(const std::string &path, Kind kind)
    : path(path), owner(getpid()) {
  // Some file systems lock alone only what can be written.
  if (kind == Kind::Remover)
    file = open(path.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (file < 0)
    file = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (file < 0)
    throw Error(path + ": can't read: " + std::strerror(errno));
  bool isReader = kind == Kind::Reader;
  using namespace std::chrono;
  auto deadline = steady_clock::now() + seconds(10);
  while (flock(file, (isReader ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK && errno != EINTR)
      break;
    if (errno == EWOULDBLOCK && !isReader)
      return;
    if (steady_clock::now() > deadline) {
      close(file);
      throw Error(path + ": another process has locked it for 10 s");
    }
    std::this_thread::sleep_for(milliseconds(5));
  }
  held = true;
}

FileLock::~FileLock() { unlock(file, owner); }

bool FileLock::isInPlace() const { return isNameOf(path, file); }
