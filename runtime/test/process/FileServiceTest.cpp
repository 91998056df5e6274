//===- FileServiceTest.cpp - files handed out, and to whom ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "backends/process/FileService.h"
#include "backends/process/SharedMemory.h"
#include "core/Platform.h"
#include "fsdp_rt.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace fsdp::rt;
using namespace fsdp::rt::process;

/// What reserving memory comes to next, before it succeeds: kernels of some
/// versions end it where a signal comes.
static std::deque<int> reserveErrors;

/// In the place of the C library's.
extern "C" int posix_fallocate(int file, off_t offset, off_t count) {
  int error = 0;
  if (!reserveErrors.empty()) {
    error = reserveErrors.front();
    reserveErrors.pop_front();
  }
  if (!error && fallocate(file, 0, offset, count) != 0)
    error = errno;
  return error;
}

namespace {

constexpr int64_t bytes = 8192;

/// A file without a name that begins with a text.
int makeFile(const char *text, bool sealed) {
  int file = memfd_create("test", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  EXPECT_EQ(ftruncate(file, bytes), 0);
  EXPECT_GT(pwrite(file, text, std::strlen(text), 0), 0);
  if (sealed)
    fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
  return file;
}

class FileServices : public ::testing::Test {
protected:
  FileServices() {
    fsdp_rt_world_options options = {};
    options.struct_size = sizeof(options);
    options.world_size = 1;
    options.backend = "embedded";
    fsdp_rt_world_create(&options, &world, nullptr, 0);
    files = {makeFile("first", true), makeFile("second", true),
             makeFile("loose", false)};
    EXPECT_EQ(server.open([this](int64_t number) {
      bool isThere = number >= 0 && number < static_cast<int64_t>(files.size());
      return isThere ? files[static_cast<size_t>(number)] : -1;
    }),
              "");
  }
  ~FileServices() override {
    server.end();
    for (int file : files)
      close(file);
    fsdp_rt_world_destroy(world);
  }

  std::string fetch(FileClient &client, int64_t number, int64_t least = bytes) {
    std::string why;
    int file = client.fetch(number, least, why);
    if (file < 0)
      return why;
    char text[8] = {};
    EXPECT_GT(pread(file, text, sizeof(text) - 1, 0), 0);
    EXPECT_NE(ftruncate(file, 0), 0);
    close(file);
    return text;
  }

  /// A connection of somebody who need not know the word.
  int call() const {
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::strcpy(address.sun_path, server.path().c_str());
    int one = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    EXPECT_EQ(
        connect(one, reinterpret_cast<sockaddr *>(&address), sizeof(address)),
        0)
        << std::strerror(errno);
    return one;
  }

  fsdp_rt_world *world = nullptr;
  std::vector<int> files;
  FileServer server;
};

} // namespace

TEST_F(FileServices, HandOutWhatIsThere) {
  FileClient client(*world, server.path(), server.word());
  EXPECT_EQ(fetch(client, 1), "second");
  EXPECT_EQ(fetch(client, 0), "first");
  EXPECT_EQ(fetch(client, 7), "it does not hand it out");
  EXPECT_EQ(fetch(client, -1), "it does not hand it out");
  EXPECT_EQ(fetch(client, 0), "first");
}

TEST_F(FileServices, HandOutNothingWithoutTheWord) {
  FileClient wrong(*world, server.path(), std::string(64, '0'));
  FileClient none(*world, server.path(), "");
  EXPECT_EQ(fetch(wrong, 0), "it does not hand it out");
  EXPECT_EQ(fetch(none, 0), "it does not hand it out");
  FileClient nobody(*world, server.path() + "x", server.word());
  EXPECT_NE(fetch(nobody, 0).find("No such file"), std::string::npos);
}

TEST_F(FileServices, AreNotBelievedAboutSizes) {
  FileClient client(*world, server.path(), server.word());
  // One that may shrink under its reader, and one that is too small.
  EXPECT_EQ(fetch(client, 2),
            "what it hands out is no sealed memory of 8192 bytes");
  EXPECT_EQ(fetch(client, 0, bytes + 1),
            "what it hands out is no sealed memory of 8193 bytes");
}

TEST_F(FileServices, AreOfTheUserAlone) {
  std::filesystem::path folder =
      std::filesystem::path(server.path()).parent_path();
  struct stat info;
  ASSERT_EQ(stat(folder.c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777, 0700u);
  EXPECT_EQ(info.st_uid, geteuid());
}

TEST_F(FileServices, LeaveNoFileWhenAllHaveCalled) {
  std::filesystem::path folder =
      std::filesystem::path(server.path()).parent_path();
  server.expect(1);
  FileClient client(*world, server.path(), server.word());
  EXPECT_EQ(fetch(client, 0), "first");
  for (int wait = 0; wait < 200 && std::filesystem::exists(folder); ++wait)
    usleep(10000);
  EXPECT_FALSE(std::filesystem::exists(folder));
  EXPECT_EQ(fetch(client, 1), "second");
}

TEST(FileServers, RemoveWhatKilledOnesLeft) {
  namespace fs = std::filesystem;
  char place[] = "/tmp/fsdp-places-XXXXXX";
  ASSERT_TRUE(mkdtemp(place));
  std::string before = std::getenv("TMPDIR") ? std::getenv("TMPDIR") : "";
  std::string runtime =
      std::getenv("XDG_RUNTIME_DIR") ? std::getenv("XDG_RUNTIME_DIR") : "";
  unsetenv("XDG_RUNTIME_DIR");
  setenv("TMPDIR", place, 1);
  fs::path root = place;
  // Old and left, young and left, old and in use, somebody's own.
  const char *names[] = {"fsdp-rt-leftAA", "fsdp-rt-youngA", "fsdp-rt-usedAA",
                         "fsdp-rt-mineAA"};
  int sockets[4];
  for (int at = 0; at < 4; ++at) {
    fs::path folder = root / names[at];
    fs::create_directory(folder);
    fs::permissions(folder, fs::perms::owner_all);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::strcpy(address.sun_path, (folder / "memory").c_str());
    sockets[at] = socket(AF_UNIX, SOCK_SEQPACKET, 0);
    EXPECT_EQ(bind(sockets[at], reinterpret_cast<sockaddr *>(&address),
                   sizeof(address)),
              0);
    if (at == 2) {
      EXPECT_EQ(listen(sockets[at], 1), 0);
    } else {
      close(sockets[at]);
    }
    if (at == 3)
      std::ofstream(folder / "diary") << "mine";
    timespec old[2] = {{1000, 0}, {1000, 0}};
    if (at != 1)
      utimensat(AT_FDCWD, folder.c_str(), old, 0);
  }
  // Before there was a socket; a user's own, two empty ones and one with a
  // file of that name.
  const char *empty = "fsdp-rt-earlyA";
  const char *own[] = {"fsdp-emptyA", "fsdp-rt-opened", "fsdp-rt-filedA"};
  for (const char *name : {empty, own[0], own[1], own[2]}) {
    fs::create_directory(root / name);
    fs::permissions(root / name, name == own[1] ? fs::perms::owner_all |
                                                      fs::perms::others_read
                                                : fs::perms::owner_all);
    if (name == own[2])
      std::ofstream(root / name / "memory") << "mine";
    timespec old[2] = {{1000, 0}, {1000, 0}};
    utimensat(AT_FDCWD, (root / name).c_str(), old, 0);
  }
  {
    FileServer server;
    EXPECT_EQ(server.open([](int64_t) { return -1; }), "");
    EXPECT_EQ(fs::path(server.path()).parent_path().parent_path(), root);
  }
  EXPECT_FALSE(fs::exists(root / empty));
  for (const char *name : own)
    EXPECT_TRUE(fs::exists(root / name)) << name;
  EXPECT_TRUE(fs::exists(root / own[2] / "memory"));
  EXPECT_FALSE(fs::exists(root / names[0]));
  EXPECT_TRUE(fs::exists(root / names[1] / "memory"));
  EXPECT_TRUE(fs::exists(root / names[2] / "memory"));
  EXPECT_TRUE(fs::exists(root / names[3] / "diary"));
  close(sockets[2]);
  fs::remove_all(root);
  unsetenv("TMPDIR");
  if (!before.empty())
    setenv("TMPDIR", before.c_str(), 1);
  if (!runtime.empty())
    setenv("XDG_RUNTIME_DIR", runtime.c_str(), 1);
}

TEST(OwnMemories, AreReservedInSpiteOfSignals) {
  OwnMemory memory;
  EXPECT_TRUE(memory.create(1));
  reserveErrors = {EINTR, 0, EINTR, EINTR};
  EXPECT_EQ(memory.add(int64_t{4} << 20, /*touch=*/true), 1);
  EXPECT_TRUE(reserveErrors.empty());
  reserveErrors = {EINTR, ENOSPC};
  EXPECT_EQ(memory.add(4096, /*touch=*/true), -1);
  EXPECT_TRUE(reserveErrors.empty());
}

TEST_F(FileServices, AreNotHeldUpByOthers) {
  std::vector<int> others;
  for (int at = 0; at < 100; ++at) {
    others.push_back(call());
    std::string text(at % 3 ? 1000 : 3, 'x');
    if (at % 2) {
      EXPECT_GE(::send(others.back(), text.data(), text.size(), MSG_NOSIGNAL),
                0);
    }
  }
  int64_t begin = nowNanoseconds();
  FileClient client(*world, server.path(), server.word());
  EXPECT_EQ(fetch(client, 0), "first");
  EXPECT_LT(nowNanoseconds() - begin, 1'000'000'000);
  for (int one : others) {
    char byte;
    // Those that asked wrongly were hung up on, with nothing.
    ssize_t got = recv(one, &byte, 1, MSG_DONTWAIT);
    EXPECT_LE(got, 0);
    close(one);
  }
}
