// SPDX-License-Identifier: MIT
// Who is who: the view speaks of colours of the box, the table of seats and houses.
import type { SeatInfo } from '../../contract';
import type { House } from '../../kit/houses';
import type { HansaTable, Player } from './types';

export const seatOf = (table: HansaTable, colour: string): SeatInfo | undefined =>
  table.seats[table.view.players.findIndex((player) => player.colour === colour)];

export const houseOf = (table: HansaTable, colour: string): House => seatOf(table, colour)?.house ?? 'graphite';

/** The seat whose things are in the tray: mine, or that of the first seat for whoever only watches. */
export const ownSeat = (table: HansaTable): number => (typeof table.viewer === 'number' ? table.viewer : 0);

export const playerOf = (table: HansaTable, seat: number): Player | undefined => table.view.players[seat];

export const nameOf = (table: HansaTable, colour: string): string => seatOf(table, colour)?.name ?? colour;
