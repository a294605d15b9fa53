// SPDX-License-Identifier: MIT
// Records: shown, stepped through, verified; and tampering found.
#include <gmock/gmock.h>

#include "bots/runner.hpp"
#include "cli/game_choice.hpp"
#include "cli/tests/program.hpp"
#include "engine/match.hpp"
#include "engine/position.hpp"
#include "server/base/fairness.hpp"
#include "server/base/fairness_record.hpp"

namespace fondaco::cli::testing {
namespace {

using ::testing::HasSubstr;

std::shared_ptr<const AnyGame> amsterdam() {
  GameChoice choice;
  choice.game = "amsterdam";
  return build_game(choice);
}

Match played(std::size_t plies) {
  const auto game = amsterdam();
  Match match(game, Seed{5, 0}, {"Ada", "\x1b[31mBob"});
  Rng rng(1);
  const auto runner = bots::make_runner(*game);
  while (!match.over() && match.plies() < plies)
    match.apply(runner->choose(bots::BotSpec{}, match.state(), match.to_move(), rng));
  return match;
}

std::string record(std::size_t plies = 10'000) { return played(plies).save(); }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t found = text.find(from);
  EXPECT_NE(found, std::string::npos) << from;
  return found == std::string::npos ? text : text.replace(found, from.size(), to);
}

TEST(Replay, summary_tells_the_match) {
  const std::string text = output({"replay", "-"}, record());
  for (const char* part : {"Ticket to Ride: Amsterdam, 2 players", "Ada", "seed       5", "the game is over", "rank"}) {
    EXPECT_THAT(text, HasSubstr(part));
  }
  EXPECT_EQ(text.find('\x1b'), std::string::npos);  // a name must not command the terminal
  EXPECT_THAT(output({"replay", "-"}, record(4)), HasSubstr("none yet"));
}

TEST(Replay, at_gives_the_position_before_a_ply) {
  const Match match = played(30);
  const std::string text = match.save();
  EXPECT_EQ(output({"replay", "-", "--at", "0"}, text), output({"position", "new", "amsterdam", "--seed", "5"}));
  for (const std::size_t ply : {7U, 30U}) {
    EXPECT_EQ(output({"replay", "-", "--at", std::to_string(ply)}, text),
              write_position(match.game(), match.state_at(ply), Viewer::everything()));
  }
  expect_refused(run({"replay", "-", "--at", "31"}, text), 1, "there is no ply 31");
  expect_refused(run({"replay", "-", "--at", "-1"}, text), 2, "--at");
  expect_refused(run({"replay", "-", "--at", "1", "--verify"}, text), 2, "--");
}

TEST(Replay, verify_accepts_a_true_record) {
  EXPECT_THAT(output({"replay", "-", "--verify"}, record()), HasSubstr("verified"));
  EXPECT_THAT(output({"replay", "-", "--verify"}, record(4)), HasSubstr("verified"));
}

TEST(Replay, verify_says_what_it_verified_and_what_not) {
  const Match match = played(10'000);
  const std::string verified = output({"replay", "-", "--verify"}, match.save());
  EXPECT_THAT(verified, ::testing::StartsWith("verified: " + std::to_string(match.plies()) + " moves, state " +
                                              hash_text(match.state().hash()) + "\n"));
  EXPECT_THAT(verified, HasSubstr("  moves    each is legal, by rules version 1 and edition default"));
  EXPECT_THAT(verified, HasSubstr("  state    the moves lead to the state of the record\n"));
  EXPECT_THAT(verified, HasSubstr("  results  the moves give those of the record\n"));
  EXPECT_THAT(verified, HasSubstr("  deal     not verified: the record has no commitment\n"));
  EXPECT_THAT(verified, HasSubstr("  names    not verified: they are what the record says\n"));
  EXPECT_THAT(verified, ::testing::Not(HasSubstr("origin")));
  EXPECT_THAT(output({"replay", "-", "--verify"}, record(4)), HasSubstr("  results  none yet: the game is not over\n"));
}

TEST(Replay, verify_tells_that_a_record_was_imported) {
  const std::string imported = played(4).save([](json::Writer& out) {
    out.key("imported");
    out.begin_object();
    out.member("by", "Ada");
    out.member("at", 5);
    out.end_object();
  });
  EXPECT_THAT(output({"replay", "-", "--verify"}, imported), HasSubstr("  origin   not verified: imported by Ada\n"));
}

TEST(Replay, verify_compares_the_dice_with_what_was_promised_about_them) {
  const std::string nonce(32, '7');
  const auto with = [&](const std::string& promised) {
    return played(4).save([&](json::Writer& out) {
      out.key("fairness");
      out.begin_object();
      out.member("commitment", promised);
      out.member("nonce", nonce);
      out.end_object();
    });
  };
  const std::string kept = base::commitment(base::hex_seed(Seed{5, 0}), nonce);
  EXPECT_THAT(output({"replay", "-", "--verify"}, with(kept)), HasSubstr("verified"));
  const std::string broken = base::commitment(base::hex_seed(Seed{6, 0}), nonce);
  expect_refused(run({"replay", "-", "--verify"}, with(broken)), 1, "promised");
}

TEST(Replay, verify_follows_the_deal_from_the_secret_and_the_shares_to_the_seed) {
  const std::string secret(32, '1');
  const std::string share(32, '2');
  const std::string dealt = base::dealt_seed(secret, {share, base::server_share(secret, 1)});
  const Match match(amsterdam(), *parse_seed("0x" + dealt));
  const std::string text = match.save([&](json::Writer& out) {
    out.key("fairness");
    out.begin_object();
    base::write_fairness({.commitment = base::commitment(secret, share),
                          .nonce = share,
                          .secret = secret,
                          .shares = {{.share = share, .by_client = true, .hash = base::share_hash(share)},
                                     {.share = base::server_share(secret, 1), .by_client = false, .hash = {}}}},
                         out);
    out.end_object();
  });
  EXPECT_THAT(output({"replay", "-", "--verify"}, text), HasSubstr("verified"));
  const auto refused = [&](const std::string& from, const std::string& to, const char* says) {
    expect_refused(run({"replay", "-", "--verify"}, replaced(text, from, to)), 1, says);
  };
  refused(R"("secret": ")" + secret, R"("secret": ")" + share, "fairness.commitment: ");
  refused(R"("share": ")" + share, R"("share": ")" + secret, "fairness.shares[0].hash: ");
  refused(base::server_share(secret, 1), secret, "fairness.shares[1].share: ");
  refused(R"("by": "server")", R"("by": "client")", "fairness.shares[1]");
}

TEST(Replay, verify_finds_tampering) {
  const Match match = played(10'000);
  const std::string text = match.save();
  const auto refused = [&](const std::string& tampered, const char* says) {
    expect_refused(run({"replay", "-", "--verify"}, tampered), 1, says);
  };
  refused(replaced(text, "\"seed\": \"5\"", "\"seed\": \"6\""), "moves[");
  refused(replaced(text, hash_text(match.state().hash()), "0123456789abcdef"), "state_hash: ");
  refused(replaced(text, "\"rank\": 1", "\"rank\": 2"), "results[");
  const std::string total = std::to_string(match.game().scores(match.state(), Viewer::everything()).seats[0].total);
  refused(replaced(text, "\"total\": " + total, "\"total\": 1000"), "results[0].total: ");
  refused(replaced(text, "\"" + match.game().text(match.move(0)) + "\", ", ""), "");
  refused(replaced(text, "\"rules_version\": 1", "\"rules_version\": 2"), "rules_version: ");
  refused(replaced(text, match.game().edition_hash(), "0123456789abcdef"), "edition.hash: ");
  refused(replaced(text, "\"format\": 1", "\"format\": 2"), "format: ");
}

TEST(Replay, an_illegal_or_unknown_move_names_its_ply) {
  const std::string text = record(3);
  expect_refused(run({"replay", "-"}, replaced(text, "\"moves\": [", "\"moves\": [\"pass\", ")), 1, "moves[0]: ");
  expect_refused(run({"replay", "-"}, replaced(text, "\"moves\": [", "\"moves\": [\"fly:moon\", ")), 1, "moves[0]: ");
}

TEST(Replay, a_broken_file_is_refused_with_its_place) {
  expect_refused(run({"replay", "-"}, ""), 1, "standard input: line 1, column 1");
  expect_refused(run({"replay", "-"}, record().substr(0, 100)), 1, "standard input: line ");
  expect_refused(run({"replay", "-"}, "{}"), 1, "format");
}

}  // namespace
}  // namespace fondaco::cli::testing
