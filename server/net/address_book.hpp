// SPDX-License-Identifier: MIT
#pragma once
// Who is here from which address, and how much each may still ask for.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/base/rate_limiter.hpp"

namespace fondaco::net {

struct Neighbour {
  bool trusted = false;  ///< no limit holds for it
  unsigned connections = 0;
  unsigned sockets = 0;
  base::RateLimiter requests;
};

/// Counts one more at an address for as long as it lives.
class Presence {
 public:
  Presence() = default;
  Presence(std::shared_ptr<Neighbour> neighbour, unsigned Neighbour::* count)
      : neighbour_(std::move(neighbour)), count_(count) {
    ++((*neighbour_).*count_);
  }
  ~Presence() { leave(); }
  Presence(Presence&& other) noexcept : neighbour_(std::move(other.neighbour_)), count_(other.count_) {}
  Presence& operator=(Presence&& other) noexcept {
    leave();
    neighbour_ = std::move(other.neighbour_);
    count_ = other.count_;
    return *this;
  }

  bool trusted() const { return neighbour_ && neighbour_->trusted; }

 private:
  void leave() {
    if (neighbour_) --((*neighbour_).*count_);
    neighbour_.reset();
  }

  std::shared_ptr<Neighbour> neighbour_;
  unsigned Neighbour::* count_ = nullptr;
};

class AddressBook {
 public:
  explicit AddressBook(base::Rate requests, const std::vector<std::string>& trusted = {},
                       std::size_t most_entries = 1 << 16);

  /// Null when the book is full of people who are still here.
  std::shared_ptr<Neighbour> find(std::string_view address, base::Time now);
  /// From now on an address may send so many requests.
  void allow(base::Rate requests, base::Time now);
  /// From now on these are trusted, and no others.
  void trust(const std::vector<std::string>& trusted);
  /// Forgets those who hold nothing and owe nothing.
  void tidy(base::Time now);
  std::size_t size() const { return neighbours_.size(); }

 private:
  bool is_trusted(const std::string& network) const;

  base::Rate requests_;
  std::vector<std::string> trusted_;  ///< networks
  std::size_t most_entries_;
  std::unordered_map<std::string, std::shared_ptr<Neighbour>> neighbours_;
};

/// The part of an address that one household has: of IPv6 the first 64 bits, since the others are its own to choose.
std::string network_of(std::string_view address);
bool is_address(std::string_view text);

}  // namespace fondaco::net
