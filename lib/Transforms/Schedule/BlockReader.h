//===- BlockReader.h - Segments and collectives of a block ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds what StepReader.h promises in the ops of one block.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SCHEDULE_BLOCKREADER_H
#define FSDP_LIB_TRANSFORMS_SCHEDULE_BLOCKREADER_H

#include "fsdp/Transforms/Schedule/StepReader.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::fsdp {

/// A segment meets a buffer.
struct Touch {
  int64_t position;
  int64_t segment;
  bool write;
};

/// Reads one block.
class BlockReader {
public:
  BlockReader(Block &block, BufferAccessAnalysis &accesses,
              SegmentWorkAnalysis &work)
      : block(block), accesses(accesses), work(work) {}

  bool read();
  ReadStep finish(const CostTable &table, int64_t fixedBytes);

  std::string problem;

private:
  bool fail(Operation *op, const Twine &what);
  std::string getSegmentName(Operation *op);
  bool addSegments();
  bool addCollective(StartOp start);
  unsigned getChannelNumber(StartOp start);
  bool addGather(const CollectivePart &part);
  TraceUnit describeReduction(const CollectivePart &part);
  bool findNeeded(const CollectivePart &part, TraceUnit &unit);
  bool addReduction(const CollectivePart &part);
  bool findRelease(const CollectivePart &part, int64_t &release);
  void mapParts(ReadStep &read);
  void readProgram(ReadStep &read);

  /// The segments that meet a buffer, in order.
  ArrayRef<Touch> getTouches(Value root) const;

  Block &block;
  BufferAccessAnalysis &accesses;
  SegmentWorkAnalysis &work;
  SymbolTableCollection symbols;
  StepTrace trace;
  std::vector<Operation *> segments;
  DenseMap<Operation *, int64_t> positions;
  DenseMap<Value, SmallVector<Touch>> touches;
  SmallVector<StartOp> starts;
  /// Units of the trace: a gathered unit with its shard, or one reduction.
  llvm::MapVector<std::pair<Attribute, Value>, unsigned> gatheredUnits;
  std::vector<SmallVector<CollectivePart, 2>> windows;
  std::vector<CollectivePart> reductions;
  llvm::StringMap<unsigned> channels;
  unsigned numChannels = 0;
};
} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SCHEDULE_BLOCKREADER_H
