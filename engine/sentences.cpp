// SPDX-License-Identifier: MIT
#include "engine/sentences.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>

#include "engine/event_json.hpp"
#include "engine/json/reader.hpp"
#include "engine/random_games.hpp"
#include "engine/wording.hpp"

namespace fondaco {
namespace {

constexpr unsigned games_per_count = 4;
constexpr std::uint32_t judged_one_in = 8;
constexpr std::size_t most_of_a_kind = 24;
const std::array<std::string, max_seats> seat_names{"Marta", "Jan", "Ida", "Wim", "Lea", "Ugo"};

class Sentences final : public GameWatcher {
 public:
  Sentences(const GameEntry& entry, json::Writer& out) : out_(out) {
    for (const Language language : languages) words_.push_back(game_words(entry, language));
  }

  void table(const AnyGame& game, bool first) override;
  void position(const AnyGame& game, const AnyState& state, Rng& rng) override;
  void move(const AnyGame& game, const AnyState& before, Move move, const EventJournal& journal) override;

 private:
  using Describe = std::function<void(json::Writer&)>;
  using Say = std::function<std::string(const Wording&)>;

  void add(const AnyGame& game, Viewer viewer, const std::string& kind, const Components& args,
           const Describe& describe, const Say& say);
  void add_event(const AnyGame& game, const Event& event, Viewer viewer);

  json::Writer& out_;
  std::vector<Words> words_;                           ///< by language
  std::map<std::string, std::set<std::string>> told_;  ///< by kind
};

/// Once, and of each kind not too many.
void Sentences::add(const AnyGame& game, Viewer viewer, const std::string& kind, const Components& args,
                    const Describe& describe, const Say& say) {
  std::set<std::string>& told = told_[kind];
  if (told.size() >= most_of_a_kind) return;
  json::Writer sentence;
  sentence.begin_object();
  describe(sentence);
  if (args.size() > 0) {
    sentence.key("titles");
    sentence.begin_object();
    std::set<std::string> named;
    for (const Component arg : args) {
      if (arg.is_hidden()) continue;
      const std::string part = std::string(game.entry().component_kinds[arg.kind]) + " " + game.component_name(arg);
      if (named.insert(part).second) sentence.member(part, game.component_title(arg));
    }
    sentence.end_object();
  }
  sentence.key("text");
  sentence.begin_object();
  for (const Language language : languages) {
    const Wording wording(game, words_[static_cast<std::size_t>(language)], viewer, seat_names);
    sentence.member(name(language), say(wording));
  }
  sentence.end_object();
  sentence.end_object();
  const std::string text = sentence.take();
  if (!told.insert(text).second) return;
  out_.value(*json::read(text));  // the writer writes what the reader reads
}

void Sentences::table(const AnyGame& game, bool first) {
  if (!first) return;
  const GameEntry& entry = game.entry();
  for (std::uint8_t label = 0; label < entry.score_labels.size(); ++label) {
    add(
        game, Viewer::spectator(), "score", {},
        [&](json::Writer& out) { out.member("score", entry.score_labels[label]); },
        [&](const Wording& wording) { return wording.score(label); });
  }
  for (std::size_t i = 0; i < entry.options.size(); ++i) {
    const OptionSpec& spec = entry.options[i];
    const auto named = [&](json::Writer& out) { out.member("option", spec.name); };
    add(game, Viewer::spectator(), "option", {}, named, [&](const Wording& wording) { return wording.option(i); });
    const std::int16_t last = spec.is_number() ? spec.high : static_cast<std::int16_t>(spec.choices.size() - 1);
    for (std::int16_t value = spec.is_number() ? spec.low : std::int16_t{0}; value <= last; ++value) {
      add(
          game, Viewer::spectator(), "value", {},
          [&](json::Writer& out) {
            named(out);
            out.member("value", option_text(spec, value));
          },
          [&](const Wording& wording) { return wording.option_value(i, value); });
    }
  }
}

void Sentences::position(const AnyGame& game, const AnyState& state, Rng& rng) {
  add(
      game, Viewer::spectator(), "decision", {},
      [&](json::Writer& out) { out.member("decision", game.decision_name(state)); },
      [&](const Wording& wording) { return wording.decision(state); });
  const Seat seat = game.to_move(state);
  if (seat == nobody || rng.index(judged_one_in) != 0) return;
  TermList terms;
  game.judge(state, seat, terms);
  for (const Term& term : terms.terms()) {
    const TermFate fate = term.done ? TermFate::done : TermFate::goes_on;
    const Wording english(game, words_.front(), Viewer::seat(seat), seat_names);
    const std::string key = english.reason_key(term.label, term.about, fate, term.value);
    add(
        game, Viewer::seat(seat), key, Components(term.about),
        [&](json::Writer& out) {
          out.member("reason", key);
          out.key("args");
          write_args(game, Components(term.about), out);
        },
        [&](const Wording& wording) { return wording.reason(term.label, term.about, fate, term.value); });
  }
}

void Sentences::move(const AnyGame& game, const AnyState& before, Move move, const EventJournal& journal) {
  for (const Viewer viewer : {Viewer::seat(game.to_move(before)), Viewer::spectator()}) {
    const MoveShape seen = game.seen(before, move, viewer);
    add(
        game, viewer, "move " + std::string(game.entry().move_kinds[seen.kind]), seen.args,
        [&](json::Writer& out) { out.member("move", game.text(seen)); },
        [&](const Wording& wording) { return wording.move(seen); });
  }
  for (const Event& event : journal.events()) {
    for (const Viewer viewer : {Viewer::seat(0), Viewer::spectator()}) {
      if (const auto seen = event.seen_by(viewer)) add_event(game, *seen, viewer);
    }
  }
}

void Sentences::add_event(const AnyGame& game, const Event& event, Viewer viewer) {
  add(
      game, viewer, "event " + std::string(game.entry().events[event.kind]), event.args,
      [&](json::Writer& out) {
        out.key("viewer");
        if (viewer.is_seat()) {
          out.value(viewer.seat_index());
        } else {
          out.value("spectator");
        }
        write_event(game, event, out);
      },
      [&](const Wording& wording) { return wording.event(event); });
}

/// What the components that stand for seats are called: by number, or by the colours of the box.
void write_seat_components(const GameEntry& entry, const EditionFile& edition, json::Writer& out) {
  // An edition of the program, with options at their start values: nothing can be wrong with it.
  const std::unique_ptr<AnyGame> game = *entry.build(edition, default_options(entry.options, entry.max_players));
  const auto kind = std::ranges::find(entry.component_kinds, "seat") - entry.component_kinds.begin();
  out.key("seat_components");
  out.begin_array();
  for (std::int16_t seat = 0; seat < entry.max_players; ++seat) {
    out.value(game->component_name({static_cast<std::uint8_t>(kind), seat}));
  }
  out.end_array();
}

}  // namespace

void write_sentences(const GameEntry& entry, json::Writer& out) {
  out.begin_object();
  out.member("game", entry.id);
  out.key("seats");
  out.begin_array();
  for (const std::string& seat : seat_names) out.value(seat);
  out.end_array();
  const std::vector<EditionFile> editions = all_editions(entry);
  write_seat_components(entry, editions.front(), out);
  out.key("sentences");
  out.begin_array();
  Sentences sentences(entry, out);
  watch_random_games(entry, editions, games_per_count, 1, sentences);
  out.end_array();
  out.end_object();
}

}  // namespace fondaco
