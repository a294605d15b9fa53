// SPDX-License-Identifier: MIT
// The board in words: what is mine first, then what lies open, then the map place by place.
import type { TextSection } from '../../contract';
import { contractsOf, handOf, offered, ownSeat, type Table } from './seat';
import { cardList, cardName, contractName, contractState, figures, routeName, routeText, seenOf } from './texts';
import { townOf } from './town';
import { howMany, type Contract } from './types';

export function describe(table: Table): TextSection[] {
  return [...mine(table), market(table), players(table), ...map(table)];
}

function mine(table: Table): TextSection[] {
  const seat = ownSeat(table);
  if (seat === null) return [];
  const player = table.view.players[seat]!;
  const { contracts } = townOf(table.edition);
  const lines = (ids: readonly string[]) => ids.map((id) => contractLine(contracts.get(id)!, seat, table));
  const hand = cardList(table, handOf(player)) || table.say('ams-no-cards');
  const choice = offered(table);
  const held = lines(contractsOf(player, table.view));
  return [
    { title: table.say('ams-your-hand'), lines: [hand] },
    ...(choice.length > 0 ? [{ title: table.say('ams-keep-which'), lines: lines(choice) }] : []),
    { title: table.say('ams-your-contracts'), lines: held.length > 0 ? held : [table.say('ams-no-contracts')] },
  ];
}

function contractLine(contract: Contract, seat: number, table: Table): string {
  return table.say('ams-text-contract', {
    contract: contractName(contract, table),
    points: table.say('ams-contract-worth', { points: contract.points }),
    state: contractState(contract, seat, table).text,
  });
}

function market(table: Table): TextSection {
  const { display, deck, contract_deck } = table.view;
  const cards = display.map((card) => (card ? cardName(table, card) : table.say('ams-empty-slot'))).join(', ');
  const piles = [
    table.say('ams-deck-left', { count: howMany(deck) }),
    table.say('ams-contracts-left', { count: howMany(contract_deck) }),
  ];
  return { title: table.say('ams-market'), lines: [table.say('ams-text-display', { cards }), piles.join(', ')] };
}

function players(table: Table): TextSection {
  const { routes } = townOf(table.edition);
  const lines = table.seats.flatMap(({ index, name }) => {
    const owned = table.view.players[index]!.routes.map((id) => routeName(routes.get(id)!, table)).join(', ');
    const seen = cardList(table, seenOf(index, table));
    return [
      `${name}: ${figures(index, table)
        .map(({ text }) => text)
        .join(', ')}`,
      owned ? table.say('ams-text-claims', { name, routes: owned }) : table.say('ams-text-no-claims', { name }),
      ...(seen ? [table.say('ams-seen', { cards: seen })] : []),
    ];
  });
  return { title: table.say('ams-text-players'), lines };
}

/** Every route once from each of its ends: who reads this follows a way from place to place. */
function map(table: Table): TextSection[] {
  const town = townOf(table.edition);
  return [...town.places.values()].map((place) => ({
    title: table.say('ams-text-from', { place: place.name }),
    lines: [...town.routes.values()]
      .filter((route) => route.a === place.id || route.b === place.id)
      .map((route) => routeText(route.a === place.id ? route : { ...route, a: route.b, b: route.a }, table)),
  }));
}
