// SPDX-License-Identifier: MIT
// The map of an edition: places by name, routes as paths, and where their prices stand. Made once for an edition and a
// number of players: with two, some places and routes are out of play.
import { tenth, type Box, type Point } from '../../kit/geometry';
import { labels, type Labelled, type Named } from '../../kit/labels';
import { ringOuter } from '../../kit/ring';
import { lands } from './lands';
import { pricesOf } from './prices';
import type { CityInfo, Edition, PlaceInfo, RouteInfo, Terms, Territory } from './types';

export interface Place extends PlaceInfo {
  readonly value?: number;
  /** How far it reaches from its centre. */
  readonly r: number;
  readonly inPlay: boolean;
}

export interface Route {
  readonly id: number;
  readonly cost: number;
  readonly ends: readonly [Place, Place];
  readonly path: string;
  /** Points along it, for whatever must keep off. */
  readonly points: readonly Point[];
  /** Where its price stands. */
  readonly price: Point;
}

export interface Atlas {
  readonly places: ReadonlyMap<string, Place>;
  readonly cities: readonly Place[];
  readonly towns: readonly Place[];
  readonly routes: readonly Route[];
  readonly territories: readonly Territory[];
  readonly terms: Terms;
  /** Where the names of the cities stand. Prices keep off them, and so does what a city would bring, above it. */
  readonly names: readonly Labelled<Named>[];
  routesOf(place: string): readonly Route[];
  territoryOf(place: string): Territory | undefined;
  /** Houses that make an absolute majority in a city of this value, and half its points. */
  majorityOf(value: number): number;
  halfOf(value: number): number;
}

const townReach = 12;

const atlases = new WeakMap<Edition, Map<number, Atlas>>();

export function atlasOf(edition: Edition, players: number): Atlas {
  let all = atlases.get(edition);
  if (!all) atlases.set(edition, (all = new Map<number, Atlas>()));
  let atlas = all.get(players);
  if (!atlas) all.set(players, (atlas = build(edition, players)));
  return atlas;
}

function build(edition: Edition, players: number): Atlas {
  const isIn = (removed: boolean) => players > 2 || !removed;
  const cities = edition.cities.items.map((city: CityInfo): Place => ({
    ...city,
    r: ringOuter(city.value) + 2.4,
    inPlay: isIn(city.removed_in_two_player),
  }));
  const towns = edition.towns.items.map((town): Place => ({
    ...town,
    r: townReach,
    inPlay: isIn(town.removed_in_two_player),
  }));
  const places = new Map([...cities, ...towns].map((place) => [place.key, place]));
  const laid = edition.routes.items
    .filter((route) => players > 2 || route.open_in_two_player)
    .map((route) => lay(route, places));
  const names = labels(
    cities.map(({ name, x, y, r }) => ({ name, x, y, r: r + 5, must: true })),
    blockedBy([...places.values()], laid),
    seen,
  );
  const prices = pricesOf(
    laid,
    [...places.values()],
    names.map(({ box }) => box),
  );
  const routes = laid.map((route, i): Route => ({ ...route, price: prices[i]! }));
  const byPlace = new Map<string, Route[]>();
  for (const route of routes) for (const { key } of route.ends) byPlace.set(key, [...(byPlace.get(key) ?? []), route]);
  const marker = (value: number) => edition.city_markers.items.find((each) => each.value === value);
  return {
    places,
    cities,
    towns,
    routes,
    territories: edition.territories.items,
    names,
    terms: edition.player_tables.items.find((terms) => terms.players === players) ?? edition.player_tables.items[0]!,
    routesOf: (place) => byPlace.get(place) ?? [],
    territoryOf: (place) => edition.territories.items[places.get(place)?.territory ?? -1],
    majorityOf: (value) => marker(value)?.majority ?? value,
    halfOf: (value) => marker(value)?.half_points ?? 0,
  };
}

/** Where names may stand: a stage is rarely as wide as the canvas with its margin. */
export const seen: Box = [-110, 2, 1220, 702];

/** The room that the Latin names of the territories take. */
export const latinBoxes: readonly Box[] = Object.values(lands).flatMap(({ latin }): Box[] =>
  latin ? [[latin.x - latin.name.length * 5.5, latin.y - 11, latin.name.length * 11, 13]] : [],
);

function blockedBy(places: readonly Place[], routes: readonly Omit<Route, 'price'>[]): Box[] {
  return [
    ...places.map(({ x, y, r }): Box => [x - r, y - r, 2 * r, 2 * r]),
    ...places.filter(({ value }) => value !== undefined).map(({ x, y, r }): Box => [x - 24, y - r - 28, 48, 24]),
    ...routes.flatMap(({ points }) => points.map(([x, y]): Box => [x - 1.5, y - 1.5, 3, 3])),
    ...latinBoxes,
  ];
}

/** A straight road, or one that bends around the places it would run over. */
function lay({ id, a, b, cost }: RouteInfo, places: ReadonlyMap<string, Place>): Omit<Route, 'price'> {
  const ends = [places.get(a)!, places.get(b)!] as const;
  const [from, to] = ends;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  // Nothing further away can be in the way of any bend.
  const others = [...places.values()].filter(
    (place) => place !== from && place !== to && Math.hypot(place.x - mx, place.y - my) < length / 2 + 140,
  );
  const bend = (off: number): Point => [mx - (dy / length) * off, my + (dx / length) * off];
  const along = ([cx, cy]: Point) =>
    Array.from({ length: 25 }, (_, i): Point => {
      const t = i / 24;
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return [p * from.x + q * cx + r * to.x, p * from.y + q * cy + r * to.y];
    });
  const runsOver = (points: readonly Point[]) =>
    points.reduce(
      (sum, [x, y]) =>
        sum + others.reduce((most, place) => Math.max(most, place.r + 5 - Math.hypot(place.x - x, place.y - y)), 0),
      0,
    );
  let best = { off: 0, cost: Infinity };
  for (const off of [0, 18, -18, 36, -36, 54, -54, 72, -72, 96, -96]) {
    const price = runsOver(along(bend(off))) * 10 + Math.abs(off) * 0.2;
    if (price < best.cost) best = { off, cost: price };
  }
  const [cx, cy] = bend(best.off);
  const curve = best.off === 0 ? 'L' : `Q${tenth(cx)} ${tenth(cy)} `;
  return { id, cost, ends, path: `M${from.x} ${from.y}${curve}${to.x} ${to.y}`, points: along([cx, cy]) };
}

export const otherEnd = (route: Route, place: string): Place =>
  route.ends[0].key === place ? route.ends[1] : route.ends[0];
