// SPDX-License-Identifier: MIT
#include "server/people/text_rules.hpp"

#include <algorithm>
#include <array>

#include "engine/json/utf8.hpp"
#include "server/base/characters.hpp"
#include "server/store/looks.hpp"
#include "server/store/names.hpp"

namespace fondaco::people {
namespace {

constexpr std::size_t longest_name = 24;
constexpr std::size_t longest_label = 40;
constexpr std::size_t shortest_password = 8;
constexpr std::size_t longest_password = 200;
constexpr std::size_t longest_agent = 120;

/// A language that writes more of them on one letter does not do so in names.
constexpr std::size_t highest_pile_of_name = 2;

// Names that would pass for those who run the server, in the languages of the program.
constexpr std::array<std::string_view, 18> reserved_names{
    "fondaco",    "admin",      "administrator", "amministratore", "administrateur", "moderator",
    "moderatore", "moderateur", "modérateur",    "operator",       "system",         "sistema",
    "systeme",    "système",    "server",        "support",        "staff",          "root",
};

/// Without blanks, figures and signs, which would not make it another name: "Admin 1".
std::string letters_of(std::string_view name) {
  std::string out;
  for (const char c : name) {
    const bool letter =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
    if (letter) out += c;
  }
  return out;
}

Outcome check_length(std::size_t length, std::size_t least, std::size_t most) {
  if (length >= least && length <= most) return {};
  return Fault{"must have " + std::to_string(least) + " to " + std::to_string(most) + " characters"};
}

Outcome check_shown_text(std::string_view text, std::size_t most) {
  if (Outcome fits = check_length(json::count_code_points(text), 1, most); !fits) return fits;
  for (std::size_t at = 0; at < text.size();) {
    const json::CodePoint point = json::decode_utf8(text, at);
    if (point.length == 0) return Fault{"must be UTF-8"};
    if (json::is_control(point.value) || base::is_invisible(point.value) || base::is_strange_blank(point.value)) {
      return Fault{"must not have characters that cannot be seen"};
    }
    at += point.length;
  }
  if (base::highest_pile(text) > highest_pile_of_name || base::begins_with_accent(text))
    return Fault{"must not pile up accents"};
  if (text.starts_with(' ') || text.ends_with(' ')) return Fault{"must not begin or end with a blank"};
  if (text.find("  ") != std::string_view::npos) return Fault{"must not have two blanks in a row"};
  return {};
}

}  // namespace

Outcome check_name(std::string_view name) { return check_shown_text(name, longest_name); }

bool is_reserved_name(std::string_view name) {
  const std::string plain = store::folded_name(letters_of(store::latin_look(name)));
  const std::string look = letters_of(store::look_of(name));
  return std::ranges::any_of(reserved_names, [&](std::string_view reserved) {
    return plain == store::latin_look(reserved) || look == store::look_of(reserved);
  });
}

Outcome check_label(std::string_view label) { return check_shown_text(label, longest_label); }

Outcome check_password(std::string_view password, std::string_view name) {
  if (store::folded_name(password) == store::folded_name(name)) return Fault{"must not be the name"};
  return check_length(json::count_code_points(password), shortest_password, longest_password);
}

std::string tidy_agent(std::string_view agent) {
  std::string out;
  for (const char c : agent.substr(0, longest_agent)) out += c >= ' ' && c <= '~' ? c : '?';
  return out;
}

}  // namespace fondaco::people
