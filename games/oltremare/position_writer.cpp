// SPDX-License-Identifier: MIT
// Positions as JSON. One writer serves the full position and every view: what the viewer may not see is a count.
#include <string>

#include "engine/position_json.hpp"
#include "games/oltremare/names.hpp"

namespace fondaco::oltremare {
namespace {

class PositionWriter : public PositionWriterOf<Game> {
 public:
  using PositionWriterOf::PositionWriterOf;

  void write() {
    object([&] {
      // OM-12.13: which step of an offer its proposer is at nobody else knows.
      const bool draft = is_draft(state_.stage) && !viewer_.sees(state_.actor);
      out_.member("stage", draft ? draft_name : name_of(state_.stage));
      out_.member("to_move", state_.actor);
      out_.member("active", state_.turn);
      out_.member("starter", state_.starter);
      out_.member("turn", state_.turn_number);
      out_.member("bought", state_.bought);
      out_.member("talks", state_.talks);
      out_.member("calls", state_.calls);
      seats("dealt", state_.dealt);
      if (state_.last_round != 0) out_.member("last_round", true);
      piles();
      markers();
      voyage();
      deal(draft);
      answered();
      reshuffles();
      players([&](Seat seat) { player(seat); });
      dice();
    });
  }

 private:
  std::string card(Card card) const { return name(ComponentKind::card, card); }
  std::string good(unsigned good) const { return name(ComponentKind::good, good); }
  std::string port(unsigned port) const { return name(ComponentKind::port, port); }
  std::string marker(Marker marker) const { return name(ComponentKind::marker, marker); }

  void seats(std::string_view key, unsigned set) {
    array(key, [&] { for_each_bit(set, [&](unsigned seat) { out_.value(seat); }); });
  }

  void cards(const CardSet& set) {
    array([&] { set.each([&](Card each) { out_.value(card(each)); }); });
  }

  void goods(const GoodCounts& counts) {
    object([&] {
      for (unsigned i = 0; i < max_goods; ++i) {
        if (counts[i] > 0) out_.member(good(i), counts[i]);
      }
    });
  }

  /// A stack from its top.
  void stack(Card top) {
    array([&] {
      for (; top != no_card; top = state_.below[top]) out_.value(card(top));
    });
  }

  void piles() {
    out_.key("venice");
    if (state_.venice == venice_gone) {
      out_.value("gone");
    } else if (viewer_.sees_everything() || game_.venice_exact()) {
      out_.value(state_.venice);
    } else {
      out_.value("hidden");
    }
    out_.key("deck");
    if (viewer_.sees_everything()) {
      stack(state_.deck_top);
    } else {
      out_.value(state_.deck_size);
    }
    out_.key("discard");
    cards(state_.discard);
  }

  void markers() {
    object("markers", [&] {
      for (unsigned i = 0; i < edition_.ports; ++i) {
        if (state_.marker[i] != Marker::none) out_.member(port(i), marker(state_.marker[i]));
      }
    });
  }

  void voyage() {
    if (state_.played[0] != no_card) {
      array("played", [&] {
        for (const Card each : state_.played) {
          if (each != no_card) out_.value(card(each));
        }
      });
    }
    if (state_.to_play > 0) out_.member("to_play", state_.to_play);
    if (state_.to_sail == 0) return;
    out_.member("to_sail", state_.to_sail);
    array("sailed", [&] {
      for_each_bit(state_.sailed, [&](unsigned route) {
        const RouteInfo& sea = edition_.route[route];
        out_.value(port(sea.a) + "-" + port(sea.b));
      });
    });
  }

  void deal(bool draft) {
    if (state_.replier != nobody) {
      object("call", [&] {
        out_.member("good", good(state_.called));
        out_.member("replier", state_.replier);
      });
    }
    if (state_.proposer == nobody) return;
    const Offer& offer = state_.offer;
    object("offer", [&] {
      out_.member("proposer", state_.proposer);
      out_.member("partner", state_.partner);
      out_.member("counters", state_.counters);
      if (!draft) {
        array("gives", [&] {
          if (viewer_.sees(state_.proposer)) {
            for (unsigned i = 0; i < offer.given_count; ++i) given(card(offer.given[i]), offer.claims[i]);
          } else {
            // By goods: the order of the cards would tell something about them.
            for (unsigned kind = 0; kind < max_goods; ++kind) {
              for (unsigned i = 0; i < offer.given_count; ++i) {
                if (game_.good_of(offer.given[i]) == kind) given(good(kind), offer.claims[i]);
              }
            }
          }
        });
        out_.key("wants");
        goods(offer.wanted);
        out_.member("ducats", offer.ducats);
        if (state_.stage == Stage::deliver) delivered();
      }
    });
  }

  void given(const std::string& what, Claim claim) {
    if (claim == 0) return out_.value(what);
    object([&] {
      out_.member("what", what);
      std::string said;
      for (const Component part : claim_shape(claim).args)
        said += (said.empty() ? "" : "+") + game_.component_name(part);
      out_.member("claim", said);
    });
  }

