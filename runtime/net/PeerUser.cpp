//===- PeerUser.cpp - whose the other end of a connection is -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PeerUser.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <netinet/in.h>
#include <sstream>
#include <string>
#include <sys/socket.h>
#include <unistd.h>

using namespace fsdp::rt;

/// An address and a port as Linux prints them: words of the machine's order.
static std::string printEnd(const sockaddr_storage &end) {
  uint32_t words[4] = {};
  char text[48];
  if (end.ss_family == AF_INET) {
    const auto &in = reinterpret_cast<const sockaddr_in &>(end);
    std::snprintf(text, sizeof(text), "%08X:%04X", in.sin_addr.s_addr,
                  ntohs(in.sin_port));
    return text;
  }
  const auto &in6 = reinterpret_cast<const sockaddr_in6 &>(end);
  std::memcpy(words, &in6.sin6_addr, sizeof(words));
  std::snprintf(text, sizeof(text), "%08X%08X%08X%08X:%04X", words[0], words[1],
                words[2], words[3], ntohs(in6.sin6_port));
  return text;
}

/// Looks the other end up, whose own end is `local`. Returns whether the table
/// can be read, with the reason in `why` if not; `user` is -1 if it has none.
static bool findUser(const char *table, const std::string &local,
                     const std::string &remote, int64_t &user,
                     std::string &why) {
  errno = 0;
  std::ifstream file(table);
  std::string line, number, own, other, state, skip;
  if (!std::getline(file, line)) {
    why = std::string("its user is not known, since ") + table +
          " can't be read: " + (errno ? std::strerror(errno) : "it is empty") +
          "; set FSDP_JOB_SECRET to the same on all ranks";
    return false;
  }
  user = -1;
  while (user < 0 && std::getline(file, line)) {
    std::istringstream words(line);
    words >> number >> own >> other >> state;
    constexpr const char *established = "01";
    if (own != local || other != remote || state != established)
      continue;
    words >> skip >> skip >> skip >> user;
  }
  return true;
}

bool fsdp::rt::isOwnUsers(int socket, std::string &why) {
  sockaddr_storage here = {}, there = {};
  socklen_t size = sizeof(here), otherSize = sizeof(there);
  why = "it is another user's";
  if (getsockname(socket, reinterpret_cast<sockaddr *>(&here), &size) != 0 ||
      getpeername(socket, reinterpret_cast<sockaddr *>(&there), &otherSize) !=
          0)
    return false;
  const char *table =
      here.ss_family == AF_INET ? "/proc/net/tcp" : "/proc/net/tcp6";
  // What others open and close meanwhile may hide a line.
  for (int attempt = 0; attempt < 8; ++attempt) {
    int64_t user = -1;
    if (!findUser(table, printEnd(there), printEnd(here), user, why))
      return false;
    if (user >= 0)
      return user == static_cast<int64_t>(geteuid());
  }
  return false;
}
