// SPDX-License-Identifier: MIT
// Tables of names that do not fit their enum do not compile; here the same checker is shown some.
#include "engine/names.hpp"

#include <gtest/gtest.h>

namespace fondaco {
namespace tabled {

enum class Cargo : std::uint8_t { salt, fine_cloth, for_good, wine };
consteval NameTable<Cargo> name_table(Cargo) { return {"salt", "fine-cloth", {Cargo::for_good, "for"}, "wine"}; }

enum class Switch : std::uint8_t { open_cash, limit };
consteval OptionTable<Switch> option_table(Switch) {
  return {{Switch::open_cash, {.name = "open_cash", .rule = "XX-1", .choices = off_on}},
          {Switch::limit, {.name = "most", .rule = "XX-2", .choices = {}, .low = 1, .high = 9, .initial = 3}}};
}

enum class Nothing : std::uint8_t {};

}  // namespace tabled

using tabled::Cargo;
using tabled::Switch;

TEST(Names, enumerators_are_counted_and_know_their_words) {
  static_assert(enumerator_count<Cargo> == 4);
  static_assert(enumerator_count<tabled::Nothing> == 0);
  static_assert(enumerator_word<Cargo::fine_cloth>() == "fine_cloth");
  static_assert(enumerator_word<static_cast<Cargo>(4)>().empty());
}

TEST(Names, a_sound_table_names_every_enumerator) {
  EXPECT_EQ(name_of(Cargo::salt), "salt");
  EXPECT_EQ(name_of(Cargo::fine_cloth), "fine-cloth");
  EXPECT_EQ(name_of(Cargo::for_good), "for");
  EXPECT_EQ(names_of<Cargo>.size(), 4U);
  static_assert(NameTable<Cargo>{"salt", "fine_cloth", "for-good", "wine"}.fault() == NameFault::none);
  static_assert(NameTable<tabled::Nothing>{}.fault() == NameFault::none);
}

TEST(Names, a_table_without_the_last_name_is_refused) {
  static_assert(NameTable<Cargo>{"salt", "fine-cloth", "for-good"}.fault() == NameFault::missing);
  static_assert(NameTable<Cargo>{}.fault() == NameFault::missing);
}

TEST(Names, a_name_too_many_is_refused) {
  static_assert(NameTable<Cargo>{"salt", "fine-cloth", "for-good", "wine", "pepper"}.fault() == NameFault::surplus);
}

TEST(Names, names_in_another_order_are_refused) {
  static_assert(NameTable<Cargo>{"salt", "for-good", "fine-cloth", "wine"}.fault() == NameFault::misplaced);
  static_assert(NameTable<Cargo>{"salt", "for-good", "wine"}.fault() == NameFault::misplaced);
  static_assert(NameTable<Cargo>{"salt", {Cargo::wine, "cloth"}, "for-good", "wine"}.fault() == NameFault::misplaced);
}

TEST(Names, another_word_without_its_enumerator_is_refused) {
  static_assert(NameTable<Cargo>{"salt", "cloth", "for-good", "wine"}.fault() == NameFault::misplaced);
}

TEST(Names, a_name_that_stands_twice_is_refused) {
  static_assert(NameTable<Cargo>{"salt", "fine-cloth", {Cargo::for_good, "salt"}, "wine"}.fault() ==
                NameFault::repeated);
}

TEST(Names, names_are_small_letters_and_digits_joined_one_way) {
  constexpr auto fault = [](std::string_view name) consteval {
    return NameTable<Cargo>{{Cargo::salt, name}, "fine-cloth", "for-good", "wine"}.fault();
  };
  static_assert(fault("rock-salt-2") == NameFault::none);
  static_assert(fault("rock_salt") == NameFault::none);
  static_assert(fault("rock-salt_2") == NameFault::misspelt);
  static_assert(fault("Salt") == NameFault::misspelt);
  static_assert(fault("rock salt") == NameFault::misspelt);
  static_assert(fault("rock--salt") == NameFault::misspelt);
  static_assert(fault("-salt") == NameFault::misspelt);
  static_assert(fault("salt-") == NameFault::misspelt);
  static_assert(fault("") == NameFault::misspelt);
}

TEST(Names, options_come_in_the_order_of_their_enum) {
  EXPECT_EQ(options_of<Switch>[1].name, "most");
  constexpr OptionRow<Switch> cash{Switch::open_cash, {.name = "open_cash", .rule = "XX-1", .choices = off_on}};
  constexpr OptionRow<Switch> limit{Switch::limit, {.name = "limit", .rule = "XX-2", .choices = off_on}};
  static_assert(OptionTable<Switch>{cash, limit}.fault() == NameFault::none);
  static_assert(OptionTable<Switch>{limit, cash}.fault() == NameFault::misplaced);
  static_assert(OptionTable<Switch>{cash}.fault() == NameFault::missing);
}

TEST(Names, a_code_beyond_the_edition_has_a_name_with_a_dot) {
  constexpr std::array<std::string_view, 2> ids{"R01", "R02"};
  const auto id = [&](std::size_t i) { return ids[i]; };
  EXPECT_EQ(named("route", 1, ids.size(), id), "R02");
  EXPECT_EQ(named("route", 2, ids.size(), id), "route.2");
}

}  // namespace fondaco
