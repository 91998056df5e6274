//===- FuzzControl.cpp - messages of a rank to rank 0 ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a rank that is known sends over the control plane. It is trusted, but
// may be of another version, or broken.
//
//===----------------------------------------------------------------------===//

#include "core/World.h"
#include "net/TcpControl.h"

#include <cstddef>
#include <sys/socket.h>
#include <unistd.h>

using namespace fsdp::rt;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fsdp_rt_world world;
  world.size = 3;
  world.firstRank = 0;
  world.localRanks = 1;
  world.timeoutMs = 1000;
  world.progress = std::make_unique<Progress[]>(3);
  std::vector<TreeLink> links;
  int ends[2][2];
  for (int at = 0; at < 2; ++at) {
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends[at]) != 0)
      return 0;
    links.push_back({at + 1, TcpSocket(ends[at][0])});
    links.back().socket.believe();
  }
  ssize_t sent = send(ends[0][1], data, size, MSG_NOSIGNAL);
  for (auto &pair : ends)
    shutdown(pair[1], SHUT_WR);
  if (sent >= 0) {
    world.control = makeTcpControl(world, {0, 3}, std::move(links));
    // It ends with the world, as it does in a run.
    world.control->begin();
  }
  for (auto &pair : ends)
    close(pair[1]);
  return 0;
}
