//===- SafetensorsTest.cpp - files, sound and damaged ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/Safetensors.h"
#include "artifact/Manifest.h"
#include "io/Floats.h"
#include "io/Printable.h"
#include "state/Stacks.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <map>
#include <random>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <thread>
#include <unistd.h>

using namespace fsdp::run;

namespace {

class Files : public ::testing::Test {
protected:
  std::string path = ::testing::TempDir() + "fsdp-" + std::to_string(getpid()) +
                     ".safetensors";
  void TearDown() override { std::remove(path.c_str()); }

  void write(const std::string &bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
  }
  void writeHeader(const std::string &header, const std::string &data) {
    std::string prefix(8, '\0');
    uint64_t size = header.size();
    std::memcpy(prefix.data(), &size, 8);
    write(prefix + header + data);
  }
  std::string errorOf() {
    try {
      SafetensorsFile file(path);
      return "";
    } catch (const Error &error) {
      return error.what();
    }
  }
  std::string sample() {
    std::vector<float> values = {1, 2, 3, 4, 5, 6};
    std::vector<int64_t> numbers = {7};
    char flag = 1;
    writeSafetensors(
        path,
        {{"w", {"f32", {2, 3}, reinterpret_cast<char *>(values.data()), 24}},
         {"flag", {"i1", {}, &flag, 1}},
         {"empty", {"f32", {0, 4}, nullptr, 0}},
         {"n", {"i64", {1}, reinterpret_cast<char *>(numbers.data()), 8}}},
        {{"format", "pt"}});
    std::ifstream file(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
  }
};

} // namespace

TEST_F(Files, RoundTrip) {
  sample();
  SafetensorsFile file(path);
  ASSERT_EQ(file.tensors().size(), 4u);
  const TensorView *view = file.find("w");
  ASSERT_NE(view, nullptr);
  EXPECT_EQ(view->shape, (std::vector<int64_t>{2, 3}));
  EXPECT_EQ(view->dtype, "f32");
  float last;
  std::memcpy(&last, view->data + 20, 4);
  EXPECT_EQ(last, 6.0f);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(file.find("n")->data) % 8, 0u);
  EXPECT_EQ(file.find("empty")->bytes, 0);
  EXPECT_EQ(file.find("other"), nullptr);
}

TEST_F(Files, EveryTruncationIsAnError) {
  std::string bytes = sample();
  for (size_t size = 0; size < bytes.size(); ++size) {
    write(bytes.substr(0, size));
    EXPECT_NE(errorOf(), "") << size;
  }
  write(bytes + "x");
  EXPECT_NE(errorOf().find("behind its tensors"), std::string::npos);
}

TEST_F(Files, RandomDamageNeverCrashes) {
  std::string bytes = sample();
  std::mt19937 random(5);
  for (int round = 0; round < 600; ++round) {
    std::string damaged = bytes;
    for (int change = 0; change < 3; ++change)
      damaged[random() % damaged.size()] = static_cast<char>(random());
    write(damaged);
    try {
      SafetensorsFile file(path);
      // What is accepted can be read to its last byte.
      int64_t sum = 0;
      for (const auto &[name, view] : file.tensors())
        for (int64_t at = 0; at < view.bytes; ++at)
          sum += view.data[at];
      EXPECT_NE(sum, INT64_MAX);
    } catch (const Error &error) {
      EXPECT_EQ(std::string(error.what()).rfind(path, 0), 0u);
    }
  }
}

TEST_F(Files, BadHeaders) {
  const std::pair<const char *, const char *> cases[] = {
      {"{\"a\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,99]}}",
       "ends at byte 99 of 8"},
      {"{\"a\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[8,0]}}",
       "ends at byte 0"},
      {"{\"a\":{\"dtype\":\"F32\",\"shape\":[3],\"data_offsets\":[0,8]}}",
       "expected 12"},
      {"{\"a\":{\"dtype\":\"F32\",\"shape\":[-2],\"data_offsets\":[0,8]}}",
       "expected a count"},
      {"{\"a\":{\"dtype\":\"F32\",\"shape\":[4611686018427387903,8],"
       "\"data_offsets\":[0,8]}}",
       "too large"},
      {"{\"a\":{\"dtype\":\"F99\",\"shape\":[2],\"data_offsets\":[0,8]}}",
       "unknown type"},
      {"{\"a\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]},"
       "\"b\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]}}",
       "overlap"},
      {"{\"a\":{\"shape\":[2]}}", "lacks dtype"},
      {"{\"a\":3}", "lacks dtype"},
      {"[1]", "no object"},
      {"{\"a\":", "does not parse"}};
  for (const auto &[header, expected] : cases) {
    writeHeader(header, "12345678");
    EXPECT_NE(errorOf().find(expected), std::string::npos) << errorOf();
  }
  std::remove(path.c_str());
  EXPECT_NE(errorOf().find("No such file"), std::string::npos) << errorOf();
}

