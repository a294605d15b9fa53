// SPDX-License-Identifier: MIT
// The whole story of a table, page by page.
import { get } from './api';
import type { LogEntry } from './protocol';

export async function loadLog(table: string): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (;;) {
    const after = entries[entries.length - 1]?.seq ?? 0;
    const page = await get<{ entries: LogEntry[]; seq: number }>(`/api/tables/${table}/log?after=${after}`);
    if (!page.value || page.value.entries.length === 0) return entries;
    entries.push(...page.value.entries);
    if (entries[entries.length - 1]!.seq >= page.value.seq) return entries;
  }
}
