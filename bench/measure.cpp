// SPDX-License-Identifier: MIT
#include "bench/measure.hpp"

#include "games/list.hpp"

namespace fondaco::bench {

#define DECLARE_BENCH(ID)                                 \
  namespace ID {                                          \
  std::unique_ptr<Bench> make_bench(const AnyGame& game); \
  }
FONDACO_EACH_GAME(DECLARE_BENCH)
#undef DECLARE_BENCH

std::unique_ptr<Bench> make_bench(const AnyGame& game) {
#define TRY_BENCH(ID) \
  if (game.entry().id == #ID) return ID::make_bench(game);
  FONDACO_EACH_GAME(TRY_BENCH)
#undef TRY_BENCH
  return nullptr;
}

}  // namespace fondaco::bench
