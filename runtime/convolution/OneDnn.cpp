//===- OneDnn.cpp - convolutions of oneDNN --------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The library is asked which layouts it is fast with, and operands that have
// others are reordered into the workspace before, and the result after. A
// convolution whose window is larger than its result is the gradient of
// weights, for which the library has primitives of its own.
//
//===----------------------------------------------------------------------===//

#include "OneDnn.h"

#include <algorithm>

using namespace fsdp::rt;
using namespace fsdp::rt::onednn;

namespace {

/// Number of dimensions of places that the library has to know: at least one.
int countPlaces(const Convolution &desc) {
  int count = 3;
  while (count > 1 && desc.places[count - 1] == 1 &&
         desc.window[count - 1] == 1)
    --count;
  return count;
}

bool isWeightsBackward(const Convolution &desc) {
  auto count = [](const int64_t *extents) {
    return extents[0] * extents[1] * extents[2];
  };
  return count(desc.window) > count(desc.places);
}

/// Adds a dimension. The library wants strides that lie within each other,
/// also where an extent of 1 makes them mean nothing.
void add(Shape &shape, int64_t extent, int64_t stride) {
  shape.dims[shape.numDims] = extent;
  shape.strides[shape.numDims++] = stride;
}

void addPlaces(Shape &shape, int count, const int64_t *extents,
               const int64_t *strides) {
  for (int i = 0; i < count; ++i)
    add(shape, extents[i], strides[i]);
}

/// Gives dimensions of extent 1 the stride that a dense tensor would have.
void settle(Shape &shape) {
  int64_t inner = 1;
  for (int i = shape.numDims - 1; i >= 0; --i) {
    if (shape.dims[i] == 1)
      shape.strides[i] = inner;
    inner = std::max(inner, shape.strides[i] * shape.dims[i]);
  }
}

/// The operands as the library sees them.
struct Shapes {
  Shape x, w, y;
  Movement movement;
  /// Whether channels of all groups are one dimension, as the library has it.
  bool fits = true;
};

void describeForward(const Convolution &desc, int count, Shapes &shapes) {
  int64_t groups = desc.groups;
  shapes.fits = groups == 1 || (desc.x_group == desc.inputs * desc.x_input &&
                                desc.y_group == desc.outputs * desc.y_output);
  add(shapes.x, desc.batch, desc.x_batch);
  add(shapes.x, groups * desc.inputs, desc.x_input);
  if (groups > 1)
    add(shapes.w, groups, desc.w_group);
  add(shapes.w, desc.outputs, desc.w_output);
  add(shapes.w, desc.inputs, desc.w_input);
  add(shapes.y, desc.batch, desc.y_batch);
  add(shapes.y, groups * desc.outputs, desc.y_output);
  for (int i = 0; i < count; ++i) {
    shapes.movement.strides[i] = desc.stride[i];
    shapes.movement.dilates[i] = desc.dilation[i] - 1;
  }
}

void describeBackward(const Convolution &desc, int count, Shapes &shapes) {
  int64_t groups = desc.groups;
  shapes.fits = groups == 1 || (desc.x_group == desc.batch * desc.x_batch &&
                                desc.w_group == desc.outputs * desc.w_output);
  add(shapes.x, desc.inputs, desc.x_input);
  add(shapes.x, groups * desc.batch, desc.x_batch);
  add(shapes.w, desc.inputs, desc.w_input);
  add(shapes.w, groups * desc.outputs, desc.w_output);
  if (groups > 1)
    add(shapes.y, groups, desc.y_group);
  add(shapes.y, desc.outputs, desc.y_output);
  add(shapes.y, desc.batch, desc.y_batch);
  for (int i = 0; i < count; ++i) {
    shapes.movement.strides[i] = desc.dilation[i];
    shapes.movement.dilates[i] = desc.stride[i] - 1;
  }
}

/// Reorders of weights that are larger than the images cost more than the
/// library gains on products of windows.
bool paysReorders(const Shapes &shapes, bool backward) {
  auto count = [](const Shape &shape) {
    int64_t elements = 1;
    for (int i = 0; i < shape.numDims; ++i)
      elements *= shape.dims[i];
    return elements;
  };
  int64_t w = count(shapes.w), y = count(shapes.y);
  return (backward ? y : w) <= count(shapes.x) + (backward ? w : y);
}

Shapes describe(const Convolution &desc) {
  Shapes shapes;
  int count = countPlaces(desc);
  isWeightsBackward(desc) ? describeBackward(desc, count, shapes)
                          : describeForward(desc, count, shapes);
  int64_t seen[3];
  for (int i = 0; i < count; ++i)
    seen[i] = (desc.places[i] - 1) * desc.stride[i] +
              (desc.window[i] - 1) * desc.dilation[i] + 1;
  addPlaces(shapes.x, count, seen, desc.x_place);
  addPlaces(shapes.w, count, desc.window, desc.w_place);
  addPlaces(shapes.y, count, desc.places, desc.y_place);
  for (Shape *shape : {&shapes.x, &shapes.w, &shapes.y})
    settle(*shape);
  return shapes;
}

} // namespace

