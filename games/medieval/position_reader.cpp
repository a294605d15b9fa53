// SPDX-License-Identifier: MIT
// Positions from JSON, as people may write them by hand: what is left out takes its start value, or follows from the
// rest.
#include <string>

#include "engine/dice_json.hpp"
#include "games/medieval/names.hpp"

namespace fondaco::medieval {
namespace {

class PositionReader {
 public:
  PositionReader(const Game& game, json::Cursor in, State& state)
      : game_(game), edition_(game.edition()), in_(in), state_(state) {}

  void read() {
    in_.only_keys({"stage", "to_move", "start_seat", "round", "city", "after", "letter", "idle", "towns_left", "cities",
                   "players", "seed", "dice"});
    const Seat last = static_cast<Seat>(game_.players() - 1);
    state_.start_seat = static_cast<Seat>(in_["start_seat"].whole_or(0, 0, last));
    state_.turn = static_cast<Seat>(in_["to_move"].whole_or(state_.start_seat, 0, last));
    state_.dice = read_dice(in_);
    if (in_["players"].size(game_.players(), game_.players()) == 0) return;
    cities();
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) player(seat, in_["players"].at(seat));
    hands();
    town_track();
    if (in_.ok()) stage();
    if (!in_.ok()) return;
    in_.require(game_.audit(state_));
  }

 private:
  /// The place of this key, if it is in play.
  unsigned find(std::string_view key, json::Cursor at) const {
    const unsigned place = find_place(edition_, key, at);
    if (at.ok() && ((game_.in_play() >> place) & 1U) == 0)
      at.fail(std::string(key) + " is out of play with two players " + (is_city(place) ? "(MM-13.1)" : "(MM-13.2)"));
    return place;
  }
  unsigned find_city(std::string_view key, json::Cursor at) const {
    const unsigned city = find(key, at);
    if (at.ok() && !is_city(city)) at.fail(std::string(key) + " is a town, not a city");
    return city;
  }

  /// Cities that are named have their markers; the preset one has its own in any case (MM-2.3).
  void cities() {
    if (game_.table().preset != no_place) state_.marked = bit<CitySet>(game_.table().preset);
    const json::Cursor in = in_["cities"];
    if (!in.present()) return;
    in.each_member([&](std::string_view key, json::Cursor at) {
      const unsigned city = find_city(key, at);
      if (at.ok()) read_city(city, at);
    });
  }

  void read_city(unsigned city, json::Cursor in) {
    in.only_keys({"ring", "centre", "to", "half", "by"});
    const auto own = bit<CitySet>(city);
    const std::uint8_t value = edition_.place[city].value;
    const auto seat = [&](json::Cursor at) { return static_cast<Seat>(at.whole(0, game_.players() - 1)); };
    state_.marked |= own;
    if (in["ring"].present()) {
      if (in["ring"].size() > value)
        in["ring"].fail("more houses than the " + std::to_string(value) + " spaces (MM-1.2)");
      in["ring"].each([&](json::Cursor at) {
        const Seat owner = seat(at);
        state_.ring[city] = ring::with(state_.ring[city], owner);
        state_.branches[owner] |= own;
      });
    }
    if (const auto centre = in["centre"].whole_or(0, 0, 2); centre > 0) {
      state_.centre |= own;
      if (centre == 2 && state_.twice != no_place) in["centre"].fail("one city at most has two (MM-10.2)");
      if (centre == 2) state_.twice = static_cast<std::uint8_t>(city);
    }
    if (in["to"].present()) {
      state_.awarded |= own;
      state_.won[seat(in["to"])] |= own;
    }
    if (in["half"].boolean_or(false)) {
      if (!in["to"].present()) in["half"].fail("only an awarded marker scored half (MM-9.3)");
      state_.halved |= own;
    }
    if (in["by"].present()) state_.laid[seat(in["by"])] |= own;
  }

  void player(Seat seat, json::Cursor in) {
    in.only_keys({"score", "cash", "letters", "houses", "hand", "towns"});
    if (in["towns"].present()) {
      in["towns"].each([&](json::Cursor at) {
        const unsigned town = find(at.string(), at);
        if (at.ok() && is_city(town)) at.fail("a city, not a town");
        for (Seat other = 0; at.ok() && other < game_.players(); ++other) {
          if (((state_.branches[other] >> town) & 1U) != 0) at.fail("a town holds one house (MM-8.6)");
        }
        state_.branches[seat] |= bit<PlaceSet>(town);
      });
    }
    state_.cash[seat] = static_cast<std::int32_t>(in["cash"].whole_or(game_.table().capital, 0, most_cash));
    state_.letters[seat] = static_cast<std::uint8_t>(in["letters"].whole_or(edition_.letters, 0, edition_.letters));
    houses(seat, in);
    score(seat, in);
  }

  void houses(Seat seat, json::Cursor in) {
    unsigned placed = static_cast<unsigned>(count_bits(towns_of(state_.branches[seat])));
    for (const Ring houses : state_.ring) placed += ring::count(houses, seat);
    if (placed > edition_.houses && in.ok())
      return in.fail("more houses than the " + std::to_string(edition_.houses) + " of a player (MM-1.4)");
    const unsigned left = edition_.houses - placed;
    if (in["houses"].whole_or(left, 0, max_houses) != left && in.ok())
      in["houses"].fail("the map leaves " + std::to_string(left) + " houses (MM-1.4)");
    state_.supply[seat] = static_cast<std::uint8_t>(left);
  }

