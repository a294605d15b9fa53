// SPDX-License-Identifier: MIT
// The board of Hansa Teutonica.
import type { BoardModule, Part } from '../../contract';
import { asks } from './asks';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Crop from './Crop.svelte';
import { describe } from './describe';
import Figures from './Figures.svelte';
import { focusOf } from './focus';
import { chartOf, routeTitle, sideOf } from './layout';
import Progress from './Progress.svelte';
import { rowText } from './texts';
import Tray from './Tray.svelte';
import type { Edition, View } from './types';

/** Cities and routes have the same names on both sides; the one for four and five has more of them. */
function partTitle(part: Part, edition: Edition): string {
  if (part.kind === 'route') return routeTitle(chartOf(edition.board_4_5), part.name);
  if (part.kind === 'city') return edition.board_4_5.cities.find(({ id }) => id === part.name)?.name ?? part.name;
  if (part.kind === 'province')
    return edition.two_player.provinces.find(({ id }) => id === part.name)?.name ?? part.name;
  if (part.kind === 'skill') return edition.desk.tracks.find(({ id }) => id === part.name)?.name ?? part.name;
  return part.name;
}

const offBoard = new Set(['merchants', 'traders', 'fee', 'none', 'decline', 'stop', 'stay', 'end']);

/** Moves that end something stand at the end of the decision bar. */
const closing = new Set(['end', 'stop', 'decline', 'stay', 'none']);

export const scoreIcons: Readonly<Record<string, string>> = {
  track: 'prestige',
  desk: 'privilege',
  tokens: 'bonus',
  table: 'tavern',
  cities: 'house',
  network: 'key',
};

const board: BoardModule<View, Edition> = {
  Board,
  Tray,
  Figures,
  Progress,
  Crop,
  Choices,
  partTitle,
  isOnBoard: (move) => !offBoard.has(move.kind),
  closes: (move) => closing.has(move.kind),
  asks,
  rowText,
  scoreIcon: (label) => scoreIcons[label],
  colours: ['blue', 'red', 'yellow', 'purple', 'green'],
  describe,
  focus: (table) => focusOf(table, chartOf(sideOf(table.edition, table.view.players.length))),
  words: import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default' }),
};

export default board;
