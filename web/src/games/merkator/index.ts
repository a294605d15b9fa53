// The board of Merkator.
import type { BoardModule, Move, Part } from '../../board/contract';
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

/** The components of each kind of move, in order (games/merkator/moves.hpp). */
const parts: Readonly<Record<string, string>> = {
  sell: 'card',
  pay: 'card',
  drop: 'card',
  fulfil: 'card',
  buy: 'card',
  take: 'card',
  go: 'place',
  split: 'count',
  lose: 'good',
  'lose-cube': 'good',
  convert: 'good',
  keep: 'cube',
  exchange: 'good',
  for: 'good',
  with: 'good',
  without: 'good',
  'offer-coins': 'coins',
  'offer-time': 'time',
  accept: 'seat',
};

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
  partKinds: (move: Move) => (move.args.length > 0 ? [parts[move.kind] ?? ''] : []),
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
