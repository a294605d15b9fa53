// SPDX-License-Identifier: MIT
// Opening a table and sitting down at it.
import { promise, remember } from '../deal/memory';
import { post, type Answer, type Refusal } from '../lib/api';
import { beSomebody } from '../lib/me.svelte';
import type { TableState } from '../lib/protocol';
import { go } from '../lib/router.svelte';
import type { TablePlan } from './wishes';

/** Opens the table and goes there; answers only where that failed. */
export async function openTable(plan: TablePlan): Promise<Refusal | undefined> {
  const me = await beSomebody();
  if (me.error) return me.error;
  const own = plan.seats.includes('me') ? await promise() : null;
  const table: Answer<TableState> = await post<TableState>(
    '/api/tables',
    own ? { ...plan, share_hash: own.hash } : plan,
  );
  if (table.error) return table.error;
  if (own) remember(table.value, own);
  go(`/t/${table.value.id}`);
  return undefined;
}
