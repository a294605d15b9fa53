// SPDX-License-Identifier: MIT
// Records and positions from before the default of `merch_ties` changed (TA-11.3).
#include "engine/match.hpp"
#include "games/amsterdam/tests/table.hpp"
#include "games/catalogue.hpp"
#include "tests/golden.hpp"

namespace fondaco::amsterdam {
namespace {

constexpr auto merch_ties = static_cast<std::size_t>(Option::merch_ties);

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(AmsterdamRecords, TA_11_3_every_old_record_names_its_reading_of_ties_and_keeps_it) {
  int old = 0;
  for (const auto& [name, text] : tests::golden_records("amsterdam")) {
    if (text.find("\"merch_ties\": \"competition\"") == std::string::npos) continue;
    ++old;
    const auto match = Match::load(text, games::catalogue(), nullptr, true);
    ASSERT_EQ(fault_text(match), "") << name;
    EXPECT_EQ(match->save(), text) << name;
  }
  EXPECT_EQ(old, 6);
}

TEST(AmsterdamRecords, TA_11_3_a_record_that_does_not_name_the_option_is_played_with_competition) {
  for (const auto& [name, text] : tests::golden_records("amsterdam")) {
    if (text.find("\"merch_ties\": \"competition\"") == std::string::npos) continue;
    const auto match =
        Match::load(replaced(text, ", \"merch_ties\": \"competition\"", ""), games::catalogue(), nullptr, true);
    ASSERT_EQ(fault_text(match), "") << name;
    EXPECT_EQ(match->save(), text) << name;
  }
}

TEST(AmsterdamRecords, TA_11_3_new_tables_follow_the_rulebook) {
  const Table t(4);
  const OptionSpec& spec = t.handle().entry().options[merch_ties];
  EXPECT_EQ(option_text(spec, t.handle().options().values[merch_ties]), "literal");
}

TEST(AmsterdamPosition, TA_7_1_a_game_that_is_over_has_an_end) {
  const Table t(2);
  EXPECT_EQ(t.refused_position("{'stage': 'over', 'players': [{}, {}]}"), "");
  EXPECT_EQ(t.refused_position("{'stage': 'over', 'passes': 2, 'players': [{}, {}]}"), "");
  EXPECT_THAT(t.refused_position("{'stage': 'over', 'turns_left': 1, 'players': [{}, {}]}"), HasSubstr("TA-7.1"));
}

TEST(AmsterdamPosition, remembered_contracts_and_seats_are_listed_once) {
  const Table t(3);
  const auto refused = [&](std::string_view rejected) {
    return t.refused_position(
        join("{'contract_deck': ['C02'], 'players': [{'rejected': [", rejected, "]}, {'contracts': ['C01']}, {}]}"));
  };
  EXPECT_EQ(refused("{'contract': 'C01', 'seats': [1]}"), "");
  EXPECT_THAT(refused("{'contract': 'C01', 'seats': [1]}, {'contract': 'C01', 'seats': [2]}"),
              HasSubstr("listed twice"));
  EXPECT_THAT(refused("{'contract': 'C01', 'seats': [1, 1]}"), HasSubstr("seats[1]: this is listed twice"));
}

}  // namespace
}  // namespace fondaco::amsterdam
