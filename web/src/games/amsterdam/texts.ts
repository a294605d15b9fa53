// SPDX-License-Identifier: MIT
// Things of the board in words, for names that screen readers say, tooltips and the text view.
import type { Move } from '../../contract';
import { isClosed, owners, toGo } from './network';
import { payment, stacks } from './payment';
import type { Table } from './seat';
import { townOf } from './town';
import { howMany, type Card, type Contract, type Counts, type Route } from './types';

export const cardName = (table: Table, card: Card, many = false): string =>
  table.title({ kind: 'card', name: card }, many);

export const cardList = (table: Table, cards: Counts): string =>
  stacks(cards)
    .map(({ card, count }) => table.say('ams-stack', { count, card: cardName(table, card, count > 1) }))
    .join(', ');

export const routeName = (route: Route, table: Table): string => {
  const { places } = townOf(table.edition);
  return `${places.get(route.a)!.name}–${places.get(route.b)!.name}`;
};

/** A route with colour, length, points and who owns it. */
export function routeText(route: Route, table: Table): string {
  const colour = route.color === 'gray' ? table.say('ams-any-colour') : cardName(table, route.color);
  const points = table.edition.route_points.table[route.length] ?? 0;
  const line = table.say('ams-route', { route: routeName(route, table), colour, spaces: route.length, points });
  return [line, ...(route.cart ? [table.say('ams-route-cart')] : []), ownerText(route, table)].join(', ');
}

export function ownerText(route: Route, table: Table): string {
  const owned = owners(table.view);
  const owner = owned.get(route.id);
  if (owner !== undefined) return table.say('ams-route-claimed', { name: table.seats[owner]?.name ?? `${owner}` });
  const closed = isClosed(route, townOf(table.edition), owned, table.view.players.length);
  return table.say(closed ? 'ams-route-closed' : 'ams-route-free');
}

export function contractName(contract: Contract, table: Table): string {
  const { places } = townOf(table.edition);
  return table.say('ams-contract', { a: places.get(contract.a)!.name, b: places.get(contract.b)!.name });
}

export type ContractState = 'done' | 'open' | 'failed';

/** How far `seat` has come with a contract, short for a strip of a phone. */
export function contractState(
  contract: Contract,
  seat: number,
  table: Table,
  short = false,
): { state: ContractState; text: string } {
  const { view } = table;
  const left = toGo(contract, seat, view, townOf(table.edition));
  if (left?.carts === 0) return { state: 'done', text: table.say('ams-connected') };
  if (table.scores.over) return { state: 'failed', text: table.say('board-failed') };
  if (!left) return { state: 'failed', text: table.say('ams-cut-off') };
  if (left.carts > view.players[seat]!.carts) return { state: 'failed', text: table.say('ams-too-few-carts') };
  return { state: 'open', text: table.say(short ? 'ams-to-go-short' : 'ams-to-go', { ...left }) };
}

/** Carts, cards, contracts and merchandise of a seat. */
export function figures(seat: number, table: Table): { icon: string; count: number; text: string }[] {
  const player = table.view.players[seat]!;
  const figure = (icon: string, count: number, key: string) => ({ icon, count, text: table.say(key, { count }) });
  return [
    figure('cart', player.carts, 'ams-carts-left'),
    figure('log', howMany(player.hand), 'ams-cards-held'),
    figure('contract-16', howMany(player.contracts), 'ams-contracts-held'),
    figure('load', player.merchandise, 'ams-merchandise-held'),
  ];
}

/** What everybody saw somebody take and not yet pay; nothing for a hand that lies open anyway. */
export function seenOf(seat: number, table: Table): Counts {
  const player = table.view.players[seat]!;
  return typeof player.hand === 'object' ? {} : (player.known ?? {});
}

/** "Claim with 3 red and 1 wild": a claim and its payment, or the payment of a claim already made. */
export const rowText = (row: readonly Move[], table: Table): string | undefined =>
  claimText('ams-claim-with', row, table);
/** "Claim Westermarkt–Begijnhof with 3 red". */
export const rowAsked = (row: readonly Move[], table: Table): string | undefined =>
  claimText('ams-claim-route-with', row, table);

function claimText(key: string, row: readonly Move[], table: Table): string | undefined {
  const pay = row[row.length - 1];
  const claimed = row[0]?.kind === 'claim' ? row[0].args[0] : table.view.pending;
  const route = townOf(table.edition).routes.get(claimed ?? '');
  if (pay?.kind !== 'pay' || !route) return undefined;
  return table.say(key, { route: routeName(route, table), cards: paymentText(pay, route.length, table) });
}

function paymentText(pay: Move, length: number, table: Table): string {
  const [cards, wilds] = payment(pay.text, length).map(({ card, count }) =>
    table.say('ams-stack', { count, card: cardName(table, card, count > 1) }),
  );
  return wilds ? table.say('ams-mixed', { cards: cards!, wilds }) : cards!;
}
