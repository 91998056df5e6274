//===- RunTest.cpp - fsdp-run on a hand-made step -------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/Safetensors.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace fsdp::run;
using nlohmann::json;

namespace {

struct Outcome {
  int code;
  std::string output;
};

class Run : public ::testing::Test {
protected:
  std::string directory;

  void SetUp() override {
    directory = ::testing::TempDir() + "fsdp-run-XXXXXX";
    ASSERT_NE(mkdtemp(directory.data()), nullptr);
    mkdir((directory + "/batches").c_str(), 0777);
    std::vector<float> weights(15), second = {0.5f, -0.25f, 0.75f};
    for (size_t index = 0; index < weights.size(); ++index)
      weights[index] = 0.1f * static_cast<float>(index % 7) - 0.3f;
    std::vector<float> zero(2);
    writeSafetensors(directory + "/init.safetensors",
                     {{"a.weight", view(weights.data(), "f32", {3, 4})},
                      {"a.bias", view(weights.data() + 12, "f32", {3})},
                      {"b.weight", view(second.data(), "f32", {1, 3})},
                      {"count", view(zero.data(), "f32", {1})},
                      {"mask", view(zero.data(), "f32", {2})}},
                     {});
    for (int rank = 0; rank < 4; ++rank)
      for (int step = 0; step < 5; ++step)
        writeBatch(rank, step, (rank + step) % 10);
  }
  void TearDown() override {
    std::string command = "rm -rf '" + directory + "'";
    EXPECT_EQ(std::system(command.c_str()), 0);
  }

  template <typename T>
  TensorView view(T *data, const char *dtype, std::vector<int64_t> shape) {
    int64_t bytes = sizeof(T);
    for (int64_t extent : shape)
      bytes *= extent;
    return {dtype, shape, reinterpret_cast<const char *>(data), bytes};
  }
  void writeBatch(int rank, int step, int64_t target) {
    std::vector<float> x(8);
    for (size_t at = 0; at < x.size(); ++at)
      x[at] = 0.37f * static_cast<float>((at + 3 * rank + 5 * step) % 11) - 1;
    int64_t t[] = {3, target};
    writeSafetensors(
        directory + "/batches/rank" + std::to_string(rank) + "-step" +
            std::to_string(step) + ".safetensors",
        {{"0", view(x.data(), "f32", {2, 4})}, {"1", view(t, "i64", {2})}}, {});
  }
  Outcome run(const std::string &arguments) {
    return call(FSDP_RUN " " + arguments);
  }
  /// The same with ranks as processes.
  Outcome runProcesses(int count, const std::string &arguments,
                       const std::string &environment = "") {
    return call(environment +
                " OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 "
                "LSAN_OPTIONS=detect_leaks=0 "
                "TSAN_OPTIONS=ignore_noninstrumented_modules=1 "
                "timeout 120 mpirun --oversubscribe -n " +
                std::to_string(count) + " " FSDP_RUN " " + arguments +
                " --comm mpi");
  }
  static bool hasMpi() {
    return std::system("mpirun --version 2>&1 | grep -q 'Open MPI'") == 0;
  }
  Outcome call(const std::string &text) {
    std::string command = "cd '" + directory + "' && " + text + " 2>&1";
    FILE *pipe = popen(command.c_str(), "r");
    std::string output;
    char buffer[4096];
    while (size_t count = fread(buffer, 1, sizeof(buffer), pipe))
      output.append(buffer, count);
    return {WEXITSTATUS(pclose(pipe)), output};
  }
  std::string artifact(const std::string &name) {
    return std::string(FSDP_FIXTURES) + "/" + name + ".so";
  }
  std::string read(const std::string &name) {
    std::ifstream file(directory + "/" + name, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
  }
  /// Runs what must fail with one line that has a part.
  void expectError(const std::string &arguments, const std::string &part) {
    Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.code, 1) << arguments << "\n" << outcome.output;
    EXPECT_NE(outcome.output.find("fsdp-run: error: "), std::string::npos);
    EXPECT_NE(outcome.output.find(part), std::string::npos)
        << "expected " << part << ", got " << outcome.output;
    size_t at = outcome.output.find("fsdp-run: error: ");
    if (at != std::string::npos) {
      EXPECT_EQ(outcome.output.find('\n', at), outcome.output.size() - 1)
          << outcome.output;
    }
  }
  /// Losses by step and rank.
  std::vector<json> losses(const std::string &name) {
    std::vector<json> list;
    std::ifstream file(directory + "/" + name);
    for (std::string line; std::getline(file, line);)
      list.push_back(json::parse(line)["loss"]);
    return list;
  }
};

} // namespace

