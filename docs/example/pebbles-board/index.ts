// SPDX-License-Identifier: MIT
// The board of Pebbles.
import type { BoardModule } from '../../contract';
import Board from './Board.svelte';
import Crop from './Crop.svelte';
import { describe } from './describe';
import Figures from './Figures.svelte';
import Progress from './Progress.svelte';
import Tray from './Tray.svelte';
import type { Edition, View } from './view';

const board: BoardModule<View, Edition> = {
  Board,
  Tray,
  Figures,
  Progress,
  Crop,
  partTitle: ({ name }) => name,
  isOnBoard: () => true,
  scoreIcon: (label) => (label === 'sets' ? 'purse' : 'prestige'),
  colours: ['red', 'blue', 'green', 'yellow'],
  describe,
  words: import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default' }),
};

export default board;
