// SPDX-License-Identifier: MIT
#pragma once
// What must hold in every position of every game, as functions that say what is broken (empty: nothing).
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/game.hpp"
#include "engine/handle.hpp"
#include "engine/json/reader.hpp"
#include "engine/notes.hpp"
#include "engine/position.hpp"
#include "games/catalogue.hpp"

namespace fondaco::tests {

template <Game G>
class Properties {
  using State = typename G::State;

 public:
  Properties(const G& game, const AnyGame& any) : game_(game), any_(any) {}

  std::vector<Viewer> viewers() const {
    std::vector<Viewer> all{Viewer::spectator()};
    for (Seat seat = 0; seat < any_.players(); ++seat) all.push_back(Viewer::seat(seat));
    return all;
  }

  std::string view(const State& state, Viewer viewer) const {
    json::Writer out;
    game_.to_json(state, viewer, out);
    return out.take();
  }

  std::vector<Move> legal(const State& state) const {
    MovesOf<G> moves;
    game_.legal(state, moves);
    return {moves.begin(), moves.end()};
  }

  /// Sound; and somebody can move, or the game is over.
  std::string position(const State& state) const {
    if (const Outcome sound = game_.audit(state); !sound) return "audit: " + sound.fault().message;
    const std::vector<Move> moves = legal(state);
    const Seat seat = game_.to_move(state);
    if (seat == nobody) return moves.empty() ? "" : "legal lists moves of a finished game";
    if (seat >= any_.players()) return "to_move names no seat";
    if (moves.empty()) return "legal is empty before the end";
    if (std::set<Move>(moves.begin(), moves.end()).size() != moves.size()) return "legal lists a move twice";
    for (const Move move : moves) {
      if (move >= G::move_count) return "legal lists a code beyond move_count";
      if (!game_.check(state, move).legal()) return "legal lists " + any_.text(move) + ", check refuses it";
    }
    return {};
  }

  /// `legal` and `check` agree on every code, and every answer names a rule.
  std::string whole_move_space(const State& state) const {
    const std::vector<Move> moves = legal(state);
    for (unsigned code = 0; code < G::move_count; ++code) {
      const auto move = static_cast<Move>(code);
      const Verdict verdict = game_.check(state, move);
      const bool listed = std::ranges::find(moves, move) != moves.end();
      if (verdict.legal() != listed) {
        return any_.text(move) + (listed ? " is listed, but refused by " : " is not listed, but allowed by ") +
               verdict.rule().text();
      }
      if (!verdict.rule()) return any_.text(move) + " is judged without a rule";
    }
    return {};
  }

  /// A resampled world looks the same, is sound, and depends on nothing but what the viewer knows.
  std::string resampling(const State& state, Viewer viewer, std::uint64_t seed) const {
    Rng first(seed);
    const State other = game_.resample(state, viewer, first);
    if (view(other, viewer) != view(state, viewer)) {
      return "the view differs:\n" + view(state, viewer) + "\n" + view(other, viewer);
    }
    if (const Outcome sound = game_.audit(other); !sound) {
      return "the resampled world is not sound: " + sound.fault().message;
    }
    Rng second(~seed);
    Rng again(~seed);
    if (game_.resample(other, viewer, second) != game_.resample(state, viewer, again)) {
      return "resampling a resampled world differs from resampling the real one";
    }
    if (legal(other).empty() != legal(state).empty()) return "the resampled world has no legal move";
    if (lines_of(state, viewer) != lines_of(other, viewer)) return "the scores differ";
    if (!viewer.is_seat()) return {};
    const Seat seat = viewer.seat_index();
    if (features(state, seat) != features(other, seat)) return "the features differ";
    NoTerms none;
    if (game_.judge(state, seat, none) != game_.judge(other, seat, none)) return "the judgement differs";
    if (game_.to_move(state) != seat) return {};
    if (legal(state) != legal(other)) return "the legal moves differ";
    return advice(state) == advice(other) ? "" : "the advice differs";
  }

  /// Whoever could tell the real world from a resampled one by this move was reported as having learned something.
  std::string report(const State& before, Move move, Viewer viewer, std::uint64_t seed) const {
    Rng rng(seed);
    State other = game_.resample(before, viewer, rng);
    const auto same = same_move(before, move, other, viewer);
    if (!same) return {};  // nothing this viewer could take for the same move is possible there
    State real = before;
    EventJournal real_events;
    EventJournal other_events;
    const SeatSet learned = game_.apply(real, move, real_events);
    game_.apply(other, *same, other_events);
    if (learned.has(viewer)) return {};
    if (view(real, viewer) != view(other, viewer)) return any_.text(move) + " told something that was not reported";
    if (!equal(real_events.seen_by(viewer), other_events.seen_by(viewer))) {
      return "the events of " + any_.text(move) + " told something that was not reported";
    }
    return {};
  }