TEST_F(Run, ShardedEqualsReferenceBitForBit) {
  for (int world : {2, 3, 4}) {
    std::string count = std::to_string(world);
    Outcome sharded =
        run(artifact("step-" + count) +
            " --data . --steps 5 --lr 0.05 --log sharded.log --save "
            "sharded.safetensors --save-grads sharded-grads");
    ASSERT_EQ(sharded.code, 0) << sharded.output;
    Outcome reference =
        run(artifact("step-1-separate") + " --reference " + count +
            " --data . --steps 5 --lr 0.05 --log reference.log --save "
            "reference.safetensors --save-grads reference-grads");
    ASSERT_EQ(reference.code, 0) << reference.output;
    EXPECT_EQ(read("sharded.safetensors"), read("reference.safetensors"));
    for (int step = 0; step < 5; ++step) {
      std::string name = "/step" + std::to_string(step) + ".safetensors";
      EXPECT_NE(read("sharded-grads" + name), "");
      EXPECT_EQ(read("sharded-grads" + name), read("reference-grads" + name));
    }
    std::vector<json> list = losses("sharded.log");
    ASSERT_EQ(list.size(), 5u);
    EXPECT_EQ(list, losses("reference.log"));
    EXPECT_EQ(list[0].size(), static_cast<size_t>(world));
  }
}

TEST_F(Run, SeparateOptimizerEqualsFused) {
  ASSERT_EQ(run(artifact("step-2") + " --data . --steps 5 --save a").code, 0);
  ASSERT_EQ(
      run(artifact("step-2-separate") + " --data . --steps 5 --save b").code,
      0);
  EXPECT_EQ(read("a"), read("b"));
}

TEST_F(Run, SavesWholeParametersAndPersistentBuffers) {
  ASSERT_EQ(run(artifact("step-4") + " --data . --steps 0 --save a").code, 0);
  SafetensorsFile saved(directory + "/a");
  SafetensorsFile initial(directory + "/init.safetensors");
  EXPECT_EQ(saved.tensors().size(), 4u); // not the transient mask
  for (const auto &[name, view] : saved.tensors()) {
    const TensorView *from = initial.find(name);
    ASSERT_NE(from, nullptr) << name;
    EXPECT_EQ(view.shape, from->shape);
    EXPECT_EQ(std::memcmp(view.data, from->data, view.bytes), 0) << name;
  }
  EXPECT_NE(read("a").find("\"c.weight\":\"b.weight\""), std::string::npos);
  ASSERT_EQ(run(artifact("step-4") + " --data . --steps 3 --save b").code, 0);
  SafetensorsFile trained(directory + "/b");
  float count;
  std::memcpy(&count, trained.find("count")->data, 4);
  EXPECT_EQ(count, 3.0f);
  EXPECT_NE(std::memcmp(trained.find("a.weight")->data,
                        saved.find("a.weight")->data, 48),
            0);
}

/// Files of a folder by name, without those of weights.
static std::vector<std::string> listOthers(const std::string &folder) {
  std::vector<std::string> names = listFolder(folder);
  names.erase(std::remove_if(names.begin(), names.end(),
                             [](const std::string &name) {
                               return name.find("safetensors") !=
                                      std::string::npos;
                             }),
              names.end());
  return names;
}

class Folders : public Run {
protected:
  void SetUp() override {
    Run::SetUp();
    mkdir((directory + "/hf").c_str(), 0777);
    write("hf/config.json", R"({"model_type": "a", "dtype": "float32"})");
    write("hf/fsdp.json", R"({"version": 1, "adapters": []})");
    write("hf/tokenizer.json", "{}");
    write("hf/weights.bin", "...");
    write("hf/other.safetensors.index.json", "{}");
  }
  void write(const std::string &name, const std::string &text) {
    std::ofstream(directory + "/" + name) << text;
  }
  std::string train(int world) {
    return artifact("step-" + std::to_string(world)) +
           " --data . --steps 3 --progress never ";
  }
};

