// SPDX-License-Identifier: MIT
// What the board reads: the edition (games/pebbles/editions) and the view of a position, whose types come from the program,
// and a few questions about them.
import type { BoardTable, Move } from '../../contract';
import type { Edition, View } from '../../generated/views/pebbles';

export type { Edition, View };

/** Pebbles by colour; only colours that there are. */
export type Counts = Readonly<Record<string, number>>;

export type Table = BoardTable<View, Edition>;

export const howMany = (pebbles: Counts | number): number =>
  typeof pebbles === 'number' ? pebbles : Object.values(pebbles).reduce((sum, count) => sum + count, 0);

export const movesOf = (table: Table, kind: string, pebble?: string): readonly Move[] =>
  table.legal.filter((move) => move.kind === kind && (pebble === undefined || move.args[0] === pebble));

/** Whose pouch is shown: mine, or that of whoever is to move when all is open. Spectators have none. */
export function ownSeat(table: Table): number | null {
  if (table.viewer === 'spectator') return null;
  return table.viewer === 'all' ? table.view.to_move : table.viewer;
}

export const pouchTitle = (table: Table, seat: number): string =>
  table.viewer === seat ? table.say('pb-mine') : table.say('pb-pouch', { name: table.seats[seat]!.name });

/** A pouch as far as the viewer knows it. */
export function pouchOf({ view }: Table, seat: number): Counts {
  const { pouch, known } = view.players[seat]!;
  return typeof pouch === 'number' ? known : pouch;
}

/** What a pebble is called; the one that another player has drawn is "hidden". */
export const nameOf = (table: Table, name: string): string =>
  name === 'hidden' ? table.say('pb-hidden') : table.title({ kind: 'pebble', name });

/** "2 × white, 1 × red" */
export const listed = (table: Table, pebbles: Counts): string =>
  Object.entries(pebbles)
    .map(([name, count]) => `${count} × ${nameOf(table, name)}`)
    .join(', ') || table.say('pb-nothing');
