// SPDX-License-Identifier: MIT
// A click on a route: it claims, and where there is one way to pay it pays as well; else the ways to pay are asked next.
import type { Move } from '../../contract';
import type { Table } from './seat';

export async function claim(table: Table, move: Move): Promise<void> {
  const ways = (await table.look?.([move.text]))?.legal ?? [];
  if (ways.length === 1 && table.chooseRow) table.chooseRow([move.text, ways[0]!.text]);
  else if (table.chooseRow) table.chooseRow([move.text], true);
  else table.choose([move]);
}

/** The route that is about to be claimed: picked, previewed, or waiting to be paid. */
export function plannedRoute(table: Table): string | undefined {
  const picked = [table.picked?.text, ...(table.preview?.moves ?? [])].find((text) => text?.startsWith('claim:'));
  return table.view.pending ?? picked?.slice('claim:'.length);
}

/** The payment that is about to be made. */
export function plannedPayment(table: Table): string | undefined {
  return [table.picked?.text, ...(table.preview?.moves ?? [])].find((text) => text?.startsWith('pay:'));
}
