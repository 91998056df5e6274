//===- Mac.cpp - messages that only the job can have made -----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mac.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <sys/random.h>

using namespace fsdp::rt;

//===----------------------------------------------------------------------===//
// The library
//===----------------------------------------------------------------------===//

namespace {

/// OSSL_PARAM of OpenSSL 3.
struct CryptoParameter {
  const char *name;
  unsigned type;
  void *data;
  size_t size, returned;
};
constexpr unsigned utf8String = 4;

/// What is used of libcrypto.
struct CryptoLibrary {
  void *(*fetch)(void *library, const char *name, const char *properties);
  void *(*newContext)(void *algorithm);
  void (*freeContext)(void *context);
  int (*init)(void *context, const unsigned char *key, size_t length,
              const CryptoParameter *parameters);
  int (*update)(void *context, const unsigned char *data, size_t count);
  int (*final)(void *context, unsigned char *out, size_t *count, size_t size);
  void *hmac = nullptr;
  /// Why it is not there.
  std::string error;
};

} // namespace

static CryptoLibrary loadCrypto() {
  CryptoLibrary library;
  const char *given = std::getenv("FSDP_CRYPTO_LIBRARY");
  const char *name = given && *given ? given : "libcrypto.so.3";
  void *file = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!file) {
    const char *error = dlerror();
    library.error = error ? error : name;
    return library;
  }
  auto get = [&](auto &function, const char *symbol) {
    function =
        reinterpret_cast<std::decay_t<decltype(function)>>(dlsym(file, symbol));
    if (!function && library.error.empty())
      library.error = std::string(name) + " has no " + symbol;
  };
  get(library.fetch, "EVP_MAC_fetch");
  get(library.newContext, "EVP_MAC_CTX_new");
  get(library.freeContext, "EVP_MAC_CTX_free");
  get(library.init, "EVP_MAC_init");
  get(library.update, "EVP_MAC_update");
  get(library.final, "EVP_MAC_final");
  if (!library.error.empty())
    return library;
  library.hmac = library.fetch(nullptr, "HMAC", nullptr);
  if (!library.hmac)
    library.error = std::string(name) + " has no HMAC";
  return library;
}

static const CryptoLibrary &crypto() {
  // It lives as long as the process.
  static const CryptoLibrary *library = new CryptoLibrary(loadCrypto());
  return *library;
}

bool Mac::isAvailable(std::string &why) {
  why = crypto().error;
  return why.empty();
}

//===----------------------------------------------------------------------===//
// Digests
//===----------------------------------------------------------------------===//

Mac::Mac(const Digest &key) : key(key) {
  if (crypto().hmac)
    context = crypto().newContext(crypto().hmac);
}

Mac::~Mac() {
  if (context)
    crypto().freeContext(context);
  explicit_bzero(key.data(), key.size());
}

Digest Mac::of(std::initializer_list<Bytes> pieces) {
  char digest[] = "SHA256", name[] = "digest";
  const CryptoParameter parameters[] = {{name, utf8String, digest, 6, 0},
                                        {nullptr, 0, nullptr, 0, 0}};
  Digest result;
  size_t size = 0;
  bool works = context &&
               crypto().init(context, key.data(), key.size(), parameters) == 1;
  for (const Bytes &piece : pieces)
    works = works &&
            (piece.count == 0 ||
             crypto().update(context,
                             static_cast<const unsigned char *>(piece.data),
                             piece.count) == 1);
  works = works &&
          crypto().final(context, result.data(), &size, result.size()) == 1;
  if (!works || size != result.size())
    fillRandom(result.data(), result.size());
  return result;
}

Digest Seal::next(Mac::Bytes header, Mac::Bytes bytes) {
  uint64_t own = number++;
  return mac.of({{&own, sizeof(own)}, header, bytes});
}

bool fsdp::rt::areEqual(const Digest &one, const Digest &other) {
  unsigned char different = 0;
  for (size_t at = 0; at < one.size(); ++at)
    different = static_cast<unsigned char>(different | (one[at] ^ other[at]));
  return different == 0;
}

void fsdp::rt::fillRandom(void *bytes, size_t count) {
  auto *to = static_cast<char *>(bytes);
  while (count > 0) {
    ssize_t got = getrandom(to, count, 0);
    if (got < 0 && errno != EINTR)
      std::abort(); // no system without it
    if (got <= 0)
      continue;
    to += got;
    count -= static_cast<size_t>(got);
  }
}
