// SPDX-License-Identifier: MIT
// The board of Medieval Merchant.
import type { BoardModule, Part } from '../../contract';
import { asks, button } from './asks';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Crop from './Crop.svelte';
import { describe } from './describe';
import Figures from './Figures.svelte';
import { focus } from './focus';
import Overview from './Overview.svelte';
import { docked } from './phase/dock';
import Panel from './phase/Panel.svelte';
import Progress from './Progress.svelte';
import { rowAsked, rowText, rowWhy } from './texts';
import Tray from './Tray.svelte';
import type { Edition, View } from './types';
import Where from './Where.svelte';

function partTitle(part: Part, edition: Edition): string {
  if (part.kind !== 'place') return part.name;
  return [...edition.cities.items, ...edition.towns.items].find(({ key }) => key === part.name)?.name ?? part.name;
}

const scoreIcons: Readonly<Record<string, string>> = {
  start: 'fondaco',
  towns: 'house',
  markers: 'crown',
  territories: 'compass',
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
  side: { Panel: Overview, title: 'mm-lands-tab', icon: 'fit', behind: true },
  partTitle,
  isOnBoard: ({ kind }) => kind !== 'pass' && kind !== 'stop',
  closes: ({ kind }) => kind === 'pass' || kind === 'stop',
  asks,
  button,
  rowText,
  rowAsked,
  rowWhy,
  scoreIcon: (label) => scoreIcons[label],
  colours: ['red', 'blue', 'green', 'yellow', 'brown', 'grey'],
  describe,
  focus,
  words: import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default' }),
};

export default board;
