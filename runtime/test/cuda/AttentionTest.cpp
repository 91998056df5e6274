//===- AttentionTest.cpp - attention by a library -------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the runtime does around a library of attention, which the double is
// here.
//
//===----------------------------------------------------------------------===//

#include "OnDouble.h"

#include <cstring>

using namespace fsdp::test;

namespace {

class Attention : public Nccl {
protected:
  void SetUp() override {
    Nccl::SetUp();
    for (const char *name : {"CUDA", "CUBLASLT", "ATTENTION"})
      setenv(("FSDP_" + std::string(name) + "_LIBRARY").c_str(),
             FSDP_CUDA_DOUBLE, 1);
  }
};

/// Two rows and one column, whose weight is 1: outputs are the value.
fsdp_rt_attention_desc oneColumn() {
  fsdp_rt_attention_desc desc = {};
  desc.dtype = FSDP_RT_BF16;
  desc.batch = desc.heads = desc.key_heads = desc.columns = 1;
  desc.rows = desc.depth = desc.value_depth = 2;
  desc.scale = 0.5;
  // Rows have gaps.
  for (auto *strides :
       {&desc.query, &desc.output, &desc.output_grad, &desc.query_grad})
    (*strides)[2] = 8;
  return desc;
}

/// Query, key, value and the gradient of the output, at 32 bytes each.
std::vector<uint16_t> makeInputs() {
  std::vector<uint16_t> all(64, 0);
  auto set = [&](size_t at, uint16_t first, uint16_t second) {
    all[at] = first;
    all[at + 1] = second;
  };
  set(0, 0x3f80, 0x4000);  // 1 2
  set(8, 0x4040, 0x4080);  // 3 4
  set(16, 0x3f80, 0x3f80); // 1 1
  set(32, 0x40a0, 0x40c0); // 5 6
  set(48, 0x3f80, 0x4040); // 1 3
  set(56, 0x4000, 0x3f80); // 2 1
  return all;
}
const std::vector<uint16_t> inputs = makeInputs();
constexpr int64_t inputBytes = 128;

/// What stands behind the inputs: output, log-sum-exps, and the gradients of
/// query, key and value, at 32 bytes each.
struct Results {
  uint16_t output[16];
  float logsumexp[8];
  uint16_t queryGrad[16], keyGrad[16], valueGrad[16];
};

int32_t attend(fsdp_rt_context *ctx, const fsdp_rt_attention_desc &desc,
               bool withGradients = true) {
  auto *at = static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
  auto place = [&](int64_t number) { return at + 32 * number; };
  if (int32_t status = fsdp_rt_attention(ctx, &desc, place(0), place(1),
                                         place(2), place(4), place(5)))
    return status;
  return withGradients
             ? fsdp_rt_attention_grad(ctx, &desc, place(3), place(0), place(1),
                                      place(2), place(4), place(5), place(6),
                                      place(7), place(8))
             : FSDP_RT_OK;
}

void reserve(fsdp_rt_context *ctx) {
  fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_PERSISTENT, 4096);
  fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_COMM, 4096);
}

Results compute(fsdp_rt_context *ctx, int times) {
  std::vector<char> memory(inputBytes + sizeof(Results), 'x');
  std::memcpy(memory.data(), inputs.data(), inputBytes);
  void *arena = fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM);
  fsdp_rt_copy(ctx, arena, memory.data(), int64_t(memory.size()));
  for (int time = 0; time < times; ++time)
    EXPECT_EQ(attend(ctx, oneColumn()), FSDP_RT_OK);
  fsdp_rt_copy(ctx, memory.data(), arena, int64_t(memory.size()));
  Results results;
  std::memcpy(&results, memory.data() + inputBytes, sizeof(results));
  return results;
}

