// Opening a table and sitting down at it.
import { post, type Answer, type Refusal } from '../lib/api';
import { beSomebody } from '../lib/me.svelte';
import type { TableState } from '../lib/protocol';
import { go } from '../lib/router.svelte';
import type { TablePlan } from './wishes';

/** Opens the table and goes there; answers only where that failed. */
export async function openTable(plan: TablePlan): Promise<Refusal | undefined> {
  const me = await beSomebody();
  if (me.error) return me.error;
  const table: Answer<TableState> = await post<TableState>('/api/tables', plan);
  if (table.error) return table.error;
  go(`/t/${table.value.id}`);
  return undefined;
}
