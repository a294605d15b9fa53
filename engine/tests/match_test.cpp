// Matches, positions and the catalogue, on the first game there is: nothing here knows which one.
#include "engine/match.hpp"

#include <gtest/gtest.h>

#include "engine/position.hpp"

namespace fondaco {
namespace {

const GameEntry& any_entry() { return *all_games().front(); }

std::shared_ptr<const AnyGame> any_game() {
  json::Fault fault;
  const auto edition = load_embedded_edition(any_entry(), default_edition, fault);
  return any_entry().build(*edition, default_options(any_entry().options, any_entry().min_players), fault);
}

/// Plays up to `plies` random moves.
Match random_match(std::size_t plies, std::uint64_t seed = 1) {
  Match match(any_game(), Seed{seed, 0}, {"Anna", "Bruno"});
  Rng rng(seed);
  while (!match.over() && match.plies() < plies) {
    const std::vector<Move> moves = match.game().legal(match.state());
    match.apply(moves[rng.index(static_cast<std::uint32_t>(moves.size()))]);
  }
  return match;
}

/// The record with one text replaced by another.
std::string tampered(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(Catalogue, finds_games_by_id) {
  EXPECT_EQ(find_game(any_entry().id), &any_entry());
  EXPECT_EQ(find_game("chess"), nullptr);
}

TEST(Catalogue, has_words_rules_and_editions_of_every_game) {
  for (const GameEntry* entry : all_games()) {
    for (const Language language : languages) {
      EXPECT_FALSE(game_words(*entry, language).keys().empty()) << entry->id << " " << name(language);
      EXPECT_FALSE(game_rulebook(*entry, language).rules().empty()) << entry->id << " " << name(language);
    }
    json::Fault fault;
    for (const std::string& id : embedded_editions(*entry)) {
      const auto edition = load_embedded_edition(*entry, id, fault);
      ASSERT_TRUE(edition) << fault.text();
      entry->check_edition(*edition, fault);
      EXPECT_FALSE(fault) << entry->id << "/" << id << ": " << fault.text();
    }
    EXPECT_FALSE(load_embedded_edition(*entry, "no such edition", fault));
  }
}

TEST(Catalogue, every_rule_id_of_a_rulebook_can_be_named_by_a_verdict) {
  for (const GameEntry* entry : all_games()) {
    const Rulebook book = game_rulebook(*entry, Language::en);
    for (const Rule& rule : book.rules()) {
      EXPECT_TRUE(RuleId::parse(rule.id)) << rule.id;
      EXPECT_TRUE(rule.id.starts_with(entry->rule_prefix)) << rule.id;
    }
  }
}

TEST(Match, refuses_an_illegal_move_and_stays_as_it_was) {
  Match match(any_game(), Seed{1, 0});
  const AnyState before = match.state();
  for (unsigned code = 0; code < any_entry().move_count; ++code) {
    const auto move = static_cast<Move>(code);
    if (match.game().check(before, move).legal()) continue;
    EXPECT_FALSE(match.apply(move).legal());
    EXPECT_EQ(match.state(), before);
    EXPECT_EQ(match.plies(), 0U);
  }
}

TEST(Match, comes_back_from_its_record) {
  for (const std::size_t plies : {std::size_t{0}, std::size_t{9}, std::size_t{100'000}}) {
    const Match match = random_match(plies);
    json::Fault fault;
    const auto loaded = Match::load(match.save(), nullptr, true, fault);
    ASSERT_TRUE(loaded) << fault.text();
    EXPECT_EQ(loaded->state(), match.state());
    EXPECT_EQ(loaded->save(), match.save());
    EXPECT_EQ(loaded->seats(), match.seats());
  }
}

TEST(Match, goes_back_to_any_ply) {
  Match match = random_match(40);
  const AnyState at_17 = match.state_at(17);
  match.undo_to(100);
  EXPECT_EQ(match.plies(), 40U) << "there is nothing to undo beyond the end";
  match.undo_to(17);
  EXPECT_EQ(match.plies(), 17U);
  EXPECT_EQ(match.state(), at_17);
}

TEST(Match, lets_a_seat_take_back_only_what_told_nobody_anything) {
  Match match(any_game(), Seed{4, 0});
  Rng rng(4);
  while (!match.over()) {
    const Seat mover = match.to_move();
    const std::vector<Move> moves = match.game().legal(match.state());
    const Move move = moves[rng.index(static_cast<std::uint32_t>(moves.size()))];
    const std::size_t limit_before = match.take_back_limit(mover);
    AnyState copy = match.state();
    const bool told = !match.game().apply(copy, move).empty();
    match.apply(move);
    EXPECT_EQ(match.take_back_limit(mover), told ? match.plies() : limit_before);
    for (Seat other = 0; other < match.game().players(); ++other) {
      if (other != mover) {
        EXPECT_EQ(match.take_back_limit(other), match.plies());
      }
    }
  }
}

TEST(Match, refuses_a_record_that_does_not_fit) {
  const std::string record = random_match(100'000).save();
  const auto refusal = [](const std::string& text, bool verify = true) {
    json::Fault fault;
    EXPECT_FALSE(Match::load(text, nullptr, verify, fault)) << text;
    return fault.text();
  };
  EXPECT_NE(refusal(tampered(record, "\"format\": 1", "\"format\": 2")).find("format"), std::string::npos);
  EXPECT_NE(refusal(tampered(record, std::string(any_entry().id), "chess")).find("unknown game"), std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"rules_version\": ", "\"rules_version\": 9")).find("rules version"),
            std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"hash\": \"", "\"hash\": \"0")).find("edition.hash"), std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"seed\": \"", "\"seed\": \"x")).find("seed"), std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"moves\": [\n    \"", "\"moves\": [\n    \"zzz")).find("unknown move 'zzz"),
            std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"rank\": 1", "\"rank\": 2")).find("rank"), std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"state_hash\": \"", "\"state_hash\": \"0")).find("state_hash"),
            std::string::npos);
  // Without verifying, only the moves count.
  json::Fault fault;
  EXPECT_TRUE(Match::load(tampered(record, "\"rank\": 1", "\"rank\": 2"), nullptr, false, fault));
}

