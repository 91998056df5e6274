//===- WrapPolicyTest.cpp - Tests of wrap policies ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Annotate/WrapPolicyText.h"
#include "fsdp/Transforms/Annotate/WrapTableText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace mlir::fsdp;
using llvm::StringRef;

namespace {

/// Builds trees: modules in pre-order, parents by index.
struct Builder {
  WrapTree tree;

  unsigned add(unsigned parent, StringRef name, StringRef className,
               llvm::ArrayRef<int64_t> params = {},
               std::vector<std::string> bases = {}) {
    unsigned index = tree.modules.size();
    WrapModule &module = tree.modules.emplace_back();
    module.className = ("torch.nn." + className).str();
    module.bases = std::move(bases);
    for (int64_t numel : params) {
      module.params.push_back(tree.numels.size());
      tree.numels.push_back(numel);
    }
    if (index != 0)
      tree.modules[index].fqn = link(parent, index, name);
    return index;
  }

  /// Registers a module under a (further) name.
  std::string link(unsigned parent, unsigned child, StringRef name) {
    const std::string &prefix = tree.modules[parent].fqn;
    std::string fqn = prefix.empty() ? name.str() : prefix + "." + name.str();
    tree.modules[parent].children.push_back({child, fqn});
    return fqn;
  }
};

/// layer0, layer1.{0,1,2}, layer2, layer3 with 20, 24, 20, 20, 10, 6 elements.
Builder makeChain() {
  Builder b;
  b.add(0, "", "Model");
  b.add(0, "layer0", "Linear", {15, 5});
  unsigned layer1 = b.add(0, "layer1", "Sequential");
  b.add(layer1, "0", "Linear", {20, 4});
  b.add(layer1, "1", "Linear", {16, 4});
  b.add(layer1, "2", "Linear", {16, 4});
  b.add(0, "layer2", "Linear", {8, 2});
  b.add(0, "layer3", "Linear", {4, 2});
  b.add(0, "relu", "ReLU");
  return b;
}

/// module.0 = 36, module.1.0 = 80, module.1.1 = 272, module.2 = 68,
/// module.3 = 40; only `module` is a child of the root.
Builder makeNested() {
  Builder b;
  b.add(0, "", "Nested");
  unsigned module = b.add(0, "module", "Sequential");
  b.add(module, "0", "Linear", {36});
  unsigned inner = b.add(module, "1", "Sequential");
  b.add(inner, "0", "Linear", {80});
  b.add(inner, "1", "Linear", {272});
  b.add(module, "2", "Linear", {68});
  b.add(module, "3", "Linear", {40});
  return b;
}

std::unique_ptr<WrapPolicy> parse(StringRef text) {
  return llvm::cantFail(parseWrapPolicy(text));
}

/// "name=remainder ..." of the wrapped modules, in order.
std::string wrapped(const WrapTree &tree, const WrapPolicy &policy,
                    bool onlyChildren = true) {
  WrapPlan plan = planWrapping(tree, policy, onlyChildren);
  std::string text;
  for (auto [module, decision, remainder] : llvm::zip_equal(
           tree.modules, plan.decisions, plan.countRemainders(tree)))
    if (decision.wrapped)
      text += (text.empty() ? "" : " ") + module.fqn + "=" +
              std::to_string(remainder);
  return text;
}

std::string wrapped(const Builder &builder, StringRef policy) {
  return wrapped(builder.tree, *parse(policy));
}

std::string errorOf(StringRef policy) {
  auto parsed = parseWrapPolicy(policy);
  return parsed ? "" : llvm::toString(parsed.takeError());
}

TEST(WrapPolicy, SizeOfChain) {
  Builder chain = makeChain();
  for (int min : {1, 6})
    EXPECT_EQ(wrapped(chain, "size:" + std::to_string(min)),
              "layer0=20 layer1.0=24 layer1.1=20 layer1.2=20 layer2=10 "
              "layer3=6");
  for (int min : {11, 20})
    EXPECT_EQ(wrapped(chain, "size:" + std::to_string(min)),
              "layer0=20 layer1.0=24 layer1.1=20 layer1.2=20");
  for (int min : {21, 24})
    EXPECT_EQ(wrapped(chain, "size:" + std::to_string(min)),
              "layer1=40 layer1.0=24");
  for (int min : {25, 64})
    EXPECT_EQ(wrapped(chain, "size:" + std::to_string(min)), "layer1=64");
  EXPECT_EQ(wrapped(chain, "size:65"), "");
}

TEST(WrapPolicy, SizeOfNested) {
  Builder nested = makeNested();
  struct {
    int first, last;
    const char *units;
  } cases[] = {
      {37, 40, "module.1.0=80 module.1.1=272 module.2=68 module.3=40"},
      {41, 68, "module=76 module.1.0=80 module.1.1=272 module.2=68"},
      {69, 80, "module=144 module.1.0=80 module.1.1=272"},
      {81, 224, "module=224 module.1.1=272"},
      {225, 272, "module.1.1=272"},
      {273, 352, "module.1=352"},
      {353, 496, "module=496"},
  };
  for (const auto &test : cases)
    for (int min : {test.first, test.last})
      EXPECT_EQ(wrapped(nested, "size:" + std::to_string(min)), test.units)
          << min;
}

TEST(WrapPolicy, SizeDefaults) {
  // A list is entered, not wrapped; attention is neither.
  Builder b;
  b.add(0, "", "Net");
  unsigned list = b.add(0, "list", "ModuleList");
  b.add(list, "0", "Linear", {30});
  b.add(list, "1", "Linear", {110});
  unsigned attention = b.add(0, "attention", "MultiheadAttention", {300});
  b.add(attention, "out", "Linear", {100});
  EXPECT_EQ(wrapped(b, "size:40"), "list.1=110");
  EXPECT_EQ(wrapped(b, "size:40,force_leaf="),
            "list.1=110 attention=300 attention.out=100");
  EXPECT_EQ(wrapped(b, "size:40,force_leaf=Linear|MultiheadAttention"), "");
  EXPECT_EQ(wrapped(b, "size:20,exclude=Linear"), "list=140");
  EXPECT_EQ(wrapped(b, "size:20,exclude=Linear,force_leaf=torch.nn.ReLU"),
            "list=140 attention=400");
  EXPECT_EQ(wrapped(b, "size"), "");
}

TEST(WrapPolicy, IgnoredIsNotCounted) {
  Builder b = makeChain();
  b.tree.numels[4] = 0; // layer1.1.weight
  EXPECT_EQ(wrapped(b, "size:48"), "layer1=48");
  EXPECT_EQ(wrapped(b, "size:49"), "");
  b.tree.modules[3].ignored = true; // layer1.0 with 24
  EXPECT_EQ(wrapped(b, "size:20"), "layer0=20 layer1=28 layer1.2=20");
  EXPECT_EQ(wrapped(b, "class:Linear"),
            "layer0=20 layer1.1=4 layer1.2=20 layer2=10 layer3=6");
}

TEST(WrapPolicy, Classes) {
  Builder b = makeChain();
  b.tree.modules[2].bases = {"zoo.Block", "torch.nn.Sequential"};
  EXPECT_EQ(wrapped(b, "class:Block"), "layer1=64");
  EXPECT_EQ(wrapped(b, "class:zoo.Block"), "layer1=64");
  EXPECT_EQ(wrapped(b, "class:other.Block"), "");
  EXPECT_EQ(wrapped(b, "class: ReLU , torch.nn.Sequential"),
            "layer1=64 relu=0");
  EXPECT_EQ(wrapped(b, "none"), "");
}

TEST(WrapPolicy, Names) {
  Builder chain = makeChain();
  EXPECT_EQ(wrapped(chain, "fqn:layer1.*"),
            "layer1.0=24 layer1.1=20 layer1.2=20");
  EXPECT_EQ(wrapped(chain, "fqn:layer[23]"), "layer2=10 layer3=6");
  EXPECT_EQ(wrapped(chain, "fqn-re:layer1(\\.1)?"), "layer1=44 layer1.1=20");
  EXPECT_EQ(wrapped(chain, "fqn-re:layer"), "");
}

TEST(WrapPolicy, Globs) {
  Builder chain = makeChain();
  EXPECT_EQ(wrapped(chain, "fqn:layer1.{0,2}"), "layer1.0=24 layer1.2=20");
  EXPECT_EQ(wrapped(chain, "fqn:layer[^1]"), "layer0=20 layer2=10 layer3=6");
  EXPECT_EQ(wrapped(chain, "fqn:*0"), "layer0=20 layer1.0=24");
  EXPECT_EQ(wrapped(chain, "fqn:layer\\1"), "layer1=64");
}

TEST(WrapPolicy, FurtherNames) {
  // `x` is also `z.0`, and so is what lies below it.
  Builder b;
  b.add(0, "", "Net");
  unsigned x = b.add(0, "x", "Block");
  b.add(x, "fc", "Linear", {10});
  unsigned z = b.add(0, "z", "Sequential");
  b.link(z, x, "0");
  b.tree.findOtherNames();
  EXPECT_EQ(b.tree.modules[1].otherNames, (std::vector<std::string>{"z.0"}));
  EXPECT_EQ(b.tree.modules[2].otherNames, (std::vector<std::string>{"z.0.fc"}));
  EXPECT_EQ(wrapped(b, "fqn:z.0.fc"), "x.fc=10");
  EXPECT_EQ(wrapped(b, "fqn-re:z\\.."), "x=10");
  WrapTable table = llvm::cantFail(parseWrapTable(R"({"z.0": true})"));
  WrapPlan plan = planWrapping(b.tree, *parse("none"));
  EXPECT_TRUE(table.apply(b.tree, plan).empty());
  EXPECT_TRUE(plan.decisions[1].wrapped);
}

TEST(WrapPolicy, UnmatchedNames) {
  Builder chain = makeChain();
  auto messages = [&](const WrapPolicy &policy) {
    std::string text;
    for (const WrapProblem &problem : findUnmatchedNames(chain.tree, policy))
      text += problem.message + ": " + problem.note + "\n";
    return text;
  };
  EXPECT_EQ(messages(*parse("or(class:Linear,Linear;fqn:layer?;always)")), "");
  // Defaults need not match anything.
  EXPECT_EQ(messages(*parse("size:10")), "");
  EXPECT_EQ(messages(*parse("class:Linar,Linar")),
            "class 'Linar' of the wrap policy matches no module: the model's "
            "classes are 'Model', 'Linear', 'Sequential', 'ReLU'\n");
  EXPECT_EQ(messages(*parse("or(size:10,force_leaf=A|ReLU,exclude=B;none)")),
            "force_leaf class 'A' of the wrap policy matches no module: the "
            "model's classes are 'Model', 'Linear', 'Sequential', 'ReLU'\n"
            "exclude class 'B' of the wrap policy matches no module: the "
            "model's classes are 'Model', 'Linear', 'Sequential', 'ReLU'\n");
  EXPECT_EQ(messages(*parse("fqn:model.layer1")),
            "pattern 'model.layer1' of the wrap policy matches no module: the "
            "model's modules are 'layer0', 'layer1', 'layer1.0', 'layer1.1', "
            "'layer1.2', 'layer2', 'layer3', 'relu'\n");
  EXPECT_NE(messages(*makeFullPrecisionPolicy(parse("none"), {"Norm"})), "");
}

TEST(WrapPolicy, Or) {
  Builder chain = makeChain();
  EXPECT_EQ(wrapped(chain, "or(class:ReLU;fqn:layer3)"), "layer3=6 relu=0");
  std::vector<std::unique_ptr<WrapPolicy>> policies;
  policies.push_back(makeLambdaPolicy(
      [](const WrapModule &module) { return module.fqn == "layer3"; }));
  policies.push_back(parse("class:ReLU"));
  EXPECT_EQ(wrapped(chain.tree, *makeOrPolicy(std::move(policies))),
            "layer3=6 relu=0");
  EXPECT_EQ(wrapped(chain, "or(size:64,exclude=;or(fqn:layer2;none))"),
            "layer1=64 layer2=10");
  // A sub-policy that enters everything lets the other one see everything.
  EXPECT_EQ(wrapped(chain, "or(size:24,force_leaf=Sequential;class:ReLU)"),
            "layer1=40 layer1.0=24 relu=0");
}

TEST(WrapPolicy, OnlyChildren) {
  Builder chain = makeChain();
  EXPECT_EQ(wrapped(chain.tree, *parse("size:100"), true), "");
  EXPECT_EQ(wrapped(chain.tree, *parse("size:100"), false), "=100");
  EXPECT_EQ(wrapped(chain.tree, *parse("class:Model"), true), "");
  EXPECT_EQ(wrapped(chain.tree, *parse("class:Model"), false), "=100");
}

TEST(WrapPolicy, SharedModule) {
  // `x` is also `y`, under the same parent, and `z.0`.
  Builder b;
  b.add(0, "", "Net");
  unsigned x = b.add(0, "x", "Linear", {16, 4});
  b.link(0, x, "y");
  unsigned z = b.add(0, "z", "Sequential");
  b.link(z, x, "0");
  b.add(z, "1", "Linear", {10});
  EXPECT_EQ(b.tree.countSubtrees(), (std::vector<int64_t>{30, 20, 30, 10}));
  WrapPlan plan = planWrapping(b.tree, *parse("always"));
  EXPECT_TRUE(llvm::all_of(llvm::drop_begin(plan.decisions),
                           [](const WrapDecision &d) { return d.wrapped; }));
  ASSERT_EQ(plan.again.size(), 1u);
  EXPECT_EQ(
      b.tree.modules[plan.again[0].first].children[plan.again[0].second].fqn,
      "z.0");
  // Asked once per module, there is no second time.
  EXPECT_TRUE(planWrapping(b.tree, *parse("class:Linear")).again.empty());
  // The shared elements count in z, but are wrapped in x.
  EXPECT_EQ(wrapped(b, "size:15"), "x=20");
  EXPECT_EQ(wrapped(b, "size:10"), "x=20 z.1=10");
}

TEST(WrapPolicy, TiedWeightCountsOnce) {
  Builder b;
  b.add(0, "", "Net");
  b.add(0, "embed", "Embedding", {348});
  unsigned head = b.add(0, "head", "Linear");
  b.tree.modules[head].params = {0};
  EXPECT_EQ(b.tree.countSubtrees(), (std::vector<int64_t>{348, 348, 348}));
  EXPECT_EQ(wrapped(b, "size:348"), "embed=348 head=348");
  // Both units would hold it, the root nothing: less than nothing is not left.
  EXPECT_EQ(planWrapping(b.tree, *parse("size:348")).countRemainders(b.tree)[0],
            0);
  EXPECT_EQ(planWrapping(b.tree, *parse("size:1"), false).decisions[0].reason,
            "0 of its 348 elements remain, fewer than 1");
}

TEST(WrapPolicy, CountsWithoutModules) {
  // The same numbers for all kinds of policies, whoever was asked.
  Builder chain = makeChain();
  auto counts = [&](StringRef policy, unsigned module) {
    WrapPlan plan = planWrapping(chain.tree, *parse(policy));
    return std::make_pair(plan.decisions[module].numel,
                          plan.countRemainders(chain.tree)[module]);
  };
  using Counts = std::pair<int64_t, int64_t>;
  EXPECT_EQ(counts("class:Linear", 0), Counts(100, 0));
  EXPECT_EQ(counts("class:Linear", 2), Counts(64, 0));
  EXPECT_EQ(counts("class:Sequential", 2), Counts(64, 64));
  EXPECT_EQ(counts("class:Sequential", 0), Counts(100, 36));
  EXPECT_EQ(counts("none", 0), Counts(100, 100));
  // What is not entered has its numbers, too.
  EXPECT_EQ(counts("size:65", 4), Counts(20, 20));
  EXPECT_EQ(counts("size:21", 0), Counts(100, 36));
}

TEST(WrapPolicy, CountsInSharedSubtrees) {
  // Two lists share a block whose weight is tied to one outside.
  Builder b;
  b.add(0, "", "Net", {5});
  unsigned left = b.add(0, "left", "ModuleList", {1});
  unsigned block = b.add(left, "0", "Block", {10});
  unsigned inner = b.add(block, "inner", "Linear", {7});
  b.tree.modules[inner].params.push_back(0);
  unsigned right = b.add(0, "right", "ModuleList", {2});
  b.link(right, block, "0");
  EXPECT_EQ(b.tree.countSubtrees(), (std::vector<int64_t>{25, 23, 22, 12, 24}));
}

TEST(WrapPolicy, SelfReference) {
  Builder b;
  b.add(0, "", "Net", {5});
  unsigned child = b.add(0, "child", "Block", {3});
  b.link(child, 0, "parent");
  b.link(child, child, "self");
  b.tree.findOtherNames();
  EXPECT_EQ(b.tree.modules[0].otherNames.front(), "child.parent");
  for (const char *policy : {"always", "size:1", "class:Net"})
    EXPECT_LE(wrapped(b, policy).size(), 20u);
}

TEST(WrapPolicy, FullPrecision) {
  Builder b = makeChain();
  b.add(0, "bn", "BatchNorm1d", {4}, {"torch.nn._BatchNorm"});
  unsigned attention = b.add(0, "attention", "MultiheadAttention", {468});
  b.add(attention, "out", "Linear", {156});
  auto apart = [](StringRef policy) {
    return makeFullPrecisionPolicy(parse(policy), {"_BatchNorm"});
  };
  WrapPlan plan = planWrapping(b.tree, *apart("class:ReLU"));
  EXPECT_EQ(plan.decisions[9].overrides.precision, "full");
  EXPECT_EQ(wrapped(b.tree, *apart("class:ReLU")), "relu=0 bn=4");
  EXPECT_EQ(plan.decisions[8].overrides.precision, "");
  // Size policies then enter even what they are told not to.
  EXPECT_EQ(wrapped(b, "size:200"), "");
  EXPECT_EQ(wrapped(b.tree, *apart("size:200")), "bn=4 attention=624");
  EXPECT_EQ(wrapped(b.tree, *apart("size:100")),
            "bn=4 attention=468 attention.out=156");
}

TEST(WrapPolicy, Callbacks) {
  Builder chain = makeChain();
  auto lambda = makeLambdaPolicy(
      [](const WrapModule &module) { return module.params.size() == 2; });
  EXPECT_EQ(wrapped(chain.tree, *lambda),
            "layer0=20 layer1.0=24 layer1.1=20 layer1.2=20 layer2=10 layer3=6");
  auto custom = makeCustomPolicy(
      [](const WrapModule &module) -> std::optional<WrapOverrides> {
        if (module.className != "torch.nn.Sequential")
          return std::nullopt;
        return WrapOverrides{"no_shard", "full", std::nullopt};
      });
  WrapPlan plan = planWrapping(chain.tree, *custom);
  EXPECT_TRUE(plan.decisions[2].wrapped);
  EXPECT_EQ(plan.decisions[2].overrides.strategy, "no_shard");
  EXPECT_FALSE(plan.decisions[1].wrapped);
}

TEST(WrapPolicy, Errors) {
  for (const char *text :
       {"", "sometimes", "class:", "class", "or(always", "or()", "or(a;b)",
        "size:x", "size:-1", "size:1,leaf=A", "size:1,2", "fqn:[", "fqn-re:(",
        "fqn-re:", "fqn:", "fqn:{a", "size:1,force_leaf=A,force_leaf=B",
        "size:1,exclude=A,force_leaf=B,exclude="})
    EXPECT_NE(errorOf(text), "") << text;
}

TEST(WrapTable, LastWord) {
  Builder b = makeChain();
  WrapTable table = llvm::cantFail(parseWrapTable(R"({
    "layer1.*": {"strategy": "shard_grad_op", "precision": "bf16"},
    "layer1.2": {},
    "layer?": true,
    "layer3": false,
    "": {"axes": [1]},
    "nothing": true
  })"));
  WrapPlan plan = planWrapping(b.tree, *parse("class:ReLU,Linear"));
  EXPECT_EQ(table.apply(b.tree, plan),
            std::vector<std::string>{"'nothing' matches no module"});
  std::vector<bool> expected = {false, true, true,  true, true,
                                false, true, false, true};
  for (auto [decision, wrap] : llvm::zip_equal(plan.decisions, expected))
    EXPECT_EQ(decision.wrapped, wrap) << decision.reason;
  EXPECT_EQ(plan.decisions[3].overrides.strategy, "shard_grad_op");
  EXPECT_EQ(plan.decisions[3].overrides.precision, "bf16");
  EXPECT_TRUE(plan.decisions[0].overrides.axes.has_value());
}

TEST(WrapTable, KeepsWhatIsNotSet) {
  Builder b;
  b.add(0, "", "Net");
  b.add(0, "bn", "BatchNorm1d", {4});
  auto decide = [&](StringRef json, WrapOverrides given) {
    auto policy = makeCustomPolicy(
        [&](const WrapModule &) { return std::optional(given); });
    WrapPlan plan = planWrapping(b.tree, *policy);
    EXPECT_TRUE(
        llvm::cantFail(parseWrapTable(json)).apply(b.tree, plan).empty());
    return plan.decisions[1].overrides;
  };
  WrapOverrides given{"no_shard", "full", std::nullopt};
  EXPECT_EQ(decide(R"({"bn": {"strategy": "full_shard"}})", given).precision,
            "full");
  EXPECT_EQ(decide(R"({"bn": true})", given).strategy, "no_shard");
  EXPECT_EQ(decide(R"({"bn": {"precision": "bf16"}})", given).precision,
            "bf16");
  EXPECT_EQ(decide(R"({"bn": {"reshard": 4}})", given).reshard, "4");
  EXPECT_EQ(decide(R"({"bn": {"layout": "per_param"}})", given).strategy,
            "no_shard");
  // A strategy says what is cut and what is freed, so that it replaces both.
  given = {"", "", llvm::SmallVector<int64_t>{0}};
  EXPECT_FALSE(decide(R"({"bn": {"strategy": "no_shard"}})", given).axes);
  EXPECT_TRUE(decide(R"({"bn": {"precision": "f64"}})", given).axes);
  // And axes alone say what is the same.
  given.replicateAxes = {1};
  EXPECT_FALSE(decide(R"({"bn": {"axes": [1]}})", given).replicateAxes);
  EXPECT_FALSE(
      decide(R"({"bn": {"strategy": "no_shard"}})", given).replicateAxes);
  EXPECT_TRUE(decide(R"({"bn": {"reshard": true}})", given).replicateAxes);
  given.reshard = "false";
  given.layout = "flat";
  EXPECT_EQ(decide(R"({"bn": {"strategy": "no_shard"}})", given).reshard, "");
  EXPECT_EQ(decide(R"({"bn": {"strategy": "no_shard"}})", given).layout,
            "flat");
  EXPECT_EQ(decide(R"({"bn": {"reshard": true}})", given).reshard, "true");
  EXPECT_EQ(decide(R"({"bn": {"reshard": "auto"}})", given).layout, "flat");
}

TEST(WrapTable, WithoutEffect) {
  Builder b = makeChain();
  b.tree.modules[1].ignored = true;
  auto problems = [&](StringRef json) {
    WrapPlan plan = planWrapping(b.tree, *parse("none"));
    return llvm::join(llvm::cantFail(parseWrapTable(json)).apply(b.tree, plan),
                      "; ");
  };
  // An entry that another one outranks matches all the same.
  EXPECT_EQ(problems(R"({"layer1.*": true, "layer1.?": false})"), "");
  EXPECT_EQ(problems(R"({"layer1.?": true, "layer1.0": false,
                         "layer1.1": false, "layer1.2": false})"),
            "");
  EXPECT_EQ(problems(R"({"layer0": true})"),
            "'layer0' matches ignored modules only, which are no units");
  EXPECT_EQ(problems(R"({"layer0": false, "layer[02]": true})"), "");
  EXPECT_EQ(problems(R"({"<root>": false})"),
            "the root can't be refused, it is always a unit");
  EXPECT_EQ(problems(R"({"<root>": {"axes": [0]}, "*": false})"), "");
  EXPECT_EQ(problems(R"({"layer1.{0,1}": true, "layer1.{3,4}": true})"),
            "'layer1.{3,4}' matches no module");
}

