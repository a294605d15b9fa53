// SPDX-License-Identifier: MIT
// The board in a terminal: the map, then the players and what lies beside the board. Everything comes from the edition,
// the state and the words. Nothing is hidden in this game (HT-10), so that all viewers see the same; only what may be
// chosen is marked for the one who is asked.
#include <algorithm>

#include "games/hansa/board_scene.hpp"

namespace fondaco::hansa {
namespace {

class TableDrawing {
 public:
  explicit TableDrawing(const Scene& scene)
      : scene_(scene), game_(scene.game()), edition_(scene.edition()), state_(scene.state()) {}

  std::vector<std::string> draw() {
    turn();
    progress();
    table();
    plates();
    unseen();
    pawn();
    return std::move(lines_);
  }

 private:
  void add(std::string line) { lines_.push_back(std::move(line)); }

  void add_labelled(std::string_view label, std::span<const std::string> items, std::string_view separator = " · ") {
    for (std::string& line : scene_.labelled(label, items, separator)) add(std::move(line));
  }

  // --- the turn ---

  void turn() {
    if (state_.stage == Stage::over || state_.stage == Stage::pawn_start) return;
    std::vector<std::string> items{Scene::letter(state_.turn) + " " + scene_.short_name(state_.turn),
                                   scene_.count("board-actions-left", state_.actions)};
    if (const std::string doing = under_way(); !doing.empty()) items.push_back(doing);
    if (state_.drawn > 0) items.push_back(scene_.count("board-drawn", state_.drawn));
    add_labelled(scene_.say("board-turn"), items);
  }

  std::string piece_text(Piece piece) const { return scene_.piece_name(kind_of(piece)) + " " + Scene::sign(piece); }

  /// The action or token that is being carried out.
  std::string under_way() const {
    const Pending& pending = state_.pending;
    const auto about = [&](const char* key, const std::string& piece = {}) {
      return scene_.say(key, {{"piece", piece}, {"route", scene_.route_name(pending.route)}});
    };
    switch (state_.stage) {
      case Stage::allocate_traders:
        return scene_.count("board-allocating", pending.count);
      case Stage::insert_route:
        return scene_.say("board-inserting", {{"piece", scene_.piece_name(pending.kind)}});
      case Stage::displace_piece:
        return about("board-displacing-on");
      case Stage::displace_kind:
      case Stage::displace_fee:
        return about("board-displacing", piece_text(pending.target));
      case Stage::relocate:
        return about("board-displaced", piece_text(pending.target));
      case Stage::extra_piece:
      case Stage::extra_route:
        return scene_.count("board-extras", pending.count);
      case Stage::move_piece:
        return scene_.count("board-moves", pending.count);
      case Stage::move_target:
      case Stage::shift_target:
        return about("board-moving", piece_text(pending.target));
      case Stage::reward:
        return about("board-establishing");
      case Stage::remove:
        return scene_.count("board-removals", pending.count);
      case Stage::shift_piece:
        return scene_.count("board-moves", pending.count);
      case Stage::place_token:
        return scene_.say("board-placing", {{"token", scene_.token_name(state_.plate[state_.turn][0])}});
      default:
        return {};
    }
  }

  // --- beside the board ---

  /// How far the game is from its ends (HT-7.1), and the awards of the link (HT-4.5.12).
  void progress() {
    const auto links = static_cast<unsigned>(count_bits(state_.linked));
    std::string awards;
    for (unsigned i = links; i < edition_.links; ++i) awards += " " + std::to_string(edition_.link_points[i]);
    std::string made;
    for_each_bit(state_.linked, [&](unsigned seat) { made += " " + Scene::letter(static_cast<Seat>(seat)); });
    std::vector<std::string> items{
        scene_.say("board-complete", {{"count", count_bits(state_.full)}, {"goal", edition_.end_cities}}),
        scene_.say("board-token-supply", {{"count", game_.supply_size(state_)}}),
        awards.empty() ? scene_.say("board-no-awards") : scene_.say("board-awards", {{"points", awards.substr(1)}})};
    if (!made.empty()) items.push_back(scene_.say("board-linked", {{"seats", made.substr(1)}}));
    if (scene_.detail() == Detail::full) items.push_back(scene_.say("board-goal", {{"points", edition_.end_score}}));
    add_labelled(scene_.say("board-progress"), items);
  }

  void table() {
    std::vector<std::string> fields;
    for (unsigned i = 0; i < edition_.fields; ++i) {
      const Inked field = scene_.field(i);
      fields.push_back(scene_.paint(field.text, field.ink) + " " + std::to_string(edition_.field_points[i]));
    }
    if (!fields.empty()) add_labelled(scene_.say("board-table"), fields, "  ");
  }

