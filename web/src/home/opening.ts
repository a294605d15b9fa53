// Opening a table and sitting down at it.
import { post, type Answer, type Refusal } from '../lib/api';
import { beSomebody } from '../lib/me.svelte';
import type { Clock, TableState } from '../lib/protocol';
import { go } from '../lib/router.svelte';

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

/** Opens the table and goes there; answers only where that failed. */
export async function openTable(plan: TablePlan): Promise<Refusal | undefined> {
  const me = await beSomebody();
  if (me.error) return me.error;
  const table: Answer<TableState> = await post<TableState>('/api/tables', plan);
  if (table.error) return table.error;
  go(`/t/${table.value.id}`);
  return undefined;
}

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
