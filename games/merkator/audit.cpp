// SPDX-License-Identifier: MIT
// What holds in every sound position: no card is lost or there twice, what is under way belongs to the open question,
// and the question can be answered.
#include "engine/audit.hpp"

#include <string>

#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {
namespace {

/// Counts every contract once (MK-1.8).
Outcome audit_contracts(const Game& game, const State& state) {
  const Edition& edition = game.edition();
  ContractSet seen;
  bool twice = false;
  const auto add = [&](const ContractSet& more) {
    twice = twice || !(seen & more).empty();
    seen = seen | more;
  };
  for (const ContractSet& owned : state.owned) add(owned);
  for (const ContractSet& set : {state.unseen, state.discard, state.stack, state.aside}) add(set);
  for (const std::uint8_t contract : state.beneath) {
    if (contract >= edition.contracts) return Fault{"no such contract"};
    add(ContractSet::only(contract));
    if (!game.solo() || state.top[edition.contract[contract].level] == no_contract)
      return Fault{"cards lie covered in solo play only, below others (MK-10.3)"};
  }
  for (const Card card : state.hand) {
    if (card < bonus_card) add(ContractSet::only(card));
  }
  for (unsigned level = 0; level < max_levels; ++level) {
    const std::uint8_t top = state.top[level];
    if (top == no_contract) {
      if (level < edition.levels && !(state.unseen & game.of_level(level)).empty())
        return Fault{"a pile shows its top card (MK-2.5)"};
      continue;
    }
    if (top >= edition.contracts || edition.contract[top].level != level)
      return Fault{"a pile of one value has another card"};
    add(ContractSet::only(top));
  }
  if (twice || seen != game.all_contracts()) return Fault{"the contracts do not add up (MK-1.8)"};
  if (!game.solo() && !state.stack.empty()) return Fault{"the stack is for solo play (MK-10.2)"};
  const Seat fulfiller = state.taker < max_players ? state.taker : state.actor;  // others may be making offers
  if (!(state.done - state.owned[fulfiller]).empty())
    return Fault{"fulfilled contracts stay with their owner (MK-6.2)"};
  return {};
}

/// The cards of one sort: sets and single ones, each card once.
Outcome audit_cards(CardSet all, std::initializer_list<CardSet> sets,
                    const std::array<std::uint8_t, max_display>& display, unsigned shown, std::string_view wrong) {
  CardSet seen = 0;
  bool sound = true;
  const auto add = [&](CardSet more) {
    sound = sound && (seen & more) == 0;
    seen |= more;
  };
  for (const CardSet set : sets) add(set);
  for (unsigned slot = 0; slot < max_display; ++slot) {
    if (display[slot] == no_card) continue;
    sound = sound && slot < shown && display[slot] < 32;
    if (sound) add(bit<CardSet>(display[slot]));
  }
  if (sound && seen == all) return {};
  return Fault{std::string(wrong)};
}

Outcome audit_decks(const Game& game, const State& state) {
  const Edition& edition = game.edition();
  CardSet under = 0;
  for (const std::uint8_t card : state.bonus_under) {
    if (card >= edition.bonuses || ((under >> card) & 1U) != 0) return Fault{"no such card under the deck (MK-10.6)"};
    under |= bit<CardSet>(card);
  }
  CardSet bonus_hands = 0;
  CardSet building_hands = 0;
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Card card = state.hand[seat];
    if (card == no_card) continue;
    if (!game.on(Option::advanced_hand) || card >= card_codes) return of_seat(seat, "no card in hand (MK-11.1)");
    if (card >= building_card) {
      building_hands |= bit<CardSet>(card - building_card);
    } else if (card >= bonus_card) {
      bonus_hands |= bit<CardSet>(card - bonus_card);
    } else if (game.edition().contract[card].place == no_place) {
      return of_seat(seat, "this contract is never taken into the hand (MK-11.1)");
    }
  }
  const auto& bonus = state.bonus;
  const auto& building = state.building;
  const Outcome sound =
      audit_cards(game.all_bonuses(),
                  {bonus[0], bonus[1], bonus[2], bonus[3], state.bonus_deck, state.bonus_aside, under, bonus_hands},
                  state.bonus_display, edition.display_size, "the bonus cards do not add up (MK-1.10)");
  if (!sound) return sound;
  return audit_cards(
      game.all_buildings(),
      {building[0], building[1], building[2], building[3], state.building_deck, state.building_aside, building_hands},
      state.building_display, edition.display_size, "the buildings do not add up (MK-1.11)");
}

