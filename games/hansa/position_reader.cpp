// SPDX-License-Identifier: MIT
// Positions from JSON, as people may write them by hand: what is left out takes its start value, and pieces and tokens
// that are named nowhere are in the stock and in the supply.
#include <string>

#include "engine/dice_json.hpp"
#include "games/hansa/edition_parts.hpp"
#include "games/hansa/names.hpp"

namespace fondaco::hansa {
namespace {

class PositionReader {
 public:
  PositionReader(const Game& game, json::Cursor in, State& state)
      : game_(game),
        edition_(game.edition()),
        board_(game.side()),
        in_(in),
        state_(state),
        province_ids_(labels_of(edition_.province, edition_.provinces, &Province::id)),
        route_ids_(labels_of(board_.route, board_.routes, &Route::id)),
        city_ids_(labels_of(board_.city, board_.cities, &City::id)),
        colours_(labels_of(edition_.player_colors, game.players())) {
    for (Seat seat = 0; seat < game.players(); ++seat) left_[seat] = edition_.pieces;
    tokens_left_ = game.token_mix().supply;
    for (unsigned i = 0; i < game.token_mix().starts; ++i)
      ++tokens_left_[static_cast<std::size_t>(game.token_mix().start[i])];
  }

  void read() {
    in_.only_keys({"stage",  "to_move", "start_seat", "actions",      "acted",   "token_used",
                   "turns",  "idle",    "pawn",       "pawn_moved",   "ended",   "completed_cities",
                   "linked", "unseen",  "drawn",      "tokens_aside", "table",   "tokens",
                   "routes", "cities",  "extras",     "players",      "pending", "seed",
                   "dice"});
    if (in_["players"].size(game_.players(), game_.players()) == 0) return;
    turn();
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) skills(seat, in_["players"].at(seat));
    routes();
    cities();
    if (in_["actions"].present() || !in_.ok()) {
      state_.actions = read_small(in_["actions"], 0, most_actions);
    } else if (state_.stage != Stage::pawn_start && state_.stage != Stage::over) {
      state_.actions = static_cast<std::uint8_t>(game_.skill_value(state_, state_.turn, Track::actiones));
    }
    if (in_["pending"].present()) pending(in_["pending"]);
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) player(seat, in_["players"].at(seat));
    tokens();
    if (!in_.ok()) return;
    in_.require(game_.audit(state_));
  }

 private:
  void turn() {
    const int last = game_.players() - 1;
    state_.stage =
        static_cast<Stage>(in_["stage"].choice_or(static_cast<std::size_t>(Stage::main), names_of<Stage>, "stage"));
    state_.start_seat = static_cast<Seat>(in_["start_seat"].whole_or(0, 0, last));
    state_.turn = static_cast<Seat>(in_["to_move"].whole_or(state_.start_seat, 0, last));
    state_.acted = in_["acted"].boolean_or(false) ? 1 : 0;
    state_.token_used = in_["token_used"].boolean_or(false) ? 1 : 0;
    state_.turns = static_cast<std::uint16_t>(in_["turns"].whole_or(0, 0, std::int64_t{most_turns} * max_players));
    state_.idle = static_cast<std::uint8_t>(in_["idle"].whole_or(0, 0, 200));
    if (game_.two_players()) {
      if (in_["pawn"].present()) state_.pawn = static_cast<std::uint8_t>(in_["pawn"].choice(province_ids_, "province"));
      state_.pawn_moved = in_["pawn_moved"].boolean_or(false) ? 1 : 0;
    } else if (in_["pawn"].present() || in_["pawn_moved"].present()) {
      in_["pawn"].fail("the pawn is for two players (HT-9.1)");
    }
    if (in_["ended"].present()) {
      in_["ended"].each([&](json::Cursor at) { add_once(state_.ended, at.choice(names_of<Ending>, "reason"), at); });
    }
    if (in_["linked"].present())
      in_["linked"].each(
          [&](json::Cursor at) { add_once(state_.linked, static_cast<std::size_t>(at.whole(0, last)), at); });
    state_.dice = read_dice(in_);
    for (unsigned route = 0; route < max_routes; ++route) {
      state_.room[route] = route < board_.routes ? board_.route[route].spaces : std::uint8_t{0};
      state_.token[route] = no_token;
    }
    state_.open = game_.all_routes();
  }