TEST_F(Files, WritingWhereNothingCanBeWritten) {
  EXPECT_THROW(writeSafetensors("/proc/none/x.safetensors", {}, {}), Error);
}

/// What is written past the caches, whole pages and the rest, and where the
/// file system has no other way.
TEST_F(Files, ImagesAreTheFilesOfTheirTensors) {
  std::vector<std::string> folders = {::testing::TempDir()};
  if (access("/dev/shm", W_OK) == 0)
    folders.push_back("/dev/shm/");
  SafetensorsImage image;
  for (const std::string &folder : folders)
    for (int64_t bytes : {int64_t{0}, int64_t{5}, int64_t{4096} * 3,
                          (int64_t{4} << 20) + 4097, int64_t{9} << 20}) {
      std::string name = folder + "fsdp-image-" + std::to_string(getpid());
      std::vector<char> values(static_cast<size_t>(bytes) + 8);
      for (size_t at = 0; at < values.size(); ++at)
        values[at] = static_cast<char>(at * 31 + at / 4096);
      std::map<std::string, TensorView> tensors = {
          {"a", {"i8", {bytes}, values.data(), bytes}},
          {"b", {"f32", {2}, values.data(), 8}}};
      FileDigest plain = writeSafetensors(name, tensors, {{"format", "pt"}});
      std::string expected = readFile(name, int64_t{1} << 30);
      image.copy(tensors, {{"format", "pt"}});
      std::fill(values.begin(), values.end(), '?');
      FileDigest digest = image.write(name);
      EXPECT_EQ(image.bytes(), plain.bytes);
      EXPECT_EQ(digest.bytes, plain.bytes);
      EXPECT_EQ(digest.crc, plain.crc);
      EXPECT_TRUE(readFile(name, int64_t{1} << 30) == expected) << bytes;
      std::remove(name.c_str());
    }
}

TEST_F(Files, LinksStayLinks) {
  sample();
  std::string link = path + ".link", dangling = path + ".dangling";
  std::string name = path.substr(path.find_last_of('/') + 1);
  ASSERT_EQ(symlink(name.c_str(), link.c_str()), 0);
  ASSERT_EQ(symlink((name + ".later").c_str(), dangling.c_str()), 0);
  for (const std::string &one : {link, dangling}) {
    expectWritable(one, /*replaces=*/true);
    writeSafetensors(one, {}, {{"through", "a link"}});
    struct stat status;
    ASSERT_EQ(lstat(one.c_str(), &status), 0);
    EXPECT_TRUE(S_ISLNK(status.st_mode)) << one;
    EXPECT_NE(readFile(one, 1 << 20).find("a link"), std::string::npos);
    std::remove(one.c_str());
  }
  EXPECT_NE(readFile(path, 1 << 20).find("a link"), std::string::npos);
  EXPECT_EQ(std::remove((path + ".later").c_str()), 0);
}

TEST_F(Files, PipesAreWrittenTo) {
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  expectWritable(path, /*replaces=*/true);
  std::string bytes;
  std::thread reader([&] {
    std::ifstream pipe(path, std::ios::binary);
    bytes.assign(std::istreambuf_iterator<char>(pipe), {});
  });
  FileDigest digest = writeSafetensors(path, {}, {{"format", "pt"}});
  reader.join();
  EXPECT_EQ(digest.bytes, static_cast<int64_t>(bytes.size()));
  EXPECT_NE(bytes.find("format"), std::string::npos);
  struct stat status;
  ASSERT_EQ(stat(path.c_str(), &status), 0);
  EXPECT_TRUE(S_ISFIFO(status.st_mode));
}

