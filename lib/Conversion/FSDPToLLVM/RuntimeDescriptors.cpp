//===- RuntimeDescriptors.cpp - Constants that the runtime reads ----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeDescriptors.h"
#include "RuntimeStructs.h"
#include "fsdp/Buffers/BufferUtils.h"
#include "fsdp/Conversion/FSDPToLLVM/KernelNames.h"
#include "fsdp/Utils/FloatBits.h"
#include "fsdp/Utils/RuntimeLayout.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fsdp;
using namespace mlir::fsdp::layout;

std::optional<int32_t> mlir::fsdp::getRuntimeType(Type type) {
  if (type.isF32())
    return 0;
  if (type.isF64())
    return 1;
  if (type.isF16())
    return 2;
  if (type.isBF16())
    return 3;
  if (type.isInteger(64))
    return 4;
  if (type.isInteger(32))
    return 5;
  // Floats of 8 bits are only moved.
  if (type.isInteger(8) || isFloat8(type))
    return 6;
  if (type.isInteger(1))
    return 7;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Globals
//===----------------------------------------------------------------------===//

RuntimeDescriptors::RuntimeDescriptors(ModuleOp module)
    : module(module), symbols(module) {}

LLVM::GlobalOp RuntimeDescriptors::createConstant(
    const Twine &name, Type type,
    llvm::function_ref<Value(OpBuilder &, Location)> build,
    LLVM::Linkage linkage) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = module.getLoc();
  auto global = LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                                       linkage, name.str(), Attribute());
  symbols.insert(global);
  Block *block = builder.createBlock(&global.getInitializerRegion());
  builder.setInsertionPointToStart(block);
  LLVM::ReturnOp::create(builder, loc, build(builder, loc));
  return global;
}

LLVM::GlobalOp RuntimeDescriptors::getString(StringRef text, StringRef prefix) {
  LLVM::GlobalOp &global = strings[text];
  if (global)
    return global;
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  std::string bytes = text.str();
  bytes.push_back('\0');
  auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), bytes.size());
  global = LLVM::GlobalOp::create(builder, module.getLoc(), type,
                                  /*isConstant=*/true, LLVM::Linkage::Internal,
                                  (prefix + Twine(strings.size() - 1)).str(),
                                  builder.getStringAttr(bytes));
  symbols.insert(global);
  return global;
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// The layout as the runtime reads it, in bytes: one segment per row.
static SmallVector<int64_t> getSegments(LayoutAttr layout) {
  SmallVector<int64_t> fields;
  int64_t bytes = layout.getElementBytes(), world = layout.getWorld();
  Layout arithmetic = layout.getArithmetic();
  for (const LayoutPiece &piece : arithmetic.getPieces())
    for (int64_t row = 0; piece.chunk && row < piece.rows; ++row) {
      int64_t begin = (piece.offset + row * world * piece.chunk) * bytes;
      int64_t chunk = piece.chunk * bytes;
      int64_t shard = (piece.shardOffset + row * piece.chunk) * bytes;
      fields.append({begin, world * chunk, begin, chunk, shard});
    }
  return fields;
}

/// A table of segments, which collectives with equal ones share.
RuntimeDescriptors::SegmentTable
RuntimeDescriptors::getSegmentTable(ArrayRef<int64_t> fields) {
  auto [it, isNew] = segmentTables.try_emplace(
      DenseI64ArrayAttr::get(module.getContext(), fields));
  SegmentTable &table = it->second;
  if (!isNew)
    return table;
  constexpr int64_t kNumFields = sizeof(kSegmentFields) - 1;
  table.count = static_cast<int64_t>(fields.size()) / kNumFields;
  if (fields.empty())
    return table;
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  // All fields are 64-bit integers, so that an array of them is the structure.
  Type row = LLVM::LLVMArrayType::get(builder.getI64Type(), kNumFields);
  auto values = DenseElementsAttr::get(
      RankedTensorType::get({table.count, kNumFields}, builder.getI64Type()),
      fields);
  table.global = LLVM::GlobalOp::create(
      builder, module.getLoc(), LLVM::LLVMArrayType::get(row, table.count),
      /*isConstant=*/true, LLVM::Linkage::Internal,
      ("fsdp_segments_" + Twine(segmentTables.size() - 1)).str(), values);
  symbols.insert(table.global);
  return table;
}

