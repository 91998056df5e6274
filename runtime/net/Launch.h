//===- Launch.h - who started this process ---------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_LAUNCH_H
#define FSDP_RUNTIME_NET_LAUNCH_H

#include <cstdint>
#include <string>

namespace fsdp::rt {

/// What the environment says about the processes of a job.
struct Launch {
  enum class Kind {
    Alone,      ///< nothing is set
    Mpi,        ///< mpirun or mpiexec: MPI knows rank and size
    Environment ///< torchrun, srun and the like: rank 0 has a known place
  };

  Kind kind = Kind::Alone;
  int64_t rank = 0, size = 1;
  /// Environment: where rank 0 listens.
  std::string address;
  int64_t port = 0;
  /// Variables that said so, for messages.
  std::string source;
};

/// Reads the environment. RANK and WORLD_SIZE with MASTER_ADDR (torchrun) or
/// SLURM_PROCID and SLURM_NTASKS (srun) need no MPI; OMPI_COMM_WORLD_RANK,
/// PMI_RANK and PMIX_RANK are those of MPI's launchers and come first. Returns
/// what is wrong, empty if nothing.
std::string readLaunch(Launch &launch);

/// Whether the launcher says that it started ranks on other machines, too.
/// False where it does not say.
bool expectsOtherMachines(const Launch &launch);

/// Names the network of this process: equal texts reach each other through the
/// loopback.
std::string networkName();

/// Names where this process can share memory: equal texts, same machine and
/// same namespaces. FSDP_NODE_RANKS=K lets every K ranks count as one node.
std::string nodeName(int64_t rank);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_LAUNCH_H
