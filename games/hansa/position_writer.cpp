// Positions as JSON. Everything in Hansa Teutonica lies open but the dice (HT-10), so every view is the same.
#include <string>

#include "engine/dice_json.hpp"
#include "games/hansa/edition_parts.hpp"
#include "games/hansa/names.hpp"

namespace fondaco::hansa {
namespace {

/// "5T 1M"; "0" for none.
std::string pieces_text(const Pieces& pieces) {
  std::string text;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    if (pieces[kind] == 0) continue;
    if (!text.empty()) text += ' ';
    text += std::to_string(pieces[kind]) + kind_letters[kind];
  }
  return text.empty() ? "0" : text;
}

class PositionWriter {
 public:
  PositionWriter(const Game& game, const State& state, Viewer viewer, json::Writer& out)
      : game_(game), edition_(game.edition()), board_(game.side()), state_(state), viewer_(viewer), out_(out) {}

  void write() {
    out_.begin_object();
    table();
    routes();
    cities();
    out_.key("players");
    out_.begin_array();
    for (Seat seat = 0; seat < game_.players(); ++seat) player(seat);
    out_.end_array();
    pending();
    if (viewer_.sees_everything()) write_dice(state_.dice, out_);
    out_.end_object();
  }

 private:
  std::string_view color(Seat seat) const { return edition_.player_colors[seat].text(); }

  /// "blue T"
  std::string piece_text(Piece piece) const {
    return std::string(color(owner_of(piece))) + ' ' + kind_letters[index(kind_of(piece))];
  }

  void table() {
    out_.member("stage", name_of(state_.stage));
    out_.member("to_move", state_.turn);
    out_.member("start_seat", state_.start_seat);
    out_.member("actions", state_.actions);
    out_.member("acted", state_.acted != 0);
    out_.member("token_used", state_.token_used != 0);
    out_.member("turns", state_.turns);
    out_.member("idle", state_.idle);
    if (game_.two_players()) {
      out_.member("pawn", edition_.province[state_.pawn].id.text());
      out_.member("pawn_moved", state_.pawn_moved != 0);
    }
    if (state_.ended != 0) {
      out_.key("ended");
      out_.begin_array();
      for_each_bit(state_.ended, [&](unsigned reason) { out_.value(name_of(static_cast<Ending>(reason))); });
      out_.end_array();
    }
    out_.member("completed_cities", count_bits(state_.full));
    out_.key("linked");
    out_.begin_array();
    for_each_bit(state_.linked, [&](unsigned seat) { out_.value(seat); });
    out_.end_array();
    tokens("unseen", state_.unseen);
    out_.member("drawn", state_.drawn);
    if (state_.tokens_aside != TokenCounts{}) tokens("tokens_aside", state_.tokens_aside);
    out_.key("table");
    out_.begin_object();
    for (unsigned field = 0; field < edition_.fields; ++field) {
      if (state_.table[field] != no_piece)
        out_.member(std::to_string(edition_.field_points[field]), color(owner_of(state_.table[field])));
    }
    out_.end_object();
  }

  void tokens(std::string_view key, const TokenCounts& counts) {
    out_.key(key);
    out_.begin_object();
    for (std::size_t kind = 0; kind < token_kinds; ++kind) {
      if (counts[kind] > 0) out_.member(names_of<Token>[kind], counts[kind]);
    }
    out_.end_object();
  }

  void routes() {
    out_.key("tokens");
    out_.begin_object();
    for (unsigned route = 0; route < board_.routes; ++route) {
      if (state_.token[route] != no_token)
        out_.member(board_.route[route].id.text(), names_of<Token>[state_.token[route]]);
    }
    out_.end_object();
    out_.key("routes");
    out_.begin_object();
    for (unsigned route = 0; route < board_.routes; ++route) {
      if (state_.pieces[route] == 0) continue;
      out_.key(board_.route[route].id.text());
      out_.begin_object();
      for (Seat seat = 0; seat < game_.players(); ++seat) {
        Pieces pieces{};
        for (const Kind kind : {Kind::trader, Kind::merchant})
          pieces[index(kind)] = static_cast<std::uint8_t>(count_on(state_, route, piece_of(seat, kind)));
        if (pieces != Pieces{}) out_.member(color(seat), pieces_text(pieces));
      }
      out_.end_object();
    }
    out_.end_object();
  }

  void cities() {
    out_.key("cities");
    out_.begin_object();
    for (unsigned city = 0; city < board_.cities; ++city) {
      if (state_.house[city][0] == no_piece) continue;
      out_.key(board_.city[city].id.text());
      out_.begin_array();
      for (unsigned house = 0; house < game_.next_house(state_, city); ++house)
        out_.value(piece_text(state_.house[city][house]));
      out_.end_array();
    }
    out_.end_object();
    out_.key("extras");
    out_.begin_object();
    for (std::size_t i = 0; i < state_.extras.size(); ++i) {
      const std::uint8_t city = state_.extras[i].city;
      if (i > 0 && state_.extras[i - 1].city == city) continue;
      out_.key(board_.city[city].id.text());
      out_.begin_array();
      for (const Extra& extra : state_.extras) {
        if (extra.city == city) out_.value(piece_text(extra.piece));
      }
      out_.end_array();
    }
    out_.end_object();
  }

  void player(Seat seat) {
    out_.begin_object();
    out_.member("colour", color(seat));
    out_.member("score", state_.score[seat]);
    out_.member("supply", pieces_text(state_.supply[seat]));
    out_.member("stock", pieces_text(state_.stock[seat]));
    if (state_.aside[seat] != Pieces{}) out_.member("aside", pieces_text(state_.aside[seat]));
    out_.key("skills");
    out_.begin_object();
    for (unsigned track = 0; track < tracks; ++track) out_.member(names_of<Track>[track], state_.skill[seat][track]);
    out_.end_object();
    tokens("tokens", state_.unused[seat]);
    tokens("used", state_.used[seat]);
    out_.key("plate");
    out_.begin_array();
    for (const Token token : state_.plate[seat]) out_.value(name_of(token));
    out_.end_array();
    out_.end_object();
  }

  void pending() {
    const Pending& pending = state_.pending;
    if (pending == Pending{}) return;
    out_.key("pending");
    out_.begin_object();
    if (pending.route != no_route) out_.member("route", board_.route[pending.route].id.text());
    if (pending.token != no_token) out_.member("token", names_of<Token>[pending.token]);
    out_.member("count", pending.count);
    out_.member("kind", name_of(pending.kind));
    if (pending.target != no_piece) out_.member("target", piece_text(pending.target));
    if (pending.hand != no_piece) out_.member("hand", piece_text(pending.hand));
    out_.key("placed");
    out_.begin_array();
    for (const Placed& placed : pending.placed) {
      out_.begin_array();
      out_.value(board_.route[placed.route].id.text());
      out_.value(piece_text(placed.piece));
      out_.end_array();
    }
    out_.end_array();
    out_.end_object();
  }

  const Game& game_;
  const Edition& edition_;
  const Board& board_;
  const State& state_;
  Viewer viewer_;
  json::Writer& out_;
};

}  // namespace

void Game::to_json(const State& state, Viewer viewer, json::Writer& out) const {
  PositionWriter(*this, state, viewer, out).write();
}

}  // namespace fondaco::hansa