TEST_F(Folders, AreWrittenByShard) {
  Outcome done = run(train(4) + "--save a --save-hf out --save-hf-shard 50");
  ASSERT_EQ(done.code, 0) << done.output;
  EXPECT_EQ(listOthers(directory + "/out"),
            (std::vector<std::string>{"config.json", "tokenizer.json"}));
  json index = json::parse(read("out/model.safetensors.index.json"));
  EXPECT_EQ(index["metadata"]["total_size"], 76);
  EXPECT_EQ(index["metadata"]["total_parameters"], 19);
  std::string first = "model-00001-of-00002.safetensors",
              second = "model-00002-of-00002.safetensors";
  // A tied parameter once, no transient mask.
  EXPECT_EQ(index["weight_map"], (json{{"a.weight", first},
                                       {"a.bias", second},
                                       {"b.weight", second},
                                       {"count", second}}));
  SafetensorsFile whole(directory + "/a");
  for (const std::string &name : {first, second}) {
    EXPECT_NE(read("out/" + name).find(R"({"format":"pt"})"),
              std::string::npos);
    SafetensorsFile part(directory + "/out/" + name);
    for (const auto &[fqn, view] : part.tensors()) {
      EXPECT_EQ(index["weight_map"][fqn], name);
      EXPECT_EQ(view.shape, whole.find(fqn)->shape);
      EXPECT_EQ(std::memcmp(view.data, whole.find(fqn)->data, view.bytes), 0);
    }
  }
  // It can be read, whatever its files are called.
  done = run(artifact("step-2") + " --data . --steps 0 --init out --save b");
  ASSERT_EQ(done.code, 0) << done.output;
  EXPECT_EQ(read("a"), read("b"));
}

TEST_F(Folders, HaveOneFileIfThatIsEnough) {
  ASSERT_EQ(run(train(2) + "--save-hf out --save-hf-shard 50").code, 0);
  ASSERT_EQ(run(train(2) + "--save-hf out --save a").code, 0);
  // What was there before is gone.
  EXPECT_EQ(listFolder(directory + "/out"),
            (std::vector<std::string>{"config.json", "model.safetensors",
                                      "tokenizer.json"}));
  EXPECT_EQ(read("out/config.json"), read("hf/config.json"));
  EXPECT_EQ(
      SafetensorsFile(directory + "/out/model.safetensors").tensors().size(),
      4u);
}

// As of a run that was killed while it wrote them.
TEST_F(Folders, DoNotLoadBeforeTheyAreWhole) {
  for (const char *shard : {"50", "5GB"}) {
    write("hf/tokenizer.json", "{}");
    ASSERT_EQ(run(train(2) + "--save-hf out --save-hf-shard " + shard).code, 0);
    ASSERT_EQ(call("rm hf/tokenizer.json && mkfifo hf/tokenizer.json").code, 0);
    expectError(train(3) + "--save-hf out --save-hf-shard 50",
                "hf/tokenizer.json: is a pipe, expected a file");
    EXPECT_FALSE(exists(directory + "/out/model.safetensors.index.json"));
    EXPECT_FALSE(exists(directory + "/out/model.safetensors"));
    std::remove((directory + "/hf/tokenizer.json").c_str());
  }
}

// Such as cp -rs makes of the folder that was exported.
TEST_F(Folders, ReplaceLinks) {
  ASSERT_EQ(call("mkdir out && ln -s ../hf/config.json out && "
                 "ln -s ../init.safetensors out/model.safetensors")
                .code,
            0);
  std::string config = read("hf/config.json"), init = read("init.safetensors");
  Outcome done = run(train(2) + "--save-hf out --save-hf-dtype bf16");
  ASSERT_EQ(done.code, 0) << done.output;
  EXPECT_EQ(read("hf/config.json"), config);
  EXPECT_EQ(read("init.safetensors"), init);
  EXPECT_EQ(json::parse(read("out/config.json"))["dtype"], "bfloat16");
  EXPECT_EQ(SafetensorsFile(directory + "/out/model.safetensors")
                .find("a.weight")
                ->dtype,
            "bf16");
}

