//===- IntroductionsTest.cpp - where ranks say that they are --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "net/Introductions.h"
#include "gtest/gtest.h"

using namespace fsdp::rt;

namespace {

TEST(IntroductionsTest, CardsComeBack) {
  Card card;
  card.seals = true;
  card.node = "machine net:[1] 0";
  card.memory = "/run/user/0/a folder/socket";
  card.word = "abc";
  card.address = {{{"10.0.0.1", "fe80::1%eth0"}, 4012}, UINT64_MAX >> 1};
  // A network that can't be read has no name.
  Card read;
  ASSERT_TRUE(read.parse(card.print()));
  EXPECT_EQ(read.print(), card.print());
  EXPECT_EQ(read.network, "");
  EXPECT_EQ(read.memory, card.memory);
  EXPECT_EQ(read.address.hosts, card.address.hosts);
  EXPECT_EQ(read.address.cookie, card.address.cookie);
  // Nor has a rank without neighbours a memory that it hands out.
  ASSERT_TRUE(read.parse(Card().print()));
  EXPECT_EQ(read.word, "");
}

TEST(IntroductionsTest, TreeAddressesComeBack) {
  TreeAddress address{{{"10.0.0.1"}, 4011}, ""}, read;
  ASSERT_TRUE(read.parse(address.print()));
  EXPECT_EQ(read.network, "");
  EXPECT_EQ(read.hosts, address.hosts);
}

TEST(IntroductionsTest, InvitationsHaveTheHostsThatFit) {
  MpiInvitation invitation, read;
  invitation.port = 4010;
  invitation.secret = MpiInvitation::given;
  invitation.hosts.assign(500, "10.0.0.1");
  std::string text = invitation.print(1024);
  EXPECT_LT(text.size(), 1024u);
  ASSERT_TRUE(read.parse(text));
  EXPECT_GT(read.hosts.size(), 90u);
}

TEST(IntroductionsTest, OthersAreMalformed) {
  Card card;
  for (const char *text :
       {"", "0 0 1 2 w\n", "2 0 1 2 w \na\nb\nc\n", "0 0 -1 2 w \na\nb\nc\n",
        "0 0 1 65536 w \na\nb\nc\n", "0 0 1 -2 w \na\nb\nc\n",
        "0 0 1 2 w v\na\nb\nc\n", "0 0 1 2 w \na\nb\nc",
        "0 0 1 2 w \na\nb\nc\nhost", "0 0 1 2 w \na\nb\nc\n  host ",
        "0 0 01 2 w \na\nb\nc\n", "0 0 18446744073709551616 2 w \na\nb\nc\n"})
    EXPECT_FALSE(card.parse(text)) << text;
  EXPECT_TRUE(card.parse("0 0 1 2 w \na\nb\nc\nhost "));
  TreeAddress address;
  for (const char *text : {"", "1", "1\n", "1 \nnet", "x \nnet\n"})
    EXPECT_FALSE(address.parse(text)) << text;
  MpiInvitation invitation;
  for (const char *text : {"", "1 2", "1 2 given\nnet\n", "1 2 given \nnet"})
    EXPECT_FALSE(invitation.parse(text)) << text;
}

} // namespace
