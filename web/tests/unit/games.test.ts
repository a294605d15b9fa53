// SPDX-License-Identifier: MIT
// The games as the pages know them.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasBoard } from '../../src/games';
import { gameInfo, games, toldGames } from '../../src/lib/games';

const catalogue = readFileSync('../games/catalogue.txt', 'utf8')
  .replaceAll(/#.*/g, '')
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean);
const sprite = readFileSync('src/kit/icons.svg', 'utf8');

test('are those of the catalogue, in its order', () => {
  expect(games.map(({ id }) => id)).toEqual(catalogue);
});

test.each(toldGames)('$id has an emblem that there is', ({ id, presentation }) => {
  const emblem = presentation?.emblem ?? 'fondaco';
  expect(existsSync(`../games/${id}/${emblem}`) || sprite.includes(`id="i-${emblem}"`), emblem).toBe(true);
});

test('a game may come without introducing itself, without lessons and without a board', () => {
  const plain = { id: 'plain', short_title: 'Plain', rule_prefix: 'PL', score_unit: 1, players: [2], lessons: 0 };
  expect(gameInfo(plain)).toEqual({
    id: 'plain',
    title: 'Plain',
    emblem: 'fondaco',
    players: [2, 2],
    lessons: 0,
    rules: 'PL',
    unit: 1,
  });
  expect(hasBoard('plain')).toBe(false);
});
