// SPDX-License-Identifier: MIT
#include "engine/match.hpp"

#include <cassert>

#include "engine/json/document.hpp"
#include "engine/position.hpp"
#include "engine/rules_versions.hpp"

namespace fondaco {
namespace {

constexpr int record_format = 1;

}  // namespace

Match::Match(std::shared_ptr<const AnyGame> game, Seed seed, std::vector<std::string> seats)
    : game_(std::move(game)), seed_(seed), state_(game_->start(seed)) {
  name_seats(std::move(seats));
}

void Match::name_seats(std::vector<std::string> seats) {
  seats_ = std::move(seats);
  seats_.resize(game_->players());
}

Verdict Match::apply(Move move, EventJournal* journal) {
  const Verdict verdict = game_->check(state_, move);
  if (verdict.legal()) play(move, journal);
  return verdict;
}

void Match::play(Move move, EventJournal* journal) {
  assert(game_->check(state_, move).legal());
  Ply ply{.move = move, .mover = to_move(), .learned = {}};
  ply.learned = game_->apply(state_, move, journal);
  plies_.push_back(ply);
}

AnyState Match::state_at(std::size_t ply) const {
  AnyState state = game_->start(seed_);
  for (std::size_t i = 0; i < ply; ++i) game_->apply(state, plies_[i].move);
  return state;
}

void Match::undo_to(std::size_t ply) {
  if (ply >= plies_.size()) return;
  state_ = state_at(ply);
  plies_.resize(ply);
}

std::size_t Match::take_back_limit(Seat seat) const {
  std::size_t ply = plies_.size();
  while (ply > 0 && plies_[ply - 1].mover == seat && plies_[ply - 1].learned.empty()) --ply;
  return ply;
}

void Match::write_results(json::Writer& out) const {
  out.key("results");
  out.begin_array();
  for (const SeatScore& seat : game_->scores(state_, Viewer::everything()).seats) {
    out.begin_object();
    out.member("total", seat.total);
    out.member("rank", seat.rank);
    out.end_object();
  }
  out.end_array();
}

std::string Match::save(const std::function<void(json::Writer&)>& more) const {
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.member("format", record_format);
  out.member("game", game_->entry().id);
  out.key("edition");
  out.begin_object();
  out.member("id", game_->edition_id());
  out.member("hash", game_->edition_hash());
  out.end_object();
  out.member("rules_version", game_->entry().rules_version);
  out.key("options");
  write_options(game_->entry().options, game_->options(), out);
  out.key("seats");
  out.begin_array();
  for (const std::string& seat : seats_) out.value(std::string_view(seat));
  out.end_array();
  out.member("seed", seed_text(seed_));
  out.key("moves");
  out.begin_array();
  for (const Ply& ply : plies_) out.value(game_->text(ply.move));
  out.end_array();
  if (over()) write_results(out);
  out.member("state_hash", hash_text(state_.hash()));
  if (more) more(out);
  out.end_object();
  return out.take();
}

void Match::verify_results(json::Cursor in) const {
  const std::string hash = hash_text(state_.hash());
  if (in["state_hash"].present() && in["state_hash"].string() != hash) {
    in["state_hash"].fail("the moves lead to another state, with hash " + hash);
  }
  if (!in["results"].present()) return;
  if (!over()) in["results"].fail("the moves do not end the game");
  const Scores scores = game_->scores(state_, Viewer::everything());
  for (std::size_t seat = 0; in.ok() && seat < scores.seats.size(); ++seat) {
    const json::Cursor result = in["results"].at(seat);
    if (result["total"].whole(INT32_MIN, INT32_MAX) != scores.seats[seat].total) {
      result["total"].fail("the moves give " + std::to_string(scores.seats[seat].total));
    }
    if (result["rank"].whole(1, max_seats) != scores.seats[seat].rank) {
      result["rank"].fail("the moves give rank " + std::to_string(scores.seats[seat].rank));
    }
  }
}

Result<Match> Match::load(std::string_view text, const Catalogue& games, const EditionFile* own_edition, bool verify) {
  json::Document document(text);
  const json::Cursor in = document.root();
  if (in["format"].whole(1, 1'000'000) != record_format) in["format"].fail("this program reads record format 1");
  const GameEntry* entry = games.find(in["game"].string());
  if (entry == nullptr) in["game"].fail(games.unknown(in["game"].string()));
  if (!in.ok()) return document.fault();
  const auto version = static_cast<int>(in["rules_version"].whole(1, 1'000'000));
  if (in.ok() && !plays_rules(*entry, version)) in["rules_version"].fail(played_rules_text(*entry));
  Options options = options_by_rules(*entry, version);
  read_options(entry->options, in["options"], options);
  const auto seed = parse_seed(in["seed"].string());
  if (!seed) in["seed"].fail("a seed is a decimal number, or 0x and up to 32 hexadecimal digits, in quotes");
  std::vector<std::string> seats;
  if (in["seats"].present()) in["seats"].each([&](json::Cursor seat) { seats.emplace_back(seat.string()); });
  if (!in.ok()) return document.fault();

  const Result<EditionFile> edition = resolve_edition(*entry, in["edition"]["id"].string(), own_edition);
  if (!edition) in["edition"].fail(edition.fault().message);
  if (in.ok() && edition->hash() != in["edition"]["hash"].string()) {
    in["edition"]["hash"].fail("edition '" + edition->id() + "' has hash " + edition->hash() + " here");
  }
  if (!in.ok()) return document.fault();
  Result<std::unique_ptr<AnyGame>> game = entry->build(*edition, options);
  if (!game) in["options"].fail(game.fault().message);
  if (!in.ok()) return document.fault();
  if (seats.size() > (*game)->players()) in["seats"].fail("more names than seats");

  Match match(*std::move(game), *seed, std::move(seats));
  in["moves"].each([&](json::Cursor item) {
    const auto move = match.game_->parse(item.string());
    if (!move) return item.fail("unknown move '" + std::string(item.string()) + "'");
    const Verdict verdict = match.apply(*move);
    if (!verdict.legal()) {
      item.fail("move '" + std::string(item.string()) + "' is not legal at ply " + std::to_string(match.plies()) +
                " (" + verdict.rule().text() + ")");
    }
  });
  if (in.ok() && verify) match.verify_results(in);
  if (!in.ok()) return document.fault();
  return match;
}

}  // namespace fondaco
