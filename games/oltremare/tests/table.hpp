#pragma once
// The table of the rule tests (tests/rule_table.hpp), with the words of Oltre Mare.
#include "games/oltremare/oltremare.hpp"
#include "tests/rule_table.hpp"

namespace fondaco::oltremare {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::StartsWith;
using ::testing::UnorderedElementsAre;

inline constexpr Seat A = 0;
inline constexpr Seat B = 1;
inline constexpr Seat C = 2;
inline constexpr Seat D = 3;
inline constexpr Seat E = 4;

using tests::Changes;
using tests::join;
using tests::Settings;
using tests::Texts;

class Table : public tests::RuleTable<Game> {
 public:
  using RuleTable::RuleTable;

  /// Plays, one after the other, the steps of an offer: the cards given, the goods wanted, the ducats, and sends it.
  void offer(const std::vector<std::string>& gives, const std::vector<std::string>& wants,
             std::string_view ducats = "pay:0") {
    draft(gives, wants, ducats);
    play("send");
  }
  /// The same up to the last step.
  void draft(const std::vector<std::string>& gives, const std::vector<std::string>& wants,
             std::string_view ducats = "pay:0") {
    for (const std::string& card : gives) {
      play("give:" + card);
      if (decision() == "claim") play("claim:nothing");
    }
    if (decision() == "give") play("give:done");
    for (const std::string& kind : wants) play("want:" + kind);
    if (decision() == "want") play("want:done");
    if (decision() == "ducats") play(ducats);
  }

  using RuleTable::points;
  /// One scoring line of every seat.
  std::vector<int> points(ScoreLabel label) const {
    std::vector<int> all;
    for (Seat seat = 0; seat < game().players(); ++seat) all.push_back(points(seat, label));
    return all;
  }
  int ducats(Seat seat) const { return state().ducats[seat]; }
  int hand_size(Seat seat) const { return state().hand[seat].size(); }
  /// The hand as its owner sees it: "['SA08','SI07']".
  std::string hand(Seat seat) const { return at("players." + std::to_string(seat) + ".hand"); }
  Card card(std::string_view code) const {
    for (unsigned i = 0; i < edition().cards; ++i) {
      if (edition().card[i].code.text() == code) return static_cast<Card>(i);
    }
    ADD_FAILURE() << "no card " << code;
    return 0;
  }
  Port port(std::string_view key) const {
    for (unsigned i = 0; i < edition().ports; ++i) {
      if (edition().port[i].key.text() == key) return static_cast<Port>(i);
    }
    ADD_FAILURE() << "no port " << key;
    return 0;
  }
  Good good(std::string_view key) const {
    for (unsigned i = 0; i < edition().goods; ++i) {
      if (edition().good[i].key.text() == key) return static_cast<Good>(i);
    }
    ADD_FAILURE() << "no good " << key;
    return 0;
  }
};

}  // namespace fondaco::oltremare
