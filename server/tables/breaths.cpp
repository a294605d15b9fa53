#include "server/tables/breaths.hpp"

#include <algorithm>
#include <cmath>

namespace fondaco::tables {
namespace {

constexpr std::size_t most_breaths = 10'000;

}  // namespace

Ruling<> Breaths::take(store::UserId user, base::Time now) {
  const auto full_again = static_cast<base::Time>(burst_ / per_second_ * 1000);
  if (breaths_.size() >= most_breaths) {
    std::erase_if(breaths_, [&](const auto& one) { return now - one.second.at > full_again; });
  }
  const auto [found, fresh] = breaths_.try_emplace(user, Breath{burst_, now});
  Breath& breath = found->second;
  breath.left = std::min(burst_, breath.left + static_cast<double>(now - breath.at) / 1000 * per_second_);
  breath.at = now;
  if (breath.left < 1) {
    base::Refusal refusal(429, "too_many", "not so fast");
    refusal.retry_after = static_cast<int>(std::ceil((1 - breath.left) / per_second_));
    return refusal;
  }
  breath.left -= 1;
  return {};
}

}  // namespace fondaco::tables
