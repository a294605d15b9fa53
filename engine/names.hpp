// SPDX-License-Identifier: MIT
#pragma once
// Names of enumerators: in the notation of moves, in JSON, in the keys of words. Every record and every script relies
// on them, so they are written down, once, in a table that the compiler checks against its enum. A game has such a
// table for each enum that has names, beside the enum or in its names.hpp:
//
//   enum class MoveKind : std::uint8_t { draw, turn_up, for_good };
//   consteval NameTable<MoveKind> name_table(MoveKind) { return {"draw", "turn-up", {MoveKind::for_good, "for"}}; }
//
// There is a name for each enumerator, in their order: its own word, its parts joined by - or by _; or {enumerator,
// "another word"}.
//
// Only sources of names read such tables (.cpp files): what legal and apply reach has no names.
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "engine/vocabulary.hpp"

namespace fondaco {

/// The word of an enumerator in the source; empty where no enumerator has this value. Both compilers write the value as
/// Color::red, or as (Color)7 where it has no name.
template <auto value>
consteval std::string_view enumerator_word() {
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_prefix(text.find("value = ") + std::string_view("value = ").size());
  if (text.front() == '(') return {};
  text = text.substr(0, text.find_first_of(";]"));
  return text.substr(text.rfind(':') + 1);
}

/// How many enumerators there are, counted from 0 to the first value without one.
template <class E, unsigned from = 0>
consteval unsigned count_enumerators() {
  if constexpr (enumerator_word<static_cast<E>(from)>().empty()) {
    return from;
  } else {
    return count_enumerators<E, from + 1>();
  }
}
template <class E>
inline constexpr unsigned enumerator_count = count_enumerators<E>();

/// A name in a table; with an enumerator where the name is not its word.
template <class E>
struct Name {
  // NOLINTNEXTLINE(google-explicit-constructor): a table is a list of plain names
  constexpr Name(const char* name) : text(name) {}
  constexpr Name(E enumerator, std::string_view name) : text(name), of(enumerator), own_word(false) {}

  std::string_view text;
  E of{};
  bool own_word = true;
};

/// What is wrong with a table.
enum class NameFault : std::uint8_t { none, missing, surplus, misplaced, misspelt, repeated };

template <class E>
class NameTable {
 public:
  consteval NameTable(std::initializer_list<Name<E>> names)
      : fault_(fault_in(names.size(), [&](std::size_t i) { return names.begin()[i]; })) {
    for (std::size_t i = 0; i < names.size() && i < names_.size(); ++i) names_[i] = names.begin()[i].text;
  }

  consteval NameFault fault() const { return fault_; }
  consteval const std::array<std::string_view, enumerator_count<E>>& names() const { return names_; }

  /// What is wrong with so many names, of which name_at(i) tells one.
  template <class NameAt>
  static consteval NameFault fault_in(std::size_t size, NameAt&& name_at) {
    constexpr auto own_words = words();
    for (std::size_t i = 0; i < size && i < own_words.size(); ++i) {
      const Name<E> name = name_at(i);
      if (!well_spelt(name.text)) return NameFault::misspelt;
      for (std::size_t before = 0; before < i; ++before) {
        if (name_at(before).text == name.text) return NameFault::repeated;
      }
      const bool its_own = name.own_word ? same_word(name.text, own_words[i]) : name.of == static_cast<E>(i);
      if (!its_own) return NameFault::misplaced;
    }
    if (size < own_words.size()) return NameFault::missing;
    return size > own_words.size() ? NameFault::surplus : NameFault::none;
  }

 private:
  /// The words of the enumerators, in their order.
  static consteval auto words() {
    return []<std::size_t... i>(std::index_sequence<i...>) {
      return std::array<std::string_view, sizeof...(i)>{enumerator_word<static_cast<E>(i)>()...};
    }(std::make_index_sequence<enumerator_count<E>>{});
  }

  static consteval bool joins(char letter) { return letter == '-' || letter == '_'; }

  /// The word itself, with - for _ or without.
  static consteval bool same_word(std::string_view name, std::string_view word) {
    if (name.size() != word.size()) return false;
    for (std::size_t i = 0; i < name.size(); ++i) {
      if (name[i] != word[i] && !(joins(name[i]) && word[i] == '_')) return false;
    }
    return true;
  }

