//===- Trust.cpp - whom the processes of a job trust ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Trust.h"
#include "core/Platform.h"
#include "fsdp_rt.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace fsdp::rt;

constexpr size_t leastSecret = 16, mostSecret = 4096;

void Trust::setSecret(const std::string &secret) {
  Digest label = {};
  const char text[] = "fsdp_rt job secret 1";
  static_assert(sizeof(text) <= sizeof(label));
  std::memcpy(label.data(), text, sizeof(text));
  key = Mac(label).of({{secret.data(), secret.size()}});
  hasKey = true;
}

static const char *valueOf(const char *name) {
  const char *text = std::getenv(name);
  return text && *text ? text : nullptr;
}

/// Reads a file that nobody else may read. Returns what is wrong.
static std::string readSecretFile(const std::string &path,
                                  std::string &secret) {
  std::string name = "FSDP_JOB_SECRET_FILE " + path + ": ";
  int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0)
    return name + std::strerror(errno);
  struct stat info;
  std::string wrong;
  char text[mostSecret + 2];
  ssize_t count = -1;
  if (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode))
    wrong = "expected a file";
  else if (info.st_uid != geteuid() && info.st_uid != 0)
    wrong = "it belongs to another user";
  else if (info.st_mode & 077)
    wrong = "others can read or write it; chmod 600 makes it yours alone";
  else if ((count = read(fd, text, sizeof(text))) < 0)
    wrong = std::strerror(errno);
  close(fd);
  if (!wrong.empty())
    return name + wrong;
  secret.assign(text, static_cast<size_t>(count));
  while (!secret.empty() && (secret.back() == '\n' || secret.back() == '\r'))
    secret.pop_back();
  return "";
}

std::string fsdp::rt::readTrust(Trust &trust) {
  trust.trustsNetwork = environmentInteger("FSDP_TRUSTED_NETWORK", 0) != 0;
  const char *given = valueOf("FSDP_JOB_SECRET");
  const char *file = valueOf("FSDP_JOB_SECRET_FILE");
  if (!given && !file)
    return "";
  std::string source = given ? "FSDP_JOB_SECRET" : "FSDP_JOB_SECRET_FILE";
  std::string secret = given ? given : "", why;
  if (!given)
    why = readSecretFile(file, secret);
  if (!why.empty())
    return why;
  if (secret.size() < leastSecret || secret.size() > mostSecret)
    return source + ": expected a secret of " + std::to_string(leastSecret) +
           " to " + std::to_string(mostSecret) + " bytes, got " +
           std::to_string(secret.size()) +
           "; 'openssl rand -hex 32' makes a good one";
  if (!Mac::isAvailable(why))
    return source + " is set, but OpenSSL 3 can't be loaded (" + why +
           "): install it (Debian's libssl3), or name its libcrypto in "
           "FSDP_CRYPTO_LIBRARY";
  trust.setSecret(secret);
  return "";
}

std::string fsdp::rt::makeSecret() {
  unsigned char bytes[32];
  fillRandom(bytes, sizeof(bytes));
  std::string text;
  for (unsigned char byte : bytes)
    for (int digit : {byte >> 4, byte & 15})
      text += "0123456789abcdef"[digit];
  return text;
}

int32_t fsdp_rt_draw_secret(char *text, int64_t text_size) {
  std::string why, secret = makeSecret();
  if (!text || text_size <= static_cast<int64_t>(secret.size()))
    return FSDP_RT_INVALID_ARGUMENT;
  if (!Mac::isAvailable(why))
    return FSDP_RT_UNSUPPORTED;
  std::memcpy(text, secret.c_str(), secret.size() + 1);
  return FSDP_RT_OK;
}

const char *fsdp::rt::wayToOtherMachines() {
  return "the job has no secret, so it stays on one machine; set "
         "FSDP_JOB_SECRET to the same on all ('openssl rand -hex 32' makes "
         "one), or FSDP_JOB_SECRET_FILE, or, where nobody else can reach the "
         "network, FSDP_TRUSTED_NETWORK=1 (fsdp-run --trusted-network)";
}
