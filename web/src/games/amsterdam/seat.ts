// SPDX-License-Identifier: MIT
// Whose things the tray shows, and what of a player is known.
import type { BoardTable } from '../../contract';
import type { Counts, Edition, Player, View } from './types';

export type Table = BoardTable<View, Edition>;

/** The viewer's own seat; with open hands the seat to move. Spectators have none. */
export function ownSeat(table: Table): number | null {
  if (table.viewer === 'spectator') return null;
  return table.viewer === 'all' ? (table.toMove ?? 0) : table.viewer;
}

export function ownPlayer(table: Table): Player | undefined {
  const seat = ownSeat(table);
  return seat === null ? undefined : table.view.players[seat];
}

export const handOf = (player: Player | undefined): Counts => (typeof player?.hand === 'object' ? player.hand : {});

/** The contracts of a player that lie open to the viewer. While some are on offer at the start they are not held yet. */
export function contractsOf(player: Player | undefined, view: View): readonly string[] {
  return view.stage !== 'keep_start' && typeof player?.contracts === 'object' ? player.contracts : [];
}

/** The contracts that the viewer is offered to keep. */
export const offered = (table: Table): string[] =>
  table.legal.filter((move) => move.kind === 'keep' && move.args[0] !== 'both').map((move) => move.args[0]!);

/** Whether the viewer has to decide something now. */
export const isAsked = (table: Table): boolean =>
  table.toMove !== null && table.toMove === table.viewer && !table.scores.over;

/** The message that says how many cards may be taken now. */
export function drawHint(table: Table): 'ams-take-one' | 'ams-take-two' | undefined {
  if (!table.legal.some(({ kind }) => kind === 'draw')) return undefined;
  return table.view.stage === 'second_draw' ? 'ams-take-one' : 'ams-take-two';
}
