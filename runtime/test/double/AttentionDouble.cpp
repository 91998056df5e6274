//===- AttentionDouble.cpp - attention on the host ------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A library of attention (fsdp_attention.h) that does what the definition says,
// in f32, with weights rounded before their product. A plan is good for its
// session, and wants a workspace that it fills with garbage.
//
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"
#include "Double.h"

#include <cstdio>
#include <functional>
#include <memory>

using namespace fsdp::cuda_double;

struct fsdp_attention_plan {
  const fsdp_attention_session *session;
  fsdp_rt_attention_desc desc;
  bool isGradient;
  int64_t workspace;
};

struct fsdp_attention_session {
  cudaStream_t stream;
  std::vector<std::unique_ptr<fsdp_attention_plan>> plans;
};

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

namespace {
/// Rows of 16-bit floats: what is written is read as it was rounded.
struct Rows {
  uint16_t *memory;
  const int64_t *strides;
  bool isBrain;

  uint16_t *row(int64_t b, int64_t h, int64_t t) const {
    return memory + b * strides[0] + h * strides[1] + t * strides[2];
  }
  float read(uint16_t bits) const {
    return isBrain ? widen<8>(bits) : widen<5>(bits);
  }
  uint16_t round(float value) const {
    return isBrain ? narrow<8>(value) : narrow<5>(value);
  }
  float dot(const uint16_t *left, const uint16_t *right, int64_t size) const {
    float sum = 0;
    for (int64_t at = 0; at < size; ++at)
      sum += read(left[at]) * read(right[at]);
    return sum;
  }
};

/// One attention, with host addresses.
struct Attention {
  fsdp_rt_attention_desc desc;
  Rows query, key, value, output, outputGrad, queryGrad, keyGrad, valueGrad;
  float *logsumexp;

  int64_t keyHead(int64_t h) const { return h / (desc.heads / desc.key_heads); }
  int64_t columns(int64_t t) const {
    return desc.causal ? std::min(t + 1, desc.columns) : desc.columns;
  }
  std::vector<float> scores(int64_t b, int64_t h, int64_t t) const;
  void computeRow(int64_t b, int64_t h, int64_t t) const;
  void addGradients(int64_t b, int64_t h, int64_t t, std::vector<float> &keys,
                    std::vector<float> &values) const;
  void compute() const;
  void computeGradients() const;
};
} // namespace

std::vector<float> Attention::scores(int64_t b, int64_t h, int64_t t) const {
  std::vector<float> all;
  for (int64_t s = 0; s < columns(t); ++s)
    all.push_back(
        static_cast<float>(desc.scale) *
        query.dot(query.row(b, h, t), key.row(b, keyHead(h), s), desc.depth));
  return all;
}

void Attention::computeRow(int64_t b, int64_t h, int64_t t) const {
  std::vector<float> all = scores(b, h, t);
  float largest = *std::max_element(all.begin(), all.end()), sum = 0;
  for (float score : all)
    sum += std::exp(score - largest);
  float log = largest + std::log(sum);
  logsumexp[(b * desc.heads + h) * desc.rows + t] = log;
  for (int64_t e = 0; e < desc.value_depth; ++e) {
    float result = 0;
    for (size_t s = 0; s < all.size(); ++s)
      result +=
          value.read(value.round(std::exp(all[s] - log))) *
          value.read(value.row(b, keyHead(h), static_cast<int64_t>(s))[e]);
    output.row(b, h, t)[e] = output.round(result);
  }
}

void Attention::compute() const {
  for (int64_t b = 0; b < desc.batch; ++b)
    for (int64_t h = 0; h < desc.heads; ++h)
      for (int64_t t = 0; t < desc.rows; ++t)
        computeRow(b, h, t);
}

/// The gradient of a row's query, and what it adds to those of a head of keys.
void Attention::addGradients(int64_t b, int64_t h, int64_t t,
                             std::vector<float> &keys,
                             std::vector<float> &values) const {
  std::vector<float> all = scores(b, h, t), queryRow(size_t(desc.depth));
  float log = logsumexp[(b * desc.heads + h) * desc.rows + t];
  const uint16_t *gradient = outputGrad.row(b, h, t);
  float common = output.dot(gradient, output.row(b, h, t), desc.value_depth);
  for (int64_t s = 0; s < columns(t); ++s) {
    float weight = std::exp(all[size_t(s)] - log);
    const uint16_t *valueRow = value.row(b, keyHead(h), s),
                   *keyRow = key.row(b, keyHead(h), s);
    float slope =
        weight * (value.dot(gradient, valueRow, desc.value_depth) - common);
    float rounded =
        query.read(query.round(slope)) * static_cast<float>(desc.scale);
    for (int64_t d = 0; d < desc.depth; ++d) {
      queryRow[size_t(d)] += rounded * key.read(keyRow[d]);
      keys[size_t(s * desc.depth + d)] +=
          rounded * query.read(query.row(b, h, t)[d]);
    }
    float kept = value.read(value.round(weight));
    for (int64_t e = 0; e < desc.value_depth; ++e)
      values[size_t(s * desc.value_depth + e)] +=
          kept * value.read(gradient[e]);
  }
  for (int64_t d = 0; d < desc.depth; ++d)
    queryGrad.row(b, h, t)[d] = queryGrad.round(queryRow[size_t(d)]);
}

