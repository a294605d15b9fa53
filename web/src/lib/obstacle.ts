// SPDX-License-Identifier: MIT
// What is said of a table that this server keeps, but cannot play.
import { gameById } from './games';
import type { Obstacle, TableState } from './protocol';
import { say } from './words.svelte';

/** A table that has an obstacle. */
export type KeptTable = TableState & { readonly obstacle: Obstacle };

export const isKeptOnly = (table: TableState): table is KeptTable => table.obstacle !== undefined;

/** What stands in the way, in one sentence. */
export function obstacleText(table: KeptTable): string {
  const game = gameById(table.game)?.title ?? table.game;
  if (table.status === 'damaged') return say('obstacle-damaged');
  if (table.status === 'unplayable') return say('obstacle-unplayable', { game });
  if (table.obstacle.reason === 'rules') return say('obstacle-rules', { game, version: table.obstacle.rules_version });
  return say(table.obstacle.reason === 'edition' ? 'obstacle-edition' : 'obstacle-version', { game });
}

/** What becomes of it. */
export function obstacleHope(table: KeptTable): string {
  if (table.status !== 'other_version') return say('obstacle-kept');
  return say(table.obstacle.status === 'finished' ? 'obstacle-stands' : 'obstacle-waits');
}
