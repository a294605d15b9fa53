// SPDX-License-Identifier: MIT
// The board in a terminal: the map, then what lies beside it. Everything comes from the edition, the state and the
// words; the viewer sees what is public and what is their own.
#include <algorithm>

#include "games/oltremare/board_scene.hpp"

namespace fondaco::oltremare {
namespace {

class TableDrawing {
 public:
  explicit TableDrawing(const Scene& scene)
      : scene_(scene), game_(scene.game()), state_(scene.state()), viewer_(scene.viewer()) {}

  std::vector<std::string> draw() {
    players();
    lines_.emplace_back();
    piles();
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (viewer_.sees(seat)) own_cards(seat);
    }
    laid_out();
    if (scene_.holds_shown()) holds();
    talk();
    return std::move(lines_);
  }

 private:
  void add(std::string line) { lines_.push_back(std::move(line)); }

  void add_labelled(std::string_view label, std::span<const std::string> items, std::string_view separator = "  ") {
    for (std::string& line : scene_.labelled(label, items, separator)) add(std::move(line));
  }
  void add_labelled(std::string_view label, const std::string& text) { add_labelled(label, std::span(&text, 1)); }

  void players() {
    constexpr std::array<std::string_view, 6> keys{"board-ducats",    "board-prestige", "board-markers",
                                                   "board-hand-size", "board-hold",     "board-pirates"};
    int name_width = 8;
    for (Seat seat = 0; seat < game_.players(); ++seat)
      name_width = std::clamp(columns(scene_.seat_name(seat)), name_width, 14);
    std::string head = padded("", 6 + name_width);
    std::array<int, keys.size()> widths{};
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const std::string title = scene_.say(keys[i]);
      widths[i] = columns(title) + 1;
      head += right_aligned(title, widths[i]);
    }
    add(scene_.paint(head + "  " + scene_.say("board-top"), ink::quiet));
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      const bool moves = game_.to_move(state_) == seat;
      const std::array<int, keys.size()> figures{state_.ducats[seat],    state_.prestige[seat],
                                                 state_.taken[seat],     state_.hand[seat].size(),
                                                 state_.hold_size[seat], state_.pirate_size[seat]};
      std::string line = scene_.paint(moves ? "► " : state_.turn == seat ? "• " : "  ", ink::lantern);
      line += scene_.seal(seat) + " ";
      line += scene_.paint(padded(scene_.seat_name(seat), name_width), moves ? ink::strong : ink::plain);
      for (std::size_t i = 0; i < figures.size(); ++i) line += right_aligned(std::to_string(figures[i]), widths[i]);
      line += "  " + (state_.hold_top[seat] == no_card ? std::string("-") : scene_.card_title(state_.hold_top[seat]));
      std::string place = scene_.port_name(state_.ship[seat]);
      if (state_.active[seat] != Marker::none)
        place.append(" [").append(scene_.marker_name(state_.active[seat])).append("]");
      if (columns(line) + 2 + columns(place) <= scene_.width()) {
        line.append("  ").append(place);
        add(std::move(line));
      } else {
        add(std::move(line));
        add(padded("", 7 + name_width).append(place));
      }
    }
  }

  void piles() {
    std::vector<std::string> items{scene_.say("board-deck", {{"count", state_.deck_size}}),
                                   scene_.say("board-discard", {{"count", state_.discard.size()}})};
    if (state_.venice == venice_gone) {
      items.push_back(scene_.say("board-venice-gone"));
    } else if (game_.venice_exact() || viewer_.sees_everything()) {
      items.push_back(scene_.say("board-venice-in", {{"count", state_.venice}}));
    } else {
      items.push_back(scene_.say("board-venice-ahead"));
    }
    if (state_.last_round != 0) items.push_back(scene_.paint(scene_.say("board-last-round"), ink::strong));
    for (const std::string& line : flowed(items, " · ", scene_.width())) add(line);
  }

  /// A label of something that several seats show is numbered.
  std::string numbered(std::string_view key, Seat seat, bool several) const {
    return scene_.say(key) + (several ? " " + std::to_string(seat) : "");
  }

  void own_cards(Seat seat) {
    const bool several = viewer_.sees_everything();
    std::vector<std::string> cards;
    state_.hand[seat].each([&](Card card) { cards.push_back("[" + scene_.card_title(card) + "]"); });
    if (cards.empty()) cards.push_back(scene_.say("board-none"));
    add_labelled(numbered("board-your-hand", seat, several), cards);
    if (state_.pirate_size[seat] == 0) return;
    cards.clear();
    for (Card card = state_.pirate_top[seat]; card != no_card; card = state_.below[card]) {
      const bool known = state_.thrown[card] != 0 || several;
      cards.push_back(known ? scene_.card_code(card) : scene_.paint(scene_.say("board-unknown"), ink::quiet));
    }
    add_labelled(numbered("board-your-pirates", seat, several), cards);
  }

  void laid_out() {
    std::vector<std::string> cards;
    for (const Card card : state_.played) {
      if (card != no_card) cards.push_back("[" + scene_.card_title(card) + "]");
    }
    if (!cards.empty()) add_labelled(scene_.say("board-played"), cards);
  }

  /// From the top, a group after the other.
  void holds() {
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      std::vector<std::string> groups;
      game_.each_group(state_, seat, [&](Good good, unsigned size) {
        groups.push_back(scene_.paint(std::to_string(size) + " " + scene_.good_name(good), scene_.good_ink(good)));
      });
      if (groups.empty()) groups.push_back(scene_.say("board-none"));
      add_labelled(scene_.say("board-hold") + " " + std::to_string(seat), groups, " · ");
    }
  }

  void talk() {
    if (state_.replier != nobody) add_labelled(scene_.say("board-call"), scene_.good_name(state_.called));
    if (state_.proposer == nobody) return;
    const std::string proposer = scene_.seat_name(state_.proposer);
    const std::string partner = scene_.seat_name(state_.partner);
    if (is_draft(state_.stage) && !viewer_.sees(state_.proposer)) {
      return add_labelled(scene_.say("board-offer"),
                          scene_.say("board-offer-draft", {{"proposer", proposer}, {"partner", partner}}));
    }
    const Offer& offer = state_.offer;
    std::string gives = scene_.goods_text(game_.goods_given(offer));
    std::string wants = scene_.goods_text(offer.wanted);
    const auto with_ducats = [&](std::string& side, int ducats) {
      if (ducats <= 0) return;
      if (!side.empty()) side += ", ";
      side += ducats == 1 ? scene_.say("ducats-1") : scene_.say("ducats-any", {{"n", ducats}});
    };
    for (unsigned i = 0; i < offer.given_count; ++i) {
      if (offer.claims[i] != 0) gives += " " + scene_.claim_text(game_.good_of(offer.given[i]), offer.claims[i]);
    }
    with_ducats(gives, offer.ducats);
    with_ducats(wants, -offer.ducats);
    if (gives.empty()) gives = scene_.say("board-offer-nothing");
    if (wants.empty()) wants = scene_.say("board-offer-nothing");
    const std::string text = scene_.say(
        "board-offer-line", {{"proposer", proposer}, {"partner", partner}, {"gives", gives}, {"wants", wants}});
    add_labelled(scene_.say("board-offer"), wrapped(text, scene_.width() - scene_.label_width()), "");
  }

  const Scene& scene_;
  const Game& game_;
  const State& state_;
  Viewer viewer_;
  std::vector<std::string> lines_;
};