  void delivered() {
    out_.key("delivered");
    const Offer& offer = state_.offer;
    if (!viewer_.sees(state_.partner)) return out_.value(offer.delivered_count);
    array([&] {
      for (unsigned i = 0; i < offer.delivered_count; ++i) out_.value(card(offer.delivered[i]));
    });
  }

  void answered() {
    if (state_.answered.empty()) return;
    array("answered", [&] {
      for (const std::uint32_t key : state_.answered) {
        const OfferTerms terms = terms_of_key(key);
        const Seat other = game_.left_of(state_.turn, terms.other);
        object([&] {
          out_.member("proposer", terms.by_active ? state_.turn : other);
          out_.member("partner", terms.by_active ? other : state_.turn);
          out_.key("gives");
          goods(terms.given);
          out_.key("wants");
          goods(terms.wanted);
          out_.member("ducats", terms.ducats);
        });
      }
    });
  }

  /// OM-12.5: the cards of each reshuffle, who may first have got one in which turn, and how many each has.
  void reshuffles() {
    if (state_.reshuffles == 0) return;
    array("reshuffles", [&] {
      for (unsigned i = 0; i < state_.reshuffles; ++i) {
        object([&] {
          CardSet set;
          game_.cards().each([&](Card each) {
            if (game_.reshuffle_of(state_, each) == i + 1) set.add(each);
          });
          out_.key("cards");
          cards(set);
          array("gained", [&] {
            for (Seat seat = 0; seat < game_.players(); ++seat) out_.value(state_.gained[i][seat]);
          });
          object("bounds", [&] {
            for (Seat who = 0; who < game_.players(); ++who) {
              if (viewer_.sees(who)) bounds(std::to_string(who), state_.fresh[i][who]);
            }
            bounds("all", state_.fresh[i][max_players]);
          });
        });
      }
    });
  }

  void bounds(const std::string& key, const std::array<std::uint8_t, max_players>& row) {
    array(key, [&] {
      for (Seat seat = 0; seat < game_.players(); ++seat) {
        const Bounds bounds = Bounds::unpack(row[seat]);
        out_.value(std::to_string(bounds.low) + "-" + std::to_string(bounds.high));
      }
    });
  }

  void player(Seat seat) {
    const bool own = viewer_.sees(seat);
    out_.member("ducats", state_.ducats[seat]);
    out_.member("prestige", state_.prestige[seat]);
    out_.member("markers", state_.taken[seat]);
    if (state_.active[seat] != Marker::none) out_.member("active_marker", marker(state_.active[seat]));
    out_.member("ship", port(state_.ship[seat]));
    out_.key("hand");
    if (own) {
      cards(state_.hand[seat]);
    } else {
      out_.value(state_.hand[seat].size());
    }
    hold(seat);
    pirates(seat);
    if (state_.noted_cards[seat] != not_scored) {
      object("scored_early", [&] {
        out_.member("cards", state_.noted_cards[seat]);
        out_.member("groups", state_.noted_groups[seat]);
      });
    }
    out_.key("least");
    goods(state_.least[seat]);
    if (own) remembered(seat);
  }

  /// OM-12.9: only the top may be looked at, until the game is over.
  void hold(Seat seat) {
    out_.key("hold");
    if (viewer_.sees_everything() || game_.holds_open() || state_.stage == Stage::over) {
      return stack(state_.hold_top[seat]);
    }
    object([&] {
      if (state_.hold_top[seat] != no_card) out_.member("top", card(state_.hold_top[seat]));
      out_.member("cards", state_.hold_size[seat]);
    });
  }

  /// OM-12.11: from the top, of each card how it came there; the owner knows those they threw.
  void pirates(Seat seat) {
    array("pirates", [&] {
      for (Card each = state_.pirate_top[seat]; each != no_card; each = state_.below[each]) {
        const bool thrown = state_.thrown[each] != 0;
        const bool known = viewer_.sees_everything() || (thrown && viewer_.sees(seat));
        object([&] {
          out_.member(thrown ? "thrown" : "stolen", known ? card(each) : std::string(hidden_card));
          if (thrown) out_.member("turn", state_.thrown[each]);
        });
      }
    });
  }

  /// OM-12.3: the cards this seat gave away, and since which turn they may be with whom.
  void remembered(Seat seat) {
    object("given", [&] {
      for (const Given& memory : state_.given) {
        if (memory.since[seat] != whose_memory) continue;
        object(card(memory.card), [&] {
          for (Seat other = 0; other < game_.players(); ++other) {
            if (memory.since[other] < whose_memory) out_.member(std::to_string(other), memory.since[other]);
          }
        });
      }
    });
  }
};

}  // namespace

void Game::to_json(const State& state, Viewer viewer, json::Writer& out) const {
  PositionWriter(*this, state, viewer, out).write();
}

}  // namespace fondaco::oltremare