Outcome audit_offices(const Game& game, const State& state) {
  for (Seat seat = 0; seat < max_players; ++seat) {
    if ((state.supply[seat] & ~game.all_colours()) != 0) return of_seat(seat, "a cube of no colour (MK-2.8)");
    for (unsigned good = game.goods(); good < max_goods; ++good) {
      if (state.goods[seat][good] > 0) return of_seat(seat, "no such good");
    }
    if (!game.coins() && state.coins[seat] > 0) return of_seat(seat, "there are no coins (MK-10.4)");
    const bool empty = state.owned[seat].empty() && state.bonus[seat] == 0 && state.building[seat] == 0 &&
                       state.goods[seat] == Goods{} && state.supply[seat] == 0 && state.counters[seat] == 0 &&
                       state.coins[seat] == 0 && state.hand[seat] == no_card;
    if (seat >= game.players() && !empty) return of_seat(seat, "nobody sits there");
  }
  return {};
}

/// MK-1.13
Outcome audit_chart(const Game& game, const State& state) {
  const Edition& edition = game.edition();
  for (unsigned letter = 0; letter < max_letters; ++letter) {
    if (state.letters[letter] > edition.letters[letter])
      return Fault{"more counters with a letter than there are (MK-1.12)"};
  }
  if (game.solo()) {
    if (state.side + state.row + state.in_row == 0) return {};
    return Fault{"solo play has no chart (MK-10.1)"};
  }
  if (state.side > 1) return Fault{"no such side of the chart"};
  const Side& side = edition.side[state.side];
  const bool empty = state.row == side.rows;
  if (state.row > side.rows || (empty ? state.in_row != 0 : state.in_row == 0 || state.in_row > side.size[state.row]))
    return Fault{"the chart has no such row (MK-1.13)"};
  if (state.side == reverse && (empty || game.fill().then == 0))
    return Fault{"the reverse side is for the long game (MK-10.9)"};
  if (empty && state.finale == Finale::none) return Fault{"an empty chart brings the final round (MK-8.1)"};
  if (state.front != no_letter && (empty || state.front >= edition.columns * max_losses))
    return Fault{"no such letter"};
  // Each row end needs a letter, and so does the redirect after it, of which the last row has none.
  unsigned unseen = 0;
  for (const std::uint8_t count : state.letters) unseen += count;
  const unsigned rows = side.rows - unsigned{state.row};
  const unsigned needed = (rows > 0 ? 2 * rows - 1 : 0) + (state.stage == Stage::redirect_loss ? 1U : 0U);
  const bool unused = game.on(Option::no_loss) || state.finale == Finale::running;
  if (unused || unseen >= needed) return {};
  return Fault{"too few letters are left (MK-7.3)"};
}

bool in_display(const std::array<std::uint8_t, max_display>& display, unsigned card) {
  return std::find(display.begin(), display.end(), card) != display.end();
}

Outcome audit_payment(const Game& game, const State& state) {
  const Payment& payment = state.payment;
  const Edition& edition = game.edition();
  const bool paying = state.stage == Stage::exchange || state.stage == Stage::replaces ||
                      state.stage == Stage::category_type || state.stage == Stage::leave_out;
  if (!paying) {
    if (payment == Payment{}) return {};
    return Fault{"nothing is being paid"};
  }
  if (payment.contract >= edition.contracts) return Fault{"no such contract"};
  const Contract& contract = edition.contract[payment.contract];
  const bool fits = state.owned[state.actor].has(payment.contract) && !state.done.has(payment.contract) &&
                    contract.place == state.token;
  if (!fits) return Fault{"this contract cannot be paid now (MK-6.1)"};
  unsigned named = 0;
  for (unsigned good = 0; good < max_goods; ++good) {
    if (payment.due[good] <= contract.goods[good]) continue;
    if (good >= game.goods() || edition.good[good].column != contract.column)
      return Fault{"more is due than the contract asks"};
    named += payment.due[good];
  }
  if (named + payment.of_column > contract.of_column || payment.different > contract.different)
    return Fault{"more is due than the contract asks (MK-6.2)"};
  if (payment.complete()) return Fault{"nothing is due any more"};
  if ((state.stage == Stage::replaces) != (payment.source != no_good))
    return Fault{"an exchange stands for a unit (MK-6.15)"};
  if (payment.source != no_good && payment.source != counters_for_unit && payment.source >= game.goods())
    return Fault{"no such good"};
  const bool choosing = state.stage == Stage::category_type || state.stage == Stage::leave_out;
  if (!choosing && (payment.from != 0 || payment.left_out != 0 || named != 0))
    return Fault{"types are named after exchanges"};
  if (state.stage == Stage::category_type &&
      (payment.of_column == 0 || payment.left_out != 0 || payment.from >= max_goods))
    return Fault{"no unit of a category is due"};
  if (state.stage == Stage::leave_out && payment.different == 0)
    return Fault{"types are left out of so many different goods"};
  if ((payment.left_out >> std::min<unsigned>(payment.from, max_goods)) != 0)
    return Fault{"types are left out in order"};
  const Means means = game.means_of(state, state.actor);
  const bool payable =
      choosing ? game.payable_plainly(means, payment, contract.column) : game.payable(means, payment, contract.column);
  if (payable) return {};
  return Fault{"the rest cannot be paid (MK-6.14)"};
}

