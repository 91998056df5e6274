//===- FileService.cpp - files handed to others of the node ---------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FileService.h"
#include "core/Suspension.h"
#include "core/World.h"
#include "net/Trust.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace fsdp::rt;
using namespace fsdp::rt::process;

/// Whether the other side is of the same user.
static bool isOwnUser(int socket) {
  ucred other = {};
  socklen_t size = sizeof(other);
  return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 &&
         other.uid == geteuid();
}

static bool fillAddress(const std::string &path, sockaddr_un &address) {
  address = {};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof(address.sun_path))
    return false;
  std::memcpy(address.sun_path, path.c_str(), path.size());
  return true;
}

//===----------------------------------------------------------------------===//
// Handing out
//===----------------------------------------------------------------------===//

void FileServer::end() {
  ended.store(true);
  uint64_t one = 1;
  if (thread.joinable() && write(event, &one, sizeof(one)) > 0)
    thread.join();
  closeDoor();
  for (int socket : callers)
    close(socket);
  callers.clear();
  if (event >= 0)
    close(event);
  event = -1;
}

/// Names of folders begin so, six letters follow.
constexpr const char *folderPrefix = "fsdp-rt-";

/// Whether a folder is as mkdtemp makes them for this user.
static bool isPrivate(const struct stat &info) {
  return S_ISDIR(info.st_mode) && (info.st_mode & 07777) == 0700 &&
         info.st_uid == geteuid();
}

/// Removes a socket where nobody listens. Returns whether there is none now.
static bool removeLeft(const sockaddr_un &address) {
  struct stat info;
  if (lstat(address.sun_path, &info) != 0)
    return errno == ENOENT;
  // Of what is no socket connecting says the same.
  if (!S_ISSOCK(info.st_mode))
    return false;
  int one = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  bool isLeft = one >= 0 &&
                connect(one, reinterpret_cast<const sockaddr *>(&address),
                        sizeof(address)) != 0 &&
                errno == ECONNREFUSED;
  if (one >= 0)
    close(one);
  return isLeft && unlink(address.sun_path) == 0;
}

/// Removes what processes of this user left that were killed when ranks met:
/// folders that are older than a start takes, and where nobody listens.
static void sweep(const std::string &place) {
  constexpr time_t startSeconds = 60;
  size_t length = std::strlen(folderPrefix) + 6;
  DIR *list = opendir(place.c_str());
  while (const dirent *entry = list ? readdir(list) : nullptr) {
    std::string name = entry->d_name, folder = place + "/" + name;
    struct stat info;
    sockaddr_un address;
    if (name.size() != length || name.rfind(folderPrefix, 0) != 0 ||
        lstat(folder.c_str(), &info) != 0 || !isPrivate(info) ||
        time(nullptr) - info.st_mtime < startSeconds ||
        !fillAddress(folder + "/memory", address))
      continue;
    // Fails where there is something left.
    if (removeLeft(address))
      rmdir(folder.c_str());
  }
  if (list)
    closedir(list);
}

/// A folder with a name that nobody can guess or take before.
std::string FileServer::makeFolder() {
  const char *own = std::getenv("XDG_RUNTIME_DIR");
  const char *temporary = std::getenv("TMPDIR");
  for (const char *place : {own, temporary, "/tmp", "/dev/shm"}) {
    // A relative path means something else to others, a long one fits nothing.
    constexpr size_t most = 80;
    if (!place || *place != '/' || std::strlen(place) > most)
      continue;
    std::string name = std::string(place) + "/" + folderPrefix + "XXXXXX";
    if (!mkdtemp(&name[0]))
      continue;
    sweep(place);
    folder = name;
    return "";
  }
  return std::string(
             "can't make a folder in XDG_RUNTIME_DIR, TMPDIR or /tmp: ") +
         std::strerror(errno);
}

std::string FileServer::open(Finder finder) {
  find = std::move(finder);
  secretWord = makeSecret();
  std::string why = makeFolder();
  if (!why.empty())
    return why;
  socketPath = folder + "/memory";
  sockaddr_un address;
  fillAddress(socketPath, address);
  event = eventfd(0, EFD_CLOEXEC);
  door = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (event < 0 || door < 0 ||
      bind(door, reinterpret_cast<sockaddr *>(&address), sizeof(address)) ||
      listen(door, 4096))
    return "can't listen at " + socketPath + ": " + std::strerror(errno);
  thread = std::thread([this] { run(); });
  return "";
}

void FileServer::expect(int64_t count) {
  expected.store(count);
  uint64_t one = 1;
  if (event >= 0 && write(event, &one, sizeof(one)) < 0)
    return; // full: it wakes anyway
}

void FileServer::closeDoor() {
  if (door >= 0)
    close(door);
  door = -1;
  if (!folder.empty()) {
    unlink(socketPath.c_str());
    rmdir(folder.c_str());
  }
  folder.clear();
}