/// What an action throws.
static std::string errorIn(const std::function<void()> &action) {
  try {
    action();
  } catch (const Error &error) {
    return error.what();
  }
  return "";
}

TEST_F(Files, OnlyRegularOnesAreRead) {
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  for (const auto &file : std::map<std::string, std::string>{
           {path, "a pipe"}, {"/dev/zero", "a device"}}) {
    const std::string &name = file.first;
    std::string expected = name + ": is " + file.second + ", expected a file";
    EXPECT_EQ(errorIn([&] { readFile(name, 10); }), expected);
    EXPECT_EQ(errorIn([&] { digestFile(name); }), expected);
    EXPECT_EQ(errorIn([&] { MappedFile mapped(name); }), expected);
    EXPECT_EQ(errorIn([&] { ReadFile read(name); }), expected);
  }
}

TEST_F(Files, WhatChangesWhileItIsUsedIsAnError) {
  float values[2000] = {};
  std::map<std::string, TensorView> tensors = {
      {"x", {"f32", {2000}, reinterpret_cast<const char *>(values), 8000}}};
  writeSafetensors(path, tensors, {});
  SafetensorsFile file(path);
  ReadFile read(path);
  // Another file in its place does not change it.
  writeSafetensors(path, tensors, {});
  EXPECT_NE(file.find("x")->read(), nullptr);
  SafetensorsFile other(path);
  ReadFile cut(path);
  ASSERT_EQ(truncate(path.c_str(), 100), 0);
  EXPECT_NE(file.find("x")->read(), nullptr);
  float copied[2000];
  file.find("x")->copy(0, 8000, copied);
  EXPECT_EQ(std::memcmp(copied, values, sizeof(values)), 0);
  EXPECT_NE(errorIn([&] {
              other.find("x")->copy(7996, 4, copied);
            }).find(path + ": was changed while it was in use"),
            std::string::npos);
  EXPECT_NE(errorIn([&] { other.find("x")->read(); })
                .find(path + ": was changed while it was in use: it has 100 "
                             "bytes, it had "),
            std::string::npos);
  char bytes[200];
  read.read(100, sizeof(bytes), bytes);
  EXPECT_NE(errorIn([&] {
              cut.read(0, sizeof(bytes), bytes);
            }).find("was cut while it was in use: it ends before byte 200"),
            std::string::npos);
}

TEST_F(Files, WhatIsWrittenToInPlaceIsAnError) {
  std::ofstream(path) << "tokens";
  ReadFile read(path);
  char bytes[6];
  read.read(0, sizeof(bytes), bytes);
  std::fstream(path, std::ios::in | std::ios::out) << "others";
  // Clocks of file systems are coarse.
  timespec times[2] = {{0, UTIME_OMIT}, {1, 0}};
  ASSERT_EQ(utimensat(AT_FDCWD, path.c_str(), times, 0), 0);
  EXPECT_EQ(errorIn([&] { read.read(0, sizeof(bytes), bytes); }),
            path + ": was changed while it was in use: it has 6 bytes, it had "
                   "6; write another file and rename it instead");
}

TEST_F(Files, WhatIsPrintedControlsNoTerminal) {
  EXPECT_EQ(printable("a\x1b[2J\n\x7f"), "a\\x1b[2J \\x7f");
  EXPECT_EQ(printable("gr\xc3\xb6\xc3\x9f"
                      "e \xe2\x82\xac \xf0\x9f\x98\x80"),
            "gr\xc3\xb6\xc3\x9f"
            "e \xe2\x82\xac \xf0\x9f\x98\x80");
  EXPECT_EQ(printable("\x9b"
                      "31m \xc2\x9b"
                      "31m"),
            "\\x9b"
            "31m \\xc2\\x9b"
            "31m");
}

TEST_F(Files, DevicesStayDevices) {
  // Another null device: only who may replace it may make it.
  if (mknod(path.c_str(), S_IFCHR | 0600, makedev(1, 3)) != 0 ||
      access(path.c_str(), W_OK) != 0 || !std::ofstream(path).good())
    GTEST_SKIP() << "no device can be made here";
  expectWritable(path, /*replaces=*/true);
  writeSafetensors(path, {}, {{"format", "pt"}});
  struct stat status;
  ASSERT_EQ(stat(path.c_str(), &status), 0);
  EXPECT_TRUE(S_ISCHR(status.st_mode));
}

