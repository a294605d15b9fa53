// SPDX-License-Identifier: MIT
// random_loop_bench GAME PLAYERS GAMES: plays random games and prints how many moves they took. Nothing else runs, so
// that tools/bench-instructions can count the instructions of a move.
#include <charconv>
#include <cstdio>
#include <string_view>

#include "bench/measure.hpp"
#include "games/catalogue.hpp"

namespace {

bool read_number(std::string_view text, std::uint32_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

int fail(const std::string& message, int status) {
  std::fprintf(stderr, "random_loop_bench: %s\n", message.c_str());
  return status;
}

}  // namespace

int main(int count, char** words) {
  using namespace fondaco;
  std::uint32_t players = 0;
  std::uint32_t games = 0;
  if (count != 4 || !read_number(words[2], players) || !read_number(words[3], games) || players > max_seats) {
    return fail("usage: random_loop_bench GAME PLAYERS GAMES", 2);
  }
  const GameEntry* entry = games::catalogue().find(words[1]);
  if (entry == nullptr) return fail("unknown game '" + std::string(words[1]) + "'", 2);
  const auto game = build_default(*entry, default_options(entry->options, static_cast<Seat>(players)));
  if (!game) return fail(game.fault().text(), 1);
  std::printf("%llu\n", static_cast<unsigned long long>(bench::make_bench(**game)->random_moves(games)));
  return 0;
}
