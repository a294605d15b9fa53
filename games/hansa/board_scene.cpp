// SPDX-License-Identifier: MIT
#include "games/hansa/board_scene.hpp"

#include <algorithm>

#include "engine/wording.hpp"
#include "games/hansa/names.hpp"

namespace fondaco::hansa {
namespace {

/// Houses look like the printed ones: white, orange, pink, black.
constexpr std::array<Ink, max_levels> level_inks{{{.text = 16, .ground = 255},
                                                  {.text = 16, .ground = 208},
                                                  {.text = 16, .ground = 212},
                                                  {.text = 255, .ground = 236}}};

constexpr std::string_view empty_space = "_";

Ink level_ink(unsigned level) { return level >= 1 && level <= max_levels ? level_inks[level - 1] : ink::plain; }

std::string in_shape(Kind kind, const std::string& text) {
  return kind == Kind::trader ? "[" + text + "]" : "(" + text + ")";
}

}  // namespace

Scene::Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal)
    : BoardScene(game, state, viewer, terminal) {
  const bool placed = state.stage != Stage::pawn_start && state.stage != Stage::over;
  if (game.two_players() && placed) pawn_ = edition().province[state.pawn].routes;
  each_answer([&](Component about) {
    const auto which = static_cast<unsigned>(about.id);
    switch (static_cast<ComponentKind>(about.kind)) {
      case ComponentKind::route:
        routes_ |= bit<RouteSet>(which);
        break;
      case ComponentKind::city:
        cities_ |= bit<CitySet>(which);
        break;
      case ComponentKind::province:
        provinces_ |= bit<ProvinceSet>(which);
        break;
      default:
        break;
    }
  });
}

std::string Scene::sign(Piece piece) {
  const char capital = letter(owner_of(piece))[0];
  return {static_cast<char>(kind_of(piece) == Kind::merchant ? capital : capital - 'A' + 'a')};
}

std::string Scene::signs(Seat seat, const Pieces& pieces) {
  std::string text;
  for (const Kind kind : {Kind::trader, Kind::merchant}) {
    if (pieces[index(kind)] == 0) continue;
    text += (text.empty() ? "" : " ") + std::to_string(pieces[index(kind)]) + sign(piece_of(seat, kind));
  }
  return text.empty() ? "–" : text;
}

Inked Scene::house(unsigned city, unsigned house) const {
  const House& what = side().city[city].house[house];
  const Piece piece = state_.house[city][house];
  if (piece != no_piece) return {in_shape(what.kind, sign(piece)), house_ink(owner_of(piece))};
  return {in_shape(what.kind, std::to_string(what.level) + (what.coin > 0 ? "$" : "")), level_ink(what.level)};
}

Inked Scene::field(unsigned field) const {
  const Piece piece = state_.table[field];
  if (piece != no_piece) return {in_shape(Kind::merchant, sign(piece)), house_ink(owner_of(piece))};
  const unsigned level = edition().field_level[field];
  return {in_shape(Kind::merchant, std::to_string(level)), level_ink(level)};
}

std::vector<Inked> Scene::spaces(unsigned route) const {
  std::vector<Inked> parts;
  for (Seat seat = 0; seat < game_.players(); ++seat) {
    std::string text;
    for (const Kind kind : {Kind::trader, Kind::merchant}) {
      const Piece piece = piece_of(seat, kind);
      for (unsigned i = 0; i < count_on(state_, route, piece); ++i) text += sign(piece);
    }
    if (!text.empty()) parts.push_back({text, house_ink(seat)});
  }
  std::string free;
  for (unsigned i = 0; i < state_.room[route]; ++i) free += empty_space;
  if (!free.empty()) parts.push_back({free, ink::plain});
  return parts;
}

Inked Scene::token_on(unsigned route) const {
  if (state_.token[route] == no_token) return {};
  return {"*" + token_mark(static_cast<Token>(state_.token[route])), ink::strong};
}

std::string Scene::token_mark(Token token) const {
  return say(message_key({"mark", game_.component_name(component(ComponentKind::token, token))}));
}

std::string Scene::token_marks(const TokenCounts& tokens) const {
  std::string text;
  for (unsigned kind = 0; kind < token_kinds; ++kind) {
    if (tokens[kind] == 0) continue;
    if (!text.empty()) text += " ";
    if (tokens[kind] > 1) text += std::to_string(tokens[kind]) + "×";
    text += token_mark(static_cast<Token>(kind));
  }
  return text;
}

std::string Scene::component_words(Component component) const {
  const std::string kind(name_of(static_cast<ComponentKind>(component.kind)));
  const std::string key = message_key({kind, game_.component_name(component)});
  return has(key) ? say(key) : game_.component_title(component);
}

std::string Scene::route_name(unsigned route) const {
  return game_.component_title(component(ComponentKind::route, route));
}

std::string Scene::province_name(unsigned province) const {
  return game_.component_title(component(ComponentKind::province, province));
}

std::string Scene::skill_key(unsigned track) const {
  return message_key({"desk", game_.component_name(component(ComponentKind::skill, track))});
}

std::string Scene::level_name(unsigned level) const {
  const std::string name(edition().level_names[level - 1].text());
  const std::string key = message_key({"level", name});
  return has(key) ? say(key) : name;
}

std::string Scene::skill_text(Seat seat, unsigned track) const {
  const unsigned value = game_.skill_value(state_, seat, static_cast<Track>(track));
  if (static_cast<Track>(track) == Track::privilegium) return std::to_string(value) + " " + level_name(value);
  return component_words(component(ComponentKind::value, value));
}

Inked Scene::route_mark(unsigned route) const {
  if (choosable_route(route)) return {"›", ink::lantern};
  if (at_pawn(route)) return {"!", ink::action};
  return {" ", ink::plain};
}

}  // namespace fondaco::hansa
