#include "bots/runner.hpp"

#include "games/list.hpp"

namespace fondaco::bots {

#define DECLARE_RUNNER(ID)                                  \
  namespace ID {                                            \
  std::unique_ptr<Runner> make_runner(const AnyGame& game); \
  }
FONDACO_EACH_GAME(DECLARE_RUNNER)
#undef DECLARE_RUNNER

std::unique_ptr<Runner> make_runner(const AnyGame& game) {
#define TRY_RUNNER(ID) \
  if (game.entry().id == #ID) return ID::make_runner(game);
  FONDACO_EACH_GAME(TRY_RUNNER)
#undef TRY_RUNNER
  return nullptr;
}

}  // namespace fondaco::bots
