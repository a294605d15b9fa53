// SPDX-License-Identifier: MIT
// Whose things the tray shows, and what the map is for this number of players.
import { atlasOf, type Atlas } from './atlas';
import type { Player, Table } from './types';

export const mapOf = (table: Table): Atlas => atlasOf(table.edition, table.view.players.length);

/** The viewer's own seat; with open hands the seat to move. Spectators have none. */
export function ownSeat(table: Table): number | null {
  if (table.viewer === 'spectator') return null;
  return table.viewer === 'all' ? (table.toMove ?? table.view.to_move) : table.viewer;
}

export function ownPlayer(table: Table): Player | undefined {
  const seat = ownSeat(table);
  return seat === null ? undefined : table.view.players[seat];
}

export const handOf = (player: Player | undefined): readonly number[] =>
  typeof player?.hand === 'object' ? player.hand : [];
export const handSize = (player: Player): number =>
  typeof player.hand === 'number' ? player.hand : player.hand.length;

export const isAsked = (table: Table): boolean =>
  table.toMove !== null && table.toMove === table.viewer && !table.scores.over;
