// SPDX-License-Identifier: MIT
#include "engine/description.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <vector>

#include "engine/json/reader.hpp"
#include "engine/observed_schema.hpp"
#include "engine/random_games.hpp"

namespace fondaco {
namespace {

constexpr unsigned games_per_count = 24;
constexpr std::size_t always_watched = 150;  ///< every position until its question was asked so often …
constexpr std::uint32_t then_one_in = 24;    ///< … later one of so many

constexpr std::size_t listed_names = 10;  ///< of kinds with no more names than these, schemas list them

/// The kinds of the components of a move or an event, in order.
using Parts = std::vector<std::string_view>;

Parts parts_of(const GameEntry& entry, const Components& args) {
  Parts parts;
  for (const Component arg : args) parts.push_back(entry.component_kinds[arg.kind]);
  return parts;
}

/// The ways to write a kind of move: its parts, and the names that each of them has.
using Forms = std::map<Parts, std::vector<std::set<std::string>>>;

/// What is seen while a game is played.
class Observation final : public GameWatcher {
 public:
  explicit Observation(const GameEntry& entry);

  void table(const AnyGame& game, bool first) override;
  void position(const AnyGame& game, const AnyState& state, Rng& rng) override;
  void move(const AnyGame& game, const AnyState& before, Move move, const EventJournal& journal) override;
  void write(json::Writer& out) const;

 private:
  void name(const AnyGame& game, Component component);
  NamesByKind names_in(const std::set<std::string>& texts) const;

  const GameEntry& entry_;
  std::vector<Forms> moves_;                            ///< by kind of move
  std::vector<std::set<Parts>> events_;                 ///< by kind of event
  std::map<std::string, std::set<std::string>> names_;  ///< by kind of component
  std::map<std::uint8_t, std::size_t> asked_;           ///< by decision
  ObservedSchema view_{ObservedSchema::Seen::some};
  ObservedSchema edition_{ObservedSchema::Seen::all};
};

Observation::Observation(const GameEntry& entry)
    : entry_(entry), moves_(entry.move_kinds.size()), events_(entry.events.size()) {
  const std::vector<EditionFile> editions = all_editions(entry);
  for (const EditionFile& edition : editions) edition_.see(edition.document());
  watch_random_games(entry, editions, games_per_count, 1, *this);
}

void Observation::table(const AnyGame& game, bool first) {
  for (unsigned code = 0; first && code < entry_.move_count; ++code) {
    const MoveShape shape = game.shape(static_cast<Move>(code));
    auto& names = moves_[shape.kind][parts_of(entry_, shape.args)];
    names.resize(shape.args.size());
    for (std::size_t i = 0; i < shape.args.size(); ++i) {
      name(game, shape.args[i]);
      names[i].insert(game.component_name(shape.args[i]));
    }
  }
}

void Observation::name(const AnyGame& game, Component component) {
  if (component.is_hidden()) return;
  const std::string name = game.component_name(component);
  // A dot: beyond the edition. Numbers tell nothing about what they count.
  if (name.find('.') != std::string::npos || (name.front() >= '0' && name.front() <= '9')) return;
  names_[std::string(entry_.component_kinds[component.kind])].insert(name);
}

/// Names that stand in documents: draw:blind has a card that is none.
NamesByKind Observation::names_in(const std::set<std::string>& texts) const {
  NamesByKind used;
  for (const auto& [kind, names] : names_) {
    KindNames& known = used[kind];
    std::ranges::set_intersection(names, texts, std::inserter(known.names, known.names.end()));
    known.listed = known.names.size() <= listed_names;
  }
  used["decision"] = {.names = {entry_.decisions.begin(), entry_.decisions.end()}, .listed = true};
  return used;
}

void Observation::move(const AnyGame& game, const AnyState& before, Move move, const EventJournal& journal) {
  // Others may see a shape that no move has: somebody considers an offer.
  const MoveShape seen = game.seen(before, move, Viewer::spectator());
  moves_[seen.kind][parts_of(entry_, seen.args)].resize(seen.args.size());
  for (const Event& event : journal.events()) {
    events_[event.kind].insert(parts_of(entry_, event.args));
    for (const Component arg : event.args) name(game, arg);
  }
}

void Observation::position(const AnyGame& game, const AnyState& state, Rng& rng) {
  if (++asked_[game.decision(state)] > always_watched && rng.index(then_one_in) != 0) return;
  const Viewer somebody = Viewer::seat(static_cast<Seat>(rng.index(game.players())));
  const Seat to_move = game.to_move(state);
  const Viewer mover = to_move == nobody ? somebody : Viewer::seat(to_move);
  for (const Viewer viewer : {mover, somebody, Viewer::spectator(), Viewer::everything()}) {
    json::Writer out;
    game.write_state(state, viewer, out);
    view_.see(*json::read(out.take()));  // the writer writes what the reader reads
  }
}

void write_names(std::string_view key, const auto& names, json::Writer& out) {
  out.key(key);
  out.begin_array();
  for (const auto& name : names) out.value(std::string_view(name));
  out.end_array();
}

/// Forms with as many parts as another one are told apart by the names of their parts. The form with the most names
/// comes last of them and lists none: it is what the others are not.
void write_forms(const Forms& forms, json::Writer& out) {
  std::vector<const Forms::value_type*> sorted;
  for (const auto& form : forms) sorted.push_back(&form);
  std::ranges::sort(sorted, {}, [](const Forms::value_type* form) {
    std::size_t names = 0;
    for (const auto& each : form->second) names += each.size();
    return std::pair(form->first.size(), names);
  });
  out.key("forms");
  out.begin_array();
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const auto& [parts, names] = *sorted[i];
    out.begin_object();
    write_names("parts", parts, out);
    if (i + 1 < sorted.size() && sorted[i + 1]->first.size() == parts.size()) {
      out.key("names");
      out.begin_array();
      for (const std::set<std::string>& each : names) {
        out.begin_array();
        for (const std::string& one : each) out.value(one);
        out.end_array();
      }
      out.end_array();
    }
    out.end_object();
  }
  out.end_array();
}

void Observation::write(json::Writer& out) const {
  out.key("moves");
  out.begin_array();
  for (std::size_t kind = 0; kind < moves_.size(); ++kind) {
    out.begin_object();
    out.member("kind", entry_.move_kinds[kind]);
    write_forms(moves_[kind], out);
    out.end_object();
  }
  out.end_array();
  out.key("events");
  out.begin_array();
  for (std::size_t kind = 0; kind < events_.size(); ++kind) {
    out.begin_object();
    out.member("name", entry_.events[kind]);
    out.key("parts");
    out.begin_array();
    for (const Parts& parts : events_[kind]) {
      out.begin_array();
      for (const std::string_view part : parts) out.value(part);
      out.end_array();
    }
    out.end_array();
    out.end_object();
  }
  out.end_array();
  std::set<std::string> texts;
  edition_.collect_texts(texts);
  out.key("edition");
  edition_.write(names_in(texts), out);
  view_.collect_texts(texts);
  out.key("view");
  view_.write(names_in(texts), out);
}

void write_option(const GameEntry& entry, const OptionSpec& option, json::Writer& out) {
  out.begin_object();
  out.member("name", option.name);
  out.member("rule", option.rule);
  if (option.is_number()) {
    out.member("low", option.low);
    out.member("high", option.high);
    out.member("default", option.initial);
  } else {
    write_names("choices", option.choices, out);
    out.member("default", option_text(option, option.initial));
  }
  if (!option.is_for(entry.min_players) || !option.is_for(entry.max_players)) {
    out.key("players");
    write_player_counts(std::max(option.min_players, entry.min_players),
                        std::min(option.max_players, entry.max_players), out);
  }
  out.end_object();
}

/// Writes every so many positions, as who is to move and as a spectator see them.
class SampleViews final : public GameWatcher {
 public:
  explicit SampleViews(json::Writer& out) : out_(out) {}

