// SPDX-License-Identifier: MIT
#pragma once
// A table of bounded size. When it is full, what was not asked for the longest time makes room.
#include <cstddef>
#include <list>
#include <map>
#include <utility>

namespace fondaco::base {

/// Ordered, not hashed: clients choose some of the keys, and could choose ones that collide.
template <class Key, class Value>
class Recent {
 public:
  explicit Recent(std::size_t most) : most_(most) {}

  /// Null when it is not there. Good until the next put or erase.
  Value* find(const Key& key) {
    const auto found = places_.find(key);
    if (found == places_.end()) return nullptr;
    entries_.splice(entries_.begin(), entries_, found->second);
    return &found->second->second;
  }

  Value& put(const Key& key, Value value) {
    erase(key);
    if (entries_.size() >= most_) erase(Key(entries_.back().first));
    entries_.emplace_front(key, std::move(value));
    places_.emplace(key, entries_.begin());
    return entries_.front().second;
  }

  void erase(const Key& key) {
    const auto found = places_.find(key);
    if (found == places_.end()) return;
    entries_.erase(found->second);
    places_.erase(found);
  }

  std::size_t size() const { return entries_.size(); }

 private:
  using Entries = std::list<std::pair<Key, Value>>;

  std::size_t most_;  // at least 1
  Entries entries_;   // latest first
  std::map<Key, typename Entries::iterator> places_;
};

}  // namespace fondaco::base
