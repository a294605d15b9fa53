#pragma once
// What a position is worth to a bot: the game's own judgement, its terms weighed as the tuning says.
#include <array>

#include "bots/tuning.hpp"
#include "engine/game.hpp"

namespace fondaco::bots {

/// A value for each seat: 1 is a sure win, 0 a sure loss.
using SeatValues = std::array<float, max_seats>;
/// Hundredths of a point for each seat.
using SeatLeads = std::array<std::int32_t, max_seats>;

template <Game G>
class Estimate {
  using State = typename G::State;

 public:
  Estimate(const G& game, const Tuning& tuning) : game_(&game), tuning_(&tuning) {}

  /// In hundredths of a point, as the seat sees it.
  std::int32_t judged(const State& state, Seat seat) const {
    WeighedTerms terms{tuning_->terms};
    game_->judge(state, seat, terms);
    return static_cast<std::int32_t>(terms.sum / 100);
  }

  /// A lead as a chance to win. No exponential: every machine and every library must round it alike.
  float chance(std::int32_t lead) const {
    const float x = static_cast<float>(lead) / static_cast<float>(tuning_->search.scale);
    return 0.5F + 0.5F * x / (1.0F + (x < 0 ? -x : x));
  }

  SeatLeads leads(const State& state) const {
    SeatLeads leads{};
    for (Seat seat = 0; seat < game_->players(); ++seat) leads[seat] = judged(state, seat);
    return leads;
  }

  SeatValues values(const State& state, const SeatLeads& leads) const {
    SeatValues values{};
    const auto players = static_cast<Seat>(game_->players());
    for (Seat seat = 0; seat < players; ++seat) values[seat] = chance(leads[seat]);
    if (players == 1 || game_->to_move(state) != nobody) return values;
    // The game is over: to have won is what counts most.
    const Scores scores = game_->scores(state, Viewer::everything());
    int winners = 0;
    for (Seat seat = 0; seat < players; ++seat) winners += scores.seats[seat].rank == 1 ? 1 : 0;
    const float share = static_cast<float>(tuning_->search.win_share) / 100;
    for (Seat seat = 0; seat < players; ++seat) {
      const float won = scores.seats[seat].rank == 1 ? 1.0F / static_cast<float>(winners) : 0.0F;
      values[seat] = share * won + (1 - share) * values[seat];
    }
    return values;
  }

 private:
  struct WeighedTerms {
    const std::array<std::int16_t, Tuning::max_terms>& percent;
    std::int64_t sum = 0;

    constexpr void add(std::uint8_t label, Component, std::int32_t value) {
      sum += std::int64_t{value} * percent[label];
    }
  };

  const G* game_;
  const Tuning* tuning_;
};

}  // namespace fondaco::bots