TEST_F(Folders, HaveTheTypeOfTheirConfiguration) {
  ASSERT_EQ(run(train(2) + "--save a --save-hf b --save-hf-dtype bf16").code,
            0);
  EXPECT_EQ(json::parse(read("b/config.json"))["dtype"], "bfloat16");
  write("hf/config.json", R"({"torch_dtype": "bfloat16"})");
  ASSERT_EQ(run(train(2) + "--save-hf c").code, 0);
  EXPECT_EQ(read("b/model.safetensors"), read("c/model.safetensors"));
  ASSERT_EQ(run(train(2) + "--save-hf d --save-hf-dtype f16").code, 0);
  EXPECT_EQ(read("d/config.json"), "{\n  \"torch_dtype\": \"float16\"\n}\n");
  SafetensorsFile whole(directory + "/a"),
      rounded(directory + "/b/model.safetensors");
  for (const auto &[name, view] : rounded.tensors()) {
    EXPECT_EQ(view.dtype, "bf16");
    for (int64_t at = 0; at < view.bytes / 2; ++at) {
      uint32_t bits = 0;
      std::memcpy(reinterpret_cast<char *>(&bits) + 2, view.data + 2 * at, 2);
      float value, exact;
      std::memcpy(&value, &bits, 4);
      std::memcpy(&exact, whole.find(name)->data + 4 * at, 4);
      EXPECT_LE(std::fabs(value - exact), 0x1p-8F * std::fabs(exact)) << name;
    }
  }
}

TEST_F(Folders, AreTheSameHoweverTheRunBegan) {
  ASSERT_EQ(run(train(2) + "--save-hf a").code, 0);
  ASSERT_EQ(run(artifact("step-2") + " --data . --steps 2 --progress never "
                                     "--checkpoint-dir saved")
                .code,
            0);
  Outcome resumed = run(train(3) + "--resume=saved --save-hf b");
  ASSERT_EQ(resumed.code, 0) << resumed.output;
  resumed = run(train(2) + "--resume=saved --save-hf c");
  ASSERT_EQ(resumed.code, 0) << resumed.output;
  Outcome reference = run(artifact("step-1-separate") +
                          " --reference 2 --data . --steps 3 --progress never "
                          "--save-hf d");
  ASSERT_EQ(reference.code, 0) << reference.output;
  EXPECT_EQ(call("diff -r a c && diff -r a d").output, "");
  EXPECT_EQ(listFolder(directory + "/b"), listFolder(directory + "/a"));
}

TEST_F(Folders, EqualThoseOfProcesses) {
  if (!hasMpi())
    GTEST_SKIP() << "needs Open MPI";
  ASSERT_EQ(run(train(3) + "--save-hf a --save-hf-shard 50").code, 0);
  Outcome outcome = runProcesses(
      3, train(3) + "--save-hf b --save-hf-shard 50 --save-full full");
  ASSERT_EQ(outcome.code, 0) << outcome.output;
  EXPECT_EQ(call("diff -r a b").output, "");
  EXPECT_NE(read("full/model.safetensors"), "");
}

