//===- MpiLibrary.h - MPI, loaded at run time ------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MPI's C interface has one text and two binary forms: in Open MPI handles are
// addresses of variables of the library, in MPICH and those that follow its ABI
// (Intel MPI, MVAPICH, Cray) they are integers with fixed values. The library
// says itself which it is (MPI_Get_library_version, which may be called before
// anything else); others are refused. Few functions are used, so both forms are
// declared here and no MPI is needed to build.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_MPILIBRARY_H
#define FSDP_RUNTIME_NET_MPILIBRARY_H

#include "Transport.h"

namespace fsdp::rt {

/// What the backend needs of MPI: bytes between processes. One thread calls it
/// at a time. Functions return an empty text, or what went wrong.
class MpiLibrary : public Transport {
public:
  /// Initialises MPI unless the program has done so, and reads rank and size.
  virtual std::string initialize() = 0;

  /// Ends MPI if initialize() began it.
  virtual void finalize() = 0;

  /// Below 64 KiB, where MPI over TCP sends at once; larger messages wait for a
  /// handshake, which needs both sides to be in MPI.
  int64_t chunkBytes() const override { return int64_t{60} << 10; }
  int64_t window() const override { return 16; }
  bool letsGo() const override { return false; }

  int64_t rank = 0, size = 1;
  /// Of MPI_Get_library_version, its first line, and the file.
  std::string version, path;
  /// Set when a process of the job failed: MPI is left as it is at the end.
  bool broken = false;
};

/// The MPI of this process, which can be only one, loaded and initialised;
/// null and the reason in `why` if that fails. FSDP_MPI_LIBRARY names the file,
/// else it is looked for as the launcher suggests.
MpiLibrary *loadMpi(std::string &why);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_MPILIBRARY_H
