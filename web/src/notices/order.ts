// SPDX-License-Identifier: MIT
// Which tables wait for the visitor, and which of them comes next.
import type { TableState } from '../lib/protocol';

export const waitsForMe = ({
  status,
  seats,
  waiting_for,
}: Pick<TableState, 'status' | 'seats' | 'waiting_for'>): boolean =>
  status === 'playing' && waiting_for !== undefined && seats[waiting_for]?.you === true && !seats[waiting_for]?.bot;

/** The one to go to from this table; behind the last one comes the first. */
export function nextAfter(tables: readonly string[], here: string): string | undefined {
  const order = [...tables].sort();
  return order.find((id) => id > here) ?? order.find((id) => id !== here);
}
