// SPDX-License-Identifier: MIT
// What the last move left on the chart: rings around what came, dotted paths from where it came.
import type { GameEvent, LastMove } from '../../contract';
import { extraSlot, type Chart } from './layout';
import type { Arrangement } from './pieces';
import type { Point, View } from './types';

export interface Trace {
  readonly rings: readonly Point[];
  readonly paths: readonly (readonly [Point, Point])[];
}

const cameTo: Readonly<Record<string, string>> = {
  inserted: 'route',
  displaced: 'route',
  relocated: 'route',
  extra: 'route',
  moved: 'route2',
  shifted: 'route2',
};

/** Where a piece of this colour stands on a route: the space furthest on, which was filled last. */
function standsAt(chart: Chart, arrangement: Arrangement, route: string, colour: string): Point | null {
  const spaces = arrangement[route] ?? [];
  const at = spaces.findLastIndex((man) => man?.colour === colour);
  return at < 0 ? null : chart.roads.get(route)!.route.spots[at]!;
}

/** A space of a route that is free: something may have left it. */
function leftAt(chart: Chart, arrangement: Arrangement, route: string): Point | null {
  const road = chart.roads.get(route);
  if (!road) return null;
  const at = (arrangement[route] ?? []).indexOf(null);
  return road.route.spots[at < 0 ? 0 : at]!;
}

function ofEvent(event: GameEvent, view: View, chart: Chart, arrangement: Arrangement): Trace {
  const colour =
    event.args.seat && event.event === 'shifted' ? event.args.seat : view.players[event.actor ?? -1]?.colour;
  const route = event.args[cameTo[event.event] ?? ''];
  const rings: Point[] = [];
  const paths: (readonly [Point, Point])[] = [];
  if (route && colour) {
    const to = standsAt(chart, arrangement, route, colour);
    if (to) rings.push(to);
    const origin = event.event === 'moved' || event.event === 'shifted' ? event.args.route : undefined;
    const from = origin ? leftAt(chart, arrangement, origin) : null;
    if (to && from) paths.push([from, to]);
  }
  const town = event.args.city ? chart.towns.get(event.args.city) : undefined;
  if (town && (event.event === 'kontor' || event.event === 'extra-kontor')) {
    const last = (view.cities[town.city.id]?.length ?? 1) - 1;
    rings.push(
      event.event === 'kontor' ? town.slots[last]! : extraSlot(town, (view.extras[town.city.id]?.length ?? 1) - 1),
    );
  }
  return { rings, paths };
}

export function traceOf(last: LastMove | null, view: View, chart: Chart, arrangement: Arrangement): Trace {
  const traces = (last?.events ?? []).map((event) => ofEvent(event, view, chart, arrangement));
  return { rings: traces.flatMap(({ rings }) => rings), paths: traces.flatMap(({ paths }) => paths) };
}
