// SPDX-License-Identifier: MIT
// Where ships lie at a port: beside it, so that its marker can be seen; several around it.
import type { Table } from './types';

const berths = [
  [23, -19],
  [-23, -19],
  [23, 18],
  [-23, 18],
  [0, -34],
] as const;

export const berth = (place: number): readonly [number, number] => berths[place % berths.length]!;

/** By seat: the port of its ship, and its place there. */
export function moored(table: Table): { readonly seat: number; readonly port: string; readonly place: number }[] {
  const there = new Map<string, number>();
  return table.view.players.map(({ ship }, seat) => {
    const place = there.get(ship) ?? 0;
    there.set(ship, place + 1);
    return { seat, port: ship, place };
  });
}
