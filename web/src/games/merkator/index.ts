// SPDX-License-Identifier: MIT
// The board of Merkator.
import type { BoardModule, Part } from '../../contract';
import { atlasOf } from './atlas';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Crop from './Crop.svelte';
import { describe } from './describe';
import Figures from './Figures.svelte';
import { focusOf } from './focus';
import Market from './Market.svelte';
import Progress from './Progress.svelte';
import { asks, button, rowText } from './texts';
import Tray from './Tray.svelte';
import type { Edition, View } from './types';
import Where from './Where.svelte';

function partTitle(part: Part, edition: Edition): string {
  const atlas = atlasOf(edition);
  if (part.kind === 'card') return atlas.buildings.get(part.name)?.name ?? part.name;
  if (part.kind === 'place') return atlas.places.get(part.name)?.name ?? part.name;
  if (part.kind === 'good') return atlas.goods.get(part.name)?.name ?? part.name;
  if (part.kind === 'column') return atlas.columns.get(part.name)?.category ?? part.name;
  return part.name;
}

/** Moves that end something, and answers, stand at the end of the decision bar. */
const closing = new Set(['end', 'done', 'enough', 'stay', 'bear', 'redirect', 'decline']);
const onBoard = new Set(['go', 'sell', 'pay', 'drop', 'fulfil', 'buy', 'take', 'buy-hand', 'convert']);

const board: BoardModule<View, Edition> = {
  Board,
  Tray,
  Figures,
  Where,
  Progress,
  Crop,
  Choices,
  side: {
    Panel: Market,
    title: 'mk-market',
    icon: 'market',
    waits: (table) => table.view.stage === 'pressured_buy' && table.legal.length > 0,
  },
  partTitle,
  isOnBoard: (move) => onBoard.has(move.kind),
  closes: (move) => (move.kind === 'join' ? 'primary' : closing.has(move.kind)),
  asks,
  button,
  rowText,
  scoreIcon: (label) => (label.startsWith('b') ? 'house' : label.includes('contract') ? 'contract' : undefined),
  colours: ['red', 'blue', 'yellow', 'green'],
  describe,
  focus: focusOf,
  words: import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default' }),
};

export default board;