TEST_F(Files, FoldersAreRefused) {
  EXPECT_THROW(writeSafetensors(::testing::TempDir(), {}, {}), Error);
  EXPECT_THROW(expectWritable(::testing::TempDir(), true), Error);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

static uint16_t narrowed(float value, const char *dtype) {
  uint16_t bits = 0;
  convertFloats("f32", reinterpret_cast<char *>(&value), dtype,
                reinterpret_cast<char *>(&bits), 1);
  return bits;
}

TEST(Floats, AreRoundedToNearestEven) {
  for (auto [value, brain, half] :
       {std::tuple<float, int, int>{1.0F, 0x3f80, 0x3c00},
        {-0.0F, 0x8000, 0x8000},
        {1.0F + 0x1p-8F, 0x3f80, 0x3c04},
        {1.0F + 0x3p-8F, 0x3f82, 0x3c0c},
        {1.0F + 0x1p-11F, 0x3f80, 0x3c00},
        {1.0F + 0x3p-11F, 0x3f80, 0x3c02},
        {65519.0F, 0x4780, 0x7bff},
        {65520.0F, 0x4780, 0x7c00},
        {0x1.ffp127F, 0x7f80, 0x7c00},
        {-INFINITY, 0xff80, 0xfc00},
        {0x1p-24F, 0x3380, 0x0001},
        {0x1p-25F, 0x3300, 0x0000},
        {0x3p-25F, 0x33c0, 0x0002},
        {-0x1p-14F, 0xb880, 0x8400}}) {
    EXPECT_EQ(narrowed(value, "bf16"), brain) << value;
    EXPECT_EQ(narrowed(value, "f16"), half) << value;
  }
}

TEST(Floats, AllHalvesComeBack) {
  for (const char *dtype : {"bf16", "f16"})
    for (int bits = 0; bits < 1 << 16; ++bits) {
      auto half = static_cast<uint16_t>(bits);
      for (const char *wide : {"f32", "f64"}) {
        char value[8];
        uint16_t back = 0;
        convertFloats(dtype, reinterpret_cast<char *>(&half), wide, value, 1);
        convertFloats(wide, value, dtype, reinterpret_cast<char *>(&back), 1);
        float asFloat = 0;
        convertFloats(wide, value, "f32", reinterpret_cast<char *>(&asFloat),
                      1);
        // NaNs stay NaNs, which need not have the same bits.
        uint16_t infinity = narrowed(INFINITY, dtype);
        if (std::isnan(asFloat))
          ASSERT_GT(back & 0x7fff, infinity) << dtype << " " << wide;
        else
          ASSERT_EQ(back, half) << dtype << " " << wide;
      }
    }
}

TEST(Floats, WiderTypesHaveTheirValues) {
  EXPECT_TRUE(hasValuesOf("f32", "f16") && hasValuesOf("f32", "bf16") &&
              hasValuesOf("f64", "f32") && hasValuesOf("i64", "i64"));
  EXPECT_FALSE(hasValuesOf("f16", "bf16") || hasValuesOf("bf16", "f16") ||
               hasValuesOf("f32", "f64") || hasValuesOf("f32", "i32") ||
               hasValuesOf("i64", "i32"));
}

//===----------------------------------------------------------------------===//
// Manifests
//===----------------------------------------------------------------------===//

static const char soundManifest[] = R"({"version":1,"model":"m","world":2,
  "grid":[2],"expanded_ranks":0,"hash":"0123456789abcdef",
  "units":[{"name":"u","module":"u","kind":"flat","dtype":"f32","world":2,
    "shard_numel":4,"full_numel":8,"params":[
    {"fqn":"u.w","shape":[2,3],"numel":6,"offset":0,"trainable":true}]}],
  "aliases":[],"buffers":[],"ignored":[],
  "arguments":[
    {"kind":"shard","unit":"u","dtype":"f32","shape":[4],"bytes":16,
     "offset":0,"rank":-1},
    {"kind":"input","name":"x","position":0,"index_range":[0,5],
     "dtype":"i64","shape":[2],"bytes":16,"offset":0,"rank":-1}],
  "entries":[{"name":"step","symbol":"fsdp_entry_step","args":[0,1]}],
  "memory":{"persistent_bytes":16,"comm_bytes":32,"temp_bytes":0,
    "host_bytes":16},
  "collectives":[]})";