TEST(Match, names_ply_and_rule_of_an_illegal_move_in_a_record) {
  const Match match = random_match(1);
  const std::string first = match.game().text(match.move(0));
  const std::string record = match.save();
  json::Fault fault;
  EXPECT_FALSE(
      Match::load(tampered(record, "\"" + first + "\"", "\"" + first + "\", \"pass\""), nullptr, false, fault));
  EXPECT_NE(fault.text().find("moves[1]: move 'pass' is not legal at ply 1 ("), std::string::npos) << fault.text();
}

TEST(Position, is_read_back_byte_for_byte) {
  const Match match = random_match(25);
  const std::string text = write_position(match.game(), match.state(), Viewer::everything());
  Position position;
  json::Fault fault;
  ASSERT_TRUE(read_position(text, nullptr, position, fault)) << fault.text();
  EXPECT_EQ(position.state, match.state());
}

TEST(Position, of_one_viewer_is_refused) {
  const Match match = random_match(5);
  for (const Viewer viewer : {Viewer::seat(0), Viewer::spectator()}) {
    Position position;
    json::Fault fault;
    EXPECT_FALSE(read_position(write_position(match.game(), match.state(), viewer), nullptr, position, fault));
    EXPECT_NE(fault.text().find("viewer"), std::string::npos) << fault.text();
  }
}

TEST(Position, names_what_is_wrong_with_its_frame) {
  const Match match = random_match(5);
  const std::string good = write_position(match.game(), match.state(), Viewer::everything());
  const auto refusal = [](const std::string& text) {
    Position position;
    json::Fault fault;
    EXPECT_FALSE(read_position(text, nullptr, position, fault));
    return fault.text();
  };
  EXPECT_NE(refusal("").find("line 1"), std::string::npos);
  EXPECT_NE(refusal("[]").find("object"), std::string::npos) << refusal("[]");
  EXPECT_NE(refusal(good.substr(0, good.size() / 2)).find("line"), std::string::npos);
  EXPECT_NE(refusal(tampered(good, std::string(any_entry().id), "chess")).find("unknown game"), std::string::npos);
  EXPECT_NE(refusal(tampered(good, "\"default\"", "\"first print\"")).find("unknown edition \"first print\""),
            std::string::npos);
  EXPECT_NE(refusal(tampered(good, "\"players\": 2", "\"players\": 6")).find("options: players must be"),
            std::string::npos);
  EXPECT_NE(refusal(tampered(good, "\"options\"", "\"opinions\"")).find("opinions"), std::string::npos);
  EXPECT_NE(refusal(tampered(good, "\"rules_version\": ", "\"rules_version\": 9")).find("rules version"),
            std::string::npos);
}

}  // namespace
}  // namespace fondaco
