// SPDX-License-Identifier: MIT
// Where the last turn left something: the places of its events.
import type { Table } from './types';

const placing = ['settled', 'laid', 'enlarged', 'paid', 'opened', 'awarded'];

/** Of the last turn of whoever moved last. */
export function lastPlaces({ story = [], last }: Table): ReadonlySet<string> {
  const seat = last?.seat;
  const found = new Set<string>();
  for (const move of story.toReversed()) {
    if (move.seat !== seat) break;
    for (const { event, args } of move.events) if (placing.includes(event) && args.place) found.add(args.place);
    // A turn begins with its marker.
    if (move.move.kind === 'place') break;
  }
  return found;
}