void FileServer::admit() {
  int socket = accept4(door, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (socket >= 0 && isOwnUser(socket))
    callers.push_back(socket);
  else if (socket >= 0)
    close(socket);
  else if (errno == EMFILE || errno == ENFILE)
    poll(nullptr, 0, 20);
}

/// Answers one request; false if the caller is gone, or none of ours.
bool FileServer::answer(int socket) {
  FileRequest request;
  ssize_t got = recv(socket, &request, sizeof(request), MSG_DONTWAIT);
  if (got < 0)
    return errno == EAGAIN || errno == EINTR;
  if (got != sizeof(request) || secretWord.size() != sizeof(request.word) ||
      std::memcmp(request.word, secretWord.data(), sizeof(request.word)) != 0)
    return false;
  ranks.insert(request.rank);
  int file = find(request.number);
  if (file < 0)
    return false;
  iovec bytes = {&request.number, sizeof(request.number)};
  alignas(cmsghdr) char space[CMSG_SPACE(sizeof(int))] = {};
  msghdr message = {};
  message.msg_iov = &bytes;
  message.msg_iovlen = 1;
  message.msg_control = space;
  message.msg_controllen = sizeof(space);
  cmsghdr *rights = CMSG_FIRSTHDR(&message);
  rights->cmsg_level = SOL_SOCKET;
  rights->cmsg_type = SCM_RIGHTS;
  rights->cmsg_len = CMSG_LEN(sizeof(int));
  std::memcpy(CMSG_DATA(rights), &file, sizeof(int));
  return sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL) >= 0;
}

void FileServer::run() {
  std::vector<pollfd> wanted;
  while (!ended.load()) {
    int64_t wantedRanks = expected.load();
    if (wantedRanks >= 0 && static_cast<int64_t>(ranks.size()) >= wantedRanks)
      closeDoor();
    wanted.assign(1, {event, POLLIN, 0});
    for (int socket : callers)
      wanted.push_back({socket, POLLIN, 0});
    wanted.push_back({door, POLLIN, 0});
    poll(wanted.data(), wanted.size(), -1);
    uint64_t count;
    if ((wanted[0].revents & POLLIN) && read(event, &count, sizeof(count)) < 0)
      return;
    std::vector<int> staying;
    for (size_t at = 1; at + 1 < wanted.size(); ++at) {
      if (!wanted[at].revents || answer(wanted[at].fd))
        staying.push_back(wanted[at].fd);
      else
        close(wanted[at].fd);
    }
    callers = std::move(staying);
    if (wanted.back().revents)
      admit();
  }
}

//===----------------------------------------------------------------------===//
// Getting
//===----------------------------------------------------------------------===//

FileClient::~FileClient() { hangUp(); }

void FileClient::hangUp() {
  if (socket >= 0)
    close(socket);
  socket = -1;
}

bool FileClient::connect(std::string &why) {
  if (socket >= 0)
    return true;
  sockaddr_un address;
  if (fillAddress(path, address))
    socket = ::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
  if (socket >= 0 && ::connect(socket, reinterpret_cast<sockaddr *>(&address),
                               sizeof(address)) == 0) {
    if (isOwnUser(socket))
      return true;
    errno = EPERM;
  }
  why = path + ": " + std::strerror(errno);
  hangUp();
  return false;
}

/// Takes the file of an answer; -1 if there is none.
int FileClient::receive(std::string &why) {
  int64_t number = 0;
  iovec bytes = {&number, sizeof(number)};
  alignas(cmsghdr) char space[CMSG_SPACE(sizeof(int))] = {};
  msghdr message = {};
  message.msg_iov = &bytes;
  message.msg_iovlen = 1;
  message.msg_control = space;
  message.msg_controllen = sizeof(space);
  ssize_t got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  const cmsghdr *rights = got > 0 ? CMSG_FIRSTHDR(&message) : nullptr;
  int file = -1;
  if (rights && rights->cmsg_level == SOL_SOCKET &&
      rights->cmsg_type == SCM_RIGHTS &&
      rights->cmsg_len == CMSG_LEN(sizeof(int)))
    std::memcpy(&file, CMSG_DATA(rights), sizeof(int));
  if (file < 0)
    why = got == 0  ? "it does not hand it out"
          : got < 0 ? std::strerror(errno)
                    : "no file came (too many are open?)";
  return file;
}

/// Whether a file has its size for good.
static bool isFixed(int file, int64_t bytes) {
  struct stat info;
  int seals = fcntl(file, F_GET_SEALS);
  return fstat(file, &info) == 0 && S_ISREG(info.st_mode) &&
         info.st_size >= bytes && seals >= 0 && (seals & F_SEAL_SHRINK);
}

int FileClient::ask(int64_t number, std::string &why) {
  FileRequest request = {{}, world.firstRank, number};
  if (!connect(why))
    return -1;
  std::memcpy(request.word, word.data(),
              std::min(word.size(), sizeof(request.word)));
  if (::send(socket, &request, sizeof(request), MSG_NOSIGNAL) < 0) {
    why = std::strerror(errno);
    return -1;
  }
  pollfd wanted = {socket, POLLIN, 0};
  int64_t deadline = awakeNanoseconds() + world.timeoutMs * 1000000;
  while (pollAwake(&wanted, 1, 20) < 1) {
    if (statusOf(world) || awakeNanoseconds() > deadline) {
      // An answer that comes later is none to the next request.
      why = "it does not answer";
      return -1;
    }
  }
  return receive(why);
}

int FileClient::fetch(int64_t number, int64_t bytes, std::string &why) {
  int file = ask(number, why);
  // Why its owner is gone, the control knows better, and soon.
  for (int wait = 0; file < 0 && wait < 50 && !statusOf(world); ++wait)
    poll(nullptr, 0, 20);
  if (file >= 0 && isFixed(file, bytes))
    return file;
  if (file >= 0) {
    close(file);
    why = "what it hands out is no sealed memory of " + std::to_string(bytes) +
          " bytes";
  }
  hangUp();
  return -1;
}
