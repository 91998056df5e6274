//===- ConvolutionTest.cpp - convolutions against plain loops -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <random>
#include <string>

using namespace fsdp::test;

namespace {

/// Strides of dimensions that lie in memory in the order `order`, outermost
/// first, with `gap` elements between rows. Returns how many elements that are.
int64_t layOut(const std::vector<int64_t> &extents,
               const std::vector<size_t> &order, int64_t gap,
               std::vector<int64_t *> strides) {
  int64_t next = 1;
  for (size_t i = order.size(); i-- > 0;) {
    *strides[order[i]] = next;
    next = next * extents[order[i]] + (i + 1 == order.size() ? gap : 0);
  }
  return next;
}

/// Extents of a convolution; the rest is drawn.
struct Sizes {
  int64_t batch, groups, outputs, inputs;
  std::array<int64_t, 3> places, window, stride = {1, 1, 1},
                                         dilation = {1, 1, 1};
};

template <typename T>
struct Case {
  fsdp_rt_convolution_desc desc = {};
  std::vector<T> x, w, y;

  /// With `layouts` 0 operands lie as tensors of images and channels do, and
  /// otherwise anyhow.
  Case(std::mt19937 &random, const Sizes &sizes, int layouts, int beta) {
    desc.dtype = sizeof(T) == 4 ? FSDP_RT_F32 : FSDP_RT_F64;
    desc.beta = beta;
    desc.batch = sizes.batch, desc.groups = sizes.groups;
    desc.outputs = sizes.outputs, desc.inputs = sizes.inputs;
    std::vector<int64_t> seen;
    for (size_t i = 0; i < 3; ++i) {
      desc.places[i] = sizes.places[i], desc.window[i] = sizes.window[i];
      desc.stride[i] = sizes.stride[i], desc.dilation[i] = sizes.dilation[i];
      seen.push_back((sizes.places[i] - 1) * sizes.stride[i] +
                     (sizes.window[i] - 1) * sizes.dilation[i] + 1);
    }
    auto draw = [&](std::vector<T> &data, std::vector<int64_t> extents,
                    std::vector<int64_t *> strides) {
      std::vector<size_t> order(extents.size());
      std::iota(order.begin(), order.end(), size_t(0));
      if (layouts)
        std::shuffle(order.begin(), order.end(), random);
      data.resize(static_cast<size_t>(
          layOut(extents, order, layouts ? 3 : 0, strides)));
      std::uniform_int_distribution<int> values(-4, 4);
      for (T &value : data)
        value = static_cast<T>(values(random));
    };
    draw(x, {desc.batch, desc.groups, desc.inputs, seen[0], seen[1], seen[2]},
         {&desc.x_batch, &desc.x_group, &desc.x_input, &desc.x_place[0],
          &desc.x_place[1], &desc.x_place[2]});
    draw(w,
         {desc.groups, desc.outputs, desc.inputs, desc.window[0],
          desc.window[1], desc.window[2]},
         {&desc.w_group, &desc.w_output, &desc.w_input, &desc.w_place[0],
          &desc.w_place[1], &desc.w_place[2]});
    draw(y,
         {desc.batch, desc.groups, desc.outputs, desc.places[0], desc.places[1],
          desc.places[2]},
         {&desc.y_batch, &desc.y_group, &desc.y_output, &desc.y_place[0],
          &desc.y_place[1], &desc.y_place[2]});
  }

  T sumAt(int64_t xAt, int64_t wAt) const {
    T sum = 0;
    for (int64_t c = 0; c < desc.inputs; ++c)
      for (int64_t i = 0; i < desc.window[0]; ++i)
        for (int64_t j = 0; j < desc.window[1]; ++j)
          for (int64_t k = 0; k < desc.window[2]; ++k)
            sum +=
                x[static_cast<size_t>(xAt + c * desc.x_input +
                                      i * desc.dilation[0] * desc.x_place[0] +
                                      j * desc.dilation[1] * desc.x_place[1] +
                                      k * desc.dilation[2] * desc.x_place[2])] *
                w[static_cast<size_t>(
                    wAt + c * desc.w_input + i * desc.w_place[0] +
                    j * desc.w_place[1] + k * desc.w_place[2])];
    return sum;
  }