void Attention::computeGradients() const {
  int64_t group = desc.heads / desc.key_heads;
  for (int64_t b = 0; b < desc.batch; ++b)
    for (int64_t k = 0; k < desc.key_heads; ++k) {
      std::vector<float> keys(size_t(desc.columns * desc.depth)),
          values(size_t(desc.columns * desc.value_depth));
      for (int64_t h = k * group; h < (k + 1) * group; ++h)
        for (int64_t t = 0; t < desc.rows; ++t)
          addGradients(b, h, t, keys, values);
      for (int64_t s = 0; s < desc.columns; ++s) {
        for (int64_t d = 0; d < desc.depth; ++d)
          keyGrad.row(b, k, s)[d] =
              keyGrad.round(keys[size_t(s * desc.depth + d)]);
        for (int64_t e = 0; e < desc.value_depth; ++e)
          valueGrad.row(b, k, s)[e] =
              valueGrad.round(values[size_t(s * desc.value_depth + e)]);
      }
    }
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

static int32_t failWith(char *error, int64_t bytes, const char *text) {
  std::snprintf(error, static_cast<size_t>(bytes), "%s", text);
  return 1;
}

namespace {
/// Finds the memory behind operands, and notes how far each reaches.
struct Operands {
  const fsdp_rt_attention_desc &desc;
  std::vector<Access> accesses;
  bool found = true;

  Rows rows(const void *memory, const int64_t (&strides)[3], int64_t heads,
            int64_t rows, int64_t depth, bool writes) {
    if (!memory)
      return {};
    int64_t last = (desc.batch - 1) * strides[0] + (heads - 1) * strides[1] +
                   (rows - 1) * strides[2] + depth;
    return {static_cast<uint16_t *>(add(memory, 2 * last, writes)), strides,
            desc.dtype == FSDP_RT_BF16};
  }
  void *add(const void *memory, int64_t bytes, bool writes) {
    char *host = reach(memory, static_cast<size_t>(bytes));
    found &= host != nullptr;
    accesses.push_back({host, static_cast<size_t>(bytes), writes});
    return host;
  }
};
} // namespace

/// The strides are the plan's.
static Attention describe(const fsdp_attention_plan &plan,
                          const fsdp_attention_buffers &buffers,
                          Operands &operands) {
  const fsdp_rt_attention_desc &d = plan.desc;
  bool forward = !plan.isGradient;
  return {
      d,
      operands.rows(buffers.query, d.query, d.heads, d.rows, d.depth, false),
      operands.rows(buffers.key, d.key, d.key_heads, d.columns, d.depth, false),
      operands.rows(buffers.value, d.value, d.key_heads, d.columns,
                    d.value_depth, false),
      operands.rows(buffers.output, d.output, d.heads, d.rows, d.value_depth,
                    forward),
      operands.rows(buffers.output_grad, d.output_grad, d.heads, d.rows,
                    d.value_depth, false),
      operands.rows(buffers.query_grad, d.query_grad, d.heads, d.rows, d.depth,
                    true),
      operands.rows(buffers.key_grad, d.key_grad, d.key_heads, d.columns,
                    d.depth, true),
      operands.rows(buffers.value_grad, d.value_grad, d.key_heads, d.columns,
                    d.value_depth, true),
      static_cast<float *>(operands.add(
          buffers.logsumexp, 4 * d.batch * d.heads * d.rows, forward))};
}

extern "C" {

uint32_t fsdp_attention_version(void) {
  return enter("fsdp_attention_version") ? 0 : FSDP_ATTENTION_VERSION;
}

int32_t fsdp_attention_open(void *stream, fsdp_attention_session **session,
                            char *error, int64_t bytes) {
  if (enter("fsdp_attention_open") || forbiddenInCapture())
    return failWith(error, bytes, "the double opens no session");
  *session = new fsdp_attention_session{static_cast<cudaStream_t>(stream), {}};
  ++live;
  return 0;
}

void fsdp_attention_close(fsdp_attention_session *session) {
  destroy("fsdp_attention_close", session);
}

int32_t fsdp_attention_make_plan(fsdp_attention_session *session,
                                 const fsdp_rt_attention_desc *desc,
                                 int32_t is_gradient,
                                 fsdp_attention_plan **plan,
                                 int64_t *workspace_bytes, char *error,
                                 int64_t bytes) {
  if (enter("fsdp_attention_make_plan") || forbiddenInCapture())
    return failWith(error, bytes, "the double makes no plan");
  // Those of gradients are larger, and the last plan's the largest.
  *workspace_bytes =
      256 * (1 + is_gradient + static_cast<int64_t>(session->plans.size()));
  session->plans.push_back(std::make_unique<fsdp_attention_plan>(
      fsdp_attention_plan{session, *desc, is_gradient != 0, *workspace_bytes}));
  *plan = session->plans.back().get();
  return 0;
}

int32_t fsdp_attention_run(fsdp_attention_session *session,
                           fsdp_attention_plan *plan,
                           const fsdp_attention_buffers *buffers,
                           void *workspace, char *error, int64_t bytes) {
  if (enter("fsdp_attention_run"))
    return failWith(error, bytes, "the double computes no attention");
  if (deviceOf(session->stream) != currentDevice())
    misuse("an attention on the stream of another device");
  if (plan->session != session)
    misuse("an attention by a plan of another session");
  Operands operands{plan->desc, {}};
  Attention attention = describe(*plan, *buffers, operands);
  auto *garbage =
      static_cast<char *>(operands.add(workspace, plan->workspace, true));
  if (!operands.found || (buffers->query_grad != nullptr) != plan->isGradient)
    return failWith(error, bytes, "a buffer that the device can't reach");
  // Strides are those of the plan, which lives as long as the session.
  enqueue(session->stream, "an attention", operands.accesses, [=] {
    std::memset(garbage, 0xff, static_cast<size_t>(plan->workspace));
    if (plan->isGradient)
      attention.computeGradients();
    else
      attention.compute();
  });
  return 0;
}

} // extern "C"
