// SPDX-License-Identifier: MIT
// An edition with everything found by name, and where its places and lanes lie on our canvas. Made once for an edition.
import { shift } from './canvas';
import { laneBetween } from './lanes';
import type { Bonus, Building, Column, Contract, Edition, Good, Place } from './types';

export interface Lane {
  readonly a: string;
  readonly b: string;
  readonly path: string;
}

export interface Atlas {
  readonly places: ReadonlyMap<string, Place>;
  readonly goods: ReadonlyMap<string, Good>;
  readonly columns: ReadonlyMap<string, Column>;
  readonly contracts: ReadonlyMap<string, Contract>;
  readonly bonus: ReadonlyMap<string, Bonus>;
  readonly buildings: ReadonlyMap<string, Building>;
  readonly lanes: readonly Lane[];
  /** The two goods of a cube, by its colour. */
  readonly goodsOf: ReadonlyMap<string, readonly [string, string]>;
}

const atlases = new WeakMap<Edition, Atlas>();

export function atlasOf(edition: Edition): Atlas {
  let atlas = atlases.get(edition);
  if (!atlas) atlases.set(edition, (atlas = build(edition)));
  return atlas;
}

function build(edition: Edition): Atlas {
  const places = byId(edition.places.items.map((place) => ({ ...place, x: place.x + shift.x, y: place.y + shift.y })));
  const majors = [...places.values()].filter((place) => place.goods);
  return {
    places,
    goods: byId(edition.goods.items),
    columns: byId(edition.columns.items),
    contracts: byId(edition.contracts.items),
    bonus: byId(edition.bonus_cards.items),
    buildings: byId(edition.buildings.items),
    lanes: edition.edges.items.map(({ a, b }) => ({ a, b, path: laneBetween(a, b, places.get(a)!, places.get(b)!) })),
    goodsOf: new Map(majors.map((place) => [place.colour!, place.goods!])),
  };
}

function byId<Thing extends { readonly id: string }>(things: readonly Thing[]): Map<string, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** The symbol of a good in the sprite. */
export const goodIcon = (good: string): string => `good-${good === 'citrus_fruit' ? 'citrus' : good.replace('_', '-')}`;

/** The value of the contract that rewards one of this value (MK-6.5). */
export const nextValue = (edition: Edition, value: number): number | undefined =>
  edition.parameters.pile_values.find((next) => next > value);
