// SPDX-License-Identifier: MIT
#pragma once
// The table of the rule tests (tests/rule_table.hpp), with the words of Oltre Mare.
#include "games/oltremare/oltremare.hpp"
#include "tests/rule_words.hpp"

namespace fondaco::oltremare {

using namespace tests::rule_words;

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
    return static_cast<Card>(index_of(edition().card, edition().cards, &CardInfo::code, code));
  }
  Port port(std::string_view key) const {
    return static_cast<Port>(index_of(edition().port, edition().ports, &PortInfo::key, key));
  }
  Good good(std::string_view key) const {
    return static_cast<Good>(index_of(edition().good, edition().goods, &GoodInfo::key, key));
  }
};

}  // namespace fondaco::oltremare
