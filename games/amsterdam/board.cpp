// SPDX-License-Identifier: MIT
// The board in a terminal: the map, then what lies beside it. Everything comes from the edition, the state and the
// words; the viewer sees what is public and what is their own.
#include <algorithm>

#include "games/amsterdam/board_scene.hpp"

namespace fondaco::amsterdam {
namespace {

class TableDrawing {
 public:
  explicit TableDrawing(const Scene& scene)
      : scene_(scene), game_(scene.game()), edition_(scene.edition()), state_(scene.state()), viewer_(scene.viewer()) {}

  std::vector<std::string> draw() {
    players();
    lines_.emplace_back();
    display();
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (viewer_.sees(seat)) hand(seat);
    }
    offer();
    pending();
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (viewer_.sees(seat) || state_.stage == Stage::over) contracts(seat);
    }
    if (state_.turns_left != not_triggered && state_.stage != Stage::over) {
      const char* key = state_.turns_left == 1 ? "board-last-turn" : "board-last-turns";
      add(scene_.paint(scene_.say(key, {{"count", state_.turns_left}}), ink::strong));
    }
    return std::move(lines_);
  }

 private:
  void add(std::string line) { lines_.push_back(std::move(line)); }

  void add_labelled(std::string_view label, std::span<const std::string> items, std::string_view separator = "  ") {
    for (std::string& line : scene_.labelled(label, items, separator)) add(std::move(line));
  }
  void add_labelled(std::string_view label, const std::string& text) { add_labelled(label, std::span(&text, 1)); }

