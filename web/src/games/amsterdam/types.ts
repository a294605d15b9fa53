// SPDX-License-Identifier: MIT
// What the server tells of a game of Amsterdam, by name: the edition (games/amsterdam/editions) and the view of a position
// (docs/records.md). The types come from the program.
import type { Edition, View } from '../../generated/views/amsterdam';

export type { Edition, View };
export type Place = Edition['locations']['list'][number];
export type Route = Edition['routes']['list'][number];
export type Contract = Edition['contracts']['list'][number];
export type Player = View['players'][number];
/** A transport card. */
export type Card = NonNullable<View['display'][number]>;
export type Colour = Exclude<Card, 'wild'>;
export type Counts = View['discard'];

/** In the order of the display. */
export const colours = ['pink', 'blue', 'green', 'black', 'red', 'orange'] as const satisfies readonly Colour[];
export const cards: readonly Card[] = [...colours, 'wild'];

/** How many there are of something that may be hidden. */
export function howMany(things: number | readonly unknown[] | Counts | undefined): number {
  if (things === undefined) return 0;
  if (typeof things === 'number') return things;
  if (Array.isArray(things)) return things.length;
  return Object.values(things as Counts).reduce((sum, count) => sum + count, 0);
}
