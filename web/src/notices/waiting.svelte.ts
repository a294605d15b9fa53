// SPDX-License-Identifier: MIT
// The tables that wait for the visitor: how many, and which comes next.
import { get } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { TableState } from '../lib/protocol';
import { waitsForMe } from './order';

const lookEvery = 60_000;

let known = $state.raw<readonly string[]>([]);

/** Ids of tables at which it is the visitor's turn. */
export const waiting = (): readonly string[] => known;

export async function lookForWaiting(): Promise<void> {
  const answer = await get<{ tables: TableState[] }>('/api/tables?list=mine');
  if (answer.value) known = answer.value.tables.filter(waitsForMe).map(({ id }) => id);
}

/** Now, whenever the page is looked at again, and now and then. Call within an effect. */
export function watchWaiting(): () => void {
  if (!me()) return () => undefined;
  const look = () => void (document.hidden || lookForWaiting());
  look();
  const timer = setInterval(look, lookEvery);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
