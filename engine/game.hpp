// SPDX-License-Identifier: MIT
#pragma once
// The contract of a game. A game is a pure function over a small value; everything else in Fondaco follows from this
// page. docs/adding-a-game.md walks through it; engine/game_base.hpp has what most games do alike.
#include <concepts>
#include <string>
#include <type_traits>

#include "engine/chance.hpp"
#include "engine/dice.hpp"
#include "engine/journal.hpp"
#include "engine/json/cursor.hpp"
#include "engine/json/writer.hpp"
#include "engine/judgement.hpp"
#include "engine/move.hpp"
#include "engine/notes.hpp"
#include "engine/options.hpp"
#include "engine/scores.hpp"
#include "engine/seat.hpp"
#include "engine/terminal.hpp"
#include "engine/verdict.hpp"
#include "engine/vocabulary.hpp"

namespace fondaco {

/// A list that can hold all legal moves of G, and a weight for each of them.
template <class G>
using MovesOf = MoveList<G::legal_capacity>;
template <class G>
using WeightsOf = std::array<std::uint16_t, G::legal_capacity>;

/// What a state must be, so that copying, comparing and hashing are done on its bytes.
template <class S>
concept StateValue = std::is_trivially_copyable_v<S> && std::has_unique_object_representations_v<S> &&
                     std::equality_comparable<S> && std::default_initializable<S>;

/// Names, numbers and words that programs show and rely on.
template <class G>
concept DescribesItself = requires(const G& game, Component component) {
  { G::id } -> std::convertible_to<std::string_view>;
  { G::title } -> std::convertible_to<std::string_view>;
  { G::rule_prefix } -> std::convertible_to<std::string_view>;
  { G::rules_version } -> std::convertible_to<int>;
  { G::min_players } -> std::convertible_to<Seat>;
  { G::max_players } -> std::convertible_to<Seat>;
  { G::move_count } -> std::convertible_to<unsigned>;
  { G::legal_capacity } -> std::convertible_to<std::size_t>;
  { G::feature_count } -> std::convertible_to<std::size_t>;
  { G::score_unit } -> std::convertible_to<int>;
  { G::has_secrets } -> std::convertible_to<bool>;  // something besides the dice is hidden from somebody
  { G::vocabulary() } -> std::same_as<Vocabulary>;
  { game.component_name(component) } -> std::same_as<std::string>;
  { game.component_title(component) } -> std::same_as<std::string>;
};

/// Component data from JSON, checked; and a game built of them and of what the table agreed on.
template <class G>
concept BuiltFromEdition = std::is_trivially_copyable_v<typename G::Edition> &&
                           std::constructible_from<G, const typename G::Edition&, const Options&> &&
                           requires(json::Cursor in, typename G::Edition& edition, const Options& options) {
                             { G::load_edition(in, edition) } -> std::same_as<void>;
                             { G::check_options(edition, options) } -> std::same_as<Outcome>;
                           };

/// The rules themselves.
template <class G>
concept PlaysByRules = requires(const G& game, const typename G::State& state, typename G::State& mutable_state,
                                Move move, Seed seed, MovesOf<G>& moves, SilentJournal& silent, EventJournal& events) {
  { game.start(seed) } -> std::same_as<typename G::State>;
  { game.to_move(state) } -> std::same_as<Seat>;
  { game.decision(state) } -> std::same_as<std::uint8_t>;
  { game.settled(state) } -> std::same_as<bool>;  // nothing begun is unfinished: a place to stop and judge
  { game.legal(state, moves) } -> std::same_as<void>;
  { game.check(state, move) } -> std::same_as<Verdict>;
  { game.apply(mutable_state, move, silent) } -> std::same_as<SeatSet>;
  { game.apply(mutable_state, move, events) } -> std::same_as<SeatSet>;
  { game.shape(move) } -> std::same_as<MoveShape>;
};

/// What each viewer may know.
template <class G>
concept KeepsSecrets =
    requires(const G& game, const typename G::State& state, typename G::State& mutable_state, Move move, Viewer viewer,
             Rng& rng, json::Writer& out, json::Cursor in, const Terminal& terminal) {
      { game.scores(state, viewer) } -> std::same_as<Scores>;
      { game.seen(state, move, viewer) } -> std::same_as<MoveShape>;
      { game.resample(state, viewer, rng) } -> std::same_as<typename G::State>;
      { game.audit(state) } -> std::same_as<Outcome>;
      { game.to_json(state, viewer, out) } -> std::same_as<void>;
      { game.from_json(in, mutable_state) } -> std::same_as<void>;
      { game.board(state, viewer, terminal) } -> std::same_as<std::string>;
    };

/// What bots and learning need.
template <class G>
concept CanBeJudged = requires(const G& game, const typename G::State& state, Seat seat, const MovesOf<G>& moves,
                               WeightsOf<G>& weights, NoTerms& none, TermList& terms, void (*sink)(int)) {
  { game.judge(state, seat, none) } -> std::same_as<std::int32_t>;
  { game.judge(state, seat, terms) } -> std::same_as<std::int32_t>;
  { game.advise(state, moves, weights) } -> std::same_as<void>;
  { game.encode(state, seat, sink) } -> std::same_as<void>;
};

/// What a game keeps between two positions, if it keeps anything (engine/notes.hpp): empty at first, and told to judge
/// and advise as their last argument.
template <class G>
concept KeepsNotes =
    !TakesNotes<G> || (std::default_initializable<NotesOf<G>> &&
                       requires(const G& game, const typename G::State& state, Seat seat, const MovesOf<G>& moves,
                                WeightsOf<G>& weights, NoTerms& none, TermList& terms, NotesOf<G>* notes) {
                         { game.judge(state, seat, none, notes) } -> std::same_as<std::int32_t>;
                         { game.judge(state, seat, terms, notes) } -> std::same_as<std::int32_t>;
                         { game.advise(state, moves, weights, notes) } -> std::same_as<void>;
                       });

/// The whole contract.
template <class G>
concept Game = StateValue<typename G::State> && DescribesItself<G> && BuiltFromEdition<G> && PlaysByRules<G> &&
               KeepsSecrets<G> && CanBeJudged<G> && KeepsNotes<G>;

/// Says in plain words which part of the contract a new game does not fulfil yet. Put
/// `static_assert(fulfils_contract<Game>())` below the class; the first message that fires is the one to work on.
template <class G>
consteval bool fulfils_contract() {
  using State = typename G::State;
  static_assert(
      std::is_trivially_copyable_v<State>,
      "State must be trivially copyable: no std::string, std::vector, pointer owner or virtual function in it");
  static_assert(
      std::has_unique_object_representations_v<State>,
      "State has padding bytes (or a float): order its members from wide to narrow, fill the end with a named array, "
      "so that equal positions have equal bytes");
  static_assert(std::equality_comparable<State>,
                "State needs `friend bool operator==(const State&, const State&) = default`");
  static_assert(std::default_initializable<State>,
                "State needs initialisers for all members, so that State{} is all defined");
  static_assert(sizeof(State) <= 1536, "State is far above 1 KiB: copying it is what a search does all day");
  static_assert(DescribesItself<G>,
                "names are missing: id, title, rule_prefix, rules_version, min_players, max_players, move_count, "
                "legal_capacity, feature_count, score_unit, has_secrets; static vocabulary() -> Vocabulary; "
                "component_name(c) and component_title(c)");
  static_assert(G::move_count <= 0xffff, "move codes are 16 bits: split a compound move into smaller decisions");
  static_assert(G::min_players >= 1 && G::max_players <= max_seats, "players must be 1 to max_seats");
  static_assert(BuiltFromEdition<G>,
                "needs a trivially copyable Edition, static load_edition(json::Cursor, Edition&), static "
                "check_options(const Edition&, const Options&) -> Outcome, and a constructor (const Edition&, "
                "const Options&)");
  static_assert(
      PlaysByRules<G>,
      "the rules are incomplete: start(seed), to_move(s), decision(s), settled(s), legal(s, moves), check(s, move), "
      "apply(s, move, journal) -> SeatSet of those who learned something, shape(move)");
  static_assert(
      KeepsSecrets<G>,
      "views are incomplete: scores(s, viewer), seen(s, move, viewer), resample(s, viewer, rng), audit(s) -> "
      "Outcome, to_json(s, viewer, writer), from_json(cursor, s), board(s, viewer, terminal). GameBase has seen and "
      "resample for games without secrets only");
  static_assert(CanBeJudged<G>,
                "judgement is incomplete: judge(s, seat, terms), advise(s, moves, weights), encode(s, seat, sink)");
  static_assert(KeepsNotes<G>,
                "Notes is declared but not kept: it needs a default constructor, and judge(s, seat, terms, notes) and "
                "advise(s, moves, weights, notes) must take a pointer to it (null: nobody keeps any)");
  return Game<G>;
}

}  // namespace fondaco
