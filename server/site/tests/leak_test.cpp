// SPDX-License-Identifier: MIT
// What leaves the server for a seat is the same, byte for byte, whatever the seat cannot know.
#include <gtest/gtest.h>

#include <set>

#include "engine/match.hpp"
#include "games/catalogue.hpp"
#include "server/site/tests/playground.hpp"
#include "server/tables/projection.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::site {
namespace {

/// The names of all that was hidden from somebody at some moment of the match.
std::set<std::string> secrets_of(const Match& match) {
  const AnyGame& game = match.game();
  const SeatSet everybody = SeatSet::everybody(game.players());
  std::set<std::string> names;
  AnyState state = game.start(match.seed());
  for (std::size_t ply = 0; ply < match.plies(); ++ply) {
    EventJournal journal;
    game.apply(state, match.move(ply), &journal);
    for (const Event& event : journal.events()) {
      for (std::size_t i = 0; i < event.args.size(); ++i) {
        const bool open = event.insiders == everybody ||
                          ((event.insiders | event.outsiders) == everybody && (event.secret >> i & 1U) == 0);
        if (!open) names.insert(game.component_name(event.args[i]));
      }
    }
  }
  return names;
}

class Leaks : public testing::TestWithParam<std::string> {
 protected:
  /// Everybody watches, the players play at random to the end.
  void play(std::vector<Guest*> players, Guest& spectator) {
    const Heard made = players[0]->post("/api/tables", R"({"game":")" + GetParam() + R"(","options":{"players":)" +
                                                           std::to_string(players.size()) + "}}");
    table_ = made["id"].string();
    for (std::size_t i = 1; i < players.size(); ++i) players[i]->post("/api/tables/" + table_ + "/join");
    for (Guest* player : players) player->follow(table_);
    spectator.follow(table_);
    while (!spectator.over && !HasFailure()) {
      Guest* mover = nullptr;
      ASSERT_TRUE(place_.until([&] {
        for (Guest* player : players) {
          if (!player->legal.empty()) mover = player;
        }
        return mover != nullptr || spectator.over;
      }));
      if (mover == nullptr) break;
      const std::string move = any_move(mover->legal, rng_);
      mover->legal.clear();
      const std::int64_t next = mover->seq + 1;
      ASSERT_TRUE(mover->move(table_, move)["ok"].boolean_or(false));
      ASSERT_TRUE(place_.until([&] { return spectator.seq >= next && mover->seq >= next; }));
    }
    for (Guest* player : players) place_.until([&] { return player->over; });
  }

  /// The bytes one pair of eyes received, against what a world that these eyes cannot tell from the truth would give.
  void compare(const Guest& guest, Viewer viewer, const Match& match) {
    const AnyGame& game = match.game();
    const std::set<std::string> secrets = secrets_of(match);
    std::string before;
    AnyState state = game.start(match.seed());
    std::size_t played = 0;
    for (const std::string& text : guest.received) {
      const Heard heard(text);
      if (!heard["now"].present()) continue;
      const auto ply = static_cast<std::size_t>(heard["now"]["ply"].whole(0, INT32_MAX));
      ASSERT_GE(ply, played);
      while (played < ply) game.apply(state, match.move(played++));
      const AnyState world = game.resample(state, viewer, rng_);
      json::Writer out;
      out.begin_object();
      out.member("ply", ply);
      tables::write_state(game, world, viewer, out);
      out.end_object();
      std::string expected = out.take();
      expected.pop_back();
      ASSERT_NE(text.find("\"now\":" + expected), std::string::npos) << "at ply " << ply << "\n"
                                                                     << text << "\n"
                                                                     << expected;
      const std::string after = json::rewrite(*heard["now"]["view"].value(), json::Layout::compact);
      check_events(heard, secrets, before, after);
      before = after;
    }
  }

  /// Where an event names what can be hidden, it was to be seen before it or after it.
  static void check_events(const Heard& heard, const std::set<std::string>& secrets, const std::string& before,
                           const std::string& after) {
    if (!heard["events"].present()) return;
    heard["events"].each([&](json::Cursor event) {
      event["args"].each_member([&](std::string_view, json::Cursor arg) {
        const std::string name(arg.string());
        if (!secrets.contains(name)) return;
        const std::string quoted = "\"" + name + "\"";
        EXPECT_TRUE(before.find(quoted) != std::string::npos || after.find(quoted) != std::string::npos)
            << event["event"].string() << " names " << name << "\n"
            << heard.text() << "\nbefore: " << before;
      });
    });
  }

  Playground place_;
  std::string table_;
  Rng rng_{3};
};

TEST_P(Leaks, nothing_that_is_sent_depends_on_what_its_reader_cannot_know) {
  const GameEntry* entry = games::catalogue().find(GetParam());
  for (int i = 0; i < repetitions(2, 200) && !HasFailure(); ++i) {
    const int seats =
        std::max<int>(2, entry->min_players) + i % (entry->max_players - std::max<int>(2, entry->min_players) + 1);
    std::vector<std::unique_ptr<Guest>> guests;
    std::vector<Guest*> players;
    for (int seat = 0; seat < seats; ++seat) {
      guests.push_back(std::make_unique<Guest>(place_));
      players.push_back(guests.back().get());
    }
    Guest spectator(place_);
    play(players, spectator);
    const auto match = Match::load(place_.call(spectator.cookie(), "GET", "/api/tables/" + table_ + "/record").body,
                                   games::catalogue(), nullptr, true);
    ASSERT_EQ(fault_text(match), "");
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      compare(*players[seat], Viewer::seat(static_cast<Seat>(seat)), *match);
    }
    compare(spectator, Viewer::spectator(), *match);
  }
}

std::vector<std::string> all_ids() {
  std::vector<std::string> ids;
  for (const GameEntry* entry : games::catalogue()) ids.emplace_back(entry->id);
  return ids;
}
INSTANTIATE_TEST_SUITE_P(EveryGame, Leaks, testing::ValuesIn(all_ids()), [](const auto& game) { return game.param; });

}  // namespace
}  // namespace fondaco::site
