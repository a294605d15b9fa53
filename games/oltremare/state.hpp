// SPDX-License-Identifier: MIT
#pragma once
// Everything there is to know about a game in progress.
//
// Stacks (the goods deck, holds, pirate stacks) are chains: the state knows the top card of each and, for every card,
// the one below it. So all stacks together take a byte for each card, however they share the cards.
#include <array>
#include <cstdint>

#include "engine/bounded.hpp"
#include "engine/dice.hpp"
#include "engine/seat.hpp"
#include "games/oltremare/card_set.hpp"
#include "games/oltremare/edition.hpp"

namespace fondaco::oltremare {

// The limits of the deal protocol (OM-13.9): what the options can say at most.
inline constexpr unsigned most_talks = 8;
inline constexpr unsigned most_calls = 2;
inline constexpr unsigned most_counters = 2;
inline constexpr unsigned most_given = 6;
inline constexpr int most_ducats = 12;
/// Offers that can be answered in one turn.
inline constexpr unsigned most_answered = (most_talks + most_calls * (max_players - 1)) * (1 + most_counters);

/// The question now open (OM-D1 … OM-D10), or none.
enum class Stage : std::uint8_t {
  discard,
  trade,
  give,
  claim,
  want,
  ducats,
  send,
  answer,
  deliver,
  reply,
  play,
  sail,
  compass,
  load,
  over
};

/// The steps of an offer that its proposer alone may know (OM-12.13).
constexpr bool is_draft(Stage stage) { return stage >= Stage::give && stage <= Stage::send; }

using GoodCounts = std::array<std::uint8_t, max_goods>;

/// What a claim says (OM-D3b): a pair of symbols or none, times five, plus lions or none; beyond those, a port. 0 says
/// nothing.
using Claim = std::uint8_t;
inline constexpr unsigned symbol_pairs = 6;
inline constexpr unsigned lion_numbers = max_lions - min_lions + 1;
inline constexpr unsigned claim_kinds = (symbol_pairs + 1) * (lion_numbers + 1);  ///< without the ports
inline constexpr unsigned all_claims = claim_kinds + max_ports;

struct Offer {
  std::array<Card, most_given> given{};
  std::array<Claim, most_given> claims{};
  std::array<Card, most_given> delivered{};  ///< chosen in OM-D5, until the exchange
  GoodCounts wanted{};
  std::uint8_t given_count = 0;
  std::uint8_t wanted_count = 0;
  std::uint8_t delivered_count = 0;
  std::int8_t ducats = 0;  ///< positive: the proposer pays
  friend constexpr bool operator==(const Offer&, const Offer&) = default;
};

inline constexpr std::uint8_t not_there = 0xff;
inline constexpr std::uint8_t whose_memory = 0xfe;

/// A card that somebody gave away and has not seen since (OM-12.3): for each seat the turn since which it may be there,
/// `not_there`, or `whose_memory` at the seat that remembers.
struct Given {
  Card card = 0;
  std::array<std::uint8_t, max_players> since{};
  friend constexpr bool operator==(const Given&, const Given&) = default;
};
inline constexpr unsigned max_memories = 72;

/// Reshuffles of one game: the discard pile, then one player after another but the last (OM-9.2 … OM-9.4).
inline constexpr unsigned max_reshuffles = max_players;

/// What a position may say at most: far beyond any game, and below the ends of the fields, so that a move stays exact.
inline constexpr unsigned most_turns = whose_memory - 2;
inline constexpr unsigned most_prestige = 254;
inline constexpr int most_balance = 30'000;

inline constexpr std::uint8_t venice_gone = 0xff;
inline constexpr std::uint8_t not_scored = 0xff;
inline constexpr Good any_good = 0xfe;

struct State {
  Dice dice;
  std::array<CardSet, max_players> hand{};
  CardSet discard;
  /// Binary digits of the number of the reshuffle that last put a card into the deck (OM-12.5); 0 for the first deck.
  std::array<CardSet, 3> reshuffled{};
  std::uint64_t sailed = 0;  ///< routes used in this turn (OM-6.6.2)

  /// Offers declined or countered in this turn (OM-D3e), see offer_key.hpp.
  BoundedVector<std::uint32_t, most_answered> answered;

  std::array<std::int16_t, max_players> ducats{};

  std::array<Card, max_cards> below{};           ///< the card under a card in its stack
  std::array<std::uint8_t, max_cards> thrown{};  ///< of a card in a pirate stack: the turn it was thrown, 0 if stolen
  Card deck_top = no_card;
  std::uint8_t deck_size = 0;
  std::array<Card, max_players> hold_top{};
  std::array<std::uint8_t, max_players> hold_size{};
  std::array<Card, max_players> pirate_top{};
  std::array<std::uint8_t, max_players> pirate_size{};

  std::array<Marker, max_ports> marker{};  ///< lying on each port
  std::array<Port, max_players> ship{};
  std::array<Marker, max_players> active{};       ///< OM-11.1
  std::array<std::uint8_t, max_players> taken{};  ///< markers taken, face up or down (OM-10.5)
  std::array<std::uint8_t, max_players> prestige{};
  std::array<std::uint8_t, max_players> noted_cards{};  ///< of a hold scored early (OM-9.3), else not_scored
  std::array<std::uint8_t, max_players> noted_groups{};

  // What players remember (OM-12); memory.hpp keeps it.
  BoundedVector<Given, max_memories> given;     ///< by whose memory it is, then by card
  std::array<GoodCounts, max_players> least{};  ///< L(q, g) of OM-12.4
  /// [reshuffle - 1][seat]: the turn in which the seat may first have got one of its cards, 0: never.
  std::array<std::array<std::uint8_t, max_players>, max_reshuffles> gained{};
  /// [reshuffle - 1][who thinks; the last is everybody][seat]: how many cards of the reshuffle the seat's hand and
  /// thrown cards hold, at least (low four bits) and at most (high four bits; 15: no limit). Cards that whoever thinks
  /// remembers by themselves are not counted.
  std::array<std::array<std::array<std::uint8_t, max_players>, max_players + 1>, max_reshuffles> fresh{};

  // The turn.
  Stage stage = Stage::over;
  Seat starter = 0;
  Seat turn = 0;   ///< the active player
  Seat actor = 0;  ///< who is asked
  std::uint8_t turn_number = 0;
  std::uint8_t reshuffles = 0;
  std::uint8_t venice = venice_gone;  ///< goods cards above the Venice card
  std::uint8_t last_round = 0;        ///< OM-9.1
  std::uint8_t bought = 0;
  std::uint8_t talks = 0;
  std::uint8_t calls = 0;
  std::uint8_t dealt = 0;               ///< bit q: seat q has its prestige of this turn (OM-5.13)
  std::array<Card, max_load> played{};  ///< laid out and not loaded yet, in card order; no_card beyond
  std::uint8_t to_play = 0;             ///< cards still to be laid out
  std::uint8_t to_sail = 0;             ///< routes still to be sailed

  // The deal being made.
  Offer offer;
  Seat proposer = nobody;
  Seat partner = nobody;
  Seat replier = nobody;  ///< who replies to the call (OM-D6)
  Good called = no_good;
  std::uint8_t counters = 0;
  std::array<std::uint8_t, 1> unused{};  ///< fills the last word: a state has no padding

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 1536);

}  // namespace fondaco::oltremare
