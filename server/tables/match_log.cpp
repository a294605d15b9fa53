// SPDX-License-Identifier: MIT
#include "server/tables/match_log.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>

#include "server/store/database.hpp"

namespace fondaco::tables {
namespace {

std::uint64_t key_hash(Seat seat, const std::string& key) {
  return siphash_bytes(SipKey{seat, 1}, reinterpret_cast<const std::byte*>(key.data()), key.size()) | 1U;
}

std::string undo_text(std::size_t ply, SeatSet by) {
  std::string text = std::to_string(ply);
  char before = ' ';
  for (Seat seat = 0; seat < max_seats; ++seat) {
    if (!by.has(seat)) continue;
    text += before == ' ' ? " by " : ",";
    text += static_cast<char>('0' + seat);
    before = ',';
  }
  return text;
}

[[noreturn]] void damaged(const store::LogEntry& entry, const std::string& what) {
  throw store::Damaged("entry " + std::to_string(entry.seq) + ": " + what);
}

}  // namespace

std::optional<Undone> parse_undo(const std::string& text) {
  Undone undone;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, undone.ply);
  if (error != std::errc()) return std::nullopt;
  const std::string_view by(rest, static_cast<std::size_t>(end - rest));
  if (by.empty()) return undone;
  if (!by.starts_with(" by ")) return std::nullopt;
  for (std::size_t i = 4; i < by.size(); i += 2) {
    if (by[i] < '0' || by[i] >= '0' + max_seats) return std::nullopt;
    undone.by |= SeatSet::only(static_cast<Seat>(by[i] - '0'));
  }
  return undone;
}

TakenOver parse_takeover(const std::string& text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string::npos) return {text, {}};
  return {text.substr(0, blank), text.substr(blank + 1)};
}

std::optional<Outage> parse_outage(const std::string& text) {
  Outage outage;
  const char* end = text.data() + text.size();
  const auto [blank, first] = std::from_chars(text.data(), end, outage.stopped);
  if (first != std::errc() || blank == end || *blank != ' ') return std::nullopt;
  const auto [rest, second] = std::from_chars(blank + 1, end, outage.grace);
  if (second != std::errc() || rest != end || outage.grace < 0) return std::nullopt;
  return outage;
}

MatchLog::MatchLog(std::shared_ptr<const AnyGame> game, Seed seed, const ClockSettings& clock,
                   const std::vector<store::SeatOwner>& seats)
    : match_(std::move(game), seed), clocks_(clock) {
  for (Seat seat = 0; seat < seats.size(); ++seat) {
    bots_[seat] = seats[seat].level;
    if (seats[seat].level.empty()) people_ |= SeatSet::only(seat);
  }
}

std::optional<std::int32_t> MatchLog::sent_before(Seat seat, const std::string& key) const {
  if (key.empty()) return std::nullopt;
  const std::uint64_t wanted = key_hash(seat, key);
  for (std::size_t i = keys_.size(); i > 0; --i) {
    if (keys_[i - 1] == wanted) return static_cast<std::int32_t>(i);
  }
  return std::nullopt;
}

MatchEntry MatchLog::next(store::EntryKind kind, Seat seat, std::string text) const {
  MatchEntry entry;
  entry.seq = seq() + 1;
  entry.kind = kind;
  entry.seat = seat;
  entry.text = std::move(text);
  return entry;
}

Ruling<> MatchLog::need_running() const {
  if (!started()) return base::Refusal(409, "not_started", "the game has not begun");
  if (over()) return base::Refusal(409, "finished", "the game is over");
  if (paused_) return base::Refusal(409, "paused", "the game is paused");
  if (deserted()) return base::Refusal(409, "paused", "everybody is away; return to your seat first");
  return {};
}

MatchEntry MatchLog::start() const { return next(store::EntryKind::start, nobody); }

Ruling<> MatchLog::need_turn(Seat seat) const {
  if (const auto running = need_running(); !running) return running;
  if (match_.to_move() != seat) return base::Refusal(409, "not_your_turn", "another seat decides");
  return {};
}

