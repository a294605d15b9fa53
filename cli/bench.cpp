// SPDX-License-Identifier: MIT
// fondaco bench
#include "bench/measure.hpp"
#include "cli/actions.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/refusal.hpp"
#include "engine/dice.hpp"
#include "engine/json/writer.hpp"
#include "games/catalogue.hpp"

namespace fondaco::cli {
namespace {

struct Measured {
  const GameEntry& entry;
  int players;
  bench::Measurement figures;
};

void write_measured(const Measured& measured, json::Writer& out) {
  const bench::Measurement& figures = measured.figures;
  out.begin_object();
  out.member("game", measured.entry.id);
  out.member("players", measured.players);
  out.member_decimal("moves_per_second", figures.moves_per_second, 0);
  out.member_decimal("games_per_second", figures.games_per_second, 0);
  out.member("state_bytes", measured.entry.state_bytes);
  out.member_decimal("copy_ns", figures.copy_ns, 1);
  out.member_decimal("legal_ns", figures.legal_ns, 1);
  out.member_decimal("apply_ns", figures.apply_ns, 1);
  out.member("signature", hash_text(figures.signature));
  out.end_object();
}

std::string document_of(const std::vector<Measured>& all) {
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.key("games");
  out.begin_array();
  for (const Measured& measured : all) write_measured(measured, out);
  out.end_array();
  out.end_object();
  return out.take();
}

std::string text_of(const std::vector<Measured>& all) {
  Table table;
  using enum Table::Align;
  table.column("game");
  for (const char* heading : {"players", "moves/s", "games/s", "state", "copy", "legal", "apply", "signature"}) {
    table.column(heading, right);
  }
  for (const Measured& measured : all) {
    const bench::Measurement& figures = measured.figures;
    table.row({std::string(measured.entry.id), std::to_string(measured.players),
               grouped(static_cast<std::uint64_t>(figures.moves_per_second)),
               grouped(static_cast<std::uint64_t>(figures.games_per_second)),
               std::to_string(measured.entry.state_bytes) + " B", fixed(figures.copy_ns, 1) + " ns",
               fixed(figures.legal_ns, 1) + " ns", fixed(figures.apply_ns, 1) + " ns", hash_text(figures.signature)});
  }
  return "Random self-play on one thread\n" + table.text();
}

}  // namespace

void Bench::run() const {
  std::vector<const GameEntry*> wanted;
  wanted.reserve(games.size());
  for (const std::string& id : games) wanted.push_back(&game_named(id));
  if (games.empty()) wanted.assign(games::catalogue().begin(), games::catalogue().end());
  std::vector<Measured> all;
  for (const GameEntry* entry : wanted) {
    for (int players = entry->min_players; players <= entry->max_players; ++players) {
      GameChoice choice;
      choice.game = entry->id;
      choice.players = players;
      const auto game = build_game(choice);
      all.push_back({*entry, players, bench::make_bench(*game)->measure(seconds)});
    }
  }
  print(json ? document_of(all) : text_of(all));
}

}  // namespace fondaco::cli
