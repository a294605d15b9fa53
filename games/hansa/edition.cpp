// SPDX-License-Identifier: MIT
// Reads an edition and refuses what the rules could not be played with: desks, tokens and tables here, the boards in
// edition_board.cpp.
#include "games/hansa/edition.hpp"

#include <string>

#include "games/hansa/edition_parts.hpp"

namespace fondaco::hansa {
namespace {

class Loader {
 public:
  Loader(json::Cursor in, Edition& edition) : in_(in), edition_(edition) {}

  void load() {
    edition_.min_players = read_small(in_["players"]["min"], 2, max_players);
    edition_.max_players = read_small(in_["players"]["max"], edition_.min_players, max_players);
    edition_.canvas_width = static_cast<std::int16_t>(in_["canvas"]["width"].whole(1, 10000));
    edition_.canvas_height = static_cast<std::int16_t>(in_["canvas"]["height"].whole(1, 10000));
    desk();
    pieces();
    supplies();
    tokens(in_["bonus_tokens"], edition_.tokens[0]);
    if (in_["bonus_tokens_2020"].present()) tokens(in_["bonus_tokens_2020"], edition_.tokens[1]);
    table();
    scoring();
    load_boards(in_, edition_);
    if (in_.ok() && edition_.min_players == 2) load_provinces(in_["two_player"], edition_);
    if (in_.ok()) taverns();
  }

 private:
  void desk() {
    const json::Cursor list = in_["desk"]["tracks"];
    if (list.size(tracks, tracks) == 0) return;
    for (unsigned i = 0; in_.ok() && i < tracks; ++i) {
      const json::Cursor in = list.at(i);
      Skill& skill = edition_.skill[i];
      skill.id = read_id<16>(in["id"]);
      if (in.ok() && skill.id.text() != names_of<Track>[i]) {
        in["id"].fail("the skills come in the order of HT-1.5: here " + std::string(names_of<Track>[i]));
      }
      skill.name = read_name<24>(in["name"]);
      skill.cover = static_cast<Kind>(in["cover_piece"].choice(names_of<Kind>, "piece"));
      skill.full_bonus = read_small(in["full_bonus"], 0, 50);
      skill.values = static_cast<std::uint8_t>(in["values"].size(2, max_track));
      if (in.ok() && in["covers"].whole(0, max_track) != skill.values - 1) {
        in["covers"].fail("every value but the first is covered (HT-2.4)");
      }
      unsigned last = 0;
      unsigned next = 0;
      in["values"].each([&](json::Cursor at) {
        const std::uint8_t value = skill_value(static_cast<Track>(i), next, at);
        if (at.ok() && value < last) at.fail("the values of a skill never fall (HT-6.1)");
        last = value;
        skill.value[next++] = value;
      });
    }
  }

  std::uint8_t skill_value(Track track, unsigned index, json::Cursor at) {
    if (track == Track::privilegium) {
      if (index >= max_levels) {
        at.fail("at most " + std::to_string(max_levels) + " privileges");
        return 0;
      }
      edition_.level_names[index] = read_id<12>(at);
      for (unsigned other = 0; at.ok() && other < index; ++other) {
        if (edition_.level_names[other].text() == edition_.level_names[index].text())
          at.fail("this colour is listed twice");
      }
      return static_cast<std::uint8_t>(index + 1);
    }
    if (track == Track::bursa && at.is(json::Kind::string)) {
      if (at.string() != "C") at.fail("a number, or C for no limit");
      return no_limit;
    }
    // A network may be worth nothing by its key alone; an action, a move or a piece must be possible.
    return read_small(at, track == Track::clavis_urbis ? 0 : 1, 30);
  }

  void pieces() {
    const json::Cursor group = in_["piece_counts"];
    edition_.pieces[0] = read_small(group["traders_per_player"], 1, max_traders);
    edition_.pieces[1] = read_small(group["merchants_per_player"], 0, max_merchants);
    const json::Cursor colors = group["player_colours"];
    if (colors.size(edition_.max_players, max_players) == 0) return;
    std::size_t next = 0;
    colors.each([&](json::Cursor item) { edition_.player_colors[next++] = read_id<16>(item); });
  }

  /// HT-2.4, HT-2.5: desk, score track, stock and supply together are all of a player's pieces.
  void supplies() {
    Pieces placed{1, 0};  // one trader counts the points
    for (const Skill& skill : edition_.skill) {
      const auto kind = static_cast<std::size_t>(skill.cover);
      placed[kind] = static_cast<std::uint8_t>(placed[kind] + skill.values - 1);
    }
    const json::Cursor rows = in_["start_supply"]["rows"];
    if (rows.size(edition_.max_players, max_players) == 0) return;
    for (std::size_t i = 0; in_.ok() && i < edition_.max_players; ++i) {
      const json::Cursor row = rows.at(i);
      if (row["seat"].whole(1, max_players) != static_cast<int>(i + 1)) row["seat"].fail("rows come in order of play");
      edition_.start_supply[i] = {read_small(row["personal_traders"], 0, max_traders),
                                  read_small(row["personal_merchants"], 0, max_merchants)};
      edition_.start_stock[i] = {read_small(row["general_traders"], 0, max_traders),
                                 read_small(row["general_merchants"], 0, max_merchants)};
      for (std::size_t kind = 0; row.ok() && kind < kinds; ++kind) {
        const int sum = placed[kind] + edition_.start_supply[i][kind] + edition_.start_stock[i][kind];
        if (sum != edition_.pieces[kind]) {
          row.fail("with desk and score track these are " + std::to_string(sum) + " " +
                   std::string(names_of<Kind>[kind]) + "s of " + std::to_string(edition_.pieces[kind]) + " (HT-2.5)");
        }
      }
    }
  }