Ruling<> MatchLog::need_turn_of_person(Seat seat) const {
  if (const auto running = need_running(); !running) return running;
  if (plays_itself(seat)) return base::Refusal(409, "seat_taken", "a bot plays your seat; return to it first");
  return need_turn(seat);
}

MatchEntries MatchLog::row(const std::vector<Move>& moves) const {
  MatchEntries entries;
  for (const Move move : moves) {
    MatchEntry& entry = entries.emplace_back(next(store::EntryKind::move, match_.to_move(), game().text(move)));
    entry.seq += static_cast<std::int32_t>(entries.size()) - 1;
    entry.move = move;
  }
  return entries;
}

Ruling<MatchEntry> MatchLog::undo(Seat seat, std::optional<std::size_t> ply) const {
  if (const auto running = need_running(); !running) return running.refusal();
  const std::size_t limit = match_.take_back_limit(seat);
  const std::size_t target = ply.value_or(match_.plies() - 1);
  if (limit == match_.plies() || target < limit || target >= match_.plies()) {
    return base::Refusal(409, "no_undo", "that cannot be taken back without asking the others");
  }
  return next(store::EntryKind::undo, seat, undo_text(target, {}));
}

Ruling<MatchEntry> MatchLog::restart(Seat seat) const { return undo(seat, match_.take_back_limit(seat)); }

SeatSet MatchLog::present() const {
  SeatSet seats;
  for (Seat seat = 0; seat < game().players(); ++seat) {
    if (people_.has(seat) && bots_[seat].empty()) seats |= SeatSet::only(seat);
  }
  return seats;
}

MatchEntry MatchLog::granted(const Question& question) const {
  return question.pause ? next(store::EntryKind::pause, question.asker)
                        : next(store::EntryKind::undo, question.asker, undo_text(question.ply, question.agreed));
}

Ruling<MatchEntry> MatchLog::ask_to_undo(Seat seat, std::size_t ply) const {
  if (const auto running = need_running(); !running) return running.refusal();
  if (ply >= match_.plies()) return base::Refusal(409, "no_undo", "there is nothing to take back");
  const Question question{.pause = false, .ply = ply, .asker = seat, .agreed = {}};
  if (present().without(seat).empty()) return granted(question);
  return next(store::EntryKind::ask, seat, "undo " + std::to_string(ply));
}

Ruling<MatchEntry> MatchLog::ask_to_pause(Seat seat) const {
  if (const auto running = need_running(); !running) return running.refusal();
  const Question question{.pause = true, .ply = 0, .asker = seat, .agreed = {}};
  if (present().without(seat).empty()) return granted(question);
  return next(store::EntryKind::ask, seat, "pause");
}

Ruling<MatchEntry> MatchLog::answer(Seat seat, bool agree) const {
  if (const auto running = need_running(); !running) return running.refusal();
  if (!question_ || question_->asker == seat || question_->agreed.has(seat)) {
    return base::Refusal(409, "nothing_asked", "you were not asked anything");
  }
  if (!agree) return next(store::EntryKind::decline, seat);
  Question question = *question_;
  question.agreed |= SeatSet::only(seat);
  const SeatSet missing = present().without(question.asker);
  for (Seat other = 0; other < game().players(); ++other) {
    if (missing.has(other) && !question.agreed.has(other)) return next(store::EntryKind::agree, seat);
  }
  return granted(question);
}

Ruling<MatchEntry> MatchLog::resume(Seat seat) const {
  if (!paused_) return base::Refusal(409, "nothing_asked", "the game is not paused");
  return next(store::EntryKind::resume, seat);
}

MatchEntry MatchLog::takeover(Seat seat, const std::string& level, std::string_view why) const {
  return next(store::EntryKind::takeover, seat, level + " " + std::string(why));
}