void expectResults(const Results &results) {
  for (int row : {0, 8}) {
    EXPECT_EQ(results.output[row], 0x40a0);
    EXPECT_EQ(results.output[row + 1], 0x40c0);
    // Between rows.
    EXPECT_EQ(results.output[2], 0x7878);
  }
  EXPECT_EQ(results.logsumexp[0], 1.5f);
  EXPECT_EQ(results.logsumexp[1], 3.5f);
  // The only weight can't change; values get the sum of the rows' gradients.
  for (int at : {0, 1, 8, 9})
    EXPECT_EQ(results.queryGrad[at] & 0x7fff, 0);
  EXPECT_EQ(results.keyGrad[0] & 0x7fff, 0);
  EXPECT_EQ(results.valueGrad[0], 0x4040);
  EXPECT_EQ(results.valueGrad[1], 0x4080);
}

} // namespace

TEST_F(Attention, ComputesOnDevices) {
  EXPECT_EQ(runRanks(2,
                     [&](fsdp_rt_context *ctx) {
                       reserve(ctx);
                       expectResults(compute(ctx, 1));
                       expectResults(compute(ctx, 2));
                     }),
            "");
  // Each rank has a session and a plan of either.
  EXPECT_EQ(callsOf("fsdp_attention_open"), 2);
  EXPECT_EQ(callsOf("fsdp_attention_make_plan"), 4);
  EXPECT_EQ(callsOf("fsdp_attention_run"), 12);
}

// Captured steps keep the workspace that they were captured with, also where a
// later plan wants more.
TEST_F(Attention, GraphsKeepTheirWorkspaces) {
  Environment environment(Variables{{"FSDP_CUDA_GRAPHS", "1"},
                                    {"FSDP_DOUBLE", "races=1;jitter=50"}});
  EXPECT_EQ(runRanks(1,
                     [&](fsdp_rt_context *ctx) {
                       reserve(ctx);
                       for (int step = 0; step < 6; ++step) {
                         void *arena = fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM);
                         fsdp_rt_copy(ctx, arena, inputs.data(), inputBytes);
                         fsdp_rt_step_begin(ctx, step);
                         EXPECT_EQ(attend(ctx, oneColumn()), FSDP_RT_OK);
                         if (step == 3) {
                           // Another step with a plan of its own.
                           fsdp_rt_attention_desc causal = oneColumn();
                           causal.causal = 1;
                           EXPECT_EQ(attend(ctx, causal), FSDP_RT_OK);
                         }
                         EXPECT_EQ(fsdp_rt_step_end(ctx), FSDP_RT_OK);
                         Results results;
                         fsdp_rt_copy(ctx, &results,
                                      static_cast<char *>(arena) + inputBytes,
                                      sizeof(results));
                         EXPECT_EQ(results.valueGrad[0], 0x4040);
                         EXPECT_EQ(results.logsumexp[1], 3.5f);
                       }
                     }),
            "");
}

TEST_F(Attention, WrongDescriptionsAreErrors) {
  struct Case {
    void (*change)(fsdp_rt_attention_desc &);
    int32_t status;
    const char *text;
  };
  const Case cases[] = {
      {[](auto &desc) { desc.dtype = FSDP_RT_F32; }, FSDP_RT_UNSUPPORTED,
       "attention f32 of 1 x 1 heads, 2 rows and 1 columns: its element type "
       "is "
       "neither f16 nor bf16 (last collective: none)"},
      {[](auto &desc) { desc.causal = 2; }, FSDP_RT_INVALID_ARGUMENT,
       "causal is 0 or 1"},
      {[](auto &desc) { desc.rows = 0; }, FSDP_RT_INVALID_ARGUMENT,
       "an extent is not from 1 to 2^31 - 1"},
      {[](auto &desc) { desc.key_heads = 2; }, FSDP_RT_INVALID_ARGUMENT,
       "the number of key heads does not divide that of heads"},
      {[](auto &desc) { desc.scale = 1 / 0.0; }, FSDP_RT_INVALID_ARGUMENT,
       "its scale is not finite"},
      {[](auto &desc) { desc.key_grad[1] = -1; }, FSDP_RT_INVALID_ARGUMENT,
       "a stride is negative or no multiple of 16 bytes"},
      {[](auto &desc) { desc.query[2] = 4; }, FSDP_RT_INVALID_ARGUMENT,
       "a stride is negative or no multiple of 16 bytes"},
      {[](auto &desc) { desc.scale = 1e300; }, FSDP_RT_INVALID_ARGUMENT,
       "its scale is not finite"}};
  for (const Case &wrong : cases) {
    std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
      reserve(ctx);
      fsdp_rt_attention_desc desc = oneColumn();
      wrong.change(desc);
      EXPECT_EQ(attend(ctx, desc), wrong.status);
    });
    EXPECT_TRUE(contains(error, wrong.text)) << error;
  }
  std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
    fsdp_rt_attention_desc desc = oneColumn();
    EXPECT_EQ(fsdp_rt_attention(ctx, &desc, nullptr, nullptr, nullptr, nullptr,
                                nullptr),
              FSDP_RT_INVALID_ARGUMENT);
  });
  EXPECT_TRUE(contains(error, "an operand has no buffer")) << error;
  error = runRanks(1, [&](fsdp_rt_context *ctx) {
    reserve(ctx);
    fsdp_rt_attention_desc desc = oneColumn();
    auto *at = static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
    EXPECT_EQ(fsdp_rt_attention(ctx, &desc, at + 2, at, at, at, at),
              FSDP_RT_INVALID_ARGUMENT);
  });
  EXPECT_TRUE(contains(error, "an address is no multiple of 16")) << error;
}

