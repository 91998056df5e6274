//===- FuzzGreeting.cpp - what strangers say ------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A caller and a listener that say anything: without the secret no caller gets
// in, and no listener is believed.
//
//===----------------------------------------------------------------------===//

#include "core/Platform.h"
#include "net/Reception.h"

#include <arpa/inet.h>
#include <cstddef>
#include <sys/socket.h>
#include <unistd.h>

using namespace fsdp::rt;

static Trust makeTrust(bool hasKey) {
  Trust trust;
  std::string why;
  if (hasKey && Mac::isAvailable(why))
    trust.setSecret("0123456789abcdef0123456789abcdef");
  else
    trust.trustsNetwork = true;
  return trust;
}

/// Says all of it to a listener.
static void call(const Trust &trust, Plane plane, const uint8_t *data,
                 size_t size) {
  static Listener *listener = [] {
    auto *opened = new Listener;
    if (!opened->open(0, /*anywhere=*/false).empty())
      std::abort();
    return opened;
  }();
  Reception reception(*listener, trust, plane);
  int caller = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<uint16_t>(listener->port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  // No time is waited for ports that were just used.
  linger none = {1, 0};
  setsockopt(caller, SOL_SOCKET, SO_LINGER, &none, sizeof(none));
  if (connect(caller, reinterpret_cast<sockaddr *>(&address),
              sizeof(address)) == 0) {
    send(caller, data, size, MSG_NOSIGNAL);
    shutdown(caller, SHUT_WR);
    std::vector<Guest> guests;
    for (int look = 0; look < 8 && guests.empty(); ++look)
      reception.wait(-1, 0, guests);
    if (trust.hasKey && !guests.empty())
      __builtin_trap();
    for (const Guest &guest : guests)
      if (guest.claim.size() > Reception::maxClaim)
        __builtin_trap();
  }
  close(caller);
}

/// Hears all of it from a listener.
static void hear(const Trust &trust, Plane plane, const uint8_t *data,
                 size_t size) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) != 0)
    return;
  TcpSocket caller(ends[0]);
  std::string why;
  send(ends[1], data, size, MSG_NOSIGNAL);
  shutdown(ends[1], SHUT_WR);
  Answer answer = callListener(caller, trust, plane,
                               nowNanoseconds() + 20'000'000, nullptr, why);
  if (trust.hasKey && answer == Answer::Known)
    __builtin_trap();
  TcpSocket::Header header;
  std::string bytes;
  if (answer == Answer::Known &&
      caller.await(header, bytes, nowNanoseconds() + 20'000'000, nullptr, why))
    isWelcome(caller, trust, header, bytes, why);
  close(ends[1]);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0)
    return 0;
  Trust trust = makeTrust(*data & 1);
  Plane plane = *data & 2 ? Plane::Data : Plane::Control;
  (*data & 4 ? hear : call)(trust, plane, data + 1, size - 1);
  return 0;
}