TEST(WrapTable, Messages) {
  auto message = [](StringRef json) {
    auto parsed = parseWrapTable(json);
    return parsed ? "" : llvm::toString(parsed.takeError());
  };
  EXPECT_EQ(message(R"({"a": 1})"),
            "expected true, false or overrides for 'a', got 1");
  EXPECT_EQ(message(R"({"a": {"strategy": 1}})"),
            "expected a strategy as 'strategy' of 'a', got 1");
  EXPECT_EQ(message(R"({"a": {"precision": "i8"}})"),
            "expected 'full', 'f16', 'bf16', 'f32' or 'f64' as 'precision' of "
            "'a', got \"i8\"");
  EXPECT_EQ(message(R"({"a": {"axes": ["x"]}})"),
            "expected a list of grid axes as 'axes' of 'a', got [\"x\"]");
  EXPECT_EQ(message(R"({"a": {"axes": [0], "replicate_axes": 1}})"),
            "expected a list of grid axes as 'replicate_axes' of 'a', got 1");
  EXPECT_EQ(message(R"({"a": {"replicate_axes": [1]}})"),
            "expected 'axes' beside 'replicate_axes'");
  EXPECT_EQ(message(R"({"a": {"axes": [0], "replicate_axes": [0]}})"),
            "expected each grid axis once, got axis 0 twice");
  EXPECT_EQ(message(R"({"a": {"axes": [0, 1, 0]}})"),
            "expected each grid axis once, got axis 0 twice");
  EXPECT_EQ(message(R"({"a": {"axes": [0], "strategy": "no_shard"}})"),
            "expected axes beside strategy 'full_shard' or 'shard_grad_op' "
            "only, got strategy 'no_shard', which says itself what is cut");
  EXPECT_EQ(message("[]"),
            "expected an object from module names to overrides, got []");
  EXPECT_EQ(message(R"({"a": true, "b": {"x\"": 1}, "\u0061": false})"),
            "expected each name once, got 'a' twice");
  EXPECT_EQ(message(R"({"a": {"axes": [0], "axes": [1]}})"),
            "expected each name once, got 'axes' twice");
  EXPECT_EQ(message(R"({"": true, "<root>": true})"),
            "expected the root once, got '' and '<root>'");
}