  // --- names ---

  unsigned route(std::string_view id, json::Cursor at) const {
    return static_cast<unsigned>(at.choice_of(id, route_ids_, "route"));
  }
  unsigned city(std::string_view id, json::Cursor at) const {
    return static_cast<unsigned>(at.choice_of(id, city_ids_, "city"));
  }
  Seat seat_of(std::string_view colour, json::Cursor at) const {
    return static_cast<Seat>(at.choice_of(colour, colours_, "colour of a player"));
  }

  /// "blue T"
  Piece piece(json::Cursor at) const {
    const std::string_view text = at.string();
    const std::size_t space = text.find(' ');
    for (const Kind kind : {Kind::trader, Kind::merchant}) {
      if (space != std::string_view::npos && text.substr(space + 1) == std::string_view(&kind_letters[index(kind)], 1))
        return piece_of(seat_of(text.substr(0, space), at), kind);
    }
    at.fail("a piece is a colour and T or M, such as 'blue T'");
    return piece_of(0, Kind::trader);
  }

  /// "5T 1M", "3T", "0"
  static Pieces pieces(json::Cursor at) {
    Pieces pieces{};
    std::string_view text = at.string();
    bool sound = !text.empty();
    if (text == "0") return pieces;
    for (std::size_t kind = 0; sound && kind < kinds && !text.empty(); ++kind) {
      std::size_t digits = 0;
      unsigned count = 0;
      for (; digits < text.size() && digits < 2 && text[digits] >= '0' && text[digits] <= '9'; ++digits)
        count = count * 10 + static_cast<unsigned>(text[digits] - '0');
      if (digits == 0 || digits >= text.size()) sound = false;
      if (!sound || text[digits] != kind_letters[kind]) continue;
      pieces[kind] = static_cast<std::uint8_t>(count);
      text.remove_prefix(digits + 1);
      if (!text.empty() && text.front() == ' ' && text.size() > 1) text.remove_prefix(1);
    }
    if (at.ok() && (!sound || !text.empty())) at.fail("pieces are written like '5T 1M', '3T', '2M' or '0'");
    return pieces;
  }

  // --- the board ---

  /// Takes pieces of a player that stand somewhere.
  void claim(Seat seat, const Pieces& taken, json::Cursor at) {
    for (std::size_t kind = 0; at.ok() && kind < kinds; ++kind) {
      if (taken[kind] > left_[seat][kind]) {
        const unsigned desk = on_desk(seat)[kind];
        return at.fail("more " + std::string(names_of<Kind>[kind]) + "s than the " +
                       std::to_string(edition_.pieces[kind]) + " of a player, of which " + std::to_string(desk) +
                       (desk == 1 ? " is" : " are") + " on the desk (HT-1.2)");
      }
      left_[seat][kind] = static_cast<std::uint8_t>(left_[seat][kind] - taken[kind]);
    }
  }
  void claim(Piece piece, json::Cursor at) {
    Pieces one{};
    one[index(kind_of(piece))] = 1;
    claim(owner_of(piece), one, at);
  }

  void routes() {
    if (in_["routes"].present()) {
      in_["routes"].each_member([&](std::string_view id, json::Cursor on) {
        const unsigned where = route(id, on);
        on.each_member([&](std::string_view color, json::Cursor at) {
          const Seat seat = seat_of(color, at);
          const Pieces standing = pieces(at);
          claim(seat, standing, at);
          if (at.ok() && standing[0] + standing[1] > state_.room[where])
            at.fail("the route has " + std::to_string(board_.route[where].spaces) + " spaces (HT-0.3)");
          if (!at.ok()) return;
          for (const Kind kind : {Kind::trader, Kind::merchant}) {
            for (unsigned i = 0; i < standing[index(kind)]; ++i) put_on(state_, where, piece_of(seat, kind));
          }
        });
      });
    }
    if (in_["tokens"].present()) {
      in_["tokens"].each_member([&](std::string_view id, json::Cursor at) {
        const unsigned where = route(id, at);
        const std::size_t token = at.choice(names_of<Token>, "token");
        claim_tokens(token, 1, at);
        state_.token[where] = static_cast<std::uint8_t>(token);
      });
    }
  }

