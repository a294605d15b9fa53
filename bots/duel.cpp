// SPDX-License-Identifier: MIT
#include "bots/duel.hpp"

namespace fondaco::bots {

ArenaResult Duel::play(const Tuning& first, const Tuning& second, std::uint64_t run) const {
  std::vector<BotSpec> rivals(2, bot);
  rivals[0].text += " tuned";
  rivals[0].tuning = std::make_shared<const Tuning>(first);
  rivals[1].tuning = std::make_shared<const Tuning>(second);
  return arena(game, rivals, run, games, threads, sprt);
}

double Duel::by_points(const ArenaResult& played) const {
  constexpr double clear_lead = 10;
  const double lead = (played.contenders[0].tally.mean_score() - played.contenders[1].tally.mean_score()) /
                      (clear_lead * game.entry().score_unit);
  return 0.5 + 0.5 * lead / (1 + (lead < 0 ? -lead : lead));
}

double Duel::first_share(const ArenaResult& played) const {
  return game.players() == 1 ? by_points(played) : played.contenders[0].results.mean();
}

double Duel::fitness(const Tuning& first, const Tuning& second, std::uint64_t run) const {
  const ArenaResult played = play(first, second, run);
  return (first_share(played) + by_points(played)) / 2;
}

}  // namespace fondaco::bots
