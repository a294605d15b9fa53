// SPDX-License-Identifier: MIT
// Positions as JSON. Everything in Hansa Teutonica lies open but the dice (HT-10), so every view is the same.
#include <string>

#include "engine/position_json.hpp"
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

class PositionWriter : public PositionWriterOf<Game> {
 public:
  using PositionWriterOf::PositionWriterOf;

  void write() {
    object([&] {
      table();
      routes();
      cities();
      players([&](Seat seat) { player(seat); });
      pending();
      dice();
    });
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
      array("ended", [&] {
        for_each_bit(state_.ended, [&](unsigned reason) { out_.value(name_of(static_cast<Ending>(reason))); });
      });
    }
    out_.member("completed_cities", count_bits(state_.full));
    array("linked", [&] { for_each_bit(state_.linked, [&](unsigned seat) { out_.value(seat); }); });
    tokens("unseen", state_.unseen);
    out_.member("drawn", state_.drawn);
    if (state_.tokens_aside != TokenCounts{}) tokens("tokens_aside", state_.tokens_aside);
    object("table", [&] {
      for (unsigned field = 0; field < edition_.fields; ++field) {
        if (state_.table[field] != no_piece)
          out_.member(std::to_string(edition_.field_points[field]), color(owner_of(state_.table[field])));
      }
    });
  }

  void tokens(std::string_view key, const TokenCounts& counts) {
    object(key, [&] {
      for (std::size_t kind = 0; kind < token_kinds; ++kind) {
        if (counts[kind] > 0) out_.member(names_of<Token>[kind], counts[kind]);
      }
    });
  }

  void routes() {
    object("tokens", [&] {
      for (unsigned route = 0; route < board_.routes; ++route) {
        if (state_.token[route] != no_token)
          out_.member(board_.route[route].id.text(), names_of<Token>[state_.token[route]]);
      }
    });
    object("routes", [&] {
      for (unsigned route = 0; route < board_.routes; ++route) {
        if (state_.pieces[route] == 0) continue;
        object(board_.route[route].id.text(), [&] {
          for (Seat seat = 0; seat < game_.players(); ++seat) {
            Pieces pieces{};
            for (const Kind kind : {Kind::trader, Kind::merchant})
              pieces[index(kind)] = static_cast<std::uint8_t>(count_on(state_, route, piece_of(seat, kind)));
            if (pieces != Pieces{}) out_.member(color(seat), pieces_text(pieces));
          }
        });
      }
    });
  }

  void cities() {
    object("cities", [&] {
      for (unsigned city = 0; city < board_.cities; ++city) {
        if (state_.house[city][0] == no_piece) continue;
        array(board_.city[city].id.text(), [&] {
          for (unsigned house = 0; house < game_.next_house(state_, city); ++house)
            out_.value(piece_text(state_.house[city][house]));
        });
      }
    });
    object("extras", [&] {
      for (std::size_t i = 0; i < state_.extras.size(); ++i) {
        const std::uint8_t city = state_.extras[i].city;
        if (i > 0 && state_.extras[i - 1].city == city) continue;
        array(board_.city[city].id.text(), [&] {
          for (const Extra& extra : state_.extras) {
            if (extra.city == city) out_.value(piece_text(extra.piece));
          }
        });
      }
    });
  }

  void player(Seat seat) {
    out_.member("colour", color(seat));
    out_.member("score", state_.score[seat]);
    out_.member("supply", pieces_text(state_.supply[seat]));
    out_.member("stock", pieces_text(state_.stock[seat]));
    if (state_.aside[seat] != Pieces{}) out_.member("aside", pieces_text(state_.aside[seat]));
    object("skills", [&] {
      for (unsigned track = 0; track < tracks; ++track) out_.member(names_of<Track>[track], state_.skill[seat][track]);
    });
    tokens("tokens", state_.unused[seat]);
    tokens("used", state_.used[seat]);
    array("plate", [&] {
      for (const Token token : state_.plate[seat]) out_.value(name_of(token));
    });
  }

  void pending() {
    const Pending& pending = state_.pending;
    if (pending == Pending{}) return;
    object("pending", [&] {
      if (pending.route != no_route) out_.member("route", board_.route[pending.route].id.text());
      if (pending.token != no_token) out_.member("token", names_of<Token>[pending.token]);
      out_.member("count", pending.count);
      out_.member("kind", name_of(pending.kind));
      if (pending.target != no_piece) out_.member("target", piece_text(pending.target));
      if (pending.hand != no_piece) out_.member("hand", piece_text(pending.hand));
      array("placed", [&] {
        for (const Placed& placed : pending.placed) {
          array([&] {
            out_.value(board_.route[placed.route].id.text());
            out_.value(piece_text(placed.piece));
          });
        }
      });
    });
  }

  const Board& board_ = game_.side();
};

}  // namespace

void Game::to_json(const State& state, Viewer viewer, json::Writer& out) const {
  PositionWriter(*this, state, viewer, out).write();
}

}  // namespace fondaco::hansa
