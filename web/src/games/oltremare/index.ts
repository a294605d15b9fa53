// SPDX-License-Identifier: MIT
// The board of Oltre Mare.
import type { BoardModule, BoardTable, Part } from '../../contract';
import { asks, button } from './asks';
import { atlasOf } from './atlas';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Crop from './Crop.svelte';
import { describe } from './describe';
import Figures from './Figures.svelte';
import { focus } from './focus';
import Progress from './Progress.svelte';
import { docked } from './talk/dock';
import Panel from './talk/Panel.svelte';
import { rowText, rowWhy } from './texts';
import Tray from './Tray.svelte';
import type { Edition, View } from './types';
import Where from './Where.svelte';

/** A card is called by its good, lions and load. */
function partTitle(part: Part, edition: Edition, say: BoardTable['say']): string {
  const atlas = atlasOf(edition);
  if (part.kind === 'port') return atlas.ports.get(part.name)?.name ?? part.name;
  const card = part.kind === 'card' ? atlas.cards.get(part.name) : undefined;
  return card ? `${say(`good-${card.good}`)} ${card.lions}·${card.load}` : part.name;
}

const closing = new Set(['buy', 'end', 'stay']);

const scoreIcons: Readonly<Record<string, string>> = {
  prestige: 'prestige',
  hold: 'load',
  pirates: 'pirate',
  harbour: 'market',
};

const board: BoardModule<View, Edition> = {
  Board,
  Tray,
  Figures,
  Where,
  Progress,
  Crop,
  Choices,
  dock: { Panel, now: docked },
  partTitle,
  isOnBoard: (move) => !closing.has(move.kind),
  closes: (move) => (move.kind === 'end' ? 'primary' : closing.has(move.kind)),
  asks,
  button,
  rowText,
  rowWhy,
  scoreIcon: (label) => scoreIcons[label],
  colours: ['red', 'blue', 'green', 'yellow', 'white'],
  describe,
  focus,
  words: import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default' }),
};

export default board;
