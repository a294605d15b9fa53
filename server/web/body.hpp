// SPDX-License-Identifier: MIT
#pragma once
// The JSON object that came with a request:
//
//   Body body(request);
//   body.only_keys({"name", "language"});
//   const std::string name(body["name"].string());
//   body.check();
//
// Everything that is wrong with it is a 400 with the place of the fault.
#include <cstddef>
#include <initializer_list>
#include <string_view>

#include "engine/json/document.hpp"
#include "server/net/site.hpp"

namespace fondaco::web {

constexpr std::size_t small_body = std::size_t{64} << 10U;
constexpr std::size_t large_body = std::size_t{1} << 20U;

class Body {
 public:
  /// No body counts as an empty object. Any other must call itself application/json, which no form of a foreign page
  /// can.
  explicit Body(const net::Request& request, std::size_t most_bytes = small_body);
  /// A frame of a socket.
  explicit Body(std::string_view text, std::size_t most_bytes = small_body);
  // Cursors point into it.
  Body(const Body&) = delete;
  Body& operator=(const Body&) = delete;

  [[nodiscard]] json::Cursor root() { return document_.root(); }
  [[nodiscard]] json::Cursor operator[](std::string_view key) { return root()[key]; }
  void only_keys(std::initializer_list<std::string_view> keys) { root().only_keys(keys); }
  /// After all was read. Throws the Refusal if anything was wrong.
  void check() const;

 private:
  json::Document document_;
};

}  // namespace fondaco::web
