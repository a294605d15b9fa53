// SPDX-License-Identifier: MIT
#include "server/tables/catch_up_cache.hpp"

#include <gtest/gtest.h>

namespace fondaco::tables {
namespace {

TEST(CatchUpCache, writes_again_after_a_change_and_when_names_or_presence_are_others) {
  CatchUpCache cache;
  int written = 0;
  const auto write = [&] {
    return CatchUpCache::Texts{std::make_shared<const std::string>(std::to_string(++written))};
  };
  EXPECT_EQ(*cache.find(7, "Ada is here", write).front(), "1");
  EXPECT_EQ(*cache.find(7, "Ada is here", write).front(), "1");
  EXPECT_EQ(*cache.find(8, "Ada is here", write).front(), "2") << "somebody who has seen more";
  EXPECT_EQ(*cache.find(7, "Ada has left", write).front(), "3");
  EXPECT_EQ(*cache.find(7, "Ada is here", write).front(), "4");
  cache.clear();
  EXPECT_EQ(*cache.find(7, "Ada is here", write).front(), "5");
}

TEST(CatchUpCache, keeps_few_texts_whatever_numbers_people_name) {
  CatchUpCache cache;
  std::weak_ptr<const std::string> first;
  for (std::int32_t seq = 0; seq < 100; ++seq) {
    const Text text =
        cache.find(seq, "", [] { return CatchUpCache::Texts{std::make_shared<const std::string>("text")}; }).front();
    if (seq == 0) first = text;
  }
  EXPECT_TRUE(first.expired());
}

}  // namespace
}  // namespace fondaco::tables
