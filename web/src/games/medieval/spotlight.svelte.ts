// SPDX-License-Identifier: MIT
// What the pointer is at beside the map, so that the map can show it: a territory, or the cities of a marker; and the
// place on the map whose name and route are shown.
import type { Table } from './types';

export class Spotlight {
  territory = $state<number | null>(null);
  value = $state<number | null>(null);
  place = $state<string | null>(null);
}

const known = new WeakMap<Table, Spotlight>();

export function spotlightOf(table: Table): Spotlight {
  let light = known.get(table);
  if (!light) known.set(table, (light = new Spotlight()));
  return light;
}
