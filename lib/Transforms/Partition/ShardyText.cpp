//===- ShardyText.cpp - Shardings as Shardy writes them -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShardyText.h"
#include "TextReader.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::fsdp;
using llvm::StringRef;

namespace {
class Reader : public TextReader {
public:
  Reader(StringRef text, StringRef word) : TextReader(text, "#sdy." + word) {
    // `#sdy.word<...>`, or `#sdy<word<...>>`.
    this->text.consume_front("#sdy.") || this->text.consume_front("#sdy<");
  }

  bool readMesh(ShardyMesh &mesh);
  bool readSharding(ShardySharding &sharding);

private:
  bool readString(std::string &value);
  bool readSymbol(std::string &value);
  bool readAxis(std::string &axis);
  bool readDim(llvm::SmallVector<std::string, 1> &axes);
};
} // namespace

bool Reader::readString(std::string &value) {
  if (!expect("\""))
    return false;
  size_t end = text.find('"');
  if (end == StringRef::npos)
    return expect("\"");
  value = text.take_front(end).str();
  text = text.drop_front(end + 1);
  return true;
}

bool Reader::readSymbol(std::string &value) {
  if (!expect("@"))
    return false;
  if (text.starts_with("\""))
    return readString(value);
  StringRef name = text.take_while(
      [](char c) { return llvm::isAlnum(c) || StringRef("_$.-").contains(c); });
  value = name.str();
  text = text.drop_front(name.size());
  return true;
}

bool Reader::readAxis(std::string &axis) {
  if (!readString(axis))
    return false;
  return !skip(":") ||
         fail("not supported: a part of axis '" + axis + "' (a sub-axis)");
}

/// What may be cut further (`?`), and how soon (`p0`), is of no use here.
bool Reader::readDim(llvm::SmallVector<std::string, 1> &axes) {
  if (!expect("{") || !readList("}", [&] {
        return skip("?") || readAxis(axes.emplace_back());
      }))
    return false;
  int64_t priority = 0;
  return !skip("p") || readNumber(priority);
}

bool Reader::readMesh(ShardyMesh &mesh) {
  if (!expect("mesh") || !expect("<") || !expect("["))
    return false;
  bool isRead = readList("]", [&] {
    auto &[name, size] = mesh.emplace_back();
    return readString(name) && expect("=") && readNumber(size);
  });
  if (isRead && skip(","))
    return fail("not supported: '#sdy.mesh' with an order of devices: ranks "
                "of a grid are in row-major order");
  return isRead && expect(">");
}

bool Reader::readSharding(ShardySharding &sharding) {
  if (!expect("sharding") || !expect("<"))
    return false;
  if (skip("mesh"))
    return fail("not supported: a mesh within a sharding; Shardy's "
                "'sdy-lift-inlined-meshes' gives it a symbol");
  if (!readSymbol(sharding.mesh) || !expect(",") || !expect("[") ||
      !readList("]", [&] { return readDim(sharding.dims.emplace_back()); }))
    return false;
  while (skip(",")) {
    llvm::SmallVector<std::string, 1> axes;
    if (skip("unreduced"))
      return fail("not supported: a partial sum ('unreduced')");
    if (!expect("replicated") || !expect("=") || !expect("{") ||
        !readList("}", [&] { return readAxis(axes.emplace_back()); }))
      return false;
  }
  return expect(">");
}

llvm::Expected<ShardyMesh> mlir::fsdp::parseShardyMesh(StringRef text) {
  Reader reader(text, "mesh");
  ShardyMesh mesh;
  if (!reader.readMesh(mesh))
    return reader.takeError();
  return mesh;
}

llvm::Expected<ShardySharding> mlir::fsdp::parseShardySharding(StringRef text) {
  Reader reader(text, "sharding");
  ShardySharding sharding;
  if (!reader.readSharding(sharding))
    return reader.takeError();
  return sharding;
}
