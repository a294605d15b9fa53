// SPDX-License-Identifier: MIT
// Where the action is on the chart.
import type { Point } from '../../kit/geometry';
import { plannedRoute } from './claiming';
import { offered, type Table } from './seat';
import { townOf } from './town';

/** The route that is claimed; else the ends of contracts on offer; else every route that may be claimed. */
export function focus(table: Table): Point[] {
  const town = townOf(table.edition);
  const planned = town.lanes.get(plannedRoute(table) ?? '');
  if (planned) return [planned.middle];
  const contracts = offered(table).map((id) => town.contracts.get(id)!);
  if (contracts.length > 0) {
    return contracts.flatMap(({ a, b }) => [a, b].map((id): Point => [town.places.get(id)!.x, town.places.get(id)!.y]));
  }
  return table.legal.filter(({ kind }) => kind === 'claim').map(({ args }) => town.lanes.get(args[0]!)!.middle);
}
