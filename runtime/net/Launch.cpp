//===- Launch.cpp - who started this process ------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launch.h"
#include "core/Platform.h"
#include "fsdp_rt.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
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

/// Whether a variable that names a port is no number, as that is no port which
/// one may choose otherwise.
static bool isNoNumber(const char *name) {
  const char *text = std::getenv(name);
  return text && text[std::strspn(text, "-0123456789")] != '\0';
}

/// Rank 0's port. torchrun's own store listens at MASTER_PORT already.
static int64_t masterPort(int64_t otherwise) {
  int64_t port = environmentInteger("MASTER_PORT", otherwise);
  const char *agent = std::getenv("TORCHELASTIC_USE_AGENT_STORE");
  if (agent && std::string(agent) == "True")
    ++port;
  return environmentInteger("FSDP_MASTER_PORT", port);
}

/// The first host of a list as Slurm writes it: "node[03-05,9],other" is
/// node03.
static std::string firstHost(const std::string &list) {
  size_t end = list.find_first_of("[,");
  std::string host = list.substr(0, end);
  if (end == std::string::npos || list[end] == ',')
    return host;
  size_t number = list.find_first_of("-,]", end);
  size_t close = list.find(']', end);
  if (number == std::string::npos || close == std::string::npos)
    return "";
  host += list.substr(end + 1, number - end - 1);
  // What follows the brackets belongs to the name.
  return host + list.substr(close + 1, list.find(',', close) - close - 1);
}

/// Where rank 0 of a Slurm job listens: MASTER_ADDR, else the first of its
/// hosts, at MASTER_PORT, else at a port that the numbers of job and step
/// choose.
static void readSlurm(Launch &launch) {
  for (const char *name : {"SLURM_STEP_NODELIST", "SLURM_JOB_NODELIST"})
    if (launch.address.empty() && isSet(name))
      launch.address = firstHost(std::getenv(name));
  int64_t job = environmentInteger("SLURM_JOB_ID", 0);
  int64_t step = environmentInteger("SLURM_STEP_ID", 0);
  launch.port = 20000 + (job * 31 + step) % 10000;
}

/// Fills in where rank 0 is; returns what is wrong.
static std::string findMaster(bool isSlurm, Launch &launch) {
  launch.kind = Launch::Kind::Environment;
  if (isSet("MASTER_ADDR"))
    launch.address = std::getenv("MASTER_ADDR");
  launch.port = 29500;
  if (isSlurm)
    readSlurm(launch);
  for (const char *name : {"MASTER_PORT", "FSDP_MASTER_PORT"})
    if (isNoNumber(name))
      return std::string(name) + ": expected 1 to 65535, got '" +
             std::getenv(name) + "'";
  launch.port = masterPort(launch.port);
  if (launch.address.empty())
    return launch.source + ": expected MASTER_ADDR, SLURM_STEP_NODELIST or "
                           "SLURM_JOB_NODELIST to name the host of rank 0";
  if (launch.port < 1 || launch.port > 65535)
    return "MASTER_PORT: expected 1 to 65535, got " +
           std::to_string(launch.port);
  return "";
}

std::string fsdp::rt::readLaunch(Launch &launch) {
  enum Source { Mpi, Torchrun, Slurm };
  static const struct {
    const char *rank, *size;
    Source source;
  } launchers[] = {{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", Mpi},
                   {"PMI_RANK", "PMI_SIZE", Mpi},
                   {"RANK", "WORLD_SIZE", Torchrun},
                   {"SLURM_PROCID", "SLURM_NTASKS", Slurm}};
  for (const auto &known : launchers) {
    if (!isSet(known.rank) || !isSet(known.size))
      continue;
    // A lone RANK may mean anything, and a batch script is a task of Slurm that
    // srun has not started.
    if (known.source != Mpi && !isSet("MASTER_ADDR") &&
        !(known.source == Slurm && isSet("SLURM_STEP_ID")))
      continue;
    if (!readPair(known.rank, known.size, launch))
      return launch.source + ": expected a rank below the size, got '" +
             std::getenv(known.rank) + "' and '" + std::getenv(known.size) +
             "'";
    if (launch.size > FSDP_RT_MAX_RANKS)
      return launch.source + ": expected at most " +
             std::to_string(FSDP_RT_MAX_RANKS) + " processes, got " +
             std::getenv(known.size);
    // srun --mpi=pmix starts programs of MPI.
    if (known.source == Mpi || isSet("PMIX_RANK")) {
      launch.kind = Launch::Kind::Mpi;
      return "";
    }
    return findMaster(known.source == Slurm, launch);
  }
  return "";
}

int32_t fsdp_rt_launched(int64_t *rank, int64_t *size, char *message,
                         int64_t message_size) {
  Launch launch;
  std::string error = readLaunch(launch);
  if (message && message_size > 0)
    std::snprintf(message, static_cast<size_t>(message_size), "%s",
                  error.c_str());
  *rank = launch.rank;
  *size = launch.size;
  return error.empty() ? FSDP_RT_OK : FSDP_RT_INVALID_ARGUMENT;
}

bool fsdp::rt::expectsOtherMachines(const Launch &launch) {
  if (launch.kind == Launch::Kind::Alone)
    return false;
  // torchrun's, Open MPI's, MPICH's: so many of the ranks are here.
  for (const char *name :
       {"LOCAL_WORLD_SIZE", "OMPI_COMM_WORLD_LOCAL_SIZE", "MPI_LOCALNRANKS"})
    if (isSet(name) && environmentInteger(name, launch.size) < launch.size)
      return true;
  // Slurm's: so many machines.
  return isSet("SLURM_PROCID") &&
         environmentInteger("SLURM_STEP_NUM_NODES", 1) > 1;
}

static std::string linkOf(const char *path) {
  char text[128];
  ssize_t length = readlink(path, text, sizeof(text));
  return length > 0 ? std::string(text, static_cast<size_t>(length)) : "";
}

std::string fsdp::rt::networkName() {
  std::string name;
  std::ifstream file("/proc/sys/kernel/random/boot_id");
  std::getline(file, name);
  return name + " " + linkOf("/proc/self/ns/net");
}

std::string fsdp::rt::nodeName(int64_t rank) {
  std::string name = networkName() + " " + linkOf("/proc/self/ns/pid") + " " +
                     std::to_string(geteuid());
  int64_t ranks = environmentInteger("FSDP_NODE_RANKS", 0);
  if (ranks > 0)
    name += " part " + std::to_string(rank / ranks);
  return name;
}