/// What has been answered so far belongs to the open question, and nothing else is remembered.
Outcome audit_pending(const Game& game, const State& state) {
  const Edition& edition = game.edition();
  const Stage stage = state.stage;
  const bool losing = stage == Stage::redirect_loss || stage == Stage::loss;
  if (losing != (state.letter != no_letter)) return Fault{"a letter belongs to a loss check (MK-5.7)"};
  if (losing && state.letter >= edition.columns * max_losses) return Fault{"no such letter"};
  if ((stage == Stage::loss) != (state.losses > 0)) return Fault{"losses belong to a loss check (MK-5.9)"};
  if (losing && (state.finale == Finale::running || game.solo() || game.on(Option::no_loss)))
    return Fault{"there are no losses (MK-8.4, MK-10.1, MK-11.5)"};
  if (stage == Stage::redirect_loss && (losses_of_letter(state.letter) != 1 || state.in_row == 0))
    return Fault{"this loss cannot be redirected (MK-5.8)"};
  if (stage == Stage::redirect_loss && state.front != no_letter)
    return Fault{"the next counter was not shown yet (MK-5.8)"};
  if (stage == Stage::loss) {
    const GoodSet column = edition.column[column_of_letter(state.letter)].goods;
    if (state.losses > losses_of_letter(state.letter)) return Fault{"so much is not lost (MK-5.7)"};
    if ((game.types_of(state.goods[state.actor]) & column) == 0) return Fault{"who has nothing is not asked (MK-5.9)"};
  }

  const bool buying = stage == Stage::pay_contract;
  if (buying != (state.purchase != no_card) || (!buying && state.paid != 0)) return Fault{"nothing is being bought"};
  if (buying) {
    const Card card = state.purchase;
    const bool shown = card >= bonus_card && card < card_codes &&
                       (card == state.hand[state.actor] ||
                        (card < building_card ? in_display(state.bonus_display, card - bonus_card)
                                              : in_display(state.building_display, card - building_card)));
    if (game.coins() || !shown) return Fault{"this card cannot be paid with contracts (MK-10.4)"};
    if (state.paid >= game.cost_of(card)) return Fault{"it is paid already (MK-R19)"};
    if (state.owned[state.actor].size() < 2) return Fault{"the last contract cannot be used (MK-10.4)"};
  }

  const bool offering = stage == Stage::offer_coins || stage == Stage::offer_time || stage == Stage::accept;
  if (offering != (state.taker != nobody)) return Fault{"no offers are made now (MK-11.8)"};
  if ((offering || stage == Stage::reward_source) != (state.reward != no_contract)) return Fault{"no reward is due"};
  if (state.reward != no_contract &&
      (state.reward >= edition.contracts ||
       !state.owned[offering && state.taker < max_players ? state.taker : state.actor].has(state.reward)))
    return Fault{"the reward is not there"};
  if (offering) {
    if (!game.on(Option::contract_offers) || state.taker >= game.players())
      return Fault{"no offers are made (MK-11.8)"};
    if (state.top[edition.contract[state.reward].level] == no_contract) return Fault{"no card was revealed (MK-11.8)"};
    if ((stage == Stage::accept) != (state.actor == state.taker))
      return Fault{"the taker accepts, the others offer (MK-11.8)"};
  }
  for (Seat seat = 0; seat < max_players; ++seat) {
    const bool offers = state.offer_coins[seat] + state.offer_time[seat] > 0;
    if (offers && (!offering || seat == state.taker || seat >= game.players() ||
                   state.offer_coins[seat] > state.coins[seat] || state.offer_time[seat] > state.counters[seat]))
      return of_seat(seat, "offers what it does not own (MK-11.8)");
  }
  if (stage == Stage::reward_source) {
    const Card hand = state.hand[state.actor];
    if (hand >= bonus_card || edition.contract[hand].level != edition.contract[state.reward].level + 1)
      return Fault{"the card in hand is no reward (MK-11.3)"};
  }
  if (stage == Stage::final_supply) {
    if (((state.supply[state.actor] >> state.colour) & 1U) == 0)
      return Fault{"no cube of this colour is left (MK-9.1)"};
  } else if (state.colour != 0) {
    return Fault{"no cube is in question"};
  }
  return {};
}

