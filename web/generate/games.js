// SPDX-License-Identifier: MIT
// src/generated/games.json: what every page knows of the games, as `fondaco games --json` tells it, in the order of
// games/catalogue.txt. games.css: the accent of each, as --game-ID and as --game within the class g-ID.
import { ask, write } from './common.js';

/** The accent of a game that has no game.json. */
const plain = { light: '#46505a', dark: '#c8c3b4' };

/** @typedef {{ light: string, dark: string }} Colour */
/** @typedef {{ id: string, presentation?: { colour: Colour }, title: unknown, rules_version: unknown, options: unknown, editions: unknown }} Game */

/**
 * @param {readonly Game[]} games
 * @param {keyof Colour} theme
 */
const accents = (games, theme) =>
  games.map(({ id, presentation }) => `  --game-${id}: ${(presentation?.colour ?? plain)[theme]};\n`).join('');

/**
 * Colours are in the style sheet.
 * @param {{ colour: Colour }} presentation
 */
const withoutColour = ({ colour, ...rest }) => rest;

/** @type {{ games: Game[] }} */
const { games } = ask('games', '--json');

// The rest is told by the server to who asks for it.
write(
  'games.json',
  `${JSON.stringify(
    games.map(({ title, rules_version, options, editions, presentation, ...known }) => ({
      ...known,
      presentation: presentation && withoutColour(presentation),
    })),
    null,
    2,
  )}\n`,
);
write(
  'games.css',
  [
    `:root {\n${accents(games, 'light')}}\n`,
    `:root[data-theme='dark'] {\n${accents(games, 'dark')}}\n`,
    ...games.map(({ id }) => `.g-${id} {\n  --game: var(--game-${id});\n}\n`),
  ].join(''),
);