Ruling<MatchEntry> MatchLog::giveback(Seat seat) const {
  if (over()) return base::Refusal(409, "finished", "the game is over");
  if (!plays_itself(seat) || !people_.has(seat)) return base::Refusal(409, "seat_taken", "you are sitting there");
  return next(store::EntryKind::giveback, seat);
}

MatchEntry MatchLog::outage(base::Time stopped, base::Time grace) const {
  return next(store::EntryKind::outage, nobody, std::to_string(stopped) + " " + std::to_string(grace));
}

void MatchLog::ask(const store::LogEntry& entry) {
  Question question{.pause = entry.text == "pause", .ply = 0, .asker = entry.seat, .agreed = {}};
  if (!question.pause) {
    const auto undone = entry.text.starts_with("undo ") ? parse_undo(entry.text.substr(5)) : std::nullopt;
    if (!undone || undone->ply >= match_.plies()) damaged(entry, "it asks for nothing that can be taken back");
    question.ply = undone->ply;
  }
  question_ = question;
}

void MatchLog::set_control(const store::LogEntry& entry) {
  if (entry.seat >= game().players() || !people_.has(entry.seat)) damaged(entry, "that seat belongs to nobody");
  if (entry.kind == store::EntryKind::giveback) {
    bots_[entry.seat].clear();
    clocks_.refill(entry.seat);
  } else {
    bots_[entry.seat] = parse_takeover(entry.text).level;
  }
}

MatchEntry MatchLog::read(const store::LogEntry& stored) const {
  MatchEntry entry{stored};
  if (entry.seq != seq() + 1) damaged(entry, "the entry before it is number " + std::to_string(seq()));
  if (entry.kind != store::EntryKind::move) return entry;
  const auto move = game().parse(entry.text);
  if (!move || match_.to_move() != entry.seat) damaged(entry, "it is no move of that seat");
  const Verdict verdict = game().check(match_.state(), *move);
  if (!verdict.legal()) damaged(entry, entry.text + " is not legal (" + verdict.rule().text() + ")");
  entry.move = *move;
  return entry;
}

void MatchLog::apply(const MatchEntry& entry, EventJournal* journal) {
  assert(entry.seq == seq() + 1);
  switch (entry.kind) {
    case store::EntryKind::start:
      break;
    case store::EntryKind::move:
      match_.play(entry.move, journal);
      question_.reset();
      break;
    case store::EntryKind::undo: {
      const auto undone = parse_undo(entry.text);
      if (!undone || undone->ply >= match_.plies()) damaged(entry, "there is no such ply to go back to");
      match_.undo_to(undone->ply);
      question_.reset();
      break;
    }
    case store::EntryKind::ask:
      ask(entry);
      break;
    case store::EntryKind::agree:
      if (!question_) damaged(entry, "nothing was asked");
      question_->agreed |= SeatSet::only(entry.seat);
      break;
    case store::EntryKind::decline:
      question_.reset();
      break;
    case store::EntryKind::pause:
      paused_ = true;
      question_.reset();
      break;
    case store::EntryKind::resume:
      paused_ = false;
      break;
    case store::EntryKind::takeover:
    case store::EntryKind::giveback:
      set_control(entry);
      break;
    case store::EntryKind::outage: {
      const auto outage = parse_outage(entry.text);
      if (!outage) damaged(entry, "it does not say since when the server was away");
      clocks_.outage(outage->stopped, entry.at + outage->grace);
      break;
    }
    default:
      damaged(entry, "it is of an unknown kind");
  }
  keys_.push_back(entry.key.empty() ? 0 : key_hash(entry.seat, entry.key));
  if (entry.kind != store::EntryKind::outage) settled_seq_ = entry.seq;
  last_at_ = std::max(last_at_, entry.at);
  const Seat decides = paused() || over() || plays_itself(match_.to_move()) ? nobody : match_.to_move();
  if (entry.kind == store::EntryKind::move) {
    clocks_.pass_to(decides, entry.at);
  } else {
    clocks_.switch_to(decides, entry.at);
  }
}

}  // namespace fondaco::tables
