//===- Trace.cpp - sequences of calls -------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Graph.h"

using namespace fsdp::rt;
using namespace fsdp::rt::cuda;

OwnCollective::OwnCollective(const fsdp_rt_collective &from)
    : desc(from), parts(from.parts, from.parts + from.num_parts),
      segments(parts.size()), units(parts.size()) {
  for (size_t index = 0; index < parts.size(); ++index) {
    fsdp_rt_part &part = parts[index];
    if (part.unit) {
      units[index] = part.unit;
      part.unit = units[index].c_str();
    }
    if (part.segments)
      segments[index].assign(part.segments, part.segments + part.num_segments);
    part.segments = part.segments ? segments[index].data() : nullptr;
  }
  desc.parts = parts.data();
  // Names are those of CollectiveName.
  desc.channel_name = nullptr;
}

/// Adds a call, number `count` of those of its kind.
static void addCall(Trace &trace, Trace::Kind kind, size_t count) {
  trace.calls.push_back({kind, static_cast<uint32_t>(count - 1)});
}

void Trace::addLaunch(const fsdp_rt_launch_desc &desc, const int64_t *values) {
  launches.push_back({desc, args.size()});
  args.insert(args.end(), values, values + desc.num_args);
  addCall(*this, Kind::Launch, launches.size());
}

void Trace::addProduct(const fsdp_rt_matmul_desc &desc, const void *a,
                       const void *b, void *c, const void *bias) {
  products.push_back({desc, a, b, c, bias});
  addCall(*this, Kind::Product, products.size());
}

void Trace::addAttention(const fsdp_rt_attention_desc &desc,
                         const fsdp_attention_buffers &buffers) {
  attentions.push_back({desc, buffers});
  addCall(*this, Kind::Attention, attentions.size());
}

void Trace::addStart(const Operation &operation, int32_t channel,
                     uint64_t place) {
  starts.push_back({channel, place, operation.signature, operation.name,
                    std::make_shared<const OwnCollective>(*operation.desc),
                    operation.src, operation.dst});
  addCall(*this, Kind::Start, starts.size());
}

bool Trace::addFinish(int32_t channel, uint64_t place) {
  for (size_t index = starts.size(); index-- > 0;)
    if (starts[index].channel == channel && starts[index].place == place) {
      finishes.push_back({channel, place, index});
      addCall(*this, Kind::Finish, finishes.size());
      return true;
    }
  return false;
}

void Trace::addPrefix(const Trace &other, size_t count) {
  for (size_t at = 0; at < count; ++at) {
    size_t index = other.calls[at].index;
    switch (other.calls[at].kind) {
    case Kind::Launch:
      addLaunch(other.launches[index].desc,
                other.args.data() + other.launches[index].args);
      break;
    case Kind::Product: {
      const Product &product = other.products[index];
      addProduct(product.desc, product.a, product.b, product.c, product.bias);
      break;
    }
    case Kind::Attention:
      addAttention(other.attentions[index].desc,
                   other.attentions[index].buffers);
      break;
    case Kind::Start:
      starts.push_back(other.starts[index]);
      addCall(*this, Kind::Start, starts.size());
      break;
    case Kind::Finish:
      addFinish(other.finishes[index].channel, other.finishes[index].place);
    }
  }
}

bool Trace::isCallOf(size_t at, const Trace &other) const {
  size_t index = other.calls[at].index;
  switch (other.calls[at].kind) {
  case Kind::Launch:
    return isLaunch(at, other.launches[index].desc,
                    other.args.data() + other.launches[index].args);
  case Kind::Product: {
    const Product &product = other.products[index];
    return isProduct(at, product.desc, product.a, product.b, product.c,
                     product.bias);
  }
  case Kind::Attention:
    return isAttention(at, other.attentions[index].desc,
                       other.attentions[index].buffers);
  case Kind::Start: {
    const Start &start = other.starts[index];
    return isStart(at, start.signature, start.channel, start.place, start.src,
                   start.dst);
  }
  case Kind::Finish:
    return isFinish(at, other.finishes[index].channel,
                    other.finishes[index].place);
  }
  return false;
}

bool Trace::beginsLike(const Trace &other, size_t count) const {
  for (size_t at = 0; at < count; ++at)
    if (!isCallOf(at, other))
      return false;
  return true;
}