TEST_F(Folders, SayWhatTheyLack) {
  expectError(train(2) + "--save-hf-shard 5GB",
              "--save-hf-shard and --save-hf-dtype need --save-hf DIR");
  for (const char *size : {"5TB", "0", "GB", "9999999999GB", "-1MB"})
    expectError(train(2) + "--save-hf a --save-hf-shard " + size,
                std::string("--save-hf-shard: expected a size such as 200MB or "
                            "5GB, got '") +
                    size + "'");
  expectError(train(2) + "--save-hf a --save-hf-dtype f64",
              "--save-hf-dtype: expected f32, bf16 or f16, got 'f64'");
  expectError(train(2) + "--save-hf hf",
              "hf: --save-hf writes no folder that is read; pass another DIR");
  // Weights, or an index of them, that the run begins with.
  call("mkdir base && ln -s ../init.safetensors base/w.safetensors && "
       "ln -s base/w.safetensors link.safetensors && cp init.safetensors "
       "base/model.safetensors && ln -s base/model.safetensors other");
  write("base/model.safetensors.index.json",
        R"({"weight_map": {"a.weight": "model.safetensors",
            "a.bias": "model.safetensors", "b.weight": "model.safetensors",
            "count": "model.safetensors", "mask": "model.safetensors"}})");
  for (const char *init :
       {"base/model.safetensors.index.json", "base/w.safetensors",
        "./base/model.safetensors", "other"}) {
    expectError(train(2) + "--hf hf --save-hf base --init " + init,
                "base: --save-hf writes no folder that is read; pass another "
                "DIR");
    EXPECT_NE(read("base/model.safetensors"), "");
  }
  EXPECT_EQ(run(train(2) + "--hf hf --save-hf new --init "
                           "base/model.safetensors.index.json")
                .code,
            0);
  expectError(train(2) + "--save-hf init.safetensors",
              "init.safetensors: can't make: Not a directory");
  expectError(train(2) + "--hf none",
              "--hf: none is no folder; expected DIR/hf, which fsdp_export "
              "--hf left in its DIR");
  expectError(train(2) + "--save-hf a --hf batches",
              "batches: there is no config.json in this folder; pass --hf "
              "DIR/hf, which fsdp_export --hf left in its DIR");
  write("hf/config.json", R"({"dtype": "float8_e4m3fn"})");
  expectError(train(2) + "--save-hf a",
              "./hf/config.json: 'dtype' is 'float8_e4m3fn', which --save-hf "
              "can't write; pass --save-hf-dtype f32, bf16 or f16");
  write("hf/config.json", "[");
  expectError(train(2) + "--save-hf a",
              "./hf/config.json: expected a JSON object");
  std::remove((directory + "/hf/config.json").c_str());
  expectError(train(2) + "--save-hf a",
              "--save-hf: there is no config.json beside data and initial "
              "weights; pass --hf DIR/hf");
}

TEST_F(Folders, SayWhichAdaptersDoNotFit) {
  for (auto [adapter, message] :
       std::vector<std::pair<std::string, std::string>>{
           {R"({"weight": "a.weight"})", "adapters[0]: lacks 'down'"},
           {R"({"weight": "x", "down": "a.bias", "up": "b.weight", "scale": 2,
                "transposed": false})",
            "adapters[0]: the artifact has no 'x'; export and compile the "
            "folder again"},
           {R"({"weight": "a.weight", "down": "a.bias", "up": "b.weight",
                "scale": "2", "transposed": false})",
            "expected a number as 'scale', true or false as 'transposed'"},
           {R"({"weight": "a.bias", "down": "a.weight", "up": "b.weight",
                "scale": 2, "transposed": false})",
            "shapes [3, 4] and [1, 3] do not fit 'a.bias' of shape [3]"}}) {
    write("hf/fsdp.json", "{\"version\": 1, \"adapters\": [" + adapter + "]}");
    expectError(train(2) + "--save-hf a", message);
  }
  write("hf/fsdp.json", R"({"version": 2})");
  expectError(train(2) + "--save-hf a",
              "./hf/fsdp.json: version 2, this program reads version 1");
}

TEST_F(Run, ModesDoNotChangeResults) {
  ASSERT_EQ(run(artifact("step-2") + " --data . --steps 5 --save a").code, 0);
  for (const char *mode : {"--poison", "--poison --seed 9", "--adversarial",
                           "--no-flush-denormals"}) {
    Outcome outcome = run(artifact("step-2") + " --data . --steps 5 --save b " +
                          mode + " --stats stats.json");
    ASSERT_EQ(outcome.code, 0) << outcome.output;
    EXPECT_EQ(read("a"), read("b")) << mode;
  }
}

