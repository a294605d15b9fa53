// SPDX-License-Identifier: MIT
// A click of a person that is several moves: all or nothing, one commit, one message, one answer.
#include "server/tables/move_check.hpp"
#include "server/tables/table_messages.hpp"
#include "server/tables/tests/every_game.hpp"
#include "server/tables/tests/registry_fixture.hpp"

namespace fondaco::tables {
namespace {

class RowTest : public RegistryTest {
 protected:
  TablePtr new_match(const std::string& game) {
    const TablePtr table = new_table(R"("game":")" + game + "\"");
    join(table, bea);
    // Two players of Hansa Teutonica first place the pawn.
    if (table->game().decision_name(state(table)) == "pawn_start") {
      EXPECT_EQ(move(table), "ok");
    }
    return table;
  }
  static Seat mover(const TablePtr& table) { return table->match_log()->match().to_move(); }
  static const AnyState& state(const TablePtr& table) { return table->match_log()->match().state(); }

  std::string play(const TablePtr& table, const std::vector<std::string>& row, const std::string& key = {}) {
    return play_at(table, table->seq(), row, key);
  }
  std::string play_at(const TablePtr& table, std::int32_t seq, const std::vector<std::string>& row,
                      const std::string& key = {}) {
    std::string members = "\"seq\":" + std::to_string(seq) + ",\"moves\":[";
    for (const std::string& move : row) members += (&move == &row.front() ? "\"" : ",\"") + move + "\"";
    members += "]";
    if (!key.empty()) members += R"(,"key":")" + key + "\"";
    return ask(table->row().seats[mover(table)].user, members,
               [&](const Command& command) { return house->play.move(table, command); });
  }
  std::vector<store::LogEntry> log(const TablePtr& table) {
    house->writer.flush();
    return house->reader->log(table->row().number);
  }
  /// All that can be seen of a table, by everybody.
  std::string appearance(const TablePtr& table) {
    std::string all = std::to_string(table->seq()) + " " + std::to_string(log(table).size());
    for (const Viewer viewer : {Viewer::seat(0), Viewer::seat(1), Viewer::spectator()}) {
      all += snapshot_text(house->registry, *table, viewer);
    }
    return all;
  }
  /// A Hansa player puts a trader on the board: insert, with:trader, at:….
  std::vector<std::string> hansa_click(const TablePtr& table) {
    const AnyGame& game = table->game();
    AnyState later = state(table);
    std::vector<std::string> row;
    for (const std::string_view begin : {"insert", "with:trader", "at:"}) {
      for (const Move move : game.legal(later)) {
        if (!game.text(move).starts_with(begin)) continue;
        row.push_back(game.text(move));
        game.apply(later, move);
        break;
      }
    }
    EXPECT_EQ(row.size(), 3U);
    return row;
  }
};

TEST_F(RowTest, a_Hansa_click_of_three_moves_costs_one_commit) {
  const TablePtr table = new_match("hansa");
  const std::vector<std::string> row = hansa_click(table);
  const std::size_t before = log(table).size();
  const std::uint64_t commits = house->writer.figures().commits;
  const std::uint64_t works = house->writer.figures().works;
  EXPECT_EQ(play(table, row), "ok");
  const std::vector<store::LogEntry> entries = log(table);
  EXPECT_EQ(house->writer.figures().commits, commits + 1);
  EXPECT_EQ(house->writer.figures().works, works + 1);
  ASSERT_EQ(entries.size(), before + 3) << "one entry for each move";
  for (std::size_t i = 0; i < row.size(); ++i) EXPECT_EQ(entries[before + i].text, row[i]);
}

TEST_F(RowTest, followers_are_told_once_with_the_position_after_all_of_it) {
  const TablePtr table = new_match("hansa");
  const auto ear = std::make_shared<Ear>();
  EXPECT_EQ(follow(table, bea, ear), "ok");
  ear->heard.clear();
  const std::vector<std::string> row = hansa_click(table);
  const std::int32_t before = table->seq();
  EXPECT_EQ(play(table, row), "ok");
  ASSERT_EQ(ear->heard.size(), 1U);
  json::Document document(ear->heard.front());
  ASSERT_TRUE(document.ok());
  const json::Cursor told = document.root();
  EXPECT_EQ(told["kind"].string(), "row");
  EXPECT_EQ(told["seq"].whole(0, 100), before + 3);
  ASSERT_EQ(told["entries"].size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    const json::Cursor entry = told["entries"].at(i);
    EXPECT_EQ(entry["kind"].string(), "move");
    EXPECT_EQ(entry["move"].string(), row[i]);
    EXPECT_EQ(entry["seq"].whole(0, 100), before + 1 + static_cast<std::int64_t>(i));
    EXPECT_EQ(entry["now"].present(), i == 2);
  }
}

TEST_F(RowTest, is_refused_as_a_whole_and_nothing_has_changed) {
  const TablePtr table = new_match("hansa");
  const std::string before = appearance(table);
  std::vector<std::string> row = hansa_click(table);
  const auto with = [&](const std::string& last) { return std::vector<std::string>{row[0], row[1], last}; };
  EXPECT_EQ(play(table, with("with:trader")), "illegal_move");
  EXPECT_EQ(play(table, with("fly")), "unknown_move");
  EXPECT_EQ(play_at(table, 0, row), "stale");
  EXPECT_EQ(play(table, {}), "bad_request");
  EXPECT_EQ(play(table, std::vector<std::string>(longest_row + 1, row[0])), "row_too_long");
  EXPECT_EQ(appearance(table), before);
  EXPECT_EQ(play(table, row), "ok");
}

