// SPDX-License-Identifier: MIT
// Where the action is: a small screen opens there.
import type { Chart } from './layout';
import type { HansaTable, Point } from './types';

/** The places of the legal moves; where they are everywhere, my own pieces. */
export function focusOf(table: HansaTable, chart: Chart): (readonly [number, number])[] {
  const at = (points: readonly Point[]) => points.map(({ x, y }) => [x, y] as const);
  const named = table.legal.flatMap(({ args }) => {
    const road = chart.roads.get(args[0] ?? '');
    const town = chart.towns.get(args[0] ?? '');
    return road ? at(road.route.spots) : town ? at([town.centre]) : [];
  });
  if (named.length > 0) return named;
  const colour = typeof table.viewer === 'number' ? table.view.players[table.viewer]?.colour : undefined;
  const own = Object.entries(table.view.routes).filter(([, pieces]) => colour !== undefined && colour in pieces);
  return own.flatMap(([route]) => at(chart.roads.get(route)?.route.spots ?? []));
}
