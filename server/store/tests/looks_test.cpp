// SPDX-License-Identifier: MIT
#include "server/store/looks.hpp"

#include <gtest/gtest.h>

#include "server/store/tests/store_folder.hpp"

namespace fondaco::store::tests {
namespace {

TEST(looks, of_names_that_a_reader_takes_for_one_another_are_the_same) {
  const std::vector<std::pair<const char*, const char*>> twins = {
      {"Ada", "\u0410d\u0430"},  // Cyrillic
      {"Ada", "\u0391da"},       // Greek
      {"BOBA", "\u0412\u041e\u0412\u0410"},
      {"Ilya", "llya"},
      {"Ilya", "1lya"},
      {"Ilya", "\u0406lya"},
      {"Bob", "B0b"},
      {"Amold", "Arnold"},
      {"Jos\u00e9", "Jose\u0301"},  // one character or two
      {"\u00cdda", "I\u0301da"},
      {"No\u00ebl", "N\u043e\u0451l"},
      {"L\u1ebf", "Le\u0302\u0301"},
      {"\u1ead", "a\u0302\u0323"},                // accents in another order
      {"Ada", "\uff21\uff44\uff41"},              // full width
      {"Ada", "\U0001d400\U0001d41d\U0001d41a"},  // bold
      {"Ada", "\u24b6\u24d3\u24d0"},              // in circles
      {"O'Neil", "O\u2019Neil"},
      {"Jean-Luc", "Jean\u2010Luc"},
  };
  for (const auto& [one, other] : twins) EXPECT_EQ(look_of(one), look_of(other)) << one << " " << other;
}

TEST(looks, of_names_that_can_be_told_apart_differ) {
  const std::vector<std::pair<const char*, const char*>> others = {
      {"Jose", "Jos\u00e9"},  {"Muller", "M\u00fcller"}, {"Aida", "Alda"}, {"Lia", "Ila"},
      {"Guest 1", "Guest 2"}, {"Ada", "Ada 1"},          {"Bob", "Boba"},  {"\u0412\u043e\u0432\u0430", "Boba"},
  };
  for (const auto& [one, other] : others) EXPECT_NE(look_of(one), look_of(other)) << one << " " << other;
}

TEST(looks, survive_any_bytes) {
  for (const char* name : {"", "\xff\xfe", "\xc3", "A\xf0\x9f"}) look_of(name);
}

using LooksStore = StoreTest;

TEST_F(LooksStore, a_name_is_taken_by_an_account_that_looks_like_it_but_not_by_a_guest) {
  const auto database = open_sqlite(file());
  User ada;
  ada.name = "Ada";
  ada.password = "hash";
  ada.id = database->add_user(ada);
  User guest;
  guest.name = "Eve";
  database->add_user(guest);
  for (const char* name : {"Ada", "ada", "\u0410da", "AD\u0410"}) {
    EXPECT_TRUE(database->name_taken(name, 0)) << name;
    EXPECT_FALSE(database->name_taken(name, ada.id)) << name;
  }
  EXPECT_FALSE(database->name_taken("Eve", 0));
  EXPECT_FALSE(database->name_taken("Adam", 0));
  ada.deleted = true;
  database->update_user(ada);
  EXPECT_FALSE(database->name_taken("Ada", 0));
}

}  // namespace
}  // namespace fondaco::store::tests
