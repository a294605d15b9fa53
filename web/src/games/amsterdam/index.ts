// SPDX-License-Identifier: MIT
// The board of Ticket to Ride: Amsterdam.
import type { BoardModule, Part } from '../../contract';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Crop from './Crop.svelte';
import { describe } from './describe';
import Figures from './Figures.svelte';
import { focus } from './focus';
import Progress from './Progress.svelte';
import { rowAsked, rowText } from './texts';
import { townOf } from './town';
import Tray from './Tray.svelte';
import type { Edition, View } from './types';

function partTitle(part: Part, edition: Edition): string {
  const town = townOf(edition);
  const ends = (thing: { readonly a: string; readonly b: string } | undefined) =>
    thing && `${town.places.get(thing.a)!.name}–${town.places.get(thing.b)!.name}`;
  if (part.kind === 'place') return town.places.get(part.name)?.name ?? part.name;
  if (part.kind === 'route') return ends(town.routes.get(part.name)) ?? part.name;
  if (part.kind !== 'contract') return part.name;
  const contract = town.contracts.get(part.name);
  return contract ? `${ends(contract)} (${contract.points})` : part.name;
}

const scoreIcons: Readonly<Record<string, string>> = {
  routes: 'cart',
  'contracts-done': 'contract',
  'contracts-failed': 'close',
  merchandise: 'load',
};

const board: BoardModule<View, Edition> = {
  Board,
  Tray,
  Figures,
  Progress,
  Crop,
  Choices,
  partTitle,
  isOnBoard: (move) => ['draw', 'contracts', 'claim'].includes(move.kind),
  points: (view, seat) => view.players[seat]!.score,
  scoreIcon: (label) => scoreIcons[label],
  colours: ['burgundy', 'brown', 'black', 'white'],
  describe,
  rowText,
  rowAsked,
  focus,
  words: import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default' }),
};

export default board;