  void tokens(json::Cursor group, TokenMix& mix) {
    mix.present = true;
    std::array<int, token_kinds> count{};
    std::array<bool, token_kinds> listed{};
    int total = 0;
    group["kinds"].each([&](json::Cursor item) {
      const std::size_t kind = item["id"].choice(names_of<Token>, "token");
      if (listed[kind]) return item["id"].fail("this token is listed twice");
      listed[kind] = true;
      mix.supply[kind] = read_small(item["in_supply"], 0, max_tokens);
      count[kind] = static_cast<int>(item["count"].whole(0, max_tokens));
      total += count[kind];
    });
    mix.starts = static_cast<std::uint8_t>(group["start_on_taverns"].size(1, max_start_tokens));
    std::size_t next = 0;
    group["start_on_taverns"].each([&](json::Cursor item) {
      const std::size_t kind = item.choice(names_of<Token>, "token");
      mix.start[next++] = static_cast<Token>(kind);
      --count[kind];
    });
    for (std::size_t kind = 0; group.ok() && kind < token_kinds; ++kind) {
      if (count[kind] != mix.supply[kind]) {
        group.fail(std::string(names_of<Token>[kind]) +
                   ": those on the taverns and in the supply are not all (HT-2.3)");
      }
    }
    if (group.ok() && total > static_cast<int>(max_tokens))
      group.fail("at most " + std::to_string(max_tokens) + " tokens");
    constexpr auto extra = static_cast<std::size_t>(Token::extra_kontor);
    const int extras = mix.supply[extra] + static_cast<int>(std::count(
                                               mix.start.begin(), mix.start.begin() + mix.starts, Token::extra_kontor));
    if (group.ok() && extras > static_cast<int>(max_extras))
      group.fail("at most " + std::to_string(max_extras) + " Extra Kontors");
    if (group.ok() && group["total"].whole(0, 1000) != total) {
      group["total"].fail("the kinds add up to " + std::to_string(total));
    }
  }

  void table() {
    const json::Cursor slots = in_["coellen_table"]["slots"];
    edition_.fields = static_cast<std::uint8_t>(slots.size(0, max_fields));
    std::size_t next = 0;
    slots.each([&](json::Cursor item) {
      edition_.field_points[next] = read_small(item["points"], 0, 100);
      edition_.field_level[next] = level(item["colour"]);
      for (std::size_t i = 0; i < next; ++i) {
        if (edition_.field_points[i] == edition_.field_points[next])
          item["points"].fail("another field is worth as much");
      }
      ++next;
    });
    const json::Cursor links = in_["link_award"]["points"];
    edition_.links = static_cast<std::uint8_t>(links.size(0, max_players));
    next = 0;
    links.each([&](json::Cursor item) { edition_.link_points[next++] = read_small(item, 0, 20); });
  }

  /// The level of a house colour.
  std::uint8_t level(json::Cursor at) const { return read_level(at, edition_); }

  void scoring() {
    edition_.end_score = read_small(in_["score_track"]["end_trigger"], 1, 200);
    edition_.end_cities = read_small(in_["completed_cities_track"]["end"], 1, max_cities);
    const json::Cursor scoring = in_["scoring"];
    edition_.city_points = read_small(scoring["controlled_city_points"], 0, 50);
    unsigned covered = 0;
    scoring["token_points"].each([&](json::Cursor step) {
      const auto low = static_cast<unsigned>(step["min"].whole(1, max_tokens));
      const auto high = static_cast<unsigned>(step["max"].whole(low, max_tokens));
      if (low != covered + 1) step["min"].fail("the steps follow each other from 1 (HT-8.3)");
      const std::uint8_t points = read_small(step["points"], 0, 100);
      for (unsigned count = low; step.ok() && count <= max_tokens; ++count) edition_.token_points[count] = points;
      covered = high;
    });
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      const json::Cursor rule = scoring["displacement"][names_of<Kind>[kind]];
      edition_.fee[kind] = read_small(rule["fee"], 0, 3);
      edition_.extra[kind] = read_small(rule["extra"], 0, 2);
    }
  }

  /// HT-2.2: every start token has its tavern.
  void taverns() const {
    for (const Board& board : edition_.board) {
      unsigned count = 0;
      for (unsigned i = 0; i < board.routes; ++i) count += board.route[i].tavern ? 1U : 0U;
      for (const TokenMix& mix : edition_.tokens) {
        if (mix.present && board.routes > 0 && mix.starts != count) {
          in_["bonus_tokens"].fail(std::to_string(mix.starts) + " start tokens, but " + std::to_string(count) +
                                   " routes with a tavern (HT-2.2)");
        }
      }
    }
  }

  json::Cursor in_;
  Edition& edition_;
};

}  // namespace

void load_edition(json::Cursor in, Edition& edition) {
  edition = Edition{};
  Loader(in, edition).load();
}

}  // namespace fondaco::hansa