Outcome audit_turn(const Game& game, const State& state) {
  const Stage stage = state.stage;
  if (state.turn >= game.players() || state.start_seat >= game.players() || state.actor >= game.players())
    return Fault{"no such seat"};
  if ((state.finale == Finale::running) != (state.closing < game.players()))
    return Fault{"the final round has a last turn (MK-8.3)"};
  if (state.finale != Finale::running && state.closing != nobody)
    return Fault{"the final round has a last turn (MK-8.3)"};
  if (game.solo() && state.finale != Finale::none) return Fault{"solo play has no final round (MK-10.8)"};
  if (state.turns == 0 || (game.solo() && state.turns > game.edition().solo_turns)) return Fault{"no such turn"};
  const bool own = stage == Stage::invest || stage == Stage::pay_contract || stage == Stage::drop_contract ||
                   stage == Stage::travel || stage == Stage::split || stage == Stage::redirect_loss ||
                   stage == Stage::over;
  if (own && state.actor != state.turn) return Fault{"it is not this seat's turn (MK-3.1)"};
  const bool before_travel = stage == Stage::invest || stage == Stage::pay_contract || stage == Stage::drop_contract ||
                             stage == Stage::pressured_buy || stage == Stage::travel;
  if (!before_travel && stage != Stage::over && stage != Stage::final_supply && state.token >= game.edition().places)
    return Fault{"the token stands somewhere (MK-5.1)"};
  if (state.token != no_place && state.token >= game.edition().places) return Fault{"no such place"};
  const bool contracts_done = stage == Stage::fulfil || stage == Stage::exchange || stage == Stage::replaces ||
                              stage == Stage::category_type || stage == Stage::leave_out ||
                              stage == Stage::reward_source;
  if (!contracts_done && state.taker == nobody && !state.done.empty()) return Fault{"nothing was fulfilled yet"};
  if (contracts_done && state.actor != state.turn && !game.joining()) return Fault{"nobody joins (MK-10.10)"};
  if (stage == Stage::join && (!game.joining() || state.actor == state.turn)) return Fault{"nobody joins (MK-6.10)"};
  if (stage == Stage::pressured_buy && !game.on(Option::building_pressure)) return Fault{"nobody is pressed (MK-11.6)"};
  if (stage == Stage::pressured_buy) {
    for (const std::uint8_t card : state.building_display) {
      if (card != no_card && game.edition().building[card].cost > state.coins[state.actor])
        return Fault{"nobody is pressed who cannot pay the dearest building (MK-11.6)"};
    }
  }
  if (stage == Stage::drop_contract &&
      (game.coins() || state.owned[state.actor].size() <= game.edition().office_spaces || game.last_turns(state)))
    return Fault{"nothing is to be discarded (MK-10.5)"};
  if (stage == Stage::split &&
      (!game.major(state.token) || state.cubes[state.token] == 0 || state.cubes[state.token] == 2))
    return Fault{"there is nothing to divide (MK-5.3)"};
  const bool last_turn_played = game.solo() ? state.turns == game.edition().solo_turns
                                            : state.finale == Finale::running && state.turn == state.closing;
  if ((stage == Stage::over || stage == Stage::final_supply) && !last_turn_played)
    return Fault{game.solo() ? "the game ends with its last turn (MK-10.8)"
                             : "the game ends with the last turn of the final round (MK-8.3)"};
  if (stage == Stage::over) return {};
  Game::Moves moves;
  game.legal(state, moves);
  if (moves.empty()) return Fault{"whoever is to move has no legal move"};
  return {};
}

}  // namespace

Outcome Game::audit(const State& state) const {
  return audit_parts(
      *this, state,
      {audit_contracts, audit_decks, audit_offices, audit_chart, audit_payment, audit_pending, audit_turn});
}

}  // namespace fondaco::merkator