/// What the runtime reads about the `index`-th buffers of a start: a unit, or a
/// pair of buffers without one.
FailureOr<RuntimeDescriptors::Part>
RuntimeDescriptors::getPart(StartOp start, unsigned index) {
  Part part;
  auto sourceType = cast<MemRefType>(start.getSources()[index].getType());
  Type element = sourceType.getElementType();
  StringRef name = start.getValueName().value_or("");
  CollectiveTraits traits = start.getTraits();
  if (index < start.getUnits().size())
    name = cast<FlatSymbolRefAttr>(start.getUnits()[index]).getValue();
  if (LayoutAttr cut = getCutLayout(start, index)) {
    element = cut.getElementType();
    part.fullBytes = cut.getFullBytes();
    part.shardBytes = cut.getShardBytes();
    part.segments = getSegmentTable(getSegments(cut));
  } else {
    part.fullBytes = sourceType.getNumElements() *
                     llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
    bool keepsSize = traits.isLocal || traits.passesPieces;
    part.shardBytes = keepsSize ? part.fullBytes : 0;
  }
  if (traits.passesPieces)
    part.shift = start.getChunks()->front();
  if (traits.exchangesPieces) {
    auto channel = lookupFromTop<ChannelOp>(start, start.getChannelAttr());
    auto grid = lookupFromTop<shard::GridOp>(start, channel.getGridAttr());
    part.shardBytes = part.fullBytes;
    for (int64_t axis : channel.getAxes())
      part.shardBytes /= grid.getShape()[axis];
    SmallVector<int64_t> fields;
    ArrayRef<int64_t> chunks = *start.getChunks();
    for (int64_t chunk : chunks)
      fields.append({0, part.fullBytes, 0,
                     chunk * part.fullBytes / sourceType.getNumElements(), 0});
    part.segments = getSegmentTable(fields);
  }
  part.name = getString(name, "fsdp_name_");
  std::optional<int32_t> dtype = getRuntimeType(element);
  if (!dtype) {
    start.emitOpError() << "expected an element type of the runtime, got "
                        << element;
    return failure();
  }
  part.dtype = *dtype;
  return part;
}

FailureOr<LLVM::GlobalOp> RuntimeDescriptors::getParts(StartOp start) {
  SmallVector<Part> parts;
  for (unsigned index = 0; index < start.getSources().size(); ++index) {
    FailureOr<Part> part = getPart(start, index);
    if (failed(part))
      return failure();
    parts.push_back(*part);
  }
  MLIRContext *context = module.getContext();
  Type partType = getStructType(context, kPartFields);
  Type arrayType = LLVM::LLVMArrayType::get(partType, parts.size());
  return createConstant("fsdp_parts_" + Twine(numCollectives), arrayType,
                        [&](OpBuilder &builder, Location loc) {
                          Value array =
                              LLVM::UndefOp::create(builder, loc, arrayType);
                          for (auto [index, part] : llvm::enumerate(parts)) {
                            Value value = StructBuilder(builder, loc, partType)
                                              .add(part.name)
                                              .add(int64_t(part.dtype))
                                              .add(part.shift)
                                              .add(part.fullBytes)
                                              .add(part.shardBytes)
                                              .add(part.segments.count)
                                              .add(part.segments.global)
                                              .get();
                            array = LLVM::InsertValueOp::create(
                                builder, loc, array, value, int64_t(index));
                          }
                          return array;
                        });
}

/// Whether the sources of a gather keep their values until every rank has read
/// them: shards change only in the optimizer's update, which no rank reaches
/// before a later reduction with all others. A shard that was cast or fetched
/// lies in an arena, where its place is used again.
static bool isSourceStable(StartOp start) {
  auto isTemporary = [](Value source) {
    while (auto view = source.getDefiningOp<ViewLikeOpInterface>()) {
      if (isa<memref::ViewOp>(view))
        return true;
      source = view.getViewSource();
    }
    return false;
  };
  if (!start.getTraits().gathers() ||
      llvm::any_of(start.getSources(), isTemporary) ||
      !start.getTicket().hasOneUse() || gathersKeptPieces(start))
    return false;
  Operation *wait = *start.getTicket().user_begin();
  DenseSet<Attribute> reduced;
  for (auto later : wait->getBlock()->getOps<StartOp>())
    if (later.getTraits().scatters() && wait->isBeforeInBlock(later))
      reduced.insert(later.getUnits().begin(), later.getUnits().end());
  return llvm::all_of(start.getUnits(), [&](Attribute unit) {
    return reduced.contains(unit) &&
           !lookupFromTop<UnitOp>(start, cast<SymbolRefAttr>(unit))
                .getGatherType();
  });
}