//===----------------------------------------------------------------------===//
// Primitives
//===----------------------------------------------------------------------===//

namespace {

/// One operand: where the caller has it, and where the primitive reads or
/// writes it, the workspace, if that is not the same.
struct Operand {
  int argument = 0;
  Handle outer = nullptr, inner = nullptr, reorder = nullptr;
  int64_t offset = 0;
};

/// A convolution of the library with the reorders around it.
class Primitive {
public:
  explicit Primitive(const OneDnn &api) : api(api) {}
  ~Primitive();

  /// False if the library has none; then nothing else is called.
  bool make(const Convolution &desc);
  bool run(Handle stream, void *x, void *w, void *y, void *workspace);

  int64_t bytes = 0;

private:
  bool addOperand(Operand &operand, const Shape &shape, int argument,
                  Query query, bool isResult);
  bool addReorder(Operand &operand, const void *from, const void *to);
  bool place(void *workspace);
  bool move(Handle stream, Handle reorder, Handle from, Handle to);
  int64_t reserve(const void *layout);

  const OneDnn &api;
  Handle descriptor = nullptr, primitive = nullptr, scratch = nullptr;
  int64_t scratchOffset = 0;
  Operand x, w, y;
  /// Where the workspace was in the last call.
  void *placed = nullptr;
};

} // namespace

Primitive::~Primitive() {
  for (Operand *operand : {&x, &w, &y}) {
    if (operand->reorder)
      api.dnnl_primitive_destroy(operand->reorder);
    for (Handle memory : {operand->outer, operand->inner})
      if (memory)
        api.dnnl_memory_destroy(memory);
  }
  if (scratch)
    api.dnnl_memory_destroy(scratch);
  if (primitive)
    api.dnnl_primitive_destroy(primitive);
  if (descriptor)
    api.dnnl_primitive_desc_destroy(descriptor);
}

int64_t Primitive::reserve(const void *layout) {
  constexpr int64_t line = 64;
  int64_t offset = bytes;
  auto size = static_cast<int64_t>(api.dnnl_memory_desc_get_size(layout));
  bytes += (size + line - 1) / line * line;
  return offset;
}

bool Primitive::addReorder(Operand &operand, const void *from, const void *to) {
  Handle made = nullptr;
  if (api.dnnl_reorder_primitive_desc_create(&made, from, api.engine, to,
                                             api.engine, nullptr))
    return false;
  bool ok = !api.dnnl_primitive_create(&operand.reorder, made);
  api.dnnl_primitive_desc_destroy(made);
  return ok;
}

bool Primitive::addOperand(Operand &operand, const Shape &shape, int argument,
                           Query query, bool isResult) {
  operand.argument = argument;
  OneDnn::Layout own = api.layout(shape, /*chosen=*/false);
  const void *theirs = api.dnnl_primitive_desc_query_md(descriptor, query, 0);
  if (!own || !theirs ||
      api.dnnl_memory_create(&operand.outer, own.get(), api.engine, nullptr))
    return false;
  if (api.dnnl_memory_desc_equal(own.get(), theirs))
    return true;
  operand.offset = reserve(theirs);
  const void *from = isResult ? theirs : own.get();
  const void *to = isResult ? own.get() : theirs;
  return !api.dnnl_memory_create(&operand.inner, theirs, api.engine, nullptr) &&
         addReorder(operand, from, to);
}

