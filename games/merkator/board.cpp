#include "games/merkator/merkator.hpp"
namespace fondaco::merkator {
std::string Game::board(const State&, Viewer, const Terminal&) const { return "board\n"; }
}  // namespace fondaco::merkator
