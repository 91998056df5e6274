//===- MpiLibrary.cpp - MPI, loaded at run time ---------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MpiLibrary.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <memory>
#include <mutex>
#include <vector>

using namespace fsdp::rt;

namespace {

/// Handles are addresses of variables.
struct OpenMpiAbi {
  using Handle = void *;
  Handle world, byte, errorsReturn, noRequest;
  /// MPI_STATUS_IGNORE.
  void *const ignored = nullptr;

  /// Returns the name of what is missing, or null.
  const char *find(void *library) {
    struct {
      const char *name;
      Handle &handle;
    } symbols[] = {{"ompi_mpi_comm_world", world},
                   {"ompi_mpi_byte", byte},
                   {"ompi_mpi_errors_return", errorsReturn},
                   {"ompi_request_null", noRequest}};
    for (auto &symbol : symbols) {
      symbol.handle = dlsym(library, symbol.name);
      if (!symbol.handle)
        return symbol.name;
    }
    return nullptr;
  }
};

/// Handles are integers with the values that the MPICH ABI initiative fixed.
struct MpichAbi {
  using Handle = int;
  Handle world = 0x44000000, byte = 0x4c00010d, errorsReturn = 0x54000001,
         noRequest = 0x2c000000;
  void *const ignored = reinterpret_cast<void *>(1);

  const char *find(void *) { return nullptr; }
};

constexpr int threadSerialized = 2; // in both

template <typename Abi>
class Library : public MpiLibrary {
  using Handle = typename Abi::Handle;

public:
  /// Looks all functions up; returns the name of what is missing, or null.
  const char *find(void *library) {
    const char *missing = abi.find(library);
    auto get = [&](auto &function, const char *name) {
      function = reinterpret_cast<std::decay_t<decltype(function)>>(
          dlsym(library, name));
      if (!function && !missing)
        missing = name;
    };
    get(initialized, "MPI_Initialized");
    get(initThread, "MPI_Init_thread");
    get(queryThread, "MPI_Query_thread");
    get(finalized, "MPI_Finalized");
    get(finish, "MPI_Finalize");
    get(commRank, "MPI_Comm_rank");
    get(commSize, "MPI_Comm_size");
    get(duplicate, "MPI_Comm_dup");
    get(setHandler, "MPI_Comm_set_errhandler");
    get(isend, "MPI_Isend");
    get(irecv, "MPI_Irecv");
    get(testOne, "MPI_Test");
    get(cancelOne, "MPI_Cancel");
    get(freeOne, "MPI_Request_free");
    get(errorString, "MPI_Error_string");
    return missing;
  }

  std::string initialize() override {
    int is = 0, provided = 0, number = 0, count = 0;
    initialized(&is);
    if (is) {
      // By the program around, in its way.
      std::string error = check(queryThread(&provided), "tell its threads");
      if (!error.empty())
        return error;
      if (provided < threadSerialized)
        return "MPI grants no calls from other threads than the main one, as "
               "the program has initialized it; expected MPI_Init_thread with "
               "MPI_THREAD_SERIALIZED";
    } else {
      std::string error = check(
          initThread(nullptr, nullptr, threadSerialized, &provided), "start");
      if (!error.empty())
        return error;
      begun = true;
    }
    if (provided < threadSerialized)
      return "MPI grants no calls from other threads than the main one";
    // Messages of the program around, whatever their tags, stay its own.
    std::string error =
        check(duplicate(abi.world, &own), "duplicate MPI_COMM_WORLD");
    if (!error.empty())
      return error;
    setHandler(own, abi.errorsReturn);
    error = check(commRank(own, &number), "rank");
    if (error.empty())
      error = check(commSize(own, &count), "size");
    rank = number;
    size = count;
    return error;
  }

  std::string send(const void *bytes, int64_t count, int64_t to, int tag,
                   Request &request) override {
    Handle handle = abi.noRequest;
    int status = isend(bytes, static_cast<int>(count), abi.byte,
                       static_cast<int>(to), tag, own, &handle);
    request = pack(handle);
    return check(status, "send");
  }

  std::string receive(void *bytes, int64_t count, int64_t from, int tag,
                      Request &request) override {
    Handle handle = abi.noRequest;
    int status = irecv(bytes, static_cast<int>(count), abi.byte,
                       static_cast<int>(from), tag, own, &handle);
    request = pack(handle);
    return check(status, "receive");
  }

  std::string test(Request &request, bool &done) override {
    int flag = 0;
    Handle handle = unpack(request);
    int status = testOne(&handle, &flag, abi.ignored);
    done = flag != 0;
    request = flag ? 0 : pack(handle);
    return check(status, "test");
  }

  void cancel(Request &request) override {
    if (!request)
      return;
    Handle handle = unpack(request);
    cancelOne(&handle);
    freeOne(&handle);
    request = 0;
  }

