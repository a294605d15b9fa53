// SPDX-License-Identifier: MIT
// Points after every turn, and what stands out in them.
import { get, type Answer } from '../lib/api';
import type { CurveData } from '../lib/protocol';

export const loadCurve = (table: string): Promise<Answer<CurveData>> => get<CurveData>(`/api/tables/${table}/curve`);

/** Points by seat and turn. */
export const points = (curve: CurveData): number[][] =>
  curve.totals.map((seat) => seat.map((total) => total / curve.unit));

export interface Leap {
  readonly seat: number;
  readonly turn: number;
  /** The moves of that turn: from ply, before ply. */
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

/** The largest gains in one turn, in the order of the game; the last turn is left out, since all is counted there. */
export function leaps(curve: CurveData, most: number): Leap[] {
  const all = points(curve).flatMap((totals, seat) =>
    totals.slice(1, -1).map((total, i) => ({
      seat,
      turn: i + 1,
      from: curve.plies[i]!,
      to: curve.plies[i + 1]!,
      gain: total - totals[i]!,
    })),
  );
  return all
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn);
}

/** Even steps for an axis from low to high: about `count` of them. */
export function ticks(low: number, high: number, count = 5): number[] {
  const raw = Math.max(1e-9, (high - low) / count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= raw)!,
  );
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Spreads values that would lie on each other: each at least `gap` below the one before. */
export function apart(values: readonly number[], gap: number, high: number): number[] {
  const order = values.map((value, i) => ({ value, i })).sort((a, b) => a.value - b.value);
  const placed = new Array<number>(values.length).fill(0);
  let floor = -Infinity;
  for (const { value, i } of order) {
    floor = Math.max(value, floor + gap);
    placed[i] = floor;
  }
  let ceiling = high;
  for (const { i } of order.toReversed()) {
    placed[i] = Math.min(placed[i]!, ceiling);
    ceiling = placed[i] - gap;
  }
  return placed;
}
