// SPDX-License-Identifier: MIT
#pragma once
// A body in chunks (RFC 9112, section 7.1), read as strictly as it is written: whatever two readers could take for two
// different requests is malformed.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace fondaco::net {

class ChunkReader {
 public:
  enum class State : std::uint8_t { reading, done, malformed, too_large };

  /// Takes bytes off the front, appends what they carry to `body`, and returns how many it took.
  std::size_t feed(std::string_view bytes, std::string& body, std::size_t most_body_bytes);
  State state() const { return state_; }

 private:
  enum class Next : std::uint8_t { size, extension, size_end, data, data_return, data_end, last_return, last_end };

  std::size_t take_data(std::string_view bytes, std::string& body);
  void take(char c);
  void take_size(char c);
  void take_extension(char c);
  void expect(char c, char wanted, Next then);

  State state_ = State::reading;
  Next next_ = Next::size;
  unsigned size_digits_ = 0;
  std::size_t left_ = 0;  ///< of the chunk
  std::size_t extension_bytes_ = 0;
};

}  // namespace fondaco::net
