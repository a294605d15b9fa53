// SPDX-License-Identifier: MIT
// How the cities stand: who has Kontors where, who controls a city, whose network reaches how far. Only for showing;
// what it is worth is counted by the server.
import { pieceOf, type Piece } from './pieces';
import type { Side, View } from './types';

/** All Kontors of a city from left to right: the newest extra first, then the houses (HT-4.5.4). */
export function kontorsIn(view: View, city: string): Piece[] {
  const extras = (view.extras[city] ?? []).map(pieceOf).reverse();
  return [...extras, ...(view.cities[city] ?? []).map(pieceOf)];
}

/** The colour with the most Kontors; among equals the one furthest to the right (HT-4.5.4). */
export function controllerOf(view: View, city: string): string | null {
  const kontors = kontorsIn(view, city);
  const count = (colour: string) => kontors.filter((kontor) => kontor.colour === colour).length;
  let best: string | null = null;
  for (const { colour } of kontors) if (best === null || count(colour) >= count(best)) best = colour;
  return best;
}

export interface Network {
  readonly cities: ReadonlySet<string>;
  readonly kontors: number;
}

/** The connected group of cities with the most Kontors of a colour (HT-8.6). */
export function networkOf(side: Side, view: View, colour: string): Network {
  const kontors = new Map<string, number>();
  for (const { id } of side.cities) {
    const own = kontorsIn(view, id).filter((kontor) => kontor.colour === colour).length;
    if (own > 0) kontors.set(id, own);
  }
  let best: Network = { cities: new Set(), kontors: 0 };
  const seen = new Set<string>();
  for (const start of kontors.keys()) {
    if (seen.has(start)) continue;
    const group = new Set([start]);
    for (const city of group) {
      for (const { a, b } of side.routes) {
        const next = a === city ? b : b === city ? a : null;
        if (next && kontors.has(next)) group.add(next);
      }
    }
    let sum = 0;
    for (const city of group) {
      seen.add(city);
      sum += kontors.get(city)!;
    }
    if (sum > best.kontors) best = { cities: group, kontors: sum };
  }
  return best;
}

export const controlledBy = (side: Side, view: View, colour: string): string[] =>
  side.cities.filter(({ id }) => controllerOf(view, id) === colour).map(({ id }) => id);
