//===- ExportedFolderTest.cpp - what the exporter left of a model ---------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/ExportedFolder.h"
#include "io/Errors.h"
#include "gtest/gtest.h"

#include <cstdlib>
#include <fstream>

using namespace fsdp::run;

namespace {

class ExportedFolderTest : public ::testing::Test {
protected:
  void SetUp() override { ASSERT_NE(mkdtemp(folder.data()), nullptr); }
  void TearDown() override { removeFolder(folder); }

  std::string write(const std::string &text) {
    std::ofstream(folder + "/file.json") << text;
    return folder + "/file.json";
  }

  /// The text of the Error that reading `text` as a configuration throws.
  std::string errorOf(const std::string &text, bool changes = false) {
    try {
      std::string path = write(text);
      changes ? changeWeightType(path, "f16") : readWeightType(path);
      return "";
    } catch (const Error &error) {
      return error.what();
    }
  }

  std::string folder = "/tmp/fsdp-exported-XXXXXX";
};

TEST_F(ExportedFolderTest, NamesOfTypes) {
  EXPECT_EQ(readWeightType(write("{}")), "f32");
  EXPECT_EQ(readWeightType(write(R"({"torch_dtype": "bfloat16"})")), "bf16");
  EXPECT_EQ(readWeightType(write(R"({"dtype": "float16"})")), "f16");
  EXPECT_EQ(readWeightType(write(R"({"dtype": null})")), "f32");
  EXPECT_NE(errorOf(R"({"dtype": "int8"})").find("--save-hf-dtype"),
            std::string::npos);
}

TEST_F(ExportedFolderTest, ChangesOneLine) {
  EXPECT_EQ(
      changeWeightType(write(R"({"b": 1, "torch_dtype": "float32", "a": 2})"),
                       "bf16"),
      "{\n  \"b\": 1,\n  \"torch_dtype\": \"bfloat16\",\n  \"a\": 2\n}\n");
  EXPECT_EQ(changeWeightType(write("{}"), "f16"),
            "{\n  \"dtype\": \"float16\"\n}\n");
}

TEST_F(ExportedFolderTest, DeepOnes) {
  for (int depth : {200, 300000}) {
    std::string text =
        "{\"a\": " + std::string(depth, '[') + std::string(depth, ']') + "}";
    for (bool changes : {false, true})
      EXPECT_NE(errorOf(text, changes).find("nested more than 100 deep"),
                std::string::npos)
          << depth;
  }
  EXPECT_EQ(errorOf("{\"a\": [[[[1]]]]}", true), "");
}

TEST_F(ExportedFolderTest, OthersAreNoObjects) {
  for (const char *text : {"", "[]", "{", "1"})
    for (bool changes : {false, true})
      EXPECT_NE(errorOf(text, changes).find("expected a JSON object"),
                std::string::npos)
          << text;
}

} // namespace
