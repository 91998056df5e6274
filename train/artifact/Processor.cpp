//===- Processor.cpp - what code may ask of this machine ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "artifact/Processor.h"
#include "io/Errors.h"
#include "io/Files.h"

#include <cstdint>
#include <cstring>
#include <elf.h>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// Features
//===----------------------------------------------------------------------===//

#if defined(__x86_64__)
namespace {
enum Register { EAX, EBX, ECX, EDX };

/// Registers that the operating system has to save: bits of XCR0.
enum State : uint32_t {
  None = 0,
  Vectors256 = 0x6,
  Vectors512 = 0xe6,
  Tiles = 0x60000,
  MoreIntegers = 0x80000
};

/// A bit of what the instruction CPUID says.
struct Feature {
  const char *name;
  uint32_t leaf, subleaf;
  Register place;
  unsigned bit;
  State state;
};
} // namespace

/// Features that generated code may use. The compilers' __builtin_cpu_supports
/// knows other names in each of their versions.
static constexpr Feature knownFeatures[] = {
    {"sse3", 1, 0, ECX, 0, None},
    {"pclmul", 1, 0, ECX, 1, None},
    {"ssse3", 1, 0, ECX, 9, None},
    {"fma", 1, 0, ECX, 12, Vectors256},
    {"cx16", 1, 0, ECX, 13, None},
    {"sse4.1", 1, 0, ECX, 19, None},
    {"sse4.2", 1, 0, ECX, 20, None},
    {"movbe", 1, 0, ECX, 22, None},
    {"popcnt", 1, 0, ECX, 23, None},
    {"aes", 1, 0, ECX, 25, None},
    {"avx", 1, 0, ECX, 28, Vectors256},
    {"f16c", 1, 0, ECX, 29, Vectors256},
    {"bmi", 7, 0, EBX, 3, None},
    {"avx2", 7, 0, EBX, 5, Vectors256},
    {"bmi2", 7, 0, EBX, 8, None},
    {"avx512f", 7, 0, EBX, 16, Vectors512},
    {"avx512dq", 7, 0, EBX, 17, Vectors512},
    {"adx", 7, 0, EBX, 19, None},
    {"avx512ifma", 7, 0, EBX, 21, Vectors512},
    {"avx512cd", 7, 0, EBX, 28, Vectors512},
    {"sha", 7, 0, EBX, 29, None},
    {"avx512bw", 7, 0, EBX, 30, Vectors512},
    {"avx512vl", 7, 0, EBX, 31, Vectors512},
    {"avx512vbmi", 7, 0, ECX, 1, Vectors512},
    {"avx512vbmi2", 7, 0, ECX, 6, Vectors512},
    {"gfni", 7, 0, ECX, 8, None},
    {"vaes", 7, 0, ECX, 9, Vectors256},
    {"vpclmulqdq", 7, 0, ECX, 10, Vectors256},
    {"avx512vnni", 7, 0, ECX, 11, Vectors512},
    {"avx512bitalg", 7, 0, ECX, 12, Vectors512},
    {"avx512vpopcntdq", 7, 0, ECX, 14, Vectors512},
    {"avx512vp2intersect", 7, 0, EDX, 8, Vectors512},
    {"amx-bf16", 7, 0, EDX, 22, Tiles},
    {"avx512fp16", 7, 0, EDX, 23, Vectors512},
    {"amx-tile", 7, 0, EDX, 24, Tiles},
    {"amx-int8", 7, 0, EDX, 25, Tiles},
    {"sha512", 7, 1, EAX, 0, Vectors256},
    {"avxvnni", 7, 1, EAX, 4, Vectors256},
    {"avx512bf16", 7, 1, EAX, 5, Vectors512},
    {"amx-fp16", 7, 1, EAX, 21, Tiles},
    {"avxifma", 7, 1, EAX, 23, Vectors256},
    {"avxvnniint8", 7, 1, EDX, 4, Vectors256},
    {"avxneconvert", 7, 1, EDX, 5, Vectors256},
    {"amx-complex", 7, 1, EDX, 8, Tiles},
    {"avxvnniint16", 7, 1, EDX, 10, Vectors256},
    {"egpr", 7, 1, EDX, 21, MoreIntegers},
    {"lzcnt", 0x80000001, 0, ECX, 5, None},
    {"sse4a", 0x80000001, 0, ECX, 6, None},
    {"xop", 0x80000001, 0, ECX, 11, Vectors256},
    {"fma4", 0x80000001, 0, ECX, 16, Vectors256},
    {"tbm", 0x80000001, 0, ECX, 21, None},
};

/// Which registers the operating system saves.
static uint32_t readSavedState() {
  uint32_t words[4] = {};
  constexpr uint32_t osxsave = uint32_t{1} << 27;
  if (!__get_cpuid(1, &words[EAX], &words[EBX], &words[ECX], &words[EDX]) ||
      !(words[ECX] & osxsave))
    return None;
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

static bool isThere(const Feature &feature) {
  uint32_t words[4] = {};
  return __get_cpuid_count(feature.leaf, feature.subleaf, &words[EAX],
                           &words[EBX], &words[ECX], &words[EDX]) &&
         (words[feature.place] >> feature.bit & 1) &&
         (readSavedState() & feature.state) == feature.state;
}

static bool isMissing(const std::string &name) {
  for (const Feature &feature : knownFeatures)
    if (name == feature.name)
      return !isThere(feature);
  return false;
}
#else
static bool isMissing(const std::string &) { return false; }
#endif

std::vector<std::string>
fsdp::run::listMissingFeatures(const std::vector<std::string> &features) {
  std::vector<std::string> missing;
  for (const std::string &feature : features)
    if (isMissing(feature))
      missing.push_back(feature);
  return missing;
}

//===----------------------------------------------------------------------===//
// Architectures
//===----------------------------------------------------------------------===//

static std::string nameArchitecture(unsigned machine) {
  switch (machine) {
  case EM_X86_64:
    return "x86-64";
  case EM_AARCH64:
    return "AArch64";
  case EM_PPC64:
    return "PowerPC 64";
  case EM_RISCV:
    return "RISC-V";
  default:
    return "ELF machine " + std::to_string(machine);
  }
}

void fsdp::run::expectOwnArchitecture(const std::string &path) {
  MappedFile file(path), own("/proc/self/exe");
  Elf64_Ehdr its, ours;
  if (file.size < sizeof(its) || std::memcmp(file.data, ELFMAG, SELFMAG) != 0 ||
      (file.data[EI_OSABI] != ELFOSABI_NONE &&
       file.data[EI_OSABI] != ELFOSABI_GNU))
    throw Error(path + ": can't load: expected a shared library of Linux "
                       "(ELF) that fsdp-compile wrote; compile the model on "
                       "this machine");
  std::memcpy(&its, file.data, sizeof(its));
  std::memcpy(&ours, own.data, sizeof(ours));
  // The first bytes say how wide addresses are and in which order bytes lie.
  if (its.e_machine != ours.e_machine ||
      std::memcmp(its.e_ident, ours.e_ident, EI_VERSION) != 0)
    throw Error(path +
                ": can't load: it was compiled for another "
                "architecture, " +
                nameArchitecture(its.e_machine) + ", but this machine is " +
                nameArchitecture(ours.e_machine) +
                "; compile the model on this machine");
}
