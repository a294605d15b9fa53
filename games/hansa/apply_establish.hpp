// SPDX-License-Identifier: MIT
#pragma once
// Establishing a trade route (HT-4.5): prestige, token, reward; the whole of it before the game may end (HT-7.2).
#include "games/hansa/apply.hpp"

namespace fondaco::hansa {

template <class Journal>
constexpr void Play<Journal>::establish(unsigned route) {
  state_.pending.route = static_cast<std::uint8_t>(route);
  note(EventKind::established, "HT-4.5.1"_rule, Components(component(K::route, route)));

  for (const std::uint8_t city : {board_.route[route].a, board_.route[route].b}) {
    const Seat controller = game_.controller(state_, city);
    if (controller == nobody) continue;
    ++state_.score[controller];  // HT-4.5.3
    note_of(controller, EventKind::prestige, "HT-4.5.3"_rule, Components(component(K::city, city)));
  }

  if (state_.token[route] != no_token) {  // HT-4.5.5
    const std::uint8_t token = state_.token[route];
    state_.token[route] = no_token;
    state_.pending.token = token;
    ++state_.unused[me()][token];
    note(EventKind::took, "HT-4.5.5"_rule, Components(component(K::token, token)));
    if (game_.supply_size(state_) > 0) {
      ++state_.drawn;
      note(EventKind::drew, "HT-4.5.5"_rule);
    } else {
      state_.ended |= bit<std::uint8_t>(static_cast<unsigned>(Ending::tokens));  // HT-7.1.2
    }
  }
  ask(Stage::reward);
}

template <class Journal>
constexpr void Play<Journal>::reward(Move move) {
  if (move == code::no_reward) {
    note(EventKind::unrewarded, "HT-4.5.6"_rule);
  } else if (move < code::extra) {
    place_kontor(static_cast<unsigned>(move - code::kontor));
  } else if (move < code::skill) {
    const auto which = static_cast<unsigned>(move - code::extra);
    place_extra(which / kinds, static_cast<Kind>(which % kinds));
  } else if (move < code::table) {
    raise(static_cast<unsigned>(move - code::skill), "HT-4.5.13"_rule);
  } else {  // HT-4.5.14
    const auto field = static_cast<unsigned>(move - code::table);
    const Piece piece = piece_of(me(), Kind::merchant);
    take_off(state_, state_.pending.route, piece);
    state_.table[field] = piece;
    note(EventKind::table, "HT-4.5.14"_rule, Components(component(K::field, field)));
  }
  finish_establish();
}

/// HT-4.5.7, HT-4.5.8: the leftmost empty house.
template <class Journal>
constexpr void Play<Journal>::place_kontor(unsigned city) {
  const unsigned next = game_.next_house(state_, city);
  const House& house = board_.city[city].house[next];
  const Piece piece = piece_of(me(), house.kind);
  take_off(state_, state_.pending.route, piece);
  state_.house[city][next] = piece;
  note(EventKind::kontor, "HT-4.5.7"_rule, Components(component(K::piece, house.kind), component(K::city, city)));
  if (house.coin > 0) {  // HT-4.5.10
    add(state_.score[me()], house.coin);
    note(EventKind::coin, "HT-4.5.10"_rule, Components(component(K::points, house.coin)));
  }
  if (next + 1 == board_.city[city].houses) {  // HT-4.5.11
    state_.full |= bit<CitySet>(city);
    note(EventKind::completed, "HT-4.5.11"_rule,
         Components(component(K::city, city), component(K::count, count_bits(state_.full))));
  }
  score_link(city);
}

/// HT-4.5.9: left of everything already in the city.
template <class Journal>
constexpr void Play<Journal>::place_extra(unsigned city, Kind kind) {
  constexpr auto token = static_cast<std::size_t>(Token::extra_kontor);
  const Piece piece = piece_of(me(), kind);
  take_off(state_, state_.pending.route, piece);
  --state_.unused[me()][token];
  ++state_.used[me()][token];
  auto& extras = state_.extras;
  extras.push_back({static_cast<std::uint8_t>(city), piece});
  for (std::size_t i = extras.size() - 1; i > 0 && extras[i].city < extras[i - 1].city; --i) {
    const Extra moved = extras[i];
    extras[i] = extras[i - 1];
    extras[i - 1] = moved;
  }
  note(EventKind::extra_kontor, "HT-4.5.9"_rule, Components(component(K::piece, kind), component(K::city, city)));
  score_link(city);
}

/// HT-4.5.12: only a new Kontor can make the link; the fourth and later ones score nothing.
template <class Journal>
constexpr void Play<Journal>::score_link(unsigned city) {
  const auto own = bit<std::uint8_t>(me());
  if ((state_.linked & own) != 0) return;
  const auto kontors = game_.kontors(state_, me());
  CitySet cities = 0;
  for (unsigned each = 0; each < board_.cities; ++each) cities |= kontors[each] > 0 ? bit<CitySet>(each) : 0;
  if (kontors[city] > 1 || !game_.links(cities)) return;
  const auto place = static_cast<unsigned>(count_bits(state_.linked));
  state_.linked |= own;
  const unsigned points = place < edition_.links ? edition_.link_points[place] : 0;
  add(state_.score[me()], static_cast<int>(points));
  note(EventKind::linked, "HT-4.5.12"_rule, Components(component(K::points, points)));
}

/// HT-4.5.13, HT-5.7: one field more; its piece goes to the personal supply (HT-6.2).
template <class Journal>
constexpr void Play<Journal>::raise(unsigned track, RuleId rule) {
  const auto skill = static_cast<Track>(track);
  const unsigned old = game_.skill_value(state_, me(), skill);
  ++state_.skill[me()][track];
  ++state_.supply[me()][index(edition_.skill[track].cover)];
  const unsigned now = game_.skill_value(state_, me(), skill);
  if (skill == Track::actiones) add(state_.actions, static_cast<int>(now - old));
  note(EventKind::skill, rule, Components(component(K::skill, track), component(K::value, now)));
}

/// HT-4.5.6, then the end if it was triggered (HT-7.2).
template <class Journal>
constexpr void Play<Journal>::finish_establish() {
  const unsigned route = state_.pending.route;
  for (const Kind kind : {Kind::trader, Kind::merchant}) {
    const Piece piece = piece_of(me(), kind);
    while (count_on(state_, route, piece) > 0) {
      take_off(state_, route, piece);
      ++state_.stock[me()][index(kind)];
    }
  }
  unsigned reasons = state_.ended;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (state_.score[seat] >= edition_.end_score) reasons |= bit<unsigned>(static_cast<unsigned>(Ending::score));
  }
  if (count_bits(state_.full) >= edition_.end_cities) reasons |= bit<unsigned>(static_cast<unsigned>(Ending::cities));
  if (reasons != 0) return end_game(reasons);
  back_to_main();
}

}  // namespace fondaco::hansa