  void players() {
    constexpr std::array<std::string_view, 5> keys{"board-points", "board-carts", "board-merchandise", "board-cards",
                                                   "board-contracts"};
    int name_width = 10;
    for (Seat seat = 0; seat < game_.players(); ++seat)
      name_width = std::max(name_width, columns(scene_.seat_name(seat)));
    std::string head = padded("", 6 + name_width);
    std::array<int, keys.size()> widths{};
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const std::string title = scene_.say(keys[i]);
      widths[i] = columns(title) + 2;
      head += right_aligned(title, widths[i]);
    }
    add(scene_.paint(head, ink::quiet));
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      const bool moves = game_.to_move(state_) == seat;
      const bool own = viewer_.is_seat() && viewer_.seat_index() == seat;
      const std::array<int, keys.size()> figures{game_.route_points(state_, seat), state_.carts[seat],
                                                 state_.merchandise[seat], Game::sum(state_.hand[seat]),
                                                 count_bits(state_.contracts[seat])};
      std::string line = scene_.paint(moves ? "► " : "  ", ink::lantern) + scene_.seal(seat) + " ";
      line += scene_.paint(padded(scene_.seat_name(seat), name_width), own || moves ? ink::strong : ink::plain);
      for (std::size_t i = 0; i < figures.size(); ++i) line += right_aligned(std::to_string(figures[i]), widths[i]);
      const std::string seen = seen_cards(seat);
      const bool fits = columns(line) + 3 + columns(seen) <= scene_.width();
      if (fits && !seen.empty()) line.append("   ").append(seen);
      add(std::move(line));
      if (!fits && !seen.empty()) add(padded("", 6) + seen);
    }
  }

  /// What the viewer has seen of another hand (TA-9.4, TA-9.7).
  std::string seen_cards(Seat seat) const {
    if (viewer_.sees(seat)) return {};
    const Counts& known = game_.known_to(state_, viewer_, seat);
    if (Game::sum(known) == 0) return {};
    return scene_.paint(scene_.say("board-seen", {{"cards", scene_.letters_of(known)}}), ink::quiet);
  }

  void display() {
    std::vector<std::string> cards;
    for (unsigned slot = 0; slot < edition_.display_size; ++slot) {
      const Card card = state_.display[slot];
      cards.push_back(card == no_card ? "[ ] " + scene_.say("board-empty")
                                      : scene_.chip(card) + " " + scene_.card_name(card));
    }
    add_labelled(scene_.say("board-display"), cards);
    const int thrown = Game::sum(state_.discard);
    std::vector<std::string> piles{
        scene_.say("board-deck", {{"count", state_.deck.size()}}),
        thrown == 0 ? scene_.say("board-no-discard")
                    : scene_.say("board-discard", {{"count", thrown}, {"cards", scene_.letters_of(state_.discard)}}),
        scene_.say("board-contract-deck", {{"count", game_.contract_deck_size(state_)}})};
    if (scene_.detail() == Detail::full) {
      piles.push_back(scene_.say("board-merchandise-pile", {{"count", game_.merchandise_left(state_)}}));
    }
    add_labelled(scene_.say("board-piles"), piles, " · ");
  }

  /// A label of something that several seats show is numbered.
  std::string numbered(std::string_view key, Seat seat, bool several) const {
    return scene_.say(key) + (several ? " " + std::to_string(seat) : "");
  }

  void hand(Seat seat) {
    std::vector<std::string> cards = scene_.chips_of(state_.hand[seat]);
    if (cards.empty()) cards.push_back(scene_.say("board-none"));
    add_labelled(numbered("board-hand", seat, viewer_.sees_everything()), cards);
  }

  std::string contract_text(unsigned id, bool names) const {
    const Contract& contract = edition_.contract[id];
    std::string text = scene_.paint(contract.id.text(), ink::strong) + " " + scene_.place_code(contract.a) + "–" +
                       scene_.place_code(contract.b);
    if (names) text += "  " + scene_.place_name(contract.a) + " – " + scene_.place_name(contract.b);
    return text;
  }

  std::string contract_status(unsigned id, Seat seat) const {
    if (game_.complete(state_, seat, id)) return scene_.paint("  ✓ " + scene_.say("board-done"), ink::good);
    if (state_.stage == Stage::over) return scene_.paint("  ✗ " + scene_.say("board-failed"), ink::bad);
    return scene_.paint("  · " + scene_.say("board-open"), ink::quiet);
  }

  /// One line per contract: the places, with their names where there is room, the value, and how it stands.
  void add_contracts(const std::string& label, ContractSet contracts, bool offered, Seat seat) {
    constexpr int points_width = 4;
    int widest = 0;
    int widest_status = 0;
    for_each_bit(contracts, [&](unsigned id) {
      widest = std::max(widest, columns(contract_text(id, true)));
      widest_status = std::max(widest_status, offered ? 0 : columns(contract_status(id, seat)));
    });
    const bool names = scene_.label_width() + widest + points_width + widest_status <= scene_.width();
    std::string head = label;
    for_each_bit(contracts, [&](unsigned id) {
      add(scene_.paint(padded(head, scene_.label_width()), ink::quiet) +
          padded(contract_text(id, names), names ? widest : 0) +
          right_aligned(std::to_string(edition_.contract[id].points), points_width) +
          (offered ? "" : contract_status(id, seat)));
      head.clear();
    });
  }

  /// Contracts just drawn, before some of them go back (TA-6.1).
  void offer() {
    if (state_.stage == Stage::keep_draw && viewer_.sees(state_.turn)) {
      add_contracts(scene_.say("board-offered"), game_.offered(state_), true, state_.turn);
    }
  }

  /// The route that somebody is paying for.
  void pending() {
    if (state_.pending == no_route) return;
    const Component route = component(ComponentKind::route, state_.pending);
    std::string text = game_.component_title(route) + " ";
    std::string spaces = "[";
    for (unsigned i = 0; i < edition_.route[state_.pending].length; ++i) spaces += scene_.space(state_.pending);
    add_labelled(scene_.say("board-pending"), text + scene_.paint(spaces + "]", scene_.space_ink(state_.pending)));
  }

  void contracts(Seat seat) {
    // During TA-2.6 they are only offered, until all have answered.
    const bool offered = state_.stage == Stage::keep_start;
    const bool several = viewer_.sees_everything() || state_.stage == Stage::over;
    const std::string label = numbered(offered ? "board-offered" : "board-contracts-of", seat, several);
    if (state_.contracts[seat] == 0) return add_labelled(label, scene_.say("board-none"));
    add_contracts(label, state_.contracts[seat], offered, seat);
  }

  const Scene& scene_;
  const Game& game_;
  const Edition& edition_;
  const State& state_;
  Viewer viewer_;
  std::vector<std::string> lines_;
};

/// What the signs mean, and the names behind the codes.
std::vector<std::string> legend(const Scene& scene) {
  std::vector<std::string> lines;
  std::vector<std::string> names;
  names.reserve(scene.edition().places);
  for (unsigned i = 0; i < scene.edition().places; ++i)
    names.push_back(scene.place_code(i) + " " + scene.place_name(i));
  for (std::string& line : in_columns(names, scene.width(), 2)) lines.push_back(scene.paint(line, ink::quiet));
  const Edition& edition = scene.edition();
  const auto twin = std::ranges::find_if(edition.route, [](const Route& route) { return route.partner != no_partner; });
  const std::string_view example = (twin == edition.route.end() ? edition.route.begin() : twin)->id.text();
  const std::string signs = scene.say(
      "board-legend", {{"letter", scene.letter(0)}, {"route", std::string(example)}, {"place", scene.place_code(0)}});
  for (const std::string& line : wrapped(signs, scene.width())) lines.push_back(scene.paint(line, ink::quiet));
  return lines;
}

}  // namespace

std::string Game::board(const State& state, Viewer viewer, const Terminal& terminal) const {
  const Scene scene(*this, state, viewer, terminal);
  BoardPage page;
  if (terminal.detail == Detail::full) {
    page.add(draw_routes(scene));
    page.add(legend(scene));
  }
  if (terminal.detail != Detail::brief) page.add(draw_map(scene));
  page.add(TableDrawing(scene).draw());
  return page.text();
}

}  // namespace fondaco::amsterdam