TEST(WrapTable, Errors) {
  for (const char *text :
       {"", "[]", R"({"a": 1})", R"({"a": {"strategy": "some"}})",
        R"({"a": {"strategy": 1}})", R"({"a": {"precision": "i8"}})",
        R"({"a": {"axes": 1}})", R"({"a": {"axes": ["x"]}})",
        R"({"a": {"size": 1}})", R"({"[": true})"}) {
    auto parsed = parseWrapTable(text);
    EXPECT_FALSE(bool(parsed)) << text;
    llvm::consumeError(parsed.takeError());
  }
}

TEST(Sharing, Strategies) {
  using Axes = llvm::SmallVector<int64_t>;
  auto get = [](StringRef strategy, unsigned axes) {
    return llvm::cantFail(getSharing(strategy, axes));
  };
  EXPECT_EQ(get("", 2).shardAxes, (Axes{0, 1}));
  EXPECT_TRUE(get("full_shard", 1).reshards);
  EXPECT_FALSE(get("shard_grad_op", 1).reshards);
  EXPECT_EQ(get("no_shard", 2).shardAxes, Axes{});
  EXPECT_EQ(get("no_shard", 2).replicateAxes, (Axes{0, 1}));
  EXPECT_EQ(get("hybrid_shard", 2).shardAxes, Axes{1});
  EXPECT_EQ(get("hybrid_shard", 2).replicateAxes, Axes{0});
  EXPECT_FALSE(get("hybrid_shard_zero2", 2).reshards);
  EXPECT_EQ(get("hybrid_shard", 3).shardAxes, (Axes{1, 2}));
  EXPECT_EQ(get("hybrid_shard", 3).replicateAxes, Axes{0});
  WrapOverrides overrides{"shard_grad_op", "", Axes{0}};
  UnitSharing sharing = llvm::cantFail(getSharing(overrides, "", 2));
  EXPECT_EQ(sharing.shardAxes, Axes{0});
  EXPECT_EQ(sharing.replicateAxes, Axes{1});
  EXPECT_FALSE(sharing.reshards);
  // What is not cut is not freed.
  overrides = {"", "", Axes{}};
  EXPECT_FALSE(llvm::cantFail(getSharing(overrides, "", 2)).reshards);
  // Along the other axes each rank has its own.
  overrides = {"", "", Axes{2}, Axes{0}};
  sharing = llvm::cantFail(getSharing(overrides, "", 3));
  EXPECT_EQ(sharing.shardAxes, Axes{2});
  EXPECT_EQ(sharing.replicateAxes, Axes{0});
}

TEST(Sharing, Errors) {
  auto fails = [](llvm::Expected<UnitSharing> sharing) {
    bool failed = !sharing;
    llvm::consumeError(sharing.takeError());
    return failed;
  };
  EXPECT_TRUE(fails(getSharing("hybrid_shard", 1)));
  EXPECT_TRUE(fails(getSharing("replicate", 3)));
  EXPECT_TRUE(fails(getSharing("zero", 1)));
  WrapOverrides overrides;
  overrides.axes = {2};
  EXPECT_TRUE(fails(getSharing(overrides, "", 2)));
  overrides.axes = {1, 1};
  EXPECT_TRUE(fails(getSharing(overrides, "", 2)));
  overrides.axes = {1};
  overrides.replicateAxes = {2};
  EXPECT_TRUE(fails(getSharing(overrides, "", 2)));
  overrides = {"hybrid_shard", "", llvm::SmallVector<int64_t>{1}};
  EXPECT_TRUE(fails(getSharing(overrides, "", 2)));
}

} // namespace
