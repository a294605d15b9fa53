// SPDX-License-Identifier: MIT
// Whose things the tray shows, and what of a player is known.
import { atlasOf } from './atlas';
import { howMany, type CardInfo, type Good, type Player, type Table } from './types';

/** The viewer's own seat; with open hands the seat to move. Spectators have none. */
export function ownSeat(table: Table): number | null {
  if (table.viewer === 'spectator') return null;
  return table.viewer === 'all' ? (table.toMove ?? table.view.active) : table.viewer;
}

export function ownPlayer(table: Table): Player | undefined {
  const seat = ownSeat(table);
  return seat === null ? undefined : table.view.players[seat];
}

export const handOf = (player: Player | undefined): readonly string[] =>
  typeof player?.hand === 'object' ? player.hand : [];

export const cardOf = (table: Table, code: string): CardInfo | undefined => atlasOf(table.edition).cards.get(code);

export interface Hold {
  readonly top?: string;
  readonly size: number;
  /** From the top, where all cards may be looked at. */
  readonly cards?: readonly string[];
}

export function holdOf(player: Player | undefined): Hold {
  if (!player) return { size: 0 };
  const { hold } = player;
  return 'cards' in hold ? { top: hold.top, size: hold.cards } : { top: hold[0], size: hold.length, cards: hold };
}

/** Runs of one good in an open hold, from the top. */
export function groupsOf(table: Table, cards: readonly string[]): { good: Good; count: number; pays: number }[] {
  const groups: { good: Good; count: number; pays: number }[] = [];
  for (const code of cards) {
    const good = cardOf(table, code)?.good;
    const last = groups.at(-1);
    if (!good) continue;
    if (last?.good === good) ++last.count;
    else groups.push({ good, count: 1, pays: 0 });
  }
  for (const group of groups) group.pays = payOf(table, group.good, group.count);
  return groups;
}

export function payOf(table: Table, good: Good, count: number): number {
  const pay = atlasOf(table.edition).goods.get(good)?.pay ?? [0];
  return pay[Math.min(count, pay.length - 1)] ?? 0;
}

export interface PirateStack {
  readonly size: number;
  /** The top card, where the viewer threw it there. */
  readonly top?: string;
  /** Cards that the viewer knows, from the top. */
  readonly known: readonly string[];
}

export function piratesOf(player: Player | undefined): PirateStack {
  const faces = (player?.pirates ?? []).map((pirate) => ('thrown' in pirate ? pirate.thrown : pirate.stolen));
  const isKnown = (face: string | undefined): face is string => face !== undefined && face !== '_';
  return { size: howMany(faces), top: isKnown(faces[0]) ? faces[0] : undefined, known: faces.filter(isKnown) };
}

/** What the next card bought in this turn costs (OM-5.3, OM-5.4). */
export function priceOf(table: Table): number {
  const { constants } = table.edition;
  const player = table.view.players[table.view.active]!;
  if (player.active_marker === 'favourable_market') return constants.favourable_market_prices[table.view.bought] ?? 0;
  return player.ducats > 0 ? constants.buy_price : constants.buy_price_in_debt;
}

/** The goods of this game: with two players one is left out. */
export const goodsOf = (table: Table): Good[] =>
  table.edition.goods.items
    .map(({ key }) => key)
    .filter((key) => table.view.players.length > 2 || key !== table.edition.two_players.without);

export const isAsked = (table: Table): boolean =>
  table.toMove !== null && table.toMove === table.viewer && !table.scores.over;
