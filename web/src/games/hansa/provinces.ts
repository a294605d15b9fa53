// SPDX-License-Identifier: MIT
// The provinces of the game for two: areas between routes, soldiers and the frame of the board (HT-9.2).
import { inside } from '../../kit/geometry';
import type { Chart } from './layout';
import type { Point, Province, Soldier } from './types';

interface Border {
  readonly ends: readonly [string, string];
  /** From the first end to the second, the ends included. */
  readonly points: readonly Point[];
}

const frame = { left: -260, top: -200, right: 1280, bottom: 900 } as const;

/** Straight out from a city to the edge of the chart that is nearest. */
function outward(point: Point): Point {
  const edges: readonly [number, Point][] = [
    [point.x - 0, { x: frame.left, y: point.y }],
    [1000 - point.x, { x: frame.right, y: point.y }],
    [point.y - 0, { x: point.x, y: frame.top }],
    [700 - point.y, { x: point.x, y: frame.bottom }],
  ];
  return edges.reduce((best, edge) => (edge[0] < best[0] ? edge : best))[1];
}

const corners: readonly Point[] = [
  { x: frame.left, y: frame.top },
  { x: frame.right, y: frame.top },
  { x: frame.right, y: frame.bottom },
  { x: frame.left, y: frame.bottom },
];

const angle = (point: Point): number => Math.atan2(point.y - 350, point.x - 500);

/** Along the frame, clockwise, from one point on it to another. */
function alongFrame(from: Point, to: Point): Point[] {
  const start = angle(from);
  const turn = (point: Point) => (angle(point) - start + 4 * Math.PI) % (2 * Math.PI);
  const end = turn(to);
  return corners.filter((corner) => turn(corner) < end).sort((a, b) => turn(a) - turn(b));
}

/** The outline of a province: its borders put end to end. A road that only leads into it is no border of it. */
export function outlineOf(province: Province, soldiers: readonly Soldier[], chart: Chart): Point[] {
  const centre = (city: string): Point => chart.towns.get(city)!.centre;
  const borders: Border[] = province.routes.map((id) => {
    const { route, points } = chart.roads.get(id)!;
    return { ends: [route.a, route.b], points };
  });
  for (const soldier of soldiers.filter(({ id }) => province.soldiers.includes(id))) {
    borders.push({ ends: [soldier.from, soldier.to], points: [centre(soldier.from), soldier, centre(soldier.to)] });
  }
  if (province.frame_from && province.frame_to) {
    const [from, to] = [outward(centre(province.frame_from)), outward(centre(province.frame_to))];
    borders.push({
      ends: [province.frame_from, province.frame_to],
      points: [centre(province.frame_from), from, ...alongFrame(from, to), to, centre(province.frame_to)],
    });
  }
  let ring = borders;
  const touching = (city: string) => ring.filter(({ ends }) => ends.includes(city)).length;
  for (let before = -1; before !== ring.length;) {
    before = ring.length;
    ring = ring.filter(({ ends }) => ends.every((city) => touching(city) > 1));
  }
  if (ring.length === 0) return [];
  const left = ring.slice(1);
  const outline = [...ring[0]!.points];
  for (let at = ring[0]!.ends[1]; left.length > 0;) {
    const next = left.findIndex(({ ends }) => ends.includes(at));
    if (next < 0) break;
    const [border] = left.splice(next, 1);
    const forward = border!.ends[0] === at;
    outline.push(...(forward ? border!.points : [...border!.points].reverse()).slice(1));
    at = border!.ends[forward ? 1 : 0];
  }
  return outline;
}

/** The place inside an outline that is furthest from its edge and from everything that lies in it. */
export function roomIn(outline: readonly Point[], obstacles: readonly Point[]): Point {
  const ring = outline.map(({ x, y }) => [x, y] as const);
  const xs = outline.map(({ x }) => Math.min(970, Math.max(30, x)));
  const ys = outline.map(({ y }) => Math.min(670, Math.max(90, y)));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const near = obstacles.filter(({ x, y }) => x > left - 90 && x < right + 90 && y > top - 60 && y < bottom + 60);
  let best = { x: (left + right) / 2, y: (top + bottom) / 2, room: -1 };
  for (let y = top; y <= bottom; y += 12) {
    for (let x = left; x <= right; x += 12) {
      const room = roomAt(x, y, near, best.room);
      if (room > best.room && inside(ring, x, y)) best = { x, y, room };
    }
  }
  return best;
}

/** The square of how far the nearest obstacle is, at most 60; whatever is not more than `enough` may be told as anything. */
function roomAt(x: number, y: number, obstacles: readonly Point[], enough: number): number {
  let room = 60 * 60;
  for (const point of obstacles) {
    // Names are wide: what lies beside them is nearer than what lies above.
    const [dx, dy] = [(point.x - x) / 1.5, point.y - y];
    room = Math.min(room, dx * dx + dy * dy);
    if (room <= enough) return room;
  }
  return room;
}
