// SPDX-License-Identifier: MIT
#include "server/net/chunk_reader.hpp"

#include <algorithm>

#include "server/net/http_text.hpp"

namespace fondaco::net {
namespace {

constexpr unsigned most_size_digits = 8;
/// Of all chunks of a body together. Nobody needs them; they are allowed because the standard asks for it.
constexpr std::size_t most_extension_bytes = 256;

}  // namespace

std::size_t ChunkReader::feed(std::string_view bytes, std::string& body, std::size_t most_body_bytes) {
  std::size_t used = 0;
  while (used < bytes.size() && state_ == State::reading) {
    if (next_ == Next::data) {
      used += take_data(bytes.substr(used), body);
      continue;
    }
    take(bytes[used++]);
    if (left_ > most_body_bytes - body.size()) state_ = State::too_large;
  }
  return used;
}

std::size_t ChunkReader::take_data(std::string_view bytes, std::string& body) {
  const std::size_t taken = std::min(left_, bytes.size());
  body.append(bytes.substr(0, taken));
  left_ -= taken;
  if (left_ == 0) next_ = Next::data_return;
  return taken;
}

void ChunkReader::take(char c) {
  switch (next_) {
    case Next::size:
      return take_size(c);
    case Next::extension:
      return take_extension(c);
    case Next::size_end:
      return expect(c, '\n', left_ == 0 ? Next::last_return : Next::data);
    case Next::data_return:
      return expect(c, '\r', Next::data_end);
    case Next::data_end:
      size_digits_ = 0;
      return expect(c, '\n', Next::size);
    case Next::last_return:  // trailers would begin here: we want none
      return expect(c, '\r', Next::last_end);
    case Next::last_end:
      state_ = c == '\n' ? State::done : State::malformed;
      return;
    case Next::data:
      return;
  }
}

void ChunkReader::take_size(char c) {
  if (const int digit = hex_value(c); digit >= 0) {
    left_ = left_ * 16 + static_cast<std::size_t>(digit);
    if (++size_digits_ > most_size_digits) state_ = State::malformed;
  } else if (c == ';' && size_digits_ > 0) {
    next_ = Next::extension;
  } else if (size_digits_ > 0) {
    expect(c, '\r', Next::size_end);
  } else {
    state_ = State::malformed;
  }
}

void ChunkReader::take_extension(char c) {
  if (c == '\r') {
    next_ = Next::size_end;
  } else if (c < ' ' || c > '~' || ++extension_bytes_ > most_extension_bytes) {
    state_ = State::malformed;
  }
}

void ChunkReader::expect(char c, char wanted, Next then) {
  if (c != wanted) state_ = State::malformed;
  next_ = then;
}

}  // namespace fondaco::net
