//===- HloShardingText.cpp - Shardings as XLA writes them -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text is that of XLA's HloSharding::ToString.
//
//===----------------------------------------------------------------------===//

#include "HloShardingText.h"
#include "TextReader.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace mlir::fsdp;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

/// No grid has more ranks.
static constexpr int64_t kMostDevices = 1 << 20;
/// No text has more numbers for a tensor and its copies.
static constexpr size_t kMostSizes = 64;

//===----------------------------------------------------------------------===//
// The text
//===----------------------------------------------------------------------===//

namespace {
class Reader : public TextReader {
public:
  explicit Reader(StringRef text) : TextReader(text, "mhlo.sharding") {}

  bool read(HloSharding &sharding);

private:
  bool readNumbers(StringRef end, SmallVector<int64_t> &numbers);
  bool readSizes(SmallVector<int64_t> &sizes, int64_t &product);
  bool readTiles(HloSharding &sharding);
  bool readDevices(HloSharding &sharding, int64_t count);
  bool readIota(HloSharding &sharding, int64_t count);
  bool readCopies(HloSharding &sharding);
  bool readCopyDims(HloSharding &sharding);
};
} // namespace

bool Reader::readNumbers(StringRef end, SmallVector<int64_t> &numbers) {
  return readList(end, [&] { return readNumber(numbers.emplace_back()); });
}

bool Reader::readSizes(SmallVector<int64_t> &sizes, int64_t &product) {
  if (!expect("[") || !readNumbers("]", sizes))
    return false;
  if (sizes.size() > kMostSizes)
    return failExpecting("at most " + llvm::Twine(kMostSizes) + " sizes");
  product = 1;
  for (int64_t size : sizes) {
    if (size < 1 || size > kMostDevices / product)
      return failExpecting("sizes of at least 1, and at most " +
                           llvm::Twine(kMostDevices) + " devices,");
    product *= size;
  }
  return true;
}

/// `<=[4]` or `<=[2,2]T(1,0)`: numbers in order, of an array whose dimensions
/// are exchanged then.
bool Reader::readIota(HloSharding &sharding, int64_t count) {
  SmallVector<int64_t> sizes, order;
  int64_t product = 1;
  if (!readSizes(sizes, product))
    return false;
  order = llvm::to_vector(
      llvm::seq<int64_t>(0, static_cast<int64_t>(sizes.size())));
  if (skip("T")) {
    order.clear();
    if (!expect("(") || !readNumbers(")", order))
      return false;
  }
  if (product != count || order.size() != sizes.size() ||
      !isPermutationVector(order))
    return failExpecting("an order of " + llvm::Twine(count) + " devices");
  SmallVector<int64_t> strides = applyPermutation(computeStrides(sizes), order);
  SmallVector<int64_t> outer = computeStrides(applyPermutation(sizes, order));
  for (int64_t place = 0; place < count; ++place)
    sharding.devices.push_back(linearize(delinearize(place, outer), strides));
  return true;
}

bool Reader::readDevices(HloSharding &sharding, int64_t count) {
  if (skip("<="))
    return readIota(sharding, count);
  do
    if (!readNumber(sharding.devices.emplace_back()))
      return false;
  while (skip(","));
  return static_cast<int64_t>(sharding.devices.size()) == count &&
                 isPermutationVector(sharding.devices)
             ? true
             : failExpecting("each of " + llvm::Twine(count) + " devices once");
}

/// `last_tile_dims={replicated}`: what the last dimensions of tiles stand for.
bool Reader::readCopyDims(HloSharding &sharding) {
  return expect("{") && readList("}", [&] {
           if (!skip("replicated"))
             return fail("not supported: a sharding with devices that are not "
                         "'replicated': '" +
                         text.take_front(16) + "'");
           if (sharding.tiles.empty())
             return failExpecting("as many sizes");
           sharding.copies *= sharding.tiles.pop_back_val();
           return true;
         });
}