  /// Written and read back, the position is the same, byte for byte.
  std::string round_trip(const State& state) const {
    const std::string text = write_position(any_, GameHandle<G>::pack(state), Viewer::everything());
    const Result<Position> position = read_position(text, games::catalogue());
    if (!position) return "refused: " + position.fault().text() + "\n" + text;
    if (position->state != GameHandle<G>::pack(state)) return "the state differs after reading\n" + text;
    return write_position(*position->game, position->state, Viewer::everything()) == text ? "" : "the text differs";
  }

  /// Without secrets every seat and every spectator sees the same.
  std::string openness(const State& state) const {
    if (G::has_secrets) return {};
    const std::string seen = view(state, Viewer::spectator());
    for (const Viewer viewer : viewers()) {
      if (view(state, viewer) != seen) return "a game without secrets shows a seat more than a spectator";
    }
    return {};
  }

  /// Advice is a weighted subset that is not empty; the features are as many as promised; notes change nothing.
  std::string guidance(const State& state) const {
    const Seat seat = game_.to_move(state);
    if (seat == nobody) return {};
    const auto weights = advice(state);
    if (std::ranges::all_of(weights, [](auto weight) { return weight == 0; })) return "advise recommends nothing";
    if (std::ranges::find(weights, unanswered) != weights.end()) return "advise leaves out a move";
    if (features(state, seat).size() != G::feature_count) {
      return "encode wrote " + std::to_string(features(state, seat).size()) + " features";
    }
    TermList terms;
    const std::int32_t judged = game_.judge(state, seat, terms);
    std::int32_t sum = 0;
    for (const Term& term : terms.terms()) sum += term.value;
    if (sum != judged) return "the terms of the judgement do not add up";
    NoTerms none;
    if (game_.judge(state, seat, none) != judged) return "the judgement depends on who wants to know its terms";
    return noted(state);
  }

  std::vector<int> features(const State& state, Seat seat) const {
    std::vector<int> all;
    game_.encode(state, seat, [&](int value) { all.push_back(value); });
    return all;
  }

 private:
  static constexpr std::uint16_t unanswered = 0xffff;

  template <class... Notes>
  std::vector<std::uint16_t> advice(const State& state, Notes*... notes) const {
    MovesOf<G> moves;
    game_.legal(state, moves);
    WeightsOf<G> weights;
    weights.fill(unanswered);
    game_.advise(state, moves, weights, notes...);
    return {weights.begin(), weights.begin() + moves.size()};
  }

  /// Whoever keeps notes of all positions so far gets the same answers.
  std::string noted(const State& state) const {
    if constexpr (TakesNotes<G>) {
      NoTerms none;
      for (Seat seat = 0; seat < any_.players(); ++seat) {
        if (game_.judge(state, seat, none, &notes_) != game_.judge(state, seat, none))
          return "notes change a judgement";
      }
      if (advice(state, &notes_) != advice(state)) return "notes change advice";
    }
    return {};
  }

  std::vector<std::int64_t> lines_of(const State& state, Viewer viewer) const {
    std::vector<std::int64_t> all;
    for (const SeatScore& seat : game_.scores(state, viewer).seats) {
      for (const ScoreLine& line : seat.lines) all.insert(all.end(), {line.label, line.hidden ? 1 : 0, line.points});
      all.insert(all.end(), {seat.total, seat.rank});
    }
    return all;
  }

  /// The move in the other world that this viewer takes for the same one.
  std::optional<Move> same_move(const State& state, Move move, const State& other, Viewer viewer) const {
    if (game_.check(other, move).legal()) return move;
    const MoveShape seen = game_.seen(state, move, viewer);
    for (const Move candidate : legal(other)) {
      if (game_.seen(other, candidate, viewer) == seen) return candidate;
    }
    return std::nullopt;
  }

  static bool equal(const std::vector<Event>& a, const std::vector<Event>& b) {
    return std::ranges::equal(a, b, [](const Event& x, const Event& y) {
      return x.kind == y.kind && x.actor == y.actor && x.rule == y.rule && x.args == y.args;
    });
  }

  const G& game_;
  const AnyGame& any_;
  [[no_unique_address]] mutable NotesOf<G> notes_;
};

}  // namespace fondaco::tests
