// SPDX-License-Identifier: MIT
// The offices: points, counters and coins, contracts with what they still need, goods, supply tile and cards.
#include "games/merkator/board_scene.hpp"

namespace fondaco::merkator {
namespace {

using Items = std::vector<std::string>;

/// Half points as people write them: 52.5.
std::string points_text(std::int32_t halves) { return std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : ""); }

class OfficeDrawing {
 public:
  OfficeDrawing(const Scene& scene, Seat seat)
      : scene_(scene), game_(scene.game()), state_(scene.state()), seat_(seat) {}

  Items draw() {
    head();
    add(scene_.tabulated(label("board-contracts"), contracts()));
    add(scene_.labelled(label("board-goods"), goods(), "  "));
    add(scene_.labelled(label("board-supply"), supply(), ", "));
    add(scene_.labelled(label("board-cards"), bonuses(), "   "));
    add(scene_.labelled(label("board-houses"), buildings(), "   "));
    if (const Card hand = state_.hand[seat_]; hand != no_card)
      add(scene_.labelled(label("board-hand"), Items{hand_text(hand)}));
    return std::move(lines_);
  }

 private:
  std::string label(std::string_view key) const { return "  " + scene_.say(key); }
  void add(Items lines) {
    for (std::string& line : lines) lines_.push_back(std::move(line));
  }

  void head() {
    const bool asked = game_.to_move(state_) == seat_;
    const bool own = scene_.viewer() == Viewer::seat(seat_);
    std::string head = scene_.paint(asked ? "► " : "  ", ink::lantern);
    head += scene_.paint(" " + Scene::letter(seat_) + " ", house_ink(seat_)) + " ";
    head += scene_.paint(scene_.seat_name(seat_), own || asked ? ink::strong : ink::plain);
    const Scores scores = game_.scores(state_, scene_.viewer());
    head += "  " + scene_.say("board-points", {{"points", points_text(scores.seats[seat_].total)}});
    head += " · " + scene_.counters(state_.counters[seat_]);
    if (game_.coins()) head += " · " + scene_.coins(state_.coins[seat_]);
    lines_.push_back(head);
  }

  Items contracts() const {
    Items items;
    const Means means = game_.means_of(state_, seat_);
    const Means goods_alone{.goods = means.goods};
    state_.owned[seat_].each([&](unsigned which) {
      const bool named = scene_.edition().contract[which].place != no_place;
      const Payment bill = game_.bill(which);
      const bool plainly = named && game_.payable_plainly(goods_alone, bill, scene_.edition().contract[which].column);
      const bool somehow = named && game_.payable(means, which);
      std::string item = plainly   ? scene_.paint("✓ ", ink::good)
                         : somehow ? scene_.paint("~ ", ink::good)
                                   : scene_.paint("· ", ink::quiet);
      item += scene_.contract(which) + ": " + scene_.progress(seat_, which);
      if (state_.actor == seat_ && state_.done.has(which))
        item += " " + scene_.paint(scene_.say("board-done"), ink::quiet);
      items.push_back(std::move(item));
    });
    return items;
  }

  /// By columns, which losses and buildings ask for.
  Items goods() const {
    Items items;
    for (unsigned column = 0; column < scene_.edition().columns; ++column) {
      std::string text;
      for_each_bit(scene_.edition().column[column].goods, [&](unsigned good) {
        const unsigned count = state_.goods[seat_][good];
        if (count > 0) text += (text.empty() ? " " : ", ") + std::to_string(count) + " " + scene_.tinted_good(good);
      });
      if (!text.empty()) items.push_back(scene_.paint(scene_.edition().column[column].id.text(), ink::quiet) + text);
    }
    if (items.empty()) items.push_back(scene_.say("board-no-goods"));
    return items;
  }

  Items supply() const {
    Items items;
    for_each_bit(state_.supply[seat_], [&](unsigned colour) {
      items.push_back(scene_.paint(scene_.component(ComponentKind::cube, colour), scene_.cube_ink(colour)));
    });
    return items;
  }

  Items bonuses() const {
    Items items;
    for_each_bit(state_.bonus[seat_], [&](unsigned card) { items.push_back(scene_.bonus(card)); });
    return items;
  }

  Items buildings() const {
    Items items;
    for_each_bit(state_.building[seat_], [&](unsigned card) {
      const std::string points = points_text(game_.building_points(state_, seat_, card));
      items.push_back(scene_.building(card) + " " + points + " (" + scene_.building_score(card) + ")");
    });
    return items;
  }

  std::string hand_text(Card card) const {
    if (card < bonus_card) return scene_.contract(card) + ": " + scene_.demand(game_.bill(card));
    std::string text = scene_.card(card) + " " + scene_.cost(card);
    if (card >= building_card) text += ": " + scene_.building_score(card - building_card);
    return text;
  }

  const Scene& scene_;
  const Game& game_;
  const State& state_;
  Seat seat_;
  Items lines_;
};

}  // namespace

std::vector<std::string> draw_office(const Scene& scene, Seat seat) { return OfficeDrawing(scene, seat).draw(); }

std::vector<std::string> draw_offices(const Scene& scene) {
  std::vector<std::string> lines;
  for (Seat seat = 0; seat < scene.game().players(); ++seat) {
    for (std::string& line : draw_office(scene, seat)) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace fondaco::merkator
