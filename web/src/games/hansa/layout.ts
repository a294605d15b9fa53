// SPDX-License-Identifier: MIT
// Where things lie on the chart: pure geometry from the edition's coordinates.
import type { City, Edition, House, Point, Route, Side } from './types';

/** Units of the chart (canvas 1000 × 700). */
export const size = { plate: 30, pitch: 23, slot: 19, village: 9.5, extra: 15, extraPitch: 18 } as const;

export const sideOf = (edition: Edition, players: number): Side =>
  edition.board_2_3.players.includes(players) ? edition.board_2_3 : edition.board_4_5;

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

export interface Town {
  readonly city: City;
  readonly centre: Point;
  readonly plate: Box;
  /** Centres of the printed houses. */
  readonly slots: readonly (Point & { readonly house: House })[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export function townOf(city: City): Town {
  const centre = { x: city.x, y: mean(city.houses.map((house) => house.y)) };
  const w = city.houses.length * size.pitch + 7;
  const first = centre.x - ((city.houses.length - 1) * size.pitch) / 2;
  return {
    city,
    centre,
    plate: { x: centre.x - w / 2, y: centre.y - size.plate / 2, w, h: size.plate },
    slots: city.houses.map((house, i) => ({ house, x: first + i * size.pitch, y: centre.y })),
  };
}

/** The place of an extra Kontor, `nth` from the oldest: they grow to the left of the plate. */
export const extraSlot = (town: Town, nth: number): Point => ({
  x: town.plate.x - 8 - nth * size.extraPitch,
  y: town.centre.y,
});

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The spaces in the order in which one walks from a to b. */
export function walked(route: Route, a: Point, b: Point): Point[] {
  const spots = [...route.spots];
  const [first, last] = [spots[0]!, spots.at(-1)!];
  return distance(a, first) + distance(b, last) <= distance(a, last) + distance(b, first) ? spots : spots.reverse();
}

export interface Road {
  readonly route: Route;
  /** City a, the spaces, city b. */
  readonly points: readonly Point[];
  readonly middle: Point;
  readonly token: Point;
}

export function roadOf(route: Route, towns: ReadonlyMap<string, Town>): Road {
  const a = towns.get(route.a)!.centre;
  const b = towns.get(route.b)!.centre;
  const spots = walked(route, a, b);
  const token = { x: route.token_x, y: route.token_y };
  const nearest = spots.reduce((best, spot) => (distance(spot, token) < distance(best, token) ? spot : best));
  return { route, points: [a, ...spots, b], middle: nearest, token };
}

export interface Chart {
  readonly side: Side;
  readonly towns: ReadonlyMap<string, Town>;
  readonly roads: ReadonlyMap<string, Road>;
}

export function chartOf(side: Side): Chart {
  const towns = new Map(side.cities.map((city) => [city.id, townOf(city)]));
  return { side, towns, roads: new Map(side.routes.map((route) => [route.id, roadOf(route, towns)])) };
}

export const routeTitle = (chart: Chart, id: string): string => {
  const route = chart.roads.get(id)?.route;
  return route ? `${chart.towns.get(route.a)!.city.name}–${chart.towns.get(route.b)!.city.name}` : id;
};

/** A dotted path with a soft bow between two places. */
export function bow(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const lift = Math.min(46, length * 0.28) * (dx < 0 ? -1 : 1);
  const [px, py] = [(dy / length) * lift, (-dx / length) * lift];
  const at = (t: number): string => `${(from.x + dx * t + px).toFixed(1)} ${(from.y + dy * t + py).toFixed(1)}`;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}C${at(0.3)} ${at(0.7)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}
