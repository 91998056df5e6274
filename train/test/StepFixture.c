//===- StepFixture.c - a step as the compiler would make it ---------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Two layers, h = x a.weight^T + a.bias and y = h b.weight^T, and the loss
// mean((y - t)^2) / 2, sharded in two flat units over WORLD ranks and trained
// by SGD with momentum. SHARD_A and SHARD_B are elements of a shard.
//
//===----------------------------------------------------------------------===//

#include "fsdp_rt.h"

#include <stddef.h>

#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)

enum { batch = 2, wide = 4, hidden = 3 };

// Arguments in the order of the manifest.
enum {
  shardA,
  shardB,
  count,
  inputX,
  inputT,
  hyperLr,
  hyperStep,
  loss,
  gradA,
  gradB,
  momentA,
  momentB
};

/* The hash that the manifest lists; HASH is the module's. */
#ifdef OTHER
#define LISTED "bb"
#else
#define LISTED "aa"
#endif
#define ARGUMENT(kind, rest, shape, dtype, bytes, offset)                      \
  "{\"kind\":\"" kind "\"," rest "\"dtype\":\"" dtype "\",\"shape\":" shape    \
  ",\"bytes\":" TEXT(bytes) ",\"offset\":" TEXT(offset) ",\"rank\":-1}"
#define SHARDED(kind, unit, rest, elements, bytes, offset)                     \
  ARGUMENT(kind, "\"unit\":\"" unit "\"," rest, "[" TEXT(elements) "]", "f32", \
           bytes, offset)
#define UNIT(name, shard, full, params)                                        \
  "{\"name\":\"" name "\",\"module\":\"" name                                  \
  "\",\"kind\":\"flat\",\"dtype\":\"f32\",\"world\":" TEXT(                    \
      WORLD) ","                                                               \
             "\"shard_numel\":" TEXT(shard) ",\"full_numel\":" TEXT(           \
                 full) ",\"params\":[" params "]}"
#define PARAM(fqn, shape, numel, offset)                                       \
  "{\"fqn\":\"" fqn "\",\"shape\":" shape                                      \
  ",\"numel\":" TEXT(numel) ",\"offset\":" TEXT(offset) ",\"trainable\":true}"

static const char manifest[] =
    "{\"version\":1,\"model\":\"fixture\",\"world\":" TEXT(
        WORLD) ","
               "\"grid\":[" TEXT(
                   WORLD) "],\"expanded_ranks\":0,"
                          "\"hash\":\"00000000000000" LISTED
                          "\",\"units\":[" UNIT(
                              "a", SHARD_A, FULL_A,
                              PARAM("a.weight", "[3,4]", 12, 0) "," PARAM(
                                  "a.bias", "[3]", 3,
                                  12)) "," UNIT("b", SHARD_B, FULL_B,
                                                PARAM("b.weight", "[1,3]", 3,
                                                      0)) "],"
                                                          "\"aliases\":[{"
                                                          "\"fqn\":\"c."
                                                          "weight\",\"target\":"
                                                          "\"b.weight\"}],"
                                                          "\"buffers\":[{"
                                                          "\"fqn\":\"count\","
                                                          "\"shape\":[1],"
                                                          "\"dtype\":\"f32\","
                                                          "\"persistent\":true}"
                                                          ",{\"fqn\":\"mask\","
                                                          "\"shape\":[2],"
                                                          "\"dtype\":\"f32\","
                                                          "\"persistent\":"
                                                          "false}],\"ignored\":"
                                                          "[],\"arguments\":"
                                                          "[" SHARDED("shard", "a", "", SHARD_A, BYTES_A, 0) "," SHARDED(
                                                              "shard", "b", "",
                                                              SHARD_B, BYTES_B,
                                                              64) "," ARGUMENT("buffer", "\"fqn\":\"count\",", "[1]", "f32", 4, 128) "," ARGUMENT("input", "\"name\":\"x\",\"position\":0,", "[2,4]", "f32", 32, 0) "," ARGUMENT("input", "\"name\":\"t\",\"position\":1,\"index_range\":[0,10,-100],", "[2]", "i64", 16, 64) "," ARGUMENT("hyper",
                                                                                                                                                                                                                                                                                                                                           "\"name\":\"lr\",\"default\":0.125,",
                                                                                                                                                                                                                                                                                                                                           "[]",
                                                                                                                                                                                                                                                                                                                                           "f64", 8, 128) "," ARGUMENT("hyper",
                                                                                                                                                                                                                                                                                                                                                                       "\"name\":\"step\",\"default\":null,",
                                                                                                                                                                                                                                                                                                                                                                       "[]",
                                                                                                                                                                                                                                                                                                                                                                       "f64", 8, 192) "," ARGUMENT("loss",
                                                                                                                                                                                                                                                                                                                                                                                                   "",
                                                                                                                                                                                                                                                                                                                                                                                                   "[]", "f32",
                                                                                                                                                                                                                                                                                                                                                                                                   4, 256) "," SHARDED("grad_shard", "a", "",
                                                                                                                                                                                                                                                                                                                                                                                                                       SHARD_A, BYTES_A, 192) "," SHARDED("grad_shard", "b", "", SHARD_B, BYTES_B, 256) "," SHARDED("optimizer_state", "a", "\"slot\":\"momentum\",", SHARD_A, BYTES_A,
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                    320) "," SHARDED("optimizer_state",
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                     "b",
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                     "\"slot\":\"momentum\",", SHARD_B, BYTES_B, 384) "],"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                      "\"entries\":[{\"name\":\"step\",\"symbol\":\"fsdp_entry_step\",\"args\":"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                      "[0,1,2,3,4,5,6,7,8,9,10,11]}"
#ifdef SEPARATE
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                      ",{\"name\":\"update\",\"symbol\":\"fsdp_entry_update\",\"args\":"
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                      "[0,1,2,3,4,5,6,7,8,9,10,11]}"
#endif
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                      "],\"memory\":{\"persistent_bytes\":" TEXT(PERSISTENT) ","
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                             "\"comm_bytes\":" TEXT(
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                 COMM) ",\"temp_bytes\":24,\"host_bytes\":260}}"
#ifdef BAD_MANIFEST
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                       "}"
#endif
    ;