static std::string manifestError(const std::string &from,
                                 const std::string &to) {
  std::string text = soundManifest;
  size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  try {
    parseManifest(text);
    return "";
  } catch (const Error &error) {
    return error.what();
  }
}

TEST(ManifestTest, ReadsASoundOne) {
  Manifest manifest = parseManifest(soundManifest);
  EXPECT_EQ(manifest.world, 2);
  EXPECT_EQ(manifest.hash, 0x0123456789abcdefull);
  EXPECT_EQ(manifest.units[0].params[0].fqn, "u.w");
  EXPECT_EQ(manifest.arguments[1].indexRange.size(), 2u);
}

TEST(ManifestTest, SaysWhatIsWrong) {
  const char *cases[][3] = {
      {"\"version\":1", "\"version\":2", "version 2"},
      {"\"world\":2,\n", "\"world\":0,\n", "'world': 0 is out of range"},
      {"\"model\":\"m\"", "\"model\":7", "'model': expected a text"},
      {"0123456789abcdef", "xyz", "expected 16 hex digits"},
      {"\"kind\":\"flat\"", "\"kind\":\"odd\"", "layout 'odd'"},
      {"\"full_numel\":8", "\"full_numel\":9", "world times shard_numel"},
      {"\"numel\":6", "\"numel\":7", "does not fit"},
      {"\"offset\":0,\"trainable\"", "\"offset\":4,\"trainable\"",
       "does not fit"},
      {"\"unit\":\"u\"", "\"unit\":\"v\"", "unknown unit 'v'"},
      {"\"kind\":\"shard\"", "\"kind\":\"thing\"", "unknown kind 'thing'"},
      {"\"shape\":[4],\"bytes\":16", "\"shape\":[4],\"bytes\":20",
       "not the size of 'shape'"},
      {"\"persistent_bytes\":16", "\"persistent_bytes\":15",
       "ends behind its arena"},
      {"\"kind\":\"shard\"", "\"offload\":true,\"kind\":\"shard\"",
       "ends behind its arena of 0 bytes"},
      {"\"kind\":\"input\"", "\"offload\":true,\"kind\":\"input\"",
       "'offload': expected what is kept between steps"},
      {"\"args\":[0,1]", "\"args\":[0,2]", "argument 2 does not exist"},
      {"\"index_range\":[0,5]", "\"index_range\":[0]", "expected low, high"},
      {"\"dtype\":\"i64\"", "\"dtype\":\"i63\"", "unknown dtype 'i63'"},
      {"\"memory\":{", "\"memory\":{},\"x\":{", "lacks 'persistent_bytes'"},
      {"\"units\":[", "\"units\":[3,", "expected an object"},
      {"\"buffers\"", "\"stacks\":[{\"fqn\":\"s\",\"rows\":[]}],\"buffers\"",
       "'rows': expected a list of names"},
      {"\"buffers\"",
       "\"stacks\":[{\"fqn\":\"s\",\"rows\":[\"u.x\"]}],\"buffers\"",
       "'s' has the row 'u.x', which is no parameter"},
      {"\"buffers\"",
       "\"stacks\":[{\"fqn\":\"s\",\"rows\":[\"u.w\",\"u.w\"]}],"
       "\"buffers\"",
       "'u.w' is a row twice"},
      {"\"buffers\"",
       "\"stacks\":[{\"fqn\":\"s\",\"rows\":[\"u.w\"]},{\"fqn\":\"t\","
       "\"rows\":[\"u.w\"]}],\"buffers\"",
       "'u.w' is a row twice"},
      {"\"buffers\"",
       "\"stacks\":[{\"fqn\":\"u.w\",\"rows\":[\"u.w\"]}],\"buffers\"",
       "'u.w' is listed twice"},
      {"{\"version\"", "\"version\"", "does not parse"}};
  for (const auto &item : cases) {
    std::string error = manifestError(item[0], item[1]);
    EXPECT_NE(error.find(item[2]), std::string::npos)
        << "expected " << item[2] << ", got " << error;
  }
}

