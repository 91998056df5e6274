//===- Addresses.cpp - where processes are reached -----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Addresses.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sstream>
#include <sys/socket.h>
#include <unistd.h>

using namespace fsdp::rt;

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

static const char *chosenInterfaces() {
  const char *text = std::getenv("FSDP_SOCKET_IFNAME");
  return text ? text : "";
}

bool fsdp::rt::choosesInterfaces() { return *chosenInterfaces() != 0; }

/// Whether the list of names, as NCCL spells it, has this one.
static bool isChosen(const std::string &list, const std::string &name) {
  size_t begin = list.find_first_not_of("^=");
  if (begin == std::string::npos)
    return true;
  std::string marks = list.substr(0, begin);
  bool whole = marks.find('=') != std::string::npos;
  bool found = false;
  std::istringstream names(list.substr(begin));
  for (std::string one; std::getline(names, one, ',');)
    found |= !one.empty() &&
             (whole ? name == one : name.compare(0, one.size(), one) == 0);
  return found != (marks.find('^') != std::string::npos);
}

static bool isLoopback(const sockaddr *address) {
  if (address->sa_family == AF_INET)
    return ntohl(reinterpret_cast<const sockaddr_in *>(address)
                     ->sin_addr.s_addr) >>
               24 ==
           127;
  const in6_addr &in6 =
      reinterpret_cast<const sockaddr_in6 *>(address)->sin6_addr;
  return IN6_IS_ADDR_LOOPBACK(&in6) ||
         (IN6_IS_ADDR_V4MAPPED(&in6) && in6.s6_addr[12] == 127);
}

static socklen_t sizeOf(const sockaddr *address) {
  return address->sa_family == AF_INET6 ? sizeof(sockaddr_in6)
                                        : sizeof(sockaddr_in);
}

/// As text; empty for what is no address of IP, or one that means something
/// else on each machine.
static std::string print(const sockaddr *address) {
  if (address->sa_family != AF_INET && address->sa_family != AF_INET6)
    return "";
  if (address->sa_family == AF_INET6 &&
      IN6_IS_ADDR_LINKLOCAL(
          &reinterpret_cast<const sockaddr_in6 *>(address)->sin6_addr))
    return "";
  char text[NI_MAXHOST];
  return getnameinfo(address, sizeOf(address), text, sizeof(text), nullptr, 0,
                     NI_NUMERICHOST) == 0
             ? text
             : "";
}

/// Calls `visit` with the name of an interface and an address.
template <typename Visitor>
static void visitInterfaces(Visitor visit) {
  ifaddrs *list = nullptr;
  if (getifaddrs(&list) != 0)
    return;
  for (const ifaddrs *one = list; one; one = one->ifa_next)
    if (one->ifa_addr && (one->ifa_flags & IFF_UP) &&
        (one->ifa_addr->sa_family == AF_INET ||
         one->ifa_addr->sa_family == AF_INET6))
      visit(std::string(one->ifa_name), one->ifa_addr);
  freeifaddrs(list);
}

std::vector<std::string> fsdp::rt::ownAddresses(std::string &why) {
  std::vector<std::string> addresses;
  std::vector<std::pair<std::string, std::string>> found;
  std::string list = chosenInterfaces(), names;
  visitInterfaces([&](const std::string &name, const sockaddr *address) {
    std::string text = print(address);
    if (names.find(name) == std::string::npos)
      names += (names.empty() ? "" : ", ") + name;
    if (!text.empty() && !isLoopback(address) && isChosen(list, name))
      found.emplace_back(name, text);
  });
  // The system lists all IPv4 addresses first.
  for (const auto &first : found)
    for (const auto &one : found)
      if (one.first == first.first &&
          std::find(addresses.begin(), addresses.end(), one.second) ==
              addresses.end())
        addresses.push_back(one.second);
  if (addresses.empty() && !list.empty())
    why = "FSDP_SOCKET_IFNAME=" + list +
          ": expected an interface with an address, there are " + names;
  return addresses;
}

//===----------------------------------------------------------------------===//
// Hosts
//===----------------------------------------------------------------------===//

/// Finds the addresses of a host; returns an error of getaddrinfo.
static int findAddresses(const std::string &host, addrinfo *&found) {
  addrinfo hints = {};
  hints.ai_socktype = SOCK_DGRAM;
  return host.empty() ? EAI_NONAME
                      : getaddrinfo(host.c_str(), "9", &hints, &found);
}

/// Calls `visit` with the addresses of a host, until it returns true.
template <typename Visitor>
static bool resolve(const std::string &host, Visitor visit) {
  addrinfo *found = nullptr;
  if (findAddresses(host, found))
    return false;
  bool done = false;
  for (const addrinfo *info = found; info && !done; info = info->ai_next)
    done = visit(*info);
  freeaddrinfo(found);
  return done;
}

/// Whether an address stands for all of whichever machine reads it.
static bool isUnspecified(const sockaddr *address) {
  if (address->sa_family == AF_INET)
    return reinterpret_cast<const sockaddr_in *>(address)->sin_addr.s_addr ==
           INADDR_ANY;
  return address->sa_family == AF_INET6 &&
         IN6_IS_ADDR_UNSPECIFIED(
             &reinterpret_cast<const sockaddr_in6 *>(address)->sin6_addr);
}

std::string fsdp::rt::whyNoHost(const std::string &host) {
  addrinfo *found = nullptr;
  if (int error = findAddresses(host, found))
    return gai_strerror(error);
  bool isNone = isUnspecified(found->ai_addr);
  freeaddrinfo(found);
  return isNone ? "it stands for all addresses of a machine" : "";
}

bool fsdp::rt::isThisMachine(const std::string &host) {
  return resolve(host, [](const addrinfo &info) {
    if (isLoopback(info.ai_addr))
      return true;
    std::string wanted = print(info.ai_addr);
    bool found = false;
    visitInterfaces([&](const std::string &, const sockaddr *address) {
      found |= !wanted.empty() && print(address) == wanted;
    });
    return found;
  });
}

bool fsdp::rt::isLoopback(const std::string &host) {
  return resolve(
      host, [](const addrinfo &info) { return ::isLoopback(info.ai_addr); });
}

/// The own address towards a host, empty if that is unknown or the loopback.
static std::string addressTowards(const std::string &host) {
  std::string result;
  resolve(host, [&](const addrinfo &info) {
    // Nothing is sent.
    int fd = socket(info.ai_family, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    sockaddr_storage own = {};
    auto *address = reinterpret_cast<sockaddr *>(&own);
    socklen_t size = sizeof(own);
    bool known = fd >= 0 && connect(fd, info.ai_addr, info.ai_addrlen) == 0 &&
                 getsockname(fd, address, &size) == 0;
    if (known && !isLoopback(address))
      result = print(address);
    if (fd >= 0)
      close(fd);
    return known;
  });
  return result;
}

std::vector<std::string>
fsdp::rt::reachableAddresses(const std::string &towards) {
  std::string why;
  std::vector<std::string> addresses = ownAddresses(why);
  std::string best = addressTowards(towards);
  if (choosesInterfaces() &&
      std::find(addresses.begin(), addresses.end(), best) == addresses.end())
    best.clear();
  if (const char *given = std::getenv("FSDP_HOST_ADDRESS"); given && *given)
    best = given;
  if (!best.empty()) {
    addresses.erase(std::remove(addresses.begin(), addresses.end(), best),
                    addresses.end());
    addresses.insert(addresses.begin(), best);
  }
  addresses.push_back("127.0.0.1");
  return addresses;
}
