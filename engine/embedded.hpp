// SPDX-License-Identifier: MIT
#pragma once
// The files of a game that travel in the binary: editions, rulebooks, words, lesson. cmake/embed.cmake writes one
// EmbeddedGame per game and the header games/ID/embedded.hpp that declares it.
#include <span>
#include <string_view>

namespace fondaco {

/// A file: its path below games/ID/ and its bytes.
struct EmbeddedFile {
  std::string_view name;
  std::string_view text;
};

struct EmbeddedGame {
  std::string_view id;
  std::span<const EmbeddedFile> files;

  /// The text of a file, such as "editions/default.json"; empty when there is none of that name.
  constexpr std::string_view file(std::string_view name) const {
    for (const EmbeddedFile& candidate : files) {
      if (candidate.name == name) return candidate.text;
    }
    return {};
  }
};

}  // namespace fondaco