  void cities() {
    if (in_["cities"].present()) {
      in_["cities"].each_member([&](std::string_view id, json::Cursor in) {
        const unsigned where = city(id, in);
        if (in.size(0, board_.city[where].houses) == 0) return;
        std::size_t house = 0;
        in.each([&](json::Cursor at) {
          const Piece standing = piece(at);
          claim(standing, at);
          state_.house[where][house++] = standing;
        });
        if (house == board_.city[where].houses) state_.full |= bit<CitySet>(where);
      });
    }
    if (in_.ok() && in_["completed_cities"].whole_or(count_bits(state_.full), 0, max_cities) != count_bits(state_.full))
      in_["completed_cities"].fail(std::to_string(count_bits(state_.full)) + " cities are full (HT-4.5.11)");
    if (in_["extras"].present()) extras(in_["extras"]);
    if (in_["table"].present()) {
      in_["table"].each_member([&](std::string_view points, json::Cursor at) {
        const Piece standing = piece_of(seat_of(at.string(), at), Kind::merchant);
        for (unsigned field = 0; field < edition_.fields; ++field) {
          if (std::to_string(edition_.field_points[field]) != points) continue;
          claim(standing, at);
          state_.table[field] = standing;
          return;
        }
        at.fail("the table has no such field (HT-4.5.14)");
      });
    }
  }

  void extras(json::Cursor in) {
    for (unsigned where = 0; where < board_.cities; ++where) {
      const json::Cursor list = in[board_.city[where].id.text()];
      if (!list.present()) continue;
      list.each([&](json::Cursor at) {
        const Piece standing = piece(at);
        claim(standing, at);
        if (state_.extras.full()) return at.fail("at most " + std::to_string(max_extras) + " extra Kontors");
        state_.extras.push_back({static_cast<std::uint8_t>(where), standing});
      });
    }
    in.each_member([&](std::string_view id, json::Cursor at) { (void)city(id, at); });
  }

  // --- players ---

  void skills(Seat seat, json::Cursor in) {
    in.only_keys({"colour", "score", "supply", "stock", "aside", "skills", "tokens", "used", "plate"});
    if (in["colour"].present() && seat_of(in["colour"].string(), in["colour"]) != seat)
      in["colour"].fail("the colours are in the order of the seats");
    if (in["skills"].present()) {
      in["skills"].only_keys(names_of<Track>);
      for (unsigned track = 0; track < tracks; ++track)
        state_.skill[seat][track] = static_cast<std::uint8_t>(
            in["skills"][names_of<Track>[track]].whole_or(0, 0, edition_.skill[track].values - 1));
    }
    claim(seat, on_desk(seat), in);
  }

  /// The pieces that cover skills, and the trader that counts the points (HT-2.4).
  Pieces on_desk(Seat seat) const {
    Pieces desk{1, 0};
    for (unsigned track = 0; track < tracks; ++track) {
      const auto kind = index(edition_.skill[track].cover);
      desk[kind] = static_cast<std::uint8_t>(desk[kind] + edition_.skill[track].values - 1 - state_.skill[seat][track]);
    }
    return desk;
  }

  void player(Seat seat, json::Cursor in) {
    state_.score[seat] = static_cast<std::uint8_t>(in["score"].whole_or(0, 0, 250));
    if (in["supply"].present()) {
      state_.supply[seat] = pieces(in["supply"]);
      claim(seat, state_.supply[seat], in["supply"]);
    }
    if (in["stock"].present()) {
      state_.stock[seat] = pieces(in["stock"]);
      claim(seat, state_.stock[seat], in["stock"]);
      state_.aside[seat] = left_[seat];
    } else {
      state_.stock[seat] = left_[seat];
    }
    if (in.ok() && in["aside"].present() && pieces(in["aside"]) != state_.aside[seat])
      in["aside"].fail("the pieces left over are others (HT-1.2)");
    if (in["tokens"].present()) state_.unused[seat] = read_tokens(in["tokens"]);
    if (in["used"].present()) state_.used[seat] = read_tokens(in["used"]);
    if (in["plate"].present()) {
      in["plate"].each([&](json::Cursor at) {
        const std::size_t token = at.choice(names_of<Token>, "token");
        claim_tokens(token, 1, at);
        if (state_.plate[seat].full()) return at.fail("more tokens than a plate can hold");
        state_.plate[seat].push_back(static_cast<Token>(token));
      });
    }
  }

