//===- FuzzMesh.cpp - messages of a rank on another node ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What comes over a link of the data plane, while messages of some sizes are
// waited for. A rank is known when it has a link, but may be broken.
//
//===----------------------------------------------------------------------===//

#include "net/SocketTransport.h"

#include <cstddef>
#include <cstring>
#include <sys/socket.h>
#include <unistd.h>

using namespace fsdp::rt;

static fsdp_rt_world *makeWorld() {
  fsdp_rt_world_options options = {};
  options.struct_size = sizeof(options);
  options.world_size = 2;
  options.backend = "embedded";
  fsdp_rt_world *world = nullptr;
  fsdp_rt_world_create(&options, &world, nullptr, 0);
  return world;
}

/// The first byte says whether messages are sealed, with a key that nobody
/// knows.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static fsdp_rt_world *world = makeWorld();
  static SocketMesh mesh(*world, Trust(), false);
  int ends[2];
  std::string why;
  if (size == 0 || !world ||
      socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) != 0)
    return 0;
  DataLink link;
  link.socket = ends[0];
  bool isSealed = (*data & 1) && Mac::isAvailable(why);
  if (isSealed) {
    Digest key = {1, 2, 3};
    link.sent = std::make_unique<Seal>(key);
    link.received = std::make_unique<Seal>(key);
  }
  SocketTransport transport(mesh, 0);
  transport.add(1, std::move(link));
  ssize_t sent = send(ends[1], data + 1, size - 1, MSG_NOSIGNAL);
  shutdown(ends[1], SHUT_WR);
  char buffers[3][24];
  Request requests[3] = {};
  for (int at = 0; at < 3; ++at)
    transport.receive(buffers[at], 8 * (at + 1), 1, at % 2, requests[at]);
  std::string wrong;
  for (int turn = 0; sent >= 0 && turn < 16 && wrong.empty(); ++turn)
    for (Request &request : requests) {
      bool done = false;
      if (request && wrong.empty())
        wrong = transport.test(request, done);
      if (done && isSealed)
        __builtin_trap();
    }
  for (Request &request : requests)
    transport.cancel(request);
  close(ends[1]);
  return 0;
}