  /// Points follow from towns and markers.
  void score(Seat seat, json::Cursor in) {
    const int towns = count_bits(towns_of(state_.branches[seat]));
    int points = edition_.start_score + (towns > 1 ? towns - 1 : 0);  // MM-R.7: the home scores nothing
    for_each_bit(state_.won[seat], [&](unsigned city) {
      const std::uint8_t value = edition_.place[city].value;
      points += ((state_.halved >> city) & 1U) != 0 ? edition_.half[value] : value;
    });
    if (in["score"].whole_or(points, 0, 10'000) != points && in.ok())
      in["score"].fail("towns and markers are worth " + std::to_string(points) + " (MM-8.6, MM-9)");
    state_.score[seat] = static_cast<std::uint16_t>(points);
  }

  /// Markers that are neither on the map nor in a hand are dealt to the hands that are left out, the highest first.
  void hands() {
    Markers left = game_.not_laid(state_);
    std::array<Seat, max_players> open{};
    unsigned seats = 0;
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) {
      const json::Cursor hand = in_["players"].at(seat)["hand"];
      if (!hand.present()) {
        open[seats++] = seat;
        continue;
      }
      if (hand.is(json::Kind::whole)) hand.fail("a count, not markers: a view cannot be loaded as a position");
      hand.each([&](json::Cursor at) {
        const auto value = static_cast<std::size_t>(at.whole(1, max_value));
        if (at.ok() && left[value - 1] == 0)
          return at.fail("no closed city is left for a marker of " + std::to_string(value) + " (MM-1.3)");
        --left[value - 1];
        ++state_.hand[seat][value - 1];
      });
    }
    if (in_.ok() && seats == 0 && count_of(left) > 0)
      return in_["players"].fail(std::to_string(count_of(left)) +
                                 " markers are neither on the map nor in a hand (MM-1.3)");
    unsigned next = 0;
    for (unsigned value = max_value; in_.ok() && value > 0; --value) {
      for (; left[value - 1] > 0; --left[value - 1]) ++state_.hand[open[next++ % seats]][value - 1];
    }
  }

  void town_track() {
    const int left = count_bits(game_.empty_towns(state_));
    if (in_["towns_left"].whole_or(left, 0, max_towns) != left && in_.ok())
      in_["towns_left"].fail("there are " + std::to_string(left) + " empty towns in play (MM-1.7)");
    state_.towns_left = static_cast<std::uint8_t>(left);
  }

  /// Left out: homes while nobody has one, else the first phase of a turn.
  Stage usual_stage() const {
    PlaceSet all = 0;
    for (const PlaceSet places : state_.branches) all |= places;
    if (all == 0) return Stage::home;
    return count_of(state_.hand[state_.turn]) > 0 ? Stage::place : Stage::open;
  }

  void stage() {
    const auto usual = static_cast<std::size_t>(usual_stage());
    state_.stage = static_cast<Stage>(in_["stage"].choice_or(usual, names_of<Stage>, "stage"));
    const bool asks_city = state_.stage == Stage::city;
    if (in_["city"].present() != asks_city && in_.ok())
      asks_city ? in_.fail("stage 'city' needs 'city', the one asked for") : in_["city"].fail("only in stage 'city'");
    if (in_["after"].present() && state_.stage != Stage::paid) in_["after"].fail("only in stage 'paid'");
    if (in_.ok() && in_["city"].present())
      state_.at = static_cast<std::uint8_t>(find_city(in_["city"].string(), in_["city"]));
    if (in_.ok() && in_["after"].present())
      state_.at = static_cast<std::uint8_t>(find_city(in_["after"].string(), in_["after"]) + 1);
    // Phase 2 and the letter of a second opening do not belong to the first round (MM-4.2).
    const bool later = state_.stage == Stage::income || asks_city || state_.stage == Stage::paid ||
                       state_.stage == Stage::second || in_["letter"].present();
    const int round = state_.stage == Stage::home ? 0 : later ? 2 : 1;
    state_.round = static_cast<std::uint16_t>(in_["round"].whole_or(round, 0, most_rounds));
    state_.letter = static_cast<Letter>(in_["letter"].choice_or(0, names_of<Letter>, "use of a letter"));
    state_.opened = state_.stage == Stage::second ? 1 : 0;
    const bool standstill =
        state_.stage == Stage::over && state_.towns_left > 0 && state_.awarded != cities_of(game_.in_play());
    state_.idle = static_cast<std::uint8_t>(in_["idle"].whole_or(standstill ? game_.players() : 0, 0, game_.players()));
  }

  const Game& game_;
  const Edition& edition_;
  json::Cursor in_;
  State& state_;
};

}  // namespace

void Game::from_json(json::Cursor in, State& state) const {
  state = State{};
  PositionReader(*this, in, state).read();
}

}  // namespace fondaco::medieval