FailureOr<LLVM::GlobalOp> RuntimeDescriptors::getCollective(StartOp start) {
  FailureOr<LLVM::GlobalOp> parts = getParts(start);
  if (failed(parts))
    return failure();
  auto channel = lookupFromTop<ChannelOp>(start, start.getChannelAttr());
  int64_t channelIndex = 0;
  for (auto other : module.getOps<ChannelOp>()) {
    if (other == channel)
      break;
    ++channelIndex;
  }
  LLVM::GlobalOp name = getString(start.getChannel(), "fsdp_name_");
  auto id = start->getAttrOfType<IntegerAttr>(attr::kCollectiveId);
  std::optional<ReduceKind> reduce = start.getReduce();
  CollectiveKind kind = start.getTraits().runtimeKind.value_or(start.getKind());
  Type type = getStructType(module.getContext(), kCollectiveFields);
  return createConstant(
      "fsdp_collective_" + Twine(numCollectives++), type,
      [&](OpBuilder &builder, Location loc) {
        return StructBuilder(builder, loc, type)
            .add(int64_t(kCollectiveBytes))
            .add(static_cast<int64_t>(kind))
            .add(channelIndex)
            .add(int64_t(reduce == ReduceKind::Max))
            .add(int64_t(reduce == ReduceKind::Mean))
            .add(isSourceStable(start) ? int64_t(kSourceStable) : 0)
            .add(id ? id.getInt() : -1)
            .add(int64_t(start.getSources().size()))
            .add(*parts)
            .add(name)
            .get();
      });
}

//===----------------------------------------------------------------------===//
// Matrix products, module
//===----------------------------------------------------------------------===//

LLVM::GlobalOp
RuntimeDescriptors::getNumbers(llvm::DenseMap<Attribute, LLVM::GlobalOp> &made,
                               StringRef prefix, StringRef types,
                               ArrayRef<int64_t> fields) {
  LLVM::GlobalOp &global =
      made[DenseI64ArrayAttr::get(module.getContext(), fields)];
  if (global)
    return global;
  Type type = getStructType(module.getContext(), types);
  global = createConstant(prefix + Twine(made.size() - 1), type,
                          [&](OpBuilder &builder, Location loc) {
                            StructBuilder fieldBuilder(builder, loc, type);
                            for (int64_t field : fields)
                              fieldBuilder.add(field);
                            return fieldBuilder.get();
                          });
  return global;
}

LLVM::GlobalOp RuntimeDescriptors::getMatmul(MatmulOp op) {
  Type element = cast<MemRefType>(op.getA().getType()).getElementType();
  Type result = cast<MemRefType>(op.getC().getType()).getElementType();
  bool isNarrow = element == result && element.getIntOrFloatBitWidth() == 16;
  SmallVector<int64_t> fields = {
      *getRuntimeType(element) | (isNarrow ? layout::kNarrowResult : 0),
      op.getTransA(), op.getTransB(), op.getAccumulate()};
  for (ArrayRef<int64_t> values :
       {op.getSizes(), op.getLd(), op.getBatch(), op.getStrides()})
    llvm::append_range(fields, values);
  return getNumbers(matmuls, "fsdp_matmul_", kMatmulFields, fields);
}

LLVM::GlobalOp RuntimeDescriptors::getConvolution(ConvolveOp op) {
  Type element = cast<MemRefType>(op.getX().getType()).getElementType();
  SmallVector<int64_t> fields = {*getRuntimeType(element), op.getAccumulate()};
  for (ArrayRef<int64_t> values :
       {op.getSizes(), op.getPlaces(), op.getWindow(), op.getSteps(),
        op.getDilations(), op.getXStrides(), op.getWStrides(),
        op.getYStrides()})
    llvm::append_range(fields, values);
  return getNumbers(convolutions, "fsdp_convolution_", kConvolutionFields,
                    fields);
}

/// Strides of batches, heads and rows of a buffer with a map.
static SmallVector<int64_t> getRowStrides(Value buffer, AffineMap map) {
  SmallVector<int64_t> strides, defined(map.getNumDims());
  int64_t offset;
  // (C5) of the op.
  (void)cast<MemRefType>(buffer.getType()).getStridesAndOffset(strides, offset);
  for (auto [stride, place] : llvm::zip_equal(strides, map.getResults()))
    defined[cast<AffineDimExpr>(place).getPosition()] = stride;
  defined.pop_back();
  return defined;
}

