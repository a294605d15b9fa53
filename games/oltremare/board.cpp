#include "games/oltremare/oltremare.hpp"
namespace fondaco::oltremare {
std::string Game::board(const State&, Viewer, const Terminal&) const { return "\n"; }
}  // namespace fondaco::oltremare