TEST_F(Run, ProcessesEqualThreadsBitForBit) {
  if (!hasMpi())
    GTEST_SKIP() << "no Open MPI is installed";
  for (int world : {2, 4})
    for (const char *environment :
         {"", "FSDP_NODE_RANKS=1", "FSDP_FAULT=rank=1,do=delay:3"}) {
      std::string options =
          artifact("step-" + std::to_string(world)) + " --data . --steps 5 ";
      Outcome threads = run(options + "--log a.log --save a --save-grads ga");
      ASSERT_EQ(threads.code, 0) << threads.output;
      Outcome processes = runProcesses(
          world, options + "--log b.log --save b --save-grads gb", environment);
      ASSERT_EQ(processes.code, 0) << processes.output;
      EXPECT_EQ(read("a"), read("b")) << environment;
      EXPECT_EQ(losses("a.log"), losses("b.log"));
      for (int step = 0; step < 5; ++step) {
        std::string name = "/step" + std::to_string(step) + ".safetensors";
        EXPECT_EQ(read("ga" + name), read("gb" + name));
      }
    }
}

// Nobody has to say that torchrun started processes; as many as there are
// ranks.
TEST_F(Run, LaunchedProcessesShareTheWork) {
  const std::string environment = " MASTER_ADDR=127.0.0.1 MASTER_PORT=$((20000 "
                                  "+ $$ % 10000)) ";
  std::string options = artifact("step-2") + " --data . --steps 5 ";
  Outcome embedded = run(options + "--log a.log --save a");
  ASSERT_EQ(embedded.code, 0) << embedded.output;
  Outcome launched =
      call("for rank in 0 1; do RANK=$rank WORLD_SIZE=2" + environment +
           FSDP_RUN " " + options + "--log b.log --save b & done; wait");
  ASSERT_NE(read("b"), "") << launched.output;
  EXPECT_EQ(read("a"), read("b"));
  EXPECT_EQ(losses("a.log"), losses("b.log"));
  Outcome others = call("RANK=0 WORLD_SIZE=3" + environment + FSDP_RUN " " +
                        options + "--save c");
  EXPECT_EQ(others.code, 1);
  EXPECT_NE(others.output.find("has no step for 3 ranks, only for 2; "
                               "compile it with --world 3"),
            std::string::npos)
      << others.output;
  Outcome alone = call("RANK=0 WORLD_SIZE=3" + environment + FSDP_RUN " " +
                       options + "--comm embedded --save c");
  EXPECT_EQ(alone.code, 0) << alone.output;
  EXPECT_EQ(read("a"), read("c"));
}

// On a double of CUDA and NCCL, which adds in rank order; a mean over a power
// of two is exact.
TEST_F(Run, NcclEqualsEmbeddedBitForBit) {
  const std::string environment =
      "FSDP_CUDART_LIBRARY=" FSDP_CUDA_DOUBLE
      " FSDP_NCCL_LIBRARY=" FSDP_CUDA_DOUBLE " FSDP_NCCL_MEMORY=host ";
  for (int world : {2, 4}) {
    std::string count = std::to_string(world);
    std::string options = artifact("step-" + count) + " --data . --steps 5 ";
    Outcome embedded = run(options + "--log a.log --save a");
    ASSERT_EQ(embedded.code, 0) << embedded.output;
    std::string nccl =
        " " FSDP_RUN " " + options + "--comm nccl --log b.log --save b ";
    for (const std::string &command :
         {environment + nccl,
          // As torchrun starts processes.
          "rm -rf shared; mkdir shared; for rank in $(seq 0 $((" + count +
              " - 1))); do RANK=$rank WORLD_SIZE=" + count +
              " MASTER_ADDR=127.0.0.1 MASTER_PORT=$((20000 + $$ % 10000)) "
              "FSDP_DOUBLE_SHARED=$PWD/shared " +
              environment + nccl + "& done; wait"}) {
      Outcome outcome = call("rm -f b b.log; " + command);
      ASSERT_EQ(outcome.code, 0) << outcome.output;
      EXPECT_NE(read("b"), "") << outcome.output;
      EXPECT_EQ(read("a"), read("b")) << command;
      EXPECT_EQ(losses("a.log"), losses("b.log")) << command;
    }
  }
  Outcome outcome =
      call(environment + "FSDP_NCCL_MEMORY=device " FSDP_RUN " " +
           artifact("step-2") + " --data . --steps 1 --comm nccl");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.output.find("set FSDP_NCCL_MEMORY=host"), std::string::npos)
      << outcome.output;
}

