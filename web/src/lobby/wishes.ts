// What a new table should be, as the server wants it.
import type { Clock } from '../lib/protocol';

export type SeatWish = 'me' | 'open' | { readonly bot: string };

export interface TablePlan {
  readonly game: string;
  readonly edition?: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly SeatWish[];
  readonly public?: boolean;
  readonly hints?: boolean;
  readonly clock?: Clock;
  readonly pace?: string;
}

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