/// Two parameters that are rows of one array.
static Manifest stackedManifest() {
  std::string text = soundManifest;
  auto put = [&](const std::string &from, const std::string &to) {
    text.replace(text.find(from), from.size(), to);
  };
  put("{\"fqn\":\"u.w\",\"shape\":[2,3],\"numel\":6,\"offset\":0,"
      "\"trainable\":true}",
      "{\"fqn\":\"u.0.w\",\"shape\":[3],\"numel\":3,\"offset\":0,"
      "\"trainable\":true},{\"fqn\":\"u.1.w\",\"shape\":[3],\"numel\":3,"
      "\"offset\":3,\"trainable\":true}");
  put("\"buffers\"", "\"stacks\":[{\"fqn\":\"u.w\",\"rows\":[\"u.0.w\","
                     "\"u.1.w\"]}],\"buffers\"");
  return parseManifest(text);
}

TEST(Stacks, AFileHasTheArrayOrItsRows) {
  Manifest manifest = stackedManifest();
  std::string path = ::testing::TempDir() + "stacks.safetensors";
  std::vector<float> values = {1, 2, 3, 4, 5, 6};
  const char *data = reinterpret_cast<const char *>(values.data());
  writeSafetensors(path, {{"u.w", {"f32", {2, 3}, data, 24}}}, {});
  Weights weights(path, {}, manifest);
  ASSERT_NE(weights.find("u.1.w"), nullptr);
  EXPECT_EQ(weights.find("u.1.w")->shape, std::vector<int64_t>{3});
  float row[3];
  weights.copy("u.1.w", "f32", {3}, 0, 3, reinterpret_cast<char *>(row));
  EXPECT_EQ(row[0], 4);
  EXPECT_EQ(row[2], 6);

  // Others give what the file lacks, also where they have rows.
  std::string others = ::testing::TempDir() + "rows.safetensors";
  std::vector<float> rest(6, 9);
  const char *other = reinterpret_cast<const char *>(rest.data());
  writeSafetensors(others,
                   {{"u.0.w", {"f32", {3}, other, 12}},
                    {"u.1.w", {"f32", {3}, other + 12, 12}}},
                   {});
  Weights(path, {"", others}, manifest)
      .copy("u.1.w", "f32", {3}, 0, 3, reinterpret_cast<char *>(row));
  EXPECT_EQ(row[0], 4);

  writeSafetensors(path,
                   {{"u.0.w", {"f32", {3}, data, 12}},
                    {"u.1.w", {"f32", {3}, data + 12, 12}}},
                   {});
  EXPECT_NE(Weights(path, {}, manifest).find("u.0.w"), nullptr);
  writeSafetensors(path, {{"u.w", {"f32", {3, 2}, data, 24}}}, {});
  try {
    Weights(path, {}, manifest);
    FAIL() << "expected an error";
  } catch (const Error &error) {
    EXPECT_NE(std::string(error.what()).find("lacks 'u.0.w', a row of 'u.w'"),
              std::string::npos)
        << error.what();
  }
}

TEST(Stacks, RowsAreWrittenAsOneArray) {
  Manifest manifest = stackedManifest();
  auto nameOf = [](const std::string &fqn) { return "state." + fqn + ".m"; };
  TensorSet set;
  set.add(nameOf("u.0.w"), "f32", {3})[0] = 1;
  joinStacks(manifest, set, nameOf);
  EXPECT_EQ(set.views.count(nameOf("u.0.w")), 1u) << "a row is missing";
  set.add(nameOf("u.1.w"), "f32", {3})[11] = 2;
  joinStacks(manifest, set, nameOf);
  ASSERT_EQ(set.views.size(), 1u);
  const TensorView &whole = set.views.at(nameOf("u.w"));
  EXPECT_EQ(whole.shape, (std::vector<int64_t>{2, 3}));
  EXPECT_EQ(whole.data[0], 1);
  EXPECT_EQ(whole.data[23], 2);
  EXPECT_EQ(wholeName(manifest, "u.1.w"), "u.w");
  EXPECT_EQ(wholeName(manifest, "v"), "v");
}

TEST(ManifestTest, RandomDamageNeverCrashes) {
  std::mt19937 random(5);
  std::string sound = soundManifest;
  for (int round = 0; round < 3000; ++round) {
    std::string damaged = sound;
    damaged[random() % damaged.size()] = static_cast<char>(random() % 128);
    try {
      parseManifest(damaged);
    } catch (const Error &) {
    }
  }
}
