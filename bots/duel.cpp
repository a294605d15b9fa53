#include "bots/duel.hpp"

namespace fondaco::bots {

ArenaResult Duel::play(const Tuning& first, const Tuning& second, std::uint64_t run) const {
  std::vector<BotSpec> rivals(2, bot);
  rivals[0].text += " tuned";
  rivals[0].tuning = std::make_shared<const Tuning>(first);
  rivals[1].tuning = std::make_shared<const Tuning>(second);
  return arena(game, rivals, run, games, threads, std::nullopt);
}

double Duel::result(const Tuning& first, const Tuning& second, std::uint64_t run) const {
  const ArenaResult played = play(first, second, run);
  if (game.players() > 1) return played.contenders[0].results.mean();
  constexpr double clear_lead = 10;  // in points
  const double lead = (played.contenders[0].tally.mean_score() - played.contenders[1].tally.mean_score()) /
                      (clear_lead * game.entry().score_unit);
  return 0.5 + 0.5 * lead / (1 + (lead < 0 ? -lead : lead));
}

}  // namespace fondaco::bots
