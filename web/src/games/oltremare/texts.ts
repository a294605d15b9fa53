// SPDX-License-Identifier: MIT
// Things of the game in words, for names that screen readers say, tooltips, the panel and the text view.
import type { Move } from '../../contract';
import { atlasOf } from './atlas';
import { effectsOf } from './effects';
import { cardOf, holdOf, ownPlayer, piratesOf } from './seat';
import type { Line } from './talk/history';
import { howMany, type Good, type Goods, type Symbol, type Table } from './types';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const goodName = (table: Table, good: Good | 'any'): string =>
  capital(table.title({ kind: 'good', name: good }));
export const portName = (table: Table, port: string): string => atlasOf(table.edition).ports.get(port)?.name ?? port;
export const symbolName = (table: Table, symbol: Symbol): string => table.say(`om-symbol-${symbol.toLowerCase()}`);
export const seatName = (table: Table, seat: number): string =>
  table.seats[seat]?.you ? table.say('om-you') : (table.seats[seat]?.name ?? String(seat));

/** "Salt, 5 lions, load 2, ducat and ship, port of Zara" */
export function cardText(table: Table, code: string): string {
  const card = cardOf(table, code);
  if (!card) return code;
  const words = table.say('om-card', {
    good: goodName(table, card.good),
    lions: card.lions,
    load: card.load,
    one: symbolName(table, card.actions[0]),
    other: symbolName(table, card.actions[1]),
  });
  return card.port ? `${words}, ${table.say('om-card-port', { port: portName(table, card.port) })}` : words;
}

/** "Salt 5·2": enough to tell cards apart in a sentence. */
export function cardShort(table: Table, code: string): string {
  const card = cardOf(table, code);
  return card ? `${goodName(table, card.good)} ${card.lions}·${card.load}` : goodName(table, code as Good);
}

/** "DP+5" as "ducat and pirate, 5 lions", "zara" as "port of Zara" */
export function claimText(table: Table, claim: string): string {
  if (atlasOf(table.edition).ports.has(claim)) return table.say('om-card-port', { port: portName(table, claim) });
  return claim
    .split('+')
    .map((part) => table.title({ kind: /\d/.test(part) ? 'lions' : 'symbols', name: part }))
    .join(', ');
}

export function lotText(table: Table, goods: Goods, ducats: number): string {
  const parts = Object.entries(goods).map(([good, count]) =>
    table.say('om-lot', { count, good: goodName(table, good as Good) }),
  );
  if (ducats > 0) parts.push(table.title({ kind: 'ducats', name: String(ducats) }));
  if (parts.length < 2) return parts[0] ?? table.say('om-lot-nothing');
  return table.say('om-lot-and', { most: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
}

/** What was said, without by whom. */
export function lineText(table: Table, line: Line): string {
  if (line.kind === 'call')
    return line.good === 'any'
      ? table.say('om-line-call-any')
      : table.say('om-line-call', { good: goodName(table, line.good!) });
  if (line.kind === 'pass') return table.say('om-line-pass');
  const lots = {
    gives: lotText(table, line.gives, Math.max(0, line.ducats)),
    wants: lotText(table, line.wants, Math.max(0, -line.ducats)),
  };
  const said = line.said.map(({ good, claim }) =>
    table.say('om-line-said', { good: goodName(table, good), claim: claimText(table, claim) }),
  );
  return [table.say('om-line-offer', lots), ...said].join(' ');
}

/** The public figures of a seat. */
export function figures(table: Table, seat: number): { icon: string; count: number; text: string; main: boolean }[] {
  const player = table.view.players[seat]!;
  const hold = holdOf(player);
  const top = cardOf(table, hold.top ?? '');
  const figure = (icon: string, count: number, key: string, main = false) => ({
    icon,
    count,
    text: table.say(key, { count }),
    main,
  });
  return [
    ...(top
      ? [figure('lion', top.lions, 'om-figure-lions', true), figure('load', top.load, 'om-figure-load', true)]
      : []),
    figure('prestige', player.prestige, 'om-figure-prestige', true),
    figure('log', howMany(player.hand), 'om-figure-hand'),
    figure('contract', hold.size, 'om-figure-hold'),
    figure('pirate', piratesOf(player).size, 'om-figure-pirates'),
    figure('compass', player.markers, 'om-figure-markers'),
  ];
}

/** A row of moves that is meant as one. */
export function rowText(row: readonly Move[], table: Table): string | undefined {
  const [first] = row;
  if (first?.kind === 'play') return table.say('om-do-play', { count: row.length });
  if (first?.kind === 'sail') return table.say('om-do-sail', { port: portName(table, goalOf(row, table)) });
  if (first?.kind !== 'load') return undefined;
  const top = topAfter(row, table);
  return top ? table.say('om-do-load', { card: cardShort(table, top) }) : undefined;
}

/** The port where the ship ends up: it sails on by itself where only one way is left. */
const goalOf = (row: readonly Move[], table: Table): string =>
  table.preview?.events.findLast(({ event }) => event === 'sailed')?.args.port ?? row.at(-1)!.args[0]!;

/** The card that is loaded by itself, after these. */
const topAfter = (row: readonly Move[], table: Table): string | undefined =>
  (table.view.played ?? []).find((card) => !row.some((move) => move.args[0] === card));

/** What cards bring that are played, and what the hold commands once it is loaded. */
export function rowWhy(row: readonly Move[], table: Table): string | undefined {
  if (row[0]?.kind === 'play') {
    const cards = [...(table.view.played ?? []), ...row.map((move) => move.args[0]!)];
    const effects = effectsOf(table, cards, ownPlayer(table)).filter(({ brings }) => brings > 0);
    return effects
      .map(({ symbol, brings }) => table.say(`om-effect-${symbol.toLowerCase()}`, { count: brings }))
      .join(' · ');
  }
  const top = row[0]?.kind === 'load' ? cardOf(table, topAfter(row, table) ?? '') : undefined;
  return top && table.say('om-next-turn', { lions: top.lions, load: top.load });
}
