// SPDX-License-Identifier: MIT
// The chart's hand: from point lists to path data. Deterministic: the same seed always gives the same coast.

export type Point = readonly [x: number, y: number];
/** x, y, width, height */
export type Box = readonly [x: number, y: number, width: number, height: number];
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One decimal is finer than any screen shows. */
export const tenth = (value: number): number => +value.toFixed(1);

/** A small generator of numbers in [0, 1). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Catmull-Rom through the points, as cubic Béziers. Tension 0.5 is soft, 0.25 is crisp. */
export function smooth(points: readonly Point[], closed = false, tension = 0.5): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]!;
  const k = tension / 3;
  let path = `M${tenth(at(0)[0])} ${tenth(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); ++i) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path +=
      `C${tenth(from[0] + (to[0] - before[0]) * k)} ${tenth(from[1] + (to[1] - before[1]) * k)}` +
      ` ${tenth(to[0] - (after[0] - from[0]) * k)} ${tenth(to[1] - (after[1] - from[1]) * k)} ${tenth(to[0])} ${tenth(to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

export interface Ink {
  readonly closed?: boolean;
  readonly seed?: number;
  readonly wobble?: number;
  readonly step?: number;
  readonly tension?: number;
}

/** A hand-inked line: long segments get displaced points in between, then everything is smoothed. */
export function inked(points: readonly Point[], ink: Ink = {}): string {
  const { closed = false, seed = 1, wobble = 0.09, step = 26, tension = 0.8 } = ink;
  const next = random(seed);
  const count = points.length;
  const drawn: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); ++i) {
    const from = points[i]!;
    const to = points[(i + 1) % count]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const between = Math.min(6, Math.floor(length / step));
    drawn.push(from);
    for (let j = 1; j <= between; ++j) {
      const t = (j + (next() - 0.5) * 0.4) / (between + 1);
      const off = (next() - 0.5) * 2 * wobble * Math.min(length, 90);
      drawn.push([from[0] + dx * t - (dy / length) * off, from[1] + dy * t + (dx / length) * off]);
    }
  }
  if (!closed) drawn.push(points[count - 1]!);
  return smooth(drawn, closed, tension);
}

/** Path of a circle arc, angles in radians, y down. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const at = (angle: number) =>
    `${tenth(centre[0] + radius * Math.cos(angle))} ${tenth(centre[1] + radius * Math.sin(angle))}`;
  return `M${at(from)}A${radius} ${radius} 0 ${Math.abs(to - from) > Math.PI ? 1 : 0} ${to > from ? 1 : 0} ${at(to)}`;
}

/** Even-odd test, to keep waves off the land and labels off the sea. */
export function inside(ring: readonly Point[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}
