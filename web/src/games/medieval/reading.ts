// SPDX-License-Identifier: MIT
// What can be read off the map: who stands where, what a city pays, what another house there would bring, which routes
// lead on. What is allowed and what really comes of it is asked from the server.
import { otherEnd, type Atlas, type Place, type Route } from './atlas';
import type { City, View } from './types';

export type CityState = 'closed' | 'open' | 'awarded' | 'out';

export function stateOf(view: View, place: Place): CityState {
  const city = view.cities[place.key];
  if (!place.inPlay) return 'out';
  return !city ? 'closed' : city.to === undefined ? 'open' : 'awarded';
}

export const housesOf = (city: City | undefined, seat: number): number =>
  city?.ring.filter((each) => each === seat).length ?? 0;
export const freeIn = (view: View, place: Place): number =>
  (place.value ?? 0) - (view.cities[place.key]?.ring.length ?? 0);

export function hasBranch(view: View, seat: number, place: Place): boolean {
  return place.value === undefined
    ? (view.players[seat]?.towns.includes(place.key) ?? false)
    : housesOf(view.cities[place.key], seat) > 0;
}

/** Who has the town, if anybody. */
export function holderOf(view: View, town: string): number | undefined {
  const seat = view.players.findIndex((player) => player.towns.includes(town));
  return seat < 0 ? undefined : seat;
}

/** The cities of a hand's marker: closed ones of that value. */
export const fitting = (view: View, atlas: Atlas, value: number): Place[] =>
  atlas.cities.filter((city) => city.value === value && stateOf(view, city) === 'closed');

/** Who would be awarded the marker once these houses stand in the ring, and for how many points. */
export function awardOf(
  atlas: Atlas,
  place: Place,
  ring: readonly number[],
  seat: number,
): { readonly to: number; readonly points: number } | null {
  const value = place.value ?? 0;
  const count = (each: number) => ring.filter((one) => one === each).length;
  if (count(seat) >= atlas.majorityOf(value)) return { to: seat, points: value };
  if (ring.length < value) return null;
  // Of those with the most houses the one whose first house came earliest; the ring is in that order.
  const most = Math.max(...ring.map(count));
  return { to: ring.find((each) => count(each) === most)!, points: atlas.halfOf(value) };
}

/** Territories in which a seat has a branch. */
export function territoriesOf(view: View, atlas: Atlas, seat: number): Set<number> {
  const found = new Set<number>();
  for (const place of atlas.places.values())
    if (place.inPlay && hasBranch(view, seat, place)) found.add(place.territory);
  return found;
}

export interface Reach {
  readonly route: Route;
  readonly to: Place;
  readonly affordable: boolean;
}

/** Routes that lead from a seat's branches to places where a house of it could go. */
export function reachOf(view: View, atlas: Atlas, seat: number): Reach[] {
  const cash = view.players[seat]?.cash ?? 0;
  return atlas.routes.flatMap((route): Reach[] => {
    const [here, there] = route.ends.map((end) => hasBranch(view, seat, end));
    if (here === there) return [];
    const to = here ? route.ends[1] : route.ends[0];
    return hasRoom(view, to) ? [{ route, to, affordable: route.cost <= cash }] : [];
  });
}

function hasRoom(view: View, place: Place): boolean {
  if (!place.inPlay) return false;
  if (place.value === undefined) return holderOf(view, place.key) === undefined;
  return view.cities[place.key] !== undefined && freeIn(view, place) > 0;
}

/** The cheapest route from a seat's branches. */
export function cheapestTo(view: View, atlas: Atlas, seat: number, place: string): Route | undefined {
  return atlas
    .routesOf(place)
    .filter((route) => hasBranch(view, seat, otherEnd(route, place)))
    .reduce<Route | undefined>((best, route) => (best && best.cost <= route.cost ? best : route), undefined);
}

export const awardedCount = (view: View): number =>
  Object.values(view.cities).filter(({ to }) => to !== undefined).length;

/** Values with how often they occur, the highest first. */
export function piles(values: readonly number[]): { readonly value: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => other - one).map(([value, count]) => ({ value, count }));
}

export const wonBy = (view: View, seat: number): string[] =>
  Object.entries(view.cities)
    .filter(([, city]) => city.to === seat)
    .map(([key]) => key);
