// SPDX-License-Identifier: MIT
// Where the price of each route stands: on the route, slid along it to where it hides least; beside it where it is short.
import type { Box, Point, Spot } from '../../kit/geometry';

interface Laid {
  readonly cost: number;
  readonly points: readonly Point[];
}

export const pillHeight = 16;
export const pillWidth = (cost: number): number => (cost > 9 ? 20 : 15);

/** Shorter than this between its ends, and the price may stand beside it. */
const short = 80;

export function pricesOf(
  routes: readonly Laid[],
  places: readonly (Spot & { readonly r: number })[],
  names: readonly Box[],
): Point[] {
  const placed: { x: number; y: number; w: number }[] = [];
  const spots: Point[] = [];
  const boxes = routes.map(extentOf);
  // Short ones have little choice: they choose first.
  const order = routes.map((_, i) => i).sort((one, other) => lengthOf(routes[one]!) - lengthOf(routes[other]!));
  for (const index of order) {
    const route = routes[index]!;
    const w = pillWidth(route.cost);
    let best = { cost: Infinity, at: route.points[12]! };
    for (const { at, away } of candidates(route)) {
      const [x, y] = at;
      const onPlaces = places.reduce(
        (sum, place) => sum + Math.max(0, place.r + w / 2 + 2 - Math.hypot(place.x - x, place.y - y)),
        0,
      );
      const onPills = placed.reduce((sum, other) => {
        const [dx, dy] = [(w + other.w) / 2 + 3 - Math.abs(other.x - x), pillHeight + 2 - Math.abs(other.y - y)];
        return dx > 0 && dy > 0 ? sum + Math.min(dx, dy) : sum;
      }, 0);
      const onRoads = routes.reduce(
        (sum, other, i) => (other !== route && runsPast(other, boxes[i]!, x, y) ? sum + 1 : sum),
        0,
      );
      const onNames = names.reduce((sum, [left, top, width, height]) => {
        const [dx, dy] = [
          Math.min(x + w / 2, left + width) - Math.max(x - w / 2, left),
          Math.min(y + pillHeight / 2, top + height) - Math.max(y - pillHeight / 2, top),
        ];
        return dx > 0 && dy > 0 ? sum + Math.min(dx, dy) : sum;
      }, 0);
      const cost = onPlaces * 12 + onPills * 14 + onNames * 10 + onRoads * 9 + away;
      if (cost < best.cost) best = { cost, at };
    }
    placed.push({ x: best.at[0], y: best.at[1], w });
    spots[index] = best.at;
  }
  return spots;
}

/** Nearer to a road than this, and a price hides it. */
const near = 9;

function extentOf({ points }: Laid): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - near, Math.min(...ys) - near];
  return [left, top, Math.max(...xs) + near - left, Math.max(...ys) + near - top];
}

function runsPast({ points }: Laid, [left, top, width, height]: Box, x: number, y: number): boolean {
  if (x < left || x > left + width || y < top || y > top + height) return false;
  return points.some(([px, py]) => (px - x) ** 2 + (py - y) ** 2 < near ** 2);
}

function lengthOf({ points }: Laid): number {
  const [from, to] = [points[0]!, points.at(-1)!];
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function candidates(route: Laid): { at: Point; away: number }[] {
  const { points } = route;
  const found = points.slice(3, -3).map((at, i) => ({ at, away: Math.abs(i + 3 - 12) * 1.5 }));
  if (lengthOf(route) > short) return found;
  const [from, to] = [points[0]!, points.at(-1)!];
  const length = lengthOf(route);
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const beside = found.flatMap(({ at: [x, y], away }) =>
    [11, -11].map((off) => ({ at: [x + nx * off, y + ny * off] as const, away: away + 16 })),
  );
  return [...found, ...beside];
}