  /// Tokens that were seen but found no route (HT-5.3.3).
  void plates() {
    std::vector<std::string> items;
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      const auto& plate = state_.plate[seat];
      const std::size_t first = state_.stage == Stage::place_token && seat == state_.turn ? 1 : 0;
      if (plate.size() <= first) continue;
      std::string marks;
      for (std::size_t i = first; i < plate.size(); ++i) marks += " " + scene_.token_mark(plate[i]);
      items.push_back(Scene::letter(seat) + marks);
    }
    if (!items.empty()) add_labelled(scene_.say("board-plate"), items);
  }

  /// What can still be drawn is known by subtraction (HT-10.2).
  void unseen() {
    if (scene_.detail() != Detail::full) return;
    std::vector<std::string> items;
    for (unsigned kind = 0; kind < token_kinds; ++kind) {
      if (state_.unseen[kind] == 0) continue;
      items.push_back(std::to_string(state_.unseen[kind]) + " × " + scene_.token_name(static_cast<Token>(kind)));
    }
    if (!items.empty()) add_labelled(scene_.say("board-unseen"), items);
  }

  /// HT-9: where the pawn stands; where it may go, or all provinces, each with its routes.
  void pawn() {
    if (!game_.two_players()) return;
    if (state_.stage != Stage::pawn_start) province(scene_.say("board-pawn"), state_.pawn);
    std::string label = scene_.say("board-provinces");
    for (unsigned i = 0; i < edition_.provinces; ++i) {
      if (!scene_.choosable_province(i) && scene_.detail() != Detail::full) continue;
      province(label, i);
      label.clear();
    }
  }

  void province(const std::string& label, unsigned province) {
    std::vector<std::string> routes;
    for_each_bit(edition_.province[province].routes & game_.all_routes(),
                 [&](unsigned route) { routes.push_back(scene_.route_name(route)); });
    const std::string name = padded(scene_.province_name(province), province_width());
    const int indent = scene_.label_width() + columns(name);
    std::string head = scene_.paint(padded(label, scene_.label_width()) + name, ink::quiet);
    for (const std::string& line : flowed(routes, " · ", scene_.width() - indent)) {
      add(head + line);
      head = std::string(static_cast<std::size_t>(indent), ' ');
    }
  }

  int province_width() const {
    int width = 0;
    for (unsigned i = 0; i < edition_.provinces; ++i) width = std::max(width, columns(scene_.province_name(i)));
    return width + 2;
  }

  const Scene& scene_;
  const Game& game_;
  const Edition& edition_;
  const State& state_;
  std::vector<std::string> lines_;
};

/// What the signs mean.
std::vector<std::string> legend(const Scene& scene) {
  const Edition& edition = scene.edition();
  std::string levels;
  for (unsigned level = 1; level <= max_levels && !edition.level_names[level - 1].text().empty(); ++level) {
    levels += (levels.empty() ? "" : ", ") + std::to_string(level) + " " + scene.level_name(level);
  }
  std::vector<std::string> items;
  for (const char* key :
       {"trader", "merchant", "space", "square", "round", "coin", "extra", "control", "skill", "link"}) {
    items.push_back(scene.say(std::string("legend-") + key));
  }
  items.push_back(scene.say("legend-levels", {{"levels", levels}}));
  items.push_back(scene.say("legend-choice"));
  if (scene.game().two_players()) {
    items.push_back(scene.say("legend-pawn", {{"province", std::string(edition.province[0].id.text())}}));
    items.push_back(scene.say("legend-border"));
  }
  std::string colours;
  for (Seat seat = 0; seat < scene.game().players(); ++seat) {
    colours += (seat == 0 ? "" : ", ") + Scene::letter(seat) + " " + std::string(edition.player_colors[seat].text());
  }
  items.push_back(scene.say("legend-colours", {{"colours", colours}}));
  const TokenMix& mix = scene.game().token_mix();
  const std::span starts(mix.start.data(), mix.starts);
  for (unsigned kind = 0; kind < token_kinds; ++kind) {
    const auto token = static_cast<Token>(kind);
    if (mix.supply[kind] == 0 && std::ranges::find(starts, token) == starts.end()) continue;
    items.push_back("*" + scene.token_mark(token) + " " + scene.token_name(token));
  }
  std::vector<std::string> lines;
  for (const std::string& line : flowed(items, " · ", scene.width())) lines.push_back(scene.paint(line, ink::quiet));
  return lines;
}

}  // namespace

std::string Game::board(const State& state, Viewer viewer, const Terminal& terminal) const {
  const Scene scene(*this, state, viewer, terminal);
  BoardPage page;
  if (terminal.detail == Detail::full) {
    page.add(draw_routes(scene, true));
    page.add(legend(scene));
  }
  page.add(terminal.detail == Detail::brief ? draw_routes(scene, false) : draw_map(scene));
  page.add(draw_players(scene));
  page.add(TableDrawing(scene).draw());
  return page.text();
}

}  // namespace fondaco::hansa
