// SPDX-License-Identifier: MIT
// What a new table should be, as the server wants it.
import { gameById } from '../lib/games';
import type { NewTable } from '../lib/protocol';

export type TablePlan = NewTable & Required<Pick<NewTable, 'options' | 'seats'>>;
export type SeatWish = TablePlan['seats'][number];

/** How many sit down when nobody says otherwise: three, where so many may play. */
export const usualPlayers = (fewest: number, most: number): number => Math.min(Math.max(3, fewest), most);

function planFor(game: string, others: SeatWish): TablePlan {
  const players = usualPlayers(...gameById(game)!.players);
  return { game, options: { players }, seats: ['me', ...Array<SeatWish>(players - 1).fill(others)], pace: 'human' };
}

export const againstBots = (game: string): TablePlan => planFor(game, { bot: 'medium' });
export const withFriends = (game: string): TablePlan => planFor(game, 'open');
