// SPDX-License-Identifier: MIT
#include "server/tables/bot_queue.hpp"

#include <algorithm>

#include "bots/tuning.hpp"

namespace fondaco::tables {

Cost estimated_cost(std::string_view level) {
  constexpr std::array<Cost, bots::level_names.size()> costs{1'000, 2'000, 3'000, 6'000, 100'000};
  const auto* const found = std::ranges::find(bots::level_names, level);
  return found == bots::level_names.end() ? costs.back()
                                          : costs[static_cast<std::size_t>(found - bots::level_names.begin())];
}

BotQueue::Line BotQueue::line_of(Urgency urgency, Cost cost) {
  switch (urgency) {
    case Urgency::awaited:
      return cost <= quick ? quick_awaited : slow_awaited;
    case Urgency::unattended:
      return unattended;
    case Urgency::spare:
      break;
  }
  return spare;
}

bool BotQueue::add(Ticket ticket, const Standing& standing, Cost cost) {
  return lines_[line_of(standing.urgency, cost)].add(
      {.ticket = ticket, .person = standing.person, .network = standing.network, .cost = cost});
}

void BotQueue::restand(Ticket ticket, const Standing& standing) {
  const auto line = std::ranges::find_if(lines_, [ticket](const FairLine& one) { return one.has(ticket); });
  if (line == lines_.end()) return;
  const auto decision = line->remove(ticket);
  if (!add(ticket, standing, decision->cost)) line->add(*decision);
}

bool BotQueue::withdraw(Ticket ticket) {
  return std::ranges::any_of(lines_, [ticket](FairLine& line) { return line.remove(ticket).has_value(); });
}

std::optional<BotQueue::Taken> BotQueue::take_from(std::initializer_list<Line> order) {
  for (const Line line : order) {
    if (auto decision = lines_[line].take()) return Taken{.line = line, .decision = std::move(*decision)};
  }
  return std::nullopt;
}

std::optional<BotQueue::Taken> BotQueue::take(Worker worker, bool spare_time) {
  switch (worker) {
    case Worker::express:
      return take_from({quick_awaited});
    case Worker::general:
      return take_from({slow_awaited, quick_awaited});
    case Worker::background:
      break;
  }
  const bool nothing_else = waiting() == waiting(Urgency::spare);
  if (spare_time && nothing_else) return take_from({spare});
  return take_from({unattended});
}

void BotQueue::settle(const Taken& taken, Cost spent) { lines_[taken.line].settle(taken.decision, spent); }

std::size_t BotQueue::waiting(Urgency urgency) const {
  switch (urgency) {
    case Urgency::awaited:
      return lines_[quick_awaited].size() + lines_[slow_awaited].size();
    case Urgency::unattended:
      return lines_[unattended].size();
    case Urgency::spare:
      break;
  }
  return lines_[spare].size();
}

std::size_t BotQueue::waiting() const {
  std::size_t all = 0;
  for (const FairLine& line : lines_) all += line.size();
  return all;
}

}  // namespace fondaco::tables
