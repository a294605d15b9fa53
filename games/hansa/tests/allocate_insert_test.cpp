// SPDX-License-Identifier: MIT
// HT-4.1 Allocate and HT-4.2 Insert.
#include <set>

#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

/// What red may allocate, as "traders merchants".
std::set<std::string> amounts(Table& t) {
  const State before = t.state();
  const std::string old_supply = t.supply(red);
  std::set<std::string> found;
  const auto collect = [&] {
    for (const std::string& text : t.events()) {
      if (text.find("allocated") != std::string::npos) found.insert(text.substr(12, text.find(" HT") - 12));
    }
  };
  t.play("allocate");
  collect();  // nothing to choose
  if (t.decision() == "allocate_merchants") {
    const State merchants = t.state();
    for (const std::string& first : t.legal()) {
      t.set(merchants);
      t.play(first);
      collect();
      if (t.decision() != "allocate_traders") continue;
      const State traders = t.state();
      for (const std::string& second : t.legal()) {
        t.set(traders);
        t.play(second);
        collect();
      }
    }
  } else if (t.decision() == "allocate_traders") {
    const State traders = t.state();
    for (const std::string& second : t.legal()) {
      t.set(traders);
      t.play(second);
      collect();
    }
  }
  t.set(before);
  return found;
}

TEST(Hansa, HT_4_1_1_any_mix_from_one_piece_up_to_the_purse) {
  Table t(3);
  using Set = std::set<std::string>;
  const auto red_with = [](std::string_view stock, int bursa) {
    return Desks{{red, join("'stock': '", stock, "', 'skills': {'liber_sophiae': 3, 'bursa': ", std::to_string(bursa),
                            "}, 'tokens': {'plus_three': 1}")}};
  };
  t.set("'to_move': 1", red_with("6T", 0));
  EXPECT_EQ(amounts(t), (Set{"1 0", "2 0", "3 0"}));
  t.set("'to_move': 1", red_with("2T 2M", 0));
  EXPECT_EQ(amounts(t), (Set{"1 0", "2 0", "0 1", "1 1", "2 1", "0 2", "1 2"}));
  t.set("'to_move': 1", red_with("4M", 0));
  EXPECT_EQ(amounts(t), (Set{"0 1", "0 2", "0 3"}));
  t.set("'to_move': 1", red_with("1T", 3));
  EXPECT_EQ(amounts(t), (Set{"1 0"}));
  t.set("'to_move': 1", red_with("9T", 1));
  EXPECT_EQ(amounts(t), (Set{"1 0", "2 0", "3 0", "4 0", "5 0"}));
  t.set("'to_move': 1", red_with("9T", 2));
  EXPECT_EQ(amounts(t).size(), 7U);
  t.set("'to_move': 1", red_with("9T 4M", 3));
  EXPECT_EQ(amounts(t).size(), 10U * 5U - 1U) << "no limit: any number of each, but not nothing";
}

TEST(Hansa, HT_4_1_1_pieces_go_from_the_own_stock_to_the_own_supply) {
  Table t(3);
  t.set("'to_move': 1", {{red, "'supply': '2T', 'stock': '4T 1M'"}});
  t.play("allocate", "merchants:1", "traders:2");
  EXPECT_EQ(t.supply(red), "4T 1M");
  EXPECT_EQ(t.stock(red), "2T");
  EXPECT_EQ(t.supply(blue), "0");
  EXPECT_EQ(t.stock(blue), "11T 1M");
  EXPECT_THAT(t.events(), ElementsAre("1 allocated 2 1 HT-4.1.1"));
  EXPECT_EQ(t.actions(), 1);
}

