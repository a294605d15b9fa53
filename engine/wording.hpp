// SPDX-License-Identifier: MIT
#pragma once
// How a game's words are found. All keys are small letters and dashes; a name of the game becomes part of a key with
// its capitals made small and its underscores made dashes.
//
//   decision-NAME                    what is asked
//   move-KIND, event-NAME            a move, something that happened
//   score-LABEL, term-LABEL          a line of the score, a part of a judgement
//   option-NAME, option-NAME-CHOICE  an option and its choices
//   KIND-NAME, KIND-any              a component: card-red = red; wilds-any = { $n } wilds
//   KIND-NAME-many                   the same, of several (where it exists)
//
// A message speaks of its components by their kinds: { $card }, { $route }; a second one of a kind is { $contract2 };
// of several is { $card-many }. An event has { $actor } too. A component without words of its own is said by its title.
//
// Moves, events and terms may have variants, with suffixes after the key in this order; the message with the most, and
// the foremost of them, is said:
//   -you      the viewer did it          -hidden   the viewer may not know a part of it
//   -done, -new, -gone    a reason for a move: a part of a judgement comes true, is new, is no more
//   -gain, -loss          … and is worth more or less than before
//   -2 …      the number of components, from two
//   -NAME     the name of a component: move-draw-blind, event-scored-1
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/words.hpp"

namespace fondaco {

/// A key made of parts: message_key({"card", "Dark_Red"}) is "card-dark-red". Empty parts are left out.
std::string message_key(std::initializer_list<std::string_view> parts);
/// How a message calls each of its components: card, contract, contract2.
std::vector<std::string> placeholders(const AnyGame& game, const Components& args);

class Wording {
 public:
  /// Everything must outlive it. `seats` names the players; where it ends they are called by their numbers.
  Wording(const AnyGame& game, const Words& words, Viewer viewer, std::span<const std::string> seats)
      : game_(game), words_(words), viewer_(viewer), seats_(seats) {}

  std::string decision(const AnyState& state) const;
  /// A shape as the viewer may know it (AnyGame::seen).
  std::string move(const MoveShape& shape) const;
  /// An event as the viewer may know it (Event::seen_by).
  std::string event(const Event& event) const;
  std::string score(std::uint8_t label) const;
  std::string term(std::uint8_t label, Component about) const;
  /// A reason for a move, or against it.
  std::string reason(std::uint8_t label, Component about, TermFate fate, std::int32_t change) const;
  /// The key of the message that it is.
  std::string reason_key(std::uint8_t label, Component about, TermFate fate, std::int32_t change) const;
  std::string option(std::size_t index) const;
  std::string option_value(std::size_t index, std::int16_t value) const;
  std::string component(Component component, bool several = false) const;
  std::string seat(Seat seat) const;

 private:
  std::string best_key(std::string_view base, std::span<const std::string> suffixes) const;
  std::string say(std::string_view key, const Components& args, std::string_view actor) const;
  void append_names(const Components& args, std::vector<std::string>& suffixes) const;

  const AnyGame& game_;
  const Words& words_;
  Viewer viewer_;
  std::span<const std::string> seats_;
};

}  // namespace fondaco