  void finalize() override {
    int is = 0;
    finalized(&is);
    if (begun && !is && !broken)
      finish();
  }

private:
  static Request pack(Handle handle) {
    Request request = 0;
    std::memcpy(&request, &handle, sizeof(handle));
    return request;
  }
  static Handle unpack(Request request) {
    Handle handle;
    std::memcpy(&handle, &request, sizeof(handle));
    return handle;
  }

  std::string check(int status, const char *what) {
    if (status == 0)
      return "";
    char text[1024] = {}; // larger than MPI_MAX_ERROR_STRING of both
    int length = 0;
    errorString(status, text, &length);
    return std::string("MPI can't ") + what + ": " + text;
  }

  Abi abi;
  /// A communicator of all processes that only this library uses.
  Handle own = {};
  bool begun = false;
  int (*initialized)(int *);
  int (*initThread)(int *, char ***, int, int *);
  int (*queryThread)(int *);
  int (*finalized)(int *);
  int (*finish)();
  int (*commRank)(Handle, int *);
  int (*commSize)(Handle, int *);
  int (*duplicate)(Handle, Handle *);
  int (*setHandler)(Handle, Handle);
  int (*isend)(const void *, int, Handle, int, int, Handle, Handle *);
  int (*irecv)(void *, int, Handle, int, int, Handle, Handle *);
  int (*testOne)(Handle *, int *, void *);
  int (*cancelOne)(Handle *);
  int (*freeOne)(Handle *);
  int (*errorString)(int, char *, int *);
};

} // namespace

/// Files to try: those of the MPI that started this process first.
static std::vector<std::string> candidates() {
  if (const char *path = std::getenv("FSDP_MPI_LIBRARY"); path && *path)
    return {path};
  std::vector<std::string> openMpi = {"libmpi.so.40"};
  std::vector<std::string> mpich = {"libmpich.so.12", "libmpi.so.12"};
  if (std::getenv("PMI_RANK") && !std::getenv("OMPI_COMM_WORLD_RANK"))
    std::swap(openMpi, mpich);
  openMpi.insert(openMpi.end(), mpich.begin(), mpich.end());
  openMpi.push_back("libmpi.so");
  return openMpi;
}

template <typename Abi>
static std::unique_ptr<MpiLibrary> bind(void *file, const std::string &path,
                                        std::string &why) {
  auto library = std::make_unique<Library<Abi>>();
  const char *missing = library->find(file);
  if (!missing)
    return library;
  why = path + " has no " + missing;
  return nullptr;
}

static std::unique_ptr<MpiLibrary> open(std::string &why) {
  void *file = nullptr;
  std::string path;
  for (const std::string &one : candidates()) {
    // Plugins of Open MPI expect its symbols to be global.
    file = dlopen(one.c_str(), RTLD_NOW | RTLD_GLOBAL);
    path = one;
    if (file)
      break;
    const char *error = dlerror();
    why += (why.empty() ? "" : "; ") + std::string(error ? error : one);
  }
  if (!file) {
    why = "no MPI can be loaded (FSDP_MPI_LIBRARY names one): " + why;
    return nullptr;
  }
  why.clear();
  auto getVersion = reinterpret_cast<int (*)(char *, int *)>(
      dlsym(file, "MPI_Get_library_version"));
  static char version[16384]; // larger than MPI_MAX_LIBRARY_VERSION_STRING
  int length = 0;
  if (!getVersion || getVersion(version, &length)) {
    why = path + " is no MPI of version 3 or later";
    return nullptr;
  }
  std::string name(version, std::strcspn(version, "\n"));
  std::unique_ptr<MpiLibrary> library;
  if (std::strstr(version, "Open MPI"))
    library = bind<OpenMpiAbi>(file, path, why);
  else if (std::strstr(version, "MPICH") || std::strstr(version, "Intel") ||
           std::strstr(version, "MVAPICH"))
    library = bind<MpichAbi>(file, path, why);
  else
    why = "not supported: " + path + ", which calls itself '" + name +
          "'; expected Open MPI, or MPICH or one with its ABI";
  if (library) {
    library->version = name;
    library->path = path;
  }
  return library;
}

MpiLibrary *fsdp::rt::loadMpi(std::string &why) {
  static std::mutex lock;
  static MpiLibrary *loaded = nullptr;
  static std::string error;
  std::lock_guard<std::mutex> guard(lock);
  if (!loaded && error.empty()) {
    std::unique_ptr<MpiLibrary> library = open(error);
    if (library)
      error = library->initialize();
    if (library && error.empty()) {
      // MPI lives as long as the process.
      loaded = library.release();
      std::atexit([] { loaded->finalize(); });
    } else if (error.empty()) {
      error = "no MPI can be loaded";
    }
  }
  why = error;
  return loaded;
}
