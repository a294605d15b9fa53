// What a new table should be, as the server wants it.
import type { NewTable } from '../lib/protocol';

export type TablePlan = NewTable & Required<Pick<NewTable, 'options' | 'seats'>>;
export type SeatWish = TablePlan['seats'][number];

/** How many sit down when nobody says otherwise. */
export const usualPlayers = 3;

const others = (wish: SeatWish): SeatWish[] => Array.from({ length: usualPlayers - 1 }, () => wish);

export const againstBots = (game: string): TablePlan => ({
  game,
  options: { players: usualPlayers },
  seats: ['me', ...others({ bot: 'medium' })],
  pace: 'human',
});

export const withFriends = (game: string): TablePlan => ({
  game,
  options: { players: usualPlayers },
  seats: ['me', ...others('open')],
  pace: 'human',
});
