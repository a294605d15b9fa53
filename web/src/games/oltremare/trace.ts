// SPDX-License-Identifier: MIT
// The last voyage: which lanes a ship took, read off the story of the table.
import type { LastMove } from '../../contract';
import type { Atlas, Lane } from './atlas';

export interface Trace {
  readonly seat: number;
  readonly lanes: readonly Lane[];
  readonly end: string;
}

/** Of whoever sailed last. The first lane of a ship that never sailed before is not known: only the ports are told. */
export function lastVoyage(story: readonly LastMove[], atlas: Atlas): Trace | null {
  const events = story.flatMap((move) => move.events);
  const isCall = (name: string) => name === 'sailed' || name === 'compass-move';
  const last = events.findLast(({ event, actor }) => isCall(event) && actor !== null);
  if (!last) return null;
  const seat = last.actor!;
  const ports: string[] = [];
  let begun = 0;
  for (const { event, actor, args } of events) {
    if (event === 'turn' && actor === seat) begun = ports.length;
    if (actor === seat && isCall(event) && args.port) ports.push(args.port);
  }
  const way = ports.slice(Math.max(0, begun - 1));
  const lanes = way.slice(1).flatMap((port, i) => atlas.laneBetween(way[i]!, port) ?? []);
  return { seat, lanes, end: ports.at(-1)! };
}
