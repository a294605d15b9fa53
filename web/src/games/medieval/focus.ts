// SPDX-License-Identifier: MIT
// Where the action is on the map.
import type { Point } from '../../kit/geometry';
import { phaseOf } from './phase/phase.svelte';
import { hasBranch } from './reading';
import { mapOf, ownSeat } from './seat';
import type { Table } from './types';

/** The cities of phase 2; else what may be chosen; else my branches. */
export function focus(table: Table): Point[] {
  const atlas = mapOf(table);
  const seat = ownSeat(table) ?? table.view.to_move;
  const cities = phaseOf(table).cities;
  if (cities.length > 0) return cities.map(({ x, y }): Point => [x, y]);
  const mine = [...atlas.places.values()].filter((place) => hasBranch(table.view, seat, place));
  const near =
    mine.length > 0 && table.decision !== 'home'
      ? mine
      : table.legal.flatMap(({ args }) => atlas.places.get(args[0] ?? '') ?? []);
  return near.map(({ x, y }): Point => [x, y]);
}