  std::vector<T> reference() const {
    std::vector<T> result = y;
    for (int64_t n = 0; n < desc.batch; ++n)
      for (int64_t g = 0; g < desc.groups; ++g)
        for (int64_t o = 0; o < desc.outputs; ++o)
          for (int64_t i = 0; i < desc.places[0]; ++i)
            for (int64_t j = 0; j < desc.places[1]; ++j)
              for (int64_t k = 0; k < desc.places[2]; ++k) {
                T sum = sumAt(n * desc.x_batch + g * desc.x_group +
                                  i * desc.stride[0] * desc.x_place[0] +
                                  j * desc.stride[1] * desc.x_place[1] +
                                  k * desc.stride[2] * desc.x_place[2],
                              g * desc.w_group + o * desc.w_output);
                T &to = result[static_cast<size_t>(
                    n * desc.y_batch + g * desc.y_group + o * desc.y_output +
                    i * desc.y_place[0] + j * desc.y_place[1] +
                    k * desc.y_place[2])];
                to = desc.beta ? to + sum : sum;
              }
    return result;
  }

  int32_t run(fsdp_rt_context *ctx) {
    return fsdp_rt_convolve(ctx, &desc, x.data(), w.data(), y.data());
  }
};

/// Each one forward, and as the gradient of its weights.
std::vector<Sizes> drawSizes(std::mt19937 &random) {
  std::vector<Sizes> drawn = {// Blocks of more than one piece.
                              {2, 1, 24, 40, {40, 40, 1}, {3, 3, 1}},
                              {3, 1, 8, 300, {9, 7, 1}, {3, 3, 1}},
                              {64, 1, 16, 3, {3, 3, 1}, {40, 30, 1}},
                              // One channel of each group; images of one place.
                              {2, 16, 1, 1, {12, 12, 1}, {3, 3, 1}},
                              {5, 1, 7, 4, {1, 1, 1}, {4, 3, 1}},
                              {1, 1, 1, 1, {1, 1, 1}, {1, 1, 1}}};
  auto upTo = [&](int64_t most) {
    return std::uniform_int_distribution<int64_t>(1, most)(random);
  };
  for (int count = 0; count < 60; ++count) {
    Sizes sizes{upTo(4), upTo(3), upTo(20), upTo(20), {}, {}};
    int dims = 1 + count % 3;
    for (int i = 0; i < 3; ++i) {
      auto at = static_cast<size_t>(i);
      sizes.places[at] = i < dims ? upTo(dims == 1 ? 90 : 8) : 1;
      sizes.window[at] = i < dims ? upTo(4) : 1;
      if (i < dims) {
        sizes.stride[at] = upTo(3);
        sizes.dilation[at] = upTo(2);
      }
    }
    drawn.push_back(sizes);
    std::swap(sizes.places, sizes.window);
    std::swap(sizes.stride, sizes.dilation);
    drawn.push_back(sizes);
  }
  return drawn;
}

template <typename T>
void checkAll(fsdp_rt_context *ctx) {
  std::mt19937 random(3);
  for (const Sizes &sizes : drawSizes(random))
    for (int layouts : {0, 1})
      for (int beta : {0, 1}) {
        Case<T> drawn(random, sizes, layouts, beta);
        std::vector<T> expected = drawn.reference();
        // The second one finds what the first one has made.
        std::vector<T> before = drawn.y;
        for (int turn = 0; turn < 2; ++turn) {
          drawn.y = before;
          ASSERT_EQ(drawn.run(ctx), 0);
          // Small integers: every order of additions is exact, and what lies
          // between rows is left alone.
          ASSERT_TRUE(drawn.y == expected)
              << "batch " << sizes.batch << " groups " << sizes.groups
              << " channels " << sizes.inputs << " to " << sizes.outputs
              << " places " << sizes.places[0] << " " << sizes.places[1] << " "
              << sizes.places[2] << " window " << sizes.window[0] << " "
              << sizes.window[1] << " " << sizes.window[2] << " stride "
              << sizes.stride[0] << " dilation " << sizes.dilation[0]
              << " layouts " << layouts << " beta " << beta;
        }
      }
}

/// Skips the test where the library that FSDP_CONVOLUTIONS names is missing.
class Convolutions : public testing::Test {
protected:
  void SetUp() override {
    fsdp_rt_world_options options = {};
    options.struct_size = sizeof(options);
    options.world_size = 1;
    options.backend = "embedded";
    fsdp_rt_world *world = nullptr;
    char message[512];
    if (fsdp_rt_world_create(&options, &world, message, sizeof(message)))
      GTEST_SKIP() << message;
    fsdp_rt_world_destroy(world);
  }
};

} // namespace

