// SPDX-License-Identifier: MIT
#pragma once
// What a spectator is told first, made once for all who have seen the same last number: a crowd that joins, or that
// comes back after a restart, shares one text. Kept until the table changes.
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "server/tables/followers.hpp"

namespace fondaco::tables {

class CatchUpCache {
 public:
  using Texts = std::vector<Text>;

  /// What `write` makes, or has made since the last change. `appearance` is what the texts show and what changes
  /// without a write: the names of people, and whether they are here.
  template <class WriteTexts>
  const Texts& find(std::int32_t seq, const std::string& appearance, const WriteTexts& write) {
    if (appearance != appearance_ || texts_.size() >= most_kept) {
      clear();
      appearance_ = appearance;
    }
    const auto found = texts_.find(seq);
    return found != texts_.end() ? found->second : texts_.emplace(seq, write()).first->second;
  }
  void clear() { texts_.clear(); }

 private:
  static constexpr std::size_t most_kept = 32;

  std::string appearance_;
  std::map<std::int32_t, Texts> texts_;  ///< by the last number seen
};

}  // namespace fondaco::tables
