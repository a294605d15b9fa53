// SPDX-License-Identifier: MIT
#pragma once
// A line of decisions that shares out thinking time: deficit round robin over networks, then over the persons of a
// network; of one person the cheapest decision goes first. In each round everybody gets a quantum of time, which a slow
// decision may overdraw and then has to be paid back in later rounds. Of those who have something left the one is next
// who would still have most of it, so that a quick decision does not wait for a long queue of somebody else.
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/store/rows.hpp"

namespace fondaco::tables {

/// Microseconds of thinking.
using Cost = std::int64_t;
using Ticket = std::uint64_t;

struct LineLimits {
  std::size_t of_person = 60;
  std::size_t of_network = 600;
  std::size_t of_all = 10'000;
};

struct WaitingDecision {
  Ticket ticket = 0;
  store::UserId person = 0;  ///< on whose account the bot thinks
  std::string network;       ///< where that person is; empty: not known
  Cost cost = 0;             ///< an estimate
};

class FairLine {
 public:
  static constexpr Cost quantum = 20'000;  ///< several quick decisions

  explicit FairLine(const LineLimits& limits) : limits_(limits) {}

  std::size_t size() const { return waiting_.size(); }
  bool empty() const { return waiting_.empty(); }
  bool has(Ticket ticket) const { return waiting_.contains(ticket); }
  /// Networks that wait, or waited lately and owe something.
  std::size_t accounts() const { return networks_.size(); }

  /// False: too many wait, of this person, of this network or of all.
  bool add(const WaitingDecision& decision);
  std::optional<WaitingDecision> remove(Ticket ticket);
  /// The next one. Its estimated cost is charged.
  std::optional<WaitingDecision> take();
  /// What a decision that was taken has really cost.
  void settle(const WaitingDecision& decision, Cost spent);

 private:
  struct Share {
    Cost left = quantum;        ///< of this round
    std::uint64_t turn = 0;     ///< when it began to wait, or was served last
    std::multiset<Cost> costs;  ///< of the decisions that wait

    std::size_t waiting() const { return costs.size(); }
    bool idle() const { return costs.empty(); }
    /// When the cheapest of them is served.
    Cost left_then() const { return left - *costs.begin(); }
  };
  struct Person : Share {
    std::set<std::pair<Cost, Ticket>> decisions;
  };
  struct Network : Share {
    std::map<store::UserId, Person> persons;
  };

  template <class Shares>
  static void begin_round_when_due(Shares& shares);
  template <class Shares>
  static auto& next_in_round(Shares& shares);
  template <class Shares>
  static void forget_idle(Shares& shares, std::size_t most_waiting);
  void enter(Share& share, Cost cost);

  LineLimits limits_;
  std::unordered_map<std::string, Network> networks_;
  std::unordered_map<Ticket, WaitingDecision> waiting_;
  std::uint64_t turns_ = 0;
};

}  // namespace fondaco::tables
