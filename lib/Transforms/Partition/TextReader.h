//===- TextReader.h - Reading attributes of others from text ----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of fsdp-read-shardings: what ShardyText and HloShardingText share.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_PARTITION_TEXTREADER_H
#define FSDP_LIB_TRANSFORMS_PARTITION_TEXTREADER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>

namespace mlir::fsdp {

/// Reads from the front of a text; spaces are skipped. What fails returns false
/// and says so in an error, the first time.
class TextReader {
public:
  /// `name` is what errors call the text.
  TextReader(llvm::StringRef text, const llvm::Twine &name)
      : text(text.trim()), name(name.str()) {}

  llvm::Error takeError() const { return llvm::createStringError(problem); }

protected:
  bool skip(llvm::StringRef what) {
    text = text.ltrim();
    return text.consume_front(what);
  }
  bool fail(const llvm::Twine &what) {
    if (problem.empty())
      problem = what.str();
    return false;
  }
  bool failExpecting(const llvm::Twine &what) {
    return fail("expected " + what + " in '" + name + "', got '" +
                text.take_front(16) + "'");
  }
  bool expect(llvm::StringRef what) {
    return skip(what) || failExpecting("'" + what + "'");
  }
  bool readNumber(int64_t &value) {
    text = text.ltrim();
    return !text.consumeInteger(10, value) || failExpecting("a number");
  }
  /// Elements with commas between them, up to `end`, which is read, too.
  bool readList(llvm::StringRef end, llvm::function_ref<bool()> readElement) {
    if (skip(end))
      return true;
    do {
      if (!readElement())
        return false;
    } while (skip(","));
    return expect(end);
  }

  llvm::StringRef text;

private:
  std::string name, problem;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PARTITION_TEXTREADER_H
