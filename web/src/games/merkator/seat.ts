// SPDX-License-Identifier: MIT
// Whose things the tray shows, and what is asked of whom.
import type { Move } from '../../contract';
import type { Player, Table } from './types';

/** The viewer's own seat; who only watches sees the office of whoever is to move. */
export const ownSeat = (table: Table): number =>
  typeof table.viewer === 'number' ? table.viewer : (table.toMove ?? table.view.turn);

export const ownPlayer = (table: Table): Player => table.view.players[ownSeat(table)]!;

/** The same once the picked move is played. */
export const laterPlayer = (table: Table): Player => (table.preview?.view ?? table.view).players[ownSeat(table)]!;

export const movesOf = (table: Table, ...kinds: string[]): Move[] =>
  table.legal.filter(({ kind }) => kinds.includes(kind));

/** The legal moves about one thing: buying, taking or selling this card, losing or giving this good. */
export const movesWith = (table: Table, name: string, ...kinds: string[]): Move[] =>
  movesOf(table, ...kinds).filter(({ args }) => args[0] === name);

/** For who asks why something cannot be done: only while something is asked of the viewer. */
export const wouldBe = (table: Table, move: string): string | undefined => (table.legal.length > 0 ? move : undefined);

export const isSolo = (table: Table): boolean => table.view.chart === undefined;

export const hasCoins = (table: Table): boolean => table.view.players[0]!.coins !== undefined;