#ifndef ABI
#define ABI FSDP_RT_ABI_VERSION
#endif
#ifndef HASH
#define HASH 0xaa
#endif

const fsdp_rt_module fsdp_rt_module_v1 = {
    sizeof(fsdp_rt_module), ABI, 0, manifest, sizeof(manifest) - 1, HASH};

#ifdef WORLDS
const char fsdp_rt_worlds_v1[] = WORLDS;
const char fsdp_rt_command_v1[] = "fsdp-compile MODEL.mlir --wrap always";
#endif

static const fsdp_rt_segment segmentA = {0, FULL_A * 4, 0, SHARD_A * 4, 0};
static const fsdp_rt_segment segmentB = {0, FULL_B * 4, 0, SHARD_B * 4, 0};
static const fsdp_rt_part parts[] = {
    {"a", FSDP_RT_F32, 0, FULL_A * 4, SHARD_A * 4, 1, &segmentA},
    {"b", FSDP_RT_F32, 0, FULL_B * 4, SHARD_B * 4, 1, &segmentB}};

#define COLLECTIVE(kind, channel, mean, part, name)                            \
  {sizeof(fsdp_rt_collective),                                                 \
   kind,                                                                       \
   channel,                                                                    \
   FSDP_RT_SUM,                                                                \
   mean,                                                                       \
   0,                                                                          \
   -1,                                                                         \
   1,                                                                          \
   &parts[part],                                                               \
   name}
static const fsdp_rt_collective collectives[] = {
    COLLECTIVE(FSDP_RT_ALL_GATHER, 0, 0, 0, "gather"),
    COLLECTIVE(FSDP_RT_ALL_GATHER, 0, 0, 1, "gather"),
    COLLECTIVE(FSDP_RT_REDUCE_SCATTER, 1, 1, 1, "reduce"),
    COLLECTIVE(FSDP_RT_REDUCE_SCATTER, 1, 1, 0, "reduce")};

static void update(void *const *args) {
  const float lr = (float)*(const double *)args[hyperLr];
  const int sizes[] = {SHARD_A, SHARD_B};
  for (int unit = 0; unit < 2; ++unit) {
    float *param = args[shardA + unit], *moment = args[momentA + unit];
    const float *grad = args[gradA + unit];
    for (int i = 0; i < sizes[unit]; ++i) {
      moment[i] = 0.9f * moment[i] + grad[i];
      param[i] -= lr * moment[i];
    }
  }
}

