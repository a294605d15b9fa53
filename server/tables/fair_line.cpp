// SPDX-License-Identifier: MIT
#include "server/tables/fair_line.hpp"

#include <algorithm>
#include <limits>

namespace fondaco::tables {

void FairLine::enter(Share& share, Cost cost) {
  if (share.idle()) share.turn = ++turns_;
  share.costs.insert(cost);
}

/// Debts are forgiven when there are too many to remember.
template <class Shares>
void FairLine::forget_idle(Shares& shares, std::size_t most_waiting) {
  if (shares.size() <= 2 * most_waiting) return;
  std::erase_if(shares, [](const auto& entry) { return entry.second.idle(); });
}

bool FairLine::add(const WaitingDecision& decision) {
  if (waiting_.size() >= limits_.of_all) return false;
  forget_idle(networks_, limits_.of_all);
  Network& network = networks_[decision.network];
  if (network.waiting() >= limits_.of_network) return false;
  forget_idle(network.persons, limits_.of_network);
  Person& person = network.persons[decision.person];
  if (person.waiting() >= limits_.of_person) return false;
  enter(network, decision.cost);
  enter(person, decision.cost);
  person.decisions.emplace(decision.cost, decision.ticket);
  waiting_.emplace(decision.ticket, decision);
  return true;
}

std::optional<WaitingDecision> FairLine::remove(Ticket ticket) {
  const auto found = waiting_.extract(ticket);
  if (found.empty()) return std::nullopt;
  const WaitingDecision& decision = found.mapped();
  Network& network = networks_.at(decision.network);
  Person& person = network.persons.at(decision.person);
  person.decisions.erase({decision.cost, ticket});
  person.costs.erase(person.costs.find(decision.cost));
  network.costs.erase(network.costs.find(decision.cost));
  return decision;
}

/// When nobody who waits has anything left, as many rounds begin as it takes until somebody has.
template <class Shares>
void FairLine::begin_round_when_due(Shares& shares) {
  Cost most = std::numeric_limits<Cost>::min();
  for (const auto& [key, share] : shares) {
    if (!share.idle()) most = std::max(most, share.left);
  }
  if (most > 0) return;
  const Cost given = (-most / quantum + 1) * quantum;
  for (auto& [key, share] : shares) share.left = std::min(quantum, share.left + given);
  // Whoever waits for nothing and owes nothing is as good as new.
  std::erase_if(shares, [](const auto& entry) { return entry.second.idle() && entry.second.left == quantum; });
}

template <class Shares>
auto& FairLine::next_in_round(Shares& shares) {
  begin_round_when_due(shares);
  typename Shares::mapped_type* next = nullptr;
  for (auto& [key, share] : shares) {
    if (share.idle() || share.left <= 0) continue;
    const bool ahead = next == nullptr || share.left_then() > next->left_then() ||
                       (share.left_then() == next->left_then() && share.turn < next->turn);
    if (ahead) next = &share;
  }
  return *next;
}

std::optional<WaitingDecision> FairLine::take() {
  if (empty()) return std::nullopt;
  Network& network = next_in_round(networks_);
  Person& person = next_in_round(network.persons);
  const WaitingDecision decision = *remove(person.decisions.begin()->second);
  for (Share* share : {static_cast<Share*>(&network), static_cast<Share*>(&person)}) {
    share->left -= decision.cost;
    share->turn = ++turns_;
  }
  return decision;
}

void FairLine::settle(const WaitingDecision& decision, Cost spent) {
  const auto network = networks_.find(decision.network);
  if (network == networks_.end()) return;
  const Cost correction = decision.cost - spent;
  network->second.left = std::min(quantum, network->second.left + correction);
  const auto person = network->second.persons.find(decision.person);
  if (person == network->second.persons.end()) return;
  person->second.left = std::min(quantum, person->second.left + correction);
}

}  // namespace fondaco::tables