  // --- tokens ---

  void claim_tokens(std::size_t kind, unsigned count, json::Cursor at) {
    if (at.ok() && count > tokens_left_[kind]) {
      return at.fail("more tokens " + std::string(names_of<Token>[kind]) + " than there are (HT-1.3)");
    }
    if (at.ok()) tokens_left_[kind] = static_cast<std::uint8_t>(tokens_left_[kind] - count);
  }

  TokenCounts read_tokens(json::Cursor in) {
    TokenCounts counts{};
    in.only_keys(names_of<Token>);
    for (std::size_t kind = 0; kind < token_kinds; ++kind) {
      const json::Cursor at = in[names_of<Token>[kind]];
      counts[kind] = static_cast<std::uint8_t>(at.whole_or(0, 0, max_tokens));
      if (counts[kind] > 0) claim_tokens(kind, counts[kind], at);
    }
    return counts;
  }

  /// The unseen tokens: those given, or all that are named nowhere.
  void tokens() {
    if (in_["unseen"].present()) {
      state_.unseen = read_tokens(in_["unseen"]);
      state_.tokens_aside = tokens_left_;
    } else {
      state_.unseen = tokens_left_;
    }
    if (in_["tokens_aside"].present() && in_.ok() && read_aside() != state_.tokens_aside)
      in_["tokens_aside"].fail("the tokens left over are others (HT-1.3)");
    state_.drawn = static_cast<std::uint8_t>(in_["drawn"].whole_or(0, 0, max_start_tokens));
  }

  TokenCounts read_aside() const {
    TokenCounts counts{};
    in_["tokens_aside"].only_keys(names_of<Token>);
    for (std::size_t kind = 0; kind < token_kinds; ++kind)
      counts[kind] = static_cast<std::uint8_t>(in_["tokens_aside"][names_of<Token>[kind]].whole_or(0, 0, max_tokens));
    return counts;
  }

  void pending(json::Cursor in) {
    in.only_keys({"route", "token", "count", "kind", "target", "hand", "placed"});
    Pending& pending = state_.pending;
    if (in["route"].present()) pending.route = static_cast<std::uint8_t>(route(in["route"].string(), in["route"]));
    if (in["token"].present()) pending.token = static_cast<std::uint8_t>(in["token"].choice(names_of<Token>, "token"));
    pending.count = static_cast<std::uint8_t>(in["count"].whole_or(0, 0, max_merchants + max_track));
    pending.kind = static_cast<Kind>(in["kind"].choice_or(0, names_of<Kind>, "piece"));
    if (in["target"].present()) pending.target = piece(in["target"]);
    if (in["hand"].present()) {
      pending.hand = piece(in["hand"]);
      claim(pending.hand, in["hand"]);
    }
    if (!in["placed"].present()) return;
    in["placed"].each([&](json::Cursor at) {
      if (at.size(2, 2) != 2) return;
      if (pending.placed.full()) return at.fail("a displacement places at most three pieces (HT-4.3.3)");
      pending.placed.push_back({static_cast<std::uint8_t>(route(at.at(0).string(), at.at(0))), piece(at.at(1))});
    });
  }

  const Game& game_;
  const Edition& edition_;
  const Board& board_;
  json::Cursor in_;
  State& state_;
  std::vector<std::string_view> province_ids_;
  std::vector<std::string_view> route_ids_;
  std::vector<std::string_view> city_ids_;
  std::vector<std::string_view> colours_;
  std::array<Pieces, max_players> left_{};
  TokenCounts tokens_left_{};
};

}  // namespace

void Game::from_json(json::Cursor in, State& state) const {
  state = State{};
  PositionReader(*this, in, state).read();
}

}  // namespace fondaco::hansa