/// Deliberate mistakes, chosen by impossible learning rates.
static int misbehave(fsdp_rt_context *ctx, double lr, char *temp) {
  static const fsdp_rt_matmul_desc bad = {0, 0, 0, 0, 2, 2, 2, 1, 1,
                                          1, 1, 1, 0, 0, 0, 0, 0, 0};
  if (lr == -1 && fsdp_rt_rank(ctx) == 1)
    return fsdp_rt_matmul(ctx, &bad, temp, temp, temp);
  if (lr == -3)
    temp[30] = 0;
  if (lr == -4 && fsdp_rt_rank(ctx) == 0)
    return 77;
  return 0;
}

static void backward(const float *a, const float *b, const float *x,
                     const int64_t *t, const float *h, float *ga, float *gb,
                     float *result) {
  for (int i = 0; i < FULL_A; ++i)
    ga[i] = 0;
  for (int i = 0; i < FULL_B; ++i)
    gb[i] = 0;
  float sum = 0;
  (void)a;
  for (int i = 0; i < batch; ++i) {
    float y = 0;
    for (int j = 0; j < hidden; ++j)
      y += h[i * hidden + j] * b[j];
    float error = (y - (float)t[i]) / batch;
    sum += error * error * batch / 2;
    for (int j = 0; j < hidden; ++j) {
      gb[j] += error * h[i * hidden + j];
      for (int k = 0; k < wide; ++k)
        ga[j * wide + k] += error * b[j] * x[i * wide + k];
      ga[hidden * wide + j] += error * b[j];
    }
  }
  *result = sum;
}

int32_t fsdp_entry_step(fsdp_rt_context *ctx, void *const *args) {
  char *comm = fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM);
  float *h = fsdp_rt_arena(ctx, FSDP_RT_ARENA_TEMP);
  void *buffers[] = {comm, comm + 128, comm + 256, comm + 384};
  const double lr = *(const double *)args[hyperLr];
  int64_t tickets[4];
  int32_t status = misbehave(ctx, lr, (char *)h);
  if (status)
    return status;
  // With -2 the last rank gathers in another order.
  int swap = lr == -2 && fsdp_rt_rank(ctx) == WORLD - 1;
  for (int i = 0; i < 2; ++i) {
    int unit = i ^ swap;
    fsdp_rt_start(ctx, &collectives[unit], &args[shardA + unit], &buffers[unit],
                  &tickets[unit]);
  }
  const float *a = buffers[0], *b = buffers[1];
  float *ga = buffers[2], *gb = buffers[3];
  if ((status = fsdp_rt_wait(ctx, tickets[0])))
    return status;
  for (int i = 0; i < batch; ++i)
    for (int j = 0; j < hidden; ++j)
      h[i * hidden + j] = a[hidden * wide + j];
  static const fsdp_rt_matmul_desc product = {
      FSDP_RT_F32, 0, 1, 1, batch, hidden, wide, wide, wide,
      hidden,      1, 1, 0, 0,     0,      0,    0,    0};
  fsdp_rt_matmul(ctx, &product, args[inputX], a, h);
  if ((status = fsdp_rt_wait(ctx, tickets[1])))
    return status;
  backward(a, b, args[inputX], args[inputT], h, ga, gb, args[loss]);
  fsdp_rt_start(ctx, &collectives[2], &buffers[3], &args[gradB], &tickets[2]);
  fsdp_rt_start(ctx, &collectives[3], &buffers[2], &args[gradA], &tickets[3]);
  if ((status = fsdp_rt_wait(ctx, tickets[2])) ||
      (status = fsdp_rt_wait(ctx, tickets[3])))
    return status;
  *(float *)args[count] += 1;
  if (*(float *)args[count] != (float)*(const double *)args[hyperStep])
    return 78;
#ifndef SEPARATE
  update(args);
#endif
  return fsdp_rt_status(ctx);
}

#ifdef SEPARATE
int32_t fsdp_entry_update(fsdp_rt_context *ctx, void *const *args) {
  update(args);
  return fsdp_rt_status(ctx);
}
#endif