  void table(const AnyGame&, bool) override {}
  void position(const AnyGame& game, const AnyState& state, Rng& rng) override {
    if (rng.index(sampled_one_in) != 0) return;
    const Seat to_move = game.to_move(state);
    if (to_move != nobody) game.write_state(state, Viewer::seat(to_move), out_);
    game.write_state(state, Viewer::spectator(), out_);
  }
  void move(const AnyGame&, const AnyState&, Move, const EventJournal&) override {}

 private:
  static constexpr std::uint32_t sampled_one_in = 40;

  json::Writer& out_;
};

}  // namespace

void write_player_counts(int low, int high, json::Writer& out) {
  out.begin_array();
  for (int players = low; players <= high; ++players) out.value(players);
  out.end_array();
}

void write_option_specs(const GameEntry& entry, json::Writer& out) {
  out.begin_array();
  for (const OptionSpec& option : entry.options) write_option(entry, option, out);
  out.end_array();
}

void write_description(const GameEntry& entry, json::Writer& out) {
  const Observation observation(entry);
  out.begin_object();
  out.member("id", entry.id);
  out.member("title", entry.title);
  out.member("rule_prefix", entry.rule_prefix);
  out.member("rules_version", entry.rules_version);
  out.member("score_unit", entry.score_unit);
  out.key("players");
  write_player_counts(entry.min_players, entry.max_players, out);
  out.key("options");
  write_option_specs(entry, out);
  write_names("components", entry.component_kinds, out);
  write_names("decisions", entry.decisions, out);
  write_names("scores", entry.score_labels, out);
  write_names("terms", entry.term_labels, out);
  observation.write(out);
  out.end_object();
}

void write_sample_views(const GameEntry& entry, json::Writer& out) {
  out.begin_object();
  out.member("game", entry.id);
  out.key("views");
  out.begin_array();
  SampleViews views(out);
  watch_random_games(entry, all_editions(entry), 12, 2, views);
  out.end_array();
  out.end_object();
}

}  // namespace fondaco
