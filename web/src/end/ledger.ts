// SPDX-License-Identifier: MIT
// The final scores as rows (scoring rules) and columns (seats).
import type { SeatScore } from '../contract';
import { figure } from '../lib/figures';

export interface Row {
  readonly label: string;
  readonly rule: string | undefined;
  /** By seat; null where nobody may know. */
  readonly points: readonly (number | null)[];
  readonly best: number;
}

export function ledger(seats: readonly SeatScore[], unit: number): Row[] {
  const labels = [...new Set(seats.flatMap((seat) => seat.lines.map(([label]) => label)))];
  return labels
    .map((label) => {
      const lines = seats.map((seat) => seat.lines.find(([name]) => name === label));
      const points = lines.map((line) => (line ? (line[1] === null ? null : line[1] / unit) : 0));
      return {
        label,
        rule: lines.find((line) => line?.[2])?.[2],
        points,
        best: Math.max(...points.map((value) => value ?? -Infinity)),
      };
    })
    .filter((row) => row.points.some((value) => value !== 0));
}

/** A dash for nothing. */
export const pointsText = (value: number | null): string => (value === null ? '?' : value === 0 ? '–' : figure(value));

/** A total, with a real minus. */
export const totalText = (points: number): string => String(points).replace('-', '−');
