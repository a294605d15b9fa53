// SPDX-License-Identifier: MIT
// Nearest-place cells as territories, with a waver that both sides of a border share.
import type { Point, Spot } from './geometry';

/** One polygon per place: Voronoi by half-plane clipping, good for a few hundred places. */
export function cells(places: readonly Spot[], [x0, y0, x1, y1]: readonly [number, number, number, number]): Point[][] {
  return places.map((place) => {
    let cell: Point[] = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    for (const other of places) {
      if (other === place) continue;
      const [mx, my] = [(place.x + other.x) / 2, (place.y + other.y) / 2];
      const [nx, ny] = [other.x - place.x, other.y - place.y];
      const beyond = ([x, y]: Point) => (x - mx) * nx + (y - my) * ny;
      const kept: Point[] = [];
      cell.forEach((from, i) => {
        const to = cell[(i + 1) % cell.length]!;
        const [a, b] = [beyond(from), beyond(to)];
        if (a <= 0) kept.push(from);
        if (a <= 0 !== b <= 0) {
          const t = a / (a - b);
          kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
        }
      });
      cell = kept;
    }
    return cell;
  });
}

export interface Territories {
  /** By territory: the path of its ground. */
  readonly fills: Readonly<Record<string, string>>;
  /** The edges between two territories. */
  readonly border: string;
}

export function territories<Place extends Spot>(
  places: readonly Place[],
  box: readonly [number, number, number, number],
  territoryOf: (place: Place) => string,
  { step = 15, waver = 6 } = {},
): Territories {
  const warp = ([x, y]: Point): Point => [
    x + waver * (Math.sin(x / 19 + y / 31) + 0.6 * Math.sin(y / 11 - x / 47)),
    y + waver * (Math.sin(y / 23 - x / 29 + 2) + 0.6 * Math.sin(x / 13 + y / 41)),
  ];
  const text = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const fills: Record<string, string> = {};
  const edges = new Map<string, { points: string[]; sides: Set<string> }>();
  cells(places, box).forEach((cell, index) => {
    if (cell.length < 3) return;
    const territory = territoryOf(places[index]!);
    let path = '';
    cell.forEach((from, i) => {
      const to = cell[(i + 1) % cell.length]!;
      // Both neighbours walk a shared edge from the same end, so that they get the same points.
      const flipped = text(from) > text(to);
      const [start, end] = flipped ? [to, from] : [from, to];
      const parts = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
      const points = Array.from({ length: parts + 1 }, (_, part) =>
        text(warp([start[0] + ((end[0] - start[0]) * part) / parts, start[1] + ((end[1] - start[1]) * part) / parts])),
      );
      if (text(from) !== text(to)) {
        const key = `${text(start)}|${text(end)}`;
        const edge = edges.get(key) ?? { points, sides: new Set() };
        edge.sides.add(territory);
        edges.set(key, edge);
      }
      const walked = flipped ? points.toReversed() : points;
      path += (i ? 'L' : 'M') + walked.slice(0, -1).join('L');
    });
    fills[territory] = `${fills[territory] ?? ''}${path}Z`;
  });
  const border = [...edges.values()]
    .filter((edge) => edge.sides.size > 1)
    .map((edge) => `M${edge.points.join('L')}`)
    .join('');
  return { fills, border };
}