bool Reader::readCopies(HloSharding &sharding) {
  if (skip("last_tile_dim_replicate")) {
    if (sharding.tiles.empty())
      return failExpecting("a size");
    sharding.copies = sharding.tiles.pop_back_val();
    return true;
  }
  return !skip("last_tile_dims=") || readCopyDims(sharding);
}

bool Reader::readTiles(HloSharding &sharding) {
  int64_t count = 1;
  return readSizes(sharding.tiles, count) && readDevices(sharding, count) &&
         readCopies(sharding);
}

bool Reader::read(HloSharding &sharding) {
  if (!expect("{"))
    return false;
  if (skip("{"))
    return fail("not supported: a sharding of a tuple");
  for (StringRef kind : {"manual", "maximal", "unreduced"})
    if (text.ltrim().starts_with(kind))
      return fail("not supported: 'mhlo.sharding' with '" + kind + "'");
  sharding.isUnknown = skip("unknown");
  if (!sharding.isUnknown && !skip("replicated") &&
      (!expect("devices=") || !readTiles(sharding)))
    return false;
  // With which other values it goes, and where it comes from.
  int64_t group = 0;
  if ((skip("shard_as") || skip("shard_like")) && !readNumber(group))
    return false;
  if (skip("metadata={") && text.contains('}'))
    text = text.take_back(1);
  return expect("}") && (text.empty() || failExpecting("its end"));
}

llvm::Expected<HloSharding> mlir::fsdp::parseHloSharding(StringRef text) {
  Reader reader(text);
  HloSharding sharding;
  if (!reader.read(sharding))
    return reader.takeError();
  return sharding;
}

bool HloSharding::cutsNothing() const {
  return llvm::all_of(tiles, [](int64_t count) { return count == 1; });
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

/// The axes along which a number depends on the place of a device in a grid:
/// `tiles[device]` has to be the number of the device along these axes alone.
static std::optional<SmallVector<int64_t, 1>>
findAxesOf(ArrayRef<int64_t> tiles, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides = computeStrides(shape), weights;
  for (auto [size, stride] : llvm::zip_equal(shape, strides))
    weights.push_back(size > 1 ? tiles[stride] - tiles[0] : 0);
  for (auto [device, tile] : llvm::enumerate(tiles))
    if (linearize(delinearize(static_cast<int64_t>(device), strides),
                  weights) != tile)
      return std::nullopt;
  SmallVector<int64_t, 1> axes;
  for (auto [axis, weight] : llvm::enumerate(weights))
    if (weight > 0)
      axes.push_back(static_cast<int64_t>(axis));
  llvm::sort(axes,
             [&](int64_t a, int64_t b) { return weights[a] > weights[b]; });
  return axes;
}

llvm::Expected<SmallVector<SmallVector<int64_t, 1>>>
mlir::fsdp::findGridAxes(const HloSharding &sharding, ArrayRef<int64_t> shape) {
  SmallVector<SmallVector<int64_t, 1>> axes(sharding.tiles.size());
  if (sharding.cutsNothing())
    return axes;
  auto count = static_cast<int64_t>(sharding.devices.size());
  if (count != computeProduct(shape))
    return llvm::createStringError(
        "expected 'mhlo.sharding' to name the devices of a grid that has " +
        llvm::Twine(computeProduct(shape)) + ", got " + llvm::Twine(count));
  SmallVector<int64_t> strides = computeStrides(sharding.tiles);
  for (auto [dim, dimAxes] : llvm::enumerate(axes)) {
    SmallVector<int64_t> tiles(count);
    for (auto [place, device] : llvm::enumerate(sharding.devices))
      tiles[device] = delinearize(static_cast<int64_t>(place) / sharding.copies,
                                  strides)[dim];
    std::optional<SmallVector<int64_t, 1>> found = findAxesOf(tiles, shape);
    if (!found)
      return llvm::createStringError(
          "not supported: 'mhlo.sharding' cuts dimension " + llvm::Twine(dim) +
          " into " + llvm::Twine(sharding.tiles[dim]) +
          ", which is not along whole axes of the grid with its devices in "
          "row-major order");
    dimAxes = *found;
  }
  return axes;
}
