// SPDX-License-Identifier: MIT
// What the board shows about contracts: whose carts join what. This reads the position and judges nothing.
import type { Town } from './town';
import type { Contract, Route, View } from './types';

/** The seat whose carts stand on each claimed route. */
export function owners(view: View): Map<string, number> {
  const found = new Map<string, number>();
  view.players.forEach((player, seat) => player.routes.forEach((route) => found.set(route, seat)));
  return found;
}

/** The route that its twin closes for everybody: with two players, one of a double is enough (TA-5.4). */
export function isClosed(route: Route, town: Town, owned: ReadonlyMap<string, number>, players: number): boolean {
  const twin = town.twins.get(route.id);
  return players === 2 && !!twin && owned.has(twin.id) && !owned.has(route.id);
}

/** The way with the fewest carts that still joins the places of a contract and, among those, the fewest routes. */
export interface Distance {
  readonly carts: number;
  readonly routes: number;
}

/** What `seat` still needs for a contract: nothing when it is connected, null when no way is left. */
export function toGo(contract: Contract, seat: number, view: View, town: Town): Distance | null {
  const owned = owners(view);
  const best = new Map<string, Distance>([[contract.a, { carts: 0, routes: 0 }]]);
  const open = [contract.a];
  while (open.length > 0) {
    open.sort((one, other) => compare(best.get(one)!, best.get(other)!));
    const place = open.shift()!;
    const here = best.get(place)!;
    if (place === contract.b) return here;
    for (const route of town.routes.values()) {
      if (route.a !== place && route.b !== place) continue;
      const owner = owned.get(route.id);
      const blocked = owner === undefined ? isClosed(route, town, owned, view.players.length) : owner !== seat;
      if (blocked) continue;
      const there = route.a === place ? route.b : route.a;
      const way = owner === seat ? here : { carts: here.carts + route.length, routes: here.routes + 1 };
      const known = best.get(there);
      if (known && compare(known, way) <= 0) continue;
      best.set(there, way);
      if (!open.includes(there)) open.push(there);
    }
  }
  return null;
}

const compare = (one: Distance, other: Distance): number => one.carts - other.carts || one.routes - other.routes;
