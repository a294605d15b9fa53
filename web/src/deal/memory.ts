// SPDX-License-Identifier: MIT
// What this browser keeps of the deals it takes part in, until they can be checked: its own share, the commitment that it
// saw first, and what the seats had promised when it revealed the share.
import { randomKey } from '../lib/handing';
import type { TableState } from '../lib/protocol';

export interface Promised {
  readonly share: string;
  readonly hash: string;
}

export interface DealMemory extends Promised {
  readonly commitment: string | undefined;
  /** By seat, null where nothing was promised; missing until the share is revealed. */
  readonly promises?: readonly (string | null)[];
}

const key = 'fondaco-deals';
/** Matches by mail last for months; the oldest are forgotten first. */
const most = 200;

function load(): Record<string, DealMemory> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, DealMemory>;
  } catch {
    return {};
  }
}

function keep(table: string, memory: DealMemory): void {
  const { [table]: _, ...others } = load();
  try {
    localStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries([...Object.entries(others), [table, memory]].slice(-most))),
    );
  } catch {
    // A browser that keeps nothing plays on; the server's share takes the place of its own.
  }
}

export const recall = (table: string): DealMemory | null => load()[table] ?? null;

/** A new share, and the promise of it. */
export async function promise(): Promise<Promised> {
  const { shareHash } = await import('./fairness');
  const share = randomKey();
  return { share, hash: shareHash(share) };
}

/** Which share belongs to a table, and what the server has committed to there. An earlier promise that holds stays. */
export function remember(table: TableState, { share, hash }: Promised): void {
  const holds = recall(table.id)?.hash;
  if (holds !== undefined && holds === table.seats.find((seat) => seat.you)?.share_hash) return;
  keep(table.id, { share, hash, commitment: table.commitment });
}

/** The promise with which to sit down at a table; the same one again, unless its share was revealed already. */
export async function promiseAt(table: TableState): Promise<string> {
  const before = recall(table.id);
  if (before && !before.promises && before.commitment === table.commitment) return before.hash;
  const fresh = await promise();
  remember(table, fresh);
  return fresh.hash;
}

/**
 * The share that a table which is being dealt waits for. It is given away once: to the commitment that was seen first, and
 * to one set of promises, because whoever knows it could choose another.
 */
export function toReveal(table: TableState): string | null {
  const memory = recall(table.id);
  const own = table.seats.find((seat) => seat.you);
  if (
    !memory ||
    table.status !== 'dealing' ||
    own?.share_hash !== memory.hash ||
    table.commitment !== memory.commitment
  )
    return null;
  const promises = table.seats.map((seat) => seat.share_hash ?? null);
  if (memory.promises && JSON.stringify(memory.promises) !== JSON.stringify(promises)) return null;
  keep(table.id, { ...memory, promises });
  return memory.share;
}