TEST_F(RowTest, is_no_oracle) {
  const TablePtr table = new_match("amsterdam");
  while (table->match_log()->match().plies() < 2) EXPECT_EQ(move(table, "keep:both"), "ok");
  const std::string before = appearance(table);
  EXPECT_EQ(play(table, {"draw:blind", "draw:blind"}), "must_be_last") << "a card is seen before the second draw";
  EXPECT_EQ(play(table, {"draw:blind", "claim:R15"}), "must_be_last") << "whatever would come after it";
  EXPECT_EQ(appearance(table), before);
  EXPECT_EQ(play(table, {"draw:blind"}), "ok");
}

TEST_F(RowTest, sent_again_with_its_key_plays_nothing_and_is_answered_alike) {
  const TablePtr table = new_match("hansa");
  const std::vector<std::string> row = hansa_click(table);
  const std::int32_t seq = table->seq();
  const Seat seat = mover(table);
  EXPECT_EQ(play_at(table, seq, row, "click"), "ok");
  EXPECT_EQ(table->match_log()->sent_before(seat, "click"), table->seq()) << "the key belongs to the whole row";
  EXPECT_EQ(play_at(table, seq, row, "click"), "ok");
  EXPECT_EQ(table->seq(), seq + 3);
  reopen();
  const TablePtr again = find(table->row().id);
  EXPECT_EQ(play_at(again, seq, row, "click"), "ok") << "after a restart as well";
  EXPECT_EQ(again->seq(), seq + 3);
}

TEST_F(RowTest, that_could_not_be_kept_has_not_happened) {
  const TablePtr table = new_match("hansa");
  const std::vector<std::string> row = hansa_click(table);
  const std::int32_t before = table->seq();
  // Another server has written the second of the three numbers.
  const std::string taken = std::to_string(before + 2);
  tamper("INSERT INTO log (table_number, seq, kind, seat, text, key, at, checksum) VALUES (" +
         std::to_string(table->row().number) + ", " + taken + ", 1, 0, 'insert', '', 5, 0)");
  EXPECT_EQ(play(table, row), "stale");
  tamper("DELETE FROM log WHERE seq = " + taken);
  EXPECT_EQ(log(table).size(), static_cast<std::size_t>(before)) << "not even its first move";
  EXPECT_EQ(find(table->row().id)->seq(), before);
}

TEST_F(RowTest, can_be_taken_back_move_by_move) {
  const TablePtr table = new_match("hansa");
  const store::UserId user = table->row().seats[mover(table)].user;
  const std::vector<std::string> row = hansa_click(table);
  const std::size_t before = table->match_log()->match().plies();
  EXPECT_EQ(play(table, {row[0], row[1]}), "ok");
  EXPECT_EQ(ask(user, "\"seq\":" + std::to_string(table->seq()),
                [&](const Command& command) { return house->play.undo(table, command); }),
            "ok");
  EXPECT_EQ(table->match_log()->match().plies(), before + 1);
}

/// At tables of every game.
class RowsOfEveryGame : public RowTest, public testing::WithParamInterface<std::string> {
 protected:
  std::uint32_t pick(std::size_t count) { return rng_.index(static_cast<std::uint32_t>(count)); }
  /// Moves that go well one after the other, with the dice as they fall; every second time the last is any move at all.
  std::vector<std::string> any_row(const TablePtr& table) {
    const AnyGame& game = table->game();
    AnyState later = state(table);
    std::vector<std::string> row;
    for (std::size_t left = 2 + pick(3); left > 0 && game.to_move(later) != nobody; --left) {
      const std::vector<Move> legal = game.legal(later);
      const Move move = legal[pick(legal.size())];
      row.push_back(game.text(move));
      game.apply(later, move);
    }
    if (pick(2) == 0) row.back() = game.text(static_cast<Move>(pick(game.entry().move_count)));
    return row;
  }

 private:
  Rng rng_{5};
};

TEST_P(RowsOfEveryGame, that_are_refused_leave_everything_as_it_was) {
  TablePtr table = new_match(GetParam());
  int refused = 0;
  int played = 0;
  for (int i = 0; i < 150; ++i) {
    if (!table->playing()) table = new_match(GetParam());
    const std::string before = appearance(table);
    const std::vector<std::string> row = any_row(table);
    const std::int32_t seq = table->seq();
    const std::string answer = play(table, row);
    if (answer == "ok") {
      ++played;
      EXPECT_EQ(table->seq(), seq + static_cast<std::int32_t>(row.size()));
      continue;
    }
    ++refused;
    EXPECT_TRUE(answer == "illegal_move" || answer == "must_be_last") << answer;
    EXPECT_EQ(appearance(table), before);
    EXPECT_EQ(move(table), "ok");
  }
  EXPECT_GT(refused, 10);
  EXPECT_GT(played, 0);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, RowsOfEveryGame, testing::ValuesIn(ids_of_games()),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace fondaco::tables