  /// Small letters and digits; within one name all parts are joined by - or all by _.
  static consteval bool well_spelt(std::string_view name) {
    char joint = '\0';
    bool open = true;  // a letter or digit must follow
    for (const char letter : name) {
      const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
      if (!plain && (open || !joins(letter) || (joint != '\0' && letter != joint))) return false;
      if (!plain) joint = letter;
      open = !plain;
    }
    return !open;
  }

  std::array<std::string_view, enumerator_count<E>> names_{};
  NameFault fault_;
};

template <class E>
concept HasNames = requires { name_table(E{}); };

/// Stops the compiler with what is wrong; the enum stands in the lines around the message.
template <NameFault fault>
consteval void require_sound() {
  static_assert(fault != NameFault::missing,
                "a name is missing at the end of the table: the enum has more enumerators");
  static_assert(fault != NameFault::surplus, "the table has more names than the enum has enumerators");
  static_assert(
      fault != NameFault::misplaced,
      "a name does not stand at the place of its enumerator: names come in the order of the enum, and one that "
      "is not the enumerator's own word is written {enumerator, \"name\"}");
  static_assert(fault != NameFault::misspelt,
                "a name is not written in small letters and digits with - or _ (not both) between its parts");
  static_assert(fault != NameFault::repeated, "a name stands twice in the table");
}

template <class E>
consteval auto sound_names() {
  static_assert(HasNames<E>, "this enum has no names: write `consteval NameTable<E> name_table(E)` in its namespace");
  if constexpr (HasNames<E>) {
    constexpr NameTable<E> table = name_table(E{});
    require_sound<table.fault()>();
    return table.names();
  }
}

/// The names of an enum, in its order.
template <class E>
inline constexpr auto names_of = sound_names<E>();

template <class E>
constexpr std::string_view name_of(E value) {
  return names_of<E>[static_cast<std::size_t>(value)];
}

template <class E>
struct OptionRow {
  E option;
  OptionSpec spec;
};

/// The options of a game, in the order of their enum:
///
///   consteval OptionTable<Option> option_table(Option) {
///     return {{Option::open_cash, {.name = "open_cash", .rule = "MM-3.6", .choices = off_on}}};
///   }
template <class E>
class OptionTable {
 public:
  static_assert(enumerator_count<E> <= max_options, "a game has at most max_options options");

  consteval OptionTable(std::initializer_list<OptionRow<E>> rows)
      : fault_(NameTable<E>::fault_in(
            rows.size(), [&](std::size_t i) { return Name<E>(rows.begin()[i].option, rows.begin()[i].spec.name); })) {
    for (std::size_t i = 0; i < rows.size() && i < specs_.size(); ++i) specs_[i] = rows.begin()[i].spec;
  }

  consteval NameFault fault() const { return fault_; }
  consteval const std::array<OptionSpec, enumerator_count<E>>& specs() const { return specs_; }

 private:
  std::array<OptionSpec, enumerator_count<E>> specs_{};
  NameFault fault_;
};

template <class E>
consteval auto sound_options() {
  constexpr OptionTable<E> table = option_table(E{});
  require_sound<table.fault()>();
  return table.specs();
}

/// The options of a game, in the order of their enum.
template <class E>
inline constexpr auto options_of = sound_options<E>();

/// All names of a game, from the tables of its enums.
template <class Option, class MoveKind, class ComponentKind, class Decision, class EventKind, class ScoreLabel,
          class TermLabel>
constexpr Vocabulary vocabulary_of() {
  return {.options = options_of<Option>,
          .move_kinds = names_of<MoveKind>,
          .component_kinds = names_of<ComponentKind>,
          .decisions = names_of<Decision>,
          .events = names_of<EventKind>,
          .score_labels = names_of<ScoreLabel>,
          .term_labels = names_of<TermLabel>};
}

/// The name of a component that the edition does not have: a code beyond it still needs one, so that an illegal move
/// can be written and explained. No id has a dot.
inline std::string beyond(std::string_view kind, std::size_t id) {
  return std::string(kind) + "." + std::to_string(id);
}
/// text(id) where the edition has so many of them that there is this one.
template <class Text>
std::string named(std::string_view kind, std::size_t id, std::size_t count, Text&& text) {
  return id < count ? std::string(text(id)) : beyond(kind, id);
}

}  // namespace fondaco