TEST_F(Run, ARankThatCannotBeginIsAnError) {
  for (const char *count : {"1", "2"}) {
    Outcome outcome =
        call("FSDP_CUDART_LIBRARY=" FSDP_CUDA_DOUBLE
             " FSDP_NCCL_LIBRARY=" FSDP_CUDA_DOUBLE " FSDP_NCCL_MEMORY=host "
             "FSDP_DOUBLE=fail=cudaStreamCreateWithPriority:" +
             std::string(count) + ":2 " FSDP_RUN " " + artifact("step-2") +
             " --data . --steps 2 --comm nccl --save s");
    EXPECT_EQ(outcome.code, 1) << outcome.output;
    EXPECT_NE(outcome.output.find("cudaStreamCreateWithPriority"),
              std::string::npos)
        << outcome.output;
    EXPECT_EQ(read("s"), "");
  }
}

TEST_F(Run, ProcessesCheckTheirNumber) {
  expectError(artifact("step-2") + " --data . --steps 1 --comm mpi",
              "expected 2 processes, but nothing launched them");
  expectError(
      artifact("step-2") + " --data . --steps 1 --comm none",
      "expected a backend of embedded, mpi, nccl, embedded-gpu, got 'none'");
  if (!hasMpi())
    GTEST_SKIP() << "no Open MPI is installed";
  Outcome outcome = runProcesses(3, artifact("step-2") + " --data . --steps 1");
  EXPECT_NE(outcome.code, 0);
  EXPECT_NE(outcome.output.find("has no step for 3 ranks, only for 2"),
            std::string::npos)
      << outcome.output;
}

TEST_F(Run, PlanIsWhatIsTouched) {
  std::string watch;
#ifdef FSDP_MEMORY_WATCH
  watch = "LD_PRELOAD=" FSDP_MEMORY_WATCH " ";
#endif
  Outcome outcome = call(watch + FSDP_RUN " " + artifact("step-2") +
                         " --data . --steps 5 --poison --stats stats.json");
  ASSERT_EQ(outcome.code, 0) << outcome.output;
  json stats = json::parse(read("stats.json"));
  for (const char *arena : {"persistent", "comm", "temp", "host"})
    for (const json &touched : stats["touched"][arena])
      EXPECT_EQ(touched, stats["planned"][arena]) << arena;
  EXPECT_EQ(stats["contexts"], 2);
  for (const json &context : stats["per_context"]) {
    EXPECT_EQ(context["collectives"], 20);
    EXPECT_EQ(context.contains("allocations_in_steps"), !watch.empty());
    if (!watch.empty()) {
      EXPECT_EQ(context["allocations_in_steps"], 0);
    }
    // Two gathers and two reductions a step, of 16 and of 4 elements.
    const json &counters = context["counters"];
    EXPECT_EQ(counters["by_collective"].size(), 4u);
    for (const char *channel : {"0", "1"}) {
      EXPECT_EQ(counters["by_channel"][channel]["count"], 10);
      EXPECT_EQ(counters["by_channel"][channel]["bytes"], 5 * 4 * (16 + 4));
    }
  }
}

TEST_F(Run, ProgressHasLinesWhereThereIsNoTerminal) {
  Outcome outcome = run(artifact("step-2") + " --data . --steps 3");
  EXPECT_NE(outcome.output.find("step 3/3  loss "), std::string::npos)
      << outcome.output;
  EXPECT_NE(outcome.output.find(" MiB planned + "), std::string::npos);
  outcome = run(artifact("step-2") + " --data . --steps 3 --progress never");
  EXPECT_EQ(outcome.output, "");
  outcome = run("--help");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_NE(outcome.output.find("--reference N"), std::string::npos);
}

TEST_F(Run, BadData) {
  std::string step = artifact("step-2") + " --data . --steps 5 ";
  writeBatch(1, 3, 10);
  expectError(step, "./batches/rank1-step3.safetensors: batch 3, rank 1: input "
                    "'t' at position [1] is 10, expected 0 to 9 or -100");
  writeBatch(1, 3, -100);
  EXPECT_EQ(run(step).code, 0);
  std::string name = directory + "/batches/rank0-step2.safetensors";
  ASSERT_EQ(truncate(name.c_str(), 100), 0);
  expectError(step, "rank0-step2.safetensors: the file is truncated");
  float x[4] = {};
  writeSafetensors(name, {{"0", view(x, "f32", {4})}}, {});
  expectError(step, "tensor '0' for input 'x' is f32[4], expected f32[2, 4]");
  std::remove(name.c_str());
  expectError(step, "rank0-step2.safetensors: batch 2, rank 0: can't read the "
                    "batch: No such file");
}