TEST(Hansa, HT_4_1_1_not_more_than_the_purse_or_the_stock) {
  Table t(3);
  t.set("'to_move': 1", {{red, "'stock': '4T 1M'"}});
  t.play("allocate");
  EXPECT_EQ(t.refused("merchants:2"), "HT-4.1.1") << "the stock has one";
  t.play("merchants:1");
  EXPECT_EQ(t.refused("traders:3"), "HT-4.1.1") << "four in all, and the purse is 3";
  EXPECT_EQ(t.refused("traders:2"), "");
  EXPECT_EQ(t.refused("traders:0"), "");
  t.set("'to_move': 1", {{red, "'stock': '4T 1M'"}});
  t.play("allocate", "merchants:0");
  EXPECT_EQ(t.refused("traders:0"), "HT-4.1.1") << "at least one piece";
  t.set("'to_move': 1", {{red, "'stock': '2T', 'skills': {'bursa': 1}"}});
  t.play("allocate");
  EXPECT_EQ(t.refused("traders:3"), "HT-4.1.1") << "the purse is 5, the stock has two";
}

TEST(Hansa, HT_4_1_1_not_possible_with_an_empty_stock) {
  Table t(3);
  t.set("'to_move': 1", {{red, "'supply': '5T', 'stock': '0'"}});
  EXPECT_EQ(t.refused("allocate"), "HT-4.1.1");
  t.set("'to_move': 1", {{red, "'stock': '1M'"}});
  EXPECT_EQ(t.refused("allocate"), "");
}

TEST(Hansa, HT_4_2_1_a_piece_from_the_supply_goes_on_any_free_space) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'blue': '1T', 'yellow': '1T'}}",
        {{red, "'supply': '2T 1M', 'stock': '3T'"}});
  t.play("insert", "with:merchant", "at:kampen-arnheim");
  EXPECT_EQ(t.on("kampen-arnheim"), "{'blue':'1T','red':'1M','yellow':'1T'}") << "others on the route do not matter";
  EXPECT_EQ(t.supply(red), "2T");
  EXPECT_EQ(t.stock(red), "3T");
  EXPECT_THAT(t.events(), ElementsAre("1 inserted merchant kampen-arnheim HT-4.2.1"));
  t.play("insert");
  EXPECT_EQ(t.refused("at:kampen-arnheim"), "HT-4.2.1") << "full";
  EXPECT_THAT(t.legal(), SizeIs(31)) << "every other route has a free space";
  t.play("at:stade-hamburg");
  EXPECT_EQ(t.on("stade-hamburg"), "{'red':'1T'}");
}

TEST(Hansa, HT_4_2_1_never_into_a_city) {
  Table t(3);
  t.set("'to_move': 1", {{red, "'supply': '2T'"}});
  t.play("insert");
  EXPECT_EQ(t.refused("kontor:duisburg"), "HT-4.2.1");
  EXPECT_EQ(t.refused("extra:duisburg+trader"), "HT-4.2.1");
  EXPECT_THAT(t.legal(), Each(testing::StartsWith("at:")));
}

TEST(Hansa, HT_4_2_1_the_kind_must_be_in_the_supply) {
  Table t(3);
  t.set("'to_move': 1, 'stage': 'insert_kind'", {{red, "'supply': '2T'"}});
  EXPECT_EQ(t.refused("with:merchant"), "HT-4.2.1");
  EXPECT_EQ(t.refused("with:trader"), "");
  t.set("'to_move': 1", {{red, "'supply': '0', 'stock': '9T 1M'"}});
  EXPECT_EQ(t.refused("insert"), "HT-4.2.1");
}

TEST(Hansa, HT_4_2_1_not_possible_when_no_space_is_free) {
  Table t(5);
  const std::string filler = Table::filler();
  const Desks desks{{blue, filler}, {yellow, filler}, {purple, filler}, {green, filler}, {red, "'supply': '3T'"}};
  t.set(join("'to_move': 1, ", t.filled({}, {blue, yellow, purple, green})), desks);
  EXPECT_EQ(t.refused("insert"), "HT-4.2.1");
  EXPECT_EQ(t.refused("displace"), "") << "a full board can still be displaced on";
  t.set(join("'to_move': 1, ", t.filled({{"emden-stade", "'blue': '2T'"}}, {yellow, purple, green, blue})),
        {{blue, filler}, {yellow, filler}, {purple, filler}, {green, filler}, {red, "'supply': '3T'"}});
  t.play("insert");
  EXPECT_EQ(t.on("emden-stade"), "{'blue':'2T','red':'1T'}") << "the only free space";
}

}  // namespace
}  // namespace fondaco::hansa
