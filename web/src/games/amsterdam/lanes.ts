// SPDX-License-Identifier: MIT
// Where the spaces of a route lie: a straight row of rounded boxes between two places, the two routes of a double side by
// side. All in units of the canvas, so that the hatching of a colour has one direction whichever way a route runs.
import { tenth, type Box, type Point, type Spot } from '../../kit/geometry';

export interface Lane {
  readonly middle: Point;
  /** The direction of the route, as a vector of length 1. */
  readonly along: Point;
  /** The middles of its spaces, from the first place to the second. */
  readonly spaces: readonly Point[];
  /** Of one space, along the route. */
  readonly length: number;
  /** Where it can be hit, as a path as wide as a fingertip. Of a double each route has its own side. */
  readonly hit: string;
}

const width = 15;
/** A fingertip on a phone, where a unit is at least 1.3 pixels. */
const hitWidth = 34;
const longest = 46;
const gap = 5;
/** Of the way from place to place, what the two places take. */
const ends = 49;
const besideTwin = 9.5;

/** The point so far along and so far to the right of the way. */
const beside = (from: Point, along: Point, forward: number, sideways: number): Point => [
  from[0] + along[0] * forward - along[1] * sideways,
  from[1] + along[1] * forward + along[0] * sideways,
];
const written = (point: Point): string => `${tenth(point[0])} ${tenth(point[1])}`;

/** `side` is -1 or 1 for the two routes of a double, 0 for a single one. */
export function layOut(a: Spot, b: Spot, count: number, side: -1 | 0 | 1): Lane {
  const way = Math.hypot(b.x - a.x, b.y - a.y);
  const along: Point = [(b.x - a.x) / way, (b.y - a.y) / way];
  const middle = beside([(a.x + b.x) / 2, (a.y + b.y) / 2], along, 0, side * besideTwin);
  const step = Math.min(longest + gap, (way - ends) / count);
  const half = (count * step) / 2;
  const left = side === 0 ? -hitWidth / 2 : side > 0 ? -besideTwin : besideTwin - hitWidth;
  const corners = [
    [-half, left],
    [half, left],
    [half, left + hitWidth],
    [-half, left + hitWidth],
  ] as const;
  return {
    middle,
    along,
    spaces: Array.from({ length: count }, (_, space) => beside(middle, along, (space - (count - 1) / 2) * step, 0)),
    length: step - gap,
    hit: `M${corners.map((corner) => written(beside(middle, along, ...corner))).join('L')}Z`,
  };
}

/** The outlines of all its spaces, `by` units wider. */
export function outline(lane: Lane, by = 0): string {
  const [long, wide, round] = [lane.length / 2 + by, width / 2 + by, 4 + by];
  // The corners in turn: where the side before it ends, and where the next one begins.
  const corners = [
    [long - round, -wide, long, round - wide],
    [long, wide - round, long - round, wide],
    [round - long, wide, -long, wide - round],
    [-long, round - wide, round - long, -wide],
  ] as const;
  return lane.spaces
    .map((space) => {
      const at = (forward: number, sideways: number) => written(beside(space, lane.along, forward, sideways));
      const turns = corners.map(([x, y, toX, toY]) => `L${at(x, y)}A${round} ${round} 0 0 1 ${at(toX, toY)}`);
      return `M${turns.join('').slice(1)}Z`;
    })
    .join('');
}

/** Boxes that a label should keep off, three to a space: one around a slanted space would block far too much. */
export function blockedBy(lane: Lane): Box[] {
  const [cos, sin] = lane.along;
  const part = lane.length / 3;
  const boxWidth = Math.abs(cos) * part + Math.abs(sin) * width;
  const boxHeight = Math.abs(sin) * part + Math.abs(cos) * width;
  return lane.spaces
    .flatMap((space) => [-part, 0, part].map((forward) => beside(space, lane.along, forward, 0)))
    .map(([x, y]): Box => [x - boxWidth / 2, y - boxHeight / 2, boxWidth, boxHeight]);
}
