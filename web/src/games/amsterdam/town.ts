// SPDX-License-Identifier: MIT
// The board of an edition, with everything found by name and every route laid out. Made once for an edition.
import { layOut, type Lane } from './lanes';
import type { Contract, Edition, Place, Route } from './types';

export interface Town {
  readonly places: ReadonlyMap<string, Place>;
  readonly routes: ReadonlyMap<string, Route>;
  readonly contracts: ReadonlyMap<string, Contract>;
  readonly lanes: ReadonlyMap<string, Lane>;
  /** The other route of a double. */
  readonly twins: ReadonlyMap<string, Route>;
}

const towns = new WeakMap<Edition, Town>();

export function townOf(edition: Edition): Town {
  let town = towns.get(edition);
  if (!town) towns.set(edition, (town = build(edition)));
  return town;
}

function build(edition: Edition): Town {
  const routes = edition.routes.list;
  const places = byId(edition.locations.list);
  const twins = new Map<string, Route>();
  for (const route of routes) {
    const twin = routes.find(
      (other) => other !== route && route.double_group && other.double_group === route.double_group,
    );
    if (twin) twins.set(route.id, twin);
  }
  const lanes = new Map<string, Lane>();
  for (const route of routes) {
    const twin = twins.get(route.id);
    const side = !twin ? 0 : routes.indexOf(route) < routes.indexOf(twin) ? -1 : 1;
    lanes.set(route.id, layOut(places.get(route.a)!, places.get(route.b)!, route.length, side));
  }
  return { places, routes: byId(routes), contracts: byId(edition.contracts.list), lanes, twins };
}

function byId<Thing extends { readonly id: string }>(things: readonly Thing[]): Map<string, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
