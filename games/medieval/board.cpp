#include "games/medieval/medieval.hpp"
namespace fondaco::medieval {
std::string Game::board(const State&, Viewer, const Terminal&) const { return "\n"; }
}  // namespace fondaco::medieval
