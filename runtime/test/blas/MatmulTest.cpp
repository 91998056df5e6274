//===- MatmulTest.cpp - matrix products against plain loops ---------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"

#include <cmath>
#include <random>

using namespace fsdp::test;

namespace {

template <typename T>
struct Product {
  fsdp_rt_matmul_desc desc;
  std::vector<T> a, b, c;

  Product(std::mt19937 &random, int64_t m, int64_t n, int64_t k, int transA,
          int transB, int beta, int64_t pad, int64_t outer, int64_t inner) {
    desc = {};
    desc.dtype = sizeof(T) == 4 ? FSDP_RT_F32 : FSDP_RT_F64;
    desc.trans_a = transA;
    desc.trans_b = transB;
    desc.beta = beta;
    desc.m = m, desc.n = n, desc.k = k;
    desc.lda = std::max<int64_t>(1, transA ? m : k) + pad;
    desc.ldb = std::max<int64_t>(1, transB ? k : n) + 2 * pad;
    desc.ldc = std::max<int64_t>(1, n) + pad;
    desc.batch0 = outer, desc.batch1 = inner;
    desc.a_stride1 = desc.lda * (transA ? k : m);
    desc.a_stride0 = desc.a_stride1 * inner;
    desc.b_stride1 = 0; // shared by the inner batch
    desc.b_stride0 = desc.ldb * (transB ? n : k);
    desc.c_stride1 = desc.ldc * m + 3;
    desc.c_stride0 = desc.c_stride1 * inner;
    std::uniform_int_distribution<int> values(-4, 4);
    auto fill = [&](std::vector<T> &data, int64_t size) {
      data.resize(static_cast<size_t>(size) + 1);
      for (T &value : data)
        value = static_cast<T>(values(random));
    };
    fill(a, desc.a_stride0 * outer);
    fill(b, desc.b_stride0 * outer);
    fill(c, desc.c_stride0 * outer);
  }

  std::vector<T> reference() const {
    std::vector<T> result = c;
    for (int64_t x = 0; x < desc.batch0; ++x)
      for (int64_t y = 0; y < desc.batch1; ++y)
        for (int64_t i = 0; i < desc.m; ++i)
          for (int64_t j = 0; j < desc.n; ++j) {
            const T *from = &a[x * desc.a_stride0 + y * desc.a_stride1];
            const T *with = &b[x * desc.b_stride0 + y * desc.b_stride1];
            T &to = result[x * desc.c_stride0 + y * desc.c_stride1 +
                           i * desc.ldc + j];
            T sum = 0;
            for (int64_t p = 0; p < desc.k; ++p)
              sum += (desc.trans_a ? from[p * desc.lda + i]
                                   : from[i * desc.lda + p]) *
                     (desc.trans_b ? with[j * desc.ldb + p]
                                   : with[p * desc.ldb + j]);
            to = desc.beta ? to + sum : sum;
          }
    return result;
  }
};

template <typename T>
void checkAll(fsdp_rt_context *ctx) {
  std::mt19937 random(3);
  const int64_t sizes[][3] = {
      {1, 1, 1},      {1, 17, 5},   {7, 1, 3},     {6, 16, 8},   {13, 33, 9},
      {97, 65, 257},  {100, 40, 0}, {0, 4, 4},     {64, 64, 64}, {5, 1100, 3},
      {200, 19, 300}, {8, 300, 70}, {16, 130, 768}};
  for (const auto &size : sizes)
    for (int flags = 0; flags < 8; ++flags)
      for (int64_t pad : {0, 5})
        for (int64_t batch : {1, 2}) {
          Product<T> product(random, size[0], size[1], size[2], flags & 1,
                             flags >> 1 & 1, flags >> 2, pad, batch,
                             batch == 2 ? 3 : 1);
          std::vector<T> expected = product.reference();
          ASSERT_EQ(fsdp_rt_matmul(ctx, &product.desc, product.a.data(),
                                   product.b.data(), product.c.data()),
                    0);
          // Small integers: every order of additions is exact, and what lies
          // between rows and matrices is left alone.
          ASSERT_TRUE(product.c == expected)
              << size[0] << " " << size[1] << " " << size[2] << " flags "
              << flags << " pad " << pad << " batch " << batch;
        }
}

} // namespace