/// What the goods pay, and what the signs mean.
std::vector<std::string> legend(const Scene& scene) {
  std::vector<std::string> lines;
  std::vector<std::string> items;
  for (unsigned good = 0; good < scene.edition().goods; ++good) {
    const GoodInfo& info = scene.edition().good[good];
    std::string pay;
    for (unsigned size = 1; size <= info.longest; ++size) pay += (size > 1 ? "/" : "") + std::to_string(info.pay[size]);
    items.push_back(std::string(info.code.text()) + " " + scene.good_name(static_cast<Good>(good)) + " " + pay);
  }
  for (const std::string& line : flowed(items, " · ", scene.width())) lines.push_back(scene.paint(line, ink::quiet));
  items.clear();
  for (unsigned kind = 0; kind < marker_kinds; ++kind)
    items.push_back(scene.marker_sign(static_cast<Marker>(kind)) + " " + scene.marker_name(static_cast<Marker>(kind)));
  for (const std::string& line : flowed(items, " · ", scene.width())) lines.push_back(scene.paint(line, ink::quiet));
  for (const std::string& line : wrapped(scene.say("board-legend"), scene.width()))
    lines.push_back(scene.paint(line, ink::quiet));
  return lines;
}

}  // namespace

std::string Game::board(const State& state, Viewer viewer, const Terminal& terminal) const {
  const Scene scene(*this, state, viewer, terminal);
  BoardPage page;
  if (terminal.detail == Detail::full) page.add(legend(scene));
  if (terminal.detail != Detail::brief) page.add(draw_map(scene));
  page.add(TableDrawing(scene).draw());
  return page.text();
}

}  // namespace fondaco::oltremare
