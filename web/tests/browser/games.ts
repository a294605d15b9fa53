// SPDX-License-Identifier: MIT
// The games there are, as the program tells them.
import { readFileSync } from 'node:fs';

export interface Game {
  readonly id: string;
  readonly short_title: string;
  readonly players: readonly number[];
  readonly lessons: number;
}

export const games = JSON.parse(
  readFileSync(new URL('../../src/generated/games.json', import.meta.url), 'utf8'),
) as readonly Game[];