// Steps that graphs don't remember have one workspace, of a limited size.
TEST_F(Attention, WorkspacesAreLimited) {
  Environment environment(Variables{{"FSDP_ATTENTION_WORKSPACE", "600"}});
  std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
    reserve(ctx);
    EXPECT_EQ(attend(ctx, oneColumn(), /*withGradients=*/false), FSDP_RT_OK);
    EXPECT_EQ(attend(ctx, oneColumn()), FSDP_RT_OUT_OF_MEMORY);
  });
  EXPECT_TRUE(contains(error, "attention: its library wants a workspace of 768 "
                              "bytes, more than FSDP_ATTENTION_WORKSPACE "
                              "allows, 600"))
      << error;
}

TEST_F(Attention, LibrariesOfAnotherVersion) {
  Environment environment(
      Variables{{"FSDP_DOUBLE", "fail=fsdp_attention_version:1:1"}});
  std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
    reserve(ctx);
    EXPECT_EQ(attend(ctx, oneColumn()), FSDP_RT_UNSUPPORTED);
  });
  EXPECT_TRUE(contains(error, "expected version 1 of fsdp_attention.h, got 0"))
      << error;
}

TEST_F(Attention, HostsHaveNoLibrary) {
  Environment environment(Variables{{"FSDP_BACKEND", "embedded"}});
  std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
    reserve(ctx);
    EXPECT_EQ(attend(ctx, oneColumn()), FSDP_RT_UNSUPPORTED);
  });
  EXPECT_TRUE(contains(error, "libraries compute it on devices only")) << error;
}

// The library's own words reach the user.
TEST_F(Attention, FailuresOfTheLibrary) {
  const std::pair<const char *, const char *> cases[] = {
      {"fsdp_attention_open", "attention: the double opens no session"},
      {"fsdp_attention_make_plan", "attention: the double makes no plan"},
      {"fsdp_attention_run", "attention: the double computes no attention"}};
  for (auto [function, text] : cases) {
    Environment environment(
        Variables{{"FSDP_DOUBLE", "fail=" + std::string(function) + ":1:1"}});
    std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
      reserve(ctx);
      EXPECT_NE(attend(ctx, oneColumn()), FSDP_RT_OK);
    });
    EXPECT_TRUE(contains(error, text)) << error;
  }
}

TEST_F(Attention, MissingLibrariesAndFunctions) {
  for (auto [library, text] :
       {std::pair("/none.so", "can't load FSDP_ATTENTION_LIBRARY=/none.so"),
        std::pair("libdl.so.2", "the library has no fsdp_attention_version")}) {
    Environment environment(Variables{{"FSDP_ATTENTION_LIBRARY", library}});
    std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
      reserve(ctx);
      EXPECT_EQ(attend(ctx, oneColumn()), FSDP_RT_UNSUPPORTED);
    });
    EXPECT_TRUE(contains(error, text)) << error;
    EXPECT_TRUE(contains(error, "build the runtime where cudnn-frontend is "
                                "found"))
        << error;
  }
}