TEST_F(Run, BadWeights) {
  float x[4] = {};
  writeSafetensors(directory + "/init.safetensors",
                   {{"a.weight", view(x, "f32", {4})},
                    {"a.bias", view(x, "f32", {3})},
                    {"count", view(x, "f32", {1})},
                    {"mask", view(x, "f32", {2})},
                    {"c.weight", view(x, "f32", {1})},
                    {"other", view(x, "f32", {1})}},
                   {});
  expectError(
      artifact("step-2") + " --data . --steps 5",
      "./init.safetensors: 'a.weight' is f32[4], expected f32[3, 4]; "
      "'b.weight' is f32[1], expected f32[1, 3]; has the unknown tensor "
      "'other'");
}

TEST_F(Run, BadArtifacts) {
  expectError("none.so --data . --steps 1",
              "none.so: can't open: No such file or directory");
  std::ofstream(directory + "/text.so") << "text";
  expectError("text.so --data . --steps 1",
              "text.so: can't load: expected a shared library of Linux (ELF)");
  std::string bytes = readFile(artifact("step-1"), 1 << 24);
  auto change = [&](const char *name, size_t place, char value) {
    std::string changed = bytes;
    changed[place] = value;
    std::ofstream(directory + name, std::ios::binary) << changed;
  };
  change("/riscv.so", /*e_machine=*/18, '\xf3');
  expectError("riscv.so --data . --steps 1",
              "riscv.so: can't load: it was compiled for another "
              "architecture, RISC-V, but this machine is ");
  change("/freebsd.so", /*EI_OSABI=*/7, 9);
  expectError("freebsd.so --data . --steps 1",
              "freebsd.so: can't load: expected a shared library of Linux");
  expectError(std::string(FSDP_RUNTIME) + " --data . --steps 1",
              "not an artifact of fsdp-compile");
  expectError(artifact("step-abi") + " --data . --steps 1",
              "module needs runtime ABI 9.0");
  expectError(artifact("step-hash") + " --data . --steps 1",
              "is not the hash of its code");
  expectError(artifact("step-manifest") + " --data . --steps 1",
              "manifest: does not parse");
  expectError(artifact("step-2") + " --data . --steps 1 --reference 2",
              "needs an artifact for a world of 1");
}

TEST_F(Run, FailingSteps) {
  std::string step = artifact("step-2") + " --data . --steps 5 ";
  expectError(step + "--hyper lr=-1", "rank 1, step 0: matrix product");
  expectError(step + "--hyper lr=-2", "all_gather of 'b'");
  expectError(step + "--hyper lr=-3 --poison --no-check-finite",
              "of its temp arena, which has 24");
  expectError(step + "--hyper lr=-4", "rank 0, step 0: the step failed");
}

TEST_F(Run, BadOptions) {
  std::string step = artifact("step-2");
  expectError("", "expected an artifact");
  expectError(step + " --steps 1", "expected either --data DIR or --text FILE");
  expectError(step + " --text init.safetensors", "expected --steps K");
  expectError(step + " --data . --steps x", "--steps: expected an integer");
  expectError(step + " --data . --steps 1 --lr", "--lr needs a value");
  expectError(step + " --data . --steps 1 --lr -0.1",
              "--lr: expected a number from 0, got '-0.1'; --hyper lr=-0.1 "
              "takes any");
  expectError(step + " --data . --steps 1 --what",
              "unknown option '--what'; see fsdp-run --help");
  expectError(step + " --data . --steps 1 --weight-decay 1",
              "no hyper-parameter 'weight_decay'; it has lr, step");
  expectError(step + " --text init.safetensors --init init.safetensors "
                     "--steps 1",
              "the model's inputs are not two i64 tensors");
  expectError(step + " --data . --steps 1 --save none/x.safetensors",
              "none/x.safetensors: can't write");
  expectError(step + " --data . --steps 1 --log none/x.log", "can't write");
}