/// Strides of an op's operands, those of gradients first in the op and last in
/// the structure.
template <typename OpT>
static SmallVector<int64_t> getAttentionStrides(OpT op, ArrayRef<int> order) {
  SmallVector<AffineMap> maps(
      op.getIndexingMaps().template getAsValueRange<AffineMapAttr>());
  SmallVector<Value> buffers = op.getMappedOperands();
  SmallVector<int64_t> strides;
  for (int operand : order)
    llvm::append_range(strides, getRowStrides(buffers[operand], maps[operand]));
  return strides;
}

LLVM::GlobalOp RuntimeDescriptors::getAttention(Operation *op) {
  FlashExtents extents = getFlashExtents(op);
  auto query = cast<MemRefType>(
      (isa<LibraryAttentionOp>(op) ? op->getOperand(0) : op->getOperand(1))
          .getType());
  APFloat scale = op->getAttrOfType<FloatAttr>("scale").getValue();
  SmallVector<int64_t> fields = {
      *getRuntimeType(query.getElementType()),
      op->hasAttr("causal"),
      extents.batch,
      extents.heads,
      extents.keyHeads,
      extents.rows,
      extents.columns,
      extents.depth,
      extents.valueDepth,
      static_cast<int64_t>(scale.bitcastToAPInt().getZExtValue())};
  if (auto grad = dyn_cast<LibraryAttentionGradOp>(op))
    llvm::append_range(fields,
                       getAttentionStrides(grad, {1, 2, 3, 4, 0, 5, 6, 7}));
  else
    llvm::append_range(fields, getAttentionStrides(cast<LibraryAttentionOp>(op),
                                                   {0, 1, 2, 3}));
  fields.resize(sizeof(kAttentionFields) - 1);
  return getNumbers(attentions, "fsdp_attention_", kAttentionFields, fields);
}

void RuntimeDescriptors::emitModule(StringRef manifest, uint64_t scheduleHash) {
  LLVM::GlobalOp text = getString(manifest, "fsdp_manifest_");
  Type type = getStructType(module.getContext(), kModuleFields);
  createConstant(
      "fsdp_rt_module_v1", type,
      [&](OpBuilder &builder, Location loc) {
        return StructBuilder(builder, loc, type)
            .add(int64_t(kModuleBytes))
            .add(int64_t(kAbiVersion))
            .add(deviceCode ? int64_t(kFeatureDevice) : 0)
            .add(text)
            .add(int64_t(manifest.size()))
            .add(static_cast<int64_t>(scheduleHash))
            .get();
      },
      LLVM::Linkage::External);
}

/// Number of a kernel among those of its module.
static std::optional<int64_t> getKernelNumber(Operation *module,
                                              SymbolRefAttr symbol) {
  auto device = SymbolTable::lookupNearestSymbolFrom<gpu::GPUModuleOp>(
      module, symbol.getRootReference());
  if (!device)
    return std::nullopt;
  SmallVector<StringRef> names = getKernelNames(device);
  auto found = llvm::find(names, symbol.getLeafReference().strref());
  if (found == names.end())
    return std::nullopt;
  return found - names.begin();
}

FailureOr<LLVM::GlobalOp> RuntimeDescriptors::getLaunch(gpu::LaunchFuncOp op) {
  LLVM::GlobalOp &global = launches[op.getKernel()];
  if (global)
    return global;
  std::optional<int64_t> kernel = getKernelNumber(op, op.getKernel());
  APInt grid, block;
  if (!kernel || !matchPattern(op.getGridSizeX(), m_ConstantInt(&grid)) ||
      !matchPattern(op.getBlockSizeX(), m_ConstantInt(&block))) {
    op.emitOpError() << "expected a kernel of this module and a constant shape";
    return failure();
  }
  if (!deviceCode) {
    // Defined with the machine code.
    OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
    deviceCode = LLVM::GlobalOp::create(
        builder, module.getLoc(),
        LLVM::LLVMArrayType::get(builder.getI8Type(), 0), /*isConstant=*/true,
        LLVM::Linkage::External, kDeviceCode, Attribute());
    symbols.insert(deviceCode);
  }
  Type type = getStructType(module.getContext(), kLaunchFields);
  int64_t count = op.getNumKernelOperands();
  global = createConstant("fsdp_launch_" + Twine(launches.size() - 1), type,
                          [&](OpBuilder &builder, Location loc) {
                            return StructBuilder(builder, loc, type)
                                .add(deviceCode)
                                .add(*kernel)
                                .add(count)
                                .add(grid.getSExtValue())
                                .add(block.getSExtValue())
                                .add(int64_t(0))
                                .add(int64_t(0))
                                .add(int64_t(0))
                                .get();
                          });
  return global;
}