TEST_F(Convolutions, AreNamed) {
  std::string name = fsdp_rt_convolution_name();
  const char *choice = std::getenv("FSDP_CONVOLUTIONS");
  if (choice && choice != std::string("builtin")) {
    EXPECT_EQ(name.rfind("onednn ", 0), 0u) << name;
  } else if (choice) {
    EXPECT_EQ(name, "builtin");
  }
}

TEST_F(Convolutions, EqualPlainLoops) {
  EXPECT_EQ(runRanks(1,
                     [](fsdp_rt_context *ctx) {
                       checkAll<float>(ctx);
                       checkAll<double>(ctx);
                       fsdp_rt_stats stats = {};
                       stats.struct_size = sizeof(stats);
                       EXPECT_EQ(fsdp_rt_get_stats(ctx, &stats), 0);
                       EXPECT_GT(stats.convolutions, 1000);
                       EXPECT_GT(stats.workspace_bytes, 0);
                     }),
            "");
}

TEST_F(Convolutions, GiveEqualBitsOnAllRanks) {
  for (bool swaps : {false, true}) {
    std::mt19937 random(3);
    Sizes sizes{2, 1, 24, 20, {13, 13, 1}, {3, 3, 1}};
    if (swaps)
      std::swap(sizes.places, sizes.window);
    Case<float> drawn(random, sizes, 0, 0);
    for (float &value : drawn.x)
      value = std::sin(value * 1.7f + 0.3f);
    std::vector<std::vector<float>> results(4);
    EXPECT_EQ(runRanks(4,
                       [&](fsdp_rt_context *ctx) {
                         Case<float> mine = drawn;
                         mine.run(ctx);
                         results[static_cast<size_t>(fsdp_rt_rank(ctx))] =
                             mine.y;
                       }),
              "");
    for (const std::vector<float> &result : results)
      EXPECT_TRUE(result == results[0]);
  }
}

TEST_F(Convolutions, RefuseBadDescriptors) {
  auto expect = [](auto change, const char *part) {
    std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
      std::mt19937 random(3);
      Case<float> drawn(random, {1, 1, 2, 2, {4, 1, 1}, {2, 1, 1}}, 0, 0);
      change(drawn.desc);
      EXPECT_NE(drawn.run(ctx), 0);
    });
    EXPECT_NE(error.find(part), std::string::npos) << error;
  };
  using Desc = fsdp_rt_convolution_desc;
  expect([](Desc &desc) { desc.dtype = FSDP_RT_BF16; }, "neither f32 nor f64");
  expect([](Desc &desc) { desc.beta = 2; }, "beta is 0 or 1");
  expect([](Desc &desc) { desc.inputs = -1; }, "a size is negative");
  expect([](Desc &desc) { desc.w_place[2] = -1; }, "a size is negative");
  expect([](Desc &desc) { desc.dilation[1] = 0; }, "a stride or dilation");
  expect([](Desc &desc) { desc.window[0] = 0; }, "it sums nothing");
}

TEST_F(Convolutions, OfNothingAreNothing) {
  EXPECT_EQ(runRanks(1,
                     [](fsdp_rt_context *ctx) {
                       std::mt19937 random(3);
                       Case<float> drawn(
                           random, {1, 1, 2, 2, {4, 1, 1}, {2, 1, 1}}, 0, 0);
                       drawn.desc.batch = 0;
                       std::vector<float> before = drawn.y;
                       EXPECT_EQ(drawn.run(ctx), 0);
                       EXPECT_TRUE(drawn.y == before);
                     }),
            "");
}
