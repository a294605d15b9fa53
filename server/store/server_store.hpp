// SPDX-License-Identifier: MIT
#pragma once
// What the server keeps for itself: its keys, and facts about the store.
#include <string>

namespace fondaco::store {

class ServerStore {
 public:
  virtual ~ServerStore() = default;

  /// Empty when there is none of that name.
  virtual std::string secret(const std::string& name) = 0;
  virtual void keep_secret(const std::string& name, const std::string& value) = 0;
  /// Facts about the store itself that are no secrets; empty when there is none of that name.
  virtual std::string about(const std::string& name) = 0;
  virtual void set_about(const std::string& name, const std::string& value) = 0;
};

}  // namespace fondaco::store
