// SPDX-License-Identifier: MIT
#include "engine/edition.hpp"

#include <gtest/gtest.h>

#include "tests/fault_text.hpp"

namespace fondaco {
namespace {

TEST(Edition, lists_where_its_facts_come_from) {
  const auto edition = EditionFile::read(
      "mine", R"({"game": "x", "a": {"provenance": "seed"}, "b": {"provenance": "public", "source": "a review"}})");
  ASSERT_EQ(fault_text(edition), "");
  ASSERT_EQ(edition->provenance().size(), 2U);
  EXPECT_EQ(edition->provenance()[0].group, "a");
  EXPECT_EQ(edition->provenance()[0].kind, "seed");
  EXPECT_EQ(edition->provenance()[1].source, "a review");
}

TEST(Edition, lists_the_parts_of_a_group_that_come_from_elsewhere) {
  const auto edition =
      EditionFile::read("mine", R"({"routes": {"provenance": "seed", "cart_provenance": "reconstructed"}})");
  ASSERT_EQ(fault_text(edition), "");
  ASSERT_EQ(edition->provenance().size(), 2U);
  EXPECT_EQ(edition->provenance()[1].group, "routes.cart");
  EXPECT_EQ(edition->provenance()[1].kind, "reconstructed");
}

TEST(Edition, hashes_its_facts_and_not_its_layout) {
  const auto hash = [](std::string_view text) { return EditionFile::read("mine", text)->hash(); };
  EXPECT_EQ(hash(R"({"a":{"provenance":"seed","n":1}})"), hash("{ \"a\" : {\"provenance\": \"seed\",\n \"n\": 1} }"));
  EXPECT_NE(hash(R"({"a":{"provenance":"seed","n":1}})"), hash(R"({"a":{"provenance":"seed","n":2}})"));
}

TEST(Edition, labels_of_parts_are_listed_and_left_out_of_the_hash) {
  constexpr std::string_view plain = R"({"a":{"provenance":"seed","n":1}})";
  const auto labelled = EditionFile::read(
      "mine", R"({"provenance":{"a.n":{"provenance":"public","source":"a review"}},"a":{"provenance":"seed","n":1}})");
  ASSERT_EQ(fault_text(labelled), "");
  EXPECT_EQ(labelled->hash(), EditionFile::read("mine", plain)->hash());
  ASSERT_EQ(labelled->provenance().size(), 2U);
  EXPECT_EQ(labelled->provenance()[1].group, "a.n");
  EXPECT_EQ(labelled->provenance()[1].kind, "public");
}

TEST(Edition, refuses_a_group_that_does_not_say_where_it_comes_from) {
  const auto refusal = [](std::string_view text) { return fault_text(EditionFile::read("mine", text)); };
  EXPECT_NE(refusal(R"({"a": {"n": 1}})").find("a.provenance"), std::string::npos);
  EXPECT_NE(refusal(R"({"a": {"provenance": "guessed"}})").find("guessed"), std::string::npos);
  EXPECT_NE(refusal(R"({"a": {"provenance": "public"}})").find("source"), std::string::npos);
  EXPECT_NE(refusal(R"({"provenance": {"b.n": {"provenance": "seed"}}})").find("no such group"), std::string::npos);
  EXPECT_NE(refusal("{").find("line 1"), std::string::npos);
}

}  // namespace
}  // namespace fondaco
