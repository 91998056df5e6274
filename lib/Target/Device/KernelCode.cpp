//===- KernelCode.cpp - What machine code of kernels holds ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Device/KernelCode.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::fsdp;
using llvm::SmallVector;
using llvm::StringRef;

/// The parts of "ld.global.v4.b32".
static SmallVector<StringRef> getParts(StringRef mnemonic) {
  SmallVector<StringRef> parts;
  mnemonic.split(parts, '.');
  return parts;
}

/// The first word of an instruction, behind a predicate like "@!%p1".
static StringRef getMnemonic(StringRef line) {
  line = line.ltrim();
  if (line.starts_with("@"))
    line = line.split(' ').second.ltrim();
  return line.take_until(
      [](char c) { return c == ' ' || c == '\t' || c == ';'; });
}

/// Adds an instruction: its class and, where it accesses global memory, its
/// width.
static void add(KernelCode &code, StringRef kind, bool isLoad, bool isStore,
                int64_t bytes) {
  ++code.classes[kind.str()];
  if (isLoad)
    ++code.loads[bytes];
  if (isStore)
    ++code.stores[bytes];
}

/// The integer at the end of "... 16 bytes" or "Used 16".
static std::optional<int64_t> readNumber(StringRef text) {
  int64_t number;
  if (text.trim().consumeInteger(10, number))
    return std::nullopt;
  return number;
}

//===----------------------------------------------------------------------===//
// PTX
//===----------------------------------------------------------------------===//

static StringRef classifyPTX(llvm::ArrayRef<StringRef> parts) {
  StringRef first = parts.front();
  auto has = [&](StringRef part) { return llvm::is_contained(parts, part); };
  if (llvm::is_contained({"ld", "st", "ldu", "cp"}, first))
    return has("shared") ? "shared" : has("param") ? "control" : "memory";
  if (llvm::is_contained({"bra", "ret", "exit", "bar", "barrier", "call"},
                         first))
    return "control";
  if (llvm::is_contained({"mma", "wgmma", "wmma", "ldmatrix"}, first))
    return "product";
  if (first == "shfl")
    return "exchange";
  if (first == "cvt")
    return "convert";
  if (llvm::is_contained(
          {"ex2", "lg2", "rcp", "rsqrt", "sqrt", "sin", "cos", "tanh"}, first))
    return "special";
  if (has("f64"))
    return "double";
  if (has("f32") || has("f16") || has("bf16") || has("f16x2") || has("bf16x2"))
    return "float";
  return "integer";
}

/// The bytes of an access like ld.global.nc.v4.b32.
static int64_t getAccessBytes(llvm::ArrayRef<StringRef> parts) {
  int64_t bits = 0, count = 1;
  for (StringRef part : parts.drop_front()) {
    if (part.size() < 2 || !llvm::isDigit(part[1]))
      continue;
    int64_t number = readNumber(part.drop_front()).value_or(0);
    (part.front() == 'v' ? count : bits) = number;
  }
  return bits * count / 8;
}

KernelCodes mlir::fsdp::readPTX(StringRef text) {
  KernelCodes codes;
  KernelCode *code = nullptr;
  for (StringRef line : llvm::split(text, '\n')) {
    if (line.contains(".entry ")) {
      StringRef name = line.split(".entry ").second;
      code = &codes[name.take_until([](char c) { return c == '('; }).str()];
      continue;
    }
    // Functions that no kernel has are not inlined.
    if (line.contains(".func "))
      code = nullptr;
    StringRef mnemonic = getMnemonic(line);
    if (!code || mnemonic.empty() || !llvm::isAlpha(mnemonic.front()) ||
        !line.contains(';'))
      continue;
    SmallVector<StringRef> parts = getParts(mnemonic);
    bool isGlobal = llvm::is_contained(parts, "global");
    add(*code, classifyPTX(parts), isGlobal && parts[0] == "ld",
        isGlobal && parts[0] == "st", getAccessBytes(parts));
  }
  return codes;
}

//===----------------------------------------------------------------------===//
// SASS
//===----------------------------------------------------------------------===//

/// By the first part of the mnemonic; empty for what only fills space.
static StringRef classifySASS(StringRef name) {
  if (name == "NOP")
    return "";
  if (llvm::is_contained({"LDG", "STG", "LD", "ST", "LDL", "STL"}, name))
    return "memory";
  if (llvm::is_contained({"LDS", "STS", "LDSM", "STSM"}, name))
    return "shared";
  if (llvm::is_contained({"BRA", "EXIT", "BAR", "BSSY", "BSYNC", "CALL", "RET",
                          "LDC", "ULDC", "S2R", "S2UR", "CS2R", "DEPBAR",
                          "BREAK", "WARPSYNC"},
                         name))
    return "control";
  if (name.ends_with("MMA"))
    return name.starts_with("DM") ? "double" : "product";
  if (name == "SHFL")
    return "exchange";
  if (name == "MUFU")
    return "special";
  if (llvm::is_contained({"F2F", "F2FP", "F2I", "I2F", "I2FP", "FRND"}, name))
    return "convert";
  if (llvm::is_contained({"DADD", "DMUL", "DFMA", "DSETP"}, name))
    return "double";
  if (llvm::is_contained({"FADD", "FMUL", "FFMA", "FSEL", "FSETP", "FMNMX",
                          "FCHK", "FSET", "FSWZADD"},
                         name) ||
      name.ends_with("2"))
    return "float";
  return "integer";
}

/// 16 of LDG.E.128, 2 of LDG.E.U16; one word without a width.
static int64_t getSASSBytes(llvm::ArrayRef<StringRef> parts) {
  for (StringRef part : parts.drop_front()) {
    std::optional<int64_t> bits = readNumber(
        part.starts_with("U") || part.starts_with("S") ? part.drop_front()
                                                       : part);
    if (bits && *bits >= 8)
      return *bits / 8;
  }
  return 4;
}

KernelCodes mlir::fsdp::readSASS(StringRef text) {
  KernelCodes codes;
  KernelCode *code = nullptr;
  for (StringRef line : llvm::split(text, '\n')) {
    if (line.consume_front(".text.")) {
      code = &codes[line.take_until([](char c) { return c == ':'; }).str()];
      continue;
    }
    line = line.ltrim();
    if (!code || !line.consume_front("/*"))
      continue;
    StringRef mnemonic = getMnemonic(line.split("*/").second);
    SmallVector<StringRef> parts = getParts(mnemonic);
    if (mnemonic.empty() || classifySASS(parts[0]).empty())
      continue;
    add(*code, classifySASS(parts[0]), parts[0] == "LDG", parts[0] == "STG",
        getSASSBytes(parts));
  }
  return codes;
}

//===----------------------------------------------------------------------===//
// The assembler's log
//===----------------------------------------------------------------------===//

void mlir::fsdp::readAssemblerLog(StringRef text, KernelCodes &codes) {
  KernelCode *code = nullptr;
  for (StringRef line : llvm::split(text, '\n')) {
    if (line.contains("Compiling entry function '")) {
      auto found = codes.find(line.split('\'').second.split('\'').first.str());
      code = found == codes.end() ? nullptr : &found->second;
      continue;
    }
    if (!code)
      continue;
    for (StringRef part : llvm::split(line, ','))
      if (part.contains("spill"))
        code->spilledBytes =
            code->spilledBytes.value_or(0) + readNumber(part).value_or(0);
    if (line.contains("Used "))
      code->registers = readNumber(line.split("Used ").second);
  }
}