TEST(Matmul, EqualsPlainLoops) {
  EXPECT_EQ(runRanks(1,
                     [](fsdp_rt_context *ctx) {
                       checkAll<float>(ctx);
                       checkAll<double>(ctx);
                     }),
            "");
}

TEST(Matmul, AddsABias) {
  EXPECT_EQ(
      runRanks(1,
               [](fsdp_rt_context *ctx) {
                 std::mt19937 random(3);
                 Product<double> product(random, 5, 9, 7, 0, 1, 1, 2, 1, 1);
                 std::vector<double> bias(9), result = product.c;
                 for (int j = 0; j < 9; ++j)
                   bias[j] = j - 3;
                 for (int i = 0; i < 5; ++i)
                   std::copy(bias.begin(), bias.end(),
                             product.c.begin() + i * product.desc.ldc);
                 std::vector<double> expected = product.reference();
                 product.desc.beta = 0;
                 EXPECT_EQ(fsdp_rt_matmul_bias(
                               ctx, &product.desc, product.a.data(),
                               product.b.data(), result.data(), bias.data()),
                           0);
                 for (int i = 0; i < 5; ++i)
                   for (int j = 0; j < 9; ++j)
                     EXPECT_EQ(result[i * product.desc.ldc + j],
                               expected[i * product.desc.ldc + j]);
               }),
      "");
}

TEST(Matmul, RefusesOtherBiases) {
  auto expect = [](auto change, const char *part, bool hasBias = true) {
    std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
      std::mt19937 random(3);
      Product<float> product(random, 4, 4, 4, 0, 0, 0, 0, 1, 1);
      change(product.desc);
      EXPECT_EQ(fsdp_rt_matmul_bias(ctx, &product.desc, product.a.data(),
                                    product.b.data(), product.c.data(),
                                    hasBias ? product.a.data() : nullptr),
                FSDP_RT_INVALID_ARGUMENT);
    });
    EXPECT_NE(error.find(part), std::string::npos) << error;
  };
  using Desc = fsdp_rt_matmul_desc;
  expect([](Desc &desc) { desc.batch0 = 2; }, "have no batch");
  expect([](Desc &desc) { desc.batch1 = 2; }, "have no batch");
  expect([](Desc &desc) { desc.beta = 1; }, "have sums, and beta 0");
  expect([](Desc &desc) { desc.k = 0; }, "have sums, and beta 0");
  expect([](Desc &desc) { desc.lda = 2; }, "leading dimension");
  expect([](Desc &) {}, "there is no bias", /*hasBias=*/false);
}

TEST(Matmul, GivesEqualBitsOnAllRanks) {
  std::mt19937 random(3);
  Product<float> product(random, 93, 120, 310, 0, 1, 0, 0, 1, 1);
  for (float &value : product.a)
    value = std::sin(value * 1.7f + 0.3f);
  std::vector<std::vector<float>> results(4);
  EXPECT_EQ(runRanks(4,
                     [&](fsdp_rt_context *ctx) {
                       std::vector<float> a = product.a, c = product.c;
                       fsdp_rt_matmul(ctx, &product.desc, a.data(),
                                      product.b.data(), c.data());
                       results[static_cast<size_t>(fsdp_rt_rank(ctx))] = c;
                     }),
            "");
  for (const std::vector<float> &result : results)
    EXPECT_TRUE(result == results[0]);
}

TEST(Matmul, RefusesBadDescriptors) {
  auto expect = [](auto change, const char *part) {
    std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
      std::mt19937 random(3);
      Product<float> product(random, 4, 4, 4, 0, 0, 0, 0, 1, 1);
      change(product.desc);
      EXPECT_NE(fsdp_rt_matmul(ctx, &product.desc, product.a.data(),
                               product.b.data(), product.c.data()),
                0);
    });
    EXPECT_NE(error.find(part), std::string::npos) << error;
  };
  expect([](auto &d) { d.dtype = FSDP_RT_BF16; },
         "16-bit floats are multiplied on devices only");
  expect([](auto &d) { d.dtype = FSDP_RT_I32; }, "is no float");
  expect([](auto &d) { d.lda = 3; }, "shorter than a row");
  expect([](auto &d) { d.beta = 2; }, "0 or 1");
  expect([](auto &d) { d.m = -1; }, "negative");
  expect([](auto &d) { d.n = int64_t{1} << 40; }, "above 2^31");
}
