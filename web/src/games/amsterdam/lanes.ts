// Where the spaces of a route lie: a straight row of rounded boxes between two places, the two routes of a double side by
// side. A lane is drawn in coordinates of its own, with the middle as origin and the route along x.
import { tenth, type Box, type Point, type Spot } from '../../kit/geometry';

export interface Lane {
  readonly middle: Point;
  /** In degrees, as SVG turns things. */
  readonly angle: number;
  /** The middles of its spaces along x, from the first place to the second. */
  readonly spaces: readonly number[];
  /** Of one space, along the route. */
  readonly length: number;
  /** Where it can be hit: as wide as a fingertip. Of a double each route has its own side. */
  readonly hit: Box;
}

const width = 15;
/** A fingertip on a phone, where a unit is at least 1.3 pixels. */
const hitWidth = 34;
const longest = 46;
const gap = 5;
/** Of the way from place to place, what the two places take. */
const ends = 49;
const besideTwin = 9.5;

/** `side` is -1 or 1 for the two routes of a double, 0 for a single one. */
export function layOut(a: Spot, b: Spot, count: number, side: -1 | 0 | 1): Lane {
  const way = Math.hypot(b.x - a.x, b.y - a.y);
  const across: Point = [-(b.y - a.y) / way, (b.x - a.x) / way];
  const step = Math.min(longest + gap, (way - ends) / count);
  const half = (count * step) / 2;
  const inner = side === 0 ? hitWidth / 2 : besideTwin;
  return {
    middle: [(a.x + b.x) / 2 + across[0] * side * besideTwin, (a.y + b.y) / 2 + across[1] * side * besideTwin],
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    spaces: Array.from({ length: count }, (_, space) => (space - (count - 1) / 2) * step),
    length: step - gap,
    hit: [-half, side > 0 ? -inner : inner - hitWidth, 2 * half, hitWidth],
  };
}

/** The outlines of all its spaces, `by` units wider. */
export function outline(lane: Lane, by = 0): string {
  const [long, wide, round] = [lane.length + 2 * by, width + 2 * by, 4 + by];
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return lane.spaces
    .map(
      (x) =>
        `M${tenth(x - long / 2 + round)} ${-wide / 2}h${tenth(long - 2 * round)}${corner(round, round)}v${wide - 2 * round}` +
        `${corner(-round, round)}h${tenth(2 * round - long)}${corner(-round, -round)}v${2 * round - wide}${corner(round, -round)}Z`,
    )
    .join('');
}

export const placed = (lane: Lane): string =>
  `translate(${tenth(lane.middle[0])} ${tenth(lane.middle[1])}) rotate(${tenth(lane.angle)})`;

/** Boxes that a label should keep off, three to a space: one around a slanted space would block far too much. */
export function blockedBy(lane: Lane): Box[] {
  const turn = (lane.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const part = lane.length / 3;
  const boxWidth = Math.abs(cos) * part + Math.abs(sin) * width;
  const boxHeight = Math.abs(sin) * part + Math.abs(cos) * width;
  return lane.spaces
    .flatMap((x) => [x - part, x, x + part])
    .map((x): Box => [lane.middle[0] + cos * x - boxWidth / 2, lane.middle[1] + sin * x - boxHeight / 2, boxWidth, boxHeight]);
}
