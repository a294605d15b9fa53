// SPDX-License-Identifier: MIT
// Where the action is on the chart.
import type { Point } from '../../kit/geometry';
import { atlasOf } from './atlas';
import { ownPlayer } from './seat';
import { talksOf } from './talk/talks.svelte';
import type { Table } from './types';
import { voyageOf } from './voyage.svelte';

/** The steps of a voyage; else the ship of the partner of a talk; else one's own and what is around it. */
export function focus(table: Table): Point[] {
  const atlas = atlasOf(table.edition);
  const at = (port: string | undefined): Point[] => {
    const found = atlas.ports.get(port ?? '');
    return found ? [[found.x, found.y]] : [];
  };
  const own = ownPlayer(table)?.ship ?? table.view.players[table.view.active]?.ship;
  const voyage = voyageOf(table);
  if (voyage.next.length > 0) return [...at(own), ...voyage.next.flatMap(at)];
  const { partner } = talksOf(table);
  // The ship lies beside its port, and the sheet hides the foot of the strip.
  return at(partner === null ? own : table.view.players[partner]?.ship).map(([x, y]) => [x + 10, y]);
}