bool Primitive::make(const Convolution &desc) {
  Shapes shapes = describe(desc);
  if (desc.dtype != FSDP_RT_F32 || desc.beta || !shapes.fits ||
      !paysReorders(shapes, isWeightsBackward(desc)))
    return false;
  OneDnn::Layout anyX = api.layout(shapes.x, /*chosen=*/true),
                 anyW = api.layout(shapes.w, /*chosen=*/true),
                 anyY = api.layout(shapes.y, /*chosen=*/true);
  if (!anyX || !anyW || !anyY)
    return false;
  bool backward = isWeightsBackward(desc);
  descriptor = backward ? api.weightsBackward(anyX, anyW, anyY, shapes.movement)
                        : api.forward(anyX, anyW, anyY, shapes.movement);
  if (!descriptor || api.dnnl_primitive_create(&primitive, descriptor) ||
      !addOperand(x, shapes.x, source, sourceLayout, false) ||
      !addOperand(w, shapes.w, backward ? destinationGradient : weights,
                  backward ? destinationGradientLayout : weightsLayout,
                  false) ||
      !addOperand(y, shapes.y, backward ? weightsGradient : destination,
                  backward ? weightsGradientLayout : destinationLayout, true))
    return false;
  const void *layout =
      api.dnnl_primitive_desc_query_md(descriptor, scratchpadLayout, 0);
  if (!layout || api.dnnl_memory_desc_get_size(layout) == 0)
    return true;
  scratchOffset = reserve(layout);
  return !api.dnnl_memory_create(&scratch, layout, api.engine, nullptr);
}

bool Primitive::place(void *workspace) {
  auto *base = static_cast<char *>(workspace);
  for (Operand *operand : {&x, &w, &y})
    if (operand->inner &&
        api.dnnl_memory_set_data_handle(operand->inner, base + operand->offset))
      return false;
  placed = workspace;
  return !scratch ||
         !api.dnnl_memory_set_data_handle(scratch, base + scratchOffset);
}

bool Primitive::move(Handle stream, Handle reorder, Handle from, Handle to) {
  ArgumentValue arguments[] = {{source, from}, {destination, to}};
  return !api.dnnl_primitive_execute(reorder, stream, 2, arguments);
}

bool Primitive::run(Handle stream, void *dataX, void *dataW, void *dataY,
                    void *workspace) {
  if (placed != workspace && !place(workspace))
    return false;
  if (api.dnnl_memory_set_data_handle(x.outer, dataX) ||
      api.dnnl_memory_set_data_handle(w.outer, dataW) ||
      api.dnnl_memory_set_data_handle(y.outer, dataY))
    return false;
  for (Operand *operand : {&x, &w})
    if (operand->reorder &&
        !move(stream, operand->reorder, operand->outer, operand->inner))
      return false;
  ArgumentValue arguments[4];
  int count = 0;
  for (Operand *operand : {&x, &w, &y})
    arguments[count++] = {operand->argument,
                          operand->inner ? operand->inner : operand->outer};
  if (scratch)
    arguments[count++] = {scratchpad, scratch};
  return !api.dnnl_primitive_execute(primitive, stream, count, arguments) &&
         (!y.reorder || move(stream, y.reorder, y.inner, y.outer));
}

//===----------------------------------------------------------------------===//
// The convolver
//===----------------------------------------------------------------------===//

namespace {

class OneDnnConvolver : public Convolver {
public:
  explicit OneDnnConvolver(const OneDnn &api)
      : api(api), windows(makeWindowConvolver()) {
    OneThread single;
    api.dnnl_stream_create(&stream, api.engine, /*in order*/ 1);
  }
  ~OneDnnConvolver() override {
    if (stream)
      api.dnnl_stream_destroy(stream);
  }

  int64_t workspace(const Convolution &desc) override {
    Primitive *primitive = get(desc);
    return primitive ? primitive->bytes : windows->workspace(desc);
  }

  bool run(const Convolution &desc, const void *x, const void *w, void *y,
           void *workspace) override {
    Primitive *primitive = get(desc);
    if (!primitive)
      return windows->run(desc, x, w, y, workspace);
    OneThread single;
    // Operands that are read have the type of those that are written.
    return primitive->run(stream, const_cast<void *>(x), const_cast<void *>(w),
                          y, workspace);
  }

private:
  /// Null if the library has no primitive for it.
  Primitive *get(const Convolution &desc) {
    auto [entry, isNew] = primitives.try_emplace(desc);
    if (isNew && stream) {
      OneThread single;
      auto made = std::make_unique<Primitive>(api);
      if (made->make(desc))
        entry->second = std::move(made);
    }
    return entry->second.get();
  }

  const OneDnn &api;
  std::unique_ptr<Convolver> windows;
  Handle stream = nullptr;
  ConvolutionTable<Primitive> primitives;
};

} // namespace

std::unique_ptr<Convolver> fsdp::rt::makeOneDnnConvolver(const OneDnn &api) {
  return std::make_unique<OneDnnConvolver>(api);
}
