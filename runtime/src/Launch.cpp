//===- Launch.cpp - who started this process ------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launch.h"
#include "Platform.h"

#include <cstdlib>
#include <fstream>
#include <unistd.h>

using namespace fsdp::rt;

static bool isSet(const char *name) {
  const char *text = std::getenv(name);
  return text && *text;
}

/// Reads the pair of variables; false if they are not both integers in range.
static bool readPair(const char *rank, const char *size, Launch &launch) {
  launch.rank = environmentInteger(rank, -1);
  launch.size = environmentInteger(size, -1);
  launch.source = std::string(rank) + " and " + size;
  return launch.size > 0 && launch.rank >= 0 && launch.rank < launch.size;
}

/// Rank 0's port. torchrun's own store listens at MASTER_PORT already.
static int64_t masterPort() {
  int64_t port = environmentInteger("MASTER_PORT", 29500);
  const char *agent = std::getenv("TORCHELASTIC_USE_AGENT_STORE");
  if (agent && std::string(agent) == "True")
    ++port;
  return environmentInteger("FSDP_MASTER_PORT", port);
}

std::string fsdp::rt::readLaunch(Launch &launch) {
  static const struct {
    const char *rank, *size;
    bool isMpi;
  } launchers[] = {{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", true},
                   {"PMI_RANK", "PMI_SIZE", true},
                   {"RANK", "WORLD_SIZE", false},
                   {"SLURM_PROCID", "SLURM_NTASKS", false}};
  for (const auto &known : launchers) {
    if (!isSet(known.rank) || !isSet(known.size))
      continue;
    if (!known.isMpi && !isSet("MASTER_ADDR")) {
      // srun starts programs of MPI, too; a lone RANK may mean anything.
      if (std::string(known.rank) == "SLURM_PROCID" &&
          readPair(known.rank, known.size, launch)) {
        launch.kind = Launch::Kind::Mpi;
        return "";
      }
      continue;
    }
    if (!readPair(known.rank, known.size, launch))
      return launch.source + ": expected a rank below the size, got '" +
             std::getenv(known.rank) + "' and '" + std::getenv(known.size) +
             "'";
    launch.kind = known.isMpi ? Launch::Kind::Mpi : Launch::Kind::Environment;
    if (known.isMpi)
      return "";
    launch.address = std::getenv("MASTER_ADDR");
    launch.port = masterPort();
    if (launch.port < 1 || launch.port > 65535)
      return "MASTER_PORT: expected 1 to 65535, got " +
             std::to_string(launch.port);
    return "";
  }
  return "";
}

static std::string linkOf(const char *path) {
  char text[128];
  ssize_t length = readlink(path, text, sizeof(text));
  return length > 0 ? std::string(text, static_cast<size_t>(length)) : "";
}

std::string fsdp::rt::nodeName(int64_t rank) {
  std::string name;
  std::ifstream file("/proc/sys/kernel/random/boot_id");
  std::getline(file, name);
  name += " " + linkOf("/proc/self/ns/pid") + " " +
          linkOf("/proc/self/ns/net") + " " + std::to_string(geteuid());
  int64_t ranks = environmentInteger("FSDP_NODE_RANKS", 0);
  if (ranks > 0)
    name += " part " + std::to_string(rank / ranks);
  return name;
}
