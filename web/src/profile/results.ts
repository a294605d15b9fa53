// SPDX-License-Identifier: MIT
// Finished matches, summed up by game.
import { gameById } from '../lib/games';
import type { TableState } from '../lib/protocol';

export interface Result {
  readonly played: number;
  readonly won: number;
  /** The most points. */
  readonly best: number;
}

export function resultsByGame(tables: readonly TableState[]): Map<string, Result> {
  const results = new Map<string, Result>();
  for (const table of tables) {
    const mine = table.results?.[table.seats.findIndex((seat) => seat.you)];
    if (!mine) continue;
    const before = results.get(table.game);
    results.set(table.game, {
      played: (before?.played ?? 0) + 1,
      won: (before?.won ?? 0) + (mine.rank === 1 ? 1 : 0),
      best: Math.max(before?.best ?? -Infinity, mine.total / (gameById(table.game)?.unit ?? 1)),
    });
  }
  return results;
}
